// Reads a CV as PDF by its text.
import { account } from './account.ts'
import { layOut } from './pdf-layout.ts'
import { readPdf } from './pdf-text.ts'
import { type Reading, Unreadable } from './reading.ts'
import { readRows } from './sections.ts'

/** Throws Unreadable: encrypted, broken, image_only, empty, too_complex. */
export async function readPdfFile(bytes: Uint8Array): Promise<Reading & { invented: string[] }> {
  const { pages, pictures } = await readPdf(bytes)
  const letters = pages.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0), 0)
  if (letters < 20) throw letters === 0 && pictures === 0 ? emptyFile() : imageOnly()
  const { rows, pieces, repeated } = layOut(pages)
  const linked = pages.flatMap(({ links }, page) => links.map(({ url }) => ({ url, page })))
  const { resume, doubts } = readRows(
    rows.filter((_row, index) => !repeated.includes(index)),
    pieces,
    (pages[0]?.width ?? 0) / 2,
  )
  const said = JSON.stringify(resume)
  for (const { url, page } of linked)
    if (said.includes(JSON.stringify(url).slice(1, -1)))
      pieces.push({ text: bare(url), where: `link on page ${page + 1}` })
  return account({ kind: 'pdf', resume, pieces, doubts })
}

const bare = (url: string) => url.replace(/^https?:\/\//i, '')

const imageOnly = () =>
  new Unreadable(
    'image_only',
    'This PDF holds a picture of your CV, no text. Export it from the program that made it, or bring the Word file.',
  )
const emptyFile = () => new Unreadable('empty', 'This PDF has no text.')
