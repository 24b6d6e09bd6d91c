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
const fieldsOf = (section: SectionName): Field[] => {
  const { fields: names = [], resume }: SectionRow = SECTION_TABLE[section]
  const mapped = names.map(name => {
    const { kind } = FIELDS[name]
    return [name, kind === 'format' ? format : [resume?.names?.[name] ?? name, kind as Kind]] as const
  })
  return fields({ ...Object.fromEntries(mapped), hidden })
}

const WORK = fieldsOf('experience').filter(({ field }) => field !== 'current')

/** An entry with a start and no end counts as ongoing; `x-current` is written only where the owner says otherwise. */
const isOpen = (dates: Item) => !isBlank(dates.startDate) && isBlank(dates.endDate)

function readWork(raw: Raw): Item {
  const item = readFields(raw, WORK)
  const current = typeof raw['x-current'] === 'boolean' ? raw['x-current'] : isOpen(item)
  return current ? { ...item, current } : item
}

function patchWork(raw: Raw, before: Item, now: Item): void {
  // Marking an entry as ongoing removes its end date; an end date set while it was already ongoing is kept.
  const turnedOn = now.current === true && before.current !== true
  patchFields(raw, WORK, before, turnedOn ? { ...now, endDate: '' } : now)
  const isNew = before.id === undefined
  if (!isNew && isSame(before.current, now.current)) return
  const current = now.current === true
  if (isOpen(readFields(raw, WORK)) === current) delete raw['x-current']
  else raw['x-current'] = current
}

const workLens: Lens = {
  read: readWork,
  patch: patchWork,
  problems: (raw, path) => fieldProblems(raw, WORK, path),
  unmapped: (raw, path) => unreadKeys(raw, WORK, path, typeof raw['x-current'] === 'boolean' ? ['x-current'] : []),
}

const lens = (table: Parameters<typeof fields>[0]): Lens => fieldLens(fields({ ...table, hidden }))

/** Lists that correspond one to one; sections without a list in JSON Resume have an extension key. Ids are made of `key` and the index. */
export const LISTS = ITEM_LISTS.map(section => {
  const { resume }: SectionRow = SECTION_TABLE[section]
  return {
    section,
    key: resume?.list ?? `x-${section}`,
    lens: section === 'experience' ? workLens : fieldLens(fieldsOf(section)),
  }
})

/** Sections of the schema that are custom sections in a CV; `head` maps keys of the resume itself. */
export const NAMED_CUSTOM: readonly { id: string; title: string; head: Field[]; lens: Lens }[] = [
  {
    id: 'volunteer',
    title: 'Volunteering',
    head: fields({ title: ['x-volunteerTitle', 'short'], hidden: ['x-volunteerHidden', 'flag'] }),
    lens: lens({
      title: ['position', 'short'],
      subtitle: ['organization', 'short'],
      url: ['url', 'link'],
      startDate: ['startDate', 'date'],
      endDate: ['endDate', 'date'],
      description: ['summary', 'long'],
      highlights: ['highlights', 'lines'],
    }),
  },
  {
    id: 'publications',
    title: 'Publications',
    head: fields({ title: ['x-publicationsTitle', 'short'], hidden: ['x-publicationsHidden', 'flag'] }),
    lens: lens({
      title: ['name', 'short'],
      subtitle: ['publisher', 'short'],
      url: ['url', 'link'],
      startDate: ['releaseDate', 'date'],
      endDate: ['x-endDate', 'date'],
      description: ['summary', 'long'],
      highlights: ['x-highlights', 'lines'],
    }),
  },
]

/** Items of custom sections without a counterpart in the schema, which the resume keeps under `x-sections`. */
export const customItemLens: Lens = fieldLens(fieldsOf('custom'))

export const studyFields: Field[] = fieldsOf('education')
