// The name of a place in the CV, for lists that lead to it.
import { isItem } from '../../../../api/core/cv/values.ts'
import { type EditorDocument, readAt } from '../session/document.ts'
import { fieldName, itemName, SECTION_NAMES, SLOT_NAMES } from '../words.ts'

/** A path as the section, the name of the item and the field: "Experience · Staff Engineer · From". */
export function placeName(document: EditorDocument, path: string): string {
  const [, section = '', ...rest] = path.split('.')
  const names = [SECTION_NAMES[section] ?? fieldName(path)]
  let at = `content.${section}`
  for (const [depth, key] of rest.entries()) {
    at += `.${key}`
    const value = readAt(document, at)
    if (isItem(value)) names.push(itemName(value))
    else if (SLOT_NAMES[key]) names.push(SLOT_NAMES[key])
    else if (depth === rest.length - 1) names.push(fieldName(at))
  }
  return names.join(' · ')
}
