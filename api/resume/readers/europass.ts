// Europass CVs as XML, in the two dialects: SkillsPassport, which Cedefop's editor wrote until 2020, and Candidate (HR-XML), which
// europass.europa.eu writes, alone or inside its PDF files. Pure.

import { XMLParser } from 'fast-xml-parser'
import { isObject } from '../../core/is-object.ts'
import {
  addBasics,
  addEntry,
  addLanguage,
  addSection,
  type Draft,
  draft,
  finish,
  keepRest,
  linkOf,
  listOf,
  networkOf,
  type Raw,
  textsOf,
} from './fields.ts'
import { decodeEntities, proseOf } from './markup.ts'
import { type Reading, Unreadable } from './reading.ts'

const ROOT = /<(?:[\w.-]+:)?(?:SkillsPassport|Candidate)[\s>/]/
const PERIOD = /^(Period|Date|EmploymentPeriod|AttendancePeriod|EffectiveTimePeriod)$/
const CURRENT = ['Current', 'Ongoing', 'CurrentIndicator']
/** Elements for programs: codes whose label is next to them, attachments, layouts. */
const TECHNICAL = /(^|\.)(Code|(?!License)\w+Code|\w*ID|Attachment\w*|Photo|Signature|EmbeddedData|Type|Use)(\.|$)/

/** By the name of the element: the list of the resume to which its items belong. */
const LISTS: Record<string, string> = {
  ...{
    WorkExperienceList: 'work',
    EducationList: 'education',
    EducationHistory: 'education',
    Certifications: 'certificates',
  },
  ...{ CourseCertifications: 'certificates', PublicationHistory: 'publications', Projects: 'projects' },
  ...{
    VoluntaryWorks: 'volunteer',
    HobbiesAndInterests: 'interests',
    EmploymentReferences: 'references',
    DigitalSkills: 'skills',
  },
  ...{
    ManagementAndLeadershipSkills: 'skills',
    CommunicationAndInterpersonalSkills: 'skills',
    OrganisationalSkills: 'skills',
  },
}
/** Sections of their own, under the name of their element or under their own title. */
const OWN =
  /^(CreativeWorks|NetworksAndMemberships|ConferencesAndSeminars|SocialAndPoliticalActivities|OrganizationAffiliations|SpeakingHistory|Others)$/
const LEVELS = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing']
/** A skill is named by few words; sentences are for the person to place. */
const LONGEST_SKILL = 60

const broken = (what: string) =>
  new Unreadable('broken', `This XML file ${what}. Download your CV from Europass again.`)

/** Whether a text is a Europass CV. */
export function isEuropass(text: string): boolean {
  const head = text.slice(0, 20_000)
  return head.trimStart().startsWith('<') && ROOT.test(head) && /europass/i.test(head)
}

/** Also for XML that a PDF carries. */
export function europassOf(xml: string): Reading {
  // Before it is parsed: neither dialect has a document type, in which entities are declared.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw broken('declares entities, which a Europass file never does')
  const { SkillsPassport: passport, Candidate: candidate } = parseXml(xml)
  const to = draft(TECHNICAL)
  if (isObject(passport)) readPassport(to, tidy(passport) as Raw)
  else if (isObject(candidate)) readCandidate(to, tidy(candidate) as Raw)
  else throw broken('holds no Europass CV')
  const [profile] = listOf(below(candidate, 'CandidateProfile'))
  addLanguage(to, below(passport, '@locale') ?? below(profile, '@languageCode'))
  return finish('europass', to)
}

function parseXml(xml: string): Raw {
  const asTexts = { parseTagValue: false, parseAttributeValue: false, processEntities: false }
  const parser = new XMLParser({
    ...asTexts,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    maxNestedTags: 60,
  })
  try {
    return parser.parse(xml, true)
  } catch {
    throw broken('is damaged or was not downloaded completely')
  }
}

/** Without attributes; dates as texts, and periods as `start` and `end` of what they belong to. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isObject(value)) return typeof value === 'string' ? decodeEntities(value) : value
  if (value['@year']) {
    return ['@year', '@month', '@day'].flatMap(key => String(value[key] ?? '').replace(/^-+/, '') || []).join('-')
  }
  const tidied: Raw = {}
  for (const [key, item] of Object.entries(value)) {
    if (key.startsWith('@')) continue
    if (PERIOD.test(key) && isObject(item)) Object.assign(tidied, periodOf(key, tidy(item) as Raw))
    else tidied[key] = tidy(item)
  }
  const [only, other] = Object.keys(tidied)
  if (only === undefined) return ''
  return other === undefined && (only === '#text' || only === 'FormattedDateTime') ? tidied[only] : tidied
}

/** An ongoing entry has no end, even if the file has one. */
function periodOf(key: string, period: Raw): Raw {
  const { From, To, StartDate = From, EndDate = To, ...rest } = period
  const isCurrent = CURRENT.some(name => rest[name] === 'true')
  for (const name of CURRENT) delete rest[name]
  const end = EndDate && !isCurrent ? { end: EndDate } : {}
  return { ...(StartDate ? { start: StartDate } : {}), ...end, ...(Object.keys(rest).length > 0 && { [key]: rest }) }
}

const below = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value)
const textBelow = (value: unknown, ...keys: string[]): string => {
  const found = below(value, ...keys)
  return typeof found === 'string' ? found : ''
}
const itemsOf = (container: unknown): Raw[] =>
  isObject(container) ? Object.values(container).flatMap(listOf).filter(isObject) : []
const spaced = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, (_all, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)

function addAll(to: Draft, list: string, items: readonly unknown[]): void {
  for (const [index, item] of items.entries()) addEntry(to, list, item, `${list}, entry ${index + 1}`)
}

function readPassport(to: Draft, { LearnerInfo, CoverLetter }: Raw): void {
  if (CoverLetter) to.notes.push('The cover letter in the file was not read.')
  const { Identification, Headline, Skills, AchievementList, ...rest } = isObject(LearnerInfo) ? LearnerInfo : {}
  addLearner(to, isObject(Identification) ? Identification : {}, Headline)
  readSections(to, rest)
  if (isObject(Skills)) addSkills(to, Skills)
  for (const { Title, ...achievement } of itemsOf(AchievementList))
    addSection(to, textBelow(Title, 'Label'), [achievement])
}

function addLearner(to: Draft, { PersonName, ContactInfo, ...rest }: Raw, headline: unknown): void {
  const [own, ...others] = listOf(below(ContactInfo, 'WebsiteList', 'Website')).map(site => textBelow(site, 'Contact'))
  const { FirstName, Surname, ...names } = isObject(PersonName) ? PersonName : {}
  // Other headlines are the title of a job.
  const field = /statement/.test(textBelow(headline, 'Type', 'Code')) ? 'summary' : 'label'
  const person = {
    name: [FirstName, Surname].filter(Boolean).join(' '),
    Headline: { [field]: textBelow(headline, 'Description', 'Label') || textBelow(headline, 'Description') },
    ContactInfo: isObject(ContactInfo) ? { ...ContactInfo, WebsiteList: '' } : '',
    profiles: others.filter(linkOf).map(url => ({ network: networkOf('', url), url })),
  }
  addBasics(to, { ...person, website: own, names, ...rest }, 'person')
}

function addSkills(to: Draft, { Linguistic, ...skills }: Raw): void {
  const mother = listOf(below(Linguistic, 'MotherTongueList', 'MotherTongue'))
  const foreign = listOf(below(Linguistic, 'ForeignLanguageList', 'ForeignLanguage')).filter(isObject)
  const levelled = foreign.map(({ ProficiencyLevel: level, ...rest }) => {
    const levels = LEVELS.map(name => [spaced(name), textBelow(level, name)] as const)
    return { ...rest, level: levelOf(levels) }
  })
  addAll(to, 'languages', [...mother, ...levelled])
  for (const language of mother) addMotherTongue(to, textBelow(language, 'Description', 'Label'))
  for (const [name, skill] of Object.entries(skills)) {
    const { Description, ...rest } = isObject(skill) ? skill : {}
    const where = `skills, ${spaced(name)}`
    const { highlights, summary } = proseOf(typeof Description === 'string' ? Description : '')
    const [names, sentences] = [true, false].map(isShort =>
      highlights.filter(line => line.length <= LONGEST_SKILL === isShort),
    )
    for (const line of names ?? []) addEntry(to, 'skills', { name: line }, where)
    keepRest(
      to,
      textsOf({ '': [summary, ...(sentences ?? [])], rest, Description: isObject(Description) ? Description : '' }),
      where,
    )
  }
}

const addMotherTongue = ({ notes }: Draft, language: string) =>
  language && notes.push(`The file calls ${language} the mother tongue.`)

/** One level where all are equal, otherwise each with its name. */
function levelOf(all: (readonly [name: string, level: string])[]): string {
  const levels = all.filter(([, level]) => level)
  const [first] = levels
  if (levels.every(([, level]) => level === first?.[1])) return first?.[1] ?? ''
  return levels.map(([name, level]) => `${name} ${level}`).join(', ')
}

function readCandidate(to: Draft, { CandidatePerson, CandidateProfile }: Raw): void {
  const [profile, ...others] = listOf(CandidateProfile).filter(isObject)
  if (others.length > 0) to.notes.push('The file holds this CV in more than one language; the first one was read.')
  const { ExecutiveSummary, EmploymentHistory, PersonQualifications, Skills, ...rest } = profile ?? {}
  const person = isObject(CandidatePerson) ? CandidatePerson : {}
  addPerson(to, person, ExecutiveSummary)
  addAll(to, 'work', itemsOf(EmploymentHistory).flatMap(positionsOf))
  readSections(to, rest)
  addCompetencies(to, [...itemsOf(PersonQualifications), ...itemsOf(Skills)], textBelow(person, 'PrimaryLanguageCode'))
}

function addPerson(
  to: Draft,
  { PersonName, Communication, PrimaryLanguageCode: _, ...rest }: Raw,
  summary: unknown,
): void {
  const person: Raw = { name: nameOf(PersonName), ExecutiveSummary: summary }
  const profiles: Raw[] = []
  const left: unknown[] = []
  for (const channel of listOf(Communication)) {
    const [uri, code] = [textBelow(channel, 'URI'), textBelow(channel, 'ChannelCode')]
    const [dialling, number] = [textBelow(channel, 'CountryDialing'), textBelow(channel, 'DialNumber')]
    const phone = number && dialling ? `+${dialling.replace('+', '')} ${number}` : number
    const url = linkOf(uri)
    if (below(channel, 'Address') && !person.Address) person.Address = below(channel, 'Address')
    else if (phone && !person.phone) person.phone = phone
    else if (code === 'Email' && !person.email) person.email = uri
    else if (code === 'Web' && url && !person.website) person.website = uri
    else if (url) profiles.push({ network: networkOf(textBelow(channel, 'UseCode'), url), url })
    else left.push(phone || channel)
  }
  addBasics(to, { ...person, profiles, further: left, ...rest }, 'person')
}

const nameOf = (name: unknown) =>
  [textBelow(name, 'GivenName'), textBelow(name, 'FamilyName')].filter(Boolean).join(' ')

/** Each position at an employer is an entry; a position without a period gets the employer's. */
function positionsOf({ PositionHistory, start, end, ...employer }: Raw): Raw[] {
  const positions = listOf(PositionHistory).filter(isObject)
  return (positions.length > 0 ? positions : [{}]).map(({ Country, ...position }) => ({
    ...employer,
    ...(!position.start && !position.end && { start, end }),
    ...position,
    ...(typeof Country === 'string' && { Country: Country.toUpperCase() }),
  }))
}

function readSections(to: Draft, sections: Raw): void {
  for (const [element, container] of Object.entries(sections)) {
    const list = LISTS[element]
    if (list) addAll(to, list, itemsOf(container).flatMap(itemOf))
    else if (OWN.test(element) && itemsOf(container).length > 0) {
      addSection(to, textBelow(container, 'Title') || spaced(element), itemsOf(container))
    } else keepRest(to, textsOf(container), spaced(element))
  }
}

/** Persons by their names; digital skills without a title of their group as skills of their own. */
function itemOf({ PersonName, ...item }: Raw): Raw[] {
  if ('DigitalSkill' in item && !item.Title) return listOf(item.DigitalSkill).map(Title => ({ Title }))
  return [PersonName ? { name: nameOf(PersonName), ...item } : item]
}

/** Languages, which are named by codes and written out in English, and other skills. */
function addCompetencies(to: Draft, competencies: Raw[], mother: string): void {
  const languages = [...(mother ? [{ CompetencyID: mother, TaxonomyID: 'language' }] : []), ...competencies]
  const codes = new Set<string>()
  for (const competency of languages) {
    const code = textBelow(competency, 'CompetencyID')
    if (competency.TaxonomyID !== 'language')
      addEntry(to, 'skills', { name: textBelow(competency, 'CompetencyName') || code }, 'skills')
    else if (code && !codes.has(code)) {
      codes.add(code)
      addEntry(
        to,
        'languages',
        { language: languageOf(code), level: levelOf(levelsOf(competency)) },
        `languages, ${code}`,
      )
    }
  }
  const coded = [...codes].filter(code => languageOf(code) !== code)
  if (coded.length > 0)
    to.notes.push(`The file names languages by codes (${coded.join(', ')}), which are written out in English.`)
  addMotherTongue(to, languageOf(mother))
}

function levelsOf(competency: Raw): (readonly [name: string, level: string])[] {
  const levels = listOf(competency.CompetencyDimension).map(dimension => {
    const code = textBelow(dimension, 'CompetencyDimensionTypeCode').replace(/^CEF-(Understanding-)?/, '')
    return [code.replace(/-/g, ' '), textBelow(dimension, 'Score', 'ScoreText')] as const
  })
  return levels.length > 0 ? levels : [['', textBelow(competency, 'ProficiencyLevel', 'ScoreText')]]
}

/** The name for a code of two or three letters, alone or at the end of an address; other texts are names already. */
function languageOf(code: string): string {
  const last = code.slice(code.lastIndexOf('/') + 1)
  if (!/^[A-Za-z]{2,3}$/.test(last)) return code
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(last.toLowerCase()) ?? last
}
