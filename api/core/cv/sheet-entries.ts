// Maps an item to an entry, a name or a quote of the sheet, by the fields in the table of sections. Pure.
import type { StudyData } from '../contract/cv.ts'
import { SECTION_TABLE, type SectionName, type SectionRow } from '../contract/sections.ts'
import { linkOf, mailLink, phoneLinks } from './links.ts'
import { formatDate, labelsOf, rangeParts } from './locale.ts'
import { type Described, descriptionBlocks, plainBlocks } from './markdown.ts'
import type { ItemOf } from './order.ts'
import { type PlacedItem, type StudySlotName, words } from './order.ts'
import type { SheetEntry, SheetName, SheetQuote } from './sheet.ts'

/** An item of any section, with the fields that some of them have. */
export type AnyItem = Described & {
  url?: string | undefined
  date?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
  score?: string | undefined
  about?: string | undefined
  highlights?: string[] | undefined
  courses?: string[] | undefined
  roles?: string[] | undefined
  keywords?: string[] | undefined
  credentialId?: string | undefined
}
type Placed = PlacedItem<object>

const rowOf = (section: SectionName): SectionRow => SECTION_TABLE[section]
const textAt = (item: object, field: string) => (item as Record<string, string | undefined>)[field]

/** `names`: the first non-empty one is the title, the others are in the line below. `isDated`: of a date, with an end only if it is valid for a time. */
function entryOf(
  item: AnyItem,
  path: string,
  names: (string | undefined)[],
  language: string,
  isDated = false,
): SheetEntry {
  const labels = labelsOf(language)
  const [title = '', ...line] = words(names)
  const first = plainBlocks(item.about ?? '')
  const dates = isDated
    ? rangeParts(item.date, '', false, language)
    : rangeParts(item.startDate, item.endDate, item.current, language)
  const validUntil = isDated ? words([item.endDate]).map(date => formatDate(date, language)) : []
  const rows = [
    { label: labels.courses, texts: words(item.courses) },
    { label: labels.roles, texts: words(item.roles) },
    { texts: words(item.keywords) },
    { label: labels.validUntil, texts: validUntil },
    { label: labels.credentialId, texts: words([item.credentialId]) },
  ]
  return {
    path,
    title,
    line,
    ...(item.url?.trim() ? { link: linkOf(item.url) } : {}),
    dates,
    ...(item.score?.trim() ? { note: item.score.trim() } : {}),
    blocks: [...first, ...descriptionBlocks(item)],
    ...(first.length > 0 ? { aboutBlocks: first.length } : {}),
    points: words(item.highlights),
    rows: rows.filter(row => row.texts.length > 0),
  }
}

/** An item of a section that is laid out as entries. */
export function itemEntry(section: SectionName, { item, path }: Placed, language: string): SheetEntry {
  const { title = [], line = [], fields = [] } = rowOf(section)
  const names = [...title, ...line].map(field => textAt(item, field))
  return entryOf(item as AnyItem, path, names, language, fields.includes('date'))
}

/** A study without a degree has the label of its slot as the title. */
export function studyEntry(
  { item: study, path, slot }: PlacedItem<StudyData> & { slot: StudySlotName },
  language: string,
): SheetEntry {
  const labels = labelsOf(language)
  const kind = slot === 'other' ? undefined : labels.studies[slot]
  const subject = words([study.degree?.trim() || kind, study.fieldOfStudy]).join(labels.clause)
  return entryOf(study, path, [subject, study.institution, study.board], language)
}

/** An item of a section of names: its title, its level, and further details. */
export function itemName(section: SectionName, { item, path }: Placed): SheetName {
  const { title = [], line = [], fields = [] } = rowOf(section)
  const [name, level] = words([...title, ...line].map(field => textAt(item, field)))
  const others = fields.filter(field => ![...title, ...line].includes(field))
  const details = others.flatMap(field => (item as Record<string, string | string[] | undefined>)[field] ?? [])
  return { path, ...(name && { name }), ...(level && { level }), details: words(details) }
}

/** A reference: a quote, the person's name and role, and contact details. */
export function quoteOf({ item, path }: PlacedItem<ItemOf<'references'>>, language: string): SheetQuote {
  const { name, position, company, email, phoneNumber, reference } = item
  const who = words([name, position, company]).join(labelsOf(language).clause)
  const contact = [...words([email]).map(mailLink), ...phoneLinks(phoneNumber ?? '')]
  return {
    path,
    blocks: plainBlocks(reference ?? ''),
    ...(who && { name: who }),
    ...(contact.length > 0 && { contact }),
  }
}
