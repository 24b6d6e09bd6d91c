// Counts characters in words: "3 Georgian letters, 1 emoji".

/** The common names of scripts, where Unicode's differ. */
const COMMON_NAMES: Record<string, string> = {
  Han: 'Chinese',
  Hangul: 'Korean',
  Myanmar: 'Burmese',
  Oriya: 'Odia',
  Nko: 'N’Ko',
}
const SCRIPTS = [
  ...'Adlam Arabic Armenian Balinese Bengali Bopomofo Cherokee Coptic Cyrillic Devanagari Ethiopic Georgian Glagolitic'.split(
    ' ',
  ),
  ...'Gothic Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Javanese Kannada Katakana Khmer Lao Latin Malayalam'.split(
    ' ',
  ),
  ...'Meetei_Mayek Mongolian Myanmar Nko Ol_Chiki Oriya Sinhala Sundanese Syriac Tamil Telugu Thaana Thai Tibetan'.split(
    ' ',
  ),
  ...'Tifinagh Vai Yi'.split(' '),
].map(name => ({ name: COMMON_NAMES[name] ?? name.replace('_', ' '), form: new RegExp(`\\p{Script=${name}}`, 'u') }))

const one = { letter: 'letter', sign: 'sign', emoji: 'emoji', foreign: 'letter of another script' }
const many = { letter: 'letters', sign: 'signs', emoji: 'emoji', foreign: 'letters of other scripts' }

function kindOf(character: string): { script: string; kind: keyof typeof one } {
  if (/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(character)) return { script: '', kind: 'emoji' }
  const script = SCRIPTS.find(({ form }) => form.test(character))
  if (script) return { script: `${script.name} `, kind: /\p{N}|\p{P}|\p{S}/u.test(character) ? 'sign' : 'letter' }
  return { script: '', kind: /[\p{L}\p{M}]/u.test(character) ? 'foreign' : 'sign' }
}

/** Counts by script and kind, in the order in which each first occurs. */
export function countedCharacters(characters: readonly string[]): string {
  const kinds = new Map<string, { script: string; kind: keyof typeof one; count: number }>()
  for (const character of characters) {
    const { script, kind } = kindOf(character)
    const count = (kinds.get(script + kind)?.count ?? 0) + 1
    kinds.set(script + kind, { script, kind, count })
  }
  const parts = [...kinds.values()].map(
    ({ script, kind, count }) => `${count} ${script}${(count === 1 ? one : many)[kind]}`,
  )
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')
}
