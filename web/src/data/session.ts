// Who is signed in on this device: signing in with a Google credential, logging out, expiry. Knows no screen.
import { useSyncExternalStore } from 'react'
import type { MeData } from '../../../api/core/contract/accounts.ts'
import { get, onSessionEnd, sessionHasEnded } from './fetch.ts'
import { forgetAll } from './read.ts'
import { onStorageChange, removeEverything, removeSession, store, stored } from './storage.ts'
import { endStoredWallet } from './wallet-stored.ts'

type Claims = {
  sub?: unknown
  name?: string
  email?: string
  picture?: string
  nonce?: string
  iat?: number
  exp?: number
}
/** What Google tells of its prompt. Where the browser itself shows it, hardly anything of this is told. */
type PromptMoment = { isDisplayed?(): boolean; isNotDisplayed?(): boolean; isSkippedMoment?(): boolean }
type GoogleIdentity = {
  initialize(options: {
    client_id: string
    callback: (reply: { credential?: string }) => void
    auto_select: boolean
    itp_support: boolean
  }): void
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void
  prompt(onMoment?: (moment: PromptMoment) => void): void
  cancel(): void
  disableAutoSelect(): void
}
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

/** Google's identity object, once its script has been loaded (see paths.ts: not every page may). */
export const googleIdentity = (): GoogleIdentity | undefined => window.google?.accounts?.id

/** The stored Google id token; null for a person who is logged out. Follows other tabs. */
export const useToken = (): string | null => useSyncExternalStore(onStorageChange, currentToken)

/** True once a 401 or time has ended the session: what was on screen may stay until the dialog leads away. */
export const useSessionEnded = (): boolean => useSyncExternalStore(onEnd, sessionIsOver)

/** The last token that this page saw. */
let seen: string | null = null
let ranOut = false

/** A token that goes when its time is over ran out, even if it was another tab that noticed first and removed it. */
export function currentToken(): string | null {
  const token = stored('googleIdToken')
  const life = token === null ? lifeOf(seen) : null
  if (life && life.untilMs <= Date.now()) ranOut = true
  seen = token
  return token
}

/** What useSessionEnded says. */
export function sessionIsOver(): boolean {
  currentToken()
  return ranOut || sessionHasEnded()
}

function onEnd(listener: () => void): () => void {
  const stops = [onSessionEnd(listener), onStorageChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** From when to when a token is good, in milliseconds since 1970. */
export type Life = { fromMs: number; untilMs: number }

/** The life of a token by its `iat` and `exp`; null for no token, or for one that does not say. */
export function lifeOf(token: string | null): Life | null {
  const { iat, exp } = claimsOf(token) ?? {}
  return iat && exp && iat < exp ? { fromMs: iat * 1000, untilMs: exp * 1000 } : null
}

/** Puts a new credential of the signed-in account in place of its token. False, and nothing changed, for any other one. */
export function renewWith(credential: string): boolean {
  try {
    const sub = claimsOf(credential)?.sub
    if (!sub || claimsOf(currentToken())?.sub !== sub) return false
    storeCredential(credential)
    return true
  } catch {
    return false
  }
}

/** Ends a session whose time is over while it is on screen: drafts stay, and the dialog opens. */
export function endRunOutSession(): void {
  ranOut = true
  removeSession()
}

/** Keeps the profile of a Google credential. Throws when the credential is not readable or storage is refused. */
export function storeCredential(credential: string): void {
  const claims = claimsOf(credential) as Claims
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

/** The person's own log-out: takes along drafts and all that is theirs on this device, the wallet's session too. The caller navigates to /. */
export const logout = (): LogoutMessage =>
  leave(() => {
    endStoredWallet()
    removeEverything()
  })

/** Ends a session that has run out: unsaved work stays. The caller navigates to /. */
export const logoutExpired = (): LogoutMessage => leave(removeSession)

function leave(remove: () => void): LogoutMessage {
  try {
    googleIdentity()?.disableAutoSelect()
    seen = null
    remove()
    void forgetAll()
    return 'Logout success'
  } catch {
    return 'Logout failed'
  }
}

/** The claims of a token; null where it cannot be read. They are for show: only the service checks the signature. */
export function claimsOf(token: string | null): Claims | null {
  try {
    // jose's decodeJwt would take the first visit beyond its budget of JavaScript: it brings a class for each error.
    const binary = atob(token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, char => char.charCodeAt(0))))
  } catch {
    return null
  }
}
