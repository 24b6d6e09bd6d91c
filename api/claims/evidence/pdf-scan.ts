// One pass over the tokens of a PDF or of one of its object streams: refuses forbidden names, and collects object streams and the objects
// that are opened automatically. Readers start at offsets that the file names, so a string, comment or stream that this pass skips must
// not contain the beginning of an object.
import { type Token, tokensOf } from './pdf-tokens.ts'

/** The reason is the rest of a sentence that begins with "This PDF". */
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
/** Limits for tokens (large real files have a tenth of it) and for the nesting of dictionaries and lists. */
const MAX_WORDS = 2_000_000
const MAX_DEPTH = 500
/** The beginning of an object that could hold a dictionary. */
const OBJECT = /[\d\s\0]obj[\s\0]*(?:<<|\[|%)/
/** A link to a page, mail or phone number; or a relative one that cannot be a file path. */
const LINK = /^(?:(?:https?|mailto|tel):|[^:\\/][^:\\]*$)/i
/** The named actions that only turn pages; others print, save or close. */
const TURNS = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage'])
/** Keys that must not be repeated, because programs differ in which value they use. */
const UNIQUE_KEYS = /^(?:Type|First|Filter|DecodeParms|S|N|F)$/

export type Packed = { from: number; to: number; values: ReadonlyMap<string, string> }
export type Scan = {
  /** Object streams. */
  packed: Packed[]
  /** Numbers of all objects. */
  known: Set<string>
  /** Numbers of the objects that are opened automatically. */
  opened: Set<string>
  /** Numbers of the objects that are neither a destination nor an action that only goes to one. */
  acting: Set<string>
  /** The number of tokens read so far. */
  words: number
}

/** The inside of an object stream: the offset of the first object, and of each, in ascending order. */
export type Inside = { from: number; starts: readonly { at: number; number: string }[] }

/** Adds the tokens of a file, or of an object stream, to `scan`. Throws Refused. */
export function scanWords(bytes: Buffer, scan: Scan, inside: Inside | null = null): void {
  const reader = createReader(bytes, scan, inside?.starts ?? null)
  for (const token of tokensOf(bytes, inside?.from ?? 0, inside === null)) {
    if (++scan.words > MAX_WORDS) refuse(COMPLEX)
    reader.read(token)
  }
  reader.end()
}

/** An open dictionary or list. `values` has the first token of each value: `(` for a string, `R` for a reference. */
type Frame = {
  isList: boolean
  values: Map<string, string>
  key: string | null
  lastKey: string
  /** It is the value of OpenAction. */
  isOpened: boolean
  /** It is the object's own value. */
  isOwn: boolean
}

function createReader(bytes: Buffer, scan: Scan, starts: Inside['starts'] | null) {
  let object = ''
  /** Whether the object's own value comes next. */
  let isFresh = false
  const frames: Frame[] = []
  /** The last top-level dictionary. */
  let values: ReadonlyMap<string, string> = new Map()
  /** The previous tokens, newest first, without comments. */
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

  /** Refuses strings, comments and streams that contain the beginning of an object, which a reader could start at. */
  function checkSkipped(from: number, to: number): void {
    const hidesStart = starts !== null && (starts[passed]?.at ?? Number.POSITIVE_INFINITY) < to
    if (hidesStart || (starts === null && OBJECT.test(bytes.toString('latin1', from, to)))) refuse(HIDDEN)
  }

  function meetStarts(at: number): void {
    for (let next = starts?.[passed]; next && next.at <= at; next = starts?.[++passed]) begin(next.number)
  }

  /** Checks a value by the key directly before it. */
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

  /** Records the keys of the open dictionary with the first token of their values. */
  function keep(token: Token): void {
    const frame = frames.at(-1)
    if (!frame || frame.isList || token.kind === 'stream' || token.kind === 'comment') return
    const { key } = frame
    if (key !== null) {
      if (frame.values.has(key) && UNIQUE_KEYS.test(key)) refuse(BROKEN)
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
    const isDestination = frame.values.get('S') === '/GoTo' && !frame.values.has('Next')
    if (frame.isOpened && !isDestination) refuse(BY_ITSELF)
    if (frame.isOwn && !isDestination) scan.acting.add(object)
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

/** Checks combinations of keys. */
function checkDictionary(values: ReadonlyMap<string, string>): void {
  const kind = values.get('S')
  if (kind === 'R') refuse(HIDDEN)
  if (kind === '/Named' && !TURNS.has(values.get('N') ?? '')) refuse('prints, saves or closes in its reader')
  const file = values.get('F')
  if (file === '(' || (file === 'R' && kind !== undefined)) refuse(OTHER_FILES)
}
