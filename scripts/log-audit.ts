// Follows the transparency log of a service from outside: reads every entry and every tile since its last run, builds the tree anew, and
// compares. For somebody's cron job on another machine: needs Node.js (20 or newer) and nothing else. docs/log.md describes the log.
//
//   node log-audit.mjs https://address-of-the-service [--state file] [--key vkey] [--witness vkey]… [--find commitment]…
//
// --state: a file for the state of this run, so that the next run compares with it and reads only new entries. --key: the key of the log;
// without it the key that the service publishes at the first run. --witness: a witness whose signature each checkpoint needs. --find:
// commitments to look for in the whole log. Exit status: 0 all holds; 1 something is wrong; 2 usage, or the log could not be reached.
import { parseArgs } from 'node:util'
import {
  type Checkpoint,
  fromBase64,
  isSame,
  LogProblem,
  named,
  openCheckpoint,
  readEntry,
  readKey,
  toBase64,
} from '../web/src/check/log.ts'
import { type Ask, type Rows, readTile, rootOf, walk } from '../web/src/check/tiles.ts'
import { askAt, askText, backDating, keepState, readState, timeOf, Unasked, witnessLines } from './verifier/log.ts'

const USAGE =
  'Usage: node log-audit.mjs https://address-of-the-service [--state file] [--key vkey] [--witness vkey]… [--find commitment]…\n'
const SLACK_MS = 10 * 60_000

/** The state for the next run: `rows` is the tree at the last full bundle, `names` those of the entries, `latest` their latest time. */
type State = { key: string; checkpoint: Checkpoint; seen: number; rows: Rows; names: Set<string>; latest: number }

/** A short name of an entry, to find duplicates. */
const nameOf = (kind: string, commitment: string) => `${kind[0]}${kind.length % 10}${commitment.slice(0, 14)}`
const NAME = /.{16}/g

function stateIn(path: string | undefined): State | null {
  const found = path === undefined ? null : readState(path)
  if (!found) return null
  const { key, checkpoint, seen, rows, names, latest } = found
  const hashesIn = (row: unknown) => (String(row).match(/.{44}/g) ?? []).map(hash => fromBase64(hash, 'a hash', 32))
  try {
    return {
      key: String(key),
      checkpoint: openCheckpoint(String(checkpoint), [readKey(String(key))]),
      seen: Number(seen),
      rows: (rows as unknown[]).map(hashesIn),
      names: new Set(String(names).match(NAME)),
      latest: Number(latest),
    }
  } catch {
    throw new Unasked(`The file ${named(String(path))} was not written by this program.\n`)
  }
}

function keep(path: string, { rows, names, checkpoint, ...state }: State): void {
  const texts = rows.map(row => row.map(toBase64).join(''))
  keepState(path, { ...state, checkpoint: checkpoint.text, rows: texts, names: [...names].join('') })
}

type Audit = { problems: string[]; notes: string[]; state: State }

/** Throws LogProblem for a log that does not continue the earlier state, or whose tiles do not match its entries. */
async function audit(
  ask: Ask,
  key: string,
  before: State | null,
  find: readonly string[],
  now: number,
): Promise<Audit> {
  const checkpoint = openCheckpoint(await askText(ask, 'checkpoint'), [readKey(key)])
  const old = before?.checkpoint ?? { size: 0, root: rootOf([]) }
  if (checkpoint.size < old.size)
    throw new LogProblem(`the log has shrunk: it had ${old.size} entries and has ${checkpoint.size}`)
  const [problems, notes, wanted]: [string[], string[], Set<string>] = [[], [], new Set(find)]
  const isWhole = before === null || find.length > 0
  const start = isWhole ? 0 : old.size - (old.size % 256)
  const [rows, names]: [Rows, Set<string>] = [isWhole ? [[]] : before.rows, new Set(before?.names)]
  let latest = before?.latest ?? 0
  let kept: Rows = rows.map(row => [...row])
  const compare = () => {
    const isKnown = isSame(rootOf(rows), old.root)
    if (!isKnown)
      throw new LogProblem(`the first ${old.size} entries differ from the log of ${timeOf(before?.seen ?? 0)}`)
  }
  const visit = (bytes: Uint8Array, index: number) => {
    if (index === old.size) compare()
    if (index % 256 === 0) kept = rows.map(row => [...row])
    const { at, kind, commitment } = readEntry(bytes)
    if (wanted.delete(commitment)) notes.push(`found  ${commitment}: entry ${index}, ${kind}, ${timeOf(at)}`)
    if (index < old.size) return
    const late = backDating(index, at, old.size, before?.seen ?? 0)
    const isOrdered = at >= latest - SLACK_MS
    if (late) problems.push(late)
    else if (!isOrdered)
      problems.push(`entry ${index} was dated back: it is of ${timeOf(at)}, after one of ${timeOf(latest)}`)
    if (at > now + SLACK_MS) problems.push(`entry ${index} is of a time to come, ${timeOf(at)}`)
    const name = nameOf(kind, commitment)
    if (names.has(name)) problems.push(`entry ${index} is there twice`)
    names.add(name)
    latest = Math.max(latest, at)
  }
  const strange: string[] = []
  await walk(ask, checkpoint, start, rows, visit, async (level, place, hashes) => {
    const tile = await readTile(ask, checkpoint.size, level, place)
    const isOwn = tile.every((hash, at) => isSame(hash, hashes[at] as Uint8Array))
    if (!isOwn) strange.push(`tile ${level}/${place} is not that of the entries`)
  })
  if (strange[0]) throw new LogProblem(strange[0])
  if (checkpoint.size === old.size) compare()
  if (checkpoint.size % 256 === 0) kept = rows
  notes.push(...[...wanted].map(commitment => `--     ${named(commitment)} is not in the log`))
  return { problems, notes, state: { key, checkpoint, seen: now, rows: kept, names, latest } }
}

async function run(words: string[]): Promise<number> {
  const many = { type: 'string', multiple: true } as const
  const options = { state: { type: 'string' }, key: { type: 'string' }, witness: many, find: many } as const
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: words, options, allowPositionals: true })
    } catch {
      throw new Unasked(USAGE)
    }
  })()
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0 || !URL.canParse(address)) throw new Unasked(USAGE)
  const ask = askAt(address)
  const before = stateIn(values.state)
  const given = values.key ?? before?.key
  const key = given ?? (await askText(ask, 'keys')).split('\n')[0] ?? ''
  if (before && key !== before.key) throw new LogProblem('this is another key than the one that the state was kept by')
  const { problems, notes, state } = await audit(ask, key, before, values.find ?? [], Date.now())
  const { checkpoint } = state
  const { missing, lines } = witnessLines(checkpoint.text, (values.witness ?? []).map(readKey))
  const since = before
    ? `since ${timeOf(before.seen)} it grew by ${checkpoint.size - before.checkpoint.size}`
    : 'read whole'
  const all = [
    `Log ${named(checkpoint.origin)}: ${checkpoint.size} entries, ${since}. Root ${toBase64(checkpoint.root)}.`,
    ...(given ? [] : [`--     by the key that the log names itself: ${named(key)}`]),
    ...lines,
    ...notes,
    ...[...problems, ...missing].map(problem => `WRONG  ${problem}`),
    `ok     entries, tiles and root fit each other${before ? ', and the log begins with what it had before' : ''}`,
  ]
  process.stdout.write(`${all.join('\n')}\n`)
  if (values.state !== undefined) keep(values.state, state)
  return problems.length + missing.length > 0 ? 1 : 0
}

process.exitCode = await run(process.argv.slice(2)).catch(error => {
  const isProblem = error instanceof LogProblem
  if (!isProblem && !(error instanceof Unasked)) throw error
  process.stderr.write(isProblem ? `WRONG  the log: ${error.message}\n` : error.message)
  return isProblem ? 1 : 2
})
