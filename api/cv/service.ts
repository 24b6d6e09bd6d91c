// The services of CVs for routes and other features, as assembleCvs builds them.
import type { DraftService } from './drafts/service.ts'
import type { createPublicCvs } from './public-cvs.ts'
import type { createPublishingService } from './publishing-service.ts'
import type { createTrashService } from './trash-service.ts'
import type { createVersionService } from './version-service.ts'

export type { CvOwner, CvReply } from './drafts/reader.ts'

export type CvService = DraftService &
  ReturnType<typeof createVersionService> &
  ReturnType<typeof createPublishingService> &
  ReturnType<typeof createPublicCvs> &
  ReturnType<typeof createTrashService>
