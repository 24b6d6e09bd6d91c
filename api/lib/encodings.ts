// Reply bodies in each supported content encoding, compressed once, and the choice by Accept-Encoding.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedMap } from './bounded-map.ts'

export type Encoding = 'identity' | 'gzip' | 'br'
export type Bodies = Record<Encoding, Buffer>

const compressors = {
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
}

export async function compressed(identity: Buffer): Promise<Bodies> {
  const [zipped, br] = await Promise.all([compressors.gzip(identity), compressors.br(identity)])
  return { identity, gzip: zipped, br }
}
/** For bodies that are already compressed or not worth compressing. */
export const asIs = (identity: Buffer): Bodies => ({ identity, gzip: identity, br: identity })

/** Whether the header names the encoding, and not with a quality of zero. */
const doesAccept = (header: string, name: string) =>
  header.split(',').some(part => {
    const [encoding = '', quality = ''] = part.split(';')
    return encoding.trim() === name && !/^\s*q=0(?:\.0*)?\s*$/.test(quality)
  })

/** Browsers send a few. */
const chosen = new BoundedMap<string, Encoding>(100)

/** The best encoding that the Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  const encoding = doesAccept(header, 'br') ? 'br' : doesAccept(header, 'gzip') ? 'gzip' : 'identity'
  chosen.set(header, encoding)
  return encoding
}
