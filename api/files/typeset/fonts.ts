// The font families of the typeset CV and their files. The build copies exactly these, and the engine sees no others. All are under the
// SIL Open Font License.
import { type HanForms, hanForms } from '../../core/cv/han.ts'

export type Family = {
  /** The family name inside the font files, which templates use. */
  name: string
  /** The package name without @expo-google-fonts/. */
  source: string
  /** Folders of the package, one weight or slant each. Lists only faces that templates use. */
  faces: string[]
}

export const FAMILIES: Family[] = [
  { name: 'Inter', source: 'inter', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Source Serif 4', source: 'source-serif-4', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Source Sans 3', source: 'source-sans-3', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'EB Garamond', source: 'eb-garamond', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Fira Sans', source: 'fira-sans', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Bitter', source: 'bitter', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'STIX Two Text', source: 'stix-two-text', faces: ['400Regular', '400Regular_Italic', '600SemiBold'] },
  { name: 'Carlito', source: 'carlito', faces: ['400Regular', '400Regular_Italic', '700Bold'] },
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
  // Of the Arabic fonts tried, the only one whose text every PDF reader extracts correctly.
  { name: 'Amiri', source: 'amiri', faces: ['400Regular', '700Bold'] },
  // Chinese, Japanese and Korean: five to ten megabytes for each weight.
  { name: 'Noto Sans KR', source: 'noto-sans-kr', faces: ['400Regular', '600SemiBold'] },
  { name: 'Noto Sans SC', source: 'noto-sans-sc', faces: ['400Regular', '700Bold'] },
  { name: 'Noto Sans TC', source: 'noto-sans-tc', faces: ['400Regular', '700Bold'] },
  { name: 'Noto Sans JP', source: 'noto-sans-jp', faces: ['400Regular', '700Bold'] },
  // One colour, as a PDF for print needs it.
  { name: 'Noto Emoji', source: 'noto-emoji', faces: ['400Regular'] },
]

/** Punctuation after a word, which is set in the word's font; । and ॥ end a sentence. */
const INDIC_SIGNS = ',.;:!?\\u{964}\\u{965}'

/**
 * Scripts whose words are set in their own font, including the blanks between them. `marks`: characters that belong to a word besides
 * its letters; `size`: the scale relative to other scripts; `blanks`: how many blanks replace one.
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

const HAN_FONTS: Record<HanForms, string> = {
  simplified: 'Noto Sans SC',
  traditional: 'Noto Sans TC',
  japanese: 'Noto Sans JP',
  korean: 'Noto Sans KR',
}

/**
 * Fallbacks, in order, for characters that a template's own families lack in a text of a language: its own forms of Chinese characters
 * come first.
 */
export const fallbacksOf = (language: string, text: string): string[] => [
  ...new Set([
    'Inter',
    'Noto Emoji',
    HAN_FONTS[hanForms(language, text)],
    ...SCRIPTS.map(({ font }) => font),
    ...Object.values(HAN_FONTS),
  ]),
]
