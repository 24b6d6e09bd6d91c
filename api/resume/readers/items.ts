// The items of JSON Resume made of entries. Pure.
import { type Note, withScheme } from './contact.ts'
import { type Atom, commaParts, type Entry, GRADE } from './entries.ts'
import type { SectionKind } from './headings.ts'
import { isPlaceName, organisationScore, schoolScore } from './kinds-of-words.ts'
import { textOf } from './row.ts'
import { joinTexts } from './text.ts'

type Reader = {
  list: string
  texts: number
  date: string
  order?: (entries: Entry[]) => void
  item: (entry: Entry, context: { note: Note }) => Record<string, unknown>
}

/** Puts the two texts of each head in the order [first, second]: entries that look alike are decided together. */
function orderBy(score: (text: string) => number, prior: (atom: Atom) => number) {
  return (entries: Entry[]) => {
    for (const entry of entries) {
      entry.atoms = [...entry.atoms.filter(atom => !isPlaceLike(atom)), ...entry.atoms.filter(isPlaceLike)]
    }
    for (const entry of entries) splitAtCommas(entry, score)
    const looks = new Map<string, Entry[]>()
    for (const entry of entries) {
      const key = entry.atoms
        .slice(0, 2)
        .map(({ isBold, isItalic, isApart }) => `${isBold}${isItalic}${isApart}`)
        .join()
      looks.set(key, [...(looks.get(key) ?? []), entry])
    }
    for (const some of looks.values()) {
      const of = (at: number) => some.reduce((sum, { atoms }) => sum + (atoms[at] ? score(atoms[at].text) : 0), 0)
      const [first, second] = [some[0]?.atoms[0], some[0]?.atoms[1]]
      const bias = first && second ? prior(first) - prior(second) : 0
      if (of(1) - of(0) + bias * 0.1 <= 0) continue
      for (const entry of some) {
        const [one, two, ...rest] = entry.atoms
        if (one && two) entry.atoms = [two, one, ...rest]
      }
    }
  }
}

/** One text of "Nurse, Some Hospital, Leeds", and what follows a comma as a place. */
function splitAtCommas(entry: Entry, score: (text: string) => number): void {
  const [first, second] = entry.atoms
  const areBoth = first && second && !isPlaceLike(second) && !second.isApart
  if (!first || areBoth) return
  const parts = commaParts(first.text)
  if (parts.length < 2) return
  const scores = parts.map(score)
  const best = parts.length === 2 || Math.max(...scores) > 0 ? bestCut(parts, scores) : 1
  const [one, rest] = [parts.slice(0, best), parts.slice(best)]
  const made = [one.join(', '), rest[0] ?? '', rest.slice(1).join(', ')]
  const isFirstOrganisation = (scores[0] ?? 0) > 0 && score(rest.join(', ')) <= 0
  const texts = isFirstOrganisation ? [parts[0] ?? '', parts.slice(1).join(', ')] : made
  entry.atoms.splice(0, 1, ...texts.filter(Boolean).map(text => ({ ...first, text })))
}

/** Before which part the organisation stands. */
function bestCut(parts: string[], scores: number[]): number {
  let best = 1
  for (let at = 1; at < parts.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  return best
}

const isPlaceLike = ({ text, isApart }: Atom) => isApart || isPlaceName(text)

const datesOf = ({ period }: Entry) =>
  period ? { startDate: period.start, ...(period.end && { endDate: period.end }) } : {}
/** An entry with one date alone ended then. */
const spanOf = (entry: Entry) =>
  entry.period && entry.period.end === undefined ? { endDate: entry.period.start } : datesOf(entry)
const linesOf = (entry: Entry) => entry.lines.map(joinTexts).filter(Boolean)
const linkOf = (entry: Entry) => {
  const link = entry.url ?? entry.atoms.flatMap(({ links }) => links).find(one => /^https?:/i.test(one))
  return link ? { url: withScheme(link) } : {}
}
const textsOf = (entry: Entry, key: string) => {
  const lines = linesOf(entry)
  if (lines.length === 0) return {}
  return entry.isListed || lines.length > 1 ? { highlights: lines } : { [key]: lines[0] as string }
}

function withPlace(name: string | undefined, place: Atom | undefined) {
  if (place || !name) return { name, place: place?.text }
  const parts = commaParts(name)
  const last = parts.at(-1) ?? ''
  const isPlace =
    parts.length > 1 && last.split(' ').length <= 2 && organisationScore(last) <= 0 && /^\p{Lu}/u.test(last)
  return isPlace ? { name: parts.slice(0, -1).join(', '), place: last } : { name, place: undefined }
}

function job(entry: Entry, organisation: 'name' | 'organization') {
  const [first, position, ...places] = entry.atoms
  const { name, place } = withPlace(first?.text, places[0])
  const bare = (text?: string) => text?.replace(/^\((.*)\)$/, '$1')
  return {
    ...(name && { [organisation]: name }),
    ...(position && { position: position.text }),
    ...(place && { location: bare(place) }),
    ...spanOf2(entry),
    ...(entry.url && { url: withScheme(entry.url) }),
    ...textsOf(entry, 'summary'),
  }
}
const spanOf2 = (entry: Entry) =>
  entry.period && entry.period.end === undefined
    ? { startDate: entry.period.start, endDate: entry.period.start }
    : datesOf(entry)

function study(entry: Entry, { note }: { note: Note }) {
  const [institution, degree] = entry.atoms
  const lines = linesOf(entry)
  const texts = [...entry.atoms.slice(2).map(({ text }) => text), ...lines]
  const graded = texts.find(text => GRADE.test(text))
  const score = graded ? GRADE.exec(graded)?.[1] : undefined
  const row = entry.rows.find(one => graded && textOf(one).includes(graded))
  if (row && graded && score) note(row, graded.slice(0, graded.length - score.length))
  const third = entry.atoms[2]
  const isMore = third && !isPlaceLike(third) && third.text !== graded
  const isSame = isMore && degree && third.text.startsWith(`${degree.text} `)
  if (isSame) note(degree.row, degree.text)
  if (isMore && isSame) degree.text = third.text
  const parts = degree ? commaParts(degree.text) : []
  if (isMore && !isSame && parts.length === 1) parts.push(third.text)
  const inOf = /^(.{2,40}?) (?:in|en|of) (\p{Lu}.+)$/u.exec(degree?.text ?? '')
  const [studyType, area] = inOf && parts.length === 1 ? [inOf[1], inOf[2]] : [parts[0], parts.slice(1).join(', ')]
  if (inOf && parts.length === 1 && degree) note(degree.row, 'in en of')
  return {
    ...(institution && { institution: institution.text }),
    ...(studyType && { studyType }),
    ...(area && { area }),
    ...spanOf(entry),
    ...(score && { score }),
    ...linkOf(entry),
  }
}

const simple = (name: string, second: string, date: string) => (entry: Entry) => {
  const [first, next] = entry.atoms
  const lines = linesOf(entry)
  return {
    ...(first && { [name]: first.text }),
    ...(next && { [second]: next.text.replace(/^\((.*)\)$/, '$1') }),
    ...(entry.period && { [date]: entry.period.end ?? entry.period.start }),
    ...linkOf(entry),
    ...(lines.length > 0 && { summary: lines.join('\n') }),
  }
}

/** With authors below the title, who publishes stands in brackets behind the address. */
function publication(entry: Entry) {
  const inBrackets = entry.atoms.findIndex(({ text }) => /^\(.+\)$/.test(text))
  if (inBrackets > 1) entry.atoms.splice(1, inBrackets - 1)
  return simple('name', 'publisher', 'releaseDate')(entry)
}

function project(entry: Entry) {
  const [name] = entry.atoms
  const [described, ...lines] = [...entry.atoms.slice(1).map(({ text }) => text), ...linesOf(entry)]
  const begins = entry.rows.findIndex(row => row.isBullet)
  const isListed = entry.isListed && entry.atoms.length === 1 && begins <= 1
  return {
    ...(name && { name: name.text }),
    ...(isListed ? { highlights: linesOf(entry) } : described && { description: described }),
    ...(!isListed && lines.length > 0 && { highlights: lines }),
    ...datesOf(entry),
    ...linkOf(entry),
  }
}

function reference(entry: Entry) {
  const [name, ...more] = entry.atoms.map(({ text }) => text)
  const text = [...more, ...linesOf(entry)].join('\n').replace(/^["“„«]\s*|\s*["”“»]$/g, '')
  return { ...(name && { name }), ...(text && { reference: text }) }
}

const byOrganisation = orderBy(organisationScore, ({ isBold, isItalic }) => (isBold ? 1 : 0) - (isItalic ? 1 : 0))
/** `texts`: how many texts the head of an entry has. */
export const ENTRIES: Partial<Record<SectionKind, Reader>> = {
  work: { list: 'work', texts: 3, date: 'startDate', order: byOrganisation, item: entry => job(entry, 'name') },
  volunteer: {
    list: 'volunteer',
    texts: 2,
    date: 'startDate',
    order: byOrganisation,
    item: entry => job(entry, 'organization'),
  },
  education: {
    list: 'education',
    texts: 3,
    date: 'startDate',
    order: orderBy(schoolScore, ({ isBold, isItalic }) => (isBold ? 1 : 0) - (isItalic ? 1 : 0)),
    item: study,
  },
  projects: { list: 'projects', texts: 1, date: 'startDate', item: project },
  awards: {
    list: 'awards',
    texts: 2,
    date: 'date',
    order: orderBy(
      text => -Math.max(0, organisationScore(text)),
      () => 0,
    ),
    item: simple('title', 'awarder', 'date'),
  },
  certificates: {
    list: 'certificates',
    texts: 2,
    date: 'date',
    order: splitAllAtCommas,
    item: simple('name', 'issuer', 'date'),
  },
  publications: { list: 'publications', texts: 6, date: 'releaseDate', item: publication },
  references: { list: 'references', texts: 1, date: '', item: reference },
}

function splitAllAtCommas(entries: Entry[]): void {
  for (const entry of entries) splitAtCommas(entry, organisationScore)
}
