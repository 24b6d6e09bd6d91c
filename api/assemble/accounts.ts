// Builds the services of accounts: sign-in by token and by API key, plans, administration, export and removal.
import { createUserAdminService } from '../accounts/admin-service.ts'
import { createPlanService } from '../accounts/plan-service.ts'
import { createAccountService } from '../accounts/service.ts'
import { createUserService, type How } from '../accounts/user-service.ts'
import type { Config } from '../config/config.ts'
import { proPrice } from '../core/prices.ts'
import type { Emit } from '../events.ts'
import { createKeyService } from '../keys/service.ts'
import type { Log } from '../lib/log.ts'
import type { GoogleVerifier } from '../providers/google.ts'
import type { Limits } from './limits.ts'
import type { Stores } from './stores.ts'

export type Accounts = ReturnType<typeof assembleAccounts>

type Deps = {
  config: Pick<Config, 'adminEmails' | 'payments'>
  stores: Stores
  limits: Pick<Limits, 'keys'>
  google: GoogleVerifier
  /** Logs that the claims of an account are withdrawn, and removes their salts. */
  removeLogged: (userId: string) => Promise<void>
  emit: Emit
  now: () => Date
  log: Log
}

export function assembleAccounts({ config, stores, limits, google, removeLogged, emit, now, log }: Deps) {
  const { adminEmails, payments } = config
  const { users: store, cvs, tombstones } = stores
  const { findTombstone, limitKeyOf } = tombstones
  const { listCvIds, listAllIds } = cvs
  const emitChanged = (ids: readonly string[]) => ids.forEach(nanoId => void emit('cv.changed', { nanoId }))
  const plans = createPlanService({ store, now })
  const users = createUserService({
    store,
    adminEmails,
    now,
    listCvIds,
    proPrice: proPrice('INR'),
    findTombstone,
    limitKeyOf,
  })
  const { findSignedIn } = users
  const { calls, guesses } = limits.keys
  const keys = createKeyService({ store: stores.keys, findSignedIn, calls, guesses, now })
  return {
    plans,
    users,
    keys,
    access: {
      signIn: async (token: string, how: How) => users.signIn(await google.verify(token), how),
      signInWithKey: keys.signIn,
    },
    admin: createUserAdminService({
      store,
      adminEmails,
      now,
      plans: payments ? plans : null,
      listCvsOf: cvs.listOfUsers,
      forgetPagesOf: async id => emitChanged(await listAllIds(id)),
      findOwners: findOwners.bind(null, stores),
    }),
    account: createAccountService({
      tombstones,
      stores: stores.all,
      listAllCvIds: listAllIds,
      isLastAdmin: isLastAdmin.bind(null, store),
      isBanned: store.isBanned,
      endTokens: (id, at) => store.changeUser(id, { tokensValidAfter: at, keysEndedAt: at }),
      endWalletSessions: stores.sessions.endAll,
      async removeRest({ id, cvIds }) {
        await removeLogged(id)
        emitChanged(cvIds)
      },
      now,
      log,
    }),
    /** The keyed hash by which limits outlive an account. Null where there is no such account. */
    async limitKeyOf(userId: string): Promise<string | null> {
      const user = await store.findUserById(userId)
      return user && limitKeyOf(user.sub)
    },
  }
}

/** The owner of the CV, or the payer of the order, with this id. */
async function findOwners({ cvs, orders }: Stores, id: string): Promise<string[]> {
  const owners = await Promise.all([cvs.findOwnerOf(id), orders.findPayer(id)])
  return owners.filter(owner => owner !== null)
}

async function isLastAdmin({ findUserById, hasOtherAdmin }: Stores['users'], id: string): Promise<boolean> {
  const user = await findUserById(id)
  return user?.role === 'admin' && !user.banned && !(await hasOtherAdmin(id))
}
