// Builds the services of files: downloads, previews and letters.

import type { ClaimFinder } from '../claims/claimed-sections.ts'
import type { ClaimsService } from '../claims/service.ts'
import { describeVerificationOf } from '../claims/verification-reply.ts'
import type { Config } from '../config/config.ts'
import { createCvRequests } from '../files/cv-requests.ts'
import { createDownloads } from '../files/downloads.ts'
import { createLetterFiles } from '../files/letters.ts'
import { createPreviews } from '../files/previews.ts'
import type { Seals } from '../files/seals.ts'
import type { ViewCounter } from '../pages/views.ts'
import { carriedResume } from '../resume/json-resume.ts'
import type { Accounts } from './accounts.ts'
import type { Cvs } from './cvs.ts'
import type { Pools } from './pools.ts'
import type { Stores } from './stores.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin'>
  stores: Pick<Stores, 'history'>
  cv: Pick<Cvs, 'cvs' | 'letters'>
  claims: ClaimsService
  pools: Pick<Pools, 'typesetter' | 'inspection'>
  seals: Seals
  finder: ClaimFinder
  users: Pick<Accounts['users'], 'assertMayDownload'>
  views: Pick<ViewCounter, 'countDownload'>
  now: () => Date
}

export function assembleFiles({ config, stores, cv, claims, pools, seals, finder, users, views, now }: Deps) {
  const { publicOrigin } = config
  const { history } = stores
  const { cvs, letters } = cv
  const { typesetter } = pools
  const { assertMayDownload } = users
  const requests = createCvRequests({ cvs, history, claims: finder, typesetter, publicOrigin })
  return {
    ...createDownloads({
      cvs,
      history,
      requests,
      typesetter,
      seals,
      describeClaims: (cv, shown) => describeVerificationOf({ claims, publicOrigin }, cv, shown),
      carriedResume,
      assertMayDownload,
      countDownload: views.countDownload,
      reencode: pools.inspection.picture,
    }),
    ...createPreviews({ requests, typesetter, now }),
    letters: createLetterFiles({ cvs, letters, typesetter, assertMayDownload }),
  }
}
