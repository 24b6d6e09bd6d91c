// The Merkle tree of RFC 6962 over rows of hashes, each a tile of C2SP's tlog-tiles: a hash of level L covers a full tile of level L-1.
import { sha256 } from '../lib/sha256.ts'

/** Hashes of a full tile. */
export const TILE = 256
const HASH = 32

export const EMPTY_ROOT = sha256()
export const leafHash = (entry: Buffer) => sha256(Buffer.of(0), entry)
const nodeHash = (left: Buffer, right: Buffer) => sha256(Buffer.of(1), left, right)

/** The hashes of a tile: at least as many as the tree of the requested size has. */
export type ReadTile = (level: number, n: number) => Promise<Buffer>
export type TileRow = { level: number; n: number; bytes: Buffer }

/** The largest power of two below a size of at least two. */
function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

export type Tree = ReturnType<typeof createTree>

/** Caches the rows that it has read: for one use. */
export function createTree(read: ReadTile) {
  const known = new Map<string, Promise<Buffer>>()
  function once(key: string, ask: () => Promise<Buffer>): Promise<Buffer> {
    const found = known.get(key) ?? ask()
    known.set(key, found)
    return found
  }

  /** The root of the `index`th complete subtree of 2^height leaves. */
  const node = (height: number, index: number): Promise<Buffer> =>
    once(`${height} ${index}`, async () => {
      if (height % 8 > 0) return nodeHash(await node(height - 1, 2 * index), await node(height - 1, 2 * index + 1))
      const level = height / 8
      const n = Math.floor(index / TILE)
      const at = (index % TILE) * HASH
      const tile = await once(`tile ${level} ${n}`, () => read(level, n))
      if (tile.length < at + HASH) throw new Error(`The log has no hash ${index} of level ${level}`)
      return tile.subarray(at, at + HASH)
    })

  /** The root over leaves `from` to `to`, where a subtree begins at `from`. */
  async function root(from: number, to: number): Promise<Buffer> {
    const size = to - from
    if (size === 0) return EMPTY_ROOT
    if (size === 1) return node(0, from)
    const split = splitOf(size)
    if (split * 2 === size) return node(Math.round(Math.log2(size)), from / size)
    return nodeHash(await root(from, from + split), await root(from + split, to))
  }

  /** From the leaf's sibling upwards. */
  async function inclusion(index: number, from: number, to: number): Promise<Buffer[]> {
    if (to - from === 1) return []
    const middle = from + splitOf(to - from)
    return index < middle
      ? [...(await inclusion(index, from, middle)), await root(middle, to)]
      : [...(await inclusion(index, middle, to)), await root(from, middle)]
  }

  async function consistency(old: number, from: number, to: number, isWhole: boolean): Promise<Buffer[]> {
    if (old === to) return isWhole ? [] : [await root(from, to)]
    const middle = from + splitOf(to - from)
    return old <= middle
      ? [...(await consistency(old, from, middle, isWhole)), await root(middle, to)]
      : [...(await consistency(old, middle, to, false)), await root(from, middle)]
  }

  return {
    root: (size: number) => root(0, size),
    /** That the leaf `index` is in the tree of `size`. */
    inclusion: (index: number, size: number) => inclusion(index, 0, size),
    /** That the tree of `size` continues that of `old`. */
    consistency: async (old: number, size: number) => (old === 0 ? [] : consistency(old, 0, size, true)),
  }
}

/** The rows that change, whole, when these leaves are added to a tree of `size`. */
export async function growTiles(read: ReadTile, size: number, leaves: readonly Buffer[]): Promise<TileRow[]> {
  const rows: TileRow[] = []
  let first = size
  let fresh = leaves
  for (let level = 0; fresh.length > 0; level++) {
    const above: Buffer[] = []
    for (const { n, from, kept } of piecesOf(first, fresh.length)) {
      const old = kept > 0 ? (await read(level, n)).subarray(0, kept * HASH) : Buffer.alloc(0)
      const bytes = Buffer.concat([old, ...fresh.slice(from, from + TILE - kept)])
      rows.push({ level, n, bytes })
      if (bytes.length === TILE * HASH) above.push(rootOfFull(bytes))
    }
    first = Math.floor(first / TILE)
    fresh = above
  }
  return rows
}

/** Distributes the `count` entries after the first `size` over rows: each row takes the entries from `from` on, after its `kept` older ones. */
export function piecesOf(size: number, count: number): { n: number; from: number; kept: number }[] {
  const pieces = []
  for (let at = size; at < size + count; at += TILE - (at % TILE))
    pieces.push({ n: Math.floor(at / TILE), from: at - size, kept: at % TILE })
  return pieces
}

function rootOfFull(tile: Buffer): Buffer {
  let hashes = Array.from({ length: TILE }, (_, at) => tile.subarray(at * HASH, (at + 1) * HASH))
  while (hashes.length > 1)
    hashes = Array.from({ length: hashes.length / 2 }, (_, at) =>
      nodeHash(hashes[2 * at] as Buffer, hashes[2 * at + 1] as Buffer),
    )
  return hashes[0] as Buffer
}

/** The first `width` hashes of a row. */
export const hashesOf = (bytes: Buffer, width: number): Buffer => bytes.subarray(0, width * HASH)

/** Entries as a bundle has them: each after its length. */
export const bundled = (entries: readonly Buffer[]): Buffer =>
  Buffer.concat(entries.flatMap(entry => [Buffer.of(entry.length >> 8, entry.length & 255), entry]))

/** The bytes of the first `width` entries of a bundle. */
export function entriesOf(bytes: Buffer, width: number): Buffer {
  let end = 0
  for (let count = 0; count < width; count++) end += 2 + bytes.readUInt16BE(end)
  return bytes.subarray(0, end)
}
