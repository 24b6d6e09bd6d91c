// The transparency log entries of a claim's signatures: each is a commitment that needs its salt to be read, with a proof that the log
// includes it.
import {
  type Checkpoint,
  commitmentOf,
  fromBase64,
  fromBase64Url,
  type LogKey,
  LogProblem,
  leafHash,
  openProof,
  proveInclusion,
  readEntry,
} from './log.ts'
import { secondsOf } from './texts.ts'

type Fields = Record<string, unknown>
export type Logged = { kind: string; index: number; at: number; salt: Uint8Array; checkpoint: Checkpoint }
/**
 * Of one signature, with its digest and its time in seconds. `problem`: why the proof does not hold. Without keys of the log nothing is
 * proven, and `entry` is null.
 */
export type LogFinding = {
  kind: string
  digest: string
  iat: number
  isSaid: boolean
  entry: Logged | null
  problem: string | null
}

const MINUTE_MS = 60_000

/** An entry with its proof, checked; throws LogProblem. */
export function readLogged(log: Fields, keys: readonly LogKey[]) {
  const bytes = fromBase64(String(log.entry), 'the entry')
  const entry = readEntry(bytes)
  const { index, hashes, checkpoint } = openProof(String(log.proof), keys)
  proveInclusion(leafHash(bytes), index, hashes, checkpoint.size, checkpoint.root)
  return { ...entry, index, checkpoint, salt: fromBase64Url(String(log.salt), 'the salt') }
}

/** Entries are made within minutes of their claims: a later entry looks the same as a back-dated one. */
function provenEntry(
  log: Fields,
  kind: string,
  message: string,
  time: number,
  minutes: number,
  keys: readonly LogKey[],
) {
  const logged = readLogged(log, keys)
  if (logged.kind !== kind) throw new LogProblem(`the entry is of another kind, ${logged.kind}`)
  if (commitmentOf(logged.salt, message) !== logged.commitment)
    throw new LogProblem('the entry is of something else: its commitment does not fit what was signed')
  const isInTime = logged.at >= time - MINUTE_MS && logged.at <= time + minutes * MINUTE_MS
  if (!isInTime)
    throw new LogProblem(`it was recorded at another time than it was signed, ${new Date(logged.at).toISOString()}`)
  return logged
}

/** Checks the log entry of one signature. `minutes`: how much later than the signature the entry may be. */
function findingOf(kind: string, signed: Fields, message: string, minutes: number, keys: readonly LogKey[] | null) {
  const { log = null, at, digest } = signed
  const iat = secondsOf(at)
  const finding: LogFinding = { kind, digest: String(digest), iat, isSaid: log !== null, entry: null, problem: null }
  if (log === null || keys === null) return finding
  try {
    return { ...finding, entry: provenEntry(Object(log), kind, message, iat * 1_000, minutes, keys) }
  } catch (error) {
    if (!(error instanceof LogProblem)) throw error
    return { ...finding, problem: error.message }
  }
}

/** Findings for the owner's signature and for the confirmation, where present. */
export function logOf(claim: Fields, keys: readonly LogKey[] | null): LogFinding[] {
  const { statement, signature, method, confirmation } = claim
  const isWallet = method === 'wallet'
  const message = isWallet ? `${String(statement)}\n${String(signature)}` : String(signature)
  const given = Object(confirmation) as Fields
  const found: LogFinding[] = []
  if (typeof signature === 'string') found.push(findingOf('attestation', claim, message, isWallet ? 20 : 10, keys))
  if (confirmation) found.push(findingOf('confirmation', given, String(given.signature), 10, keys))
  return found
}

export function logSentence({ kind, isSaid, entry, problem }: LogFinding): string {
  if (!isSaid) return `${kind} not in the log`
  if (problem) return `${kind} not as it is in the log`
  if (!entry) return `${kind} said to be in the log, which was not checked`
  return `${kind} recorded in the log no later than entry ${entry.index} of ${new Date(entry.at).toISOString().slice(0, 10)}`
}
