// Makes keys, and X.509 certificates, which Node cannot make: for an installation (api/keys.ts), for the sandbox and for tests.
import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID, sign } from 'node:crypto'
import { nowMs } from '../lib/clock.ts'
import { der } from './cms.ts'
import type { Jwk } from './signer.ts'

/** A private ES256 key. The id begins with `mark`. */
export function newSigningKey(mark = ''): Jwk {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid: `${mark}${randomUUID()}`, alg: 'ES256', use: 'sig' }
}

export function newEd25519Key(mark = ''): Jwk {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { ...privateKey.export({ format: 'jwk' }), kid: `${mark}${randomUUID()}`, alg: 'EdDSA', use: 'sig' }
}

export const newSecret = () => randomBytes(32).toString('base64url')

const DAY_MS = 86_400_000

/** A key that seals PDFs, and its certificate, which it signs itself. */
export function newSeal(subject: string, years: number, modulusLength = 3_072) {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  const [from, until] = [new Date(nowMs() - DAY_MS), new Date(nowMs() + years * 365 * DAY_MS)]
  const SEAL_CERTIFICATE = makeCertificate(publicKey, { subject, key, from, until })
  return { SEAL_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(), SEAL_CERTIFICATE }
}

const hex = (text: string) => Buffer.from(text, 'hex')
const SHA256_WITH_RSA = hex('300d06092a864886f70d01010b0500')
const [COMMON_NAME, BASIC_CONSTRAINTS, KEY_USAGE] = [hex('0603550403'), hex('0603551d13'), hex('0603551d0f')]
const TRUE = hex('0101ff')
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))

/** UTCTime, whose years have two digits, and GeneralizedTime from 2050 on. */
function timeOf(at: Date): Buffer {
  const digits = `${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`
  return at.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits))
}

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
  const extension = (id: Buffer, value: Buffer) => sequence(id, TRUE, der(0x04, value))
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
      sequence(
        extension(BASIC_CONSTRAINTS, isIssuer ? sequence(TRUE) : sequence()),
        // Signs certificates; or signs documents and stands for them (nonRepudiation).
        extension(KEY_USAGE, hex(isIssuer ? '03020204' : '030206c0')),
      ),
    ),
  )
  const signature = sign('sha256', body, issuer?.key ?? key)
  const certificate = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').replace(/.{1,64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`
}
