// Quotas by key, counted in this process; lib/shared-quota.ts counts over all copies. Factor 0 disables them.
import { BoundedMap } from '../lib/bounded-map.ts'
import { monotonicMs } from '../lib/clock.ts'
import { overLimit } from '../lib/problem.ts'

type Span = { used: number; endsMs: number }
export type Quota = {
  /** Throws rate_limited when the quota is used up. */
  check(key: string): void
  /** Counts one use. */
  use(key: string): void
}

const KEYS = 50_000

type Limit = {
  name: string
  max: number
  spanMs: number
  factor: number
  messageOf?: (max: number, minutes: number) => string
}

/** `messageOf`: what the person is told who used it up, with the minutes until the span ends. */
export function createQuota({ name, max, spanMs, factor, messageOf }: Limit): Quota {
  const most = factor === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.round(max * factor))
  const spans = new BoundedMap<string, Span>(KEYS)

  function current(key: string): Span {
    const known = spans.get(key)
    if (known && known.endsMs > monotonicMs()) return known
    const fresh = { used: 0, endsMs: monotonicMs() + spanMs }
    spans.set(key, fresh)
    return fresh
  }

  return {
    check(key) {
      const { used, endsMs } = current(key)
      if (used < most) return
      const waitMs = endsMs - monotonicMs()
      const message = messageOf?.(most, Math.max(1, Math.ceil(waitMs / 60_000)))
      throw overLimit({ name, max: most, seconds: spanMs / 1_000 }, waitMs, message)
    },
    use(key) {
      current(key).used += 1
    },
  }
}

/** Several quotas for the same key, each with its maximum and its span. */
export function createQuotas(name: string, factor: number, ...spans: readonly [max: number, spanMs: number][]): Quota {
  const all = spans.map(([max, spanMs]) => createQuota({ name, max, spanMs, factor }))
  return {
    check: key => {
      for (const quota of all) quota.check(key)
    },
    use: key => {
      for (const quota of all) quota.use(key)
    },
  }
}
