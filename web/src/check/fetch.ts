// What the check fetches at the moment it runs, from the page's own origin: the claims of this CV and the service's public keys, or what
// is known of a tax document.

import { LogProblem } from './log.ts'
import { say } from './say.ts'

/** A problem with a message for the reader. */
export class CheckError extends Error {}

export type Fetched = { document: Record<string, unknown>; keys: unknown; bytes: number; at: Date }

/** A reply that was cut off, or is none of the service. */
const noReply = () => new CheckError(say('The reply arrived only in part, or is no reply of TruCV. Try again.'))

/** A CV of the greatest size allowed has about a megabyte of claims. */
const MOST_BYTES = 8 * 1024 * 1024
const PATIENCE_MS = 30_000

/** The two fetches. Throws CheckError for every reply that cannot be of this CV. */
export async function fetchClaims(cv: string): Promise<Fetched> {
  const [claims, keys] = await Promise.all([read(`/cvs/${cv}/verification`), read('/.well-known/jwks.json')])
  const document = claims.value as Record<string, unknown> | null
  if (!Array.isArray(document?.claims)) throw noReply()
  if (document.cv !== cv) throw new CheckError(say('The reply is about another CV: nothing of it counts for this one.'))
  if (document.origin !== location.origin) {
    throw new CheckError(say('The reply is of another service: its signatures do not count at this address.'))
  }
  if (!Array.isArray(Object(keys.value).keys)) throw noReply()
  return { document, keys: keys.value, bytes: claims.bytes + keys.bytes, at: new Date() }
}

/** A path below /log/; empty where the service has no log. A missing tile is a problem of the log. */
export async function askLog(path: string): Promise<Uint8Array> {
  const options = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const
  try {
    const reply = await fetch(`/log/${path}`, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) })
    if (reply.ok) return new Uint8Array(await reply.arrayBuffer())
    if (reply.status === 404 && !path.startsWith('tile/')) return new Uint8Array()
  } catch {
    // Reported below as an invalid reply.
  }
  throw new LogProblem(`TruCV does not hand out ${path} of its log; try again in a minute`)
}

/** What the service says of the tax document with this hash. Status 0: it does not reply. */
export async function askDocument(hash: string): Promise<{ status: number; value: Record<string, unknown> }> {
  const options = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const
  try {
    const reply = await fetch(`/documents/${hash}`, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: reply.status, value: Object(await reply.json()) }
  } catch {
    return { status: 0, value: {} }
  }
}

export async function read(path: string): Promise<{ value: unknown; bytes: number }> {
  const text = await fetchText(path)
  try {
    return { value: JSON.parse(text), bytes: text.length }
  } catch {
    throw noReply()
  }
}

export async function fetchText(path: string): Promise<string> {
  const options = { cache: 'no-store', credentials: 'same-origin', redirect: 'error' } as const
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const reply = await fetch(path, { ...options, signal }).catch(() => {
    throw new CheckError(say('TruCV cannot be reached. Look at your connection, then try again.'))
  })
  if (reply.status === 403)
    throw new CheckError(say('The owner of this CV asks for a password. Open the CV anew, then try again.'))
  if (reply.status === 404)
    throw new CheckError(say('This CV is no longer published: nothing of it can be checked now.'))
  const { ok, status } = reply
  if (!ok) throw new CheckError(say('TruCV replied with an error ({status}). Try again in a minute.', { status }))
  return readBody(reply)
}

async function readBody(reply: Response): Promise<string> {
  const parts: string[] = []
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  let length = 0
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value)
      length += part.value.length
      if (length > MOST_BYTES) break
    }
  } catch {
    throw noReply()
  }
  if (length <= MOST_BYTES) return parts.join('')
  await reader?.cancel().catch(() => undefined)
  throw noReply()
}
