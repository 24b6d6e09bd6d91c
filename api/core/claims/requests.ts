// Confirmation requests of a claim. Updates are idempotent, and a late older status does not overwrite a newer one. Pure.

type Status = 'sent' | 'confirmed' | 'declined' | 'revoked'
type Listed = Readonly<{ id: string; status: Status }>

const RANK: Record<Status, number> = { sent: 0, declined: 1, confirmed: 1, revoked: 2 }
/** The limit of requests kept for each claim. */
export const REQUESTS_PER_CLAIM = 20

/** The list with `next` added or updated; the same list when it has the same or a later status already. */
export function withRequest<R extends Listed>(listed: readonly R[], next: R): readonly R[] {
  const known = listed.find(({ id }) => id === next.id)
  if (known && RANK[known.status] >= RANK[next.status]) return listed
  const all = known ? listed.map(one => (one === known ? next : one)) : [...listed, next]
  if (all.length <= REQUESTS_PER_CLAIM) return all
  // Drops the oldest request, confirmed ones last, and never the new one.
  const oldest = all.find(one => one.status !== 'confirmed' && one !== next) ?? all[0]
  return all.filter(one => one !== oldest)
}

/** The list without a request; the same list when it is not in it. */
export const withoutRequest = <R extends Listed>(listed: readonly R[], id: string): readonly R[] =>
  listed.some(one => one.id === id) ? listed.filter(one => one.id !== id) : listed
