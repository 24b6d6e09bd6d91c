// CVs over the API: keys, read hooks, writes. Screens and the editor call these and never HTTP.
import type { Static } from 'typebox'
import type {
  ChangeCvRequest,
  CreateCvRequest,
  CvData,
  CvSummaryData,
  CvVersionData,
  CvVersionSummaryData,
} from '../../../api/core/contract/cv.ts'
import { ApiProblem, call, type FieldProblem, get, getFile, post } from './fetch.ts'
import { type Read, refresh, replace, useKnown, useRead } from './read.ts'

export type CvChanges = Static<typeof ChangeCvRequest>
export type NewCv = Static<typeof CreateCvRequest>
type WithCv = { cv: CvData }

export const cvsKey = '/cvs'
export const cvKey = (id: string) => `/cvs/${encodeURIComponent(id)}`
export const versionsKey = (id: string) => `${cvKey(id)}/versions`

/** The caller's CVs, newest first, without content. */
export function useCvs(signedIn = true): Read<CvSummaryData[]> {
  const read = useRead<{ cvs: CvSummaryData[] }>(signedIn ? cvsKey : null)
  return { ...read, data: read.data?.cvs }
}

/** What the service said last of a CV, when it was read, saved or attested; asks nothing. null is of no CV. */
export const useKnownCv = (id: string | null): CvData | undefined => useKnown<WithCv>(id ? cvKey(id) : null)?.cv

/** What the service said of a CV. An answer that was overtaken by a newer one changes nothing: both numbers only grow. */
export const keepCv = (id: string, said: WithCv): Promise<unknown> =>
  replace<WithCv>(cvKey(id), known => (known && ageOf(known) > ageOf(said) ? known : said))
const ageOf = ({ cv }: WithCv) => cv.version + cv.rev

/** The draft as it is on the service now, and its ETag. */
export async function readCv(id: string): Promise<{ cv: CvData; etag: string }> {
  const { body, headers } = await call<WithCv>('GET', cvKey(id))
  await keepCv(id, body)
  return { cv: body.cv, etag: headers.get('etag') ?? '' }
}

/** Saves over `version`, the version that was edited. Throws 412 with the current `cv` in the ApiProblem when that is no longer the newest. */
export async function saveCv(id: string, changes: CvChanges, version: number): Promise<WithCv> {
  return changed(id, guarded('PUT', cvKey(id), changes, version))
}

/** A change of settings, whatever else has changed meanwhile: on a 412 it goes over the version that is there now. */
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

/** A published CV as everybody gets it now. */
export async function readShownCv(id: string): Promise<CvData> {
  return (await call<WithCv>('GET', cvKey(id), { asStranger: true })).body.cv
}

/** At most 50 for a user: then a 409 `limit_reached`. Repeated with the same key, it replies with the CV it made. */
export const createCv = (body: NewCv, key: string): Promise<WithCv> =>
  added(call<WithCv>('POST', '/cvs', { body, headers: { 'idempotency-key': key } }).then(reply => reply.body))
export const duplicateCv = (id: string): Promise<WithCv> => added(post<WithCv>(`${cvKey(id)}/duplicate`))

/** Imports a JSON Resume document as a new CV. `unmapped` names what is kept but shown nowhere. */
type Imported = WithCv & { unmapped: string[]; notes: FieldProblem[] }
export const importResume = (resume: unknown): Promise<Imported> =>
  added(post<Imported>('/cvs/import', { format: 'json-resume', resume }))

/** The bare JSON Resume document. */
export const exportResume = (id: string): Promise<Record<string, unknown>> => get(`${cvKey(id)}/json-resume`)

export const publishCv = (id: string): Promise<WithCv> => changed(id, post<WithCv>(`${cvKey(id)}/publish`))
export const unpublishCv = (id: string): Promise<WithCv> => changed(id, post<WithCv>(`${cvKey(id)}/unpublish`))

/** `keepalive` lets the request outlive the page. */
export async function deleteCv(id: string, options: { keepalive?: boolean } = {}): Promise<void> {
  await call('DELETE', cvKey(id), options)
  await refresh(cvsKey)
}

/** Saves that can be gone back to, newest first. */
export async function listVersions(id: string): Promise<CvVersionSummaryData[]> {
  return (await get<{ versions: CvVersionSummaryData[] }>(versionsKey(id))).versions
}

export async function readVersion(id: string, version: number): Promise<CvVersionData> {
  return (await get<{ version: CvVersionData }>(`${versionsKey(id)}/${version}`)).version
}

/** A restore is a new save over `currentVersion`; throws 412 as saveCv does. */
export async function restoreVersion(id: string, version: number, currentVersion: number): Promise<WithCv> {
  return changed(id, guarded('POST', `${cvKey(id)}/restore`, { version }, currentVersion))
}

/** The bytes of an uploaded picture, by the address that `imageUrl` holds. */
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
