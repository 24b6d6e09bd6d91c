// The child process that checks a credential of a stranger. It has no secrets and opens no connections: a missing document ends the job,
// and the parent fetches the document and starts the job again.
import { setPriority } from 'node:os'
import type { CheckedCredential } from '../../../core/claims/credentials.ts'
import { BUNDLED } from '../../../crypto/linked-data.ts'
import { datesOf, holderOf, termOf, textsOf } from '../check/facts.ts'
import type { FetchDocument } from '../check/issuer.ts'
import { checkOpenBadge2 } from '../check/open-badge-2.ts'
import { readCredential } from '../check/read.ts'
import { CredentialRefused } from '../check/refused.ts'
import { type Verification, verifySigned } from '../check/signed.ts'
import { statusOf } from '../check/status.ts'
import { type CheckAnswer, type CheckJob, documentKey } from './checker.ts'

setPriority(5)

async function check(
  { upload, addresses, now, ...job }: CheckJob,
  fetchDocument: FetchDocument,
): Promise<CheckedCredential> {
  const by: Verification = { ...job, fetchDocument, contexts: new Map([...BUNDLED, ...job.contexts]), now }
  const read = readCredential(Buffer.from(upload))
  const { form, token } = read
  if (form === 'open-badge-2-hosted' || form === 'open-badge-2-signed') return checkOpenBadge2(read, addresses, by)
  const signed = await verifySigned(read, by)
  const { document, issuer } = signed
  return {
    form,
    ...textsOf(document),
    issuer,
    ...datesOf(document, token),
    term: termOf(document, token, now),
    status: await statusOf(signed, by),
    holder: holderOf(document, addresses),
  }
}

async function answer(job: CheckJob): Promise<CheckAnswer> {
  let needs: { url: string; isList: boolean } | undefined
  const fetchDocument: FetchDocument = async (url, isList = false) => {
    const known = job.fetched.get(documentKey(url, isList))
    if (known) return known
    needs = { url, isList }
    throw new Error('the parent has to fetch a document')
  }
  try {
    return { found: await check(job, fetchDocument) }
  } catch (error) {
    if (needs) return { needs }
    if (error instanceof CredentialRefused) return { refused: error.reason, detail: error.detail }
    return { failed: String(error).slice(0, 2_000) }
  }
}

process.on('message', async (job: CheckJob) => {
  process.send?.(await answer(job))
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group, but the parent decides when this process ends.
process.on('SIGINT', () => undefined)
