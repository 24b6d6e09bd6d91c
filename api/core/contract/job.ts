// The contract of copies for a job, and of what was sent to whom.
import Type from 'typebox'
import { closed, Instant, List, Nullable, part, Short } from './schema.ts'
import { CAPS } from './sections.ts'
import { SentVersion } from './sharing.ts'

const texts = { title: Short(CAPS.job, 'Site engineer'), company: Short(CAPS.job, 'Larsen & Toubro') }

export const CvJob = closed('CvJob', texts, {
  description: 'For the owner only, of a copy for a job. One of both may be empty.',
})
export const JobCopyRequest = closed('JobCopyRequest', {
  title: Type.Optional(texts.title),
  company: Type.Optional(texts.company),
})

const link = { to: Short(100, 'Ms Rao'), at: Instant(), version: SentVersion, endedAt: Nullable(Instant(), null) }
/** Absent for API keys without the scope cv:publish. */
export const SentLinks = List(part(link, { description: 'A link for one person; the newest is the first.' }), 50)
