// The table that a roster file holds, with its limits, so that no file can freeze or crash the page.

/** `number`: of the row in its file, as a spreadsheet shows it. Rows without text are left out. */
export type Row = Readonly<{ number: number; cells: readonly string[] }>
/** `notes`: sentences for the person about what was read in another way than they may expect. */
export type Table = Readonly<{ rows: readonly Row[]; notes: readonly string[] }>

/** A file that cannot be read. The message is for the person. */
export class UnreadableRoster extends Error {}

export const MAX_ROWS = 200_000
export const MAX_COLUMNS = 500
const MAX_CELLS = 5_000_000
/** Of a cell; Excel has the same limit. */
const MAX_TEXT = 32_767
const SLICE_MS = 15

const number = new Intl.NumberFormat('en')

/** Collects rows; throws at the first one beyond a limit. */
export function createCollector() {
  const rows: Row[] = []
  let cellCount = 0
  return {
    rows,
    add(row: number, cells: string[]): void {
      while (cells.length > 0 && !cells.at(-1)?.trim()) cells.pop()
      if (cells.length === 0) return
      cellCount += cells.length
      if (rows.length === MAX_ROWS) throw tooMuch(`more than ${number.format(MAX_ROWS)} rows`)
      if (cells.length > MAX_COLUMNS) throw tooMuch(`more than ${MAX_COLUMNS} columns in row ${number.format(row)}`)
      if (cellCount > MAX_CELLS) throw tooMuch(`more than ${number.format(MAX_CELLS)} cells`)
      if (cells.some(text => text.length > MAX_TEXT))
        throw tooMuch(`a cell with more than ${number.format(MAX_TEXT)} characters in row ${number.format(row)}`)
      rows.push({ number: row, cells })
    },
  }
}

export const tooMuch = (what: string) =>
  new UnreadableRoster(`This file has ${what}. Keep the rows and columns of the people who asked, and drop it again.`)

/** Returns a function that gives the page its turn whenever a slice of work has taken long enough. */
export function createPauses(): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS
  return () => {
    if (performance.now() < until) return
    return new Promise<void>(resolve => setTimeout(resolve)).then(() => {
      until = performance.now() + SLICE_MS
    })
  }
}
