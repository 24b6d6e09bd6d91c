// Recognises claims that became invalid only because format characters were removed from their section, by the section's former digest.
// Pure.

import type { CvContentData } from '../contract/cv.ts'
import { withoutFormat, withoutSteering } from '../format-characters.ts'
import { keyOfPath, sectionDigest, sectionValues } from './section-values.ts'

/** The former digests of sections whose texts had characters removed, by the keys of their paths. */
export type Cleaned = Readonly<Record<string, readonly string[]>>

/** Digests kept for each section. */
const KEPT = 4

/** Adds the digests of sections that differ between two public contents only by removed characters. */
export function cleanedDigests(known: Cleaned, nanoId: string, before: CvContentData, after: CvContentData): Cleaned {
  if (!/\p{Cf}/u.test(JSON.stringify(before))) return known
  const values = sectionValues(after)
  const found = [...sectionValues(before)].flatMap(([path, value]) => {
    const digestOf = (one: unknown) => sectionDigest(nanoId, path, one)
    const text = JSON.stringify(value)
    const now = values.has(path) ? digestOf(values.get(path)) : null
    const ways = [withoutFormat, withoutSteering].map(clean => clean(text)).filter(clean => clean !== text)
    if (!ways.some(clean => digestOf(JSON.parse(clean)) === now)) return []
    const key = keyOfPath(path)
    const digests = new Set([digestOf(value), ...(known[key] ?? [])])
    return [[key, [...digests].slice(0, KEPT)]] as const
  })
  return { ...known, ...Object.fromEntries(found) }
}

/** Whether a claim with this digest was made before characters were removed from the section. */
export const isOfUncleaned = (cleaned: Cleaned, path: string, digest: string | undefined): boolean =>
  digest !== undefined && (cleaned[keyOfPath(path)] ?? []).includes(digest)
