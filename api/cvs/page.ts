// The public pages in memory: rendered once for each (CV, published version, rev), checked against the database at most
// once a second, and dropped at once when this process changes what strangers see. Knows no HTTP.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bodyDigest } from '../lib/body-digest.ts'
import { etagOf } from './rules/etag.ts'

export type PageKey = { version: number; rev: number }
export type Encoding = 'identity' | 'gzip' | 'br'
/** `etag` ends with a digest of the body: what another hand changed in the database has another, although its key has not. */
export type Page = { key: PageKey; etag: string; bodies: Record<Encoding, Buffer>; goodUntilMs: number }

type Parts = {
  findKey: (nanoId: string) => Promise<PageKey | null>
  /**
   * The page as it is now, with the key it was made from; null when there is nothing to show. `isJudged`: it shows what was
   * judged from what is stored, and is made anew within a minute, so that a change by another hand than ours shows. `by`: the
   * address of who asked first.
   */
  render: (nanoId: string, by: string) => Promise<{ key: PageKey; body: string | Buffer; isJudged?: boolean } | null>
  /** Pictures are kept as they are. */
  isCompressible?: boolean
  /** Monotonic, milliseconds. */
  clockMs: () => number
  maxBytes?: number
}

const CHECK_EVERY_MS = 1_000
/** With the second between two checks and the time that making one takes, less than a minute. */
const JUDGED_MS = 50_000
const compressors = {
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 9 }),
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
}

async function compressed(identity: Buffer): Promise<Page['bodies']> {
  const [zipped, br] = await Promise.all([compressors.gzip(identity), compressors.br(identity)])
  return { identity, gzip: zipped, br }
}
const asIs = (identity: Buffer): Page['bodies'] => ({ identity, gzip: identity, br: identity })

export type PublicPages = ReturnType<typeof createPublicPages>

export function createPublicPages(parts: Parts) {
  const { findKey, render, clockMs, isCompressible = true, maxBytes = 64 * 1024 * 1024 } = parts
  type Entry = { page: Page; checkedAtMs: number; bytes: number }
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Promise<Page | null>>()
  let heldBytes = 0

  function drop(nanoId: string): void {
    const entry = entries.get(nanoId)
    if (!entry) return
    heldBytes -= entry.bytes
    entries.delete(nanoId)
  }

  function keep(nanoId: string, page: Page, checkedAtMs: number): void {
    drop(nanoId)
    const bytes = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 500)
    entries.set(nanoId, { page, checkedAtMs, bytes })
    heldBytes += bytes
    for (const oldest of entries.keys()) {
      if (heldBytes <= maxBytes || oldest === nanoId) break
      drop(oldest)
    }
  }

  async function load(nanoId: string, by: string): Promise<Page | null> {
    const entry = entries.get(nanoId)
    const key = await findKey(nanoId)
    if (!key) return null
    const isSame = entry?.page.key.version === key.version && entry.page.key.rev === key.rev
    const startedAtMs = clockMs()
    if (entry && isSame && startedAtMs < entry.page.goodUntilMs) return entry.page
    const made = await render(nanoId, by)
    if (!made) return null
    const goodUntilMs = made.isJudged ? startedAtMs + JUDGED_MS : Number.POSITIVE_INFINITY
    const identity = Buffer.from(made.body)
    const etag = etagOf(made.key.version, made.key.rev, bodyDigest(identity))
    if (entry?.page.etag === etag) return { ...entry.page, goodUntilMs }
    return { key: made.key, etag, bodies: isCompressible ? await compressed(identity) : asIs(identity), goodUntilMs }
  }

  /** One look at the database at a time for each CV. A flight that was forgotten in between leaves nothing behind. */
  function check(nanoId: string, by: string): Promise<Page | null> {
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
    find(nanoId: string, by = ''): Page | Promise<Page | null> {
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

const refusable = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`)
const BROTLI = refusable('br')
const GZIP = refusable('gzip')

/** The best encoding that an Accept-Encoding header allows of those we hold. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (BROTLI.test(header)) return 'br'
  return GZIP.test(header) ? 'gzip' : 'identity'
}
