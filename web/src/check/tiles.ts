// Reads a log by its tiles (C2SP tlog-tiles), to prove that it still begins with its earlier entries.
import { EMPTY_ROOT, isSame, LogProblem, leafHash, nodeHash, proveConsistency } from './log.ts'

/** Requests a path below /log/ at the address of the service. */
export type Ask = (path: string) => Promise<Uint8Array>

/** Requests each path once. Entries are read in one pass and not cached. */
export function askOnce(ask: Ask): Ask {
  const known = new Map<string, Promise<Uint8Array>>()
  return path => {
    const found = known.get(path) ?? ask(path)
    if (!path.startsWith('tile/entries/')) known.set(path, found)
    return found
  }
}

const WIDTH = 256
const HASH = 32

const digits = (place: number) => String(place % 1_000).padStart(3, '0')
/** The path of a tile or, for `entries`, of a bundle of which the whole log has `size` at its level. */
export function tilePath(level: number | 'entries', place: number, width: number): string {
  let path = digits(place)
  for (let rest = Math.floor(place / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    path = `x${digits(rest)}/${path}`
  return `tile/${level}/${path}${width < WIDTH ? `.p/${width}` : ''}`
}

export const widthAt = (size: number, level: number, place: number): number =>
  Math.min(WIDTH, Math.floor(size / WIDTH ** level) - place * WIDTH)

export async function readTile(ask: Ask, size: number, level: number, place: number): Promise<Uint8Array[]> {
  const width = widthAt(size, level, place)
  const bytes = await ask(tilePath(level, place, width))
  if (bytes.length !== width * HASH)
    throw new LogProblem(`tile ${level}/${place} has ${bytes.length} bytes instead of ${width * HASH}`)
  return Array.from({ length: width }, (_, at) => bytes.subarray(at * HASH, (at + 1) * HASH))
}

/** The entries of a bundle. */
async function readBundle(ask: Ask, size: number, place: number): Promise<Uint8Array[]> {
  const width = widthAt(size, 0, place)
  const bytes = await ask(tilePath('entries', place, width))
  const found: Uint8Array[] = []
  let at = 0
  while (at + 2 <= bytes.length && found.length < width) {
    const end = at + 2 + (bytes[at] as number) * 256 + (bytes[at + 1] as number)
    found.push(bytes.subarray(at + 2, end))
    at = end
  }
  if (found.length === width && at === bytes.length) return found
  throw new LogProblem(`bundle ${place} does not hold exactly ${width} entries`)
}

/* ---- Consistency ---- */

const leftOf = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1)

/** The hash over the leaves from `low` on, by the tiles of a log of `size`; `low` is where the tree has such a part. */
async function partHash(ask: Ask, size: number, low: number, high: number): Promise<Uint8Array> {
  const [count, left] = [high - low, leftOf(high - low)]
  if (count > 1 && left * 2 !== count)
    return nodeHash(await partHash(ask, size, low, low + left), await partHash(ask, size, low + left, high))
  const level = Math.floor(Math.log2(count) / 8)
  const [first, many] = [low / WIDTH ** level, count / WIDTH ** level]
  const row = await readTile(ask, size, level, Math.floor(first / WIDTH))
  return treeHash(row.slice(first % WIDTH, (first % WIDTH) + many))
}

type Tree = { size: number; root: Uint8Array }

/** Throws LogProblem unless the tiles prove that the newer log continues the older one. */
export async function proveGrowth(ask: Ask, older: Tree, newer: Tree): Promise<void> {
  const { size } = newer
  const proof = async (low: number, high: number, isWhole: boolean): Promise<Uint8Array[]> => {
    if (older.size === high) return isWhole ? [] : [await partHash(ask, size, low, high)]
    const middle = low + leftOf(high - low)
    return older.size <= middle
      ? [...(await proof(low, middle, isWhole)), await partHash(ask, size, middle, high)]
      : [...(await proof(middle, high, false)), await partHash(ask, size, low, middle)]
  }
  if (older.size > 0 || size === 0) proveConsistency(older, newer, older.size < size ? await proof(0, size, true) : [])
}

/* ---- The tree, rebuilt from the entries ---- */

/** The root over subtrees of one size, of which the last may be smaller. */
export function treeHash(hashes: readonly Uint8Array[]): Uint8Array {
  const [only = EMPTY_ROOT] = hashes
  if (hashes.length < 2) return only
  const left = leftOf(hashes.length)
  return nodeHash(treeHash(hashes.slice(0, left)), treeHash(hashes.slice(left)))
}

/** The last, partial tile of each level. A full tile becomes a hash of the next level. */
export type Rows = Uint8Array[][]

/** By the tiles of the log, after `start` entries, a multiple of 256. */
export async function rowsAt(ask: Ask, size: number, start: number): Promise<Rows> {
  const rows: Rows = [[]]
  for (let [level, count] = [1, start / WIDTH]; count > 0; [level, count] = [level + 1, Math.floor(count / WIDTH)]) {
    const width = count % WIDTH
    rows.push(width === 0 ? [] : (await readTile(ask, size, level, Math.floor(count / WIDTH))).slice(0, width))
  }
  return rows
}

export const rootOf = (rows: Rows): Uint8Array =>
  rows.reduce<Uint8Array | null>((rest, row) => {
    const all = rest ? [...row, rest] : row
    return all.length > 0 ? treeHash(all) : null
  }, null) ?? EMPTY_ROOT

type Visit = (entry: Uint8Array, index: number) => void
type OnTile = (level: number, place: number, hashes: Uint8Array[]) => Promise<void>

/**
 * Reads the entries from `start`, a multiple of 256, to the end; `rows` is the tree before them. Refuses what does not lead to the root.
 * `onTile` is given each tile as it has to be.
 */
export async function walk(ask: Ask, { size, root }: Tree, start: number, rows: Rows, visit: Visit, onTile?: OnTile) {
  for (let place = start / WIDTH; place * WIDTH < size; place++) {
    const entries = await readBundle(ask, size, place)
    for (const [at, entry] of entries.entries()) {
      visit(entry, place * WIDTH + at)
      let hash = leafHash(entry)
      for (let level = 0; ; level++) {
        rows[level] ??= []
        const row = rows[level] as Uint8Array[]
        row.push(hash)
        if (row.length < WIDTH) break
        await onTile?.(level, Math.floor((place * WIDTH) / WIDTH ** (level + 1)), row)
        hash = treeHash(row)
        rows[level] = []
      }
    }
  }
  for (const [level, row] of rows.entries())
    if (row.length > 0) await onTile?.(level, Math.floor(size / WIDTH ** (level + 1)), row)
  if (!isSame(rootOf(rows), root)) throw new LogProblem('the entries of the log do not lead to its root')
}
