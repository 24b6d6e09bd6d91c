// An independent client of the wallet's backend: builds and signs everything by the protocol reference with ethers, sharing no
// code with the stand-in that it tests.
import { createHash, createPrivateKey, randomUUID, sign } from 'node:crypto'
import { request } from 'node:http'
import {
  AbiCoder,
  concat,
  getBytes,
  Interface,
  keccak256,
  SigningKey,
  toBeHex,
  toQuantity,
  toUtf8Bytes,
  Wallet,
  ZeroAddress,
} from 'ethers'
import { type SandboxOptions, startSandbox } from '../scripts/sandbox/main.ts'
import type { Test } from './tap.ts'

export type Json = Record<string, unknown>
export type Reply = { status: number; json: Json; data: Json & Json[] }
export const SITE = 'http://localhost:5999'
export const PAYMASTER = '0x74324fA6Fa67b833dfdea4C1b3A9898574d076e3'
const JOB_MANAGER = '0x0543aD80b41C5f5956d34503668CDb965deCB617'
const ENTRY_POINT = '0xCa5b1b0d3893b5152014fD5B519FF50f7C40f9da'
const CHAIN_ID = 1802466136n
const abi = AbiCoder.defaultAbiCoder()
const job = new Interface([
  'function initiateJob(uint256,address,address,address,bytes policyInfo,bytes gsnData,bytes jobParameters,string)',
])
const json = (value: unknown) => toUtf8Bytes(JSON.stringify(value))
export const nonceOf = (uuid: string) => toBeHex(BigInt(`0x${uuid.replaceAll('-', '')}`), 32)

export type Client = { key: string; swa: string }

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

/** The sandbox and a client. */
export async function walletSandbox(t: Test, options: Partial<SandboxOptions> = {}) {
  const started = await startSandbox({ port: 0, dataDir: null, publicOrigin: SITE, clientId: 'c', ...options })
  t.teardown(() => started.stop())
  const { WALLET_CLIENT_PRIVATE_KEY: key = '', WALLET_CLIENT_SWA: swa = '', WALLET_BFF_URL = '' } = started.env
  const api = `${WALLET_BFF_URL}/api/oc/v1`
  const client: Client = { key, swa }
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(`${api}${path}`, method, body, headers)
  const control = (path: string, body: unknown) => send(`${started.origin}${path}`, 'POST', body)
  const inbox = async (to: string) =>
    (await (await fetch(`${started.origin}/inbox.json?to=${to}`)).json()) as { code: string; channel: string }[]
  const login = (authData: Json, session = Wallet.createRandom().privateKey) =>
    ask('POST', '/authenticate', authenticateBody(client, session, authData))

  /** A person who logged in with a code by mail. */
  async function person(email = `${randomUUID()}@example.org`) {
    const sent = await ask('POST', '/authenticate/email', envelope(client, { email }))
    const [mail] = await inbox(email)
    const verify = { email, token: sent.data.token, otp: mail?.code }
    const { data } = await ask('POST', '/authenticate/email/verify', envelope(client, verify))
    const session = Wallet.createRandom().privateKey
    const reply = await login({ idToken: data.auth_token, provider: 'okto' }, session)
    return signedIn({ session, swa: String(reply.data.userSWA), ask, client })
  }
  return { ...started, client, ask, control, inbox, login, person }
}

/** The calls of a person with a session. */
async function signedIn(parts: { session: string; swa: string; ask: Ask; client: Client }) {
  const { session, swa, ask, client } = parts
  const call = (method: string, path: string, body?: unknown) =>
    ask(method, path, body, { authorization: `Bearer ${bearer(session)}` })
  const get = async (path: string) => (await call('GET', path)).data
  const addresses = async () => (await get('/wallets')) as unknown as { caip_id: string; address: string }[]
  /** Sends an operation for an intent; `change` corrupts it after signing, `parts` before. */
  const execute = (intent: IntentParts, more: Partial<OperationParts> = {}) =>
    call('POST', '/execute', operation({ client, session, swa, intent, ...more }))
  const order = async (id: string) => ((await get(`/orders?intent_id=${id}`)).items as Json[])[0]
  const settled = async (id: string) => {
    for (let round = 0; round < 1_000; round++) {
      const found = await order(id)
      if (found?.status === 'SUCCESSFUL' || found?.status === 'FAILED') return found
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    throw new Error(`The order ${id} never came to its end.`)
  }
  return { session, swa, call, get, addresses, execute, order, settled, publicKey: publicKeyOf(session) }
}

type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>

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

export const publicKeyOf = (key: string) => new SigningKey(key).publicKey
const personal = (key: string, message: string | Uint8Array) => new Wallet(key).signMessageSync(message)

export function bearer(session: string, { expireAt = Math.round(Date.now() / 1000) + 5400, key = session } = {}) {
  const data = { expire_at: expireAt, session_pub_key: publicKeyOf(session) }
  const data_signature = personal(key, JSON.stringify(data))
  return Buffer.from(JSON.stringify({ type: 'ecdsa_uncompressed', data, data_signature })).toString('base64')
}

export function envelope({ key, swa }: Client, fields: Json, { timestamp = Date.now() } = {}) {
  const contact = fields.whatsapp_number ? { country_short_name: 'IN' } : {}
  const { email, whatsapp_number, token, otp } = fields
  const given = { email, whatsapp_number, ...contact, token, otp, client_swa: swa, timestamp }
  const data = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { data, client_signature: personal(key, JSON.stringify(data)), type: 'ethsign' }
}

type Window = { until?: number; after?: number }

export function paymasterData({ key, swa }: Client, uuid: string, { until, after = 0 }: Window = {}) {
  const end = until ?? Math.floor(Date.now() / 1000) + 6 * 3600
  const packed = concat([nonceOf(uuid), swa, toBeHex(end, 6), toBeHex(after, 6)])
  const signature = personal(key, getBytes(keccak256(packed)))
  return abi.encode(['address', 'uint48', 'uint48', 'bytes'], [swa, end, after, signature])
}

export function authenticateBody(client: Client, session: string, authData: Json, uuid: string = randomUUID()) {
  const digest = getBytes(keccak256(abi.encode(['address'], [new Wallet(session).address])))
  return {
    authData,
    sessionData: {
      nonce: uuid,
      clientSWA: client.swa,
      sessionPk: publicKeyOf(session),
      paymaster: PAYMASTER,
      paymasterData: paymasterData(client, uuid),
    },
    sessionPkClientSignature: personal(client.key, digest),
    sessionDataUserSignature: personal(session, digest),
  }
}

/** A login token as the service signs it, with the first key. */
export function loginToken(jwks: string, claims: Json, header: Json = {}) {
  const [jwk] = (JSON.parse(jwks) as { keys: [Record<string, string>] }).keys
  const now = Math.floor(Date.now() / 1000)
  const all = { iss: SITE, iat: now, exp: now + 300, jti: randomUUID(), ...claims }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'ES256', typ: 'wallet-login+jwt', kid: jwk.kid, ...header })}.${encode(all)}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** The name of an intent, the ABI of its parameters and their values. */
export type IntentParts = { type: string; shape: string; values: unknown[]; sponsored: boolean }

const isSponsored = (caip2Id: string) => caip2Id.toLowerCase() !== 'eip155:31338'
const intent = (type: string, shape: string, values: unknown[]): IntentParts => ({
  type,
  shape: `tuple(${shape})`,
  values,
  sponsored: isSponsored(String(values[0])),
})

export const intents = {
  tokens: (caip2Id: string, recipient: string, token: string, amount: bigint | number) =>
    intent('TOKEN_TRANSFER', 'string,string,string,uint256', [caip2Id, recipient, token, amount]),
  nft: (caip2Id: string, nftId: string, recipient: string, collection: string, nftType = 'ERC721', amount = 1) =>
    intent('NFT_TRANSFER', 'string,string,string,string,string,uint256', [
      caip2Id,
      nftId,
      recipient,
      collection,
      nftType,
      amount,
    ]),
  collection: (caip2Id: string, name: string, data: Json = {}) =>
    intent('NFT_CREATE_COLLECTION', 'string,string,string,bytes', [
      caip2Id,
      name,
      'ipfs://collection',
      json({ type: '', attributes: '', description: '', symbol: '', ...data }),
    ]),
  mint: (caip2Id: string, name: string, collection = '', data: Json = {}) =>
    intent('NFT_MINT', 'string,string,string,string,bytes', [
      caip2Id,
      name,
      collection,
      'ipfs://token',
      json({ recipientWalletAddress: '', description: '', properties: [], ...data }),
    ]),
  raw: (caip2Id: string, ...transactions: Json[]) =>
    intent('RAW_TRANSACTION', 'string,bytes[]', [caip2Id, transactions.map(json)]),
}

export type OperationParts = {
  client: Client
  session: string
  swa: string
  intent: IntentParts
  uuid: string
  /** The user in the call data, if not `swa`. */
  userSwa: string
  /** The client in the call data. */
  clientSwa: string
  jobId: string
  policy: [boolean, boolean]
  paymasterData: string
  chainId: bigint
  entryPoint: string
  selector: string
  jobManager: string
  value: bigint
  /** Fields to replace before signing. */
  fields: Json
  /** Fields to replace after signing. */
  spoilt: Json
}

/** A signed user operation with the given differences. */
export function operation(
  given: Partial<OperationParts> & Pick<OperationParts, 'client' | 'session' | 'swa' | 'intent'>,
) {
  const uuid = given.uuid ?? randomUUID()
  const { client, session, swa, intent: wish } = given
  const fields: Record<string, string> = {
    sender: swa,
    nonce: nonceOf(uuid),
    paymaster: PAYMASTER,
    callGasLimit: toQuantity(600_000),
    verificationGasLimit: toQuantity(400_000),
    preVerificationGas: toQuantity(100_000),
    maxFeePerGas: '0xee6b2800',
    maxPriorityFeePerGas: '0x3b9aca00',
    paymasterPostOpGasLimit: toQuantity(200_000),
    paymasterVerificationGasLimit: toQuantity(200_000),
    callData: callData({ ...given, uuid, intent: wish }),
    paymasterData: given.paymasterData ?? paymasterData(client, uuid),
    ...(given.fields as Record<string, string>),
  }
  const hash = operationHash(fields, given)
  return { ...fields, signature: personal(session, getBytes(hash)), ...given.spoilt }
}

export function callData(given: Partial<OperationParts> & Pick<OperationParts, 'client' | 'swa' | 'intent' | 'uuid'>) {
  const { client, swa, intent: wish, uuid } = given
  const none = abi.encode(['tuple(bool,string[],tuple(string,string,string,uint256)[])'], [[false, [], []]])
  const inner = job.encodeFunctionData('initiateJob', [
    nonceOf(given.jobId ?? uuid),
    (given.clientSwa ?? client.swa).toLowerCase(),
    given.userSwa ?? swa,
    ZeroAddress,
    abi.encode(['bool', 'bool'], given.policy ?? [false, wish.sponsored]),
    none,
    abi.encode([wish.shape], [wish.values]),
    wish.type,
  ])
  const head = [given.selector ?? '0x8dd7712f', given.jobManager ?? JOB_MANAGER, given.value ?? 0n, inner]
  return abi.encode(['bytes4', 'address', 'uint256', 'bytes'], head)
}

export function operationHash(fields: Record<string, string>, { chainId = CHAIN_ID, entryPoint = ENTRY_POINT } = {}) {
  const half = (name: string) => toBeHex(BigInt(fields[name] ?? 0), 16)
  const paymaster = concat([
    fields.paymaster ?? '',
    half('paymasterVerificationGasLimit'),
    half('paymasterPostOpGasLimit'),
    fields.paymasterData ?? '',
  ])
  const packed = abi.encode(
    ['address', 'bytes32', 'bytes32', 'bytes32', 'bytes32', 'uint256', 'bytes32', 'bytes32'],
    [
      fields.sender,
      fields.nonce,
      keccak256('0x'),
      keccak256(fields.callData ?? '0x'),
      concat([half('verificationGasLimit'), half('callGasLimit')]),
      BigInt(fields.preVerificationGas ?? 0),
      concat([half('maxFeePerGas'), half('maxPriorityFeePerGas')]),
      keccak256(paymaster),
    ],
  )
  return keccak256(abi.encode(['bytes32', 'address', 'uint256'], [keccak256(packed), entryPoint, chainId]))
}

type Signing = { session: string; swa: string; keyId: string; threshold?: number; method?: string; text: string }

/** The body of a request to sign one message. */
export function signBody({ session, swa, keyId, threshold = 2, method = 'EIP191', text }: Signing) {
  const id = randomUUID()
  const message = JSON.stringify({ [id]: { requestType: method, signingMessage: text } })
  const setup = { key_id: keyId, message, signAlg: 'secp256k1', t: threshold }
  const inner = createHash('sha256').update(JSON.stringify(setup)).digest()
  const challenge = createHash('sha256').update(inner).digest('hex')
  const userSessionSignature = personal(session, JSON.stringify({ challenge, setup }))
  const userData = { userSWA: swa, jobId: randomUUID(), sessionPk: publicKeyOf(session) }
  return {
    data: { userData, transactions: [{ transactionId: id, method, signingMessage: text, userSessionSignature }] },
  }
}
