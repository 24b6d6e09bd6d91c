// The check in words: its steps in the order of a reader's questions, and the differences between the page and the fetched document. Pure.
import type { CheckText } from '../../../api/core/reader-words/verify-texts.ts'
import { sectionsOf } from './copy.ts'
import type { Fetched } from './fetch.ts'
import type { SeenLog } from './log-seen.ts'
import { type Aspect, type ClaimResult, type Problem, type Result, rankOf, unreadable } from './result.ts'
import { counted, dayOf, isEnglish, listOf, say, timeOf } from './say.ts'
import { said } from './texts.ts'

type Fields = Record<string, unknown>
/** `open`: for the reader to judge. */
export type Step = { state: 'good' | 'bad' | 'open'; title: string; says: string }
type Shown = { version: number; rows: readonly HTMLElement[] }

/** The message for a section with a lower level than the page shows. */
const WITHDRAWN: Record<string, CheckText> = {
  'self-attested': 'the signature that this page shows was withdrawn',
  evidence: 'the evidence that this page shows was taken away',
  confirmed: 'the confirmation that this page shows was withdrawn',
  credential: 'the credential that this page shows does not count any more',
}

/** Instead of the core's problems, which are in English, on a page in another language. */
const ABOUT: Record<Aspect, CheckText> = {
  document: 'this is not in the form in which TruCV publishes it',
  text: 'the text was changed: it does not fit its fingerprint (digest)',
  owner: 'the owner’s signature does not hold',
  confirmation: 'the institution’s confirmation does not hold',
  person: 'it was signed or confirmed under another name than the one on this CV',
  level: 'it is said to be more than what was signed',
  log: 'it is not in the public log as it says',
}

/** The result with its problems in the language of the page, each once. */
export function inPageLanguage(result: Result): Result {
  if (isEnglish) return result
  const translated = (problems: readonly Problem[]) =>
    [...new Set(problems.map(({ about }) => about))].map((about): Problem => ({ about, says: say(ABOUT[about]) }))
  const claims = result.claims.map(claim => ({ ...claim, problems: translated(claim.problems) }))
  return { ...result, claims, problems: translated(result.problems) }
}

/** The sentence that an account of another name than the CV’s signed; empty where none did. */
export const otherSignersOf = ({ otherSigners }: Result): string =>
  otherSigners.length > 0
    ? say('Signed by the account of {name}, another name than this CV’s.', { name: listOf(otherSigners.map(said)) })
    : ''

/**
 * Adds the differences from the page as problems of claims that have no other problem. Returns the problems of the page as a whole.
 */
export function pageProblems(document: Fields, result: Result, { version, rows }: Shown): string[] {
  const given = sectionsOf(document)
  const found = new Map(result.claims.map(claim => [claim.section, claim]))
  for (const { id: section, dataset } of rows) {
    const claim = found.get(section)
    const now = given.get(section)
    if (!claim) {
      result.claims.push(absent(section))
    } else if (claim.problems.length === 0 && now?.digest !== dataset.digest) {
      claim.problems.push({
        about: 'text',
        says: say('the text that is published now is another one than on this page'),
      })
    } else if (claim.problems.length === 0 && rankOf(now?.level) < rankOf(dataset.level)) {
      claim.problems.push({ about: 'level', says: say(WITHDRAWN[dataset.level ?? ''] as CheckText) })
    }
  }
  const isOther = document.version !== version
  return isOther
    ? [
        say('Version {now} is published now, this page shows version {version}: reload it.', {
          now: String(document.version),
          version,
        }),
      ]
    : []
}

const absent = (section: string): ClaimResult => ({
  ...unreadable(section),
  problems: [{ about: 'document', says: say('this section is not among what is published now') }],
})

type Words = [title: CheckText, says: string]
const step = (bad: number, good: Words, other: Words): Step => {
  const [title, says] = bad === 0 ? good : other
  return { state: bad === 0 ? 'good' : 'bad', title: say(title), says }
}

const unheld = (count: number) => counted('{count} sections do not hold.', '{count} section does not hold.', count)

/** The steps of the check, each with its title and result. */
export function stepsOf({ bytes, at }: Fetched, result: Result, notes: readonly string[], log: SeenLog | null): Step[] {
  const { claims } = result
  const wrong = (...about: Aspect[]) =>
    claims.filter(({ problems }) => problems.some(problem => about.includes(problem.about))).length
  const texts = wrong('text')
  return [
    {
      state: 'good',
      title: say('Fetched at {time}.', { time: timeOf(at) }),
      says: say('The claims and TruCV’s public keys, {size} kB.', { size: Math.ceil(bytes / 1_024) }),
    },
    step(
      wrong('document') + notes.length,
      ['The right CV.', say('The claims are of this CV, at this address, and of the sections that you see here.')],
      ['Not what you see.', say('What is published now has other sections than this page.')],
    ),
    step(
      texts,
      [
        'No letter changed.',
        counted(
          'Of {count} texts, each fits its fingerprint.',
          'Of {count} text, each fits its fingerprint.',
          claims.length,
        ),
      ],
      [
        'Changed.',
        say('Texts that do not fit their fingerprints: {wrong} of {all}.', { wrong: texts, all: claims.length }),
      ],
    ),
    ...signatureSteps(claims, wrong('owner', 'level'), wrong('confirmation')),
    ...logSteps(claims, wrong('log'), log),
    personStep(result, wrong('person')),
  ]
}

function personStep(result: Result, bad: number): Step {
  const other = otherSignersOf(result)
  const name = said(result.name)
  return other && bad === 0
    ? { state: 'open', title: other, says: say('Whether both names are of one person is for you to judge.') }
    : step(
        bad,
        ['One person.', say('All claims are about {name}, as the CV is.', { name })],
        ['Another person.', say('Not all claims are about {name}, whose CV this is said to be.', { name })],
      )
}

/** The steps of the owner's signatures and of the confirmations, if the document has any. */
function signatureSteps(claims: readonly ClaimResult[], badOwner: number, badConfirmation: number): Step[] {
  const signed = claims.filter(({ attested }) => attested)
  const wallet = signed.filter(({ byWallet }) => byWallet).length
  // An answer from free mail or from the owner's own domain is no confirmation.
  const confirmed = claims.filter(one => one.confirmed)
  const domains = listOf(new Set(confirmed.flatMap(one => one.domains.map(said))))
  const holding = counted(
    '{count} signatures hold. Recorded by TruCV: {account}, by wallets: {wallet}.',
    '{count} signature holds. Recorded by TruCV: {account}, by wallets: {wallet}.',
    signed.length,
    { account: signed.length - wallet, wallet },
  )
  const recorded = counted(
    '{count} sections, recorded by TruCV: {domains}.',
    '{count} section, recorded by TruCV: {domains}.',
    confirmed.length,
    { domains },
  )
  const steps: Step[] = []
  if (signed.length + badOwner > 0)
    steps.push(step(badOwner, ['Signed by the owner.', holding], ['Not signed as it says.', unheld(badOwner)]))
  if (confirmed.length + badConfirmation > 0)
    steps.push(step(badConfirmation, ['Confirmed.', recorded], ['Not confirmed as it says.', unheld(badConfirmation)]))
  return steps
}

/** The place of the signatures in the log. */
function logSteps(claims: ClaimResult[], bad: number, log: SeenLog | null): Step[] {
  const signed = claims.flatMap(claim => claim.log)
  if (!log && signed.every(({ isSaid }) => !isSaid)) return []
  const recorded = signed.filter(({ entry }) => entry).length
  const says = [
    say('Signatures recorded in TruCV’s public log: {recorded} of {all}. Entries of the log: {entries}.', {
      recorded,
      all: signed.length,
      entries: log?.newest?.size ?? 0,
    }),
    ...(recorded < signed.length
      ? [say('Of the others, new ones get there within a minute, those older than the log never.')]
      : []),
    log?.before
      ? say('The log begins with all that this browser saw of it on {day}.', { day: dayOf(log.before) })
      : say('This browser keeps what it saw of the log, and compares at the next check.'),
  ].join(' ')
  const problem = log ? log.problem : 'TruCV hands out no key of its log'
  const inLanguage = say('TruCV’s public log is not whole, or cannot be read. Try again in a minute.')
  const reason = problem && (isEnglish ? `${problem}.` : inLanguage)
  return [step(bad + (problem ? 1 : 0), ['In the log.', says], ['Not in the log as it says.', reason ?? unheld(bad)])]
}
