// Reads a log, and stores its newest checkpoint: whether it continues the stored checkpoint, whether entries were back-dated, and whether
// claims were withdrawn.
import { createHash as hasherOf } from 'node:crypto'
import { existsSync, readFileSync as readKept, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logged } from '../../web/src/check/claim-log.ts'
import {
  type Checkpoint,
  commitmentOf,
  isNoteSignedBy,
  type LogKey,
  LogProblem,
  named,
  openCheckpoint,
  proveConsistency,
  readEntry,
  readNote,
} from '../../web/src/check/log.ts'
import { type Ask, askOnce, proveGrowth, rowsAt, walk } from '../../web/src/check/tiles.ts'

/** The log cannot be reached, or a file cannot be used. */
export class Unasked extends Error {}

const MOST_REPLY = 1_048_576
const PATIENCE_MS = 30_000
const MOST_TRIES = 5

/** Requests paths of the log at an address. A missing tile is a problem of the log. */
export function askAt(address: string): Ask {
  return askOnce(async path => {
    const url = `${address.replace(/(?<!\/)\/+$/, '')}/log/${path}`
    try {
      const askedNow = () => fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
      let reply = await askedNow()
      // A long log takes more requests than one address has in a minute.
      for (let tries = 0; reply.status === 429 && tries < MOST_TRIES; tries++) {
        await delay(Math.min(Number(reply.headers.get('retry-after')) || 0, 60) * 1_000)
        reply = await askedNow()
      }
      if (reply.status === 404 && path.startsWith('tile/'))
        throw new LogProblem(`the log does not have its own ${path}`)
      if (!reply.ok) throw new Unasked(`The log at ${named(url)} replies with an error (${reply.status}).\n`)
      const parts: Uint8Array[] = []
      let length = 0
      for await (const part of reply.body ?? []) {
        parts.push(part)
        length += part.length
        if (length > MOST_REPLY) throw new LogProblem(`${path} is far too long`)
      }
      return new Uint8Array(Buffer.concat(parts))
    } catch (error) {
      if (error instanceof LogProblem || error instanceof Unasked) throw error
      throw new Unasked(`The log at ${named(url)} cannot be reached.\n`)
    }
  })
}

export const askText = async (ask: Ask, path: string): Promise<string> => new TextDecoder().decode(await ask(path))

/** The state file of an earlier run; null where there is none yet. */
export function readState(path: string): Record<string, unknown> | null {
  if (!existsSync(path)) return null
  try {
    return Object(JSON.parse(readKept(path, 'utf8')))
  } catch {
    throw new Unasked(`The file ${named(path)} is not a saved state of the log.\n`)
  }
}

export function keepState(path: string, state: object): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(state)}\n`)
  renameSync(`${path}.new`, path)
}

/** Longer than an entry waits for its inclusion. */
const SLACK_MS = 10 * 60_000
export const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** A problem when an entry that was added since the last run has an older date than that run; otherwise null. */
export function backDating(index: number, at: number, size: number, seen: number): string | null {
  const isLate = index >= size && at < seen - SLACK_MS
  return isLate
    ? `entry ${index} was dated back: it is of ${timeOf(at)}, and was not yet in the log on ${timeOf(seen)}`
    : null
}

/** The witnesses that signed, a line each, and the missing ones. */
export function witnessLines(text: string, witnesses: readonly LogKey[]): { missing: string[]; lines: string[] } {
  const note = readNote(text)
  const missing = witnesses.filter(key => !isNoteSignedBy(note, key)).map(({ name }) => named(name))
  const by = witnesses.filter(({ name }) => !missing.includes(named(name))).map(({ name }) => named(name))
  return {
    missing: missing.map(name => `the witness ${name} did not sign the newest checkpoint`),
    lines: by.map(name => `ok     the witness ${name} signed the newest checkpoint`),
  }
}

/* ---- Claims ---- */

const URL_SPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')

/**
 * The id of the credential of a claim (a UUID of version 5), which a withdrawal names. `kind`: `attestation` or `confirmation`; `iat`: its
 * time in seconds.
 */
export function claimId(origin: string, holder: string, digest: string, kind: string, iat: number): string {
  const name = `${origin}/claims/${holder}#${digest} ${kind} ${iat}`
  const bytes = hasherOf('sha1').update(URL_SPACE).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 15) | 80
  bytes[8] = ((bytes[8] as number) & 63) | 128
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}

/** The commitment in the entry of a claim's withdrawal. */
const withdrawalOf = (salt: Uint8Array, id: string) =>
  commitmentOf(hasherOf('sha256').update('withdrawal').update(salt).digest(), id)

export type Claimed = { whose: string; id: string; entry: Logged }
type Words = { keys: readonly LogKey[]; file?: string | undefined; address?: string | undefined }
type Seen = { checkpoint: Checkpoint; seen: number | null }

function seenBefore(file: string | undefined, keys: readonly LogKey[]): Seen | null {
  const state = file === undefined ? null : readState(file)
  if (!state) return null
  const { checkpoint, seen } = state
  return { checkpoint: openCheckpoint(String(checkpoint), keys), seen: typeof seen === 'number' ? seen : null }
}

/** The withdrawals of claims, among the entries from the first claim on. */
async function withdrawals(ask: Ask, newest: Checkpoint, claims: readonly Claimed[]): Promise<string[]> {
  const found: string[] = []
  const wanted = new Map<string, string>()
  for (const { whose, id, entry } of claims) {
    const commitment = withdrawalOf(entry.salt, id)
    // Sections with equal words share a claim.
    const others = wanted.get(commitment)
    wanted.set(commitment, others ? `${others} and ${whose}` : whose)
  }
  const first = Math.min(...claims.map(({ entry }) => entry.index))
  const start = first - (first % 256)
  await walk(ask, newest, start, await rowsAt(ask, newest.size, start), (bytes, index) => {
    const { kind, commitment, at } = readEntry(bytes)
    const whose = kind === 'withdrawal' ? wanted.get(commitment) : undefined
    if (whose) found.push(`${whose} was withdrawn on ${timeOf(at)}, by entry ${index} of the log`)
  })
  return found
}

/** Collects the problems of the log, each once, and lines for people. */
class Findings {
  readonly problems = new Set<string>()
  readonly lines = new Set<string>()

  /** Null after a LogProblem, which becomes a problem. */
  async attempt<T>(step: () => T | Promise<T>): Promise<T | null> {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof LogProblem)) throw error
      this.problems.add(`the log: ${error.message}`)
      return null
    }
  }

  /** With a problem no line starts with `ok`. */
  result(requested: number) {
    const isGood = this.problems.size === 0
    const shown = isGood ? [...this.lines] : [...this.lines].filter(line => !line.startsWith('ok'))
    return { isGood, asked: requested, lines: [...shown, ...[...this.problems].map(problem => `WRONG  ${problem}`)] }
  }
}

/**
 * Compares the log entries of claims with the state file and, where the address of the log is given, with the log itself. `signed`: the
 * number of signed claims. `asked` in the result: the number of claims that were looked up in the log.
 */
export async function followLog(
  { keys, file, address }: Words,
  claims: readonly Claimed[],
  signed: number,
  now: number,
) {
  const findings = new Findings()
  const { problems } = findings
  const before = await findings.attempt(() => seenBefore(file, keys))
  const ask = address === undefined ? null : askAt(address)
  const newest = ask && (await findings.attempt(async () => openCheckpoint(await askText(ask, 'checkpoint'), keys)))
  const known = before?.checkpoint
  if (newest && known && newest.origin !== known.origin)
    problems.add(`the log: it is another one than before, ${named(newest.origin)} instead of ${named(known.origin)}`)
  const latest = newest ?? known
  for (const older of [...(known ? [known] : []), ...claims.map(({ entry }) => entry.checkpoint)])
    if (latest) await findings.attempt(() => compare(ask, older, latest, findings))
  for (const problem of backDated(claims, before)) problems.add(problem)
  const requested = ask && newest ? await lookUp(ask, newest, keys, claims, signed, findings) : 0
  if (newest && known) findings.lines.add(`ok     it begins with the ${known.size} entries that it had before`)
  const proven = claims.map(({ entry }) => entry.checkpoint).sort((one, other) => other.size - one.size)[0]
  const kept = latest ?? proven
  // A checkpoint out of a document says nothing about when it was the newest.
  if (file !== undefined && problems.size === 0 && kept)
    keepState(file, { checkpoint: kept.text, seen: newest ? now : (before?.seen ?? null) })
  return findings.result(requested)
}

/** Throws LogProblem unless the newer checkpoint continues the older one. */
async function compare(ask: Ask | null, older: Checkpoint, newer: Checkpoint, { lines }: Findings): Promise<void> {
  if (older.origin !== newer.origin)
    lines.add(`--     ${named(older.origin)} is another log than ${named(newer.origin)}`)
  else if (ask) await proveGrowth(ask, older, newer)
  else if (older.size === newer.size) proveConsistency(older, newer, [])
}

/** Claims whose entries are older than the state file allows. */
function backDated(claims: readonly Claimed[], before: Seen | null): string[] {
  if (!before || before.seen === null) return []
  const { checkpoint, seen } = before
  return claims.flatMap(({ whose, entry }) => {
    const isSameLog = entry.checkpoint.origin === checkpoint.origin
    const late = isSameLog ? backDating(entry.index, entry.at, checkpoint.size, seen) : null
    return late ? [`${whose}: ${late}`] : []
  })
}

/** Looks up witnesses and withdrawals in the log; returns the number of claims with an entry in this log. */
async function lookUp(
  ask: Ask,
  newest: Checkpoint,
  keys: readonly LogKey[],
  claims: readonly Claimed[],
  signed: number,
  findings: Findings,
): Promise<number> {
  const { missing, lines } = witnessLines(
    newest.text,
    keys.filter(({ isWitness }) => isWitness),
  )
  const own = claims.filter(({ entry }) => entry.checkpoint.origin === newest.origin)
  const gone = own.length > 0 ? await findings.attempt(() => withdrawals(ask, newest, own)) : []
  for (const one of [...missing, ...(gone ?? [])]) findings.problems.add(one)
  for (const line of lines) findings.lines.add(line)
  const mark = own.length < signed ? '--  ' : 'ok  '
  const found = `it has ${newest.size} entries, in which no claim of these is withdrawn`
  findings.lines.add(`${mark}   the log was asked: ${found}; it was asked for ${own.length} of ${signed} signed claims`)
  return own.length
}
