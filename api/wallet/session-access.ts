// Access to wallet sessions: who may use one, its bearer, and calls to the backend on its behalf.
import type { CallName } from '../core/wallet/calls.ts'
import { isValidBearer, readBearer } from '../core/wallet/session-bearer.ts'
import { isPublicKey } from '../core/wallet/signatures.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { Problem } from '../lib/problem.ts'
import type { ClientKey } from './client-key.ts'
import { isLiveFor, SDK_OWNER, type SessionRecord, type SessionStore } from './session-store.ts'
import type { Question, Upstream } from './upstream.ts'

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

type Deps = { sessions: SessionStore; clientKey: ClientKey; upstream: Upstream; now: () => Date }

const MAX_CACHED_BEARERS = 5_000

export const sessionRequired = () => new Problem('wallet_session_required')

export type SessionAccess = ReturnType<typeof createSessionAccess>

export function createSessionAccess(deps: Deps) {
  const { sessions, upstream, now } = deps
  const bearerOf = createBearerCache(deps)

  /** A user's own session, with or without a bearer. */
  async function ownSession(
    userId: string | null,
    sessionPk: string | null,
    prefetched?: WalletCaller['prefetched'],
  ): Promise<SessionRecord> {
    const found = userId && isPublicKey(sessionPk) ? await (prefetched ?? sessions.findSession(sessionPk)) : null
    if (!found || !userId || !isLiveFor(found, userId, now())) throw sessionRequired()
    return found
  }

  async function enterAsUser({ userId, sessionPk, prefetched }: WalletCaller): Promise<LiveSession> {
    const session = await ownSession(userId, sessionPk, prefetched)
    const bearer = await bearerOf(session)
    if (!bearer || session.userSWA === null) throw sessionRequired()
    return { ...session, userSWA: session.userSWA, bearer }
  }

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

  return {
    ownSession,
    ask,

    /** The caller's session with its bearer. Throws wallet_session_required, or invalid_token for the SDK. */
    enter: (caller: WalletCaller): Promise<LiveSession> =>
      caller.userId === null && caller.token !== null ? enterAsSdk(deps, caller.token) : enterAsUser(caller),

    /** Fetches a session's record while its caller is still being authenticated; access is checked later. */
    prefetch(sessionPk: unknown): WalletCaller['prefetched'] {
      if (!isPublicKey(sessionPk)) return null
      const record = sessions.findSession(sessionPk)
      record.catch(() => undefined) // avoids an unhandled rejection when the caller never awaits it
      return record
    },
  }
}

async function enterAsSdk({ sessions, now }: Deps, token: string): Promise<LiveSession> {
  const bearer = readBearer(token)
  if (!bearer || !isValidBearer(bearer, now().getTime())) throw new Problem('invalid_token')
  const session = await sessions.findSession(bearer.data.session_pub_key)
  if (!session?.userSWA || !isLiveFor(session, SDK_OWNER, now())) throw new Problem('invalid_token')
  return { ...session, userSWA: session.userSWA, bearer: token }
}

/** Decrypted bearers by session; valid while the session's record has the same bearerId. */
function createBearerCache({ sessions, clientKey, now }: Deps) {
  const bearers = new BoundedMap<string, { id: string; bearer: string; until: Date }>(MAX_CACHED_BEARERS)
  return async ({ sessionPk, bearerId: id }: SessionRecord): Promise<string | null> => {
    const cached = bearers.get(sessionPk)
    if (cached && cached.id === id && cached.until > now()) return cached.bearer
    bearers.delete(sessionPk)
    const found = await sessions.findBearer(sessionPk, now())
    const bearer = found && clientKey.open(found.sealed, sessionPk)
    if (!bearer) return null
    if (id !== null) bearers.set(sessionPk, { id, bearer, until: found.expiresAt })
    return bearer
  }
}
