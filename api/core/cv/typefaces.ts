// What people need to know of the typefaces in which a CV may be set instead of those of its template.
import type { Typeface } from '../contract/style.ts'

/** For a Word document, which carries no fonts: the nearest typeface that Word brings along. */
export const WORD_TYPEFACES: Record<Typeface, string> = {
  Inter: 'Arial',
  'Source Sans 3': 'Corbel',
  'Fira Sans': 'Trebuchet MS',
  Carlito: 'Calibri',
  'Source Serif 4': 'Cambria',
  'EB Garamond': 'Garamond',
  'STIX Two Text': 'Times New Roman',
  Bitter: 'Rockwell',
}

export const TYPEFACES = Object.keys(WORD_TYPEFACES) as Typeface[]

/** Names for people, by script. All typefaces have Latin and Cyrillic letters; what they lack is set in the typeface of its script. */
const LACKING: Record<string, string> = {
  Arabic: 'Arabic',
  Bengali: 'Bengali',
  Devanagari: 'Devanagari',
  Gujarati: 'Gujarati',
  Gurmukhi: 'Gurmukhi',
  Han: 'Chinese',
  Hangul: 'Korean',
  Hebrew: 'Hebrew',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Oriya: 'Odia',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Thai: 'Thai',
}

/** The scripts of a text that a typeface has no letters for, as names for people. */
export function missingScripts(typeface: Typeface, text: string): string[] {
  const lacking = typeface === 'Bitter' ? { Greek: 'Greek', ...LACKING } : LACKING
  const found = Object.entries(lacking).filter(([script]) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
  return [...new Set(found.map(([, name]) => name))]
}
