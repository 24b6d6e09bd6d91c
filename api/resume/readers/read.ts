// Reads a file of any kind.
import { isObject } from '../../core/is-object.ts'
import { TEXT_HASH } from '../json-resume.ts'
import { decodeText } from './bytes.ts'
import { carriedByDocx, carriedByPdf, withCarried } from './carried.ts'
import { readDocx } from './docx.ts'
import { europassOf, isEuropass } from './europass.ts'
import { docxFlaws, pdfFlaws } from './flaws.ts'
import { jsonKindOf, parseDocument, readDocument } from './json.ts'
import { kindOf } from './kind.ts'
import { languageIn } from './language.ts'
import { readLinkedIn } from './linkedin.ts'
import { readPdfText } from './pdf.ts'
import { type PdfText, readPdf } from './pdf-text.ts'
import { readPlain } from './plain.ts'
import { type Kind, type Reading, Unreadable } from './reading.ts'
import { withPrivateContacts } from './references.ts'
import { openZip } from './zip.ts'

/** Throws Unreadable. */
export const readCvFile = async (bytes: Uint8Array): Promise<Reading> =>
  withLanguage(withPrivateContacts(await readAs(kindOf(bytes), bytes)))

/** Of a text that does not say it: the likeliest language; between two it is a question. */
function withLanguage(reading: Reading): Reading {
  const { kind, resume, pieces, doubts } = reading
  if (!TEXTS.has(kind) || resume.meta) return reading
  const text = pieces.map(piece => piece.text).join('\n')
  const { first, second } = languageIn(text) ?? {}
  if (!first) return reading
  const words = text.replace(/\s+/g, ' ').slice(0, MOST_ASKED)
  const doubt = { path: '/meta/x-language', text: words, choices: [first, second ?? ''] }
  return { ...reading, language: first, doubts: second ? [doubt, ...doubts] : doubts }
}
const TEXTS: ReadonlySet<Kind> = new Set(['pdf', 'linkedin_pdf', 'docx', 'markdown', 'text'])
const MOST_ASKED = 120

async function readAs(kind: Kind, bytes: Uint8Array): Promise<Reading> {
  switch (kind) {
    case 'pdf':
      return readPdfFile(bytes)
    case 'docx':
      return readDocxFile(bytes)
    case 'linkedin':
      return readLinkedIn(bytes)
    case 'europass':
      return europassOf(decodeText(bytes))
    case 'markdown':
    case 'text':
      return readPlain(decodeText(bytes), kind)
    default:
      return readDocument(bytes)
  }
}

/** By the data of ours that it carries, where its text is unchanged; otherwise by its text. */
async function readDocxFile(bytes: Uint8Array): Promise<Reading> {
  const carried = carriedByDocx(openZip(bytes))
  const reading = await readDocx(bytes)
  return { ...(carried ? withCarried(reading, carried) : reading), flaws: docxFlaws(bytes, reading) }
}

async function readPdfFile(bytes: Uint8Array): Promise<Reading> {
  const pdf = await readPdf(bytes)
  const reading = await readingOf(bytes, pdf)
  return { ...reading, flaws: pdfFlaws(pdf, reading) }
}

/** By the data that it carries, where it does; otherwise by its text. */
async function readingOf(bytes: Uint8Array, pdf: PdfText): Promise<Reading> {
  const carried = await carriedByPdf(bytes, pdf.attachments)
  if (carried) return withCarried(readPdfText(pdf), carried)
  for (const attachment of pdf.attachments) {
    const reading = dataIn(attachment)
    if (reading) return reading
  }
  return readPdfText(pdf)
}

function dataIn(attachment: Uint8Array): Reading | undefined {
  try {
    const text = decodeText(attachment)
    if (isEuropass(text)) return europassOf(text)
    if (!text.trimStart().startsWith('{')) return undefined
    const document = parseDocument(attachment)
    // A resume of ours whose text was changed.
    if (isObject(document.meta) && TEXT_HASH in document.meta) return undefined
    return jsonKindOf(document) === 'reactive_resume' || document.basics ? readDocument(attachment) : undefined
  } catch (error) {
    // Other files may be attached, too.
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
