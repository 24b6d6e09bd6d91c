// Parsed documents, kept while there is room: scans and index changes read them, and raw BSON stays the truth.
import { type Entry, LARGE_BYTES } from './entry.ts'
import { type Doc, parse } from './values.ts'

const ROOM_BYTES = 4 * 1024 * 1024

const kept = new Set<Entry>()
let used = 0

/** The parsed document. Callers never change it. */
export function parsed(entry: Entry): Doc {
  if (entry.doc) return entry.doc
  const doc = parse(entry.raw)
  if (entry.size > LARGE_BYTES) return doc
  entry.doc = doc
  kept.add(entry)
  used += entry.size
  for (const oldest of kept) {
    if (used <= ROOM_BYTES) break
    forget(oldest)
  }
  return doc
}

/** Drops the parsed form of a document that is replaced, removed or old. */
export function forget(entry: Entry): void {
  if (!kept.delete(entry)) return
  entry.doc = undefined
  used -= entry.size
}
