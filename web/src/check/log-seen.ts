// The log of the service as this browser knows it: the newest checkpoint is stored, and each newer one must continue it.
import { askLog } from './fetch.ts'
import { type Checkpoint, type LogKey, LogProblem, openCheckpoint, readKey } from './log.ts'
import type { Result } from './result.ts'
import { type Ask, askOnce, proveGrowth } from './tiles.ts'

/** `before`: the day on which this browser had seen it last; `problem`: why it is not the log of then, or not one. */
export type SeenLog = {
  ask: Ask
  keys: LogKey[]
  newest: Checkpoint | null
  before: string | null
  problem: string | null
}

const KEPT = 'log-checkpoint'
const fetchLogText = async (path: string) => new TextDecoder().decode(await askLog(path))

/** Null when the browser's storage is disabled. */
function kept(): { text: string; day: string } | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

function keep({ text }: Checkpoint): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ text, day: new Date().toJSON().slice(0, 10) }))
  } catch {
    // Storage is disabled or full: the next visit has no earlier checkpoint to compare with.
  }
}

async function attempt(log: SeenLog, step: () => Promise<void>): Promise<void> {
  await step().catch(error => {
    if (!(error instanceof LogProblem)) throw error
    log.problem ??= error.message
  })
}

/** The current log, compared with the checkpoint of this browser; null for a service without a log. */
export async function readLog(): Promise<SeenLog | null> {
  const before = kept()
  const log: SeenLog = { ask: askOnce(askLog), keys: [], newest: null, before: before?.day ?? null, problem: null }
  await attempt(log, async () => {
    log.keys = (await fetchLogText('keys')).split('\n').filter(Boolean).map(readKey)
    const text = await fetchLogText('checkpoint')
    if (text === '' && !before) return
    const newest = openCheckpoint(text, log.keys)
    log.newest = newest
    if (before) {
      const older = openCheckpoint(before.text, log.keys)
      if (older.origin !== newest.origin) keep(newest)
      if (older.origin !== newest.origin) throw new LogProblem('TruCV began another log since this browser saw it')
      await proveGrowth(log.ask, older, newest)
    }
    keep(newest)
  })
  return log.keys.length > 0 || log.problem ? log : null
}

/** The proofs of the claims lead to checkpoints of their own, which have to be of the same history. */
export async function compareProofs(log: SeenLog, { claims }: Result): Promise<void> {
  const { ask, newest } = log
  const proven = claims.flatMap(claim => claim.log.flatMap(({ entry }) => (entry ? [entry.checkpoint] : [])))
  const byText = new Map(proven.filter(one => one.origin === newest?.origin).map(one => [one.text, one]))
  for (const one of byText.values())
    await attempt(log, async () => {
      // A checkpoint made after the request is the newer of both.
      if (newest) await (one.size > newest.size ? proveGrowth(ask, newest, one) : proveGrowth(ask, one, newest))
    })
}
