// Metrics: the documented ones exist, the existing ones are documented, and requests cannot add labels.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { lutEndSeconds } from '../../api/billing/tax/facts.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { ADMIN, contentWith, startApp, testEmbedded } from '../harness.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const app = await startApp(t, {}, { isStrict: true })
const ana = { email: 'ana@example.org', name: 'Ana' }
const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
const rules = parse(readFileSync(join(projectRoot, 'docs/alerts.yaml'), 'utf8')) as {
  groups: { rules: { alert: string; labels: { severity: string }; annotations: { summary: string } }[] }[]
}
const alerts = rules.groups.flatMap(group => group.rules)

const figures = async () => (await app.anyone().get('/metrics').expect(200)).text
const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, kind]) => ({ name, kind }))
const isOfTheProcess = (name = '') => /^trucv_(process|nodejs)_/.test(name)

/** Waits for one line of the metrics. */
const shows = (t: Test, line: RegExp) => t.resolves(until(`${line} is there`, async () => line.test(await figures())))

t.test('every metric is in the documentation, and every documented one exists', async t => {
  const found = namesIn(await figures())
  const own = found.map(({ name }) => name).filter(name => !isOfTheProcess(name))
  const documented = [...page.matchAll(/^\| `([a-z_]+)`/gm)].map(match => match[1])
  t.same(own.sort(), documented.sort())
})

t.test('every alert says what to do', async t => {
  for (const { alert, labels, annotations } of alerts) {
    t.match(labels.severity, /^(page|warn)$/, alert)
    t.ok(annotations.summary, alert)
    t.match(page, new RegExp(`^### ${alert}\\n\\S`, 'm'), `${alert} says what to do`)
  }
  t.equal(page.match(/^### [A-Z]\w+$/gm)?.length, alerts.length, 'and nothing is explained that does not exist')
})

t.test('a sale, its mail and its file appear in the metrics', async t => {
  const me = await app.as(ana)
  const { order } = (await me.post('/cv/checkout').send({ amount: 59_000, currType: 'INR' }).expect(200)).body
  await fetch(`${app.sandbox.origin}/razorpay/pay`, { method: 'POST', body: JSON.stringify({ order_id: order.id }) })
  await shows(t, /^trucv_payments_order_events_total\{event="granted",source="webhook"\} 1$/m)
  await shows(t, /^trucv_payments_webhooks_total\{outcome="ok"\} [1-9]/m)
  await shows(t, /^trucv_mails_ended_total\{outcome="sent"\} 1$/m)
  await app.reconcile()
  const { nanoId } = (await me.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  await me.get(`/cvs/${nanoId}/pdf`).expect(200)
  await me.post('/webhooks/razorpay').send({}).expect(400)
  await me.get('/wallet/config').expect(200)
  await me
    .post('/api/oc/v1/authenticate/email')
    .send({ data: { email: 'ana@example.org' } })
    .expect(200)
  const text = await figures()
  for (const line of [
    /^trucv_payments_order_events_total\{event="created",source="redirect"\} 1$/m,
    /^trucv_payments_webhooks_total\{outcome="invalid_request"\} 1$/m,
    /^trucv_payments_reconciler_runs_total\{outcome="done"\} [1-9]/m,
    /^trucv_upstream_request_duration_seconds_count\{party="razorpay",outcome="ok"\} [1-9]/m,
    /^trucv_upstream_request_duration_seconds_count\{party="google",outcome="ok"\} 1$/m,
    /^trucv_upstream_request_duration_seconds_count\{party="smtp",outcome="ok"\} 1$/m,
    /^trucv_upstream_request_duration_seconds_count\{party="wallet",outcome="ok"\} 1$/m,
    /^trucv_upstream_breaker_open\{party="wallet"\} 0$/m,
    /^trucv_typeset_job_duration_seconds_count\{format="pdf",outcome="ok"\} [1-9]/m,
    /^trucv_typeset_jobs\{state="waiting"\} 0$/m,
    /^trucv_payments_orders_due \d+$/m,
    /^trucv_billing_documents_issued_total\{kind="invoice"\} 1$/m,
    /^trucv_billing_places_assumed_total 1$/m,
    /^trucv_billing_documents_waiting\{why="inr_value"\} 0$/m,
    /^trucv_billing_series_last\{series="TCV"\} 1$/m,
    /^trucv_billing_series_last\{series="TCC"\} 0$/m,
    /^trucv_billing_documents_damaged_total 0$/m,
    /^trucv_mails_waiting\{state="all"\} 0$/m,
    /^trucv_webhook_deliveries_waiting\{state="all"\} 0$/m,
    /^trucv_database_connections\{state="in_use"\} \d+$/m,
  ]) {
    t.match(text, line)
  }
})

t.test('documents that wait or were changed, and the end of the Letters of Undertaking, are visible', async t => {
  const orders = app.connection.collection('payment_orders')
  const [order] = await orders.find().toArray()
  const nextCheckAt = new Date(Date.now() + 86_400_000)
  const wait = (change: object) =>
    orders.updateOne({ _id: order?._id }, { $set: { documentState: 'waiting', nextCheckAt, ...change } })
  await wait({})
  t.match(await figures(), /^trucv_billing_documents_waiting\{why="inr_value"\} 0\n.*\{why="other"\} 1$/m)
  await wait({ currency: 'USD', inrMinor: null })
  t.match(await figures(), /^trucv_billing_documents_waiting\{why="inr_value"\} 1\n.*\{why="other"\} 0$/m)
  const documents = app.connection.collection('tax_documents')
  await documents.updateOne({}, { $set: { 'facts.totalMinor': 1 } })
  const [document] = await documents.find().toArray()
  const admin = await app.as(ADMIN)
  await admin.get(`/admin/documents/${document?._id}`).expect(500)
  t.match(await figures(), /^trucv_billing_documents_damaged_total 1$/m)
  const [, end] = /^trucv_billing_lut_end_timestamp_seconds (\S+)$/m.exec(await figures()) ?? []
  if (end) t.match(new Date(Number(end) * 1_000).toISOString(), /^\d{4}-03-31T18:30:00\.000Z$/)
  const at = (luts: Record<string, string>, day: string) => lutEndSeconds({ luts }, new Date(day))
  const april = (year: number) => Date.parse(`${year}-04-01T00:00:00+05:30`) / 1_000
  t.equal(at({}, '2026-11-25'), null)
  t.equal(at({ '26-27': 'A', '27-28': 'B', '29-30': 'C' }, '2026-11-25'), april(2028))
  t.equal(at({ '25-26': 'A' }, '2026-11-25'), april(2026), 'ended already')
})

t.test('failures of outside parties are counted by kind, and an open circuit breaker is visible', async t => {
  const me = await app.as(ana)
  await app.fault('razorpay', 'error')
  await me.post('/cv/checkout').send({ amount: 59_000, currType: 'INR' }).expect(502)
  await app.fault('razorpay', 'off')
  await app.fault('wallet', 'down')
  for (let time = 0; time < 5; time++) {
    await me
      .post('/api/oc/v1/authenticate/email')
      .send({ data: { email: `a${time}@example.org` } })
      .expect(502)
  }
  await app.fault('wallet', 'off')
  const text = await figures()
  t.match(text, /^trucv_upstream_request_duration_seconds_count\{party="razorpay",outcome="upstream_failed"\} 1$/m)
  t.match(text, /^trucv_upstream_request_duration_seconds_count\{party="wallet",outcome="failed"\} 5$/m)
  t.match(text, /^trucv_upstream_breaker_open\{party="wallet"\} 1$/m)
})

t.test('labels come from closed lists, whatever is sent', async t => {
  const before = (await figures()).split('\n').length
  const bearer = `Bearer ${await app.token(ADMIN)}`
  for (let time = 0; time < 30; time++) {
    const mark = `zq${time}qz`
    await app.anyone().get(`/nope/${mark}`)
    await app.anyone().get(`/cvs/${mark.padEnd(21, 'a')}?x=${mark}`)
    await app.anyone().get(`/cv/${mark.padEnd(21, 'a')}`)
    await app.anyone().get('/me').set('authorization', `Bearer ${mark}`)
    await app.anyone().get(`/cv/getCvIds/${mark}@example.org`).set('authorization', bearer)
    await app.anyone().post('/webhooks/razorpay').set('x-razorpay-signature', mark).send({ event: mark })
  }
  const text = await figures()
  t.notMatch(text, /zq\d|@|Bearer/)
  t.ok(text.split('\n').length - before < 120, 'a few lines more, not one for each')
})

testEmbedded(t, 'without the database the other metrics are still served', async t => {
  await app.fault('database', 'down')
  const text = await figures()
  t.match(text, /^trucv_http_requests_in_flight 1$/m)
  t.notMatch(text, /^trucv_payments_orders_due \d/m)
  await shows(t, /^trucv_database_failures_total\{kind="\w+"\} [1-9]/m)
  await app.fault('database', 'off')
  await shows(t, /^trucv_payments_orders_due \d/m)
})
