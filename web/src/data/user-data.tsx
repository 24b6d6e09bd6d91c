// The user data context: e-mail and plan of the signed-in user. Loaded on start if an e-mail is stored.
import { createContext, type ReactNode, useContext } from 'react'
import { toast } from 'react-hot-toast/headless'
import type { ApiProblem } from './fetch.ts'
import { tokenHasExpired, useToken } from './session.ts'
import { stored } from './storage.ts'
import { useBanned, useUserDataOf } from './users.ts'

export type UserData = {
  userEmail: string
  subscriptionPlan: 'Free' | 'Pro'
  /** The account is suspended. */
  banned: boolean
}

const UserDataContext = createContext<UserData | null>(null)

export function UserDataProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const email = token && !tokenHasExpired(Date.now()) ? stored('email') : null
  const { data } = useUserDataOf(email, showProblem)
  const banned = useBanned(email !== null)
  const value: UserData = {
    banned,
    userEmail: data?.email ?? '',
    subscriptionPlan: data?.subscriptionPlan ?? 'Free',
  }
  return <UserDataContext value={value}>{children}</UserDataContext>
}

/** Throws outside its provider. */
export function useUserData(): UserData {
  const value = useContext(UserDataContext)
  if (!value) throw new Error('useUserData must be used within UserDataProvider')
  return value
}

/** A 401 opens a dialog, and a 403 (suspended account) shows a screen. */
function showProblem(problem: ApiProblem) {
  if (problem.status !== 401 && problem.status !== 403)
    toast.error('Something went wrong while fetching user data', { id: 'user-data' })
}
