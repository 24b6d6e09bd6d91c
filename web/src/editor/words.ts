// Readable names of a CV's sections, fields and values: for undo, the save state and dialogs.

import { FIELD_NAMES, itemName, nameOf, SECTION_NAMES, SLOT_NAMES } from '../../../api/core/cv/editor-words.ts'
import { isObject, type Path } from './session/document.ts'

export { FIELD_NAMES, itemName, nameOf, SECTION_NAMES, SLOT_NAMES }

/** The name of a field by its path, for example "Link" or "Name". */
export const fieldName = (path: Path) => FIELD_NAMES[path.split('.').at(-1) ?? ''] ?? nameOf(path.split('.')[1] ?? path)

/** The name of a part (see parts.ts) for example "Experience: Staff Engineer". */
export function partName(key: string, ...sides: unknown[]): string {
  const [list = '', id] = key.split('/')
  const section = nameOf(list.split('.')[0] ?? list)
  if (id === '') return `Order of ${list === 'education.other' ? 'Education' : nameOf(list)}`
  if (id !== undefined) return `${section}: ${itemName(sides.find(isObject))}`
  return list.includes('.') ? `${section}: ${nameOf(list.split('.')[1] ?? '')}` : section
}
