// Evidence files for sections. Their metadata is among the CV's claims, with the digest of the section at the upload; their bytes are
// stored separately. Only the owner can read a file; the holder of a valid confirmation link sees pictures of its pages.
import { nanoid } from 'nanoid'
import type { EvidenceMeta } from '../../core/claims/claims.ts'
import { claimsOf } from '../../core/claims/verification.ts'
import type { EvidencePages } from '../../core/contract/requests.ts'
import { pathsOf, sectionDigest } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { ownDraftValues } from '../../core/cv-views.ts'
import type { CvOwner, CvService } from '../../cv/service.ts'
import { createItems } from '../../jobs/items.ts'
import type { Log } from '../../lib/log.ts'
import { Problem } from '../../lib/problem.ts'
import type { EvidenceStore } from './store.ts'
import { checkUpload, type Inspect } from './uploads.ts'

export type EvidenceFile = Readonly<{ name: string; type: string; bytes: Buffer }>
type Deps = {
  cvs: Pick<CvService, 'findOwn' | 'changeClaims'>
  findCv: (cvId: string) => Promise<CvRecord | null>
  store: EvidenceStore
  inspection: Inspect
  now: () => Date
  log: Pick<Log, 'warn'>
}
export type EvidenceService = ReturnType<typeof createEvidenceService>

const PER_SECTION = 5
const PER_CV = 50
/** Longer than any upload takes. */
const UNSURE_MS = 10 * 60_000

export function createEvidenceService(deps: Deps) {
  const { findCv, store, now, log } = deps
  const unsure = createItems('evidence files without a claim', { now, log })
  return {
    addEvidence: addEvidence.bind(null, deps),
    readEvidence: readEvidence.bind(null, deps),
    drawEvidence: drawEvidence.bind(null, deps),
    removeEvidence: removeEvidence.bind(null, deps),
    /** Removes the files of a CV. Idempotent. */
    removeOfCv: store.removeOfCv,
    /** After a start: keeps or removes files for which a crash interrupted the write of the claim. */
    resume: (): Promise<boolean> =>
      unsure.each(store.listUnsure(new Date(now().getTime() - UNSURE_MS)), async ({ id, cvId, section }) => {
        const cv = await findCv(cvId)
        const isKept = cv !== null && claimsOf(cv.claims, section).proofs.some(proof => proof.id === id)
        await (isKept ? store.setUnsure(id, null) : store.removeFile(id))
      }),
  }
}

/** Adds a file; idempotent by its content. Throws the errors of checkUpload, limit_reached or not_found. */
async function addEvidence(
  { cvs, store, inspection, now }: Deps,
  owner: CvOwner,
  cvId: string,
  section: string,
  upload: Buffer,
  fileName: string,
): Promise<EvidenceMeta> {
  checkRoom(await cvs.findOwn(owner, cvId), section)
  const { name, type, bytes, sha256 } = await checkUpload(inspection, upload, fileName, owner.id)
  const at = now()
  const id = nanoid()
  await store.addFile({ id, cvId, section, bytes, unsure: at })
  let stored: EvidenceMeta | undefined
  try {
    await cvs.changeClaims(owner, cvId, section, (cv, claims) => {
      stored = claims.proofs.find(proof => proof.sha256 === sha256)
      if (stored) return claims
      checkRoom(cv, section)
      stored = { id, name, type, size: bytes.length, sha256, digest: presentDigest(cv, section), at }
      return { ...claims, proofs: [...claims.proofs, stored] }
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

/** Throws not_found without such a section, limit_reached when it has no room for a further file. */
function checkRoom(cv: CvRecord, section: string): void {
  if (!pathsOf(cv.content).includes(section)) throw new Problem('not_found')
  if (claimsOf(cv.claims, section).proofs.length >= PER_SECTION) {
    throw new Problem('limit_reached', { message: `A section can have ${PER_SECTION} proofs. Delete one first.` })
  }
  const all = Object.values(cv.claims).reduce((sum, { proofs }) => sum + proofs.length, 0)
  if (all >= PER_CV)
    throw new Problem('limit_reached', { message: `A CV can have ${PER_CV} proofs. Delete one first.` })
}

/** Empty for a hidden or empty section, which has no digest yet. */
function presentDigest(cv: CvRecord, section: string): string {
  const values = ownDraftValues(cv)
  return values.has(section) ? sectionDigest(cv.nanoId, section, values.get(section)) : ''
}

/** The file as uploaded, for its owner. */
async function readEvidence(
  { cvs, store }: Deps,
  owner: CvOwner,
  cvId: string,
  section: string,
  id: string,
): Promise<EvidenceFile> {
  const file = await findFile(store, await cvs.findOwn(owner, cvId), section, id)
  if (!file) throw new Problem('not_found')
  return file
}

/**
 * Pictures of the first pages, for the holder of a confirmation link, whom the caller has authorised. Null without such a file. Throws the
 * errors of drawPages.
 */
async function drawEvidence(
  { store, inspection }: Deps,
  cv: CvRecord,
  section: string,
  id: string,
): Promise<EvidencePages | null> {
  const file = await findFile(store, cv, section, id)
  if (!file) return null
  return { name: file.name, ...(await inspection.drawPages(file.bytes, file.type, cv.userId)) }
}

async function findFile(store: EvidenceStore, cv: CvRecord, section: string, id: string): Promise<EvidenceFile | null> {
  const meta = claimsOf(cv.claims, section).proofs.find(proof => proof.id === id)
  const bytes = meta && (await store.findBytes(cv.nanoId, id))
  return meta && bytes ? { name: meta.name, type: meta.type, bytes } : null
}

async function removeEvidence(
  { cvs, store, now }: Deps,
  owner: CvOwner,
  cvId: string,
  section: string,
  id: string,
): Promise<void> {
  const cv = await cvs.findOwn(owner, cvId)
  if (!claimsOf(cv.claims, section).proofs.some(proof => proof.id === id)) throw new Problem('not_found')
  await store.setUnsure(id, now())
  await cvs.changeClaims(owner, cvId, section, (_cv, claims) => {
    const proofs = claims.proofs.filter(proof => proof.id !== id)
    return proofs.length === claims.proofs.length ? claims : { ...claims, proofs }
  })
  await store.removeFile(id)
}
