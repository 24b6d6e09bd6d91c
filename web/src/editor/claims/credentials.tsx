// The credentials of others at one section, in the Proof view: added as a file or as text, with the result of the last check.
import { type ChangeEvent, useRef, useState } from 'react'
import { credentialFacts, misfitWords } from '../../../../api/core/claims/credential-words.ts'
import type { CredentialData } from '../../../../api/core/contract/claims.ts'
import { checkCredential, readAttached, removeAttached } from '../../data/claims.ts'
import { addCredential } from '../../data/upload.ts'
import { Icon } from '../../parts/icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { showProblem } from '../../parts/toast-messages.ts'
import type { ClaimableSection } from './claim-words.ts'
import type { Run } from './use-claims.ts'

type Props = { cvId: string; section: ClaimableSection; busy: string | null; run: Run }

const A_SECTION = 5

export function Credentials({ cvId, section, busy, run }: Props) {
  const { path, entry } = section
  const credentials = entry?.credentials ?? []
  const sending = `${path}/credential`
  const add = (file: File) => run(sending, () => addCredential(cvId, path, file), 'The credential is attached')
  return (
    <>
      {credentials.map(credential => (
        <Attached key={credential.id} {...{ cvId, section, busy, run, credential }} />
      ))}
      {credentials.length < A_SECTION && (
        <Bring section={section} busy={busy} isSending={busy === sending} onFile={add} />
      )}
    </>
  )
}

function Attached({ cvId, section: { path }, busy, run, credential }: Props & { credential: CredentialData }) {
  const { id, title, misfit } = credential
  const [isDisabled, doing] = [busy !== null, `${path}/credential`]
  const name = <span className="visually-hidden">: {title}</span>
  const check = () => run(doing, () => checkCredential(cvId, path, id), 'The credential was checked again')
  const download = () =>
    readAttached(cvId, 'attached-credentials', path, id).then(file => saveFile(`credential-${id}`, file), showProblem)
  return (
    <div className="verify-credential">
      {credentialFacts(credential).map(words => (
        <p key={words} dir="auto">
          {words}
        </p>
      ))}
      {misfit && <p dir="auto">{misfitWords(credential)}</p>}
      <div className="picture-actions">
        <button type="button" className="button" disabled={isDisabled} onClick={check}>
          Check again{name}
        </button>
        <button type="button" className="link-button" onClick={download}>
          Download{name}
        </button>
        <button
          type="button"
          className="button icon-only"
          disabled={isDisabled}
          onClick={() =>
            run(doing, () => removeAttached(cvId, 'attached-credentials', path, id), 'The credential is removed')
          }
        >
          <Icon name="trash" />
          <span className="visually-hidden">Remove the credential: {title}</span>
        </button>
      </div>
    </div>
  )
}

type BringProps = Pick<Props, 'section' | 'busy'> & { isSending: boolean; onFile: (file: File) => Promise<unknown> }

function Bring({ section: { name }, busy, isSending, onFile }: BringProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void onFile(file)
  }
  const paste = async () => {
    if (await onFile(new File([text.trim()], 'credential.txt', { type: 'text/plain' }))) setText('')
  }
  return (
    <div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept=".json,.jsonld,.jwt,.txt,.png,.svg,application/json"
        aria-label={`A credential for ${name}`}
        onChange={choose}
      />
      <button type="button" className="button" disabled={busy !== null} onClick={() => input.current?.click()}>
        <Icon name="upload" /> {isSending ? 'Checking…' : 'Attach a credential'}
        <span className="visually-hidden"> for {name}</span>
      </button>{' '}
      <span className="edit-hint">
        An Open Badge, a Europass or another digital credential that was made out to you. Readers see who signed it.
      </span>
      <details className="verify-paste">
        <summary>Paste its text instead</summary>
        <label className="field">
          The text of the credential
          <textarea
            rows={4}
            value={text}
            spellCheck={false}
            dir="ltr"
            onChange={event => setText(event.target.value)}
          />
        </label>
        <button type="button" className="button" disabled={busy !== null || text.trim() === ''} onClick={paste}>
          Attach this text
          <span className="visually-hidden"> for {name}</span>
        </button>
      </details>
    </div>
  )
}
