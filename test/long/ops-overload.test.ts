// Admission control: the reply to a refused request, and the release of every slot.
import { connect, type Socket } from 'node:net'
import { startApp } from '../harness.ts'
import { until } from '../processes.ts'
import t from '../tap.ts'

t.test('a refused request has every header and a retry-after, and is counted', async t => {
  const app = await startApp(t, {}, { isStrict: true })
  const token = await app.token({ email: 'ana@example.org' })
  const text = `POST /cvs HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n`
  let sockets: Socket[] = []
  let [sent, refusals] = [0, 0]
  /**
   * 400 requests without a body, which keep their slots. Refused and timed-out ones are replaced: each round fills more slots, because
   * only so many requests may be recent at once, until all are taken.
   */
  const crowd = () => {
    sockets = sockets.filter(socket => !socket.destroyed)
    while (sockets.length < 400) {
      const socket = connect(app.config.port, '127.0.0.1').on('error', () => undefined)
      socket.once('data', reply => {
        if (reply.toString().startsWith('HTTP/1.1 503')) refusals++
        socket.destroy()
      })
      socket.write(text)
      sent++
      sockets.push(socket)
    }
  }
  const ask = async () => {
    const replies = await Promise.all([
      fetch(`${app.url}/plans`),
      fetch(`${app.url}/healthz`),
      fetch(`${app.url}/plans`, { method: 'HEAD' }),
      fetch(`${app.url}/cvs`, { method: 'POST', body: 'x'.repeat(100_000) }),
    ])
    sent += replies.length
    refusals += replies.filter(({ status }) => status === 503).length
    return replies
  }
  let replies = await ask()
  await until('too many were in flight', async () => {
    crowd()
    replies = await ask()
    return replies.filter(({ status }) => status === 503).length === 3
  })
  const [refused, ordinary, head, posted] = replies
  t.equal(ordinary.status, 200)
  t.equal(head.status, 503)
  t.equal(posted.status, 503, 'a body is not waited for')
  t.equal(refused.headers.get('retry-after'), '1')
  t.match(refused.headers.get('content-type'), 'application/json')
  // CORS (cors, vary) is not evaluated for a refusal.
  const differing = ['date', 'content-length', 'x-request-id', 'vary', 'access-control-expose-headers']
  for (const [name, value] of ordinary.headers) {
    if (!differing.includes(name)) t.equal(refused.headers.get(name), value, name)
  }
  const body = (await refused.json()) as Record<string, unknown>
  t.match(body, { success: false, code: 'overloaded', message: String })
  t.equal(body.requestId, refused.headers.get('x-request-id'))
  for (const socket of sockets) socket.destroy()
  await until('there was room again', async () => {
    const { status } = await fetch(`${app.url}/plans`)
    sent++
    if (status === 503) refusals++
    return status === 200
  })
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  const counted = Number(/^trucv_http_requests_refused_total (\d+)$/m.exec(metrics)?.[1])
  // Requests whose connection closed before the reply are unknown.
  t.ok(counted >= refusals && counted <= sent, `${counted} counted, ${refusals} received, ${sent} sent`)
  t.equal(Number(/^trucv_http_requests_in_flight (\d+)$/m.exec(metrics)?.[1]), 1, 'every place came back')
  await until('the log said so', () => app.logLines.some(line => line.includes('overloaded: requests refused')))
})
