// lang and dir for the product's own English words on a CV in another language.
import { direction, labelsOf } from '../../../api/core/cv/locale.ts'

/** Attributes for an element with our own words; empty where the CV has the same language. */
export function spokenAs(language: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const spoken = labelsOf(language).language
  return spoken === language.split('-')[0]?.toLowerCase() ? {} : { lang: spoken, dir: direction(spoken) }
}
