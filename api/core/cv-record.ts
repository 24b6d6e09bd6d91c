// A stored CV as plain data.
import type { CvContentData, CvPrivacyData } from './contract/cv.ts'
import type { CvStyleData } from './contract/style.ts'
import type { Job } from './cv/job.ts'
import type { Sharing } from './cv/sharing.ts'

export type CvDraft = {
  title: string
  template: string
  style: CvStyleData
  language: string
  content: CvContentData
}
/** The last digests of a section that had claims, by its path with / in place of the dot. */
export type FormerDigests = Readonly<Record<string, Readonly<{ whole?: string; facts?: string }>>>
export type CvSnapshot = CvDraft & { privacy: CvPrivacyData }

export type CvRecord = Readonly<
  CvDraft & {
    nanoId: string
    userId: string
    /** A number below the limit of CVs, in the trash from 100 on; unique for each user, so that a unique index enforces both limits. */
    place: number
    privacy: CvPrivacyData
    indexable: boolean
    version: number
    rev: number
    /** When the present group of saves began. The first save more than ten minutes later keeps a version. */
    groupStartedAt: Date
    published: { version: number; at: Date; snapshot: CvSnapshot } | null
    /** For the owner, who is offered the claims of words that a section had before. Absent without any. */
    formerDigests?: FormerDigests
    /** The group of one CV in several languages. `linked`: by the owner's press, always the same in the whole group. */
    siblings: Readonly<{ id: string; linked: boolean }>
    /** Of a copy for a job. */
    job?: Job
    /** Absent while the CV is open to everybody who knows its address. */
    sharing?: Sharing
    /** The idempotency key of the creation. */
    creationKey: string | null
    /** The imported JSON Resume as text, the name that replaced a missing one, and the ids that items kept (api/resume/kept-ids.ts). */
    origin: { resume: string; name: string | null; ids?: Readonly<Record<string, string>> } | null
    createdAt: Date
    updatedAt: Date
    trashedAt?: Date | null
  }
>
/** What its owner reads of a CV: without the snapshot that strangers see, and the document that it was imported from. */
export type CvDraftRecord = Omit<CvRecord, 'origin' | 'published'> & {
  published: Pick<NonNullable<CvRecord['published']>, 'version' | 'at'> | null
}
export type CvSummaryRecord = Omit<CvRecord, 'content' | 'origin' | 'formerDigests'> & {
  content: { personalDetails: { name: string } }
}
