// The published log: its newest checkpoint, tiles, bundles and keys.
import type { LogStore } from './store.ts'
import { entriesOf, hashesOf, TILE } from './tree.ts'

/** `vkey`: null without a key of the log. */
export function createPublished(store: LogStore, origin: string, vkey: string | null) {
  /** Bytes of a row up to a width, if the published log has as many. */
  async function readRow(level: number | 'entries', n: number, width: number): Promise<Buffer | null> {
    const state = await store.findPublished(origin)
    const count = Math.floor((state?.size ?? 0) / TILE ** (level === 'entries' ? 0 : level)) - n * TILE
    const row = width <= count ? await store.readRow({ origin, level, n }) : null
    return row && (level === 'entries' ? entriesOf(row, width) : hashesOf(row, width))
  }

  return {
    /** The newest checkpoint, with the lines of the witnesses. Null before the first. */
    async checkpoint(): Promise<string | null> {
      const state = await store.findPublished(origin)
      if (!state?.checkpoint) return null
      const lines = Object.values(state.cosignatures ?? {}).map(line => `${line}\n`)
      return `${state.checkpoint}${lines.join('')}`
    },
    tile: (level: number, n: number, width: number) => readRow(level, n, width),
    bundle: (n: number, width: number) => readRow('entries', n, width),
    /** A vkey on each line, that of this log first. */
    async keys(): Promise<string | null> {
      if (vkey === null) return null
      const others = (await store.listStates()).filter(({ _id }) => _id !== origin)
      return [vkey, ...others.map(other => other.vkey)].map(line => `${line}\n`).join('')
    },
  }
}
