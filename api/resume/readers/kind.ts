// Recognises the kind of a file by its content, never by its name. Pure.
import { decodeText, hasBytes } from './bytes.ts'
import { MAIN } from './docx-parts.ts'
import { isEuropass } from './europass.ts'
import { isJson, jsonKindOf, parseDocument } from './json.ts'
import { isLinkedIn } from './linkedin.ts'
import { type Kind, Unreadable } from './reading.ts'
import { isYamlCv } from './yaml.ts'
import { openZip } from './zip.ts'

const INSTEAD = 'Save it as a PDF or a Word file (.docx) and choose that.'
const PICTURE =
  'This file is a picture, in which no text can be read. Choose the PDF or Word file that it was made from, or save your CV as text.'

/** Files that cannot be read, by their first bytes (Latin-1), from a place on. */
const UNSUPPORTED: readonly [at: number, bytes: string, message: string][] = [
  [0, '\x89PNG', PICTURE],
  [0, '\xff\xd8\xff', PICTURE],
  [0, 'GIF8', PICTURE],
  [8, 'WEBP', PICTURE],
  [4, 'ftyp', PICTURE],
  [0, 'II*\0', PICTURE],
  [0, 'MM\0*', PICTURE],
  [0, 'BM', PICTURE],
  [0, '{\\rtf', `This is an RTF file. ${INSTEAD}`],
  [0, '\x1f\x8b', 'This file is packed. Unpack it and choose the file inside.'],
  [0, '7z\xbc\xaf', 'This file is packed. Unpack it and choose the file inside.'],
  [0, 'Rar!', 'This file is packed. Unpack it and choose the file inside.'],
]
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const HEAD = 1024

const unsupported = (message: string) => new Unreadable('unsupported_kind', message)

/** Selects the reader of a file. The reader of PDF files recognises LinkedIn's. */
export function kindOf(bytes: Uint8Array): Exclude<Kind, 'linkedin_pdf'> {
  if (bytes.length === 0) throw new Unreadable('empty', 'This file is empty.')
  if (Buffer.from(bytes.subarray(0, HEAD)).includes('%PDF-')) return 'pdf'
  if (hasBytes(bytes, 0, 'PK')) return zipKindOf(bytes)
  if (hasBytes(bytes, 0, OLE)) throw oldOffice(bytes)
  // A text may begin with the letters of a bitmap, which has zeros soon.
  const found = UNSUPPORTED.find(
    ([at, head]) => hasBytes(bytes, at, head) && (head !== 'BM' || bytes.subarray(0, 20).includes(0)),
  )
  if (found) throw unsupported(found[2])
  return textKindOf(bytes)
}

function zipKindOf(bytes: Uint8Array): Kind & ('docx' | 'linkedin') {
  const { names } = openZip(bytes)
  if (names.some(name => MAIN.test(name))) return 'docx'
  if (isLinkedIn(names)) return 'linkedin'
  if (names.length === 0) throw new Unreadable('empty', 'This zip file is empty.')
  if (names.some(name => /^(mimetype|content\.xml|Index\/Document\.iwa|xl\/|ppt\/)/.test(name))) {
    throw unsupported(`This is a document of another program. ${INSTEAD}`)
  }
  throw unsupported(
    'This zip file is no data export of LinkedIn. Unpack it and choose your CV itself, as a PDF or Word file.',
  )
}

/** Old Word files, and new ones that a password locks. */
function oldOffice(bytes: Uint8Array): Unreadable {
  const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
  if (isLocked)
    return new Unreadable(
      'encrypted',
      'This file is locked with a password. Save it without one and choose the new copy.',
    )
  return unsupported(
    'This is a file of an old version of Word (.doc). Open it, save it as .docx or PDF, and choose that.',
  )
}

function textKindOf(bytes: Uint8Array): Exclude<Kind, 'linkedin_pdf'> {
  const text = decodeText(bytes)
  if (!text.trim()) throw new Unreadable('empty', 'There is no text in this file.')
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text))
    throw unsupported(`This file is of a kind that cannot be read. ${INSTEAD}`)
  const start = text.trimStart()
  if (isJson(start)) return jsonKindOf(parseDocument(bytes))
  if (isEuropass(start) && start.startsWith('<')) return 'europass'
  if (/^<(\?xml|!doctype|html|[a-z][\w:.-]*[\s/>])/i.test(start)) {
    throw unsupported('This is a web page or a document of another program. Print it to a PDF file and choose that.')
  }
  if (isYamlCv(text)) return jsonKindOf(parseDocument(bytes))
  return isMarkdown(text) ? 'markdown' : 'text'
}

const isMarkdown = (text: string): boolean =>
  /^#{1,4} \S|^\S[^\n\r\u2028\u2029]*\r?\n(?:={3,}|-{3,})[^\S\n]*$|\*\*\S[^*\n]*\*\*|\[[^[\]\n]+\]\((?:https?:|mailto:)/m.test(
    text,
  )
