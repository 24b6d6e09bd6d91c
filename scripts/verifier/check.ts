// Checks the claims of a CV or a credential, prints the result, and returns the exit status.
import { createHash as hashBy } from 'node:crypto'
import { checkCv, hasUnsigned, statusOf } from '../../web/src/check/core.ts'
import type { LogKey } from '../../web/src/check/log.ts'
import { type ClaimResult, otherSignerWords, type Result } from '../../web/src/check/result.ts'
import { quoted } from '../../web/src/check/texts.ts'
import { checkCredential, type Given, isCredential, NeedsKeys, type Verdict } from './credential.ts'
import { type Claimed, claimId, followLog, Unasked } from './log.ts'

type Members = Record<string, unknown>

/** Wrong usage: options or files that are not accepted. */
export class Unusable extends Error {}

const ENDS = {
  0: 'Every digest is good, and every signature is good by the keys that you gave.',
  1: 'WRONG: this document is not what the service published, or not one that this program can check.',
  3: 'Nothing in this document is signed: it proves nothing.',
  4: 'The signatures hold, but only by keys inside the document, which its author can have made up too. Use --keys.',
} as const

const lineOf = ({ section, says, problems, attested, byService }: ClaimResult) => {
  const mark = problems.length > 0 ? 'WRONG' : attested || byService ? 'ok   ' : '--   '
  return [`${mark}  ${quoted(section)}: ${says}`, ...problems.map(one => `         ${one.says}`)]
}

const UNSIGNED =
  'The signatures hold, but nothing signs what the file says of credentials of others. Give the credential by --credential.'
const NOT_ASKED =
  'The signatures hold, but the log was asked for some of the signed claims only: whether the others were withdrawn is not known.'

/** The printed report. `end` replaces the last sentence, which depends on the status. */
export function report(result: Result, end = ''): string {
  const { status, cv, origin, name, asOf, claims, problems, keysAreGiven } = result
  const head = cv ? [`CV ${cv} of ${quoted(name)} at ${quoted(origin)}. The file says that it is of ${asOf}.`] : []
  const other = otherSignerWords(result, quoted)
  const isUnsigned = status === 4 && keysAreGiven && hasUnsigned(claims)
  const limit = 'What was withdrawn or changed after that cannot be known from it: download it again to know.'
  return [
    ...head,
    ...(other ? [`--     ${other}.`] : []),
    ...claims.flatMap(lineOf),
    ...problems.map(one => `WRONG  ${one.says}`),
    ...(cv ? [limit] : []),
    end || (isUnsigned ? UNSIGNED : ENDS[status]),
    '',
  ].join('\n')
}

const CREDENTIAL_ENDS = {
  0: 'The signature is good by the keys that you gave. Whether what it says is true, no signature shows.',
  1: 'WRONG: this credential does not hold, or is not one that this program can check.',
  3: 'Nothing signed this credential: it proves nothing.',
  4: 'The signature is good, but by a key that anybody can have made: it shows that the credential is unchanged, not whose it is.',
} as const

const linesOf = ({ status, lines }: Verdict, end = '') => `${[...lines, end || CREDENTIAL_ENDS[status]].join('\n')}\n`

export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

type LogWords = { keys: LogKey[]; file: string | undefined; address: string | undefined }

/** Looks up these claims, of `signed` in all, in the log, and prints the result. Returns the status, and a last sentence if it needs one. */
async function askLog<S extends Result['status']>(log: LogWords | null, claims: Claimed[], signed: number, status: S) {
  if (!log || (claims.length === 0 && log.address === undefined)) return { status, end: '' }
  const { isGood, asked, lines } = await followLog(log, claims, signed, Date.now())
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  if (!isGood) return { status: 1 as const, end: '' }
  const isShort = log.address !== undefined && asked < signed && (status === 0 || status === 4)
  return isShort ? { status: 4 as const, end: NOT_ASKED } : { status, end: '' }
}

/** The signatures that have a proven entry in the log. */
const claimedIn = ({ claims, origin, holder }: Result): Claimed[] =>
  claims.flatMap(({ section, log }) =>
    log.flatMap(({ kind, digest, iat, entry }) => {
      const whose = `the ${kind} of ${quoted(section)}`
      return entry ? [{ whose, entry, id: claimId(origin, holder, digest, kind, iat) }] : []
    }),
  )

/** The worse status of two: an unsigned document stays unsigned beside a good credential. */
export const worse = (one: Result['status'], other: Result['status']) =>
  [1, 3, 4, 0].find(it => it === one || it === other) as 0

export type Asked = {
  bytes: Buffer
  /** JWK sets of a service, and DID documents of issuers. */
  keys: Members[]
  /** Status lists. */
  lists: Buffer[]
  /** A credential named by a claim of the CV. */
  attached?: Buffer | undefined
  log: LogWords | null
}

/** Prints the result for a CV's claims or a credential; returns the exit status. */
export async function checkFile({ bytes, keys, lists, attached, log }: Asked): Promise<Result['status']> {
  const documents = keys.filter(one => !Array.isArray(one.keys))
  const given: Given = { documents, lists, now: Date.now(), logKeys: log?.keys ?? null }
  const isAlone = attached === undefined && isCredential(bytes)
  if (isAlone) {
    if (keys.length > documents.length) {
      throw new Unusable('A credential is checked with a DID document (/.well-known/did.json), not with a JWK set.\n')
    }
    const verdict = await checkCredential(bytes, given)
    const { status, end } = await askLog(log, verdict.claimed, 1, verdict.status)
    process.stdout.write(linesOf({ ...verdict, status }, end))
    return status
  }
  const sets = keys.flatMap(one => (Array.isArray(one.keys) ? one.keys : []))
  const result = await checkCv(jsonOf(bytes), keys.length > documents.length ? { keys: sets } : null, given.logKeys)
  const name = attached && hashBy('sha256').update(attached).digest('hex')
  const verdict = attached && (await checkCredential(attached, given))
  if (result.ok && name && verdict?.status === 0) result.status = statusOf(result.claims, result.keysAreGiven, [name])
  const signed = result.claims.flatMap(claim => claim.log).length
  const { status, end } = await askLog(log, claimedIn(result), signed, result.status)
  process.stdout.write(report({ ...result, status }, end))
  if (!name || !verdict) return status
  const isNamed = result.claims.some(({ credentials }) => credentials.includes(name))
  process.stdout.write(
    isNamed ? 'ok     a claim names this very file:\n' : 'WRONG  no claim of this CV names this very file:\n',
  )
  process.stdout.write(linesOf(verdict))
  return worse(isNamed ? status : 1, verdict.status)
}

/** Wrong usage and missing keys give 2, with a message on stderr. */
export async function exitStatusOf(asked: () => Promise<number>): Promise<number> {
  try {
    return await asked()
  } catch (error) {
    if (error instanceof Unusable || error instanceof Unasked) process.stderr.write(error.message)
    else if (error instanceof NeedsKeys) {
      process.stderr.write(`This is signed by ${quoted(error.message)}: give its keys (a DID document) by --keys.\n`)
    } else throw error
    return 2
  }
}
