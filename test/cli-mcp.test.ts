// `trucv mcp` between a client on standard input and output and a server of streamable HTTP, a stand-in that says what it was asked.
import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import t from 'tap'
import { projectRoot } from '../api/lib/root.ts'

type Message = { id?: number | string | null; method?: string; params?: Record<string, unknown> }
type Seen = Message & { headers: IncomingMessage['headers']; http: string | undefined; url: string | undefined }
const KEY = `trucv_${'k'.repeat(32)}`
const seen: Seen[] = []
const waiting: (() => void)[] = []

const json = (reply: ServerResponse, body: unknown, headers = {}, status = 200) =>
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body, null, 2))
const result = (id: unknown, value: unknown) => ({ jsonrpc: '2.0', id, result: value })

/** A reply for each method. */
const REPLIES: Record<string, (reply: ServerResponse, message: Message) => unknown> = {
  initialize: (reply, { id }) =>
    json(reply, result(id, { protocolVersion: '2025-06-18', capabilities: {} }), { 'mcp-session-id': 'session-1' }),
  'notifications/initialized': reply => reply.writeHead(202).end(),
  'tools/list'(reply, { id }) {
    reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    reply.write(
      ': a comment\r\n\r\nevent: message\r\nid: 1\r\ndata: {"jsonrpc":"2.0","method":"notifications/progress",\r\n',
    )
    reply.write('data: "params":{"text":"नमस्ते\\nzwei"}}\r\n\r')
    reply.end(`\ndata: ${JSON.stringify(result(id, { tools: [] }))}\n\n`)
  },
  slow: (reply, { id }) => void waiting.push(() => json(reply, result(id, 'slow'))),
  quick(reply, { id }) {
    json(reply, result(id, 'quick'))
    for (const go of waiting.splice(0)) go()
  },
  refused: reply =>
    json(reply, { success: false, code: 'forbidden', message: 'This key does not have the scope cv:read.' }, {}, 403),
  'refused by rpc': (reply, { id }) =>
    json(reply, { jsonrpc: '2.0', id, error: { code: -32_001, message: 'No such session' } }, {}, 404),
  garbage: reply => reply.writeHead(200, { 'content-type': 'application/json' }).end('<html>'),
  'broken off': reply =>
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {', () => reply.destroy()),
  unanswered: reply => reply.writeHead(200, { 'content-type': 'text/event-stream' }).end(': nothing\n\n'),
  redirect: reply => reply.writeHead(307, { location: 'http://localhost:1/mcp' }).end(),
}

const server = createServer(async (request, reply) => {
  let text = ''
  for await (const part of request) text += part
  const message: Message = text === '' ? {} : JSON.parse(text)
  seen.push({ ...message, headers: request.headers, http: request.method, url: request.url })
  const answer = REPLIES[message.method ?? '']
  if (answer) answer(reply, message)
  else reply.writeHead(202).end()
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
t.teardown(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** The program, with what it says line by line. */
function start(address = origin) {
  const program = join(projectRoot, 'dist', 'site', 'trucv.mjs')
  const env = { PATH: process.env.PATH ?? '', TRUCV_ADDRESS: address, TRUCV_KEY: KEY }
  const child = spawn(process.execPath, [program, 'mcp'], { env })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', part => (err += part))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return {
    send: (...messages: (object | string)[]) =>
      void child.stdin.write(
        messages.map(one => `${typeof one === 'string' ? one : JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join(''),
      ),
    next: async () => JSON.parse(String((await lines.next()).value)),
    async end() {
      child.stdin.end()
      const rest: string[] = []
      for (let line = await lines.next(); !line.done; line = await lines.next()) rest.push(line.value)
      return { status: await ended, rest, err }
    },
  }
}

t.test('what a client says is handed on, and what the server replies comes back, a line each', async t => {
  const program = start()
  // All at once: what follows the first message still has the session that it opened.
  program.send(
    { id: 'a', method: 'initialize', params: { protocolVersion: '2025-06-18' } },
    { method: 'notifications/initialized' },
    '',
    { id: 2, method: 'tools/list' },
  )
  t.match(await program.next(), { id: 'a', result: { protocolVersion: '2025-06-18' } })
  t.match(await program.next(), { method: 'notifications/progress', params: { text: 'नमस्ते\nzwei' } })
  t.match(await program.next(), { id: 2, result: { tools: [] } })
  program.send({ id: 3, method: 'slow' }, { id: 4, method: 'quick' })
  t.match(await program.next(), { id: 4, result: 'quick' }, 'a slow one holds up no other')
  t.match(await program.next(), { id: 3, result: 'slow' })
  program.send({ id: 0, result: { action: 'accept' } })
  t.same(await program.end(), { status: 0, rest: [], err: '' })

  t.same(
    seen.map(({ http, method }) => method ?? http).sort(),
    ['DELETE', 'POST', 'initialize', 'notifications/initialized', 'quick', 'slow', 'tools/list'],
    'each once, and the session is ended',
  )
  for (const { headers, url, method } of seen) {
    t.equal(url, '/mcp')
    t.match(headers, { authorization: `Bearer ${KEY}`, accept: 'application/json, text/event-stream' })
    const isFirst = method === 'initialize'
    t.equal(headers['mcp-session-id'], isFirst ? undefined : 'session-1')
    t.equal(headers['mcp-protocol-version'], isFirst ? undefined : '2025-06-18')
  }
})

t.test('what goes wrong is the reply to its request, in words, and nothing else stands in between', async t => {
  const program = start()
  const cases: [string, RegExp][] = [
    ['refused', /does not have the scope cv:read/],
    ['refused by rpc', /No such session/],
    ['garbage', /broke off/],
    ['broken off', /broke off/],
    ['unanswered', /without an answer/],
    ['redirect', /gives no reply/],
  ]
  for (const [id, [method, message]] of cases.entries()) {
    program.send({ id, method })
    t.match(await program.next(), { jsonrpc: '2.0', id, error: { message } }, method)
  }
  program.send('{"jsonrpc"')
  t.match(await program.next(), { id: null, error: { code: -32_700 } })
  program.send({ method: 'refused' }, { id: 9, method: 'tools/list' })
  t.match(await program.next(), { method: 'notifications/progress' })
  t.match(await program.next(), { id: 9, result: {} }, 'it lives on')
  const { status, rest, err } = await program.end()
  t.same([status, rest], [0, []], 'a notification has no reply')
  t.match(err, /^This key does not have the scope cv:read\.\n$/)

  const lost = start('http://localhost:1')
  lost.send({ id: 1, method: 'initialize' })
  t.match(await lost.next(), { id: 1, error: { message: /gives no reply/ } })
  t.match(await lost.end(), { status: 0 })
})
