// The signed-in account over the API: plan, e-mail, CV ids.
import type { MeData, UserDataData } from '../../../api/users/schema.ts'
import type { ApiProblem } from './fetch.ts'
import { type Read, useRead } from './read.ts'

export const meKey = '/me'
export const userDataKey = (email: string) => `/cv/getCvIds/${encodeURIComponent(email)}`

/** The account: role, plan and the plan's end. Reads nothing while nobody is signed in. */
export function useMe(signedIn = true): Read<MeData> {
  const read = useRead<{ user: MeData }>(signedIn ? meKey : null)
  return { ...read, data: read.data?.user }
}

/** Plan and CVs by e-mail address; null reads nothing. */
export function useUserDataOf(email: string | null, onProblem: (problem: ApiProblem) => void): Read<UserDataData> {
  const read = useRead<{ userData: UserDataData }>(email ? userDataKey(email) : null, onProblem)
  return { ...read, data: read.data?.userData }
}
