// Verifies the seal of a PDF (PAdES B-B: a detached CMS signature by RSA and SHA-256): whether this service made it, and whether every byte is as
// it was then. The seal itself is an update at the end of the file, so ends of file are not counted: its ByteRange has to cover all
// but the seal's own digits. Shares no code with the service.
import { type Bytes, childrenOf, type Der, derOf, firstOf, hexOf } from './der.ts'
import { CheckError } from './fetch.ts'

export type Seal = { fingerprint: string; digest: string; bytes: number; at: string | null }
/** `foreign`: of somebody else. `unreadable`: no PDF that could have a seal. */
export type Refusal = 'changed' | 'foreign' | 'unsealed' | 'unreadable'
export class SealError extends CheckError {
  readonly kind: Refusal
  constructor(kind: Refusal, message: string) {
    super(message)
    this.kind = kind
  }
}
const changed = (says: string) => new SealError('changed', says)
const damaged = () => changed('The seal itself is damaged.')

/** A ByteRange, and the gap between its two parts. */
type Range = { first: number; start: number; next: number; end: number; gap: string }

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g
/** Fewer digits are no seal: a signature by RSA-2048 alone has 512. */
const FEWEST_DIGITS = 1_000

/** One character for each byte. */
export const latin1Of = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)

function rangesOf(text: string): Range[] {
  const found = new Map<number, Range>()
  for (const [, ...numbers] of text.matchAll(RANGE)) {
    const [first = 0, length = 0, next = 0, last = 0] = numbers.map(Number)
    const start = first + length
    const gap = text.slice(start, next)
    if (gap.length > FEWEST_DIGITS) found.set(start, { first, start, next, end: next + last, gap })
  }
  return [...found.values()]
}

/** Certificates in base64; `trusted` null: they could not be looked up, and any seal is verified. Throws SealError. */
export async function readSeal(bytes: Bytes, trusted: readonly string[] | null): Promise<Seal> {
  const text = latin1Of(bytes)
  if (!text.slice(0, 1_024).includes('%PDF-')) throw new SealError('unreadable', 'This is not a PDF.')
  const ranges = rangesOf(text)
  const known = trusted?.map(one => hexOf(Uint8Array.from(atob(one), letter => letter.charCodeAt(0))))
  const range = ranges.find(({ gap }) => !known || known.some(certificate => gap.toLowerCase().includes(certificate)))
  if (!range) throw withoutOurs(text, ranges)
  if (ranges.length > 1) throw changed('It carries several seals. TruCV puts one, and nothing after it.')
  rangeHasToCover(range, text)
  const covered = new Uint8Array(bytes.length - (range.next - range.start))
  covered.set(bytes.subarray(0, range.start))
  covered.set(bytes.subarray(range.next), range.start)
  const digest = await sha256(covered)
  const certificate = await checkCms(range.gap.slice(1, -1), digest).catch(error => {
    throw error instanceof SealError ? error : damaged()
  })
  const [, at] = /\/M\s*\(D:(\d{8})/.exec(text.slice(text.lastIndexOf(' obj', range.start))) ?? []
  if (known && !known.includes(hexOf(certificate))) throw withoutOurs(text, ranges)
  return {
    fingerprint: await sha256(certificate),
    digest,
    bytes: covered.length,
    at: at ? at.replace(/^(....)(..)(..).*/, '$1-$2-$3') : null,
  }
}

function withoutOurs(text: string, ranges: Range[]): SealError {
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) {
    return new SealError(
      'unreadable',
      'It is encrypted. TruCV encrypts no files: ask for the PDF as it was downloaded.',
    )
  }
  if (ranges.length > 0 || text.includes('/SubFilter')) {
    return new SealError(
      'foreign',
      'Somebody else sealed this file, or its seal was altered. This page can judge seals of TruCV only.',
    )
  }
  return new SealError(
    'unsealed',
    'It was downloaded before TruCV sealed files, saved anew by another program, or not made by TruCV. Nothing can be said of it.',
  )
}

function rangeHasToCover({ first, start, end, gap }: Range, text: string): void {
  const isWhole = first === 0 && /^<[0-9a-f]+>$/.test(gap) && /\/Contents\s*$/.test(text.slice(start - 32, start))
  if (!isWhole) throw changed('Its seal leaves out more of the file than the seal itself.')
  if (end > text.length) throw changed('Its end is missing.')
  if (end === text.length) return
  const isUpdate = /\bobj\b|startxref/.test(text.slice(end))
  throw changed(
    isUpdate
      ? 'After the seal, an update was added. It can change anything that you see.'
      : `After the seal, ${text.length - end} bytes were added.`,
  )
}

const sha256 = async (bytes: Bytes) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

/** In hex: identifiers, and the algorithms as the seal names them. */
const DATA = '06092a864886f70d010701'
const SHA256 = '300b0609608648016503040201'
const RSA_SHA256 = '300d06092a864886f70d01010b0500'
const [CONTENT_TYPE, MESSAGE_DIGEST] = ['06092a864886f70d010903', '06092a864886f70d010904']
const SIGNING_CERTIFICATE = '060b2a864886f70d010910022f'
const [OCTETS, SEQUENCE, SET, CONTEXT] = [0x04, 0x30, 0x31, 0xa0]

const wholeOf = (element: Der | undefined) => hexOf(element?.whole ?? new Uint8Array())
const as = (tag: number, element: Der | undefined) => derOf(tag, hexOf(element?.inner ?? new Uint8Array()))

/** The certificate whose key signed this digest in the CMS. Throws without such a signature. */
async function checkCms(digits: string, digest: string): Promise<Bytes> {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const [, , , held, signers] = childrenOf(childrenOf(childrenOf(firstOf(bytes))[1])[0])
  const [, , , signed, , signature] = childrenOf(childrenOf(signers)[0])
  const values = new Map(
    childrenOf(signed)
      .map(one => childrenOf(one))
      .map(([id, set]) => [wholeOf(id), childrenOf(set)[0]]),
  )
  const [named] = childrenOf(childrenOf(values.get(SIGNING_CERTIFICATE))[0])
  const prints = await Promise.all(childrenOf(held).map(({ whole }) => sha256(whole)))
  const certificate = childrenOf(held)[prints.findIndex(print => wholeOf(named) === `30220420${print}`)]
  if (!certificate || !signed || !signature) throw damaged()
  const fields = childrenOf(childrenOf(certificate)[0])
  // The seal is rebuilt except for its certificates, so a change of unsigned bytes is found too. Zeros follow it.
  const [, serial, , issuer, , , key] = fields[0]?.tag === CONTEXT ? fields : [undefined, ...fields]
  const signer = [
    derOf(SEQUENCE, wholeOf(issuer), wholeOf(serial)),
    SHA256,
    as(CONTEXT, signed),
    RSA_SHA256,
    as(OCTETS, signature),
  ]
  const content = [
    '020101',
    derOf(SET, SHA256),
    derOf(SEQUENCE, DATA),
    as(CONTEXT, held),
    derOf(SET, derOf(SEQUENCE, '020101', ...signer)),
  ]
  const rebuilt = derOf(SEQUENCE, '06092a864886f70d010702', derOf(CONTEXT, derOf(SEQUENCE, ...content)))
  const isWhole = rebuilt.padEnd(digits.length, '0') === digits && values.size === 3 && childrenOf(signed).length === 3
  if (!isWhole || wholeOf(values.get(CONTENT_TYPE)) !== DATA) throw damaged()
  if (!(await isSignedBy(key, signature.inner, signed.whole))) throw damaged()
  if (wholeOf(values.get(MESSAGE_DIGEST)) !== `0420${digest}`) {
    throw changed('At least one byte is another one than when it was sealed.')
  }
  return certificate.whole
}

async function isSignedBy(key: Der | undefined, signature: Bytes, attributes: Bytes): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const publicKey = await crypto.subtle.importKey('spki', key?.whole ?? new Uint8Array(), algorithm, false, ['verify'])
  // The signature covers the set, which the CMS contains under another tag.
  const set = Uint8Array.from(attributes)
  set[0] = SET
  return crypto.subtle.verify(algorithm, publicKey, signature, set)
}
