// The limits of one job of a process pool. A busy machine gives a process little processor time: so does a process that waits.
import { join } from 'node:path'
import { Problem } from '../api/lib/problem.ts'
import { createProcessPool, type PoolLimits } from '../api/lib/process-pool.ts'
import { projectRoot } from '../api/lib/root.ts'
import type { PoolJob } from './fixtures/pool-child.ts'
import t from './tap.ts'

const cwd = join(projectRoot, 'dist', 'test', 'fixtures')

const createPool = (limits: PoolLimits) =>
  createProcessPool<PoolJob, object>({
    program: join(cwd, 'pool-child.js'),
    cwd,
    limits: { size: 1, ...limits },
    late: () => new Problem('too_complex'),
  })

t.test('a job is limited by processor time and by memory, and far more generously by the clock', async t => {
  const limitMs = 500
  const done = { done: 0 }
  const [late, forEver] = [{ code: 'too_complex' }, 600_000]
  const cases: [string, PoolJob, object][] = [
    ['several times the limit by the clock', { waitMs: 4 * limitMs }, done],
    ['nearly all its processor time, then a wait', { burnMs: 0.85 * limitMs, waitMs: limitMs }, done],
    ['too much processor time', { burnMs: forEver }, late],
    ['too much memory', { megabytes: 300, waitMs: forEver }, late],
    ['less memory', { megabytes: 20 }, { done: 20_000_000 }],
  ]
  const pool = createPool({ limitMs, clockFactor: 1_000, residentMb: 200 })
  t.teardown(() => pool.close())
  for (const [what, job, expected] of cases) {
    // The start of a process counts for its first job.
    t.match(await pool.run({}), done, 'a process is ready')
    t.match(await pool.run(job).catch((problem: Problem) => problem), expected, what)
  }
})

t.test('a job that does not end by the clock fails as overloaded', async t => {
  const pool = createPool({ limitMs: 100, clockFactor: 3 })
  t.teardown(() => pool.close())
  await t.rejects(pool.run({ waitMs: 600_000 }), { code: 'overloaded', status: 503 })
})
