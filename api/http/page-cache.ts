// Cache of public pages: rendered once for each cache key (CV, published version, rev), and dropped at once when this process changes
// the page. The keys are read from the database at most once a second for each CV, for all of its pages together.
import type { FastifyReply } from 'fastify'
import { BoundedMap } from '../lib/bounded-map.ts'
import { asIs, type Bodies, compressed } from '../lib/encodings.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import { etagOf } from './etag.ts'

export type PageKey = { version: number; rev: number }
/** The ETag includes a digest of the body, so direct edits in the database change it although the cache key stays. */
export type Page<Extra = unknown> = {
  key: PageKey
  etag: string
  bodies: Bodies
  isJudged: boolean
  goodUntilMs: number
  /** Data that `render` keeps beside the body. */
  extra: Extra | undefined
}
type Found<T> = T | null | Promise<T | null>
type Made<Extra> = { key: PageKey; body: string | Buffer; isJudged?: boolean; extra?: Extra }

type Parts<Extra> = {
  findKey: (nanoId: string) => Found<PageKey>
  /**
   * Renders the page, with the cache key of the state it shows; null when nothing is published. `isJudged`: the page shows checked
   * claims and is rendered again within a minute, because their result also depends on keys and stored data outside the cache key.
   * `by`: the address of the client that asked first.
   */
  render: (nanoId: string, by: string) => Promise<Made<Extra> | null>
  /** False for pictures. */
  isCompressible?: boolean
  /** Monotonic, milliseconds. */
  clockMs: () => number
  maxBytes?: number
}

const CHECK_EVERY_MS = 1_000
/** With the second between two validations and the time of rendering, less than a minute. */
const JUDGED_MS = 50_000

const KEYS = 50_000

/** The keys of published CVs, as of at most a second ago. Those of other CVs are not kept. */
export function createKeyCache<Key extends PageKey>(
  findKey: (nanoId: string) => Promise<Key | null>,
  clockMs: () => number,
) {
  const known = new BoundedMap<string, { key: Key; checkedAtMs: number }>(KEYS)
  const loads = new Map<string, Promise<Key | null>>()

  /** The result of a load that `forget` overtook is not kept. */
  function load(nanoId: string): Promise<Key | null> {
    const running = loads.get(nanoId)
    if (running) return running
    const checkedAtMs = clockMs()
    const loading = findKey(nanoId)
      .then(key => {
        if (loads.get(nanoId) !== loading) return key
        if (key) known.set(nanoId, { key, checkedAtMs })
        else known.delete(nanoId)
        return key
      })
      .finally(() => {
        if (loads.get(nanoId) === loading) loads.delete(nanoId)
      })
    loads.set(nanoId, loading)
    return loading
  }

  return {
    /** The key itself when it is known, otherwise a promise of it; null when nothing is published. */
    find(nanoId: string): Key | Promise<Key | null> {
      const entry = known.get(nanoId)
      return entry && clockMs() - entry.checkedAtMs < CHECK_EVERY_MS ? entry.key : load(nanoId)
    },
    forget(nanoId: string): void {
      loads.delete(nanoId)
      known.delete(nanoId)
    },
  }
}

const isSame = (one: PageKey, other: PageKey) => one.version === other.version && one.rev === other.rev

export type PublicPages<Extra = unknown> = ReturnType<typeof createPublicPages<Extra>>

export function createPublicPages<Extra = unknown>(parts: Parts<Extra>) {
  const { findKey, render, clockMs, isCompressible = true, maxBytes = 64 * 1024 * 1024 } = parts
  /** `key`: the one it was asked for. The page has a later one when the CV was changed meanwhile. */
  type Entry = { page: Page<Extra>; key: PageKey; bytes: number }
  const entries = new Map<string, Entry>()
  const loads = new Map<string, Promise<Page<Extra> | null>>()
  let heldBytes = 0

  function drop(nanoId: string): void {
    const entry = entries.get(nanoId)
    if (!entry) return
    heldBytes -= entry.bytes
    entries.delete(nanoId)
  }

  function keep(nanoId: string, page: Page<Extra>, key: PageKey): void {
    drop(nanoId)
    const bytes = [...new Set(Object.values(page.bodies))].reduce((sum, body) => sum + body.length, 500)
    entries.set(nanoId, { page, key, bytes })
    heldBytes += bytes
    for (const oldest of entries.keys()) {
      if (heldBytes <= maxBytes || oldest === nanoId) break
      drop(oldest)
    }
  }

  async function load(nanoId: string, by: string): Promise<Page<Extra> | null> {
    const entry = entries.get(nanoId)
    const startedAtMs = clockMs()
    const made = await render(nanoId, by)
    if (!made) return null
    const { key: madeKey, isJudged = false, extra } = made
    const goodUntilMs = isJudged ? startedAtMs + JUDGED_MS : Number.POSITIVE_INFINITY
    const identity = Buffer.from(made.body)
    const etag = etagOf(madeKey.version, madeKey.rev, sha256(identity).toString('base64url').slice(0, 16))
    const isSameBody = entry?.page.etag === etag
    const bodies = isSameBody ? entry.page.bodies : isCompressible ? await compressed(identity) : asIs(identity)
    return { key: madeKey, etag, bodies, isJudged, goodUntilMs, extra }
  }

  /** One load at a time for each CV. The result of a load that `forget` overtook is not cached. */
  function loadOnce(nanoId: string, key: PageKey, by: string): Promise<Page<Extra> | null> {
    const running = loads.get(nanoId)
    if (running) return running
    const loading = load(nanoId, by)
      .then(page => {
        if (loads.get(nanoId) !== loading) return page
        if (page) keep(nanoId, page, key)
        else drop(nanoId)
        return page
      })
      .finally(() => {
        if (loads.get(nanoId) === loading) loads.delete(nanoId)
      })
    loads.set(nanoId, loading)
    return loading
  }

  function pageOf(nanoId: string, key: PageKey | null, by: string): Found<Page<Extra>> {
    if (!key) {
      drop(nanoId)
      return null
    }
    const entry = entries.get(nanoId)
    const isKept =
      entry && (isSame(entry.key, key) || isSame(entry.page.key, key)) && clockMs() < entry.page.goodUntilMs
    return isKept ? entry.page : loadOnce(nanoId, key, by)
  }

  return {
    /** The page itself when it and its key are known, otherwise a promise of it. */
    find(nanoId: string, by = ''): Found<Page<Extra>> {
      const key = findKey(nanoId)
      return key instanceof Promise ? key.then(found => pageOf(nanoId, found, by)) : pageOf(nanoId, key, by)
    },
    /** To be called when this process changed what the page shows. */
    forget(nanoId: string): void {
      loads.delete(nanoId)
      drop(nanoId)
    },
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a cached JSON reply. Throws not_found when there is none. */
export function sendShown(reply: unknown, page: Page | null): never {
  if (!page) throw new Problem('not_found')
  // The cached bytes were serialized by their schema already.
  return (reply as FastifyReply).header('content-type', JSON_TYPE).send(page.bodies.identity) as never
}
