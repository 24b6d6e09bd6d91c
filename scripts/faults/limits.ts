// F17, process limits: `npm run build && node dist/scripts/faults/limits.js`. The service with 256 file descriptors and ten times as
// many clients, and with a heap of 192 MB under all work that takes memory. Needs Linux's prlimit.
//
// Required: new connections are refused or wait, accepted ones are served; nothing crashes, and seconds after the clients have gone
// the service answers as before. With the stated heap the process never runs out of memory.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readyAfter, startWorld, type World } from '../bench/world.ts'
import { startChild } from '../lib/children.ts'
import { type Findings, openFindings, statusOf, tally } from './report.ts'

const DESCRIPTORS = 256
const CALLERS = 2_500
const HEAP_MEGABYTES = 192
const WITHIN_MS = 5_000

/** Requests a page and keeps the connection open. */
function call(port: number, sockets: Socket[]): Promise<'served' | 'refused'> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1' })
    sockets.push(socket)
    socket.on('connect', () => socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    socket.on('data', bytes => resolve(String(bytes).includes(' 200 ') ? 'served' : 'refused'))
    socket.on('error', () => resolve('refused')).on('close', () => resolve('refused'))
    setTimeout(() => resolve('refused'), 10_000).unref()
  })
}

async function descriptors(world: World, findings: Findings): Promise<void> {
  const service = world.startService()
  let ended = false
  service.exited.then(() => {
    ended = true
  })
  const sockets: Socket[] = []
  try {
    await readyAfter(world.url)
    execFileSync('prlimit', ['--pid', String(service.pid), `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`])
    const before = readdirSync(`/proc/${service.pid}/fd`).length
    const outcomes: string[] = []
    for (let at = 0; at < CALLERS; at += 250) {
      outcomes.push(...(await Promise.all(Array.from({ length: 250 }, () => call(world.port, sockets)))))
    }
    const open = readdirSync(`/proc/${service.pid}/fd`).length
    const served = outcomes.filter(outcome => outcome === 'served').length
    findings.must(served > 0 && served < CALLERS, `of ${CALLERS} callers some are served, the others refused`, `${served} served, ${open} descriptors open`) // biome-ignore format: one line
    findings.must(!ended, 'the process lives', ended ? 'it ended' : 'it does')
    for (const socket of sockets) socket.destroy()
    const begun = performance.now()
    let status = 0
    while (status !== 200 && performance.now() - begun < WITHIN_MS) {
      status = await statusOf(`${world.url}/readyz`)
      if (status !== 200) await sleep(50)
    }
    findings.must(status === 200, 'it is ready again within 5 s', `after ${Math.round(performance.now() - begun)} ms`)
    const after = readdirSync(`/proc/${service.pid}/fd`).length
    findings.must(after <= before + 20, 'no descriptor is left behind', `${before} before, ${after} after`)
  } finally {
    for (const socket of sockets) socket.destroy()
    await service.stop(15_000)
  }
}

async function memory(world: World, findings: Findings): Promise<void> {
  const env = { ...world.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` }
  const service = startChild('api/main.js', { env, onOutput: () => undefined })
  let ended = false
  service.exited.then(() => {
    ended = true
  })
  try {
    await readyAfter(world.url)
    const token = await world.token('f17@example.org')
    const bearer = { authorization: `Bearer ${token}` }
    const { nanoId, content } = await world.importSample(token)
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const large = JSON.stringify({ title: 'x', content, more: 'x'.repeat(250_000) })
    const huge = {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/json' },
      body: 'x'.repeat(20_000_000),
    }
    const kinds: (() => Promise<number>)[] = [
      () => statusOf(`${world.url}/new-cv/${nanoId}`),
      () => statusOf(`${world.url}/cv/${nanoId}`),
      () => statusOf(`${world.url}/cvs/${nanoId}`, { headers: bearer }),
      () => statusOf(`${world.url}/cvs/import`, huge),
      () => statusOf(`${world.url}/cvs/import`, { ...huge, body: large }),
    ]
    const statuses: number[] = []
    for (let round = 0; round < 10 && !ended; round++) {
      const calls = Array.from({ length: 60 }, (_, at) => (kinds[at % kinds.length] as () => Promise<number>)())
      statuses.push(...(await Promise.all(calls)))
    }
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1_024
    findings.must(!ended, `with a heap of ${HEAP_MEGABYTES} MB the process lives`, `${Math.round(peak)} MB RSS at most`)
    findings.must(!statuses.includes(500), 'nothing is answered with 500', tally(statuses))
    const [live, page] = [await statusOf(`${world.url}/healthz`), await statusOf(`${world.url}/cv/${nanoId}`)]
    findings.must(live === 200 && page === 200, 'and it answers as before', tally([live, page]))
  } finally {
    await service.stop(15_000)
  }
}

async function main(): Promise<number> {
  if (spawnSync('prlimit', ['--version']).status !== 0) {
    console.log('F17 is skipped: it needs prlimit (Linux).')
    return 0
  }
  const findings = openFindings(`F17: ${DESCRIPTORS} file descriptors, a heap of ${HEAP_MEGABYTES} MB`)
  const world = await startWorld()
  try {
    await descriptors(world, findings)
    await memory(world, findings)
  } finally {
    await world.stop()
  }
  return findings.end()
}

process.exit(await main())
