// CVs over the API: keys, read hooks, writes.
import type { Static } from 'typebox'
import type {
  ChangeCvRequest,
  CreateCvRequest,
  CvData,
  CvSummaryData,
  CvVersionData,
  CvVersionSummaryData,
  TrashedCvData,
} from '../../../api/core/contract/cv.ts'
import type { Job } from '../../../api/core/cv/job.ts'
import type { Filled, ReplyOf } from './contract.ts'
import { ApiProblem, call, get, getFile, post, type Reply, withQuery } from './fetch.ts'
import { type Read, refresh, replace, useKnown, useReadOf } from './read.ts'

type CvChanges = Static<typeof ChangeCvRequest>
type NewCv = Static<typeof CreateCvRequest>
type WithCv = ReplyOf<'GET', ReturnType<typeof cvKey>>

export const cvsKey = '/cvs'
const trashKey = '/cvs/trash'
export const cvKey = (id: string) => `/cvs/${encodeURIComponent(id)}` as const
const versionsKey = (id: string) => `${cvKey(id)}/versions` as const
const versionKey = (id: string, version: number): Filled<'/cvs/{id}/versions/{version}'> =>
  `${versionsKey(id)}/${version}`

/** Names the version that was edited. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

/** The caller's CVs, newest first, without content. */
export const useCvs = (): Read<CvSummaryData[]> => useReadOf(cvsKey, 'cvs')

/** The last known state of a CV, from a read, a save or an attestation. Sends no request; null knows no CV. */
export const useKnownCv = (id: string | null): CvData | undefined => useKnown(id ? cvKey(id) : null)?.cv

/** Caches a reply, unless a newer one is cached: version and rev only grow. */
export const keepCv = (id: string, reply: WithCv): Promise<unknown> =>
  replace(cvKey(id), known => (known && ageOf(known) > ageOf(reply) ? known : reply))
const ageOf = ({ cv }: WithCv) => cv.version + cv.rev

/** The current draft and its ETag. */
export async function readCv(id: string): Promise<{ cv: CvData; etag: string }> {
  const { body, headers } = await call('GET', cvKey(id))
  await keepCv(id, body)
  return { cv: body.cv, etag: headers.get('etag') ?? '' }
}

/** Saves over `version`. When that is no longer the current one, throws a 412 ApiProblem with the current `cv`. */
export async function saveCv(id: string, changes: CvChanges, version: number): Promise<WithCv> {
  return changed(id, call('PUT', cvKey(id), { body: changes, headers: ifMatch(version) }))
}

/** The present CV, sent with a 412. */
export const presentCv = ({ reply }: ApiProblem) => reply.cv as CvData | undefined

/** Changes settings regardless of other changes: after a 412 it saves over the current version. */
export async function changeCvAnyway(
  id: string,
  changes: Pick<CvChanges, 'title' | 'indexable' | 'privacy'>,
  version: number,
): Promise<WithCv> {
  try {
    return await saveCv(id, changes, version)
  } catch (error) {
    const present = error instanceof ApiProblem && presentCv(error)
    if (!present) throw error
    return saveCv(id, changes, present.version)
  }
}

/** The published version of one's own CV, as readers see it. */
export async function readShownCv(id: string): Promise<CvData> {
  return (await get(withQuery(cvKey(id), { audience: 'public' }))).cv
}

/** At most 50 per user, then a 409 `limit_reached`. `key` is the idempotency key. */
export const createCv = (body: NewCv, key: string): Promise<WithCv> =>
  added(call('POST', '/cvs', { body, headers: { 'idempotency-key': key } }).then(reply => reply.body))
/** A copy that is named after its job. `key` is the idempotency key. */
export const createJobCopy = (id: string, job: Job, key: string): Promise<WithCv> =>
  added(
    call('POST', `${cvKey(id)}/job-copies`, { body: job, headers: { 'idempotency-key': key } }).then(
      ({ body }) => body,
    ),
  )
export const duplicateCv = (id: string): Promise<WithCv> => added(post(`${cvKey(id)}/duplicate`))

/** Copies a CV into another language; resolves with the id of the copy. */
export async function addSibling(id: string, language: string): Promise<string> {
  return (await added(post(`${cvKey(id)}/siblings`, { language }))).cv.id
}

/** Links the public pages of a CV's group, or no longer. */
export async function linkSiblings(id: string, linked: boolean): Promise<void> {
  const { body } = await call('PATCH', `${cvKey(id)}/siblings`, { body: { linked } })
  await keepCv(id, body)
  await refresh(cvsKey)
}

/** The CVs by group, in the order of their newest ones. */
export function groupsOf(cvs: readonly CvSummaryData[]): CvSummaryData[][] {
  const groups = new Map<string, CvSummaryData[]>()
  for (const cv of cvs) {
    const id = cv.siblings?.id ?? cv.id
    groups.set(id, [...(groups.get(id) ?? []), cv])
  }
  return [...groups.values()]
}

/** The group of a CV. */
export function useGroup(id: string): Read<CvSummaryData[]> {
  const { data, ...rest } = useCvs()
  return { ...rest, data: data && groupsOf(data).find(group => group.some(one => one.id === id)) }
}

export type Resume = Record<string, unknown>

/** Makes a new CV from a JSON Resume document and the content that was made of it. `unmapped`: paths of data that no section shows. */
export const importResume = (resume: Resume, content: CvData['content'], key: string) => {
  const body = { format: 'json-resume' as const, resume, content }
  return added(call('POST', '/cvs/import', { body, headers: { 'idempotency-key': key } }).then(reply => reply.body))
}

/** The bare JSON Resume document. */
export const exportResume = (id: string): Promise<Record<string, unknown>> => get(`${cvKey(id)}/json-resume`)

export const publishCv = (id: string): Promise<WithCv> => changed(id, call('POST', `${cvKey(id)}/publish`))
export const unpublishCv = (id: string): Promise<WithCv> => changed(id, call('POST', `${cvKey(id)}/unpublish`))

/** Moves a CV to the trash, unpublished; `forGood` removes it at once, from there too. */
export async function deleteCv(id: string, forGood = false): Promise<void> {
  await call('DELETE', `${cvKey(id)}${forGood ? '?now=true' : ''}`)
  await refresh(cvsKey, trashKey)
}

export const useTrash = (): Read<TrashedCvData[]> => useReadOf(trashKey, 'cvs')

/** Takes a CV out of the trash. */
export async function recoverCv(id: string): Promise<void> {
  await post(`${cvKey(id)}/recover`)
  await refresh(cvsKey, trashKey)
}

/** Earlier versions that can be restored, newest first. */
export async function listVersions(id: string): Promise<CvVersionSummaryData[]> {
  return (await get(versionsKey(id))).versions
}

/** Names a version, or with null takes its name away. */
export async function nameVersion(id: string, version: number, name: string | null): Promise<CvVersionSummaryData> {
  return (await call('PATCH', versionKey(id, version), { body: { name } })).body.version
}

export async function readVersion(id: string, version: number): Promise<CvVersionData> {
  return (await get(versionKey(id, version))).version
}

/** Saves an earlier version over `currentVersion`; throws 412 as saveCv does. */
export async function restoreVersion(id: string, version: number, currentVersion: number): Promise<WithCv> {
  const options = { body: { version }, headers: ifMatch(currentVersion) }
  return changed(id, call('POST', `${cvKey(id)}/restore`, options))
}

export const readPicture = async (imageUrl: string): Promise<Blob> => (await getFile(imageUrl)).body

async function changed(id: string, reply: Promise<Reply<WithCv>>): Promise<WithCv> {
  const { body } = await reply
  await keepCv(id, body)
  void refresh(cvsKey, versionsKey(id))
  return body
}

async function added<T extends WithCv>(reply: Promise<T>): Promise<T> {
  const body = await reply
  await refresh(cvsKey)
  return body
}
