// A sheet as a DOCX file: real headings and lists in one column, so that people can edit it and parsers read it in order.
// The library is loaded on first use.

import { inflateRawSync } from 'node:zlib'
import type { Sheet } from '../../core/cv/sheet.ts'
import { WORD_TYPEFACES } from '../../core/cv/typefaces.ts'
import { CARRIED_IN, textHash, wordText } from '../../lib/visible-text.ts'
import { DENSITIES, MARGINS } from '../typeset/look.ts'
import { bodyOf, type DocxOptions } from './body.ts'
import { QUIET, Runs, xmlText } from './runs.ts'

export type { DocxOptions }

const ACCENT = '#0b6b4f'
const TYPEFACE = 'Carlito'
/** The size of the text unless the owner sets one. */
export const DOCX_POINTS = 10.5
/** In twentieths of a point. */
const PAPERS = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } }
const MARGIN = 1_080

/** The bytes of the file. Characters that XML cannot represent are left out. */
export async function docxOf(
  sheet: Sheet,
  { style = {}, picture, verifyUrl, resume, isPlain = false }: DocxOptions = {},
): Promise<Buffer> {
  const docx = await import('docx')
  const paper = PAPERS[style.paper ?? 'A4']
  const margin = Math.round(MARGIN * (MARGINS[style.margins ?? 'normal'] ?? 1))
  const { typeface = TYPEFACE } = style
  const look = {
    font: WORD_TYPEFACES[typeface],
    headingFont: WORD_TYPEFACES[style.headingTypeface ?? typeface],
    density: DENSITIES[(style.density ?? 3) - 1] ?? DENSITIES[2],
    accent: (style.accent ?? ACCENT).slice(1),
    points: style.fontSize ?? DOCX_POINTS,
  }
  const runs = new Runs(docx, sheet.language, sheet.direction, isPlain)
  const lineWidth = paper.width - 2 * margin
  const { breaks } = style
  const { children, numbering } = bodyOf(docx, sheet, { runs, lineWidth, picture, verifyUrl, breaks, isPlain })
  const document = new docx.Document({
    title: xmlText([sheet.name, sheet.letter ? sheet.letter.subject : sheet.profession].filter(Boolean).join(' — ')),
    creator: xmlText(sheet.name),
    lastModifiedBy: xmlText(sheet.name),
    keywords: xmlText(keywordsOf(sheet).join(', ')),
    styles: stylesOf(look, sheet),
    numbering: { config: numbering },
    sections: [
      {
        properties: { page: { size: paper, margin: { top: margin, right: margin, bottom: margin, left: margin } } },
        children,
      },
    ],
  })
  if (!resume) return docx.Packer.toBuffer(document)
  const hash = textHash([wordText(documentXml(await docx.Packer.toBuffer(document)))])
  document.Document.Relationships.addRelationship('resume', PART_OF, `../${PART}`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?><resume xmlns="${CARRIED_IN}">${escaped(resume(hash))}</resume>`
  return docx.Packer.toBuffer(document, undefined, [{ path: PART, data: xml }])
}

/** The text of the document in a file that the library wrote: the last mention of its name is in the directory of the archive. */
function documentXml(file: Buffer): string {
  const entry = file.lastIndexOf('word/document.xml') - 46
  const start = file.readUInt32LE(entry + 42)
  const data = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
  return inflateRawSync(file.subarray(data, data + file.readUInt32LE(entry + 20))).toString('utf8')
}

/** A custom XML part, which word processors keep and show to nobody. */
const PART = 'customXml/item1.xml'
const PART_OF = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml'
const escaped = (text: string) =>
  xmlText(text).replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** The names of the skills, for searches over a folder of CVs. */
function keywordsOf(sheet: Sheet): string[] {
  const skills = sheet.sections.find(section => section.key === 'skills')?.body
  return skills?.kind === 'names' ? skills.names.flatMap(({ name }) => (name ? [name] : [])) : []
}

type Look = { accent: string; points: number; font: string; headingFont: string; density: (typeof DENSITIES)[number] }

function stylesOf({ accent, points, font, headingFont, density }: Look, sheet: Sheet) {
  // The format counts in half points.
  const size = (factor: number) => Math.round(points * factor * 2)
  // In twentieths of a point; the line height in 240ths of a line, repeated in each style because readers differ in inheritance.
  const spaced = (before: number, after: number) => ({
    before: Math.round(before * density.gaps),
    after: Math.round(after * density.gaps),
    line: Math.round(264 * density.leading),
    lineRule: 'auto' as const,
  })
  const heading = { keepNext: true, keepLines: true }
  return {
    default: {
      document: {
        run: { font, size: size(1), language: languageOf(sheet) },
        paragraph: { spacing: spaced(0, 60) },
      },
      title: {
        run: { font: headingFont, size: size(2.2), bold: true, color: '14171F' },
        paragraph: { spacing: { after: 20 }, ...heading },
      },
      heading1: {
        run: { font: headingFont, size: size(1.15), bold: true, color: accent },
        paragraph: {
          spacing: spaced(260, 80),
          border: { bottom: { style: 'single' as const, size: 4, space: 2, color: accent } },
          ...heading,
        },
      },
      heading2: {
        run: { font: headingFont, size: size(1.02), bold: true },
        paragraph: { spacing: spaced(140, 0), ...heading },
      },
      /** Roles under their employer. */
      heading3: {
        run: { font: headingFont, size: size(1), bold: true, color: QUIET },
        paragraph: { spacing: spaced(100, 0), ...heading },
      },
      hyperlink: { run: { color: accent } },
    },
    paragraphStyles: [
      quiet('Profession', { size: size(1.2) }, { spacing: spaced(0, 60), ...heading }),
      quiet('Contact', { size: size(0.95) }, {}),
      quiet('EntryLine', {}, { spacing: spaced(0, 40), ...heading }),
      quiet('Note', { size: size(0.92) }, {}),
      quiet('Letter', { color: '14171F' }, { spacing: spaced(0, 160) }),
    ],
  }
}

const quiet = (id: string, run: object, paragraph: object) => ({
  id,
  name: id.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`),
  basedOn: 'Normal',
  run: { color: QUIET, ...run },
  paragraph,
})

/** The language for the spell checker, which has one setting for Latin, one for East Asian and one for other scripts. */
function languageOf({ language }: Sheet) {
  if (/^(zh|ja|ko)\b/i.test(language)) return { value: language, eastAsia: language }
  return /^(ar|fa|he|ur|ps|sd|ug|ckb|yi|dv|hi|mr|ne|ta|te|kn|ml|bn|gu|pa|th)\b/i.test(language)
    ? { value: language, bidirectional: language }
    : { value: language }
}
