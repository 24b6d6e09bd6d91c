// Slow connections: late requests are refused and not executed, and files have enough time.
import { connect } from 'node:net'
import sharp from 'sharp'
import { contentWith, startApp } from '../harness.ts'
import { readUntil } from '../processes.ts'
import t from '../tap.ts'

const app = await startApp(t, {}, { isStrict: true })
const ana = await app.as({ email: 'ana@example.org' })
const token = await app.token({ email: 'ana@example.org' })
const content = contentWith({ skills: [{ id: 'weaving', name: 'Weaving' }] })
const id = (await ana.post('/cvs').send({ content }).expect(201)).body.cv.id as string

const statusesOf = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+) /gm)].map(match => Number(match[1]))
const bodyOf = (text: string) => JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n'))) as Record<string, unknown>

/** The reply to `start`, and to `rest`, which is sent after the first bytes of it. */
const conversation = (start: string, rest: string) =>
  new Promise<string>(resolve => {
    let text = ''
    const socket = connect({ port: app.config.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(start))
    socket
      .setEncoding('latin1')
      .on('data', part => {
        text += part
        socket.write(rest)
      })
      .on('end', () => setTimeout(() => socket.end(), 500))
      .on('error', () => undefined)
      .on('close', () => resolve(text))
  })

/** Everything until the service closes the connection, for bytes sent in `pieces`, half a second apart. */
const trickle = (pieces: Iterable<string | Buffer>) =>
  new Promise<string>(resolve => {
    let text = ''
    const rest = pieces[Symbol.iterator]()
    const socket = connect(app.config.port, '127.0.0.1')
    const send = () => {
      const { value, done } = rest.next()
      if (!done) socket.write(value)
    }
    const timer = setInterval(send, 500)
    send()
    socket
      .setEncoding('utf8')
      .on('data', part => (text += part))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        resolve(text)
      })
  })

function* drops(head: string, drop: string | Buffer = 'x') {
  yield head
  while (true) yield drop
}

const own = `authorization: Bearer ${token}\r\n`
const head = (line: string, length: number, type = 'application/json', bearer = own) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\n${bearer}content-type: ${type}\r\ncontent-length: ${length}\r\n`

const FORM = 'multipart/form-data; boundary=b'
const START = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n\r\n'
const END = '\r\n--b--\r\n'

/** An upload form in so many pieces of equal size. */
function* upload(path: string, file: Buffer, pieces: number) {
  const body = Buffer.concat([Buffer.from(START), file, Buffer.from(END)])
  yield `${head(`POST ${path}`, body.length, FORM)}connection: close\r\n\r\n`
  const size = Math.ceil(body.length / pieces)
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size)
}

/** Half a second each: longer than the limit of all other requests. */
const PIECES = 24
const picture = await sharp({
  create: {
    width: 320,
    height: 320,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

t.test('a late request is refused and not executed; an idle connection is closed without a reply', async t => {
  const body = JSON.stringify({ title: 'Late' })
  const late = await app.token({ email: 'late@example.org' })
  const start = head('POST /cvs', body.length, 'application/json', `authorization: Bearer ${late}\r\n`)
  const [unused, said] = await Promise.all([
    conversation('', `${start}\r\n${body}`),
    conversation(start.trimEnd(), `\r\n\r\n${body}`),
  ])
  t.equal(unused, '')
  t.match(said, /^HTTP\/1\.1 408 Request Timeout\r\n(.+\r\n)+\r\n\{.*"code":"invalid_request".*in time.*\}$/)
  const { body: mine } = await app.anyone().get('/cvs').set('authorization', `Bearer ${late}`).expect(200)
  t.same(mine.cvs, [])
})

t.test('a file has enough time; a trickling body gets one reply that names the slow connection', async t => {
  const sends = {
    proof: upload(`/cvs/${id}/proofs/skills.weaving`, picture, PIECES),
    picture: upload(`/cvs/${id}/picture`, picture, PIECES),
    'a trickling header': drops('GET /plans HTTP/1.1\r\na: '),
    'a trickling body': drops(`${head('POST /cvs', 1_000)}\r\n`),
  }
  const said = await Promise.all(Object.values(sends).map(trickle))
  const replies = Object.fromEntries(Object.keys(sends).map((what, at) => [what, statusesOf(said[at] as string)]))
  t.same(replies, {
    proof: [201],
    picture: [201],
    'a trickling header': [408],
    'a trickling body': [408],
  })
  const text = said[3] as string
  t.match(text, /\r\nconnection: close\r\n/i)
  t.match(bodyOf(text), { success: false, code: 'invalid_request', message: 'The request did not arrive in time.' })
})

t.test('one account may upload only so many files at once, and each releases its slot', async t => {
  const sending = Array.from({ length: 4 }, () => {
    const socket = connect(app.config.port, '127.0.0.1')
    socket.write(`${head(`POST /cvs/${id}/picture`, 100_000, FORM)}\r\n${START}`)
    return socket
  })
  const send = async () => ana.post(`/cvs/${id}/picture`).attach('file', picture, 'me.png')
  const settled = (status: number) => readUntil(send, reply => reply.status === status)
  const refused = await settled(429)
  t.match(refused.body, { code: 'rate_limited', message: /files/ })
  t.ok(Number(refused.headers['retry-after']) > 0)
  for (const socket of sending) socket.destroy()
  await settled(201)
})
