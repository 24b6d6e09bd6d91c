// The list of accounts as a spreadsheet opens it. Pure.

export type ListedCv = Readonly<{ nanoId: string; userId: string; isPublished: boolean }>

/** What a spreadsheet would take for a formula, or as the beginning of one. */
const FORMULA = /^[=+\-@\t\r\n]/

/** A cell of CSV: quoted where it must be; what begins like a formula begins with an apostrophe instead. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return safe !== text || /[",\r\n]/.test(text) ? `"${safe.replaceAll('"', '""')}"` : text
}

/** One line of CSV with its end (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
