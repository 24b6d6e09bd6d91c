// Builds the service of the admin's screens from functions of several stores.
import { createAdminService } from '../admin/service.ts'
import type { Stores } from './stores.ts'

type Parts = {
  stores: Pick<Stores, 'users' | 'cvs' | 'orders'>
  unpublish: Parameters<typeof createAdminService>[0]['unpublish']
  now: () => Date
}

export function assembleAdmin({ stores: { users, cvs, orders }, unpublish, now }: Parts) {
  return createAdminService({
    countUsers: plan => users.countUsers({ plan, search: null, at: now() }),
    countCreated: users.countCreated,
    countCvs: cvs.countCvs,
    countPublished: cvs.countPublished,
    sumPaid: orders.sumPaid,
    listAudit: users.listAudit,
    addAudit: users.addAudit,
    listEmails: users.listEmails,
    unpublish,
    now,
  })
}
