// The public pages in memory: rendered once for each (CV, published version, rev), checked against the database at most
// once a second, and dropped at once when this process changes what strangers see. Knows no HTTP.
import type { FastifyReply } from 'fastify'
import { bodyDigest } from '../lib/body-digest.ts'
import { asIs, type Bodies, compressed } from '../lib/encodings.ts'
import { Problem } from '../lib/problem.ts'
import { etagOf } from './etag.ts'

export type PageKey = { version: number; rev: number }
/** `etag` ends with a digest of the body: what another hand changed in the database has another, although its key has not. */
export type Page<Extra = unknown> = {
  key: PageKey
  etag: string
  bodies: Bodies
  isJudged: boolean
  goodUntilMs: number
  /** What `render` wants kept beside the body. */
  extra: Extra | undefined
}
type Made<Extra> = { key: PageKey; body: string | Buffer; isJudged?: boolean; extra?: Extra }

type Parts<Extra> = {
  findKey: (nanoId: string) => Promise<PageKey | null>
  /**
   * The page as it is now, with the key it was made from; null when there is nothing to show. `isJudged`: it shows what was
   * judged from what is stored, and is made anew within a minute, so that a change by another hand than ours shows. `by`: the
   * address of who asked first.
   */
  render: (nanoId: string, by: string) => Promise<Made<Extra> | null>
  /** Pictures are kept as they are. */
  isCompressible?: boolean
  /** Monotonic, milliseconds. */
  clockMs: () => number
  maxBytes?: number
}

const CHECK_EVERY_MS = 1_000
/** With the second between two checks and the time that making one takes, less than a minute. */
const JUDGED_MS = 50_000

export type PublicPages<Extra = unknown> = ReturnType<typeof createPublicPages<Extra>>

export function createPublicPages<Extra = unknown>(parts: Parts<Extra>) {
  const { findKey, render, clockMs, isCompressible = true, maxBytes = 64 * 1024 * 1024 } = parts
  type Entry = { page: Page<Extra>; checkedAtMs: number; bytes: number }
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Promise<Page<Extra> | null>>()
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
    const { key: madeOf, isJudged = false, extra } = made
    const goodUntilMs = isJudged ? startedAtMs + JUDGED_MS : Number.POSITIVE_INFINITY
    const identity = Buffer.from(made.body)
    const etag = etagOf(madeOf.version, madeOf.rev, bodyDigest(identity))
    const isSameBody = entry?.page.etag === etag
    const bodies = isSameBody ? entry.page.bodies : isCompressible ? await compressed(identity) : asIs(identity)
    return { key: madeOf, etag, bodies, isJudged, goodUntilMs, extra }
  }

  /** One look at the database at a time for each CV. A flight that was forgotten in between leaves nothing behind. */
  function check(nanoId: string, by: string): Promise<Page<Extra> | null> {
    const running = flights.get(nanoId)
    if (running) return running
    const startedAtMs = clockMs()
    const flight = load(nanoId, by)
      .then(page => {
        if (flights.get(nanoId) !== flight) return page
        if (page) keep(nanoId, page, startedAtMs)
        else drop(nanoId)
        return page
      })
      .finally(() => {
        if (flights.get(nanoId) === flight) flights.delete(nanoId)
      })
    flights.set(nanoId, flight)
    return flight
  }

  return {
    /** The page at once when it was checked within the last second, else a promise of it. */
    find(nanoId: string, by = ''): Page<Extra> | Promise<Page<Extra> | null> {
      const entry = entries.get(nanoId)
      if (entry && clockMs() - entry.checkedAtMs < CHECK_EVERY_MS) return entry.page
      return check(nanoId, by)
    },
    /** Called when this process changed what strangers see. */
    forget(nanoId: string): void {
      flights.delete(nanoId)
      drop(nanoId)
    },
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What is kept for everybody. Throws not_found where there is nothing. */
export function sendShown(reply: unknown, page: Page | null): never {
  if (!page) throw new Problem('not_found')
  // Bytes that the schema has let through already.
  return (reply as FastifyReply).header('content-type', JSON_TYPE).send(page.bodies.identity) as never
}
