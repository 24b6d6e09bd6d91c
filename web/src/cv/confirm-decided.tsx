// The page of a confirmation link after the answer, and the second step of a withdrawal.

import { sectionWords } from '../../../api/core/claims/sentence-names.ts'
import type { ConfirmView } from '../../../api/core/contract/requests.ts'
import { dayInEnglish } from '../../../api/core/cv/locale.ts'
import { type Attempt, Head, KEPT_AS_EVIDENCE, Name, Problems, page } from './confirm-parts.tsx'
import type { Frame } from './page-document.tsx'

export const TITLES = {
  confirmed: 'Thank you, this is confirmed',
  declined: 'Not confirmed',
  revoked: 'Withdrawn',
} as const

type Done = { view: ConfirmView; state: keyof typeof TITLES; attempt: Attempt | undefined; token: string }

export function Decided({ view, state, attempt, token }: Done) {
  const { person, kind, scope, domain, name, decidedAt, until, isFreeMail, isOwnDomain } = view
  const on = decidedAt ? ` on ${dayInEnglish(decidedAt)}` : ''
  const what = scope === 'facts' ? 'the facts of this section' : 'this section'
  return (
    <>
      <Head title={TITLES[state]}>
        {state === 'confirmed' && (
          <>
            <strong>{domain}</strong>: somebody who reads mail there, and gave the name <Name>{name ?? ''}</Name>, has
            confirmed {what} of the CV of <Name>{person}</Name>
            {on}: {sectionWords(kind)}. {(isFreeMail || isOwnDomain) && KEPT_AS_EVIDENCE}
          </>
        )}
        {state === 'declined' && (
          <>
            This section of the CV of <Name>{person}</Name> was not confirmed{on}: {sectionWords(kind)}. Only they get
            to know it.
          </>
        )}
        {state === 'revoked' && (
          <>
            What was confirmed of the CV of <Name>{person}</Name> was withdrawn{on}: {sectionWords(kind)}. Nobody is
            shown it any more.
          </>
        )}
      </Head>
      <Problems attempt={attempt} />
      {state === 'confirmed' && (
        <p className="ask-quiet">
          Was it a mistake, or is it no longer right? Until {dayInEnglish(until)} you can{' '}
          <a href={`/verify/${token}/withdraw`}>withdraw it</a>.
        </p>
      )}
      <p className="ask-quiet">
        <a href={`/verify/${token}/opt-out`}>Never write to me again</a>
      </p>
    </>
  )
}

export function renderWithdrawPage(frame: Frame, { person, kind, decidedAt }: ConfirmView, token: string): string {
  const on = decidedAt ? ` on ${dayInEnglish(decidedAt)}` : ''
  return page(
    frame,
    'Withdraw?',
    <>
      <Head title="Withdraw this confirmation?">
        It was given{on} for the CV of <Name>{person}</Name>: {sectionWords(kind)}. Once it is withdrawn, no CV shows it
        any more, and its owner gets a mail. That is final.
      </Head>
      <form method="post" action={`/verify/${token}`} className="ask-form">
        <input type="hidden" name="decision" value="revoke" />
        <button type="submit">Withdraw</button>
      </form>
      <p className="ask-quiet">
        <a href={`/verify/${token}`}>Keep it</a>
      </p>
    </>,
  )
}
