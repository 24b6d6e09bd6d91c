// The language that our own words on a CV are in, where it is not the CV's.
import { direction, labelsOf } from '../../../api/core/cv/locale.ts'

/** For an element with words of ours: the language they are in instead, and its direction; nothing where it is the CV's own. */
export function spokenAs(language: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const spoken = labelsOf(language).language
  return spoken === language.split('-')[0]?.toLowerCase() ? {} : { lang: spoken, dir: direction(spoken) }
}
