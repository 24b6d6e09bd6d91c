// Operations, signed messages and estimates through the proxy. Only valid ones are sent upstream, once.
import { randomUUID } from 'node:crypto'
import { addressOf, publicKeyOf } from '../api/core/wallet/signatures.ts'
import { isGranted, nonceOf, paymasterGrant, signPaymasterData } from '../api/core/wallet/user-operation.ts'
import { dose } from './dose.ts'
import { startApp } from './harness.ts'
import t from './tap.ts'
import { CLIENT_KEY, CLIENT_SWA, newSessionKey, startHolder, startUpstream } from './wallet-upstream.ts'

const upstream = await startUpstream(t)
const app = await startApp(t, upstream.env)
const clientAddress = addressOf(publicKeyOf(CLIENT_KEY))
const asha = await startHolder(app, 'asha@example.org')
const ravi = await startHolder(app, 'ravi@example.org')
const last = (key: string) => upstream.lastOf(key)

t.test('paymaster data is issued once for each nonce, for random nonces only', async t => {
  const ask = (nonce: string) => asha.call('post', '/wallet/paymaster').send({ nonce })
  const nonce = randomUUID()
  const { body } = await ask(nonce).expect(200)
  t.ok(
    isGranted(body.paymasterData, {
      nonce: nonceOf(nonce),
      clientSWA: CLIENT_SWA,
      signer: clientAddress,
      nowMs: Date.now(),
      atMostSeconds: 21_600,
    }),
  )
  t.equal((await ask(nonce)).body.code, 'conflict')
  t.equal((await ask(nonce.toUpperCase())).body.code, 'conflict')
  t.equal((await ravi.call('post', '/wallet/paymaster').send({ nonce })).body.code, 'conflict')
  for (const bad of ['00000000-0000-0000-0000-000000000000', '7c242f0a-3016-1f11-a7a5-9dd0491b543e', 'x', '']) {
    t.equal((await ask(bad)).status, 400, bad)
  }
  const race = randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(race)))
  t.equal(replies.filter(({ status }) => status === 200).length, 1)
})

t.test('a valid operation is executed; an invalid one is not sent', async t => {
  const good = await asha.operation()
  const { body } = await asha.api('post', '/execute').send(good).expect(200)
  t.match(body.data.jobId, /^[0-9a-f-]{36}$/)
  t.equal(last('POST /execute').text, JSON.stringify(good), 'to the byte')
  const before = upstream.callsOf('POST /execute').length
  const said = async (operation: object, who = asha) => {
    const reply = await who.api('post', '/execute').send(operation)
    return `${reply.status} ${reply.body.errors?.[0]?.path ?? reply.body.code}`
  }
  const other = await asha.operation()
  const nonce = randomUUID()
  const forge = (key: string, untilSeconds: number) =>
    signPaymasterData(key, paymasterGrant(CLIENT_SWA, nonceOf(nonce), untilSeconds))
  const soon = Math.floor(Date.now() / 1_000) + 600
  const flipped = other.callData.replace(/.$/, digit => (digit === '0' ? '1' : '0'))
  t.equal(await said({ ...other, callData: flipped }), '400 /signature')
  t.equal(await said({ ...other, sender: ravi.userSWA }), '400 /sender')
  t.equal(await said({ ...other, paymaster: CLIENT_SWA }), '400 /paymaster')
  t.equal(await said({ ...other, callGasLimit: '1' }), '400 /callGasLimit')
  t.equal(await said({ ...other, more: '0x' }), '400 /more')
  t.equal(await said(other, ravi), '400 /sender', 'another’s operation')
  for (const [change, path] of [
    [{ signer: ravi.key }, '/signature'],
    [{ jobManager: CLIENT_SWA }, '/callData'],
    [{ sender: ravi.userSWA }, '/sender'],
    [{ nonce, paymasterData: forge(newSessionKey(), soon) }, '/paymasterData'],
    [{ nonce, paymasterData: forge(CLIENT_KEY, soon - 700) }, '/paymasterData'],
    [{ nonce, paymasterData: forge(CLIENT_KEY, soon + 90_000) }, '/paymasterData'],
    // Signed by us, but not issued to this session.
    [{ nonce, paymasterData: forge(CLIENT_KEY, soon) }, '/paymasterData'],
  ] as const)
    t.equal(await said(await asha.operation(change)), `400 ${path}`)
  t.equal(upstream.callsOf('POST /execute').length, before)
})

t.test('fifty equal concurrent operations are sent upstream once and get one reply', async t => {
  for (let run = 0; run < dose(10); run++) {
    const operation = await asha.operation()
    const before = upstream.callsOf('POST /execute').length
    const send = () => asha.api('post', '/execute').send(operation)
    const replies = await Promise.all(Array.from({ length: 50 }, send))
    t.same([...new Set(replies.map(({ status, text }) => `${status} ${text}`))].length, 1)
    t.equal(replies[0]?.status, 200)
    t.same((await send()).body, replies[0]?.body, 'and so does a later one')
    t.equal(upstream.callsOf('POST /execute').length, before + 1)
  }
})

t.test('an operation with an unknown outcome is not sent again', async t => {
  const fates = [
    { rule: () => ({ cut: true as const }), status: 502 },
    { rule: () => ({ status: 500, body: { status: 'error', error: { message: 'oops' } } }), status: 502 },
    {
      rule: () => ({ status: 400, body: { status: 'error', error: { message: 'AA34 signature error' } } }),
      status: 400,
    },
    { rule: () => ({ raw: '<html>' }), status: 502 },
  ]
  for (const { rule, status } of fates) {
    const operation = await asha.operation()
    const before = upstream.callsOf('POST /execute').length
    upstream.setReply('POST /execute', rule)
    const first = await asha.api('post', '/execute').send(operation)
    upstream.setReply('POST /execute', null)
    const second = await asha.api('post', '/execute').send(operation)
    t.same([first.status, second.status], [status, status])
    t.equal(first.body.message, second.body.message, first.body.message)
    t.match(first.body.message, /^Execute operation failed: /)
    t.equal(upstream.callsOf('POST /execute').length, before + 1)
  }
  const operation = await asha.operation()
  upstream.setReply('POST /execute', () => ({ status: 401, body: {} }))
  t.equal((await asha.api('post', '/execute').send(operation)).body.code, 'wallet_session_required')
  upstream.setReply('POST /execute', null)
  await asha.mint().expect(200)
  await asha.api('post', '/execute').send(operation).expect(200)
})

t.test('a message is signed for the session’s wallet, equal ones once', async t => {
  const message = asha.messageOf('hello')
  const { body } = await asha.api('post', '/signMessage').send(message).expect(200)
  t.equal(body.data[0].signature, 'ab'.repeat(65))
  t.same(last('POST /signMessage').body, message)
  const before = upstream.callsOf('POST /signMessage').length
  t.same((await asha.api('post', '/signMessage').send(message)).body, body)
  const said = async (change: (one: typeof message) => void, who = asha) => {
    const changed = structuredClone(asha.messageOf('hello again'))
    change(changed)
    const reply = await who.api('post', '/signMessage').send(changed)
    return `${reply.status} ${reply.body.errors?.[0]?.path ?? reply.body.code}`
  }
  const transaction = (one: typeof message) => one.data.transactions[0] as (typeof message.data.transactions)[0]
  const path = '400 /data/transactions/0/userSessionSignature'
  t.equal(await said(one => (transaction(one).signingMessage = 'hello, too')), path)
  t.equal(await said(one => (transaction(one).method = 'EIP712')), path)
  t.equal(await said(one => (transaction(one).transactionId = randomUUID())), path)
  t.equal(await said(one => (one.data.userData.userSWA = ravi.userSWA)), '400 /data/userData')
  t.equal(await said(() => undefined, ravi), '400 /data/userData')
  t.equal(upstream.callsOf('POST /signMessage').length, before)
  upstream.setReply('POST /signMessage', () => ({ body: { status: 'success', data: [] } }))
  const none = await asha.api('post', '/signMessage').send(asha.messageOf('nothing'))
  t.same([none.status, none.body.message], [502, 'Sign message response data is missing'])
  upstream.setReply('POST /signMessage', null)
})

t.test('a refusal shows what the person typed, and no secret', async t => {
  const typed = `0x${'Ab'.repeat(20)}`
  const unknown = `0x${'cd'.repeat(20)}`
  const details = { recipientWalletAddress: typed, caip2Id: 'eip155:137', tokenAddress: '', amount: '1' }
  const gasDetails = { maxFeePerGas: '0xBA43B7400', maxPriorityFeePerGas: '0xBA43B7400' }
  const operation = await asha.operation({ recipient: typed })
  const message = asha.messageOf(`I own ${typed}`)
  const { userSessionSignature } = message.data.transactions[0]!
  const rows: [call: string, path: string, body: object, secret: string][] = [
    ['POST', '/readContractData', { caip2Id: 'eip155:137', data: { contractAddress: typed, abi: {} } }, unknown],
    ['GET', '/estimate', { type: 'TOKEN_TRANSFER', jobId: randomUUID(), details, gasDetails }, unknown],
    ['POST', '/execute', operation, operation.paymasterData],
    ['POST', '/signMessage', message, userSessionSignature],
  ]
  for (const [method, path, body, secret] of rows) {
    const error = { message: `There is no such contract at ${typed}: ${secret}` }
    upstream.setReply(`${method} ${path}`, () => ({ status: 400, body: { status: 'error', error } }))
    const { body: refused } = await asha.api('post', path).send(body)
    t.equal(refused.detail, `There is no such contract at ${typed}: [removed]`, path)
    upstream.setReply(`${method} ${path}`, null)
  }
})

t.test('an estimate is sent as a GET with a body, however it was requested', async t => {
  const wish = {
    type: 'TOKEN_TRANSFER',
    jobId: randomUUID(),
    details: { recipientWalletAddress: '0xab', caip2Id: 'eip155:137', tokenAddress: '', amount: '1' },
    gasDetails: { maxFeePerGas: '0xBA43B7400', maxPriorityFeePerGas: '0xBA43B7400' },
  }
  const before = upstream.callsOf('GET /estimate').length
  await asha.api('post', '/estimate').send(wish).expect(200)
  const { paymasterData, ...rest } = last('GET /estimate').body
  t.same(rest, wish)
  t.ok(
    isGranted(paymasterData, {
      nonce: nonceOf(wish.jobId),
      clientSWA: CLIENT_SWA,
      signer: clientAddress,
      nowMs: Date.now(),
      atMostSeconds: 21_600,
    }),
  )
  await asha.api('get', '/estimate').send(wish).expect(200)
  t.equal(upstream.callsOf('GET /estimate').length, before + 2)
  t.equal((await asha.api('get', '/estimate')).status, 400)
  t.equal((await asha.api('get', '/estimate').send({ ...wish, jobId: 'x' })).body.errors[0].path, '/jobId')
  t.equal((await asha.api('post', '/estimate').send({ ...wish, paymasterData })).body.errors[0].path, '/paymasterData')
})
