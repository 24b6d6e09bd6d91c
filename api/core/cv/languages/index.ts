// The languages with labels. To add one, add a file and its line here; a test reports missing labels.
import { ar } from './ar.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import type { Labels } from './labels.ts'
import { ta } from './ta.ts'
import { zh } from './zh.ts'

/** By primary language tag; the first one is the fallback. */
export const LANGUAGES: Readonly<Record<string, Labels>> = { en, hi, ta, ar, zh }

/** The languages that the editor offers. There are fonts for all of them; labels fall back to English. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en hi ta te bn mr kn ml gu pa or ur ar he de fr es pt it nl pl ru el tr zh ja ko th'.split(' ')
