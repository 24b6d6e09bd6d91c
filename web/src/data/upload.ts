// Uploads of files, with progress: on a slow connection they take minutes.
import type { CvProposalData } from '../../../api/core/contract/import.ts'
import type { PictureData } from '../../../api/core/contract/picture.ts'
import type { ReplyOf } from './contract.ts'
import { bodyOf, noReply, refusalOf } from './fetch.ts'
import { stored } from './storage.ts'

/** Without progress or a reply for this long, the connection counts as lost. Checking a large file takes the service a while. */
const STANDSTILL_MS = 60_000

/** Called with the share of the file that has been sent, from 0 to 1. */
type OnSent = (share: number) => void

/** PNG, JPEG, WebP or AVIF, at most 2 MiB. The caller saves `picture.url` as `imageUrl` with its next save. Throws ApiProblem. */
export const uploadPicture = (id: string, file: Blob): Promise<{ picture: PictureData }> =>
  send(`/cvs/${encodeURIComponent(id)}/picture`, file)

/** PDF, PNG, JPEG, WebP or AVIF, at most 5 MiB and five per section. Throws ApiProblem. */
export const addEvidence = (id: string, section: string, file: File, onSent: OnSent): Promise<unknown> =>
  send(`/cvs/${encodeURIComponent(id)}/proofs/${encodeURIComponent(section)}`, file, onSent)

/** A credential that somebody else issued, at most 1 MiB and five per section. Throws ApiProblem. */
export const addCredential = (id: string, section: string, file: File): Promise<unknown> =>
  send(`/cvs/${encodeURIComponent(id)}/credentials?section=${encodeURIComponent(section)}`, file)

/** The resume read from a file, with the texts that found no field. */
export type Proposal = CvProposalData

/** Reads a file as a CV and stores nothing. At most 10 MiB. Throws ApiProblem. */
export const readCvFile = (file: File, onSent: OnSent, signal: AbortSignal): Promise<Proposal> =>
  send('/cvs/import/file', file, onSent, signal)

export type CheckedFile = ReplyOf<'POST', '/check/file'>

/** The same with remarks on the file and on what was read of it. */
export const checkCvFile = (file: File, onSent: OnSent, signal: AbortSignal): Promise<CheckedFile> =>
  send('/check/file', file, onSent, signal)

/** XMLHttpRequest, because fetch does not report upload progress. */
async function send<P extends string>(
  path: P,
  file: Blob,
  onSent?: OnSent,
  signal?: AbortSignal,
): Promise<ReplyOf<'POST', P>> {
  const token = stored('googleIdToken')
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('accept', 'application/json')
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  const body = new FormData()
  body.append('file', file)
  await new Promise<void>(resolve => {
    let timer: number | undefined
    const waitOn = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => request.abort(), STANDSTILL_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      waitOn()
      onSent?.(loaded / total)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      resolve()
    }
    waitOn()
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
  if (request.status === 0) throw noReply()
  const reply = new Response(request.responseText, { status: request.status })
  if (!reply.ok) throw await refusalOf(reply, token)
  return (await bodyOf(reply)) as ReplyOf<'POST', P>
}
