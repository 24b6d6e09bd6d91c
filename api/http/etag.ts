// Entity tags of CVs: `"<version>.<rev>"`, and behind it a digest of what was judged at reading or was rendered, which can change
// while both stay. If-Match compares the version only, for a rev is never edited.

export const etagOf = (version: number, rev: number, digest?: string): string =>
  digest === undefined ? `"${version}.${rev}"` : `"${version}.${rev}.${digest}"`

/** The version that an If-Match header names: `"3"`, `"3.1"` or `"3.1.digest"`, weak or not; null when it is none of them. */
export function versionOfIfMatch(header: string): number | null {
  const match = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9}(?:\.[\w-]{16})?)?"$/.exec(header.trim())
  return match ? Number(match[1]) : null
}

/** Whether an If-None-Match header holds this tag (weak comparison, RFC 9110 section 13.1.2). */
export function noneMatchHolds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
