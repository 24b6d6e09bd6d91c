// Services of a wallet session: reads, the bearer, paymaster data, the end of the session, the wallet's addresses.
import { type CallName, camelCaseKeys } from '../core/wallet/calls.ts'
import { type BearerData, bearerToken, isValidBearer } from '../core/wallet/session-bearer.ts'
import { isPublicKey, isSameAddress } from '../core/wallet/signatures.ts'
import { isUuidV4 } from '../core/wallet/user-operation.ts'
import { Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import {
  type Limits,
  type LiveSession,
  type SessionAccess,
  sessionRequired,
  type WalletCaller,
} from './session-access.ts'
import type { SessionStore } from './session-store.ts'
import { type Question, refuse } from './upstream.ts'

type Deps = {
  access: SessionAccess
  sessions: SessionStore
  ledger: LedgerStore
  clientKey: ClientKey
  now: () => Date
  /** Limits of paymaster data. */
  grantLimits: Limits
}

export type SessionService = ReturnType<typeof createSessionService>

export const createSessionService = (deps: Deps) => ({
  read: (caller: WalletCaller, name: CallName, question?: Question) => read(deps, caller, name, question),
  keyIdOf: (session: LiveSession) => keyIdOf(deps, session),
  saveBearer: (userId: string, data: BearerData, signature: string) => saveBearer(deps, userId, data, signature),
  grant: (caller: WalletCaller, nonce: string) => grant(deps, caller, nonce),
  async end({ userId, sessionPk }: WalletCaller): Promise<void> {
    const ended = userId && isPublicKey(sessionPk) && (await deps.sessions.endSession(sessionPk, userId, deps.now()))
    if (!ended) throw sessionRequired()
  },
  listAddresses: (userId: string) => listAddresses(deps, userId),
})

/** A reading call for the caller's session. */
async function read(deps: Deps, caller: WalletCaller, name: CallName, question?: Question): Promise<unknown> {
  const session = await deps.access.enter(caller)
  const data = await deps.access.ask(name, session, question)
  if (name === 'readUserKeys') await learnKeyId(deps, session, data)
  if (name === 'listWallets') await learnAddresses(deps, session, data)
  return name === 'verifySession' ? withConfiguredSpelling(deps, data) : data
}

/** Spells the client's address as it is configured, since clients compare the exact text. */
function withConfiguredSpelling({ clientKey }: Deps, data: unknown): unknown {
  const { client_swa } = Object(data) as { client_swa?: unknown }
  const isOurs = typeof client_swa === 'string' && isSameAddress(client_swa, clientKey.clientSWA)
  return isOurs ? { ...(data as object), client_swa: clientKey.clientSWA } : data
}

/** The id of the key that signs the wallet's messages. */
async function keyIdOf(deps: Deps, session: LiveSession): Promise<string> {
  const keyId = session.ecdsaKeyId ?? (await learnKeyId(deps, session, await deps.access.ask('readUserKeys', session)))
  if (keyId === null) throw new Problem('upstream_failed', { shown: 'User keys response data is missing' })
  return keyId
}

async function learnKeyId({ sessions }: Deps, session: LiveSession, data: unknown): Promise<string | null> {
  const { ecdsaKeyId } = Object(camelCaseKeys(data)) as { ecdsaKeyId?: unknown }
  if (typeof ecdsaKeyId !== 'string' || ecdsaKeyId === '') return null
  if (ecdsaKeyId !== session.ecdsaKeyId) await sessions.learn(session.sessionPk, { ecdsaKeyId })
  return ecdsaKeyId
}

/** Stores the bearer that the session key signed, sealed, until it expires. */
async function saveBearer(deps: Deps, userId: string, data: BearerData, signature: string): Promise<Date> {
  const { access, sessions, clientKey, now } = deps
  const { sessionPk, expiresAt } = await access.ownSession(userId, data.session_pub_key)
  const bearer = { data, data_signature: signature }
  if (!isValidBearer(bearer, now().getTime())) {
    throw refuse('/data_signature', 'This bearer is not signed by the session key, expired, or not valid yet.')
  }
  const until = new Date(Math.min(data.expire_at * 1_000, expiresAt.getTime()))
  await sessions.saveBearer(sessionPk, clientKey.seal(bearerToken(bearer), sessionPk), until)
  return until
}

/** Paymaster data for a new nonce, which is bound to the session. */
async function grant(deps: Deps, { userId, limitKey, sessionPk }: WalletCaller, nonce: string): Promise<string> {
  const { access, grantLimits, clientKey, ledger, now } = deps
  const session = await access.ownSession(userId, sessionPk)
  if (!isUuidV4(nonce)) throw refuse('/nonce', 'This must be a random uuid (version 4).')
  const key = limitKey ?? session.owner
  grantLimits.check(key)
  grantLimits.use(key)
  const { paymasterData } = clientKey.grant(nonce, now().getTime())
  if (!(await ledger.takeNonce(nonce.toLowerCase(), session.sessionPk, now()))) {
    throw new Problem('conflict', { message: 'This nonce has been used. Make a new one.' })
  }
  return paymasterData
}

/** The addresses of a user's wallets, lower case, from the backend's replies in live sessions. */
async function listAddresses(deps: Deps, userId: string): Promise<string[]> {
  const live = await deps.sessions.listLive(userId, deps.now())
  const known = [...new Set(live.flatMap(({ addresses }) => addresses))]
  if (known.length > 0 || live.length === 0) return known
  for (const { sessionPk } of live) {
    const caller = { userId, limitKey: null, sessionPk, token: null, address: '' }
    const session = await deps.access.enter(caller).catch(() => null)
    if (session) return learnAddresses(deps, session, await deps.access.ask('listWallets', session))
  }
  return []
}

async function learnAddresses({ sessions }: Deps, session: LiveSession, data: unknown): Promise<string[]> {
  const wallets = Array.isArray(data) ? data : []
  const addresses = wallets.map(one => String(Object(one).address ?? '').toLowerCase()).filter(text => text !== '')
  if (addresses.join() !== session.addresses.join()) await sessions.learn(session.sessionPk, { addresses })
  return addresses
}
