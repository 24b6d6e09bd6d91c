// Proofs and institutions put together from their stores and services, for app.ts.
import type { CvRecord } from '../cvs/store.ts'
import { createAnswerService } from './answer-service.ts'
import { createLinkSeal } from './link-seal.ts'
import { createVerificationMails } from './mails.ts'
import { createProofService } from './proof-service.ts'
import { createRequestService } from './request-service.ts'
import type { VerificationStores } from './store.ts'
import type { Inspect } from './uploads.ts'

type RequestParts = Omit<Parameters<typeof createRequestService>[0], 'store' | 'limits' | 'seal'>
type MailParts = Omit<Parameters<typeof createVerificationMails>[0], 'store' | 'limits' | 'seal' | 'findReader'>
type Parts = RequestParts &
  MailParts & {
    stores: VerificationStores
    inspection: Inspect
    findCv: (cvId: string) => Promise<CvRecord | null>
    findReader: (userId: string) => Promise<Readonly<{ name: string; email: string; hd: string | null }> | null>
    /** The service's signing keys, of which the seal of links is drawn. */
    attestationKeys: readonly Readonly<Record<string, unknown>>[]
  }

export function createVerification(parts: Parts) {
  const { stores, attestationKeys } = parts
  const common = { ...parts, store: stores.requests, limits: stores.limits, seal: createLinkSeal(attestationKeys) }
  const proofs = createProofService({ ...parts, store: stores.proofs })
  const requests = createRequestService(common)
  return {
    proofs,
    requests,
    answers: createAnswerService({ ...common, requests, readFile: proofs.readFile }),
    composers: createVerificationMails(common),
    /** What follows when a mail will not be sent. */
    givenUp: { 'verification-ask': (data: Record<string, unknown>) => requests.giveUp(String(data.request)) },
    /** With a CV goes all that belongs to it here. Repeatable. */
    async removeOfCv(cvId: string): Promise<void> {
      await proofs.removeOfCv(cvId)
      await requests.removeOfCv(cvId)
    },
  }
}
