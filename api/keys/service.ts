// API keys: made and ended by their owner, and what admits a program that sends one.

import { randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import { type ApiKeyData, type CreateKeyData, isAdminScope, KEY_PREFIX, type KeyScope } from '../core/contract/keys.ts'
import { utcDay } from '../core/days.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import { takeSlot } from '../lib/slots.ts'
import type { KeyRecord, KeyStore } from './store.ts'

/** Where a request came from: what its guesses are counted under, and what is kept of its address. */
/** `onFound` is called with the id of the key, also where it may not make the call. */
export type From = Readonly<{ client: string; network: string; onFound: (keyId: string) => void }>
type Parts = {
  store: KeyStore
  /** The account as it is now; null when it was removed. Throws forbidden for a banned one. */
  findSignedIn: (userId: string) => Promise<SignedIn | null>
  /** Requests of one key. */
  calls: { check: (keyId: string) => void; use: (keyId: string) => void }
  /** Wrong keys of one client. */
  guesses: SharedQuota
  now: () => Date
}
type Found = { key: KeyRecord; owner: SignedIn }
export type KeyService = ReturnType<typeof createKeyService>

const MOST = 20
const DAY_MS = 24 * 3_600_000
const RANDOM_BYTES = 24
const FORM = new RegExp(`^${KEY_PREFIX}[A-Za-z0-9_-]{32}$`)
const hashOf = (secret: string) => sha256(secret).toString('hex')
const isLive = (key: KeyRecord, { record }: SignedIn, at: Date) =>
  key.expiresAt > at && key.epoch?.getTime() === record.keysEndedAt?.getTime()

export function createKeyService({ store, findSignedIn, calls, guesses, now }: Parts) {
  /** Keys that were good before: guesses of others at the same address do not shut them out. */
  const known = new BoundedMap<string, true>(10_000)
  const guessed = new Map<string, Promise<Found | null>>()

  async function lookUp(secret: string, hash: string): Promise<Found | null> {
    const key = FORM.test(secret) ? await store.findByHash(hash) : null
    const owner = key && (await findSignedIn(key.userId))
    return key && owner && isLive(key, owner, now()) ? { key, owner } : null
  }

  /** Requests of a client with the same key at the same time are one guess: after a start the keys of busy programs are not known. */
  function guess(secret: string, hash: string, client: string): Promise<Found | null> {
    const at = `${client} ${hash}`
    const look = () =>
      guesses.attempt(
        client,
        () => lookUp(secret, hash),
        found => found === null,
      )
    const found = guessed.get(at) ?? look().finally(() => guessed.delete(at))
    guessed.set(at, found)
    return found
  }

  async function find(secret: string, client: string): Promise<Found> {
    const hash = hashOf(secret)
    const wasGood = known.has(hash)
    const found = await (wasGood ? lookUp(secret, hash) : guess(secret, hash, client))
    if (found) {
      known.set(hash, true)
      return found
    }
    known.delete(hash)
    if (wasGood) await guesses.take(client)
    throw new Problem('invalid_token')
  }

  return {
    /**
     * The owner of a key, for a route with this scope. Account, role, plan and ban are read anew. Only routes of admins see an admin:
     * a key for CVs reads no other accounts.
     */
    async signIn(secret: string, scope: KeyScope | null, { client, network, onFound }: From): Promise<SignedIn> {
      const { key, owner } = await find(secret, client)
      onFound(key.id)
      calls.check(key.id)
      calls.use(key.id)
      if (scope === null) throw new Problem('forbidden', { message: 'API keys are not accepted here.' })
      if (!key.scopes.includes(scope)) {
        throw new Problem('forbidden', { message: `This API key does not have the scope ${scope}.` })
      }
      const today = utcDay(now())
      if (key.lastUsedOn !== today || key.lastUsedFrom !== network) await store.noteUse(key.id, today, network)
      return { ...owner, role: isAdminScope(scope) ? owner.role : 'user', scopes: key.scopes, keyName: key.name }
    },

    async listKeys(owner: SignedIn): Promise<ApiKeyData[]> {
      return (await store.listKeys(owner.id)).filter(key => isLive(key, owner, now())).map(describe)
    },

    /** `secret`: the text of the key, which is not kept. */
    async createKey(
      owner: SignedIn,
      { name, scopes, days }: CreateKeyData,
    ): Promise<{ key: ApiKeyData; secret: string }> {
      if (owner.role !== 'admin' && scopes.some(isAdminScope)) {
        throw new Problem('forbidden', { message: 'Only admins can make keys with the scopes of admins.' })
      }
      const secret = KEY_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
      const at = now()
      const ended = (await store.listKeys(owner.id)).filter(key => !isLive(key, owner, at))
      for (const { id } of ended) await store.removeKey(owner.id, id)
      const made = await takeSlot(
        async () => (await store.listKeys(owner.id)).map(({ place }) => place),
        { count: MOST },
        async place => {
          const ids = { id: nanoid(), userId: owner.id, place, hash: hashOf(secret), epoch: owner.record.keysEndedAt }
          const times = { createdAt: at, expiresAt: new Date(at.getTime() + days * DAY_MS) }
          const key = { ...ids, name: name.trim(), scopes, ...times, lastUsedOn: null, lastUsedFrom: null }
          await store.createKey(key)
          return key
        },
      )
      if (made) return { key: describe(made.written), secret }
      throw new Problem('limit_reached', { message: `An account can have ${MOST} keys. End one to make room.` })
    },

    async endKey(owner: SignedIn, id: string): Promise<void> {
      if (!(await store.removeKey(owner.id, id))) throw new Problem('not_found')
    },
  }
}

function describe({ id, name, scopes, createdAt, expiresAt, lastUsedOn, lastUsedFrom }: KeyRecord): ApiKeyData {
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return { id, name, scopes: [...scopes], ...times, lastUsedOn: lastUsedOn ?? null, lastUsedFrom: lastUsedFrom ?? null }
}
