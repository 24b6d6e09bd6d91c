// Readable names of a CV's sections, fields and values: for undo, the save state and dialogs.

import {
  CHOICE_NAMES,
  FIELD_NAMES,
  itemName,
  nameOf,
  SECTION_NAMES,
  SLOT_NAMES,
} from '../../../api/core/cv/editor-words.ts'
import type { Path } from './session/document.ts'

export { CHOICE_NAMES, FIELD_NAMES, itemName, nameOf, SECTION_NAMES, SLOT_NAMES }

/** The name of a field by its path, for example "Link" or "Name". */
export const fieldName = (path: Path) => FIELD_NAMES[path.split('.').at(-1) ?? ''] ?? nameOf(path.split('.')[1] ?? path)
