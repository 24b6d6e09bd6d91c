// Reads an older copy of a CV from a file and compares its claims with the current ones. The file stays in the browser.
import { forProgram } from './credential.ts'
import { CheckError } from './fetch.ts'
import { rankOf } from './result.ts'
import { say } from './say.ts'

type Fields = Record<string, unknown>
/** A PDF says which version it is; the claims as data can be compared here. */
export type Copy = { version: number } | { document: Fields } | { credential: string }
/** Of a section, since the copy. */
export type Difference =
  | 'Added'
  | 'Removed'
  | 'Changed'
  | 'Confirmed since'
  | 'No longer confirmed'
  | 'Signed since'
  | 'No longer signed'
export type Change = { section: string; change: Difference }

const noCopy = () => new CheckError(say('This file is damaged, or is not a copy of a CV.'))
const otherCv = () => new CheckError(say('This is a copy of another CV.'))

export const MOST_BYTES = 32 * 1024 * 1024
const ADDRESS = /\/cv\/([A-Za-z0-9_-]{21})\/verify\?v=([1-9]\d{0,8})\b/g

/** Recognises the kind of copy. Throws CheckError for every other file. */
export async function readCopy(file: Blob, cv: string): Promise<Copy> {
  if (file.size > MOST_BYTES) throw noCopy()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  if (start.includes('%PDF-')) return { version: await versionOf(bytes, cv) }
  if (start.startsWith('PK')) {
    throw new CheckError(
      say('Word files are not read here. Open the address at the end of the file: it leads to the comparison.'),
    )
  }
  const whole = new TextDecoder().decode(bytes).trim()
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(whole)) return { credential: whole }
  if (start.slice(1, 4) === 'PNG') throw new CheckError(forProgram())
  if (!/^[\s\uFEFF\u00ef\u00bb\u00bf]*[{[]/.test(start)) throw noCopy()
  return { document: documentOf(whole, cv) }
}

function documentOf(text: string, cv: string): Fields {
  let value: Fields
  try {
    value = Object(JSON.parse(text))
  } catch {
    throw noCopy()
  }
  if (value.basics) throw new CheckError(say('This is a JSON Resume, which holds no signatures to compare.'))
  if (value['@context']) throw new CheckError(forProgram())
  if (!Array.isArray(value.claims)) throw noCopy()
  if (value.cv !== cv) throw otherCv()
  return value
}

/** The version in the address of the check in a PDF of this service. */
async function versionOf(bytes: Uint8Array<ArrayBuffer>, cv: string): Promise<number> {
  const found = [...(await textsOf(bytes)).matchAll(ADDRESS)]
  const versions = new Set(found.filter(([, id]) => id === cv).map(([, , version]) => Number(version)))
  const [version] = versions
  if (version !== undefined && versions.size === 1) return version
  if (versions.size > 1)
    throw new CheckError(say('This PDF names several versions of this CV: it was put together from several files.'))
  if (found.length > 0) throw otherCv()
  throw new CheckError(
    say('This PDF names no version of a CV: it was not made here, or was made anew by another program.'),
  )
}

/** Characters read from compressed parts. */
const MAX_TEXT = 16 * 1024 * 1024

/** The CV whose check a PDF of this service names; null without one. */
export async function cvNamedIn(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const [id, ...others] = new Set([...(await textsOf(bytes)).matchAll(ADDRESS)].map(([, id]) => id))
  return others.length === 0 ? (id ?? null) : null
}

/** The file as text; where the address is in a compressed part, that too. */
async function textsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = new TextDecoder('latin1').decode(bytes)
  if (whole.match(ADDRESS)) return whole
  let [texts, at] = ['', 0]
  for (const { index, 0: word } of whole.matchAll(/stream\r?\n/g)) {
    const [start, end] = [index + word.length, whole.indexOf('endstream', index + word.length)]
    if (index < at || end < 0) continue
    at = end + 'endstream'.length
    texts += await inflated(bytes.subarray(start, end))
    if (texts.length > MAX_TEXT) break
  }
  return texts
}

export async function inflated(part: Uint8Array<ArrayBuffer>, encoding = 'latin1'): Promise<string> {
  const reader = new Blob([part]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder(encoding)
  let text = ''
  try {
    for (let next = await reader.read(); !next.done && text.length < MAX_TEXT; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true })
    }
  } catch {
    // Another compression, or bytes after the end of the stream: the text up to the error is used.
  }
  await reader.cancel().catch(() => undefined)
  return text
}

type Section = { digest: unknown; level: unknown; valid: boolean; value: unknown }

/** The sections of a document: of each the digest and the value of the whole, and the highest level in any scope. */
export function sectionsOf({ claims }: Fields): Map<string, Section> {
  const sections = new Map<string, Section>()
  for (const claim of claims as unknown[]) {
    const { section: path, scope, digest, level, valid, value } = Object(claim) as Fields
    const section = String(path)
    const { level: other = 'stated', ...whole } = sections.get(section) ?? { digest: '', valid: false, value: null }
    const of = scope === 'whole' ? { digest, valid: valid === true, value } : whole
    sections.set(section, { ...of, level: rankOf(level) > rankOf(other) ? level : other })
  }
  return sections
}

/** The differences between the copy and now, by section. */
export function changesOf(copy: Fields, now: Fields): Change[] {
  const [then, today] = [sectionsOf(copy), sectionsOf(now)]
  return [...new Set([...then.keys(), ...today.keys()])].flatMap(section => {
    const change = changeOf(then.get(section), today.get(section))
    return change ? [{ section, change }] : []
  })
}

function changeOf(then: Section | undefined, now: Section | undefined): Difference | null {
  if (!then) return 'Added'
  if (!now) return 'Removed'
  if (then.digest !== now.digest) return 'Changed'
  if (then.level === now.level) return null
  if (then.level === 'confirmed') return 'No longer confirmed'
  if (now.level === 'confirmed') return 'Confirmed since'
  return now.valid ? 'Signed since' : 'No longer signed'
}
