// Reads the one file of an upload form into memory. Each feature checks the type of its files.
import { once } from 'node:events'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { overLimit, Problem } from '../lib/problem.ts'
import { caller } from './access.ts'
import { tooSlow } from './time-limits.ts'
import { createTurns } from './turns.ts'

/** Limits of the form parser: one file of at most `fileSize` bytes and no other field. */
export const uploadLimits = (fileSize: number) => ({ fileSize, files: 1, fields: 0, parts: 1, headerPairs: 50 })

/** Concurrent uploads of one account: a slow upload occupies one of the requests in flight until it ends. */
const AT_ONCE = 4
const turns = createTurns(AT_ONCE)

/**
 * The bytes and the name of the file in the form field `file`. `what` names it in error messages; `by` is who sends it, by default the
 * signed-in caller.
 */
export function readUpload(
  request: FastifyRequest,
  what: string,
  by = caller(request).id,
): Promise<{ bytes: Buffer; name: string }> {
  const known = uploads.get(request) ?? readOnce(request, what, by)
  uploads.set(request, known)
  return known
}
/** The stream of a form can be read once. */
const uploads = new WeakMap<FastifyRequest, Promise<{ bytes: Buffer; name: string }>>()

async function readOnce(request: FastifyRequest, what: string, by: string): Promise<{ bytes: Buffer; name: string }> {
  const end = turns.begin(by)
  if (!end) {
    const message = 'Other files of yours are still being sent. Please wait for them.'
    throw overLimit({ name: 'uploads', max: AT_ONCE }, 5_000, message)
  }
  // The form's parser never settles when the connection closes.
  const settled = new AbortController()
  const { socket } = request
  const hangUp: Promise<unknown> = socket.destroyed ? Promise.resolve() : once(socket, 'close', settled)
  const closed = hangUp.then(() => Promise.reject(tooSlow()))
  try {
    return await Promise.race([readFile(request, what), closed])
  } finally {
    settled.abort()
    end()
  }
}

/** The form parser's errors about malformed forms have no code. */
async function readFile(request: FastifyRequest, what: string): Promise<{ bytes: Buffer; name: string }> {
  try {
    const upload = await request.file()
    if (upload?.fieldname === 'file') return { bytes: await upload.toBuffer(), name: upload.filename ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefined) throw error
    throw new Problem('invalid_request', { message: 'The form is malformed or incomplete.' })
  }
  throw new Problem('invalid_request', { message: `Send the ${what} as a form field named "file".` })
}
