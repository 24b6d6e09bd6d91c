// The wallet session as it lies in the browser's storage, and its end by the person's own log-out. Knows nothing of keys.
import { call } from './fetch.ts'
import { stored } from './storage.ts'

/** `expiresAt`: milliseconds since 1970; null in a session that was stored without it. */
export type StoredWallet = { sessionPrivKey: string; sessionPubKey: string; userSWA: string; expiresAt: number | null }

/** The stored session; null where there is none, or something else. Does not look at the time. */
export function storedWallet(): StoredWallet | null {
  try {
    const { sessionPrivKey, sessionPubKey, userSWA, expiresAt } = JSON.parse(stored('okto_session') ?? '')
    const isWhole = [sessionPrivKey, sessionPubKey, userSWA].every(text => typeof text === 'string' && text !== '')
    const end = typeof expiresAt === 'number' ? expiresAt : null
    return isWhole ? { sessionPrivKey, sessionPubKey, userSWA, expiresAt: end } : null
  } catch {
    return null
  }
}

/** Names a wallet session to the service. */
export const walletHeader = (sessionPk: string) => ({ 'x-wallet-session': sessionPk })

/** Tells the service that this device's wallet session is over. Sent while the page is left; nobody waits for it. */
export function endStoredWallet(): void {
  const wallet = storedWallet()
  if (!wallet) return
  const headers = walletHeader(wallet.sessionPubKey)
  void call('DELETE', '/wallet/session', { headers, keepalive: true }).catch(() => {})
}
