// Checks a credential with the check of the service (api/claims/credentials/check), by the keys and status lists in files instead of
// fetched ones, and describes the result in lines.

import { datesOf, plain, termOf, textsOf } from '../../api/claims/credentials/check/facts.ts'
import type { FetchDocument } from '../../api/claims/credentials/check/issuer.ts'
import { type ReadCredential, readCredential } from '../../api/claims/credentials/check/read.ts'
import { CredentialRefused } from '../../api/claims/credentials/check/refused.ts'
import { issuerOf } from '../../api/claims/credentials/check/shape.ts'
import {
  knownProofs,
  type Signed,
  suiteOf,
  type Verification,
  verifySigned,
} from '../../api/claims/credentials/check/signed.ts'
import { type EntryStatus, listStatuses } from '../../api/claims/credentials/check/status.ts'
import { type Json, listOf, parseStrict } from '../../api/claims/credentials/check/strict-json.ts'
import { isObject } from '../../api/core/is-object.ts'
import { BUNDLED } from '../../api/crypto/linked-data.ts'
import { readLogged } from '../../web/src/check/claim-log.ts'
import { type LogKey, LogProblem } from '../../web/src/check/log.ts'
import { quoted } from '../../web/src/check/texts.ts'
import type { Claimed } from './log.ts'

/** `documents`: DID documents of issuers. `lists`: status lists. `now`: in milliseconds. */
export type Given = { documents: Json[]; lists: Buffer[]; now: number; logKeys?: readonly LogKey[] | null }
/** `status`: as Result of the check of a CV has it. `lines`: for people. `claimed`: its entry in the log, where it names one. */
export type Verdict = { status: 0 | 1 | 3 | 4; lines: string[]; claimed: Claimed[] }
/** The keys of this issuer have to be given. */
export class NeedsKeys extends Error {}

const MOST_BYTES = 8 * 1024 * 1024
/** A context of the W3C's samples: it gives no member a meaning that the check reads. */
const EXAMPLES = 'https://www.w3.org/ns/credentials/examples/v2'
const CONTEXTS = new Map([
  ...BUNDLED,
  [EXAMPLES, { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }],
])
const UNSIGNED = ['no_proof', 'no_badge']

/** Whether a file is a credential rather than the claims of a CV. */
export function isCredential(bytes: Buffer): boolean {
  const start = bytes.toString('latin1').trim()
  if (start.startsWith('\x89PNG') || /^[\w-]+\.[\w-]*\.[\w-]*$/.test(start)) return true
  return /^[^{]{0,3}\{/.test(start) && start.includes('"@context"') && !/"claims"\s*:/.test(start)
}

/** Throws NeedsKeys. */
export async function checkCredential(bytes: Buffer, given: Given): Promise<Verdict> {
  try {
    const read = readCredential(bytes, MOST_BYTES)
    const signed = await verifySigned(supported(read), verificationBy(given, read))
    const statuses = await listStatuses(signed, verificationBy(given))
    const log = logLines(signed.document, given.logKeys ?? null)
    const rest = [termLine(signed.document, read.token, given.now), ...statusLines(statuses, given), ...log.lines]
    const isWrong = rest.some(line => line.startsWith('WRONG'))
    const status = signed.issuer.kind === 'domain' ? 0 : 4
    return { status: isWrong ? 1 : status, lines: [...headLines(read, signed), ...rest], claimed: log.claimed }
  } catch (error) {
    if (!(error instanceof CredentialRefused)) throw error
    const isUnsigned = UNSIGNED.includes(error.reason)
    return {
      status: isUnsigned ? 3 : 1,
      lines: [`${isUnsigned ? '--   ' : 'WRONG'}  this credential: ${refusalMessage(error)}`],
      claimed: [],
    }
  }
}

const refusalMessage = ({ words, detail }: CredentialRefused) => (detail ? `${words} (${quoted(detail)})` : words)

function supported(read: ReadCredential): ReadCredential {
  if (read.form === 'data-integrity' || read.form === 'vc-jwt') return read
  throw new CredentialRefused('suite_unsupported', read.form)
}

/** Fetches nothing: a list is one of the given files, and a key outside the given documents throws NeedsKeys for `credential`. */
function verificationBy({ documents, lists, now }: Given, credential?: ReadCredential): Verification {
  const fetchDocument: FetchDocument = async (url, isList) => {
    if (!isList && credential) throw new NeedsKeys(issuerOf(credential.document.issuer))
    const found = isList ? lists.find(bytes => idOf(bytes) === url) : undefined
    return found ? { text: found.toString() } : { failed: 'missing' }
  }
  return { fetchDocument, documents, contexts: CONTEXTS, trustedRoots: [], now: new Date(now) }
}

function idOf(list: Buffer): unknown {
  try {
    return readCredential(list, MOST_BYTES).document.id
  } catch (error) {
    if (error instanceof CredentialRefused) return undefined
    throw error
  }
}

function headLines({ form, document: unverified, jws }: ReadCredential, { document, issuerId, issuer }: Signed) {
  const proofs = knownProofs(unverified)
  const how =
    form === 'vc-jwt' ? `JWT, ${String(jws?.header.alg)}` : `Data Integrity, ${proofs.map(suiteOf).join(' and ')}`
  const keys = jws ? [jws.header.kid ?? 'a key inside it'] : proofs.map(proof => proof.verificationMethod)
  const { title, issuerName } = textsOf(document)
  const subjects = listOf(document.credentialSubject).map(one => Object(one).id ?? 'nobody by an address')
  const lines = [
    `Credential ${quoted(plain(document.name) ?? title)} (${how}), of ${quoted(document.validFrom ?? document.issuanceDate ?? 'no day')}.`,
    `ok     unchanged since it was signed, by ${keys.map(quoted).join(' and ')}`,
    issuer.kind === 'domain'
      ? `ok     the key is one of the issuer ${quoted(issuerId)}, by the document that you gave`
      : `--     the key is inside the credential and names nobody, whatever it says of its issuer ${quoted(issuerId)}`,
  ]
  if (issuerName) lines.push(`--     the issuer calls itself ${quoted(issuerName)}, which nobody checked`)
  const whose = 'whether that is whom you mean is yours to find out'
  return [...lines, `--     it is about ${subjects.map(quoted).join(' and ')}: ${whose}`]
}

function termLine(document: Json, token: Json | undefined, now: number): string {
  const term = termOf(document, token, new Date(now))
  if (term === 'ended') return `WRONG  it has ended, on ${datesOf(document, token).validUntil?.slice(0, 10)}`
  return term === 'current' ? 'ok     in force by its dates' : 'WRONG  it is not valid yet'
}

function statusLines(statuses: EntryStatus[], { lists }: Given): string[] {
  if (statuses.length === 0) return ['--     it names no status list: it cannot be withdrawn']
  return statuses.map(({ status, purpose, list, asOf, isHarmless, refused }) => {
    const isRevocation = purpose === 'revocation'
    if (status === 'withdrawn') return `WRONG  ${isRevocation ? 'it was withdrawn' : 'it is suspended'}`
    if (status === 'good')
      return `--     not ${isRevocation ? 'withdrawn' : 'suspended'}, by the list of ${quoted(asOf?.slice(0, 10) ?? 'no day')}`
    if (isHarmless) return `--     a status of the purpose ${quoted(purpose)}, which does not end it`
    if (lists.length === 0)
      return `--     status not looked up: ${refused ? refusalMessage(refused) : `its list is at ${quoted(list)}`}`
    if (refused) return `WRONG  its status list: ${refusalMessage(refused)}`
    return `WRONG  the list that was given is not its own, which is ${quoted(list)}`
  })
}

/** The entry in a log of the issuer that a credential names. The credential does not hold the signature that the entry records. */
function logLines({ id, evidence }: Json, keys: readonly LogKey[] | null): Pick<Verdict, 'lines' | 'claimed'> {
  const isOfLog = (one: unknown) => isObject(one) && /^https?:\/\/[^/]+\/claims\/[\w-]+#\w+-log$/.test(String(one.id))
  const found = listOf(evidence).find(isOfLog)
  if (!found) return { lines: [], claimed: [] }
  if (!keys) return { lines: ['--     it names a place in a log, which was not checked: give --log-key'], claimed: [] }
  try {
    const entry = readLogged({ ...parseStrict(String(Object(found).narrative)) }, keys)
    const place = `entry ${entry.index} of ${new Date(entry.at).toISOString().slice(0, 10)}, ${entry.kind}`
    const lines = [`ok     in the log: ${place}, whose commitment only the claims of the CV explain`]
    return { lines, claimed: [{ whose: 'this credential', id: String(id), entry }] }
  } catch (error) {
    if (error instanceof LogProblem) return { lines: [`WRONG  its place in the log: ${error.message}`], claimed: [] }
    throw error
  }
}
