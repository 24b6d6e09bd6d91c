// Pictures of a PDF's first pages, drawn by PDFium, which runs no scripts and opens no other files. A hostile file can take any time and
// memory, so draw in a process that can be killed.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { type DrawnPage, webpUrl } from './picture.ts'
import { Problem } from './problem.ts'

/** The first pages, and how many pages the file has. */
export type DrawnPdf = { pages: DrawnPage[]; pageCount: number }

const MAX_DRAWN = 10
/** Pixels for a point: a small page is not enlarged beyond 288 dpi. */
const MAX_SCALE = 4
const MAX_SIDE = 8_000
/** FPDF_ERR_PASSWORD of PDFium's fpdfview.h. */
const PASSWORD_ERROR = 4

/** Draws pages of at most `maxPixels` each. Throws encrypted or broken. */
export async function drawPages(pdf: Uint8Array, maxPixels: number, quality: number): Promise<DrawnPdf> {
  // A new instance for each file, so that no data of a file remains in memory.
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf).catch(() => Promise.reject(loadProblem(library)))
    const pageCount = document.getPageCount()
    if (pageCount < 1) throw new Problem('broken')
    const pages: DrawnPage[] = []
    while (pages.length < Math.min(MAX_DRAWN, pageCount)) {
      pages.push(await drawPage(document.getPage(pages.length), maxPixels, quality))
    }
    return { pages, pageCount }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('broken', { cause: error })
  }
}

function loadProblem(library: PDFiumLibrary): Problem {
  // Only the package's types hide the module.
  const { module } = library as unknown as { module: { _FPDF_GetLastError: () => number } }
  return new Problem(module._FPDF_GetLastError() === PASSWORD_ERROR ? 'encrypted' : 'broken')
}

type PdfPage = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>

async function drawPage(page: PdfPage, maxPixels: number, quality: number): Promise<DrawnPage> {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  if (!(width > 0 && height > 0)) throw new Problem('broken')
  const scale = Math.min(MAX_SCALE, Math.sqrt(maxPixels / (width * height)), MAX_SIDE / Math.max(width, height))
  const drawn = await page.render({
    width: Math.max(1, width * scale),
    height: Math.max(1, height * scale),
    // Without it, filled-in fields and visible signatures are missing.
    renderFormFields: true,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .webp({ quality, effort: 2 })
        .toBuffer(),
  })
  return { width, height, image: webpUrl(drawn.data) }
}
