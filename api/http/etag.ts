// Entity tags of CVs: `"<version>.<rev>"`, with a digest of the body appended where the reply also depends on something else, such
// as checked claims. If-Match compares only the version, because edits never depend on the rev.

import { Problem } from '../lib/problem.ts'
import { untilDone } from '../lib/retry.ts'

export const etagOf = (version: number, rev: number, digest?: string): string =>
  digest === undefined ? `"${version}.${rev}"` : `"${version}.${rev}.${digest}"`

/** The version in an If-Match header: `"3"`, `"3.1"` or `"3.1.digest"`, weak or not; null for any other form. */
export function versionOfIfMatch(header: string): number | null {
  const match = /^(?:W\/)?"(\d{1,9})(?:\.\d{1,9}(?:\.[\w-]{16})?)?"$/.exec(header.trim())
  return match ? Number(match[1]) : null
}

const ANY = '*'

/** The version that a save edits, from its If-Match header. Throws precondition_required. */
function editedVersion(header: string | undefined): number {
  const version = header === undefined ? null : versionOfIfMatch(header)
  if (version === null) throw new Problem('precondition_required')
  return version
}

/** The same for calls that do not demand the header; null without it and for `*`, any version. */
export const sentVersion = (header: string | undefined): number | null =>
  header === undefined || header.trim() === ANY ? null : editedVersion(header)

/** Saves on the version that If-Match names; for `*` on the present one, which the conflict with an impossible version names. */
export async function onEdited<T>(header: string | undefined, save: (version: number) => Promise<T>): Promise<T> {
  if (header?.trim() !== ANY) return save(editedVersion(header))
  let version = -1
  return untilDone(async () => {
    try {
      return await save(version)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'version_conflict') throw error
      const { cv, letter } = error.details.extra as Record<string, { version: number }>
      version = (cv ?? letter)?.version ?? -1
      return null
    }
  })
}

/** Whether an If-None-Match header matches this tag (weak comparison, RFC 9110 section 13.1.2). */
export function noneMatchHolds(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
