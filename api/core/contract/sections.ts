// The table of the sections of a CV. Schema, public fields, order, validation, sheet, claims, JSON Resume and editor derive from it;
// the names of sections and fields are in core/cv/section-words.ts. Pure data.

/** The kind of a field's value; the schema and the editor distinguish further. */
export type FieldKind =
  | 'id'
  | 'group'
  | 'flag'
  | 'format'
  | 'short'
  | 'choice'
  | 'long'
  | 'link'
  | 'date'
  | 'words'
  | 'lines'
/** The most characters of a text, or of each text of a list. */
export const CAPS = { short: 200, long: 5_000, link: 2_000, words: 200, lines: 1_000, job: 99 } as const

/** The values of the fields of kind `choice`. */
export const CHOICES = {
  /** The levels of the Common European Framework, and mother tongues. */
  cefr: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'],
  scoreKind: ['percentage', 'cgpa', 'gpa', 'grade', 'class', 'rank'],
} as const

type FieldRule = Readonly<{
  kind: FieldKind
  description?: string
  isOwnersOnly?: true
  /** No fact that an institution can confirm: a claim about the facts of an item leaves it out. */
  isProse?: true
}>

const short = { kind: 'short' } as const
const long = { kind: 'long' } as const
const date = { kind: 'date' } as const
const words = { kind: 'words' } as const

/** The fields of items and of studies. A field has the same kind in every section. */
export const FIELDS = {
  id: { kind: 'id' },
  hidden: { kind: 'flag', isOwnersOnly: true, description: 'In no rendering, the owner’s included.' },
  about: { kind: 'long', description: 'What the company does.', isProse: true },
  awarder: short,
  board: short,
  cefr: { kind: 'choice', description: 'Of a language, beside or instead of `fluency`.' },
  company: short,
  courses: { kind: 'words', isProse: true },
  credentialId: short,
  current: { kind: 'flag' },
  date,
  degree: short,
  description: { kind: 'long', isProse: true },
  email: short,
  endDate: date,
  entity: short,
  fieldOfStudy: short,
  fluency: short,
  format: {
    kind: 'format',
    isProse: true,
    description:
      'The description is limited Markdown (bold, italic, links, lists). Absent: every character of it is literal.',
  },
  group: {
    kind: 'group',
    description: 'Neighbouring roles with the same group are drawn under their employer once. In no claim.',
  },
  highlights: { kind: 'lines', isProse: true },
  institution: short,
  issuer: short,
  keywords: { kind: 'words', isProse: true },
  label: short,
  level: short,
  location: short,
  name: short,
  organization: short,
  phoneNumber: short,
  position: short,
  provider: short,
  public: { kind: 'flag', description: 'Readers see it. Absent: for the owner only.' },
  publisher: short,
  reference: long,
  roles: words,
  score: short,
  scoreKind: { kind: 'choice' },
  scoreScale: {
    kind: 'short',
    description: 'The highest mark that can be reached, a number such as 10; of a rank, the number of candidates.',
  },
  startDate: date,
  subtitle: short,
  title: short,
  type: short,
  url: { kind: 'link', isProse: true },
  value: short,
} as const satisfies Record<string, FieldRule>
export type FieldName = keyof typeof FIELDS
/** The fields that are no facts. web/src/check/subject.ts has its own copy of this list. */
export const PROSE_FIELDS: readonly string[] = Object.entries<FieldRule>(FIELDS).flatMap(([name, { isProse }]) =>
  isProse ? name : [],
)

type Row = Readonly<{
  /** One text; studies by slot; a list of items; custom sections. */
  kind: 'text' | 'keyed' | 'list' | 'own'
  /** The layout on the sheet. */
  body: 'prose' | 'entries' | 'names' | 'quotes'
  /** The name of the schema of an item. */
  item?: string
  /** Besides the id and `hidden`, which every item has. Fields are public unless they are for the owner only. */
  fields?: readonly FieldName[]
  /** The fields for an item's title: the first that is not empty, the others are in the line below. */
  title?: readonly FieldName[]
  /** Further fields for the line below the title. */
  line?: readonly FieldName[]
  /**
   * The list in a JSON Resume document, and the fields that have other names there. Of two sections with the same list, the items of
   * the later one are marked in it.
   */
  resume?: Readonly<{ list: string; names?: Partial<Record<FieldName, string>> }>
  /** Fields that strangers see only when the section is public by the privacy of the CV. */
  contact?: readonly FieldName[]
  /** Set if items can be attested: the section's position in lists of claims. web/src/check/subject.ts has its own copy of this list. */
  claims?: number
}>

/** In the default order of sections. */
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
      'group',
    ],
    title: ['position', 'company'],
    line: ['location'],
    resume: {
      list: 'work',
      names: { company: 'name', about: 'description', description: 'summary', group: 'x-group' },
    },
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
      'scoreScale',
      'scoreKind',
      'url',
      'description',
      'format',
      'courses',
    ],
    title: ['degree', 'fieldOfStudy', 'institution', 'board'],
    resume: {
      list: 'education',
      names: {
        board: 'x-board',
        degree: 'studyType',
        fieldOfStudy: 'area',
        description: 'x-description',
        scoreScale: 'x-scoreScale',
        scoreKind: 'x-scoreKind',
      },
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
  volunteer: {
    kind: 'list',
    body: 'entries',
    item: 'Volunteering',
    fields: [
      'position',
      'organization',
      'location',
      'url',
      'startDate',
      'endDate',
      'current',
      'description',
      'highlights',
    ],
    title: ['position', 'organization'],
    line: ['location'],
    resume: { list: 'volunteer', names: { location: 'x-location', description: 'summary' } },
    claims: 8,
  },
  certificates: {
    kind: 'list',
    body: 'entries',
    item: 'Certificate',
    fields: ['name', 'issuer', 'date', 'endDate', 'credentialId', 'url'],
    title: ['name'],
    line: ['issuer'],
    resume: { list: 'certificates', names: { endDate: 'x-endDate', credentialId: 'x-credentialId' } },
    claims: 6,
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
  publications: {
    kind: 'list',
    body: 'entries',
    item: 'Publication',
    fields: ['name', 'publisher', 'date', 'url', 'description'],
    title: ['name'],
    line: ['publisher'],
    resume: { list: 'publications', names: { date: 'releaseDate', description: 'summary' } },
    claims: 7,
  },
  languages: {
    kind: 'list',
    body: 'names',
    item: 'Language',
    fields: ['name', 'fluency', 'cefr'],
    title: ['name'],
    resume: { list: 'languages', names: { name: 'language', cefr: 'x-cefr' } },
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
    fields: ['name', 'position', 'company', 'email', 'phoneNumber', 'reference'],
    title: ['name'],
    line: ['position', 'company'],
    contact: ['position', 'company', 'email', 'phoneNumber'],
    resume: {
      list: 'references',
      names: { position: 'x-position', company: 'x-company', email: 'x-email', phoneNumber: 'x-phone' },
    },
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
/** Lists with items that can be attested individually. */
export type AttestableList = NamesWhere<{ kind: 'list'; claims: number }>
export type SectionRow = Row

export const SECTIONS = Object.keys(SECTION_TABLE) as SectionName[]
const rowOf = (name: SectionName): Row => SECTION_TABLE[name]

export const ITEM_LISTS = SECTIONS.filter(name => rowOf(name).kind === 'list') as ListName[]
/** In the order in which claims are listed. */
export const ATTESTABLE_LISTS = ITEM_LISTS.filter(name => rowOf(name).claims !== undefined).sort(
  (one, other) => (rowOf(one).claims as number) - (rowOf(other).claims as number),
) as AttestableList[]

/** Sections with a title that the owner can change, and which can be hidden as a whole; each custom section has its own. */
export const NAMED_SECTIONS = SECTIONS.filter(name => name !== 'custom') as Exclude<SectionName, 'custom'>[]

/** The lists of a JSON Resume document that have a section here. */
export type ResumeList = Extract<Table[SectionName], { resume: unknown }>['resume']['list']
export const RESUME_LISTS = [...new Set(SECTIONS.flatMap(name => rowOf(name).resume?.list ?? []))] as ResumeList[]

/** The slots of the education. */
export const SLOTS = ['class10', 'class12', 'undergraduation', 'postgraduation'] as const
export type Slot = (typeof SLOTS)[number]

/** The fields that can be private, and their defaults. */
export const DEFAULT_PRIVACY = {
  email: 'private',
  phoneNumber: 'private',
  location: 'public',
  imageUrl: 'public',
} as const
