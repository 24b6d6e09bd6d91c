// The address at which LinkedIn opens its form for a licence or certificate, filled in with confirmed words of a CV. Nothing is added
// before the member saves the form there. Pure; runs in the browser too.
import { LEVEL_TABLE, type Level } from './claims/levels.ts'
import { SLOT_NAMES } from './cv/editor-words.ts'
import { idOf, kindOf } from './cv/section-values.ts'
import { isObject } from './is-object.ts'

const FORM = 'https://www.linkedin.com/profile/add'
/** Of a field of the form, in characters. */
const MAX_TEXT = 255

type Claim = {
  path: string
  /** The words of the section. Only its facts are read: every confirmation covers them. */
  value: unknown
  entry: Readonly<{ level: Level }> | null
}
type Facts = Readonly<Record<string, unknown>>

function fieldText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value.replace(/[\s\p{Surrogate}]+/gu, ' ').trim()
  return Array.from(line).slice(0, MAX_TEXT).join('').trim()
}

/** The title, the institution and the days of a study or a certificate. */
function factsOf(path: string, value: Facts) {
  const { degree, fieldOfStudy, institution, board, name, issuer, date, endDate, credentialId } = value
  if (kindOf(path) === 'certificates') {
    return { name: fieldText(name), by: fieldText(issuer), issued: date, expires: endDate, id: fieldText(credentialId) }
  }
  const title = [degree, fieldOfStudy].map(fieldText).filter(Boolean).join(', ') || (SLOT_NAMES[idOf(path)] ?? '')
  return { name: fieldText(title), by: fieldText(institution) || fieldText(board), issued: endDate }
}

/** Year and month of a date that may lack its month. */
function dated(prefix: 'issue' | 'expiration', date: unknown): [string, string][] {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(fieldText(date)) ?? []
  if (!year) return []
  return [[`${prefix}Year`, year], ...(month ? [[`${prefix}Month`, String(Number(month))] as [string, string]] : [])]
}

/**
 * Null for other sections than studies and certificates, without a title or an institution, and for claims that nobody but the owner
 * makes. `checkUrl`: the public page that shows the claim. `today`: a study that ends later has no day of issue yet.
 */
export function linkedInForm({ path, value, entry }: Claim, checkUrl: string, today: string): string | null {
  if (!['education', 'certificates'].includes(kindOf(path)) || !isObject(value)) return null
  if (!entry || !LEVEL_TABLE[entry.level].isVerified) return null
  const { name, by, issued, expires, id } = factsOf(path, value)
  if (!name || !by) return null
  const fields = [
    ['startTask', 'CERTIFICATION_NAME'],
    ['name', name],
    ['organizationName', by],
    ...(fieldText(issued) <= today ? dated('issue', issued) : []),
    ...dated('expiration', expires),
    ['certUrl', checkUrl],
    ...(id ? [['certId', id]] : []),
  ]
  // Spaces as %20: a literal plus belongs to the text.
  return `${FORM}?${fields.map(([key, text]) => `${key}=${encodeURIComponent(text as string)}`).join('&')}`
}
