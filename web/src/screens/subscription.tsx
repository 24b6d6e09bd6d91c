// The two plans, and which one is the user's. Pro is bought in the popup, which is loaded on demand. In the small window of another page
// the popup is open at once, and the window closes after it.
import { lazy, Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import type { MeData } from '../../../api/core/contract/accounts.ts'
import { dayInIndia } from '../../../api/core/days.ts'
import { PRO_PLAN } from '../../../api/core/prices.ts'
import { useMe } from '../data/users.ts'
import { hasPayments } from '../data/without.ts'
import { Link, useNavigateHome } from '../parts/link.tsx'
import { Page } from '../parts/page.tsx'
import { PlanCards } from '../parts/plan-cards.tsx'
import { paths } from '../paths.ts'
import './subscription.css'

const PaymentPopup = lazy(() => import('../parts/payment-popup.tsx'))

/** How long the small window shows the message of the payment, and the confetti. */
const MESSAGE_MS = 2_200

export default function Subscription() {
  return hasPayments ? <Plans /> : <Included />
}

const Included = () => (
  <Page title="All features are included · TruCV" className="subscription">
    <h1>All features are included here</h1>
    <p className="lead">Write, sign and publish, and download every file. Nothing is sold here.</p>
    <p>
      <Link className="button primary" href={paths.dashboard}>
        Your CVs
      </Link>
    </p>
  </Page>
)

function Plans() {
  const goHome = useNavigateHome()
  const { data: me } = useMe()
  const isWindow = new URLSearchParams(useSearch()).has('window')
  const [paying, setPaying] = useState(isWindow)
  const open = () => setPaying(true)
  const close = () => {
    setPaying(false)
    if (isWindow) window.close()
  }
  const finish = () => {
    setPaying(false)
    if (isWindow) setTimeout(() => window.close(), MESSAGE_MS)
    else goHome()
  }
  return (
    <Page title="Subscription Plans · TruCV" className="subscription">
      <h1>Subscription Plans</h1>
      <p className="lead">Both plans publish. Pro also hands you the files, and does not renew by itself.</p>
      <h2 className="visually-hidden">The two plans</h2>
      <PlanCards
        freeBadge={me?.subscriptionPlan === 'Free' ? 'Current Plan' : undefined}
        freeAction={
          <button type="button" className="button" onClick={goHome}>
            {me?.subscriptionPlan === 'Pro' ? 'Go home' : 'Start free'}
          </button>
        }
        proAction={<ProAction me={me} onPay={open} />}
      />
      {paying && (
        <Suspense>
          <PaymentPopup plan={PRO_PLAN} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </Page>
  )
}

function ProAction({ me, onPay }: { me: MeData | undefined; onPay: () => void }) {
  if (me?.subscriptionPlan !== 'Pro') {
    return (
      <button type="button" className="button primary" onClick={onPay}>
        Get Pro
      </button>
    )
  }
  return (
    <>
      <button type="button" className="button" disabled>
        Current Plan
      </button>
      <p className="plan-end">
        {me.planExpiresAt ? `Yours until ${dayInIndia(me.planExpiresAt)}.` : 'Yours without an end.'}{' '}
        {me.planExpiresAt && (
          <button type="button" className="link-button" onClick={onPay}>
            Add 6 months
          </button>
        )}
      </p>
    </>
  )
}
