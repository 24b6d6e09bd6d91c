// The signed-in account: plan, e-mail, CV ids.
import { useEffect, useSyncExternalStore } from 'react'
import type { MeData, UserDataData } from '../../../api/core/contract/accounts.ts'
import { type ApiProblem, countRefusals, onRefusal } from './fetch.ts'
import { type Read, refresh, useRead, useReadOf } from './read.ts'

export const meKey = '/me'
export const userDataKey = (email: string) => `/cv/getCvIds/${encodeURIComponent(email)}` as const

/** The account: role, plan and the plan's end. */
export const useMe = (signedIn = true): Read<MeData> => useReadOf(signedIn ? meKey : null, 'user')

/** Whether the account is suspended; read again whenever the service refuses a call as forbidden. */
export function useBanned(signedIn: boolean): boolean {
  const refusals = useSyncExternalStore(onRefusal, countRefusals, countRefusals)
  const isDoubtful = signedIn && refusals > 0
  const { data } = useMe(isDoubtful)
  useEffect(() => {
    if (isDoubtful && refusals > 0) void refresh(meKey)
  }, [isDoubtful, refusals])
  return data?.banned ?? false
}

/** Plan and CVs by e-mail address; null reads nothing. */
export function useUserDataOf(email: string | null, onProblem: (problem: ApiProblem) => void): Read<UserDataData> {
  const read = useRead(email ? userDataKey(email) : null, onProblem)
  return { ...read, data: read.data?.userData }
}
