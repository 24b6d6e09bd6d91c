// POST /signMessage: signs messages with the wallet's key, after checking the session's signature over each of them.
import { TypedDataEncoder, Wallet } from 'ethers'
import { sha256 } from '../../lib/sha256.ts'
import type { Answer } from '../calls.ts'
import type { Caller } from './bearer.ts'
import { jsonOf, objectWith, Refused, requireText, success, uuidOf } from './reply.ts'
import { isSignedBy } from './signatures.ts'
import type { Store } from './state.ts'

export async function signMessage(store: Store, threshold: number, caller: Caller, body: string): Promise<Answer> {
  const { data } = objectWith(jsonOf(body), 'the request', ['data'])
  const { userData, transactions } = objectWith(data, 'data', ['userData', 'transactions'])
  const { userSWA, jobId, sessionPk } = objectWith(userData, 'userData', ['userSWA', 'jobId', 'sessionPk'])
  if (String(userSWA).toLowerCase() !== caller.user.swa.toLowerCase()) {
    throw new Refused(400, 'userSWA is not the session’s wallet')
  }
  if (sessionPk !== caller.sessionPk) throw new Refused(400, 'sessionPk is not the bearer’s')
  const job = uuidOf(jobId, 'jobId')
  if (store.state.used[job]) throw new Refused(400, 'the jobId was used before')
  if (!Array.isArray(transactions) || !transactions.length) throw new Refused(400, 'transactions must be a list')
  const checked = transactions.map(one => checkedRequest(one, threshold, caller))
  // No await between this check and the mark: the second of two equal requests finds the job used.
  store.state.used[job] = true
  store.save()
  const signed = checked.map(async ({ id, method, text }) => {
    const signature = method === 'EIP191' ? await personal(caller, text) : await typed(caller, text)
    return { transaction_id: id, signature: signature.slice(2) }
  })
  return success(await Promise.all(signed))
}

/** Checks one message and the session's signature over what the key shares would sign. */
function checkedRequest(given: unknown, threshold: number, caller: Caller) {
  const keys = ['transactionId', 'method', 'signingMessage', 'userSessionSignature']
  const request = objectWith(given, 'a transaction', keys)
  const id = uuidOf(request.transactionId, 'transactionId')
  const method = requireText(request.method, 'method')
  if (method !== 'EIP191' && method !== 'EIP712') throw new Refused(400, `unknown method '${method}'`)
  const text = requireText(request.signingMessage, 'signingMessage')
  const message = canonical({ [id]: { requestType: method, signingMessage: text } })
  const setup = { t: threshold, key_id: caller.user.keyId, message, signAlg: 'secp256k1' }
  const inner = sha256(canonical(setup))
  const challenge = sha256(inner).toString('hex')
  if (!isSignedBy(caller.address, canonical({ challenge, setup }), request.userSessionSignature)) {
    throw new Refused(400, 'userSessionSignature is not the session key’s signature of this')
  }
  return { id, method, text }
}

const personal = ({ user }: Caller, text: string) => new Wallet(user.key).signMessage(text)

function typed({ user }: Caller, text: string): Promise<string> {
  const keys = ['domain', 'types', 'primaryType', 'message']
  const given = objectWith(jsonOf(text), 'the typed data', keys)
  const { EIP712Domain: _, ...types } = given.types as Record<string, { name: string; type: string }[]>
  const domain = given.domain as Record<string, unknown>
  try {
    if (TypedDataEncoder.getPrimaryType(types) !== given.primaryType) throw new Error('another primary type is meant')
    const message = given.message as Record<string, unknown>
    return new Wallet(user.key).signTypedData(domain, types, message)
  } catch (error) {
    throw new Refused(400, `the typed data cannot be signed: ${(error as Error).message.slice(0, 200)}`)
  }
}

/** RFC 8785 for strings, whole numbers and objects: sorted keys, no spaces. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}
