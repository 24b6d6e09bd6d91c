// A wallet session from its opening to its end: who may use it, its bearer, the paymaster data that it was given, and the
// calls that only read.

import { type BearerData, bearerToken, isValidBearer, readBearer } from '../core/wallet/bearer.ts'
import type { CallName } from '../core/wallet/calls.ts'
import { camelCaseKeys } from '../core/wallet/camel-case.ts'
import { isUuidV4 } from '../core/wallet/nonce.ts'
import { isPublicKey, isSameAddress } from '../core/wallet/signatures.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import type { LedgerStore } from './ledger-store.ts'
import { isLiveFor, SDK_OWNER, type SessionRecord, type SessionStore } from './session-store.ts'
import type { Question, Upstream } from './upstream.ts'

/** Who calls: a signed-in user who names a session, or the public SDK with a bearer of its own (or none, on open calls). */
export type WalletCaller = Readonly<{
  userId: string | null
  /** What a user's limits are counted under. */
  limitKey: string | null
  sessionPk: string | null
  /** The record under this key, where somebody has begun to look for it already. */
  look?: Promise<SessionRecord | null> | null
  token: string | null
  /** What counts where there is no user. */
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
  /** How often paymaster data may be asked for. */
  grantLimits: Limits
}

/** Bearers in memory at most. */
const KNOWN = 5_000

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService({ sessions, ledger, clientKey, upstream, now, grantLimits }: Parts) {
  const unknown = () => new Problem('wallet_session_required')

  /** Bearers read before, by session: good for as long as the session's record names them. */
  const known = new BoundedMap<string, { id: string; bearer: string; until: Date }>(KNOWN)

  /** A user's own session, with or without a bearer. */
  async function ownSession(
    userId: string | null,
    sessionPk: string | null,
    look?: WalletCaller['look'],
  ): Promise<SessionRecord> {
    const found = userId && isPublicKey(sessionPk) ? await (look ?? sessions.findSession(sessionPk)) : null
    if (!found || !userId || !isLiveFor(found, userId, now())) throw unknown()
    return found
  }

  async function bearerOf({ sessionPk, bearerId: id }: SessionRecord): Promise<string | null> {
    const read = known.get(sessionPk)
    if (read && read.id === id && read.until > now()) return read.bearer
    known.delete(sessionPk)
    const found = await sessions.findBearer(sessionPk, now())
    const bearer = found && clientKey.open(found.sealed, sessionPk)
    if (!bearer) return null
    if (id !== null) known.set(sessionPk, { id, bearer, until: found.expiresAt })
    return bearer
  }

  async function enterAsUser({ userId, sessionPk, look }: WalletCaller): Promise<LiveSession> {
    const session = await ownSession(userId, sessionPk, look)
    const bearer = await bearerOf(session)
    if (!bearer || session.userSWA === null) throw unknown()
    return { ...session, userSWA: session.userSWA, bearer }
  }

  async function enterAsSdk(token: string): Promise<LiveSession> {
    const bearer = readBearer(token)
    if (!bearer || !isValidBearer(bearer, now().getTime())) throw new Problem('invalid_token')
    const session = await sessions.findSession(bearer.data.session_pub_key)
    if (!session?.userSWA || !isLiveFor(session, SDK_OWNER, now())) throw new Problem('invalid_token')
    return { ...session, userSWA: session.userSWA, bearer: token }
  }

  /** The caller's session, ready for calls. Throws wallet_session_required, or invalid_token for the SDK's. */
  const enter = (caller: WalletCaller): Promise<LiveSession> =>
    caller.userId === null && caller.token !== null ? enterAsSdk(caller.token) : enterAsUser(caller)

  /** Asks with the session's bearer. One that the backend no longer takes is forgotten: the client makes a new one. */
  async function ask(name: CallName, session: LiveSession, question: Question = {}): Promise<unknown> {
    try {
      const isKept = session.owner === SDK_OWNER
      return await upstream.ask(name, { ...question, bearer: session.bearer, isKept })
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

  /** The caller spells the client's address as it is configured: clients compare letter by letter. */
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

    /** Begins to look for a session while its caller is still being identified; the record alone opens nothing. */
    lookAhead(sessionPk: unknown): WalletCaller['look'] {
      if (!isPublicKey(sessionPk)) return null
      const look = sessions.findSession(sessionPk)
      look.catch(() => undefined) // whoever waits for it hears of it; nobody may
      return look
    },

    /** Which of the wallet's keys signs messages. */
    async keyIdOf(session: LiveSession): Promise<string> {
      const known = session.ecdsaKeyId ?? (await learnKeyId(session, await ask('readUserKeys', session)))
      if (known === null) throw new Problem('upstream_failed', { shown: 'User keys response data is missing' })
      return known
    },

    /** Keeps the bearer that the session's own key signed, sealed, until it ends. */
    async keepBearer(userId: string, data: BearerData, signature: string): Promise<Date> {
      const { sessionPk, expiresAt } = await ownSession(userId, data.session_pub_key)
      const bearer = { data, data_signature: signature }
      if (!isValidBearer(bearer, now().getTime())) {
        throw invalid([
          { path: '/data_signature', message: 'This bearer is not signed by the session, or not in time.' },
        ])
      }
      const until = new Date(Math.min(data.expire_at * 1_000, expiresAt.getTime()))
      await sessions.saveBearer(sessionPk, clientKey.seal(bearerToken(bearer), sessionPk), until)
      return until
    },

    /** Paymaster data for a nonce that was never seen, bound to the session. */
    async grant({ userId, limitKey, sessionPk }: WalletCaller, nonce: string): Promise<string> {
      const session = await ownSession(userId, sessionPk)
      if (!isUuidV4(nonce)) throw invalid([{ path: '/nonce', message: 'This must be a random uuid (version 4).' }])
      const asker = limitKey ?? session.owner
      grantLimits.check(asker)
      grantLimits.use(asker)
      const { paymasterData } = clientKey.grant(nonce, now().getTime())
      if (!(await ledger.takeNonce(nonce.toLowerCase(), session.sessionPk, now()))) {
        throw new Problem('conflict', { message: 'This nonce has been used. Make a new one.' })
      }
      return paymasterData
    },

    async end({ userId, sessionPk }: WalletCaller): Promise<void> {
      const ended = userId && isPublicKey(sessionPk) && (await sessions.endSession(sessionPk, userId, now()))
      if (!ended) throw unknown()
    },

    /** Addresses of a user's wallets, as the backend told them to us in a session that lives; lower case. */
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
