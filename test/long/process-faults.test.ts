// The service's process on a machine with faults: a wrong clock, host names without an address, a rejection that nothing handles.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../../api/lib/root.ts'
import { tokenFor } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import t from '../tap.ts'

const MINUTE_MS = 60_000
const preload = pathToFileURL(join(projectRoot, 'dist', 'test', 'fixtures', 'service-preload.js'))
const world = await setUpProcesses(t)
await world.startDatabase()

async function start(env: Record<string, string> = {}) {
  const service = world.startService({ NODE_OPTIONS: `--import=${preload}`, ...env })
  await until('it was ready', () => world.isReady(service))
  return service
}
/** Valid for an hour, like Google's. */
const freshToken = () => tokenFor(world.sandbox.origin, { email: 'clock@example.org' })
const me = (token: string) =>
  fetch(`${world.url}/me`, { headers: { authorization: `Bearer ${token}` } }).then(reply => reply.status)

for (const [name, shiftMs, expected] of [
  ['20 s fast', 20_000, 200],
  ['20 s slow', -20_000, 200],
  ['10 min fast', 10 * MINUTE_MS, 200],
  ['10 min slow', -10 * MINUTE_MS, 401],
  ['7 months fast', 212 * 24 * 60 * MINUTE_MS, 401],
] as const) {
  t.test(`a clock that is ${name}: a fresh token is ${expected}, and the rest works`, async t => {
    const service = await start({ CLOCK_SHIFT_MS: String(shiftMs) })
    t.equal(await me(await freshToken()), expected)
    t.same([await statusOf(`${world.url}/healthz`), await statusOf(`${world.url}/plans`)], [200, 200])
    service.child.kill('SIGTERM')
    t.equal(await service.exited, 0)
  })
}

t.test('a clock that jumps by ten minutes causes no refusal, by limits neither', async t => {
  const env = { CLOCK_SHIFT_MS: String(10 * MINUTE_MS), CLOCK_WAITS: '1', RATE_LIMIT_FACTOR: '1' }
  const service = await start(env)
  const token = await freshToken()
  const statuses = [await me(token)]
  service.child.kill('SIGHUP')
  await until('the clock jumped', () => service.output().includes('the clock has jumped'))
  while (statuses.length < 21) statuses.push(await me(token))
  t.same([...new Set(statuses)], [200])
  await service.kill()
})

t.test('host names without an address: 502 to 504 from Razorpay, 503 where Google’s keys are missing', async t => {
  const nowhere = 'http://nowhere.invalid'
  const wrong = { RAZORPAY_BASE_URL: nowhere, WALLET_BFF_URL: nowhere }
  const service = await start(wrong)
  const token = await freshToken()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ amount: 59_000, currType: 'INR' })
  const { status } = await fetch(`${world.url}/cv/checkout`, { method: 'POST', headers, body })
  t.ok(status >= 502 && status <= 504, String(status))
  t.equal(await me(token), 200)
  service.child.kill('SIGTERM')
  t.equal(await service.exited, 0)
  const cold = await start({ ...wrong, GOOGLE_CERTS_URL: `${nowhere}/certs` })
  t.equal(await me(token), 503, 'not 401')
  await cold.kill()
})

t.test('an unhandled rejection is logged without its text, and the process drains and ends with 1', async t => {
  const service = await start()
  service.child.kill('SIGUSR2')
  t.equal(await service.exited, 1)
  t.match(service.output(), /unhandled rejection/)
  t.notMatch(service.output(), 'canary-of-a-rejection')
})
