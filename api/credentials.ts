// Builds the credentials of claims: those that are issued here, and those of others that are checked here.
import type { FastifyBaseLogger } from 'fastify'
import { createCredentialChecker } from './claims/credentials/check/checker.ts'
import { createIssuer } from './claims/credentials/issued/issuer.ts'
import { createIssuedService } from './claims/credentials/issued/service.ts'
import { createStatusLists } from './claims/credentials/issued/status-lists.ts'
import { createReceivedService } from './claims/credentials/received/service.ts'
import type { ClaimsService } from './claims/service.ts'
import type { SigningKeys } from './claims/signing-keys.ts'
import type { Config } from './config/config.ts'
import type { CvRecord } from './core/cv-record.ts'
import type { CvService } from './cv/service.ts'
import { createQuota, createQuotas } from './http/quota.ts'
import { createGuardedFetch, type GuardedFetch } from './providers/guarded-fetch.ts'
import type { Stores } from './stores.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

type Parts = {
  config: Config
  stores: Stores
  cvs: CvService
  claims: ClaimsService
  listPublicKeys: SigningKeys['listPublicKeys']
  /** The colour of a CV. */
  accentOf: (template: string, style: CvRecord['style']) => string
  /** Puts the claims of a CV into the log, if that is possible now. */
  logNow: (nanoId: string) => Promise<void>
  now: () => Date
  log: FastifyBaseLogger
}

export function createCredentials({ config, stores, cvs, claims, listPublicKeys, accentOf, logNow, now, log }: Parts) {
  const { publicOrigin, rateLimitFactor: factor } = config
  const { hosts, roots } = config.credentials
  const { issued: issuedStore, received: store } = stores.verification
  const common = { publicOrigin, now, log }
  const issuer = createIssuer({ ...config, ...common, store: issuedStore, listPublicKeys })
  const issued = createIssuedService({
    ...common,
    claims,
    issuer,
    store: issuedStore,
    findCv: stores.cvs.findAnyCv,
    lists: createStatusLists({ ...common, store: issuedStore, issuer }),
    accentOf,
    logNow,
    quota: createQuota({ max: 60, spanMs: HOUR_MS, factor }),
  })

  const fetchOutside = createGuardedFetch({
    hosts: new Map(hosts),
    keepsAnswers: hosts.length === 0,
    quota: createQuota({ max: 20, spanMs: MINUTE_MS, factor }),
  })
  const fetchGuarded: GuardedFetch = async (url, options) => {
    const text = await issued.ownDocument(url)
    return text === null ? fetchOutside(url, options) : { text }
  }
  const checker = createCredentialChecker({ fetchGuarded, now, trustedRoots: roots })
  const received = createReceivedService({
    ...common,
    cvs,
    findCv: stores.cvs.findKeptCv,
    findUser: stores.users.findUserById,
    store,
    checker,
    quota: createQuotas(factor, [20, HOUR_MS], [60, 24 * HOUR_MS]),
  })
  return { issuer, issued, checker, received }
}
