// The check in words: its steps in the order of a reader's questions, and the differences between the page and the fetched document. Pure.
import { sectionsOf } from './copy.ts'
import type { Fetched } from './fetch.ts'
import type { SeenLog } from './log-seen.ts'
import { type Aspect, type ClaimResult, otherSignerWords, type Result, rankOf, unreadable } from './result.ts'
import { said } from './texts.ts'

type Fields = Record<string, unknown>
/** `open`: for the reader to judge. */
export type Step = { state: 'good' | 'bad' | 'open'; title: string; says: string }
type Shown = { version: number; rows: readonly HTMLElement[] }

/** The message for a section with a lower level than the page shows. */
const WITHDRAWN: Record<string, string> = {
  'self-attested': 'the signature that this page shows was withdrawn',
  evidence: 'the evidence that this page shows was taken away',
  confirmed: 'the confirmation that this page shows was withdrawn',
  credential: 'the credential that this page shows does not count any more',
}

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
      claim.problems.push({ about: 'text', says: 'the text that is published now is another one than on this page' })
    } else if (claim.problems.length === 0 && rankOf(now?.level) < rankOf(dataset.level)) {
      claim.problems.push({ about: 'level', says: WITHDRAWN[dataset.level ?? ''] as string })
    }
  }
  const isOther = document.version !== version
  return isOther
    ? [`Version ${String(document.version)} is published now, this page shows version ${version}: reload it.`]
    : []
}

const absent = (section: string): ClaimResult => ({
  ...unreadable(section),
  problems: [{ about: 'document', says: 'this section is not among what is published now' }],
})

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

type Words = [title: string, says: string]
const step = (bad: number, good: Words, other: Words): Step => {
  const [title, says] = bad === 0 ? good : other
  return { state: bad === 0 ? 'good' : 'bad', title: `${title}.`, says }
}

/** The steps of the check, each with its title and result. */
export function stepsOf({ bytes, at }: Fetched, result: Result, notes: readonly string[], log: SeenLog | null): Step[] {
  const { claims, name } = result
  const wrong = (...about: Aspect[]) =>
    claims.filter(({ problems }) => problems.some(problem => about.includes(problem.about))).length
  const [texts, size] = [wrong('text'), Math.ceil(bytes / 1_024)]
  const misfit = texts === 1 ? 'does not fit its fingerprint' : 'do not fit their fingerprints'
  const other = otherSignerWords(result)
  return [
    {
      state: 'good',
      title: `Fetched at ${at.toLocaleTimeString('en-GB')}.`,
      says: `The claims and TruCV’s public keys, ${size} kB.`,
    },
    step(
      wrong('document') + notes.length,
      ['The right CV', 'They are of this CV, at this address, and of the sections that you see here.'],
      ['Not what you see', 'What is published now has other sections than this page.'],
    ),
    step(
      texts,
      ['No letter changed', `Of ${counted(claims.length, 'text')}, each fits its fingerprint.`],
      ['Changed', `${texts} of ${counted(claims.length, 'text')} ${misfit}.`],
    ),
    ...signatureSteps(claims, wrong('owner', 'level'), wrong('confirmation')),
    ...logSteps(claims, wrong('log'), log),
    other && wrong('person') === 0
      ? { state: 'open', title: `${other}.`, says: 'Whether both names are of one person is for you to judge.' }
      : step(
          wrong('person'),
          ['One person', `All of it is about ${said(name)}, as the CV is.`],
          ['Another person', `Not all of it is about ${said(name)}, whose CV this is said to be.`],
        ),
  ]
}

/** The steps of the owner's signatures and of the confirmations, if the document has any. */
function signatureSteps(claims: readonly ClaimResult[], badOwner: number, badConfirmation: number): Step[] {
  const signed = claims.filter(({ attested }) => attested)
  const wallets = signed.filter(({ byWallet }) => byWallet).length
  // An answer from free mail or from the owner's own domain is no confirmation.
  const confirmed = claims.filter(one => one.confirmed)
  const domains = new Set(confirmed.flatMap(one => one.domains.map(said)))
  const by: string[] = []
  if (signed.length > wallets) by.push(`${signed.length - wallets} recorded by TruCV`)
  if (wallets > 0) by.push(`${wallets} by a wallet`)
  const owner = step(
    badOwner,
    ['Signed by the owner', `${counted(signed.length, 'signature holds', 'signatures hold')}: ${by.join(', ')}.`],
    ['Not signed as it says', `${counted(badOwner, 'section')}.`],
  )
  const institutions = step(
    badConfirmation,
    ['Confirmed', `${counted(confirmed.length, 'section')}, recorded by TruCV: ${[...domains].join(', ')}.`],
    ['Not confirmed as it says', `${counted(badConfirmation, 'section')}.`],
  )
  const steps: Step[] = []
  if (signed.length + badOwner > 0) steps.push(owner)
  if (confirmed.length + badConfirmation > 0) steps.push(institutions)
  return steps
}

/** The place of the signatures in the log. */
function logSteps(claims: ClaimResult[], bad: number, log: SeenLog | null): Step[] {
  const signed = claims.flatMap(claim => claim.log)
  if (!log && signed.every(({ isSaid }) => !isSaid)) return []
  const recorded = signed.filter(({ entry }) => entry).length
  const missing = signed.length - recorded
  const late =
    missing > 0 ? ` ${missing} not: new ones get there within a minute, what is older than the log never.` : ''
  const since = log?.before
    ? `It begins with all that this browser saw of it on ${log.before}.`
    : 'This browser keeps what it saw of it, and compares at the next check.'
  const problem = log ? log.problem : 'TruCV hands out no key of its log'
  return [
    step(
      bad + (problem ? 1 : 0),
      [
        'In the log',
        `${recorded} of ${counted(signed.length, 'signature')} recorded in TruCV’s public log of ${counted(log?.newest?.size ?? 0, 'entry', 'entries')}.${late} ${since}`,
      ],
      ['Not in the log as it says', `${problem ?? counted(bad, 'section')}.`],
    ),
  ]
}
