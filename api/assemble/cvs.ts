// Builds the services of CVs: drafts, versions, publishing, trash and sharing.
import type { Verifier } from '../core/claims/claims.ts'
import type { Claims } from '../core/claims/verification.ts'
import { createPasswords } from '../crypto/password.ts'
import { createDraftService } from '../cv/drafts/service.ts'
import { createHistoryBudget } from '../cv/history-budget.ts'
import { createPublicCvs } from '../cv/public-cvs.ts'
import { createPublishingService } from '../cv/publishing-service.ts'
import type { CvService } from '../cv/service.ts'
import { createSharingService } from '../cv/sharing-service.ts'
import { createTrashService } from '../cv/trash-service.ts'
import { createVersionService } from '../cv/version-service.ts'
import type { Emit } from '../events.ts'
import type { Log } from '../lib/log.ts'
import type { Limits } from './limits.ts'
import type { Stores } from './stores.ts'

type CvParts = {
  stores: Pick<Stores, 'cvs' | 'history' | 'claims' | 'users'>
  limits: Pick<Limits, 'publishings' | 'newPasswords'>
  templateIds: readonly string[]
  verifierOf: (claims: Claims) => Verifier | Promise<Verifier>
  publicOrigin: string
  now: () => Date
  log: Log
  emit: Emit
}

export function assembleCvs({ stores, limits, templateIds, verifierOf, publicOrigin, now, log, emit }: CvParts) {
  const { cvs: store, history, claims: versionDigests } = stores
  const { isBanned } = stores.users
  const { publishings, newPasswords } = limits
  const budget = createHistoryBudget({ store, history, versionDigests })
  const drafts = createDraftService({ store, history, budget, templateIds, verifierOf, now, emit })
  const cvs: CvService = {
    ...drafts,
    ...createVersionService({ drafts, history, versionDigests, budget }),
    ...createPublishingService({ drafts, store, history, versionDigests, budget, publishings, now, emit }),
    ...createPublicCvs({ store, isBanned, verifierOf }),
    ...createTrashService({ drafts, store, history, now, emit, log }),
  }
  const passwords = createPasswords()
  const sharing = createSharingService({
    cvs,
    store,
    history,
    passwords,
    newPasswords,
    publicOrigin,
    now,
    emit,
  })
  return { cvs, sharing, passwords }
}
