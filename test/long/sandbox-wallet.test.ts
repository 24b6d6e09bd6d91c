// The wallet's stand-in: bearers, operations, signatures, controls, restarts, and the refusals of every check.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashMessage, parseEther, recoverAddress, verifyTypedData, Wallet } from 'ethers'
import type { Intent } from '../../api/core/wallet/intents.ts'
import {
  ALPHA,
  APTOS,
  BETA,
  bearer,
  type Change,
  type Json,
  now,
  operation,
  paymasterData,
  refused,
  SITE,
  signBody,
  stranger,
  transfer,
  walletSandbox,
} from '../sandbox-wallet-client.ts'
import t from '../tap.ts'

const RECIPIENT = `0x${'9'.repeat(64)}`

t.test('every call except the login needs an unexpired bearer that its session signed', async t => {
  const { ask, control, person } = await walletSandbox(t)
  const { session, swa, get } = await person()
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
})

t.test('an operation is refused for every invalid part', async t => {
  const { client, person, ask } = await walletSandbox(t)
  const me = await person()
  const other = await person()
  const wish = transfer(APTOS, RECIPIENT, '', 1)
  const uuid = randomUUID()
  const cases: [string, Change, RegExp][] = [
    ['signed with a foreign session key', { session: Wallet.createRandom().privateKey }, /AA24/],
    ['signed by another session', { session: other.session }, /AA24/],
    ['made for another chain', { environment: { chainId: 8088 } }, /AA24/],
    ['made for another entry point', { environment: { entryPoint: stranger.swa } }, /AA24/],
    ['changed call data', { spoilt: { callData: '0x1234' } }, /AA24/],
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
    ['another job manager', { jobManager: stranger.swa }, /job manager/],
    ['another job id', { job: { jobId: `0x${'1'.repeat(64)}` } }, /job id/],
    ['another wallet in the call data', { job: { userSWA: other.swa } }, /another userSWA/],
    ['another client in the call data', { job: { clientSWA: stranger.swa } }, /another clientSWA/],
    ['a policy that is not the network’s', { job: { policyInfo: `0x${'0'.repeat(128)}` } }, /policy/],
    ['an unknown intent', { job: { intentType: 'TOKEN_SWAP' } }, /unknown intent/],
    ['parameters of another intent', { job: { intentType: 'NFT_TRANSFER' } }, /callData/],
    ['no sender', { spoilt: { sender: 'me' } }, /sender/],
    ['one field more', { spoilt: { initCode: '0x' } }, /unknown key/],
  ]
  for (const [what, change, words] of cases) refused(t, await me.execute(wish, change), 400, words, what)
  refused(t, await me.execute(transfer('eip155:1', RECIPIENT, '', 1)), 400, /not supported/, 'an unknown chain')
  refused(t, await me.call('POST', '/execute', '[]'), 400, /object/, 'no object')

  const stolen = operation({ client, session: me.session, swa: me.swa }, wish)
  const thief = { authorization: `Bearer ${bearer(other.session)}` }
  refused(t, await ask('POST', '/execute', stolen, thief), 400, /sender/, 'under another session’s bearer')
  const replies = await Promise.all([me.call('POST', '/execute', stolen), me.call('POST', '/execute', stolen)])
  t.same(replies.map(reply => reply.status).sort(), [200, 400], 'of two at once one is taken')
  const used = String(replies.find(reply => reply.status === 200)?.data.jobId)
  const again = transfer(APTOS, RECIPIENT, '', 2)
  refused(t, await me.execute(again, { uuid: used }), 400, /nonce was used/, 'a nonce works once')
})

t.test('the wallet’s own key signs texts and typed data, for its session and with its signature', async t => {
  const { person } = await walletSandbox(t)
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
    ['an unknown method', signBody({ ...own, text: 'x', method: 'EIP1' as 'EIP191' }), /unknown method/],
    ['typed data that is none', signBody({ ...own, text: 'x', method: 'EIP712' }), /JSON/],
    ['nothing to sign', { data: { ...good.data, transactions: [] } }, /list/],
  ]
  for (const [what, body, words] of cases) {
    refused(t, await me.call('POST', '/signMessage', body), 400, words, what)
  }
  t.equal((await me.call('POST', '/signMessage', good)).status, 200)
  refused(t, await me.call('POST', '/signMessage', good), 400, /used before/, 'a job works once')
})

t.test('wallets, ledgers and pending orders survive a restart', async t => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-'))
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await walletSandbox(t, { dataDir })
  const [me, other] = [await first.person('keep@example.org'), await first.person()]
  const to = await other.addressOn(ALPHA)
  const sent = await me.done(transfer(ALPHA, to, '', 1000))
  await first.control('/wallet/settings', { orders: 'held' })
  const waiting = String((await me.execute(transfer(ALPHA, to, '', 24))).data.jobId)
  await first.control('/wallet/step', {})
  const { WALLET_CLIENT_PRIVATE_KEY, WALLET_CLIENT_SWA, WALLET_JWT_KEYS } = first.env
  await first.stop()

  const second = await walletSandbox(t, { dataDir })
  t.match(second.env, { WALLET_CLIENT_PRIVATE_KEY, WALLET_CLIENT_SWA, WALLET_JWT_KEYS })
  const back = await second.person('keep@example.org')
  t.equal(back.swa, me.swa)
  t.equal((await back.settled(waiting)).status, 'SUCCESSFUL', 'it was taken up again')
  t.equal(await second.coins(ALPHA, to), 1024n)
  t.match(await second.lookUp(ALPHA, String(sent.downstream_transaction_hash[0])), { success: true })
  t.equal(statSync(join(dataDir, 'sandbox', 'wallet.json')).mode & 0o77, 0, 'its keys are for its owner only')
})

t.test('a new wallet is funded on every network, and an order changes its state at each step', async t => {
  const { person, control, lookUp, coins } = await walletSandbox(t)
  const [me, other] = [await person(), await person()]
  t.match((await me.get('/aggregated-portfolio')).aggregated_data, { holdings_count: '5' })
  const [from, to] = [await me.addressOn(BETA), await other.addressOn(BETA)]
  t.equal(await coins(BETA, from), parseEther('10'))
  await control('/wallet/settings', { orders: 'held' })
  const id = String((await me.execute(transfer(BETA, to, '', parseEther('1')))).data.jobId)
  t.match(await me.order(id), { status: 'INITIATED', intent_type: 'TOKEN_TRANSFER', downstream_transaction_hash: [] })
  await control('/wallet/step', { intent_id: id })
  t.match(await me.order(id), { status: 'IN_PROGRESS', caip_id: BETA, network_name: 'SANDBOX_BETA' })
  t.equal(await coins(BETA, to), 0n, 'nothing was transferred yet')
  await control('/wallet/step', { intent_id: id })
  const order = await me.order(id)
  t.match(order, { status: 'SUCCESSFUL', reason: '' })
  const [hash] = (order?.downstream_transaction_hash ?? []) as string[]
  t.match(await lookUp(BETA, String(hash)), { success: true, sender: from })
  t.equal(await coins(BETA, to), parseEther('1'))
  t.ok((await coins(BETA, from)) < parseEther('9'), 'the sender pays for gas on this network')
  t.same(await other.order(id), undefined, 'the order is hidden from other users')
  t.equal((await me.get('/orders?status=FAILED')).count, 0)
  const { activity } = (await me.get('/portfolio/activity')) as unknown as { activity: Json[] }
  t.match(activity[0], { transfer_type: 'DEBIT', tx_hash: hash })
  t.match(await (await fetch(String(activity[0]?.network_explorer_url))).text(), String(hash))
})

t.test('an impossible order fails with the reason', async t => {
  const { person, coins } = await walletSandbox(t)
  const [me, other] = [await person(), await person()]
  const [from, to] = [await me.addressOn(ALPHA), await other.addressOn(ALPHA)]
  const tokens = (await me.get('/supported/tokens')).tokens as Json[]
  const token = String(tokens.find(one => one.caip_id === ALPHA && one.symbol === 'SBD')?.address)
  const aptos = await other.addressOn(APTOS)
  const collection = { uri: 'ipfs://collection', data: {} }
  const cases: [Intent, RegExp][] = [
    [transfer(ALPHA, to, token, 10n ** 12n), /ERC20InsufficientBalance/],
    [transfer(ALPHA, to, '', parseEther('11')), /insufficient/i],
    [transfer(ALPHA, aptos, token, 1n), /not an EVM address/],
    [transfer(ALPHA, to, to, 1n), /no contract/],
    [transfer(APTOS, aptos, '', 10n ** 12n), /EINSUFFICIENT_BALANCE/],
    [transfer(APTOS, aptos, '0x1::other::Coin', 1n), /no coin/],
    [
      { name: 'evmRawTransaction', input: { caip2Id: ALPHA, transaction: { from: to, to: from, value: 1n } } },
      /not the wallet of this user/,
    ],
    [
      { name: 'evmRawTransaction', input: { caip2Id: ALPHA, transaction: { from, to: token, data: '0x12345678' } } },
      /reverted/,
    ],
    [
      { name: 'aptosRawTransaction', input: { caip2Id: APTOS, transactions: [{ function: '0x1::none::such' }] } },
      /does not exist/,
    ],
  ]
  for (const [intent, words] of cases) t.match(await me.done(intent), { status: 'FAILED', reason: words })
  t.equal(await coins(ALPHA, from), parseEther('10'), 'nothing was transferred')
  const wrong = await me.execute({ name: 'nftCreateCollection', input: { caip2Id: ALPHA, name: 'One', ...collection } })
  refused(t, wrong, 400, /for Aptos/, 'a collection elsewhere')
})

t.test('the login page may be framed by the service’s pages only', async t => {
  const { origin } = await walletSandbox(t)
  const page = (query: Record<string, string>) => fetch(`${origin}/onboarding?${new URLSearchParams(query)}`)
  const good = await page({ app: 'OKTO_WEB', origin: SITE })
  t.equal(good.status, 200)
  t.match(good.headers.get('content-security-policy'), `frame-ancestors ${SITE}`)
  t.match(await good.text(), '/wallet/onboarding.js')
  t.equal((await fetch(`${origin}/wallet/onboarding.js`)).status, 200)
  t.equal((await page({ app: 'OKTO_WEB', origin: 'https://elsewhere.example' })).status, 400)
  t.equal((await page({ origin: SITE })).status, 400)
})

t.test('faults can be switched on, and unknown ones are refused', async t => {
  const { control, person } = await walletSandbox(t)
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
