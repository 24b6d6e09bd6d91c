// Claims of an account whose words are in no CV any more: they are listed, and each can be withdrawn.
import { findingsOf, NO_PARTS, type Verifier } from '../core/claims/claims.ts'
import type { CvRecord } from '../core/cv-record.ts'
import type { CvOwner } from '../cv/service.ts'
import type { CvStore } from '../cv/store.ts'
import { Problem } from '../lib/problem.ts'
import type { AttachedFiles } from './attached-files.ts'
import type { ClaimChanges } from './changes.ts'
import type { ClaimRecord, ClaimStore } from './claim-store.ts'
import type { Holders } from './holders.ts'
import type { RequestService } from './institutions/request-service.ts'
import { digestsIn } from './standing.ts'

type Deps = {
  store: ClaimStore
  changes: ClaimChanges
  holders: Holders
  cvs: Pick<CvStore, 'listKeptCvs' | 'findRemovedCv'>
  verifierOf: (claims: readonly ClaimRecord[]) => Promise<Verifier>
  files: Readonly<Record<'evidence' | 'credentials', Pick<AttachedFiles<'evidence'>, 'removeOfClaim'>>>
  requests: Pick<RequestService, 'closeOfClaim'>
}
export type UnusedClaims = ReturnType<typeof createUnusedClaims>

export const createUnusedClaims = (deps: Deps) => ({
  listUnused: listUnused.bind(null, deps),
  withdraw: withdraw.bind(null, deps),
  removeOfCv: removeOfCv.bind(null, deps),
})

/** The newest first. */
async function listUnused({ store, holders, cvs, verifierOf }: Deps, { id }: CvOwner) {
  const used = digestsIn(await cvs.listKeptCvs(id), await holders.ofUser(id))
  const unused = (await store.listOutlines(id)).map(({ digest }) => digest).filter(digest => !used.has(digest))
  const claims = unused.length > 0 ? await store.listClaims(id, unused) : []
  const verifier = await verifierOf(claims)
  return claims
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(claim => {
      const { digest, kind, scope, person, value, at } = claim
      const { level, confirmation } = findingsOf(claim, person, verifier)
      const domain = confirmation?.valid ? confirmation.domain : null
      return { id: digest, digest, kind, scope, person, value, level, domain, at: at.toISOString() }
    })
}

/** Ends everything in a claim, in every CV that shows it. Throws not_found. */
async function withdraw(deps: Deps, { id }: CvOwner, digest: string): Promise<void> {
  const claim = await deps.store.findClaim(id, digest)
  if (!claim) throw new Problem('not_found')
  await deps.requests.closeOfClaim(claim)
  await deps.files.evidence.removeOfClaim(claim)
  await deps.files.credentials.removeOfClaim(claim)
  await deps.changes.change(id, digest, () => ({ ...NO_PARTS }))
}

/** Evidence and open requests go with the last CV that had their words; everything else in a claim stays. Idempotent. */
async function removeOfCv({ store, holders, cvs, files, requests }: Deps, nanoId: string): Promise<void> {
  const removed: CvRecord | null = await cvs.findRemovedCv(nanoId)
  if (!removed) return
  const { userId } = removed
  const holderOf = await holders.ofUser(userId)
  const used = digestsIn(await cvs.listKeptCvs(userId), holderOf)
  const gone = [...digestsIn([removed], holderOf)].filter(digest => !used.has(digest))
  const former = Object.values(removed.formerDigests ?? {}).flatMap(({ whole = [], facts = [] }) =>
    [whole, facts].flat(),
  )
  const lost = [...gone, ...former.filter(digest => !used.has(digest))]
  for (const claim of lost.length > 0 ? await store.listClaims(userId, lost) : []) {
    await requests.closeOfClaim(claim)
    await files.evidence.removeOfClaim(claim)
  }
}
