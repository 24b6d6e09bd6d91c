// Builds stores, providers and services, each once, in order of dependency. A feature notifies later ones through events.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from 'mongoose'
import { createAdminService } from './admin/service.ts'
import { assembleAccounts } from './assemble/accounts.ts'
import { assembleBilling } from './assemble/billing.ts'
import { assembleClaimsLog } from './assemble/claims-log.ts'
import { assembleCredentials } from './assemble/credentials.ts'
import { assembleCvs } from './assemble/cvs.ts'
import { assembleFiles } from './assemble/files.ts'
import { assembleInstitutions } from './assemble/institutions.ts'
import { assembleLimits } from './assemble/limits.ts'
import { assembleProviders } from './assemble/providers.ts'
import { assembleStores } from './assemble/stores.ts'
import { assembleWallet } from './assemble/wallet.ts'
import { assembleWebhooks } from './assemble/webhooks.ts'
import { createBackground } from './background.ts'
import { createEndings } from './billing/endings.ts'
import { createBillingMails } from './billing/mails.ts'
import { createNotices } from './billing/notices.ts'
import { createReceipts } from './billing/receipt.ts'
import { proPrice } from './billing/rules/prices.ts'
import { createInspection, createInspectionPool } from './claims/evidence/inspection.ts'
import { createEvidenceService } from './claims/evidence/service.ts'
import { createLinkSeal } from './claims/institutions/link-seal.ts'
import { createVerificationMails } from './claims/institutions/mails.ts'
import { verificationSchema } from './claims/routes.ts'
import { createClaimsService } from './claims/service.ts'
import { describeVerification, describeVerificationOf } from './claims/verification-reply.ts'
import type { Config } from './config/config.ts'
import { createKeySeal } from './crypto/seal.ts'
import { createPictures } from './cv/picture.ts'
import { readCvSchema } from './cv/routes.ts'
import { watchPool } from './db/connection.ts'
import { createEvents } from './events.ts'
import { createSeals } from './files/seals.ts'
import { createTypesetPool } from './files/typeset/pool.ts'
import { createTypesetter } from './files/typeset/typeset.ts'
import type { ClientFiles } from './http/client.ts'
import { createMetrics } from './http/metrics.ts'
import type { Tokens } from './http/tokens.ts'
import { createStoredFiles } from './jobs/stored-files.ts'
import { createKeyService } from './keys/service.ts'
import { createLetterService } from './letters/service.ts'
import { now } from './lib/clock.ts'
import type { Telemetry } from './lib/telemetry.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMcp } from './mcp/server.ts'
import { createGrants } from './pages/grants.ts'
import { createLock } from './pages/lock.ts'
import { createPublicData, createPublicPages } from './pages/public-pages.ts'
import { createViewCounter } from './pages/views.ts'
import { createProposalService } from './proposals/service.ts'
import { createGuardedPost } from './providers/guarded-fetch.ts'
import { createImportPool, createImports } from './resume/imports.ts'
import { createResumeService } from './resume/service.ts'
import { createWebhookMails } from './webhooks/mails.ts'

/** The parts of the process that exist before anything is built. */
export type Given = {
  config: Config
  connection: Connection
  logger: FastifyBaseLogger
  client: ClientFiles
  /** Absent where it is switched off. */
  telemetry?: Telemetry | undefined
  /** Multiplies limits by the clock, for tests on a busy machine; 1 by default. */
  patience?: number | undefined
}
type Parts = Given & {
  /** Compiles a serializer for a schema. */
  writerOf: (schema: object) => (value: unknown) => string
  /** Compiles the check of a schema, which throws invalid_request. */
  checkerOf: Parameters<typeof createMcp>[0]['checkerOf']
  /** Signs and verifies the tokens of wallet log-ins. */
  loginTokens: Tokens
}

export function compose(parts: Parts) {
  const { config, connection, logger, client, writerOf, checkerOf, loginTokens, telemetry, patience } = parts
  const { publicOrigin, supportEmail, attestationKeys, revokedKids, adminEmails } = config
  const events = createEvents()
  const { emit } = events

  const metrics = createMetrics(telemetry)
  const providers = assembleProviders(config, metrics, patience)
  const { google, razorpay, mailer, walletBackend, witnessClient, storage } = providers
  const stores = assembleStores(connection, storage)
  const { claims: claimsStore, history, coupons, razorpayEvents, verification } = stores
  const storedFiles = createStoredFiles({ storage, stores, now, log: logger })
  const databasePool = watchPool(connection, kind => metrics.database.inc({ kind }))
  const typesetPool = createTypesetPool({ patience })
  const typesetter = createTypesetter({ pool: metrics.watchTypesetting(typesetPool) })
  const inspectionPool = createInspectionPool({ patience })
  const inspection = createInspection(metrics.watchInspections(inspectionPool))
  const orders = metrics.watchOrders(stores.orders)

  const { claimsLog, logged, keys } = assembleClaimsLog({ config, stores, witnessClient, emit, now, log: logger })
  const { verifierOf, signConfirmation } = keys
  const accounts = assembleAccounts({
    stores,
    adminEmails,
    removeLogged: logged.removeOfCvs,
    proPrice: proPrice('INR'),
    emit,
    now,
    log: logger,
  })
  const { users, plans, limitKeyOf } = accounts
  const limits = assembleLimits(config.rateLimitFactor, {
    store: stores.quotas,
    hashOf: verification.limits.hashOf,
    now,
  })
  const apiKeys = createKeyService({
    store: stores.keys,
    findSignedIn: users.findSignedIn,
    ...limits.keys,
    now,
  })
  const wallet = assembleWallet({
    settings: config.wallet,
    tokens: loginTokens,
    revokedKids,
    ownAudiences: config.google.clientIds,
    backend: walletBackend,
    stores: { sessions: stores.sessions, ledger: stores.ledger },
    now,
    limits: limits.wallet,
  })

  const { cvs, sharing, passwords } = assembleCvs({
    stores,
    limits,
    templateIds: typesetter.templates.map(({ id }) => id),
    verifierOf,
    publicOrigin,
    now,
    log: logger,
    emit,
  })
  const pictures = createPictures({ cvs, history, reencode: inspection.picture })
  const importPool = createImportPool({ patience })
  const imports = createImports(importPool)
  const resumes = createResumeService({ cvs, publicOrigin, imports, quota: limits.imports })
  const views = createViewCounter(history, now)
  const letters = createLetterService({ cvs, store: stores.letters, now })
  const claims = createClaimsService({
    cvs,
    keys,
    versionDigests: claimsStore,
    quota: limits.claims,
    publicOrigin,
    now,
    listWalletAddresses: userId => wallet.services().session.listAddresses(userId),
  })
  const seals = createSeals({ seal: config.seal, store: stores.seals, now, log: logger })
  const files = assembleFiles({
    cvs,
    letters,
    history,
    typesetter,
    seals,
    verifierOf,
    describeClaims: (cv, shown) => describeVerificationOf({ claims, publicOrigin }, cv, shown),
    assertMayDownload: users.assertMayDownload,
    countDownload: views.countDownload,
    publicOrigin,
    now,
  })

  const proposals = createProposalService({ cvs, store: stores.proposals, checkerOf, now })
  const mcp = createMcp({ cvs, files, proposals, comparisons: limits.comparisons, checkerOf, now })

  const receipts = createReceipts({ seller: config.seller, supportEmail, typeset: typesetter.paper })
  const linkSeal = createLinkSeal(attestationKeys)
  const { findUserById } = stores.users
  const outbox = createOutbox({
    store: metrics.watchMails(stores.outbox),
    mailer,
    composers: {
      ...createBillingMails({ orders, receipts, findReader: users.findReader, publicOrigin, supportEmail, now }),
      ...createVerificationMails({
        store: verification.requests,
        limits: verification.limits,
        seal: linkSeal,
        findReader: findUserById,
        publicOrigin,
        supportEmail,
      }),
      ...createWebhookMails({ store: stores.webhooks, findReader: findUserById, publicOrigin, supportEmail }),
    },
    emit,
    now,
    log: logger,
  })
  const { post } = outbox
  const webhooks = assembleWebhooks({
    stores,
    keys: attestationKeys,
    outside: createGuardedPost({ hosts: new Map(config.credentials.hosts) }),
    post,
    quota: limits.webhooks,
    hostQuota: limits.webhookHosts,
    publicOrigin,
    emit,
    now,
    log: logger,
  })
  const evidence = createEvidenceService({
    cvs,
    findCv: stores.cvs.findKeptCv,
    store: verification.evidence,
    inspection,
    now,
    log: logger,
  })
  const { issuer, issued, settlement, checker, received, dailyChecks } = assembleCredentials({
    config,
    stores,
    cvs,
    claims,
    limits: limits.credentials,
    listPublicKeys: keys.listPublicKeys,
    accentOf: typesetter.accentOf,
    logNow: logged.logNow,
    now,
    log: logger,
  })
  const { requests, answers } = assembleInstitutions({
    stores,
    cvs,
    seal: linkSeal,
    post,
    limitKeyOf,
    signConfirmation,
    drawEvidence: evidence.drawEvidence,
    now,
    log: logger,
  })

  const billing = assembleBilling({
    orders,
    coupons,
    razorpayEvents,
    razorpay,
    grants: plans,
    notices: createNotices(post, webhooks.queuePayment),
    limitKeyOf,
    users: stores.users,
    now,
    log: logger,
  })

  const admin = createAdminService({ stores, unpublish: cvs.unpublishAny, now })
  const pages = createPublicPages({
    publicOrigin,
    isSandbox: config.sandbox !== null,
    client,
    cvs,
    files,
    claims,
    data: createPublicData({
      cvs,
      resumes,
      describeVerification: nanoId => describeVerification({ claims, publicOrigin }, nanoId),
      writeCv: writerOf(readCvSchema),
      writeVerification: writerOf(verificationSchema),
    }),
  })
  const isSecure = publicOrigin.startsWith('https:')
  const grants = createGrants(createKeySeal(attestationKeys, 'trucv opened CVs'), { isSecure, now })
  const lock = createLock({ findKey: pages.findKey, grants, now })
  const background = createBackground({
    stores,
    runsJobs: config.jobs,
    metrics,
    steps: {
      'the signing keys of wallet log-ins': wallet.prepare,
      'the signing keys of attestations': keys.prepare,
      'the signing keys of credentials': issuer.prepare,
      'the certificate of seals': seals.prepare,
      'the log': claimsLog.prepare,
    },
    work: {
      settleRequests: requests.resume,
      reconcile: billing.reconcile,
      sendMails: outbox.sendDue,
      announceEnds: createEndings({ listEndings: stores.users.listEndings, post, now }),
      finishRemovals: accounts.account.finishRemovals,
      emptyTrash: cvs.emptyTrash,
      checkCredentials: dailyChecks.checkAll,
      flushViews: views.flush,
      settleCredentials: settlement.settleAll,
      async growLog(mayGoOn) {
        await logged.settleAll()
        await claimsLog.work(mayGoOn)
      },
      sendWebhooks: webhooks.work,
      sweepFiles: storedFiles.sweep,
    },
    breakOffMails: mailer.close,
    tasks: {
      ...storedFiles.tasks,
      'removals of CVs': cvs.finishRemovals,
      'evidence files without a claim': evidence.resume,
      'credentials without a claim': dailyChecks.resume,
    },
    now,
    log: logger,
  })

  events.on('cv.changed', ({ nanoId }) => pages.forget(nanoId))
  events.on('cv.changed', ({ nanoId }) => settlement.settleOrLater(nanoId, () => background.soon('settleCredentials')))
  events.on('cv.changed', ({ nanoId }) => logged.settleOrLater(nanoId))
  events.on('cv.changed', () => background.soon('sendWebhooks'))
  events.on('cv.removed', async ({ nanoId }) => {
    for (const { removeOfCv } of [evidence, verification.received, requests, letters, proposals])
      await removeOfCv(nanoId)
    await claimsStore.removeVersionDigests(nanoId)
    await settlement.settle(nanoId)
    await logged.removeOfCvs([nanoId])
    await webhooks.queueCv(nanoId)
  })
  events.on('log.queued', () => background.soon('growLog'))
  events.on('webhooks.queued', () => background.soon('sendWebhooks'))
  events.on('mail.posted', () => background.soon('sendMails'))
  events.on('mail.abandoned', ({ kind, data }) => kind === 'verification-ask' && requests.giveUp(String(data.request)))

  return {
    metrics,
    access: {
      signIn: async (token: string, admitsBanned: boolean) => users.signIn(await google.verify(token), admitsBanned),
      signInWithKey: apiKeys.signIn,
    },
    accounts,
    apiKeys,
    webhooks: webhooks.service,
    admin,
    wallet,
    cvs,
    pictures,
    resumes,
    files,
    seals,
    letters,
    proposals,
    mcp,
    claims,
    claimsLog,
    issued,
    evidence,
    received,
    requests,
    answers,
    orders,
    receipts,
    billing: { ...billing, events: metrics.watchWebhooks(billing.events) },
    sharing,
    lock,
    pages: {
      ...pages,
      views,
      lock,
      grants,
      passwords,
      guesses: limits.passwords,
      findLink: cvs.findLink,
      publicOrigin,
    },
    checkoutQuotas: limits.checkout,
    lifecycle: { ...background.lifecycle, forgetPages: pages.forget, probeFiles: storedFiles.probe },
    /** Stops the background work first, then the parts that it uses. */
    async close(): Promise<void> {
      await background.stop()
      await webhooks.close()
      await claimsLog.close()
      await walletBackend.close()
      await inspection.close()
      await checker.close()
      await imports.close()
      await typesetter.close()
    },
    gauges: {
      isBreakerOpen: walletBackend.isResting,
      typesetting: typesetPool.load,
      inspecting: [inspectionPool.load, importPool.load],
      countDueOrders: () => orders.countDue(now()),
      countMails: (isDue: boolean) => stores.outbox.countWaiting(isDue ? now() : undefined),
      countDeliveries: webhooks.countWaiting,
      pool: databasePool,
      log: claimsLog.figures,
    },
  }
}
