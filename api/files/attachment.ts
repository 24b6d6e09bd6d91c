// The `cv.json` in a PDF of a published CV: its claims as strangers can check them, verified against the content of the file itself.
import type { describeVerificationOf, ShownVersion } from '../claims/verification-reply.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { draftName, draftValues } from '../core/cv-views.ts'

type Reply = Awaited<ReturnType<typeof describeVerificationOf>>
/** The reply of the open route about a version, without its envelope. */
export type DescribeClaims = (cv: CvRecord, shown: ShownVersion) => Promise<Reply>

/** All its times belong to the claims, so that equal input gives equal bytes. */
export async function attachmentOf(cv: CvRecord, describeClaims: DescribeClaims): Promise<Buffer> {
  const { version, updatedAt: at } = cv
  const shown = { name: draftName(cv), values: draftValues(cv), version, at, asOf: at }
  const document = await describeClaims(cv, shown)
  const times = document.claims.flatMap(({ at, confirmation, credentials = [] }) => [
    at,
    confirmation?.at,
    ...credentials.map(({ checkedAt }) => checkedAt),
  ])
  const asOf = times.reduce<string>((last, time) => (time && time > last ? time : last), document.asOf)
  return Buffer.from(JSON.stringify({ ...document, asOf }))
}
