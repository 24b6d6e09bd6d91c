// The subject of the stored Google token. It only names an account's drafts in the browser and proves nothing.
import { claimsOf } from '../../data/token-claims.ts'

export function subjectOf(token: string | null): string | null {
  const sub = claimsOf(token)?.sub
  return typeof sub === 'string' && sub !== '' ? sub : null
}
