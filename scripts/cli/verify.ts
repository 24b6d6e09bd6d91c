// Verifies an address or a file: claims of a CV, a credential, a sealed PDF. Keys are fetched from the given address; a document that
// names another service as its origin is not checked with them.
import { readFileSync } from 'node:fs'
import { readCredential } from '../../api/claims/credentials/check/read.ts'
import { CredentialRefused } from '../../api/claims/credentials/check/refused.ts'
import { listOf } from '../../api/claims/credentials/check/strict-json.ts'
import { CheckError } from '../../web/src/check/fetch.ts'
import { attachmentOf } from '../../web/src/check/pdf-attachment.ts'
import { readSeal, SealError } from '../../web/src/check/pdf-seal.ts'
import type { Result } from '../../web/src/check/result.ts'
import { quoted } from '../../web/src/check/texts.ts'
import { checkFile, exitStatusOf, jsonOf, worse } from '../verifier/check.ts'
import { isCredential } from '../verifier/credential.ts'
import { Failure, originOf, read, say, USAGE } from './service.ts'

type Members = Record<string, unknown>

/** The address of the claims of a public page; any other address unchanged. */
function sourceOf(address: string): string {
  const { origin, pathname, href } = new URL(address)
  const [, id] = /^\/(?:new-)?cv\/([A-Za-z0-9_-]{21})(?:\/verify)?\/?$/.exec(pathname) ?? []
  return id ? `${origin}/cvs/${id}/verification` : href
}

const fetched = async (url: string) => Buffer.from(await (await read(url)).arrayBuffer())
const fetchedJson = async (url: string): Promise<Members> => Object(jsonOf(await fetched(url)))

/** The lists at this address that a credential names. */
async function listsOf(bytes: Buffer, origin: string): Promise<Buffer[]> {
  try {
    const { credentialStatus } = readCredential(bytes).document
    const named = listOf(credentialStatus).map(one => String(Object(one).statusListCredential))
    const own = [...new Set(named)].filter(url => URL.canParse(url) && new URL(url).origin === origin)
    return await Promise.all(own.slice(0, 5).map(fetched))
  } catch (error) {
    // Without the lists the check itself says that the status was not looked up.
    if (error instanceof CredentialRefused) return []
    throw error
  }
}

type Status = Result['status']
type Given = { bytes: Buffer<ArrayBuffer>; origin: string | null; keys: Members[] }

async function checkClaims({ bytes, origin, keys }: Given): Promise<Status> {
  if (!origin) return checkFile({ bytes, keys, lists: [], log: null })
  if (isCredential(bytes)) {
    const did = await fetchedJson(`${origin}/.well-known/did.json`)
    const isOwn = did.id === `did:web:${new URL(origin).host.replace(':', '%3A')}`
    return checkFile({ bytes, keys: isOwn ? [...keys, did] : keys, lists: await listsOf(bytes, origin), log: null })
  }
  const said = Object(jsonOf(bytes)).origin
  if (said === undefined || said === origin) {
    const set = await fetchedJson(`${origin}/.well-known/jwks.json`)
    return checkFile({ bytes, keys: [...keys, set], lists: [], log: null })
  }
  say(`WRONG  it says that it is of ${quoted(said)}, not of ${quoted(origin)}.`)
  return 1
}

async function checkPdf(given: Given): Promise<Status> {
  const { bytes, origin } = given
  const trusted = origin && (await fetchedJson(`${origin}/.well-known/seal-certificates`)).certificates
  const seal = await readSeal(bytes, trusted ? listOf(trusted).map(String) : null)
  say(`ok     sealed${seal.at ? ` on ${seal.at}` : ''}, and every byte is as it was then`)
  if (trusted) say(`ok     the seal is one of ${quoted(origin)}`)
  else say(`--     whose seal it is was not looked up (certificate ${seal.fingerprint}): give --address`)
  const attached = await attachmentOf(bytes)
  if (attached !== null) return worse(trusted ? 0 : 4, await checkClaims({ ...given, bytes: Buffer.from(attached) }))
  say('--     it has no claims inside')
  return trusted ? 0 : 4
}

async function reportOn(source: string, address: string | undefined, keyFiles: string[]): Promise<number> {
  const isAddress = /^https?:/i.test(source)
  const named = isAddress ? source : address
  const bytes = isAddress ? await fetched(sourceOf(source)) : Buffer.from(readFileSync(source))
  const keys = keyFiles.map(path => Object(jsonOf(readFileSync(path))) as Members)
  const given = { bytes, keys, origin: named === undefined ? null : originOf(named) }
  try {
    return await (bytes.toString('latin1', 0, 1_024).includes('%PDF-') ? checkPdf(given) : checkClaims(given))
  } catch (error) {
    if (!(error instanceof CheckError)) throw error
    say(`WRONG  ${error.message}`)
    return error instanceof SealError && error.kind === 'unsealed' ? 3 : 1
  }
}

/** Returns the exit status. `address`: the service whose keys a file is checked with. Input that cannot be read gives 2, no verdict. */
export const verify = (source: string, address: string | undefined, keyFiles: string[]): Promise<number> =>
  exitStatusOf(() =>
    reportOn(source, address, keyFiles).catch(error => {
      throw error instanceof Failure || error?.syscall ? new Failure(error.message, USAGE) : error
    }),
  )
