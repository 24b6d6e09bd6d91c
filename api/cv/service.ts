// The CV service for routes and other features: drafts, kept versions, publishing and the trash.
import type { ClaimsStore } from '../claims/store.ts'
import { createDraftService } from './draft-service.ts'
import { createHistoryBudget } from './history-budget.ts'
import { createPublishingService } from './publishing-service.ts'
import { createTrashService } from './trash-service.ts'
import { createVersionService } from './version-service.ts'

export type { CvOwner, CvReply } from './draft-service.ts'

type Parts = Omit<Parameters<typeof createPublishingService>[0], 'drafts' | 'budget' | 'versionDigests'> &
  Omit<Parameters<typeof createDraftService>[0], 'budget'> & { versionDigests: ClaimsStore }
export type CvService = ReturnType<typeof createCvService>

export function createCvService(parts: Parts) {
  const budget = createHistoryBudget(parts)
  const drafts = createDraftService({ ...parts, budget })
  const more = { ...parts, budget, drafts }
  return { ...drafts, ...createVersionService(more), ...createPublishingService(more), ...createTrashService(more) }
}
