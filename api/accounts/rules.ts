// Rules on an account's record: its present plan, downloads, admins, expired tokens. Pure.

export type Plan = 'Free' | 'Pro'

/** Pro is over from `planExpiresAt` on; null means that it does not end. */
export function planAt(user: { plan: Plan; planExpiresAt: Date | null }, at: Date): Plan {
  if (user.plan !== 'Pro') return 'Free'
  return user.planExpiresAt !== null && user.planExpiresAt <= at ? 'Free' : 'Pro'
}

/** Whether the user may download PDF and DOCX files: with Pro only. */
export const mayDownload = (user: { plan: Plan; planExpiresAt: Date | null }, at: Date): boolean =>
  planAt(user, at) === 'Pro'

/** Google is authoritative for an address only at gmail.com and in the Workspace domain of the token (`hd`). */
export function isGoogleAuthoritative(email: string, hd: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === 'gmail.com' || (hd !== null && hd === domain)
}

/** Whether a token was issued before `tokensValidAfter`. `iat` is in whole seconds. */
export function isTokenOver(iatSeconds: number, tokensValidAfter: Date | null): boolean {
  return tokensValidAfter !== null && iatSeconds * 1_000 < tokensValidAfter.getTime()
}
