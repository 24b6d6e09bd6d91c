// Fills a CV with the sample, and removes the remaining sample texts again. Pure.

import type { CvContentData } from '../../../../api/core/contract/cv.ts'
import { SAMPLE_CV, SAMPLE_ID } from '../../../../api/core/cv/sample.ts'
import { isItem, same } from '../../../../api/core/cv/values.ts'
import { type EditorDocument, isObject } from '../session/document.ts'

/** Fills only empty fields and sections, so nothing typed is replaced. */
export function fillWithSample(document: EditorDocument): EditorDocument {
  const { personalDetails, ...sections } = document.content
  const own = Object.fromEntries(Object.entries(personalDetails).filter(([, value]) => String(value).trim() !== ''))
  const details = { ...SAMPLE_CV.personalDetails, ...own }
  return { ...document, content: { ...SAMPLE_CV, ...sections, personalDetails: details } }
}

/** The document without every text, date and entry that is still the sample's; what was typed in their places stays. */
export function withoutSample(document: EditorDocument): EditorDocument {
  const left = (remains(document.content, SAMPLE_CV) ?? {}) as Partial<CvContentData>
  return { ...document, content: { ...left, personalDetails: { name: '', ...left.personalDetails } } }
}

/** Texts that only the sample has: a name, a profession or a place may be the person's own. */
const { undergraduation, class12 } = SAMPLE_CV.education
const { profileSummary, personalDetails } = SAMPLE_CV
const INVENTED = [personalDetails.phoneNumber, profileSummary, undergraduation.institution, class12.institution]

/** Whether anything is left by which a reader would take the sample for the person. */
export function holdsSample({ content }: EditorDocument): boolean {
  const isSamples = (value: unknown, sample: unknown): boolean => {
    if (typeof value === 'string') return INVENTED.includes(value)
    if (isItem(value) && value.id.startsWith(SAMPLE_ID)) return !same(remains(value, sample), value)
    if (typeof value !== 'object' || value === null) return false
    return Object.entries(value).some(([key, inner]) => isSamples(inner, partOf(sample, key, inner)))
  }
  return isSamples(content, SAMPLE_CV)
}

/** Keys that have no meaning without the texts beside them. */
const DEPENDENT = ['id', 'hidden', 'current', 'format']

/** The value without the sample's parts; undefined when all of it is the sample's. */
function remains(value: unknown, sample: unknown): unknown {
  if (value === undefined || sample === undefined) return value
  if (Array.isArray(value)) {
    const left = value.map((item, at) => remains(item, partOf(sample, at, item))).filter(one => one !== undefined)
    return left.length > 0 ? left : undefined
  }
  if (!isObject(value)) return same(value, sample) ? undefined : value
  const left = Object.entries(value)
    .map(([key, inner]) => [key, DEPENDENT.includes(key) ? inner : remains(inner, partOf(sample, key, inner))] as const)
    .filter(([, inner]) => inner !== undefined)
  return left.some(([key]) => !DEPENDENT.includes(key)) ? Object.fromEntries(left) : undefined
}

/** The value of the sample at a key; for an entry or text of a list, the entry with its id or the equal text. */
function partOf(sample: unknown, key: string | number, value: unknown): unknown {
  if (!Array.isArray(sample)) return isObject(sample) ? sample[key] : undefined
  return sample.find(one => (isItem(one) && isItem(value) ? one.id === value.id : same(one, value)))
}
