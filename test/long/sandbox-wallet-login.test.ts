// Logins to the wallet's stand-in: codes, Google, the service's login tokens, session keys; and the refusals of each check.
import { randomUUID } from 'node:crypto'
import { Wallet } from 'ethers'
import { publicKeyOf } from '../../api/core/wallet/signatures.ts'
import {
  authenticateBody,
  envelope,
  type Json,
  loginToken,
  now,
  paymasterData,
  refused,
  send,
  stranger,
  walletSandbox,
} from '../sandbox-wallet-client.ts'
import t from '../tap.ts'

t.test('a code has five attempts and five minutes; a new code replaces it and adds no attempts', async t => {
  const { ask, client, inbox, control } = await walletSandbox(t)
  const email = 'b@example.org'
  const codeNow = async () => (await inbox(email))[0]?.code ?? ''
  const wrongOne = async () => ((await codeNow()) === '000000' ? '000001' : '000000')
  const verify = async (token: unknown, otp: string, ahead = 0) =>
    ask(
      'POST',
      '/authenticate/email/verify',
      envelope(client, { email, token: String(token), otp }, { timestamp: Date.now() + ahead }),
    )
  const first = (await ask('POST', '/authenticate/email', envelope(client, { email }))).data.token
  for (let count = 0; count < 3; count++) refused(t, await verify(first, await wrongOne()), 400, /Invalid OTP/, 'wrong')
  const second = (await ask('POST', '/authenticate/email', envelope(client, { email, token: String(first) }))).data
    .token
  t.not(second, first)
  refused(t, await verify(first, await codeNow()), 400, /invalid token/, 'replaced')
  for (let count = 0; count < 2; count++)
    refused(t, await verify(second, await wrongOne()), 400, /Invalid OTP/, 'wrong')
  refused(t, await verify(second, await codeNow()), 400, /attempts exceeded/, 'five tries in all')

  const third = (await ask('POST', '/authenticate/email', envelope(client, { email }))).data.token
  const other = await ask('POST', '/authenticate/email/verify', {
    ...envelope(client, { email: 'other@example.org', token: String(third), otp: await codeNow() }),
  })
  refused(t, other, 400, /invalid token/, 'another person’s token')
  await control('/wallet/settings', { clockAheadSeconds: 301 })
  refused(t, await verify(third, await codeNow(), 301_000), 400, /expired/, 'after five minutes')
})

t.test('an envelope is accepted only with the client’s signature of exactly it, in time, and once', async t => {
  const { ask, client } = await walletSandbox(t)
  const email = 'c@example.org'
  const good = envelope(client, { email })
  const minutes = (count: number) => envelope(client, { email }, { timestamp: Date.now() + count * 60_000 })
  const { data } = good
  const cases: [string, unknown, number, RegExp][] = [
    ['another key', envelope({ ...client, key: stranger.key }, { email }), 422, /client signature invalid/],
    ['another client', envelope(stranger, { email }), 422, /client signature invalid/],
    ['changed data', { ...good, data: { ...data, email: 'd@example.org' } }, 422, /client signature invalid/],
    ['too old', minutes(-6), 422, /Signature Expired/],
    ['too new', minutes(6), 422, /Signature Expired/],
    [
      'keys in another order',
      { ...good, data: Object.fromEntries(Object.entries(data).reverse()) },
      400,
      /keys of data/,
    ],
    ['another type', { ...good, type: 'eth' }, 400, /ethsign/],
    ['no signature', { data, type: 'ethsign' }, 400, /client_signature/],
    ['more keys', { ...good, more: 1 }, 400, /unknown key/],
    ['no address', envelope(client, { email: 'nobody' }), 400, /email is malformed/],
    ['a code on the way there', envelope(client, { email, token: 'x', otp: '1' }), 400, /unknown key 'otp'/],
    ['no JSON', '{', 400, /not JSON/],
  ]
  for (const [what, body, status, words] of cases) {
    refused(t, await ask('POST', '/authenticate/email', body), status, words, what)
  }
  const short = envelope(client, { whatsapp_number: '987654321' })
  refused(t, await ask('POST', '/authenticate/whatsapp', short), 400, /malformed/, 'nine digits')
  t.equal((await ask('POST', '/authenticate/email', good)).status, 200)
  refused(t, await ask('POST', '/authenticate/email', good), 422, /used before/, 'replayed')
})

t.test('Google’s token opens a wallet if it is the sandbox’s, for the wallet’s client, and not expired', async t => {
  const { origin, logIn, env, person } = await walletSandbox(t)
  const audience = env.WALLET_GOOGLE_CLIENT_ID
  const token = async (wish: Json) => {
    const body = { email: 'g@example.org', name: 'G', audience, ...wish }
    const { json } = await send(`${origin}/google/token`, 'POST', body)
    return { idToken: json.credential, provider: 'google' }
  }
  const opened = await logIn(await token({}))
  t.equal(opened.status, 200)
  t.equal(opened.data.userSWA, (await person('G@example.org')).swa, 'the wallet of this address')
  const cases: [string, Json, RegExp][] = [
    ['the service’s own client', { audience: 'c' }, /another audience/],
    ['past', { expiresIn: -10 }, /expired/],
    ['an unverified address', { emailVerified: false }, /not verified/],
  ]
  for (const [what, wish, words] of cases) refused(t, await logIn(await token(wish)), 400, words, what)
  const { idToken } = await token({})
  const spoilt = `${String(idToken).slice(0, -8)}AAAAAAAA`
  refused(t, await logIn({ idToken: spoilt, provider: 'google' }), 400, /signature is wrong/, 'a changed signature')
  refused(t, await logIn({ idToken, provider: 'apple' }), 400, /Unsupported provider: apple/, 'an unknown provider')
  refused(t, await logIn({ idToken: 'x', provider: 'google' }), 400, /not a JWT/, 'no token at all')
})

t.test('the service’s login token opens a wallet, once, and only if it is valid', async t => {
  const { logIn, env, client } = await walletSandbox(t)
  const jwt = (claims: Json = {}, header: Json = {}) => ({
    idToken: loginToken(env.WALLET_JWT_KEYS ?? '', { aud: client.swa, sub: 'u1', ...claims }, header),
    provider: 'client_jwt',
  })
  const good = jwt()
  const first = await logIn(good)
  t.equal(first.status, 200)
  refused(t, await logIn(good), 400, /used before/, 'twice')
  t.equal((await logIn(jwt())).data.userSWA, first.data.userSWA, 'the same person')
  t.not((await logIn(jwt({ sub: 'u2' }))).data.userSWA, first.data.userSWA, 'another person')
  const cases: [string, Json, RegExp][] = [
    ['another audience', jwt({ aud: stranger.swa }), /another audience/],
    ['another issuer', jwt({ iss: 'http://localhost:1' }), /another issuer/],
    ['past', jwt({ exp: now() - 1 }), /expired/],
    ['an hour', jwt({ exp: now() + 3600 }), /too long/],
    ['no subject', jwt({ sub: '' }), /sub or jti/],
    ['another kind of token', jwt({}, { typ: 'JWT' }), /wallet-login/],
    ['an unknown key', jwt({}, { kid: 'x' }), /known key/],
    ['another algorithm', jwt({}, { alg: 'none' }), /known key/],
  ]
  for (const [what, authData, words] of cases) refused(t, await logIn(authData), 400, words, what)
})

t.test('a session key is added only with both signatures, of client and key, under a new paid nonce', async t => {
  const { ask, client, env, person } = await walletSandbox(t)
  const session = Wallet.createRandom().privateKey
  const auth = (sub = 'u1') => ({
    idToken: loginToken(env.WALLET_JWT_KEYS ?? '', { aud: client.swa, sub }),
    provider: 'client_jwt',
  })
  const body = (uuid = randomUUID()) => authenticateBody(client, session, auth(), uuid)
  const within = (change: Json, uuid = randomUUID()) => {
    const made = body(uuid)
    return { ...made, sessionData: { ...made.sessionData, ...change } }
  }
  const signedBy = (other: typeof client, key: string) => authenticateBody(other, key, auth())
  const other = Wallet.createRandom().privateKey
  const cases: [string, unknown, RegExp][] = [
    ['a foreign client key', { ...body(), ...signedBy({ ...client, key: stranger.key }, session) }, /sessionPkClient/],
    [
      'a session key that did not sign',
      { ...body(), sessionDataUserSignature: signedBy(client, other).sessionDataUserSignature },
      /sessionDataUser/,
    ],
    ['another session key', within({ sessionPk: publicKeyOf(other) }), /sessionPkClientSignature/],
    ['no key', within({ sessionPk: '0x04' }), /uncompressed/],
    ['another client', within({ clientSWA: stranger.swa }), /unknown clientSWA/],
    ['another paymaster', within({ paymaster: stranger.swa }), /unknown paymaster/],
    ['no uuid', within({ nonce: '1' }), /UUID/],
    ['a nonce that is not paid for', within({ nonce: randomUUID() }), /AA34/],
    ['paymaster data for another nonce', within({ paymasterData: paymasterData(client, randomUUID()) }), /AA34/],
    ['one key more', { ...body(), extra: 1 }, /unknown key/],
  ]
  for (const [what, given, words] of cases) refused(t, await ask('POST', '/authenticate', given), 400, words, what)
  const uuid = randomUUID()
  const late = within({ paymasterData: paymasterData(client, uuid, { until: now() - 1 }) }, uuid)
  refused(t, await ask('POST', '/authenticate', late), 400, /paymasterData has expired/, 'too late')
  const early = within({ paymasterData: paymasterData(client, uuid, { after: now() + 60 }) }, uuid)
  refused(t, await ask('POST', '/authenticate', early), 400, /not valid yet/, 'too early')
  t.equal((await ask('POST', '/authenticate', body(uuid))).status, 200)
  refused(t, await ask('POST', '/authenticate', body(uuid)), 400, /nonce was used/, 'a nonce works once')
  const thief = await person()
  const theft = authenticateBody(client, thief.session, auth('thief'))
  refused(t, await ask('POST', '/authenticate', theft), 400, /somebody else/, 'another person’s session key')
})
