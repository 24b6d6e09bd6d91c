// Pagination, newest first: a cursor holds the time and the id of a page's last row.
import { invalid } from './problem.ts'

export type Position = Readonly<{ createdAt: Date; id: string }>

const LAST_INSTANT_MS = 8.64e15

/** The position of a cursor; null without one. */
export function readCursor(cursor: string | undefined): Position | null {
  const [ms = '', id = ''] = cursor?.split('.') ?? []
  return cursor === undefined ? null : { createdAt: new Date(Math.min(Number(ms), LAST_INSTANT_MS)), id }
}

/** The rows of one page of a list: those behind `after` that changed at `since` or later. */
export type Wanted = Readonly<{ limit: number; after: Position | null; since: Date | null }>

/** What a query of `changeQuery` asks for. Throws invalid_request. */
export function wantedOf(query: { limit?: number; cursor?: string; since?: string }): Wanted {
  const since = query.since === undefined ? null : new Date(query.since)
  // The format of the contract admits leap seconds, which a Date cannot hold.
  if (since && Number.isNaN(since.getTime())) throw invalid([{ path: '/since', message: 'This is not an instant.' }])
  return { limit: query.limit ?? 50, after: readCursor(query.cursor), since }
}

/** The filter for rows older than a position; `time` names the field with the time. */
export const olderThan = <Time extends string>({ createdAt, id }: Position, time: Time) => ({
  // The condition that the index is searched by.
  ...({ [time]: { $lte: createdAt } } as Record<Time, { $lte: Date }>),
  $or: [{ [time]: { $lt: createdAt } } as Record<Time, { $lt: Date }>, { _id: { $lt: id } }],
})

type Page<T> = { page: T[]; nextCursor: string | null }
/** The first `limit` of up to `limit + 1` rows, and the cursor of the next page. */
export function pageOf<T extends Position>(rows: readonly T[], limit: number): Page<T>
export function pageOf<T>(rows: readonly T[], limit: number, positionOf: (row: T) => Position): Page<T>
export function pageOf<T>(rows: readonly T[], limit: number, positionOf = (row: T) => row as unknown as Position) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? positionOf(page.at(-1) as T) : null
  const nextCursor = last && `${last.createdAt.getTime()}.${last.id}`
  return { page, nextCursor }
}
