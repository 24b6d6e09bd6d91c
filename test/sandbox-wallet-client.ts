// A client of the wallet's stand-in, on the product's own protocol code, which shares nothing with the stand-in.
import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import { request } from 'node:http'
import { Wallet } from 'ethers'
import { ENVIRONMENTS, type Environment } from '../api/core/wallet/environments.ts'
import {
  encodeCallData,
  INTENT_TYPE_OF,
  type Intent,
  type Job,
  jobOf,
  jobParametersOf,
} from '../api/core/wallet/intents.ts'
import * as login from '../api/core/wallet/login.ts'
import { bearerText, bearerToken } from '../api/core/wallet/session-bearer.ts'
import {
  publicKeyOf,
  type SignMethod,
  signMessageBody,
  signMessageRequest,
  signPersonal,
} from '../api/core/wallet/signatures.ts'
import {
  buildUserOperation,
  nonceOf,
  paymasterGrant,
  signPaymasterData,
  signUserOperation,
} from '../api/core/wallet/user-operation.ts'
import { type SandboxOptions, startSandbox } from '../scripts/sandbox/main.ts'
import type { Test } from './tap.ts'

export type Json = Record<string, unknown>
export type Reply = { status: number; json: Json; data: Json & Json[] }
export const SITE = 'http://localhost:5999'
export const [ALPHA, BETA, APTOS] = ['eip155:31337', 'eip155:31338', 'aptos:sandbox'] as const
const environment = ENVIRONMENTS.sandbox

type Client = { key: string; swa: string }

/** A client that is unknown to the stand-in. */
export const stranger: Client = { key: Wallet.createRandom().privateKey, swa: `0x${'7'.repeat(40)}` }
/** Seconds. */
export const now = () => Math.floor(Date.now() / 1000)

/** Refused with this status and these words, in the backend's envelope. */
export function refused(t: Test, { status, json }: Reply, expected: number, words: RegExp, what: string) {
  t.equal(status, expected, what)
  t.match(json, { status: 'error', error: { code: expected, message: String, trace_id: String } }, what)
  const { message, details } = json.error as { message: string; details: string }
  t.match(`${message} | ${details}`, words, what)
}

/** The sandbox and a client. Its orders finish fast. */
export async function walletSandbox(t: Test, options: Partial<SandboxOptions> = {}) {
  const started = await startSandbox({ port: 0, dataDir: null, publicOrigin: SITE, clientId: 'c', ...options })
  t.teardown(() => started.stop())
  const { WALLET_CLIENT_PRIVATE_KEY: key = '', WALLET_CLIENT_SWA: swa = '', WALLET_BFF_URL = '' } = started.env
  const client: Client = { key, swa }
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(`${WALLET_BFF_URL}/api/oc/v1${path}`, method, body, headers)
  const control = (path: string, body: unknown) => send(`${started.origin}${path}`, 'POST', body)
  await control('/wallet/settings', { stepMs: 5 })
  const inbox = async (to: string) =>
    (await (await fetch(`${started.origin}/inbox.json?to=${to}`)).json()) as { code: string; channel: string }[]
  const logIn = (authData: Json, session = Wallet.createRandom().privateKey) =>
    ask('POST', '/authenticate', authenticateBody(client, session, authData))

  /** A person who logged in with a code by mail. */
  async function person(email = `${randomUUID()}@example.org`) {
    const sent = await ask('POST', '/authenticate/email', envelope(client, { email }))
    const [mail] = await inbox(email)
    const verify = { email, token: String(sent.data.token), otp: String(mail?.code) }
    const { data } = await ask('POST', '/authenticate/email/verify', envelope(client, verify))
    const session = Wallet.createRandom().privateKey
    const reply = await logIn({ idToken: data.auth_token, provider: 'okto' }, session)
    return signedIn({ session, swa: String(reply.data.userSWA), ask, client })
  }
  const lookUp = async (caipId: string, id: string) => {
    const reply = await fetch(`${started.origin}/wallet/ledger/${caipId}/${id}`)
    return (reply.status === 200 ? await reply.json() : null) as Json | null
  }
  const coins = async (caipId: string, address: string) => {
    const account = await lookUp(caipId, address)
    return BigInt((account?.coins as Record<string, string> | undefined)?.[''] ?? 0)
  }
  return { ...started, client, ask, control, inbox, logIn, person, lookUp, coins }
}

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>

/** The calls of a person with a session. */
async function signedIn(given: { session: string; swa: string; ask: Ask; client: Client }) {
  const { session, swa, ask, client } = given
  const call = (method: string, path: string, body?: unknown) =>
    ask(method, path, body, { authorization: `Bearer ${bearer(session)}` })
  const get = async (path: string) => (await call('GET', path)).data
  const execute = (intent: Intent, change: Change = {}) =>
    call('POST', '/execute', operation({ client, session, swa }, intent, change))
  const order = async (id: string) => ((await get(`/orders?intent_id=${id}`)).items as Json[])[0]
  const settled = async (id: string) => {
    for (let round = 0; round < 1_000; round++) {
      const found = await order(id)
      if (found?.status === 'SUCCESSFUL' || found?.status === 'FAILED') return found
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    throw new Error(`The order ${id} never came to its end.`)
  }
  /** Executes an intent and waits for the end of its order. */
  const done = async (intent: Intent) => {
    const { status, json, data } = await execute(intent)
    if (status !== 200) throw new Error(JSON.stringify(json))
    return (await settled(String(data.jobId))) as Json & { downstream_transaction_hash: string[] }
  }
  const addressOn = async (caipId: string) =>
    ((await get('/wallets')) as Json[]).find(one => one.caip_id === caipId)?.address as string
  return { session, swa, call, get, execute, order, settled, done, addressOn }
}

/** Uses node:http, because an estimate is a GET with a body, which fetch does not send. */
export function send(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  // Node sets no content-length on a GET, so the body would be parsed as the next request.
  const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers: { ...length, ...headers } }, reply => {
      let answer = ''
      reply.setEncoding('utf8').on('data', part => {
        answer += part
      })
      reply.on('end', () => {
        const parsed = JSON.parse(answer || 'null') as Json
        resolve({ status: reply.statusCode ?? 0, json: parsed, data: (parsed?.data ?? null) as Json & Json[] })
      })
    })
    call.on('error', reject)
    call.end(text)
  })
}

export function bearer(session: string, { expireAt = now() + 5400, key = session } = {}) {
  const data = { expire_at: expireAt, session_pub_key: publicKeyOf(session) }
  return bearerToken({ data, data_signature: signPersonal(key, bearerText(data)) })
}

type Contact = { email?: string; whatsapp_number?: string; token?: string; otp?: string }

export function envelope({ key, swa }: Client, fields: Contact, { timestamp = Date.now() } = {}) {
  const { email, whatsapp_number, token, otp } = fields
  const method = email === undefined ? 'whatsapp' : 'email'
  return login.signOtp(
    key,
    login.otpData({ method, contact: email ?? whatsapp_number ?? '', token, otp }, swa, timestamp),
  )
}

export const paymasterData = ({ key, swa }: Client, uuid: string, { until = now() + 6 * 3600, after = 0 } = {}) =>
  signPaymasterData(key, paymasterGrant(swa, nonceOf(uuid), until, after))

export function authenticateBody(client: Client, session: string, authData: Json, nonce: string = randomUUID()) {
  const sessionPk = publicKeyOf(session)
  const grant = paymasterData(client, nonce)
  return login.authenticateBody(
    authData as login.AuthData,
    { environment, nonce, clientSWA: client.swa, sessionPk, paymasterData: grant },
    {
      sessionPkClientSignature: login.signSession(client.key, sessionPk),
      sessionDataUserSignature: login.signSession(session, sessionPk),
    },
  )
}

/** A login token as the service signs it, with the first key. */
export function loginToken(jwks: string, claims: Json, header: Json = {}) {
  const [jwk] = (JSON.parse(jwks) as { keys: [Record<string, string>] }).keys
  const all = { iss: SITE, iat: now(), exp: now() + 300, jti: randomUUID(), ...claims }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'ES256', typ: 'wallet-login+jwt', kid: jwk.kid, ...header })}.${encode(all)}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

export const transfer = (caip2Id: string, recipient: string, token: string, amount: bigint | number): Intent => ({
  name: 'tokenTransfer',
  input: { caip2Id, recipient, token, amount },
})

/** The differences of an operation from a valid one. */
export type Change = {
  uuid?: string
  /** The key that signs. */
  session?: string
  swa?: string
  paymasterData?: string
  jobManager?: string
  job?: Partial<Job>
  /** What is signed for. */
  environment?: Partial<Environment>
  /** Fields to replace before signing. */
  fields?: Record<string, string>
  /** Fields to replace after signing. */
  spoilt?: Record<string, string>
}

/** A signed user operation. */
export function operation(by: { client: Client; session: string; swa: string }, intent: Intent, change: Change = {}) {
  const { client, session, swa } = { ...by, ...change }
  const uuid = change.uuid ?? randomUUID()
  const nonce = nonceOf(uuid)
  const { caip2Id } = intent.input
  const job = jobOf({
    jobId: nonce,
    clientSWA: client.swa.toLowerCase(),
    userSWA: swa,
    network: { caipId: caip2Id, sponsorshipEnabled: caip2Id !== BETA },
    intentType: INTENT_TYPE_OF[intent.name],
    jobParameters: jobParametersOf(intent),
  })
  const unsigned = buildUserOperation({
    environment,
    userSWA: swa,
    nonce,
    gasValues: { maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x3b9aca00' },
    callData: encodeCallData(change.jobManager ?? environment.jobManager, { ...job, ...change.job }),
    paymasterData: change.paymasterData ?? paymasterData(client, uuid),
  })
  const signed = signUserOperation(
    session,
    { ...unsigned, ...change.fields },
    { ...environment, ...change.environment },
  )
  return { ...signed, ...change.spoilt }
}

type Signing = {
  session: string
  swa: string
  keyId: string
  text: string
  method?: SignMethod
  threshold?: number
}

/** The body of a request to sign one message. */
export function signBody({ session, swa, keyId, text, method = 'EIP191', threshold = 2 }: Signing) {
  const request = {
    environment: { ...environment, threshold },
    method,
    message: text,
    ecdsaKeyId: keyId,
    transactionId: randomUUID(),
  }
  const user = { userSWA: swa, jobId: randomUUID(), sessionPk: publicKeyOf(session) }
  return signMessageBody(request, user, signMessageRequest(session, request))
}
