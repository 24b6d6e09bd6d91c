// The CV service for routes and other features: drafts, kept versions, publishing and the trash.
import { createDraftService } from './draft-service.ts'
import { createPublishingService } from './publishing-service.ts'
import { createTrashService } from './trash-service.ts'
import { createVersionService } from './version-service.ts'

export type { CvOwner, CvReply } from './draft-service.ts'

type Parts = Omit<Parameters<typeof createPublishingService>[0], 'drafts'> & Parameters<typeof createDraftService>[0]
export type CvService = ReturnType<typeof createCvService>

export function createCvService(parts: Parts) {
  const drafts = createDraftService(parts)
  const more = { ...parts, drafts }
  return { ...drafts, ...createVersionService(more), ...createPublishingService(more), ...createTrashService(more) }
}
