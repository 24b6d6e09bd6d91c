// The lists of a desk: open requests with their facts, and decisions of the last 365 days.
import { DECIDED_MS } from '../../core/claims/mail-limits.ts'
import { factsOf } from '../../core/claims/subject.ts'
import { DESK_PAGE, type DecidedSearchQuery, type OpenSearch } from '../../core/contract/desk.ts'
import { fold } from '../../core/cv/names.ts'
import { pageOf, readCursor } from '../../lib/cursor.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'

type Deps = { store: RequestStore; limits: Pick<MailLimitStore, 'hashOf'>; now: () => Date }
export type DeskLists = ReturnType<typeof createDeskLists>

const DAY_MS = 24 * 3_600_000
/** Of one reply with facts. */
const FACTS_BYTES = 5_000_000
/** Requests that are read at once for it. */
const FACTS_STEP = 500

export const createDeskLists = (deps: Deps) => ({
  listOpen: listOpen.bind(null, deps),
  listFacts: listFacts.bind(null, deps),
  listDecided: listDecided.bind(null, deps),
})

const FIELDS = { date: 'at', person: 'personKey', section: 'kind', reference: 'reference' } as const

const keyOf = (value: string | Date | null = '') => (value instanceof Date ? value.toISOString() : (value ?? ''))

/** In code points, equal keys by id, so that a page follows exactly on the one before. */
const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** A page of open requests, and how many match. A mailbox has at most 10,000, so they are searched and sorted here. */
async function listOpen(deps: Deps, mailbox: string, search: OpenSearch) {
  const { store, now } = deps
  const { q, sort = 'date', descending = false, cursor } = search
  const wanted = fold(q ?? '')
  const order = (one: string, other: string) => (descending ? -1 : 1) * inOrder(one, other)
  const field = FIELDS[sort]
  const open = await store.listOpen(mailbox, now(), wanted ? [field, 'personKey', 'reference'] : [field])
  const found = open
    .filter(({ personKey, reference }) => !wanted || `${personKey}\n${fold(reference ?? '')}`.includes(wanted))
    .map(row => ({ id: row.id, key: `${keyOf(row[field])}\n${row.id}` }))
    .sort((one, other) => order(one.key, other.key))
  // The last row of the page before may have been decided meanwhile, so its key counts, not its place.
  const last = Buffer.from(cursor ?? '', 'base64url').toString()
  const left = cursor === undefined ? found : found.filter(({ key }) => order(key, last) > 0)
  const ids = left.slice(0, DESK_PAGE).map(({ id }) => id)
  const place = new Map(ids.map((id, at) => [id, at]))
  const rows = (await store.listOpenOf(mailbox, ids, now())).sort(
    (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
  )
  const next = left.length > DESK_PAGE ? left[DESK_PAGE - 1] : undefined
  const nextCursor = next ? Buffer.from(next.key).toString('base64url') : null
  return { requests: await Promise.all(rows.map(row => rowOf(deps, row))), total: found.length, nextCursor }
}

/** Letters of the hash that tells the people of one mailbox apart. */
const HOLDER = 20

async function rowOf({ limits }: Deps, { userId, mailbox, value, ...request }: RequestRecord) {
  const { id, person, institution, kind, scope, reference, at } = request
  const holder = (await limits.hashOf(`holder:${userId}:${mailbox}`)).slice(0, HOLDER)
  const facts = factsOf(value) ?? value
  return { id, person, holder, institution, kind, scope, reference, facts, at: at.toISOString() }
}

/** The facts of open requests in the order of their ids, up to the size of one reply. */
async function listFacts(deps: Deps, mailbox: string, cursor: string | undefined) {
  const { store, now } = deps
  const at = now()
  const ids = (await store.listOpen(mailbox, at))
    .map(({ id }) => id)
    .filter(id => cursor === undefined || id > cursor)
    .sort()
  const facts: Awaited<ReturnType<typeof rowOf>>[] = []
  let bytes = 0
  for (let from = 0; from < ids.length; from += FACTS_STEP) {
    const rows = await store.listOpenOf(mailbox, ids.slice(from, from + FACTS_STEP), at)
    for (const row of rows.sort((one, other) => inOrder(one.id, other.id))) {
      const shown = await rowOf(deps, row)
      bytes += Buffer.byteLength(JSON.stringify(shown)) + 1
      if (bytes > FACTS_BYTES) return { facts, nextCursor: facts.at(-1)?.id ?? null }
      facts.push(shown)
    }
  }
  return { facts, nextCursor: null }
}

async function listDecided({ store, now }: Deps, mailbox: string, search: DecidedSearchQuery) {
  const oldest = now().getTime() - DECIDED_MS
  const dayMs = search.day === undefined ? Number.NaN : Date.parse(search.day)
  const from = new Date(Math.max(oldest, dayMs || 0))
  const to = new Date(dayMs ? dayMs + DAY_MS : now().getTime() + 1)
  const person = fold(search.person ?? '')
  const wanted = { person, kind: search.kind, from, to, limit: DESK_PAGE + 1 }
  const found = await store.listDecided(mailbox, wanted, readCursor(search.cursor))
  const positions = found.map(row => ({ ...row, createdAt: row.decidedAt as Date }))
  const { page, nextCursor } = pageOf(positions, DESK_PAGE)
  const rows = page.map(({ id, person, institution, kind, status, name, note, decidedAt }) => ({
    ...{ id, person, institution, kind, name, note, decidedAt: (decidedAt as Date).toISOString() },
    status: status as 'confirmed' | 'declined' | 'revoked',
  }))
  return { requests: rows, nextCursor }
}
