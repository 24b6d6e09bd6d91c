// Reads the seal and the attachment of a PDF by the bytes alone, independently of what wrote them.
import { X509Certificate } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { ContentInfo, SignedData } from 'pkijs'

const arrayOf = (bytes: Buffer) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer

/** The seal: its dictionary, the sealed bytes, and the CMS. Null for a file without one. */
export function sealOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const at = text.lastIndexOf('/Type /Sig\n')
  if (at < 0) return null
  const dictionary = text.slice(at, text.indexOf('endobj', at))
  const range = (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(dictionary) ?? []).slice(1).map(Number)
  const [from = 0, length = 0, again = 0, rest = 0] = range
  const sealed = Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(again, again + rest)])
  const gap = text.slice(from + length, again)
  const cms = Buffer.from(gap.slice(1, -1), 'hex')
  return { dictionary, range, gap, cms, sealed }
}

export type Attribute = { type: string; values: { toBER(): ArrayBuffer }[] }

/** The seal of this file as another CMS library verifies it. */
export async function verifySeal(pdf: Buffer) {
  const seal = sealOf(pdf)
  if (!seal) throw new Error('no seal')
  const content = ContentInfo.fromBER(arrayOf(seal.cms))
  const signed = new SignedData({ schema: content.content })
  const options = { signer: 0, data: arrayOf(seal.sealed), checkChain: false }
  const isValid = await signed.verify(options).catch(() => false)
  const [signer] = signed.signerInfos
  const certificates = (signed.certificates ?? []).map(one => {
    return new X509Certificate(Buffer.from((one as { toSchema(): { toBER(): ArrayBuffer } }).toSchema().toBER()))
  })
  const signedAttributes = (signer?.signedAttrs?.attributes ?? []) as unknown as Attribute[]
  const attributes = new Map(signedAttributes.map(one => [one.type, one]))
  return { isValid, certificates, attributes, signatureAlgorithm: signer?.signatureAlgorithm.algorithmId }
}

/** The bytes of the file attached under this name; null without it. */
export function attachmentOf(pdf: Buffer, name: string): Buffer | null {
  const text = pdf.toString('latin1')
  const object = (id: string | undefined, from = text.lastIndexOf(`\n${id} 0 obj`)) =>
    id === undefined ? '' : text.slice(from, text.indexOf('endobj', from))
  const file = object(text.match(new RegExp(`/EmbeddedFiles <<\\s*/Names \\[\\(${name}\\) (\\d+) 0 R`))?.[1])
  if (!file) return null
  const id = /\/EF <<\s*\/F (\d+) 0 R/.exec(file)?.[1]
  const from = text.indexOf(`\n${id} 0 obj`)
  const head = text.slice(from, text.indexOf('stream\n', from))
  const start = from + head.length + 'stream\n'.length
  const bytes = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(head)?.[1]))
  return head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
}
