// Names of people as they are compared and as they are signed. Pure; runs in the browser too. The program that checks CVs
// (scripts/verify-cv.ts) has its own.

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ')

/** What spellings of one name have in common: compatibility forms, case and white space are left out of it. */
export const fold = (name: string): string =>
  inOneLine(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')).trim()

export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)

/** A name as a line of a statement. */
export const nameLine = (name: string): string => inOneLine(name.normalize('NFC'))
