// Normalises names of people for comparison and for signatures. Pure; runs in the browser too. The verifier (web/src/check) has
// its own implementation.

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ')

/** The normalised name for comparison: without differences of compatibility forms, case and white space. */
export const fold = (name: string): string =>
  inOneLine(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')).trim()

export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)

/** The name in one line, as in a signed statement. */
export const nameLine = (name: string): string => inOneLine(name.normalize('NFC'))
