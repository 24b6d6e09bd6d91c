// The typefaces of the typeset CV, as data: which families, which of their files. The build copies exactly these, and the
// engine is given nothing else. All are under the SIL Open Font License. Knows no template.

export type Family = {
  /** The name inside the font files, by which templates call it. */
  name: string
  /** The part of the package's name behind @expo-google-fonts/. */
  source: string
  /** Folders of the package, one weight or slant each: what templates use and nothing more. */
  faces: string[]
}

export const FAMILIES: Family[] = [
  { name: 'Inter', source: 'inter', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Source Serif 4', source: 'source-serif-4', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Source Sans 3', source: 'source-sans-3', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'EB Garamond', source: 'eb-garamond', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Fira Sans', source: 'fira-sans', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Bitter', source: 'bitter', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Noto Sans Devanagari', source: 'noto-sans-devanagari', faces: ['400Regular', '600SemiBold'] },
  { name: 'Noto Sans Tamil', source: 'noto-sans-tamil', faces: ['400Regular', '600SemiBold'] },
  { name: 'Noto Sans Hebrew', source: 'noto-sans-hebrew', faces: ['400Regular', '600SemiBold'] },
  // Of the Arabic faces tried, the one whose text every reader gets back whole.
  { name: 'Amiri', source: 'amiri', faces: ['400Regular', '700Bold'] },
  // Chinese and Japanese; ten megabytes a weight.
  { name: 'Noto Sans SC', source: 'noto-sans-sc', faces: ['400Regular', '700Bold'] },
]

/**
 * Scripts whose words are set in a face of their own, blanks included. `size`: how much larger than its neighbours;
 * `blanks`: how many stand for one.
 */
export const SCRIPTS = [
  { name: 'Devanagari', font: 'Noto Sans Devanagari', marks: '', size: 1, blanks: 2 },
  { name: 'Tamil', font: 'Noto Sans Tamil', marks: '', size: 1, blanks: 2 },
  { name: 'Hebrew', font: 'Noto Sans Hebrew', marks: '', size: 1, blanks: 1 },
  { name: 'Arabic', font: 'Amiri', marks: '\\u{064b}-\\u{065f}\\u{0670}', size: 1.16, blanks: 1 },
]

/** Asked in this order for what a template's own families lack. */
export const FALLBACKS = [
  'Inter',
  'Noto Sans Devanagari',
  'Noto Sans Tamil',
  'Noto Sans Hebrew',
  'Amiri',
  'Noto Sans SC',
]
