// The shapes of a CV, as the contract names them. The client imports their types.
import Type, { type Static, type TSchema, type TSchemaOptions } from 'typebox'
import { CvVerification } from './claims.ts'
import * as eg from './examples.ts'
import { TemplateId } from './files.ts'
import { CvJob, SentLinks } from './job.ts'
import { changeQuery, closed, Instant, List, Nullable, OneOf, Patterned, part, ref, Short, sameAsId } from './schema.ts'
import {
  CAPS,
  CHOICES,
  DEFAULT_PRIVACY,
  FIELDS,
  type FieldName,
  ITEM_LISTS,
  type ListName,
  NAMED_SECTIONS,
  SECTION_TABLE,
  SECTIONS,
} from './sections.ts'
import { CvStyle, SECTION_KEY } from './style.ts'

export { SECTIONS }

const text = Type.Optional(Short())
const link = Type.Optional(Type.String({ maxLength: CAPS.link }))

/** The schema of a field of each kind. */
const OF_KIND = {
  /** Item ids are the client's own, stable, and unique within their list; where one is missing the service adds it. */
  id: () => Type.Optional(Patterned('^[A-Za-z0-9_-]{1,40}$', 40, 'An id has 1 to 40 letters, digits, - or _.')),
  group: () => Type.Optional(Patterned('^[A-Za-z0-9_-]{1,40}$', 40, 'A group has 1 to 40 letters, digits, - or _.')),
  flag: (options: TSchemaOptions) => Type.Optional(Type.Boolean(options)),
  /** How the description is to be read; items of other sections are always literal. */
  format: (options: object) => Type.Optional(OneOf(['markdown'], options)),
  short: (options: object) => Type.Optional(Type.String({ maxLength: CAPS.short, ...options })),
  long: (options: object) => Type.Optional(Type.String({ maxLength: CAPS.long, ...options })),
  /** http, https, mailto or tel; cv/content says so in words. */
  link: () => Type.Optional(Type.String({ maxLength: CAPS.link })),
  /** A year, a month or a day; that the day exists is checked by cv/content. */
  date: () =>
    Type.Optional(
      Patterned(
        '^(|\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?)$',
        10,
        'This must be a date: 2024, 2024-03 or 2024-03-15.',
      ),
    ),
  words: () => Type.Optional(List(Short(CAPS.words))),
  lines: () => Type.Optional(List(Short(CAPS.lines))),
}
const choiceOf = <Name extends keyof typeof CHOICES>(name: Name) => Type.Optional(OneOf(CHOICES[name]))
type PlainField = Exclude<FieldName, keyof typeof CHOICES>
type FieldSchema<Name extends FieldName> = Name extends keyof typeof CHOICES
  ? ReturnType<typeof choiceOf<Name>>
  : ReturnType<(typeof OF_KIND)[(typeof FIELDS)[Name & PlainField]['kind']]>
type Properties<Names extends readonly FieldName[]> = { [Name in Names[number]]: FieldSchema<Name> }

/** Properties of these fields, in their order. */
function propertiesOf<const Names extends readonly FieldName[]>(names: Names): Properties<Names> {
  const properties = names.map(name => {
    const { kind, ...rule } = FIELDS[name]
    if (kind === 'choice') return [name, choiceOf(name as keyof typeof CHOICES)]
    return [name, OF_KIND[kind]('description' in rule ? { description: rule.description } : {})]
  })
  return Object.fromEntries(properties)
}

const EVERY_ITEM = ['id', 'hidden'] as const
const itemProperties = propertiesOf(EVERY_ITEM)
type ItemProperties<Names extends readonly FieldName[]> = typeof itemProperties & Properties<Names>

function itemSchema<Name extends keyof ItemSections>(section: Name): ItemSchema<Name> {
  const { item, fields } = SECTION_TABLE[section]
  return closed(item, { ...itemProperties, ...propertiesOf(fields) }) as never
}
type ItemSections = Pick<typeof SECTION_TABLE, ListName | 'education' | 'custom'>
type ItemSchema<Name extends keyof ItemSections> = ReturnType<
  typeof closed<ItemProperties<ItemSections[Name]['fields']>>
>
type ListSchemas = { [Name in ListName]: ItemSchema<Name> }

export const CvLink = closed('CvLink', { ...itemProperties, ...propertiesOf(['label', 'url']) })

/** A field of the person's own in the head, such as a nationality. It is in no claim. */
export const OwnField = closed('OwnField', { ...itemProperties, ...propertiesOf(['label', 'value', 'public']) })

export const PersonalDetails = closed('PersonalDetails', {
  name: Type.String({ minLength: 1, maxLength: 200 }),
  email: text,
  location: text,
  profession: text,
  imageUrl: link,
  phoneNumber: text,
  links: Type.Optional(List(ref(CvLink))),
  own: Type.Optional(List(ref(OwnField), 10)),
})

export const Study = itemSchema('education')
export const Education = closed('Education', {
  class10: Type.Optional(ref(Study)),
  class12: Type.Optional(ref(Study)),
  undergraduation: Type.Optional(ref(Study)),
  postgraduation: Type.Optional(ref(Study)),
  other: Type.Optional(List(ref(Study))),
})

const listSchemas = Object.fromEntries(ITEM_LISTS.map(name => [name, itemSchema(name)])) as unknown as ListSchemas
/** The schemas of the items of all lists. */
export const LIST_ITEMS: readonly TSchema[] = Object.values(listSchemas)
export const CustomItem = itemSchema('custom')
export const CustomSection = closed('CustomSection', {
  ...itemProperties,
  title: text,
  items: Type.Optional(List(ref(CustomItem))),
})

const listOf = <S extends TSchema>(item: S) => Type.Optional(List(ref(item)))
const lists = Object.fromEntries(ITEM_LISTS.map(name => [name, listOf(listSchemas[name])])) as {
  [Name in ListName]: ReturnType<typeof listOf<ListSchemas[Name]>>
}

export const NAME_LAYOUTS = ['line', 'list', 'levels'] as const
export type NameLayout = (typeof NAME_LAYOUTS)[number]
/** The owner's settings for a section as a whole. */
export const SectionSetting = closed('SectionSetting', {
  title: Type.Optional(
    Type.String({ maxLength: 60, description: 'Instead of our title.', examples: ['Selected work'] }),
  ),
  hidden: Type.Optional(Type.Boolean({ description: 'The section is in no rendering, the owner’s included.' })),
  hideTitle: Type.Optional(Type.Boolean({ description: 'The content is shown without its heading.' })),
  layout: Type.Optional(
    OneOf(NAME_LAYOUTS, {
      description:
        'Skills and languages: in one line, one in each row, or one in each row with its level. Absent: by their content.',
    }),
  ),
  onRequest: Type.Optional(
    Type.Boolean({ description: 'References: says that they are available on request, as it does for private ones.' }),
  ),
})
type NamedSection = (typeof NAMED_SECTIONS)[number]
const setting = () => Type.Optional(ref(SectionSetting))
export const SectionSettings = closed(
  'SectionSettings',
  Object.fromEntries(NAMED_SECTIONS.map(name => [name, setting()])) as Record<NamedSection, ReturnType<typeof setting>>,
)

const content = {
  personalDetails: ref(PersonalDetails),
  profileSummary: Type.Optional(
    Type.String({ maxLength: CAPS.long, description: 'Limited Markdown: bold, italic, links, lists.' }),
  ),
  education: Type.Optional(ref(Education)),
  ...lists,
  custom: Type.Optional(List(ref(CustomSection))),
  sections: Type.Optional(ref(SectionSettings)),
  order: Type.Optional(
    List(Patterned(SECTION_KEY, 60, 'This must be the name of a section, or custom. and the id of a custom section.')),
  ),
}
export const CvContent = closed('CvContent', content, { examples: [eg.CONTENT] })

const audience = (usual: 'public' | 'private') => OneOf(['public', 'private'], { examples: [usual] })
export const CvPrivacy = closed('CvPrivacy', {
  ...(Object.fromEntries(Object.entries(DEFAULT_PRIVACY).map(([field, usual]) => [field, audience(usual)])) as Record<
    keyof typeof DEFAULT_PRIVACY,
    ReturnType<typeof audience>
  >),
  /** Absent: private. */
  references: Type.Optional(
    OneOf(['public', 'private'], {
      description: 'How references are reached; private also when absent. Names with quotes are public in any case.',
      examples: ['private'],
    }),
  ),
})

const language = Patterned(
  '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  35,
  'This must be a language tag such as en, hi or pt-BR.',
  'en',
)
const title = Type.String({ minLength: 1, maxLength: 200, examples: ['Engineering CV'] })
const version = Type.Integer({ minimum: 1, examples: [4] })
export const NanoId = Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21, examples: [eg.CV_ID] })

const summary = {
  id: NanoId,
  nanoId: sameAsId(eg.CV_ID),
  title,
  template: TemplateId,
  style: ref(CvStyle),
  language,
  privacy: ref(CvPrivacy),
  published: Nullable(part({ version: Type.Integer({ examples: [3] }), at: Instant() }, { title: 'PublishedVersion' })),
  indexable: Type.Boolean({ examples: [false] }),
  version,
  rev: Type.Integer({ minimum: 0 }),
  createdAt: Instant(),
  updatedAt: Instant(),
  views: Type.Optional(Type.Integer({ minimum: 0, description: 'For the owner only.', examples: [12] })),
  siblings: Type.Optional(
    part(
      { id: NanoId, linked: Type.Boolean({ description: 'The public pages of the group link to each other.' }) },
      {
        title: 'SiblingGroup',
        description: 'For the owner only: the group of one CV in several languages, of which this may be the only one.',
      },
    ),
  ),
  job: Type.Optional(ref(CvJob)),
}
export const CvSummary = closed('CvSummary', {
  ...summary,
  name: Short(200, eg.PERSON),
  hasPassword: Type.Boolean({ description: 'Readers need a password.', examples: [false] }),
  expiresAt: Nullable(Type.String({ format: 'date-time', maxLength: 40, description: 'The end of publishing.' }), null),
  letters: List(part({ id: NanoId, title: Short(200, 'Kaveri Data') }), 20),
  sent: Type.Optional(SentLinks),
})
export const CvListQuery = part(changeQuery('[A-Za-z0-9_-]{21}'))
export const Cv = closed('Cv', { ...summary, content: ref(CvContent), verification: ref(CvVerification) })
export const VersionConflict = closed('VersionConflict', {
  success: Type.Literal(false),
  code: Type.Literal('version_conflict'),
  message: Short(1_000, 'The CV was changed since the version you edited.'),
  requestId: Short(100, eg.REQUEST_ID),
  cv: ref(Cv),
})

const draft = {
  title: Type.Optional(title),
  template: Type.Optional(TemplateId),
  style: Type.Optional(ref(CvStyle)),
  language: Type.Optional(language),
  content: Type.Optional(ref(CvContent)),
}
export const CreateCvRequest = closed('CreateCvRequest', draft)
export const ChangeCvRequest = closed('ChangeCvRequest', {
  ...draft,
  privacy: Type.Optional(ref(CvPrivacy)),
  indexable: Type.Optional(Type.Boolean({ examples: [false] })),
})
export const AddSiblingRequest = closed('AddSiblingRequest', {
  language: Type.String({ maxLength: 35, description: 'One of the offered languages.', examples: ['de'] }),
})
export const LinkSiblingsRequest = closed('LinkSiblingsRequest', { linked: Type.Boolean({ examples: [true] }) })
export const RestoreCvRequest = closed('RestoreCvRequest', { version })
export const ImportCvRequest = closed('ImportCvRequest', {
  format: OneOf(['json-resume']),
  resume: Type.Object(
    {},
    { additionalProperties: true, description: 'A JSON Resume 1.3.1 document.', examples: [eg.RESUME] },
  ),
  content: Type.Optional(ref(CvContent)),
})

export const TrashedCv = closed('TrashedCv', {
  id: NanoId,
  title,
  name: Short(200, eg.PERSON),
  trashedAt: Instant(),
  removedAfter: Instant(),
})

const versionId = Type.String({ maxLength: 9, description: 'The version, as in its path.', examples: ['4'] })
const versionName = Nullable(Short(100), 'Before the interview')
export const CvVersionSummary = closed('CvVersionSummary', {
  id: versionId,
  version,
  at: Instant(),
  title,
  name: versionName,
  published: Type.Boolean({ description: 'This version was published at some time.' }),
  current: Type.Boolean(),
})
export const NameVersionRequest = closed('NameVersionRequest', { name: versionName })
export const CvVersion = closed('CvVersion', {
  id: versionId,
  version,
  at: Instant(),
  title,
  template: TemplateId,
  style: ref(CvStyle),
  language,
  content: ref(CvContent),
})

export type CvContentData = Static<typeof CvContent>
export type CvPrivacyData = Static<typeof CvPrivacy>
export type CvData = Static<typeof Cv>
export type CvListQueryData = Static<typeof CvListQuery>
export type CvSummaryData = Static<typeof CvSummary>
export type CvVersionData = Static<typeof CvVersion>
export type TrashedCvData = Static<typeof TrashedCv>
export type CvVersionSummaryData = Static<typeof CvVersionSummary>
export type StudyData = Static<typeof Study>
