// Claims that fell because invisible characters were removed from the text they were made over: recognised by the digest that
// the section had before. Pure.

import type { CvContentData } from '../contract/cv.ts'
import { withoutFormat, withoutSteering } from '../format-characters.ts'
import { keyOfPath, sectionDigest, sectionValues } from './section-values.ts'

/** Digests that sections had before characters were taken out of them, by the keys of their paths. */
export type Cleaned = Readonly<Record<string, readonly string[]>>

/** Of one section. */
const KEPT = 4

/** What is known already, and what `after` has become of `before` by cleaning alone: two contents as strangers see them. */
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

/** Whether a claim with this digest was made of the section's text as it was before. */
export const isOfUncleaned = (cleaned: Cleaned, path: string, digest: string | undefined): boolean =>
  digest !== undefined && (cleaned[keyOfPath(path)] ?? []).includes(digest)
