// The state of the wallet's stand-in: its client, users with their keys, sessions, orders, ledgers. Creates users;
// decides nothing else.
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { computeAddress, dataSlice, getAddress, hexlify, id, randomBytes, SigningKey } from 'ethers'
import { keptState } from '../kept.ts'
import { markedSigningKey } from '../keys.ts'
import type { Intent } from './call-data.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import { NETWORKS } from './networks.ts'

export type User = {
  id: string
  /** email:…, whatsapp:… or jwt:…. */
  identity: string
  /** The smart wallet's address on the backend's own chain. */
  swa: string
  /** The private key of the address `evm`. */
  key: string
  evmKey: string
  evm: string
  /** The Aptos account's public key and address. */
  aptosKey: string
  aptos: string
  keyId: string
  aptosKeyId: string
}
/** `address` is that of the session key. */
export type Session = { userId: string; address: string; expiresAt: number }
export type Status = 'INITIATED' | 'IN_PROGRESS' | 'SUCCESSFUL' | 'FAILED'
export type Order = {
  id: string
  userId: string
  intentType: string
  caipId: string
  status: Status
  reason: string
  /** The user operation's hash on the backend's own chain. */
  operationHash: string
  /** Transaction hashes on the target network. */
  hashes: string[]
  details: Intent
  /** Seconds. */
  createdAt: number
  updatedAt: number
}
export type Activity = {
  id: string
  userId: string
  caipId: string
  /** The token's address; '' stands for the network's own coin. */
  token: string
  amount: string
  orderType: string
  transferType: 'DEBIT' | 'CREDIT'
  description: string
  hash: string
  at: number
}
export type Code = { contact: string; code: string; tries: number; expiresAt: number }
export type State = {
  clientKey: string
  clientSwa: string
  /** Private ES256 keys that sign the service's own log-in tokens. */
  jwtKeys: Record<string, string>[]
  users: Record<string, User>
  sessions: Record<string, Session>
  /** Used nonces, job ids and token ids. */
  used: Record<string, true>
  orders: Record<string, Order>
  activity: Activity[]
  codes: Record<string, Code>
  /** Tokens that were issued for a correct code and not used yet. */
  authTokens: Record<string, { identity: string; expiresAt: number }>
  /** By chain id. */
  ledgers: Record<string, Ledger>
}
/** The user's own client, where it is configured. */
export type Given = Partial<Pick<State, 'clientKey' | 'clientSwa' | 'jwtKeys'>>
export type Store = ReturnType<typeof openState>

/** The prefix of addresses made by the sandbox: production refuses them. */
const SWA_MARK = '0x5a4db0c5'

const fresh = (): State => ({
  clientKey: hexlify(randomBytes(32)),
  clientSwa: getAddress(SWA_MARK + hexlify(randomBytes(16)).slice(2)),
  jwtKeys: [markedSigningKey()],
  users: {},
  sessions: {},
  used: {},
  orders: {},
  activity: [],
  codes: {},
  authTokens: {},
  ledgers: Object.fromEntries(NETWORKS.map(network => [network.caipId, emptyLedger(network)])),
})

export function openState(dataDir: string | null, given: Given) {
  const { state, save } = keptState(dataDir, 'wallet.json', fresh(), given)
  const byIdentity = new Map(Object.values(state.users).map(user => [user.identity, user]))
  return {
    state,
    save,
    /** The user with this identity, created on first use. */
    userOf(identity: string): User {
      const user = byIdentity.get(identity) ?? newUser(identity)
      byIdentity.set(identity, user)
      state.users[user.id] = user
      return user
    },
    /** The user with this address on any network, or null. */
    ownerOf(address: string): User | null {
      const wanted = address.toLowerCase()
      const users = Object.values(state.users)
      return users.find(user => user.evm.toLowerCase() === wanted || user.aptos === wanted) ?? null
    },
  }
}

function newUser(identity: string): User {
  const userId = randomUUID()
  const key = new SigningKey(randomBytes(32))
  const { publicKey } = generateKeyPairSync('ed25519')
  const aptosKey = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
  return {
    id: userId,
    identity,
    swa: getAddress(dataSlice(id(`wallet ${userId}`), 12)),
    key: key.privateKey,
    evmKey: key.publicKey,
    evm: computeAddress(key),
    aptosKey: hexlify(aptosKey),
    // Aptos derives the address of a single-key account from the key and the scheme byte 0.
    aptos: `0x${createHash('sha3-256').update(aptosKey).update('\0').digest('hex')}`,
    keyId: randomUUID(),
    aptosKeyId: randomUUID(),
  }
}
