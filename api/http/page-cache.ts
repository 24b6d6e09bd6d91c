// Cache of public pages: rendered once for each cache key (CV, published version, rev, links), and dropped at once when this process
// changes the page. The keys are read from the database at most once a second for each CV, for all of its pages together.
import type { FastifyReply } from 'fastify'
import { BoundedMap } from '../lib/bounded-map.ts'
import { asIs, type Bodies, compressed } from '../lib/encodings.ts'
import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'
import { etagOf } from './etag.ts'

/** `links`: the pages that the page links to; absent where it links to none. */
export type PageKey = { version: number; rev: number; links?: string }
/** The ETag includes a digest of the body, so direct edits in the database change it although the cache key stays. */
export type Page<Extra = unknown> = {
  key: PageKey
  etag: string
  bodies: Bodies
  expires: boolean
  goodUntilMs: number
  /** Data that `render` returned beside the body. */
  extra: Extra | undefined
}
type Found<T> = T | null | Promise<T | null>
type Rendered<Extra> = { key: PageKey; body: string | Buffer; expires?: boolean; extra?: Extra }

type Source = {
  findKey: (nanoId: string) => Found<PageKey>
  /** Monotonic, milliseconds. */
  clockMs: () => number
}
type Options<Extra> = {
  /**
   * Renders the page, with the cache key of the rendered state; null when nothing is published. `expires`: the page shows checked
   * claims and is rendered again within a minute, because their result also depends on keys and stored data outside the cache key.
   * `by`: the address of the client that requested it first.
   */
  render: (nanoId: string, by: string) => Promise<Rendered<Extra> | null>
  /** False for pictures. */
  isCompressible?: boolean
  maxBytes?: number
}

const CHECK_EVERY_MS = 1_000
/** With the second between two validations and the time of rendering, less than a minute. */
const EXPIRY_MS = 50_000

const KEYS = 50_000

/**
 * One load at a time for each CV. `store` is not called when `forget` was called before the load ended, because its result may be outdated.
 */
function createLoads<Result>() {
  const running = new Map<string, Promise<Result>>()
  return {
    run(nanoId: string, load: () => Promise<Result>, store: (result: Result) => void): Promise<Result> {
      const earlier = running.get(nanoId)
      if (earlier) return earlier
      const loading = load()
        .then(result => {
          if (running.get(nanoId) === loading) store(result)
          return result
        })
        .finally(() => {
          if (running.get(nanoId) === loading) running.delete(nanoId)
        })
      running.set(nanoId, loading)
      return loading
    },
    forget: (nanoId: string): void => void running.delete(nanoId),
  }
}

/** The keys of published CVs, at most a second old. For other CVs nothing is cached. */
export function createKeyCache<Key extends PageKey>(
  findKey: (nanoId: string) => Promise<Key | null>,
  clockMs: () => number,
) {
  const known = new BoundedMap<string, { key: Key; checkedAtMs: number }>(KEYS)
  const loads = createLoads<Key | null>()

  function load(nanoId: string): Promise<Key | null> {
    const checkedAtMs = clockMs()
    return loads.run(
      nanoId,
      () => findKey(nanoId),
      key => {
        if (key) known.set(nanoId, { key, checkedAtMs })
        else known.delete(nanoId)
      },
    )
  }

  return {
    /** The key itself when it is cached, otherwise a promise of it; null when nothing is published. */
    find(nanoId: string): Key | Promise<Key | null> {
      const entry = known.get(nanoId)
      return entry && clockMs() - entry.checkedAtMs < CHECK_EVERY_MS ? entry.key : load(nanoId)
    },
    forget(nanoId: string): void {
      loads.forget(nanoId)
      known.delete(nanoId)
    },
  }
}

/** `key`: the requested one. The page has a later one when the CV was changed during the load. */
type Entry<Extra> = { page: Page<Extra>; key: PageKey; bytes: number }

/** The entries of a cache, of which the oldest are dropped when all together exceed `maxBytes`. */
function createEntries<Extra>(maxBytes: number) {
  const entries = new Map<string, Entry<Extra>>()
  let usedBytes = 0

  function remove(nanoId: string): void {
    const entry = entries.get(nanoId)
    if (!entry) return
    usedBytes -= entry.bytes
    entries.delete(nanoId)
  }

  return {
    get: (nanoId: string) => entries.get(nanoId),
    remove,
    set(nanoId: string, page: Page<Extra>, key: PageKey): void {
      remove(nanoId)
      const bytes = [...new Set(Object.values(page.bodies))].reduce((sum, body) => sum + body.length, 500)
      entries.set(nanoId, { page, key, bytes })
      usedBytes += bytes
      for (const oldest of entries.keys()) {
        if (usedBytes <= maxBytes || oldest === nanoId) break
        remove(oldest)
      }
    },
  }
}

/** The page as it was just rendered. The bodies of `cached` are used again when they are the same, to compress each only once. */
async function pageFrom<Extra>(
  rendered: Rendered<Extra>,
  startedAtMs: number,
  cached?: Page<Extra>,
  isCompressible = true,
) {
  const { key, expires = false, extra } = rendered
  const goodUntilMs = expires ? startedAtMs + EXPIRY_MS : Number.POSITIVE_INFINITY
  const identity = Buffer.from(rendered.body)
  const etag = etagOf(key.version, key.rev, sha256(identity).toString('base64url').slice(0, 16))
  let bodies = cached?.bodies
  if (!bodies || cached?.etag !== etag) bodies = isCompressible ? await compressed(identity) : asIs(identity)
  return { key, etag, bodies, expires, goodUntilMs, extra }
}

const isSame = (one: PageKey, other: PageKey) =>
  one.version === other.version && one.rev === other.rev && (one.links ?? '') === (other.links ?? '')

export type PageCache<Extra = unknown> = ReturnType<typeof createPageCache<Extra>>

export function createPageCache<Extra = unknown>({ findKey, clockMs }: Source, options: Options<Extra>) {
  const { render, isCompressible, maxBytes = 64 * 1024 * 1024 } = options
  const entries = createEntries<Extra>(maxBytes)
  const loads = createLoads<Page<Extra> | null>()

  async function load(nanoId: string, by: string): Promise<Page<Extra> | null> {
    const cached = entries.get(nanoId)?.page
    const startedAtMs = clockMs()
    const rendered = await render(nanoId, by)
    return rendered && pageFrom(rendered, startedAtMs, cached, isCompressible)
  }

  function pageOf(nanoId: string, key: PageKey | null, by: string): Found<Page<Extra>> {
    if (!key) {
      entries.remove(nanoId)
      return null
    }
    const entry = entries.get(nanoId)
    const isCurrent = entry && (isSame(entry.key, key) || isSame(entry.page.key, key))
    if (isCurrent && clockMs() < entry.page.goodUntilMs) return entry.page
    return loads.run(
      nanoId,
      () => load(nanoId, by),
      page => {
        if (page) entries.set(nanoId, page, key)
        else entries.remove(nanoId)
      },
    )
  }

  return {
    /** The page itself when it and its key are cached, otherwise a promise of it. */
    find(nanoId: string, by = ''): Found<Page<Extra>> {
      const key = findKey(nanoId)
      return key instanceof Promise ? key.then(found => pageOf(nanoId, found, by)) : pageOf(nanoId, key, by)
    },
    /** To be called when this process changed the content of the page. */
    forget(nanoId: string): void {
      loads.forget(nanoId)
      entries.remove(nanoId)
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
