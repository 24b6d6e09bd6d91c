// The program of a process that reads CV files. It has no secrets, opens no connections or files, and ends with its parent.
import { setPriority } from 'node:os'
import { drawPages } from '../lib/pdf-pages.ts'
import type { ImportAnswer, ImportJob } from './import-job.ts'
import { readCvFile } from './readers/read.ts'
import { Unreadable } from './readers/reading.ts'

// A lower priority than the service’s, so that requests are served first; at 10 a busy machine hardly runs it at all.
setPriority(5)

/** An A4 page has 920 pixels across. */
const PAGE_PIXELS = 1_200_000
const QUALITY = 55

async function read({ bytes }: ImportJob): Promise<ImportAnswer> {
  try {
    const reading = await readCvFile(bytes)
    const isPdf = reading.pieces.some(({ page }) => page !== undefined)
    return { proposal: { ...reading, pages: isPdf ? (await drawPages(bytes, PAGE_PIXELS, QUALITY)).pages : [] } }
  } catch (error) {
    if (error instanceof Unreadable) return { code: error.code, message: error.message, errors: error.problems }
    // A stack or a text beyond what the engine has.
    if (error instanceof RangeError)
      return { code: 'too_complex', message: 'This file contains far more than a CV.', errors: [] }
    return { failed: String(error instanceof Error ? error.stack : error).slice(0, 2_000) }
  }
}

process.on('message', async (job: ImportJob) => {
  const answer = await read(job)
  process.send?.(answer)
  setImmediate(() => globalThis.gc?.())
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
