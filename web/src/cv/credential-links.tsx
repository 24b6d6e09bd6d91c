// On the page that checks a CV: a claim as a file for wallets and other programs. Plain links.
import { credentialPath, formatsOf, type IssuableClaim, kindsOf } from '../../../api/core/claims/issued.ts'
import { CREDENTIAL_GOOD_FOR, CREDENTIAL_WORDS, KIND_WORDS } from './credential-words.ts'
import { each } from './each.ts'

export function CredentialLinks({ cv, claim }: { cv: string; claim: IssuableClaim }) {
  const kinds = kindsOf(claim)
  if (kinds.length === 0) return null
  return (
    <details>
      <summary className="check-fold">Download as a credential</summary>
      <p>{CREDENTIAL_GOOD_FOR}</p>
      {each(kinds, kind => (
        <p>
          {KIND_WORDS[kind]}:{' '}
          {each(formatsOf(kind), (format, at) => (
            <>
              {at > 0 && ' · '}
              <a href={credentialPath(cv, claim.section, kind, format)} download>
                {CREDENTIAL_WORDS[format]}
              </a>
            </>
          ))}
        </p>
      ))}
    </details>
  )
}
