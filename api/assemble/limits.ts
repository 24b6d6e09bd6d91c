// Who may do what how often. What protects secrets and other people is counted over all copies of the service, the rest in this
// process, as is the general limit by address in http/security.ts.

import type { Config } from '../config/config.ts'
import { createQuota, createQuotas } from '../http/quota.ts'
import { createSharedQuota } from '../lib/shared-quota.ts'
import type { Stores } from './stores.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const filesMessage =
  (who = '') =>
  (max: number, minutes: number) =>
    `${max} files an hour can be read${who}. The next one can be read in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`

export type Limits = ReturnType<typeof assembleLimits>
type Span = [max: number, spanMs: number]

export function assembleLimits(
  { rateLimitFactor: factor }: Pick<Config, 'rateLimitFactor'>,
  stores: Stores,
  now: () => Date,
) {
  const { hashOf } = stores.verification.limits
  const store = stores.quotas
  const once = (name: string, max: number, spanMs: number) => createQuota({ name, max, spanMs, factor })
  const files = (name: string, max: number, where = '') =>
    createQuota({ name, max, spanMs: HOUR_MS, factor, messageOf: filesMessage(where) })
  const shared = (name: string, ...spans: Span[]) => createSharedQuota({ store, hashOf, now, factor }, name, ...spans)
  const sharedWith = (message: string, name: string, span: Span) =>
    createSharedQuota({ store, hashOf, now, factor, message }, name, span)
  return {
    /** API keys: requests of one key, and wrong keys of one client. */
    keys: { calls: once('key-calls', 120, MINUTE_MS), guesses: shared('keys', [30, MINUTE_MS]) },
    wallet: {
      grants: createQuotas('paymaster', factor, [10, MINUTE_MS], [60, HOUR_MS], [200, DAY_MS]),
      codeContact: shared('code-contacts', [1, MINUTE_MS], [5, HOUR_MS]),
      codeCaller: shared('code-callers', [10, HOUR_MS]),
    },
    /** Imported files of one account, and of an address without one. */
    imports: {
      accounts: files('files-read', 20),
      strangers: files('files-read', 10, ' without an account'),
      /** On the open page, which anybody may use. */
      checks: files('files-checked', 5, ' here'),
    },
    credentials: {
      /** Credentials made out to an address: each download signs a new one. */
      signed: once('credentials-signed', 60, HOUR_MS),
      /** Requests to other hosts, for one account. */
      fetched: once('credentials-fetched', 20, MINUTE_MS),
      attached: createQuotas('credentials-attached', factor, [20, HOUR_MS], [60, DAY_MS]),
    },
    /** Replies that are kept for an Idempotency-Key. */
    keptReplies: shared('idempotency-keys', [1_000, DAY_MS]),
    /** Calls of one desk. */
    desks: once('desks', 300, MINUTE_MS),
    /** Addresses of which an account asks whether they have a desk. */
    deskLookups: once('desk-lookups', 120, HOUR_MS),
    /** Job texts that a CV is compared with. */
    comparisons: once('comparisons', 20, MINUTE_MS),
    /** Test events, and deliveries that are sent again. */
    webhooks: once('webhook-tests', 10, MINUTE_MS),
    /** New passwords of CVs of one account, each of which costs a tenth of a second of processor. */
    newPasswords: once('new-passwords', 30, HOUR_MS),
    /** Deliveries of one account to one host. */
    webhookHosts: shared('webhook-hosts', [60, MINUTE_MS]),
    /** What one account adds to the disk for good. */
    publishings: sharedWith('You can publish 60 times an hour. Please try again later.', 'publishings', [60, HOUR_MS]),
    claims: sharedWith('You can sign 500 sections a day. Please try again later.', 'claims', [500, DAY_MS]),
    /** Wrong passwords of a CV. */
    passwords: shared('passwords', [10, 15 * MINUTE_MS]),
    checkout: { checks: shared('coupons-asked', [20, HOUR_MS]), wrong: shared('coupons-wrong', [10, DAY_MS]) },
  }
}
