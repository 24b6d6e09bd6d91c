// Builds the services of claims: attestations, evidence, requests to institutions, issued credentials, received credentials.
import { createIssuer } from '../claims/credentials/issued/issuer.ts'
import { createIssuing } from '../claims/credentials/issued/issuing.ts'
import { createIssuedService, type IssuedService } from '../claims/credentials/issued/service.ts'
import { createSettlement } from '../claims/credentials/issued/settlement.ts'
import { createStatusLists } from '../claims/credentials/issued/status-lists.ts'
import { createCredentialChecker } from '../claims/credentials/received/checker.ts'
import { createDailyChecks } from '../claims/credentials/received/daily-checks.ts'
import { createReceivedService } from '../claims/credentials/received/service.ts'
import { createEvidenceService } from '../claims/evidence/service.ts'
import { createAnswerService } from '../claims/institutions/answer-service.ts'
import { createRequestLimits } from '../claims/institutions/request-limits.ts'
import { createRequestService } from '../claims/institutions/request-service.ts'
import { type ClaimsService, createClaimsService } from '../claims/service.ts'
import type { Config } from '../config/config.ts'
import type { Seal } from '../crypto/seal.ts'
import type { CvService } from '../cv/service.ts'
import type { Log } from '../lib/log.ts'
import { createGuardedFetch, type GuardedFetch } from '../providers/guarded-fetch.ts'
import type { ClaimsLog } from './claims-log.ts'
import type { Limits } from './limits.ts'
import type { Pools } from './pools.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'attestationKeys' | 'credentialKeys' | 'revokedKids' | 'credentials'>
  stores: Stores
  cvs: CvService
  wallet: Wallet
  keys: ClaimsLog['keys']
  logged: ClaimsLog['logged']
  pools: Pick<Pools, 'inspection' | 'typesetter'>
  limits: Pick<Limits, 'claims' | 'credentials'>
  /** Seals the links that institutions get by mail. */
  linkSeal: Seal
  limitKeyOf: Parameters<typeof createRequestLimits>[1]
  post: Parameters<typeof createRequestService>[0]['post']
  now: () => Date
  log: Log
}

export function assembleClaims(deps: Deps) {
  const { config, stores, cvs, wallet, keys, pools, now, log } = deps
  const claims = createClaimsService({
    cvs,
    keys,
    versionDigests: stores.claims,
    quota: deps.limits.claims,
    publicOrigin: config.publicOrigin,
    now,
    listWalletAddresses: userId => wallet.services().session.listAddresses(userId),
  })
  const evidence = createEvidenceService({
    cvs,
    findCv: stores.cvs.findKeptCv,
    store: stores.verification.evidence,
    inspection: pools.inspection,
    now,
    log,
  })
  const { requests, answers } = assembleInstitutions(deps, evidence.drawEvidence)
  const { issuer, issued, settlement } = assembleIssued(deps, claims)
  const { checker, received, dailyChecks } = assembleReceived(deps, issued)
  return { claims, evidence, requests, answers, issuer, issued, settlement, checker, received, dailyChecks }
}

type DrawEvidence = Parameters<typeof createAnswerService>[0]['drawEvidence']

function assembleInstitutions(deps: Deps, drawEvidence: DrawEvidence) {
  const { stores, cvs, linkSeal: seal, post, limitKeyOf, keys, now, log } = deps
  const { requests: store, limits: mailLimits } = stores.verification
  const { signConfirmation } = keys
  const limits = createRequestLimits(mailLimits, limitKeyOf)
  const requests = createRequestService({ cvs, store, limits, seal, post, signConfirmation, now, log })
  const answers = createAnswerService({
    findCv: stores.cvs.findAnyCv,
    findReader: stores.users.findUserById,
    drawEvidence,
    store,
    limits: mailLimits,
    requests,
    now,
  })
  return { requests, answers }
}

function assembleIssued({ config, stores, limits, keys, pools, logged, now, log }: Deps, claims: ClaimsService) {
  const { publicOrigin, attestationKeys, credentialKeys, revokedKids } = config
  const store = stores.verification.issued
  const { listPublicKeys } = keys
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
  const { settle } = settlement
  const { accentOf } = pools.typesetter
  const issuing = createIssuing({ store, issuer, lists, settle, publicOrigin, accentOf })
  const issued = createIssuedService({
    claims,
    issuer,
    issuing,
    lists,
    publicOrigin,
    logNow: logged.logNow,
    quota: limits.credentials.signed,
  })
  return { issuer, issued, settlement }
}

function assembleReceived({ config, stores, cvs, limits, now, log }: Deps, issued: IssuedService) {
  const { publicOrigin } = config
  const { hosts, roots } = config.credentials
  const fetchOutside = createGuardedFetch({
    hosts: new Map(hosts),
    keepsAnswers: hosts.length === 0,
    quota: limits.credentials.fetched,
  })
  const fetchGuarded: GuardedFetch = async (url, options) => {
    const text = await issued.ownDocument(url)
    return text === null ? fetchOutside(url, options) : { text }
  }
  const checker = createCredentialChecker({ fetchGuarded, now, trustedRoots: roots })
  const store = stores.verification.received
  const received = createReceivedService({ cvs, store, checker, quota: limits.credentials.attached, publicOrigin, now })
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
