// The fuzz gate: hostile and valid requests to every operation over real connections. long/fuzz-planted shows what it finds.
// SEED=n repeats a run.
import { isLong, seed } from './dose.ts'
import { operations } from './fuzz/document.ts'
import { fuzz } from './fuzz/run.ts'
import { makeWorld } from './fuzz/world.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'
import { startUpstream } from './wallet-upstream.ts'

const REQUESTS = isLong ? 100_000 : 1_500
const list = (counts: Map<number, number>) =>
  [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`)

t.test('the service answers every generated request as documented, reveals no secret, and keeps running', async t => {
  const app = await startApp(t, (await startUpstream(t)).env)
  const world = await makeWorld(app)
  const { sent, findings, seconds, statuses, reached } = await fuzz({ app, world, seed, count: REQUESTS })
  t.comment(
    `seed ${seed}: ${sent} requests in ${seconds.toFixed(1)} s, ${findings.size} findings; ${list(statuses).join(', ')}`,
  )
  t.equal(sent, REQUESTS, 'every request was sent')
  // What opens a CV leads on to its page.
  const leadsOn = new Set(
    operations
      .filter(({ replies }) => ![...replies.keys()].some(status => status.startsWith('2')))
      .map(({ name }) => name),
  )
  const hasSucceeded = (name: string) => reached.get(name)?.has(leadsOn.has(name) ? 3 : 2) === true
  // Operations that were never asked rightly so far are asked some more.
  const missing = () => operations.map(({ name }) => name).filter(name => !hasSucceeded(name))
  for (let more = 1; more <= 30 && missing().length > 0; more++) {
    const further = await fuzz({ app, world, seed: seed + 10_000 * more, count: 200, often: missing() })
    for (const [key, finding] of further.findings) findings.set(key, finding)
    for (const [asked, kinds] of further.reached) reached.set(asked, new Set([...(reached.get(asked) ?? []), ...kinds]))
  }
  t.same(missing(), [], 'every operation was also asked in a way that succeeds')
  for (const { key, detail } of findings.values()) {
    t.fail(key, { found: detail.split('\n') })
  }
  t.equal(findings.size, 0, 'no reply breaks a rule')
  const ready = await app.anyone().get('/readyz')
  t.equal(ready.status, 200, 'the service is ready afterwards')
  t.same(Object.keys(Object.prototype), [], 'Object.prototype is clean')
  t.equal(app.logLines.filter(line => line.includes(world.canary)).length, 0, 'no secret is in the log')
})
