// Maps lists of a resume to sections of a CV, field by field: from the table of sections, plus what the table does not cover.
import { FIELDS, ITEM_LISTS, SECTION_TABLE, type SectionName, type SectionRow } from '../../core/contract/sections.ts'
import { isBlank, isSame, type Kind } from './kinds.ts'
import {
  type Field,
  fieldLens,
  fieldProblems,
  fields,
  type Item,
  type Lens,
  patchFields,
  type Raw,
  readFields,
  unreadKeys,
} from './lens.ts'

const hidden = ['x-hidden', 'flag'] as const
/** Absent for literal text, which is what other programs write. */
const format = ['x-format', 'format'] as const

/** The fields of a section's items, from the table of sections. */
export const fieldsOf = (section: SectionName): Field[] => {
  const { fields: names = [], resume }: SectionRow = SECTION_TABLE[section]
  const mapped = names.map(name => {
    const { kind } = FIELDS[name]
    const read = kind === 'choice' ? name : kind
    return [name, kind === 'format' ? format : [resume?.names?.[name] ?? name, read as Kind]] as const
  })
  return fields({ ...Object.fromEntries(mapped), hidden })
}

/** An entry with a start and no end counts as ongoing; `x-current` is written only where the owner says otherwise. */
const isOpen = (dates: Item) => !isBlank(dates.startDate) && isBlank(dates.endDate)

function readPeriod(raw: Raw, table: readonly Field[]): Item {
  const item = readFields(raw, table)
  const current = typeof raw['x-current'] === 'boolean' ? raw['x-current'] : isOpen(item)
  return current ? { ...item, current } : item
}

function patchPeriod(raw: Raw, table: readonly Field[], before: Item, now: Item): void {
  // Marking an entry as ongoing removes its end date; an end date set while it was already ongoing is kept.
  const turnedOn = now.current === true && before.current !== true
  patchFields(raw, table, before, turnedOn ? { ...now, endDate: '' } : now)
  const isNew = before.id === undefined
  if (!isNew && isSame(before.current, now.current)) return
  const current = now.current === true
  if (isOpen(readFields(raw, table)) === current) delete raw['x-current']
  else raw['x-current'] = current
}

/** The lens of a section whose items can be ongoing. */
function periodLens(section: SectionName): Lens {
  const table = fieldsOf(section).filter(({ field }) => field !== 'current')
  const known = (raw: Raw) => (typeof raw['x-current'] === 'boolean' ? ['x-current'] : [])
  return {
    read: raw => readPeriod(raw, table),
    patch: (raw, before, now) => patchPeriod(raw, table, before, now),
    problems: (raw, path) => fieldProblems(raw, table, path),
    unmapped: (raw, path) => unreadKeys(raw, table, path, known(raw)),
  }
}

/** `company` is the name of the employer in JSON Resume before 1.0, which themes still read: it repeats `name`. */
function withCompany(lens: Lens): Lens {
  return {
    ...lens,
    patch(raw, before, now) {
      const repeats = before.id === undefined || (raw.company !== undefined && raw.company === raw.name)
      lens.patch(raw, before, now)
      if (!repeats) return
      if (raw.name === undefined) delete raw.company
      else raw.company = raw.name
    },
    unmapped: (raw, path) =>
      lens.unmapped(raw, path).filter(pointer => pointer !== `${path}/company` || raw.company !== raw.name),
  }
}

/** In entries of a list that two sections share: that they belong to the second section. */
export const SECTION_MARK = 'x-trucv-section'

/** The lens of the second section that has a list. Its entries are marked. */
function markedLens(section: SectionName): Lens {
  const table = fieldsOf(section)
  return {
    ...fieldLens(table),
    patch(raw, before, now) {
      raw[SECTION_MARK] = section
      patchFields(raw, table, before, now)
    },
    unmapped: (raw, path) => unreadKeys(raw, table, path, raw[SECTION_MARK] === section ? [SECTION_MARK] : []),
  }
}

function lensOf(section: SectionName, isSecond: boolean): Lens {
  if (isSecond) return markedLens(section)
  const { fields: names = [] }: SectionRow = SECTION_TABLE[section]
  const lens = names.includes('current') ? periodLens(section) : fieldLens(fieldsOf(section))
  return section === 'experience' ? withCompany(lens) : lens
}

/** Lists that correspond one to one; sections without a list in JSON Resume have an extension key. Ids are made of `key` and the index. */
export const LISTS = ITEM_LISTS.map((section, at) => {
  const keyOf = (name: SectionName) => (SECTION_TABLE[name] as SectionRow).resume?.list ?? `x-${name}`
  const key = keyOf(section)
  const isSecond = ITEM_LISTS.slice(0, at).some(other => keyOf(other) === key)
  return { section, key, isSecond, lens: lensOf(section, isSecond) }
})

/** Items of custom sections without a counterpart in the schema, which the resume keeps under `x-sections`. */
export const customItemLens: Lens = fieldLens(fieldsOf('custom'))

export const studyFields: Field[] = fieldsOf('education')

/** Whether an entry of this list belongs to the second section that has it. */
export function isSecondIn(key: string): (raw: Raw) => boolean {
  const second = LISTS.find(list => list.key === key && list.isSecond)?.section
  return raw => second !== undefined && raw[SECTION_MARK] === second
}
