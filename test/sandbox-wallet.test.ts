// The wallet's stand-in as a client meets it before any chain: codes, log-in, bearers, operations, signatures; and every
// check it makes refuses what it must. No EVM chain runs here, which is a case of its own.
import { randomUUID } from 'node:crypto'
import { hashMessage, recoverAddress, verifyTypedData, Wallet } from 'ethers'
import t, { type Test } from 'tap'
import {
  authenticateBody,
  bearer,
  envelope,
  intents,
  type Json,
  loginToken,
  operation,
  paymasterData,
  publicKeyOf,
  type Reply,
  SITE,
  send,
  signBody,
  walletSandbox,
} from './sandbox-wallet-client.ts'

const APTOS = 'aptos:sandbox'
const SOMEBODY = `0x${'9'.repeat(64)}`
const stranger = { key: Wallet.createRandom().privateKey, swa: `0x${'7'.repeat(40)}` }
const now = () => Math.floor(Date.now() / 1000)

/** The stand-in on a machine where the chain's binary does not start. */
async function chainless(t: Test) {
  const lines: string[] = []
  const binary = () => {
    throw new Error('no binary for this machine')
  }
  const sandbox = await walletSandbox(t, { wallet: { binary, log: line => lines.push(line) } })
  return { ...sandbox, lines }
}

/** Refused with this status and these words, in the backend's envelope. */
function refused(t: Test, { status, json }: Reply, expected: number, words: RegExp, what: string) {
  t.equal(status, expected, what)
  t.match(json, { status: 'error', error: { code: expected, message: String, trace_id: String } }, what)
  const { message, details } = json.error as { message: string; details: string }
  t.match(`${message} | ${details}`, words, what)
}

t.test('a code comes by mail or WhatsApp, is six digits, and opens the same wallet each time', async t => {
  const { ask, client, inbox, login } = await chainless(t)
  const swas: unknown[] = []
  for (const [channel, contact] of [
    ['email', { email: 'Asha@Example.org' }],
    ['email', { email: 'asha@example.org' }],
    ['whatsapp', { whatsapp_number: '98765-43210' }],
    ['whatsapp', { whatsapp_number: '9876543210' }],
  ] as const) {
    const sent = await ask('POST', `/authenticate/${channel}`, envelope(client, contact))
    t.match(sent, { status: 200, json: { status: 'success' }, data: { status: 'success', code: 200, token: String } })
    const [message] = await inbox(Object.values(contact)[0] as string)
    t.match(message, { channel, code: /^\d{6}$/ })
    const answer = { ...contact, token: sent.data.token, otp: message?.code }
    const verified = await ask('POST', `/authenticate/${channel}/verify`, envelope(client, answer))
    t.match(verified.data, { auth_token: String, refresh_auth_token: String, device_token: String })
    const authData = { idToken: verified.data.auth_token, provider: 'okto' }
    const session = await login(authData)
    t.match(session.data, { userSWA: /^0x[0-9a-fA-F]{40}$/, nonce: String, clientSWA: client.swa })
    t.ok(Number(session.data.sessionExpiry) > now())
    refused(t, await login(authData), 400, /unknown or has expired/, 'a log-in by code works once')
    const again = await ask('POST', `/authenticate/${channel}/verify`, envelope(client, answer))
    refused(t, again, 400, /invalid token/, 'a code works once')
    swas.push(session.data.userSWA)
  }
  t.equal(swas[0], swas[1], 'letter case does not matter')
  t.equal(swas[2], swas[3], 'dashes do not matter')
  t.not(swas[0], swas[2])
})

t.test('a code has five tries and five minutes; another code replaces it and gives no further tries', async t => {
  const { ask, client, inbox, control } = await chainless(t)
  const email = 'b@example.org'
  const codeNow = async () => (await inbox(email))[0]?.code ?? ''
  const wrongOne = async () => ((await codeNow()) === '000000' ? '000001' : '000000')
  const verify = async (token: unknown, otp: string, ahead = 0) =>
    ask(
      'POST',
      '/authenticate/email/verify',
      envelope(client, { email, token, otp }, { timestamp: Date.now() + ahead }),
    )
  const first = (await ask('POST', '/authenticate/email', envelope(client, { email }))).data.token
  for (let count = 0; count < 3; count++) refused(t, await verify(first, await wrongOne()), 400, /Invalid OTP/, 'wrong')
  const second = (await ask('POST', '/authenticate/email', envelope(client, { email, token: first }))).data.token
  t.not(second, first)
  refused(t, await verify(first, await codeNow()), 400, /invalid token/, 'replaced')
  for (let count = 0; count < 2; count++)
    refused(t, await verify(second, await wrongOne()), 400, /Invalid OTP/, 'wrong')
  refused(t, await verify(second, await codeNow()), 400, /attempts exceeded/, 'five tries in all')

  const third = (await ask('POST', '/authenticate/email', envelope(client, { email }))).data.token
  const other = await ask('POST', '/authenticate/email/verify', {
    ...envelope(client, { email: 'other@example.org', token: third, otp: await codeNow() }),
  })
  refused(t, other, 400, /invalid token/, 'somebody else’s token')
  await control('/wallet/settings', { clockAheadSeconds: 301 })
  refused(t, await verify(third, await codeNow(), 301_000), 400, /expired/, 'after five minutes')
})

t.test('an envelope is refused unless the client signed exactly it, now, for once', async t => {
  const { ask, client } = await chainless(t)
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

t.test('Google’s token opens a wallet: of the sandbox’s Google, for the wallet’s own client, in date', async t => {
  const { origin, login, env, person } = await chainless(t)
  const audience = env.WALLET_GOOGLE_CLIENT_ID
  const token = async (wish: Json) => {
    const body = { email: 'g@example.org', name: 'G', audience, ...wish }
    const { json } = await send(`${origin}/google/token`, 'POST', body)
    return { idToken: json.credential, provider: 'google' }
  }
  const opened = await login(await token({}))
  t.equal(opened.status, 200)
  t.equal(opened.data.userSWA, (await person('G@example.org')).swa, 'the wallet of this address')
  const cases: [string, Json, RegExp][] = [
    ['the service’s own client', { audience: 'c' }, /another audience/],
    ['past', { expiresIn: -10 }, /expired/],
    ['an address nobody checked', { emailVerified: false }, /not verified/],
  ]
  for (const [what, wish, words] of cases) refused(t, await login(await token(wish)), 400, words, what)
  const { idToken } = await token({})
  const spoilt = `${String(idToken).slice(0, -8)}AAAAAAAA`
  refused(t, await login({ idToken: spoilt, provider: 'google' }), 400, /signature is wrong/, 'a changed signature')
  refused(t, await login({ idToken, provider: 'apple' }), 400, /Unsupported provider: apple/, 'an unknown provider')
  refused(t, await login({ idToken: 'x', provider: 'google' }), 400, /not a JWT/, 'no token at all')
})

t.test('the wallet’s Google client may use the authorization page, as the service’s own may', async t => {
  const { origin, env } = await chainless(t)
  const page = (client_id: string) => {
    const query = {
      client_id,
      redirect_uri: `${SITE}/auth/google`,
      response_type: 'id_token',
      scope: 'openid',
      nonce: 'n',
    }
    return fetch(`${origin}/google/authorize?${new URLSearchParams(query)}`)
  }
  t.equal((await page(env.WALLET_GOOGLE_CLIENT_ID ?? '')).status, 200)
  t.equal((await page('c')).status, 200)
  t.equal((await page('another')).status, 400)
})

t.test('the service’s own log-in opens a wallet, once, and only as it must be', async t => {
  const { login, env, client } = await chainless(t)
  const jwt = (claims: Json = {}, header: Json = {}) => ({
    idToken: loginToken(env.WALLET_JWT_KEYS ?? '', { aud: client.swa, sub: 'u1', ...claims }, header),
    provider: 'client_jwt',
  })
  const good = jwt()
  const first = await login(good)
  t.equal(first.status, 200)
  refused(t, await login(good), 400, /used before/, 'twice')
  t.equal((await login(jwt())).data.userSWA, first.data.userSWA, 'the same person')
  t.not((await login(jwt({ sub: 'u2' }))).data.userSWA, first.data.userSWA, 'another person')
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
  for (const [what, authData, words] of cases) refused(t, await login(authData), 400, words, what)
})

t.test(
  'a session key is added only if client and key both signed for it, under a fresh nonce that is paid for',
  async t => {
    const { ask, client, env, person } = await chainless(t)
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
      [
        'a foreign client key',
        { ...body(), ...signedBy({ ...client, key: stranger.key }, session) },
        /sessionPkClient/,
      ],
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
    const somebody = await person()
    const theft = authenticateBody(client, somebody.session, auth('thief'))
    refused(t, await ask('POST', '/authenticate', theft), 400, /somebody else/, 'somebody else’s session key')
  },
)

t.test('every call but the log-in needs a bearer that its session signed, in date', async t => {
  const { ask, control, person } = await chainless(t)
  const { session, swa, get, publicKey } = await person()
  t.match(await get('/verify-session'), { user_swa: swa, is_session_added: true })
  t.match(await get('/user-keys'), { user_swa: swa, ecdsa_key_id: String, ecdsa_public_key: /^0x0[23]|^0x04/ })
  const foreign = Wallet.createRandom().privateKey
  const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
  const parts = JSON.parse(Buffer.from(bearer(session), 'base64').toString()) as Json & { data: Json }
  const cases: [string, string, RegExp][] = [
    ['none', '', /needed/],
    ['an id token', 'a.b.c', /needed/],
    ['signed by another key', bearer(session, { key: foreign }), /not signed/],
    ['past', bearer(session, { expireAt: now() - 1 }), /expired/],
    ['good for too long', bearer(session, { expireAt: now() + 7_200 }), /too long/],
    ['of a session that was never added', bearer(foreign), /not known/],
    ['moved on', token({ ...parts, data: { ...parts.data, expire_at: now() + 60 } }), /not signed/],
    ['its keys in another order', token(Object.fromEntries(Object.entries(parts).reverse())), /not one/],
    ['of another type', token({ ...parts, type: 'x' }), /not one/],
    ['a text as its end', token({ ...parts, data: { ...parts.data, expire_at: '1' } }), /whole seconds/],
  ]
  const paths = ['/wallets', '/supported/networks', '/gas-values', '/orders', '/portfolio/nft']
  for (const [what, value, words] of cases) {
    const headers: Record<string, string> = value ? { authorization: `Bearer ${value}` } : {}
    for (const path of paths) refused(t, await ask('GET', path, undefined, headers), 401, words, what)
    refused(t, await ask('POST', '/execute', {}, headers), 401, words, what)
  }
  const ahead = 10 * 24 * 3600 + 1
  await control('/wallet/settings', { clockAheadSeconds: ahead })
  const then = { authorization: `Bearer ${bearer(session, { expireAt: now() + ahead + 5400 })}` }
  refused(t, await ask('GET', '/wallets', undefined, then), 401, /session has expired/, 'a session ends')
  t.ok(publicKey.startsWith('0x04'))
})

t.test('an operation is refused for every part that is not as it must be', async t => {
  const { client, person, ask } = await chainless(t)
  const me = await person()
  const other = await person()
  const wish = intents.tokens(APTOS, SOMEBODY, '', 1)
  const uuid = randomUUID()
  const swapped = Wallet.createRandom().privateKey
  const cases: [string, Parameters<typeof me.execute>[1], RegExp][] = [
    ['signed with a foreign session key', { session: swapped }, /AA24/],
    ['signed by somebody else’s session', { session: other.session }, /AA24/],
    ['made for another chain', { chainId: 8088n }, /AA24/],
    ['made for another entry point', { entryPoint: stranger.swa }, /AA24/],
    ['changed call data', { spoilt: { callData: '0x1234' } }, /AA24/],
    ['changed gas', { spoilt: { callGasLimit: '0x1' } }, /AA24/],
    ['changed fees', { spoilt: { maxFeePerGas: '0x1' } }, /AA24/],
    ['another wallet', { swa: other.swa }, /sender/],
    ['another paymaster', { fields: { paymaster: stranger.swa } }, /unknown paymaster/],
    ['paymaster data of a foreign client', { paymasterData: paymasterData(stranger, uuid), uuid }, /AA34/],
    [
      'paymaster data signed with a foreign key',
      { paymasterData: paymasterData({ ...client, key: stranger.key }, uuid), uuid },
      /AA34/,
    ],
    ['paymaster data for another nonce', { paymasterData: paymasterData(client, randomUUID()), uuid }, /AA34/],
    ['paymaster data that is past', { paymasterData: paymasterData(client, uuid, { until: now() - 1 }), uuid }, /AA34/],
    ['another selector', { selector: '0x12345678' }, /another function/],
    ['another job manager', { jobManager: stranger.swa }, /job manager/],
    ['a value', { value: 1n }, /value must be 0/],
    ['another job id', { jobId: randomUUID() }, /job id/],
    ['another wallet in the call data', { userSwa: other.swa }, /another userSWA/],
    ['another client in the call data', { clientSwa: stranger.swa }, /another clientSWA/],
    ['a policy that is not the network’s', { policy: [false, false] }, /policy/],
    ['an unknown intent', { intent: { ...wish, type: 'TOKEN_SWAP' } }, /unknown intent/],
    ['parameters of another intent', { intent: { ...wish, type: 'NFT_TRANSFER' } }, /callData/],
    ['an unknown chain', { intent: intents.tokens('eip155:1', SOMEBODY, '', 1) }, /not supported/],
    ['a nonce that is no uuid', { fields: { nonce: `0x${'1'.repeat(64)}` } }, /nonce/],
    ['no sender', { spoilt: { sender: 'me' } }, /sender/],
    ['one field more', { spoilt: { initCode: '0x' } }, /unknown key/],
  ]
  for (const [what, more, words] of cases) refused(t, await me.execute(wish, more), 400, words, what)
  refused(t, await me.call('POST', '/execute', '[]'), 400, /object/, 'no object')

  const stolen = operation({ client, session: me.session, swa: me.swa, intent: wish })
  const thief = { authorization: `Bearer ${bearer(other.session)}` }
  refused(t, await ask('POST', '/execute', stolen, thief), 400, /sender/, 'under somebody else’s bearer')
  const twice = operation({ client, session: me.session, swa: me.swa, intent: wish })
  const replies = await Promise.all([me.call('POST', '/execute', twice), me.call('POST', '/execute', twice)])
  t.same(replies.map(reply => reply.status).sort(), [200, 400], 'of two at once one is taken')
  const again = { intent: intents.tokens(APTOS, SOMEBODY, '', 2) }
  const used = String(replies.find(reply => reply.status === 200)?.data.jobId)
  refused(t, await me.execute(again.intent, { uuid: used }), 400, /nonce was used/, 'a nonce works once')
})

t.test('the wallet’s own key signs texts and typed data, for its session and for what the session signed', async t => {
  const { person } = await chainless(t)
  const me = await person()
  const keyId = String((await me.get('/user-keys')).ecdsa_key_id)
  const typed = {
    domain: { name: 'CV', version: '1', chainId: 31_337 },
    types: { EIP712Domain: [{ name: 'name', type: 'string' }], Claim: [{ name: 'text', type: 'string' }] },
    primaryType: 'Claim',
    message: { text: 'मैं' },
  }
  const own = { session: me.session, swa: me.swa, keyId }
  const signed = await me.call('POST', '/signMessage', signBody({ ...own, text: 'ü "1"\n' }))
  t.match(signed, { status: 200, data: [{ transaction_id: String, signature: /^[0-9a-f]{130}$/ }] })
  const signer = recoverAddress(hashMessage('ü "1"\n'), `0x${signed.data[0]?.signature}`)
  const text = JSON.stringify(typed)
  const typedReply = await me.call('POST', '/signMessage', signBody({ ...own, text, method: 'EIP712' }))
  const { EIP712Domain: _, ...types } = typed.types
  t.equal(verifyTypedData(typed.domain, types, typed.message, `0x${typedReply.data[0]?.signature}`), signer)
  t.not(signer.toLowerCase(), me.swa.toLowerCase())

  const other = await person()
  const good = signBody({ ...own, text: 'x' })
  const cases: [string, unknown, RegExp][] = [
    ['another threshold', signBody({ ...own, text: 'x', threshold: 3 }), /userSessionSignature/],
    ['another key id', signBody({ ...own, text: 'x', keyId: randomUUID() }), /userSessionSignature/],
    ['another wallet', signBody({ ...own, text: 'x', swa: other.swa }), /userSWA/],
    ['a foreign session key', signBody({ ...own, text: 'x', session: other.session }), /sessionPk/],
    [
      'another text than was signed',
      { data: { ...good.data, transactions: [{ ...good.data.transactions[0], signingMessage: 'y' }] } },
      /userSessionSignature/,
    ],
    ['an unknown method', signBody({ ...own, text: 'x', method: 'EIP1' }), /unknown method/],
    ['typed data that is none', signBody({ ...own, text: 'x', method: 'EIP712' }), /JSON/],
    ['nothing to sign', { data: { ...good.data, transactions: [] } }, /list/],
  ]
  for (const [what, body, words] of cases) {
    refused(t, await me.call('POST', '/signMessage', body), 400, words, what)
  }
  t.equal((await me.call('POST', '/signMessage', good)).status, 200)
  refused(t, await me.call('POST', '/signMessage', good), 400, /used before/, 'a job works once')
})

t.test(
  'without the chain’s binary the EVM networks are missing, everything else works, and the log says why',
  async t => {
    const { person, lines } = await chainless(t)
    const me = await person()
    const networks = (await me.get('/supported/networks')).network as Json[]
    t.same(
      networks.map(network => network.caip_id),
      [APTOS],
    )
    t.same(
      ((await me.get('/supported/tokens')).tokens as Json[]).map(token => token.symbol),
      ['APT'],
    )
    t.same(
      (await me.addresses()).map(wallet => wallet.caip_id),
      [APTOS],
    )
    t.match(await me.get('/aggregated-portfolio'), { aggregated_data: { holdings_count: '1' } })
    refused(t, await me.execute(intents.tokens('eip155:31337', me.swa, '', 1)), 400, /not supported/, 'its intents')
    t.equal(lines.length, 2, 'once for each of the two')
    t.match(lines[0], /SANDBOX_ALPHA cannot be started: no binary for this machine.*missing/)
  },
)

t.test('the log-in page is for frames of the service’s own pages', async t => {
  const { origin } = await chainless(t)
  const page = (query: Record<string, string>) => fetch(`${origin}/onboarding?${new URLSearchParams(query)}`)
  const good = await page({ app: 'OKTO_WEB', origin: SITE })
  t.equal(good.status, 200)
  t.match(good.headers.get('content-security-policy'), `frame-ancestors ${SITE}`)
  t.match(await good.text(), '/wallet/onboarding.js')
  t.equal((await fetch(`${origin}/wallet/onboarding.js`)).status, 200)
  t.equal((await page({ app: 'OKTO_WEB', origin: 'https://elsewhere.example' })).status, 400)
  t.equal((await page({ origin: SITE })).status, 400)
})

t.test('it misbehaves when told to, and its controls refuse what they do not know', async t => {
  const { control, person } = await chainless(t)
  const me = await person()
  t.equal((await control('/faults', { target: 'wallet', mode: 'error', times: 1 })).status, 200)
  t.equal((await me.call('GET', '/wallets')).status, 500)
  t.equal((await me.call('GET', '/wallets')).status, 200)
  await control('/faults', { target: 'wallet', mode: 'down', times: 1 })
  await t.rejects(me.call('GET', '/wallets'))
  for (const wish of [{ orders: 'slow' }, { stepMs: -1 }, { clockAheadSeconds: 'x' }, { more: 1 }]) {
    t.equal((await control('/wallet/settings', wish)).status, 400, JSON.stringify(wish))
  }
})
