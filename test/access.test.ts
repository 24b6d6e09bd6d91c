// Who may do what, generated from the route table: every operation x caller x ownership. An operation without a row fails.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { documentId } from '../api/billing/tax/store.ts'
import { KEY_SCOPES, type KeyScope } from '../api/core/contract/keys.ts'
import { projectRoot } from '../api/lib/root.ts'
import { KEY_MAY, mayCall, ROWS, type Row } from './access-rows.ts'
import { buyPro, createCv } from './cv-calls.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import { plainCredential } from './fixtures/plain-credential.ts'
import { ADMIN, contentWith, startApp } from './harness.ts'
import t from './tap.ts'
import { startUpstream } from './wallet-upstream.ts'

type Caller = 'nobody' | 'owner' | 'other' | 'admin' | 'banned' | 'badToken'
type Target = 'own' | 'missing' | 'malformed'
const app = await startApp(t, (await startUpstream(t)).env)
const owner = { email: 'owner@example.org', name: 'Olga Owner' }
const people = { owner, other: { email: 'other@example.org' }, admin: ADMIN, banned: { email: 'banned@example.org' } }
const tokens = {
  owner: await app.token(people.owner),
  other: await app.token(people.other),
  admin: await app.token(people.admin),
  banned: await app.token(people.banned),
  badToken: 'a.b.c',
}
for (const token of [tokens.owner, tokens.other, tokens.admin, tokens.banned]) {
  await app.anyone().get('/me').set('authorization', `Bearer ${token}`).expect(200)
}
const users = app.connection.collection('users')
await users.updateOne({ email: 'banned@example.org' }, { $set: { banned: true } })
const ownerId = String((await users.findOne({ email: owner.email }))?._id)
// Bought by somebody else: the owner has no Pro.
const paymentId = await boughtBy('buyer@example.org')
const makeCoupon = (code: string) =>
  app
    .anyone()
    .post('/admin/coupons')
    .set('authorization', `Bearer ${tokens.admin}`)
    .send({ code, percentOff: 10 })
    .expect(201)
for (const code of ['KEPT', 'GONE']) await makeCoupon(code)

/** The id of a payment that could be refunded. */
async function boughtBy(email: string): Promise<string> {
  const { buyer } = await buyPro(app, email)
  return (await buyer.get('/me/payments').expect(200)).body.payments[0].id
}

/** A CV of another account than the callers', with evidence, and the link for an institution. */
const lent = await (async () => {
  const lender = await app.as({ email: 'lender@example.org' })
  const nanoId = await createCv(lender)
  const path = `/cvs/${nanoId}/proofs/personalDetails.name`
  const { proof } = (await lender.post(path).attach('file', onePage(), 'a.pdf').expect(201)).body
  const asked = { email: 'somebody@university.example', institution: 'University' }
  await lender.post(`/cvs/${nanoId}/verifications/personalDetails.name`).send(asked).expect(201)
  await app.sendMails()
  const token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((await app.inbox(asked.email))[0]?.text ?? '')?.[1] as string
  return { nanoId, token, proofId: proof.id as string }
})()

const operations = app.routes.filter(route => route.schema?.operationId !== undefined && route.method !== 'HEAD')

t.test('every operation has a row, and every row an operation', async t => {
  t.same(operations.map(route => String(route.schema?.operationId)).sort(), Object.keys(ROWS).sort())
})

/** The status that the contract requires. */
function expected(row: Row, caller: Caller, target: Target): number {
  if (row.who === 'anyone') return target === 'own' ? row.ok : 404
  if (caller === 'badToken') return 401
  if (caller === 'banned' && !row.banned) return 403
  if (row.who === 'published') return caller === 'owner' || row.published ? (target === 'own' ? row.ok : 404) : 404
  if (caller === 'nobody') return 401
  if (row.who === 'user') return row.ok
  if (row.who === 'admin') return caller === 'admin' ? (target === 'own' ? row.ok : 404) : 403
  return caller === 'owner' && target === 'own' ? row.ok : 404
}

async function freshCv(published: boolean): Promise<string> {
  const made = await app
    .anyone()
    .post('/cvs')
    .set('authorization', `Bearer ${tokens.owner}`)
    .send({ title: 'Original', content: contentWith() })
    .expect(201)
  const { nanoId } = made.body.cv
  if (published) {
    await app.anyone().post(`/cvs/${nanoId}/publish`).set('authorization', `Bearer ${tokens.owner}`).expect(200)
  }
  return nanoId
}

const freshProof = async (nanoId: string): Promise<string> => {
  const call = app.anyone().post(`/cvs/${nanoId}/proofs/personalDetails.name`).attach('file', onePage(), 'a.pdf')
  return (await call.set('authorization', `Bearer ${tokens.owner}`).expect(201)).body.proof.id
}

const freshCredential = async (nanoId: string): Promise<string> => {
  const as = { authorization: `Bearer ${tokens.owner}` }
  const call = app.anyone().post(`/cvs/${nanoId}/credentials?section=personalDetails.name`)
  await call.attach('file', plainCredential, 'a.jwt').set(as).expect(201)
  const { verification } = (await app.anyone().get(`/cvs/${nanoId}`).set(as).expect(200)).body.cv
  return verification.personalDetails.fields.name.credentials[0].id
}

const freshLetter = async (nanoId: string): Promise<string> => {
  await app.connection.collection('letters').deleteMany({})
  const call = app.anyone().post(`/cvs/${nanoId}/letters`).send({ subject: 'Application', shared: true })
  return (await call.set('authorization', `Bearer ${tokens.owner}`).expect(201)).body.letter.id
}

const cvs = app.connection.collection('cvs')
const claims = app.connection.collection('claims')
/** With the owner's claims. Without the queue of webhook events, which a background job empties. */
const stored = async (nanoId: string) =>
  JSON.stringify([
    await cvs.findOne({ _id: nanoId as never }, { projection: { pendingEvents: 0, queuedEvents: 0 } }),
    await claims.find({ userId: ownerId }).toArray(),
  ])

/** The owner's CV of the moment; null when the last reply was a success, which may have changed it. */
let current: { nanoId: string; published: boolean } | null = null
async function untouchedCv(published: boolean): Promise<string> {
  if (current?.published !== published) current = { nanoId: await freshCv(published), published }
  return current.nanoId
}
/** Undoes the effects of a successful call before the next case. */
async function resetData() {
  current = null
  await users.updateMany({}, { $set: { plan: 'Free', planExpiresAt: null, tokensValidAfter: null } })
  await cvs.deleteMany({ _id: { $ne: lent.nanoId as never } })
  await claims.deleteMany({ userId: ownerId })
}

type Operation = (typeof operations)[number]

/** Calls an operation as its row says. `bearer`: null sends none. `changes`: whether it may make or change something. */
async function ask(operation: Operation, row: Row, target: Target, bearer: string | null, changes = true) {
  const nanoId = await untouchedCv(row.published ?? false)
  const realId = operation.url.startsWith('/admin/users')
    ? ownerId
    : /^\/(admin|me)\/payments/.test(operation.url)
      ? paymentId
      : /^\/(admin|me)\/documents/.test(operation.url)
        ? documentId(`order:${paymentId}`)
        : nanoId
  const id =
    target === 'own' ? realId : target === 'missing' ? realId.replace(/^./g, c => (c === '0' ? '1' : '0')) : 'x'
  const named: Record<string, string> = { ...row.fill, ...(operation.url.startsWith('/verify/') && lent) }
  const needs: Partial<Row> = changes ? row : {}
  if (needs.proof) named.proofId = await freshProof(nanoId)
  if (needs.credential) named.credentialId = await freshCredential(nanoId)
  if (needs.letter) named.letterId = target === 'malformed' ? 'x' : await freshLetter(nanoId)
  const path = operation.url.replace(/:(\w+)/g, (_, key: string) => named[key] ?? id) + (row.query ?? '')
  const before = await stored(nanoId)
  const call = app.anyone()[operation.method.toLowerCase() as 'get'](path)
  for (const [header, value] of Object.entries(row.headers ?? {})) call.set(header, value)
  if (bearer !== null) call.set('authorization', `Bearer ${bearer}`)
  if (row.upload) call.attach('file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'x.png')
  else if (row.body !== undefined) call.send(row.body as object)
  const reply = await call
  const isChanged = (await stored(nanoId)) !== before
  if (reply.status < 400 && changes) await resetData()
  return { reply, path, isChanged }
}

for (const operation of operations) {
  const name = String(operation.schema?.operationId)
  const row = ROWS[name]
  if (!row) continue
  t.test(`${name}: ${operation.method} ${operation.url}`, async t => {
    const hasId = operation.url.includes(':id')
    for (const target of (hasId ? ['own', 'missing', 'malformed'] : ['own']) as Target[]) {
      for (const caller of ['nobody', 'owner', 'other', 'admin', 'banned', 'badToken'] as Caller[]) {
        const { reply, path, isChanged } = await ask(
          operation,
          row,
          target,
          caller === 'nobody' ? null : tokens[caller],
        )
        // Where an address says who is meant, "not yours" is 403; an admin may look up plans, and buys as themselves.
        const isMailed = name === 'verifyCoupon' || name === 'verifyPayment'
        const isForeignMail =
          (name === 'getCvIds' && caller === 'other') || (isMailed && (caller === 'other' || caller === 'admin'))
        t.equal(reply.status, isForeignMail ? 403 : expected(row, caller, target), `${caller}, ${target}`)
        if (reply.status >= 400 && !/^\/(new-)?cv\/|^\/desk\/(open|undo)\/|\/desk$/.test(path)) {
          t.match(reply.body, { success: false, code: String, message: String, requestId: String })
        }
        const mayChange = caller === 'owner' || (caller === 'admin' && name === 'moderateCv')
        if (!mayChange) t.notOk(isChanged, `${caller} changed nothing`)
      }
    }
  })
}

t.test('every operation refuses an unknown query field, except pages', async t => {
  for (const operation of operations) {
    const name = String(operation.schema?.operationId)
    const row = ROWS[name] as Row
    const query = `${row.query ?? '?'}&colour=red`
    const bearer = row.who === 'anyone' ? null : tokens[row.who === 'admin' ? 'admin' : 'owner']
    const { reply } = await ask(operation, { ...row, query }, 'own', bearer)
    const isPage = JSON.stringify(operation.schema?.response).includes('text/html')
    // The desk has sessions of its own, which come before the query.
    if (isPage || (row.who === 'anyone' && row.ok === 401)) t.equal(reply.status, row.ok, name)
    else t.match(reply, { status: 400, body: { errors: [{ path: '/colour', message: 'Unknown field.' }] } }, name)
  }
})

t.test('openapi.yaml says the scope of every operation', async t => {
  type Documented = { operationId: string; security: Record<string, string[]>[] }
  const { paths } = parse(await readFile(join(projectRoot, 'openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, Documented>>
  }
  const documented = Object.values(paths).flatMap(methods => Object.values(methods))
  t.same(documented.map(({ operationId }) => operationId).sort(), Object.keys(ROWS).sort())
  for (const { operationId, security } of documented) {
    const said = security.flatMap(one => one.apiKey ?? [])
    t.same(
      said,
      KEY_SCOPES.filter(scope => mayCall(scope, operationId)),
      operationId,
    )
  }
})

t.test('an API key with one scope may call exactly the operations of that scope', async t => {
  const keys = {} as Record<KeyScope, string>
  for (const scope of KEY_SCOPES) {
    const bearer = scope.startsWith('admin:') ? tokens.admin : tokens.owner
    const call = app.anyone().post('/me/keys').set('authorization', `Bearer ${bearer}`)
    keys[scope] = (await call.send({ name: scope, scopes: [scope], days: 30 }).expect(201)).body.secret
  }
  await app.connection.collection('coupons').deleteMany({ code: { $in: ['FRESH', 'GONE'] } })
  await makeCoupon('GONE')
  const named = Object.values(KEY_MAY).join(' ').split(' ')
  t.same(
    [...new Set(named)].filter(name => ROWS[name]?.who === 'anyone' || !ROWS[name]),
    [],
    'the table names operations',
  )
  t.equal(new Set(named).size, named.length, 'each once')
  for (const operation of operations) {
    const name = String(operation.schema?.operationId)
    const row = ROWS[name] as Row
    for (const scope of KEY_SCOPES) {
      const may = mayCall(scope, name)
      const { reply, isChanged } = await ask(operation, row, 'own', keys[scope], may || name === 'showLetter')
      t.equal(reply.status, may ? (row.byKey ?? row.ok) : row.who === 'anyone' ? row.ok : 403, `${name} by ${scope}`)
      if (may || row.who === 'anyone') continue
      t.match(reply.body, { code: 'forbidden', message: /API key/ }, `${name} by ${scope} says why`)
      t.notOk(isChanged, `${name} by ${scope} changed nothing`)
    }
  }
})
