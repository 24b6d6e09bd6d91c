// CVs made at random, written as people and as we write them: what is read is what was written, or is left to be placed.
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { markdownOf } from '../../api/core/cv/markdown-export.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import { docxOf } from '../../api/files/docx/document.ts'
import { importResume } from '../../api/resume/json-resume.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import type { Reading } from '../../api/resume/readers/reading.ts'
import { isLong, seed } from '../dose.ts'
import t from '../tap.ts'
import { type Line, linesOf, type MadeCv, madeCv, resumeOf, type Shape } from './made-cvs.ts'

type Item = Record<string, unknown>
const COUNT = isLong ? 1000 : 40

const textOf = (lines: Line[], { bullet }: Shape) =>
  lines.map(({ text, is }) => (is === 'bullet' ? bullet + text : text)).join('\n')

const SIGNS: Partial<Record<string, string>> = { name: '# ', heading: '## ', head: '### ', bullet: '- ' }
const markdownText = (lines: Line[]) => lines.map(({ text, is = '' }) => `${SIGNS[is] ?? ''}${text}\n`).join('\n')

const STYLES: Partial<Record<string, object>> = {
  name: { heading: HeadingLevel.TITLE },
  heading: { heading: HeadingLevel.HEADING_1 },
  bullet: { bullet: { level: 0 } },
}
function wordFile(lines: Line[]): Promise<Buffer> {
  const children = lines
    .filter(({ text }) => text)
    .map(
      ({ text, is = '' }) => new Paragraph({ ...STYLES[is], children: [new TextRun({ text, bold: is === 'head' })] }),
    )
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

const sheetIn = (cv: MadeCv) => sheetOf(importResume(resumeOf(cv), cv.name).content, cv.labels)

/** How a CV becomes a file. Those of ours must come back whole. */
const FILES: Record<string, (cv: MadeCv, shape: Shape) => Promise<Uint8Array> | Uint8Array> = {
  text: (cv, shape) => Buffer.from(textOf(linesOf(cv, shape), shape)),
  markdown: (cv, shape) => Buffer.from(markdownText(linesOf(cv, shape))),
  word: (cv, shape) => wordFile(linesOf(cv, shape)),
  'our text': cv => Buffer.from(sheetText(sheetIn(cv))),
  'our Markdown': cv => Buffer.from(markdownOf(sheetIn(cv))),
  'our Word file': cv => docxOf(sheetIn(cv)),
}

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
function falseFacts(cv: MadeCv, { resume, doubts }: Pick<Reading, 'resume' | 'doubts'>): string[] {
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
function missing(cv: MadeCv, { resume }: Pick<Reading, 'resume'>): string[] {
  const wanted = resumeOf(cv) as unknown as Record<string, Item[]>
  const read = resume as Record<string, Item[] | undefined>
  return Object.entries(FIELDS).flatMap(([list, keys]) => {
    const as = (item: Item) => keys.map(key => item[key] ?? '').join(' / ')
    const items = (read[list] ?? []).map(as)
    return (wanted[list] ?? []).map(as).filter(one => !items.includes(one))
  })
}

/** Texts of the CV that are neither in the resume nor among the texts without a place. */
function dropped(cv: MadeCv, { resume, unplaced }: Reading): string[] {
  const all = `${JSON.stringify(resume)} ${unplaced.map(({ text }) => text).join(' ')}`
  const texts = [...cv.jobs, ...cv.studies].flatMap(({ start: _start, end: _end, ...texts }) =>
    Object.values(texts).flat(),
  )
  const said = [...texts, ...cv.skills].flatMap(text => text.split(' '))
  return said.filter(word => !all.includes(word)).map(word => `dropped: ${word}`)
}

for (const [kind, make] of Object.entries(FILES)) {
  t.test(`no fact of a made CV is false in ${kind}`, async t => {
    const all: string[] = []
    for (let at = 0; at < COUNT; at++) {
      const number = seed + at
      const { cv, shape } = madeCv(number)
      const reading = await readCvFile(await make(cv, shape))
      const found = [...falseFacts(cv, reading), ...dropped(cv, reading)]
      const lost = kind.startsWith('our') ? missing(cv, reading) : []
      if (found.length + lost.length > 0)
        all.push(`${number} ${cv.language} ${JSON.stringify(shape)}: ${[...found, ...lost].join('; ')}`)
    }
    t.strictSame(all.slice(0, 5), [], `${all.length} of ${COUNT}`)
  })
}
