// Crowds of clients at once: viewers of a public page, clients that do not read their replies, bodies of 100 MB.
import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { isLong } from '../dose.ts'
import { contentWith } from '../harness.ts'
import { setUpProcesses, statusOf, until } from '../processes.ts'
import t from '../tap.ts'

const VIEWERS = isLong ? 2_000 : 500
const VIEWS_OF_EACH = 5
const [SILENT, FLOODS, FLOOD_MB] = [100, 50, 100]

const world = await setUpProcesses(t)
await world.startDatabase()
const service = world.startService()
await until('it was ready', () => world.isReady(service))
const authorization = `Bearer ${await world.token('crowd@example.org')}`
const post = (path: string, body: object) => {
  const headers = { authorization, 'content-type': 'application/json' }
  return fetch(world.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}
const { cv } = (await (await post('/cvs', { content: contentWith() })).json()) as { cv: { nanoId: string } }
await post(`/cvs/${cv.nanoId}/publish`, {})
const page = `GET /cv/${cv.nanoId} HTTP/1.1\r\nhost: localhost\r\n\r\n`
const open = (): Socket => connect(Number(new URL(world.url).port), '127.0.0.1').on('error', () => undefined)

/** All slots of requests in flight are free, and the page is served as before. */
async function isAsBefore() {
  await until('no request was in flight', async () => {
    const metrics = await (await fetch(`${world.url}/metrics`)).text()
    return /^trucv_http_requests_in_flight 1$/m.test(metrics)
  })
  return (await statusOf(`${world.url}/cv/${cv.nanoId}`)) === 200
}

/** The replies of one viewer: a status for each view, and `closed` for a connection that ended before. */
const view = () =>
  new Promise<string[]>(resolve => {
    const [socket, seen]: [Socket, string[]] = [open(), []]
    socket.on('connect', () => socket.write(page))
    socket.on('data', bytes => {
      const [head = '', status] = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(String(bytes)) ?? []
      if (!status) return
      seen.push(status === '503' && !/retry-after/i.test(head) ? '503 without Retry-After' : status)
      if (seen.length < VIEWS_OF_EACH) socket.write(page)
      else socket.destroy()
    })
    socket.on('close', () => resolve(seen.length < VIEWS_OF_EACH ? [...seen, 'closed'] : seen))
  })

t.test(`${VIEWERS} viewers of a page at once get it, or 503 with Retry-After`, async t => {
  const views = Promise.all(Array.from({ length: VIEWERS }, view))
  t.equal(await statusOf(`${world.url}/healthz`), 200, '/healthz meanwhile')
  const seen = (await views).flat()
  t.same(
    seen.filter(status => !['200', '503'].includes(status)),
    [],
  )
  t.equal(seen.length, VIEWERS * VIEWS_OF_EACH)
  t.ok(seen.includes('200'), `${seen.filter(status => status === '200').length} served`)
  t.ok(await isAsBefore())
})

t.test('clients that send many requests, read no reply and hang up give all slots back', async t => {
  const sockets = Array.from({ length: SILENT }, open)
  for (const socket of sockets) socket.pause().write(page.repeat(400))
  // With so many of them the service is full, until it closes their connections.
  for (let ask = 0; ask < 20; ask++) t.equal(await statusOf(`${world.url}/healthz`), 200)
  for (const socket of sockets) socket.destroy()
  t.ok(await isAsBefore())
})

/** Sends a body of many megabytes for as long as the service reads it; the status of the reply, empty where it was cut off. */
const flood = (head: string, chunk: Buffer) =>
  new Promise<string>(resolve => {
    const socket = open()
    let [reply, sent] = ['', 0]
    const send = (): void => {
      while (sent < FLOOD_MB && socket.writable) {
        sent++
        if (!socket.write(chunk)) return void socket.once('drain', send)
      }
    }
    socket.on('data', bytes => (reply += bytes)).on('close', () => resolve(reply.slice(9, 12)))
    const common = `host: localhost\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n`
    socket.write(`POST /cvs HTTP/1.1\r\n${common}${head}\r\n\r\n`)
    send()
  })

t.test(`${FLOODS} bodies of ${FLOOD_MB} MB are refused and not kept in memory`, async t => {
  const status = `/proc/${service.child.pid}/status`
  const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1_024
  const isMeasured = existsSync(status)
  const before = isMeasured ? megabytes() : 0
  let most = before
  const timer = setInterval(() => {
    if (isMeasured) most = Math.max(most, megabytes())
  }, 50)
  t.teardown(() => clearInterval(timer))
  const megabyte = Buffer.alloc(1 << 20, 0x20)
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')])
  for (const [head, bytes] of [
    [`content-length: ${FLOOD_MB << 20}`, megabyte],
    ['transfer-encoding: chunked', chunk],
  ] as const) {
    const statuses = await Promise.all(Array.from({ length: FLOODS }, () => flood(head, bytes)))
    t.same(
      statuses.filter(one => one !== '413' && one !== ''),
      [],
      head,
    )
  }
  // What was read and thrown away fills up to 200 MB before the collector frees it; bodies that were kept would be 5,000 MB a round.
  t.ok(most - before < (FLOODS * FLOOD_MB) / 10, `${Math.round(most - before)} MB more`)
  t.ok(await isAsBefore())
})
