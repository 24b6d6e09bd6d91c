// Advice on making a CV easier to find and read, for software and people. Deterministic, and never blocking. Pure; `today` is an argument.
import type { CvContentData } from '../contract/cv.ts'
import { ITEM_LISTS, SECTION_TABLE } from '../contract/sections.ts'
import { descriptionBlocks } from './markdown.ts'
import {
  DEFAULT_ORDER,
  type ItemOf,
  type PlacedItem,
  placedSections,
  visibleAt,
  visibleStudies,
  words,
} from './order.ts'
import { countryRemarks } from './remarks/countries.ts'
import { futureRemarks, gapRemarks, orderRemarks, periodRemarks } from './remarks/dates.ts'
import { insecureLink, personRemarks } from './remarks/person.ts'
import { at, lengthOf, type Remark, said, when } from './remarks/remark.ts'
import { descriptionRemarks, pointRemarks, signRemarks, summaryRemarks, titleRemarks } from './remarks/wording.ts'
import { SECTION_WORDS } from './section-words.ts'
import { sheetOf } from './sheet-of.ts'

export type { Remark } from './remarks/remark.ts'

const MAX_REMARKS = 100
const FEW_SKILLS = 3
const MANY_SKILLS = 30
const LONG_SKILL = 60
const MANY_CURRENT = 2

/**
 * At most 100 remarks on a content, in the order of the editor's steps. `language`: of the CV, BCP 47; `today`: `YYYY-MM-DD`. Hidden items
 * are ignored. Paths are JSON pointers that begin with /content.
 */
export function remarksOf(content: CvContentData, language: string, today: string): Remark[] {
  const context = { language, today }
  return [
    ...personRemarks(content.personalDetails),
    ...countryRemarks(content),
    ...educationRemarks(content, context),
    ...experienceRemarks(content, context),
    ...skillRemarks(content),
    ...projectRemarks(content, context),
    ...otherRemarks(content, context),
    ...summaryRemarks(content.profileSummary, language),
    ...orderedRemarks(content),
  ].slice(0, MAX_REMARKS)
}

type Context = { language: string; today: string }

function educationRemarks(content: CvContentData, { language, today }: Context): Remark[] {
  const studies = visibleStudies(content.education)
  return [
    ...when(
      studies.length === 0,
      '/education',
      '',
      'Add one place of learning. Many forms cannot be sent without one.',
    ),
    ...studies.flatMap(study => {
      const { item, path, slot } = study
      return [
        ...when(!said(item.institution), path, 'institution', 'Say where you studied this.'),
        ...when(
          slot === 'other' && !said(item.degree),
          path,
          'degree',
          'Say what you studied, or which degree it gave.',
        ),
        ...when(
          !said(item.startDate) && !said(item.endDate),
          path,
          'endDate',
          'Add the year you finished, or will finish.',
        ),
        ...orderRemarks(study, today, false),
        ...titleRemarks(item.degree, path, 'degree'),
        ...titleRemarks(item.institution, path, 'institution'),
        ...descriptionRemarks(item, path, language),
        ...insecureLink(item.url, path),
      ]
    }),
  ]
}

function experienceRemarks(content: CvContentData, context: Context): Remark[] {
  const jobs = visibleAt(content.experience, '/experience')
  const current = jobs.filter(({ item }) => item.current)
  const late = jobs.findIndex(({ item }, index) => startsBefore(jobs[index - 1]?.item, item))
  return [
    ...when(
      jobs.length === 0,
      '/experience',
      '',
      'No job is listed. Unpaid work and a few weeks count too; without any, let projects come first.',
    ),
    ...when(
      current.length > MANY_CURRENT,
      current[MANY_CURRENT]?.path ?? '',
      'current',
      'More than two jobs are marked as current. Check whether the earlier ones have ended.',
    ),
    ...when(late > 0, jobs[late]?.path ?? '', 'startDate', 'This began after the job above it. Put the newest first.'),
    ...jobs.flatMap(job => jobRemarks(job, context)),
    ...gapRemarks(content),
  ]
}

type Job = ItemOf<'experience'>
const startsBefore = (above: Job | undefined, below: Job) =>
  !!above?.startDate && !!below.startDate && above.startDate < below.startDate.slice(0, above.startDate.length)

function jobRemarks(job: PlacedItem<Job>, { language, today }: Context): Remark[] {
  const { item, path } = job
  const hasPoints = words(item.highlights).length > 0 || descriptionBlocks(item).some(({ type }) => type === 'list')
  return [
    ...when(!said(item.position), path, 'position', 'Add what you were called there. It is what searches compare.'),
    ...when(!said(item.company), path, 'company', 'Add for whom you worked.'),
    ...titleRemarks(item.position, path, 'position'),
    ...titleRemarks(item.company, path, 'company'),
    ...periodRemarks(job),
    ...orderRemarks(job, today, true),
    ...when(
      !hasPoints,
      path,
      'highlights',
      said(item.description)
        ? 'Add two or three points with a result each; points are read where paragraphs are skipped.'
        : 'Say what you did here: two or three points with a result each.',
    ),
    ...descriptionRemarks(item, path, language),
    ...pointRemarks(item.highlights, path, language),
    ...insecureLink(item.url, path),
  ]
}

function skillRemarks({ skills }: CvContentData): Remark[] {
  const shown = visibleAt(skills, '/skills')
  const seen = new Set<string>()
  return [
    ...when(
      shown.length < FEW_SKILLS,
      '/skills',
      '',
      'Add skills until there are at least three: words that a job advertisement would use.',
    ),
    ...when(
      shown.length > MANY_SKILLS,
      '/skills',
      '',
      `Over ${MANY_SKILLS} skills say little about each. Keep the ones you would be asked about.`,
    ),
    ...shown.flatMap(({ item, path }) => {
      const key = (item.name ?? '').normalize('NFKC').trim().toLowerCase()
      const isTwice = key !== '' && seen.has(key)
      seen.add(key)
      return [
        ...when(isTwice, path, 'name', 'This skill is listed twice. Keep it once.'),
        ...when(
          lengthOf(item.name ?? '') > LONG_SKILL,
          path,
          'name',
          'A skill is a word or two. Put the rest into a job or a project.',
        ),
        ...signRemarks(item.name, path, 'name'),
      ]
    }),
  ]
}

function projectRemarks(content: CvContentData, { language, today }: Context): Remark[] {
  return visibleAt(content.projects, '/projects').flatMap(project => {
    const { item, path } = project
    const isBare = !said(item.description) && words(item.highlights).length === 0
    return [
      ...when(!said(item.name), path, 'name', 'Give this project a name.'),
      ...when(isBare, path, 'description', 'Say in a sentence what this project did, and for whom.'),
      ...titleRemarks(item.name, path, 'name'),
      ...orderRemarks(project, today, false),
      ...descriptionRemarks(item, path, language),
      ...pointRemarks(item.highlights, path, language),
      ...insecureLink(item.url, path),
    ]
  })
}

type Given = Partial<Record<'provider' | 'awarder' | 'date' | 'url', string>> & { hidden?: boolean }
/** The lists whose items somebody gave, with the field for the giver. */
const GIVEN = ITEM_LISTS.flatMap(name => {
  const giver = (['provider', 'awarder'] as const).find(field => SECTION_TABLE[name].fields.includes(field as never))
  return giver ? [{ name, giver }] : []
})

function otherRemarks(content: CvContentData, context: Context): Remark[] {
  const { today } = context
  return [
    ...GIVEN.flatMap(({ name, giver }) =>
      visibleAt<Given>(content[name], `/${name}`).flatMap(given => [
        ...when(!said(given.item[giver]), given.path, giver, `Say who gave this ${SECTION_WORDS[name].noun}.`),
        ...futureRemarks(given, today),
        ...insecureLink(given.item.url, given.path),
      ]),
    ),
    ...visibleAt(content.languages, '/languages').flatMap(({ item, path }) =>
      when(!said(item.fluency) && !item.cefr, path, 'fluency', 'Say how well you speak it, such as fluent or B2.'),
    ),
    ...visibleAt(content.custom, '/custom').flatMap(section => customRemarks(section, context)),
  ]
}

function customRemarks({ item, path }: PlacedItem<ItemOf<'custom'>>, { language, today }: Context): Remark[] {
  const items = visibleAt(item.items, `${path}/items`)
  return [
    ...when(items.length > 0 && !said(item.title), path, 'title', 'Give this section a title.'),
    ...items.flatMap(one => [
      ...orderRemarks(one, today, false),
      ...titleRemarks(one.item.title, one.path, 'title'),
      ...pointRemarks(one.item.highlights, one.path, language),
      ...insecureLink(one.item.url, one.path),
    ]),
  ]
}

/** A remark on sections in the owner's order that are empty. */
function orderedRemarks(content: CvContentData): Remark[] {
  const shown = new Set(sheetOf(content, 'en').sections.map(({ key }) => key))
  const isFilled = (name: string) =>
    shown.has(name) || (name === 'custom' && placedSections(content).some(placed => placed.name === 'custom'))
  const empty = (content.order ?? []).filter(name => !isFilled(name) && DEFAULT_ORDER.some(known => known === name))
  if (empty.length === 0) return []
  const names = [...new Set(empty)].map(name => NAMES[name] ?? name).join(', ')
  return [at('/order', '', `In your order of sections these are empty, so they are not shown: ${names}.`)]
}

const NAMES: Record<string, string> = { profileSummary: 'summary', custom: 'own sections' }
