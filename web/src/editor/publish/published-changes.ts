// What publishing would change for readers, in words. Pure.

import type { CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { isOrderKey, type Parts, partsOf } from '../parts.ts'
import { documentOf, type EditorDocument, isObject, same } from '../session/document.ts'
import { mergeOrder } from '../session/merge-value.ts'
import { fieldName, partName } from '../words.ts'

export type PublishedChanges = Record<'added' | 'changed' | 'removed', string[]>

/** `shown`: the published version. */
export function publishedChanges(shown: CvData, draft: EditorDocument): PublishedChanges {
  const then = readersParts(documentOf(shown))
  const now = readersParts({ ...draft, content: publicContent(draft.content, draft.privacy) })
  const changes: PublishedChanges = { added: [], changed: [], removed: [] }
  const tell = (before: unknown, after: unknown, name: string) => {
    if (same(before, after)) return
    const list = before === undefined ? changes.added : after === undefined ? changes.removed : changes.changed
    if (!list.includes(name)) list.push(name)
  }
  for (const key of new Set([...now.keys(), ...then.keys()])) {
    const [before, after] = [then.get(key), now.get(key)]
    if (isOrderKey(key)) {
      if (isReordered(before, after)) changes.changed.push(partName(key))
    } else if (key === 'personalDetails' && isObject(before) && isObject(after)) {
      for (const field of new Set([...Object.keys(after), ...Object.keys(before)]))
        tell(before[field], after[field], fieldName(field))
    } else tell(before, after, key.startsWith('style.') ? partName('style') : partName(key, after, before))
  }
  return changes
}

/** Without the parts that only the owner sees. */
function readersParts(document: EditorDocument): Parts {
  const parts = partsOf(document)
  for (const key of parts.keys()) if (/^(title|indexable|privacy\..*)$/.test(key)) parts.delete(key)
  return parts
}

/** Whether the common items are in another order; added and removed ones are reported separately. */
function isReordered(before: unknown = [], after: unknown = []): boolean {
  const [base, mine] = [before as string[], after as string[]]
  const isInBoth = (id: string) => base.includes(id) && mine.includes(id)
  const { order } = mergeOrder({ base, mine, theirs: base }, isInBoth)
  return order.join() !== base.filter(isInBoth).join()
}
