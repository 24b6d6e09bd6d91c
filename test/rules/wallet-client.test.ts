// The wallet's client without a browser: amounts, forms to intents, the review before a signature, the login page's protocol, and
// Google's reply.
import type { IntentName } from '../../api/core/wallet/intent-checks.ts'
import { jobParametersOf } from '../../api/core/wallet/intents.ts'
import { redacted } from '../../web/src/data/wallet-log.ts'
import { ACTIONS, type ActionName, fieldsByPath } from '../../web/src/wallet/actions/actions.ts'
import type { Choices } from '../../web/src/wallet/actions/choices.ts'
import { feeWords, reviewOf } from '../../web/src/wallet/actions/describe.ts'
import { readIntent, readRequestOf, type Values } from '../../web/src/wallet/actions/form-values.ts'
import { fromSmallest, toSmallest } from '../../web/src/wallet/kit/amounts.ts'
import { createOpenCalls, createWalletCalls } from '../../web/src/wallet/kit/calls.ts'
import { tokenIn } from '../../web/src/wallet/kit/google-popup.ts'
import {
  allowedOrigins,
  createOnboarding,
  type OnboardingParts,
  type Outcome,
} from '../../web/src/wallet/session/onboarding.ts'
import { figure } from '../../web/src/wallet/words.ts'
import { fc } from '../dose.ts'
import t from '../tap.ts'

const SWA = '0x2a779C103603C99c7dc5aCbf8571c1B4C2717523'
const THEM = `0x${'ab'.repeat(20)}`
const network = (caipId: string, networkName: string, networkId: string) => ({
  ...{ caipId, networkName, networkId, type: '', sponsorshipEnabled: false, gsnEnabled: false },
})
const ALPHA = { ...network('eip155:31337', 'SANDBOX_ALPHA', 'n1'), sponsorshipEnabled: true }
const BETA = network('eip155:31338', 'SANDBOX_BETA', 'n2')
const APTOS = network('aptos:sandbox', 'SANDBOX_APTOS', 'n3')
const choices: Choices = {
  networks: [ALPHA, BETA, APTOS],
  tokens: [
    { ...ALPHA, address: THEM, symbol: 'SBD', name: 'Dollar', decimals: 6, isPrimary: false },
    { ...BETA, address: '', symbol: 'SBE', name: 'Beta coin', decimals: 18, isPrimary: true },
  ],
  wallets: [{ ...BETA, address: SWA }],
  holdings: [],
  nfts: [
    {
      ...ALPHA,
      ...{ entityType: 'ERC721', collectionAddress: THEM, collectionName: 'Badges', nftId: '7' },
      ...{ description: '', nftName: 'Badge 7' },
    },
  ],
}
const BADGE = `eip155:31337|${THEM}|7`
const read = (name: IntentName, values: Values) => readIntent(name, values, choices, SWA, fieldsByPath(ACTIONS[name]))

t.test('an amount is converted to the smallest unit and back without loss', async t => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      return toSmallest(fromSmallest(amount, decimals), decimals) === amount
    }),
  )
  const cases: [string, number, bigint | string][] = [
    ['1.5', 6, 1_500_000n],
    ['.5', 1, 5n],
    ['5.', 0, 5n],
    ['1.50', 1, 15n],
    ['-1', 2, -100n],
    ['0.1234567', 6, 'Amount can have at most 6 decimals'],
    ['1,5', 6, 'Amount must be a number'],
    ['1e3', 6, 'Amount must be a number'],
    ['', 6, 'Amount must be a number'],
    ['.', 6, 'Amount must be a number'],
  ]
  for (const [text, decimals, expected] of cases) t.equal(toSmallest(text, decimals), expected, `${text}/${decimals}`)
  t.same(
    ['1234567.50', '10.0', '0.000001', 'much'].map(text => figure(text)),
    ['12,34,567.5', '10', '0.000001', 'much'],
  )
  t.equal(figure('1000.00', true), '1,000.00')
})

t.test('form errors are shown beside their fields', async t => {
  const token = `eip155:31337|${THEM}`
  const mint = { network: 'aptos:sandbox', name: 'A', uri: 'u' }
  const cases: [IntentName, Values, Record<string, string>][] = [
    ['tokenTransfer', { token, amount: '0', recipient: THEM }, { amount: 'Amount must be greater than 0' }],
    ['tokenTransfer', { token, amount: '1', recipient: '0x12' }, { recipient: 'Invalid recipient address format' }],
    ['nftTransfer', { nft: BADGE, recipient: THEM, amount: '0' }, { amount: 'Minimum transfer amount is 1' }],
    ['nftMint', { ...mint, name: '' }, { name: 'NFT name cannot be empty' }],
    ['evmRawTransaction', { network: BETA.caipId, to: THEM, data: '0x1' }, { data: 'Invalid transaction data format' }],
    ['aptosRawTransaction', { network: APTOS.caipId, function: '' }, { function: 'Function cannot be empty' }],
    [
      'aptosRawTransaction',
      { network: APTOS.caipId, function: 'f', arguments: '{}' },
      { arguments: 'Arguments must be a JSON list, for example ["0x1", "5"]' },
    ],
  ]
  for (const [name, values, fields] of cases)
    t.same(read(name, values), { fields, general: null }, `${name} ${values.amount}`)
  const elsewhere = read('tokenTransfer', { token: 'eip155:1|', amount: '1', recipient: THEM })
  t.same(elsewhere, { fields: {}, general: 'Chain Not Supported: eip155:1 is not supported for this client' })
  t.match(readRequestOf({ network: BETA.caipId, contract: '0x1' }), { fields: { contract: /Invalid/ } })
  t.match(readRequestOf({ network: APTOS.caipId, function: '0x1::a::b', arguments: '["1"]' }), {
    body: { caip2Id: APTOS.caipId, data: { function: '0x1::a::b', typeArguments: [], functionArguments: ['1'] } },
  })
})

t.test('the review is made of the intent itself: recipient, network and payer', async t => {
  const send = read('tokenTransfer', { token: 'eip155:31338|', amount: '2.50', recipient: THEM })
  if ('fields' in send) throw new Error('refused')
  t.match(send, { input: { amount: 2_500_000_000_000_000_000n } })
  const { sentence, rows } = reviewOf(send, choices)
  t.equal(sentence, '2.5 SBE will leave this wallet on Sandbox Beta. What was sent cannot be called back.')
  t.match(
    rows.map(({ label, value }) => `${label}: ${value}`),
    ['Amount: 2.5 SBE', `To: ${THEM}`, 'Network: Sandbox Beta (eip155:31338)'],
  )
  t.equal(feeWords(send, choices, null), 'This wallet pays it, in SBE.')
  t.equal(feeWords(send, choices, '0.1'), 'This wallet pays it: about 0.1 SBE.')
  const nft = read('nftTransfer', { nft: BADGE, recipient: THEM, amount: '1' })
  if ('fields' in nft) throw new Error('refused')
  const emptied = read('nftTransfer', { nft: BADGE, recipient: THEM, amount: ' ' })
  if ('fields' in emptied) throw new Error('refused')
  t.match(reviewOf(emptied, choices).rows, [{ label: 'NFT' }, {}, {}, {}, { label: 'Amount', value: '1' }])
  t.equal(jobParametersOf(emptied), jobParametersOf(nft), 'an emptied amount is one')
  t.match(reviewOf(nft, choices).sentence, /^“Badge 7” will belong to somebody else on Sandbox Alpha/)
  t.equal(feeWords(nft, choices, null), 'TruCV’s wallet service pays it. You pay nothing.')
  for (const [name, { fields }] of Object.entries(ACTIONS) as [ActionName, (typeof ACTIONS)[ActionName]][]) {
    t.equal(new Set(fields.map(one => one.name)).size, fields.length, `${name} names each field once`)
  }
})

/** The protocol with a fake frame. */
function stage(more: Partial<OnboardingParts> = {}) {
  const frame = {}
  const posted: unknown[] = []
  const ends: Outcome[] = []
  const waits: number[] = []
  const life: string[] = []
  const late: (() => void)[] = []
  const protocol = createOnboarding({
    allowed: ['https://page.example'],
    frame: () => frame,
    newId: () => 'greeting',
    onLife: one => life.push(one.is === 'stuck' ? one.why : one.is),
    post: message => void posted.push(typeof message === 'string' ? JSON.parse(message) : message),
    sendCode: async () => 't-1',
    verifyCode: async () => 'auth',
    googleToken: async () => 'google',
    logIn: async () => SWA,
    readClipboard: async () => ' 123456 ',
    errorInWords: error => (error as Error).message,
    after: (ms, run) => {
      if (ms === 30_000) return void late.push(run)
      waits.push(ms)
      run()
    },
    onEnd: outcome => ends.push(outcome),
    ...more,
  })
  const say = async (data: unknown, { origin = 'https://page.example', source = frame as unknown } = {}) => {
    protocol.receive({ origin, source, data })
    await new Promise(done => setTimeout(done))
  }
  const ask = (data: object) => say({ id: '1', method: 'm', channel: 'requestChannel', data })
  const wait = () => {
    for (const run of late) run()
  }
  return { protocol, posted, ends, waits, life, wait, say, ask }
}
const CODE = { provider: 'email', email: 'a@b.example' }

t.test('the login page gets the expected answers, and the login ends once', async t => {
  const { posted, ends, waits, ask, say, protocol } = stage()
  await ask({ type: 'ui_config' })
  await say({ eventName: 'e', eventData: JSON.stringify({ data: { type: 'request_otp', ...CODE } }) })
  await ask({ type: 'resend_otp', ...CODE, token: 't-0' })
  await ask({ type: 'paste_otp', provider: 'email' })
  await ask({ type: 'something else' })
  await ask({ type: 'verify_otp', ...CODE, token: 't-1', otp: '1' })
  await ask({ provider: 'google' })
  protocol.cancel()
  t.same(posted, [
    { id: '1', method: 'm', data: { type: 'ui_config', config: { title: 'Your wallet' } } },
    { id: 'uuid-for-webview', method: 'okto_sdk_login', data: { ...CODE, token: 't-1' } },
    { id: '1', method: 'm', data: { ...CODE, token: 't-1' } },
    { id: '1', method: 'm', data: { provider: 'email', type: 'paste_otp', message: '123456' } },
    { id: '1', method: 'm', data: { ...CODE, token: 't-1', message: 'Login successful' } },
  ])
  t.same([ends, waits], [[{ userSWA: SWA }], [1000]])

  const google = stage()
  await google.ask({ provider: 'google' })
  t.same(google.posted, [
    { id: '1', method: 'm', data: { success: true, message: 'Google login successful', token: SWA } },
  ])
  t.same([google.ends, google.waits], [[{ userSWA: SWA }], []], 'at once')
})

t.test('failures of the login page end it after a second; messages of other origins are ignored', async t => {
  const verifyCode = async () => {
    throw new Error('Invalid OTP')
  }
  const failing = stage({ verifyCode, readClipboard: async () => 'my letters' })
  const data = { type: 'verify_otp', ...CODE, token: 't', otp: '1' }
  await failing.ask({ type: 'paste_otp', provider: 'email' })
  t.match(failing.posted, [{ error: 'No OTP found on clipboard' }])
  t.same(failing.ends, [], 'a paste that fails ends nothing')
  await failing.ask(data)
  t.same(failing.posted[1], { id: '1', method: 'm', data: JSON.stringify({ data }), error: 'Invalid OTP' })
  t.same([failing.ends, failing.waits], [[{ failed: 'Invalid OTP' }], [1000]])

  const heard = stage()
  const close = { id: '1', data: { type: 'close_webview' } }
  await heard.say(close, { origin: 'https://other.example' })
  await heard.say(close, { source: {} })
  await heard.say(close, { source: null })
  for (const noise of [
    'text',
    '{',
    7,
    null,
    [],
    { data: 'x' },
    { channel: 'responseChannel', data: { status: 'success' } },
  ]) {
    await heard.say(noise)
  }
  t.same([heard.ends, heard.posted], [[], []])
  await heard.say(JSON.stringify(close))
  t.same(heard.ends, [{ canceled: true }])
  const failed = stage()
  await failed.say({ channel: 'responseChannel', data: { status: 'error' } })
  t.match(failed.ends, [{ failed: String }])
})

t.test('the onboarding and pay pages of the environment may speak, and no others', async t => {
  const page = new URL('http://localhost:8081/wallet/onboarding')
  t.same(allowedOrigins(page, 'sandbox'), [
    'http://localhost:8081',
    'https://sandbox-onboarding.okto.tech',
    'https://sandbox-pay.okto.tech',
  ])
  t.ok(allowedOrigins(page, 'staging').includes('https://pay.oktostage.com'))
  t.ok(allowedOrigins(page, 'production').includes('https://pay.okto.tech'))
  t.notOk(allowedOrigins(page, 'production').some(origin => /stage|sandbox/.test(origin)))
})

t.test('a bearer lives 5,400 seconds by the service’s clock, whatever this device’s clock says', async t => {
  for (const aheadMs of [-7_200_000, -400, 0, 400, 25_000, 7_200_000]) {
    const serviceMs = Math.floor((Date.now() - aheadMs) / 1_000) * 1_000
    const minted: number[] = []
    const open = createOpenCalls({
      async call(_method, path, sent) {
        const { data } = (sent?.body ?? {}) as { data?: { expire_at: number } }
        if (path === '/wallet/bearer' && data) minted.push(data.expire_at)
        const body = {
          success: true,
          status: 'success',
          data: [],
          expireAt: new Date(serviceMs + 5_400_000).toISOString(),
        }
        return { body, headers: new Headers({ date: new Date(serviceMs).toUTCString() }) }
      },
    })
    const signBearer = (nowMs: number) => ({
      data: { expire_at: Math.round(nowMs / 1_000) + 5_400, session_pub_key: '0x04' },
      data_signature: '0x',
    })
    await open.readConfig()
    await createWalletCalls(open, '0x04', { signBearer, demandKeys: () => {}, onGone: () => {} }).ask('listWallets')
    const left = (minted[0] ?? 0) - serviceMs / 1_000
    t.ok(left >= 5_400 && left <= 5_430, `${aheadMs} ms ahead: ${left}`)
  }
})

t.test('the page is pinged, and a missing answer is reported after half a minute', async t => {
  const reply = (data: unknown, id = 'greeting') => ({ id, channel: 'responseChannel', data })
  const silent = stage()
  silent.protocol.greet('https://page.example')
  t.match(silent.posted, [{ id: 'greeting', channel: 'requestChannel', data: { type: 'ui_config' } }])
  await silent.say(reply({ status: 'success' }, 'another'))
  t.same(silent.life, [], 'an answer to something else is none')
  silent.wait()
  t.same([silent.life, silent.ends], [['Request timeout'], []])
  await silent.ask({ type: 'ui_config' })
  t.same(silent.life, ['Request timeout', 'there'], 'a late answer still counts')

  const answering = stage()
  await answering.say(reply({ status: 'success' }))
  answering.wait()
  answering.protocol.greet('https://page.example')
  t.same([answering.life, answering.posted], [['there'], []])

  for (const data of [{}, { status: 7 }, 'success', null, undefined]) {
    const odd = stage()
    await odd.say(reply(data))
    t.same(odd.life, ['Invalid response data'], JSON.stringify(data))
  }
  const gone = stage({ frame: () => null })
  gone.protocol.greet('https://page.example')
  gone.wait()
  t.same([gone.life, gone.posted], [['WebView not available'], []])
  const left = stage()
  left.protocol.leave()
  left.wait()
  t.same(left.life, [])
})

t.test('only the reply from Google to this request is accepted', async t => {
  const token = `h.${Buffer.from(JSON.stringify({ nonce: 'n' })).toString('base64url')}.s`
  const back = (fields: object, sign = '#') =>
    new URL(`https://a.example/auth/google${sign}${new URLSearchParams({ ...fields })}`)
  const wanted = { state: 's', nonce: 'n' }
  t.equal(tokenIn(back({ id_token: token, state: 's' }), wanted), token)
  t.equal(tokenIn(back({ id_token: token, state: 's' }, '?'), wanted), token)
  const refused: [object, string][] = [
    [{ id_token: token, state: 'x' }, 'Authentication failed: this answer belongs to another log-in.'],
    [{ id_token: token }, 'Authentication failed: this answer belongs to another log-in.'],
    [{ id_token: 'h.e30.s', state: 's' }, 'Authentication failed: this answer belongs to another log-in.'],
    [{ id_token: 'none', state: 's' }, 'Authentication failed: this answer belongs to another log-in.'],
    [{ state: 's' }, 'No ID token received from authentication'],
    [{ error: 'access_denied' }, 'Authentication canceled by the user'],
  ]
  for (const [fields, message] of refused) t.throws(() => tokenIn(back(fields), wanted), { message })
})

t.test('logs of development builds contain no secret', async t => {
  const call = {
    body: { authData: { idToken: 'S', provider: 'okto' }, data: { email: 'a@b', token: 'S', otp: 'S' } },
    transactions: [{ userSessionSignature: 'S', signingMessage: 'hello' }],
    paymasterData: 'S',
    data_signature: 'S',
    sessionPrivKey: 'S',
    tokens: [{ token_address: '0x1', tokenImage: 'i' }],
  }
  const text = JSON.stringify(redacted(call))
  t.notMatch(text, '"S"')
  t.match(text, 'hello')
  t.match(redacted(call), { tokens: [{ token_address: '0x1', tokenImage: 'i' }], paymasterData: '[redacted]' })
})
