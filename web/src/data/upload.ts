// Files on their way to the service, and how far they are: on a weak line a file takes minutes. Knows no screen.
import type { PictureData } from '../../../api/core/contract/cv.ts'
import { bodyOf, noReply, refusalOf } from './fetch.ts'
import { stored } from './storage.ts'

/** Nothing went out for so long, or no reply came: the line is dead. Looking into a large file takes its time. */
const STANDSTILL_MS = 60_000

/** Told what share of the file is out, from 0 to 1. */
export type OnSent = (share: number) => void

/** PNG or JPEG, at most 2 MiB. The caller saves `picture.url` as `imageUrl` with its next save. Throws ApiProblem. */
export const uploadPicture = (id: string, file: Blob): Promise<{ picture: PictureData }> =>
  send(`/cvs/${encodeURIComponent(id)}/picture`, file)

/** PDF, PNG or JPEG, at most 5 MiB and five a part. Throws ApiProblem. */
export const addProof = (id: string, section: string, file: File, onSent: OnSent): Promise<unknown> =>
  send(`/cvs/${encodeURIComponent(id)}/proofs/${encodeURIComponent(section)}`, file, onSent)

/** By XMLHttpRequest: fetch does not tell how much of a body is out. */
async function send<T>(path: string, file: Blob, onSent?: OnSent): Promise<T> {
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
    request.send(body)
  })
  if (request.status === 0) throw noReply()
  const reply = new Response(request.responseText, { status: request.status })
  if (!reply.ok) throw await refusalOf(reply, token)
  return (await bodyOf(reply)) as T
}
