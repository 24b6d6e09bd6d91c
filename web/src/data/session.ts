// Who is signed in on this device: signing in with a Google credential, logging out, expiry. Knows no screen.
import { useSyncExternalStore } from 'react'
import type { MeData } from '../../../api/users/schema.ts'
import { get, onSessionEnd, sessionHasEnded } from './fetch.ts'
import { forgetAll } from './read.ts'
import { onStorageChange, removeEverything, removeSession, store, stored } from './storage.ts'

type Claims = { name?: string; email?: string; picture?: string; exp?: number }
type GoogleIdentity = {
  initialize(options: {
    client_id: string
    callback: (reply: { credential?: string }) => void
    auto_select: boolean
    itp_support: boolean
  }): void
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void
  prompt(): void
  cancel(): void
  disableAutoSelect(): void
}
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

/** Google's identity object, once its script has been loaded (on /login). */
export const googleIdentity = (): GoogleIdentity | undefined => window.google?.accounts?.id

/** The stored Google id token; null for a person who is logged out. Follows other tabs. */
export const useToken = (): string | null => useSyncExternalStore(onStorageChange, () => stored('googleIdToken'))

/** True once a 401 has ended the session: what was on screen may stay until the dialog leads away. */
export const useSessionEnded = (): boolean => useSyncExternalStore(onSessionEnd, sessionHasEnded)

/** Keeps the profile of a Google credential. Throws when the credential is not readable or storage is refused. */
export function storeCredential(credential: string): void {
  const claims = claimsOf(credential)
  store({
    userName: claims.name ?? '',
    email: claims.email ?? '',
    userImage: claims.picture ?? '',
    tokenExpiry: String(claims.exp ?? ''),
    googleIdToken: credential,
  })
}

/** Asks the service whether it takes the stored token; the first such call creates the account. */
export const confirmSession = (): Promise<{ user: MeData }> => get('/me')

/** True when the stored token's `exp` (seconds) has passed at `nowMs`. */
export function tokenHasExpired(nowMs: number): boolean {
  const expiry = Number(stored('tokenExpiry'))
  return stored('googleIdToken') !== null && expiry > 0 && expiry * 1000 <= nowMs
}

export type LogoutMessage = 'Logout success' | 'Logout failed'

/** The person's own log-out: takes along drafts and all that is theirs on this device. The caller navigates to /. */
export const logout = (): LogoutMessage => leave(removeEverything)

/** Ends a session that has run out: unsaved work stays. The caller navigates to /. */
export const logoutExpired = (): LogoutMessage => leave(removeSession)

function leave(remove: () => void): LogoutMessage {
  try {
    googleIdentity()?.disableAutoSelect()
    remove()
    void forgetAll()
    return 'Logout success'
  } catch {
    return 'Logout failed'
  }
}

/** The claims in the middle part of a JWT. They are for show: only the service checks the signature. */
function claimsOf(jwt: string): Claims {
  const part = jwt.split('.')[1] ?? ''
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, char => char.charCodeAt(0)))) as Claims
}
