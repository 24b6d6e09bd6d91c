// One pass over the words of a PDF, or of one of its object streams: what may not be in it, which streams hold further
// objects, and what is opened by itself. Readers start at addresses that the file names, anywhere in it; so whatever this
// pass skips as text, comment or data may not hold the beginning of an object.
import { type Token, tokensOf } from './pdf-tokens.ts'

/** Why a file is not taken: the end of a sentence that begins with "This PDF". */
export class Refused extends Error {}

export const refuse = (why: string): never => {
  throw new Refused(why)
}

export const BY_ITSELF = 'does something by itself when it is opened'
const OTHER_FILES = 'starts programs or opens other files'

const REASONS: Record<string, readonly string[]> = {
  'is protected with a password or by encryption': ['Encrypt'],
  'contains JavaScript': ['JavaScript', 'JS'],
  [OTHER_FILES]: ['Launch', 'GoToR', 'GoToE', 'Filespec', 'FFilter'],
  'has other files inside': ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'EF', 'Collection'],
  'has a form that sends or loads data': ['SubmitForm', 'ImportData', 'XFA'],
  'plays media': ['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', '3D'],
  [BY_ITSELF]: ['AA'],
}
const FORBIDDEN = new Map(Object.entries(REASONS).flatMap(([why, names]) => names.map(name => [name, why] as const)))

export const HIDDEN = 'hides a part of itself'
export const BROKEN = 'is not put together as a PDF should be'
export const COMPLEX = 'is too complex to be looked into'
const NO_WEB_PAGE = 'links to something else than a web page'
/** Those of a large file of a real program are a tenth of it; and dictionaries and lists within each other. */
const MAX_WORDS = 2_000_000
const MAX_DEPTH = 500
/** The beginning of an object that could hold a dictionary. */
const OBJECT = /[\d\s\0]obj[\s\0]*(?:<<|\[|%)/
/** With a scheme that opens a page, a mail or a call; or none, and no way to a file of the reader's. */
const LINK = /^(?:(?:https?|mailto|tel):|[^:\\/][^:\\]*$)/i
/** What a named action may do in the reader: turn pages. The others print, save, close. */
const TURNS = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage'])
/** Said twice, programs differ in which they believe. */
const SAID_ONCE = /^(?:Type|First|Filter|DecodeParms|S|N|F)$/

export type Packed = { from: number; to: number; values: ReadonlyMap<string, string> }
export type Scan = {
  /** Streams that hold objects. */
  packed: Packed[]
  /** Numbers of all objects. */
  known: Set<string>
  /** Numbers of the objects that are opened with the document. */
  opened: Set<string>
  /** Numbers of the objects that are neither a place in the document nor an action that only goes to one. */
  acting: Set<string>
  /** Words read up to now. */
  words: number
}

/** The inside of an object stream: where the objects stand, and where each begins, in ascending order. */
export type Inside = { from: number; starts: readonly { at: number; number: string }[] }

/** Adds what the words of a file say to `scan`, or those of an object stream. Throws Refused. */
export function scanWords(bytes: Buffer, scan: Scan, inside: Inside | null = null): void {
  const reader = createReader(bytes, scan, inside?.starts ?? null)
  for (const token of tokensOf(bytes, inside?.from ?? 0, inside === null)) {
    if (++scan.words > MAX_WORDS) refuse(COMPLEX)
    reader.read(token)
  }
  reader.end()
}

/** A dictionary or a list that is being read. Values of a dictionary: how each begins, `(` for a text, `R` for a reference. */
type Frame = {
  isList: boolean
  values: Map<string, string>
  key: string | null
  lastKey: string
  /** It is what is opened with the document. */
  isOpened: boolean
  /** It is the object itself. */
  isOwn: boolean
}

function createReader(bytes: Buffer, scan: Scan, starts: Inside['starts'] | null) {
  let object = ''
  /** Whether the object's own value is still to come. */
  let isFresh = false
  const frames: Frame[] = []
  /** The dictionary that was closed last, outside of all others. */
  let values: ReadonlyMap<string, string> = new Map()
  /** The words before, newest first, comments left out. */
  let last: Token[] = []
  let passed = 0

  function begin(number: string): void {
    if (frames.length > 0) refuse(BROKEN)
    object = number
    scan.known.add(number)
    isFresh = true
    values = new Map()
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

  /** What the key right before a value says of it, wherever they stand. */
  function readValue(token: Token): void {
    const [before] = last
    if (before?.kind !== 'name') return
    const { text } = token as { text: string }
    if (before.text === 'URI' && token.kind === 'string' && (token.isCut || !LINK.test(text.trim())))
      refuse(NO_WEB_PAGE)
    if (before.text === 'URI' && token.kind === 'word' && text !== '>>') refuse('hides where its links lead')
    if (before.text === 'Base' && token.kind === 'string' && !/^https?:/i.test(text.trim())) refuse(NO_WEB_PAGE)
    if (before.text === 'OpenAction' && token.kind === 'word' && /^\d+$/.test(text)) scan.opened.add(text)
  }

  /** Keeps the keys of a dictionary and how their values begin. */
  function keep(token: Token): void {
    const frame = frames.at(-1)
    if (!frame || frame.isList || token.kind === 'stream' || token.kind === 'comment') return
    const { key } = frame
    if (key !== null) {
      if (frame.values.has(key) && SAID_ONCE.test(key)) refuse(BROKEN)
      frame.values.set(key, token.kind === 'name' ? `/${token.text}` : token.kind === 'string' ? '(' : token.text)
      frame.lastKey = key
      frame.key = null
    } else if (token.kind === 'name') frame.key = token.text
    else if (token.kind === 'word' && token.text === 'R') frame.values.set(frame.lastKey, 'R')
  }

  function open(isList: boolean, isOwn: boolean): void {
    if (frames.length >= MAX_DEPTH) refuse(COMPLEX)
    const [before] = last
    const isOpened = !isList && before?.kind === 'name' && before.text === 'OpenAction'
    frames.push({ isList, values: new Map(), key: null, lastKey: '', isOpened, isOwn })
  }

  function close(isList: boolean): void {
    const frame = frames.pop() ?? refuse(BROKEN)
    if (frame.isList !== isList) refuse(BROKEN)
    if (isList) return
    checkDictionary(frame.values)
    const isPlace = frame.values.get('S') === '/GoTo' && !frame.values.has('Next')
    if (frame.isOpened && !isPlace) refuse(BY_ITSELF)
    if (frame.isOwn && !isPlace) scan.acting.add(object)
    if (frames.length === 0) values = frame.values
  }

  function readWord(text: string, isOwn: boolean): void {
    const glued = /^(\d*)obj$/.exec(text)
    if (text === '<<' || text === '[') open(text === '[', isOwn)
    else if (text === '>>' || text === ']') close(text === ']')
    else if (glued) {
      const number = glued[1] === '' ? last[1] : last[0]
      begin(number?.kind === 'word' ? number.text : '')
    } else if (isOwn && text !== 'null') scan.acting.add(object)
  }

  function readStream({ from, to }: Token & { kind: 'stream' }): void {
    const [before] = last
    if (frames.length > 0 || before?.kind !== 'word' || before.text !== '>>') refuse(BROKEN)
    checkSkipped(from, to)
    if (/^[(R]|^<<$/.test(values.get('F') ?? '')) refuse(OTHER_FILES)
    const isPacked = values.get('Type') === '/ObjStm' || (values.has('First') && values.has('N'))
    if (isPacked) scan.packed.push({ from, to, values })
  }

  function read(token: Token): void {
    meetStarts(token.at)
    if (token.kind === 'comment' || token.kind === 'string') checkSkipped(token.at, token.to)
    if (token.kind === 'comment') return
    const isOwn = isFresh
    isFresh = false
    readValue(token)
    keep(token)
    if (token.kind === 'name') forbid(token.text)
    else if (token.kind === 'stream') readStream(token)
    else if (token.kind === 'word') readWord(token.text, isOwn)
    if (isOwn && token.kind !== 'word') scan.acting.add(object)
    last = [token, ...last.slice(0, 1)]
  }

  return {
    read,
    end(): void {
      if (frames.length > 0) refuse(BROKEN)
    },
  }
}

function forbid(name: string): void {
  const why = FORBIDDEN.get(name)
  if (why) refuse(why)
}

/** What keys mean together. */
function checkDictionary(values: ReadonlyMap<string, string>): void {
  const kind = values.get('S')
  if (kind === 'R') refuse(HIDDEN)
  if (kind === '/Named' && !TURNS.has(values.get('N') ?? '')) refuse('prints, saves or closes in its reader')
  const file = values.get('F')
  if (file === '(' || (file === 'R' && kind !== undefined)) refuse(OTHER_FILES)
}
