// F18 to F20 and F23, overload and slow clients: `npm run faults crowd`. 2,000 simultaneous requests to a public page, slow headers
// and bodies, clients that do not read their replies, fifty bodies of 100 MB, 1,000 clients that hang up.
//
// Required: 200 or 503 with Retry-After, /healthz without delay; slow connections end after 5 s and 10 s; 413 with less than 100 MB
// of extra memory; afterwards no in-flight slot stays taken and an ordinary request is answered as before.
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readyAfter, startWorld } from '../bench/world.ts'
import { openFindings, statusOf } from './report.ts'

const world = await startWorld()
const service = world.startService()
const findings = openFindings('F18 to F20, F23: crowds, trickles, floods and those who leave')
await readyAfter(world.url)
const token = await world.token('crowd@example.org')
const { nanoId } = await world.importSample(token)
await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
const page = `GET /cv/${nanoId} HTTP/1.1\r\nhost: localhost\r\n\r\n`

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1_024
const open = (): Socket => connect({ port: world.port, host: '127.0.0.1' }).on('error', () => undefined)
const inFlight = async () => {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  return Number(/^trucv_http_requests_in_flight (\d+)$/m.exec(text)?.[1]) - 1
}

/** Polls /healthz until it is stopped; returns the longest time and the number of missing replies. */
function watchHealth() {
  let [isOver, mostMs, missed] = [false, 0, 0]
  const running = (async () => {
    for (; !isOver; await sleep(100)) {
      const begun = performance.now()
      if ((await statusOf(`${world.url}/healthz`)) !== 200) missed++
      mostMs = Math.max(mostMs, performance.now() - begun)
    }
  })()
  return async (what: string, limitMs: number) => {
    isOver = true
    await running
    findings.must(
      missed === 0 && mostMs < limitMs,
      `${what}: /healthz answers`,
      `${Math.round(mostMs)} ms at most, ${missed} missed`,
    )
  }
}

async function back(what: string): Promise<void> {
  const begun = performance.now()
  while ((await inFlight()) > 0 && performance.now() - begun < 10_000) await sleep(50)
  const isWell = (await statusOf(`${world.url}/cv/${nanoId}`)) === 200
  const ms = performance.now() - begun
  findings.must(isWell && ms < 5_000, `${what}: all places are free within 5 s`, `${Math.round(ms)} ms`)
}

/** The statuses of all replies on one connection. */
const ask = (count: number, text: string) =>
  new Promise<string[]>(resolve => {
    const socket = open()
    const statuses: string[] = []
    let asked = 1
    socket.on('connect', () => socket.write(text))
    socket.on('data', bytes => {
      const head = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(String(bytes))
      if (!head) return
      statuses.push(
        head[1] === '503' && !/retry-after/i.test(head[0]) ? '503 without Retry-After' : (head[1] as string),
      )
      if (asked++ < count) socket.write(text)
      else socket.destroy()
    })
    socket.on('close', () => resolve(statuses))
  })

async function manyViews(): Promise<void> {
  const health = watchHealth()
  const seen = (await Promise.all(Array.from({ length: 2_000 }, () => ask(5, page)))).flat()
  const odd = seen.filter(status => status !== '200' && status !== '503')
  const served = seen.filter(status => status === '200').length
  findings.must(
    odd.length === 0 && seen.length === 10_000,
    'F18, 10,000 views by 2,000 at once: 200, or 503 with Retry-After',
    `${served} served, ${seen.length - served - odd.length} refused, ${odd.length} otherwise, ${10_000 - seen.length} unanswered`,
  )
  await health('F18', 1_000)
  await back('F18')
}

/** Sends `start`, then one letter every half second; resolves with the lifetime of the connection in seconds. */
const trickle = (start: string) =>
  new Promise<number>(resolve => {
    const begun = performance.now()
    const socket = open()
    socket.write(start)
    const timer = setInterval(() => socket.write('x'), 500)
    socket
      .on('data', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        resolve((performance.now() - begun) / 1_000)
      })
  })

async function trickles(): Promise<void> {
  const health = watchHealth()
  const authorized = `host: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`
  const [heads, bodies] = await Promise.all([
    Promise.all(Array.from({ length: 250 }, () => trickle('GET / HTTP/1.1\r\na: '))),
    Promise.all(Array.from({ length: 250 }, () => trickle(`POST /cvs HTTP/1.1\r\n${authorized}`))),
  ])
  const [head, body] = [Math.max(...heads), Math.max(...bodies)]
  findings.must(head < 8, 'F19, 250 slow headers end', `${head.toFixed(1)} s at most`)
  findings.must(body < 13, 'F19, 250 slow bodies end', `${body.toFixed(1)} s at most`)
  await health('F19', 250)
  await back('F19')
}

async function floods(): Promise<void> {
  const before = megabytes()
  let mostMegabytes = before
  const timer = setInterval(() => {
    mostMegabytes = Math.max(mostMegabytes, megabytes())
  }, 50)
  const chunk = Buffer.alloc(1 << 20, 0x20)
  const flood = (head: string, frame: (bytes: Buffer) => Buffer) =>
    new Promise<string>(resolve => {
      const socket = open()
      let reply = ''
      let sent = 0
      const more = () => {
        while (sent < 100 && socket.writable) {
          sent++
          if (!socket.write(frame(chunk))) return void socket.once('drain', more)
        }
      }
      socket.on('data', bytes => {
        reply += bytes
      })
      socket.on('close', () => resolve(reply.slice(9, 12)))
      setTimeout(() => socket.destroy(), 20_000).unref()
      socket.write(
        `POST /cvs HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n${head}\r\n\r\n`,
      )
      more()
    })
  const chunked = (bytes: Buffer) => Buffer.concat([Buffer.from('100000\r\n'), bytes, Buffer.from('\r\n')])
  for (const [name, head, frame] of [
    ['with their length told', 'content-length: 104857600', (bytes: Buffer) => bytes],
    ['in chunks', 'transfer-encoding: chunked', chunked],
  ] as const) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => flood(head, frame)))
    // The server may reset the connection while the client still writes, before the client reads the reply.
    const refused = statuses.filter(status => status === '413' || status === '').length
    const read = statuses.filter(status => status === '413').length
    findings.must(
      refused === 50,
      `F20, 50 bodies of 100 MB ${name}: 413 or an end`,
      `${read} read the 413, ${refused - read} were cut off`,
    )
  }
  clearInterval(timer)
  const grown = mostMegabytes - before
  findings.must(grown < 100, 'F20: less than 100 MB more memory', `${Math.round(grown)} MB more`)
  await back('F20')
}

async function leavers(): Promise<void> {
  const text = `GET /cvs/${nanoId} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`
  for (let round = 0; round < 10; round++) {
    const sockets = Array.from({ length: 100 }, open)
    for (const socket of sockets) socket.write(text)
    await sleep(5 * round)
    for (const socket of sockets) socket.destroy()
  }
  await back('F23, 1,000 who left')
}

async function slowReaders(): Promise<void> {
  const sockets = Array.from({ length: 100 }, open)
  // Repeated requests whose replies are never read: they fill the kernel's buffers.
  for (const socket of sockets) socket.pause().write(page.repeat(400))
  await sleep(2_000)
  findings.must(
    (await statusOf(`${world.url}/cv/${nanoId}`)) === 200,
    'F19, 100 readers that do not read: others are served',
    '200',
  )
  for (const socket of sockets) socket.destroy()
  await back('F19, slow readers')
}

for (const part of [manyViews, trickles, slowReaders, floods, leavers]) await part()
await service.stop(15_000)
await world.stop()
process.exit(findings.end())
