// Builds stores, providers and services, each once, in order of dependency. A feature notifies later ones through events.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from 'mongoose'
import { createAdminService } from './admin/service.ts'
import { assembleAccounts } from './assemble/accounts.ts'
import { assembleBilling } from './assemble/billing.ts'
import { assembleClaims } from './assemble/claims.ts'
import { assembleClaimsLog } from './assemble/claims-log.ts'
import { assembleCvs } from './assemble/cvs.ts'
import { assembleFiles } from './assemble/files.ts'
import { assembleLimits } from './assemble/limits.ts'
import { assembleMails } from './assemble/mails.ts'
import { assemblePages } from './assemble/pages.ts'
import { assemblePools } from './assemble/pools.ts'
import { assembleProviders } from './assemble/providers.ts'
import { assembleStores } from './assemble/stores.ts'
import { assembleWallet } from './assemble/wallet.ts'
import { assembleWebhooks } from './assemble/webhooks.ts'
import { createBackground } from './background.ts'
import { createEndings } from './billing/endings.ts'
import './core/cv/languages/all.ts'
import './core/reader-words/all.ts'
import { createNotices } from './billing/notices.ts'
import { lutEndSeconds } from './billing/tax/facts.ts'
import { numbersUsed } from './billing/tax/numbers.ts'
import { createTaxPdfs } from './billing/tax/pdfs.ts'
import { createTaxRetention } from './billing/tax/retention.ts'
import { createTaxReturns } from './billing/tax/returns.ts'
import { createTaxDocumentService } from './billing/tax/service.ts'
import { createLinkSeal } from './claims/institutions/link-seal.ts'
import { verificationSchema } from './claims/routes.ts'
import type { Config } from './config/config.ts'
import { createKeySeal } from './crypto/seal.ts'
import { readCvSchema } from './cv/routes.ts'
import { watchPool } from './db/connection.ts'
import { createEvents } from './events.ts'
import { createSeals } from './files/seals.ts'
import type { ClientFiles } from './http/client.ts'
import { createMetrics } from './http/metrics.ts'
import type { Tokens } from './http/tokens.ts'
import { createStoredFiles } from './jobs/stored-files.ts'
import { now } from './lib/clock.ts'
import type { Telemetry } from './lib/telemetry.ts'
import { createMcp } from './mcp/server.ts'
import { createViewCounter } from './pages/views.ts'
import { createProposalService } from './proposals/service.ts'
import { createUpgrades } from './upgrades.ts'

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
  /** Called when a newer version of the product changes the stored data. */
  onNewerData?: (() => void) | undefined
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
  const { config, connection, logger: log, client, writerOf, checkerOf, loginTokens, telemetry, patience } = parts
  const events = createEvents()
  const { emit } = events

  const metrics = createMetrics(telemetry)
  const databasePool = watchPool(connection, kind => metrics.database.inc({ kind }))
  const pools = assemblePools(metrics, patience)
  const providers = assembleProviders(config, metrics, patience)
  const { google, razorpay, mailer, walletBackend, witnessClient, storage } = providers
  const stores = assembleStores(connection, storage, config.payments)
  const orders = metrics.watchOrders(stores.orders)
  const storedFiles = createStoredFiles({ storage, stores, now, log })
  const limits = assembleLimits(config, stores, now)

  const claimsLogs = assembleClaimsLog({ config, stores, witnessClient, emit, now, log })
  const { claimsLog, logged, keys, finder } = claimsLogs
  const removeLogged = logged.removeOfUser
  const accounts = assembleAccounts({ config, stores, limits, google, removeLogged, emit, now, log })
  const { users, plans, limitKeyOf } = accounts
  const wallet = assembleWallet({ config, loginTokens, walletBackend, stores, limits, now })
  const cv = assembleCvs({ config, stores, limits, pools, claims: finder, emit, now, log })
  const { cvs } = cv

  const linkSeal = createLinkSeal(config.attestationKeys)
  const seals = createSeals({ seal: config.seal, store: stores.seals, now, log })
  const { billingDetails: details } = stores
  const documents = metrics.watchDocuments(stores.taxDocuments)
  const onDamage = () => metrics.damaged.inc()
  const pdfs = createTaxPdfs({ documents, typeset: pools.typesetter.paper, seal: seals.sealed, now, onDamage, log })
  const outbox = assembleMails({ config, stores, orders, pdfs, users, linkSeal, mailer, metrics, emit, now, log })
  const { post } = outbox
  const webhooks = assembleWebhooks({ config, stores, limits, post, emit, now, log })
  const notices = createNotices(post, webhooks.queuePayment)
  const billing = assembleBilling({
    config,
    orders,
    stores: { ...stores, taxDocuments: documents },
    isSealing: seals.isSealing,
    razorpay,
    grants: plans,
    notices,
    limitKeyOf,
    now,
    log,
  })
  const { settings } = billing
  const tax = createTaxDocumentService({
    documents,
    pdfs,
    details,
    orders,
    users: stores.users,
    sellerGstin: settings.gstin,
    onDamage,
    now,
    log,
  })
  const { taxYears: years } = stores
  const retention = createTaxRetention({ documents, years, orders, users: stores.users, now })
  const { users: userStore } = stores
  const returns = createTaxReturns({ documents, orders, users: userStore, sellerGstin: settings.gstin, now, log })
  const claimServices = assembleClaims({
    config,
    stores,
    cvs,
    wallet,
    claimsLog: claimsLogs,
    pools,
    limits,
    linkSeal,
    limitKeyOf,
    post,
    emit,
    now,
    log,
  })
  const { claims, changes, requests, unused, issuer, settlement, dailyChecks } = claimServices

  const views = createViewCounter(stores.history, now)
  const files = assembleFiles({ config, stores, cv, claims, pools, seals, finder, users, views, now })
  const proposals = createProposalService({ cvs, store: stores.proposals, checkerOf, now })
  const mcp = createMcp({ cvs, files, proposals, comparisons: limits.comparisons, checkerOf, now })
  const writeCv = writerOf(readCvSchema)
  const writeVerification = writerOf(verificationSchema)
  const pages = assemblePages({ config, client, cv, files, claims, views, limits, writeCv, writeVerification, now })
  const upgrades = createUpgrades({ connection, stores, now, log, onNewer: parts.onNewerData })
  const background = createBackground({
    stores,
    upgrade: upgrades.run,
    runsJobs: config.jobs,
    hasPayments: config.payments,
    metrics,
    steps: {
      'the signing keys of wallet log-ins': wallet.prepare,
      'the signing keys of attestations': keys.prepare,
      'the signing keys of credentials': issuer.prepare,
      'the certificate of seals': async () => {
        const isUnsealed = config.production && config.seller.gstin !== '' && config.seal.key === ''
        if (isUnsealed) log.warn('SEAL_KEY is not set: credit notes want a digital signature')
        await seals.prepare()
      },
      'the log': claimsLog.prepare,
    },
    work: {
      settleRequests: requests.resume,
      mailWaiting: claimServices.waitingMails.mailDue,
      mailDesks: claimServices.mailDesks,
      workBatches: claimServices.desk.batches.work,
      reconcile: async mayGoOn => {
        await billing.reconcile(mayGoOn)
        await pdfs.makeMissing()
      },
      reconcileDocuments: returns.reconcile,
      sendMails: outbox.sendDue,
      announceEnds: createEndings({ listEndings: stores.users.listEndings, post, now }),
      finishRemovals: accounts.account.finishRemovals,
      emptyTrash: cvs.emptyTrash,
      checkCredentials: dailyChecks.checkAll,
      flushViews: views.flush,
      settleCredentials: settlement.settleAll,
      settleClaims: changes.resume,
      growLog: claimsLog.work,
      sendWebhooks: webhooks.work,
      sweepFiles: storedFiles.sweep,
      eraseDocuments: retention.eraseDue,
      watchData: upgrades.watch,
    },
    breakOffMails: mailer.close,
    tasks: {
      ...storedFiles.tasks,
      'removals of CVs': cvs.finishRemovals,
      'evidence files without a claim': claimServices.files.evidence.resume,
      'credentials without a claim': claimServices.files.credentials.resume,
    },
    now,
    log,
  })

  events.on('cv.changed', ({ nanoId }) => pages.forget(nanoId))
  // The public pages of a linked group name each other.
  events.on('cv.changed', async ({ nanoId }) => {
    for (const one of await stores.cvs.listLinkedIds(nanoId)) pages.forget(one)
  })
  events.on('cv.changed', () => background.soon('sendWebhooks'))
  events.on('cv.removed', async ({ nanoId }) => {
    for (const { removeOfCv } of [unused, cv.letters, proposals]) await removeOfCv(nanoId)
    await stores.claimKeys.removeVersionDigests(nanoId)
    await webhooks.queueCv(nanoId)
  })
  events.on('log.included', async ({ entries }) => {
    for (const claim of await logged.keepIncluded(entries)) await changes.touch(claim)
  })
  events.on('log.queued', () => background.soon('growLog'))
  events.on('batches.queued', () => background.soon('workBatches'))
  events.on('webhooks.queued', () => background.soon('sendWebhooks'))
  events.on('mail.posted', () => background.soon('sendMails'))
  events.on('mail.abandoned', async ({ kind, data }) => {
    if (kind !== 'verification-ask') return
    for (const { id } of data.requests as { id: string }[]) await requests.giveUp(id)
  })

  return {
    metrics,
    idempotency: {
      replies: stores.replies,
      seal: createKeySeal(config.attestationKeys, 'trucv kept replies'),
      hashOf: stores.verification.limits.hashOf,
      quota: limits.keptReplies,
      now,
    },
    accounts,
    wallet,
    cv,
    claimServices,
    claimsLog,
    billing: {
      ...billing,
      events: metrics.watchWebhooks(billing.events),
      orders,
      documents,
      tax,
      retention,
      returns,
      quotas: limits.checkout,
    },
    webhooks: webhooks.service,
    files,
    seals,
    proposals,
    mcp,
    pages,
    admin: createAdminService({ stores, unpublish: cvs.unpublishAny, now }),
    lifecycle: { ...background.lifecycle, forgetPages: pages.forget, probeFiles: storedFiles.probe },
    /** Stops the background work first, then the parts that it uses. */
    async close(): Promise<void> {
      await background.stop()
      await webhooks.close()
      await claimsLog.close()
      await walletBackend.close()
      await claimServices.checker.close()
      await pools.close()
    },
    gauges: {
      isBreakerOpen: walletBackend.isResting,
      loads: pools.loads,
      countDueOrders: () => orders.countDue(now()),
      countWaitingOrders: orders.countWaiting,
      numbersUsed: numbersUsed(documents.findLast),
      reconciled: returns.figures,
      lutEndSeconds: () => lutEndSeconds(settings, now()),
      countMails: (isDue: boolean) => stores.outbox.countWaiting(isDue ? now() : undefined),
      countDeliveries: webhooks.countWaiting,
      desks: claimServices.deskFigures,
      pool: databasePool,
      log: claimsLog.figures,
    },
  }
}
