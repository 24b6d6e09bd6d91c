// The Download menu: the formats, which of them need Pro and at what price, and the audience of the file. A chunk of its
// own. The service decides who may have a file; without Pro it is not called: the plan is bought in a small window, then the file follows.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { CvPrivacyData } from '../../../api/core/contract/cv.ts'
import { GST_PERCENT, PRO_MONTHS } from '../../../api/core/prices.ts'
import { useConfig } from '../data/config.ts'
import { type FileKind, readDownload } from '../data/downloads.ts'
import { ApiProblem } from '../data/fetch.ts'
import { type Audience, type Download, useUnsupported } from '../data/files.ts'
import { onPlanChange } from '../data/payments.ts'
import { money, type Price, RUPEES } from '../data/plans.ts'
import { useMe } from '../data/users.ts'
import { hasPayments } from '../data/without.ts'
import { paths } from '../paths.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { Actions, Dialog } from './dialog.tsx'
import { Unsupported, wordsOfProblem } from './file-words.tsx'
import { Icon } from './icon.tsx'
import { saveFile } from './save-file.ts'
import { SignInButton, useSmallWindow } from './small-window.tsx'
import './download-dialog.css'

/** The saved CV to download, or the reason why none is saved. `remark`: the content that the file omits. */
export type Ready = { id: string; remark?: string } | { problem: string }
type Props = {
  /** Null: the file has one audience. */
  privacy: CvPrivacyData | null
  signedIn: boolean
  prepare: () => Promise<Ready>
  /** The id of a saved CV: its unsupported characters are listed before a download. */
  savedId: string | null
  /** Fetches another document than the CV, for example a cover letter, in these formats only. */
  other?: { read: (kind: FileKind) => Promise<Download>; kinds: readonly FileKind[] }
  onClose: () => void
}

type Format = { kind: FileKind; name: string; purpose: string }

const FOR_PRO: Format[] = [
  { kind: 'pdf', name: 'PDF', purpose: 'For applications and for print: exactly the pages of your template.' },
  { kind: 'docx', name: 'Word', purpose: 'For agencies and forms that ask for .docx: one column, ready to edit.' },
  {
    kind: 'naukri',
    name: 'Naukri',
    purpose: 'For naukri.com: a Word file of at most 2 MB, plain lines that its program reads, without the picture.',
  },
]
/** The same where the service seals PDFs. */
const SEALED = FOR_PRO.map(format =>
  format.kind === 'pdf'
    ? { ...format, purpose: `${format.purpose} Sealed: anybody can check at /verify that it is unaltered.` }
    : format,
)
const FREE: Format[] = [
  { kind: 'markdown', name: 'Markdown', purpose: 'For wikis, notes and code hosts.' },
  { kind: 'text', name: 'Plain text', purpose: 'For forms with one large field: copy and paste.' },
  {
    kind: 'json',
    name: 'JSON Resume',
    purpose: 'For other CV tools: all that you wrote, always with what is private or hidden.',
  },
]

export function DownloadDialog({ privacy, signedIn, prepare, savedId, other, onClose }: Props) {
  const title = useId()
  const [audience, setAudience] = useState<Audience>('owner')
  const downloads = useDownloads(prepare, other?.read ?? ((kind, id) => readDownload(id, kind, audience)))
  const offered = (formats: Format[]) => formats.filter(({ kind }) => !other || other.kinds.includes(kind))
  const { data: me, problem } = useMe(signedIn)
  const isPro = me ? me.subscriptionPlan === 'Pro' && !downloads.refusal : problem !== undefined && !downloads.refusal
  const rows = { ...downloads, canDownload: signedIn }
  const { buy, blocked } = usePurchase(isPro, downloads)
  const missing = useUnsupported(signedIn && isPro && !other ? savedId : null, prepare, audience)
  const isSealed = useConfig().data?.sealsFiles === true && !other
  return (
    <Dialog open onClose={onClose} labelledBy={title} className="download">
      <h2 id={title}>Download</h2>
      {signedIn && privacy && <AudienceChoice privacy={privacy} audience={audience} onChoose={setAudience} />}
      {!signedIn && (
        <p className="download-lead">
          Files are made from the saved CV. Continue with Google: this page stays as it is, what you wrote is saved to
          your account, and the files are here.
        </p>
      )}
      <section className="download-group" aria-labelledby={`${title}-pro`}>
        <h3 id={`${title}-pro`}>
          Finished files {hasPayments && <span className={`tag ${isPro ? 'strong' : ''}`}>Pro</span>}
        </h3>
        <Formats
          formats={offered(isSealed ? SEALED : FOR_PRO)}
          {...rows}
          canDownload={isPro || me !== undefined}
          buy={hasPayments && !isPro && buy}
        />
        <Unsupported characters={missing.length > 0 ? missing : (downloads.outcome.unsupported ?? [])} />
        {hasPayments && !isPro && (me || !signedIn) && (
          <GetPro refusal={downloads.refusal} canBuy={signedIn}>
            {blocked}
          </GetPro>
        )}
      </section>
      <section className="download-group" aria-labelledby={`${title}-free`}>
        <h3 id={`${title}-free`}>Your text {hasPayments && <span className="tag">Free</span>}</h3>
        <Formats formats={offered(FREE)} {...rows} />
      </section>
      <Outcome {...downloads} />
      <Actions label="Close" onClick={onClose}>
        {!signedIn && <SignInButton />}
      </Actions>
    </Dialog>
  )
}

type Refusal = { price?: { currency: Price['currency']; amount: number; months: number } }
type Outcome = { saved?: string; unsupported?: string[]; problem?: string }
type Downloads = {
  busy: FileKind | null
  outcome: Outcome
  /** Set when the service has replied `plan_required`. */
  refusal: Refusal | null
  forgetRefusal: () => void
  download: (kind: FileKind) => void
}

function useDownloads(prepare: Props['prepare'], read: (kind: FileKind, id: string) => Promise<Download>): Downloads {
  const [busy, setBusy] = useState<FileKind | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const run = async (kind: FileKind): Promise<Outcome> => {
    const ready = await prepare()
    if ('problem' in ready) return ready
    const { file, name, unsupported } = await read(kind, ready.id)
    saveFile(name, file)
    return { saved: [`${name} is in your downloads.`, ready.remark].filter(Boolean).join(' '), unsupported }
  }
  const download = async (kind: FileKind) => {
    if (busy) return
    setBusy(kind)
    setOutcome({})
    try {
      setOutcome(await run(kind))
    } catch (failure) {
      const problem = failure instanceof ApiProblem ? failure : new ApiProblem(500, {})
      if (problem.code === 'plan_required') setRefusal(problem.reply as Refusal)
      else setOutcome({ problem: `${wordsOfProblem(problem).title}. ${wordsOfProblem(problem).text}` })
    }
    setBusy(null)
  }
  return { busy, outcome, refusal, forgetRefusal: () => setRefusal(null), download }
}

/** Opens the payment in a small window; once Pro is granted, the requested file is downloaded. */
function usePurchase(isPro: boolean, { download, forgetRefusal }: Downloads) {
  const { open, blocked } = useSmallWindow()
  const [wanted, setWanted] = useState<FileKind | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets a state only
  useEffect(() => onPlanChange(forgetRefusal), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when Pro is granted
  useEffect(() => {
    if (!isPro || !wanted) return
    setWanted(null)
    download(wanted)
  }, [isPro, wanted])
  const buy = (kind: FileKind) => {
    setWanted(kind)
    open(`${paths.subscription}?window`)
  }
  return { buy, blocked }
}

type FormatsProps = Pick<Downloads, 'busy' | 'download'> & {
  formats: Format[]
  canDownload: boolean
  /** Set when the files need Pro, which the account does not have: opens the payment. */
  buy?: ((kind: FileKind) => void) | false
}

function Formats({ formats, busy, download, canDownload, buy }: FormatsProps) {
  const button = (kind: FileKind, name: string) => {
    if (buy) return { 'aria-label': `Get Pro for ${name}`, onClick: () => buy(kind), children: 'Get Pro' }
    const isBusy = busy === kind
    return {
      'aria-label': isBusy ? `${name} is being made` : `Download ${name}`,
      // Not `disabled`, which would lose the focus.
      'aria-disabled': busy !== null || undefined,
      onClick: () => download(kind),
      children: isBusy ? 'Making it…' : 'Download',
    }
  }
  return (
    <ul className="formats">
      {formats.map(({ kind, name, purpose }) => (
        <li key={kind}>
          <p>
            <strong>{name}</strong> <span>{purpose}</span>
          </p>
          {canDownload && (
            <button
              type="button"
              className={buy && kind === 'pdf' ? 'button primary' : 'button'}
              {...button(kind, name)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type GetProProps = { refusal: Refusal | null; canBuy: boolean; children: ReactNode }

/** The price, from the refusal or of the plan, and what happens after the payment. */
function GetPro({ refusal, canBuy, children }: GetProProps) {
  const { amount, currency, months = PRO_MONTHS } = refusal?.price ?? {}
  const price = amount !== undefined && currency ? money(amount, currency) : RUPEES
  const hasGst = useConfig().data?.seller.gstin
  return (
    <div className="get-pro">
      <p role={refusal ? 'alert' : undefined}>
        {refusal && <>Your account has no Pro plan now. </>}
        <strong>{price}</strong> for {months} months{hasGst && `, ${GST_PERCENT}% GST included`}. It ends by itself:
        nothing renews unasked.
        {canBuy && ' You pay in a window; after that the file is downloaded here.'}
      </p>
      {children}
    </div>
  )
}

function Outcome({ outcome: { saved, problem } }: Downloads) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved || problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [saved, problem])
  return (
    <div ref={place} className="download-outcome">
      <p role="status">
        {saved && (
          <>
            <Icon name="tick" /> {saved}
          </>
        )}
      </p>
      {problem && (
        <p className="download-problem" role="alert">
          <Icon name="warn" /> {problem}
        </p>
      )}
    </div>
  )
}
