// Checks a PDF of this service: its seal, the claims or the tax document in it, and whether they still hold. The file stays in the
// browser.
import { type Change, changesOf, cvNamedIn, MOST_BYTES, sectionsOf } from './copy.ts'
import { checkCv } from './core.ts'
import { CheckError, fetchClaims, read } from './fetch.ts'
import type { LogKey } from './log.ts'
import { compareProofs, readLog } from './log-seen.ts'
import { attachmentOf } from './pdf-attachment.ts'
import { checkInvoice, type InvoiceReport } from './pdf-invoice.ts'
import { readSeal, type Seal, SealError } from './pdf-seal.ts'
import { type ClaimResult, otherSignerWords } from './result.ts'

export { CheckError, SealError }

type Fields = Record<string, unknown>
export type Claim = ClaimResult & { value: unknown; change: string | null }
/** `signers`: the sentence about signatures by accounts of another name; empty where there are none. */
export type Copy = { cv: string; name: string; signers: string; version: number; asOf: string; claims: Claim[] }
export type Report = {
  seal: Seal
  /** Whether the seal's certificate is one of this service; it cannot be looked up while offline. */
  isKnown: boolean
  /** Null where the file has no claims inside. */
  copy: Copy | null
  /** The CV that a file without claims names; null where it names none. */
  cv: string | null
  /** Changes since that no claim of the copy has. */
  others: Change[]
  /** Why the current claims are unknown; null when they are known. */
  unknown: string | null
}

/** A reply's list; null when it cannot be fetched. */
const listOf = (path: string, name: string): Promise<Fields[] | null> =>
  read(path).then(
    ({ value }) => (Array.isArray(Object(value)[name]) ? Object(value)[name] : null),
    () => null,
  )

/** Throws SealError for a CV without a valid seal and for a file that was changed, CheckError for every other problem. */
export async function checkPdf(file: File): Promise<Report | InvoiceReport> {
  if (file.size > MOST_BYTES) {
    const size = Math.ceil(file.size / 1024 / 1024)
    throw new SealError('unreadable', `It has ${size} MB. A CV has less than ${MOST_BYTES / 1024 / 1024} MB.`)
  }
  if (!globalThis.crypto?.subtle) {
    throw new CheckError('This page was opened without https, where browsers check no signatures.')
  }
  const trusted = await listOf('/.well-known/seal-certificates', 'certificates')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isKnown = trusted !== null
  const sealed = readSeal(bytes, trusted as string[] | null)
  // A service without a key seals nothing, but knows its tax documents by their hash.
  const seal = await sealed.catch(error => (error.kind === 'unsealed' ? null : Promise.reject(error)))
  const invoice = await attachmentOf(bytes, 'invoice.json').catch(() => null)
  if (invoice !== null) return checkInvoice(invoice, seal, isKnown)
  const report = { seal: await sealed, isKnown, cv: null }
  const attached = await attachmentOf(bytes)
  if (attached !== null) return { ...report, ...(await checkCopy(parsed(attached))) }
  return { ...report, cv: await cvNamedIn(bytes), copy: null, others: [], unknown: null }
}

function parsed(text: string): Fields {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new CheckError('The claims in this PDF cannot be read.')
  }
}

async function checkCopy(document: Fields): Promise<Pick<Report, 'copy' | 'others' | 'unknown'>> {
  const keys = await listOf('/.well-known/jwks.json', 'keys')
  const log = await readLog()
  const logKeys = log?.keys.length ? log.keys : null
  const then = await checkCv(document, keys && { keys }, logKeys)
  if (log) await compareProofs(log, then)
  if (then.problems.length > 0) throw new CheckError(`The claims in it cannot be checked: ${then.problems[0]?.says}.`)
  const now = await today(document, logKeys)
  const changes = typeof now === 'string' ? [] : changesOf(document, now)
  const sections = sectionsOf(document)
  const claims = then.claims.map(claim => ({
    ...claim,
    value: sections.get(claim.section)?.value,
    change: changes.find(({ section }) => section === claim.section)?.change ?? null,
  }))
  const { cv, name, asOf } = then
  return {
    copy: { cv, name, signers: otherSignerWords(then), asOf, version: Number(document.version), claims },
    others: changes.filter(({ section }) => claims.every(claim => claim.section !== section)),
    unknown: typeof now === 'string' ? now : (log?.problem ?? null),
  }
}

/** The check of the published version, or why it is unknown. */
async function today({ cv, origin }: Fields, logKeys: LogKey[] | null): Promise<Fields | string> {
  if (origin !== location.origin)
    return `It was made at another address, ${String(origin)}. Check there what holds today.`
  try {
    const { document, keys } = await fetchClaims(String(cv))
    const { problems, claims } = await checkCv(document, keys, logKeys)
    const [wrong] = [...problems, ...claims.flatMap(claim => claim.problems)]
    return wrong ? `What is published now does not hold: ${wrong.says}.` : document
  } catch (error) {
    if (error instanceof CheckError) return error.message
    throw error
  }
}
