// Callers without an account: the public SDK with this service. It sends signatures of the client key and the session key, which are
// all checked, and it can use no other route.
import { createHmac, createPrivateKey, createPublicKey, randomUUID, sign } from 'node:crypto'
import { authenticateBody, otpData, signOtp, signSession } from '../api/core/wallet/login.ts'
import { bearerData, bearerText, bearerToken } from '../api/core/wallet/session-bearer.ts'
import { publicKeyOf, signPersonal } from '../api/core/wallet/signatures.ts'
import { nonceOf, paymasterGrant, signPaymasterData } from '../api/core/wallet/user-operation.ts'
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
const jwks = newJwks('current', 'second', 'gone')
const app = await startApp(t, {
  ...upstream.env,
  WALLET_JWT_KEYS: jwks,
  REVOKED_KIDS: 'gone',
  WALLET_SDK_CALLERS: 'on',
})
const api = (method: 'get' | 'post', path: string) => app.anyone()[method](`/api/oc/v1${path}`)
const said = ({ status, body }: { status: number; body: { code?: string; errors?: { path: string }[] } }) =>
  `${status} ${body.errors?.[0]?.path ?? body.code ?? ''}`.trim()
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds

type Change = {
  clientKey?: string
  key?: string
  idToken?: string
  provider?: string
  until?: number
  nonce?: string
  clientSWA?: string
}
function loginOf(change: Change = {}) {
  const {
    clientKey = CLIENT_KEY,
    key = newSessionKey(),
    idToken = 'token',
    provider = 'google',
    until = inSeconds(21_600),
  } = change
  const { nonce = randomUUID(), clientSWA = CLIENT_SWA } = change
  const sessionPk = publicKeyOf(key)
  const paymasterData = signPaymasterData(clientKey, paymasterGrant(clientSWA, nonceOf(nonce), until))
  const body = authenticateBody(
    { idToken, provider: provider as 'google' },
    { environment, nonce, clientSWA, sessionPk, paymasterData },
    {
      sessionPkClientSignature: signSession(clientKey, sessionPk),
      sessionDataUserSignature: signSession(key, sessionPk),
    },
  )
  return { key, sessionPk, body }
}
const bearerOf = (key: string, nowMs = Date.now() - 1_000) => {
  const data = bearerData(publicKeyOf(key), nowMs)
  return bearerToken({ data, data_signature: signPersonal(key, bearerText(data)) })
}

t.test('envelopes of the client are accepted once and in time', async t => {
  const email = 'sdk@example.org'
  const envelope = (nowMs = Date.now(), key = CLIENT_KEY, swa = CLIENT_SWA, contact = email) =>
    signOtp(key, otpData({ method: 'email', contact }, swa, nowMs))
  const first = envelope()
  await api('post', '/authenticate/email').send(first).expect(200)
  t.equal(upstream.lastOf('POST /authenticate/email').text, JSON.stringify(first), 'to the byte')
  const before = upstream.calls.length
  const ask = async (body: object) => said(await api('post', '/authenticate/email').send(body))
  t.equal(await ask(first), '409 conflict')
  t.equal(await ask(envelope(Date.now() - 301_000)), '400 /data/timestamp')
  t.equal(await ask(envelope(Date.now() + 600_000)), '400 /data/timestamp')
  t.equal(await ask(envelope(Date.now(), newSessionKey())), '400 /client_signature')
  t.equal(await ask(envelope(Date.now(), CLIENT_KEY, environment.paymaster)), '400 /client_signature')
  t.equal(
    await ask({ ...envelope(), data: { ...envelope().data, email: 'other@example.org' } }),
    '400 /client_signature',
  )
  t.equal(await ask({ data: { email } }), '400 /client_signature')
  t.equal(upstream.calls.length, before)
})

t.test('every field of a login is checked, and it is accepted once', async t => {
  const good = loginOf()
  const { body } = await api('post', '/authenticate').send(good.body).expect(200)
  t.match(body, { status: 'success', data: { userSWA: /^0x/, clientSWA: CLIENT_SWA } })
  t.equal(upstream.lastOf('POST /authenticate').text, JSON.stringify(good.body), 'to the byte')
  const before = upstream.calls.length
  const ask = async (login: object) => said(await api('post', '/authenticate').send(login))
  t.equal(await ask(good.body), '409 conflict')
  t.equal(await ask(loginOf({ clientKey: newSessionKey() }).body), '400 /sessionData')
  t.equal(await ask(loginOf({ until: inSeconds(-1) }).body), '400 /sessionData')
  t.equal(await ask(loginOf({ until: inSeconds(90_000) }).body), '400 /sessionData')
  t.equal(await ask(loginOf({ clientSWA: environment.paymaster }).body), '400 /sessionData')
  const other = loginOf()
  t.equal(
    await ask({ ...other.body, sessionDataUserSignature: good.body.sessionDataUserSignature }),
    '400 /sessionDataUserSignature',
  )
  t.equal(
    await ask({ ...other.body, sessionPkClientSignature: good.body.sessionPkClientSignature }),
    '400 /sessionData',
  )
  const sessionData = { ...other.body.sessionData, nonce: randomUUID() }
  t.equal(await ask({ ...other.body, sessionData }), '400 /sessionData', 'paymaster data of another nonce')
  t.equal(await ask(loginOf({ provider: 'apple' }).body), '400 /authData/provider')
  const own = await app.token({ email: 'asha@example.org' })
  t.equal(await ask(loginOf({ idToken: own }).body), '400 /authData/idToken', 'a bearer of this service')
  t.equal(upstream.calls.length, before)
})

t.test('a JWT must be one of ours, unexpired and for this client', async t => {
  const [current, second, gone] = JSON.parse(jwks).keys
  const [stranger] = JSON.parse(newJwks('current')).keys
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsignedJwt = (change: object = {}, head: object = {}) => {
    const claims = { iss: app.config.publicOrigin, aud: CLIENT_SWA, sub: 'someone', exp: inSeconds(60), ...change }
    return `${part({ alg: 'ES256', typ: 'wallet-login+jwt', kid: 'current', ...head })}.${part(claims)}`
  }
  const issue = (change: object = {}, head: object = {}, jwk = current) => {
    const text = unsignedJwt(change, head)
    const form = { key: createPrivateKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    return `${text}.${sign('sha256', Buffer.from(text), form).toString('base64url')}`
  }
  /** Signed with public data as if it were a secret. */
  const shared = (secret: string | Buffer) => {
    const text = unsignedJwt({}, { alg: 'HS256' })
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const { d: _, ...half } = current
  const spki = createPublicKey({ key: half, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const ask = async (idToken: string) =>
    said(await api('post', '/authenticate').send(loginOf({ provider: 'client_jwt', idToken }).body))
  t.equal(await ask(issue()), '200')
  t.equal(await ask(issue({}, { kid: 'second' }, second)), '200', 'every key verifies')
  const [head, claims, signature] = issue().split('.')
  const forged = {
    'no JWT': 'x.y.z',
    over: issue({ exp: inSeconds(-1) }),
    'without an end': issue({ exp: undefined }),
    'not yet': issue({ nbf: inSeconds(60) }),
    'for another client': issue({ aud: 'another' }),
    'of another issuer': issue({ iss: 'https://elsewhere.example' }),
    'about nobody': issue({ sub: undefined }),
    'of algorithm none, signed': issue({}, { alg: 'none' }),
    'of algorithm none': `${unsignedJwt({}, { alg: 'none' })}.`,
    'signed with our public key as a secret': shared(spki),
    'signed with nothing as a secret': shared(''),
    'of another algorithm': issue({}, { alg: 'ES384' }),
    'of another kind': issue({}, { typ: 'JWT' }),
    'naming no key': issue({}, { kid: undefined }),
    'naming an unknown key': issue({}, { kid: 'other' }),
    'naming another key of ours': issue({}, { kid: 'second' }),
    'of a key that was revoked': issue({}, { kid: 'gone' }, gone),
    'of a stranger’s key': issue({}, {}, stranger),
    'of a key that it brings along': issue({}, { jwk: { ...stranger, d: undefined } }, stranger),
    'with a part that must be understood': issue({}, { crit: ['new'], new: 1 }),
    'with other claims': `${head}.${part({ sub: 'another' })}.${signature}`,
    'with a changed signature': `${head}.${claims}.${signature?.split('').reverse().join('')}`,
  }
  for (const [what, token] of Object.entries(forged)) t.equal(await ask(token), '400 /authData/idToken', what)
})

t.test('calls use the session’s own bearer, if it is valid and the session is known', async t => {
  const { key, sessionPk, body } = loginOf()
  const { body: entered } = await api('post', '/authenticate').send(body).expect(200)
  const read = (token: string) => api('get', '/aggregated-portfolio').set('authorization', `Bearer ${token}`)
  const token = bearerOf(key)
  t.equal((await read(token).expect(200)).body.data.aggregated_data.owner, entered.data.userSWA)
  t.equal(upstream.lastOf('GET /aggregated-portfolio').headers.authorization, `Bearer ${token}`)
  const before = upstream.calls.length
  t.equal(said(await read(bearerOf(newSessionKey()))), '401 invalid_token', 'a session that nobody opened')
  t.equal(said(await read(bearerOf(key, Date.now() - 5_500_000))), '401 invalid_token', 'over')
  t.equal(said(await read(bearerOf(key, Date.now() + 600_000))), '401 invalid_token', 'for too long')
  t.equal(said(await read(`${token.slice(0, -8)}AAAAAAA=`)), '401 invalid_token', 'changed')
  t.equal(said(await api('get', '/wallets')), '401 missing_token')
  t.equal(said(await read('a.b')), '401 invalid_token')
  t.equal(
    said(
      await api('post', '/authenticate/email')
        .set('authorization', `Bearer ${token}`)
        .send({ data: { email: 'a@b.de' } }),
    ),
    '401 invalid_token',
  )
  for (const path of ['/me', '/cvs'])
    t.equal(said(await app.anyone().get(path).set('authorization', `Bearer ${token}`)), '401 invalid_token')
  const outside = app
    .anyone()
    .post('/wallet/paymaster')
    .set({ authorization: `Bearer ${token}`, 'x-wallet-session': sessionPk })
  t.equal(said(await outside.send({ nonce: randomUUID() })), '401 invalid_token')
  const asha = await startHolder(app, 'asha@example.org')
  t.equal(said(await read(bearerOf(asha.key))), '401 invalid_token', 'a user’s session is no SDK’s')
  t.equal(
    said(await asha.api('get', '/wallets').set('x-wallet-session', sessionPk)),
    '401 wallet_session_required',
    'nor the other way round',
  )
  t.equal(upstream.callsOf('GET /aggregated-portfolio').length, 1)
  t.ok(upstream.calls.length > before)
})

t.test('operations have the client’s own paymaster data', async t => {
  const asha = await startHolder(app, 'mira@example.org')
  const { key, body } = loginOf()
  const { body: entered } = await api('post', '/authenticate').send(body).expect(200)
  const execute = (operation: object) =>
    api('post', '/execute')
      .set('authorization', `Bearer ${bearerOf(key)}`)
      .send(operation)
  const made = (clientKey: string, until = inSeconds(600)) => {
    const nonce = randomUUID()
    const paymasterData = signPaymasterData(clientKey, paymasterGrant(CLIENT_SWA, nonceOf(nonce), until))
    return asha.operation({ nonce, paymasterData, signer: key, sender: entered.data.userSWA })
  }
  const good = await made(CLIENT_KEY)
  const first = await execute(good).expect(200)
  t.same((await execute(good)).body, first.body)
  t.equal(upstream.callsOf('POST /execute').length, 1)
  t.equal(said(await execute(await made(newSessionKey()))), '400 /paymasterData')
  t.equal(said(await execute(await made(CLIENT_KEY, inSeconds(-1)))), '400 /paymasterData')
  t.equal(upstream.callsOf('POST /execute').length, 1)
})

t.test('a backend refusal is 400 for our client and unchanged for the SDK; a failure is 502', async t => {
  const asha = await startHolder(app, 'tara@example.org')
  const { key, body: login } = loginOf()
  const { body: entered } = await api('post', '/authenticate').send(login).expect(200)
  const sdk = (method: 'get' | 'post', path: string) =>
    api(method, path).set('authorization', `Bearer ${bearerOf(key)}`)
  const error = { code: 17, message: 'No such thing', details: 'it is not there', trace_id: 'x', more: 'y' }
  const contract = { caip2Id: 'eip155:137', data: { function: '0x1::a::b' } }
  const rows = [
    { status: 400, ours: '400 wallet_refused', theirs: 400 },
    { status: 422, ours: '400 wallet_refused', theirs: 422 },
    { status: 403, ours: '400 wallet_refused', theirs: 403 },
    { status: 200, ours: '502 upstream_failed', theirs: 200 },
    { status: 500, ours: '502 upstream_failed', theirs: 502 },
  ]
  for (const { status, ours, theirs } of rows) {
    upstream.setReply('POST /readContractData', () => ({ status, body: { status: 'error', error } }))
    const own = await asha.api('post', '/readContractData').send(contract)
    t.equal(said(own), ours, String(status))
    t.match(own.body, { message: 'Failed to read contract data', detail: 'No such thing' })
    t.notOk('error' in own.body)
    const brought = await sdk('post', '/readContractData').send(contract)
    t.equal(brought.status, theirs, String(status))
    const envelope = { status: 'error', error: { code: 17, message: 'No such thing', details: 'it is not there' } }
    if (status < 500) t.match(brought.body, envelope)
    if (status < 500) t.same(brought.body.error, envelope.error, 'and no more of it')
  }
  upstream.setReply('POST /readContractData', null)
  upstream.setReply('GET /wallets', () => ({ status: 404, body: { status: 'error', error } }))
  t.equal(said(await asha.api('get', '/wallets')), '502 upstream_failed', 'what only reads is not refused')
  t.equal((await sdk('get', '/wallets')).status, 404)
  upstream.setReply('GET /wallets', null)
  upstream.setReply('POST /authenticate', () => ({ status: 401, body: { status: 'error', error } }))
  t.equal(said(await asha.login()), '400 wallet_refused', 'a 401 of theirs does not sign anybody out here')
  t.equal((await api('post', '/authenticate').send(loginOf().body)).status, 401)
  upstream.setReply('POST /authenticate', null)
  await asha.login().expect(200)

  const nonce = randomUUID()
  const paymasterData = signPaymasterData(CLIENT_KEY, paymasterGrant(CLIENT_SWA, nonceOf(nonce), inSeconds(600)))
  const operation = await asha.operation({ nonce, paymasterData, signer: key, sender: entered.data.userSWA })
  upstream.setReply('POST /execute', () => ({ status: 200, body: { status: 'error', error } }))
  const first = await sdk('post', '/execute').send(operation)
  upstream.setReply('POST /execute', null)
  const { requestId: _, ...rest } = first.body
  t.match(rest, { success: false, status: 'error', error: { message: 'No such thing' } })
  const second = await sdk('post', '/execute').send(operation)
  t.same([second.status, { ...second.body, requestId: '' }], [200, { ...rest, requestId: '' }], 'and so it stays')
})

t.test('an attempt counts for every refusal of the backend', async t => {
  const asha = await startHolder(app, 'uma@example.org')
  upstream.setReply('POST /authenticate/email/verify', () => ({ body: { status: 'error', error: 'wrong' } }))
  const guess = () =>
    asha.api('post', '/authenticate/email/verify').send({ data: { email: 'a@b.de', token: 'one', otp: '424242' } })
  for (let time = 0; time < 5; time++) t.equal(said(await guess()), '502 upstream_failed')
  t.equal(said(await guess()), '429 rate_limited')
  upstream.setReply('POST /authenticate/email/verify', null)
})
