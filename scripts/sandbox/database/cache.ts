// Parsed documents, kept while there is room: scans and index changes read them, and raw BSON stays the truth.
import type { Entry } from './collection.ts'
import { type Doc, parse } from './values.ts'

const ROOM_BYTES = 16 * 1024 * 1024
const LARGEST_BYTES = 1024 * 1024

const kept = new Set<Entry>()
let used = 0

/** The parsed document. Callers never change it. */
export function parsed(entry: Entry): Doc {
  if (entry.doc) return entry.doc
  const doc = parse(entry.raw)
  if (entry.raw.length > LARGEST_BYTES) return doc
  entry.doc = doc
  kept.add(entry)
  used += entry.raw.length
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
  used -= entry.raw.length
}
