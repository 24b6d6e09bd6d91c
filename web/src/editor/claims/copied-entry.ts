// An entry of another CV in this one: where it is added, and whether its badge comes with it. Pure.
import { isSameName } from '../../../../api/core/cv/names.ts'
import type { CvEntry } from '../../data/claims.ts'
import {
  addItem,
  type EditorDocument,
  listAt,
  mostIn,
  type Path,
  placeByDate,
  readAt,
  SLOTS,
  writeAt,
} from '../session/document.ts'

type Entry = Pick<CvEntry, 'name' | 'section' | 'item' | 'label'>

const OTHER_STUDIES = 'content.education.other'
const slotOf = (section: string) => SLOTS.find(slot => section === `education.${slot}`)

/** A study of a slot is added at its slot while that is empty, else to the other studies. */
function placeOf(document: EditorDocument, section: string): { path: Path; isSlot: boolean } {
  const [kind] = section.split('.')
  if (kind !== 'education') return { path: `content.${kind}`, isSlot: false }
  const slot = slotOf(section)
  if (slot && readAt(document, `content.education.${slot}`) === undefined)
    return { path: `content.education.${slot}`, isSlot: true }
  return { path: OTHER_STUDIES, isSlot: false }
}

export const hasRoomFor = (document: EditorDocument, { section }: Entry): boolean => {
  const { path, isSlot } = placeOf(document, section)
  return isSlot || listAt(document, path).length < mostIn(path)
}

/** The document with a copy of the entry: with the new id in a list, by its date where it has one. */
export function withEntry(document: EditorDocument, { section, item }: Entry, id: string): EditorDocument {
  const { path, isSlot } = placeOf(document, section)
  if (isSlot) return writeAt(document, path, item)
  return placeByDate(addItem(document, path, { ...item, id }), path, id)
}

/** What becomes of the entry’s badge in this CV; null without a badge. */
export function badgeNews(document: EditorDocument, { name, section, label }: Entry): string | null {
  if (label === null) return null
  if (!isSameName(name, document.content.personalDetails.name))
    return 'The badge belongs to another name and does not come along.'
  const { path } = placeOf(document, section)
  const isOtherKind = path === OTHER_STUDIES && slotOf(section) !== undefined
  return isOtherKind
    ? 'The badge is for a study that this CV has already, and does not come along.'
    : 'The badge comes with it.'
}
