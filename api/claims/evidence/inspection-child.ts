// The program of a process that looks into uploads: whether a PDF is harmless, and pictures written anew. Has no secrets, opens
// no connection and no file. Ends with the process that started it.
import { setPriority } from 'node:os'
import { reencode } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-job.ts'
import { pdfProblem } from './pdf-inspection.ts'

// Requests are answered before uploads are looked into.
setPriority(10)

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
// Ctrl-C in a terminal reaches the whole group; when to end is the parent's to say.
process.on('SIGINT', () => undefined)
