// Reads the claims of a token without verifying it.

export type Claims = {
  sub?: unknown
  name?: string
  email?: string
  picture?: string
  nonce?: string
  iat?: number
  exp?: number
}

/** The claims of a token; null where it cannot be read. They are for show: only the service checks the signature. */
export function claimsOf(token: string | null): Claims | null {
  try {
    // jose's decodeJwt would exceed the budget of JavaScript of the first visit: it imports a class for each error.
    const binary = atob(token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, char => char.charCodeAt(0))))
  } catch {
    return null
  }
}

/** The account of a token; null without one. It only names the account's drafts in the browser and proves nothing. */
export function subjectOf(token: string | null): string | null {
  const sub = claimsOf(token)?.sub
  return typeof sub === 'string' && sub !== '' ? sub : null
}
