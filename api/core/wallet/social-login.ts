// The address of Google's page for the wallet's own log-in.

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
