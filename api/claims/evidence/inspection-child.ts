// The program of an inspection process: re-encodes pictures and draws the pages of evidence files. It has no secrets, opens no connections
// or files, and ends with its parent.
import { setPriority } from 'node:os'
import { drawPages } from '../../lib/pdf-pages.ts'
import { drawPicture, reencode } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-job.ts'

/** An A4 page has 1,189 by 1,682 pixels: small print is readable. */
const PAGE_PIXELS = 2_000_000
const QUALITY = 70

// A lower priority than the service's, so that requests are served first. Not lower than this, because a user waits for each upload: at 10,
// on a busy machine, a picture waited half a minute and was refused as overloaded.
setPriority(5)

async function inspect(job: InspectionJob): Promise<InspectionAnswer> {
  const bytes = Buffer.from(job.bytes)
  try {
    if (job.kind === 'picture') return { picture: await reencode(bytes, job.keptSide) }
    if (job.type === 'application/pdf') return await drawPages(bytes, PAGE_PIXELS, QUALITY)
    return { pages: [await drawPicture(bytes, PAGE_PIXELS, QUALITY)], pageCount: 1 }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.code, message: error.message }
    return { failed: String(error).slice(0, 2_000) }
  }
}

process.on('message', async (job: InspectionJob) => {
  const answer = await inspect(job)
  process.send?.(answer)
  // PDFium's memory is outside of the JavaScript heap, so it does not trigger the garbage collector.
  setImmediate(() => globalThis.gc?.())
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
