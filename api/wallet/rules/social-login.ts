// The address of Google's page for the wallet's own log-in, and what comes back from it.
import type { Environment } from './environments.ts'

export const GOOGLE_AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth'

type Ask = { authorizeUrl: string; clientId: string; redirectUri: string; nonce: string; state: string }

/** Form encoding: a space is `+`. */
export const socialLoginUrl = ({ authorizeUrl, clientId, redirectUri, nonce, state }: Ask): string =>
  `${authorizeUrl}?${new URLSearchParams({
    scope: 'openid email profile',
    redirect_uri: redirectUri,
    response_type: 'id_token',
    client_id: clientId,
    nonce,
    state,
  })}`

/** Where the vendor's own page takes the answer. */
export const vendorRedirectUri = ({ onboardingUrl }: Environment): string => `${onboardingUrl}__/auth/handler`
