// Three-way merge of documents: changes of different fields are combined, different changes of one field are a conflict
// for the person to decide. Pure.

import { documentFrom, isOrderKey, LIST_KEYS, type Parts, partsOf } from '../parts.ts'
import { type EditorDocument, same, writeInto } from './document.ts'
import { mergeOrder, mergeValue, type Sides, weave } from './merge-value.ts'

/** What both sides changed: a part (`experience/a`), or with `#` a field inside one (`experience/a#position`). */
export type Conflict = Sides & { key: string }
export type Merged = { document: EditorDocument; conflicts: Conflict[] }
export type Choice = 'mine' | 'theirs'

/** Combines both sides' changes since `base`; in a conflict the document holds `mine` until it is decided. */
export function merge(base: EditorDocument, mine: EditorDocument, theirs: EditorDocument): Merged {
  const [b, m, t] = [partsOf(base), partsOf(mine), partsOf(theirs)]
  const result: Parts = new Map()
  const conflicts: Conflict[] = []
  for (const key of new Set([...m.keys(), ...t.keys()])) {
    if (isOrderKey(key)) continue
    const part = { base: b.get(key), mine: m.get(key), theirs: t.get(key) }
    const value = mergeValue(part, (way, sides) =>
      conflicts.push({ key: way.length > 0 ? `${key}#${way.join('.')}` : key, ...sides }),
    )
    result.set(key, value)
  }
  for (const list of LIST_KEYS) {
    const key = `${list}/`
    const sides = { base: orderNow(b, key), mine: orderNow(m, key), theirs: orderNow(t, key) }
    const { order, clash } = mergeOrder(sides, id => result.get(`${list}/${id}`) !== undefined)
    if (order.length > 0) result.set(key, order)
    if (clash) conflicts.push({ key, ...sides })
  }
  return { document: documentFrom(result), conflicts }
}

/** The part of a conflict, and the keys inside it. */
export function placeOf({ key }: { key: string }): { part: string; way: string[] } {
  const [part = key, way] = key.split('#')
  // The keys of page breaks are names of sections, which may have a dot.
  return { part, way: part === 'style.breaks' && way ? [way] : (way?.split('.') ?? []) }
}

/** Applies `mine`'s changes since `before` to `after`; in a conflict mine wins. */
export function rebase(before: EditorDocument, mine: EditorDocument, after: EditorDocument): EditorDocument {
  if (same(before, after)) return mine
  if (same(mine, before)) return after
  return merge(before, mine, after).document
}

/** Applies the chosen side to each conflict; without a choice mine stays. */
export function resolve(
  document: EditorDocument,
  conflicts: Conflict[],
  choices: Record<string, Choice>,
): EditorDocument {
  const parts = partsOf(document)
  for (const { key, theirs } of conflicts) {
    if (choices[key] !== 'theirs') continue
    const { part, way } = placeOf({ key })
    if (isOrderKey(key))
      parts.set(
        key,
        weave(theirs as string[], (parts.get(key) ?? []) as string[], () => true),
      )
    else parts.set(part, writeInto(parts.get(part), way, theirs))
  }
  return documentFrom(parts)
}

/** The changes of a document since its base, part by part: the content of a crash draft. */
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

/** Applies a patch to the current document, with conflicts as in merge. */
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
