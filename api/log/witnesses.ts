// Asks witnesses (C2SP tlog-witness) to sign the newest checkpoint, one request at a time to each. Never holds up the log.

import { askText, cosignatureIn, type createNoteSigner, type Witness } from '../crypto/note.ts'
import type { Log } from '../lib/log.ts'
import type { WitnessClient } from '../providers/witness.ts'
import type { LogStore } from './store.ts'
import { createTree, EMPTY_ROOT, type ReadTile } from './tree.ts'

type Parts = {
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
type State = { size: number; checkpoint: string | null }

const TRIES = 3

export function createWitnesses({ origin, witnesses, signer, store, read, witnessClient, saw, log }: Parts) {
  const ending = new AbortController()
  const asked = new Map<string, { isWanted: boolean; done: Promise<void> }>()
  const known = new Map<string, number>()
  let isProbed = false

  /** The answer of a witness; the size that it has seen, when that is another than `old`. */
  async function send({ url }: Witness, old: number, { size, checkpoint }: State) {
    const hashes = await createTree(read).consistency(old, size)
    const reply = await witnessClient.addCheckpoint(url, askText(old, hashes, checkpoint ?? ''), ending.signal)
    const isSize = reply.status === 409 && /^\d{1,15}\s*$/.test(reply.text)
    return { ...reply, seen: isSize ? Number(reply.text) : null }
  }

  /** Until the newest checkpoint has its signature, or the witness does not help. */
  async function serve(witness: Witness): Promise<void> {
    for (let tries = 0; tries < TRIES; ) {
      const state = await store.findPublished(origin)
      if (!state?.checkpoint || state.cosignatures?.[witness.id]) return
      const { status, text, seen } = await send(witness, known.get(witness.id) ?? 0, state)
      if (seen !== null && seen !== known.get(witness.id)) {
        tries++
        known.set(witness.id, seen)
        if (seen > state.size) return saw(seen)
        continue
      }
      const line = status === 200 ? cosignatureIn(text, state.checkpoint, witness) : null
      if (line === null) {
        log.warn(
          { witness: witness.name, status, size: state.size },
          'a witness did not sign the checkpoint of the log',
        )
        return
      }
      tries = 0
      known.set(witness.id, state.size)
      await store.addCosignature(origin, state.size, witness.id, line)
    }
  }

  async function serveWhileWanted(witness: Witness, turn: { isWanted: boolean }): Promise<void> {
    while (turn.isWanted && !ending.signal.aborted) {
      turn.isWanted = false
      await serve(witness).catch(({ name }: Error) => {
        if (!ending.signal.aborted) log.warn({ name, witness: witness.name }, 'a witness of the log could not be asked')
      })
    }
    asked.delete(witness.id)
  }

  return {
    /** In the background. */
    ask(): void {
      for (const witness of witnesses) {
        const turn = asked.get(witness.id) ?? { isWanted: true, done: Promise.resolve() }
        turn.isWanted = true
        if (asked.has(witness.id)) continue
        asked.set(witness.id, turn)
        turn.done = serveWhileWanted(witness, turn)
      }
    },
    /**
     * Once in a process: how much of the log the witnesses have seen, by the checkpoint of no entries, which continues nothing and
     * contradicts nothing.
     */
    async probe(): Promise<void> {
      if (isProbed || !signer) return
      isProbed = true
      const empty = { size: 0, checkpoint: signer.sign(0, EMPTY_ROOT) }
      const probes = witnesses.map(async witness => {
        const { seen } = await send(witness, 0, empty)
        if (seen === null) return
        known.set(witness.id, seen)
        saw(seen)
      })
      for (const end of await Promise.allSettled(probes))
        if (end.status === 'rejected') log.warn({}, 'a witness could not be asked whether the log was rolled back')
    },
    /** Resolves when no request is under way. */
    async close(): Promise<void> {
      ending.abort()
      await Promise.all([...asked.values()].map(({ done }) => done))
    },
  }
}
