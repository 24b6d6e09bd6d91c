// The changes that publishing makes for readers, in words. Pure.

import type { CvData } from '../../../../api/core/contract/cv.ts'
import { publicContent } from '../../../../api/core/cv/audience.ts'
import { changesBetween, namesAlong } from '../../../../api/core/cv/compare.ts'
import { documentOf, type EditorDocument, LIST_PATHS, readAt } from '../session/document.ts'

export type PublishedChanges = Record<'added' | 'changed' | 'removed', string[]>

/** `shown`: the published version. */
export function publishedChanges(shown: CvData, draft: EditorDocument): PublishedChanges {
  const then = readersDocument(documentOf(shown))
  const now = readersDocument({ ...draft, content: publicContent(draft.content, draft.privacy) })
  const changes: PublishedChanges = { added: [], changed: [], removed: [] }
  for (const { kind, path } of changesBetween(then, now)) {
    const named = namedPath(path)
    const [before, after] = [readAt(then, named), readAt(now, named)]
    let list = changes.changed
    if (before === undefined) list = changes.added
    else if (after === undefined) list = changes.removed
    const name = nameAt(named, now, then)
    const words = kind === 'order' && LIST_PATHS.has(path) ? `Order of ${name}` : name
    if (!list.includes(words)) list.push(words)
  }
  return changes
}

/** Without the fields that only the owner sees. */
const readersDocument = ({ language, template, style, content }: EditorDocument) => ({
  language,
  template,
  style,
  content,
})

/** The path of the setting, the section, the entry or the personal detail to which a path belongs. */
function namedPath(path: string): string {
  const keys = path.split('.')
  const [, section = '', entry = ''] = keys
  if (keys[0] !== 'content') return keys.slice(0, 2).join('.')
  if (section === 'order' || section === 'sections') return keys.slice(0, 2).join('.')
  return keys.slice(0, entry === 'other' || entry === 'own' ? 4 : 3).join('.')
}

function nameAt(path: string, ...documents: object[]): string {
  const names = namesAlong(path.split('.'), ...documents)
  if (path.startsWith('style.')) return names[0] as string
  return path.startsWith('content.personalDetails.') ? (names.at(-1) as string) : names.join(': ')
}
