// Builds the services of requests to institutions.
import { createAnswerService } from '../claims/institutions/answer-service.ts'
import { createRequestLimits } from '../claims/institutions/request-limits.ts'
import { createRequestService } from '../claims/institutions/request-service.ts'
import type { SigningKeys } from '../claims/signing-keys.ts'
import type { Seal } from '../crypto/seal.ts'
import type { CvService } from '../cv/service.ts'
import type { Log } from '../lib/log.ts'
import type { Stores } from './stores.ts'

type Deps = {
  stores: Stores
  cvs: CvService
  seal: Seal
  post: Parameters<typeof createRequestService>[0]['post']
  limitKeyOf: Parameters<typeof createRequestLimits>[1]
  signConfirmation: SigningKeys['signConfirmation']
  drawEvidence: Parameters<typeof createAnswerService>[0]['drawEvidence']
  now: () => Date
  log: Log
}

export function assembleInstitutions(deps: Deps) {
  const { stores, cvs, seal, post, limitKeyOf, signConfirmation, drawEvidence, now, log } = deps
  const { requests: store, limits } = stores.verification
  const requests = createRequestService({
    cvs,
    store,
    limits: createRequestLimits(limits, limitKeyOf),
    seal,
    post,
    signConfirmation,
    now,
    log,
  })
  const answers = createAnswerService({
    findCv: stores.cvs.findAnyCv,
    findReader: stores.users.findUserById,
    drawEvidence,
    store,
    limits,
    requests,
    now,
  })
  return { requests, answers }
}
