// Wallet sessions in use: access, the bearer, paymaster data, and the calls that only read.

import type { CallName } from '../core/wallet/calls.ts'
import { camelCaseKeys } from '../core/wallet/calls.ts'
import { type BearerData, bearerToken, isValidBearer, readBearer } from '../core/wallet/session-bearer.ts'
import { isPublicKey, isSameAddress } from '../core/wallet/signatures.ts'
import { isUuidV4 } from '../core/wallet/user-operation.ts'
import { Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import { isLiveFor, SDK_OWNER, type SessionRecord, type SessionStore } from './session-store.ts'
import { type Question, refuse, type Upstream } from './upstream.ts'

/** A signed-in user who names a session, or the public SDK with its own bearer (none on open calls). */
export type WalletCaller = Readonly<{
  userId: string | null
  /** The key of a user's rate limits. */
  limitKey: string | null
  sessionPk: string | null
  /** The record of sessionPk, if it is being fetched already. */
  prefetched?: Promise<SessionRecord | null> | null
  token: string | null
  /** The key of rate limits without a user. */
  address: string
}>
export type LiveSession = SessionRecord & Readonly<{ userSWA: string; bearer: string }>
export type Limits = { check(key: string): void; use(key: string): void }

type Parts = {
  sessions: SessionStore
  ledger: LedgerStore
  clientKey: ClientKey
  upstream: Upstream
  now: () => Date
  /** Limits of paymaster data. */
  grantLimits: Limits
}

const MAX_CACHED_BEARERS = 5_000

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService({ sessions, ledger, clientKey, upstream, now, grantLimits }: Parts) {
  const required = () => new Problem('wallet_session_required')

  /** Decrypted bearers by session; valid while the session's record has the same bearerId. */
  const bearers = new Map<string, { id: string; bearer: string; until: Date }>()

  /** A user's own session, with or without a bearer. */
  async function ownSession(
    userId: string | null,
    sessionPk: string | null,
    prefetched?: WalletCaller['prefetched'],
  ): Promise<SessionRecord> {
    const found = userId && isPublicKey(sessionPk) ? await (prefetched ?? sessions.findSession(sessionPk)) : null
    if (!found || !userId || !isLiveFor(found, userId, now())) throw required()
    return found
  }

  async function bearerOf({ sessionPk, bearerId: id }: SessionRecord): Promise<string | null> {
    const cached = bearers.get(sessionPk)
    if (cached && cached.id === id && cached.until > now()) return cached.bearer
    bearers.delete(sessionPk)
    const found = await sessions.findBearer(sessionPk, now())
    const bearer = found && clientKey.open(found.sealed, sessionPk)
    if (!bearer) return null
    if (bearers.size >= MAX_CACHED_BEARERS) bearers.delete(bearers.keys().next().value as string)
    if (id !== null) bearers.set(sessionPk, { id, bearer, until: found.expiresAt })
    return bearer
  }

  async function enterAsUser({ userId, sessionPk, prefetched }: WalletCaller): Promise<LiveSession> {
    const session = await ownSession(userId, sessionPk, prefetched)
    const bearer = await bearerOf(session)
    if (!bearer || session.userSWA === null) throw required()
    return { ...session, userSWA: session.userSWA, bearer }
  }

  async function enterAsSdk(token: string): Promise<LiveSession> {
    const bearer = readBearer(token)
    if (!bearer || !isValidBearer(bearer, now().getTime())) throw new Problem('invalid_token')
    const session = await sessions.findSession(bearer.data.session_pub_key)
    if (!session?.userSWA || !isLiveFor(session, SDK_OWNER, now())) throw new Problem('invalid_token')
    return { ...session, userSWA: session.userSWA, bearer: token }
  }

  /** The caller's session with its bearer. Throws wallet_session_required, or invalid_token for the SDK. */
  const enter = (caller: WalletCaller): Promise<LiveSession> =>
    caller.userId === null && caller.token !== null ? enterAsSdk(caller.token) : enterAsUser(caller)

  /** Calls the backend with the session's bearer. A bearer that it refuses is dropped; the client then signs a new one. */
  async function ask(name: CallName, session: LiveSession, question: Question = {}): Promise<unknown> {
    try {
      const isSdk = session.owner === SDK_OWNER
      return await upstream.ask(name, { ...question, bearer: session.bearer, isSdk })
    } catch (error) {
      const isRefused = error instanceof Problem && error.code === 'wallet_session_required'
      if (isRefused) await sessions.dropBearer(session.sessionPk)
      throw error
    }
  }

  async function learnKeyId(session: LiveSession, data: unknown): Promise<string | null> {
    const { ecdsaKeyId } = Object(camelCaseKeys(data)) as { ecdsaKeyId?: unknown }
    if (typeof ecdsaKeyId !== 'string' || ecdsaKeyId === '') return null
    if (ecdsaKeyId !== session.ecdsaKeyId) await sessions.learn(session.sessionPk, { ecdsaKeyId })
    return ecdsaKeyId
  }

  async function learnAddresses(session: LiveSession, data: unknown): Promise<string[]> {
    const wallets = Array.isArray(data) ? data : []
    const addresses = wallets.map(one => String(Object(one).address ?? '').toLowerCase()).filter(text => text !== '')
    if (addresses.join() !== session.addresses.join()) await sessions.learn(session.sessionPk, { addresses })
    return addresses
  }

  /** Spells the client's address as it is configured, since clients compare the exact text. */
  function withOwnSpelling(data: unknown): unknown {
    const { client_swa } = Object(data) as { client_swa?: unknown }
    const isOurs = typeof client_swa === 'string' && isSameAddress(client_swa, clientKey.clientSWA)
    return isOurs ? { ...(data as object), client_swa: clientKey.clientSWA } : data
  }

  /** A call that reads, for the caller's session. */
  async function read(caller: WalletCaller, name: CallName, question?: Question): Promise<unknown> {
    const session = await enter(caller)
    const data = await ask(name, session, question)
    if (name === 'readUserKeys') await learnKeyId(session, data)
    if (name === 'listWallets') await learnAddresses(session, data)
    return name === 'verifySession' ? withOwnSpelling(data) : data
  }

  return {
    enter,
    ask,
    read,

    /** Fetches a session's record while its caller is still being authenticated; access is checked later. */
    prefetch(sessionPk: unknown): WalletCaller['prefetched'] {
      if (!isPublicKey(sessionPk)) return null
      const record = sessions.findSession(sessionPk)
      record.catch(() => undefined) // avoids an unhandled rejection when the caller never awaits it
      return record
    },

    /** The id of the key that signs the wallet's messages. */
    async keyIdOf(session: LiveSession): Promise<string> {
      const keyId = session.ecdsaKeyId ?? (await learnKeyId(session, await ask('readUserKeys', session)))
      if (keyId === null) throw new Problem('upstream_failed', { shown: 'User keys response data is missing' })
      return keyId
    },

    /** Stores the bearer that the session key signed, sealed, until it expires. */
    async saveBearer(userId: string, data: BearerData, signature: string): Promise<Date> {
      const { sessionPk, expiresAt } = await ownSession(userId, data.session_pub_key)
      const bearer = { data, data_signature: signature }
      if (!isValidBearer(bearer, now().getTime())) {
        throw refuse('/data_signature', 'This bearer is not signed by the session, or not in time.')
      }
      const until = new Date(Math.min(data.expire_at * 1_000, expiresAt.getTime()))
      await sessions.saveBearer(sessionPk, clientKey.seal(bearerToken(bearer), sessionPk), until)
      return until
    },

    /** Paymaster data for a new nonce, which is bound to the session. */
    async grant({ userId, limitKey, sessionPk }: WalletCaller, nonce: string): Promise<string> {
      const session = await ownSession(userId, sessionPk)
      if (!isUuidV4(nonce)) throw refuse('/nonce', 'This must be a random uuid (version 4).')
      const key = limitKey ?? session.owner
      grantLimits.check(key)
      grantLimits.use(key)
      const { paymasterData } = clientKey.grant(nonce, now().getTime())
      if (!(await ledger.takeNonce(nonce.toLowerCase(), session.sessionPk, now()))) {
        throw new Problem('conflict', { message: 'This nonce has been used. Make a new one.' })
      }
      return paymasterData
    },

    async end({ userId, sessionPk }: WalletCaller): Promise<void> {
      const ended = userId && isPublicKey(sessionPk) && (await sessions.endSession(sessionPk, userId, now()))
      if (!ended) throw required()
    },

    /** The addresses of a user's wallets, lower case, from the backend's replies in live sessions. */
    async listAddresses(userId: string): Promise<string[]> {
      const live = await sessions.listLive(userId, now())
      const known = [...new Set(live.flatMap(({ addresses }) => addresses))]
      if (known.length > 0 || live.length === 0) return known
      for (const { sessionPk } of live) {
        const caller = { userId, limitKey: null, sessionPk, token: null, address: '' }
        const session = await enter(caller).catch(() => null)
        if (session) return learnAddresses(session, await ask('listWallets', session))
      }
      return []
    },
  }
}
