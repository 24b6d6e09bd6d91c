// Pagination, newest first: a cursor holds the time and the id of a page's last row.

export type Position = Readonly<{ createdAt: Date; id: string }>

const LAST_INSTANT_MS = 8.64e15

/** The position of a cursor; null without one. */
export function readCursor(cursor: string | undefined): Position | null {
  const [ms = '', id = ''] = cursor?.split('.') ?? []
  return cursor === undefined ? null : { createdAt: new Date(Math.min(Number(ms), LAST_INSTANT_MS)), id }
}

/** The filter for rows older than a position; `time` names the field with the time. */
export const olderThan = <Time extends string>({ createdAt, id }: Position, time: Time) => ({
  // The condition that the index is searched by.
  ...({ [time]: { $lte: createdAt } } as Record<Time, { $lte: Date }>),
  $or: [{ [time]: { $lt: createdAt } } as Record<Time, { $lt: Date }>, { _id: { $lt: id } }],
})

/** The first `limit` of up to `limit + 1` rows, and the cursor of the next page. */
export function pageOf<T extends Position>(rows: readonly T[], limit: number) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null
  return { page, nextCursor }
}
