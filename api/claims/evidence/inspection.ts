// Inspects uploads in processes that are killed when they take too long, so that hostile files cannot block the service.
import { join } from 'node:path'
import type { DrawnPdf } from '../../lib/pdf-pages.ts'
import { noPicture, type Picture, pictureFormatOf } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../../lib/process-pool.ts'
import { projectRoot } from '../../lib/root.ts'
import type { InspectionAnswer, InspectionJob } from './inspection-job.ts'

const folder = join(projectRoot, 'dist', 'api', 'claims', 'evidence')

export type InspectionPool = ProcessPool<InspectionJob, InspectionAnswer>
export type Inspection = ReturnType<typeof createInspection>

export const createInspectionPool = (limits: PoolLimits = {}): InspectionPool =>
  createProcessPool({
    limits,
    program: join(folder, 'inspection-child.js'),
    cwd: folder,
    late: ({ kind }) =>
      kind === 'pages'
        ? notDrawn('too_complex')
        : new Problem('invalid_request', {
            message: 'The picture takes too long to read. Save it with fewer pixels.',
          }),
  })

/** `by`: the account whose share of the pool the job counts against. All functions throw the errors of the pool. */
export function createInspection(pool: InspectionPool = createInspectionPool()) {
  async function run(job: InspectionJob, by: string) {
    const answer = await pool.run(job, by)
    if ('failed' in answer) throw new Problem('internal_error', { cause: new Error(answer.failed) })
    if (!('problem' in answer)) return answer
    const { problem, message } = answer
    throw problem === 'encrypted' || problem === 'broken' ? notDrawn(problem) : new Problem(problem, { message })
  }

  return {
    /** Throws unsupported_type, too_large or invalid_request. */
    async picture(upload: Buffer, keptSide: number, by: string): Promise<Picture> {
      const format = pictureFormatOf(upload)
      if (!format || format === 'heic') throw noPicture(format)
      const { picture } = (await run({ kind: 'picture', bytes: upload, keptSide }, by)) as { picture: Picture }
      return { ...picture, bytes: Buffer.from(picture.bytes) }
    },
    /** Pictures of the first pages of an evidence file. Throws encrypted, broken or too_complex. */
    drawPages: async (bytes: Buffer, type: string, by: string): Promise<DrawnPdf> =>
      (await run({ kind: 'pages', type, bytes }, by)) as DrawnPdf,
    load: pool.load,
    close: pool.close,
  }
}

const PDF_PROBLEMS = {
  encrypted: 'is protected with a password',
  broken: 'is damaged or not whole',
  too_complex: 'takes too long to draw',
}

/** The error of a PDF of which an institution would see no pictures; the field is that of the upload. */
function notDrawn(code: keyof typeof PDF_PROBLEMS): Problem {
  const message = `This PDF ${PDF_PROBLEMS[code]}. Print it to a new PDF, or bring a picture of it.`
  return new Problem(code, { message, errors: [{ path: '/file', message }] })
}
