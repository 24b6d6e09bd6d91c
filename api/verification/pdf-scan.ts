// One pass over the words of a PDF, or of one of its object streams: what may not be in it, which streams hold further
// objects, and what is opened by itself. Readers start at addresses that the file names, anywhere in it; so whatever this
// pass skips as text, comment or data may not hold the beginning of an object.
import { setImmediate as pause } from 'node:timers/promises'
import { type Token, tokensOf } from './pdf-tokens.ts'

/** Why a file is not taken: the end of a sentence that begins with "This PDF". */
export class Refused extends Error {}

export const refuse = (why: string): never => {
  throw new Refused(why)
}

const REASONS: Record<string, readonly string[]> = {
  'is protected with a password or by encryption': ['Encrypt'],
  'contains JavaScript': ['JavaScript', 'JS'],
  'starts programs or opens other files': ['Launch', 'GoToR', 'GoToE', 'Filespec', 'FFilter'],
  'has other files inside': ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'EF', 'Collection'],
  'has a form that sends or loads data': ['SubmitForm', 'ImportData', 'XFA'],
  'plays media': ['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', '3D'],
  'does something by itself when it is opened': ['AA'],
}
const FORBIDDEN = new Map(Object.entries(REASONS).flatMap(([why, names]) => names.map(name => [name, why] as const)))

export const HIDDEN = 'hides a part of itself'
export const BROKEN = 'is not put together as a PDF should be'
/** The beginning of an object that could hold a dictionary. */
const OBJECT = /[\d\s\0]obj[\s\0]*(?:<<|\[|%)/
/** With a scheme that opens a page, a mail or a call; or none, and no way to a file of the reader's. */
const LINK = /^\s*(?:(?:https?|mailto|tel):|[^:\\/][^:\\]*$)/i
/** What an action that runs by itself may not lead to. */
const FAR = new Set(['URI', 'Next'])

export type Packed = { from: number; to: number; values: ReadonlyMap<string, string> }
export type Scan = {
  /** Streams that hold objects. */
  packed: Packed[]
  /** Numbers of the objects that are opened with the document. */
  opened: Set<string>
  /** Numbers of the objects that lead out of the document, or on to another action. */
  far: Set<string>
}

/** Other requests are answered in between. */
const WORDS_AT_A_TIME = 10_000

/** The inside of an object stream: where the objects stand, and where each begins, in ascending order. */
export type Inside = { from: number; starts: readonly { at: number; number: string }[] }

/** Adds what the words of a file say to `scan`, or those of an object stream. Throws Refused. */
export async function scanWords(bytes: Buffer, scan: Scan, inside: Inside | null = null): Promise<void> {
  const read = createReader(bytes, scan, inside?.starts ?? null)
  let count = 0
  for (const token of tokensOf(bytes, inside?.from ?? 0, inside === null)) {
    read(token)
    if (++count % WORDS_AT_A_TIME === 0) await pause()
  }
}

function createReader(bytes: Buffer, scan: Scan, starts: Inside['starts'] | null) {
  let object = ''
  let depth = 0
  /** The keys of the object's dictionary and how each value begins; names with their slash. */
  let values = new Map<string, string>()
  let key: string | null = null
  /** The words before, newest first, comments left out. */
  let last: Token[] = []
  /** Depth outside the OpenAction that is being read. */
  let opening: number | null = null
  let passed = 0

  function begin(number: string): void {
    if (depth > 0) refuse(BROKEN)
    object = number
    depth = 0
    values = new Map()
    key = null
    opening = null
    last = []
  }

  /** Text, comments and data may hold no object: a reader that starts there would see what we skip. */
  function checkSkipped(from: number, to: number): void {
    const hidesStart = starts !== null && (starts[passed]?.at ?? Number.POSITIVE_INFINITY) < to
    if (hidesStart || (starts === null && OBJECT.test(bytes.toString('latin1', from, to)))) refuse(HIDDEN)
  }

  function meetStarts(at: number): void {
    for (let next = starts?.[passed]; next && next.at <= at; next = starts?.[++passed]) begin(next.number)
  }

  /** What the key right before a value says of it. */
  function readValue(token: Token): void {
    const [before] = last
    if (before?.kind !== 'name') return
    if (before.text === 'URI') {
      if (token.kind === 'string' && !LINK.test(token.text)) refuse('links to something else than a web page')
      if (token.kind === 'word' && token.text !== '>>') refuse('hides where its links lead')
    }
    if (before.text === 'OpenAction' && token.kind === 'word') {
      if (token.text === '<<') opening = depth
      else if (/^\d+$/.test(token.text)) scan.opened.add(token.text)
    }
  }

  /** Keeps the pairs of the outermost dictionary. */
  function keep(token: Token): void {
    if (depth !== 1 || token.kind === 'stream' || token.kind === 'comment') return
    const text = token.kind === 'name' ? `/${token.text}` : token.text
    if (key !== null) {
      if (values.has(key) && /^(?:Type|First|N|Filter|DecodeParms)$/.test(key)) refuse(BROKEN)
      values.set(key, text)
      key = null
    } else if (token.kind === 'name') key = token.text
  }

  function readName(name: string): void {
    const why = FORBIDDEN.get(name)
    if (why) refuse(why)
    if (!FAR.has(name)) return
    scan.far.add(object)
    if (opening !== null) refuse('opens an address by itself')
  }

  function readWord(text: string): void {
    const glued = /^(\d*)obj$/.exec(text)
    if (text === '<<') depth++
    else if (text === '>>') {
      depth--
      if (opening !== null && depth <= opening) opening = null
    } else if (glued) {
      const number = glued[1] === '' ? last[1] : last[0]
      begin(number?.kind === 'word' ? number.text : '')
    }
  }

  function readStream({ from, to }: Token & { kind: 'stream' }): void {
    const [before] = last
    if (depth !== 0 || before?.kind !== 'word' || before.text !== '>>') refuse(BROKEN)
    checkSkipped(from, to)
    const isPacked = values.get('Type') === '/ObjStm' || (values.has('First') && values.has('N'))
    if (isPacked) scan.packed.push({ from, to, values })
  }

  return (token: Token): void => {
    meetStarts(token.at)
    if (token.kind === 'comment' || token.kind === 'string') checkSkipped(token.at, token.to)
    if (token.kind === 'comment') return
    readValue(token)
    keep(token)
    if (token.kind === 'name') readName(token.text)
    else if (token.kind === 'stream') readStream(token)
    else if (token.kind === 'word') readWord(token.text)
    last = [token, ...last.slice(0, 1)]
  }
}
