// X.509 certificates for the sandbox and for tests, because Node cannot make any.
import { type KeyObject, randomBytes, sign } from 'node:crypto'

const hex = (text: string) => Buffer.from(text, 'hex')
const SHA256_WITH_RSA = hex('300d06092a864886f70d01010b0500')
const COMMON_NAME = hex('0603550403')
const BASIC_CONSTRAINTS = hex('0603551d13')
const KEY_USAGE = hex('0603551d0f')
const TRUE = hex('0101ff')

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))
/** UTCTime, for years before 2050. */
const timeOf = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`))

export type Certificate = {
  subject: string
  key: KeyObject
  /** By default it signs itself. */
  issuer?: { subject: string; key: KeyObject }
  /** Whether it may issue others. */
  isIssuer?: boolean
  from: Date
  until: Date
}

/** For an RSA key pair, as PEM. `key`s are private keys; `publicKey` is that of the subject. */
export function makeCertificate(publicKey: KeyObject, { subject, key, issuer, isIssuer, from, until }: Certificate) {
  const constraints = isIssuer ? sequence(TRUE) : sequence()
  // Signs certificates; or signs documents and stands for them (nonRepudiation).
  const usage = hex(isIssuer ? '03020204' : '030206c0')
  const body = sequence(
    der(0xa0, hex('020102')),
    der(0x02, Buffer.from([0x01]), randomBytes(15)),
    SHA256_WITH_RSA,
    nameOf(issuer?.subject ?? subject),
    sequence(timeOf(from), timeOf(until)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, constraints)), sequence(KEY_USAGE, TRUE, der(0x04, usage))),
    ),
  )
  const signature = sign('sha256', body, issuer?.key ?? key)
  const certificate = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').replace(/.{1,64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`
}
