// The door: how it narrows while a queue stands, and what those hear who are not let in.
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import t from 'tap'
import { createDoor } from '../api/http/door.ts'
import { startApp } from './harness.ts'
import { until } from './processes.ts'

/** A door, how long its question takes, and a crowd that enters and leaves. */
function house(t: { teardown(fn: () => unknown): void }) {
  const state = { slowMs: 0, isAnswered: true }
  const ask = () => sleep(state.slowMs, state.isAnswered)
  const door = createDoor({ headers: {}, keepAliveMs: 30_000, ask, onRefused: () => undefined })
  t.teardown(() => door.stop())
  const inside: EventEmitter[] = []
  return {
    state,
    door,
    /** As many as are let in, up to `most`. */
    enter(most: number) {
      for (let count = 0; count < most && !door.isShut(); count++) {
        const response = new EventEmitter()
        door.enter(response as ServerResponse)
        inside.push(response)
      }
    },
    leave(count = inside.length) {
      for (const response of inside.splice(0, count)) response.emit('close')
    },
  }
}

t.test('while a queue stands fewer and fewer are let in, though never fewer than 64; then all again', async t => {
  const { state, door, enter, leave } = house(t)
  state.slowMs = 120
  // Somebody comes for everybody who goes, as in any overload.
  let letIn = 256
  await until('the door was narrow', async () => {
    leave(Math.max(0, door.inFlight() - 1))
    enter(256)
    letIn = door.inFlight()
    return letIn <= 66
  })
  t.ok(letIn >= 64)
  leave()
  enter(256)
  t.equal(door.inFlight(), 256, 'the house was empty: nobody waits any more')
  t.ok(door.isShut(), 'and there is an end of it')
  leave()
  t.equal(door.inFlight(), 0)
})

t.test('where people are turned away all the time twelve are let in, until the crowd is gone', async t => {
  const { state, door, enter, leave } = house(t)
  state.slowMs = 120
  const turnAway = () => door.refuse({ writeHead: () => ({ end: () => undefined }) } as never)
  await until('the door was narrow', async () => {
    leave(Math.max(0, door.inFlight() - 1))
    enter(256)
    turnAway()
    return door.inFlight() <= 14
  })
  leave()
  enter(256)
  t.ok(door.inFlight() < 64, 'a moment without anybody changes nothing while the crowd is at the door')
  await until('the crowd was gone', async () => {
    leave()
    enter(256)
    return door.inFlight() === 256
  })
  leave()
})

t.test('who waits long for others takes no place from the young, but counts', async t => {
  const { state, door, enter, leave } = house(t)
  state.slowMs = 120
  await until('the door was narrow', async () => {
    leave(Math.max(0, door.inFlight() - 1))
    enter(256)
    return door.inFlight() <= 68
  })
  const before = door.inFlight()
  await until('it was open again', () => !door.isShut())
  enter(256)
  t.ok(door.inFlight() > before, 'those inside are old by now')
  leave()
})

t.test('a database that is away is no queue', async t => {
  const { state, door, enter, leave } = house(t)
  Object.assign(state, { slowMs: 1, isAnswered: false })
  for (let round = 0; round < 40; round++) {
    leave(Math.max(0, door.inFlight() - 1))
    enter(200)
    await sleep(50)
  }
  leave(Math.max(0, door.inFlight() - 1))
  enter(200)
  t.ok(door.inFlight() > 150)
})

t.test('what is refused at the door has every header, when to return, and is counted', async t => {
  const app = await startApp(t)
  const token = await app.token({ email: 'ana@example.org' })
  const text = `POST /cvs HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`
  let sockets: Socket[] = []
  /** 400 who send no body. Each is sent away after a while, so on a slow machine others must come in their place. */
  const crowd = () => {
    sockets = sockets.filter(socket => !socket.destroyed)
    while (sockets.length < 400) {
      const socket = connect(app.config.port, '127.0.0.1').on('error', () => undefined)
      socket.write(text)
      sockets.push(socket)
    }
  }
  await until('the house was full', async () => {
    crowd()
    return (await fetch(`${app.url}/plans`)).status === 503
  })
  const [refused, ordinary, head, posted] = await Promise.all([
    fetch(`${app.url}/plans`),
    fetch(`${app.url}/healthz`),
    fetch(`${app.url}/plans`, { method: 'HEAD' }),
    fetch(`${app.url}/cvs`, { method: 'POST', body: 'x'.repeat(100_000) }),
  ])
  t.equal(ordinary.status, 200)
  t.equal(head.status, 503)
  t.equal(posted.status, 503, 'a body is not waited for')
  t.equal(refused.headers.get('retry-after'), '1')
  t.match(refused.headers.get('content-type'), 'application/json')
  // Whom it may be shown to (cors, vary) is not found out at the door.
  const differing = ['date', 'content-length', 'x-request-id', 'vary', 'access-control-expose-headers']
  for (const [name, value] of ordinary.headers) {
    if (!differing.includes(name)) t.equal(refused.headers.get(name), value, name)
  }
  const body = (await refused.json()) as Record<string, unknown>
  t.match(body, { success: false, code: 'overloaded', message: String })
  t.equal(body.requestId, refused.headers.get('x-request-id'))
  for (const socket of sockets) socket.destroy()
  await until('there was room again', async () => (await fetch(`${app.url}/plans`)).status === 200)
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  t.ok(Number(/^http_requests_refused_total (\d+)$/m.exec(metrics)?.[1]) >= 4)
  t.equal(Number(/^http_requests_in_flight (\d+)$/m.exec(metrics)?.[1]), 1, 'every place came back')
  await until('the log said so', () => app.logLines.some(line => line.includes('overloaded: requests refused')))
})
