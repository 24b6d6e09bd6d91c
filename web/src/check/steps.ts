// The check in words: its steps in the order of what a reader asks, and what differs between the page and what was fetched. Pure.
import { type Aspect, type ClaimResult, quoted, type Result } from './core.ts'
import type { Fetched } from './fetch.ts'

type Fields = Record<string, unknown>
export type Step = { isGood: boolean; says: string }
type Shown = { version: number; rows: readonly HTMLElement[] }

const WITHDRAWN: Record<string, string> = {
  confirmed: 'the confirmation that this page shows was withdrawn',
  'self-attested': 'the signature that this page shows was withdrawn',
  evidence: 'the evidence that this page shows was taken away',
}

/**
 * Adds to the claims what is no longer as the page shows it, for sections of which nothing else is wrong. Returns what the page as a whole
 * lacks.
 */
export function pageProblems(document: Fields, result: Result, { version, rows }: Shown): string[] {
  const given = new Map((document.claims as Fields[]).map(claim => [String(Object(claim).section), Object(claim)]))
  const found = new Map(result.claims.map(claim => [claim.section, claim]))
  for (const { id: section, dataset } of rows) {
    const claim = found.get(section)
    const now = given.get(section)
    if (!claim) {
      result.claims.push(absent(section))
    } else if (claim.problems.length === 0 && now?.digest !== dataset.digest) {
      claim.problems.push({ about: 'text', says: 'the text that is published now is another one than on this page' })
    } else if (claim.problems.length === 0 && now?.level !== dataset.level && WITHDRAWN[dataset.level ?? '']) {
      claim.problems.push({ about: 'level', says: WITHDRAWN[dataset.level ?? ''] as string })
    }
  }
  const isOther = document.version !== version
  return isOther
    ? [`Version ${String(document.version)} is published now, this page shows version ${version}: reload it.`]
    : []
}

const absent = (section: string): ClaimResult => ({
  section,
  level: 'stated',
  attested: false,
  confirmed: false,
  byService: false,
  says: '',
  problems: [{ about: 'document', says: 'this section is not among what is published now' }],
})

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What was checked, a step each. */
export function stepsOf({ document, bytes, at }: Fetched, { claims, name }: Result, notes: readonly string[]): Step[] {
  const wrong = (...about: Aspect[]) =>
    claims.filter(({ problems }) => problems.some(problem => about.includes(problem.about))).length
  const given = document.claims as Fields[]
  const signed = given.filter(claim => claim?.valid === true)
  const wallets = signed.filter(claim => claim.method === 'wallet').length
  const confirmed = given.filter(claim => claim?.confirmation)
  const domains = [...new Set(confirmed.map(claim => String(Object(claim.confirmation).domain)))]
  const step = (bad: number, good: string, says: string): Step => ({ isGood: bad === 0, says: bad === 0 ? good : says })
  const time = at.toLocaleTimeString('en-GB')
  const [inText, inOwner, inConfirmed] = [wrong('text'), wrong('owner', 'level'), wrong('confirmation')]
  return [
    { isGood: true, says: `at ${time} your browser fetched the claims and the keys, ${Math.ceil(bytes / 1_024)} kB.` },
    step(
      wrong('document') + notes.length,
      'they are of this CV and of this address, and list the sections that this page shows.',
      'they are of this CV, but do not list the sections that this page shows.',
    ),
    step(
      inText,
      `${given.length === 1 ? 'the text fits its' : `all ${given.length} texts fit their`} fingerprint: no letter was changed.`,
      `${counted(inText, 'text')} of ${given.length} changed.`,
    ),
    ...(signed.length + inOwner > 0
      ? [
          step(
            inOwner,
            `${counted(signed.length, 'signature')} of the owner: ${signed.length - wallets} recorded by TruCV, ${wallets} by a wallet.`,
            `${counted(inOwner, 'signature')} of the owner.`,
          ),
        ]
      : []),
    ...(confirmed.length + inConfirmed > 0
      ? [
          step(
            inConfirmed,
            `${counted(confirmed.length, 'confirmation')}, recorded by TruCV: ${domains.join(', ')}.`,
            `${counted(inConfirmed, 'confirmation')}.`,
          ),
        ]
      : []),
    step(
      wrong('person'),
      `all of it is about ${quoted(name)}, the name on this CV.`,
      `not all of it is about ${quoted(name)}, the name that is given now.`,
    ),
  ]
}
