// Canonical N-Quads of documents of strangers, made in a process that is killed when it takes too long.
import { join } from 'node:path'
import { createProcessPool } from '../../../lib/process-pool.ts'
import { projectRoot } from '../../../lib/root.ts'
import { CredentialRefused } from './refused.ts'

export type QuadsJob = {
  documents: readonly object[]
  /** Beside the bundled ones. */
  contexts: readonly (readonly [string, object])[]
  hash: 'sha256' | 'sha384'
}
export type QuadsAnswer = { quads: string[] } | { refused: 'json_ld' | 'too_complex' }

const folder = join(projectRoot, 'dist', 'api', 'claims', 'credentials', 'check')
const LIMIT_MS = 5_000
const HEAP_MB = 256

export function createLinkedData() {
  const pool = createProcessPool<QuadsJob, QuadsAnswer>({
    program: join(folder, 'linked-data-child.js'),
    cwd: folder,
    limitMs: LIMIT_MS,
    heapMb: HEAP_MB,
    residentMb: 2 * HEAP_MB,
    late: () => new CredentialRefused('too_complex'),
  })
  return {
    /** Throws CredentialRefused and the errors of the pool. */
    async quadsOf(job: QuadsJob, by: string): Promise<string[]> {
      const answer = await pool.run(job, by)
      if ('refused' in answer) throw new CredentialRefused(answer.refused)
      return answer.quads
    },
    load: pool.load,
    close: pool.close,
  }
}
