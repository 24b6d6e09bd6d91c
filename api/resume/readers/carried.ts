// The JSON Resume that a file of ours carries, used only while the text of the file is the one that it was made with.
import { isObject } from '../../core/is-object.ts'
import { CARRIED_IN, pdfTexts, textHash, wordText, xmlDecoded } from '../../lib/visible-text.ts'
import { resumeProblems, TEXT_HASH } from '../json-resume.ts'
import { account } from './account.ts'
import { decodeText } from './bytes.ts'
import type { Raw } from './fields.ts'
import type { Reading, Resume } from './reading.ts'
import type { Zip } from './zip.ts'

/** The document, with the hash that it names apart; null for all that is no such document. */
function namedIn(json: string): { resume: Raw; hash: string } | null {
  try {
    const { meta, ...resume } = JSON.parse(json)
    if (!isObject(meta) || typeof meta[TEXT_HASH] !== 'string') return null
    const { [TEXT_HASH]: hash, ...rest } = meta
    const own = Object.keys(rest).length > 0 ? { ...resume, meta: rest } : resume
    return resumeProblems(own).length > 0 ? null : { resume: own, hash: String(hash) }
  } catch {
    return null
  }
}

/** Of the files attached to a PDF. */
export async function carriedByPdf(bytes: Uint8Array, attachments: readonly Uint8Array[]): Promise<Raw | null> {
  for (const attachment of attachments) {
    const found = namedIn(decodeText(attachment))
    if (found) return textHash(await pdfTexts(bytes)) === found.hash ? found.resume : null
  }
  return null
}

/** Of the custom XML parts of a Word file. */
export function carriedByDocx(zip: Zip): Raw | null {
  const partOf = (name: string) => decodeText(zip.unpack(name))
  const parts = zip.names.filter(name => /^customXml\/item\d{1,4}\.xml$/.test(name)).map(partOf)
  const own = parts.find(xml => xml.includes(CARRIED_IN))
  const end = own?.lastIndexOf('</') ?? -1
  const found = own && end > 0 && namedIn(xmlDecoded(own.slice(own.lastIndexOf('>', end) + 1, end)))
  if (!found) return null
  const shown = zip.names.filter(name =>
    /^word\/(document|(header|footer)\d*|footnotes|endnotes|comments)\.xml$/.test(name),
  )
  const texts = shown.sort().map(name => wordText(partOf(name)))
  return textHash(texts) === found.hash ? found.resume : null
}

/** The reading of the text with the carried document in the place of its resume. */
export const withCarried = ({ kind, pieces, notes }: Reading, resume: Raw): Reading =>
  account({ kind, pieces, notes, resume: resume as Resume })
