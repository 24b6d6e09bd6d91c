// The records of attached credentials in claims.
import { afterCheck, type CredentialRecord, type Outcome } from '../../../core/claims/credentials.ts'
import type { CvStore } from '../../../cv/store.ts'
import type { ClaimChanges } from '../../changes.ts'
import type { ClaimRecord, ClaimStore } from '../../claim-store.ts'
import { CredentialRefused } from '../check/refused.ts'
import type { CredentialChecker } from './checker.ts'
import { doubtOf } from './issuer-doubt.ts'
import type { ReceivedStore } from './store.ts'

/** An account, as far as a check needs it. */
export type Owner = { id: string; email: string; hd: string | null }
export type RecordDeps = {
  claims: Pick<ClaimStore, 'findByFile' | 'listOutlines'>
  changes: Pick<ClaimChanges, 'put' | 'change'>
  listCvs: CvStore['listKeptCvs']
  store: ReceivedStore
  checker: Pick<CredentialChecker, 'check'>
  publicOrigin: string
  now: () => Date
}

/** Changes or removes the record of a credential, if the claim still has it. */
export async function changeRecord(
  { changes }: Pick<RecordDeps, 'changes'>,
  { userId, digest }: Pick<ClaimRecord, 'userId' | 'digest'>,
  id: string,
  edit: (record: CredentialRecord) => CredentialRecord | null,
): Promise<void> {
  await changes.change(userId, digest, claim => {
    const record = claim.credentials.find(one => one.id === id)
    const edited = record ? edit(record) : record
    if (edited === record) return claim
    return { ...claim, credentials: claim.credentials.flatMap(one => (one.id === id ? (edited ?? []) : one)) }
  })
}

/** Checks an attached credential again and stores the result. */
export async function checkAgain(deps: RecordDeps, owner: Owner, claim: ClaimRecord, id: string): Promise<void> {
  const bytes = await deps.store.findBytes(owner.id, id)
  if (!bytes) return
  const outcome = await outcomeOf(deps, owner, bytes)
  await changeRecord(deps, claim, id, record => afterCheck(record, outcome, deps.now()))
}

/** A refusal is an outcome; other errors of the checker are thrown. */
async function outcomeOf({ checker, listCvs, publicOrigin }: RecordDeps, owner: Owner, bytes: Buffer) {
  try {
    const found = await checker.check(bytes, { id: owner.id, addresses: [owner.email] })
    return { found, doubt: doubtOf(found, owner, await listCvs(owner.id), publicOrigin) } satisfies Outcome
  } catch (error) {
    if (!(error instanceof CredentialRefused)) throw error
    return { refusal: error.message, mayPass: error.reason === 'issuer_unresolved' } satisfies Outcome
  }
}
