// Puts queued entries into the log, batch by batch. A crash between any two steps is made good by the next run, in this process or
// another, and several runs at once do the same: what follows the first n entries is fixed before anything is written or signed.

import { type createNoteSigner, proofText } from '../crypto/note.ts'
import type { Log } from '../lib/log.ts'
import type { createGuard } from './guard.ts'
import type { Batch, LogKind, LogState, LogStore } from './store.ts'
import { bundled, createTree, entriesOf, growTiles, leafHash, piecesOf, type ReadTile, type Tree } from './tree.ts'

export type Included = { kind: LogKind; commitment: string; entry: Buffer; index: number; proof: string }
type Parts = {
  origin: string
  store: LogStore
  signer: ReturnType<typeof createNoteSigner>
  guard: ReturnType<typeof createGuard>
  /** Called at least once for each entry, before its queue row gets its index. */
  onIncluded: (entries: readonly Included[]) => Promise<void>
  onPublished: () => void
  onRefused: (reason: string) => void
  log: Log
}

const BATCH = 256

export const createReader =
  (store: LogStore, origin: string): ReadTile =>
  async (level, n) =>
    (await store.readRow({ origin, level, n })) ?? Buffer.alloc(0)

export function createRunner({ origin, store, signer, guard, onIncluded, onPublished, onRefused, log }: Parts) {
  const read = createReader(store, origin)

  /** Tells of the entries of the published batch, and gives their rows their index. */
  async function finish(batch: Batch, { size, checkpoint }: Pick<LogState, 'size' | 'checkpoint'>, tree: Tree) {
    const rows = await store.readQueued(batch.ids)
    const included = rows.map(async ({ kind, commitment, entry }, at) => {
      const index = batch.from + at
      const proof = proofText(index, await tree.inclusion(index, size), checkpoint ?? '')
      return { kind, commitment, entry, index, proof }
    })
    await onIncluded(await Promise.all(included))
    await store.setIndexes(origin, batch)
    await store.endBatch(origin, batch)
  }

  async function fixBatch(from: number): Promise<Batch | null> {
    const queued = await store.listQueued(BATCH)
    const broken = queued.filter(({ isWhole }) => !isWhole).map(({ id }) => id)
    if (broken.length > 0) {
      log.warn({ origin, broken }, 'entries without their bytes are set aside')
      await store.setAside(broken)
    }
    const ids = queued.filter(({ isWhole }) => isWhole).map(({ id }) => id)
    return ids.length > 0 && (await store.fixBatch(origin, { from, ids })) ? { from, ids } : null
  }

  /** Writes the rows of a batch; returns the tree with it. */
  async function grow({ from, ids }: Batch): Promise<Tree> {
    const entries = (await store.readQueued(ids)).map(({ entry }) => entry)
    const rows = await growTiles(read, from, entries.map(leafHash))
    for (const { level, n, bytes } of rows) await store.growRow({ origin, level, n }, bytes.length / 32, bytes)
    for (const { n, from: at, kept } of piecesOf(from, entries.length)) {
      const place = { origin, level: 'entries', n } as const
      const old = entriesOf((await store.readRow(place)) ?? Buffer.alloc(0), kept)
      const fresh = entries.slice(at, at + 256 - kept)
      await store.growRow(place, kept + fresh.length, Buffer.concat([old, bundled(fresh)]))
    }
    const written = new Map(rows.map(({ level, n, bytes }) => [`${level}/${n}`, bytes]))
    return createTree(async (level, n) => written.get(`${level}/${n}`) ?? read(level, n))
  }

  return {
    /** One batch. False when nothing is left to do, or nothing may be signed. */
    async runBatch(): Promise<boolean> {
      const state = await store.findState(origin)
      if (!state) return false
      const { size, batch } = state
      const tree = createTree(read)
      if (batch && batch.from < size) {
        await finish(batch, state, tree)
        return true
      }
      const reason = await guard.reasonAgainst(state, tree)
      if (reason !== null) {
        onRefused(reason)
        return false
      }
      const next = batch ?? (await fixBatch(size))
      // Either the queue is empty or another process was faster.
      if (!next) return (await store.listQueued(1)).length > 0
      const grown = await grow(next)
      const now = size + next.ids.length
      const root = await grown.root(now)
      const checkpoint = signer.sign(now, root)
      await store.keepCheckpoint(origin, now, checkpoint)
      if (!(await store.publish(origin, next, root.toString('base64'), checkpoint))) return true
      await guard.keep(now, checkpoint)
      log.info({ origin, size: now, root: root.toString('base64') }, 'checkpoint of the log published')
      onPublished()
      await finish(next, { size: now, checkpoint }, grown)
      return true
    },
  }
}
