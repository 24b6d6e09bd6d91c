// Notes on a request for the institution, on the page of its link and at its desk.
import { withoutQuotes } from '../../../api/core/claims/claim-words.ts'
import type { ConfirmView } from '../../../api/core/contract/requests.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { each } from './each.ts'
import { Said } from './said.tsx'

type Noted<K extends keyof ConfirmView> = Pick<ConfirmView, K> & { words: ReaderWords }
type Earlier = Pick<NonNullable<ConfirmView['claim']>, 'earlier'>

/** A name as a user typed it, delimited so that its content cannot pass for ours. */
export const Name = ({ children }: { children: string }) => (
  <>
    “<bdi>{withoutQuotes(children)}</bdi>”
  </>
)

/** The identifier of the person, and confirmations under other names. */
export function About({ person, reference, earlier, words }: Noted<'person' | 'reference'> & Earlier) {
  return (
    <>
      {reference !== null && (
        <p className="ask-reference">
          <Said
            pattern={words.pattern(
              'To find the person in your records: {reference}. The user who asks typed it. It is not part of what you confirm, and nobody but you is shown it.',
            )}
            values={{ reference: <Name>{reference}</Name> }}
          />
        </p>
      )}
      {each(earlier, ({ person: before, at }) => (
        <p className="ask-note">
          <Said
            pattern={words.pattern(
              'The same words were confirmed from your domain on {day} for another name: {before}. Now you are asked for {person}. Confirm them only if you know that both are the same person.',
            )}
            values={{ day: words.day(at), before: <Name>{before}</Name>, person: <Name>{person}</Name> }}
          />
        </p>
      ))}
    </>
  )
}

/** What readers of the CV get to see of the answer. */
export function Shown({
  domain: name,
  isFreeMail,
  isOwnDomain,
  words,
}: Noted<'domain' | 'isFreeMail' | 'isOwnDomain'>) {
  const domain = (
    <strong>
      <bdi>{name}</bdi>
    </strong>
  )
  if (!isFreeMail && !isOwnDomain) {
    const badge = <Said pattern={words.pattern('Confirmed by {domain}')} values={{ domain }} />
    const shown =
      'Everybody who may read this section of the CV then sees “{badge}”, that somebody who reads mail there answered, and the name that you give. Your address is not shown.'
    return (
      <li>
        <Said pattern={words.pattern(shown)} values={{ badge }} />
      </li>
    )
  }
  const doubts = [
    isFreeMail && 'Anybody, or every student or graduate, can have an address at {domain}.',
    isOwnDomain && '{domain} is a domain of the owner’s own.',
    'It will be kept as evidence, not shown as an institution’s confirmation.',
    'People who check the CV see that somebody who reads mail at {domain} agreed, and why that is no institution’s word.',
  ] as const
  return each(
    doubts.filter(text => text !== false),
    text => (
      <li>
        <Said pattern={words.pattern(text)} values={{ domain }} />
      </li>
    ),
  )
}
