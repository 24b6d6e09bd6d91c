// Claims on the sections of a CV: attestations, evidence files, and confirmations by institutions.

import type { CredentialFormat } from '../../../api/core/claims/issued.ts'
import type { CvData } from '../../../api/core/contract/cv.ts'
import type { BodyOf, QueryOf, ReplyOf } from './contract.ts'
import { cvKey, ifMatch, keepCv } from './cvs.ts'
import { call, get, getFile, post, withQuery } from './fetch.ts'
import { type Read, refresh, useReadBy, useReadOf } from './read.ts'

/** By account, or by a wallet's signature (EIP-191) of the statement that readStatement returned. */
export type Attesting = { method: 'account' } | { method: 'wallet'; statement: string; signature: string }

const at = <K extends string>(id: string, kind: K, section: string) =>
  `${cvKey(id)}/${kind}/${encodeURIComponent(section)}` as const

/** Attests the section as it is in `version` of the draft; throws 412 or 409 when it has changed. */
export async function attest(id: string, section: string, how: Attesting, version: number): Promise<CvData> {
  const { body } = await call('PUT', at(id, 'attestations', section), { body: how, headers: ifMatch(version) })
  await keepCv(id, body)
  return body.cv
}

/** Withdraws an attestation, in every CV that shows it. */
export const removeAttestation = async (id: string, section: string): Promise<void> => {
  await call('DELETE', at(id, 'attestations', section))
}

/** The text that a wallet must sign; valid for ten minutes. */
export const readStatement = (id: string, section: string) => get(`${at(id, 'attestations', section)}/statement`)

/** A file that the owner has attached to a section. */
const atFile = <K extends 'proofs' | 'attached-credentials'>(id: string, kind: K, section: string, fileId: string) =>
  `${at(id, kind, section)}/${encodeURIComponent(fileId)}` as const
type Attached = Parameters<typeof atFile>

export const readAttached = async (...file: Attached): Promise<Blob> => (await getFile(atFile(...file))).body

export const removeAttached = async (...file: Attached): Promise<void> => {
  await call('DELETE', atFile(...file))
}

/** Moves evidence or a credential of former words of the section to its present words. */
export const keepAttached = async (...file: Attached): Promise<void> => {
  await call('POST', `${atFile(...file)}/keep`)
}

/** Repeats the check of a credential; at most once an hour. */
export const checkCredential = async (id: string, section: string, credentialId: string): Promise<void> => {
  await call('POST', `${atFile(id, 'attached-credentials', section, credentialId)}/check`)
}

export type Credential = ReplyOf<'GET', `/cvs/${string}/credentials`>['credentials'][number]
/** The downloadable credentials of a published CV; fetched again after each change of it. */
export function useCredentials(cv: CvData | null): Read<Credential[]> {
  const path = cv?.published ? (`${cvKey(cv.id)}/credentials` as const) : null
  return useReadBy(path && `${path} ${cv?.rev}`, async () => {
    return (await get(path!)).credentials
  })
}

/** `hasAddress`: made out to the address of the account. */
export async function downloadCredential({ href }: Credential, format: CredentialFormat, hasAddress: boolean) {
  const query = new URLSearchParams({ format })
  if (hasAddress) query.set('address', 'true')
  const { body, headers } = await getFile(`${href}&${query}` as string)
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'credential'
  return { file: body, name }
}

type Asked = BodyOf<'POST', `/cvs/${string}/verifications/${string}`>

/** Sends an e-mail to a person at an institution, who confirms the section or declines. Throws 412 when `version` is not current. */
export const askInstitution = async (id: string, section: string, asked: Asked, version: number): Promise<void> => {
  await call('POST', at(id, 'verifications', section), { body: asked, headers: ifMatch(version) })
}

/** Whether exactly this address has a desk, and its domain. */
export const findDesk = (email: string) => post('/institutions/desk', { email })

export type CvWithClaim = ReplyOf<'GET', `/cvs/${string}/claims/${string}`>['cvs'][number]
/** One's CVs that show a claim about the words of this section, this CV among them. */
export const listCvsWithClaim = async (id: string, section: string): Promise<CvWithClaim[]> =>
  (await get(at(id, 'claims', section))).cvs

export type CvEntry = ReplyOf<'GET', '/cvs/entries'>['entries'][number]
export type EntryQuery = QueryOf<'/cvs/entries'>
/** Entries of one's own CVs that have all words of `q`, with their badges. */
export const searchEntries = async (query: EntryQuery): Promise<CvEntry[]> =>
  (await get(withQuery('/cvs/entries', query))).entries

const unusedKey = '/me/claims'
export type UnusedClaim = ReplyOf<'GET', typeof unusedKey>['claims'][number]
/** One's claims that are in no CV, the newest first. */
export const useUnusedClaims = (): Read<UnusedClaim[]> => useReadOf(unusedKey, 'claims')
export const refreshUnusedClaims = (): Promise<void> => refresh(unusedKey)

/** Withdraws a claim with its evidence. */
export async function withdrawClaim(digest: string): Promise<void> {
  await call('DELETE', `${unusedKey}/${digest}`)
  await refreshUnusedClaims()
}
