// Export of an account, sign-out everywhere, and removal. The removal only goes forward: first the tombstone, then store by store, and
// the same again after a minute, when concurrent requests have ended.

import type { Person, PersonalDataStore } from '../db/personal-data.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { Pending, TombstoneStore } from './tombstone-store.ts'

export type Account = Readonly<{ id: string; email: string; limitKey: string; record: { sub: string } }>
type Deps = {
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
  /** Logs that the claims are withdrawn, removes their salts, and drops the cached pages. */
  removeRest: (person: Person) => Promise<void>
  now: () => Date
  log: Log
}
export type AccountService = ReturnType<typeof createAccountService>

/** Longer than any request runs, so that requests which began before the removal have made their writes. */
const AGAIN_AFTER_MS = 60_000

export function createAccountService(deps: Deps) {
  const removals = createItems('removals of accounts', { now: deps.now, log: deps.log })
  return {
    exportAll: (account: Account) => exportAll(deps, account),
    async signOutEverywhere({ id }: Account): Promise<void> {
      await deps.endTokens(id, deps.now())
      await deps.endWalletSessions(id, deps.now())
    },
    removeAccount: (account: Account, typed: string) => removeAccount(deps, account, typed),
    /** Resumes interrupted removals, and finishes removals that began a minute ago. */
    async finishRemovals(): Promise<void> {
      for (const pending of await deps.tombstones.listPending()) {
        await removals.attempt(pending.id, () => finishRemoval(deps, pending))
      }
    },
  }
}

/** All data held on the account as one JSON file, streamed. */
async function* exportAll({ stores, listAllCvIds, now }: Deps, { id, limitKey }: Account): AsyncGenerator<string> {
  const person = { id, limitKey, cvIds: await listAllCvIds(id) }
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
}

/** `typed`: the e-mail address as the user typed it to confirm. When it resolves, all data is removed. */
async function removeAccount(deps: Deps, account: Account, typed: string): Promise<void> {
  const { id, limitKey, email, record } = account
  if (typed.trim().toLowerCase() !== email) {
    throw invalid([{ path: '/email', message: 'This is not the e-mail address of your account.' }])
  }
  if (await deps.isLastAdmin(id)) {
    throw new Problem('conflict', { message: 'You are the only admin. Make another user an admin first.' })
  }
  const at = deps.now()
  const person = { id, limitKey, cvIds: await deps.listAllCvIds(id) }
  await deps.tombstones.raise(record.sub, at, { ...person, until: new Date(at.getTime() + AGAIN_AFTER_MS) })
  await removeAll(deps, person)
  deps.log.info({ user: id }, 'account removed')
}

async function removeAll({ tombstones, stores, removeRest, isBanned }: Deps, person: Person): Promise<void> {
  if (await isBanned(person.id)) await tombstones.ban(person.limitKey)
  for (const store of stores) await store.removeOf?.(person)
  await removeRest(person)
}

async function finishRemoval(deps: Deps, pending: Pending): Promise<void> {
  await removeAll(deps, pending)
  if (pending.until <= deps.now()) await deps.tombstones.finish(pending.id)
}
