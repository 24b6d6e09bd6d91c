// The list of accounts as CSV for spreadsheets. Pure.

export type ListedCv = Readonly<{ nanoId: string; userId: string; isPublished: boolean }>

/** The first characters that make a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/

/** A CSV cell, quoted where necessary. An apostrophe in front keeps a spreadsheet from running it as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe !== text || /[",\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text
}

/** One line of CSV with its end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
