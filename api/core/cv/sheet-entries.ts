// What each kind of item says, as an entry of the sheet: which field is the title, what stands below it, which words are ours.
// Pure; knows no look.
import type { StudyData } from '../contract/cv.ts'
import { linkOf } from './links.ts'
import { labelsOf, rangeParts } from './locale.ts'
import { type Described, descriptionBlocks, plainBlocks } from './markdown.ts'
import { type ItemOf, type PlacedItem, type StudySlotName, words } from './order.ts'
import type { SheetEntry } from './sheet.ts'

type EntryParts = Described & {
  path: string
  /** The first one that says something is the title, the others stand in the line below. */
  names: (string | undefined)[]
  url?: string | undefined
  dates?: SheetEntry['dates']
  note?: string | undefined
  about?: string | undefined
  points?: string[] | undefined
  rows?: { label?: string; texts: string[] | undefined }[]
}

function entryOf({
  path,
  names,
  url,
  dates = [],
  note,
  about,
  description,
  format,
  points,
  rows = [],
}: EntryParts): SheetEntry {
  const [title = '', ...line] = words(names)
  const first = plainBlocks(about ?? '')
  const filled = rows.map(row => ({ ...row, texts: words(row.texts) })).filter(row => row.texts.length > 0)
  return {
    path,
    title,
    line,
    ...(url?.trim() ? { link: linkOf(url) } : {}),
    dates,
    ...(note?.trim() ? { note: note.trim() } : {}),
    blocks: [...first, ...descriptionBlocks({ description, format })],
    ...(first.length > 0 ? { aboutBlocks: first.length } : {}),
    points: words(points),
    rows: filled,
  }
}

export function jobEntry({ item: job, path }: PlacedItem<ItemOf<'experience'>>, language: string): SheetEntry {
  return entryOf({
    path,
    names: [job.position, job.company, job.location],
    url: job.url,
    dates: rangeParts(job.startDate, job.endDate, job.current, language),
    about: job.about,
    description: job.description,
    format: job.format,
    points: job.highlights,
  })
}

/** A study in one of the fixed slots is named by its slot where the person gave no degree. */
export function studyEntry(
  { item: study, path, slot }: PlacedItem<StudyData> & { slot: StudySlotName },
  language: string,
): SheetEntry {
  const labels = labelsOf(language)
  const kind = slot === 'other' ? undefined : labels.studies[slot]
  return entryOf({
    path,
    names: [
      words([study.degree?.trim() || kind, study.fieldOfStudy]).join(labels.clause),
      study.institution,
      study.board,
    ],
    url: study.url,
    dates: rangeParts(study.startDate, study.endDate, false, language),
    note: study.score,
    description: study.description,
    format: study.format,
    rows: [{ label: labels.courses, texts: study.courses }],
  })
}

export function projectEntry({ item: project, path }: PlacedItem<ItemOf<'projects'>>, language: string): SheetEntry {
  return entryOf({
    path,
    names: [project.name, project.entity, project.type],
    url: project.url,
    dates: rangeParts(project.startDate, project.endDate, false, language),
    description: project.description,
    format: project.format,
    points: project.highlights,
    rows: [{ label: labelsOf(language).roles, texts: project.roles }, { texts: project.keywords }],
  })
}

export function courseEntry({ item: course, path }: PlacedItem<ItemOf<'courses'>>, language: string): SheetEntry {
  const dates = rangeParts(course.date, '', false, language)
  return entryOf({ path, names: [course.name, course.provider], url: course.url, dates })
}

export function awardEntry({ item: award, path }: PlacedItem<ItemOf<'awards'>>, language: string): SheetEntry {
  const dates = rangeParts(award.date, '', false, language)
  return entryOf({ path, names: [award.title, award.awarder], dates, description: award.description })
}

type CustomItem = NonNullable<ItemOf<'custom'>['items']>[number]

export function customEntry({ item, path }: PlacedItem<CustomItem>, language: string): SheetEntry {
  return entryOf({
    path,
    names: [item.title, item.subtitle],
    url: item.url,
    dates: rangeParts(item.startDate, item.endDate, false, language),
    description: item.description,
    points: item.highlights,
  })
}
