// Uploaded evidence files: typed by content; a PDF must be drawable and is stored unchanged, a picture is re-encoded.
import { steeringProblem, withoutFormat } from '../../core/format-characters.ts'
import { pictureFormatOf } from '../../lib/picture.ts'
import { Problem } from '../../lib/problem.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { Inspection } from './inspection.ts'

/** The limit of an upload, in bytes. */
export const PROOF_BYTES = 5 * 1024 * 1024
/** The longest side of a stored picture, in pixels: a sheet of paper at 300 dpi. */
const KEPT_SIDE = 3_600

/** The file to be stored. `sha256`, in hex, is that of `bytes`, which for a picture are the re-encoded ones. */
export type Checked = { name: string; type: keyof typeof ENDINGS; bytes: Buffer; sha256: string }

const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const
const LONGEST_NAME = 80

export type Inspect = Pick<Inspection, 'picture' | 'drawPages'>

/**
 * Checks an uploaded file by its content; `by` is the account. Throws unsupported_type, too_large, invalid_request, or the errors of
 * drawPages.
 */
export async function checkUpload(inspect: Inspect, upload: Buffer, fileName: string, by: string): Promise<Checked> {
  if (steeringProblem(fileName)) {
    const message =
      'The name of this file holds an invisible character that turns the order of words around. Rename the file.'
    throw new Problem('invalid_request', { message })
  }
  const { type, bytes } = await contentOf(inspect, upload, by)
  if (bytes.length > PROOF_BYTES) throw tooLarge()
  return { name: cleanName(fileName, ENDINGS[type]), type, bytes, sha256: sha256(bytes).toString('hex') }
}

async function contentOf(inspect: Inspect, upload: Buffer, by: string): Promise<Pick<Checked, 'type' | 'bytes'>> {
  if (pictureFormatOf(upload)) return inspect.picture(upload, KEPT_SIDE, by)
  if (!upload.subarray(0, 1_024).includes('%PDF-')) {
    throw new Problem('unsupported_type', { message: 'A proof must be a PDF or a picture: PNG, JPEG, WebP or AVIF.' })
  }
  // Draws once every page that an institution can see, so that no stored file lacks its pictures.
  await inspect.drawPages(upload, 'application/pdf', by)
  return { type: 'application/pdf', bytes: upload }
}

const tooLarge = () => new Problem('too_large', { message: 'A proof may have at most 5 MiB.' })

/** A safe file name: no folders, no control or shell characters, and the extension of its content. */
export function cleanName(name: string, ending: string): string {
  const plain = withoutFormat(name)
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}<>:"|?*`$%;&]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.~-]+|(?<![\s.])[\s.]+$/g, '')
  const short = Array.from(plain).slice(0, LONGEST_NAME).join('').trim()
  return `${short || 'proof'}.${ending}`
}
