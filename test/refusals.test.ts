// Refusals before parsing: whatever comes, in whatever pieces, each request gets one reply, in its order, and it is its own or a 503.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import t from 'tap'
import { createRefusals, isWholeRequest } from '../api/http/refusals.ts'
import { dose } from './harness.ts'

const HOST = 'host: localhost\r\n'
const get = (headers = '', line = 'GET /cvs HTTP/1.1') => `${line}\r\n${HOST}${headers}\r\n`

t.test('only one whole request that may be refused unread is taken for one', async t => {
  const whole: Record<string, string> = {
    'a reading': get(),
    'with headers': get('Cookie: a=b\r\nTe: x\r\nUser-Agent: x\r\nConnection: Keep-Alive\r\n'),
    'with a body': `${get('Content-Length: 4\r\n', 'PUT /cvs/a HTTP/1.1')}\r\n\r\n`,
    'with an empty body': get('content-length:0 \r\n', 'POST /cvs HTTP/1.1'),
  }
  const other: Record<string, string> = {
    nothing: '',
    'a part of the head': get().slice(0, -2),
    'a part of the body': `${get('content-length: 4\r\n')}abc`,
    'more than one': get() + get(),
    'more than the body': `${get('content-length: 4\r\n')}abcde`,
    'a body without a length': `${get()}abc`,
    health: get('', 'GET /healthz HTTP/1.1'),
    'a head alone': get('', 'HEAD /cvs HTTP/1.1'),
    'a tunnel': get('', 'CONNECT /cvs HTTP/1.1'),
    'an older HTTP': get('', 'GET /cvs HTTP/1.0'),
    'another form of address': get('', 'GET http://localhost/cvs HTTP/1.1'),
    'two lengths': get('content-length: 0\r\nContent-Length: 0\r\n'),
    'a list of lengths': `${get('content-length: 1, 1\r\n')}a`,
    'a signed length': `${get('content-length: +1\r\n')}a`,
    'a length with a space before its colon': `${get('content-length : 1\r\n')}`,
    'a chunked body': get('Transfer-Encoding: chunked\r\n'),
    'a spaced chunked body': get('transfer-encoding : chunked\r\n'),
    'an upgrade': get('upgrade: h2c\r\n'),
    'an expectation': get('Expect: 100-continue\r\n'),
    'a last one': get('connection: close\r\n'),
    'a folded header': get('a: b\r\n c: d\r\n'),
    'a line without a colon': get('abc\r\n'),
    'a line feed alone': get('a: b\nc: d\r\n'),
    'a carriage return alone': get('a: b\rc: d\r\n'),
    'an empty line before it': `\r\n${get()}`,
    'no HTTP': 'hello\r\n\r\n',
  }
  for (const [what, text] of Object.entries(whole)) t.equal(isWholeRequest(Buffer.from(text, 'latin1')), true, what)
  for (const [what, text] of Object.entries(other)) t.equal(isWholeRequest(Buffer.from(text, 'latin1')), false, what)
})

type Sent = { method: string; path: string; text: string; body: string }

const state = { isShut: false, parsed: 0, refused: 0 }
const refusals = createRefusals({
  headers: { 'x-frame-options': 'DENY' },
  keepAliveMs: 30_000,
  isShut: () => state.isShut,
  onRefused: () => {
    state.refused++
  },
})
const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
  refusals.follow(request, response)
  if (state.isShut) {
    state.parsed++
    return refusals.refuse(response)
  }
  const hash = createHash('sha256')
  request.on('data', part => hash.update(part))
  request.on('end', async () => {
    if (request.url?.endsWith('slow')) await sleep(2)
    response.end(`${request.method} ${request.url} ${hash.digest('hex')}`)
  })
})
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
t.teardown(() => server.close())
const { port } = server.address() as AddressInfo

/** One reply off the front of what came; null where it is not whole yet. */
function replyIn(text: string): { status: number; head: string; body: string; rest: string } | null {
  const end = text.indexOf('\r\n\r\n')
  const head = text.slice(0, end)
  const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (end < 0 || text.length < end + 4 + length) return null
  const [body, rest] = [text.slice(end + 4, end + 4 + length), text.slice(end + 4 + length)]
  return { status: Number(head.slice(9, 12)), head, body, rest }
}

async function replies(pieces: { text: string; isShut: boolean; waits: boolean }[], most: number) {
  const found: { status: number; head: string; body: string }[] = []
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let text = ''
  socket.setEncoding('latin1').on('data', part => {
    text += part
    for (let one = replyIn(text); one; one = replyIn(text)) {
      found.push(one)
      text = one.rest
    }
  })
  await once(socket, 'connect')
  for (const piece of pieces) {
    state.isShut = piece.isShut
    const known = found.length
    socket.write(piece.text, 'latin1')
    await sleep(1)
    for (let round = 0; piece.waits && found.length === known && round < 10; round++) await sleep(1)
  }
  for (let round = 0; found.length < most && round < 2_000; round++) await sleep(1)
  await sleep(5)
  socket.destroy()
  return found
}

const whole = { text: get(), isShut: true, waits: true }

t.test('a connection that was refused hears the same, parsed or not', async t => {
  Object.assign(state, { parsed: 0, refused: 0 })
  const found = await replies([whole, whole, whole, whole], 4)
  t.same([found.length, state.refused, state.parsed], [4, 4, 2], 'the second is parsed to know where it ends')
  const fieldsOf = (head: string) =>
    head
      .split('\r\n')
      .map(line => (/^(date|x-request-id):/i.test(line) ? line.replace(/:.*/, '') : line))
      .map(line => line.replace(/^[^:]+/, name => name.toLowerCase()))
      .sort()
  t.same(fieldsOf(found[3]!.head), fieldsOf(found[0]!.head))
  for (const { status, head, body } of found) {
    t.equal(status, 503)
    const { requestId, ...rest } = JSON.parse(body)
    t.match(rest, { success: false, code: 'overloaded', message: String })
    t.equal(/\nx-request-id: (.*)/i.exec(head)?.[1]?.trim(), requestId)
  }
  t.equal(new Set(found.map(({ body }) => body)).size, 4)
})

t.test('bytes that only look like a request are left to the parser', async t => {
  const open = (text: string) => ({ text, isShut: false, waits: true })
  const shut = (text: string) => ({ text, isShut: true, waits: true })
  const begun = 'PUT /b HTTP/1.1\r\na: b'
  const bodied = `PUT /b HTTP/1.1\r\n${HOST}content-length: ${get().length}\r\n`
  // Its body is a request and the beginning of another; its head is the body of one before.
  const inner = `${get()}${begun}`
  const evilHead = `PUT /evil HTTP/1.1\r\n${HOST}content-length: ${inner.length}\r\n\r\n`
  const evil = `${evilHead}${inner}`
  const outer = `PUT /b HTTP/1.1\r\n${HOST}content-length: ${evilHead.length}\r\n\r\n`
  const cases: Record<string, [pieces: ReturnType<typeof open>[], statuses: number[], early: number]> = {
    'the rest of a head': [[open(get() + begun), shut(get()), shut(get())], [200, 503, 503], 1],
    'the rest of a head with a body': [
      [open(`${get()}${bodied}a: b`), shut(get()), shut(get()), shut(get())],
      [200, 503, 503],
      0,
    ],
    'a body': [[open(get()), shut(`${bodied}\r\n`), shut(get()), shut(get())], [200, 503, 503], 0],
    'a body that ends amid what looks like a request': [[open(outer), shut(evil), shut(get())], [200, 503, 503], 0],
    'a request behind one under way': [
      [{ ...open(get('', 'GET /slow HTTP/1.1')), waits: false }, shut(get())],
      [200, 503],
      0,
    ],
    'a request after those': [[open(get()), shut(get()), shut(get()), shut(get())], [200, 503, 503, 503], 2],
  }
  for (const [what, [pieces, statuses, early]] of Object.entries(cases)) {
    Object.assign(state, { parsed: 0, refused: 0 })
    const found = await replies([whole, whole, ...pieces], statuses.length + 2)
    t.same(
      found.slice(2).map(({ status }) => status),
      statuses,
      what,
    )
    t.equal(state.refused - state.parsed, early, `${what}: refused unread`)
  }
  Object.assign(state, { parsed: 0, refused: 0 })
  const first = await replies([shut(outer), shut(evil), shut(get())], 3)
  t.same(
    first.map(({ status }) => status),
    [503, 503, 503],
    'a body at the very beginning',
  )
  t.equal(state.refused - state.parsed, 0, 'nothing is known of that connection')
})

/** Both ends of a connection that is refused unread, and what the client heard since. */
async function refusedConnection() {
  const arrived = once(server, 'connection')
  const socket = connect({ port, host: '127.0.0.1' })
  const [inside] = (await arrived) as [Socket]
  const heard = { text: '' }
  socket.setEncoding('latin1').on('data', part => (heard.text += part))
  state.isShut = true
  for (const count of [1, 2]) {
    socket.write(get())
    for (let round = 0; heard.text.split('HTTP/1.1 503').length <= count && round < 1_000; round++) await sleep(1)
  }
  await sleep(20)
  heard.text = ''
  return { socket, inside, statuses: () => [...heard.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => match[1]) }
}

t.test('a refusal that is not out yet goes before the reply of what comes behind it', async t => {
  const { socket, inside, statuses } = await refusedConnection()
  inside.push(Buffer.from(get()))
  state.isShut = false
  inside.push(Buffer.from(get()))
  await sleep(50)
  t.same(statuses(), ['503', '200'])
  socket.destroy()
})

t.test('who does not read what is said is left to Node, which stops reading then', async t => {
  const { socket, inside, statuses } = await refusedConnection()
  Object.assign(state, { parsed: 0, refused: 0 })
  Object.defineProperty(inside, 'writableNeedDrain', { value: true })
  socket.write(get())
  for (let round = 0; statuses().length < 1 && round < 1_000; round++) await sleep(1)
  t.same([state.refused, state.parsed], [1, 1])
  socket.destroy()
})

t.test('whatever comes, in whatever pieces, is answered once and in order, by its own reply or a refusal', async t => {
  const body = fc.oneof(
    fc.constantFrom('', '{}', '\r\n\r\n', get(), `${get('content-length: 3\r\n', 'PUT /evil HTTP/1.1')}abc`),
    fc.string({ maxLength: 40 }).map(text => Buffer.from(text).toString('latin1')),
  )
  const request: fc.Arbitrary<Sent> = fc
    .record({
      path: fc.constantFrom('/a', '/b', '/slow', '/healthz'),
      body,
      kind: fc.constantFrom('get', 'put', 'chunked'),
    })
    .map(({ path, body, kind }) => {
      if (kind === 'get') return { method: 'GET', path, body: '', text: get('', `GET ${path} HTTP/1.1`) }
      if (kind === 'put') {
        return {
          method: 'PUT',
          path,
          body,
          text: `${get(`content-length: ${body.length}\r\n`, `PUT ${path} HTTP/1.1`)}${body}`,
        }
      }
      const chunks = `${body && `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`
      return {
        method: 'POST',
        path,
        body,
        text: `${get('transfer-encoding: chunked\r\n', `POST ${path} HTTP/1.1`)}${chunks}`,
      }
    })
  let early = 0
  const conversation = fc.record({
    requests: fc.array(request, { minLength: 3, maxLength: 12 }),
    /** Where the stream is cut besides after each request; and which of the cuts after requests are not made. */
    cuts: fc.array(fc.nat(), { maxLength: 4 }),
    joined: fc.array(fc.nat({ max: 12 }), { maxLength: 3 }),
    shut: fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
    waits: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
  })
  await fc.assert(
    fc.asyncProperty(conversation, async ({ requests, cuts, joined, shut, waits }) => {
      const stream = requests.map(({ text }) => text).join('')
      let at = 0
      const ends = requests.map(({ text }) => (at += text.length)).filter((_, index) => !joined.includes(index))
      const places = [...new Set([...ends, ...cuts.map(cut => cut % stream.length), stream.length])].sort(
        (a, b) => a - b,
      )
      Object.assign(state, { parsed: 0, refused: 0 })
      const pieces = places.map((to, index) => ({
        text: stream.slice(places[index - 1] ?? 0, to),
        isShut: shut.next().value !== 0,
        waits: waits.next().value !== 0,
      }))
      const found = await replies([whole, whole, ...pieces.filter(({ text }) => text)], requests.length + 2)
      early += state.refused - state.parsed
      const own = requests.map(
        ({ method, path, body }) => `${method} ${path} ${createHash('sha256').update(body, 'latin1').digest('hex')}`,
      )
      const given = found.slice(2).map(({ status, body }) => (status === 503 ? 'refused' : body))
      const expected = own.map((text, index) => (given[index] === 'refused' ? 'refused' : text))
      return JSON.stringify(given) === JSON.stringify(expected)
    }),
    { numRuns: dose(2_000) },
  )
  t.ok(early > 100, `${early} were refused unread`)
})
