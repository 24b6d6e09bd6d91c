// The one file of a form, read whole into memory. Knows no feature; what the file may be is theirs to say.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../lib/problem.ts'
import { caller } from './access.ts'
import { readSlowly } from './slow.ts'
import { createTurns } from './turns.ts'

/** What a form may hold: one file of at most `fileSize` bytes, and nothing else. */
export const uploadLimits = (fileSize: number) => ({ fileSize, files: 1, fields: 0, parts: 1, headerPairs: 50 })

/** Files that one account may be sending at the same time: each keeps a place for as long as its line is slow. */
const AT_ONCE = 4
const turns = createTurns(AT_ONCE)

/** The bytes and the name of the file in the field `file`, which a signed-in caller sends. */
export async function readUpload(request: FastifyRequest, what: string): Promise<{ bytes: Buffer; name: string }> {
  const end = turns.begin(caller(request).id)
  if (!end) {
    const message = 'Other files of yours are still being sent. Please wait for them.'
    throw new Problem('rate_limited', { message, retryAfterSeconds: 5 })
  }
  try {
    return await readSlowly(request.raw, () => readFile(request, what))
  } finally {
    end()
  }
}

/** What the form parser says of a broken form has no code of its own. */
async function readFile(request: FastifyRequest, what: string): Promise<{ bytes: Buffer; name: string }> {
  try {
    const upload = await request.file()
    if (upload?.fieldname === 'file') return { bytes: await upload.toBuffer(), name: upload.filename ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefined) throw error
    throw new Problem('invalid_request', { message: 'The form is not well-formed, or it breaks off.' })
  }
  throw new Problem('invalid_request', { message: `Send the ${what} as a form field named "file".` })
}
