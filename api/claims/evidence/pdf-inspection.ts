// Decides whether a PDF is accepted as evidence: no scripts, no embedded files, no automatic actions, no second format in the same bytes,
// nothing that cannot be inspected. The bytes stay unchanged, so that a signature in them stays valid. Can take seconds, so run it in a
// process that can be killed.
import { inflateSync } from 'node:zlib'
import {
  BROKEN,
  BY_ITSELF,
  COMPLEX,
  HIDDEN,
  type Inside,
  type Packed,
  Refused,
  refuse,
  type Scan,
  scanWords,
} from './pdf-scan.ts'
import { tokensOf } from './pdf-tokens.ts'

/** The limit for all object streams of a file together; real files have a hundredth of it. */
const INFLATED_BYTES = 8 * 1024 * 1024
const PACKED_OBJECTS = 100_000
/** Bytes allowed before the header: some programs write a byte order mark or a line break. */
const BEFORE_HEADER = 8
const HEAD = 1_024
/** How far from the end ZIP programs look for the end record. */
const ZIP_END = 65_557

/** Null when the file is accepted, otherwise the reason: the rest of a sentence that begins with "This PDF". */
export function pdfProblem(bytes: Buffer): string | null {
  try {
    checkFrame(bytes)
    const scan: Scan = { packed: [], known: new Set(), opened: new Set(), acting: new Set(), words: 0 }
    scanWords(bytes, scan)
    unpack(bytes, scan)
    for (const number of scan.opened) if (scan.acting.has(number) || !scan.known.has(number)) refuse(BY_ITSELF)
    return null
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/** Refuses files that are also of another format, by the signatures that programs look for. */
function checkFrame(bytes: Buffer): void {
  const header = bytes.subarray(0, BEFORE_HEADER + 8).toString('latin1')
  if (!/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-[12]\.\d/.test(header)) refuse('does not begin as a PDF should')
  const last = bytes.lastIndexOf('%%EOF')
  if (last < 0) refuse('does not end as a PDF should: it may have been cut off')
  const isPlain = bytes.subarray(last + 5).every(byte => byte === 0 || byte === 32 || (byte >= 9 && byte <= 13))
  if (!isPlain || bytes.length - last > HEAD) refuse('has something else behind its end')
  const other = 'is another kind of file at the same time'
  const head = bytes.subarray(0, HEAD).toString('latin1')
  if (/<(?:!doctype|html|head|body|script|svg|iframe|img|meta|style|\?php|\?xml\b)/i.test(head)) refuse(other)
  if (bytes.subarray(-ZIP_END).includes('PK\x05\x06', 0, 'latin1')) refuse(other)
  if (bytes.subarray(257, 262).toString('latin1') === 'ustar') refuse(other)
  if (bytes.subarray(32_769, 32_774).toString('latin1') === 'CD001') refuse(other)
  for (const mark of ['Rar!\x1a\x07', "7z\xbc\xaf'\x1c", '__HALT_COMPILER']) {
    if (bytes.includes(mark, 0, 'latin1')) refuse(other)
  }
}

/** Scans the object streams too. They cannot be nested: readers ignore an object stream inside another. */
function unpack(bytes: Buffer, scan: Scan): void {
  let left = INFLATED_BYTES
  for (const packed of [...scan.packed]) {
    const content = contentOf(bytes, packed, left)
    left -= content.length
    scanWords(content, scan, insideOf(content, packed))
  }
}

function contentOf(bytes: Buffer, { from, to, values }: Packed, left: number): Buffer {
  const filter = values.get('Filter')
  const written = bytes.subarray(from, to)
  if (filter === undefined) return written.length <= left ? written : refuse(COMPLEX)
  if ((filter !== '/FlateDecode' && filter !== '/Fl') || values.has('DecodeParms')) {
    refuse('is packed in a way that cannot be looked into')
  }
  try {
    // Exceeding the limit throws before the memory is allocated.
    return inflateSync(written, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    const isBomb = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    return refuse(isBomb ? COMPLEX : BROKEN)
  }
}

/** The offsets of the objects in a stream, from the pairs of number and offset at its beginning. */
function insideOf(content: Buffer, { values }: Packed): Inside {
  const first = wholeNumber(values.get('First'))
  const count = wholeNumber(values.get('N'))
  if (count > PACKED_OBJECTS || first > content.length) refuse(BROKEN)
  const numbers: number[] = []
  for (const token of tokensOf(content.subarray(0, first), 0, false)) {
    if (token.kind !== 'word') refuse(HIDDEN)
    numbers.push(wholeNumber((token as { text: string }).text))
  }
  if (numbers.length < 2 * count) refuse(BROKEN)
  const starts = Array.from({ length: numbers.length >> 1 }, (_, index) => ({
    number: String(numbers[2 * index]),
    at: first + (numbers[2 * index + 1] as number),
  })).sort((one, other) => one.at - other.at)
  if (starts.some(({ at }, index) => at > content.length || at === starts[index - 1]?.at)) refuse(BROKEN)
  return { from: first, starts }
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return refuse(BROKEN)
  return Number(text)
}
