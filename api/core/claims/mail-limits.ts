// Limits on mails to institutions. They protect recipients, so they are independent of the configurable rate limits. Pure.
import type { DeskMails } from '../contract/desk.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a confirmation link is open. */
export const LINK_MS = 30 * DAY_MS
/** How long a decision can be viewed and withdrawn. */
export const DECIDED_MS = 365 * DAY_MS

/** At most `max` in any time of `spanMs`. */
export type Span = Readonly<{ max: number; spanMs: number }>
export const MAIL_LIMITS = {
  address: [
    { max: 3, spanMs: DAY_MS },
    { max: 10, spanMs: 30 * DAY_MS },
  ],
  domain: [{ max: 100, spanMs: DAY_MS }],
  user: [{ max: 10, spanMs: DAY_MS }],
  open: [{ max: 30, spanMs: LINK_MS }],
  /** Links to a desk that are asked for. */
  desk: [{ max: 5, spanMs: DAY_MS }],
} as const satisfies Record<string, readonly Span[]>
export type LimitName = keyof typeof MAIL_LIMITS

/** The next time, at an hour in UTC; null for never. `isFirst`: the first weekly mail does not wait for a week. */
export function nextDeskMail(mails: DeskMails, hour: number, from: Date, isFirst = false): Date | null {
  if (mails === 'never') return null
  const next = new Date(from)
  next.setUTCHours(hour, 0, 0, 0)
  if (next <= from) next.setTime(next.getTime() + DAY_MS)
  return mails === 'weekly' && !isFirst ? new Date(next.getTime() + 6 * DAY_MS) : next
}

export type Entry = Readonly<{ id: string; at: Date }>

/** When the next mail is allowed; null: now. */
export function roomAt(entries: readonly Entry[], spans: readonly Span[], now: Date): Date | null {
  const waits = spans.flatMap(({ max, spanMs }) => {
    const inside = entries.map(({ at }) => at.getTime()).filter(at => at > now.getTime() - spanMs)
    if (inside.length < max) return []
    // A mail is allowed again once enough of the oldest entries are outside the span.
    const leaving = inside.sort((one, other) => one - other)[inside.length - max] as number
    return [leaving + spanMs]
  })
  return waits.length > 0 ? new Date(Math.max(...waits)) : null
}

/** The entries within one of the spans. */
export const stillCounting = (entries: readonly Entry[], spans: readonly Span[], now: Date): Entry[] =>
  entries.filter(({ at }) => spans.some(({ spanMs }) => at.getTime() > now.getTime() - spanMs))
