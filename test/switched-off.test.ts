// PAYMENTS=off and WALLET=off: everybody has all features, and nothing of either is served, documented, worked on or named.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { bytesOf, createCv } from './cv-calls.ts'
import { ADMIN, startApp } from './harness.ts'
import t from './tap.ts'

type Document = {
  paths: Record<string, Record<string, { tags?: string[]; operationId: string }>>
  tags: { name: string }[]
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}
const BROWSER = 'text/html,application/xhtml+xml'
/** Operations of payments that are not under the tag of billing. */
const OF_PAYMENTS = /payment|coupon|invoice|document|refund|gstr|hold|dispute/i

const app = await startApp(t, { PAYMENTS: 'off', WALLET: 'off' })
const whole: Document = parse(await readFile(join(projectRoot, 'openapi.yaml'), 'utf8'))
const served: Document = parse((await app.anyone().get('/openapi.yaml').buffer(true).expect(200)).text)
const ana = await app.as({ email: 'ana@mail.example', name: 'Ana' })
const admin = await app.as(ADMIN)
const nanoId = await createCv(ana)

const keysOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map(method => `${method} ${path}`))
const operationOf = (key: string) => whole.paths[key.split(' ')[1] ?? '']?.[key.split(' ')[0] ?? '']
const gone = keysOf(whole).filter(key => !keysOf(served).includes(key))

t.test('the document has exactly what is served', async t => {
  t.ok(gone.length > 50, `${gone.length} operations are not in it`)
  for (const key of gone) {
    const { tags = [], operationId = '' } = operationOf(key) ?? {}
    const isExpected =
      ['billing', 'wallet'].includes(String(tags[0])) || OF_PAYMENTS.test(key) || operationId === 'readStatement'
    t.ok(isExpected, key)
  }
  for (const key of keysOf(served)) t.notOk(['billing', 'wallet'].includes(String(operationOf(key)?.tags?.[0])), key)
  const { schemas, securitySchemes } = served.components
  t.same(
    Object.keys(schemas).filter(name => /^Wallet|Coupon|Checkout|Refund|TaxDocument|Billing|^Plan$/.test(name)),
    [],
  )
  t.same(Object.keys(securitySchemes).sort(), ['apiKey', 'googleIdToken'])
  t.notOk(served.tags.some(({ name }) => name === 'billing' || name === 'wallet'))
  const refs = JSON.stringify(served).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)
  for (const [, kind = '', name = ''] of refs)
    t.ok(name in ((served.components as Record<string, object>)[kind] ?? {}), `${kind} ${name} is there`)
})

t.test('every operation of both answers as an unknown path does', async t => {
  const unknown = (await ana.get('/no-such-path').expect(404)).body
  for (const key of gone) {
    const [method = '', path = ''] = key.split(' ')
    const url = path.replace(/\{\w+\}/g, 'x')
    for (const agent of [app.anyone(), ana, admin]) {
      const { status, body } = await agent[method as 'get'](url)
      t.same([status, body.code, body.message], [404, unknown.code, unknown.message], key)
    }
  }
  await app.anyone().post('/webhooks/razorpay').send({ event: 'payment.captured' }).expect(404)
})

t.test('everybody has what Pro has, whatever is stored', async t => {
  const users = app.connection.collection('users')
  const plan = { plan: 'Free', planExpiresAt: new Date(0) }
  await users.updateOne({ email: 'ana@mail.example' }, { $set: plan })
  const pro = { subscriptionPlan: 'Pro', planExpiresAt: null }
  t.match((await ana.get('/me').expect(200)).body.user, pro)
  t.match((await ana.get('/cv/getCvIds/ana@mail.example').expect(200)).body.userData ?? {}, pro)
  const { _id } = (await users.findOne({ email: 'ana@mail.example' })) ?? {}
  t.match((await admin.get(`/admin/users/${_id}`).expect(200)).body.user, pro)
  const listed = async (query: string) => (await admin.get(`/admin/getAllUser${query}`).expect(200)).body
  t.same([(await listed('?plan=Free')).total, (await listed('?plan=Pro')).total], [0, 2])
  t.ok((await listed('')).data.every((user: { subscriptionPlan: string }) => user.subscriptionPlan === 'Pro'))
  t.equal((await admin.get('/admin/stats').expect(200)).body.stats.pro, 2)

  for (const kind of ['pdf', 'docx']) t.ok((await bytesOf(ana.get(`/cvs/${nanoId}/${kind}`))).length > 1_000, kind)
  const refused = await admin.patch(`/admin/users/${_id}`).send({ subscriptionPlan: 'Free', reason: 'x' }).expect(400)
  t.equal(refused.body.errors[0].path, '/subscriptionPlan')
  await admin.patch(`/admin/users/${_id}`).send({ role: 'user', reason: 'x' }).expect(200)
  t.match(await users.findOne({ _id }), plan, 'what is stored stays for the day when payments are switched on')
})

t.test('the account signs, a wallet does not', async t => {
  const path = `/cvs/${nanoId}/attestations/personalDetails.name`
  await ana.put(path).send({ method: 'account' }).expect(200)
  const signed = { method: 'wallet', statement: 'x', signature: `0x${'1'.repeat(130)}` }
  t.equal((await ana.put(path).send(signed).expect(400)).body.errors[0].path, '/method')
})

t.test('the documents of the client say it, and have no screen and no host of either', async t => {
  const shell = async (path: string) => app.anyone().get(path).set('accept', BROWSER)
  for (const path of ['/wallet', '/refund-policy', '/cancellation-policy'])
    t.equal((await shell(path)).status, 404, path)
  for (const path of ['/', '/subscription', '/settings', '/nowhere', '/wallet']) {
    const { text, headers } = await shell(path)
    t.match(text, '<html data-without="payments wallet" lang="en">', path)
    t.notMatch(String(headers['content-security-policy']), /razorpay|unsafe-inline|okto/, path)
  }
  t.notMatch((await shell('/')).text.replace('payments wallet', ''), /₹|\bPro\b|Refunds|payment|wallet/i)
  const config = (await app.anyone().get('/config').expect(200)).body
  t.match(config, { payments: false, wallet: false, seller: { name: '', address: '', gstin: '' } })
  t.notOk('razorpayCheckoutUrl' in config)
})

t.test('no job of payments runs', async t => {
  const leases = (await app.connection.collection('leases').find().toArray()).map(({ _id }) => String(_id))
  for (const name of ['reconciler', 'tax-documents', 'plan-endings', 'tax-retention'])
    t.notOk(leases.includes(name), name)
})
