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
import { ApiProblem, call, type FieldProblem, get, getFile, post } from './fetch.ts'
import { type Read, refresh, replace, useKnown, useReadOf } from './read.ts'

type CvChanges = Static<typeof ChangeCvRequest>
type NewCv = Static<typeof CreateCvRequest>
type WithCv = { cv: CvData }

const cvsKey = '/cvs'
const trashKey = '/cvs/trash'
export const cvKey = (id: string) => `/cvs/${encodeURIComponent(id)}`
const versionsKey = (id: string) => `${cvKey(id)}/versions`

/** The caller's CVs, newest first, without content. */
export function useCvs(signedIn = true): Read<CvSummaryData[]> {
  return useReadOf<CvSummaryData[]>(signedIn ? cvsKey : null, 'cvs')
}

/** The last known state of a CV, from a read, a save or an attestation. Sends no request; null knows no CV. */
export const useKnownCv = (id: string | null): CvData | undefined => useKnown<WithCv>(id ? cvKey(id) : null)?.cv

/** Caches a reply, unless a newer one is cached: version and rev only grow. */
export const keepCv = (id: string, reply: WithCv): Promise<unknown> =>
  replace<WithCv>(cvKey(id), known => (known && ageOf(known) > ageOf(reply) ? known : reply))
const ageOf = ({ cv }: WithCv) => cv.version + cv.rev

/** The current draft and its ETag. */
export async function readCv(id: string): Promise<{ cv: CvData; etag: string }> {
  const { body, headers } = await call<WithCv>('GET', cvKey(id))
  await keepCv(id, body)
  return { cv: body.cv, etag: headers.get('etag') ?? '' }
}

/** Saves over `version`. When that is no longer the current one, throws a 412 ApiProblem with the current `cv`. */
export async function saveCv(id: string, changes: CvChanges, version: number): Promise<WithCv> {
  return changed(id, guarded('PUT', cvKey(id), changes, version))
}

/** Changes settings regardless of other changes: after a 412 it saves over the current version. */
export async function changeCvAnyway(
  id: string,
  changes: Pick<CvChanges, 'title' | 'indexable'>,
  version: number,
): Promise<WithCv> {
  try {
    return await saveCv(id, changes, version)
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.cv) throw error
    return saveCv(id, changes, error.cv.version)
  }
}

/** The published version of one's own CV, as readers see it. */
export async function readShownCv(id: string): Promise<CvData> {
  return (await get<WithCv>(`${cvKey(id)}?audience=public`)).cv
}

/** At most 50 per user, then a 409 `limit_reached`. `key` is the idempotency key. */
export const createCv = (body: NewCv, key: string): Promise<WithCv> =>
  added(call<WithCv>('POST', '/cvs', { body, headers: { 'idempotency-key': key } }).then(reply => reply.body))
export const duplicateCv = (id: string): Promise<WithCv> => added(post<WithCv>(`${cvKey(id)}/duplicate`))

/** A CV as it was read from a file. */
export type Brought = Pick<CvData, 'title' | 'language' | 'content'>
type Imported = WithCv & { unmapped: string[]; notes: FieldProblem[] }
type ReadResume = Brought & Pick<Imported, 'unmapped' | 'notes'>

/** Makes a new CV from a JSON Resume document. `unmapped`: paths of data that no section shows. */
export const importResume = (resume: object): Promise<Imported> =>
  added(post<Imported>('/cvs/import', { format: 'json-resume', resume }))

/** The same without an account, as content only. */
export const readResume = (resume: object): Promise<ReadResume> =>
  post<ReadResume>('/cvs/import/draft', { format: 'json-resume', resume })

/** The bare JSON Resume document. */
export const exportResume = (id: string): Promise<Record<string, unknown>> => get(`${cvKey(id)}/json-resume`)

export const publishCv = (id: string): Promise<WithCv> => changed(id, post<WithCv>(`${cvKey(id)}/publish`))
export const unpublishCv = (id: string): Promise<WithCv> => changed(id, post<WithCv>(`${cvKey(id)}/unpublish`))

/** Moves a CV to the trash, unpublished; `forGood` removes it at once, from there too. */
export async function deleteCv(id: string, forGood = false): Promise<void> {
  await call('DELETE', `${cvKey(id)}${forGood ? '?now=true' : ''}`)
  await refresh(cvsKey, trashKey)
}

export const useTrash = (): Read<TrashedCvData[]> => useReadOf<TrashedCvData[]>(trashKey, 'cvs')

/** Takes a CV out of the trash. */
export async function recoverCv(id: string): Promise<void> {
  await post(`${cvKey(id)}/recover`)
  await refresh(cvsKey, trashKey)
}

/** Earlier versions that can be restored, newest first. */
export async function listVersions(id: string): Promise<CvVersionSummaryData[]> {
  return (await get<{ versions: CvVersionSummaryData[] }>(versionsKey(id))).versions
}

/** Names a version, or with null takes its name away; replies with all versions. */
export async function nameVersion(id: string, version: number, name: string | null): Promise<CvVersionSummaryData[]> {
  const path = `${versionsKey(id)}/${version}`
  return (await call<{ versions: CvVersionSummaryData[] }>('PUT', path, { body: { name } })).body.versions
}

export async function readVersion(id: string, version: number): Promise<CvVersionData> {
  return (await get<{ version: CvVersionData }>(`${versionsKey(id)}/${version}`)).version
}

/** Saves an earlier version over `currentVersion`; throws 412 as saveCv does. */
export async function restoreVersion(id: string, version: number, currentVersion: number): Promise<WithCv> {
  return changed(id, guarded('POST', `${cvKey(id)}/restore`, { version }, currentVersion))
}

export const readPicture = async (imageUrl: string): Promise<Blob> => (await getFile(imageUrl)).body

async function guarded(method: string, path: string, body: unknown, version: number): Promise<WithCv> {
  return (await call<WithCv>(method, path, { body, headers: { 'if-match': `"${version}"` } })).body
}

async function changed(id: string, reply: Promise<WithCv>): Promise<WithCv> {
  const body = await reply
  await keepCv(id, body)
  void refresh(cvsKey, versionsKey(id))
  return body
}

async function added<T extends WithCv>(reply: Promise<T>): Promise<T> {
  const body = await reply
  await refresh(cvsKey)
  return body
}
