// The languages in which a CV has words of ours. Adding one is adding a file and its line here; a test says what is missing.
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import type { Labels } from './labels.ts'
import { ta } from './ta.ts'
import { zh } from './zh.ts'

/** By primary language tag; the first one stands in for a language that is not here. */
export const LANGUAGES: Readonly<Record<string, Labels>> = { en, hi, ta, ar, zh }

/** What the editor offers for a CV: there are typefaces for all of them. Where our words are missing they are English ones. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en hi ta te bn mr kn ml gu pa or ur ar he de fr es pt it nl pl ru el tr zh ja ko th'.split(' ')
