// Builds the services of CVs: drafts, versions, publishing, trash, sharing, pictures, imports and letters.
import type { ClaimFinder } from '../claims/claimed-sections.ts'
import type { Config } from '../config/config.ts'
import { createPasswords } from '../crypto/password.ts'
import { createDraftService } from '../cv/drafts/service.ts'
import { createHistoryBudget } from '../cv/history-budget.ts'
import { createPictures } from '../cv/picture.ts'
import { createPublicCvs } from '../cv/public-cvs.ts'
import { createPublishingService } from '../cv/publishing-service.ts'
import type { CvService } from '../cv/service.ts'
import { createSharingService } from '../cv/sharing-service.ts'
import { createTrashService } from '../cv/trash-service.ts'
import { createVersionService } from '../cv/version-service.ts'
import type { Emit } from '../events.ts'
import { createLetterService } from '../letters/service.ts'
import type { Log } from '../lib/log.ts'
import { createResumeService } from '../resume/service.ts'
import type { Limits } from './limits.ts'
import type { Pools } from './pools.ts'
import type { Stores } from './stores.ts'

export type Cvs = ReturnType<typeof assembleCvs>

type Deps = {
  config: Pick<Config, 'publicOrigin'>
  stores: Pick<Stores, 'cvs' | 'history' | 'claimKeys' | 'users' | 'letters'>
  limits: Pick<Limits, 'publishings' | 'newPasswords' | 'imports'>
  pools: Pick<Pools, 'typesetter' | 'inspection' | 'imports'>
  claims: ClaimFinder
  emit: Emit
  now: () => Date
  log: Log
}

export function assembleCvs({ config, stores, limits, pools, claims, emit, now, log }: Deps) {
  const { publicOrigin } = config
  const { cvs: store, history, claimKeys: versionDigests } = stores
  const { isBanned } = stores.users
  const { publishings, newPasswords } = limits
  const templateIds = pools.typesetter.templates.map(({ id }) => id)
  const budget = createHistoryBudget({ store, history, versionDigests })
  const drafts = createDraftService({
    store,
    history,
    budget,
    templateIds,
    claims,
    letters: stores.letters,
    now,
    emit,
  })
  const cvs: CvService = {
    ...drafts,
    ...createVersionService({ drafts, history, versionDigests, budget }),
    ...createPublishingService({ drafts, store, history, versionDigests, budget, publishings, now, emit }),
    ...createPublicCvs({ store, isBanned, claims }),
    ...createTrashService({ drafts, store, history, now, emit, log }),
  }
  const passwords = createPasswords()
  return {
    cvs,
    passwords,
    sharing: createSharingService({ cvs, store, history, passwords, newPasswords, publicOrigin, now, emit }),
    pictures: createPictures({ cvs, history, reencode: pools.inspection.picture }),
    resumes: createResumeService({ cvs, publicOrigin, imports: pools.imports, quota: limits.imports, now }),
    letters: createLetterService({ cvs, store: stores.letters, now }),
  }
}
