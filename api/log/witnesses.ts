// Requests signatures of the newest checkpoint from witnesses (C2SP tlog-witness), one request at a time to each. Never delays the log.

import { askText, cosignatureIn, type createNoteSigner, type Witness } from '../crypto/note.ts'
import type { Log } from '../lib/log.ts'
import type { WitnessClient } from '../providers/witness.ts'
import type { LogStore } from './store.ts'
import { createTree, EMPTY_ROOT, type ReadTile } from './tree.ts'

type Deps = {
  origin: string
  witnesses: readonly Witness[]
  signer: ReturnType<typeof createNoteSigner> | null
  store: Pick<LogStore, 'findPublished' | 'addCosignature'>
  read: ReadTile
  witnessClient: WitnessClient
  /** A witness has seen a log of this size. */
  saw: (size: number) => void
  log: Log
}
/** By the id of a witness. */
type SeenSizes = Map<string, number>
type State = { size: number; checkpoint: string | null }

const TRIES = 3

export function createWitnesses(deps: Deps) {
  const { witnesses, signer, saw, log } = deps
  const ending = new AbortController()
  const turns = new Map<string, { isWanted: boolean; done: Promise<void> }>()
  const seenSizes: SeenSizes = new Map()
  let isProbed = false

  async function serveWhileWanted(witness: Witness, turn: { isWanted: boolean }): Promise<void> {
    while (turn.isWanted && !ending.signal.aborted) {
      turn.isWanted = false
      await serve(deps, witness, seenSizes, ending.signal).catch(({ name }: Error) => {
        if (!ending.signal.aborted)
          log.warn({ name, witness: witness.name }, 'a witness of the log could not be reached')
      })
    }
    turns.delete(witness.id)
  }

  return {
    /** In the background. */
    ask(): void {
      for (const witness of witnesses) {
        const turn = turns.get(witness.id) ?? { isWanted: true, done: Promise.resolve() }
        turn.isWanted = true
        if (turns.has(witness.id)) continue
        turns.set(witness.id, turn)
        turn.done = serveWhileWanted(witness, turn)
      }
    },
    /**
     * Once in a process: requests the size that each witness has seen, with the checkpoint of an empty log, which neither continues nor
     * contradicts any log.
     */
    async probe(): Promise<void> {
      if (isProbed || !signer) return
      isProbed = true
      const empty = { size: 0, checkpoint: signer.sign(0, EMPTY_ROOT) }
      const probes = witnesses.map(async witness => {
        const { seen } = await send(deps, witness, 0, empty, ending.signal)
        if (seen === null) return
        seenSizes.set(witness.id, seen)
        saw(seen)
      })
      for (const end of await Promise.allSettled(probes))
        if (end.status === 'rejected') log.warn({}, 'a witness could not be reached to check for a rollback of the log')
    },
    /** Resolves when no request is in flight. */
    async close(): Promise<void> {
      ending.abort()
      await Promise.all([...turns.values()].map(({ done }) => done))
    },
  }
}

/** `seen`: the size that the witness has seen, when it differs from `old`. */
async function send({ read, witnessClient }: Deps, { url }: Witness, old: number, state: State, signal: AbortSignal) {
  const hashes = await createTree(read).consistency(old, state.size)
  const reply = await witnessClient.addCheckpoint(url, askText(old, hashes, state.checkpoint ?? ''), signal)
  const isSize = reply.status === 409 && /^\d{1,15}\s*$/.test(reply.text)
  return { ...reply, seen: isSize ? Number(reply.text) : null }
}

/** Until the newest checkpoint has the witness's signature, or the witness refuses. */
async function serve(deps: Deps, witness: Witness, seenSizes: SeenSizes, signal: AbortSignal): Promise<void> {
  const { origin, store, saw, log } = deps
  for (let tries = 0; tries < TRIES; ) {
    const state = await store.findPublished(origin)
    if (!state?.checkpoint || state.cosignatures?.[witness.id]) return
    const { status, text, seen } = await send(deps, witness, seenSizes.get(witness.id) ?? 0, state, signal)
    if (seen !== null && seen !== seenSizes.get(witness.id)) {
      tries++
      seenSizes.set(witness.id, seen)
      if (seen > state.size) return saw(seen)
      continue
    }
    const line = status === 200 ? cosignatureIn(text, state.checkpoint, witness) : null
    if (line === null) {
      const about = { witness: witness.name, status, size: state.size }
      log.warn(about, 'a witness did not sign the checkpoint of the log')
      return
    }
    tries = 0
    seenSizes.set(witness.id, state.size)
    await store.addCosignature(origin, state.size, witness.id, line)
  }
}
