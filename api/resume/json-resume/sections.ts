// Which list of a resume is which section of a CV, field by field. The tables are the whole of it.
import { isBlank, isSame } from './kinds.ts'
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
/** Without it a text is literal, as those of other programs are. */
const format = ['x-format', 'format'] as const

const WORK = fields({
  company: ['name', 'short'],
  position: ['position', 'short'],
  location: ['location', 'short'],
  url: ['url', 'link'],
  startDate: ['startDate', 'date'],
  endDate: ['endDate', 'date'],
  about: ['description', 'long'],
  description: ['summary', 'long'],
  format,
  highlights: ['highlights', 'lines'],
  hidden,
})

/** An entry that began and has no end is going on; `x-current` is needed only where that is not what the owner says. */
const isOpen = (dates: Item) => !isBlank(dates.startDate) && isBlank(dates.endDate)

function readWork(raw: Raw): Item {
  const item = readFields(raw, WORK)
  const current = typeof raw['x-current'] === 'boolean' ? raw['x-current'] : isOpen(item)
  return current ? { ...item, current } : item
}

function patchWork(raw: Raw, before: Item, now: Item): void {
  // Declaring an entry ongoing takes its end away; the end of one that already was ongoing is the owner's own word.
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

/** Lists that correspond one to one; ids are made of `key` and the place. */
export const LISTS = [
  { section: 'experience', key: 'work', lens: workLens },
  {
    section: 'skills',
    key: 'skills',
    lens: lens({ name: ['name', 'short'], level: ['level', 'short'], keywords: ['keywords', 'words'] }),
  },
  {
    section: 'projects',
    key: 'projects',
    lens: lens({
      name: ['name', 'short'],
      url: ['url', 'link'],
      startDate: ['startDate', 'date'],
      endDate: ['endDate', 'date'],
      description: ['description', 'long'],
      format,
      highlights: ['highlights', 'lines'],
      keywords: ['keywords', 'words'],
      roles: ['roles', 'words'],
      entity: ['entity', 'short'],
      type: ['type', 'short'],
    }),
  },
  {
    section: 'courses',
    key: 'certificates',
    lens: lens({
      name: ['name', 'short'],
      provider: ['issuer', 'short'],
      date: ['date', 'date'],
      url: ['url', 'link'],
    }),
  },
  {
    section: 'awards',
    key: 'awards',
    lens: lens({
      title: ['title', 'short'],
      awarder: ['awarder', 'short'],
      date: ['date', 'date'],
      description: ['summary', 'long'],
    }),
  },
  {
    section: 'languages',
    key: 'languages',
    lens: lens({ name: ['language', 'short'], fluency: ['fluency', 'short'] }),
  },
  {
    section: 'interests',
    key: 'interests',
    lens: lens({ name: ['name', 'short'], keywords: ['keywords', 'words'] }),
  },
  {
    section: 'references',
    key: 'references',
    lens: lens({ name: ['name', 'short'], reference: ['reference', 'long'] }),
  },
] as const

/** Sections of the schema that a CV holds as custom sections; `head` are keys of the resume itself. */
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

/** Items of the sections that only a CV has; the resume keeps them under `x-sections`. */
export const customItemLens: Lens = lens({
  title: ['title', 'short'],
  subtitle: ['subtitle', 'short'],
  url: ['url', 'link'],
  startDate: ['startDate', 'date'],
  endDate: ['endDate', 'date'],
  description: ['description', 'long'],
  highlights: ['highlights', 'lines'],
})

export const studyFields: Field[] = fields({
  institution: ['institution', 'short'],
  board: ['x-board', 'short'],
  degree: ['studyType', 'short'],
  fieldOfStudy: ['area', 'short'],
  startDate: ['startDate', 'date'],
  endDate: ['endDate', 'date'],
  score: ['score', 'short'],
  url: ['url', 'link'],
  description: ['x-description', 'long'],
  format,
  courses: ['courses', 'words'],
  hidden,
})
