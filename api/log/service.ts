// The append-only log of claims: queueing entries, and including them. The entries are salted hashes.

import { canonicalJson } from '../core/canonical-json.ts'
import { commitmentOf, createNoteSigner, type Witness } from '../crypto/note.ts'
import type { Jwk } from '../crypto/signer.ts'
import type { MayGoOn } from '../jobs/job.ts'
import { createLease, type Leases } from '../jobs/lease-store.ts'
import type { Log } from '../lib/log.ts'
import { sha256 } from '../lib/sha256.ts'
import type { WitnessClient } from '../providers/witness.ts'
import { createGuard } from './guard.ts'
import { createPublished } from './published.ts'
import { createReader, createRunner, type Included } from './runner.ts'
import type { LogState, LogStore, ToLog } from './store.ts'
import { EMPTY_ROOT } from './tree.ts'
import { createWitnesses } from './witnesses.ts'

export type { LogKind, ToLog } from './store.ts'
export type { Included }

type Deps = {
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
  /** Every public key that has signed a claim. */
  listKeys: () => Promise<readonly Jwk[]>
  onIncluded: (entries: readonly Included[]) => Promise<void>
  onQueued: () => unknown
  now: () => Date
  log: Log
}

const LEASE_MS = 15_000
const REMIND_MS = 60_000
const NO_SALT = Buffer.alloc(32)

export type LogService = ReturnType<typeof createLogService>

export function createLogService(deps: Deps) {
  const { settings, store, onIncluded, now, log } = deps
  const { origin } = settings
  const signer = settings.key && createNoteSigner(origin, settings.key)
  const guard = createGuard({ file: settings.checkpointFile, origin, vkey: signer?.vkey ?? '' })
  const witnesses = createWitnesses({
    origin,
    witnesses: settings.witnesses,
    signer,
    store,
    read: createReader(store, origin),
    witnessClient: deps.witnessClient,
    saw: guard.saw,
    log,
  })
  const refusals = createRefusals(deps)
  const onPublished = () => {
    refusals.end()
    witnesses.ask()
  }
  const onRefused = refusals.note
  const runner = signer && createRunner({ origin, store, signer, guard, onIncluded, onPublished, onRefused, log })
  const lease = createLease(deps.leases, now, { name: 'log', forMs: LEASE_MS })
  let hasRun = false

  return {
    /** Whether LOG_KEY is set. Without it nothing is logged. */
    isReady: signer !== null,
    /** Idempotent by kind and commitment. */
    enqueue: async (entries: readonly ToLog[]): Promise<void> => (signer ? enqueue(deps, entries) : undefined),
    /** At every start: begins the log, and logs the keys that sign claims. */
    prepare: async (): Promise<void> => (signer ? prepare(deps, signer.vkey) : undefined),
    /** Includes all queued entries. An idle run costs one read; the first one also looks for a rollback. */
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
    ...createPublished(store, origin, signer?.vkey ?? null),
    figures: {
      size: async () => (await store.findPublished(origin))?.size ?? 0,
      queued: store.countQueued,
      refuses: () => Number(refusals.isRefusing()),
      /** The age of the oldest entry in the queue. */
      waitingSeconds: async () => {
        const [oldest] = await store.listQueued(1)
        return oldest ? (now().getTime() - oldest.at.getTime()) / 1_000 : 0
      },
    },
  }
}

/** Logs each reason for refusing to sign once a minute. */
function createRefusals({ settings, now, log }: Deps) {
  let refused = { reason: '', at: 0 }
  return {
    note(reason: string): void {
      const at = now().getTime()
      const isNew = reason !== refused.reason || at - refused.at >= REMIND_MS
      if (isNew) log.warn({ origin: settings.origin }, `The log refuses to sign. ${reason}`)
      refused = { reason, at: isNew ? at : refused.at }
    },
    end(): void {
      refused = { reason: '', at: 0 }
    },
    isRefusing: () => refused.reason !== '',
  }
}

async function enqueue({ store, onQueued, now }: Deps, entries: readonly ToLog[]): Promise<void> {
  if (entries.length === 0) return
  const at = new Date(Math.floor(now().getTime() / 1_000) * 1_000)
  const rows = entries.map(({ kind, commitment }) => {
    const text = canonicalJson({ at: at.toISOString().replace('.000', ''), commitment, kind, v: 1 })
    return { id: `${kind}:${commitment}`, kind, commitment, entry: Buffer.from(text) }
  })
  await store.enqueue(rows, at)
  await onQueued()
}

async function prepare(deps: Deps, vkey: string): Promise<void> {
  const { settings, revokedKids, listKeys, log } = deps
  if (settings.checkpointFile === '' && settings.witnesses.length === 0)
    log.warn({}, 'A rollback of the log cannot be noticed by us: neither LOG_CHECKPOINT_FILE nor LOG_WITNESSES is set.')
  await begin(deps, vkey)
  const keys = (await listKeys()).map(key => ({
    commitment: commitmentOf(NO_SALT, thumbprintOf(key)),
    isRevoked: revokedKids.includes(String(key.kid)),
  }))
  const revoked = keys.filter(({ isRevoked }) => isRevoked)
  await enqueue(
    deps,
    keys.map(({ commitment }) => ({ kind: 'key-added' as const, commitment })),
  )
  await enqueue(
    deps,
    revoked.map(({ commitment }) => ({ kind: 'key-revoked' as const, commitment })),
  )
}

/** RFC 7638. */
const thumbprintOf = ({ kty, crv, x, y }: Jwk) => sha256(canonicalJson({ kty, crv, x, y })).toString('base64url')

/** Begins the log, unless it has begun. Entries that other logs lost are queued again before a new log begins beside them. */
async function begin({ settings: { origin }, store }: Deps, vkey: string): Promise<void> {
  const root = EMPTY_ROOT.toString('base64')
  const fresh: LogState = { _id: origin, vkey, size: 0, root, checkpoint: null, cosignatures: {}, batch: null }
  if (await store.findPublished(origin)) return
  for (const { _id, size, batch } of await store.listStates())
    if (_id !== origin) await store.requeue(_id, batch?.from ?? size)
  await store.createState(fresh)
}
