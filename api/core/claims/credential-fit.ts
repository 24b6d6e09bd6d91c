// The entry text that is displayed next to an attached credential, and whether the two have words in common. Pure.
import { foldedWords } from '../cv/names.ts'
import { claimTitle } from './claim-words.ts'
import type { CredentialRecord } from './credentials.ts'

/** Fields that name who gave it. */
const GIVERS = [
  'institution',
  'board',
  'company',
  'organization',
  'issuer',
  'provider',
  'awarder',
  'publisher',
  'entity',
]
const joinFields = (value: unknown, fields: readonly string[]) =>
  fields.flatMap(field => Object(value)[field] ?? []).join(' ')

/** The title and institution of the entry that a credential is attached to: `PhD, Stanford University`. */
export function besideOf(section: string, value: unknown): string {
  const title = claimTitle(section, value)
  const giver = joinFields(value, GIVERS)
  return title.includes(giver) ? title : `${title}, ${giver}`
}

/** Words that occur in many titles and institutions, so that having one in common means nothing. */
const COMMON = new Set(
  'university college institute institution school academy of the and in for bachelor master doctor degree diploma certificate certified course www com org net edu ac'.split(
    ' ',
  ),
)

/** Whether the letters of an abbreviation begin these words in turn: `b` `tech` of Bachelor of Technology. */
const isShort = (letters: string, [word = '', ...rest]: string[]): boolean =>
  letters === '' ||
  (word !== '' &&
    [...word].some((_, at) => letters.startsWith(word.slice(0, at + 1)) && isShort(letters.slice(at + 1), rest)))

function haveInCommon(one: string, other: string): boolean {
  const a = foldedWords(one).slice(0, 30)
  const b = foldedWords(other).slice(0, 30)
  if (a.some(word => !COMMON.has(word) && b.includes(word))) return true
  const isShortFor = (short: string[], long: string[]) => {
    const letters = short.join('')
    const full = long.filter(word => word.length > 3 || !COMMON.has(word))
    return letters.length > 1 && letters.length < 8 && full.length > 1 && isShort(letters, full)
  }
  return isShortFor(a, b) || isShortFor(b, a)
}

const namedBy = (issuer: CredentialRecord['found']['issuer']): string => {
  if (issuer.kind === 'certificate') return issuer.subject
  return issuer.kind === 'key' ? '' : (issuer.domain ?? '')
}

/** Whether its title, and where the section names an institution, its issuer too, have a word in common with the section. */
export function isAboutSame(
  { title, issuer, issuerName }: CredentialRecord['found'],
  section: string,
  value: unknown,
): boolean {
  const giver = joinFields(value, GIVERS)
  const from = namedBy(issuer)
  const said = foldedWords(claimTitle(section, value)).filter(word => !foldedWords(giver).includes(word))
  return haveInCommon(said.join(' '), title) && (giver === '' || haveInCommon(giver, `${issuerName ?? ''} ${from}`))
}
