// Signatures of files as CMS (RFC 5652), detached, in the form that PAdES baseline B-B asks for (ETSI EN 319 142-1): RSA with PKCS#1 v1.5
// and SHA-256, which gives equal bytes for equal input, and no time. The few structures are written as DER here;
// docs/decisions/0025-*.md says what was tried instead.

import { createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { sha256 } from '../lib/sha256.ts'

const INTEGER_1 = Buffer.from('020101', 'hex')
const OID = {
  data: '06092a864886f70d010701',
  signedData: '06092a864886f70d010702',
  contentType: '06092a864886f70d010903',
  messageDigest: '06092a864886f70d010904',
  signingCertificateV2: '060b2a864886f70d010910022f',
  sha256: '0609608648016503040201',
  sha256WithRsa: '06092a864886f70d01010b',
} as const
const oid = (name: keyof typeof OID) => Buffer.from(OID[name], 'hex')
const NULL = Buffer.from('0500', 'hex')

const [OCTETS, SEQUENCE, SET, CONTEXT_0] = [0x04, 0x30, 0x31, 0xa0] as const

export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length.toString(16)
  const bytes = Buffer.from(length.padStart(length.length + (length.length % 2), '0'), 'hex')
  const head = content.length < 128 ? bytes : Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes])
  return Buffer.concat([Buffer.from([tag]), head, content])
}

/** The elements inside a constructed element, each with its head. */
function elementsIn(element: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let { from: at } = contentOf(element, 0); at < element.length; ) {
    const { to } = contentOf(element, at)
    found.push(element.subarray(at, to))
    at = to
  }
  return found
}

/** Where the content of the element at this place begins and ends. */
function contentOf(bytes: Buffer, at: number): { from: number; to: number } {
  const length = bytes[at + 1] as number
  if (length < 128) return { from: at + 2, to: at + 2 + length }
  const from = at + 2 + (length - 128)
  return { from, to: from + bytes.readUIntBE(at + 2, length - 128) }
}

/** Issuer and serial number, as the certificate itself writes them. */
function identifierOf(certificate: Buffer): Buffer {
  const [body = certificate] = elementsIn(certificate)
  // The version, which every certificate but the oldest kind begins with.
  const [serial, , issuer] = elementsIn(body).filter(element => element[0] !== CONTEXT_0)
  return der(SEQUENCE, issuer as Buffer, serial as Buffer)
}

export function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    const { modulusLength = 0 } = asymmetricKeyDetails ?? {}
    return asymmetricKeyType === 'rsa' && modulusLength >= 2_048 && modulusLength <= 8_192
  } catch {
    return false
  }
}

/** The problem with the certificates of a key, as the end of the sentence "NAME: ..."; null when they are valid. */
export function chainProblem(keyPem: string, chain: readonly string[]): string | null {
  const certificates = chain.map(pem => new X509Certificate(pem))
  const isBroken = (one: X509Certificate, above = certificates[certificates.indexOf(one) + 1]) =>
    above !== undefined && !(one.checkIssued(above) && one.verify(above.publicKey))
  if (!certificates[0]?.checkPrivateKey(createPrivateKey(keyPem))) return 'must begin with the certificate of SEAL_KEY'
  if (certificates.some(one => isBroken(one))) return 'must have each certificate followed by that of its issuer'
  return null
}

/** The time in which every certificate of a chain is valid. */
export function validityOf(chain: readonly string[]): { fromMs: number; endMs: number } {
  const certificates = chain.map(pem => new X509Certificate(pem))
  const times = (name: 'validFrom' | 'validTo') => certificates.map(one => new Date(one[name]).getTime())
  return { fromMs: Math.max(...times('validFrom')), endMs: Math.min(...times('validTo')) }
}

/** The subject of a certificate, its SHA-256 in hex, and its DER in base64. */
export function certificateOf(pem: string) {
  const { subject, raw } = new X509Certificate(pem)
  return { subject, id: sha256(raw).toString('hex'), der: raw.toString('base64') }
}

const attribute = (name: keyof typeof OID, value: Buffer) => der(SEQUENCE, oid(name), der(SET, value))

/**
 * `chain`: certificates as PEM, the key's own first. Returns a function that signs a SHA-256 digest; its results all have the same length.
 */
export function createCmsSigner(keyPem: string, chain: readonly string[]): (digest: Buffer) => Buffer {
  const key = createPrivateKey(keyPem)
  const certificates = chain.map(pem => new X509Certificate(pem).raw)
  const [own] = certificates as [Buffer]
  const hash = der(SEQUENCE, oid('sha256'))
  const identifier = identifierOf(own)
  // The hash of the certificate that signs; SHA-256 is the default there and is not written.
  const reference = der(SEQUENCE, der(SEQUENCE, der(SEQUENCE, der(OCTETS, sha256(own)))))

  return digest => {
    const attributes = [
      attribute('contentType', oid('data')),
      attribute('messageDigest', der(OCTETS, digest)),
      attribute('signingCertificateV2', reference),
    ].sort(Buffer.compare)
    const signature = sign('sha256', der(SET, ...attributes), key)
    const algorithm = der(SEQUENCE, oid('sha256WithRsa'), NULL)
    const signed = [identifier, hash, der(CONTEXT_0, ...attributes), algorithm, der(OCTETS, signature)]
    const signer = der(SEQUENCE, INTEGER_1, ...signed)
    const content = der(SEQUENCE, oid('data'))
    const parts = [INTEGER_1, der(SET, hash), content, der(CONTEXT_0, ...certificates), der(SET, signer)]
    return der(SEQUENCE, oid('signedData'), der(CONTEXT_0, der(SEQUENCE, ...parts)))
  }
}
