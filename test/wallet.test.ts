// The wallet's proxy for our own client: what is sent upstream, what is returned, and what is refused.
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { isOtpSignedBy, sessionDigest, signSession } from '../api/core/wallet/login.ts'
import { readBearer } from '../api/core/wallet/session-bearer.ts'
import { addressOf, publicKeyOf, recoverHash } from '../api/core/wallet/signatures.ts'
import { isGranted, nonceOf } from '../api/core/wallet/user-operation.ts'
import { TRICKS } from './fuzz/corpus.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'
import {
  CLIENT_KEY,
  CLIENT_SWA,
  environment,
  newJwks,
  newSessionKey,
  startHolder,
  startUpstream,
} from './wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, { ...upstream.env, WALLET_JWT_KEYS: newJwks('first', 'second') })
const clientAddress = addressOf(publicKeyOf(CLIENT_KEY))
const asha = await startHolder(app, 'asha@example.org')
const ravi = await startHolder(app, 'ravi@example.org')
const last = (key: string) => upstream.lastOf(key)

t.test('only the constants are public', async t => {
  const { body } = await app.anyone().get('/wallet/config').expect(200)
  t.same(body, {
    success: true,
    environment: 'sandbox',
    chainId: environment.chainId,
    entryPoint: environment.entryPoint,
    jobManager: environment.jobManager,
    paymaster: environment.paymaster,
    clientSWA: CLIENT_SWA,
    threshold: 2,
    onboardingUrl: app.config.wallet.onboardingUrl,
    googleClientId: app.config.wallet.googleClientId,
  })
})

t.test('a code is requested with an envelope that the service signs', async t => {
  for (const [method, contact] of [
    ['email', 'someone@example.org'],
    ['whatsapp', '98765-43210'],
  ] as const) {
    const field = method === 'email' ? 'email' : 'whatsapp_number'
    const path = `/authenticate/${method}`
    const sent = await asha
      .api('post', path)
      .send({ data: { [field]: contact } })
      .expect(200)
    t.match(sent.body, { success: true, status: 'success', data: { token: String } })
    const call = last(`POST ${path}`)
    t.equal(call.headers.authorization, undefined, 'no Authorization is forwarded')
    t.ok(isOtpSignedBy(clientAddress, { method, contact }, call.body), method)
    t.same(
      Object.keys(call.body.data),
      method === 'email'
        ? ['email', 'client_swa', 'timestamp']
        : ['whatsapp_number', 'country_short_name', 'client_swa', 'timestamp'],
    )
    const { token } = sent.body.data
    await asha
      .api('post', path)
      .send({ data: { [field]: contact, token } })
      .expect(200)
    t.equal(last(`POST ${path}`).body.data.token, token, 'again, with the token')
    const done = await asha
      .api('post', `${path}/verify`)
      .send({ data: { [field]: contact, token, otp: '123456' } })
      .expect(200)
    t.match(done.body.data.auth_token, /^auth-/)
    t.ok(isOtpSignedBy(clientAddress, { method, contact, token, otp: '123456' }, last(`POST ${path}/verify`).body))
  }
})

t.test('invalid contacts and codes are refused with a message, without a call upstream', async t => {
  const before = upstream.calls.length
  const data = { email: 'a@b.de' }
  for (const [path, body, at, message] of [
    ['/authenticate/email', { data: { email: 'a@b' } }, '/data/email', /^Invalid contact information or method$/],
    [
      '/authenticate/whatsapp/verify',
      { data: { whatsapp_number: '1', token: 't', otp: '1' } },
      '/data/whatsapp_number',
      /10 digits/,
    ],
    ['/authenticate/email/verify', { data: { ...data, otp: '1' } }, '/data/token', /./],
    ['/authenticate/email', { data: { ...data, client_swa: CLIENT_SWA, timestamp: 1 } }, '/data', /./],
    ['/authenticate/email', { data, client_signature: '0x12', type: 'ethsign' }, '/data', /./],
    ['/authenticate/email', { data: { ...data, more: 1 } }, '/data/more', /./],
  ] as const) {
    const reply = await asha.api('post', path).send(body).expect(400)
    t.match(reply.body.errors, [{ path: at, message }])
  }
  t.equal(upstream.calls.length, before)
})

t.test('five wrong codes end a token, also concurrent ones', async t => {
  upstream.setReply('POST /authenticate/email/verify', () => ({
    status: 422,
    body: { status: 'error', error: { message: 'wrong otp 424242' } },
  }))
  const guess = (token: string) =>
    asha.api('post', '/authenticate/email/verify').send({ data: { email: 'a@b.de', token, otp: '424242' } })
  const replies = await Promise.all(Array.from({ length: 12 }, () => guess('token-of-one')))
  t.same(replies.map(({ status }) => status).sort(), [...Array(5).fill(400), ...Array(7).fill(429)])
  const refused = replies.find(({ status }) => status === 400)
  t.match(refused?.body, {
    code: 'wallet_refused',
    message: 'Failed to verify Email OTP',
    detail: 'wrong otp [removed]',
  })
  t.equal((await guess('token-of-another')).status, 400, 'another token has tries of its own')
  upstream.setReply('POST /authenticate/email/verify', () => ({ status: 503, body: {} }))
  for (let time = 0; time < 4; time++)
    t.equal((await guess('token-unlucky')).status, 502, 'a try without an answer does not count')
  upstream.setReply('POST /authenticate/email/verify', null)
  t.equal((await guess('token-unlucky')).status, 200)
  t.equal((await guess('token-of-one')).status, 429)
})

t.test('a login is signed by the service, for the key of the caller', async t => {
  const { body } = last('POST /authenticate')
  t.same(Object.keys(body), ['authData', 'sessionData', 'sessionPkClientSignature', 'sessionDataUserSignature'])
  t.same(body.authData, { idToken: 'google-ravi@example.org', provider: 'google' })
  const { nonce, sessionPk, paymasterData, ...rest } = body.sessionData
  t.same([rest, sessionPk], [{ clientSWA: CLIENT_SWA, paymaster: environment.paymaster }, ravi.sessionPk])
  t.equal(recoverHash(sessionDigest(sessionPk), body.sessionPkClientSignature), clientAddress)
  t.ok(
    isGranted(paymasterData, {
      nonce: nonceOf(nonce),
      clientSWA: CLIENT_SWA,
      signer: clientAddress,
      nowMs: Date.now(),
      atMostSeconds: 21_600,
    }),
  )
  const again = await ravi.login().expect(200)
  t.equal(again.body.data.clientSWA, CLIENT_SWA, 'spelt as configured')
  await ravi.mint().expect(200)
})

t.test('invalid logins are not sent upstream', async t => {
  const key = newSessionKey()
  const sessionPk = publicKeyOf(key)
  const good = {
    authData: { idToken: 'x', provider: 'google' },
    sessionPk,
    sessionDataUserSignature: signSession(key, sessionPk),
  }
  const said = async (body: object) => {
    const reply = await asha.api('post', '/authenticate').send(body)
    return `${reply.status} ${reply.body.errors?.[0]?.path ?? reply.body.code}`
  }
  const before = upstream.calls.length
  t.equal(
    await said({ ...good, sessionDataUserSignature: signSession(newSessionKey(), sessionPk) }),
    '400 /sessionDataUserSignature',
  )
  t.equal(await said({ ...good, sessionPk: `0x04${'11'.repeat(64)}` }), '400 /sessionDataUserSignature')
  t.equal(await said({ ...good, sessionPk: undefined }), '400 /sessionPk')
  t.equal(await said({ ...good, authData: { idToken: 'x', provider: 'apple' } }), '400 /authData/provider')
  t.equal(await said({ ...good, authData: { provider: 'okto' } }), '400 /authData/idToken')
  for (const provider of ['google', 'okto', 'client_jwt']) {
    for (const idToken of [asha.token, ` ${asha.token}`, `Bearer ${asha.token}`]) {
      const refused = await said({ ...good, authData: { idToken, provider } })
      t.equal(refused, '400 /authData/idToken', `the bearer of this service for ${provider}`)
    }
  }
  t.equal(await said({ ...good, authData: { idToken: 'x.y.z', provider: 'client_jwt' } }), '400 /authData/idToken')
  t.equal(await said({ ...good, sessionPkClientSignature: good.sessionDataUserSignature }), '400 /sessionData')
  const stolen = { sessionPk: asha.sessionPk, sessionDataUserSignature: signSession(asha.key, asha.sessionPk) }
  const taken = await ravi.api('post', '/authenticate').send({ ...good, ...stolen })
  t.equal(taken.body.code, 'conflict', 'a key belongs to one user')
  t.equal(upstream.calls.length, before)
})

t.test('the login by account has a token of ours, signed with the first key', async t => {
  const { body } = await asha.login({ provider: 'client_jwt' }).expect(200)
  t.match(body.data.userSWA, /^0x/)
  const { idToken } = last('POST /authenticate').body.authData
  const [head, claims, signature] = idToken.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  t.same(read(head), { alg: 'ES256', typ: 'wallet-login+jwt', kid: 'first' })
  const me = await app.connection.collection('users').findOne({ email: asha.email })
  const { iat, exp, jti, ...rest } = read(claims)
  t.same(rest, { iss: app.config.publicOrigin, aud: CLIENT_SWA, sub: String(me?._id) })
  t.equal(exp - iat, 300)
  t.match(jti, /^[0-9a-f-]{36}$/)
  const jwks = await app.anyone().get('/.well-known/wallet-jwks.json').expect(200)
  t.same(
    jwks.body.keys.map((one: { kid: string }) => one.kid),
    ['first', 'second'],
  )
  t.notOk(jwks.text.includes('"d"'), 'public halves only')
  const jwk = jwks.body.keys[0]
  const bytes = Buffer.from(signature, 'base64url')
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  t.ok(verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, bytes))
  t.notOk(JSON.stringify(body).includes(idToken), 'the browser never sees it')
  await asha.login().expect(200)
  await asha.mint().expect(200)
})

t.test('calls have the bearer of the caller’s own session', async t => {
  const paths = [
    ...'/wallets /supported/networks /supported/tokens /aggregated-portfolio /portfolio/activity'.split(' '),
    ...'/portfolio/nft /orders /nft/order-details /user-keys /gas-values /verify-session'.split(' '),
  ]
  for (const path of paths) {
    const { body } = await asha.api('get', path).expect(200)
    t.match(body, { success: true, status: 'success' }, path)
    const { headers } = last(`GET ${path}`)
    t.equal(readBearer(headers.authorization?.slice(7) ?? '')?.data.session_pub_key, asha.sessionPk, path)
    t.same(
      Object.keys(headers).sort(),
      ['accept', 'authorization', 'connection', 'content-type', 'host', 'user-agent'],
      'and nothing of the caller’s',
    )
  }
  t.equal((await asha.api('get', '/verify-session')).body.data.client_swa, CLIENT_SWA, 'spelt as configured')
  await asha.api('get', '/orders?intent_type=RAW_TRANSACTION&status=FAILED&intent_id=a%20b').expect(200)
  t.equal(last('GET /orders').query, '?intent_id=a+b&status=FAILED&intent_type=RAW_TRANSACTION')
  await asha.api('get', '/orders?limit=3').expect(400)
  const contract = { caip2Id: 'eip155:137', data: { contractAddress: '0xab', abi: { name: 'x' }, args: {} } }
  await asha.api('post', '/readContractData').send(contract).expect(200)
  t.same(last('POST /readContractData').body, contract)
  const sessions = app.connection.collection('wallet_sessions')
  const kept = await sessions.findOne({ _id: asha.sessionPk as never })
  t.same(kept?.addresses, [asha.userSWA], 'the addresses of the reply of the backend')
  t.equal(kept?.ecdsaKeyId, 'ecdsa-1')
})

t.test('without a session of the account no call is made', async t => {
  const before = upstream.calls.length
  const strangers = [asha.sessionPk, publicKeyOf(newSessionKey()), '', 'x', '0x04']
  for (const sessionPk of strangers) {
    for (const [method, path] of [
      ['get', '/api/oc/v1/wallets'],
      ['post', '/wallet/paymaster'],
      ['delete', '/wallet/session'],
    ] as const) {
      const call = ravi.call(method, path).set('x-wallet-session', sessionPk)
      const reply = await (method === 'post' ? call.send({ nonce: randomUUID() }) : call)
      t.same([reply.status, reply.body.code], [401, 'wallet_session_required'], `${path} ${sessionPk.slice(0, 6)}`)
    }
  }
  t.equal(upstream.calls.length, before)
})

t.test('a bearer must be the session’s own, signed, and unexpired', async t => {
  const foreign = {
    data: { expire_at: Math.floor(Date.now() / 1_000) + 60, session_pub_key: asha.sessionPk },
    data_signature: `0x${'11'.repeat(65)}`,
  }
  t.equal((await asha.mint(Date.now() + 600_000)).body.code, 'invalid_request', 'for too long')
  t.equal((await asha.mint(Date.now() - 5_401_000)).body.code, 'invalid_request', 'expired')
  t.equal((await asha.call('post', '/wallet/bearer').send(foreign)).body.code, 'invalid_request', 'not signed')
  t.equal((await ravi.call('post', '/wallet/bearer').send(foreign)).body.code, 'wallet_session_required', 'of another')
  const { body } = await asha.mint().expect(200)
  t.match(body, { success: true, expireAt: /Z$/ })
  const rows = await app.connection.collection('wallet_bearers').find({}).toArray()
  const plain = upstream.callsOf('GET /wallets').at(-1)?.headers.authorization?.slice(7) ?? 'x'
  for (const row of rows) t.notOk(JSON.stringify(row).includes(plain.slice(0, 60)), 'kept sealed')
})

t.test('ending a session affects this device only, and an expired session is refused', async t => {
  const mira = await startHolder(app, 'mira@example.org')
  const second = await startHolder(app, 'mira@example.org')
  await mira.call('delete', '/wallet/session').expect(204)
  t.equal((await mira.api('get', '/wallets')).body.code, 'wallet_session_required')
  t.equal((await mira.mint()).body.code, 'wallet_session_required')
  await second.api('get', '/wallets').expect(200)
  await app.connection
    .collection('wallet_sessions')
    .updateOne({ _id: second.sessionPk as never }, { $set: { expiresAt: new Date(0) } })
  t.equal((await second.api('get', '/wallets')).body.code, 'wallet_session_required')
})

t.test('a session that the backend no longer knows requires a new bearer, once', async t => {
  const mira = await startHolder(app, 'mira@example.org')
  upstream.setReply('GET /wallets', () => ({ status: 401, body: { status: 'error' } }))
  const before = upstream.callsOf('GET /wallets').length
  t.equal((await mira.api('get', '/wallets')).body.code, 'wallet_session_required')
  t.equal((await mira.api('get', '/wallets')).body.code, 'wallet_session_required')
  t.equal(upstream.callsOf('GET /wallets').length, before + 1, 'the bearer was forgotten')
  upstream.setReply('GET /wallets', null)
  await mira.mint().expect(200)
  await mira.api('get', '/wallets').expect(200)
})

t.test('no other path is forwarded', async t => {
  const before = upstream.calls.length
  for (const trick of TRICKS) {
    for (const [method, url] of [
      ['GET', `/api/oc/v1/${trick}@evil.example`],
      ['POST', `/api/oc/v1/wallets${trick}/../rpc`],
      ['GET', `/api/oc/v1/orders/${trick}/rpc`],
    ] as const) {
      const headers = { authorization: `Bearer ${asha.token}`, 'x-wallet-session': asha.sessionPk }
      const { statusCode } = await app.server.inject({ method, url, headers })
      t.equal(Math.floor(statusCode / 100), 4, `${url.slice(0, 60)}: ${statusCode}`)
    }
  }
  t.equal(upstream.calls.length, before)
})

t.test('the page that Google returns to is blank', async t => {
  const page = await app.anyone().get('/auth/google?state=x').expect(200)
  t.notMatch(page.text, /script|<body/)
  t.equal(page.headers['cross-origin-opener-policy'], 'unsafe-none')
})

t.test('callers without an account are refused where the SDK is not admitted', async t => {
  for (const [method, path] of [
    ['post', '/authenticate/email'],
    ['post', '/authenticate'],
    ['get', '/wallets'],
  ] as const) {
    t.equal((await app.anyone()[method](`/api/oc/v1${path}`)).body.code, 'missing_token', path)
    const session = Buffer.from('{}').toString('base64')
    const reply = await app.anyone()[method](`/api/oc/v1${path}`).set('authorization', `Bearer ${session}`)
    t.equal(reply.body.code, 'invalid_token', path)
  }
})
