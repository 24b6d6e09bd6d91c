// Three-way merge of documents by part: changes of different parts go together by themselves, the same part changed
// differently is a conflict for the person to decide. Pure.
import { type EditorDocument, same } from './document.ts'
import { documentFrom, isOrderKey, LIST_KEYS, type Parts, partsOf, weave } from './parts.ts'

/** A part that both sides changed; undefined means that the side removed it. */
export type Conflict = { key: string; base: unknown; mine: unknown; theirs: unknown }
export type Merged = { document: EditorDocument; conflicts: Conflict[] }
export type Choice = 'mine' | 'theirs'

/** Both sides' changes since `base`; where they conflict the document holds `mine` until somebody decides. */
export function merge(base: EditorDocument, mine: EditorDocument, theirs: EditorDocument): Merged {
  const [b, m, t] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const result: Parts = new Map()
  const conflicts: Conflict[] = []
  for (const key of new Set([...t.keys(), ...m.keys()])) {
    if (isOrderKey(key)) continue
    const part = { key, base: b.get(key), mine: m.get(key), theirs: t.get(key) }
    const value = decide(part)
    if (value === CONFLICT) conflicts.push(part)
    result.set(key, value === CONFLICT ? part.mine : value)
  }
  for (const list of LIST_KEYS) {
    const conflict = mergeOrder(list, result, b, m, t)
    if (conflict) conflicts.push(conflict)
  }
  return { document: documentFrom(result), conflicts }
}

const CONFLICT = Symbol('conflict')

function decide({ base, mine, theirs }: Conflict): unknown {
  if (same(mine, theirs)) return mine
  if (same(base, mine)) return theirs
  if (same(base, theirs)) return mine
  return CONFLICT
}

/** Writes the list's merged order into `result`; a conflict only when both sides moved the same items differently. */
function mergeOrder(list: string, result: Parts, b: Parts, m: Parts, t: Parts): Conflict | null {
  const key = `${list}/`
  const ids = (parts: Parts) => (parts.get(key) ?? []) as string[]
  const [base, mine, theirs] = [ids(b), ids(m), ids(t)]
  const common = new Set(base.filter(id => mine.includes(id) && theirs.includes(id)))
  const relative = (order: string[]) => order.filter(id => common.has(id)).join()
  const mineMoved = relative(mine) !== relative(base)
  const theirsMoved = relative(theirs) !== relative(base)
  const [first, second] = theirsMoved && !mineMoved ? [theirs, mine] : [mine, theirs]
  const order = weave(first, second, id => result.get(`${list}/${id}`) !== undefined)
  if (order.length > 0) result.set(key, order)
  const conflict = mineMoved && theirsMoved && relative(mine) !== relative(theirs)
  return conflict ? { key, base, mine, theirs } : null
}

/** `mine` moved from `before` to `after`: everything of `after`, and on top of it what `mine` changed. Mine wins. */
export function rebase(before: EditorDocument, mine: EditorDocument, after: EditorDocument): EditorDocument {
  if (same(before, after)) return mine
  if (same(mine, before)) return after
  return merge(before, mine, after).document
}

/** The document with the chosen side's value in every conflict; a conflict without a choice keeps mine. */
export function resolve(
  document: EditorDocument,
  conflicts: Conflict[],
  choices: Record<string, Choice>,
): EditorDocument {
  const parts = partsOf(document)
  for (const { key, theirs } of conflicts) {
    if (choices[key] !== 'theirs') continue
    if (isOrderKey(key))
      parts.set(
        key,
        weave(theirs as string[], (parts.get(key) ?? []) as string[], () => true),
      )
    else parts.set(key, theirs)
  }
  return documentFrom(parts)
}

/** What a document changed of its base, part by part: all that a crash draft needs to hold. */
export type Patch = Record<string, { base?: unknown; mine?: unknown }>

export function patchBetween(base: EditorDocument, mine: EditorDocument): Patch {
  const patch: Patch = {}
  if (base === mine) return patch
  const [b, m] = [partsOf(base), partsOf(mine)]
  for (const key of new Set([...b.keys(), ...m.keys()])) {
    if (!same(b.get(key), m.get(key))) patch[key] = { base: b.get(key), mine: m.get(key) }
  }
  return patch
}

/** Puts a patch on top of the document as it is now, which may have moved on: conflicts as in merge. */
export function applyPatch(current: EditorDocument, patch: Patch): Merged {
  const side = (name: 'base' | 'mine') => {
    const parts = partsOf(current)
    for (const [key, change] of Object.entries(patch)) {
      if (!isOrderKey(key)) parts.set(key, change[name])
    }
    for (const [key, change] of Object.entries(patch)) {
      if (isOrderKey(key))
        parts.set(
          key,
          weave((change[name] ?? []) as string[], orderNow(parts, key), () => true),
        )
    }
    return documentFrom(parts)
  }
  return merge(side('base'), side('mine'), current)
}

const orderNow = (parts: Parts, key: string) => (parts.get(key) ?? []) as string[]
