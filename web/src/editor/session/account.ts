// Who edits: the subject of the stored Google token. It names the drafts of an account in the browser and proves nothing.

/** The token's `sub`, or null where it cannot be read. */
export function subjectOf(token: string | null): string | null {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = part ? JSON.parse(atob(part)) : null
    const { sub } = (claims ?? {}) as { sub?: unknown }
    return typeof sub === 'string' && sub !== '' ? sub : null
  } catch {
    return null
  }
}
