// The processes that set documents and draw pictures of them: which program, which folder, and what its answers mean.
import { join } from 'node:path'
import { Problem } from '../../lib/problem.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../../lib/process-pool.ts'
import { projectRoot } from '../../lib/root.ts'
import type { TypesetAnswer, TypesetDone, TypesetJob } from './job.ts'

/** Where the build puts templates, fonts and what is known of them. */
export const typesetFolder = join(projectRoot, 'dist', 'typeset')

/** Throws cv_too_complex (over the time), cv_too_long (over 30 pages or 8 MB of SVG), and what every pool throws. */
export type TypesetPool = ProcessPool<TypesetJob, TypesetDone>

export function createTypesetPool(limits: PoolLimits = {}): TypesetPool {
  const pool = createProcessPool<TypesetJob, TypesetAnswer>({
    ...limits,
    program: join(projectRoot, 'dist', 'api', 'files', 'typeset', 'child.js'),
    args: [typesetFolder],
    cwd: typesetFolder,
    // No fonts but ours.
    env: { FONTCONFIG_FILE: join(typesetFolder, 'fonts.conf') },
    late: () => new Problem('cv_too_complex'),
  })
  return { ...pool, run: async (job, by) => doneOf(await pool.run(job, by)) }
}

function doneOf(answer: TypesetAnswer): TypesetDone {
  if ('parts' in answer) return answer
  if ('over' in answer) throw new Problem(answer.over)
  throw new Problem('internal_error', { cause: new Error(`The engine refused: ${answer.refused}`) })
}
