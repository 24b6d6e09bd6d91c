// What the wallet's stand-in knows: its client, users with their keys, sessions, orders, the Aptos ledger. Kept in one file
// where a folder is given. Makes users; decides nothing else.
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { computeAddress, dataSlice, getAddress, hexlify, id, randomBytes, SigningKey } from 'ethers'
import { keptState } from '../kept.ts'
import { newSigningKey } from '../keys.ts'
import { emptyLedger, type Ledger } from './aptos-ledger.ts'

export type User = {
  id: string
  /** How the person is known: email:…, whatsapp:… or jwt:…. */
  identity: string
  /** The smart wallet's address on the backend's own chain. */
  swa: string
  /** The wallet's own key; what it signs recovers to `evm`. */
  key: string
  evmKey: string
  evm: string
  /** The Aptos account's public key and address. */
  aptosKey: string
  aptos: string
  keyId: string
  aptosKeyId: string
}
/** `address`: of the session key. */
export type Session = { userId: string; address: string; expiresAt: number }
export type Status = 'INITIATED' | 'IN_PROGRESS' | 'SUCCESSFUL' | 'FAILED'
export type Order = {
  id: string
  userId: string
  intentType: string
  caipId: string
  status: Status
  reason: string
  /** The operation's hash on the backend's own chain. */
  operationHash: string
  /** Hashes on the network itself. */
  hashes: string[]
  /** Signed and perhaps sent; sent again after a restart. */
  signed: string | null
  details: Record<string, unknown>
  /** Seconds. */
  createdAt: number
  updatedAt: number
}
export type Activity = {
  id: string
  userId: string
  caipId: string
  /** Of the token or coin, '' of the network's own. */
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
  /** Private ES256 keys of the service's own log-ins. */
  jwtKeys: Record<string, string>[]
  users: Record<string, User>
  sessions: Record<string, Session>
  /** Nonces, job ids and token ids that were used. */
  used: Record<string, true>
  orders: Record<string, Order>
  activity: Activity[]
  codes: Record<string, Code>
  /** Log-ins by code that wait to be turned into a session. */
  authTokens: Record<string, { identity: string; expiresAt: number }>
  ledger: Ledger
}
/** A client of the user's own, taken over where it is set. */
export type Given = Partial<Pick<State, 'clientKey' | 'clientSwa' | 'jwtKeys'>>
export type Store = ReturnType<typeof openState>

/** An address that begins with this was made by the sandbox: production refuses it. */
const SWA_MARK = '0x5a4db0c5'

const fresh = (): State => ({
  clientKey: hexlify(randomBytes(32)),
  clientSwa: getAddress(SWA_MARK + hexlify(randomBytes(16)).slice(2)),
  jwtKeys: [newSigningKey()],
  users: {},
  sessions: {},
  used: {},
  orders: {},
  activity: [],
  codes: {},
  authTokens: {},
  ledger: emptyLedger(),
})

export function openState(dataDir: string | null, given: Given) {
  const { state, save } = keptState(dataDir, 'wallet.json', fresh(), given)
  const byIdentity = new Map(Object.values(state.users).map(user => [user.identity, user]))
  return {
    state,
    save,
    /** The person's user, made at the first call. */
    userOf(identity: string): User {
      const user = byIdentity.get(identity) ?? newUser(identity)
      byIdentity.set(identity, user)
      state.users[user.id] = user
      return user
    },
    /** The user whose wallet has this address on some network, or null. */
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
    // An account of one Ed25519 key: the hash of key and scheme.
    aptos: `0x${createHash('sha3-256').update(aptosKey).update('\0').digest('hex')}`,
    keyId: randomUUID(),
    aptosKeyId: randomUUID(),
  }
}
