// The picture of an Open Badge, with the credential baked into it: the sign of a confirmation in one fixed colour. It has no text,
// so that no typeface of the machine changes it.
import { crc32 } from 'node:zlib'

const SIDE = 400
const ACCENT = '#0b6b4f'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">
  <rect width="100" height="100" rx="12" fill="#ffffff"/>
  <path d="M14 22h72M14 78h72" stroke="${ACCENT}" stroke-width="1.5"/>
  <circle cx="50" cy="50" r="19" fill="${ACCENT}"/>
  <path d="M41 51l6.5 6.5L60 44" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M14 43h10M14 50h10M14 57h7M76 43h10M76 50h10M76 57h7" stroke="#9aa3a0" stroke-width="2" stroke-linecap="round"/>
</svg>`

let drawn: Promise<Buffer> | undefined

async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(DRAWING)).png().toBuffer()
}

export async function badgePicture(credential: string): Promise<Buffer> {
  drawn ??= draw()
  return baked(await drawn, credential)
}

/** The signature of PNG (8 bytes) and the chunk IHDR (25), which comes first. */
const HEAD_BYTES = 33

/** An iTXt chunk behind IHDR: keyword, no compression, no language, no translated keyword, text. */
function baked(png: Buffer, text: string): Buffer {
  const body = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${text}`)
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, HEAD_BYTES), chunk, png.subarray(HEAD_BYTES)])
}
