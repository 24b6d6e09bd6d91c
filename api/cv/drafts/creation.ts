// New CVs: empty, imported, or a copy of another.
import { nanoid } from 'nanoid'
import type { CvContentData } from '../../core/contract/cv.ts'
import type { CvStyleData } from '../../core/contract/style.ts'
import { defaultPrivacy } from '../../core/cv/audience.ts'
import { withIds } from '../../core/cv/content.ts'
import { type Job, jobName, jobOf } from '../../core/cv/job.ts'
import { OFFERED_LANGUAGES } from '../../core/cv/languages/index.ts'
import { pictureIdOf, pictureUrl } from '../../core/cv/picture-url.ts'
import { DEFAULT_TEMPLATE } from '../../core/cv/templates.ts'
import type { CvDraft, CvRecord } from '../../core/cv-record.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { isDuplicateKey } from '../../lib/retry.ts'
import { takeSlot } from '../../lib/slots.ts'
import { isLanguageTaken } from '../store/document.ts'
import {
  assertValid,
  type CvInput,
  type CvOwner,
  type CvReply,
  type DraftDeps,
  findOwn,
  languageTaken,
  replyOf,
} from './reader.ts'

/** CVs a user may have at a time, without those in the trash. */
export const CVS_PER_USER = 50
export const OWN_PLACES = { count: CVS_PER_USER }
export const noRoom = () =>
  new Problem('limit_reached', { message: `You can have ${CVS_PER_USER} CVs. Delete one to make room.` })

/** `creationKey`: the idempotency key. A retry with the same key returns the CV that the first call created. */
export async function createCv(
  deps: DraftDeps,
  owner: CvOwner,
  input: CvInput,
  creationKey: string | null = null,
): Promise<CvReply> {
  assertValid(deps, input, null)
  const earlier = creationKey && (await deps.store.findMade(owner.id, creationKey))
  if (earlier) return replyOf(deps, await findOwn(deps, owner, earlier.nanoId))
  const given = input.content ?? { personalDetails: { name: owner.name || 'Your name' } }
  const draft = { ...draftDefaults(), ...input, content: withIds(given, () => nanoid(12)) }
  return replyOf(deps, await insert(deps, owner, draft, null, nanoid(), creationKey))
}

/** A CV from an imported document; `origin` keeps the document for the export. Ids and a retry are as with `createCv`. */
export async function createFromOrigin(
  deps: DraftDeps,
  owner: CvOwner,
  input: CvInput & { content: CvContentData },
  origin: CvRecord['origin'],
  creationKey: string | null = null,
): Promise<CvReply> {
  assertValid(deps, input, null)
  const earlier = creationKey && (await deps.store.findMade(owner.id, creationKey))
  if (earlier) return replyOf(deps, await findOwn(deps, owner, earlier.nanoId))
  const draft = { ...draftDefaults(), ...input, content: withIds(input.content, () => nanoid(12)) }
  return replyOf(deps, await insert(deps, owner, draft, origin, nanoid(), creationKey))
}

/** A copy that is a CV of its own. */
export async function duplicateCv(deps: DraftDeps, owner: CvOwner, nanoId: string): Promise<CvReply> {
  const cv = await findOwn(deps, owner, nanoId)
  return copyCv(deps, owner, cv, { title: `${Array.from(cv.title).slice(0, 190).join('')} (copy)` })
}

/** A copy in another language, of the same group. Throws conflict when the group has that language. */
export async function addSibling(deps: DraftDeps, owner: CvOwner, nanoId: string, language: string): Promise<CvReply> {
  if (!OFFERED_LANGUAGES.some(offered => offered === language)) {
    const message = `This language is not offered. Choose one of: ${OFFERED_LANGUAGES.join(', ')}.`
    throw invalid([{ path: '/language', message }])
  }
  const cv = await findOwn(deps, owner, nanoId)
  const group = await deps.store.listSiblings(owner.id, cv.siblings.id)
  if (group.some(one => one.language === language)) throw languageTaken()
  return copyCv(deps, owner, cv, { language, siblings: cv.siblings, ...(cv.job && { job: cv.job }) })
}

/** A copy for a job, in whose name it is. A retry is as with `createCv`. */
export async function createJobCopy(
  deps: DraftDeps,
  owner: CvOwner,
  nanoId: string,
  given: Partial<Job>,
  creationKey: string | null,
): Promise<CvReply> {
  assertValid(deps, given, null)
  const job = jobOf(given)
  const title = jobName(job)
  if (title === '') throw invalid([{ path: '/title', message: 'Enter the title of the job, or the company.' }])
  const earlier = creationKey && (await deps.store.findMade(owner.id, creationKey))
  if (earlier) return replyOf(deps, await findOwn(deps, owner, earlier.nanoId))
  return copyCv(deps, owner, await findOwn(deps, owner, nanoId), { title, job }, creationKey)
}

type Changed = Partial<Pick<CvRecord, 'title' | 'language' | 'siblings' | 'job'>>

/** An unpublished copy, with what is hidden and private, and with its own copy of the picture. */
async function copyCv(
  deps: DraftDeps,
  owner: CvOwner,
  cv: CvRecord,
  changed: Changed,
  creationKey: string | null = null,
): Promise<CvReply> {
  const { history } = deps
  const { nanoId } = cv
  const copyId = nanoid()
  const content = structuredClone(cv.content)
  const pictureId = pictureIdOf(content.personalDetails.imageUrl, nanoId)
  if (pictureId) {
    const picture = await history.findPicture(nanoId, pictureId)
    content.personalDetails.imageUrl = pictureUrl(copyId, pictureId)
    if (picture) await history.addPicture({ ...picture, cvId: copyId })
  }
  const { title, template, style, language, origin, privacy } = cv
  const draft = { title, template, style, language, content, privacy, ...changed }
  const made = await insert(deps, owner, draft, origin, copyId, creationKey).catch(async (error: unknown) => {
    // After any other failure the copy may exist.
    if (error instanceof Problem) await history.removePictures(copyId)
    throw error
  })
  // A concurrent call with the same key was first.
  if (made.nanoId !== copyId) await history.removePictures(copyId)
  return replyOf(deps, made)
}

/** Inserts the CV under a free number (`place`); the unique index on (user, place) enforces the limit under concurrency. */
async function insert(
  { store, now }: DraftDeps,
  owner: CvOwner,
  draft: CvDraft & Partial<Pick<CvRecord, 'privacy' | 'siblings' | 'job'>>,
  origin: CvRecord['origin'],
  nanoId = nanoid(),
  creationKey: string | null = null,
): Promise<CvRecord> {
  const at = now()
  const cv: Omit<CvRecord, 'place'> = {
    privacy: defaultPrivacy(),
    siblings: { id: nanoid(), linked: false },
    ...draft,
    nanoId,
    userId: owner.id,
    indexable: false,
    version: 1,
    rev: 0,
    groupStartedAt: at,
    published: null,
    origin,
    creationKey,
    createdAt: at,
    updatedAt: at,
  }
  const made = await takeSlot(
    () => store.listPlaces(owner.id),
    OWN_PLACES,
    async place => {
      const record = { ...cv, place }
      try {
        await store.createCv(record)
        return record
      } catch (error) {
        const earlier = isDuplicateKey(error) && creationKey && (await store.findMade(owner.id, creationKey))
        if (earlier) return earlier
        throw isLanguageTaken(error) ? languageTaken() : error
      }
    },
  )
  if (!made) throw noRoom()
  return made.written
}

const draftDefaults = (): Omit<CvDraft, 'content'> => ({
  title: 'Untitled CV',
  template: DEFAULT_TEMPLATE,
  style: { fill: true } as CvStyleData,
  language: 'en',
})
