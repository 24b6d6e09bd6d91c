// Reads CV files in processes that are killed at their limits of time and memory, so that hostile files cannot block the service.
// Files are not stored.
import { join } from 'node:path'
import { cut, Problem } from '../lib/problem.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../lib/process-pool.ts'
import { projectRoot } from '../lib/root.ts'
import type { ImportAnswer, ImportJob, Proposal } from './import-job.ts'

export const CV_FILE_BYTES = 10 * 1024 * 1024
const HEAP_MB = 256
const RESIDENT_MB = 400
const folder = join(projectRoot, 'dist', 'api', 'resume')

export type ImportPool = ProcessPool<ImportJob, ImportAnswer>
type ImportLimits = Pick<PoolLimits, 'size' | 'residentMb' | 'patience'>
export type Imports = ReturnType<typeof createImports>

export const createImportPool = ({ size, residentMb = RESIDENT_MB, patience }: ImportLimits = {}): ImportPool =>
  createProcessPool({
    limits: { size, residentMb, patience, heapMb: HEAP_MB, jobsPerProcess: 100 },
    program: join(folder, 'import-child.js'),
    cwd: folder,
    late: () =>
      new Problem('too_complex', { message: 'This file takes too long to read. Bring the pages of your CV only.' }),
  })

export function createImports(pool: ImportPool = createImportPool()) {
  return {
    /** `by`: whose share of the pool it counts against. Throws the codes of unreadable files and the errors of the pool. */
    async read(bytes: Uint8Array, by: string): Promise<Proposal> {
      const answer = await pool.run({ bytes }, by)
      if ('code' in answer) {
        const { code, message } = answer
        const errors = answer.errors.map(({ path, message }) => ({ path: cut(path, 400), message: cut(message, 500) }))
        throw new Problem(code, { message, ...(errors.length > 0 && { errors }) })
      }
      if ('failed' in answer) throw new Problem('internal_error', { cause: new Error(answer.failed) })
      return answer.proposal
    },
    /** Throws what `read` would throw immediately. */
    check: pool.check,
    load: pool.load,
    close: pool.close,
  }
}
