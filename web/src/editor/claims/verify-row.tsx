// One section in the Verify panel: its badge, attestation, evidence and requests to institutions.
import { type ChangeEvent, useRef, useState } from 'react'
import { ownersSentences } from '../../../../api/core/claims/claim-words.ts'
import type { VerificationEntryData } from '../../../../api/core/contract/claims.ts'
import { type Attesting, type Credential, readProof, removeAttestation, removeProof } from '../../data/claims.ts'
import { addProof } from '../../data/upload.ts'
import { fitPicture } from '../../parts/fit-picture.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { tellProblem } from '../../parts/tell.ts'
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
import type { Run } from './use-claims.ts'

type Props = {
  cvId: string
  part: ClaimableSection
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
const PROOFS_A_PART = 5

export function VerifyRow(props: Props) {
  const { part, startsGroup } = props
  const { entry, name, group } = part
  const mark = claimStatus(entry)
  const icon = ICONS[mark]
  return (
    <li className={startsGroup ? 'starts-group' : undefined}>
      {startsGroup && group !== name && <h3 className="verify-group">{group}</h3>}
      <details className="verify-row">
        <summary>
          <span className="verify-name" dir="auto">
            {name}
          </span>
          <span className={`claim-mark ${mark}`}>
            {icon && <Icon name={icon} />}
            {badgeWords(part)}
          </span>
        </summary>
        <Story {...props} entry={entry} />
      </details>
    </li>
  )
}

function Story(props: Props & { entry: VerificationEntryData | null }) {
  const { cvId, part, credentials, method, busy, run, onAttest, onAsk, entry } = props
  const { path, name, isPrivate } = part
  const isAgain = entry?.attestation && (method === 'account' || entry.attestation.method === 'wallet')
  const words = method === 'wallet' ? ['Sign with the wallet', 'Sign again'] : ['Attest', 'Attest again']
  const remove = () => run(path, () => removeAttestation(cvId, path), `No longer attested: ${name}`)
  return (
    <div className="verify-story">
      {entry ? (
        ownersSentences(entry, part.person).map(words => <p key={words}>{words}</p>)
      ) : (
        <p>Nobody has said that it is true yet.</p>
      )}
      {isPrivate && <p>It is private: until you make it public, nobody else is told that you attested it.</p>}
      {entry && <Asked entry={entry} />}
      <Proofs cvId={cvId} part={part} busy={busy} run={run} />
      <Credentials cvId={cvId} part={part} busy={busy} run={run} />
      <CredentialDownloads credentials={credentials} name={name} />
      <div className="picture-actions">
        {needsAttesting(part, method) && (
          <button type="button" className="button" disabled={busy !== null} onClick={onAttest}>
            <Icon name="pen" /> {busy === path ? 'Attesting…' : words[isAgain ? 1 : 0]}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!isPrivate && (
          <button type="button" className="button" disabled={busy !== null} onClick={onAsk}>
            <Icon name="mail" /> Ask an institution
            <span className="visually-hidden"> about {name}</span>
          </button>
        )}
        {entry?.attestation && (
          <button type="button" className="link-button" disabled={busy !== null} onClick={remove}>
            Take the attestation back
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function Asked({ entry }: { entry: VerificationEntryData }) {
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

/** Files that only the owner and asked institutions can see; readers learn only that evidence exists. */
function Proofs({ cvId, part, busy, run }: Pick<Props, 'cvId' | 'part' | 'busy' | 'run'>) {
  const input = useRef<HTMLInputElement>(null)
  const { path, name, entry } = part
  const proofs = entry?.proof ?? []
  const sending = `${path}/proof`
  const [sent, setSent] = useState(0)
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    setSent(0)
    void run(sending, async () => addProof(cvId, path, await fitPicture(file), setSent), `Added: ${file.name}`)
  }
  const remove = (id: string, fileName: string) =>
    run(sending, () => removeProof(cvId, path, id), `Removed: ${fileName}`)
  const download = (id: string, fileName: string) =>
    readProof(cvId, path, id).then(file => saveFile(fileName, file), tellProblem)
  return (
    <>
      {proofs.length > 0 && (
        <ul className="verify-proofs">
          {proofs.map(proof => (
            <li key={proof.id}>
              <button type="button" className="link-button" onClick={() => download(proof.id, proof.name)}>
                {proof.name}
              </button>
              <span>{sizeOf(proof.size)}</span>
              <button
                type="button"
                className="button icon-only"
                disabled={busy !== null}
                onClick={() => remove(proof.id, proof.name)}
              >
                <Icon name="trash" />
                <span className="visually-hidden">Remove {proof.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {proofs.length < PROOFS_A_PART && (
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
            <Icon name="upload" />{' '}
            {busy === sending
              ? sent > 0 && sent < 1
                ? `Sending… ${Math.round(sent * 100)} %`
                : 'One moment…'
              : 'Add evidence'}
            <span className="visually-hidden"> for {name}</span>
          </button>{' '}
          <span className="edit-hint">PDF or picture, 5 MB. Only you and institutions that you ask see it.</span>
        </p>
      )}
    </>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
