// The wallet's public SDK, unmodified, with the stand-in and with this service under the same client key: all its calls work with
// both, and both refuse the same.

import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OktoClient } from '@okto_web3/core-js-sdk'
import * as send from '@okto_web3/core-js-sdk/abstract'
import * as explorer from '@okto_web3/core-js-sdk/explorer'
import * as build from '@okto_web3/core-js-sdk/userop'
import { verifyMessage, verifyTypedData } from 'ethers'
import t, { type Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import { documentedModule } from '../../test/documented.ts'
import { startApp } from '../../test/harness.ts'
import { readUntil } from '../../test/processes.ts'
import { ALPHA, APTOS, bearer, loginToken, paymasterData } from '../../test/sandbox-wallet-client.ts'
import { newSessionKey } from '../../test/wallet-upstream.ts'

const app = await startApp(t, { WALLET_SDK_CALLERS: 'on' })
const { clientSwa } = app.config.wallet
const clientKey = app.sandbox.env.WALLET_CLIENT_PRIVATE_KEY as string
await fetch(`${app.sandbox.origin}/wallet/settings`, { method: 'POST', body: JSON.stringify({ stepMs: 5 }) })

/** It logs everything to the console, keys included. */
for (const name of ['log', 'error', 'warn', 'debug', 'group', 'groupEnd', 'groupCollapsed'] as const) {
  const real = console[name]
  console[name] = () => undefined
  t.teardown(() => {
    console[name] = real
  })
}

type Hex = `0x${string}`
type Session = { sessionPrivKey: Hex; sessionPubKey: string; userSWA: Hex }
type Client = OktoClient & { session?: Session }
type Setting = { name: string; url: string; bad: { envelope: number; code: number } }

const SETTINGS: Setting[] = [
  { name: 'the stand-in', url: app.config.wallet.bffUrl, bad: { envelope: 422, code: 400 } },
  { name: 'this service', url: app.url, bad: { envelope: 400, code: 400 } },
]

function clientAt({ url }: Setting, key = clientKey): Client {
  const client = new OktoClient({
    environment: 'sandbox',
    clientPrivateKey: key as Hex,
    clientSWA: clientSwa as Hex,
  })
  Object.defineProperty(client, 'env', { value: { ...client.env, bffBaseUrl: url } })
  return Object.defineProperty(client, 'isDev', { value: false })
}
const keeper = (client: Client) => (session: Session) => {
  client.session = session
}

/** The status of a refused call; the reply if it was not refused. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await work }
  } catch (error) {
    const { response, message } = error as { response?: { status: number }; message: string }
    return response?.status ?? message
  }
}

const googleToken = (email: string) => app.token({ email, audience: app.config.wallet.googleClientId })
async function enter(setting: Setting, email: string, key?: string): Promise<Client> {
  const client = clientAt(setting, key)
  const idToken = await googleToken(email)
  const swa = await client.loginUsingSocial('google', { client_url: app.url }, async () => idToken, keeper(client))
  if (swa !== client.userSWA) throw new Error(`no wallet but ${swa}`)
  return client
}

async function settled(client: Client, jobId: string) {
  const read = async () => (await explorer.getOrdersHistory(client, { intentId: jobId }))[0]
  const order = await readUntil(read, order => order?.status === 'SUCCESSFUL' || order?.status === 'FAILED')
  if (!order) throw new Error(`There is no order ${jobId}.`)
  return order
}

async function logsIn(t: Test, setting: Setting, index: number) {
  for (const method of ['email', 'whatsapp'] as const) {
    const contact = method === 'email' ? `sdk${index}@example.org` : `98765-4321${index}`
    const client = clientAt(setting)
    const login = (otp: string, token: string) =>
      method === 'email'
        ? client.loginUsingEmail(contact, otp, token, keeper(client))
        : client.loginUsingWhatsApp(contact, otp, token, keeper(client))
    const first = await client.sendOTP(contact, method)
    const again = await client.resendOTP(contact, first.token, method)
    const [newest, older] = await app.inbox(contact)
    const code = newest?.code ?? ''
    t.ok(code && older?.code, `${method}: two codes came`)
    t.equal(await refusal(login(older?.code ?? '', first.token)), setting.bad.code, 'the first one is over')
    const wrong = code === '000000' ? '111111' : '000000'
    t.equal(await refusal(login(wrong, again.token)), setting.bad.code, 'a wrong code')
    t.match(await login(code, again.token), /^0x[0-9a-fA-F]{40}$/, method)
    t.equal(await client.verifyLogin(), true)
    t.equal(client.session?.userSWA, client.userSWA)
    const second = clientAt(setting)
    const replay = method === 'email' ? second.loginUsingEmail : second.loginUsingWhatsApp
    t.equal(await refusal(replay.call(second, contact, code, again.token)), setting.bad.code, 'a used code')
    client.sessionClear()
    t.notOk(client.isLoggedIn())
  }
  const claims = { iss: app.config.publicOrigin, aud: clientSwa, sub: `somebody-${index}` }
  const jwks = app.sandbox.env.WALLET_JWT_KEYS as string
  const byToken = clientAt(setting)
  t.match(await byToken.loginUsingJWTAuthentication(loginToken(jwks, claims)), /^0x/)
  t.equal(await byToken.verifyLogin(), true)
  const forged = loginToken(jwks, { ...claims, aud: 'another' })
  t.equal(typeof (await refusal(clientAt(setting).loginUsingJWTAuthentication(forged))), 'number', 'a foreign JWT')
}

async function readsAndSigns(t: Test, client: Client) {
  const wallets = await explorer.getAccount(client)
  const at = (caipId: string) => (wallets.find(one => one.caipId === caipId)?.address ?? '') as Hex
  t.match(at(ALPHA), /^0x[0-9a-fA-F]{40}$/)
  t.ok((await explorer.getChains(client)).some(({ caipId }) => caipId === ALPHA))
  const token = (await explorer.getTokens(client)).find(one => one.caipId === ALPHA && one.symbol === 'SBD')
  t.ok(Number((await explorer.getPortfolio(client)).aggregatedData.holdingsCount) > 0)
  t.ok((await explorer.getPortfolioActivity(client)).length > 0)
  t.same(await explorer.getOrdersHistory(client), [])
  const [badge] = (await explorer.getPortfolioNFT(client)).filter(({ caipId }) => caipId === ALPHA)
  t.match(badge?.nftName, /Badge/)
  const owner = { name: 'account', type: 'address', internalType: 'address' }
  const abi = {
    name: 'balanceOf',
    type: 'function',
    stateMutability: 'view',
    inputs: [owner],
    outputs: [{ type: 'uint256' }],
  }
  const contract = { contractAddress: token?.address, abi, args: { account: at(ALPHA) } }
  t.same(await explorer.rawRead(client, { caip2Id: ALPHA, data: contract } as never), ['1000000000'])

  const typed = {
    domain: { name: 'CV', version: '1' },
    types: { EIP712Domain: [{ name: 'name', type: 'string' }], Claim: [{ name: 'text', type: 'string' }] },
    primaryType: 'Claim',
    message: { text: 'मैं' },
  }
  t.equal(verifyMessage('ü "1"\n', (await client.signMessage('ü "1"\n')) as string), at(ALPHA))
  const signature = (await client.signTypedData(typed)) as string
  t.equal(verifyTypedData(typed.domain, { Claim: typed.types.Claim }, typed.message, signature), at(ALPHA))
  return { from: at(ALPHA), token: token?.address as Hex, badge }
}

async function sendsEverything(t: Test, client: Client, holds: Awaited<ReturnType<typeof readsAndSigns>>) {
  const { from, token, badge } = holds
  const to: Hex = `0x${'ab'.repeat(20)}`
  const collection = { name: 'Certificates', uri: 'ipfs://collection', data: { symbol: 'CERT' } }
  const mint = { nftName: 'First', uri: 'ipfs://token', data: { properties: [{ name: 'level', type: 1, value: '3' }] } }
  const nft = {
    collectionAddress: badge?.collectionAddress as Hex,
    nftId: badge?.nftId as string,
    recipientWalletAddress: to,
    amount: 1,
    nftType: 'ERC721' as const,
  }
  const entry = {
    function: '0x1::aptos_account::transfer',
    typeArguments: [],
    functionArguments: [`0x${'ab'.repeat(32)}`, '100'],
  }
  const jobs: Record<string, () => Promise<string>> = {
    tokenTransfer: () => send.tokenTransfer(client, { caip2Id: ALPHA, recipient: to, token, amount: 5n }),
    nftTransfer: () => send.nftTransfer(client, { caip2Id: ALPHA, ...nft }),
    nftCreateCollection: () => send.nftCreateCollection(client, { caip2Id: APTOS, ...collection }),
    nftMint: () => send.nftMint(client, { caip2Id: APTOS, ...mint }),
    evmRawTransaction: () => send.evmRawTransaction(client, { caip2Id: ALPHA, transaction: { from, to, value: 7n } }),
    aptosRawTransaction: () => send.aptosRawTransaction(client, { caip2Id: APTOS, transactions: [entry] }),
  }
  for (const [name, job] of Object.entries(jobs)) {
    const order = await settled(client, await job())
    t.equal(order.status, 'SUCCESSFUL', `${name} ${(order as { reason?: string }).reason}`)
    t.ok(order.downstreamTransactionHash.length > 0, name)
  }
  t.equal((await explorer.getOrdersHistory(client)).length, 6)
  t.equal((await explorer.getNftCollections(client)).length, 1)
  const signed = await client.signUserOp(
    await build.tokenTransfer(client, { caip2Id: ALPHA, recipient: to, token: '', amount: 1 }),
  )
  t.equal((await settled(client, await client.executeUserOp(signed))).status, 'SUCCESSFUL')
}

async function isRefused(t: Test, setting: Setting, client: Client, index: number) {
  const other = await enter(setting, `other${index}@example.org`)
  const transfer = (from: Client) =>
    build.tokenTransfer(from, { caip2Id: ALPHA, recipient: `0x${'cd'.repeat(20)}`, token: '', amount: 1n })
  const execute = (as: Client, operation: Parameters<Client['executeUserOp']>[0]) =>
    refusal(as.executeUserOp(operation))

  const stranger = newSessionKey()
  t.equal(await refusal(clientAt(setting, stranger).sendOTP('x@example.org', 'email')), setting.bad.envelope)
  t.equal(await refusal(enter(setting, 'x@example.org', stranger)), 400, 'a log-in with another client key')

  const { sessionPrivKey = '' } = client.session ?? {}
  const expired = await enter(setting, `sdk${index}@example.org`)
  const over = bearer(sessionPrivKey, { expireAt: Math.floor(Date.now() / 1_000) - 1 })
  Object.defineProperty(expired, 'getAuthorizationToken', { value: async () => over })
  t.equal(await refusal(explorer.getAccount(expired)), 401, 'a bearer that is over')
  t.equal(await expired.verifyLogin(), false)

  const unknown = clientAt(setting)
  const foreign = { ...(client.session as Session), sessionPrivKey: newSessionKey() as Hex }
  await unknown.loginUsingOAuth(
    { idToken: await googleToken(`sdk${index}@example.org`), provider: 'google' },
    undefined,
    foreign,
  )
  t.equal(await refusal(explorer.getAccount(unknown)), 401, 'a session of another key')

  const theirs = await other.signUserOp(await transfer(other))
  t.equal(await execute(client, theirs), 400, 'somebody else’s operation')
  t.equal(await execute(client, await other.signUserOp(await transfer(client))), 400, 'signed by another session')
  const changed = await client.signUserOp(await transfer(client))
  const callData = changed.callData?.replace('63646364', '65646364') as Hex
  t.not(callData, changed.callData)
  t.equal(await execute(client, { ...changed, callData }), 400, 'changed call data')
  const uuid = crypto.randomUUID()
  const forged = paymasterData({ key: stranger, swa: clientSwa }, uuid) as Hex
  const unpaid = { ...(await transfer(client)), paymasterData: forged }
  t.equal(await execute(client, await client.signUserOp(unpaid)), 400, 'foreign paymaster data')
}

t.test('the module that docs/integrating.md prints reads the wallet’s addresses through this service', async t => {
  const file = join(projectRoot, 'tools', 'node_modules', 'documented-sdk.mjs')
  writeFileSync(file, documentedModule('@okto_web3/core-js-sdk'))
  t.teardown(() => rmSync(file))
  const { addresses } = await import(pathToFileURL(file).href)
  const client = { environment: 'sandbox', clientPrivateKey: clientKey, clientSWA: clientSwa }
  const idToken = await googleToken('documented@example.org')
  const read: string[] = await addresses({ trucv: app.url, ...client, idToken })
  t.match(read.join('\n'), /^SANDBOX_ALPHA: 0x[0-9a-fA-F]{40}$/m)
})

for (const [index, setting] of SETTINGS.entries()) {
  t.test(`the public SDK at ${setting.name}`, async t => {
    await logsIn(t, setting, index)
    const client = await enter(setting, `sdk${index}@example.org`)
    t.equal(await client.verifyLogin(), true)
    const holds = await readsAndSigns(t, client)
    await sendsEverything(t, client, holds)
    await isRefused(t, setting, client, index)
  })
}
