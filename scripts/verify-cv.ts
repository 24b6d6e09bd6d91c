// Checks a CV's claims without the service that published them: every digest and every signature of the JSON that
// GET /cvs/{id}/verification replies (format 2). Needs Node.js (20 or newer) and nothing else: no network, no packages, no
// other file. Nothing of the document is printed but quoted and without control and format characters.
// It shares no code with the service, so that no mistake can agree with itself. What it contains, from top to bottom: the audited libraries
// @noble/hashes and @noble/curves, the checks, which the page /cv/{id}/verify runs too, and the command. docs/verification.md describes the
// format.
//
//   node verify-cv.mjs cv.json [--keys keys.json]
//
// Exit status: 0 all signed claims hold, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed; 4 the
// signatures hold, but only by keys inside the document.
//
// --keys: the service's public keys (its /.well-known/jwks.json), fetched by you from the address you trust. Without them the
// keys inside the document are used, which proves less: whoever made the whole document up can have made up the keys too.
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ClaimResult, checkCv, digestOf, folded, quoted, type Result } from '../web/src/check/core.ts'
import { signerOf } from '../web/src/check/wallet-signature.ts'

export { checkCv, digestOf, folded, quoted, signerOf }

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

function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const USAGE = `Usage: node verify-cv.mjs cv.json [--keys keys.json]
Exit status: 0 all signed claims hold, with the keys given; 1 something is wrong; 2 usage; 3 nothing is signed;
4 the signatures hold, but only by keys inside the document.
`

async function main(words: string[]): Promise<number> {
  const [file, option, keysFile] = words
  const isAsked = words.length === 1 || (words.length === 3 && option === '--keys')
  if (file === undefined || !isAsked) {
    process.stderr.write(USAGE)
    return 2
  }
  let given: unknown[]
  try {
    given = words.filter((_, at) => at !== 1).map(readJson)
  } catch (error) {
    process.stderr.write(`A file cannot be read: ${quoted((error as Error).message)}\n`)
    return 2
  }
  const [document, keys = null] = given
  if (keysFile !== undefined && !Array.isArray(Object(keys).keys)) {
    process.stderr.write(`${quoted(keysFile)} holds no keys (a JWK set).\n`)
    return 2
  }
  const result = await checkCv(document, keys)
  process.stdout.write(report(result))
  return result.status
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2))
}
