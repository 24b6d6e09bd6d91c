// The program of a process that makes canonical N-Quads of documents of strangers. It has no secrets and opens no connections.
import { setPriority } from 'node:os'
import { BUNDLED, canonicalQuads } from '../../../crypto/linked-data.ts'
import type { QuadsAnswer, QuadsJob } from './linked-data.ts'

setPriority(5)

const MAX_QUADS = 2_000

async function answer({ documents, contexts, hash }: QuadsJob): Promise<QuadsAnswer> {
  const known = new Map([...BUNDLED, ...contexts])
  try {
    const quads: string[] = []
    for (const document of documents) quads.push(await canonicalQuads(document, known, hash))
    return quads.some(text => text.split('\n').length > MAX_QUADS) ? { refused: 'too_complex' } : { quads }
  } catch (error) {
    // Errors of jsonld have its name: safe mode found what it would have dropped. The canonical form gives up on poison by another.
    return { refused: String((error as Error).name).startsWith('jsonld.') ? 'json_ld' : 'too_complex' }
  }
}

process.on('message', async (job: QuadsJob) => {
  process.send?.(await answer(job))
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
