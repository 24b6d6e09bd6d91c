// The pages for institutions: the claim with its form, the decision, the opt-out from mails, and the 404 of every other link.
// Complete without JavaScript.

import { sectionName } from '../../../api/core/claims/claim-words.ts'
import { coveredWords } from '../../../api/core/claims/scope-words.ts'
import type { ConfirmView, DeskPage, EvidencePages, PageLanguage } from '../../../api/core/contract/requests.ts'
import { isObject } from '../../../api/core/is-object.ts'
import { type ReaderWords, readerWordsIn } from '../../../api/core/reader-words/words.ts'
import { Claim } from './confirm-claim.tsx'
import { Decided, renderWithdrawPage, TITLES } from './confirm-decided.tsx'
import { renderEvidencePage } from './confirm-evidence.tsx'
import { Form } from './confirm-form.tsx'
import { About, Name, Shown } from './confirm-notes.tsx'
import { type Around, type Attempt, aroundOf, Foot, Head, Problems, page } from './confirm-parts.tsx'
import { each } from './each.ts'
import { documentOf, type Frame } from './page-document.tsx'
import { Said } from './said.tsx'

/** The page of a valid link. `token`: for the addresses of evidence files. */
function renderConfirmPage(around: Around, view: ConfirmView, token: string, attempt?: Attempt): string {
  const { words } = around
  if (view.state === 'open') {
    return page(around, words.say('Can you confirm this?'), <Open {...around} {...{ view, token, attempt }} />)
  }
  const title = words.say(TITLES[view.state])
  return page(around, title, <Decided {...around} {...{ view, state: view.state, attempt, token }} />)
}

type OpenProps = Around & { view: ConfirmView; token: string; attempt: Attempt | undefined }

function Open({ view, token, attempt, words, query }: OpenProps) {
  const { person, institution, kind, claim } = view
  const names = { person: <Name>{person}</Name>, institution: <Name>{institution}</Name> }
  return (
    <>
      <Head title={words.say('Can you confirm this?')}>
        <Said
          pattern={words.pattern('{person} asks {institution} to confirm a section of a CV: {section}')}
          values={{ ...names, section: sectionName(kind, words) }}
        />
      </Head>
      <p className="ask-quiet">
        {words.say('Both names were typed by the user of TruCV who asks. We have not checked them.')}
      </p>
      <Problems attempt={attempt} words={words} />
      <section aria-labelledby="claim">
        <h2 id="claim">{words.say('What you answer for')}</h2>
        <dl className="ask-claim">
          <div>
            <dt>{words.say('Name on the CV')}</dt>
            <dd>
              <bdi className="ask-words">{person}</bdi>
            </dd>
          </div>
        </dl>
        <Claim value={claim?.value} words={words} />
        <About {...view} earlier={claim?.earlier ?? []} words={words} />
        <p className="ask-reference">
          <a href="#meaning">{words.say('What your answer means')}</a>
        </p>
      </section>
      <Form attempt={attempt ?? { wrong: [], isAnswered: false }} token={token} words={words} query={query} />
      {claim && claim.prose !== null && (
        <section aria-labelledby="rest" className="ask-rest">
          <h2 id="rest">{words.say('Not part of your answer')}</h2>
          <Claim value={claim.prose} words={words} />
        </section>
      )}
      <Proofs proofs={claim?.proofs ?? []} token={token} words={words} query={query} />
      <Meaning view={view} words={words} />
      <p className="ask-quiet">
        <a href={`/verify/${token}/opt-out${query}`}>{words.say('Never write to me again')}</a>
      </p>
    </>
  )
}

type ViewProps = { view: ConfirmView; words: ReaderWords }

function Meaning({ view, words }: ViewProps) {
  const { person, scope, claim, until } = view
  const facts = scope === 'facts' && isObject(claim?.value) ? Object.keys(claim.value) : null
  const counts = facts
    ? 'It counts under this name, in every CV of this owner that has these facts. The owner can change the rest of the section, and your word stays with the facts. Any change of a fact, or of the name, ends that.'
    : 'It counts under this name, in every CV of this owner that has exactly this text. Any change of the text, or of the name, ends that.'
  return (
    <section aria-labelledby="meaning">
      <h2 id="meaning">{words.say('What your answer means')}</h2>
      <ul className="ask-points">
        <li>
          <Said
            pattern={words.pattern(
              'If you confirm, you say that you can speak for the institution, and that this is true of {person}: {covered}.',
            )}
            values={{ person: <Name>{person}</Name>, covered: coveredWords(facts, words) }}
          />
        </li>
        <Shown {...view} words={words} />
        <li>{words.say(counts)}</li>
        <li>{words.say('If you decline, only the owner of the CV gets to know it.')}</li>
        <li>
          {words.say(
            'You can answer once, until {day}. For a year after that you can withdraw a confirmation with the same link.',
            { day: words.day(until) },
          )}
        </li>
        <li>{words.say('We have not checked who wrote this CV. If you do not know them, decline, or do nothing.')}</li>
      </ul>
    </section>
  )
}

function sizeOf(bytes: number, { language }: ReaderWords): string {
  const [unit, size] = bytes < 1e6 ? ['kilobyte', Math.max(1, Math.round(bytes / 1e3))] : ['megabyte', bytes / 1e6]
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

type ProofsProps = Pick<Around, 'words' | 'query'> & {
  proofs: NonNullable<ConfirmView['claim']>['proofs']
  token: string
}

function Proofs({ proofs, token, words, query }: ProofsProps) {
  if (proofs.length === 0) return null
  return (
    <section aria-labelledby="proofs">
      <h2 id="proofs">{words.say('Files the owner has added')}</h2>
      <ul className="ask-files">
        {each(proofs, ({ id, name, size }) => (
          <li>
            <a href={`/verify/${token}/proofs/${id}${query}`} target="_blank" rel="noopener">
              <bdi>{name}</bdi>
            </a>{' '}
            <span className="ask-quiet">{sizeOf(size, words)}</span>
          </li>
        ))}
      </ul>
      <p className="ask-quiet">
        {words.say(
          'We have not compared them with the text. Pictures of their pages open in a new tab, until you have answered.',
        )}
      </p>
    </section>
  )
}

/** The opt-out from mails: the question, and the page after it. */
function renderOptOutPage(around: Around, isDone: boolean): string {
  const { words } = around
  if (isDone) {
    const title = words.say('We will not write to you again')
    const lead = words.say(
      'The address that this link was sent to gets no more requests from us, whoever asks. We keep no more of it than it takes to know that.',
    )
    return page(around, title, <Head title={title}>{lead}</Head>)
  }
  const title = words.say('Never get such mails again?')
  const lead = words.say(
    'Then we will not send requests to the address that this link was sent to, whoever asks us. This cannot be undone.',
  )
  return page(
    around,
    title,
    <>
      <Head title={title}>{lead}</Head>
      <form method="post" className="ask-form">
        <button type="submit">{words.say('Never write to me again')}</button>
      </form>
    </>,
  )
}

/** The 404 of every other link; the same for every reason. */
function renderNowherePage(around: Around): string {
  const { words } = around
  const title = words.say('This link leads nowhere')
  const lead = words.say(
    'It may be incomplete, its time may be over, or the owner of the CV may have withdrawn the question or changed the words that it was about. There is nothing you have to do.',
  )
  return page(around, title, <Head title={title}>{lead}</Head>)
}

/** A page behind a link to a desk, which is in English. */
function renderDeskPage(frame: Frame, { title, text, button, action }: DeskPage): string {
  return documentOf(
    { ...frame, language: 'en', title: `${title} — TruCV` },
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
    </>,
    <main className="ask">
      <Head title={title}>{text}</Head>
      {button !== undefined && (
        <form method="post" action={action} className="ask-form">
          <button type="submit">{button}</button>
        </form>
      )}
      <Foot publicOrigin={frame.publicOrigin} words={readerWordsIn('en')} />
    </main>,
  )
}

/** All of these pages, for one service. */
export function confirmPages(frame: Frame) {
  const around = (language: PageLanguage) => aroundOf(frame, language)
  return {
    confirm: (language: PageLanguage, view: ConfirmView, token: string, attempt?: Attempt) =>
      renderConfirmPage(around(language), view, token, attempt),
    withdraw: (language: PageLanguage, view: ConfirmView, token: string) =>
      renderWithdrawPage(around(language), view, token),
    evidence: (language: PageLanguage, file: EvidencePages) => renderEvidencePage(around(language), file),
    optOut: (language: PageLanguage, isDone: boolean) => renderOptOutPage(around(language), isDone),
    nowhere: (language: PageLanguage) => renderNowherePage(around(language)),
    desk: (shown: DeskPage) => renderDeskPage(frame, shown),
  }
}
