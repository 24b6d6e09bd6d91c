// The append-only log of claims: what is put into it, and what others read of it. The entries are salted hashes.

import { canonicalJson } from '../core/canonical-json.ts'
import { commitmentOf, createNoteSigner, type Witness } from '../crypto/note.ts'
import type { Jwk } from '../crypto/signer.ts'
import type { MayGoOn } from '../jobs/job.ts'
import { createLease, type Leases } from '../jobs/lease-store.ts'
import type { Log } from '../lib/log.ts'
import { sha256 } from '../lib/sha256.ts'
import type { WitnessClient } from '../providers/witness.ts'
import { createGuard } from './guard.ts'
import { createReader, createRunner, type Included } from './runner.ts'
import type { LogState, LogStore, ToLog } from './store.ts'
import { EMPTY_ROOT, entriesOf, hashesOf, TILE } from './tree.ts'
import { createWitnesses } from './witnesses.ts'

export type { LogKind, ToLog } from './store.ts'
export type { Included }

type Parts = {
  settings: {
    key: Jwk | null
    origin: string
    witnesses: readonly Witness[]
    checkpointFile: string
  }
  store: LogStore
  leases: Leases
  witnessClient: WitnessClient
  revokedKids: readonly string[]
  /** Every public key that ever signed a claim. */
  listKeys: () => Promise<readonly Jwk[]>
  onIncluded: (entries: readonly Included[]) => Promise<void>
  /** Something was queued. */
  onQueued: () => unknown
  now: () => Date
  log: Log
}

const LEASE_MS = 15_000
const REMIND_MS = 60_000
const NO_SALT = Buffer.alloc(32)

/** RFC 7638. */
const thumbprintOf = ({ kty, crv, x, y }: Jwk) => sha256(canonicalJson({ kty, crv, x, y })).toString('base64url')

export type LogService = ReturnType<typeof createLogService>

export function createLogService(parts: Parts) {
  const { settings, store, leases, revokedKids, listKeys, onIncluded, onQueued, now, log } = parts
  const { origin } = settings
  const signer = settings.key && createNoteSigner(origin, settings.key)
  const guard = createGuard({ file: settings.checkpointFile, origin, vkey: signer?.vkey ?? '' })
  const { saw } = guard
  const read = createReader(store, origin)
  const witnesses = createWitnesses({ ...parts, ...settings, signer, read, saw })
  const lease = createLease(leases, now, { name: 'log', forMs: LEASE_MS })
  let refused = { reason: '', at: 0 }
  let hasRun = false

  function onRefused(reason: string): void {
    const at = now().getTime()
    const isNew = reason !== refused.reason || at - refused.at >= REMIND_MS
    if (isNew) log.warn({ origin }, `The log refuses to sign. ${reason}`)
    refused = { reason, at: isNew ? at : refused.at }
  }
  function onPublished(): void {
    refused = { reason: '', at: 0 }
    witnesses.ask()
  }
  const runner = signer && createRunner({ origin, store, signer, guard, onIncluded, onPublished, onRefused, log })

  async function enqueue(entries: readonly ToLog[]): Promise<void> {
    if (!signer || entries.length === 0) return
    const at = new Date(Math.floor(now().getTime() / 1_000) * 1_000)
    const rows = entries.map(({ kind, commitment }) => {
      const text = canonicalJson({ at: at.toISOString().replace('.000', ''), commitment, kind, v: 1 })
      return { id: `${kind}:${commitment}`, kind, commitment, entry: Buffer.from(text) }
    })
    await store.enqueue(rows, at)
    await onQueued()
  }

  /** The first log, or a new one beside others: then what those have lost is queued again, before the new one is there. */
  async function begin(vkey: string): Promise<void> {
    const root = EMPTY_ROOT.toString('base64')
    const fresh: LogState = { _id: origin, vkey, size: 0, root, checkpoint: null, cosignatures: {}, batch: null }
    if (await store.findPublished(origin)) return
    for (const { _id, size, batch } of await store.listStates())
      if (_id !== origin) await store.requeue(_id, batch?.from ?? size)
    await store.createState(fresh)
  }

  /** Bytes of a row up to a width, if the published log has as many. */
  async function published(level: number | 'entries', n: number, width: number): Promise<Buffer | null> {
    const state = await store.findPublished(origin)
    const count = Math.floor((state?.size ?? 0) / TILE ** (level === 'entries' ? 0 : level)) - n * TILE
    const row = width <= count ? await store.readRow({ origin, level, n }) : null
    return row && (level === 'entries' ? entriesOf(row, width) : hashesOf(row, width))
  }

  return {
    /** Whether LOG_KEY is set. Without it nothing is logged. */
    isReady: signer !== null,
    /** Idempotent by kind and commitment. */
    enqueue,
    /** At every start: begins the log, and logs the keys that sign claims. */
    async prepare(): Promise<void> {
      if (!signer) return
      if (settings.checkpointFile === '' && settings.witnesses.length === 0)
        log.warn(
          {},
          'A rollback of the log cannot be noticed by us: neither LOG_CHECKPOINT_FILE nor LOG_WITNESSES is set.',
        )
      await begin(signer.vkey)
      const keys = (await listKeys()).map(key => ({
        commitment: commitmentOf(NO_SALT, thumbprintOf(key)),
        isRevoked: revokedKids.includes(String(key.kid)),
      }))
      const revoked = keys.filter(({ isRevoked }) => isRevoked)
      await enqueue(keys.map(({ commitment }) => ({ kind: 'key-added' as const, commitment })))
      await enqueue(revoked.map(({ commitment }) => ({ kind: 'key-revoked' as const, commitment })))
    },
    /** Includes all that is queued. An idle run costs one read; the first one also looks for a rollback. */
    async work(mayGoOn: MayGoOn): Promise<unknown> {
      if (!runner || (hasRun && (await store.listQueued(1)).length === 0)) return
      if (!(await guard.isKept())) await witnesses.probe()
      try {
        while ((await mayGoOn()) && (await lease.take()) && (await runner.runBatch()));
      } finally {
        await lease.drop()
      }
      if (!hasRun) witnesses.ask()
      hasRun = true
    },
    close: witnesses.close,

    /** The newest checkpoint, with the lines of the witnesses. Null before the first. */
    async checkpoint(): Promise<string | null> {
      const state = await store.findPublished(origin)
      if (!state?.checkpoint) return null
      return `${state.checkpoint}${Object.values(state.cosignatures ?? {})
        .map(line => `${line}\n`)
        .join('')}`
    },
    tile: (level: number, n: number, width: number) => published(level, n, width),
    bundle: (n: number, width: number) => published('entries', n, width),
    /** A vkey on each line, that of this log first. */
    async keys(): Promise<string | null> {
      if (!signer) return null
      const others = (await store.listStates()).filter(({ _id }) => _id !== origin)
      return [signer.vkey, ...others.map(({ vkey }) => vkey)].map(line => `${line}\n`).join('')
    },
    figures: {
      size: async () => (await store.findPublished(origin))?.size ?? 0,
      queued: store.countQueued,
      refuses: () => Number(refused.reason !== ''),
      /** The age of the oldest entry in the queue. */
      waitingSeconds: async () => {
        const [oldest] = await store.listQueued(1)
        return oldest ? (now().getTime() - oldest.at.getTime()) / 1_000 : 0
      },
    },
  }
}
