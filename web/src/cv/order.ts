// Which sections and items of a CV are shown, and in which order. Knows the shape of the content, not how anything looks.
import type { CvContentData, SECTIONS, StudyData } from '../../../api/cvs/schema.ts'

export type SectionName = (typeof SECTIONS)[number]
export type ItemOf<Name extends Exclude<SectionName, 'profileSummary' | 'education'>> = NonNullable<
  CvContentData[Name]
>[number]
export type PersonalDetailsData = CvContentData['personalDetails']
export type StudySlotName = 'postgraduation' | 'undergraduation' | 'other' | 'class12' | 'class10'

/** The order where the content gives none: SECTIONS of the schema, which a browser cannot load. A test compares the two. */
export const DEFAULT_ORDER: readonly SectionName[] = [
  'profileSummary',
  'experience',
  'education',
  'skills',
  'projects',
  'courses',
  'awards',
  'languages',
  'interests',
  'references',
  'custom',
]

type BuiltInSection = Exclude<SectionName, 'custom'>
export type PlacedSection =
  | { name: BuiltInSection; key: string }
  | { name: 'custom'; key: string; section: ItemOf<'custom'> }

/** Every section once, those that `content.order` names first; `custom` stands for the custom sections it does not name itself. */
export function placedSections(content: CvContentData): PlacedSection[] {
  const order = [...new Set([...(content.order ?? []), ...DEFAULT_ORDER])]
  const customs = visible(content.custom).map((section, index) => ({
    name: 'custom' as const,
    key: `custom ${index}`,
    path: `custom.${section.id ?? ''}`,
    section,
  }))
  return order.flatMap((name): PlacedSection[] => {
    if (isBuiltIn(name)) return [{ name, key: name }]
    if (name === 'custom') return customs.filter(({ path }) => !order.includes(path))
    return customs.filter(({ path }) => path === name)
  })
}

function isBuiltIn(name: string): name is BuiltInSection {
  return name !== 'custom' && DEFAULT_ORDER.some(known => known === name)
}

/** The items that are not hidden and say something. */
export function visible<Item extends { hidden?: boolean }>(items: readonly (Item | undefined)[] | undefined): Item[] {
  return (items ?? []).filter((item): item is Item => !item?.hidden && saysSomething(item))
}

/** The studies in reading order, newest kind first. */
export function visibleStudies(education: CvContentData['education']): { slot: StudySlotName; study: StudyData }[] {
  const { postgraduation, undergraduation, other = [], class12, class10 } = education ?? {}
  const slots = {
    postgraduation: [postgraduation],
    undergraduation: [undergraduation],
    other,
    class12: [class12],
    class10: [class10],
  }
  return Object.entries(slots).flatMap(([slot, studies]) =>
    visible<StudyData>(studies).map(study => ({ slot: slot as StudySlotName, study })),
  )
}

/** Whether any text of a value is more than blanks; ids and switches are not texts. */
function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(saysSomething)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key !== 'id' && saysSomething(inner))
}

/** The texts of a list that say something. */
export function words(list: readonly (string | undefined)[] | undefined): string[] {
  return (list ?? []).filter((word): word is string => saysSomething(word))
}
