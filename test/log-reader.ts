// Reads the log over HTTP and checks what claims carry of it, by RFC 6962 and node:crypto alone; shares no code with the service.
import { createHash, createPublicKey, verify } from 'node:crypto'
import type { TestApp } from './harness.ts'

export const sha256 = (...parts: (string | Buffer)[]): Buffer =>
  createHash('sha256')
    .update(Buffer.concat(parts.map(part => Buffer.from(part as string))))
    .digest()
export const commitmentOf = (salt: Buffer, message: string): string =>
  sha256(salt, sha256(message)).toString('base64url')

export type Entry = { at: string; commitment: string; kind: string; v: number }
export type LogMember = { entry: string; salt: string; proof: string }
type Claim = { method?: string; statement?: string; signature: string }

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** The root that an inclusion proof leads to; null when it is of the wrong length. */
function rootOf(leaf: Buffer, index: number, size: number, hashes: Buffer[]): Buffer | null {
  let [fn, sn, root] = [index, size - 1, leaf]
  for (const hash of hashes) {
    if (sn === 0) return null
    if (fn % 2 === 1 || fn === sn) {
      root = sha256(Buffer.from([1]), hash, root)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else root = sha256(Buffer.from([1]), root, hash)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  return sn === 0 ? root : null
}

export function logReader(app: TestApp) {
  const read = async (path: string) => {
    const reply = await fetch(`${app.url}/log/${path}`)
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    return Buffer.from(await reply.arrayBuffer())
  }

  return {
    /** The entry that a claim carries. Throws when its proof, its form or its commitment is wrong. */
    async check({ entry, salt, proof }: LogMember, kind: string, claim: Claim): Promise<Entry & { index: number }> {
      const bytes = Buffer.from(entry, 'base64')
      const found = JSON.parse(bytes.toString()) as Entry
      const { at, commitment, v } = found
      const message = claim.method === 'wallet' ? `${claim.statement}\n${claim.signature}` : claim.signature
      if (JSON.stringify({ at, commitment, kind, v }) !== bytes.toString() || v !== 1) throw new Error('another form')
      if (commitment !== commitmentOf(Buffer.from(salt, 'base64url'), message)) throw new Error('another commitment')
      const [head = '', checkpoint = ''] = proof.split(/\n\n(.*)/s)
      const [format, index = '', ...hashes] = head.split('\n')
      if (format !== 'c2sp.org/tlog-proof@v1' || !/^index \d+$/.test(index)) throw new Error('another format')
      const [text = '', signatures = ''] = checkpoint.split(/\n\n(.*)/s)
      const [origin, size, root] = text.split('\n')
      const [vkey = ''] = (await read('keys')).toString().split('\n')
      const [name, , key = ''] = vkey.split(/\+(.{8})\+/)
      const publicKey = createPublicKey({
        key: Buffer.concat([SPKI, Buffer.from(key, 'base64').subarray(1)]),
        format: 'der',
        type: 'spki',
      })
      const line = signatures.split('\n').find(one => one.startsWith(`— ${name} `)) ?? ''
      const signature = Buffer.from(line.split(' ')[2] ?? '', 'base64').subarray(4)
      if (origin !== name || !verify(null, Buffer.from(`${text}\n`), publicKey, signature))
        throw new Error('not signed')
      const at0 = Number(index.slice(6))
      const path = hashes.map(hash => Buffer.from(hash, 'base64'))
      const reached = rootOf(sha256(Buffer.from([0]), bytes), at0, Number(size), path)
      if (reached?.toString('base64') !== root) throw new Error('another root')
      return { ...found, index: at0 }
    },

    /** Every entry that is published. */
    async entries(): Promise<Entry[]> {
      const size = Number((await read('checkpoint')).toString().split('\n')[1])
      const found: Entry[] = []
      for (let n = 0; n * 256 < size; n++) {
        const width = Math.min(256, size - n * 256)
        const name = String(n).padStart(3, '0')
        const bundle = await read(`tile/entries/${name}${width < 256 ? `.p/${width}` : ''}`)
        for (let at = 0; at < bundle.length; at += 2 + bundle.readUInt16BE(at))
          found.push(JSON.parse(bundle.subarray(at + 2, at + 2 + bundle.readUInt16BE(at)).toString()))
      }
      return found
    },
  }
}

/** The commitment under which the holder of a claim's salt finds its withdrawal. */
export const withdrawalOf = (salt: string, credential: string): string =>
  commitmentOf(sha256('withdrawal', Buffer.from(salt, 'base64url')), credential)
