// Maps an item to an entry, a name or a quote of the sheet, by the fields in the table of sections. Pure.
import type { StudyData } from '../contract/cv.ts'
import { CHOICES, SECTION_TABLE, type SectionName, type SectionRow } from '../contract/sections.ts'
import { runsOf, spanOf } from './groups.ts'
import { linkOf, mailLink, phoneLinks } from './links.ts'
import { type DateStyle, formatDate, labelsOf, rangeParts } from './locale.ts'
import { type Described, descriptionBlocks, plainBlocks } from './markdown.ts'
import { markText } from './marks.ts'
import type { ItemOf } from './order.ts'
import { type PlacedItem, type StudySlotName, words } from './order.ts'
import type { SheetEntry, SheetGroup, SheetName, SheetQuote } from './sheet.ts'

/** An item of any section, with the fields that some of them have. */
export type AnyItem = Described & {
  url?: string | undefined
  date?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  current?: boolean | undefined
  score?: string | undefined
  scoreScale?: string | undefined
  scoreKind?: StudyData['scoreKind']
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
  style: DateStyle,
  isDated = false,
): SheetEntry {
  const labels = labelsOf(language)
  const [title = '', ...line] = words(names)
  const first = plainBlocks(item.about ?? '')
  const dates = isDated
    ? rangeParts(item.date, '', false, language, style)
    : rangeParts(item.startDate, item.endDate, item.current, language, style)
  const validUntil = isDated ? words([item.endDate]).map(date => formatDate(date, language, style)) : []
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
    ...(item.score?.trim() ? { note: markText(item, labels) } : {}),
    blocks: [...first, ...descriptionBlocks(item)],
    ...(first.length > 0 ? { aboutBlocks: first.length } : {}),
    points: words(item.highlights),
    rows: rows.filter(row => row.texts.length > 0),
  }
}

/** An item of a section that is laid out as entries. */
export function itemEntry(
  section: SectionName,
  { item, path }: Placed,
  language: string,
  style: DateStyle,
): SheetEntry {
  const { title = [], line = [], fields = [] } = rowOf(section)
  const names = [...title, ...line].map(field => textAt(item, field))
  return entryOf(item as AnyItem, path, names, language, style, fields.includes('date'))
}

/** A study without a degree has the label of its slot as the title. */
export function studyEntry(
  { item: study, path, slot }: PlacedItem<StudyData> & { slot: StudySlotName },
  language: string,
  style: DateStyle,
): SheetEntry {
  const labels = labelsOf(language)
  const kind = slot === 'other' ? undefined : labels.studies[slot]
  const subject = words([study.degree?.trim() || kind, study.fieldOfStudy]).join(labels.clause)
  return entryOf(study, path, [subject, study.institution, study.board], language, style)
}

type Role = ItemOf<'experience'>

/** Neighbouring roles of one group have their employer above them once. */
export function roleEntries(items: readonly PlacedItem<Role>[], language: string, style: DateStyle): SheetEntry[] {
  const placed = new Map(items.map(({ item, path }) => [item, path]))
  return runsOf(items.map(({ item }) => item)).flatMap(roles => {
    const entry = (item: Role) => itemEntry('experience', { item, path: placed.get(item) as string }, language, style)
    if (roles.length === 1) return roles.map(entry)
    const shared = sharedBy(roles)
    const group = groupOf(roles, shared, language, style)
    return roles.map((role, at): SheetEntry => {
      const { company: _, ...own } = role
      const rest = Object.fromEntries(Object.entries(own).filter(([field]) => !shared.includes(field)))
      const { path, ...shown } = itemEntry(
        'experience',
        { item: rest, path: placed.get(role) as string },
        language,
        style,
      )
      return { path, ...shown, ...(at === 0 && { group }), isRole: true }
    })
  })
}

/** The fields that belong to the employer where all roles have the same. */
const EMPLOYERS_FIELDS = ['location', 'url', 'about'] as const
const sharedBy = ([first, ...others]: readonly Role[]): readonly string[] =>
  EMPLOYERS_FIELDS.filter(field => first?.[field]?.trim() && others.every(other => other[field] === first[field]))

function groupOf(roles: readonly Role[], shared: readonly string[], language: string, style: DateStyle): SheetGroup {
  const { company = '', location, url, about = '' } = roles[0] as Role
  const { startDate, endDate, current } = spanOf(roles)
  return {
    title: company,
    line: shared.includes('location') ? words([location]) : [],
    ...(url !== undefined && shared.includes('url') && { link: linkOf(url) }),
    dates: rangeParts(startDate, endDate, current, language, style),
    blocks: shared.includes('about') ? plainBlocks(about) : [],
  }
}

/** An item of a section of names: its title, its level, and further details. */
export function itemName(section: SectionName, { item, path }: Placed, language: string): SheetName {
  const { title = [], line = [], fields = [] } = rowOf(section)
  const [name, level] = words([...title, ...line].map(field => textAt(item, field)))
  const others = fields.filter(field => ![...title, ...line, 'cefr'].includes(field))
  const details = others.flatMap(field => (item as Record<string, string | string[] | undefined>)[field] ?? [])
  const { fluency = '', cefr } = item as Partial<ItemOf<'languages'>>
  if (cefr === undefined) return { path, ...(name && { name }), ...(level && { level }), details: words(details) }
  const dots = Math.min(CHOICES.cefr.indexOf(cefr) + 1, 6)
  return { path, ...(name && { name }), dots, details: [levelOf(fluency.trim(), cefr, language)] }
}

/** The words of a level, with the level of the framework where they do not say it. */
function levelOf(text: string, cefr: (typeof CHOICES.cefr)[number], language: string): string {
  if (cefr === 'native') return text || labelsOf(language).nativeSpeaker
  return text.toUpperCase().includes(cefr) ? text : text ? `${text} (${cefr})` : cefr
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
