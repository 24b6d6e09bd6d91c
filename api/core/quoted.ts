// Quotes names that users typed within our sentences; inner quotation marks are removed, so that the quote cannot be ended early.

/** All quotation marks except apostrophes, and lookalikes: primes, ditto marks, gershayim. */
const QUOTES =
  /(?!['’‘＇])\p{Quotation_Mark}|[\u02ba\u02dd\u02ee\u05f4\u2033-\u2037\u2057\u275b-\u2760\u3003\u{1f676}-\u{1f678}]/gu
/** Apostrophes in a row look like a quotation mark. */
const APOSTROPHES = /(['’‘`´ʼ＇])(?:[\p{DI}\s]*['’‘`´ʼ＇])+/gu

export const withoutQuotes = (name: string): string => name.replace(QUOTES, '').replace(APOSTROPHES, '$1')

export const quoted = (name: string): string => `“${withoutQuotes(name)}”`

/** A name in which mail programs find no URL or address: adds a space after each dot inside a word, and replaces @. */
export const withoutAddresses = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{M}\p{N}_-][.．。｡․])(?=[\p{L}\p{N}_-])/gu, ' ').replace(/[@＠]/g, ' at ')
