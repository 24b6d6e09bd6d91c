// The fields of a document that a text can be put into, in words, and the new entries that can be begun with it. Pure.
import type { FieldName, SectionRow } from '../../../../api/core/contract/sections.ts'
import { ITEM_LISTS } from '../../../../api/core/cv/content.ts'
import { SECTION_TABLE, type SectionName } from '../../../../api/core/cv/order.ts'
import { EDITOR_NAMES, SECTION_WORDS, withArticle } from '../../../../api/core/cv/section-words.ts'
import type { Item } from '../../../../api/core/cv/values.ts'
import { type EditorDocument, listAt, type Path, SLOTS } from '../session/document.ts'
import { FIELD_NAMES, itemName, SLOT_NAMES } from '../words.ts'
import { DETAILS, takesText } from './brought.ts'

/** `.new` in a path stands for the id of a new item. */
export type Target = { path: Path; label: string }
type Group = { name: string; fields: Target[] }

const row = (section: SectionName): SectionRow => SECTION_TABLE[section]

function fieldsIn(section: SectionName, item: Path): Target[] {
  const labels: Partial<Record<FieldName, string>> = SECTION_WORDS[section].labels ?? {}
  return (row(section).fields ?? [])
    .map(field => ({ path: `${item}.${field}`, label: labels[field] ?? FIELD_NAMES[field] ?? field }))
    .filter(({ path }) => takesText(path))
}

export function targetsIn(document: EditorDocument): Group[] {
  const { education = {}, custom = [] } = document.content
  const details = [
    ...DETAILS.map(field => ({ path: `content.personalDetails.${field}`, label: FIELD_NAMES[field] ?? field })),
    { path: 'content.profileSummary', label: EDITOR_NAMES.profileSummary },
  ]
  const of = (section: SectionName, path: Path, item: Item, title = EDITOR_NAMES[section]): Group => ({
    name: `${title}: ${itemName(item)}`,
    fields: fieldsIn(section, path),
  })
  const all = (section: SectionName, list: Path, title?: string) =>
    listAt(document, list).map(item => of(section, `${list}.${item.id}`, item, title))
  const slots = SLOTS.flatMap(slot =>
    education[slot] ? of('education', `content.education.${slot}`, education[slot] as Item, SLOT_NAMES[slot]) : [],
  )
  return [
    { name: 'Personal details', fields: details },
    ...slots,
    ...all('education', 'content.education.other'),
    ...ITEM_LISTS.flatMap(section => all(section, `content.${section}`)),
    ...custom.flatMap(({ id, title }) => all('custom', `content.custom.${id}.items`, title)),
    { name: 'Something new', fields: beginnings() },
  ]
}

const beginnings = (): Target[] => [
  { path: 'content.education.other.new.institution', label: `${EDITOR_NAMES.education}: a study` },
  ...ITEM_LISTS.map(section => ({
    path: `content.${section}.new.${row(section).title?.[0]}`,
    label: `${EDITOR_NAMES[section]}: ${withArticle(SECTION_WORDS[section].noun)}`,
  })),
  { path: 'content.custom.new.items.new.title', label: 'A section of its own' },
]
