// Uploaded pictures: checked by content, decoded and re-encoded, so that nothing but the pixels is kept.
import { Problem } from './problem.ts'

export type Picture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; bytes: Buffer }
/** A page as a WebP picture in a data: URL; `width` and `height` are those of the original. */
export type DrawnPage = { width: number; height: number; image: string }
export const webpUrl = (webp: Uint8Array): string => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`

const MAX_SIDE = 6_000
const MAX_PIXELS = 24_000_000
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const START_OF_SCAN = Buffer.from([0xff, 0xda])
/** Each scan of a progressive JPEG costs a pass over all pixels; encoders write about ten. */
const MAX_SCANS = 50
/** Up to this side mozjpeg is worth its time: it takes six times as long and saves a fifth of the bytes. */
const MOZJPEG_SIDE = 1_024

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic'

/** The format by the first bytes, whatever an upload declares; null for all other files. */
export function pictureFormatOf(upload: Buffer): Format | null {
  if (upload.subarray(0, 8).equals(PNG)) return 'png'
  if (upload.subarray(0, 3).equals(JPEG)) return 'jpeg'
  const start = upload.toString('latin1', 0, 64)
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  // The brands of a HEIF file: AVIF and HEIC have the same container.
  const brands = /^.{4}ftyp(.*)/s.exec(start)?.[1]?.slice(0, Math.max(0, upload.readUInt32BE(0) - 8)) ?? ''
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** No decoder of ours reads HEIC, whose codec is patented. */
const NO_HEIC =
  'HEIC pictures cannot be read here. On an iPhone, choose “Most Compatible” under Settings, Camera, Formats and take it again, or share the picture as JPEG.'
export const noPicture = (format: Format | null) =>
  new Problem('unsupported_type', {
    message: format === 'heic' ? NO_HEIC : 'The picture must be a PNG, JPEG, WebP or AVIF file.',
  })

/**
 * The same picture, or the first one of an animation, as PNG if it can be transparent and else as JPEG. It is rotated by its EXIF
 * orientation, and no side is longer than `keptSide` pixels. The size limits are checked on the
 * header, before decoding; an allowed picture can still take seconds, so run this in a process that can be killed.
 * Throws unsupported_type, too_large or invalid_request.
 */
export async function reencode(upload: Buffer, keptSide: number): Promise<Picture> {
  const found = pictureFormatOf(upload)
  if (!found || found === 'heic') throw noPicture(found)
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  try {
    if (found === 'jpeg' && countScans(upload) > MAX_SCANS) throw new Error('too many scans')
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    const { width = 0, height = 0, format, hasAlpha } = await image.metadata()
    if (format !== (found === 'avif' ? 'heif' : found)) throw new Error('not of the announced format')
    if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw tooManyPixels()
    const fitted = image.rotate().resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    const isPng = found === 'png' || (found !== 'jpeg' && hasAlpha === true)
    const encoded = isPng ? fitted.png() : fitted.jpeg({ quality: 86, mozjpeg: keptSide <= MOZJPEG_SIDE })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { type: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height, bytes: data }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (/pixel limit/i.test((error as Error).message)) throw tooManyPixels()
    throw new Problem('invalid_request', { message: 'The picture cannot be read. Save it again as PNG or JPEG.' })
  }
}

/** A stored picture, drawn on white like the page of a PDF, with at most `maxPixels`. Run this in a process that can be killed. */
export async function drawPicture(picture: Buffer, maxPixels: number, quality: number): Promise<DrawnPage> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const image = sharp(picture, { limitInputPixels: MAX_PIXELS })
  const { width = 1, height = 1 } = await image.metadata()
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  const size = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
  const drawn = image.resize({ ...size, fit: 'fill' }).flatten({ background: '#fff' })
  return { width, height, image: webpUrl(await drawn.webp({ quality, effort: 2 }).toBuffer()) }
}

/** Counts start-of-scan markers, which cannot occur inside a scan's data. */
function countScans(jpeg: Buffer): number {
  let count = 0
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) count++
  return count
}

const tooManyPixels = () =>
  new Problem('too_large', { message: 'The picture may have at most 6,000 pixels a side and 24 megapixels.' })
