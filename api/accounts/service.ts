// Export of an account, sign-out everywhere, and removal. The removal only goes forward: first the tombstone, then store by store, and
// the same again after a minute, when concurrent requests have ended.

import type { Person, PersonalDataStore } from '../db/personal-data.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { Pending, TombstoneStore } from './tombstone-store.ts'

export type Account = Readonly<{ id: string; email: string; limitKey: string; record: { sub: string } }>
type Parts = {
  tombstones: TombstoneStore
  /** All stores, the accounts' first, because that invalidates the person's tokens. */
  stores: readonly PersonalDataStore[]
  /** All CVs of a user, including those under removal. */
  listAllCvIds: (userId: string) => Promise<string[]>
  /** Whether the user is the only admin. */
  isLastAdmin: (userId: string) => Promise<boolean>
  /** Whether the account is banned; false when it was removed. */
  isBanned: (userId: string) => Promise<boolean>
  endTokens: (userId: string, at: Date) => Promise<unknown>
  endWalletSessions: (userId: string, at: Date) => Promise<void>
  /** Drops the cached pages of these CVs. */
  forgetPages: (cvIds: readonly string[]) => void
  /** Logs that the claims of these CVs are withdrawn, and removes their salts. */
  removeLogged: (cvIds: readonly string[]) => Promise<void>
  now: () => Date
  log: Log
}
export type AccountService = ReturnType<typeof createAccountService>

/** Longer than any request runs, so that requests which began before the removal have made their writes. */
const AGAIN_AFTER_MS = 60_000

export function createAccountService({ tombstones, stores, now, log, ...parts }: Parts) {
  const removals = createItems('removals of accounts', { now, log })

  async function removeAll(person: Person): Promise<void> {
    if (await parts.isBanned(person.id)) await tombstones.ban(person.limitKey)
    for (const store of stores) await store.removeOf?.(person)
    await parts.removeLogged(person.cvIds)
    parts.forgetPages(person.cvIds)
  }

  async function finish(pending: Pending): Promise<void> {
    await removeAll(pending)
    if (pending.until <= now()) await tombstones.finish(pending.id)
  }

  /** Resumes interrupted removals, and finishes those that are a minute old. */
  async function finishRemovals(): Promise<void> {
    for (const pending of await tombstones.listPending()) await removals.attempt(pending.id, () => finish(pending))
  }

  return {
    finishRemovals,

    /** All data held on the account as one JSON file, streamed. */
    async *exportAll({ id, limitKey }: Account): AsyncGenerator<string> {
      const person = { id, limitKey, cvIds: await parts.listAllCvIds(id) }
      yield `{\n"exportedAt": ${JSON.stringify(now())}`
      for (const { exportOf } of stores) {
        for (const [name, list] of Object.entries(exportOf?.(person) ?? {})) {
          yield `,\n${JSON.stringify(name)}: [`
          let separator = '\n'
          for await (const piece of list) {
            yield separator + JSON.stringify(piece)
            separator = ',\n'
          }
          yield ']'
        }
      }
      yield '\n}\n'
    },

    async signOutEverywhere({ id }: Account): Promise<void> {
      await parts.endTokens(id, now())
      await parts.endWalletSessions(id, now())
    },

    /** `typed`: the e-mail address as the user typed it to confirm. When it resolves, all data is removed. */
    async removeAccount(account: Account, typed: string): Promise<void> {
      if (typed.trim().toLowerCase() !== account.email) {
        throw invalid([{ path: '/email', message: 'This is not the e-mail address of your account.' }])
      }
      if (await parts.isLastAdmin(account.id)) {
        throw new Problem('conflict', { message: 'You are the only admin. Make another user an admin first.' })
      }
      const at = now()
      const { id, limitKey } = account
      const person = { id, limitKey, cvIds: await parts.listAllCvIds(id) }
      const { sub } = account.record
      await tombstones.raise(sub, at, { ...person, until: new Date(at.getTime() + AGAIN_AFTER_MS) })
      await removeAll(person)
      log.info({ user: account.id }, 'account removed')
    },
  }
}
