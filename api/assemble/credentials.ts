// Builds the credentials of claims: those that are issued here, and those of others that are checked here.
import { createCredentialChecker } from '../claims/credentials/check/checker.ts'
import { createIssuer } from '../claims/credentials/issued/issuer.ts'
import { createIssuedService } from '../claims/credentials/issued/service.ts'
import { createStatusLists } from '../claims/credentials/issued/status-lists.ts'
import { createReceivedService } from '../claims/credentials/received/service.ts'
import type { ClaimsService } from '../claims/service.ts'
import type { SigningKeys } from '../claims/signing-keys.ts'
import type { Config } from '../config/config.ts'
import type { CvRecord } from '../core/cv-record.ts'
import type { CvService } from '../cv/service.ts'
import type { Log } from '../lib/log.ts'
import { createGuardedFetch, type GuardedFetch } from '../providers/guarded-fetch.ts'
import type { Limits } from './limits.ts'
import type { Stores } from './stores.ts'

type Parts = {
  config: Config
  stores: Stores
  cvs: CvService
  claims: ClaimsService
  limits: Limits['credentials']
  listPublicKeys: SigningKeys['listPublicKeys']
  /** The colour of a CV. */
  accentOf: (template: string, style: CvRecord['style']) => string
  /** Puts the claims of a CV into the log, if that is possible now. */
  logNow: (nanoId: string) => Promise<void>
  now: () => Date
  log: Log
}

export function assembleCredentials(parts: Parts) {
  const { config, stores, cvs, claims, limits, listPublicKeys, accentOf, logNow, now, log } = parts
  const { publicOrigin } = config
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
    quota: limits.signed,
  })

  const fetchOutside = createGuardedFetch({
    hosts: new Map(hosts),
    keepsAnswers: hosts.length === 0,
    quota: limits.fetched,
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
    quota: limits.attached,
  })
  return { issuer, issued, checker, received }
}
