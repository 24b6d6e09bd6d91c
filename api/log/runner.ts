// Includes queued entries in the log, batch by batch. The batch after the first n entries is fixed before anything is written or signed, so
// concurrent runs do the same work, and the next run, in any process, resumes after a crash between any two steps.

import { type createNoteSigner, proofText } from '../crypto/note.ts'
import type { Log } from '../lib/log.ts'
import type { createGuard } from './guard.ts'
import type { Batch, LogKind, LogState, LogStore } from './store.ts'
import { bundled, createTree, entriesOf, growTiles, leafHash, piecesOf, type ReadTile, type Tree } from './tree.ts'

export type Included = { kind: LogKind; commitment: string; entry: Buffer; index: number; proof: string }
type Deps = {
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

export const createRunner = (deps: Deps) => ({
  /** Includes one batch. False when the queue is empty, or signing is refused. */
  runBatch: () => runBatch(deps),
})

async function runBatch(deps: Deps): Promise<boolean> {
  const { origin, store, signer, guard, onPublished, onRefused, log } = deps
  const state = await store.findState(origin)
  if (!state) return false
  const { size, batch } = state
  const tree = createTree(createReader(store, origin))
  if (batch && batch.from < size) {
    await finish(deps, batch, state, tree)
    return true
  }
  const reason = await guard.reasonAgainst(state, tree)
  if (reason !== null) {
    onRefused(reason)
    return false
  }
  const next = batch ?? (await fixBatch(deps, size))
  // Either the queue is empty or another process was faster.
  if (!next) return (await store.listQueued(1)).length > 0
  const grown = await grow(deps, next)
  const newSize = size + next.ids.length
  const root = await grown.root(newSize)
  const checkpoint = signer.sign(newSize, root)
  await store.keepCheckpoint(origin, newSize, checkpoint)
  if (!(await store.publish(origin, next, root.toString('base64'), checkpoint))) return true
  await guard.keep(newSize, checkpoint)
  log.info({ origin, size: newSize, root: root.toString('base64') }, 'checkpoint of the log published')
  onPublished()
  await finish(deps, next, { size: newSize, checkpoint }, grown)
  return true
}

async function fixBatch({ origin, store, log }: Deps, from: number): Promise<Batch | null> {
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
async function grow({ origin, store }: Deps, { from, ids }: Batch): Promise<Tree> {
  const read = createReader(store, origin)
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

/** Calls `onIncluded` for the published batch, then gives its queue rows their index. */
async function finish(
  { origin, store, onIncluded }: Deps,
  batch: Batch,
  { size, checkpoint }: Pick<LogState, 'size' | 'checkpoint'>,
  tree: Tree,
): Promise<void> {
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
