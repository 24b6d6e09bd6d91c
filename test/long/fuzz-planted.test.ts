// Proof that the fuzz gate (../fuzz.test.ts) is awake: it finds faults that are planted into the service.
import { seed } from '../dose.ts'
import { plantedFaults, plantFaults } from '../fuzz/planted.ts'
import { type Finding, fuzz } from '../fuzz/run.ts'
import { makeWorld } from '../fuzz/world.ts'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { startUpstream } from '../wallet-upstream.ts'

t.test('the gate turns red for every planted fault', async t => {
  let planted: string | null = null
  const app = await startApp(t, (await startUpstream(t)).env, { plant: server => plantFaults(server, () => planted) })
  const world = await makeWorld(app)
  for (const fault of plantedFaults) {
    planted = fault.name
    let found: Finding | null = null
    const onFinding = (finding: Finding) => {
      if (!fault.shows.test(finding.key)) return 'on'
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
