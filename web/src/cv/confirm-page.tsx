// The pages for institutions: the claim with its form, the decision, the opt-out from mails, and the 404 of every other link.
// Complete without JavaScript.

import { coveredWords } from '../../../api/core/claims/scope-words.ts'
import { sectionWords } from '../../../api/core/claims/sentence-names.ts'
import type { ConfirmView, EvidencePages } from '../../../api/core/contract/requests.ts'
import { dayInEnglish } from '../../../api/core/cv/locale.ts'
import { isObject } from '../../../api/core/is-object.ts'
import { Claim } from './confirm-claim.tsx'
import { Decided, renderWithdrawPage, TITLES } from './confirm-decided.tsx'
import { renderEvidencePage } from './confirm-evidence.tsx'
import { Form } from './confirm-form.tsx'
import { type Attempt, Head, KEPT_AS_EVIDENCE, Name, Problems, page } from './confirm-parts.tsx'
import { each } from './each.ts'
import type { Frame } from './page-document.tsx'

/** The page of a valid link. `token`: for the addresses of evidence files. */
function renderConfirmPage(frame: Frame, view: ConfirmView, token: string, attempt?: Attempt): string {
  if (view.state === 'open') {
    return page(
      frame,
      'Can you confirm this?',
      <Open view={view} token={token} attempt={attempt ?? { problems: [] }} />,
    )
  }
  return page(frame, TITLES[view.state], <Decided view={view} state={view.state} attempt={attempt} token={token} />)
}

function Open({ view, token, attempt }: { view: ConfirmView; token: string; attempt: Attempt }) {
  const { person, institution, kind, scope, claim } = view
  return (
    <>
      <Head title="Can you confirm this?">
        <Name>{person}</Name> asks <Name>{institution}</Name> to confirm{' '}
        {scope === 'facts' ? 'the facts of a section' : 'a section'} of a CV: {sectionWords(kind)}. Both names were
        typed by the user who asks.
      </Head>
      <Problems attempt={attempt} />
      <section aria-labelledby="claim">
        <h2 id="claim">What you answer for</h2>
        <dl className="ask-claim">
          <div>
            <dt>Name on the CV</dt>
            <dd>
              <bdi className="ask-words">{person}</bdi>
            </dd>
          </div>
        </dl>
        <Claim value={claim?.value} />
        {view.reference !== null && (
          <p className="ask-reference">
            {referenceWords(kind)}, to find the person in your records: <Name>{view.reference}</Name>. The user who asks
            typed it. It is not part of what you confirm, and nobody but you is shown it.
          </p>
        )}
        {each(claim?.earlier ?? [], ({ person: before, at }) => (
          <p className="ask-note">
            The same words were confirmed from your domain on {dayInEnglish(at)} for another name: <Name>{before}</Name>
            . Now you are asked for <Name>{person}</Name>. Confirm them only if you know that both are the same person.
          </p>
        ))}
        <p className="ask-reference">
          <a href="#meaning">What your answer means</a>
        </p>
      </section>
      <Form attempt={attempt} token={token} />
      {claim && claim.prose !== null && (
        <section aria-labelledby="rest" className="ask-rest">
          <h2 id="rest">Not part of your answer</h2>
          <Claim value={claim.prose} />
        </section>
      )}
      <Proofs proofs={claim?.proofs ?? []} token={token} />
      <Meaning view={view} />
      <p className="ask-quiet">
        You want no such mails? <a href={`/verify/${token}/opt-out`}>Never write to me again</a>
      </p>
    </>
  )
}

/** What the owner calls the identifier of the person at the institution. */
function referenceWords(kind: string): string {
  if (kind.startsWith('education')) return 'Roll number'
  return kind === 'experience' ? 'Employee number' : 'Reference'
}

/** What the owner can change without an end of the badge. */
function changesWords({ scope, claim }: ConfirmView): string {
  if (scope === 'whole')
    return 'Any change of it, or of the name, ends that: your word is then shown with it no longer.'
  const rest = claim?.prose === null ? 'add a description' : 'change the greyed text'
  return `The owner can ${rest} later, and your word stays with the facts. Any change of a fact, or of the name, ends that.`
}

function Meaning({ view }: { view: ConfirmView }) {
  const { person, domain, scope, claim } = view
  const facts = scope === 'facts' && isObject(claim?.value) ? Object.keys(claim.value) : null
  const isInstitution = !view.isFreeMail && !view.isOwnDomain
  return (
    <section aria-labelledby="meaning">
      <h2 id="meaning">What your answer means</h2>
      <ul className="ask-points">
        <li>
          To confirm says: under “What you answer for”, {facts ? `${coveredWords(facts)} are` : 'everything is'} true of{' '}
          <Name>{person}</Name>, and I can speak for the institution.
        </li>
        {isInstitution && (
          <li>
            Everybody who may read this section of the CV then sees “Confirmed by <strong>{domain}</strong>”, that
            somebody who reads mail there answered, and the name that you give. Your address is not shown.
          </li>
        )}
        {view.isFreeMail && <li>Anybody, or every student or graduate, can have an address at {domain}.</li>}
        {view.isOwnDomain && <li>The owner of the CV has an address or a site of their own at {domain}.</li>}
        {!isInstitution && (
          <li>
            {KEPT_AS_EVIDENCE} People who check the CV see that somebody who reads mail at {domain} agreed, and why that
            is no institution’s word.
          </li>
        )}
        <li>
          It counts for {facts ? 'these facts' : 'exactly this text'} under this name, in every CV of this owner that
          has {facts ? 'them' : 'it'}. {changesWords(view)}
        </li>
        <li>If you decline, only the owner of the CV gets to know it.</li>
        <li>
          You can answer once, until {dayInEnglish(view.until)}. For a year after that you can withdraw a confirmation
          with the same link.
        </li>
        <li>We have not checked who wrote this CV. If you do not know them, decline, or do nothing.</li>
      </ul>
    </section>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_024 * 1_024 ? `${Math.max(1, Math.round(bytes / 1_024))} KiB` : `${(bytes / 1_048_576).toFixed(1)} MiB`

function Proofs({ proofs, token }: { proofs: NonNullable<ConfirmView['claim']>['proofs']; token: string }) {
  if (proofs.length === 0) return null
  return (
    <section aria-labelledby="proofs">
      <h2 id="proofs">Files the owner has added</h2>
      <ul className="ask-files">
        {each(proofs, ({ id, name, size }) => (
          <li>
            <a href={`/verify/${token}/proofs/${id}`} target="_blank" rel="noopener">
              <bdi>{name}</bdi>
            </a>{' '}
            <span className="ask-quiet">{sizeOf(size)}</span>
          </li>
        ))}
      </ul>
      <p className="ask-quiet">
        We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.
      </p>
    </section>
  )
}

/** The opt-out from mails: the question, and the page after it. */
function renderOptOutPage(frame: Frame, isDone: boolean): string {
  if (isDone) {
    return page(
      frame,
      'No more mails',
      <Head title="We will not write to you again">
        The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than
        it takes to know that.
      </Head>,
    )
  }
  return page(
    frame,
    'No more mails?',
    <>
      <Head title="Never get such mails again?">
        Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be
        undone.
      </Head>
      <form method="post" className="ask-form">
        <button type="submit">Never write to me again</button>
      </form>
    </>,
  )
}

/** The 404 of every other link; the same for every reason. */
const renderNowherePage = (frame: Frame): string =>
  page(
    frame,
    'This link leads nowhere',
    <Head title="This link leads nowhere">
      It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the
      words that it was about. There is nothing you have to do.
    </Head>,
  )

/** All of these pages, for one service. */
export const confirmPages = (frame: Frame) => ({
  confirm: (view: ConfirmView, token: string, attempt?: Attempt) => renderConfirmPage(frame, view, token, attempt),
  withdraw: (view: ConfirmView, token: string) => renderWithdrawPage(frame, view, token),
  evidence: (file: EvidencePages) => renderEvidencePage(frame, file),
  optOut: (isDone: boolean) => renderOptOutPage(frame, isDone),
  nowhere: () => renderNowherePage(frame),
})
