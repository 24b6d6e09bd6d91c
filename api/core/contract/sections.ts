// The one table of the sections of a CV. The schema, what strangers see, the order, the checks, the sheet, the claims, JSON Resume
// and the editor follow from it; what sections and fields are called stands in core/cv/section-words.ts. Pure data.

/** What a field of each kind holds: texts of one line and of many, lists of them, and so on. The schema and the editor know more. */
export type FieldKind = 'id' | 'flag' | 'format' | 'short' | 'long' | 'link' | 'date' | 'words' | 'lines'
/** The most characters of a text, or of each text of a list. */
export const CAPS = { short: 200, long: 5_000, link: 2_000, words: 200, lines: 1_000 } as const

type FieldRule = Readonly<{ kind: FieldKind; description?: string; isOwnersOnly?: true }>

const short = { kind: 'short' } as const
const long = { kind: 'long' } as const
const link = { kind: 'link' } as const
const date = { kind: 'date' } as const
const words = { kind: 'words' } as const

/** The fields of items, and of the studies. A field has the same kind wherever it stands. */
export const FIELDS = {
  id: { kind: 'id' },
  hidden: { kind: 'flag', isOwnersOnly: true, description: 'In no rendering, the owner’s included.' },
  about: { kind: 'long', description: 'What the company does.' },
  awarder: short,
  board: short,
  company: short,
  courses: words,
  current: { kind: 'flag' },
  date,
  degree: short,
  description: long,
  endDate: date,
  entity: short,
  fieldOfStudy: short,
  fluency: short,
  format: {
    kind: 'format',
    description:
      'The description is limited Markdown (bold, italic, links, lists). Absent: every character of it is literal.',
  },
  highlights: { kind: 'lines' },
  institution: short,
  keywords: words,
  label: short,
  level: short,
  location: short,
  name: short,
  position: short,
  provider: short,
  reference: long,
  roles: words,
  score: short,
  startDate: date,
  subtitle: short,
  title: short,
  type: short,
  url: link,
} as const satisfies Record<string, FieldRule>
export type FieldName = keyof typeof FIELDS

type Row = Readonly<{
  /** One text; studies by slot; a list of items; sections of the owner's own. */
  kind: 'text' | 'keyed' | 'list' | 'own'
  /** How it is laid out on the sheet. */
  body: 'prose' | 'entries' | 'names' | 'quotes'
  /** The name of the schema of an item. */
  item?: string
  /** Besides the id and `hidden`, which every item has. A field is shown to strangers unless it is for the owner only. */
  fields?: readonly FieldName[]
  /** The fields that make an item's title: the first that says something, the others stand below it. */
  title?: readonly FieldName[]
  /** Further fields for the line below the title. */
  line?: readonly FieldName[]
  /** The list of a JSON Resume document, and the names that fields have there where they have others. */
  resume?: Readonly<{ list: string; names?: Partial<Record<FieldName, string>> }>
  /** Items can be attested: the section's place in lists of claims. The independent web/src/check/core.ts names these sections too. */
  claims?: number
}>

/** In the order in which sections are shown where the content gives none. */
export const SECTION_TABLE = {
  profileSummary: { kind: 'text', body: 'prose' },
  experience: {
    kind: 'list',
    body: 'entries',
    item: 'Experience',
    fields: [
      'company',
      'position',
      'location',
      'url',
      'startDate',
      'endDate',
      'current',
      'about',
      'description',
      'format',
      'highlights',
    ],
    title: ['position', 'company'],
    line: ['location'],
    resume: { list: 'work', names: { company: 'name', about: 'description', description: 'summary' } },
    claims: 5,
  },
  education: {
    kind: 'keyed',
    body: 'entries',
    item: 'Study',
    fields: [
      'institution',
      'board',
      'degree',
      'fieldOfStudy',
      'startDate',
      'endDate',
      'score',
      'url',
      'description',
      'format',
      'courses',
    ],
    title: ['degree', 'fieldOfStudy', 'institution', 'board'],
    resume: {
      list: 'education',
      names: { board: 'x-board', degree: 'studyType', fieldOfStudy: 'area', description: 'x-description' },
    },
    claims: 0,
  },
  skills: {
    kind: 'list',
    body: 'names',
    item: 'Skill',
    fields: ['name', 'level', 'keywords'],
    title: ['name'],
    line: ['level'],
    resume: { list: 'skills' },
    claims: 1,
  },
  projects: {
    kind: 'list',
    body: 'entries',
    item: 'Project',
    fields: [
      'name',
      'url',
      'startDate',
      'endDate',
      'description',
      'format',
      'highlights',
      'keywords',
      'roles',
      'entity',
      'type',
    ],
    title: ['name'],
    line: ['entity', 'type'],
    resume: { list: 'projects' },
    claims: 4,
  },
  courses: {
    kind: 'list',
    body: 'entries',
    item: 'Course',
    fields: ['name', 'provider', 'date', 'url'],
    title: ['name'],
    line: ['provider'],
    resume: { list: 'certificates', names: { provider: 'issuer' } },
    claims: 3,
  },
  awards: {
    kind: 'list',
    body: 'entries',
    item: 'Award',
    fields: ['title', 'awarder', 'date', 'description'],
    title: ['title'],
    line: ['awarder'],
    resume: { list: 'awards', names: { description: 'summary' } },
    claims: 2,
  },
  languages: {
    kind: 'list',
    body: 'names',
    item: 'Language',
    fields: ['name', 'fluency'],
    title: ['name'],
    resume: { list: 'languages', names: { name: 'language' } },
  },
  interests: {
    kind: 'list',
    body: 'names',
    item: 'Interest',
    fields: ['name', 'keywords'],
    title: ['name'],
    resume: { list: 'interests' },
  },
  references: {
    kind: 'list',
    body: 'quotes',
    item: 'Reference',
    fields: ['name', 'reference'],
    title: ['name'],
    resume: { list: 'references' },
  },
  custom: {
    kind: 'own',
    body: 'entries',
    item: 'CustomItem',
    fields: ['title', 'subtitle', 'url', 'startDate', 'endDate', 'description', 'highlights'],
    title: ['title'],
    line: ['subtitle'],
  },
} as const satisfies Record<string, Row>

type Table = typeof SECTION_TABLE
export type SectionName = keyof Table
type NamesWhere<Property> = { [Name in SectionName]: Table[Name] extends Property ? Name : never }[SectionName]
/** Sections that are lists of items. */
export type ListName = NamesWhere<{ kind: 'list' }>
/** Lists whose items can be attested one by one. */
export type AttestableList = NamesWhere<{ kind: 'list'; claims: number }>
export type SectionRow = Row

export const SECTIONS = Object.keys(SECTION_TABLE) as SectionName[]
const rowOf = (name: SectionName): Row => SECTION_TABLE[name]

export const ITEM_LISTS = SECTIONS.filter(name => rowOf(name).kind === 'list') as ListName[]
/** In the order in which claims are listed. */
export const ATTESTABLE_LISTS = ITEM_LISTS.filter(name => rowOf(name).claims !== undefined).sort(
  (one, other) => (rowOf(one).claims as number) - (rowOf(other).claims as number),
) as AttestableList[]

/** The fixed places of the education. */
export const SLOTS = ['class10', 'class12', 'undergraduation', 'postgraduation'] as const
export type Slot = (typeof SLOTS)[number]

/** What the owner decides who sees, and what holds before. Phone and e-mail are private until the owner says otherwise. */
export const DEFAULT_PRIVACY = {
  email: 'private',
  phoneNumber: 'private',
  location: 'public',
  imageUrl: 'public',
} as const
