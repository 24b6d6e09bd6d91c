// The one file of a form, read whole into memory. Knows no feature; what the file may be is theirs to say.
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../lib/problem.ts'

/** What a form may hold: one file of at most `fileSize` bytes, and nothing else. */
export const uploadLimits = (fileSize: number) => ({ fileSize, files: 1, fields: 0, parts: 1, headerPairs: 50 })

/** The bytes and the name of the file in the field `file`. What the form parser says of a broken form has no code of its own. */
export async function readUpload(request: FastifyRequest, what: string): Promise<{ bytes: Buffer; name: string }> {
  try {
    const upload = await request.file()
    if (upload?.fieldname === 'file') return { bytes: await upload.toBuffer(), name: upload.filename ?? '' }
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefined) throw error
    throw new Problem('invalid_request', { message: 'The form is not well-formed, or it breaks off.' })
  }
  throw new Problem('invalid_request', { message: `Send the ${what} as a form field named "file".` })
}
