// Who may do what how often, counted in this process. The general limit by address is in http/server.ts.
import { createQuota, createQuotas } from './http/quota.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export type Limits = ReturnType<typeof createLimits>

/** `factor`: RATE_LIMIT_FACTOR. */
export function createLimits(factor: number) {
  const once = (max: number, spanMs: number) => createQuota({ max, spanMs, factor })
  return {
    /** API keys: requests of one, and wrong ones of one client. */
    keys: { calls: once(120, MINUTE_MS), guesses: once(30, MINUTE_MS) },
    wallet: {
      grants: createQuotas(factor, [10, MINUTE_MS], [60, HOUR_MS], [200, DAY_MS]),
      codeContact: createQuotas(factor, [1, MINUTE_MS], [5, HOUR_MS]),
      codeCaller: createQuotas(factor, [10, HOUR_MS]),
    },
    /** Files that are read for one account. */
    imports: once(20, HOUR_MS),
    credentials: {
      /** Made out to an address, which is signed anew each time. */
      signed: once(60, HOUR_MS),
      /** Requests to other hosts, for one account. */
      fetched: once(20, MINUTE_MS),
      attached: createQuotas(factor, [20, HOUR_MS], [60, DAY_MS]),
    },
    /** Job texts that a CV is compared with. */
    comparisons: once(20, MINUTE_MS),
    /** Test events, and deliveries that are sent again. */
    webhooks: once(10, MINUTE_MS),
    /** Wrong passwords of a CV. */
    passwords: once(10, 15 * MINUTE_MS),
    checkout: { asked: once(20, HOUR_MS), wrong: once(10, DAY_MS) },
  }
}
