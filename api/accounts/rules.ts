// What follows from an account's record: its plan now, and who is an admin. Pure; the time is an argument.

export type Plan = 'Free' | 'Pro'

/** Pro ends at the very second of `planExpiresAt`; without an end it does not end. */
export function planAt(user: { plan: Plan; planExpiresAt: Date | null }, at: Date): Plan {
  if (user.plan !== 'Pro') return 'Free'
  return user.planExpiresAt !== null && user.planExpiresAt <= at ? 'Free' : 'Pro'
}

/** Whether finished files (PDF, DOCX) are handed out: with Pro only, and not at the very second it ends. Every way asks this. */
export const mayDownload = (user: { plan: Plan; planExpiresAt: Date | null }, at: Date): boolean =>
  planAt(user, at) === 'Pro'

/** Google speaks for an address only at gmail.com and in the Workspace domain that the token names (`hd`). */
export function isGoogleAuthoritative(email: string, hd: string | null): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === 'gmail.com' || (hd !== null && hd === domain)
}

/** A token issued before `tokensValidAfter` is over. `iat` counts whole seconds. */
export function isTokenOver(iatSeconds: number, tokensValidAfter: Date | null): boolean {
  return tokensValidAfter !== null && iatSeconds * 1_000 < tokensValidAfter.getTime()
}
