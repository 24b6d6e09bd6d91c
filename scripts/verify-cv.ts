// Checks a CV's claims without the service that published them: every digest and every signature of the JSON of
// GET /cvs/{id}/verification (format 3); and credentials, the service's own and those of other issuers. Needs only Node.js (20.15 or
// newer): no packages, no files but the given ones, no network without --log. It prints texts of a document only in quotation marks,
// without control and format characters.
// The check of a CV's claims shares no code with the service, so that one mistake cannot hide in both; the page /cv/{id}/verify runs it
// too. The check of credentials is the one of the service. The libraries are @noble/hashes, @noble/curves, jsonld and the contexts of
// credentials. docs/verification.md and the pages that it names describe the formats.
//
//   node verify-cv.mjs cv.json [--keys keys.json] [--credential file] [--log-key vkey [--log-state file] [--log address]]
//   node verify-cv.mjs credential.(json|jwt|png) [--keys did.json] [--status list.json] [the same of the log]
//
// Exit status: 0 all signed claims hold, with the given keys; 1 something is wrong; 2 usage; 3 nothing is signed; 4 the signatures
// hold, but only by keys inside the document, or with unsigned credentials, or without an entry for some claims in the log of --log.
//
// --keys: of a CV, the service's public keys (its /.well-known/jwks.json); of a credential, its issuer's DID document (did:web:example.org:
// https://example.org/.well-known/did.json). Fetch it from the address that you trust. May be repeated. Without it the keys inside the
// document are used, which proves less: the author of a false document can have made up the keys too.
// --log-key: the key (vkey) of the service's transparency log, with which the proofs in the document are checked; repeated for earlier
// logs and for witnesses. --log-state: a file for the newest checkpoint seen. --log: requests the log of the service at this address, to
// check whether it still begins with that checkpoint, and whether a claim was withdrawn.
// --status: the issuer's list of withdrawn credentials, fetched by you. --credential: a credential that a claim of the CV names.
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkCv } from '../web/src/check/core.ts'
import { type LogKey, LogProblem, readKey } from '../web/src/check/log.ts'
import { digestOf } from '../web/src/check/subject.ts'
import { folded, quoted } from '../web/src/check/texts.ts'
import { signerOf } from '../web/src/check/wallet-signature.ts'
import { checkFile, exitStatusOf, jsonOf, report, Unusable } from './verifier/check.ts'
import { checkCredential } from './verifier/credential.ts'

export { checkCredential, checkCv, digestOf, folded, report, signerOf }

const USAGE = `Usage: node verify-cv.mjs cv.json [--keys keys.json] [--credential file] [log]
       node verify-cv.mjs credential.(json|jwt|png) [--keys did.json] [--status list.json] [log]
log: --log-key vkey [--log-state file] [--log https://address-of-the-service]
Exit status: 0 all that is signed holds, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed;
4 the signatures hold, but only by keys inside the document, or the file names credentials that nothing signs, or with
--log some signed claims have no place in the log.
`

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
    const { keys, verificationMethod } = Object(value) as Record<string, unknown>
    if (Array.isArray(keys) || Array.isArray(verificationMethod)) return value as Record<string, unknown>
    throw new Unusable(`${quoted(name)} holds no keys (a JWK set or a DID document).\n`)
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

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await exitStatusOf(async () => checkFile(readFiles(process.argv.slice(2))))
}
