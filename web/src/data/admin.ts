// The admin's reads and changes. The service checks the role; the first refusal of any call closes the dashboard.
import { useSyncExternalStore } from 'react'
import type { AdminUserData, ChangeUserData, ListedUserData } from '../../../api/core/contract/accounts.ts'
import type { AuditLineData, StatsData } from '../../../api/core/contract/admin.ts'
import type {
  AdminPaymentData,
  ChangeCouponData,
  CouponData,
  CreateCouponData,
  PaymentTrailLineData,
} from '../../../api/core/contract/billing.ts'
import { ApiProblem, call, get, getFile } from './fetch.ts'
import { type Pages, usePages } from './pages.ts'
import { forgetUnder, type Read, refreshUnder, replace, useRead } from './read.ts'

export type ListedUser = ListedUserData
export type UserQuery = { q: string; plan: '' | 'Free' | 'Pro' }
type UserPage = { data: ListedUser[]; nextCursor?: string | null; total?: number }

const ROOT = '/admin/'

let isDenied = false
const listeners = new Set<() => void>()

/** True from the first refusal until the dashboard is entered again. */
export const useDenied = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isDenied,
  )

function deny(value: boolean) {
  isDenied = value
  for (const listener of listeners) listener()
}
/** After a refusal, opens the dashboard again only once the list of users can be read. */
export async function enterAdmin(onProblem: OnProblem): Promise<void> {
  if (!isDenied) return
  const key = usersKey({ q: '', plan: '' })
  try {
    const page = await get<UserPage>(key)
    await replace(key, () => page)
    deny(false)
  } catch (problem) {
    if (problem instanceof ApiProblem) onProblem(problem)
  }
}

/** A refusal closes the dashboard and clears what was read. */
function noteRefusal(problem: unknown) {
  if (!(problem instanceof ApiProblem) || problem.status !== 403) return
  deny(true)
  void forgetUnder(ROOT)
}

/** Sends a change and reads everything on screen again. */
async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    const reply = await call<T>(method, path, { body })
    await refreshUnder(ROOT)
    return reply.body
  } catch (problem) {
    noteRefusal(problem)
    throw problem
  }
}

type OnProblem = (problem: ApiProblem) => void
const silent = () => undefined

function useAdminPages<T extends { nextCursor?: string | null }>(key: string, onProblem: OnProblem = silent): Pages<T> {
  const read = usePages<T>(key, problem => {
    noteRefusal(problem)
    onProblem(problem)
  })
  const { loadMore } = read
  if (!loadMore) return read
  const more = () =>
    loadMore().catch((problem: unknown) => {
      noteRefusal(problem)
      throw problem
    })
  return { ...read, loadMore: more }
}
/** Reads one property of the reply. */
function useAdminRead<T>(key: string, property: string): Read<T> {
  const read = useRead<Record<string, T>>(key, noteRefusal)
  return { ...read, data: read.data?.[property] }
}

function usersKey({ q, plan }: UserQuery): string {
  const params = new URLSearchParams({ ...(q && { q }), ...(plan && { plan }) })
  return params.size ? `/admin/getAllUser?${params}` : '/admin/getAllUser'
}

/** All users, or those of a search, newest first. */
export function useAllUsers(query: UserQuery, onProblem: OnProblem) {
  const { pages, ...rest } = useAdminPages<UserPage>(usersKey(query), onProblem)
  return { ...rest, users: pages?.flatMap(page => page.data), total: pages?.[0]?.total }
}

export const useUser = (id: string): Read<AdminUserData> => useAdminRead(`/admin/users/${id}`, 'user')
export const changeUser = (id: string, change: ChangeUserData) => send('PATCH', `/admin/users/${id}`, change)
export const unpublishCv = (id: string, reason: string) => send('POST', `/admin/cvs/${id}/unpublish`, { reason })

export async function getUsersCsv(): Promise<Blob> {
  try {
    return (await getFile('/admin/users.csv')).body
  } catch (problem) {
    noteRefusal(problem)
    throw problem
  }
}

export const useCoupons = () => useAdminPages<{ coupons: CouponData[]; nextCursor?: string | null }>('/admin/coupons')
export const createCoupon = (coupon: CreateCouponData) => send('POST', '/admin/coupons', coupon)
export const changeCoupon = (code: string, change: ChangeCouponData) => send('PATCH', `/admin/coupons/${code}`, change)
export const removeCoupon = (code: string) => send('DELETE', `/admin/coupons/${code}`)

export const useAllPayments = () =>
  useAdminPages<{ payments: AdminPaymentData[]; nextCursor?: string | null }>('/admin/payments')
/** The events of a payment, oldest first. */
export const useTrail = (id: string): Read<PaymentTrailLineData[]> => useAdminRead(`/admin/payments/${id}`, 'trail')
export const refund = (id: string, reason: string) => send('POST', `/admin/payments/${id}/refund`, { reason })

export const useStats = (): Read<StatsData> => useAdminRead('/admin/stats', 'stats')
export const useAudit = () => useAdminPages<{ lines: AuditLineData[]; nextCursor?: string | null }>('/admin/audit')
