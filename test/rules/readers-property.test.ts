// CVs made at random, written as people and as we write them: what is read is what was written, or is left to be placed.
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { markdownOf } from '../../api/core/cv/markdown-export.ts'
import { sheetText } from '../../api/core/cv/text.ts'
import { docxOf } from '../../api/files/docx/document.ts'
import { isLong } from '../dose.ts'
import t from '../tap.ts'
import { type Line, linesOf, type Shape } from './made-cvs.ts'
import { checkMadeFiles, type MakeFile, sheetIn } from './made-facts.ts'

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

/** How a CV becomes a file. Those of ours must come back whole. */
const FILES: Record<string, MakeFile> = {
  text: (cv, shape) => Buffer.from(textOf(linesOf(cv, shape), shape)),
  markdown: (cv, shape) => Buffer.from(markdownText(linesOf(cv, shape))),
  word: (cv, shape) => wordFile(linesOf(cv, shape)),
  'our text': cv => Buffer.from(sheetText(sheetIn(cv))),
  'our Markdown': cv => Buffer.from(markdownOf(sheetIn(cv))),
  'our Word file': cv => docxOf(sheetIn(cv)),
}

for (const [kind, make] of Object.entries(FILES))
  t.test(`no fact of a made CV is false in ${kind}`, t => checkMadeFiles(t, COUNT, make, kind.startsWith('our')))
