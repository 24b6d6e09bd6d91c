// The page of a confirmation link after the answer, and the second step of a withdrawal.

import { sectionName } from '../../../api/core/claims/claim-words.ts'
import type { ConfirmView } from '../../../api/core/contract/requests.ts'
import type { ReaderWords } from '../../../api/core/reader-words/words.ts'
import { Name } from './confirm-notes.tsx'
import { type Around, type Attempt, Head, Problems, page } from './confirm-parts.tsx'
import { Said } from './said.tsx'

export const TITLES = {
  confirmed: 'Thank you, this is confirmed',
  declined: 'Not confirmed',
  revoked: 'Withdrawn',
} as const
const LEADS = {
  confirmed:
    '{domain}: somebody who reads mail there, and gave the name {name}, confirmed a section of the CV of {person} on {day}: {section}',
  declined:
    'A section of the CV of {person} was not confirmed, on {day}, and only its owner gets to know it: {section}',
  revoked:
    'What was confirmed of the CV of {person} was withdrawn on {day}, and nobody is shown it any more: {section}',
} as const

/** What the sentences about an answer name. */
const valuesOf = ({ person, kind, domain, name, decidedAt, until }: ConfirmView, words: ReaderWords) => ({
  ...{ person: <Name>{person}</Name>, name: <Name>{name ?? ''}</Name> },
  domain: (
    <strong>
      <bdi>{domain}</bdi>
    </strong>
  ),
  ...{ day: words.day(decidedAt ?? until), section: sectionName(kind, words) },
})

type Done = { view: ConfirmView; state: keyof typeof TITLES; attempt: Attempt | undefined; token: string }

export function Decided({ view, state, attempt, token, words, query }: Done & Around) {
  const isEvidence = state === 'confirmed' && (view.isFreeMail || view.isOwnDomain)
  return (
    <>
      <Head title={words.say(TITLES[state])}>
        <Said pattern={words.pattern(LEADS[state])} values={valuesOf(view, words)} />
      </Head>
      {isEvidence && <p>{words.say('It will be kept as evidence, not shown as an institution’s confirmation.')}</p>}
      <Problems attempt={attempt} words={words} />
      {state === 'confirmed' && (
        <p className="ask-quiet">
          <Said
            pattern={words.pattern('Was it a mistake, or is it no longer right? Until {day} you can [withdraw it].')}
            values={{ day: words.day(view.until) }}
            link={name => <a href={`/verify/${token}/withdraw${query}`}>{name}</a>}
          />
        </p>
      )}
      {state !== 'revoked' && (
        <p>
          <a href={`/verify/${token}/desk`}>{words.say('Answer all requests at one place')}</a>
        </p>
      )}
      <p className="ask-quiet">
        <a href={`/verify/${token}/opt-out${query}`}>{words.say('Never write to me again')}</a>
      </p>
    </>
  )
}

export function renderWithdrawPage(around: Around, view: ConfirmView, token: string): string {
  const { words, query } = around
  const title = words.say('Withdraw this confirmation?')
  return page(
    around,
    title,
    <>
      <Head title={title}>
        <Said
          pattern={words.pattern('It was given on {day} for the CV of {person}: {section}')}
          values={valuesOf(view, words)}
        />
      </Head>
      <p>{words.say('Once it is withdrawn, no CV shows it any more, and its owner gets a mail. That is final.')}</p>
      <form method="post" action={`/verify/${token}${query}`} className="ask-form">
        <input type="hidden" name="decision" value="revoke" />
        <button type="submit">{words.say('Withdraw')}</button>
      </form>
      <p className="ask-quiet">
        <a href={`/verify/${token}${query}`}>{words.say('Keep it')}</a>
      </p>
    </>,
  )
}
