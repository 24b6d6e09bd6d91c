// The pool of typesetting processes (child.ts).
import { join } from 'node:path'
import { Problem } from '../../lib/problem.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../../lib/process-pool.ts'
import { projectRoot } from '../../lib/root.ts'
import type { TypesetAnswer, TypesetDone, TypesetJob } from './job.ts'

/** Where the build puts the templates, the fonts and the table of their characters. */
export const typesetFolder = join(projectRoot, 'dist', 'typeset')

/** Throws cv_too_complex (over the time limit), cv_too_long (over 30 pages or 8 MB of SVG), and the errors of every pool. */
export type TypesetPool = ProcessPool<TypesetJob, TypesetDone>

export function createTypesetPool(limits: PoolLimits = {}): TypesetPool {
  const pool = createProcessPool<TypesetJob, TypesetAnswer>({
    limits,
    program: join(projectRoot, 'dist', 'api', 'files', 'typeset', 'child.js'),
    args: [typesetFolder],
    cwd: typesetFolder,
    // Hides the fonts of the system.
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
