// Defaults for malformed CVs, for example after a direct edit in the database: one bad document must not break the list, from which
// its owner can still delete it.
import type { CvSummaryRecord } from '../core/cv-record.ts'

const defaults = {
  title: '',
  template: '',
  style: {},
  language: 'en',
  privacy: { email: 'private', phoneNumber: 'private', location: 'private', imageUrl: 'private' },
  indexable: false,
  version: 0,
  rev: 0,
}

/** The record with defaults in place of values of the wrong type. */
export function withDefaults(cv: CvSummaryRecord): CvSummaryRecord {
  const stored = cv as unknown as Record<string, unknown>
  const replaced = Object.entries(defaults).filter(([key, fallback]) => {
    const value = stored[key]
    return (
      typeof value !== typeof fallback || value === null || (typeof fallback === 'number' && !Number.isInteger(value))
    )
  })
  const isNamed = typeof cv.content?.personalDetails?.name === 'string'
  const dateOf = (value: unknown) => (value instanceof Date ? value : new Date(0))
  return {
    ...cv,
    ...Object.fromEntries(replaced),
    content: isNamed ? cv.content : { personalDetails: { name: '' } },
    published: cv.published?.at instanceof Date ? cv.published : null,
    createdAt: dateOf(cv.createdAt),
    updatedAt: dateOf(cv.updatedAt),
  }
}
