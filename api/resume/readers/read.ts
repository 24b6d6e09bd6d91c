// Reads a file of any kind.
import { decodeText } from './bytes.ts'
import { readDocx } from './docx.ts'
import { europassOf, isEuropass } from './europass.ts'
import { jsonKindOf, parseJson, readJsonResume } from './json.ts'
import { kindOf } from './kind.ts'
import { readLinkedIn } from './linkedin.ts'
import { readPdfText } from './pdf.ts'
import { readPdf } from './pdf-text.ts'
import { readPlain } from './plain.ts'
import { reactiveResumeOf } from './reactive-resume.ts'
import { type Reading, Unreadable } from './reading.ts'
import { readRenderCv } from './rendercv.ts'

/** Throws Unreadable. */
export async function readCvFile(bytes: Uint8Array): Promise<Reading> {
  const kind = kindOf(bytes)
  switch (kind) {
    case 'pdf':
      return readPdfFile(bytes)
    case 'docx':
      return readDocx(bytes)
    case 'linkedin':
      return readLinkedIn(bytes)
    case 'rendercv':
      return readRenderCv(bytes)
    case 'europass':
      return europassOf(decodeText(bytes))
    case 'markdown':
    case 'text':
      return readPlain(decodeText(bytes), kind)
    default:
      return kind === 'reactive_resume' ? reactiveResumeOf(parseJson(bytes)) : readJsonResume(bytes)
  }
}

/** By the data that it carries, where it does; otherwise by its text. */
async function readPdfFile(bytes: Uint8Array): Promise<Reading> {
  const pdf = await readPdf(bytes)
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
    const document = parseJson(attachment)
    if (jsonKindOf(document) === 'reactive_resume') return reactiveResumeOf(document)
    return document.basics ? readJsonResume(attachment) : undefined
  } catch (error) {
    // Other files may be attached, too.
    if (error instanceof Unreadable) return undefined
    throw error
  }
}
