// Accounts for admins: the list with its search, one account, and changes of plan, role and ban.

import type { AdminUserData, ChangeUserData, ListedUserData, UserListQueryData } from '../core/contract/accounts.ts'
import { csvLine } from '../lib/csv.ts'
import { type Position, pageOf, readCursor } from '../lib/cursor.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { PlanService } from './plan-service.ts'
import { isGoogleAuthoritative, planAt } from './rules.ts'
import type { PlanBase } from './rules-plan.ts'
import type { UserFilter, UserRecord, UserStore } from './user-store.ts'

export type ListedCv = Readonly<{ nanoId: string; userId: string; isPublished: boolean }>
type Deps = {
  store: UserStore
  adminEmails: readonly string[]
  now: () => Date
  /** Null where every account has Pro. */
  plans: Pick<PlanService, 'setPlan'> | null
  /** CVs of several users, newest first. */
  listCvsOf: (userIds: readonly string[]) => Promise<ListedCv[]>
  /** The accounts that belong to a CV's id, or to Razorpay's id of a payment or order. */
  findOwners: (id: string) => Promise<string[]>
  /** Drops the cached pages of a user's CVs. */
  forgetPagesOf: (userId: string) => Promise<void>
}
export type UserAdminService = ReturnType<typeof createUserAdminService>
type RightsChange = { role?: 'user' | 'admin'; banned?: boolean }

const PAGE = 100
/** Small, to bound the memory of the export. */
const CSV_PAGE = 100

export const createUserAdminService = (deps: Deps) => ({
  listUsers: (query: UserListQueryData) => listUsers(deps, query),
  readUser: async (id: string) => describeOne(deps, await findExisting(deps, id)),
  exportCsv: () => exportCsv(deps),
  changeUser: (adminId: string, id: string, change: ChangeUserData) => changeUser(deps, adminId, id, change),
})

async function listUsers(deps: Deps, { q, plan, limit = PAGE, cursor }: UserListQueryData) {
  const exact = q?.trim() ?? ''
  const search = exact === '' ? null : { prefix: exact.toLowerCase(), exact, ids: await deps.findOwners(exact) }
  const filter: UserFilter = { plan: plan ?? null, search, at: deps.now() }
  const [users, total] = await Promise.all([
    deps.store.listUsers(filter, readCursor(cursor), limit + 1),
    deps.store.countUsers(filter),
  ])
  const { page, nextCursor } = pageOf(users, limit)
  return { data: await describe(deps, page), nextCursor, total }
}

/** All accounts as CSV, read page by page. */
async function* exportCsv(deps: Deps): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const filter = { plan: null, search: null, at: deps.now() }
  for (let after: Position | null = null; ; ) {
    const users: UserRecord[] = await deps.store.listUsers(filter, after, CSV_PAGE)
    const listed = await describe(deps, users)
    yield users.map((user, at) => csvLine(cellsOf(user, listed[at] as ListedUserData))).join('')
    after = users.at(-1) ?? null
    if (!after || users.length < CSV_PAGE) return
  }
}

/** Changes plan, its end, role or ban. Adds a line to the audit trail. */
async function changeUser(deps: Deps, adminId: string, id: string, change: ChangeUserData): Promise<AdminUserData> {
  const { store, now } = deps
  const { reason = null, ...detail } = change
  const { subscriptionPlan, role, banned } = change
  const expiresAt = instantOf(change.planExpiresAt)
  const before = await findExisting(deps, id)
  const rights: RightsChange = {}
  if (role) rights.role = role
  if (banned !== undefined) rights.banned = banned
  await assertMayChange(deps, adminId, before, rights)
  const plan: Partial<PlanBase> = {
    ...(subscriptionPlan && { plan: subscriptionPlan }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
  let changed: UserRecord | null = before
  if (Object.keys(plan).length > 0) changed = await plansOf(deps, change).setPlan(id, plan)
  if (changed && Object.keys(rights).length > 0) changed = await changeRights(deps, adminId, before, rights)
  if (!changed) throw new Problem('not_found')
  if (banned !== undefined) await deps.forgetPagesOf(id)
  await store.addAudit({ at: now(), by: adminId, what: 'user.change', target: id, detail, reason })
  return describeOne(deps, changed)
}

function plansOf({ plans }: Deps, { subscriptionPlan }: ChangeUserData) {
  if (plans) return plans
  const path = subscriptionPlan ? '/subscriptionPlan' : '/planExpiresAt'
  throw invalid([{ path, message: 'All features are included here (PAYMENTS=off): there is no plan to set.' }])
}

async function assertMayChange(deps: Deps, adminId: string, user: UserRecord, change: RightsChange): Promise<void> {
  const { role, banned } = change
  if (adminId === user.id && (role === 'user' || banned)) {
    throw new Problem('conflict', { message: 'You cannot demote or ban your own account.' })
  }
  if (role === 'user' && user.role !== 'admin' && (await isConfiguredAdmin(deps, user))) {
    throw new Problem('conflict', { message: 'The service’s settings (ADMIN_EMAILS) make this account an admin.' })
  }
}

/** Undoes the change if the caller has lost the admin role meanwhile, as when two admins take the role from each other. */
async function changeRights(deps: Deps, adminId: string, before: UserRecord, change: RightsChange) {
  const { store, now } = deps
  // A ban ends API keys for good, so that they do not come back when it is lifted.
  const changed = await store.changeUser(before.id, { ...change, ...(change.banned && { keysEndedAt: now() }) })
  if (change.role !== 'user' && change.banned !== true) return changed
  const self = await store.findUserById(adminId)
  if (self && !self.banned && (self.role === 'admin' || (await isConfiguredAdmin(deps, self)))) return changed
  await store.changeUser(before.id, { role: before.role, banned: before.banned })
  throw new Problem('forbidden')
}

/** Whether the configuration (ADMIN_EMAILS) makes the user an admin. */
async function isConfiguredAdmin({ adminEmails, store }: Deps, { email, hd, sub }: UserRecord): Promise<boolean> {
  if (!adminEmails.includes(email) || !isGoogleAuthoritative(email, hd)) return false
  return (await store.findAdminPin(email)) === sub
}

async function findExisting({ store }: Deps, id: string): Promise<UserRecord> {
  const user = await store.findUserById(id)
  if (!user) throw new Problem('not_found')
  return user
}

async function describe({ listCvsOf, now }: Deps, users: readonly UserRecord[]): Promise<ListedUserData[]> {
  const cvs = new Map<string, ListedCv[]>(users.map(({ id }) => [id, []]))
  for (const cv of await listCvsOf([...cvs.keys()])) cvs.get(cv.userId)?.push(cv)
  return users.map(user => {
    const own = cvs.get(user.id) as ListedCv[]
    return {
      id: user.id,
      _id: user.id,
      email: user.email,
      subscriptionPlan: planAt(user, now()),
      paymentId: user.paymentId,
      couponCode: user.couponCode,
      nanoIds: own.map(({ nanoId }) => nanoId),
      published: own.filter(({ isPublished }) => isPublished).map(({ nanoId }) => nanoId),
    }
  })
}

async function describeOne(deps: Deps, user: UserRecord): Promise<AdminUserData> {
  const [listed] = await describe(deps, [user])
  const { published: _, _id: __, ...shown } = listed as ListedUserData
  const { name, banned, createdAt } = user
  const role = user.role === 'admin' || (await isConfiguredAdmin(deps, user)) ? 'admin' : 'user'
  const planExpiresAt = user.planExpiresAt?.toISOString() ?? null
  return { ...shown, name, role, banned, planExpiresAt, createdAt: createdAt.toISOString() }
}

const COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'banned',
  'subscriptionPlan',
  'planExpiresAt',
  'paymentId',
  'couponCode',
  'createdAt',
  'nanoIds',
  'published',
]

const cellsOf = (user: UserRecord, { subscriptionPlan, nanoIds, published }: ListedUserData): string[] => [
  user.id,
  user.email,
  user.name,
  user.role,
  String(user.banned),
  subscriptionPlan,
  user.planExpiresAt?.toISOString() ?? '',
  user.paymentId ?? '',
  user.couponCode ?? '',
  user.createdAt.toISOString(),
  nanoIds.join(' '),
  published.join(' '),
]

function instantOf(text: string | null | undefined): Date | null | undefined {
  if (text == null) return text
  const instant = new Date(text)
  if (!Number.isNaN(instant.getTime())) return instant
  throw invalid([{ path: '/planExpiresAt', message: 'This must be an instant such as 2027-05-20T00:00:00Z.' }])
}
