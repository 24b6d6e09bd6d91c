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
  ...[
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Malayalam',
    'Oriya',
    'Tamil',
    'Telugu',
    'Thai',
  ].map(script => ({
    name: `Noto Sans ${script}`,
    source: `noto-sans-${script.toLowerCase()}`,
    faces: ['400Regular', '600SemiBold'],
  })),
  // Of the Arabic faces tried, the one whose text every reader gets back whole.
  { name: 'Amiri', source: 'amiri', faces: ['400Regular', '700Bold'] },
  // Six megabytes a weight.
  { name: 'Noto Sans KR', source: 'noto-sans-kr', faces: ['400Regular', '600SemiBold'] },
  // Chinese and Japanese; ten megabytes a weight.
  { name: 'Noto Sans SC', source: 'noto-sans-sc', faces: ['400Regular', '700Bold'] },
]

/** Signs that stand behind a word, blanks behind them included: । and ॥ end a sentence. */
const INDIC_SIGNS = ',.;:!?\\u{964}\\u{965}'

/**
 * Scripts whose words are set in a face of their own, blanks included. `marks`: what is part of a word besides its letters;
 * `size`: how much larger than its neighbours; `blanks`: how many stand for one.
 */
export const SCRIPTS = [
  ...['Devanagari', 'Tamil', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Telugu'].map(
    name => ({
      name,
      font: `Noto Sans ${name}`,
      marks: INDIC_SIGNS,
      size: 1,
      blanks: 2,
    }),
  ),
  { name: 'Thai', font: 'Noto Sans Thai', marks: '', size: 1, blanks: 1 },
  { name: 'Hangul', font: 'Noto Sans KR', marks: '', size: 1, blanks: 1 },
  { name: 'Hebrew', font: 'Noto Sans Hebrew', marks: '', size: 1, blanks: 1 },
  { name: 'Arabic', font: 'Amiri', marks: '\\u{064b}-\\u{065f}\\u{0670}', size: 1.16, blanks: 1 },
]

/** Asked in this order for what a template's own families lack. */
const FALLBACKS = [
  'Inter',
  ...SCRIPTS.map(({ font }) => font).filter(font => font !== 'Noto Sans KR'),
  'Noto Sans SC',
  'Noto Sans KR',
]

/** The same for a language: Chinese characters have their Korean forms in a CV in Korean. */
export const fallbacksOf = (language: string): string[] =>
  /^ko\b/i.test(language) ? [...new Set(['Inter', 'Noto Sans KR', ...FALLBACKS])] : FALLBACKS
