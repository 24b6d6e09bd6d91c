// Applies a proposed change to the document in the editor, and compares two texts word by word. Pure.
import type { ProposedChangeData } from '../../../../api/core/contract/proposals.ts'
import { type Item, same } from '../../../../api/core/cv/values.ts'
import { addItem, type EditorDocument, listAt, readAt, removeItem, reorder, writeAt } from '../session/document.ts'

export function applyChange(document: EditorDocument, change: ProposedChangeData): EditorDocument {
  const { kind, path, after, behind } = change
  const [list, id] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  if (kind === 'remove') return removeItem(document, list, id)
  if (kind === 'order') return reorder(document, path, after as string[])
  if (kind === 'set' || readAt(document, path) !== undefined) return writeAt(document, path, after)
  if (behind === null) return addItem(document, list, after as Item, 0)
  const before = listAt(document, list).findIndex(item => item.id === behind)
  return addItem(document, list, after as Item, before < 0 ? undefined : before + 1)
}

/** The ids of the list of a new order, without entries that the proposal does not know. */
const knownOrder = (document: EditorDocument, { path, before }: ProposedChangeData) =>
  listAt(document, path).flatMap(({ id = '' }) => ((before as string[]).includes(id) ? id : []))

/**
 * `changed`: the value differs from the value that the program read. `done`: it already equals the proposed value. `gone`: its entry was
 * removed.
 */
export type ChangeStatus = { state: 'fits' | 'changed' | 'done' | 'gone'; now: unknown }

export function changeStatus(document: EditorDocument, change: ProposedChangeData): ChangeStatus {
  const now = change.kind === 'order' ? knownOrder(document, change) : readAt(document, change.path)
  if (same(now, change.after)) return { state: 'done', now }
  if (same(applyChange(document, change), document)) return { state: 'gone', now }
  return { state: same(now, change.before) ? 'fits' : 'changed', now }
}

/** A run of words; `isSame`: both texts contain it. */
export type Run = { text: string; isSame: boolean }
/** Above this number of pairs of words both texts are shown as wholly different. */
const MAX_COMPARED = 1_000_000

/** Both texts as runs of shared and of differing words. */
export function compareTexts(before: string, after: string): [Run[], Run[]] {
  const [one, two] = [before, after].map(text => text.split(/(?<=\s)(?=\S)/).filter(Boolean)) as [string[], string[]]
  if (one.length * two.length > MAX_COMPARED)
    return [[{ text: before, isSame: false }], [{ text: after, isSame: false }]]
  // The length of the longest common subsequence of words from each pair of positions on.
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
