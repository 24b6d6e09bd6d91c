// Requests that no HTTP library sends, byte by byte over sockets: each gets at most its expected replies, all well-formed and none
// of them a 5xx, and a malformed one ends its connection.
import { connect } from 'node:net'
import { startApp } from '../harness.ts'
import t from '../tap.ts'

type Test = Pick<typeof t, 'match' | 'equal'>
type Reply = { status: number; headers: Map<string, string>; body: string }
type Case = {
  name: string
  bytes: string | Buffer
  /** The allowed statuses of each reply in turn; further replies are an error. */
  replies: RegExp[]
  /** Whether the service must close the connection. Otherwise the test does, after the expected replies. */
  hangsUp?: boolean
}

const app = await startApp(t, {}, { isStrict: true })
const host = `host: localhost:${app.config.port}\r\n`
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`
const post = (headers: string, body: string, path = '/cvs') =>
  `POST ${path} HTTP/1.1\r\n${host}content-type: application/json\r\n${headers}\r\n${body}`

/** A request that is invalid HTTP: one reply with this status, then the connection closes. */
const broken = (name: string, bytes: string | Buffer, status = /^400$/): Case => ({
  name,
  bytes,
  replies: [status],
  hangsUp: true,
})
/** An unusual but valid request. */
const odd = (name: string, bytes: string | Buffer, ...replies: RegExp[]): Case => ({ name, bytes, replies })

const smuggled = get('/healthz')
const CASES: Case[] = [
  broken(
    'Content-Length beside Transfer-Encoding',
    post('content-length: 6\r\ntransfer-encoding: chunked\r\n', `0\r\n\r\n${smuggled}`),
  ),
  broken(
    'Transfer-Encoding beside Content-Length',
    post('transfer-encoding: chunked\r\ncontent-length: 4\r\n', `5c\r\n${smuggled}`),
  ),
  broken('two different Content-Lengths', post('content-length: 2\r\ncontent-length: 30\r\n', `{}${smuggled}`)),
  broken('two equal Content-Lengths', post('content-length: 2\r\ncontent-length: 2\r\n', '{}')),
  broken('a list as Content-Length', post('content-length: 2, 2\r\n', '{}')),
  broken('a negative Content-Length', post('content-length: -1\r\n', '{}')),
  broken('a space before the colon', get('/healthz', 'content-length : 2\r\n')),
  broken('a folded header', get('/healthz', 'x-long: a\r\n b\r\n')),
  broken('lines that end with LF only', `GET /healthz HTTP/1.1\n${host.replace('\r', '')}\n`),
  broken('a header without a colon', get('/healthz', 'nonsense\r\n')),
  broken('a NUL in a header', get('/healthz', 'x-nul: a\0b\r\n')),
  broken('no Host', 'GET /healthz HTTP/1.1\r\n\r\n'),
  broken('two Hosts', get('/plans', 'host: evil.example\r\n')),
  broken('HTTP/0.9', 'GET /healthz\r\n\r\n'),
  broken('a header of 20 kB', get('/healthz', `x-large: ${'x'.repeat(20_000)}\r\n`), /^431$/),
  broken('two thousand headers of 20 bytes', get('/healthz', 'x-many: 0123456789\r\n'.repeat(2_000)), /^431$/),
  broken('an address of 20 kB', get(`/${'x'.repeat(20_000)}`), /^(414|431)$/),
  broken('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  broken('the hello of TLS', Buffer.from(`16030100a5010000a10303${'00'.repeat(160)}`, 'hex')),
  broken('an unknown method', `BREW /healthz HTTP/1.1\r\n${host}\r\n`),
  broken('a NUL in the address', get('/a\0b')),
  broken('a space in the address', get('/a b')),
  broken('bytes beyond ASCII in the address', Buffer.from(get('/\u00ff\u00fe'), 'latin1'), /^4\d\d$/),
  broken('an address without a slash', get('healthz'), /^4\d\d$/),
  broken(
    'a chunk whose size is no number',
    post('transfer-encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
    /^40[01]$/,
  ),
  broken(
    'a chunk that is longer than it says',
    post('transfer-encoding: chunked\r\n', '1\r\n{}}}}\r\n0\r\n\r\n'),
    /^40[01]$/,
  ),
  broken('an unknown Transfer-Encoding', post('transfer-encoding: cow\r\n', '{}')),
  broken(
    'Transfer-Encoding with a cow before chunked',
    post('transfer-encoding: chunked, cow\r\n', `0\r\n\r\n${smuggled}`),
  ),
  broken('Transfer-Encoding with a vertical tab', post('transfer-encoding: \x0bchunked\r\n', `0\r\n\r\n${smuggled}`)),
  broken('bytes without an end of line', Buffer.alloc(40_000, 0x41), /^4\d\d$/),
  odd('one request', get('/healthz'), /^200$/),
  odd('empty lines before a request', `\r\n\r\n${get('/healthz')}`, /^200$/),
  odd('three requests at once', get('/healthz') + get('/nowhere') + get('/plans'), /^200$/, /^404$/, /^200$/),
  odd('a request after one with a body', `${post('content-length: 2\r\n', '{}')}${get('/healthz')}`, /^401$/, /^200$/),
  odd('HTTP/1.0', `GET /healthz HTTP/1.0\r\n${host}\r\n`, /^200$/),
  odd('an absolute address', get('http://evil.example/healthz'), /^(200|4\d\d)$/),
  odd('a network path', get('//evil.example/healthz'), /^4\d\d$/),
  odd('steps up', get('/../../etc/passwd'), /^4\d\d$/),
  odd('encoded steps up', get('/%2e%2e/%2e%2e/etc/passwd'), /^4\d\d$/),
  odd('a step out of the assets', get('/assets/../../package.json'), /^4\d\d$/),
  odd('a percent sign at the end', get('/cvs/%'), /^4\d\d$/),
  odd('half a character, encoded', get('/%E0%A4%A'), /^4\d\d$/),
  odd('a foreign Host', `GET /healthz HTTP/1.1\r\nhost: evil.example\r\n\r\n`, /^(200|4\d\d)$/),
  odd('OPTIONS *', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, /^(204|4\d\d)$/),
  odd('CONNECT', `CONNECT evil.example:80 HTTP/1.1\r\n${host}\r\n`),
  odd('TRACE', `TRACE /healthz HTTP/1.1\r\n${host}\r\n`, /^4\d\d$/),
  odd('an upgrade to WebSocket', get('/healthz', 'connection: upgrade\r\nupgrade: websocket\r\n'), /^(200|4\d\d)$/),
  odd(
    'an upgrade to h2c',
    get('/healthz', 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n'),
    /^(200|4\d\d)$/,
  ),
  odd('an unknown expectation', get('/healthz', 'expect: cake\r\n'), /^(200|417)$/),
  odd(
    'a body in small chunks',
    post('transfer-encoding: chunked\r\n', '1\r\n{\r\n1;a=b\r\n}\r\n0\r\nx: y\r\n\r\n'),
    /^401$/,
  ),
  odd('a body on a GET', `${get('/healthz', 'content-length: 5\r\n')}hello`, /^(200|4\d\d)$/),
  odd('a declared body of 10 GB', post('content-length: 10000000000\r\n', ''), /^4(01|13)$/),
  odd('a token of 8 kB', get('/me', `authorization: Bearer ${'a'.repeat(8_000)}\r\n`), /^401$/),
  odd('two tokens', get('/me', 'authorization: Bearer a.b.c\r\nauthorization: Bearer d.e.f\r\n'), /^401$/),
  odd(
    'forwarding headers of all kinds',
    get('/healthz', 'x-forwarded-host: evil\r\nforwarded: for=1\r\nx-forwarded-for: \r\n'),
    /^200$/,
  ),
]

/** Splits a stream into replies; `rest` is not a well-formed reply. */
function repliesIn(stream: Buffer): { replies: Reply[]; rest: string } {
  const replies: Reply[] = []
  let text = stream.toString('latin1')
  for (;;) {
    const end = text.indexOf('\r\n\r\n')
    const first = /^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*\r\n/.exec(text)
    if (!first || end < 0) return { replies, rest: text }
    const lines = text.slice(first[0].length, end).split('\r\n')
    const headers = new Map(
      lines.map(line => [line.split(':', 1)[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const length = Number(headers.get('content-length') ?? 0)
    if (text.length < end + 4 + length) return { replies, rest: text }
    replies.push({ status: Number(first[1]), headers, body: text.slice(end + 4, end + 4 + length) })
    text = text.slice(end + 4 + length)
  }
}

/** Sends the bytes and reads until the service closes the connection, or all expected replies are there and none follows. */
function exchange({ bytes, replies, hangsUp }: Case): Promise<{ stream: Buffer; hungUp: boolean }> {
  return new Promise(resolve => {
    const parts: Buffer[] = []
    let hungUp = false
    let quiet: NodeJS.Timeout | undefined
    const socket = connect(app.config.port, '127.0.0.1', () => socket.write(bytes))
    const giveUp = setTimeout(() => socket.destroy(), 20_000)
    socket.on('data', part => {
      parts.push(part)
      const { replies: got } = repliesIn(Buffer.concat(parts))
      // Waits a little longer for an unexpected reply.
      if (!hangsUp && got.length >= replies.length) quiet ??= setTimeout(() => socket.destroy(), 150)
    })
    socket.on('end', () => {
      hungUp = true
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      hungUp ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
    })
    socket.on('close', () => {
      clearTimeout(giveUp)
      clearTimeout(quiet)
      resolve({ stream: Buffer.concat(parts), hungUp })
    })
  })
}

function checkEnvelope(t: Test, reply: Reply): void {
  if (reply.headers.get('content-type')?.startsWith('text/html')) return
  const body = JSON.parse(Buffer.from(reply.body, 'latin1').toString('utf8'))
  t.match(body, { success: false, code: /^[a-z_]+$/, message: /./, requestId: /./ }, 'the contract’s envelope')
  t.equal(body.requestId, reply.headers.get('x-request-id'), 'the request id of the header')
}

t.test('each gets its expected replies', async t => {
  for (const one of CASES) {
    t.test(one.name, async t => {
      const { stream, hungUp } = await exchange(one)
      const { replies, rest } = repliesIn(stream)
      t.equal(rest, '', 'nothing but well-formed replies')
      t.equal(replies.length, one.replies.length, `${one.replies.length} replies`)
      for (const [index, reply] of replies.entries()) {
        t.match(String(reply.status), one.replies[index] ?? /never/, `reply ${index + 1}`)
        t.ok(reply.headers.get('x-request-id'), 'has a request id')
        if (reply.status >= 400) checkEnvelope(t, reply)
      }
      if (one.hangsUp) t.ok(hungUp, 'the service hangs up')
    })
  }
})

t.test('an incomplete request does not delay others', async t => {
  const halves = [
    'GET /heal',
    get('/healthz').slice(0, -2),
    post('content-length: 50\r\n', '{"title":'),
    post('transfer-encoding: chunked\r\n', '9\r\n{'),
  ]
  const sockets = halves.map(half => {
    const socket = connect(app.config.port, '127.0.0.1', () => socket.write(half))
    return socket.on('error', () => undefined)
  })
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
  })
  await app.anyone().get('/readyz').expect(200)
  t.pass('answered')
})

t.test('the service is alive afterwards', async t => {
  const { body } = await app.anyone().get('/readyz').expect(200)
  t.same(body, { success: true })
})
