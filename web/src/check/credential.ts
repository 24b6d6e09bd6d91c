// Checks a credential of this service that was dropped on the page, in the form that a browser can check: a JWT. Every other form and
// every other issuer is for the program verify-cv.mjs, and is said to be.
import { CheckError, type Fetched, fetchText } from './fetch.ts'
import { decoded, readJws } from './jws.ts'
import { dayOf, say } from './say.ts'
import { said } from './texts.ts'

type Fields = Record<string, unknown>

export const forProgram = () =>
  say(
    'This page checks TruCV’s own credentials as JWT files (.jwt). The program under “For engineers” checks this one: node verify-cv.mjs, the file, --keys and the issuer’s did.json.',
  )
const unheld = () => new CheckError(say('This credential does not hold.'))
const LEEWAY_MS = 60_000

/** The payload of a good signature by this service; throws CheckError. */
async function payloadOf(jws: string, did: string, keys: Fields[]): Promise<Fields> {
  const { kid } = decoded(jws.split('.')[0] ?? '') ?? {}
  if (!String(kid).startsWith(`${did}#`))
    throw new CheckError(`${say('TruCV did not issue this credential.')} ${forProgram()}`)
  const read = await readJws(jws, 'vc+jwt', keys)
  if (typeof read === 'string') throw unheld()
  const { iss, issuer, nbf, exp, validUntil } = read.payload
  if (iss !== did || (Object(issuer).id ?? issuer) !== did) throw unheld()
  const now = Date.now()
  if (typeof nbf === 'number' && nbf * 1_000 > now + LEEWAY_MS)
    throw new CheckError(say('This credential is not valid yet.'))
  const ends = [typeof exp === 'number' ? exp * 1_000 : now, Date.parse(String(validUntil ?? new Date(now).toJSON()))]
  if (!ends.every(at => at >= now - LEEWAY_MS)) throw new CheckError(say('This credential has ended.'))
  return read.payload
}

/** Whether the list of today, which the service signs, has the credential as withdrawn. */
async function isWithdrawn({ credentialStatus }: Fields, did: string, keys: Fields[]): Promise<boolean> {
  const { statusListCredential, statusListIndex } = Object(credentialStatus) as Fields
  const url = new URL(String(statusListCredential))
  if (url.origin !== location.origin) throw unheld()
  const list = await payloadOf(await fetchText(`${url.pathname}?format=vc%2Bjwt`), did, keys)
  const { statusPurpose, encodedList } = Object(list.credentialSubject) as Fields
  if (list.id !== statusListCredential || statusPurpose !== 'revocation') throw unheld()
  const gzip = Uint8Array.from(atob(String(encodedList).slice(1).replaceAll('-', '+').replaceAll('_', '/')), letter =>
    letter.charCodeAt(0),
  )
  const unpacked = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'))
  const bits = new Uint8Array(await new Response(unpacked).arrayBuffer())
  const at = Number(statusListIndex)
  const byte = bits[at >> 3]
  if (byte === undefined || !Number.isInteger(at)) throw unheld()
  return ((byte >> (7 - (at & 7))) & 1) === 1
}

/** The credential in sentences. Throws CheckError for an invalid credential. */
export async function checkDropped(
  jws: string,
  { document, keys }: Fetched,
  titleOf: (section: string) => string,
): Promise<string[]> {
  const did = `did:web:${location.host.replace(':', '%3A')}`
  const known = (Object(keys).keys as Fields[]).map(key => ({ ...key, kid: `${did}#${Object(key).kid}` }))
  const payload = await payloadOf(jws, did, known)
  const isGone = await isWithdrawn(payload, did, known).catch(() => {
    throw new CheckError(
      say('The signature holds, but whether the credential was withdrawn could not be looked up. Try again.'),
    )
  })
  if (isGone) throw new CheckError(say('The signature holds, but this credential was withdrawn.'))
  const holder = `${location.origin}/claims/${String(document.holder)}`
  const [subject] = String(Object(payload.credentialSubject).id).split('#')
  if (subject !== holder) throw new CheckError(say('This is a credential about another person, or about another name.'))
  const text = JSON.stringify(payload)
  const claim = (document.claims as Fields[]).find(({ digest }) => text.includes(String(digest)))
  return [
    say('It is called {title}, of {day}.', { title: said(payload.name), day: dayOf(String(payload.validFrom)) }),
    say('It is unchanged since TruCV signed it, and not withdrawn now.'),
    claim
      ? say('The words that it is about are on this CV: {section}.', { section: titleOf(String(claim.section)) })
      : say('The words that it is about are not on this CV, or were changed since.'),
  ]
}
