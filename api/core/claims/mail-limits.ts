// Limits on mails to institutions. They protect recipients, so they are independent of the configurable rate limits. Pure.

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
} as const satisfies Record<string, readonly Span[]>
export type LimitName = keyof typeof MAIL_LIMITS

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
