// What admins do, and what people do with their account as a whole, put together from the features for app.ts.
import { createAccountService } from './accounts/service.ts'
import { createAdminService } from './admin/service.ts'
import type { Config } from './config.ts'
import type { CvService } from './cvs/service.ts'
import { now } from './lib/clock.ts'
import type { Log } from './lib/log.ts'
import type { Stores } from './stores.ts'
import { createUserAdminService } from './users/admin-service.ts'
import type { PlanService } from './users/plan-service.ts'

type Parts = {
  config: Config
  stores: Stores
  plans: PlanService
  cvs: CvService
  /** Pages of a CV that this process keeps are of no use any more. */
  forgetPages: (nanoId: string) => void
  log: Log
}

export function createAdministration({ config, stores, plans, cvs, forgetPages, log }: Parts) {
  const { users, orders } = stores
  return {
    users: createUserAdminService({
      store: users,
      adminEmails: config.adminEmails,
      now,
      plans,
      listCvsOf: stores.cvs.listOfUsers,
      forgetPagesOf: async id => (await stores.cvs.listAllIds(id)).forEach(forgetPages),
      findOwners: async id => {
        const owners = await Promise.all([stores.cvs.findOwnerOf(id), orders.findPayer(id)])
        return owners.filter(owner => owner !== null)
      },
    }),
    service: createAdminService({
      countUsers: plan => users.countUsers({ plan, search: null, at: now() }),
      countCreated: users.countCreated,
      countCvs: stores.cvs.countCvs,
      countPublished: stores.cvs.countPublished,
      sumPaid: orders.sumPaid,
      listAudit: users.listAudit,
      addAudit: users.addAudit,
      listEmails: users.listEmails,
      unpublish: cvs.unpublishAny,
      now,
    }),
    accounts: createAccountService({
      tombstones: stores.tombstones,
      holdings: stores.all,
      listAllCvIds: stores.cvs.listAllIds,
      isLastAdmin: async id => {
        const user = await users.findUserById(id)
        return user?.role === 'admin' && !user.banned && !(await users.hasOtherAdmin(id))
      },
      isBanned: users.isBanned,
      endTokens: (id, at) => users.changeUser(id, { tokensValidAfter: at }),
      endWalletSessions: stores.sessions.endAll,
      forgetPages: ids => ids.forEach(forgetPages),
      now,
      log,
    }),
  }
}
