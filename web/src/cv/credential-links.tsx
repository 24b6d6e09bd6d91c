// On the page that checks a CV: a claim as a file for wallets and other programs. Plain links.
import { credentialPath, formatsOf, type IssuableClaim, kindsOf } from '../../../api/core/claims/issued.ts'
import { labelsOf } from '../../../api/core/cv/locale.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { CREDENTIAL_GOOD_FOR, CREDENTIAL_WORDS, KIND_WORDS } from './credential-words.ts'
import { each } from './each.ts'

type LinksProps = { cv: string; claim: IssuableClaim; words: ReaderWords }

export function CredentialLinks({ cv, claim, words }: LinksProps) {
  const kinds = kindsOf(claim)
  if (kinds.length === 0) return null
  return (
    <details>
      <summary className="check-fold">{words.say('Download as a credential')}</summary>
      <p>{words.say(CREDENTIAL_GOOD_FOR)}</p>
      {each(kinds, kind => (
        <p>
          {words.say(KIND_WORDS[kind])}
          {labelsOf(words.language).colon}
          {each(formatsOf(kind), (format, at) => (
            <>
              {at > 0 && ' · '}
              <a href={credentialPath(cv, claim.section, kind, format)} download>
                {words.say(CREDENTIAL_WORDS[format])}
              </a>
            </>
          ))}
        </p>
      ))}
    </details>
  )
}
