// What admins see: the list of all users. The role check is the service's.
import { useState } from 'react'
import type { ApiProblem } from './fetch.ts'
import { get } from './fetch.ts'
import { useRead } from './read.ts'

export type ListedUser = {
  _id: string
  email: string
  subscriptionPlan: string
  paymentId: string | null
  couponCode: string | null
  nanoIds: string[]
}
type Page = { message?: string; data: ListedUser[]; nextCursor?: string | null; total?: number }
export type UserList = {
  users: ListedUser[] | undefined
  total: number | undefined
  problem: ApiProblem | undefined
  /** null when the list is complete. */
  loadMore: (() => Promise<void>) | null
}

export const usersKey = (query: string, cursor?: string) => {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (cursor) params.set('cursor', cursor)
  return params.size ? `/admin/getAllUser?${params}` : '/admin/getAllUser'
}

/** All users whose e-mail contains `query`, newest first, page by page. */
export function useAllUsers(query: string, onProblem: (problem: ApiProblem) => void): UserList {
  const first = useRead<Page>(usersKey(query), onProblem)
  const [rest, setRest] = useState<{ of: Page | undefined; pages: Page[] }>({ of: undefined, pages: [] })
  const later = rest.of === first.data ? rest.pages : []
  const pages = first.data ? [first.data, ...later] : []
  const cursor = pages.at(-1)?.nextCursor

  const loadMore = async () => {
    const page = await get<Page>(usersKey(query, cursor ?? undefined))
    setRest({ of: first.data, pages: [...later, page] })
  }
  return {
    users: first.data && pages.flatMap(page => page.data),
    total: first.data?.total,
    problem: first.problem,
    loadMore: cursor ? loadMore : null,
  }
}
