// Builds the services of credentials: issuing credentials of our claims, and checking attached credentials of other issuers.

import { createIssuer } from '../claims/credentials/issued/issuer.ts'
import { createIssuing } from '../claims/credentials/issued/issuing.ts'
import { createIssuedService, type IssuedService } from '../claims/credentials/issued/service.ts'
import { createSettlement } from '../claims/credentials/issued/settlement.ts'
import { createStatusLists } from '../claims/credentials/issued/status-lists.ts'
import { createCredentialChecker } from '../claims/credentials/received/checker.ts'
import { createDailyChecks } from '../claims/credentials/received/daily-checks.ts'
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

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'attestationKeys' | 'credentialKeys' | 'revokedKids' | 'credentials'>
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

export function assembleCredentials(deps: Deps) {
  const { issuer, issued, settlement } = assembleIssued(deps)
  const { checker, received, dailyChecks } = assembleReceived(deps, issued)
  return { issuer, issued, settlement, checker, received, dailyChecks }
}

function assembleIssued({ config, stores, claims, limits, listPublicKeys, accentOf, logNow, now, log }: Deps) {
  const { publicOrigin, attestationKeys, credentialKeys, revokedKids } = config
  const store = stores.verification.issued
  const issuer = createIssuer({
    attestationKeys,
    credentialKeys,
    revokedKids,
    publicOrigin,
    store,
    listPublicKeys,
    now,
  })
  const lists = createStatusLists({ store, issuer, publicOrigin, now })
  const settlement = createSettlement({
    findCv: stores.cvs.findAnyCv,
    store,
    isRevoked: issuer.isRevoked,
    lists,
    now,
    log,
  })
  const issuing = createIssuing({ store, issuer, lists, settle: settlement.settle, publicOrigin, accentOf })
  const issued = createIssuedService({ claims, issuer, issuing, lists, publicOrigin, logNow, quota: limits.signed })
  return { issuer, issued, settlement }
}

function assembleReceived({ config, stores, cvs, limits, now, log }: Deps, issued: IssuedService) {
  const { publicOrigin } = config
  const { hosts, roots } = config.credentials
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
  const store = stores.verification.received
  const received = createReceivedService({ cvs, store, checker, quota: limits.attached, publicOrigin, now })
  const dailyChecks = createDailyChecks({
    cvs,
    store,
    checker,
    publicOrigin,
    findCv: stores.cvs.findKeptCv,
    findUser: stores.users.findUserById,
    now,
    log,
  })
  return { checker, received, dailyChecks }
}
