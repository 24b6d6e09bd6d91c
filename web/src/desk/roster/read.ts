// Reads a roster: CSV, or XLSX. All of it happens on this page; nothing of the file is sent.
import { readCsv } from './csv.ts'
import { type Table, UnreadableRoster } from './table.ts'
import { LOCKED } from './unzip.ts'
import { readXlsx } from './xlsx.ts'

const MAX_BYTES = 60 * 1024 * 1024
const AGAIN =
  'Save the roster as XLSX or CSV (in LibreOffice or Excel: Save as; in Google Sheets: Download), and drop that file.'
/** Of a compound file of Microsoft: an old workbook, or the wrapping of a locked one. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
/** The names of parts are in UTF-16, at even positions. */
const isLocked = (bytes: Uint8Array) => new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')

/** Throws UnreadableRoster, with a message for the person. */
export async function readRoster(file: Blob): Promise<Table> {
  if (file.size > MAX_BYTES)
    throw new UnreadableRoster(
      'This file is larger than 60 MB. Keep the rows and columns of the people who asked, and drop it again.',
    )
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = new TextDecoder().decode(bytes.subarray(0, 1_000)).trimStart()
  if (COMPOUND.every((byte, at) => bytes[at] === byte))
    throw new UnreadableRoster(isLocked(bytes) ? LOCKED : `This is an old Excel workbook (.xls). ${AGAIN}`)
  if (/^(%PDF|<(!doctype|html|table|\?xml))/i.test(start))
    throw new UnreadableRoster(`This is no table of rows and columns. ${AGAIN}`)
  const table = /^PK[\x03\x05]/.test(start) ? await readXlsx(bytes) : await readCsv(bytes)
  if (table.rows.length === 0) throw new UnreadableRoster('This file has no rows with text.')
  return table
}
