// Which sections and items of a CV are shown, and in which order.
import type { CvContentData, StudyData } from '../contract/cv.ts'
import { RESUME_LISTS, SECTION_TABLE, SECTIONS, type SectionName, type Slot } from '../contract/sections.ts'

export { RESUME_LISTS, SECTION_TABLE, type SectionName }
export type ItemOf<Name extends Exclude<SectionName, 'profileSummary' | 'education'>> = NonNullable<
  CvContentData[Name]
>[number]
export type StudySlotName = Slot | 'other'

/** The default order. */
export const DEFAULT_ORDER: readonly SectionName[] = SECTIONS

type BuiltInSection = Exclude<SectionName, 'custom'>
export type PlacedSection =
  | { name: BuiltInSection; key: string }
  | { name: 'custom'; key: string; path: string; section: ItemOf<'custom'> }

/** An item with its JSON pointer into the content. */
export type PlacedItem<Item> = { item: Item; path: string }

/**
 * Every section that is not hidden, once: those in `content.order` first, then the others in the order of a template (`usual`). `custom`
 * means all custom sections that neither lists.
 */
export function placedSections(content: CvContentData, usual: readonly string[] = []): PlacedSection[] {
  const order = [...new Set([...(content.order ?? []), ...usual, ...DEFAULT_ORDER])]
  const customs = visibleAt(content.custom, '/custom').map(({ item, path }) => ({
    name: 'custom' as const,
    key: `custom.${item.id ?? ''}`,
    path,
    section: item,
  }))
  return order.flatMap((name): PlacedSection[] => {
    if (isBuiltIn(name)) return content.sections?.[name]?.hidden ? [] : [{ name, key: name }]
    if (name === 'custom') return customs.filter(({ key }) => !order.includes(key))
    return customs.filter(({ key }) => key === name)
  })
}

function isBuiltIn(name: string): name is BuiltInSection {
  return name !== 'custom' && DEFAULT_ORDER.some(known => known === name)
}

/** The items of the list at `path` that are neither hidden nor empty. */
export function visibleAt<Item extends { hidden?: boolean }>(
  items: readonly (Item | undefined)[] | undefined,
  path: string,
): PlacedItem<Item>[] {
  return (items ?? []).flatMap((item, index) =>
    item && !item.hidden && saysSomething(item) ? [{ item, path: `${path}/${index}` }] : [],
  )
}

/** The items of a list that are neither hidden nor empty. */
export function visible<Item extends { hidden?: boolean }>(items: readonly Item[] | undefined): Item[] {
  return visibleAt(items, '').map(({ item }) => item)
}

/** The studies in reading order, newest kind first. */
export function visibleStudies(
  education: CvContentData['education'],
): (PlacedItem<StudyData> & { slot: StudySlotName })[] {
  const at = (slot: Exclude<StudySlotName, 'other'>) => {
    const item = education?.[slot]
    return item && !item.hidden && saysSomething(item) ? [{ slot, item, path: `/education/${slot}` }] : []
  }
  const other = visibleAt<StudyData>(education?.other, '/education/other').map(placed => ({
    slot: 'other' as const,
    ...placed,
  }))
  return [...at('postgraduation'), ...at('undergraduation'), ...other, ...at('class12'), ...at('class10')]
}

/** Whether a value has any non-blank text, apart from ids and formats. */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(saysSomething)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key !== 'id' && key !== 'format' && saysSomething(inner))
}

/** The non-blank texts of a list. */
export function words(list: readonly (string | undefined)[] | undefined): string[] {
  return (list ?? []).filter((word): word is string => saysSomething(word))
}
