// Our client's part, the proxy, the stand-in and its chain, together: whoever made a mistake in a format is found here.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyMessage } from 'ethers'
import t from 'tap'
import { camelCaseKeys } from '../api/core/wallet/calls.ts'
import { ENVIRONMENTS } from '../api/core/wallet/environments.ts'
import type { IntentName } from '../api/core/wallet/intent-checks.ts'
import {
  encodeCallData,
  INTENT_TYPE_OF,
  intentOf,
  jobOf,
  jobParametersOf,
  type Network,
  networkFor,
} from '../api/core/wallet/intents.ts'
import { signSession } from '../api/core/wallet/login.ts'
import { bearerData, bearerText } from '../api/core/wallet/session-bearer.ts'
import { publicKeyOf, signMessageBody, signMessageRequest, signPersonal } from '../api/core/wallet/signatures.ts'
import { buildUserOperation, nonceOf, signUserOperation } from '../api/core/wallet/user-operation.ts'
import { startApp } from './harness.ts'
import { newSessionKey } from './wallet-upstream.ts'

const app = await startApp(t)
const { clientSwa } = app.config.wallet
const environment = ENVIRONMENTS[app.config.wallet.environment]

async function enter(email: string, authData: object) {
  const token = await app.token({ email })
  const key = newSessionKey()
  const sessionPk = publicKeyOf(key)
  const call = (method: 'get' | 'post', path: string) =>
    app
      .anyone()
      [method](path)
      .set({ authorization: `Bearer ${token}`, 'x-wallet-session': sessionPk })
  const read = async (path: string) =>
    camelCaseKeys((await call('get', `/api/oc/v1${path}`).expect(200)).body.data) as never
  const login = { authData, sessionPk, sessionDataUserSignature: signSession(key, sessionPk) }
  const { body } = await call('post', '/api/oc/v1/authenticate').send(login).expect(200)
  const data = bearerData(sessionPk, Date.now() - 1_000)
  await call('post', '/wallet/bearer')
    .send({ data, data_signature: signPersonal(key, bearerText(data)) })
    .expect(200)
  return { key, sessionPk, call, read, userSWA: body.data.userSWA as string }
}
type Person = Awaited<ReturnType<typeof enter>>

async function execute({ key, call, read, userSWA }: Person, name: IntentName, input: object): Promise<string> {
  const { network: networks } = (await read('/supported/networks')) as { network: Network[] }
  const intent = intentOf(name, input, userSWA)
  const uuid = randomUUID()
  const nonce = nonceOf(uuid)
  const { body: granted } = await call('post', '/wallet/paymaster').send({ nonce: uuid }).expect(200)
  const job = jobOf({
    jobId: nonce,
    clientSWA: clientSwa,
    userSWA,
    network: networkFor(intent, networks),
    intentType: INTENT_TYPE_OF[name],
    jobParameters: jobParametersOf(intent),
  })
  const operation = buildUserOperation({
    environment,
    userSWA,
    nonce,
    gasValues: await read('/gas-values'),
    callData: encodeCallData(environment.jobManager, job),
    paymasterData: granted.paymasterData,
  })
  const signed = signUserOperation(key, operation, environment)
  const { body } = await call('post', '/api/oc/v1/execute').send(signed).expect(200)
  return body.data.jobId
}

async function orderOf({ read }: Person, jobId: string): Promise<{ status: string; reason?: string }> {
  for (let round = 0; round < 150; round++) {
    const { items } = (await read(`/orders?intent_id=${jobId}`)) as { items: { status: string }[] }
    if (items[0] && !/INITIATED|IN_PROGRESS|PENDING/.test(items[0].status)) return items[0]
    await sleep(100)
  }
  return { status: 'never done' }
}

t.test('by code and by account, read, sign, transfer on both kinds of chain', async t => {
  const token = await app.token({ email: 'asha@example.org' })
  const post = (path: string, data: object) =>
    app.anyone().post(`/api/oc/v1/authenticate${path}`).set('authorization', `Bearer ${token}`).send({ data })
  const email = 'asha@example.org'
  const { body: sent } = await post('/email', { email }).expect(200)
  const codeFor = async (to: string) => {
    const reply = await fetch(`${app.sandbox.origin}/inbox.json?to=${encodeURIComponent(to)}`)
    return ((await reply.json()) as { code: string }[])[0]?.code
  }
  const otp = await codeFor(email)
  const wrong = await post('/email/verify', {
    email,
    token: sent.data.token,
    otp: otp === '000000' ? '111111' : '000000',
  })
  t.same([wrong.status, wrong.body.message], [400, 'Failed to verify Email OTP'])
  const { body: checked } = await post('/email/verify', { email, token: sent.data.token, otp }).expect(200)
  const byCode = await enter(email, { provider: 'okto', idToken: checked.data.auth_token })
  const byAccount = await enter(email, { provider: 'client_jwt' })
  t.match(byAccount.userSWA, /^0x[0-9a-fA-F]{40}$/)

  for (const path of [
    '/wallets',
    '/supported/tokens',
    '/aggregated-portfolio',
    '/portfolio/activity',
    '/portfolio/nft',
    '/orders',
    '/nft/order-details',
    '/user-keys',
    '/verify-session',
  ]) {
    t.ok(await byCode.read(path), path)
  }
  const { ecdsaKeyId } = (await byCode.read('/user-keys')) as { ecdsaKeyId: string }
  const request = { environment, method: 'EIP191' as const, message: 'hello', ecdsaKeyId, transactionId: randomUUID() }
  const whose = { userSWA: byCode.userSWA, jobId: randomUUID(), sessionPk: byCode.sessionPk }
  const message = signMessageBody(request, whose, signMessageRequest(byCode.key, request))
  const { body: signed } = await byCode.call('post', '/api/oc/v1/signMessage').send(message).expect(200)
  const signer = verifyMessage('hello', `0x${signed.data[0].signature}`)
  const wallets = (await byCode.read('/wallets')) as { address: string; caipId: string }[]
  t.ok(
    wallets.some(({ address }) => address.toLowerCase() === signer.toLowerCase()),
    'signed by the wallet’s own key',
  )

  const { network: networks } = (await byCode.read('/supported/networks')) as { network: { caipId: string }[] }
  const target = `0x${'ab'.repeat(20)}`
  for (const { caipId } of networks.filter(({ caipId }) => /^(eip155|aptos):/.test(caipId)).slice(0, 3)) {
    const recipient = caipId.startsWith('aptos') ? `0x${'ab'.repeat(32)}` : target
    const jobId = await execute(byCode, 'tokenTransfer', { caip2Id: caipId, recipient, token: '', amount: 1000n })
    const order = await orderOf(byCode, jobId)
    t.equal(order.status, 'SUCCESSFUL', `${caipId} ${order.reason ?? ''}`)
  }
  const estimate = {
    type: 'TOKEN_TRANSFER',
    jobId: randomUUID(),
    details: { recipientWalletAddress: target, caip2Id: networks[0]?.caipId, tokenAddress: '', amount: '1' },
    gasDetails: { maxFeePerGas: '0xBA43B7400', maxPriorityFeePerGas: '0xBA43B7400' },
  }
  await byCode.call('post', '/api/oc/v1/estimate').send(estimate).expect(200)
})
