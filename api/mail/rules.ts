// When a mail that could not be delivered is tried again, and when it is given up. Pure.

const FIRST_RETRY_MS = 30_000
const DAY_MS = 24 * 3_600_000
const KEPT_FOR_MS = 14 * DAY_MS

/** After `tries` tries in vain: half a minute, then ever longer, at most a day. Null when the mail is two weeks old. */
export function nextTryAt(createdAt: Date, tries: number, at: Date): Date | null {
  if (at.getTime() - createdAt.getTime() >= KEPT_FOR_MS) return null
  return new Date(at.getTime() + Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, tries - 1), DAY_MS))
}
