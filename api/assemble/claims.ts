// Builds the services of claims: attestations, evidence, requests to institutions, issued credentials, received credentials.
import { createAttachedFiles } from '../claims/attached-files.ts'
import { createClaimChanges } from '../claims/changes.ts'
import type { ClaimRecord } from '../claims/claim-store.ts'
import { createIssuer } from '../claims/credentials/issued/issuer.ts'
import { createIssuing } from '../claims/credentials/issued/issuing.ts'
import { createIssuedService, type IssuedService } from '../claims/credentials/issued/service.ts'
import { createSettlement } from '../claims/credentials/issued/settlement.ts'
import { createStatusLists } from '../claims/credentials/issued/status-lists.ts'
import { createCredentialChecker } from '../claims/credentials/received/checker.ts'
import { createDailyChecks } from '../claims/credentials/received/daily-checks.ts'
import { createReceivedService } from '../claims/credentials/received/service.ts'
import type { CredentialFiles } from '../claims/credentials/received/store.ts'
import { createEntrySearch } from '../claims/entry-search.ts'
import { createEvidenceService } from '../claims/evidence/service.ts'
import { createAnswerService } from '../claims/institutions/answer-service.ts'
import { createBatchService } from '../claims/institutions/batch-service.ts'
import { createDeskLists } from '../claims/institutions/desk-lists.ts'
import { createDeskMailJob } from '../claims/institutions/desk-mails.ts'
import { createDeskService } from '../claims/institutions/desk-service.ts'
import { createDeskSessions } from '../claims/institutions/desk-session.ts'
import { createRequestLimits } from '../claims/institutions/request-limits.ts'
import { createRequestService } from '../claims/institutions/request-service.ts'
import { createWaitingMails } from '../claims/institutions/waiting-mails.ts'
import { type ClaimsService, createClaimsService } from '../claims/service.ts'
import { createUnusedClaims } from '../claims/unused-service.ts'
import type { Config } from '../config/config.ts'
import type { Seal } from '../crypto/seal.ts'
import type { CvService } from '../cv/service.ts'
import type { Emit } from '../events.ts'
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
  claimsLog: ClaimsLog
  pools: Pick<Pools, 'inspection'>
  limits: Pick<Limits, 'claims' | 'credentials' | 'desks' | 'deskLookups'>
  /** Seals the links that institutions get by mail. */
  linkSeal: Seal
  limitKeyOf: Parameters<typeof createRequestLimits>[1]
  post: Parameters<typeof createRequestService>[0]['post']
  emit: Emit
  now: () => Date
  log: Log
}
type Changes = ReturnType<typeof createClaimChanges>

export function assembleClaims(deps: Deps) {
  const { config, stores, cvs, wallet, claimsLog, pools, emit, now, log } = deps
  const { keys, holders, finder, logged } = claimsLog
  const { claims: store } = stores
  const { issuer, lists, settlement } = assembleIssuer(deps)
  const changes = createClaimChanges({
    store,
    cvs: stores.cvs,
    holders,
    followers: [logged.follow, (claim: ClaimRecord) => settlement.settle(claim.id)],
    emit,
    now,
    log,
  })
  const claims = createClaimsService({
    cvs,
    finder,
    changes,
    keys,
    versionDigests: stores.claimKeys,
    quota: deps.limits.claims,
    publicOrigin: config.publicOrigin,
    now,
    listWalletAddresses: userId => wallet.services().session.listAddresses(userId),
  })
  const files = assembleFiles(deps, changes)
  const evidence = createEvidenceService({
    files: files.evidence,
    store: stores.verification.evidence,
    inspection: pools.inspection,
    now,
  })
  const institutions = assembleInstitutions(deps, changes, evidence.draw)
  const { requests } = institutions
  const issued = assembleIssued(deps, claims, { issuer, lists, settlement })
  const { checker, received, dailyChecks } = assembleReceived(deps, files.credentials, issued)
  const unused = createUnusedClaims({
    store,
    changes,
    holders,
    cvs: stores.cvs,
    verifierOf: keys.verifierOf,
    files,
    requests,
  })
  const entries = createEntrySearch({ cvs: stores.cvs, finder })
  const sections = { claims, evidence, ...institutions, issued, received, unused, entries }
  return { ...sections, changes, files, issuer, settlement, checker, dailyChecks }
}

/** Evidence and credentials of other issuers. */
function assembleFiles({ stores, cvs, claimsLog, now, log }: Deps, changes: Changes) {
  const { finder } = claimsLog
  const { claims } = stores
  const { evidence, received } = stores.verification
  return {
    evidence: createAttachedFiles(
      {
        kind: 'evidence',
        perAccount: 50,
        limitWords: 'proofs. Delete one first.',
        queue: 'evidence files without a claim',
      },
      { cvs, claims, changes, finder, store: evidence, now, log },
    ),
    credentials: createAttachedFiles(
      {
        kind: 'credentials',
        perAccount: 20,
        limitWords: 'credentials. Remove one first.',
        queue: 'credentials without a claim',
      },
      { cvs, claims, changes, finder, store: received, now, log },
    ),
  }
}

type DrawEvidence = Parameters<typeof createAnswerService>[0]['drawEvidence']

function assembleInstitutions(deps: Deps, changes: Changes, drawEvidence: DrawEvidence) {
  const { config, stores, cvs, linkSeal: seal, post, limitKeyOf, claimsLog, emit, now, log } = deps
  const { requests: store, limits: mailLimits, desks: deskStore } = stores.verification
  const { keys, holders, finder } = claimsLog
  const { listKeptCvs: listCvs } = stores.cvs
  const limits = createRequestLimits(mailLimits, limitKeyOf)
  const requests = createRequestService({
    cvs,
    listCvs,
    claims: stores.claims,
    changes,
    finder,
    store,
    limits,
    desks: deskStore,
    seal,
    post,
    signConfirmation: keys.signConfirmation,
    now,
    log,
  })
  const answers = createAnswerService({
    claims: stores.claims,
    holders,
    listCvs,
    findReader: stores.users.findUserById,
    drawEvidence,
    store,
    limits: mailLimits,
    desks: deskStore,
    requests,
    now,
  })
  const waitingMails = createWaitingMails({ store, limits, desks: deskStore, post, now, log })
  const { batches: batchStore } = stores.verification
  const desks = createDeskService({
    desks: deskStore,
    store,
    limits: mailLimits,
    addAudit: stores.users.addAudit,
    seal,
    post,
    now,
  })
  const batches = createBatchService({ batches: batchStore, answers, seal, post, emit, now, log })
  const mailDesks = createDeskMailJob({ desks: deskStore, store, seal, post, now, log })
  const lists = createDeskLists({ store, limits: mailLimits, now })
  const sessions = createDeskSessions(desks, deps.limits.desks, config.publicOrigin.startsWith('https:'))
  const desk = { desks, lists, batches, answers, sessions, lookups: deps.limits.deskLookups }
  const deskFigures = {
    open: () => store.countAtDesks(now()),
    batches: async () => (await batchStore.listUnfinished()).length,
    mails: async () => (await deskStore.listDue(now())).length,
  }
  return { requests, waitingMails, answers, desk, mailDesks, deskFigures }
}

function assembleIssuer({ config, stores, claimsLog, now, log }: Deps) {
  const { publicOrigin, attestationKeys, credentialKeys, revokedKids } = config
  const store = stores.verification.issued
  const { listPublicKeys } = claimsLog.keys
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
  const { isRevoked } = issuer
  return { issuer, lists, settlement: createSettlement({ claims: stores.claims, store, isRevoked, lists, now, log }) }
}

function assembleIssued(
  { config, stores, limits, claimsLog }: Deps,
  claims: ClaimsService,
  { issuer, lists, settlement }: ReturnType<typeof assembleIssuer>,
) {
  const { publicOrigin } = config
  const { settle } = settlement
  const issuing = createIssuing({ store: stores.verification.issued, issuer, lists, settle, publicOrigin })
  return createIssuedService({
    claims,
    issuer,
    issuing,
    lists,
    publicOrigin,
    logNow: claimsLog.logged.logNow,
    quota: limits.credentials.signed,
  })
}

function assembleReceived(deps: Deps, files: CredentialFiles, issued: IssuedService) {
  const { config, stores, limits, now, log } = deps
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
  const { listKeptCvs: listCvs } = stores.cvs
  const received = createReceivedService({
    files,
    listCvs,
    store,
    checker,
    quota: limits.credentials.attached,
    publicOrigin,
    now,
  })
  const dailyChecks = createDailyChecks({
    files,
    claims: stores.claims,
    listCvs,
    store,
    checker,
    publicOrigin,
    findUser: stores.users.findUserById,
    now,
    log,
  })
  return { checker, received, dailyChecks }
}
