// Many decisions at once. A batch is stored first; a job then decides its requests one by one and records how far it has come. A repeated
// decision changes nothing, so that each request is decided exactly once, whenever the process is killed.
import { nanoid } from 'nanoid'
import type { BatchInput } from '../../core/contract/desk.ts'
import type { Seal } from '../../crypto/seal.ts'
import type { Emit } from '../../events.ts'
import { createItems } from '../../jobs/items.ts'
import type { MayGoOn } from '../../jobs/job.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import { type AnswerService, wordsOf } from './answer-service.ts'
import type { Batch, BatchStore, Missed } from './batch-store.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import type { Post } from './request-steps.ts'

type Deps = {
  batches: BatchStore
  answers: Pick<AnswerService, 'decideAt'>
  seal: Seal
  post: Post
  emit: Emit
  now: () => Date
  log: Log
}
export type BatchService = ReturnType<typeof createBatchService>

const UNDO_MS = 24 * 3_600_000
/** Requests that are decided at the same time, and recorded together. */
const STEP = 8
/** Steps before the next batch gets its turn, and the lease is renewed. */
const STEPS = 6
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Until when a batch can be undone; null when it cannot. */
export const undoUntil = ({ decision, at }: Pick<Batch, 'decision' | 'at'>): Date | null =>
  decision === 'confirm' ? new Date(at.getTime() + UNDO_MS) : null

export function createBatchService(deps: Deps) {
  const { batches, now } = deps
  const unfinished = createItems('batches of decisions', deps)
  async function findOwn(mailbox: string, id: string): Promise<Batch> {
    const batch = await batches.findBatch(id)
    if (batch?.mailbox !== mailbox) throw new Problem('not_found')
    return batch
  }
  const findByUndo = async (token: string): Promise<Batch | null> => {
    const batch = TOKEN.test(token) ? await batches.findByUndo(hashOfToken(token)) : null
    return batch && (undoUntil(batch) ?? 0) > now() ? batch : null
  }

  return {
    /** Stores the batch, once for each key. Throws invalid_request. */
    start: (mailbox: string, { requests, ...input }: BatchInput, key: string): Promise<Batch> =>
      start(deps, { ...wordsOf(input), mailbox, key: `sent:${key}`, decision: input.decision, requests, of: null }),
    findOwn,
    /** Withdraws the confirmations of a batch, by another batch. Throws not_found, or conflict when it cannot be undone any more. */
    async undo(mailbox: string, id: string): Promise<Batch> {
      const batch = await findOwn(mailbox, id)
      if ((undoUntil(batch) ?? 0) <= now()) {
        throw new Problem('conflict', { message: 'Confirmations can be undone for 24 hours, nothing else.' })
      }
      return undo(deps, batch)
    },
    /** The batch that the link of a mail undoes; null for any other link. */
    findByUndo,
    /** Withdraws the confirmations of that batch, by another batch; null for an invalid link. */
    async undoBy(token: string): Promise<Batch | null> {
      const batch = await findByUndo(token)
      return batch && undo(deps, batch)
    },
    /** The work of a job, under a lease: a part of each batch in turn, until all are finished. */
    async work(mayGoOn: MayGoOn): Promise<boolean> {
      for (;;) {
        const ids = await batches.listUnfinished()
        if (ids.length === 0) return true
        if (!(await unfinished.each(ids, id => workOn(deps, id), mayGoOn))) return false
      }
    },
  }
}

type Chosen = Pick<Batch, 'mailbox' | 'key' | 'decision' | 'name' | 'note' | 'requests' | 'of'>

async function start({ batches, seal, emit, now }: Deps, chosen: Chosen): Promise<Batch> {
  const [id, token] = [nanoid(), makeToken()]
  const secrets = { undoHash: hashOfToken(token), sealed: seal.seal(token, id) }
  const progress = { next: 0, done: 0, missed: [], isUnfinished: true }
  const batch = await batches.createBatch({ ...chosen, id, at: now(), ...secrets, ...progress })
  await emit('batches.queued', {})
  return batch
}

const undo = (deps: Deps, { id, mailbox, name, requests }: Batch): Promise<Batch> =>
  start(deps, { mailbox, key: `undo:${id}`, decision: 'revoke', name, note: null, requests, of: id })

async function workOn({ batches, answers, post }: Deps, id: string): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const batch = await batches.findBatch(id)
    if (!batch?.isUnfinished) return
    // An undo begins when its batch has ended, so that nothing is confirmed after it.
    if (batch.of && (await batches.findBatch(batch.of))?.isUnfinished) return
    if (batch.sealed) await post(`desk-batch:${id}`, 'desk-batch', { batch: id, sealed: batch.sealed })
    const part = batch.requests.slice(batch.next, batch.next + STEP)
    const ends = await Promise.all(part.map(request => answers.decideAt(batch, request)))
    const missed = part.flatMap((request, at): Missed[] => {
      const why = ends[at]
      return why === undefined || why === 'done' ? [] : [{ id: request, why }]
    })
    const next = batch.next + part.length
    await batches.record(batch, {
      next,
      done: batch.done + part.length - missed.length,
      missed: [...batch.missed, ...missed],
      isUnfinished: next < batch.requests.length,
    })
  }
}
