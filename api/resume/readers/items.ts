// The items of JSON Resume made of entries. Pure.
import { SECTION_MARK } from '../json-resume/sections.ts'
import { type Note, withScheme } from './contact.ts'
import { datesOf, periodsIn } from './dates.ts'
import { splitEntries, startsBold } from './entries.ts'
import type { Atom, Entry, Look } from './entry.ts'
import { linkOf, listField } from './entry-fields.ts'
import { commaParts, orderBy, splitAllAtCommas } from './head-order.ts'
import type { SectionKind } from './headings.ts'
import { employerAndPlace, orderJobs } from './job-order.ts'
import { schoolScore } from './kinds-of-words.ts'
import type { Label } from './labels.ts'
import type { Row } from './row.ts'
import { rowText } from './row.ts'
import { study } from './studies.ts'
import { isShortName, organisationScore } from './titles.ts'

export type Reader = {
  list: string
  texts: number
  labels?: readonly Label[]
  /** Its lines may have labels of jobs. */
  isJob?: boolean
  split?: typeof splitEntries
  order?: (entries: Entry[], note: Note) => void
  item: (entry: Entry, note: Note) => Record<string, unknown>
}

const textsOf = (entry: Entry, key: string) => {
  const { lines } = entry
  if (lines.length === 0) return {}
  return entry.isListed || lines.length > 1 ? { highlights: lines } : { [key]: lines[0] as string }
}

function job(entry: Entry, organisation: 'name' | 'organization') {
  const { name, position, place, isRole } = entry.job ?? {}
  const [employer, behind] = name ? employerAndPlace(name.text) : []
  const where = place?.text.replace(/^\((.*)\)$/, '$1')
  return {
    ...(name && { [organisation]: place ? name.text : employer }),
    ...(position && { position: position.text }),
    ...((where ?? behind) && { [organisation === 'name' ? 'location' : 'x-location']: where ?? behind }),
    ...datesOf(entry.period),
    ...(entry.url && { url: withScheme(entry.url) }),
    ...(name && isRole !== undefined && { 'x-group': groupOf(name) }),
    ...textsOf(entry, 'summary'),
  }
}
/** Roles of one employer have its name as their group. */
const groupOf = ({ text }: Atom) => text.replace(/[^A-Za-z0-9]{1,20}/g, '-').slice(0, 40)
const simple = (name: string, second: string, date: string) => (entry: Entry) => {
  const [first, next] = entry.atoms
  return {
    ...(first && { [name]: first.text }),
    ...(next && { [second]: next.text.replace(/^\((.*)\)$/, '$1') }),
    ...(entry.period && { [date]: entry.period.end ?? entry.period.start }),
    ...linkOf(entry),
    ...(entry.lines.length > 0 && { summary: entry.lines.join('\n') }),
  }
}

const CERTIFICATE = simple('name', 'issuer', 'date')

/** "Valid until 2029" without its date. */
const VALID =
  /^(?:valid|valable|valide|expires?|gültig|válid[oa]|valid[oa]|geldig|ważn[aey]|gyldig|giltig|действител\p{L}{1,4})$/iu

function certificate(entry: Entry, note: Note) {
  const valid = entry.atoms.find(({ text }, index) => index > 0 && VALID.test(text))
  if (valid && entry.period) {
    note(valid.row, valid.text)
    entry.said.validUntil ??= entry.period.text
    entry.atoms = entry.atoms.filter(atom => atom !== valid)
    delete entry.period
  }
  const { validUntil = '', credentialId } = entry.said
  const [end] = periodsIn(validUntil)
  return {
    ...CERTIFICATE(entry),
    ...(end && { 'x-endDate': end.start }),
    ...(credentialId && { 'x-credentialId': credentialId }),
  }
}

/** Courses and certificates share a list. */
function course(entry: Entry) {
  const item = CERTIFICATE(entry)
  return Object.keys(item).length > 0 ? { ...item, [SECTION_MARK]: 'courses' } : {}
}

/** With authors below the title, the publisher is in brackets after the address. */
function publication(entry: Entry) {
  const inBrackets = entry.atoms.findIndex(({ text }) => /^\(.+\)$/.test(text))
  if (inBrackets > 1) entry.atoms.splice(1, inBrackets - 1)
  return simple('name', 'publisher', 'releaseDate')(entry)
}

function project(entry: Entry) {
  const [name, ...others] = entry.atoms
  const owner = others.find(({ text }) => organisationScore(text) > 0)
  const texts = others.filter(atom => atom !== owner).map(({ text }) => text)
  const [described, ...lines] = [...texts, ...entry.lines]
  const begins = entry.rows.findIndex(row => row.isBullet)
  const isListed = entry.isListed && entry.atoms.length === 1 && begins <= 1
  return {
    ...(name && { name: name.text }),
    ...(owner && { entity: owner.text }),
    ...(isListed ? { highlights: entry.lines } : described && { description: described }),
    ...(!isListed && lines.length > 0 && { highlights: lines }),
    ...listField(entry, 'roles'),
    ...datesOf(entry.period),
    ...linkOf(entry),
  }
}

/** Of quotes with a name in bold below each, the names are the heads. */
function splitQuotes(rows: readonly Row[], look: Look): { rows: Row[]; body: Row[] }[] {
  const bold = rows.filter(row => startsBold(row, look))
  if (bold.length === 0 || bold.includes(rows[0] as Row)) return splitEntries(rows, look)
  const entries: Row[][] = []
  for (const [index, row] of rows.entries()) {
    if (!bold.includes(row) && (index === 0 || bold.includes(rows[index - 1] as Row))) entries.push([])
    entries.at(-1)?.push(row)
  }
  return entries.map(rows => ({ rows, body: rows.filter(row => !bold.includes(row)) }))
}

function reference(entry: Entry) {
  const [name, ...more] = entry.atoms.map(({ text }) => text)
  const text = [...more, ...entry.lines].join('\n').replace(/^["“„«]\s*|(?<!\s)\s*["”“»]$/g, '')
  return { ...(name && { name }), ...(text && { reference: text }) }
}

/** An entry of a section that JSON Resume does not know. */
function own(entry: Entry) {
  const [title, subtitle, ...more] = entry.atoms.map(({ text }) => text)
  const lines = [...more, ...entry.lines]
  return {
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...datesOf(entry.period),
    ...linkOf(entry),
    ...textsOf({ ...entry, lines }, 'description'),
  }
}
export const OWN: Reader = { list: 'items', texts: 2, item: own }

/** "Certified Welder – Stainless": a part behind a dash is the issuer only where it may be one. */
function orderCertificates(entries: Entry[]): void {
  // Where each entry has a name behind a dash, that is the issuer.
  const isName = (text: string) => isShortName(text) || organisationScore(text) > 0
  const areIssuers =
    entries.length > 1 &&
    entries.every(({ atoms: [one, two] }) => one && two && dashBetween(one, two) && isName(two.text))
  for (const { atoms } of entries) {
    const [name, behind] = atoms
    const dash = name && behind && dashBetween(name, behind)
    const [first = '', ...more] = commaParts(behind?.text ?? '')
    const isWord = /^\p{L}+$/u.test(first) && first !== first.toUpperCase()
    const isPart = organisationScore(first) <= 0 && schoolScore(first) <= 0 && (more.length > 0 || isWord)
    if (dash && isPart && !areIssuers) atoms.splice(0, 2, { ...name, text: `${name.text}${dash}${behind.text}` })
  }
  splitAllAtCommas(entries)
}
function dashBetween(name: Atom, behind: Atom): string | undefined {
  const after = rowText(name.row).slice(rowText(name.row).indexOf(name.text) + name.text.length)
  const dash = /^ [–—-] /.exec(after)?.[0]
  return dash && name.row === behind.row && after.startsWith(dash + behind.text) ? dash : undefined
}

const CERTIFICATES = { list: 'certificates', texts: 2, order: orderCertificates }
/** `texts`: how many texts the head of an entry has. */
export const ENTRIES: Partial<Record<SectionKind, Reader>> = {
  work: { list: 'work', texts: 4, isJob: true, order: orderJobs, item: entry => job(entry, 'name') },
  volunteer: {
    list: 'volunteer',
    texts: 4,
    isJob: true,
    order: orderJobs,
    item: entry => job(entry, 'organization'),
  },
  education: {
    list: 'education',
    texts: 3,
    labels: ['score', 'courses'],
    order: orderBy(schoolScore, ({ isBold, isItalic }) => (isBold ? 1 : 0) - (isItalic ? 1 : 0), true),
    item: study,
  },
  projects: { list: 'projects', texts: 1, labels: ['roles'], item: project },
  awards: {
    list: 'awards',
    texts: 2,
    order: orderBy(
      text => -Math.max(0, organisationScore(text)),
      () => 0,
    ),
    item: simple('title', 'awarder', 'date'),
  },
  certificates: { ...CERTIFICATES, labels: ['validUntil', 'credentialId'], item: certificate },
  courses: { ...CERTIFICATES, item: course },
  publications: { list: 'publications', texts: 6, item: publication },
  references: { list: 'references', texts: 1, split: splitQuotes, item: reference },
}
