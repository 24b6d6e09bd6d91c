// Google's login in a pop-up, watched until it returns to our origin. The reply must carry the state and the nonce that
// were sent.
import { WalletError } from '../../../../api/core/wallet/errors.ts'
import { socialLoginUrl, socialTokenOf } from '../../../../api/core/wallet/login.ts'
import { claimsOf } from '../../data/token-claims.ts'

const WIDTH = 500
const HEIGHT = 600
const POLL_MS = 500
const RETURN_PATH = '/auth/google'

export type GoogleClient = {
  authorizeUrl: string
  clientId: string
  /** A blank page of this origin that Google knows as the client's; `/auth/google` if left out. It must have no opener policy. */
  redirectUri?: string
}

/** An id token for `logIn({ provider: 'google', idToken })`. Call it within a click handler, or the pop-up is blocked. */
export async function googleIdToken({ authorizeUrl, clientId, ...client }: GoogleClient): Promise<string> {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()]
  const redirectUri = client.redirectUri ?? `${window.location.origin}${RETURN_PATH}`
  const popup = openCentred(socialLoginUrl({ authorizeUrl, clientId, redirectUri, nonce, state }))
  if (!popup) throw new WalletError('Failed to open authentication popup.')
  const returned = await returnedAddress(popup, redirectUri)
  popup.close()
  return tokenIn(returned, { state, nonce })
}

function openCentred(url: string): Window | null {
  const left = Math.round(window.screenX + (window.innerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.innerHeight - HEIGHT) / 2)
  return window.open(url, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
}

/** Resolves with the address at which the pop-up returned. */
function returnedAddress(popup: Window, redirectUri: string): Promise<URL> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const back = popup.closed ? null : addressOf(popup)
      if (!popup.closed && !back?.startsWith(redirectUri)) return
      clearInterval(timer)
      if (back) resolve(new URL(back))
      else reject(new WalletError('Authentication popup closed.'))
    }, POLL_MS)
  })
}

/** Null while the pop-up is on another origin. */
function addressOf(popup: Window): string | null {
  try {
    return popup.location.href
  } catch {
    return null
  }
}

/** The token in the fragment or the query of the returned address. */
export function tokenIn(back: URL, wanted: { state: string; nonce: string }): string {
  const fields = [new URLSearchParams(back.hash.slice(1)), back.searchParams]
  const field = (name: string) => fields.map(one => one.get(name)).find(value => value !== null) ?? null
  if (field('error') === 'access_denied') throw new WalletError('Authentication canceled by the user')
  const token = socialTokenOf('google', field('id_token'))
  if (field('state') !== wanted.state || claimsOf(token)?.nonce !== wanted.nonce) {
    throw new WalletError('Authentication failed: this answer belongs to another log-in.')
  }
  return token
}
