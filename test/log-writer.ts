// A log and a CV that no service made: written word for word after the formats, with keys of their own, and served as tiles. It can
// be made to lie.
import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonicalJson } from '../api/core/canonical-json.ts'
import { projectRoot } from '../api/lib/root.ts'
import { leafOf, pathOf, sha256, treeHash } from './log-harness.ts'

type Test = { teardown: (step: () => unknown) => unknown }
export type Kind = 'attestation' | 'confirmation' | 'withdrawal' | 'key-added' | 'key-revoked'
export const START = Date.parse('2026-11-25T03:00:00Z')
const secondsOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z/, 'Z')

/** A key that signs notes: of a log (type 1) or a witness (type 4). */
export function noteKey(name: string, type = 1) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.concat([
    Buffer.from([type]),
    Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url'),
  ])
  const id = sha256(`${name}\n`, key).subarray(0, 4)
  const line = (body: string, time = 0) => {
    const stamp = Buffer.alloc(type === 4 ? 8 : 0)
    if (type === 4) stamp.writeBigUInt64BE(BigInt(time))
    const signed = type === 4 ? `cosignature/v1\ntime ${time}\n${body}` : body
    const bytes = Buffer.concat([id, stamp, sign(null, Buffer.from(signed), privateKey)])
    return `— ${name} ${bytes.toString('base64')}\n`
  }
  return { vkey: `${name}+${id.toString('hex')}+${key.toString('base64')}`, line }
}

export const entryOf = (kind: Kind, commitment: string, at = START) =>
  Buffer.from(`{"at":"${secondsOf(at)}","commitment":"${commitment}","kind":"${kind}","v":1}`)
export const commit = (salt: Buffer, message: string) => sha256(salt, sha256(message)).toString('base64url')
const anyEntry = (at: number) => entryOf('attestation', randomBytes(32).toString('base64url'), at)

/** RFC 6962, 2.1.1, word for word. */
function pathTo(m: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length < 2) return []
  let k = 1
  while (k < leaves.length / 2) k *= 2
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)]
  return m < k ? [...pathTo(m, left), treeHash(right)] : [...pathTo(m - k, right), treeHash(left)]
}

export function createWriter(origin = 'log.example/log', key = noteKey(origin)) {
  let entries: Buffer[] = []
  let busy = 0
  const bodyOf = (size: number) =>
    `${origin}\n${size}\n${treeHash(entries.slice(0, size).map(leafOf)).toString('base64')}\n`
  const cosigners: ((body: string) => string)[] = []
  /** Wrong replies, by path. */
  const lies = new Map<string, Buffer | string>()
  const checkpoint = (size = entries.length) => {
    const body = bodyOf(size)
    return `${body}\n${key.line(body)}${cosigners.map(line => line(body)).join('')}`
  }
  function tile(level: string, place: number): Buffer {
    const [of, from] = [256 ** Number(level === 'entries' ? 0 : level), place * 256]
    const count = Math.min(256, Math.floor(entries.length / of) - from)
    const parts = Array.from({ length: Math.max(0, count) }, (_, at) =>
      entries.slice((from + at) * of, (from + at + 1) * of),
    )
    const bytes = parts.map(part => {
      const [entry] = part as [Buffer]
      const length = Buffer.alloc(2)
      length.writeUInt16BE(entry.length)
      return level === 'entries' ? Buffer.concat([length, entry]) : treeHash(part.map(leafOf))
    })
    return Buffer.concat(bytes)
  }
  function fileOf(path: string): Buffer | string | null {
    const lie = lies.get(path)
    if (lie !== undefined) return lie
    if (path === 'checkpoint') return checkpoint()
    if (path === 'keys') return `${key.vkey}\n`
    const [, level = '', digits = '', width] = /^tile\/(\d|entries)\/([x\d/]+?)(?:\.p\/(\d+))?$/.exec(path) ?? []
    const place = Number(digits.replace(/[x/]/g, ''))
    const bytes = tile(level, place)
    const have = level === 'entries' ? entries.slice(place * 256, (place + 1) * 256).length : bytes.length / 32
    return pathOf(place) === digits && have === Number(width ?? 256) ? bytes : null
  }
  return {
    key,
    lies,
    cosigners,
    checkpoint,
    fileOf,
    entries: () => entries,
    /** Another log under the same name, like a restored database. */
    rewrite: (change: (entries: Buffer[]) => Buffer[]) => {
      entries = change([...entries])
    },
    add: (...more: Buffer[]) => entries.push(...more) - 1,
    fill: (count: number, at = START) => entries.push(...Array.from({ length: count }, () => anyEntry(at))),
    proof: (index: number, size = entries.length) => {
      const hashes = pathTo(index, entries.slice(0, size).map(leafOf)).map(hash => `${hash.toString('base64')}\n`)
      return `c2sp.org/tlog-proof@v1\nindex ${index}\n${hashes.join('')}\n${checkpoint(size)}`
    },
    /** Refuses the next requests, as a service does that limits them. */
    refuse: (count: number) => {
      busy = count
    },
    async serve(t: Test): Promise<string> {
      const server = createServer(({ url = '' }, reply) => {
        if (busy-- > 0) return void reply.writeHead(429, { 'retry-after': '0' }).end()
        const file = fileOf(url.replace('/log/', ''))
        reply.writeHead(file === null ? 404 : 200).end(file ?? '')
      })
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      t.teardown(() => server.close())
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}
export type Writer = ReturnType<typeof createWriter>

/* ---- A CV ---- */

const [ORIGIN, CV, NAME] = ['https://trucv.example', 'V1StGXR8_Z5jdHi6B-myT', 'Ana Rao']
const HOLDER = 'AAECAwQFBgcICQoLDA0ODw'
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function jws(privateKey: KeyObject, payload: object): string {
  const signed = `${encode({ alg: 'ES256', typ: 'cv-attestation+jwt', kid: 'k' })}.${encode(payload)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** A claim that its owner signed. `withdrawal`: the commitment of an entry that takes it back. */
function claimOf(privateKey: KeyObject, id: string, at: number) {
  const section = `skills.${id}`
  const value = { name: id }
  const digest = `0x${createHash('sha256')
    .update(canonicalJson({ holder: HOLDER, kind: 'skills', scope: 'whole', value }))
    .digest('hex')}`
  const statement = [
    'I attest that this part of my CV is true.',
    ORIGIN,
    `${HOLDER} skills whole`,
    digest,
    secondsOf(at),
    NAME,
  ].join('\n')
  const by = 'Ana Rao'
  const signature = jws(privateKey, { iss: ORIGIN, statement, by, iat: at / 1_000 })
  const salt = randomBytes(32)
  const name = `${ORIGIN}/claims/${HOLDER}#${digest} attestation ${at / 1_000}`
  const uuid = createHash('sha1').update(Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')).update(name).digest()
  uuid[6] = ((uuid[6] as number) % 16) + 0x50
  uuid[8] = ((uuid[8] as number) % 64) + 0x80
  const urn = `urn:uuid:${uuid.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}`
  return {
    salt,
    commitment: commit(salt, signature),
    withdrawal: commit(sha256('withdrawal', salt), urn),
    claim: {
      ...{ section, scope: 'whole', level: 'self-attested', value, digest },
      ...{ method: 'account', by, person: NAME, statement, signature },
      ...{
        signer: null,
        kid: 'k',
        at: new Date(at).toISOString(),
        valid: true,
        log: null as null | Record<string, string>,
      },
    },
  }
}

export function createCv() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k' }] }
  return {
    keys,
    sign: (id: string, at = START) => claimOf(privateKey, id, at),
    documentOf: (...claims: { claim: object }[]) => ({
      ...{ format: 3, cv: CV, holder: HOLDER, name: NAME, origin: ORIGIN, asOf: '2026-11-25T04:00:00.000Z', ...keys },
      claims: claims.map(({ claim }) => claim),
    }),
  }
}

/** Puts a signed claim into a log, and the proof beside the claim. */
export function record(writer: Writer, signed: ReturnType<typeof claimOf>, at = START): number {
  const entry = entryOf('attestation', signed.commitment, at)
  const index = writer.add(entry)
  prove(writer, signed, index)
  return index
}
export function prove(writer: Writer, { claim, salt }: ReturnType<typeof claimOf>, index: number): void {
  const entry = (writer.entries()[index] as Buffer).toString('base64')
  claim.log = { entry, salt: salt.toString('base64url'), proof: writer.proof(index) }
}

/* ---- The programs ---- */

/** The programs as they are handed out, in a folder with nothing else. */
export function programs(t: Test) {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  for (const name of ['verify-cv.mjs', 'log-audit.mjs'])
    copyFileSync(join(projectRoot, 'dist', 'site', name), join(folder, name))
  const run = (...words: string[]) =>
    new Promise<{ status: number; said: string }>(resolve => {
      execFile(process.execPath, words, { cwd: folder, env: {} }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
      )
    })
  return {
    folder,
    run,
    audit: (...words: string[]) => run('log-audit.mjs', ...words),
    verify: (document: object, keys: object, ...words: string[]) => {
      writeFileSync(join(folder, 'cv.json'), JSON.stringify(document))
      writeFileSync(join(folder, 'keys.json'), JSON.stringify(keys))
      return run('verify-cv.mjs', 'cv.json', '--keys', 'keys.json', ...words)
    },
  }
}
