// API keys: their owner creates and ends them; programs sign in with them.

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

/**
 * `client`: the key of the limit of wrong keys. `network`: the part of the address that is stored. `onFound` is called with the key's
 * id, also where the key lacks the scope.
 */
export type From = Readonly<{ client: string; network: string; isRead: boolean; onFound: (keyId: string) => void }>
type Deps = {
  store: KeyStore
  /** The account at present; null when it was removed. Throws forbidden for a banned one. */
  findSignedIn: (userId: string, isRead: boolean) => Promise<SignedIn | null>
  /** Requests of one key. */
  calls: { check: (keyId: string) => void; use: (keyId: string) => void }
  /** Wrong keys of one client. */
  guesses: SharedQuota
  now: () => Date
}
type Asker = Pick<From, 'client' | 'isRead'>
type Verified = { key: KeyRecord; owner: SignedIn }
export type KeyService = ReturnType<typeof createKeyService>

const MAX_KEYS = 20
const DAY_MS = 24 * 3_600_000
const RANDOM_BYTES = 24
const FORM = new RegExp(`^${KEY_PREFIX}[A-Za-z0-9_-]{32}$`)
const hashOf = (secret: string) => sha256(secret).toString('hex')
const isLive = (key: KeyRecord, { record }: SignedIn, at: Date) =>
  key.expiresAt > at && key.epoch?.getTime() === record.keysEndedAt?.getTime()

export function createKeyService(deps: Deps) {
  const verify = createKeyVerifier(deps)
  return {
    /**
     * The owner of a key, for a route with this scope. A request that only reads may get account, plan and ban as they were a few seconds
     * before. Only routes of admins see an admin: a key for CVs reads no other accounts.
     */
    async signIn(secret: string, scope: KeyScope | null, { onFound, ...from }: From): Promise<SignedIn> {
      const { key, owner } = await verify(secret, from)
      const { network } = from
      onFound(key.id)
      deps.calls.check(key.id)
      deps.calls.use(key.id)
      if (scope === null) throw new Problem('forbidden', { message: 'API keys are not accepted here.' })
      if (!key.scopes.includes(scope)) {
        throw new Problem('forbidden', { message: `This API key does not have the scope ${scope}.` })
      }
      const today = utcDay(deps.now())
      if (key.lastUsedOn !== today || key.lastUsedFrom !== network) await deps.store.noteUse(key.id, today, network)
      return { ...owner, role: isAdminScope(scope) ? owner.role : 'user', scopes: key.scopes, keyName: key.name }
    },
    async listKeys(owner: SignedIn): Promise<ApiKeyData[]> {
      return (await deps.store.listKeys(owner.id)).filter(key => isLive(key, owner, deps.now())).map(describe)
    },
    createKey: (owner: SignedIn, wish: CreateKeyData) => createKey(deps, owner, wish),
    async endKey(owner: SignedIn, id: string): Promise<void> {
      if (!(await deps.store.removeKey(owner.id, id))) throw new Problem('not_found')
    },
  }
}

/** Finds the key of a secret and its owner. Throws invalid_token, and rate_limited after many wrong keys of one client. */
function createKeyVerifier({ store, findSignedIn, guesses, now }: Deps) {
  /** Hashes of keys that were valid: wrong keys from the same address do not lock them out. */
  const known = new BoundedMap<string, true>(10_000)
  /** Concurrent requests of a client with the same unknown key count as one guess: after a start no key is known. */
  const running = new Map<string, Promise<Verified | null>>()

  async function findLive(secret: string, hash: string, isRead: boolean): Promise<Verified | null> {
    if (!FORM.test(secret)) return null
    const key = await (isRead ? store.findCallersKey(hash) : store.findByHash(hash))
    const owner = key && (await findSignedIn(key.userId, isRead))
    if (key && owner && isLive(key, owner, now())) return { key, owner }
    return isRead && key ? findLive(secret, hash, false) : null
  }

  function findCounted(secret: string, hash: string, { client, isRead }: Asker): Promise<Verified | null> {
    const id = `${client} ${hash}`
    const isWrong = (found: Verified | null) => found === null
    const start = () => guesses.attempt(client, () => findLive(secret, hash, isRead), isWrong)
    const found = running.get(id) ?? start().finally(() => running.delete(id))
    running.set(id, found)
    return found
  }

  return async (secret: string, asker: Asker): Promise<Verified> => {
    const { client, isRead } = asker
    const hash = hashOf(secret)
    const wasValid = known.has(hash)
    const found = await (wasValid ? findLive(secret, hash, isRead) : findCounted(secret, hash, asker))
    if (found) {
      known.set(hash, true)
      return found
    }
    known.delete(hash)
    if (wasValid) await guesses.take(client)
    throw new Problem('invalid_token')
  }
}

/** `secret`: the text of the key, of which only a hash is stored. */
async function createKey({ store, now }: Deps, owner: SignedIn, { name, scopes, days }: CreateKeyData) {
  if (owner.role !== 'admin' && scopes.some(isAdminScope)) {
    throw new Problem('forbidden', { message: 'Only admins can create keys with admin scopes.' })
  }
  const secret = KEY_PREFIX + randomBytes(RANDOM_BYTES).toString('base64url')
  const at = now()
  const ended = (await store.listKeys(owner.id)).filter(key => !isLive(key, owner, at))
  for (const { id } of ended) await store.removeKey(owner.id, id)
  const created = await takeSlot(
    async () => (await store.listKeys(owner.id)).map(({ place }) => place),
    { count: MAX_KEYS },
    async place => {
      const ids = { id: nanoid(), userId: owner.id, place, hash: hashOf(secret), epoch: owner.record.keysEndedAt }
      const times = { createdAt: at, expiresAt: new Date(at.getTime() + days * DAY_MS) }
      const key = { ...ids, name: name.trim(), scopes, ...times, lastUsedOn: null, lastUsedFrom: null }
      await store.createKey(key)
      return key
    },
  )
  if (created) return { key: describe(created.written), secret }
  throw new Problem('limit_reached', { message: `An account can have ${MAX_KEYS} keys. End one to make room.` })
}

function describe({ id, name, scopes, createdAt, expiresAt, lastUsedOn, lastUsedFrom }: KeyRecord): ApiKeyData {
  const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return { id, name, scopes: [...scopes], ...times, lastUsedOn: lastUsedOn ?? null, lastUsedFrom: lastUsedFrom ?? null }
}
