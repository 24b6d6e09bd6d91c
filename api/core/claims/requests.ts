// How what institutions were asked stands among a section's claims. Pure: the same step twice changes nothing, and an older
// state that comes late does not undo a newer one.

type Status = 'sent' | 'confirmed' | 'declined' | 'revoked'
type Listed = Readonly<{ id: string; status: Status }>

const RANK: Record<Status, number> = { sent: 0, declined: 1, confirmed: 1, revoked: 2 }
/** Requests that a section keeps. */
export const REQUESTS_PER_SECTION = 20

/** The list with `next` in its place; the very same list when it knows as much already. */
export function withRequest<R extends Listed>(listed: readonly R[], next: R): readonly R[] {
  const known = listed.find(({ id }) => id === next.id)
  if (known && RANK[known.status] >= RANK[next.status]) return listed
  const all = known ? listed.map(one => (one === known ? next : one)) : [...listed, next]
  if (all.length <= REQUESTS_PER_SECTION) return all
  // What confirms something stays longest, and the newest always.
  const oldest = all.find(one => one.status !== 'confirmed' && one !== next) ?? all[0]
  return all.filter(one => one !== oldest)
}

/** The list without one; the very same list when it is not there. */
export const withoutRequest = <R extends Listed>(listed: readonly R[], id: string): readonly R[] =>
  listed.some(one => one.id === id) ? listed.filter(one => one.id !== id) : listed
