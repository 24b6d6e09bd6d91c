// A stored CV as plain data: what the store reads and writes, and what the rules on whole CVs look at.
import type { Claims } from './claims/verification.ts'
import type { CvContentData, CvPrivacyData, CvStyleData } from './contract/cv.ts'
import type { Cleaned } from './cv/fallen.ts'

export type CvDraft = {
  title: string
  template: string
  style: CvStyleData
  language: string
  content: CvContentData
}
export type CvSnapshot = CvDraft & { privacy: CvPrivacyData }

export type CvRecord = Readonly<
  CvDraft & {
    nanoId: string
    userId: string
    /** Which of the user's places this CV takes; unique a user, so that the limit holds exactly. */
    place: number
    privacy: CvPrivacyData
    indexable: boolean
    version: number
    rev: number
    /** When the present group of saves began: the next save after ten minutes leaves a version behind. */
    groupStartedAt: Date
    published: { version: number; at: Date; snapshot: CvSnapshot } | null
    /** What is claimed of each section, by its path with / for the dot. */
    claims: Claims
    /** Of texts from which characters were taken out, what claims over them had as digests. */
    cleaned?: Cleaned
    /** What the caller named the making of it, so that a repeated call makes no second one. */
    creationKey: string | null
    /** The JSON Resume it came from, as text, and the name that was lent to it. */
    origin: { resume: string; name: string | null } | null
    createdAt: Date
    updatedAt: Date
  }
>
export type CvSummaryRecord = Omit<CvRecord, 'content' | 'origin' | 'claims'> & {
  content: { personalDetails: { name: string } }
}
