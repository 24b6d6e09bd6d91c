// F21, F24 and F25, the process itself: `npm run faults process`. Its clock is wrong or jumps, host names do not resolve, and a
// rejection is not handled.
//
// Required: a small skew signs nobody out, a large one gives 401 until it is corrected; /healthz and pages do not depend on the
// date; upstreams whose names do not resolve give 502 to 504 within 10 s; an unhandled rejection is logged once without its text,
// and the process drains and exits with 1.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../api/lib/root.ts'
import { readyAfter, startWorld } from '../bench/world.ts'
import { openFindings, statusOf, tally } from './report.ts'

const MINUTE_MS = 60_000
const world = await startWorld()
const findings = openFindings('F21, F24, F25: the clock, name resolution, an unhandled rejection')

/** Starts the service with a fault from the beginning. */
async function start(env: Record<string, string>) {
  const at = (path: string) => join(projectRoot, 'dist', path)
  const child = spawn(process.execPath, ['--import', at('scripts/faults/preload.js'), at('api/main.js')], {
    env: { ...world.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  const exited = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  await readyAfter(world.url)
  return {
    output: () => output,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
  }
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
/** Valid for an hour, like Google's. */
async function freshToken(): Promise<string> {
  const body = JSON.stringify({ email: 'clock@example.org', name: 'Clock', picture: '' })
  const reply = await fetch(new URL('/google/token', world.env.GOOGLE_CERTS_URL), { method: 'POST', body })
  return ((await reply.json()) as { credential: string }).credential
}
const me = (token: string) => statusOf(`${world.url}/me`, bearer(token))

for (const [name, shiftMs, expected] of [
  ['20 s fast', 20_000, 200],
  ['20 s slow', -20_000, 200],
  ['10 min fast', 10 * MINUTE_MS, 200],
  ['10 min slow', -10 * MINUTE_MS, 401],
  ['7 months fast', 212 * 24 * 60 * MINUTE_MS, 401],
] as const) {
  const service = await start({ FAULT_SHIFT_MS: String(shiftMs) })
  const status = await me(await freshToken())
  const others = [await statusOf(`${world.url}/healthz`), await statusOf(`${world.url}/plans`)]
  const code = await service.stop()
  findings.must(status === expected, `F21, a clock ${name}: a fresh token`, String(status))
  findings.must(others.every(one => one === 200) && code === 0, `F21, a clock ${name}: everything else`, tally(others))
}
{
  const service = await start({
    FAULT_SHIFT_MS: String(10 * MINUTE_MS),
    FAULT_JUMP_AFTER_MS: '4000',
    RATE_LIMIT_FACTOR: '1',
  })
  const token = await freshToken()
  const statuses = [await me(token)]
  await sleep(4_000)
  for (let count = 0; count < 20; count++) statuses.push(await me(token))
  findings.must(
    statuses.every(status => status === 200),
    'F21, a jump of 10 min while it runs: requests succeed',
    tally(statuses),
  )
  await service.stop()
}
{
  const nowhere = 'http://nowhere.invalid'
  const wrong = {
    GOOGLE_CERTS_URL: `${nowhere}/certs`,
    RAZORPAY_BASE_URL: nowhere,
    WALLET_BFF_URL: nowhere,
    ALLOW_INSECURE: '1',
  }
  const service = await start({ ...wrong, GOOGLE_CERTS_URL: String(world.env.GOOGLE_CERTS_URL) })
  const token = await world.token('names@example.org')
  const begun = performance.now()
  const body = JSON.stringify({ amount: 59_000, currType: 'INR' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const paid = await statusOf(`${world.url}/cv/checkout`, { method: 'POST', headers, body })
  const ms = performance.now() - begun
  findings.must(
    paid >= 502 && paid <= 504 && ms < 10_000,
    'F24, Razorpay without a name: 502 to 504',
    `${paid} in ${Math.round(ms)} ms`,
  )
  findings.must((await me(token)) === 200, 'F24: everything else', '200')
  findings.must((await service.stop()) === 0, 'F24: the process lives', 'it ended when it was told to')
  const cold = await start(wrong)
  const signedIn = await me(token)
  findings.must(signedIn === 503, 'F24, Google’s keys without a name, none cached: 503, not 401', String(signedIn))
  await cold.stop()
}
{
  const service = await start({})
  service.kill('SIGUSR2')
  const code = await Promise.race([service.exited, sleep(20_000, null)])
  const lines = service.output().match(/unhandled rejection/g)?.length ?? 0
  findings.must(
    code === 1 && lines > 0,
    'F25, an unhandled rejection: the process drains and ends with 1',
    `code ${code}`,
  )
  findings.must(
    !service.output().includes('canary-of-a-rejection'),
    'F25: its text is not in the log',
    `${lines} lines about it`,
  )
}
await world.stop()
process.exit(findings.end())
