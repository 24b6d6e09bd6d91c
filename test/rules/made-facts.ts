// What a reading of a CV made at random says of it: fields with a wrong value, fields without one, texts that are nowhere.
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { importResume } from '../../api/resume/json-resume.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import type { Reading } from '../../api/resume/readers/reading.ts'
import { seed } from '../dose.ts'
import type { Test } from '../tap.ts'
import { type MadeCv, madeCv, resumeOf, type Shape } from './made-cvs.ts'

type Item = Record<string, unknown>

/** The CV as we set it. */
export const sheetIn = (cv: MadeCv) => sheetOf(importResume(resumeOf(cv), cv.name).content, cv.labels)

const FIELDS: Record<string, string[]> = {
  work: ['position', 'name', 'location', 'startDate', 'endDate'],
  education: ['studyType', 'area', 'institution', 'startDate', 'endDate'],
}

/** The entry of the CV that an item was read from: the one with most of its values, in whatever fields. */
function likest(entries: Item[], item: Item, keys: string[]): Item {
  const common = (entry: Item) => keys.filter(key => keys.some(other => entry[other] === item[key])).length
  return entries.reduce((best, entry) => (common(entry) > common(best) ? entry : best), entries[0] ?? {})
}

/** Fields with a value that is not theirs. What the reply asks about is no fact yet where the right reading is a choice. */
export function falseFacts(cv: MadeCv, { resume, doubts }: Pick<Reading, 'resume' | 'doubts'>): string[] {
  const wanted = resumeOf(cv) as unknown as Record<string, Item[]>
  const read = resume as Record<string, Item[] | undefined>
  const found: string[] = []
  for (const [list, keys] of Object.entries(FIELDS)) {
    for (const [index, item] of (read[list] ?? []).entries()) {
      const entry = likest(wanted[list] ?? [], item, keys)
      const isAsked = doubts?.some(({ path }) => path.startsWith(`/${list}/${index}`))
      for (const key of keys) {
        const isTrue = item[key] === undefined || item[key] === entry[key]
        const isSwapped = isAsked && keys.some(other => item[key] === entry[other])
        // "Nurse, Leeds" below an employer may be a title with its subject: it stays as it was written.
        const isWhole = key === 'position' && item[key] === `${entry.position}, ${entry.location}`
        if (!isTrue && !isSwapped && !isWhole) found.push(`${list}/${key}: ${item[key]} for ${entry[key]}`)
      }
    }
  }
  const { name, label, email, phone } = (resume.basics ?? {}) as Item
  if (name !== undefined && name !== cv.name) found.push(`name: ${name}`)
  if (label !== undefined) found.push(`label: ${label}`)
  if (phone !== undefined) found.push(`phone: ${phone}`)
  if (email !== undefined && email !== cv.email) found.push(`email: ${email}`)
  const skills = (read.skills ?? []).map(({ name }) => name).filter(name => !cv.skills.includes(String(name)))
  if (skills.length > 0) found.push(`skills: ${skills}`)
  for (const list of ['projects', 'awards', 'certificates', 'publications', 'volunteer', 'references', 'languages'])
    if ((read[list] ?? []).length > 0) found.push(`${list}: ${JSON.stringify(read[list])}`)
  return found
}

/** Fields of the CV that no item has; studies are in the order of their degrees. */
export function missing(cv: MadeCv, { resume }: Pick<Reading, 'resume'>): string[] {
  const wanted = resumeOf(cv) as unknown as Record<string, Item[]>
  const read = resume as Record<string, Item[] | undefined>
  return Object.entries(FIELDS).flatMap(([list, keys]) => {
    const as = (item: Item) => keys.map(key => item[key] ?? '').join(' / ')
    const items = (read[list] ?? []).map(as)
    return (wanted[list] ?? []).map(as).filter(one => !items.includes(one))
  })
}

/** Texts of the CV that are neither in the resume nor among the texts without a place. */
export function dropped(cv: MadeCv, { resume, unplaced }: Reading): string[] {
  const all = `${JSON.stringify(resume)} ${unplaced.map(({ text }) => text).join(' ')}`
  const texts = [...cv.jobs, ...cv.studies].flatMap(({ start: _start, end: _end, ...texts }) =>
    Object.values(texts).flat(),
  )
  const said = [...texts, ...cv.skills].flatMap(text => text.split(/[^\p{L}\p{M}\p{N}]+/u))
  return said.filter(word => !all.includes(word)).map(word => `dropped: ${word}`)
}

/** How a CV becomes a file, null where it cannot; `number` is that of the CV. */
export type MakeFile = (cv: MadeCv, shape: Shape, number: number) => Promise<Uint8Array | null> | Uint8Array

/** Reads `count` made CVs as files of a kind: nothing is false and nothing is dropped; with `isWhole`, nothing is missing. */
export async function checkMadeFiles(t: Test, count: number, make: MakeFile, isWhole: boolean): Promise<void> {
  const all: string[] = []
  for (let number = seed; number < seed + count; number++) {
    const { cv, shape } = madeCv(number)
    const file = await make(cv, shape, number)
    if (!file) continue
    const reading = await readCvFile(file)
    const found = [...falseFacts(cv, reading), ...dropped(cv, reading), ...(isWhole ? missing(cv, reading) : [])]
    if (found.length > 0) all.push(`${number} ${cv.language} ${JSON.stringify(shape)}: ${found.join('; ')}`)
  }
  t.strictSame(all.slice(0, 5), [], `${all.length} of ${count}`)
}
