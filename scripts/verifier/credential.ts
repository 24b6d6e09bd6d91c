// Checks a credential: what was signed, its dates and, by a list that is given, whether it was withdrawn.
import { gunzipSync } from 'node:zlib'
import { readLogged } from '../../web/src/check/claim-log.ts'
import { quoted } from '../../web/src/check/core.ts'
import { type LogKey, LogProblem } from '../../web/src/check/log.ts'
import type { Claimed } from './log.ts'
import { readJwt, readProofs, type Signed } from './proofs.ts'
import { isMembers, listed, type Members, membersOf, Refused, signedIn, Unsigned } from './reading.ts'
import { FROM, UNTIL } from './shape.ts'

/** Files that were given beside it, and the present. */
export type Given = { documents: Members[]; lists: Buffer[]; now: number; logKeys?: readonly LogKey[] | null }
/** As Result of the check of a CV has it. `lines`: what is printed. `claimed`: its place in the log, where it names one. */
export type Verdict = { status: 0 | 1 | 3 | 4; lines: string[]; claimed: Claimed[] }

const LEEWAY_MS = 60_000
const dayOfTime = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Why it is not in force; null when it is. */
function termProblem({ credential, starts, ends }: Signed, now: number): string | null {
  const timesOf = (names: string[], others: unknown[]) =>
    [...names.map(name => credential[name]), ...others]
      .filter(at => at !== undefined)
      .map(at => (typeof at === 'number' ? at * 1_000 : Date.parse(String(at))))
  const [from, until] = [timesOf(FROM, starts), timesOf(UNTIL, ends)]
  if ([...from, ...until].some(Number.isNaN)) return 'one of its dates is no date'
  if (from.some(at => at > now + LEEWAY_MS)) return 'it is not valid yet'
  return until.some(at => at < now - LEEWAY_MS) ? `it has ended, on ${dayOfTime(Math.min(...until))}` : null
}

async function readSigned(bytes: Buffer, documents: Members[]): Promise<Signed> {
  const found = signedIn(bytes)
  return typeof found === 'string' ? readJwt(found, documents) : readProofs(found, documents)
}

/* ---- Status lists ---- */

const LEAST_BITS = 131_072
const MOST_ENTRIES = 10
const MOST_LIST_BYTES = 4 * 1024 * 1024
const SET = new Map([
  ['revocation', 'it was withdrawn'],
  ['suspension', 'it is suspended'],
])

/** A faulty status list says nothing about the credential's own signature. */
async function readList(bytes: Buffer, documents: Members[]): Promise<Signed> {
  return readSigned(bytes, documents).catch(error => {
    throw error instanceof Refused ? new Refused(`its status list: ${error.message}`) : error
  })
}

type Status = { says: string } | { problem: string }

/** The one text of a member in any spelling of JSON-LD; undefined where it has none, or several. */
function textOf(value: unknown): unknown {
  const [one, ...others] = listed(value)
  if (others.length > 0) return undefined
  return isMembers(one) ? (one['@value'] ?? one['@id'] ?? one.id) : one
}

/** What the lists that are given say of one entry. */
async function entryStatus(entry: unknown, issuer: string, given: Given): Promise<Status> {
  if (!isMembers(entry)) return { problem: 'its status is written in a way that cannot be read' }
  const { type, statusSize = 1 } = entry
  const [statusPurpose, statusListIndex, statusListCredential] = [
    textOf(entry.statusPurpose),
    textOf(entry.statusListIndex),
    textOf(entry.statusListCredential),
  ]
  if (!listed(type).includes('BitstringStatusListEntry')) {
    const says = `status not looked up: ${quoted(listed(type).join(' '))} is of a kind that is not known here`
    return given.lists.length > 0 ? { problem: says } : { says }
  }
  if (typeof statusPurpose !== 'string' || typeof statusListCredential !== 'string' || textOf(statusSize) !== 1)
    return { problem: 'its status is written in a way that cannot be read' }
  const isSet = SET.get(statusPurpose)
  if (!isSet) return { says: `a status of the purpose ${quoted(statusPurpose)}, which does not end it` }
  if (given.lists.length === 0) return { says: `status not looked up: its list is at ${quoted(statusListCredential)}` }
  const lists = await Promise.all(given.lists.map(bytes => readList(bytes, given.documents)))
  const list = lists.find(({ credential }) => credential.id === statusListCredential)
  if (!list) return { problem: `the list that was given is not its own, which is ${quoted(statusListCredential)}` }
  const [first, ...others] = listed(list.credential.credentialSubject)
  const subject = Object(first) as Members
  const problem =
    others.length > 0 ? 'its status list is about several things' : listProblem(list, subject, issuer, given.now)
  if (problem) return { problem }
  if (!listed(subject.statusPurpose).includes(statusPurpose))
    return { problem: 'its status list is for another purpose' }
  const bits = bitsOf(subject.encodedList)
  if (!/^(?:0|[1-9]\d{0,8})$/.test(String(statusListIndex)) || Number(statusListIndex) >= bits.length * 8) {
    return { problem: 'it has no place in its status list' }
  }
  const at = Number(statusListIndex)
  const isOn = ((bits[at >> 3] as number) >> (7 - (at & 7))) & 1
  const day = String(list.credential.validFrom ?? '').slice(0, 10)
  return isOn ? { problem: isSet } : { says: `not ${isSet.split(' ').at(-1)}, by the list of ${quoted(day)}` }
}

function listProblem(list: Signed, subject: Members, issuer: string, now: number): string | null {
  const isList = listed(list.credential.type).includes('BitstringStatusListCredential')
  if (!isList || !listed(subject.type).includes('BitstringStatusList'))
    return 'what was given as its status list is none'
  if (list.issuer !== issuer) return 'its status list is of another issuer'
  const term = termProblem(list, now)
  return term && `its status list: ${term}`
}

function bitsOf(encoded: unknown): Buffer {
  const [, gzip] = /^u([\w-]+)$/.exec(String(encoded)) ?? []
  let bits: Buffer
  try {
    bits = gunzipSync(Buffer.from(String(gzip), 'base64url'), { maxOutputLength: MOST_LIST_BYTES })
  } catch {
    throw new Refused('its status list is damaged or too long')
  }
  if (bits.length * 8 < LEAST_BITS) throw new Refused('its status list is too short')
  return bits
}

/* ---- The whole ---- */

const nameOf = (value: unknown) => (isMembers(value) && typeof value.name === 'string' ? value.name : undefined)

function titleOf({ name, type, credentialSubject }: Members): string {
  const achievement = Object(listed(credentialSubject)[0]).achievement
  return quoted(nameOf({ name }) ?? nameOf(listed(achievement)[0]) ?? listed(type).at(-1))
}

function headOf({ credential, issuer, form, keys }: Signed): string[] {
  const { validFrom = credential.issuanceDate } = credential
  const own = nameOf(credential.issuer)
  const isInside = keys.some(key => key.isInside)
  const subjects = listed(credential.credentialSubject).map(one => Object(one).id ?? 'nobody by an address')
  return [
    `Credential ${titleOf(credential)} (${form}), of ${quoted(validFrom ?? 'no day')}.`,
    `ok     unchanged since it was signed, by ${keys.map(({ id }) => quoted(id)).join(' and ')}`,
    isInside
      ? `--     the issuer ${quoted(issuer)} is a key that names nobody`
      : `ok     the key is one of the issuer ${quoted(issuer)}, by the document that you gave`,
    ...(own ? [`--     the issuer calls itself ${quoted(own)}, which nobody checked`] : []),
    `--     it is about ${subjects.map(quoted).join(' and ')}: whether that is whom you mean is yours to find out`,
  ]
}

/** What it says of a place in a log of its issuer. It does not hold the signature that the entry is of. */
function inLog({ id, evidence }: Members, keys: readonly LogKey[] | null): { lines: string[]; claimed: Claimed[] } {
  const isOfLog = (one: unknown) => isMembers(one) && /^https?:\/\/[^/]+\/log\/checkpoint$/.test(String(one.id))
  const found = listed(evidence).find(isOfLog)
  if (!found) return { lines: [], claimed: [] }
  if (!keys) return { lines: ['--     it names a place in a log, which was not checked: give --log-key'], claimed: [] }
  try {
    const entry = readLogged(membersOf(String(Object(found).narrative)), keys)
    const place = `entry ${entry.index} of ${dayOfTime(entry.at)}, ${entry.kind}`
    const claimed = { whose: 'this credential', id: String(id), entry }
    return {
      lines: [`ok     in the log: ${place}, whose commitment only the claims of the CV explain`],
      claimed: [claimed],
    }
  } catch (error) {
    if (error instanceof LogProblem || error instanceof Refused)
      throw new Refused(`its place in the log: ${error.message}`)
    throw error
  }
}

/** Throws NeedsKeys. */
export async function checkCredential(bytes: Buffer, given: Given): Promise<Verdict> {
  try {
    const signed = await readSigned(bytes, given.documents)
    const term = termProblem(signed, given.now)
    const entries = listed(signed.credential.credentialStatus)
    if (entries.length > MOST_ENTRIES) throw new Refused('it names too many status lists')
    const found: Status[] = []
    for (const entry of entries) found.push(await entryStatus(entry, signed.issuer, given))
    if (entries.length === 0) found.push({ says: 'it names no status list: it cannot be withdrawn' })
    const statuses = found.map(one => ('problem' in one ? `WRONG  ${one.problem}` : `--     ${one.says}`))
    const log = inLog(signed.credential, given.logKeys ?? null)
    const isWrong = term !== null || found.some(one => 'problem' in one)
    return {
      status: isWrong ? 1 : signed.keys.some(key => key.isInside) ? 4 : 0,
      lines: [
        ...headOf(signed),
        ...(term ? [`WRONG  ${term}`] : ['ok     in force by its dates']),
        ...statuses,
        ...log.lines,
      ],
      claimed: log.claimed,
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const isUnsigned = error instanceof Unsigned
    return {
      status: isUnsigned ? 3 : 1,
      lines: [`${isUnsigned ? '--   ' : 'WRONG'}  this credential: ${error.message}`],
      claimed: [],
    }
  }
}
