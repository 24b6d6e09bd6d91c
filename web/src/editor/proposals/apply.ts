// Applies a proposed change to the document in the editor, and compares two texts word by word. Pure.
import type { ProposedChangeData } from '../../../../api/core/contract/proposals.ts'
import {
  addItem,
  type EditorDocument,
  type Item,
  listAt,
  readAt,
  removeItem,
  same,
  writeAt,
} from '../session/document.ts'
import { weave } from '../session/merge-value.ts'
import { itemName } from '../words.ts'

/** The ids of a list, for a change of their order only those that it is about. */
const orderIn = (document: EditorDocument, { path, before }: ProposedChangeData) =>
  listAt(document, path).flatMap(({ id = '' }) => ((before as string[]).includes(id) ? id : []))

export function applyChange(document: EditorDocument, change: ProposedChangeData): EditorDocument {
  const { kind, path, after, behind } = change
  const [list, id] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  if (kind === 'set') return writeAt(document, path, after)
  if (kind === 'remove') return removeItem(document, list, id)
  const items = listAt(document, kind === 'order' ? path : list)
  const ids = items.map(item => item.id ?? '')
  if (kind === 'order') {
    const order = weave(after as string[], ids, one => ids.includes(one))
    return writeAt(
      document,
      path,
      order.map(one => items[ids.indexOf(one)]),
    )
  }
  if (ids.includes(id)) return writeAt(document, path, after)
  const place = behind === null ? 0 : ids.indexOf(behind ?? '') + 1 || ids.length
  return addItem(document, list, after as Item, place)
}

/** `changed`: not what the program saw; `done`: it is as proposed already; `gone`: its entry is no longer there. */
export type Standing = { state: 'fits' | 'changed' | 'done' | 'gone'; now: unknown }

export function standingOf(document: EditorDocument, change: ProposedChangeData): Standing {
  const now = change.kind === 'order' ? orderIn(document, change) : readAt(document, change.path)
  if (same(now, change.after)) return { state: 'done', now }
  if (same(applyChange(document, change), document)) return { state: 'gone', now }
  return { state: same(now, change.before) ? 'fits' : 'changed', now }
}

/** The names of the entries in an order. */
export const namesIn = (document: EditorDocument, { path }: ProposedChangeData, ids: unknown): string =>
  (ids as string[]).map(id => itemName(listAt(document, path).find(item => item.id === id))).join(' → ')

/** A run of words; `isSame`: both texts have it. */
export type Run = { text: string; isSame: boolean }
/** Above it both texts are shown as wholly different. */
const MOST_COMPARED = 1_000_000

/** Both texts as runs of what they share and what they do not. */
export function compareTexts(before: string, after: string): [Run[], Run[]] {
  const [one, two] = [before, after].map(text => text.split(/(?<=\s)(?=\S)/).filter(Boolean)) as [string[], string[]]
  if (one.length * two.length > MOST_COMPARED)
    return [[{ text: before, isSame: false }], [{ text: after, isSame: false }]]
  // The longest common run of words from each pair of places on.
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1))
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  const isEqual = (i: number, j: number) => one[i]?.trim() === two[j]?.trim()
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = two.length - 1; j >= 0; j--) {
      const row = longest[i] as Uint16Array
      row[j] = isEqual(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const runs: [Run[], Run[]] = [[], []]
  const put = (side: 0 | 1, text: string, isSame: boolean) => {
    const last = runs[side].at(-1)
    if (last?.isSame === isSame) last.text += text
    else runs[side].push({ text, isSame })
  }
  for (let [i, j] = [0, 0]; i < one.length || j < two.length; ) {
    if (i < one.length && j < two.length && isEqual(i, j)) {
      put(0, one[i++] as string, true)
      put(1, two[j++] as string, true)
    } else if (j < two.length && (i === one.length || at(i, j + 1) >= at(i + 1, j))) put(1, two[j++] as string, false)
    else put(0, one[i++] as string, false)
  }
  return runs
}
