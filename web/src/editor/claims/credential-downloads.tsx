// The published claims of one section as files for wallets and other programs.
import type { CredentialFormat } from '../../../../api/core/claims/issued.ts'
import { CREDENTIAL_GOOD_FOR, CREDENTIAL_WORDS, KIND_WORDS } from '../../cv/credential-words.ts'
import { type Credential, downloadCredential } from '../../data/claims.ts'
import { saveFile } from '../../parts/save-file.ts'
import { showProblem } from '../../parts/toast-messages.ts'

export function CredentialDownloads({ credentials, name }: { credentials: readonly Credential[]; name: string }) {
  if (credentials.length === 0) return null
  const save = (credential: Credential, format: CredentialFormat, hasAddress = false) =>
    downloadCredential(credential, format, hasAddress).then(({ file, name }) => saveFile(name, file), showProblem)
  return (
    <details className="verify-credentials">
      <summary>
        Download as a credential<span className="visually-hidden">: {name}</span>
      </summary>
      <p className="edit-hint">{CREDENTIAL_GOOD_FOR}</p>
      <ul className="verify-proofs">
        {credentials.flatMap(credential => [
          ...credential.formats.map(format => (
            <li key={`${credential.kind} ${format}`}>
              <button type="button" className="link-button" onClick={() => save(credential, format)}>
                {KIND_WORDS[credential.kind]}: {CREDENTIAL_WORDS[format]}
              </button>
            </li>
          )),
          ...(credential.kind === 'confirmation'
            ? [
                <li key="address">
                  <button type="button" className="link-button" onClick={() => save(credential, 'ldp', true)}>
                    The confirmation: JSON made out to the address of your account
                  </button>
                </li>,
              ]
            : []),
        ])}
      </ul>
    </details>
  )
}
