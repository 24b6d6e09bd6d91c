// Entity tags of CVs: `"<version>.<rev>"`. Conditions compare the version only, for a rev is never edited.

export const etagOf = (version: number, rev: number): string => `"${version}.${rev}"`

/** The version that an If-Match header names: `"3"` or `"3.1"`, weak or not; null when it is neither. */
export function versionOfIfMatch(header: string): number | null {
  const match = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9})?"$/.exec(header.trim())
  return match ? Number(match[1]) : null
}

/** Whether an If-None-Match header holds this tag (weak comparison, RFC 9110 section 13.1.2). */
export function noneMatchHolds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
