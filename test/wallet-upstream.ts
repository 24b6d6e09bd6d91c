// A fake backend for tests of the wallet's proxy: it records calls, checks nothing, and answers as configured. The sandbox's
// stand-in tests the real formats.
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ENVIRONMENTS } from '../api/core/wallet/environments.ts'
import {
  encodeCallData,
  INTENT_TYPE_OF,
  intentOf,
  jobOf,
  jobParametersOf,
  networkFor,
} from '../api/core/wallet/intents.ts'
import { signSession } from '../api/core/wallet/login.ts'
import { bearerData, bearerText } from '../api/core/wallet/session-bearer.ts'
import { publicKeyOf, signMessageBody, signMessageRequest, signPersonal } from '../api/core/wallet/signatures.ts'
import { buildUserOperation, nonceOf, signUserOperation } from '../api/core/wallet/user-operation.ts'
import type { TestApp } from './harness.ts'

export const CLIENT_KEY = `0x${createHash('sha256').update('a client key for tests').digest('hex')}`
export const CLIENT_SWA = '0xfC5d3e74106655d872ef15477bB64bC7eeB6a3d5'
export const environment = ENVIRONMENTS.sandbox

type Teardown = { teardown(fn: () => unknown): void }
export type Call = {
  method: string
  path: string
  query: string
  headers: IncomingMessage['headers']
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: any body
  body: any
}
type Answer = {
  status?: number
  body?: unknown
  raw?: string
  headers?: Record<string, string>
  hang?: true
  cut?: true
}

const address = (seed: string) => `0x${createHash('sha256').update(seed).digest('hex').slice(0, 40)}`

/** A signing key in the form of WALLET_JWT_KEYS. */
export function newJwks(...kids: string[]): string {
  const keys = kids.map(kid => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }
  })
  return JSON.stringify({ keys })
}

export async function startUpstream(t: Teardown) {
  const calls: Call[] = []
  const rules = new Map<string, (call: Call) => Answer | Promise<Answer>>()
  /** The wallet of each session key. */
  const wallets = new Map<string, string>()

  const sessionOf = ({ headers }: Call) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')).data.session_pub_key as string
  }
  const plain: Record<string, (call: Call) => unknown> = {
    'POST /authenticate': ({ body }) => {
      const userSWA = address(`${body.authData.provider}:${body.authData.idToken}`)
      wallets.set(body.sessionData.sessionPk, userSWA)
      return { userSWA, nonce: body.sessionData.nonce, clientSWA: CLIENT_SWA.toLowerCase(), sessionExpiry: 1 }
    },
    'GET /wallets': call => [{ caip_id: 'eip155:137', network_name: 'POLYGON', address: wallets.get(sessionOf(call)) }],
    'GET /supported/networks': () => ({ count: 1, network: [{ caip_id: 'eip155:137', type: 'EVM' }] }),
    'GET /supported/tokens': () => ({ count: 0, tokens: [] }),
    'GET /aggregated-portfolio': call => ({
      aggregated_data: { owner: wallets.get(sessionOf(call)) },
      group_tokens: [],
    }),
    'GET /portfolio/activity': () => ({ count: 0, activity: [] }),
    'GET /portfolio/nft': () => ({ count: 0, details: [] }),
    'GET /orders': () => ({ count: 0, items: [] }),
    'GET /nft/order-details': () => ({ count: 0, items: [] }),
    'GET /user-keys': call => ({
      user_swa: wallets.get(sessionOf(call)),
      ecdsa_key_id: 'ecdsa-1',
      eddsa_key_id: 'eddsa-1',
    }),
    'GET /gas-values': () => ({ maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' }),
    'GET /estimate': () => ({ callData: '0x', details: {} }),
    'GET /verify-session': call => ({ user_swa: wallets.get(sessionOf(call)), client_swa: CLIENT_SWA.toLowerCase() }),
    'POST /execute': () => ({ jobId: randomUUID() }),
    'POST /signMessage': ({ body }) => [
      { transaction_id: body.data.transactions[0].transactionId, signature: 'ab'.repeat(65) },
    ],
    'POST /readContractData': () => ['1'],
    ...Object.fromEntries(
      ['email', 'whatsapp'].flatMap(method => [
        [`POST /authenticate/${method}`, () => ({ status: 'success', token: randomUUID(), code: 200 })],
        [`POST /authenticate/${method}/verify`, () => ({ auth_token: `auth-${randomUUID()}`, message: 'success' })],
      ]),
    ),
  }

  async function answer(call: Call, response: ServerResponse) {
    const key = `${call.method} ${call.path}`
    const make = plain[key]
    const reply = await rules.get(key)?.(call)
    if (reply?.hang) return
    if (reply?.cut) return void response.destroy()
    const body = reply ? (reply.body ?? {}) : make ? { status: 'success', data: make(call) } : { status: 'error' }
    const status = reply ? (reply.status ?? 200) : make ? 200 : 404
    response.writeHead(status, { 'content-type': 'application/json', ...reply?.headers })
    response.end(reply?.raw ?? JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', part => (text += part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://upstream')
      const call: Call = {
        method: request.method ?? '',
        path: url.pathname.replace(/^\/api\/oc\/v1/, ''),
        query: url.search,
        headers: request.headers,
        text,
        body: text ? JSON.parse(text) : undefined,
      }
      calls.push(call)
      void answer(call, response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    calls,
    /** The environment for startApp. */
    env: {
      WALLET_BFF_URL: url,
      WALLET_CLIENT_PRIVATE_KEY: CLIENT_KEY,
      WALLET_CLIENT_SWA: CLIENT_SWA,
      WALLET_JWT_KEYS: newJwks('test-1'),
      WALLET_SDK_CALLERS: 'off',
    },
    /** Sets the answer to a call; null restores the default. */
    setReply(key: string, rule: ((call: Call) => Answer | Promise<Answer>) | null) {
      if (rule) rules.set(key, rule)
      else rules.delete(key)
    },
    callsOf: (key: string) => calls.filter(call => `${call.method} ${call.path}` === key),
    /** The newest call of a kind; fails if there is none. */
    lastOf(key: string): Call {
      const call = calls.filter(call => `${call.method} ${call.path}` === key).at(-1)
      if (!call) throw new Error(`${key} was not asked`)
      return call
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

export const newSessionKey = () => `0x${createHash('sha256').update(randomUUID()).digest('hex')}`

/** A signed-in person with a wallet session and the calls of our client. */
export async function startHolder(app: TestApp, email: string, given: { idToken?: string; token?: string } = {}) {
  const { idToken = `google-${email}`, token = await app.token({ email }) } = given
  const key = newSessionKey()
  const sessionPk = publicKeyOf(key)
  const call = (method: 'get' | 'post' | 'delete', path: string) =>
    app
      .anyone()
      [method](path)
      .set({ authorization: `Bearer ${token}`, 'x-wallet-session': sessionPk })
  const api = (method: 'get' | 'post', path: string) => call(method, `/api/oc/v1${path}`)
  const login = (authData: object = { idToken, provider: 'google' }) =>
    api('post', '/authenticate').send({ authData, sessionPk, sessionDataUserSignature: signSession(key, sessionPk) })
  const mint = (nowMs = Date.now() - 1_000) => {
    const data = bearerData(sessionPk, nowMs)
    return call('post', '/wallet/bearer').send({ data, data_signature: signPersonal(key, bearerText(data)) })
  }
  const { body } = await login().expect(200)
  await mint().expect(200)
  const userSWA = body.data.userSWA as string

  /** A signed token transfer with requested paymaster data. */
  async function operation(
    change: Partial<Record<'nonce' | 'paymasterData' | 'signer' | 'sender' | 'jobManager' | 'recipient', string>> = {},
  ) {
    const uuid = change.nonce ?? randomUUID()
    const nonce = nonceOf(uuid)
    const granted = change.paymasterData
      ? change.paymasterData
      : (await call('post', '/wallet/paymaster').send({ nonce: uuid }).expect(200)).body.paymasterData
    const sender = change.sender ?? userSWA
    const intent = intentOf(
      'tokenTransfer',
      { caip2Id: 'eip155:137', recipient: change.recipient ?? '0xab', token: '', amount: 1n },
      sender,
    )
    const job = jobOf({
      jobId: nonce,
      clientSWA: CLIENT_SWA,
      userSWA: sender,
      network: networkFor(intent, [{ caipId: 'eip155:137' }]),
      intentType: INTENT_TYPE_OF[intent.name],
      jobParameters: jobParametersOf(intent),
    })
    const unsigned = buildUserOperation({
      environment,
      userSWA: sender,
      nonce,
      gasValues: { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' },
      callData: encodeCallData(change.jobManager ?? environment.jobManager, job),
      paymasterData: granted,
    })
    return signUserOperation(change.signer ?? key, unsigned, environment)
  }

  /** The body of a call to sign a message. */
  function messageOf(message: string, transactionId: string = randomUUID(), jobId: string = randomUUID()) {
    const request = { environment, method: 'EIP191' as const, message, ecdsaKeyId: 'ecdsa-1', transactionId }
    return signMessageBody(request, { userSWA, jobId, sessionPk }, signMessageRequest(key, request))
  }

  return { email, token, key, sessionPk, userSWA, call, api, login, mint, operation, messageOf }
}
