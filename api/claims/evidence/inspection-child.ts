// The program of an inspection process: checks PDFs and re-encodes pictures. It has no secrets, opens no connections or files, and ends
// with its parent.
import { setPriority } from 'node:os'
import { reencode } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-job.ts'
import { pdfProblem } from './pdf-inspection.ts'

// A lower priority than the service's, so that requests are served first; no lower, for somebody waits for each upload: at 10 a
// crowded machine left a picture for half a minute, and it was refused as overloaded.
setPriority(5)

async function inspect(job: InspectionJob): Promise<InspectionAnswer> {
  const bytes = Buffer.from(job.bytes)
  try {
    if (job.kind === 'pdf') return { why: pdfProblem(bytes) }
    return { picture: await reencode(bytes, job.keptSide) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.code, message: error.message }
    return { failed: String(error).slice(0, 2_000) }
  }
}

process.on('message', async (job: InspectionJob) => {
  const answer = await inspect(job)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
