// A resume file and the CV that it belongs to. What both were when they were last the same is kept beside the file, so that neither
// overwrites a change of the other.
import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CredentialRefused } from '../../api/claims/credentials/check/refused.ts'
import { parseStrict } from '../../api/claims/credentials/check/strict-json.ts'
import { isObject } from '../../api/core/is-object.ts'
import { canonical, type Json, quoted } from '../../web/src/check/texts.ts'
import { sha256 } from '../lib/sha256.ts'
import { CONFLICT, call, callJson, Failure, type Fields, type Service, say, USAGE, writeWhole } from './service.ts'

/** A digest for each member of a document. */
type Parts = Record<string, string>
type Known = { address: string; id: string; version: number; parts: Parts }
type There = { resume: Fields; version: number; etag: string }

const STATE = '.trucv.json'
const MOST_BYTES = 256 * 1024

/** Equal after RFC 8785. */
const isEqual = (one: unknown, other: unknown) => canonical(one as Json) === canonical(other as Json)
const digest = (value: unknown) => sha256(canonical(value as Json)).toString('base64url')
/** A digest of each section. Version and address are left out: they do not change the text of the CV. */
function partsOf(resume: Fields): Parts {
  const { version: _v, lastModified: _l, canonical: _c, ...meta } = Object(resume.meta)
  const names = Object.keys(resume).sort()
  return Object.fromEntries(names.map(name => [name, digest(name === 'meta' ? meta : resume[name])]))
}
/** The members that are not the same. */
const differing = (one: Parts, other: Parts) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(name => one[name] !== other[name])
const isSame = (one: Parts, other: Parts) => differing(one, other).length === 0

function readState(folder: string): Record<string, Known> {
  const path = join(folder, STATE)
  try {
    const state: object = existsSync(path) ? Object(JSON.parse(readFileSync(path, 'utf8'))) : {}
    return Object.fromEntries(Object.entries(state).filter(([, known]) => isObject(known)))
  } catch {
    throw new Failure(`${path} is damaged. Delete it, then pull.`)
  }
}

/** What is known of a file at this service, of this CV where one is named. */
function knownOf(file: string, { origin }: Service, id?: string): Known | null {
  const found = readState(dirname(file))[basename(file)]
  const isMeant = found?.address === origin && isObject(found.parts) && (id === undefined || found.id === id)
  return isMeant ? found : null
}

function remember(file: string, { origin }: Service, id: string, version: number, parts: Parts): void {
  const state = { ...readState(dirname(file)), [basename(file)]: { address: origin, id, version, parts } }
  writeWhole(join(dirname(file), STATE), `${JSON.stringify(state, null, 2)}\n`)
}

/** Throws Failure for a file that is no strict JSON, with the position of the error. */
function readResume(file: string): { text: string; resume: Fields } {
  if (!existsSync(file)) throw new Failure(`There is no file ${quoted(file)}.`, USAGE)
  const bytes = readFileSync(file)
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  try {
    if (!isUtf8(bytes)) throw new Failure(`${quoted(file)} cannot be read: it is not text in UTF-8.`)
    JSON.parse(text)
    return { text, resume: { ...parseStrict(text) } }
  } catch (error) {
    const { message } = error as Error
    if (error instanceof Failure) throw error
    if (error instanceof CredentialRefused)
      throw new Failure(`${quoted(file)} cannot be read: ${refusalMessage(error)}.`)
    const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? text.length)).split('\n')
    const where = `line ${before.length}, column ${(before.at(-1) as string).length + 1}`
    const isPlaced = /position \d|end of JSON/.test(message)
    throw new Failure(`${quoted(file)} is not JSON${isPlaced ? ` (${where})` : ''}: ${quoted(message)}`)
  }
}

function refusalMessage({ reason, detail }: CredentialRefused): string {
  if (reason === 'duplicate_member') return `it has the member ${quoted(detail)} twice`
  if (reason === 'too_deep') return 'it is nested too deeply'
  if (reason === 'shape') return 'a JSON Resume is an object in { }'
  return 'it has a number or a character that JSON cannot hold, or the member "__proto__"'
}

export const idIn = (text: string): string => {
  const [, id] = /(?:^|\/)([A-Za-z0-9_-]{21})$/.exec(text) ?? []
  if (id) return id
  throw new Failure(`${quoted(text)} is no ID of a CV: it has 21 letters. See trucv list.`, USAGE)
}

/** The CV that is meant: named, known for the file or in its folder, or the only one. */
export async function idFor(service: Service, file: string, given: string | undefined): Promise<string> {
  if (given !== undefined) return idIn(given)
  const known = knownOf(file, service)
  const ids = Object.values(readState(dirname(file))).filter(({ address }) => address === service.origin)
  const found = new Set(known ? [known.id] : ids.map(({ id }) => id))
  if (found.size === 0) {
    for (const { id } of (await callJson(service, '/cvs')).cvs as Fields[]) found.add(String(id))
  }
  if (found.size === 1) return idIn([...found][0] as string)
  throw new Failure(found.size === 0 ? 'You have no CV there yet.' : 'Which CV? Name its ID: see trucv list.', USAGE)
}

async function fetchResume(service: Service, id: string): Promise<There> {
  const reply = await call(service, `/cvs/${id}/json-resume`)
  const etag = reply.headers.get('etag') ?? ''
  // What strangers see of the CV of somebody else has no version.
  const [, version] = /^"(\d+)\.\d+"$/.exec(etag) ?? []
  if (!version) throw new Failure('This CV is not yours.')
  return { resume: (await reply.json()) as Fields, etag, version: Number(version) }
}

const names = (list: string[]) => (list.length > 0 ? list.map(name => quoted(name).slice(1, -1)).join(', ') : 'nothing')

/** The changes of both sides since the last common state, and the next steps. */
function conflict(file: string, known: Pick<Known, 'parts'> | null, mine: Parts, theirs: Parts, how: string): Failure {
  const lines = known
    ? [
        `  changed at TruCV: ${names(differing(known.parts, theirs))}`,
        `  changed in ${file}: ${names(differing(known.parts, mine))}`,
      ]
    : [`  different: ${names(differing(mine, theirs))}`, '  It is not known here when they were the same.']
  return new Failure(
    [`The CV and ${file} are not the same. Nothing was overwritten.`, ...lines, how].join('\n'),
    CONFLICT,
  )
}

/** Says that both are the same, which they were perhaps not when they were last seen. */
function agreed(file: string, service: Service, id: string, { version, resume }: There): void {
  remember(file, service, id, version, partsOf(resume))
  say(`${file} is as at TruCV (version ${version}).`)
}

export async function pull(service: Service, given: string | undefined, file: string, force: boolean): Promise<void> {
  const id = await idFor(service, file, given)
  const there = await fetchResume(service, id)
  let indent = '  '
  if (existsSync(file) && !force) {
    const { text, resume } = readResume(file)
    if (isEqual(resume, there.resume)) return agreed(file, service, id, there)
    const mine = partsOf(resume)
    const known = knownOf(file, service, id)
    const how = 'Push yours first, take theirs into another file with -o, or over yours with --force.'
    if (!(known && isSame(known.parts, mine))) throw conflict(file, known, mine, partsOf(there.resume), how)
    indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? indent
  }
  writeWhole(file, `${JSON.stringify(there.resume, null, indent)}\n`)
  remember(file, service, id, there.version, partsOf(there.resume))
  say(`Wrote ${file} (version ${there.version}).`)
}

export type PushWords = { id: string | undefined; force: boolean; was: string | undefined; isNew: boolean }

export async function push(service: Service, file: string, { id, force, was, isNew }: PushWords): Promise<void> {
  const { resume } = readResume(file)
  const body = JSON.stringify(resume)
  const size = Buffer.byteLength(body)
  if (size > MOST_BYTES) throw new Failure(`${file} has ${Math.ceil(size / 1024)} KiB. TruCV takes at most 256 KiB.`)
  const mine = partsOf(resume)
  if (isNew) {
    const wrapped = `{"format":"json-resume","resume":${body}}`
    return pushed(file, service, mine, await callJson(service, '/cvs/import', { method: 'POST', body: wrapped }))
  }
  const given = id ?? knownOf(file, service)?.id
  if (given === undefined)
    throw new Failure(`No CV is known for ${file}. Name its ID (trucv list), or make one with --new.`, USAGE)
  const target = idIn(given)
  const there = await fetchResume(service, target)
  if (isEqual(resume, there.resume)) return agreed(file, service, target, there)
  const theirs = partsOf(there.resume)
  const known = was === undefined ? knownOf(file, service, target) : { parts: partsOf(readResume(was).resume) }
  const how = 'Take theirs in first: trucv pull -o theirs.json. Or overwrite it, which keeps it as a version: --force.'
  if (!force && !(known && isSame(known.parts, theirs))) throw conflict(file, known, mine, theirs, how)
  const asked = { method: 'PUT', ifMatch: there.etag, body }
  pushed(file, service, mine, await callJson(service, `/cvs/${target}/json-resume`, asked))
}

function pushed(file: string, service: Service, mine: Parts, { cv, notes = [] }: Fields): void {
  const { id, version } = cv as { id: string; version: number }
  remember(file, service, id, version, mine)
  for (const { path, message } of notes as Fields[]) say(`  ${path}: ${message} Pull to have it so in the file.`)
  say(`Pushed ${file} to ${id} (version ${version}). Readers see it after trucv publish.`)
}
