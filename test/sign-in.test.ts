// Signing in: which id tokens are accepted, which account they open, and failures of Google's keys.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGoogle, fetchKeys } from '../api/providers/google.ts'
import { ADMIN, startApp } from './harness.ts'
import t from './tap.ts'

const b64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => token.split('.') as [string, string, string]
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

t.test('tokens', async t => {
  const app = await startApp(t)
  const good = await app.token({ email: 'rita@example.org', name: 'Rita' })
  const [head, body, signature] = partsOf(good)
  const header = decode(head)
  const claims = decode(body)
  const { privateKey: foreign } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = (h: object, c: object) => {
    const text = `${b64(h)}.${b64(c)}`
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), foreign).toString('base64url')}`
  }
  const jwks = (await (await fetch(app.config.google.certsUrl)).json()) as { keys: { n: string }[] }
  const hs = (h: object, c: object) => {
    const text = `${b64(h)}.${b64(c)}`
    return `${text}.${createHmac('sha256', jwks.keys[0]?.n ?? '')
      .update(text)
      .digest('base64url')}`
  }
  const me = (token: string) => app.anyone().get('/me').set('authorization', `Bearer ${token}`)

  const refused: [string, string][] = [
    ['expired', await app.token({ email: 'rita@example.org', expiresIn: -60 })],
    ['for another client', await app.token({ email: 'rita@example.org', audience: 'someone-else.apps.example' })],
    ['e-mail not verified', await app.token({ email: 'rita@example.org', emailVerified: false })],
    ['signed by somebody else', signed(header, claims)],
    ['signed by somebody else, unknown kid', signed({ ...header, kid: 'nobody' }, claims)],
    ['no kid', signed({ alg: 'RS256', typ: 'JWT' }, claims)],
    ['kid __proto__', signed({ ...header, kid: '__proto__' }, claims)],
    ['kid constructor', signed({ ...header, kid: 'constructor' }, claims)],
    ['alg none', `${b64({ ...header, alg: 'none' })}.${body}.`],
    ['alg HS256 with the public key', hs({ ...header, alg: 'HS256' }, claims)],
    ['alg HS256 claimed, RS256 signature', `${b64({ ...header, alg: 'HS256' })}.${body}.${signature}`],
    ['alg RS512', `${b64({ ...header, alg: 'RS512' })}.${body}.${signature}`],
    ['alg missing', `${b64({ kid: header.kid })}.${body}.${signature}`],
    ['another e-mail', `${head}.${b64({ ...claims, email: 'victim@example.org' })}.${signature}`],
    ['another sub', `${head}.${b64({ ...claims, sub: '1' })}.${signature}`],
    ['a later exp', `${head}.${b64({ ...claims, exp: 4_000_000_000 })}.${signature}`],
    ['another issuer', `${head}.${b64({ ...claims, iss: 'https://accounts.google.com' })}.${signature}`],
    ['no signature', `${head}.${body}.`],
    ['four parts', `${good}.x`],
    ['one word', 'token'],
    ['an empty object', `${b64({})}.${b64({})}.${b64('x')}`],
    ['header null', `${b64('null')}.${body}.${signature}`],
    ['header not JSON', `${b64('{')}.${body}.${signature}`],
    ['body not JSON', `${head}.${b64('{')}.${signature}`],
    ['signature cut', good.slice(0, -8)],
    [
      'signature with a changed letter',
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ],
    ['signature of another token', `${head}.${body}.${partsOf(await app.token({ email: 'x@example.org' }))[2]}`],
    ['eight kilobytes', 'a'.repeat(8_000)],
  ]
  for (const [what, token] of refused) {
    const reply = await me(token)
    t.equal(reply.status, 401, what)
    t.match(reply.body, {
      code: 'invalid_token',
      message: 'Your authentication token is invalid or has expired.',
    })
  }
  await me(good).expect(200)

  const schemes: [string, string][] = [
    ['Basic', `Basic ${good}`],
    ['no scheme', good],
    ['two tokens', `Bearer ${good} ${good}`],
    ['empty', 'Bearer '],
  ]
  for (const [what, value] of schemes) {
    t.equal((await app.anyone().get('/me').set('authorization', value)).status, 401, what)
  }
  t.match((await app.anyone().get('/me')).body, { code: 'missing_token' })
  t.equal(
    (await app.anyone().get('/cvs/aaaaaaaaaaaaaaaaaaaaa').set('authorization', 'Bearer x.y.z')).status,
    401,
    'an open route does not take a bad bearer for a stranger',
  )
  t.equal(
    app.logLines.some(line => line.includes(signature) || line.includes(body) || line.includes('rita@')),
    false,
    'no token and no e-mail in the log',
  )
})

t.test('accounts', async t => {
  const app = await startApp(t, { ADMIN_EMAILS: `${ADMIN.email},boss@corp.example` })
  const users = app.connection.collection('users')

  t.test('the first call creates the account, later ones update it', async t => {
    await (await app.as({ email: 'Maya@Example.org', name: 'Maya', sub: 'maya' })).get('/me').expect(200)
    const again = await app.as({ email: 'maya@new.example', name: 'Maya N.', sub: 'maya' })
    const { body } = await again.get('/me').expect(200)
    t.match(body.user, {
      email: 'maya@new.example',
      name: 'Maya N.',
      role: 'user',
      subscriptionPlan: 'Free',
      nanoIds: [],
    })
    t.equal(await users.countDocuments({ sub: 'maya' }), 1)
  })

  t.test('fifty concurrent first calls create one account', async t => {
    const person = await app.as({ email: 'crowd@example.org', sub: 'crowd' })
    const replies = await Promise.all(Array.from({ length: 50 }, () => person.get('/me')))
    t.same([...new Set(replies.map(reply => reply.status))], [200])
    t.equal(await users.countDocuments({ sub: 'crowd' }), 1)
  })

  t.test('one email address, two Google accounts: two accounts', async t => {
    const first = await app.as({ email: 'twin@example.org', sub: 'twin-1' })
    const second = await app.as({ email: 'twin@example.org', sub: 'twin-2' })
    await first.post('/cvs').send({}).expect(201)
    t.equal((await second.get('/cvs').expect(200)).body.cvs.length, 0)
    t.equal((await first.get('/cv/getCvIds/TWIN@example.org').expect(200)).body.userData.nanoIds.length, 1, 'own first')
    const admin = await app.as(ADMIN)
    t.match((await admin.get('/cv/getCvIds/twin@example.org').expect(409)).body, { code: 'conflict' })
    await admin.get('/cv/getCvIds/nobody@example.org').expect(404)
  })

  t.test('a token issued before tokensValidAfter is invalid', async t => {
    const person = await app.as({ email: 'out@example.org', sub: 'out' })
    await person.get('/me').expect(200)
    await users.updateOne({ sub: 'out' }, { $set: { tokensValidAfter: new Date(Date.now() + 3_600_000) } })
    t.match((await person.get('/me').expect(401)).body, { code: 'invalid_token' })
  })

  t.test('admins: a listed address only if Google is authoritative for it, and only its first account', async t => {
    const roleOf = async (person: Parameters<typeof app.as>[0]) =>
      (await (await app.as(person)).get('/me')).body.user.role
    t.equal(await roleOf(ADMIN), 'admin', 'gmail.com')
    t.equal(await roleOf({ ...ADMIN, sub: 'impostor' }), 'user', 'a second account with the address')
    t.equal(await roleOf({ email: 'boss@corp.example', sub: 'fake', hd: 'other.example' }), 'user', 'another domain')
    t.equal(await roleOf({ email: 'boss@corp.example', sub: 'real', hd: 'corp.example' }), 'admin', 'its own Workspace')
    t.equal(await roleOf({ email: 'someone@gmail.com' }), 'user')
  })

  t.test('an admin changes plan, end and role; the audit trail records it and the next request has it', async t => {
    const admin = await app.as(ADMIN)
    const person = await app.as({ email: 'pro@example.org', sub: 'pro' })
    await person.get('/me').expect(200)
    const id = String((await users.findOne({ sub: 'pro' }))?._id)
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    const change = { subscriptionPlan: 'Pro', planExpiresAt: inAnHour, reason: 'Goodwill' }
    await admin.patch(`/admin/users/${id}`).send(change).expect(200)
    t.match((await person.get('/me')).body.user, { subscriptionPlan: 'Pro', planExpiresAt: inAnHour })
    await admin
      .patch(`/admin/users/${id}`)
      .send({ planExpiresAt: new Date(Date.now() - 1_000).toISOString() })
      .expect(200)
    t.match((await person.get('/me')).body.user, { subscriptionPlan: 'Free' }, 'an expired Pro is Free')
    await admin.patch(`/admin/users/${id}`).send({ role: 'admin' }).expect(200)
    t.equal((await person.get('/me')).body.user.role, 'admin')
    await admin.patch(`/admin/users/${id}`).send({ role: 'user' }).expect(200)
    await person.patch(`/admin/users/${id}`).send({ role: 'admin' }).expect(403)
    t.equal(await app.connection.collection('audit').countDocuments({ target: id }), 4)
    for (const bad of [
      {},
      { plan: 'Pro' },
      { role: 'root' },
      { planExpiresAt: 'soon' },
      { subscriptionPlan: 'Gold' },
    ]) {
      await admin.patch(`/admin/users/${id}`).send(bad).expect(400)
    }
  })
})

t.test('keys', async t => {
  /** An issuer with configurable behaviour. */
  async function issuer(t: Tap, patience = 20) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const jwk = (kid: string) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })
    const state = { fetches: 0, kids: ['one'], answer: 'keys' as 'keys' | 'error' | 'html' | 'empty' | 'hang' }
    const server = createServer((_request, reply) => {
      state.fetches++
      if (state.answer === 'hang') return
      if (state.answer === 'error') return void reply.writeHead(500).end('no')
      if (state.answer === 'html') return void reply.end('<html>')
      reply.setHeader('cache-control', 'max-age=3600')
      reply.end(JSON.stringify({ keys: state.answer === 'empty' ? [] : state.kids.map(jwk) }))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    t.teardown(() => server.closeAllConnections())
    t.teardown(() => server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`
    const token = (kid: string, more: object = {}, header: object = {}) => {
      const seconds = Math.floor(Date.now() / 1_000)
      const claims = {
        iss: 'me',
        aud: 'client',
        sub: '1',
        email: 'a@b.example',
        email_verified: true,
        iat: seconds,
        exp: seconds + 600,
        jti: Math.random(),
        ...more,
      }
      const text = `${b64({ alg: 'RS256', kid, ...header })}.${b64(claims)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
    }
    return {
      state,
      token,
      google: createGoogle({ clientIds: ['client'], issuers: ['me'], certsUrl: url }, from =>
        fetchKeys(from, patience),
      ),
    }
  }
  type Tap = { teardown(fn: () => unknown): void }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      (error: { code?: string }) => error.code,
    )

  t.test('a token that is not yet valid, or has unknown critical headers, is refused', async t => {
    const { token, google } = await issuer(t)
    const seconds = Math.floor(Date.now() / 1_000)
    const cases: [string, object, object, string][] = [
      ['from ten minutes ahead', { nbf: seconds + 600 }, {}, 'invalid_token'],
      ['within the clocks’ difference', { nbf: seconds + 10 }, {}, 'ok'],
      ['from a moment ago', { nbf: seconds - 60 }, {}, 'ok'],
      ['from a text', { nbf: String(seconds) }, {}, 'invalid_token'],
      ['from null', { nbf: null }, {}, 'invalid_token'],
      [
        'an unknown critical name',
        {},
        { crit: ['https://example.org/x'], 'https://example.org/x': 1 },
        'invalid_token',
      ],
      ['no critical names', {}, { crit: [] }, 'invalid_token'],
    ]
    for (const [what, claims, header, code] of cases) {
      const one = token('one', claims, header)
      t.equal(await codeOf(google.verify(one)), code, what)
      t.equal(await codeOf(google.verify(one)), code, `${what}, again`)
    }
  })
  t.test('a hundred concurrent verifications fetch the keys once', async t => {
    const { state, token, google } = await issuer(t)
    await Promise.all(Array.from({ length: 100 }, () => google.verify(token('one'))))
    t.equal(state.fetches, 1)
  })
  t.test('a new key is fetched on first use; unknown ids cause no more fetches', async t => {
    const { state, token, google } = await issuer(t)
    const sinceMs = performance.now()
    t.equal(await codeOf(google.verify(token('nobody'))), 'invalid_token')
    t.equal(state.fetches, 1, 'asked once')
    for (let i = 0; i < 300; i++) await codeOf(google.verify(token(`bogus-${i}`)))
    t.ok(state.fetches <= 1 + (performance.now() - sinceMs) / 60_000, 'at most once a minute')
    t.equal(await codeOf(google.verify(token('one'))), 'ok')
  })
  for (const answer of ['error', 'html', 'empty'] as const) {
    t.test(`keys answer ${answer}: 503 without cached keys, success with them`, async t => {
      const { state, token, google } = await issuer(t)
      state.answer = answer
      t.equal(await codeOf(google.verify(token('one'))), 'sign_in_unavailable')
      state.answer = 'keys'
      t.equal(await codeOf(google.verify(token('one'))), 'ok', 'back by itself')
      state.answer = answer
      t.equal(await codeOf(google.verify(token('one'))), 'ok', 'warm')
    })
  }
  t.test('keys that never answer give 503 after a timeout', async t => {
    const { state, token, google } = await issuer(t, 1)
    state.answer = 'hang'
    t.equal(await codeOf(google.verify(token('one'))), 'sign_in_unavailable')
  })
})
