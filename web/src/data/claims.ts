// Claims on the sections of a CV: attestations, evidence files, and confirmations by institutions.

import type { CredentialFormat } from '../../../api/core/claims/issued.ts'
import type { CvData } from '../../../api/core/contract/cv.ts'
import type { ReplyOf } from './contract.ts'
import { cvKey, ifMatch, keepCv } from './cvs.ts'
import { call, get, getFile } from './fetch.ts'
import { type Read, useReadBy } from './read.ts'

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

/** Removes an attestation from the draft and the public pages. */
export const removeAttestation = async (id: string, section: string): Promise<void> => {
  await call('DELETE', at(id, 'attestations', section))
}

/** The text that a wallet must sign; valid for ten minutes. */
export const readStatement = (id: string, section: string) => get(`${at(id, 'attestations', section)}/statement`)

export const removeEvidence = async (id: string, section: string, evidenceId: string): Promise<void> => {
  await call('DELETE', `${at(id, 'proofs', section)}/${encodeURIComponent(evidenceId)}`)
}

export const readEvidence = async (id: string, section: string, evidenceId: string): Promise<Blob> =>
  (await getFile(`${at(id, 'proofs', section)}/${encodeURIComponent(evidenceId)}`)).body

const atCredential = (id: string, section: string, credentialId: string) =>
  `${at(id, 'credentials', section)}/${encodeURIComponent(credentialId)}` as const

export const readCredential = async (id: string, section: string, credentialId: string): Promise<Blob> =>
  (await getFile(atCredential(id, section, credentialId))).body

/** `check`: repeats the check, once an hour. `keep`: declares that the credential fits the present text too. */
export const changeCredential = async (
  id: string,
  section: string,
  credentialId: string,
  what: 'check' | 'keep',
): Promise<void> => {
  await call('POST', `${atCredential(id, section, credentialId)}/${what}`)
}

export const removeCredential = async (id: string, section: string, credentialId: string): Promise<void> => {
  await call('DELETE', atCredential(id, section, credentialId))
}

export type Credential = ReplyOf<'GET', `/cvs/${string}/credentials`>['credentials'][number]
/** The downloadable credentials of a published CV; fetched again after each change of it. */
export function useCredentials(cv: CvData | null): Read<Credential[]> {
  const path = cv?.published ? (`${cvKey(cv.nanoId)}/credentials` as const) : null
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

/** Sends an e-mail to a person at an institution, who confirms the section or declines. */
export const askInstitution = async (
  id: string,
  section: string,
  asked: { email: string; institution: string; reference?: string },
): Promise<void> => {
  await call('POST', at(id, 'verifications', section), { body: asked })
}
