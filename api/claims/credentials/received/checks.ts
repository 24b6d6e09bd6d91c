// Checks credentials of other issuers, when they are attached and again later.
import { afterCheck, type Outcome } from '../../../core/claims/credentials.ts'
import type { CvStore } from '../../../cv/store.ts'
import type { ClaimRecord } from '../../claim-store.ts'
import { CredentialRefused } from '../check/refused.ts'
import type { CredentialChecker } from './checker.ts'
import { doubtOf } from './issuer-doubt.ts'
import type { CredentialFiles, ReceivedStore } from './store.ts'

/** An account, as far as a check needs it. */
export type Owner = { id: string; email: string; hd: string | null }
export type CheckDeps = {
  files: Pick<CredentialFiles, 'change'>
  store: Pick<ReceivedStore, 'findBytes'>
  listCvs: CvStore['listKeptCvs']
  checker: Pick<CredentialChecker, 'check'>
  publicOrigin: string
  now: () => Date
}

/** Throws the errors of the checker. */
export async function check({ checker, listCvs, publicOrigin }: CheckDeps, owner: Owner, bytes: Buffer) {
  const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
  return { found, doubt: doubtOf(found, owner, await listCvs(owner.id), publicOrigin) }
}

/** Checks an attached credential again and stores the result. */
export async function checkAgain(deps: CheckDeps, owner: Owner, claim: ClaimRecord, id: string): Promise<void> {
  const bytes = await deps.store.findBytes(owner.id, id)
  if (!bytes) return
  const outcome = await check(deps, owner, bytes).catch(refusalOf)
  await deps.files.change(claim, id, record => afterCheck(record, outcome, deps.now()))
}

/** A refusal is an outcome; other errors of the checker are thrown. */
function refusalOf(error: unknown): Outcome {
  if (!(error instanceof CredentialRefused)) throw error
  return { refusal: error.message, mayPass: error.reason === 'issuer_unresolved' }
}
