// The fuzz gate: hostile and valid requests to every operation over real connections; and proof that the gate is awake.
// SEED=n repeats a run.
import t from 'tap'
import { dose, seed } from './dose.ts'
import { operations } from './fuzz/document.ts'
import { plantedFaults, plantFaults } from './fuzz/planted.ts'
import { type Finding, fuzz } from './fuzz/run.ts'
import { makeWorld } from './fuzz/world.ts'
import { startApp } from './harness.ts'
import { startUpstream } from './wallet-upstream.ts'

const known = new Set<string>()
const list = (counts: Map<number, number>) =>
  [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`)

t.test('whatever is asked, the service answers as it documents, keeps secrets, and lives on', async t => {
  const app = await startApp(t, (await startUpstream(t)).env)
  const world = await makeWorld(app)
  const { sent, findings, seconds, statuses, reached } = await fuzz({ app, world, seed, count: dose(100_000) })
  t.comment(
    `seed ${seed}: ${sent} requests in ${seconds.toFixed(1)} s, ${findings.size} findings; ${list(statuses).join(', ')}`,
  )
  t.equal(sent, dose(100_000), 'every request was sent')
  const hasSucceeded = (name: string) => reached.get(name)?.has(2) === true
  // Whom chance has passed over so far is asked some more.
  for (const { name } of operations) {
    for (let more = 1; more <= 30 && !hasSucceeded(name); more++) {
      const further = await fuzz({ app, world, seed: seed + 10_000 * more, count: 60, often: name })
      for (const [key, finding] of further.findings) findings.set(key, finding)
      for (const [asked, kinds] of further.reached)
        reached.set(asked, new Set([...(reached.get(asked) ?? []), ...kinds]))
    }
  }
  const succeeded = operations.map(({ name }) => name).filter(hasSucceeded)
  t.same(
    succeeded,
    operations.map(({ name }) => name),
    'every operation was also asked in a way that succeeds',
  )
  for (const { key, detail } of findings.values()) {
    known.add(key)
    t.fail(key, { found: detail.split('\n') })
  }
  t.equal(findings.size, 0, 'no reply breaks a rule')
  const ready = await app.anyone().get('/readyz')
  t.equal(ready.status, 200, 'the service is ready afterwards')
  t.same(Object.keys(Object.prototype), [], 'Object.prototype is clean')
  t.equal(app.logLines.filter(line => line.includes(world.canary)).length, 0, 'no secret is in the log')
})

t.test('the gate turns red for every planted fault', async t => {
  let planted: string | null = null
  const app = await startApp(t, (await startUpstream(t)).env, { plant: server => plantFaults(server, () => planted) })
  const world = await makeWorld(app)
  for (const fault of plantedFaults) {
    planted = fault.name
    let found: Finding | null = null
    const onFinding = (finding: Finding) => {
      if (known.has(finding.key) || !fault.shows.test(finding.key)) return 'on'
      found = finding
      return 'stop'
    }
    const { sent, seconds } = await fuzz({
      app,
      world,
      seed,
      count: 10_000,
      often: fault.often,
      onFinding,
    })
    planted = null
    fault.undo?.()
    t.ok(found, `${fault.name}: found`)
    t.comment(`${fault.name}: ${sent} requests, ${seconds.toFixed(1)} s: ${(found as Finding | null)?.key}`)
  }
})
