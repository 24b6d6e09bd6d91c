// Razorpay's stand-in: what it refuses, its states, its webhooks and its faults. Without the service.
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandbox } from '../../scripts/sandbox/main.ts'
import { signatureOf } from '../../scripts/sandbox/razorpay/webhooks.ts'
import { until as waitUntil } from '../processes.ts'
import t, { type Test } from '../tap.ts'

type Json = Record<string, unknown>
type Got = { body: string; signature: string; id: string }

/** A sandbox, and a receiver of its webhooks that answers with `status()`. */
async function standIn(t: Test, dataDir: string | null = null, status: () => number = () => 200) {
  const got: Got[] = []
  const service = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const header = (name: string) => String(request.headers[name])
    const body = Buffer.concat(parts).toString()
    got.push({ body, signature: header('x-razorpay-signature'), id: header('x-razorpay-event-id') })
    reply.writeHead(status()).end()
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  t.teardown(() => service.close())
  t.teardown(() => service.closeAllConnections())
  const serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const site = { publicOrigin: 'http://localhost:5999', clientId: 'c', serviceUrl }
  const sandbox = await startSandbox({ port: 0, dataDir, ...site })
  t.teardown(() => sandbox.stop())
  const { RAZORPAY_KEY_ID: id = '', RAZORPAY_KEY_SECRET: secret = '', RAZORPAY_WEBHOOK_SECRET: hook = '' } = sandbox.env
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${sandbox.origin}/razorpay${path}`, {
      method,
      headers: path.startsWith('/v1/') ? { authorization: basic, ...headers } : headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(2_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, json: JSON.parse((await reply.text()) || 'null') as Json }
  }
  const order = async (more: Json = {}) =>
    (await ask('POST', '/v1/orders', { amount: 59_000, currency: 'INR', ...more })).json as { id: string } & Json
  const pay = async (order_id: string, outcome = 'captured') =>
    (await ask('POST', '/pay', { order_id, outcome })).json as Record<string, string>
  return { ...sandbox, secret, hook, ask, order, pay, got }
}

const until = (holds: () => boolean | Promise<boolean>) => waitUntil('it comes about', holds)

t.test('signatures match the two known vectors', async t => {
  t.equal(
    signatureOf('rzp_standin_secret', 'order_9A33XWu170gUtm|pay_29QQoUBi66xm2f'),
    'd885aecb2869c61167bd5ed1cc75473f14ec1cf304cb1074fd37989b3ac9e5ce',
  )
  const body =
    '{"entity":"event","account_id":"acc_StandIn0000001","event":"payment.captured","contains":["payment"],"payload":{},"created_at":1567674606}'
  t.equal(signatureOf('whsec_standin', body), 'bf8993cad8cc91bc911e3d9e0f1683734c471a17391dda5eda90b35c94d7deef')
})

t.test('an order is refused for the reasons of the real Razorpay', async t => {
  const { ask, order } = await standIn(t)
  t.match(await order({ receipt: 'r1', notes: {} }), {
    entity: 'order',
    status: 'created',
    amount_due: 59_000,
    notes: [],
  })
  const cases: [Json, RegExp][] = [
    [{ amount: 99 }, /minimum amount/],
    [{ amount: 100.5 }, /must be an integer/],
    [{ amount: '59000' }, /must be an integer/],
    [{ amount: undefined }, /is required/],
    [{ currency: 1 }, /expected string/],
    [{ currency: 'XYZ' }, /not supported/],
    [{ currency: undefined }, /is required/],
    [{ receipt: 'r'.repeat(41) }, /40 characters/],
    [{ receipt: 'r1' }, /should be unique/],
    [{ expire_by: 1 }, /not required and should not be sent/],
    [{ notes: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [at, 'x'])) }, /15 pairs/],
  ]
  for (const [more, description] of cases) {
    const { status, json } = await ask('POST', '/v1/orders', { amount: 59_000, currency: 'INR', ...more })
    t.equal(status, 400)
    t.match(json, { error: { code: 'BAD_REQUEST_ERROR', description } })
  }
  for (const authorization of ['', 'basic x', 'Basic eDp5', 'Bearer x']) {
    const { status } = await ask('POST', '/v1/orders', { amount: 59_000, currency: 'INR' }, { authorization })
    t.equal(status, 401, authorization)
  }
  t.match((await ask('GET', '/v1/orders/x')).json, { error: { description: /not a valid id/ } })
  t.match((await ask('GET', `/v1/payments/pay_${'A'.repeat(14)}`)).json, { error: { description: /does not exist/ } })
})

t.test('an order is paid once, after failures and before refunds', async t => {
  const { ask, order, pay, secret } = await standIn(t)
  const { id } = await order()
  await pay(id, 'failed')
  const paid = await pay(id)
  const signature = createHmac('sha256', secret).update(`${id}|${paid.razorpay_payment_id}`).digest('hex')
  t.same(paid, { razorpay_order_id: id, razorpay_payment_id: paid.razorpay_payment_id, razorpay_signature: signature })
  t.equal((await ask('POST', '/pay', { order_id: id })).status, 409)
  t.match((await ask('GET', `/v1/orders/${id}`)).json, { status: 'paid', attempts: 2, amount_paid: 59_000 })
  const { items } = (await ask('GET', `/v1/orders/${id}/payments`)).json as { items: Json[] }
  t.same(items.map(item => item.status).sort(), ['captured', 'failed'])
  const path = `/v1/payments/${paid.razorpay_payment_id}`
  t.match((await ask('POST', `${path}/capture`, { amount: 59_000 })).json, { error: { description: /already/ } })
  const key = { 'x-refund-idempotency': 'refund-0001' }
  const first = await ask('POST', `${path}/refund`, { amount: 20_000 }, key)
  t.match(first.json, { entity: 'refund', amount: 20_000, status: 'processed' })
  t.equal((await ask('POST', `${path}/refund`, { amount: 20_000 }, key)).json.id, first.json.id, 'once')
  t.equal((await ask('POST', `${path}/refund`, { amount: 20_001 }, key)).status, 409)
  t.match((await ask('POST', `${path}/refund`, { amount: 39_001 })).json, { error: { description: /greater/ } })
  await ask('POST', `${path}/refund`)
  t.match((await ask('GET', path)).json, { status: 'refunded', refund_status: 'full', amount_refunded: 59_000 })
  t.match((await ask('POST', `${path}/refund`)).json, { error: { description: /fully refunded/ } })
  t.match((await ask('GET', `/v1/orders/${id}`)).json, { status: 'paid' })
})

t.test('an authorised payment is captured for its amount only; a late payment of a paid order is refunded', async t => {
  const { ask, order, pay } = await standIn(t)
  const { id } = await order({ payment: { capture: 'manual' } })
  const late = await pay(id, 'failed')
  const { razorpay_payment_id } = await pay(id, 'authorized')
  const path = `/v1/payments/${razorpay_payment_id}/capture`
  t.match((await ask('POST', path, { amount: 58_999, currency: 'INR' })).json, { error: { description: /equal/ } })
  t.match((await ask('POST', path, { amount: 59_000, currency: 'INR' })).json, { status: 'captured', captured: true })
  await ask('POST', '/change', { payment_id: late.razorpay_payment_id, status: 'captured' })
  t.match((await ask('GET', `/v1/payments/${late.razorpay_payment_id}`)).json, { status: 'refunded' })
})

t.test(
  'webhooks are signed byte for byte, sent three times for one payment, and retried until they are accepted',
  async t => {
    let status = 500
    const { order, pay, got, hook, ask } = await standIn(t, null, () => status)
    const { id } = await order()
    const { razorpay_payment_id } = await pay(id)
    await until(() => got.length >= 6)
    status = 200
    const events = async () => (await ask('GET', '/events')).json as unknown as Json[]
    await until(async () => (await events()).every(event => event.isDelivered))
    for (const one of got) {
      t.equal(one.signature, createHmac('sha256', hook).update(one.body).digest('hex'))
      t.not(JSON.stringify(JSON.parse(one.body)), one.body, 'escaped as PHP does')
    }
    const names = new Set(got.map(one => (JSON.parse(one.body) as Json).event))
    t.same([...names].sort(), ['order.paid', 'payment.authorized', 'payment.captured'])
    t.match(JSON.parse(got[0]?.body ?? ''), {
      entity: 'event',
      payload: { payment: { entity: { id: razorpay_payment_id } } },
    })
    await ask('POST', '/settings', { webhooks: 'held' })
    await sleep(600)
    const before = got.length
    await pay((await order()).id, 'failed')
    t.equal(got.length, before, 'held back')
    t.equal((await ask('POST', '/release', { reversed: true })).json.released, 1)
    t.equal(got.length, before + 1)
  },
)

t.test('orders, payments, keys and undelivered webhooks survive a restart', async t => {
  const dataDir = mkdtempSync(join(tmpdir(), 'razorpay-'))
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await standIn(t, dataDir, () => 500)
  const { id } = await first.order()
  const { razorpay_payment_id } = await first.pay(id)
  await first.stop()
  const second = await standIn(t, dataDir)
  t.equal(second.secret, first.secret)
  t.match((await second.ask('GET', `/v1/payments/${razorpay_payment_id}`)).json, { status: 'captured', order_id: id })
  await until(() => second.got.length === 3)
  t.equal(second.got.length, 3)
})

t.test('each fault occurs, once', async t => {
  const { ask, order } = await standIn(t)
  const body = { amount: 59_000, currency: 'INR' }
  const cases: [string, number | 'no reply' | 'no JSON'][] = [
    ['reset', 'no reply'],
    ['lost', 'no reply'],
    ['hang', 'no reply'],
    ['drip', 'no reply'],
    ['stall', 'no reply'],
    ['truncated', 'no JSON'],
    ['html', 'no JSON'],
    ['page', 'no JSON'],
    ['empty', 200],
    ['shape', 200],
    ['other', 200],
    ['rejected', 400],
    ['unauthorized', 401],
    ['limited', 429],
    ['message', 403],
    ['error', 500],
    ['null', 500],
    ['redirect', 302],
  ]
  for (const [kind, expected] of cases) {
    t.equal((await ask('POST', '/mishap', { kind, on: 'create' })).status, 200)
    const seen = await ask('POST', '/v1/orders', body).then(
      ({ status }) => status,
      (error: Error) => (error.name === 'SyntaxError' ? 'no JSON' : 'no reply'),
    )
    t.equal(seen, expected, kind)
    t.match(await order(), { status: 'created' }, 'and then no more')
  }
  t.equal((await ask('POST', '/mishap', { kind: 'tired' })).status, 400)
  const { json } = await ask('GET', '/log')
  t.equal((json as unknown as unknown[]).length, 2 * cases.length, 'every call is in the log')
})

t.test('the checkout shows the amount, to the service’s pages only', async t => {
  const { origin, order, env } = await standIn(t)
  const { id } = await order({ amount: 3_000, currency: 'USD' })
  const sheet = (query: Record<string, string>) => fetch(`${origin}/razorpay/sheet?${new URLSearchParams(query)}`)
  const reply = await sheet({ order_id: id, key: env.RAZORPAY_KEY_ID ?? '', name: '<TruCV>' })
  t.match(reply.headers.get('content-security-policy'), /frame-ancestors http:\/\/localhost:5999/)
  const html = await reply.text()
  t.match(html, /USD\s30\.00/)
  t.notMatch(html, '<TruCV>')
  t.match(await (await sheet({ order_id: id, key: 'rzp_test_other' })).text(), /not known/)
})
