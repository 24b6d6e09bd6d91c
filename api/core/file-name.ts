// Names of downloaded files: Asha_Rao_Site_Engineer.pdf. Pure; runs in the browser too.

/** In UTF-16 units, so that no name has more bytes than file systems take, in any script. */
const MAX_NAME = 80
const MAX_PART = 40

/** Format characters, variation selectors and apostrophes: removed from within a word, which stays one word. */
const WITHIN = /[\p{Cf}\p{Variation_Selector}'’׳״]/gu
const BETWEEN = /[^\p{L}\p{Mn}\p{Mc}\p{N}+#&.-]+/u
/** Combining marks without a letter, and signs other than those of names such as C++, C# and .NET. */
const LOOSE = /^(?:[\p{M}+#&-]|\.(?!\p{L}))+|(?<![&.-])[&.-]+$/gu
/** The separators of several roles in one line. */
const ROLES = /[|｜;；,，、،؛\n]|\s[/–—·•@-]\s/u
/** Names of devices, which Windows refuses with every extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The words of a text, as many as fit. Only a first word that is too long is cut. */
function fittingWords(text: string, max: number): string[] {
  const words = text
    .normalize('NFC')
    .replace(WITHIN, '')
    .split(BETWEEN)
    .map(word => word.replace(LOOSE, ''))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  let left = max
  const count = words.findIndex(word => {
    left -= word.length + 1
    return left < -1
  })
  if (count === 0) return [cut(words[0] as string, max)]
  return count < 0 ? words : words.slice(0, count)
}

/** The first `max` units, without half of a character. */
const cut = (word: string, max: number) => word.slice(0, max).replace(/\p{Cs}$/u, '')

/** The first of several roles. */
export const firstRole = (roles = ''): string => roles.split(ROLES).find(role => /\p{L}/u.test(role)) ?? ''

/** The name of a file from the name of a person and further parts, of which as many are in it as it has room for. */
export function fileStem(name: string, ...parts: string[]): string {
  const words = [name, ...parts.map(part => fittingWords(part, MAX_PART).join(' '))].join(' ')
  const stem = fittingWords(words, MAX_NAME).join('_').replace(/^\.+/, '')
  return stem.replace(DEVICE, '$&_CV') || 'CV'
}
