// An issuer of credentials for tests, and the means to check them: keys, tokens, proofs, status lists, badges, a made-up internet.
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, gzipSync } from 'node:zlib'
import { CompactSign } from 'jose'
import { CredentialRefused } from '../api/claims/credentials/check/refused.ts'
import { createCredentialChecker } from '../api/claims/credentials/received/checker.ts'
import { canonicalJson } from '../api/core/canonical-json.ts'
import { canonicalQuads } from '../api/crypto/linked-data.ts'
import { projectRoot } from '../api/lib/root.ts'
import type { Fetched } from '../api/providers/guarded-fetch.ts'

// biome-ignore lint/suspicious/noExplicitAny: credentials are read and damaged as they come
export type Any = any

const folder = join(projectRoot, '..', 'shared', 'vectors', 'credentials')
/** The published samples; null where their folder is absent. */
export const samples = existsSync(folder) ? { bytes: (file: string) => readFileSync(join(folder, file)) } : null
export const V2 = 'https://www.w3.org/ns/credentials/v2'
export const OB3 = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
export const EXAMPLES = 'https://www.w3.org/ns/credentials/examples/v2'
export const NOW = new Date('2026-06-01T12:00:00Z')
export const ANA = { id: 'ana', addresses: ['Ana.Rao@mail.example'] }

/** A fetch that answers with `pages`; `asked`: the addresses that were requested. */
export function createInternet(pages: Record<string, unknown> = {}) {
  const asked: string[] = []
  const fetchGuarded = async (url: string): Promise<Fetched> => {
    asked.push(url)
    const page = pages[url]
    if (page === undefined) return { failed: 'unreachable' }
    if (page === 'forbidden' || page === 'missing') return { failed: page }
    return { text: typeof page === 'string' ? page : JSON.stringify(page) }
  }
  return { pages, asked, fetchGuarded }
}

export function createCheck(internet = createInternet(), more: { trustedRoots?: string[]; now?: Date } = {}) {
  const examples = samples
    ? [[EXAMPLES, JSON.parse(String(samples.bytes('contexts/credentials-examples-v2.json')))]]
    : []
  const { trustedRoots = [], now = NOW } = more
  const contexts = new Map(examples as [string, object][])
  const checker = createCredentialChecker({ ...internet, now: () => now, trustedRoots, contexts })
  const bytesOf = (upload: unknown) =>
    Buffer.isBuffer(upload) ? upload : Buffer.from(typeof upload === 'string' ? upload : JSON.stringify(upload))
  return {
    ...internet,
    checker,
    check: (upload: unknown, owner = ANA) => checker.check(bytesOf(upload), owner),
    /** The reason of the refusal, or the whole result. */
    why: (upload: unknown): Promise<unknown> =>
      checker.check(bytesOf(upload), ANA).catch((error: unknown) => {
        if (error instanceof CredentialRefused && error.message.length > 10 && error.status < 500) return error.reason
        throw error
      }),
  }
}

export const sha = (text: string) => createHash('sha256').update(text).digest('hex')
export const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export function base58(bytes: Buffer): string {
  let [value, text] = [BigInt(`0x${bytes.toString('hex')}`), '']
  for (; value > 0n; value /= 58n) text = LETTERS[Number(value % 58n)] + text
  const zeros = bytes.findIndex(byte => byte !== 0)
  return `z${'1'.repeat(zeros)}${text}`
}

/** kaveri.example.edu with its did:web document. */
export function createIssuer(host = 'kaveri.example.edu') {
  const did = `did:web:${host}`
  const [ec, ed] = [generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('ed25519')]
  const raw = Buffer.from(ed.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const multikey = base58(Buffer.concat([Buffer.from('ed01', 'hex'), raw]))
  const [tokenKey, proofKey] = [`${did}#token`, `${did}#${multikey}`]
  const document = {
    id: did,
    verificationMethod: [
      { id: tokenKey, type: 'JsonWebKey', controller: did, publicKeyJwk: ec.publicKey.export({ format: 'jwk' }) },
      { id: proofKey, type: 'Multikey', controller: did, publicKeyMultibase: multikey },
    ],
    assertionMethod: [tokenKey, proofKey],
  }
  const credential = (more: object = {}): Any => ({
    '@context': [V2, OB3],
    id: 'urn:uuid:7b0c9d6e-0d07-4b40-8d1a-111111111111',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: did, type: ['Profile'], name: 'Kaveri University' },
    validFrom: '2024-06-12T10:00:00Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          salt: 'sea',
          identityHash: `sha256$${sha('ana.rao@mail.examplesea')}`,
        },
      ],
      achievement: {
        ...{ id: 'https://kaveri.example.edu/a/1', type: ['Achievement'], name: 'B.Sc.', description: 'A degree' },
        criteria: { narrative: 'Passed' },
      },
    },
    ...more,
  })
  return {
    did,
    document,
    pages: { [`https://${host}/.well-known/did.json`]: document } as Record<string, unknown>,
    credential,
    keys: { ec, ed },
    tokenKey,
    proofKey,
    /** As a token, signed by jose. */
    token: (payload: object = credential(), header: object = {}, key: KeyObject = ec.privateKey) =>
      new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid: tokenKey, ...header } as never)
        .sign(key),
    /** With a Data Integrity proof, eddsa-jcs-2022. */
    proved(document: Any = credential(), more: object = {}): Any {
      const config = {
        ...{ type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022', created: '2024-06-12T10:00:00Z' },
        ...{ verificationMethod: proofKey, proofPurpose: 'assertionMethod', ...more },
      }
      const hashes = [config, document].map(part => createHash('sha256').update(canonicalJson(part)).digest())
      return { ...document, proof: { ...config, proofValue: base58(sign(null, Buffer.concat(hashes), ed.privateKey)) } }
    },
    /** With a proof over the graph, eddsa-rdfc-2022. */
    async provedGraph(document: Any = credential(), more: object = {}): Promise<Any> {
      const config = {
        ...{ type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', created: '2024-06-12T10:00:00Z' },
        ...{ verificationMethod: proofKey, proofPurpose: 'assertionMethod', ...more },
      }
      const quads = [
        await canonicalQuads({ ...config, '@context': document['@context'] }),
        await canonicalQuads(document),
      ]
      const hashes = quads.map(text => createHash('sha256').update(text).digest())
      return { ...document, proof: { ...config, proofValue: base58(sign(null, Buffer.concat(hashes), ed.privateKey)) } }
    },
    /** An entry of a status list, and that list with these bits set. */
    entry: (index: unknown = '94567', more: object = {}) => ({
      ...{ type: 'BitstringStatusListEntry', statusPurpose: 'revocation', statusListIndex: index },
      ...{ statusListCredential: `https://${host}/lists/1`, ...more },
    }),
    list(set: number[] = [], { bytes = 16_384, ...more }: Any = {}): Any {
      const bits = Buffer.alloc(bytes)
      for (const at of set) bits[at >> 3] = (bits[at >> 3] ?? 0) | (128 >> (at & 7))
      return this.proved({
        '@context': [V2],
        id: `https://${host}/lists/1`,
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        issuer: did,
        validFrom: '2024-01-01T00:00:00Z',
        credentialSubject: {
          ...{ type: 'BitstringStatusList', statusPurpose: 'revocation' },
          encodedList: `u${gzipSync(bits).toString('base64url')}`,
        },
        ...more,
      })
    },
  }
}

/** A PNG, not to be looked at, with these text chunks. */
export function pngWith(...chunks: [type: string, bytes: Buffer][]): Buffer {
  const chunk = (type: string, bytes: Buffer) => {
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    const body = Buffer.concat([Buffer.from(type), bytes])
    length.writeUInt32BE(bytes.length)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const all = [['IHDR', Buffer.alloc(13)] as const, ...chunks, ['IEND', Buffer.alloc(0)] as const]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all.map(([type, bytes]) => chunk(type, bytes))])
}
export const badgeChunk = (text: string, keyword = 'openbadgecredential'): [string, Buffer] => [
  'iTXt',
  Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]),
]
export const svgWith = (badge: string, more = '') =>
  `<?xml version="1.0"?><svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">${more}<openbadges:credential verify="${badge}"/><path d="M0,0"/></svg>`
