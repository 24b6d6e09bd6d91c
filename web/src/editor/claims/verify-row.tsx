// One section in the Proof view: its badge, attestation, evidence and requests to institutions.
import { type ChangeEvent, useRef, useState } from 'react'
import { ownersSentences } from '../../../../api/core/claims/claim-words.ts'
import type { VerificationEntryData } from '../../../../api/core/contract/claims.ts'
import { linkedInForm } from '../../../../api/core/linkedin.ts'
import { type Attesting, type Credential, readAttached, removeAttached, removeAttestation } from '../../data/claims.ts'
import { addEvidence } from '../../data/upload.ts'
import { fitPicture } from '../../parts/fit-picture.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import { paths } from '../../paths.ts'
import {
  badgeWords,
  type ClaimableSection,
  type ClaimStatus,
  claimStatus,
  needsAttesting,
  requestsInWords,
} from './claim-words.ts'
import { CredentialDownloads } from './credential-downloads.tsx'
import { Credentials } from './credentials.tsx'
import { Former } from './former.tsx'
import type { Run } from './use-claims.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type Props = {
  cvId: string
  section: ClaimableSection
  isPublished: boolean
  credentials: readonly Credential[]
  method: Attesting['method']
  startsGroup: boolean
  /** The action in progress: a section's path, the same with `/proof` or `/credential`, or `all`. */
  busy: string | null
  run: Run
  onAttest: () => void
  onAsk: () => void
}

const ICONS: Record<ClaimStatus, IconName | null> = {
  stated: null,
  attested: 'pen',
  confirmed: 'tick',
  credential: 'tick',
  changed: 'warn',
}
/** The limit for one section. */
const MAX_EVIDENCE = 5

export function VerifyRow(props: Props) {
  const { section, startsGroup } = props
  const { entry, name, group } = section
  const status = claimStatus(entry)
  const icon = ICONS[status]
  return (
    <li className={startsGroup ? 'starts-group' : undefined}>
      {startsGroup && group !== name && <h3 className="verify-group">{group}</h3>}
      <details className="verify-row">
        <summary>
          <span className="verify-name" dir="auto">
            {name}
          </span>
          <span className={`claim-mark ${status}`}>
            {icon && <Icon name={icon} />}
            {badgeWords(section)}
          </span>
        </summary>
        <Details {...props} />
      </details>
    </li>
  )
}

function Details({ cvId, section, isPublished, credentials, method, busy, run, onAttest, onAsk }: Props) {
  const { path, name, isPrivate, entry } = section
  const [isWithdrawing, setWithdrawing] = useState(false)
  const former = entry?.former ?? []
  const isIssued = entry?.level === 'credential' || credentials.some(({ kind }) => kind === 'confirmation')
  const wasSigned = former.some(({ scope }) => scope === 'whole')
  const isAgain = wasSigned || (entry?.attestation && (method === 'account' || entry.attestation.method === 'wallet'))
  const words = method === 'wallet' ? ['Sign with the wallet', 'Sign again'] : ['Sign', 'Sign again']
  const withdraw = () => {
    setWithdrawing(false)
    void run(path, () => removeAttestation(cvId, path), `Signature withdrawn: ${name}`)
  }
  return (
    <div className="verify-story">
      {entry ? (
        ownersSentences({ ...entry, former: [] }, section.person).map(words => <p key={words}>{words}</p>)
      ) : (
        <p>Nobody has signed or confirmed it yet.</p>
      )}
      {isPrivate && <p>It is private: until you make it public, nobody else learns that you signed it.</p>}
      <Former section={section} busy={busy} run={run} />
      {entry && <Requests entry={entry} />}
      <Evidence cvId={cvId} section={section} busy={busy} run={run} />
      <Credentials cvId={cvId} section={section} busy={busy} run={run} />
      <CredentialDownloads credentials={credentials} name={name} />
      {isPublished && isIssued && <LinkedIn cvId={cvId} section={section} />}
      <div className="picture-actions">
        {needsAttesting(section, method) && (
          <button type="button" className="button" disabled={busy !== null} onClick={onAttest}>
            <Icon name="pen" /> {busy === path ? 'Signing…' : words[isAgain ? 1 : 0]}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!isPrivate && (
          <button type="button" className="button" disabled={busy !== null} onClick={onAsk}>
            <Icon name="mail" /> Ask an institution{former.some(({ level }) => level === 'confirmed') && ' again'}
            <span className="visually-hidden"> about {name}</span>
          </button>
        )}
        {entry?.attestation && (
          <button type="button" className="link-button" disabled={busy !== null} onClick={() => setWithdrawing(true)}>
            Withdraw the signature
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
      {isWithdrawing && (
        <WithdrawDialog cvId={cvId} section={section} onClose={() => setWithdrawing(false)} onWithdraw={withdraw} />
      )}
    </div>
  )
}

/** Opens LinkedIn's own form with the words that somebody else confirmed and the public page of the claim. */
function LinkedIn({ cvId, section }: Pick<Props, 'cvId' | 'section'>) {
  const checkUrl = `${window.location.origin}${paths.verifyCv(cvId)}#${section.path}`
  const form = linkedInForm(section, checkUrl, new Date().toISOString().slice(0, 10))
  if (!form) return null
  return (
    <p>
      <a className="button" href={form} target="_blank" rel="noopener">
        <Icon name="open" /> Add to LinkedIn profile
        <span className="visually-hidden">: {section.name}, opens in a new tab</span>
      </a>{' '}
      <span className="edit-hint">LinkedIn shows its form filled in. Nothing is added before you save it there.</span>
    </p>
  )
}

function Requests({ entry }: { entry: VerificationEntryData }) {
  const requests = requestsInWords(entry)
  if (requests.length === 0) return null
  return (
    <ul className="verify-asked">
      {requests.map(({ id, words, note }) => (
        <li key={id}>
          {words}
          {note && <q dir="auto">{note}</q>}
        </li>
      ))}
    </ul>
  )
}

type EvidenceProps = Pick<Props, 'cvId' | 'section' | 'busy' | 'run'>

/** Files that only the owner and institutions with a request can see; readers learn only that evidence exists. */
function Evidence(props: EvidenceProps) {
  const { cvId, section, busy, run } = props
  const { path, entry } = section
  const files = entry?.proof ?? []
  const remove = (id: string, fileName: string) =>
    run(evidenceKey(path), () => removeAttached(cvId, 'proofs', path, id), `Removed: ${fileName}`)
  const download = (id: string, fileName: string) =>
    readAttached(cvId, 'proofs', path, id).then(file => saveFile(fileName, file), showProblem)
  return (
    <>
      {files.length > 0 && (
        <ul className="verify-proofs">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <button type="button" className="link-button" onClick={() => download(id, name)}>
                {name}
              </button>
              <span>{sizeInWords(size)}</span>
              <button
                type="button"
                className="button icon-only"
                disabled={busy !== null}
                onClick={() => remove(id, name)}
              >
                <Icon name="trash" />
                <span className="visually-hidden">Remove {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_EVIDENCE && <AddEvidence {...props} />}
    </>
  )
}

/** The key of `busy` while evidence is sent or removed. */
const evidenceKey = (path: string) => `${path}/proof`

function AddEvidence({ cvId, section, busy, run }: EvidenceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState(0)
  const { path, name } = section
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setSent(0)
    const send = async () => addEvidence(cvId, path, await fitPicture(file), setSent)
    void run(evidenceKey(path), send, `Added: ${file.name}`)
  }
  const progress = sent > 0 && sent < 1 ? `Sending… ${Math.round(sent * 100)} %` : 'One moment…'
  return (
    <p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept="application/pdf,image/png,image/jpeg,image/webp,image/avif"
        aria-label={`Evidence for ${name}`}
        onChange={onFile}
      />
      <button type="button" className="button" disabled={busy !== null} onClick={() => input.current?.click()}>
        <Icon name="upload" /> {busy === evidenceKey(path) ? progress : 'Add evidence'}
        <span className="visually-hidden"> for {name}</span>
      </button>{' '}
      <span className="edit-hint">PDF or picture, 5 MB. Only you and institutions that you ask see it.</span>
    </p>
  )
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
