// What can still be listed of a CV that something else than this service has written. Without this one broken CV would take the
// whole list along, and with it the way to delete it. Knows shapes, not contents.
import type { CvSummaryRecord } from '../core/cv-record.ts'

const sound = {
  title: '',
  template: '',
  style: {},
  language: 'en',
  privacy: { email: 'private', phoneNumber: 'private', location: 'private', imageUrl: 'private' },
  indexable: false,
  version: 0,
  rev: 0,
}

/** The record with the least in place of what is not of its kind. */
export function mendSummary(cv: CvSummaryRecord): CvSummaryRecord {
  const stored = cv as unknown as Record<string, unknown>
  const broken = Object.entries(sound).filter(([key, least]) => {
    const value = stored[key]
    return typeof value !== typeof least || value === null || (typeof least === 'number' && !Number.isInteger(value))
  })
  const isNamed = typeof cv.content?.personalDetails?.name === 'string'
  const at = (value: unknown) => (value instanceof Date ? value : new Date(0))
  return {
    ...cv,
    ...Object.fromEntries(broken),
    content: isNamed ? cv.content : { personalDetails: { name: '' } },
    published: cv.published?.at instanceof Date ? cv.published : null,
    createdAt: at(cv.createdAt),
    updatedAt: at(cv.updatedAt),
  }
}
