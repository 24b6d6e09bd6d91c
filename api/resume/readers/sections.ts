// From lines to JSON Resume: sections by their headings, entries by their looks and dates. Pure.
import { createContact, joinAddresses, type Note, nameAndPlace, urlIn, withScheme } from './contact.ts'
import { type Atom, commaParts, type Entry, GRADE, type Look, readEntry, splitEntries } from './entries.ts'
import { headingOf, type SectionKind } from './headings.ts'
import { isPlaceName, organisationScore, schoolScore } from './kinds-of-words.ts'
import { isLinkedIn, linkedInJobs, linkedInStudies } from './linkedin-pdf.ts'
import type { Doubt, Piece, Resume } from './reading.ts'
import { lookOf, type Row, textOf, textOfSegment } from './row.ts'
import { joinTexts, paragraphsOf } from './text.ts'

type Section = { kind?: SectionKind; title: string; rows: Row[] }
type Context = { resume: Resume; doubts: Doubt[]; note: Note; page: Omit<Look, 'columnRight'>; isLinkedIn: boolean }

/** Reads rows in reading order; marks in the pieces what was understood. `middle`: of the page. */
export function readRows(rows: readonly Row[], pieces: Piece[], middle: number): { resume: Resume; doubts: Doubt[] } {
  const note: Note = (row, text) => {
    for (const index of [row.piece, ...(row.alsoPieces ?? [])]) {
      const piece = pieces[index]
      if (piece) piece.understood = `${piece.understood ?? ''} ${text}`
    }
  }
  const sections = sectionsOf(rows)
  const page = { weight: bodyLook(rows).weight, left: Math.min(...rows.map(({ x }) => x)), middle }
  const context: Context = { resume: {}, doubts: [], note, page, isLinkedIn: isLinkedIn(rows) }
  for (const { heading, kind } of sections.list) if (heading && kind) note(heading, textOf(heading))
  const contactRows = sections.list.filter(({ kind }) => kind === 'contact').flatMap(section => section.rows)
  readContact(context, sections.head, contactRows)
  for (const section of sections.list) if (section.kind !== 'contact') readSection(context, section)
  return context
}

export function bodyLook(rows: readonly Row[]): { size: number; weight: number; colour: number } {
  const counts = new Map<string, { count: number; size: number; weight: number; colour: number }>()
  for (const row of rows) {
    const { weight } = lookOf(row.segments)
    const key = `${Math.round(row.size * 2)} ${Math.round(weight / 60)} ${row.colour}`
    const one = counts.get(key) ?? { count: 0, size: row.size, weight, colour: row.colour }
    counts.set(key, { ...one, count: one.count + textOf(row).length, weight: Math.min(one.weight, weight) })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0] ?? { size: 10, weight: 400, colour: 0 }
}

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase()
const signature = (row: Row) => {
  const { weight } = lookOf(row.segments)
  return `${Math.round(row.size * 4)} ${Math.round(weight / 40)} ${row.colour} ${isCapitals(textOf(row))} ${row.heading ?? 0}`
}

type Sections = { head: Row[]; list: (Section & { heading?: Row })[] }

/** Known headings that look other than the text; and lines that look just like them, which head sections of their own. */
export function sectionsOf(rows: readonly Row[]): Sections {
  const body = bodyLook(rows)
  const isSet = (row: Row) => {
    const { weight } = lookOf(row.segments)
    return (
      row.heading !== undefined ||
      row.size > 1.05 * body.size ||
      weight > body.weight + 60 ||
      row.colour !== body.colour ||
      isCapitals(textOf(row)) ||
      /:$/.test(textOf(row))
    )
  }
  const named = rows.filter(row => row.segments.length === 1 && !row.isBullet && headingOf(textOf(row)) !== undefined)
  const set = named.filter(isSet)
  const known = new Set(set.length > 0 ? set : named)
  const looks = new Map<string, number>()
  for (const row of known) looks.set(signature(row), (looks.get(signature(row)) ?? 0) + 1)
  // An entry's title may look like a heading: a heading is larger than the text, or in capitals, or the file says so.
  const isStrong = (row: Row) => row.heading !== undefined || row.size > 1.05 * body.size || isCapitals(textOf(row))
  const isOther = (row: Row, index: number) =>
    index > 0 &&
    row.segments.length === 1 &&
    !row.isBullet &&
    isStrong(row) &&
    textOf(row).length <= 50 &&
    (looks.get(signature(row)) ?? 0) >= 2 &&
    !urlIn(textOf(row))
  const sections: Sections = { head: [], list: [] }
  for (const [index, row] of rows.entries()) {
    const section = sections.list.at(-1)
    const kind = known.has(row) ? headingOf(textOf(row)) : undefined
    if (kind || isOther(row, index))
      sections.list.push({ ...(kind && { kind }), title: textOf(row).replace(/[:\s]+$/, ''), rows: [], heading: row })
    else if (section) section.rows.push(row)
    else sections.head.push(row)
  }
  return sections
}

function readContact({ resume, note }: Context, head: Row[], ofSection: Row[]): void {
  const contact = createContact(note)
  const some = ofSection.map(row => ({ ...row, isContact: true }))
  for (const row of [...joinAddresses(head), ...joinAddresses(some)]) contact.addRow(row)
  const heads = new Set(contact.rest.filter(({ row }) => !row.isContact).map(({ row }) => row))
  const left = nameAndPlace(contact.basics, [...heads], contact.rest, note)
  // Sentences above the first section are a summary.
  const prose = left.filter(({ text, row }) => !row.isContact && text.split(' ').length > 8)
  if (prose.length > 0) contact.basics.summary = joinTexts(prose.map(({ text }) => text))
  resume.basics = contact.basics
}

function readSection(context: Context, section: Section): void {
  const { rows, kind } = section
  if (rows.length === 0) return
  const columnRight = Math.max(...rows.map(({ right }) => right))
  const look = { ...context.page, columnRight }
  if (kind === undefined) return readOther(context, section, columnRight)
  if (kind === 'summary') return readSummary(context, rows, columnRight)
  if (context.isLinkedIn && (kind === 'work' || kind === 'education')) {
    context.resume[kind] = (kind === 'work' ? linkedInJobs : linkedInStudies)(rows, context.note) as Resume['work']
    return
  }
  const plain = PLAIN[kind]
  if (plain) return plain(context, rows, columnRight)
  const read = ENTRIES[kind]
  if (!read) return
  const entries = splitEntries(rows, look).map(one => readEntry(one, look, read.texts, context.note))
  read.order?.(entries)
  const list = (context.resume[read.list] ?? []) as Record<string, unknown>[]
  for (const entry of entries) {
    const item = read.item(entry, context)
    if (Object.keys(item).length === 0) continue
    list.push({ ...item })
    const other = entry.period?.other
    if (other && entry.period)
      context.doubts.push({
        path: `/${read.list}/${list.length - 1}/${read.date}`,
        text: entry.period.text,
        choices: [entry.period.start, other],
      })
  }
  if (list.length > 0) context.resume[read.list] = list
}

function readSummary({ resume }: Context, rows: Row[], columnRight: number): void {
  const text = paragraphsOf(rows, columnRight).map(some => joinTexts(some.map(textOf)))
  const joined = rows.some(({ isBullet }) => isBullet)
    ? text.map(one => `- ${one}`).join('\n')
    : mergedProse(rows, columnRight)
  resume.basics = { ...resume.basics, summary: [resume.basics?.summary, joined].filter(Boolean).join('\n\n') }
}

/** Lines of one paragraph stand at the usual distance. */
function mergedProse(rows: Row[], columnRight: number): string {
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap), 9)
  const paragraphs: Row[][] = []
  for (const [index, row] of rows.entries()) {
    const last = paragraphs.at(-1)
    const before = rows[index - 1]
    const isNew = before && row.gap > 1.25 * usual && !row.isFirst && before.right < columnRight - 3 * row.size
    if (last && !isNew) last.push(row)
    else paragraphs.push([row])
  }
  return paragraphs.map(some => joinTexts(some.map(textOf))).join('\n\n')
}

/** A section that JSON Resume does not know keeps its title and its items. */
function readOther({ resume, note }: Context, { title, rows }: Section, columnRight: number): void {
  const items = paragraphsOf(rows, columnRight).map(some => ({
    title: withoutNumber(joinTexts(some.map(textOf)), some[0] as Row, note),
  }))
  const isProse = items.every(item => item.title.length > 200)
  const all = isProse ? items.map(item => ({ title: '', description: item.title })) : items
  resume['x-sections'] = [...((resume['x-sections'] as unknown[]) ?? []), { title, items: all }]
}

function withoutNumber(text: string, row: Row, note: Note): string {
  const number = /^\d{1,2}[.)]\s+/.exec(text)?.[0]
  if (!number) return text
  note(row, number)
  return text.slice(number.length)
}

type Reader = {
  list: string
  texts: number
  date: string
  order?: (entries: Entry[]) => void
  item: (entry: Entry, context: Context) => Record<string, unknown>
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

function study(entry: Entry, { note }: Context) {
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
const ENTRIES: Partial<Record<SectionKind, Reader>> = {
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

const PLAIN: Partial<Record<SectionKind, (context: Context, rows: Row[], columnRight: number) => void>> = {
  skills: (context, rows, columnRight) => {
    const skills = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ name: label, keywords: itemsOf(text) }] : itemsOf(text).map(name => ({ name })),
    )
    context.resume.skills = [...(context.resume.skills ?? []), ...skills]
  },
  languages: ({ resume }, rows, columnRight) => {
    const languages = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ language: label, fluency: text }] : itemsOf(text).map(languageOf),
    )
    resume.languages = [...(resume.languages ?? []), ...languages]
  },
  interests: ({ resume }, rows, columnRight) => {
    const interests = labelled(rows, columnRight).flatMap(({ label, text }) =>
      label ? [{ name: label, keywords: itemsOf(text) }] : itemsOf(text).map(name => ({ name })),
    )
    resume.interests = [...(resume.interests ?? []), ...interests]
  },
}

function languageOf(text: string): Record<string, string> {
  const found = /^(.+?)\s*(?:\((.+)\)|\s[–—-]\s(.+))$/u.exec(text)
  const fluency = found?.[2] ?? found?.[3]
  return found?.[1] && fluency ? { language: found[1], fluency } : { language: text }
}

/** "Label: a, b" or "Label" in the first cell of a row. */
function labelled(rows: Row[], columnRight: number): { label?: string; text: string }[] {
  const usual = Math.min(...rows.slice(1).map(({ gap }) => gap), 9)
  const lines: { label?: string; text: string; last: Row }[] = []
  for (const row of rows) {
    const before = lines.at(-1)
    const [first, ...rest] = row.segments
    const whole = textOf(row)
    const colon = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(whole)
    const isWrapped =
      before &&
      !colon &&
      rest.length === 0 &&
      (/[,;]$/.test(before.text) ||
        (row.gap < 1.15 * usual &&
          row.gap < 1.4 &&
          before.text.length > 45 &&
          before.last.right > columnRight - 8 * row.size))
    if (before && isWrapped) Object.assign(before, { text: joinTexts([before.text, whole]), last: row })
    else if (colon) lines.push({ label: colon[1] as string, text: colon[2] as string, last: row })
    else if (first && rest.length === 1)
      lines.push({ label: textOfSegment(first), text: rest.map(textOfSegment).join(', '), last: row })
    else lines.push({ text: row.segments.map(textOfSegment).join(', '), last: row })
  }
  return lines
}

const itemsOf = (text: string): string[] => {
  const items: string[] = []
  let depth = 0
  for (const part of text.split(/(\s*[,;•·|‖、，]\s*)/u)) {
    const isSeparator = /^\s*[,;•·|‖、，]\s*$/u.test(part)
    if (!isSeparator || depth > 0) {
      if (items.length > 0 && depth > 0) items[items.length - 1] += part
      else items.push(part)
      depth += (part.match(/[(（]/g)?.length ?? 0) - (part.match(/[)）]/g)?.length ?? 0)
    }
  }
  return items.map(one => joinTexts([one]).replace(/\.$/, '')).filter(one => /[\p{L}\p{N}]/u.test(one))
}
