// The PDF of a tax document: typeset once from its facts, sealed, and kept. Everybody gets these bytes from then on.
import { dayInIndia } from '../../core/days.ts'
import { createItems } from '../../jobs/items.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { DocumentFacts } from './facts.ts'
import { factsBytes, hashOf } from './issue.ts'
import { keepUntil } from './numbers.ts'
import { paperOf } from './paper.ts'
import type { DocumentRecord, TaxDocumentStore } from './store.ts'

type Deps = {
  documents: TaxDocumentStore
  /** Typesets a Typst file with data and an attached file; `at` is the only time in the PDF, `by` the account it is made for. */
  typeset: (main: string, paper: object, at: Date, by: string, files: Record<string, Uint8Array>) => Promise<Buffer>
  seal: (pdf: Buffer, at: Date) => Buffer
  now: () => Date
  onDamage: () => void
  log: Log
}
export type TaxPdfs = ReturnType<typeof createTaxPdfs>

const BATCH = 50
/** The mail of a new document makes its PDF; the job makes the others. */
const PATIENCE_MS = 60_000

export const createTaxPdfs = (deps: Deps) => ({
  /** The bytes, made now if there are none. Throws a Problem when they cannot be made now, an Error when they were changed. */
  read: read.bind(null, deps),
  /** The work of a job. */
  async makeMissing(): Promise<void> {
    const before = new Date(deps.now().getTime() - PATIENCE_MS)
    const items = createItems('files of tax documents', deps)
    await items.each(deps.documents.listWithoutPdf(before, BATCH), document => read(deps, document))
  },
})

async function read(deps: Deps, document: DocumentRecord): Promise<Buffer> {
  assertKept(document)
  assertIntact(deps, document)
  const { documents, typeset, seal } = deps
  const { id, facts, hash, createdAt, userId, pdf } = document
  if (pdf === null && !(await documents.findFile(id))) {
    const attached = { 'invoice.json': factsBytes(facts) }
    const bytes = await typeset('invoice.typ', paperOf(facts, hash), createdAt, userId, attached)
    await documents.keepFile(id, seal(bytes, createdAt))
  }
  const file = await documents.findFile(id)
  const digest = file && sha256(file.bytes).toString('hex')
  if (!file || !digest || digest !== (pdf?.sha256 ?? file.sha256)) {
    // It may have been erased a moment ago.
    assertKept((await documents.find(id)) ?? document)
    throw damaged(deps, document, 'file')
  }
  if (pdf === null) await documents.setPdf(id, { sha256: digest, size: file.size })
  return file.bytes
}

function assertKept({ erasedAt, firstYear }: DocumentRecord): void {
  if (!erasedAt) return
  const message = `This document was kept until ${dayInIndia(keepUntil(firstYear))}.`
  throw new Problem('not_found', { message })
}

/** Whether the facts are the ones that the hash was made of. Those of an erased document have lost their recipient. */
export const isIntact = ({ erasedAt, facts, hash }: DocumentRecord): boolean =>
  erasedAt !== null || hashOf(facts) === hash

/** Throws when they are not. Nothing is repaired in silence. */
export function assertIntact(deps: Pick<Deps, 'onDamage' | 'log'>, document: DocumentRecord): void {
  if (!isIntact(document)) throw damaged(deps, document, 'facts')
}

function damaged(
  { onDamage, log }: Pick<Deps, 'onDamage' | 'log'>,
  { id, number }: DocumentRecord,
  what: 'facts' | 'file',
): Error {
  onDamage()
  log.warn({ document: id, number, what }, 'a tax document was changed in the database')
  return new Error(`the ${what} of a tax document differ`)
}

/** TruCV invoice TCV-26-27-000001.pdf */
export const fileNameOf = ({ title, number }: DocumentFacts): string =>
  `TruCV ${title.replace('Tax ', '').toLowerCase()} ${number.replaceAll('/', '-')}.pdf`
