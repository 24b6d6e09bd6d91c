// Pictures of a PDF's first pages, to be shown beside what was read.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PageImage } from '../import-job.ts'

const PAGES = 10
const WIDTH = 900
/** Pages with sides beyond this, in points, are not drawn. */
const MAX_SIDE = 3_000
const QUALITY = 55

export async function drawPages(bytes: Uint8Array): Promise<PageImage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const drawn: PageImage[] = []
  try {
    for (let index = 0; index < Math.min(PAGES, document.getPageCount()); index++) {
      const page = document.getPage(index)
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
      if (Math.max(width, height) > MAX_SIDE || Math.min(width, height) < 1) break
      const { data } = await page.render({
        scale: WIDTH / width,
        render: async ({ data, width, height }) =>
          sharp(data, { raw: { width, height, channels: 4 } })
            .webp({ quality: QUALITY })
            .toBuffer(),
      })
      drawn.push({ width, height, image: `data:image/webp;base64,${Buffer.from(data).toString('base64')}` })
    }
  } finally {
    document.destroy()
    library.destroy()
  }
  return drawn
}
