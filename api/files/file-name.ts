// A downloaded file and its name.

import type { Sheet } from '../core/cv/sheet.ts'
import { fileStem, firstRole } from '../core/file-name.ts'

export type CvFile = { bytes: Buffer | string; name: string; unsupported: string[] }

/** Name_Role.pdf; of a cover letter Name_Addressee_Letter.pdf. */
export function fileName({ name, profession, letter }: Sheet, extension: string): string {
  const parts = letter ? [letter.to[0] ?? '', 'Letter'] : [firstRole(profession)]
  return `${fileStem(name, ...parts)}.${extension}`
}
