// What downloading is: free as data, and with Pro as a finished file. Says the price before anything is asked.
import { useId, useState } from 'react'
import { exportResume } from '../data/cvs.ts'
import { money, type ProPlan, rupees, usePlans } from '../data/plans.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import { tellProblem } from '../parts/tell.ts'
import { paths } from '../paths.ts'
import { useCvForm } from './form-context.tsx'
import { Glyph } from './glyph.tsx'
import './dialogs.css'

/** "Pro · ₹590" for the button, from the service; null until it is known. */
export function usePrice(): string | null {
  const { data: plans } = usePlans()
  const price = plans && rupees(plans.pro)
  return price ? `Pro · ${money(price.price, price.currency)}` : null
}

export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { account, isLogin } = useCvForm()
  const { data: plans } = usePlans()
  const title = useId()
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="download">
      <h2 id={title}>Download</h2>
      {plans && <Pro plan={plans.pro} has={account?.isPro ?? false} />}
      <h3>Free, always</h3>
      <p className="dialog-lead">
        The link to your CV, and everything you wrote as data (JSON Resume), which other CV tools can read.
      </p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
        {isLogin ? (
          <DataButton />
        ) : (
          <Link className="button" href={paths.login}>
            Sign in to save it
          </Link>
        )}
      </div>
    </Dialog>
  )
}

function Pro({ plan, has }: { plan: ProPlan; has: boolean }) {
  const price = rupees(plan)
  return (
    <section className="download-pro">
      <h3>{has ? `You have ${plan.name}` : plan.name}</h3>
      {!has && price && (
        <p className="dialog-lead">
          <strong>{money(price.price, price.currency)}</strong> for {plan.months} months, {plan.gstPercent}% GST
          included. It ends by itself: nothing renews unasked.
        </p>
      )}
      <ul>
        {plan.features.map(feature => (
          <li key={feature}>
            <Icon name="tick" /> {feature}
          </li>
        ))}
      </ul>
      {!has && (
        <Link className="button primary" href={paths.subscription}>
          See the plans
        </Link>
      )}
    </section>
  )
}

function DataButton() {
  const { editor } = useCvForm()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await editor.settle(true)
      const { cvId, document: cv } = editor.getState()
      if (cvId) saveFile(`${cv.title}.json`, JSON.stringify(await exportResume(cvId), null, 2))
    } catch (problem) {
      tellProblem(problem)
    }
    setBusy(false)
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={download}>
      <Glyph name="download" /> JSON Resume
    </button>
  )
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
