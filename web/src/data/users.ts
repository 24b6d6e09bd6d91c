// The signed-in account over the API: plan, e-mail, CV ids.
import { useEffect, useSyncExternalStore } from 'react'
import type { MeData, UserDataData } from '../../../api/core/contract/accounts.ts'
import { type ApiProblem, countRefusals, onRefusal } from './fetch.ts'
import { type Read, refresh, useRead } from './read.ts'

export const meKey = '/me'
export const userDataKey = (email: string) => `/cv/getCvIds/${encodeURIComponent(email)}`

/** The account: role, plan and the plan's end. Reads nothing while nobody is signed in. */
export function useMe(signedIn = true): Read<MeData> {
  const read = useRead<{ user: MeData }>(signedIn ? meKey : null)
  return { ...read, data: read.data?.user }
}

/** Whether the signed-in account is suspended: asked again whenever the service has refused something. */
export function useBanned(signedIn: boolean): boolean {
  const refusals = useSyncExternalStore(onRefusal, countRefusals)
  const isDoubtful = signedIn && refusals > 0
  const { data } = useMe(isDoubtful)
  useEffect(() => {
    if (isDoubtful && refusals > 0) void refresh(meKey)
  }, [isDoubtful, refusals])
  return data?.banned ?? false
}

/** Plan and CVs by e-mail address; null reads nothing. */
export function useUserDataOf(email: string | null, onProblem: (problem: ApiProblem) => void): Read<UserDataData> {
  const read = useRead<{ userData: UserDataData }>(email ? userDataKey(email) : null, onProblem)
  return { ...read, data: read.data?.userData }
}
