// The CV service for routes and other features: drafts, kept versions and publishing.
import { createDraftService } from './draft-service.ts'
import { createPublishingService } from './publishing-service.ts'
import { createVersionService } from './version-service.ts'

export type { CvOwner, CvReply } from './draft-service.ts'

type Parts = Omit<Parameters<typeof createPublishingService>[0], 'drafts'> & Parameters<typeof createDraftService>[0]
export type CvService = ReturnType<typeof createCvService>

export function createCvService(parts: Parts) {
  const drafts = createDraftService(parts)
  return { ...drafts, ...createVersionService({ ...parts, drafts }), ...createPublishingService({ ...parts, drafts }) }
}
