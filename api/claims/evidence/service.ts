// Evidence files for words of a CV. Only the owner can read a file; the holder of a valid confirmation link sees pictures of its pages.
import { nanoid } from 'nanoid'
import type { EvidenceMeta } from '../../core/claims/claims.ts'
import type { EvidencePages } from '../../core/contract/requests.ts'
import type { CvOwner } from '../../cv/service.ts'
import type { Attached, AttachedFiles } from '../attached-files.ts'
import type { ClaimRecord } from '../claim-store.ts'
import type { EvidenceStore } from './store.ts'
import { checkUpload, type Inspect } from './uploads.ts'

type Deps = {
  files: AttachedFiles<'evidence'>
  store: Pick<EvidenceStore, 'findBytes'>
  inspection: Inspect
  now: () => Date
}
export type EvidenceService = ReturnType<typeof createEvidenceService>

export function createEvidenceService({ files, store, inspection, now }: Deps) {
  return {
    /** Adds a file; idempotent by its content. Throws the errors of checkUpload, limit_reached or not_found. */
    async add(owner: CvOwner, cvId: string, section: string, upload: Buffer, fileName: string): Promise<EvidenceMeta> {
      const target = await files.findRoom(owner, cvId, section)
      const { bytes, ...checked } = await checkUpload(inspection, upload, fileName, owner.id)
      return files.add(target, bytes, { id: nanoid(), ...checked, size: bytes.length, at: now() }, {})
    },
    read: files.read,
    /**
     * Pictures of the first pages, for the holder of a confirmation link, whom the caller has authorised. Null where none of the claims has
     * such a file. Throws the errors of drawPages.
     */
    async draw(claims: readonly ClaimRecord[], id: string): Promise<EvidencePages | null> {
      for (const { userId, evidence } of claims) {
        const meta = evidence.find(proof => proof.id === id)
        const bytes = meta && (await store.findBytes(userId, id))
        if (bytes) return { name: meta.name, ...(await inspection.drawPages(bytes, meta.type, userId)) }
      }
      return null
    },
    keep: (owner: CvOwner, at: Attached) => files.keep(owner, at),
    remove: files.remove,
  }
}
