// Who edits: the subject of the stored Google token. It names the drafts of an account in the browser and proves nothing.
import { claimsOf } from '../../data/session.ts'

/** The token's `sub`, or null where it cannot be read. */
export function subjectOf(token: string | null): string | null {
  const sub = claimsOf(token)?.sub
  return typeof sub === 'string' && sub !== '' ? sub : null
}
