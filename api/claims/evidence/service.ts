// Evidence files for words of a CV. Their metadata is in the claim, their bytes are stored separately. Only the owner can read a file; the
// holder of a valid confirmation link sees pictures of its pages.
import { nanoid } from 'nanoid'
import type { ClaimParts, EvidenceMeta } from '../../core/claims/claims.ts'
import type { EvidencePages } from '../../core/contract/requests.ts'
import { keyOfPath } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import type { CvOwner, CvService } from '../../cv/service.ts'
import { createItems } from '../../jobs/items.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import type { ClaimChanges } from '../changes.ts'
import type { ClaimRecord, ClaimStore } from '../claim-store.ts'
import type { ClaimFinder } from '../claimed-sections.ts'
import { targetOf } from '../draft-section.ts'
import { unsureFilesOf } from '../file-store.ts'
import type { EvidenceStore } from './store.ts'
import { checkUpload, type Inspect } from './uploads.ts'

export type EvidenceFile = Readonly<{ name: string; type: string; bytes: Buffer }>
type Deps = {
  cvs: Pick<CvService, 'findOwn'>
  claims: Pick<ClaimStore, 'findByFile' | 'listOutlines'>
  changes: Pick<ClaimChanges, 'put' | 'change'>
  finder: ClaimFinder
  store: EvidenceStore
  inspection: Inspect
  now: () => Date
  log: Pick<Log, 'warn'>
}
export type EvidenceService = ReturnType<typeof createEvidenceService>

const PER_SECTION = 5
const PER_ACCOUNT = 50

export function createEvidenceService(deps: Deps) {
  const { store, claims, now, log } = deps
  const items = createItems('evidence files without a claim', { now, log })
  const unsure = unsureFilesOf(store, now, ({ userId, id }) => claims.findByFile(userId, 'evidence', id))
  return {
    addEvidence: addEvidence.bind(null, deps),
    readEvidence: readEvidence.bind(null, deps),
    drawEvidence: drawEvidence.bind(null, deps),
    keepEvidence: keepEvidence.bind(null, deps),
    removeEvidence: removeEvidence.bind(null, deps),
    /** Removes the evidence of a claim. Idempotent. */
    removeOfClaim: async (claim: ClaimRecord): Promise<void> => {
      for (const { id } of claim.evidence) await removeFile(deps, claim, id)
    },
    resume: (): Promise<boolean> => items.each(unsure.list(), unsure.finish),
  }
}

/** Adds a file; idempotent by its content. Throws the errors of checkUpload, limit_reached or not_found. */
async function addEvidence(
  deps: Deps,
  owner: CvOwner,
  cvId: string,
  section: string,
  upload: Buffer,
  fileName: string,
): Promise<EvidenceMeta> {
  const { cvs, changes, finder, store, inspection, now } = deps
  const target = await targetOf(finder, await cvs.findOwn(owner, cvId), section, 'facts')
  await assertRoom(deps, owner.id)
  const { name, type, bytes, sha256 } = await checkUpload(inspection, upload, fileName, owner.id)
  const at = now()
  const id = nanoid()
  await store.addFile({ id, userId: owner.id, bytes, unsure: at })
  let stored: EvidenceMeta | undefined
  try {
    await changes.put(target, claim => {
      stored = claim.evidence.find(proof => proof.sha256 === sha256)
      if (stored) return claim
      assertRoomIn(claim)
      stored = { id, name, type, size: bytes.length, sha256, at }
      return { ...claim, evidence: [...claim.evidence, stored] }
    })
  } catch (error) {
    // After any other error it is unknown whether the claim was written: `resume` decides that later.
    if (error instanceof Problem) await store.removeFile(id)
    throw error
  }
  if (stored?.id === id) await store.setUnsure(id, null)
  else await store.removeFile(id)
  return stored as EvidenceMeta
}

/** Throws limit_reached when the account has no room for a further file. */
async function assertRoom({ claims }: Deps, userId: string): Promise<void> {
  const all = (await claims.listOutlines(userId)).reduce((sum, { evidence }) => sum + evidence, 0)
  if (all < PER_ACCOUNT) return
  throw new Problem('limit_reached', { message: `An account can have ${PER_ACCOUNT} proofs. Delete one first.` })
}

function assertRoomIn({ evidence }: ClaimParts): void {
  if (evidence.length < PER_SECTION) return
  throw new Problem('limit_reached', { message: `A section can have ${PER_SECTION} proofs. Delete one first.` })
}

/** The file as uploaded, for its owner. */
async function readEvidence(
  deps: Deps,
  owner: CvOwner,
  cvId: string,
  section: string,
  id: string,
): Promise<EvidenceFile> {
  const { claim } = await findOwn(deps, owner, cvId, section, id)
  const file = await findFile(deps.store, claim, id)
  if (!file) throw new Problem('not_found')
  return file
}

/**
 * Pictures of the first pages, for the holder of a confirmation link, whom the caller has authorised. Null where none of the claims has such
 * a file. Throws the errors of drawPages.
 */
async function drawEvidence(
  { store, inspection }: Deps,
  claims: readonly ClaimRecord[],
  id: string,
): Promise<EvidencePages | null> {
  for (const claim of claims) {
    const file = await findFile(store, claim, id)
    if (file) return { name: file.name, ...(await inspection.drawPages(file.bytes, file.type, claim.userId)) }
  }
  return null
}

async function findFile(store: EvidenceStore, claim: ClaimRecord, id: string): Promise<EvidenceFile | null> {
  const meta = claim.evidence.find(proof => proof.id === id)
  const bytes = meta && (await store.findBytes(claim.userId, id))
  return meta && bytes ? { name: meta.name, type: meta.type, bytes } : null
}

/** The claim about a section that has a file, of its present or of former words. Throws not_found. */
async function findOwn({ cvs, claims, finder }: Deps, owner: CvOwner, cvId: string, section: string, id: string) {
  const cv: CvRecord = await cvs.findOwn(owner, cvId)
  const claim = await claims.findByFile(owner.id, 'evidence', id)
  const digests = claim ? await finder.digestsAt(cv, section) : []
  const former = Object.values(cv.formerDigests?.[keyOfPath(section)] ?? {})
  if (!claim || ![...digests, ...former].includes(claim.digest)) throw new Problem('not_found')
  return { cv, claim }
}

/** Moves the file of former words to the present words of the section, as the owner says that it fits. */
async function keepEvidence(deps: Deps, owner: CvOwner, cvId: string, section: string, id: string): Promise<void> {
  const { cv, claim } = await findOwn(deps, owner, cvId, section, id)
  const meta = claim.evidence.find(proof => proof.id === id) as EvidenceMeta
  const target = await targetOf(deps.finder, cv, section, 'facts')
  if (target.digest === claim.digest) return
  await deps.changes.put(target, parts => {
    if (parts.evidence.some(proof => proof.id === id)) return parts
    assertRoomIn(parts)
    return { ...parts, evidence: [...parts.evidence, meta] }
  })
  await dropMeta(deps, claim, id)
}

const dropMeta = ({ changes }: Deps, { userId, digest }: ClaimRecord, id: string) =>
  changes.change(userId, digest, parts => {
    const evidence = parts.evidence.filter(proof => proof.id !== id)
    return evidence.length === parts.evidence.length ? parts : { ...parts, evidence }
  })

async function removeEvidence(deps: Deps, owner: CvOwner, cvId: string, section: string, id: string): Promise<void> {
  await removeFile(deps, (await findOwn(deps, owner, cvId, section, id)).claim, id)
}

async function removeFile(deps: Deps, claim: ClaimRecord, id: string): Promise<void> {
  await deps.store.setUnsure(id, deps.now())
  await dropMeta(deps, claim, id)
  // A kill while it was moved can have left it in a second claim.
  const other = await deps.claims.findByFile(claim.userId, 'evidence', id)
  if (other) await dropMeta(deps, other, id)
  await deps.store.removeFile(id)
}
