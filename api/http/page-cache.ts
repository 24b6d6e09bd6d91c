// Cache of public pages: rendered once for each cache key (CV, published version, rev), validated against the database at most once
// a second, and dropped at once when this process changes the page.
import type { FastifyReply } from 'fastify'
import { bodyDigest } from '../lib/body-digest.ts'
import { asIs, type Bodies, compressed } from '../lib/encodings.ts'
import { Problem } from '../lib/problem.ts'
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
type Made<Extra> = { key: PageKey; body: string | Buffer; isJudged?: boolean; extra?: Extra }

type Parts<Extra> = {
  findKey: (nanoId: string) => Promise<PageKey | null>
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

export type PublicPages<Extra = unknown> = ReturnType<typeof createPublicPages<Extra>>

export function createPublicPages<Extra = unknown>(parts: Parts<Extra>) {
  const { findKey, render, clockMs, isCompressible = true, maxBytes = 64 * 1024 * 1024 } = parts
  type Entry = { page: Page<Extra>; checkedAtMs: number; bytes: number }
  const entries = new Map<string, Entry>()
  const loads = new Map<string, Promise<Page<Extra> | null>>()
  let heldBytes = 0

  function drop(nanoId: string): void {
    const entry = entries.get(nanoId)
    if (!entry) return
    heldBytes -= entry.bytes
    entries.delete(nanoId)
  }

  function keep(nanoId: string, page: Page<Extra>, checkedAtMs: number): void {
    drop(nanoId)
    const bytes = [...new Set(Object.values(page.bodies))].reduce((sum, body) => sum + body.length, 500)
    entries.set(nanoId, { page, checkedAtMs, bytes })
    heldBytes += bytes
    for (const oldest of entries.keys()) {
      if (heldBytes <= maxBytes || oldest === nanoId) break
      drop(oldest)
    }
  }

  async function load(nanoId: string, by: string): Promise<Page<Extra> | null> {
    const entry = entries.get(nanoId)
    const key = await findKey(nanoId)
    if (!key) return null
    const isSame = entry?.page.key.version === key.version && entry.page.key.rev === key.rev
    const startedAtMs = clockMs()
    if (entry && isSame && startedAtMs < entry.page.goodUntilMs) return entry.page
    const made = await render(nanoId, by)
    if (!made) return null
    const { key: madeKey, isJudged = false, extra } = made
    const goodUntilMs = isJudged ? startedAtMs + JUDGED_MS : Number.POSITIVE_INFINITY
    const identity = Buffer.from(made.body)
    const etag = etagOf(madeKey.version, madeKey.rev, bodyDigest(identity))
    const isSameBody = entry?.page.etag === etag
    const bodies = isSameBody ? entry.page.bodies : isCompressible ? await compressed(identity) : asIs(identity)
    return { key: madeKey, etag, bodies, isJudged, goodUntilMs, extra }
  }

  /** One load at a time for each CV. The result of a load that `forget` overtook is not cached. */
  function check(nanoId: string, by: string): Promise<Page<Extra> | null> {
    const running = loads.get(nanoId)
    if (running) return running
    const startedAtMs = clockMs()
    const loading = load(nanoId, by)
      .then(page => {
        if (loads.get(nanoId) !== loading) return page
        if (page) keep(nanoId, page, startedAtMs)
        else drop(nanoId)
        return page
      })
      .finally(() => {
        if (loads.get(nanoId) === loading) loads.delete(nanoId)
      })
    loads.set(nanoId, loading)
    return loading
  }

  return {
    /** The page itself when it was validated within the last second, otherwise a promise of it. */
    find(nanoId: string, by = ''): Page<Extra> | Promise<Page<Extra> | null> {
      const entry = entries.get(nanoId)
      if (entry && clockMs() - entry.checkedAtMs < CHECK_EVERY_MS) return entry.page
      return check(nanoId, by)
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
