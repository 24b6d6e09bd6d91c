// Checks a CV's claims without the service that published them: every digest and every signature of the JSON that
// GET /cvs/{id}/verification replies. Needs Node.js (20 or newer) and nothing else: no network, no packages, no other file.
// It shares no code with the service, so that no mistake can agree with itself. docs/verification.md describes the format.
//
//   node verify-cv.mjs cv.json [--keys keys.json]
//
// --keys: the service's public keys (its /.well-known/jwks.json), fetched by you from the address you trust. Without them the
// keys inside the document are used, which proves less: whoever made the whole document up can have made up the keys too.
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Fields = Record<string, unknown>
export type ClaimResult = {
  section: string
  /** What could be checked: stated, self-attested, confirmed. Attached evidence is only the service's word. */
  level: 'stated' | 'self-attested' | 'confirmed'
  attested: boolean
  confirmed: boolean
  says: string
  problems: string[]
}
export type Result = { ok: boolean; cv: string; claims: ClaimResult[]; problems: string[]; keysAreGiven: boolean }

/* ---- Digests: SHA-256 over canonical JSON (RFC 8785) ---- */

/** Keys sorted by UTF-16 units, no spaces. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map(key => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(',')}}`
}

const sha256 = (text: string) => `0x${createHash('sha256').update(text, 'utf8').digest('hex')}`

export const digestOf = (cv: string, section: string, value: unknown): string =>
  sha256(canonical({ cv, section, value: value as Json }))

/* ---- JWS in compact form, ES256 only ---- */

function decoded(part: string): Fields | null {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) return null
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** The payload of a good signature of this type by one of the keys; otherwise what is wrong. */
function readJws(jws: string, typ: string, keys: Fields[]): { kid: string; payload: Fields } | string {
  const [head = '', body = '', signature = '', ...rest] = jws.split('.')
  const header = decoded(head)
  const payload = decoded(body)
  if (rest.length > 0 || !header || !payload) return 'the signature is not a JWS'
  const { alg, kid, typ: found, ...others } = header
  if (alg !== 'ES256' || found !== typ || Object.keys(others).length > 0) return 'the signature has another header'
  const key = keys.find(one => one.kid === kid && one.kty === 'EC' && one.crv === 'P-256')
  if (!key) return `there is no public key ${String(kid)}`
  const bytes = Buffer.from(signature, 'base64url')
  if (bytes.length !== 64 || bytes.toString('base64url') !== signature) return 'the signature is cut short or too long'
  try {
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y } as JsonWebKey,
      format: 'jwk',
    })
    const good = verify('sha256', Buffer.from(`${head}.${body}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)
    return good ? { kid: String(kid), payload } : 'the signature is not by that key'
  } catch {
    return `the public key ${String(kid)} is none`
  }
}

/** What differs between a payload and what it has to say; null when nothing does. */
function difference(payload: Fields, expected: Fields): string | null {
  for (const key of new Set([...Object.keys(payload), ...Object.keys(expected)])) {
    if (payload[key] !== expected[key]) return `what was signed has another ${key}`
  }
  return null
}

/* ---- Wallets: EIP-191 text, Keccak-256, recovery on secp256k1 ---- */

const LANE = (1n << 64n) - 1n
const rotate = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (64n - by))) & LANE

/** The round constants of Keccak-f[1600], out of its shift register. */
function roundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << ((1n << BigInt(bit)) - 1n)
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    }
    return constant
  })
}
const ROUNDS = roundConstants()

function permute(state: bigint[]): void {
  const at = (x: number, y: number) => (x % 5) + 5 * (y % 5)
  for (const constant of ROUNDS) {
    const columns = [0, 1, 2, 3, 4].map(x => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ (state[at(x, y)] as bigint), 0n))
    for (let x = 0; x < 5; x++) {
      const mixed = (columns[(x + 4) % 5] as bigint) ^ rotate(columns[(x + 1) % 5] as bigint, 1n)
      for (let y = 0; y < 5; y++) state[at(x, y)] = (state[at(x, y)] as bigint) ^ mixed
    }
    let [x, y] = [1, 0]
    let lane = state[1] as bigint
    for (let step = 0; step < 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = state[at(x, y)] as bigint
      state[at(x, y)] = rotate(lane, BigInt((((step + 1) * (step + 2)) / 2) % 64))
      lane = next
    }
    for (let row = 0; row < 5; row++) {
      const lanes = [0, 1, 2, 3, 4].map(column => state[at(column, row)] as bigint)
      for (let column = 0; column < 5; column++) {
        const [one, two, three] = [column, column + 1, column + 2].map(index => lanes[index % 5] as bigint)
        state[at(column, row)] = (one as bigint) ^ (~(two as bigint) & LANE & (three as bigint))
      }
    }
    state[0] = (state[0] as bigint) ^ constant
  }
}

export function keccak256(input: Uint8Array): Buffer {
  const rate = 136
  const padded = Buffer.alloc((Math.floor(input.length / rate) + 1) * rate)
  padded.set(input)
  padded[input.length] = 0x01
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80
  const state = new Array<bigint>(25).fill(0n)
  for (let block = 0; block < padded.length; block += rate) {
    for (let lane = 0; lane < rate / 8; lane++) {
      state[lane] = (state[lane] as bigint) ^ padded.readBigUInt64LE(block + lane * 8)
    }
    permute(state)
  }
  const output = Buffer.alloc(32)
  for (let lane = 0; lane < 4; lane++) output.writeBigUInt64LE(state[lane] as bigint, lane * 8)
  return output
}

const P = 2n ** 256n - 2n ** 32n - 977n
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const G: [bigint, bigint, bigint] = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  1n,
]
type Point = [x: bigint, y: bigint] | null

const mod = (value: bigint, modulus: bigint) => ((value % modulus) + modulus) % modulus

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (let square = mod(base, modulus), rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [low, high, before, after] = [mod(value, modulus), modulus, 1n, 0n]
  while (low > 1n) {
    const quotient = high / low
    ;[low, high] = [high - quotient * low, low]
    ;[before, after] = [after - quotient * before, before]
  }
  return mod(before, modulus)
}

/** A point as x/z², y/z³, so that only the last step divides; z is 0 for the point at infinity. */
type Jacobian = [x: bigint, y: bigint, z: bigint]
const INFINITY: Jacobian = [1n, 1n, 0n]

function doubled([x, y, z]: Jacobian): Jacobian {
  if (y === 0n) return INFINITY
  const yy = (y * y) % P
  const s = (4n * x * yy) % P
  const m = (3n * x * x) % P
  const x3 = mod(m * m - 2n * s, P)
  return [x3, mod(m * (s - x3) - 8n * yy * yy, P), (2n * y * z) % P]
}

function add(one: Jacobian, other: Jacobian): Jacobian {
  const [x1, y1, z1] = one
  const [x2, y2, z2] = other
  if (z1 === 0n) return other
  if (z2 === 0n) return one
  const [zz1, zz2] = [(z1 * z1) % P, (z2 * z2) % P]
  const [u1, u2] = [(x1 * zz2) % P, (x2 * zz1) % P]
  const [s1, s2] = [(y1 * zz2 * z2) % P, (y2 * zz1 * z1) % P]
  if (u1 === u2) return s1 === s2 ? doubled(one) : INFINITY
  const [h, r] = [mod(u2 - u1, P), mod(s2 - s1, P)]
  const hh = (h * h) % P
  const hhh = (hh * h) % P
  const v = (u1 * hh) % P
  const x3 = mod(r * r - hhh - 2n * v, P)
  return [x3, mod(r * (v - x3) - s1 * hhh, P), (((h * z1) % P) * z2) % P]
}

/** a times one point plus b times another, in one run over the bits of both. */
function combine(one: Jacobian, a: bigint, other: Jacobian, b: bigint): Point {
  const both = add(one, other)
  let sum = INFINITY
  for (let bit = 255n; bit >= 0n; bit--) {
    sum = doubled(sum)
    const which = ((a >> bit) & 1n) + 2n * ((b >> bit) & 1n)
    if (which > 0n) sum = add(sum, which === 1n ? one : which === 2n ? other : both)
  }
  if (sum[2] === 0n) return null
  const back = inverse(sum[2], P)
  return [mod(sum[0] * back * back, P), mod(sum[1] * back * back * back, P)]
}

const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

/** The address, in lower case, of the wallet that signed the text; null for what is no signature, or has the high s. */
export function signerOf(text: string, signature: string): string | null {
  if (!/^0x[0-9a-fA-F]{128}1[bcBC]$/.test(signature)) return null
  const [r, s] = [2, 66].map(at => BigInt(`0x${signature.slice(at, at + 64)}`)) as [bigint, bigint]
  if (r === 0n || r >= N || s === 0n || s > N / 2n) return null
  const message = Buffer.from(text, 'utf8')
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`, 'utf8')
  const hash = BigInt(`0x${keccak256(Buffer.concat([prefix, message])).toString('hex')}`)
  const square = mod(r ** 3n + 7n, P)
  const root = power(square, (P + 1n) / 4n, P)
  if ((root * root) % P !== square) return null
  const isOdd = /c$/i.test(signature)
  const y = (root % 2n === 1n) === isOdd ? root : P - root
  const inverseOfR = inverse(r, N)
  const key = combine([r, y, 1n], mod(s * inverseOfR, N), G, mod(-hash * inverseOfR, N))
  if (!key) return null
  return `0x${keccak256(Buffer.concat([bytesOf(key[0]), bytesOf(key[1])]))
    .subarray(12)
    .toString('hex')}`
}

/* ---- Claims ---- */

const OPENING = 'I attest that this part of my CV is true.'
const seconds = (at: unknown) => Math.floor(new Date(String(at)).getTime() / 1_000)

/** What is wrong with what the owner declared; empty when it is signed as the claim says. */
function attestationProblems(claim: Fields, about: { cv: string; origin: string }, keys: Fields[]): string[] {
  const { statement, signature, method, digest, section, by, at, signer, kid } = claim
  if (typeof statement !== 'string' || typeof signature !== 'string') return ['the attestation is not whole']
  const at19 = Number.isNaN(seconds(at)) ? '' : `${new Date(seconds(at) * 1_000).toISOString().slice(0, 19)}Z`
  const expected = [OPENING, about.origin, `${about.cv} ${String(section)}`, String(digest), at19]
  if (statement !== expected.join('\n')) return ['the statement is about something else']
  if (method === 'wallet') {
    const found = signerOf(statement, signature)
    return found !== null && found === signer ? [] : ['the signature is not by that wallet']
  }
  if (method !== 'account') return ['the method is unknown']
  const read = readJws(signature, 'cv-attestation+jwt', keys)
  if (typeof read === 'string') return [read]
  if (read.kid !== kid) return ['the signature is by another key']
  const wrong = difference(read.payload, { iss: about.origin, statement, by, iat: seconds(at) })
  return wrong ? [wrong] : []
}

/** What is wrong with the record of a confirmation; empty when the service signed exactly this. */
function confirmationProblems(
  confirmation: Fields,
  claim: Fields,
  about: { cv: string; origin: string },
  keys: Fields[],
): string[] {
  const { signature, name, domain, isFreeMail, isOwnDomain, institution, at, digest } = confirmation
  if (typeof signature !== 'string') return ['the confirmation is not signed']
  if (digest !== claim.digest) return ['the confirmation is of something else']
  const read = readJws(signature, 'cv-confirmation+jwt', keys)
  if (typeof read === 'string') return [`confirmation: ${read}`]
  const wrong = difference(read.payload, {
    iss: about.origin,
    cv: about.cv,
    section: claim.section,
    digest,
    name,
    domain,
    freeMail: isFreeMail,
    ownDomain: isOwnDomain,
    institution,
    iat: seconds(at),
  })
  return wrong ? [`confirmation: ${wrong}`] : []
}

function sentence(claim: Fields, confirmation: Fields | null, attested: boolean): string {
  const day = (at: unknown) => String(at).slice(0, 10)
  const parts = []
  if (confirmation) {
    const kind = confirmation.isFreeMail || confirmation.isOwnDomain ? ', which is no institution’s address' : ''
    parts.push(
      `confirmed by ${String(confirmation.name)}, ${String(confirmation.domain)}${kind}, on ${day(confirmation.at)}`,
    )
  }
  if (attested) {
    const who =
      claim.method === 'wallet'
        ? `with wallet ${String(claim.signer)}`
        : `by ${String(claim.by)}, signed in with Google,`
    parts.push(`self-attested ${who} on ${day(claim.at)}`)
  }
  return parts.join('; ') || 'stated'
}

function checkClaim(claim: Fields, about: { cv: string; origin: string }, keys: Fields[]): ClaimResult {
  const problems: string[] = []
  const section = String(claim.section)
  const isDigestGood = digestOf(about.cv, section, claim.value) === claim.digest
  if (!isDigestGood) problems.push('the digest is not that of the value')

  const isClaimed = claim.statement !== null && claim.statement !== undefined
  const wrong = isClaimed ? attestationProblems(claim, about, keys) : []
  const attested = isClaimed && isDigestGood && wrong.length === 0
  // What the service itself calls not valid is no lie; what it calls valid has to be.
  if (claim.valid === true) problems.push(...wrong)
  if (claim.valid === true && !isClaimed) problems.push('nothing was signed')
  if (claim.valid !== true && attested) problems.push('the attestation is good, but is called not valid')

  const confirmation = (claim.confirmation ?? null) as Fields | null
  const doubts = confirmation ? confirmationProblems(confirmation, claim, about, keys) : []
  problems.push(...doubts)
  const isConfirmed = confirmation !== null && isDigestGood && doubts.length === 0
  const confirmed = isConfirmed && confirmation.isFreeMail !== true && confirmation.isOwnDomain !== true
  const level = confirmed ? 'confirmed' : attested ? 'self-attested' : 'stated'
  if (claim.level !== level && claim.level !== 'evidence')
    problems.push(`the level is ${level}, not ${String(claim.level)}`)
  if (claim.level === 'evidence' && confirmed) problems.push('the level is confirmed, not evidence')
  return {
    section,
    level,
    attested,
    confirmed,
    says: sentence(claim, isConfirmed ? confirmation : null, attested),
    problems,
  }
}

/** Checks a whole document. `trusted`: the service's public keys from elsewhere; those in the document where there are none. */
export function checkCv(document: unknown, trusted: unknown = null): Result {
  const { cv, origin, claims, keys } = Object(document) as Fields
  const given = (Object(trusted) as Fields).keys
  const known = (trusted === null ? keys : given) as Fields[]
  const problems: string[] = []
  if (typeof cv !== 'string' || !/^[A-Za-z0-9_-]{21}$/.test(cv)) problems.push('this names no CV')
  if (typeof origin !== 'string') problems.push('this names no service')
  if (!Array.isArray(claims) || !Array.isArray(known)) problems.push('this is not a reply of /cvs/{id}/verification')
  if (problems.length > 0) return { ok: false, cv: String(cv), claims: [], problems, keysAreGiven: trusted !== null }
  const about = { cv: cv as string, origin: origin as string }
  const results = (claims as Fields[]).map(claim => checkClaim(Object(claim) as Fields, about, known))
  const seen = new Set<string>()
  for (const { section } of results) {
    if (seen.has(section)) problems.push(`${section} is there twice`)
    seen.add(section)
  }
  const ok = problems.length === 0 && results.every(one => one.problems.length === 0)
  return { ok, cv: about.cv, claims: results, problems, keysAreGiven: trusted !== null }
}

/* ---- The command ---- */

function report({ ok, cv, claims, problems, keysAreGiven }: Result): string {
  const lines = claims.flatMap(({ section, says, problems: wrong }) => [
    `${wrong.length === 0 ? 'ok   ' : 'WRONG'}  ${section}: ${says}`,
    ...wrong.map(problem => `         ${problem}`),
  ])
  const keys = keysAreGiven
    ? 'Signatures of the service were checked with the keys that you gave.'
    : 'Signatures of the service were checked with the keys inside the document. Use --keys to check the keys as well.'
  const end = ok ? 'Every digest and every signature is good.' : 'This document is not what the service published.'
  return [`CV ${cv}`, ...lines, ...problems.map(problem => `WRONG  ${problem}`), keys, end, ''].join('\n')
}

function main([file, option, keysFile]: string[]): number {
  if (file === undefined || (option !== undefined && (option !== '--keys' || keysFile === undefined))) {
    process.stderr.write('Usage: node verify-cv.mjs cv.json [--keys keys.json]\n')
    return 2
  }
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
  const result = checkCv(read(file), keysFile === undefined ? null : read(keysFile))
  process.stdout.write(report(result))
  return result.ok ? 0 : 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2))
}
