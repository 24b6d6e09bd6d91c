// Checks a CV's claims without the service that published them: every digest and every signature of the JSON that
// GET /cvs/{id}/verification replies (format 2); and credentials, those of the service and those of others. Needs Node.js (20 or
// newer) and nothing else: no packages, no file but those that you give, no network without --log. Nothing of them is printed but
// quoted and without control and format characters.
// It shares no code with the service, so that no mistake can agree with itself. What it contains, from top to bottom: the libraries
// (@noble/hashes, @noble/curves, jose, jsonld and the contexts of credentials), the checks of a CV, which the page /cv/{id}/verify runs
// too, the checks of a credential, and the command. docs/verification.md describes the formats.
//
//   node verify-cv.mjs cv.json [--keys keys.json] [--credential file] [--log-key vkey [--log-state file] [--log address]]
//   node verify-cv.mjs credential.(json|jwt|png) [--keys did.json] [--status list.json] [the same of the log]
//
// Exit status: 0 all that is signed holds, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed; 4 the
// signatures hold, but only by keys inside the document.
//
// --keys: of a CV, the service's public keys (its /.well-known/jwks.json); of a credential, its issuer's DID document (did:web:example.org:
// https://example.org/.well-known/did.json), fetched by you from the address you trust. May stand several times. Without them the
// keys inside the document are used, which proves less: whoever made the whole document up can have made up the keys too.
// --log-key: the key (vkey) of the service's transparency log, by which the proofs in the document are checked; several for earlier logs
// and for witnesses. --log-state: a file that keeps the newest checkpoint that was seen. --log: asks the service at this address for its
// log, whether it still begins with what was seen, and whether a claim was withdrawn.
// --status: the list in which the issuer withdraws credentials, fetched by you. --credential: one that a claim of the CV names.
import { createHash as hashBy } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type ClaimResult, checkCv, digestOf, folded, quoted, type Result } from '../web/src/check/core.ts'
import { type LogKey, LogProblem, readKey } from '../web/src/check/log.ts'
import { signerOf } from '../web/src/check/wallet-signature.ts'
import { checkCredential, type Given, type Verdict } from './verifier/credential.ts'
import { NeedsKeys } from './verifier/keys.ts'
import { type Claimed, claimId, followLog, Unasked } from './verifier/log.ts'
import { isCredential, isMembers, type Members } from './verifier/reading.ts'

export { checkCredential, checkCv, digestOf, folded, quoted, signerOf }

const ENDS = {
  0: 'Every digest is good, and every signature is good by the keys that you gave.',
  1: 'WRONG: this document is not what the service published, or not one that this program can check.',
  3: 'Nothing in this document is signed: it proves nothing.',
  4: 'The signatures hold, but only by keys inside the document, which whoever made it up can have made up too. Use --keys.',
} as const

const lineOf = ({ section, says, problems, attested, byService }: ClaimResult) => {
  const mark = problems.length > 0 ? 'WRONG' : attested || byService ? 'ok   ' : '--   '
  return [`${mark}  ${quoted(section)}: ${says}`, ...problems.map(one => `         ${one.says}`)]
}

/** What is printed. */
export function report({ status, cv, origin, name, asOf, claims, problems }: Result): string {
  const head = cv ? [`CV ${cv} of ${quoted(name)} at ${quoted(origin)}. The document says that it is of ${asOf}.`] : []
  const limit = 'What was withdrawn or changed after that cannot be known from it: download it again to know.'
  return [
    ...head,
    ...claims.flatMap(lineOf),
    ...problems.map(one => `WRONG  ${one.says}`),
    ...(cv ? [limit] : []),
    ENDS[status],
    '',
  ].join('\n')
}

/** What is printed of a credential. */
const CREDENTIAL_ENDS = {
  0: 'The signature is good by the keys that you gave. Whether what it says is true, no signature shows.',
  1: 'WRONG: this credential does not hold, or is not one that this program can check.',
  3: 'Nothing signed this credential: it proves nothing.',
  4: 'The signature is good, but by a key that anybody can have made: it shows that the credential is unchanged, not whose it is.',
} as const

const linesOf = ({ status, lines }: Verdict) => `${[...lines, CREDENTIAL_ENDS[status]].join('\n')}\n`

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

const USAGE = `Usage: node verify-cv.mjs cv.json [--keys keys.json] [--credential file] [log]
       node verify-cv.mjs credential.(json|jwt|png) [--keys did.json] [--status list.json] [log]
log: --log-key vkey [--log-state file] [--log https://address-of-the-service]
Exit status: 0 all that is signed holds, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed;
4 the signatures hold, but only by keys inside the document.
`

/** Words or files that cannot be taken. */
class Unusable extends Error {}

const file = { type: 'string' } as const
const many = { ...file, multiple: true } as const
const options = {
  keys: many,
  status: many,
  credential: file,
  'log-key': many,
  'log-state': file,
  log: file,
} as const

function readFiles(words: string[]) {
  const parsed = (() => {
    try {
      return parseArgs({ args: words, options, allowPositionals: true })
    } catch {
      throw new Unusable(USAGE)
    }
  })()
  const { values, positionals } = parsed
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Unusable(USAGE)
  const read = (name: string) => {
    try {
      return readFileSync(name)
    } catch (error) {
      throw new Unusable(`A file cannot be read: ${quoted((error as Error).message)}\n`)
    }
  }
  const keys = (values.keys ?? []).map(name => {
    const value = jsonOf(read(name))
    const isUsable = isMembers(value) && (Array.isArray(value.keys) || Array.isArray(value.verificationMethod))
    if (!isUsable) throw new Unusable(`${quoted(name)} holds no keys (a JWK set or a DID document).\n`)
    return value as Members
  })
  const { log: address, 'log-state': state, 'log-key': logKeys } = values
  if (!logKeys && (address ?? state) !== undefined) throw new Unusable('--log and --log-state need --log-key.\n')
  return {
    bytes: read(path),
    keys,
    log: logKeys ? { keys: logKeys.map(keyOfLog), file: state, address } : null,
    lists: (values.status ?? []).map(read),
    attached: values.credential === undefined ? undefined : read(values.credential),
  }
}

function keyOfLog(vkey: string): LogKey {
  try {
    return readKey(vkey)
  } catch (error) {
    throw error instanceof LogProblem ? new Unusable(`--log-key: ${error.message}.\n`) : error
  }
}

type LogWords = { keys: LogKey[]; file: string | undefined; address: string | undefined }

/** Says what the log says now of these claims; false when something is wrong. */
async function isGoodInLog(log: LogWords | null, claims: Claimed[]): Promise<boolean> {
  if (!log || (claims.length === 0 && log.address === undefined)) return true
  const { isGood, lines } = await followLog(log, claims, Date.now())
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  return isGood
}

/** The claims of a document that have a place in the log. */
function claimedIn(document: unknown, { claims, origin, cv }: Result): Claimed[] {
  const given = Object(document).claims as Members[]
  return claims.flatMap(({ section, log }, at) =>
    log.flatMap(({ kind, entry }) => {
      const { statement, confirmation } = Object(given[at]) as Members
      const digest = kind === 'attestation' ? String(statement).split('\n')[3] : Object(confirmation).digest
      const whose = `the ${kind} of ${quoted(section)}`
      return entry ? [{ whose, entry, id: claimId(origin, cv, section, String(digest), kind) }] : []
    }),
  )
}

/** The worse of two; a document in which nothing is signed is no better for a good credential. */
const worse = (one: Result['status'], other: Result['status']) =>
  [1, 3, 4, 0].find(it => it === one || it === other) as 0

async function checked(words: string[]): Promise<number> {
  const { bytes, keys, lists, attached, log } = readFiles(words)
  const documents = keys.filter(one => !Array.isArray(one.keys))
  const given: Given = { documents, lists, now: Date.now(), logKeys: log?.keys ?? null }
  const isAlone = attached === undefined && isCredential(bytes)
  if (isAlone) {
    if (keys.length > documents.length) {
      throw new Unusable('A credential is checked with a DID document (/.well-known/did.json), not with a JWK set.\n')
    }
    const verdict = await checkCredential(bytes, given)
    const isGood = await isGoodInLog(log, verdict.claimed)
    process.stdout.write(linesOf(isGood ? verdict : { ...verdict, status: 1 }))
    return isGood ? verdict.status : 1
  }
  const sets = keys.flatMap(one => (Array.isArray(one.keys) ? one.keys : []))
  const document = jsonOf(bytes)
  const result = await checkCv(document, keys.length > documents.length ? { keys: sets } : null, given.logKeys)
  if (!(await isGoodInLog(log, claimedIn(document, result)))) result.status = 1
  process.stdout.write(report(result))
  if (!attached) return result.status
  const name = hashBy('sha256').update(attached).digest('hex')
  const isNamed = result.claims.some(({ credentials }) => credentials.includes(name))
  process.stdout.write(
    isNamed ? 'ok     a claim names this very file:\n' : 'WRONG  no claim of this CV names this very file:\n',
  )
  const verdict = await checkCredential(attached, given)
  process.stdout.write(linesOf(verdict))
  return worse(isNamed ? result.status : 1, verdict.status)
}

async function main(words: string[]): Promise<number> {
  try {
    return await checked(words)
  } catch (error) {
    if (error instanceof Unusable || error instanceof Unasked) process.stderr.write(error.message)
    else if (error instanceof NeedsKeys) {
      process.stderr.write(`This is signed by ${quoted(error.message)}: give its keys (a DID document) by --keys.\n`)
    } else throw error
    return 2
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2))
}
