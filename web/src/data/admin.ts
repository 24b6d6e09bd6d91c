// The admin's reads and changes. The service checks the role; the first refusal of any call closes the dashboard.
import { useSyncExternalStore } from 'react'
import type { AdminUserData, ChangeUserData, ListedUserData } from '../../../api/core/contract/accounts.ts'
import type { StatsData } from '../../../api/core/contract/admin.ts'
import type {
  AdminPaymentData,
  ChangeCouponData,
  CreateCouponData,
  PaymentTrailLineData,
} from '../../../api/core/contract/billing.ts'
import type { TaxDocumentsQueryData } from '../../../api/core/contract/tax.ts'
import type { AmendDocumentData, Gstr1Table, YearHoldData } from '../../../api/core/contract/tax-admin.ts'
import type { BodyOf, MethodOf, ReplyOf } from './contract.ts'
import { ApiProblem, call, get, getFile, type Options, withQuery } from './fetch.ts'
import { type Pages, usePages } from './pages.ts'
import { forgetUnder, type Read, refreshUnder, replace, useRead } from './read.ts'

export type ListedUser = ListedUserData
export type UserQuery = { q: string; plan: '' | 'Free' | 'Pro' }

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
    const page = await get(key)
    await replace(key, () => page)
    deny(false)
  } catch (problem) {
    if (problem instanceof ApiProblem) onProblem(problem)
  }
}

/** A 403 closes the dashboard and clears its cache. */
function noteRefusal(problem: unknown) {
  if (!(problem instanceof ApiProblem) || problem.status !== 403) return
  deny(true)
  void forgetUnder(ROOT)
}

/** Sends a change and reads everything on screen again. */
async function send<P extends string, M extends MethodOf<P>>(method: M, path: P, ...options: Options<BodyOf<M, P>>) {
  try {
    const reply = await call(method, path, ...options)
    await refreshUnder(ROOT)
    return reply.body
  } catch (problem) {
    noteRefusal(problem)
    throw problem
  }
}

type OnProblem = (problem: ApiProblem) => void
const silent = () => undefined

function useAdminPages<P extends string>(key: P, onProblem: OnProblem = silent): Pages<ReplyOf<'GET', P>> {
  const read = usePages(key, problem => {
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
function useAdminRead<P extends string, K extends keyof Body, Body = ReplyOf<'GET', P>>(
  key: P,
  property: K,
): Read<Body[K]> {
  const read = useRead(key, noteRefusal) as Read<Body>
  return { ...read, data: read.data?.[property] }
}

const usersKey = ({ q, plan }: UserQuery) =>
  q || plan ? withQuery('/admin/getAllUser', { ...(q && { q }), ...(plan && { plan }) }) : '/admin/getAllUser'

/** All users, or those of a search, newest first. */
export function useAllUsers(query: UserQuery, onProblem: OnProblem) {
  const { pages, ...rest } = useAdminPages(usersKey(query), onProblem)
  return { ...rest, users: pages?.flatMap(page => page.data), total: pages?.[0]?.total }
}

export const useUser = (id: string): Read<AdminUserData> => useAdminRead(`/admin/users/${id}`, 'user')
export const changeUser = (id: string, change: ChangeUserData) => send('PATCH', `/admin/users/${id}`, { body: change })
export const unpublishCv = (id: string, reason: string) =>
  send('POST', `/admin/cvs/${id}/unpublish`, { body: { reason } })

/** Notes a refusal of a file. */
async function bodyOfFile(file: ReturnType<typeof getFile>): Promise<Blob> {
  try {
    return (await file).body
  } catch (problem) {
    noteRefusal(problem)
    throw problem
  }
}
export const getUsersCsv = () => bodyOfFile(getFile('/admin/users.csv'))

export const useCoupons = () => useAdminPages('/admin/coupons')
export const createCoupon = (coupon: CreateCouponData) => send('POST', '/admin/coupons', { body: coupon })
export const changeCoupon = (code: string, change: ChangeCouponData) =>
  send('PATCH', `/admin/coupons/${code}`, { body: change })
export const removeCoupon = (code: string) => send('DELETE', `/admin/coupons/${code}`)

export const useAllPayments = () => useAdminPages('/admin/payments')
export const usePayment = (id: string): Read<AdminPaymentData> => useAdminRead(`/admin/payments/${id}`, 'payment')
/** The events of a payment, oldest first. */
export const useTrail = (id: string): Read<PaymentTrailLineData[]> => useAdminRead(`/admin/payments/${id}`, 'trail')
export const refund = (id: string, reason: string) => send('POST', `/admin/payments/${id}/refund`, { body: { reason } })
/** Issues the credit note for a lost chargeback. */
export const creditDispute = (id: string, disputeId: string, reason: string) =>
  send('POST', `/admin/payments/${id}/dispute-credit`, { body: { disputeId, reason } })

/** Empty filters are left out. */
export type DocumentQuery = Omit<Required<Record<keyof TaxDocumentsQueryData, string>>, 'limit' | 'cursor'>
export function useTaxDocuments(query: Partial<DocumentQuery>) {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as TaxDocumentsQueryData
  return useAdminPages(withQuery('/admin/documents', filled))
}
/** Each reading and each download is recorded. */
export const useTaxDocument = (id: string) => useRead(`/admin/documents/${id}`, noteRefusal)
export const getTaxDocument = (id: string) => bodyOfFile(getFile(`/admin/documents/${id}/pdf`))

/** Throws 400 with a path below /billing for each wrong field. */
export const amendDocument = (id: string, body: AmendDocumentData) =>
  send('POST', `/admin/documents/${id}/amend`, { body })

/** The return of a month (2026-11) and its reconciliation; 409 when the seller files none. */
export const useReturn = (month: string) => useRead(`/admin/gstr1?month=${month}`, noteRefusal)
/** All tables in a zip, or one as CSV. */
export const getReturn = (month: string, table?: Gstr1Table) =>
  bodyOfFile(getFile(table ? `/admin/gstr1.csv?month=${month}&table=${table}` : `/admin/gstr1.zip?month=${month}`))

/** The years whose documents stay whole. */
export const useHolds = () => useAdminRead('/admin/documents/hold', 'holds')
export const holdYear = (body: YearHoldData) => send('PUT', '/admin/documents/hold', { body })
export const releaseYear = (body: YearHoldData) => send('DELETE', '/admin/documents/hold', { body })

export const useStats = (): Read<StatsData> => useAdminRead('/admin/stats', 'stats')
export const useAudit = () => useAdminPages('/admin/audit')
