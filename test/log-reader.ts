// Checks what claims carry of the log, and lists its entries; shares no code with the service.
import type { TestApp } from './harness.ts'
import { entriesIn, isProven, isSignedBy, pathOf, readBytes, readProof, readText, sha256 } from './log-harness.ts'

export { sha256 } from './log-harness.ts'
export const commitmentOf = (salt: Buffer, message: string): string =>
  sha256(salt, sha256(message)).toString('base64url')

export type Entry = { at: string; commitment: string; kind: string; v: number }
export type LogMember = { entry: string; salt: string; proof: string }
type Claim = { method?: string; statement?: string; signature: string }

export function logReader({ url }: TestApp) {
  return {
    /** The entry that a claim carries. Throws when its proof, its form or its commitment is wrong. */
    async check({ entry, salt, proof }: LogMember, kind: string, claim: Claim): Promise<Entry & { index: number }> {
      const bytes = Buffer.from(entry, 'base64')
      const found = JSON.parse(bytes.toString()) as Entry
      const { at, commitment, v } = found
      const message = claim.method === 'wallet' ? `${claim.statement}\n${claim.signature}` : claim.signature
      if (JSON.stringify({ at, commitment, kind, v }) !== bytes.toString() || v !== 1) throw new Error('another form')
      if (commitment !== commitmentOf(Buffer.from(salt, 'base64url'), message)) throw new Error('another commitment')
      const read = readProof(proof)
      const [vkey = ''] = (await readText(url, 'keys')).split('\n')
      if (read.checkpoint.origin !== vkey.split('+')[0]) throw new Error('another log')
      if (!isSignedBy(vkey, read.checkpoint)) throw new Error('not signed')
      if (!isProven(read, bytes)) throw new Error('another root')
      return { ...found, index: read.index }
    },

    /** Every entry that is published. */
    async entries(): Promise<Entry[]> {
      const size = Number((await readText(url, 'checkpoint')).split('\n')[1])
      const found: Entry[] = []
      for (let n = 0; n * 256 < size; n++) {
        const width = Math.min(256, size - n * 256)
        const bundle = await readBytes(url, `tile/entries/${pathOf(n)}${width < 256 ? `.p/${width}` : ''}`)
        found.push(...entriesIn(bundle as Buffer).map(entry => JSON.parse(entry.toString())))
      }
      return found
    },
  }
}

/** The commitment under which the holder of a claim's salt finds its withdrawal. */
export const withdrawalOf = (salt: string, credential: string): string =>
  commitmentOf(sha256('withdrawal', Buffer.from(salt, 'base64url')), credential)
