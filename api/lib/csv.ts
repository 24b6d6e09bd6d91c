// Lines of CSV for spreadsheets (RFC 4180), whose cells run no formula. Pure.

/** The signs that make a spreadsheet read a cell as a formula, in any width, also after characters that it trims or does not show. */
const FORMULA =
  /^[\s\p{C}\p{DI}]*[=+\-@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff0b\uff0d\uff1d\uff20\uff5c\uff05]|^[\t\r\n]/u

/** A CSV cell, quoted where necessary. An apostrophe in front keeps a spreadsheet from running it as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe !== text || /[",\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text
}

/** One line of CSV with its end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
