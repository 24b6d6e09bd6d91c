// The sign-in on this device: Google credentials, expiry, log-out.
import { useSyncExternalStore } from 'react'
import { call, noteSignIn, onSessionEnd, sessionHasEnded, walletHeader } from './fetch.ts'
import { forgetAll } from './read.ts'
import { KEYS, onStorageChange, removeKeys, removeSession, store, stored, storedWallet } from './storage.ts'
import { type Claims, claimsOf } from './token-claims.ts'

/** Google's report about its prompt. A prompt of the browser itself reports hardly any of this. */
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

/** Google's identity object, once its script is loaded (paths.ts says which pages may load it). */
export const googleIdentity = (): GoogleIdentity | undefined => window.google?.accounts?.id

/** The stored Google ID token; null when logged out and in markup that the build makes. Follows other tabs. */
export const useToken = (): string | null => useSyncExternalStore(onStorageChange, currentToken, () => null)

/** True once a 401 or the token's expiry has ended the session, until the next sign-in. The screen stays until the dialog leads away. */
export const useSessionEnded = (): boolean => useSyncExternalStore(onEnd, sessionIsOver, () => false)

/** The last token that this page read. */
let seen: string | null = null
let expired = false

/** A token that disappears after its expiry has expired, even if another tab noticed first and removed it. */
export function currentToken(): string | null {
  const token = stored('googleIdToken')
  const life = token === null ? lifeOf(seen) : null
  if (life && life.untilMs <= Date.now()) expired = true
  if (token !== null && token !== seen) {
    expired = false
    noteSignIn()
  }
  seen = token
  return token
}

export function sessionIsOver(): boolean {
  currentToken()
  return expired || sessionHasEnded()
}

function onEnd(listener: () => void): () => void {
  const stops = [onSessionEnd(listener), onStorageChange(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The validity of a token, in milliseconds since 1970. */
export type Life = { fromMs: number; untilMs: number }

/** The validity of a token by its `iat` and `exp`; null without them. */
export function lifeOf(token: string | null): Life | null {
  const { iat, exp } = claimsOf(token) ?? {}
  return iat && exp && iat < exp ? { fromMs: iat * 1000, untilMs: exp * 1000 } : null
}

/** Replaces the token by a new credential of the same account. Another account's changes nothing and returns false. */
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

/** Ends an expired session: drafts stay, and the dialog opens. */
export function endExpiredSession(): void {
  expired = true
  removeSession()
}

/** Stores a Google credential and its profile. Throws when it cannot be decoded or storage is refused. */
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

/** True when the stored token's `exp` (seconds) has passed at `nowMs`. */
export function tokenHasExpired(nowMs: number): boolean {
  const expiry = Number(stored('tokenExpiry'))
  return stored('googleIdToken') !== null && expiry > 0 && expiry * 1000 <= nowMs
}

type LogoutMessage = 'Logout success' | 'Logout failed'

/**
 * Removes the session, the wallet's session and the keys in `discarded` from this device; ask for them with `askToLeave`, because
 * unsaved text is removed only when its owner says so. The caller navigates to /.
 */
export const logout = (discarded: readonly string[] = []): LogoutMessage =>
  leave(() => {
    endStoredWallet()
    removeKeys([KEYS.okto_session, ...discarded])
    removeSession()
  })

/** Ends this device's wallet session at the service, without waiting for the reply. */
function endStoredWallet(): void {
  const wallet = storedWallet()
  if (!wallet) return
  const headers = walletHeader(wallet.sessionPubKey)
  void call('DELETE', '/wallet/session', { headers, keepalive: true }).catch(() => {})
}

/** Ends an expired session; unsaved work stays. The caller navigates to /. */
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
