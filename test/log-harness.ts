// An independent reader of a log in C2SP's form: walks every tile and entry, and checks proofs with code of its own.

import { deepEqual, equal, ok } from 'node:assert/strict'
import { createHash, createPublicKey, verify } from 'node:crypto'

export const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
export const leafOf = (entry: Buffer) => sha256(Buffer.from([0]), entry)
const nodeOf = (left: Buffer, right: Buffer) => sha256(Buffer.from([1]), left, right)

/** RFC 6962, 2.1, word for word. */
export function treeHash(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256()
  if (leaves.length === 1) return leaves[0] as Buffer
  let k = 1
  while (k < leaves.length / 2) k *= 2
  return nodeOf(treeHash(leaves.slice(0, k)), treeHash(leaves.slice(k)))
}

/** RFC 9162, 2.1.3.2. */
export function rootOfProof(index: number, size: number, leaf: Buffer, proof: readonly Buffer[]): Buffer | null {
  let [fn, sn, root] = [index, size - 1, leaf]
  for (const hash of proof) {
    if (sn === 0) return null
    if (fn % 2 === 1 || fn === sn) {
      root = nodeOf(hash, root)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
    } else root = nodeOf(root, hash)
    ;[fn, sn] = [Math.floor(fn / 2), Math.floor(sn / 2)]
  }
  return sn === 0 ? root : null
}

export type Signature = { name: string; bytes: Buffer }
export type Checkpoint = { body: string; origin: string; size: number; root: Buffer; signatures: Signature[] }

export function readCheckpoint(text: string): Checkpoint {
  const at = text.indexOf('\n\n')
  const body = text.slice(0, at + 1)
  const [origin = '', size, root = '', ...more] = body.split('\n')
  deepEqual(more, [''], 'three lines')
  const signatures = text
    .slice(at + 2)
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [dash, name = '', bytes = ''] = line.split(' ')
      equal(dash, '—')
      return { name, bytes: Buffer.from(bytes, 'base64') }
    })
  return { body, origin, size: Number(size), root: Buffer.from(root, 'base64'), signatures }
}

/** Whether this key signed the checkpoint: the log's (type 1) or a witness's (type 4). */
export function isSignedBy(vkey: string, { body, signatures }: Checkpoint): boolean {
  const [name, id, text] = vkey.split(/\+(?=[0-9a-f]{8}\+)|(?<=\+[0-9a-f]{8})\+/)
  const key = Buffer.from(text ?? '', 'base64')
  equal(sha256(`${name}\n`, key).toString('hex', 0, 4), id, 'the key ID')
  const x = key.subarray(1).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return signatures.some(signature => {
    if (signature.name !== name || signature.bytes.toString('hex', 0, 4) !== id) return false
    const isWitness = key[0] === 4
    const signed = isWitness ? `cosignature/v1\ntime ${signature.bytes.readBigUInt64BE(4)}\n${body}` : body
    return verify(null, Buffer.from(signed), publicKey, signature.bytes.subarray(isWitness ? 12 : 4))
  })
}

export type Proof = { index: number; hashes: Buffer[]; checkpoint: Checkpoint }

export function readProof(text: string): Proof {
  const [head, ...rest] = text.split('\n\n')
  const [version, index, ...hashes] = (head as string).split('\n')
  equal(version, 'c2sp.org/tlog-proof@v1')
  const checkpoint = readCheckpoint(rest.join('\n\n'))
  return {
    index: Number(index?.replace('index ', '')),
    hashes: hashes.map(line => Buffer.from(line, 'base64')),
    checkpoint,
  }
}

export const isProven = ({ index, hashes, checkpoint }: Proof, entry: Buffer): boolean =>
  rootOfProof(index, checkpoint.size, leafOf(entry), hashes)?.equals(checkpoint.root) ?? false

/** The entries of a bundle. */
export function entriesIn(bundle: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at < bundle.length; ) {
    const end = at + 2 + bundle.readUInt16BE(at)
    found.push(bundle.subarray(at + 2, end))
    at = end
  }
  return found
}

const groupsOf = (n: number): string =>
  (n < 1_000 ? '' : `${groupsOf(Math.floor(n / 1_000))}`) + String(n % 1_000).padStart(3, '0')
export const pathOf = (n: number): string => {
  const groups = groupsOf(n).match(/\d{3}/g) as string[]
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

export async function readBytes(url: string, path: string): Promise<Buffer | null> {
  const reply = await fetch(`${url}/log/${path}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  return reply.status === 200 ? bytes : null
}
export async function readText(url: string, path: string): Promise<string> {
  const reply = await fetch(`${url}/log/${path}`)
  equal(reply.status, 200, `${path}: ${reply.status}`)
  return reply.text()
}

/** Walks the whole log: every tile of every level, every bundle, the root, the signature. Returns its entries. */
export async function walk(url: string): Promise<{ checkpoint: Checkpoint; text: string; entries: Buffer[] }> {
  const text = await readText(url, 'checkpoint')
  const checkpoint = readCheckpoint(text)
  const [vkey = ''] = (await readText(url, 'keys')).split('\n')
  ok(isSignedBy(vkey, checkpoint), 'signed')
  const entries: Buffer[] = []
  let hashes: Buffer[] = []
  for (let level = 0, count = checkpoint.size; count > 0; level++, count = Math.floor(count / 256)) {
    const read: Buffer[] = []
    for (let n = 0; n * 256 < count; n++) {
      const width = Math.min(256, count - n * 256)
      const path = `${pathOf(n)}${width < 256 ? `.p/${width}` : ''}`
      const tile = await readBytes(url, `tile/${level}/${path}`)
      equal(tile?.length, width * 32, `tile ${level}/${path}`)
      for (let at = 0; at < width; at++) read.push((tile as Buffer).subarray(at * 32, at * 32 + 32))
      if (level > 0) continue
      const bundle = entriesIn((await readBytes(url, `tile/entries/${path}`)) as Buffer)
      equal(bundle.length, width, `bundle ${path}`)
      entries.push(...bundle)
    }
    const below = Array.from({ length: count }, (_, n) => treeHash(hashes.slice(n * 256, n * 256 + 256)))
    deepEqual(read, level === 0 ? entries.map(leafOf) : below, `level ${level}`)
    hashes = read
  }
  deepEqual(treeHash(entries.map(leafOf)), checkpoint.root, 'the root')
  return { checkpoint, text, entries }
}
