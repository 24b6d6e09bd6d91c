// Inspects uploads in processes that are killed when they take too long, so that hostile files cannot block the service.
import { join } from 'node:path'
import { noPicture, type Picture, pictureFormatOf } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../../lib/process-pool.ts'
import { projectRoot } from '../../lib/root.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-job.ts'

/** A picture of 24 megapixels with 16 bits a channel takes half of it. */
const RESIDENT_MB = 768
const folder = join(projectRoot, 'dist', 'api', 'claims', 'evidence')

export type InspectionPool = ProcessPool<InspectionJob, InspectionAnswer>
export type Inspection = ReturnType<typeof createInspection>

export const createInspectionPool = (limits: PoolLimits = {}): InspectionPool =>
  createProcessPool({
    residentMb: RESIDENT_MB,
    ...limits,
    program: join(folder, 'inspection-child.js'),
    cwd: folder,
    late: ({ kind }) =>
      kind === 'pdf'
        ? pdfRefusal('is too complex to be looked into')
        : new Problem('invalid_request', {
            message: 'The picture takes too long to read. Save it with fewer pixels.',
          }),
  })

/** `by`: the account whose share of the pool the job counts against. All functions throw the errors of the pool. */
export function createInspection(pool: InspectionPool = createInspectionPool()) {
  async function ask(job: InspectionJob, by: string) {
    const answer = await pool.run(job, by)
    if ('problem' in answer) throw new Problem(answer.problem, { message: answer.message })
    if ('failed' in answer) throw new Problem('internal_error', { cause: new Error(answer.failed) })
    return answer
  }

  return {
    /** Throws unsupported_type, too_large or invalid_request. */
    async picture(upload: Buffer, keptSide: number, by: string): Promise<Picture> {
      const format = pictureFormatOf(upload)
      if (!format || format === 'heic') throw noPicture(format)
      const { picture } = (await ask({ kind: 'picture', bytes: upload, keptSide }, by)) as { picture: Picture }
      return { ...picture, bytes: Buffer.from(picture.bytes) }
    },
    /** Throws unsupported_type, with the reason, for a PDF with active or hidden content. */
    async checkPdf(upload: Buffer, by: string): Promise<void> {
      const { why } = (await ask({ kind: 'pdf', bytes: upload }, by)) as { why: string | null }
      if (why !== null) throw pdfRefusal(why)
    },
    load: pool.load,
    close: pool.close,
  }
}

const pdfRefusal = (why: string) =>
  new Problem('unsupported_type', { message: `This PDF ${why}. Print it to a new PDF, or bring a picture of it.` })
