// The bytes of a transparency log, by the formats of C2SP (signed-note, tlog-checkpoint, tlog-cosignature, tlog-proof) and RFC 6962:
// reads them, and throws LogProblem for any other form.
import { hashOf, isSignedBy } from './wallet-signature.ts'

/** An invalid log or proof, with a message for the reader. */
export class LogProblem extends Error {}

/* ---- Texts and bytes ---- */

export const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, one => String.fromCharCode(one)).join(''))
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')
const hexOf = (bytes: Uint8Array) => Array.from(bytes, one => one.toString(16).padStart(2, '0')).join('')
export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** The bytes of base64 in its one spelling. */
export function fromBase64(text: string, what: string, length?: number): Uint8Array<ArrayBuffer> {
  const bytes = (() => {
    try {
      return Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    } catch {
      return null
    }
  })()
  if (bytes && toBase64(bytes) === text && (length === undefined || bytes.length === length)) return bytes
  throw new LogProblem(`${what} is cut short, too long or no base64`)
}

/** The bytes of base64url without padding. */
export const fromBase64Url = (text: string, what: string): Uint8Array =>
  fromBase64(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
    what,
  )

/** A name from a note, in quotation marks and without control characters. */
export const named = (text: string): string => JSON.stringify(text.replace(/[^\x20-\x7e]/g, '?').slice(0, 100))

/* ---- Notes and the keys that sign them ---- */

export type LogKey = { name: string; id: string; isWitness: boolean; key: Uint8Array }

/** A key as text (vkey): of a log, or of a witness that signs with a time. */
export function readKey(text: string): LogKey {
  const [, name = '', id = '', encoded = ''] =
    /^([^\s\p{C}+]{1,255})\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? []
  if (!name) throw new LogProblem(`${named(text)} is no key of a log (vkey)`)
  const bytes = fromBase64(encoded, 'the key', 33)
  if (hexOf(hashOf(name, '\n', bytes).subarray(0, 4)) !== id) throw new LogProblem('the key does not fit its own ID')
  if (bytes[0] !== 1 && bytes[0] !== 4) throw new LogProblem('the key is of another kind than Ed25519')
  return { name, id, isWitness: bytes[0] === 4, key: bytes.subarray(1) }
}

const MOST_NOTE = 1_000_000
const MOST_SIGNATURES = 100
type Note = { text: string; signatures: { name: string; bytes: Uint8Array }[] }

export function readNote(note: string): Note {
  if (note.length > MOST_NOTE) throw new LogProblem('the note is far too long')
  const end = note.lastIndexOf('\n\n') + 1
  const lines = note.slice(end + 1).split('\n')
  if (end === 0 || lines.pop() !== '' || lines.length === 0 || /[^\P{Cc}\n]/u.test(note))
    throw new LogProblem('this is no signed note')
  if (lines.length > MOST_SIGNATURES)
    throw new LogProblem(`the note has ${lines.length} signatures, and no more than ${MOST_SIGNATURES} are read`)
  const signatures = lines.map(line => {
    const [, name = '', encoded = ''] = /^— ([^\s\p{C}+]{1,255}) ([A-Za-z0-9+/=]+)$/u.exec(line) ?? []
    const bytes = fromBase64(encoded, 'a signature of the note')
    if (!name || bytes.length < 5) throw new LogProblem('a line of signature of the note is none')
    return { name, bytes }
  })
  return { text: note.slice(0, end), signatures }
}

/** Whether the key signed the note. One bad signature in its name spoils the note; signatures by other keys are ignored. */
export function isNoteSignedBy({ text, signatures }: Note, { name, id, isWitness, key }: LogKey): boolean {
  const own = signatures.filter(one => one.name === name && hexOf(one.bytes.subarray(0, 4)) === id)
  for (const { bytes } of own) {
    const time = isWitness && bytes.length === 76 ? new DataView(bytes.slice(4, 12).buffer).getBigUint64(0) : 0
    const signed = isWitness ? `cosignature/v1\ntime ${time}\n${text}` : text
    const isGood = bytes.length === (isWitness ? 76 : 68) && isSignedBy(key, bytes.subarray(-64), signed)
    if (!isGood) throw new LogProblem(`the signature of ${named(name)} on the checkpoint is not good`)
  }
  return own.length > 0
}

/* ---- Checkpoints, proofs, entries ---- */

/** `text`: the whole note. */
export type Checkpoint = { origin: string; size: number; root: Uint8Array; text: string }

const numberIn = (text: string | undefined) =>
  /^(?:0|[1-9]\d{0,15})$/.test(text ?? '') && Number.isSafeInteger(Number(text)) ? Number(text) : null

/** A checkpoint that one of the keys signed, in the name of its log. */
export function openCheckpoint(text: string, keys: readonly LogKey[]): Checkpoint {
  const note = readNote(text)
  const [origin = '', written, encoded = '', ...more] = note.text.split('\n')
  const size = numberIn(written)
  if (size === null || more.pop() !== '' || more.includes('')) throw new LogProblem('this is no checkpoint of a log')
  const own = keys.filter(key => key.name === origin && !key.isWitness)
  if (own.length === 0) throw new LogProblem(`it is a checkpoint of another log, ${named(origin)}`)
  if (!own.some(key => isNoteSignedBy(note, key))) throw new LogProblem('the log did not sign its checkpoint')
  return { origin, size, root: fromBase64(encoded, 'the root of the checkpoint', 32), text }
}

export type Inclusion = { index: number; hashes: Uint8Array[]; checkpoint: Checkpoint }

export function openProof(text: string, keys: readonly LogKey[]): Inclusion {
  const end = text.indexOf('\n\n')
  const [kind, written = '', ...hashes] = text.slice(0, Math.max(end, 0)).split('\n')
  const index = numberIn(/^index (\d+)$/.exec(written)?.[1])
  if (kind !== 'c2sp.org/tlog-proof@v1' || index === null || hashes.length > 63)
    throw new LogProblem('this is no proof of a log')
  return {
    index,
    hashes: hashes.map(line => fromBase64(line, 'a hash of the proof', 32)),
    checkpoint: openCheckpoint(text.slice(end + 2), keys),
  }
}

export type Entry = { at: number; commitment: string; kind: string }
const ENTRY =
  /^\{"at":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)Z","commitment":"([\w-]{42}[AEIMQUYcgkosw048])","kind":"(attestation|confirmation|withdrawal|key-added|key-revoked)","v":1\}$/

/** An entry, which has exactly one spelling. */
export function readEntry(bytes: Uint8Array): Entry {
  const [, at, commitment = '', kind = ''] = ENTRY.exec(new TextDecoder('latin1').decode(bytes)) ?? []
  const time = Date.parse(`${at}Z`)
  const isTime = !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${at}.`)
  if (!isTime) throw new LogProblem('the entry is not in the form of entries')
  return { at: time, commitment, kind }
}

/** The commitment of an entry to a message, which only a holder of the salt can compute. */
export const commitmentOf = (salt: Uint8Array, message: string): string => toBase64Url(hashOf(salt, hashOf(message)))

/* ---- Trees ---- */

export const leafHash = (entry: Uint8Array): Uint8Array => hashOf(new Uint8Array([0]), entry)
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => hashOf(new Uint8Array([1]), left, right)

export const EMPTY_ROOT: Uint8Array = hashOf()

const WRONG_LENGTH = 'the proof is of another length than this place in the log has'
const half = (number: number) => Math.floor(number / 2)

/** Walks up the tree from the node at `place`; calls `join` with each hash of the proof, and whether it is the left one. */
function climb(
  place: number,
  last: number,
  hashes: readonly Uint8Array[],
  join: (hash: Uint8Array, isLeft: boolean) => void,
) {
  let [at, end] = [place, last]
  for (const hash of hashes) {
    if (end === 0) throw new LogProblem(WRONG_LENGTH)
    const isLeft = at % 2 === 1 || at === end
    join(hash, isLeft)
    while (isLeft && at % 2 === 0 && at !== 0) [at, end] = [half(at), half(end)]
    ;[at, end] = [half(at), half(end)]
  }
  if (end !== 0) throw new LogProblem(WRONG_LENGTH)
}

/** Refuses a leaf that is not at its place under the root (RFC 9162, 2.1.3.2). */
export function proveInclusion(
  leaf: Uint8Array,
  index: number,
  hashes: readonly Uint8Array[],
  size: number,
  root: Uint8Array,
) {
  if (leaf.length !== 32) throw new LogProblem('this is no hash of a log')
  if (index >= size) throw new LogProblem('its place lies beyond the end of the log')
  let found = leaf
  climb(index, size - 1, hashes, (hash, isLeft) => {
    found = isLeft ? nodeHash(hash, found) : nodeHash(found, hash)
  })
  if (!isSame(found, root)) throw new LogProblem('the proof does not lead to the root of the log')
}

type Tree = { size: number; root: Uint8Array }

/** Refuses a tree that is not the older one with more at its end (RFC 9162, 2.1.4.2). */
export function proveConsistency(older: Tree, newer: Tree, proof: readonly Uint8Array[]): void {
  if (newer.size < older.size)
    throw new LogProblem(`the log has shrunk: it had ${older.size} entries and has ${newer.size}`)
  if (older.size === 0 && newer.size > 0) throw new LogProblem('of an empty log nothing has to be proven')
  if (older.size === 0 && !isSame(older.root, EMPTY_ROOT)) throw new LogProblem('an empty log has another root')
  const isNone = older.size === newer.size
  if (isNone !== (proof.length === 0)) throw new LogProblem(WRONG_LENGTH)
  let [place, last] = [older.size - 1, newer.size - 1]
  while (!isNone && place % 2 === 1) [place, last] = [half(place), half(last)]
  const [first = older.root, ...hashes] = place === 0 ? [older.root, ...proof] : proof
  let [was, is] = [first, first]
  if (!isNone)
    climb(place, last, hashes, (hash, isLeft) => {
      if (isLeft) was = nodeHash(hash, was)
      is = isLeft ? nodeHash(hash, is) : nodeHash(is, hash)
    })
  if (!isSame(was, older.root) || !isSame(is, newer.root))
    throw new LogProblem(`the log has two histories: its first ${older.size} entries are not those that it had before`)
}
