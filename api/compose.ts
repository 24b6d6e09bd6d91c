// Builds stores, providers and services, each once and in order of dependency. A feature notifies those that are built after it
// through events.ts.
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from 'mongoose'
import { createUserAdminService } from './accounts/admin-service.ts'
import { createPlanService, type PlanService } from './accounts/plan-service.ts'
import { createAccountService } from './accounts/service.ts'
import { createUserService } from './accounts/user-service.ts'
import { createAdminService } from './admin/service.ts'
import { createBilling } from './billing/billing.ts'
import { createEndings } from './billing/endings.ts'
import { createBillingMails } from './billing/mails.ts'
import { createNotices } from './billing/notices.ts'
import { createReceipts } from './billing/receipt.ts'
import { proPrice } from './billing/rules/prices.ts'
import { createInspection, createInspectionPool } from './claims/evidence/inspection.ts'
import { createProofService } from './claims/evidence/proof-service.ts'
import { createAnswerService } from './claims/institutions/answer-service.ts'
import { createLinkSeal } from './claims/institutions/link-seal.ts'
import { createVerificationMails } from './claims/institutions/mails.ts'
import { createRequestService } from './claims/institutions/request-service.ts'
import { describeVerification, verificationSchema } from './claims/routes.ts'
import { createClaimsService } from './claims/service.ts'
import { createSigningKeys } from './claims/signing-keys.ts'
import type { Config } from './config/config.ts'
import { claimsOf } from './core/claims/verification.ts'
import { isSameName, nameLine } from './core/cv/names.ts'
import { pathsOf, sectionDigest } from './core/cv/section-values.ts'
import type { CvRecord } from './core/cv-record.ts'
import { draftName, draftValues, ownDraftValues } from './core/cv-views.ts'
import { createPictures } from './cv/picture.ts'
import { readCvSchema } from './cv/routes.ts'
import { type CvService, createCvService } from './cv/service.ts'
import { watchPool } from './db/connection.ts'
import { createEvents, type Emit } from './events.ts'
import { createFileService } from './files/service.ts'
import { createTypesetPool } from './files/typeset/pool.ts'
import { createTypesetter } from './files/typeset/typeset.ts'
import type { ClientFiles } from './http/client.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createQuota, createQuotas } from './http/quota.ts'
import type { Tokens } from './http/tokens.ts'
import { jobMaker } from './jobs/job.ts'
import { createLeftovers } from './jobs/leftovers.ts'
import { monotonicMs, now } from './lib/clock.ts'
import type { Log } from './lib/log.ts'
import { createOutbox } from './mail/outbox.ts'
import { createPages } from './pages/pages.ts'
import { createViewCounter } from './pages/views.ts'
import { createGoogle, fetchKeys } from './providers/google.ts'
import { createMailer } from './providers/mailer.ts'
import { createRazorpay } from './providers/razorpay.ts'
import { createWalletBackend } from './providers/wallet-backend.ts'
import { createResumeService } from './resume/service.ts'
import { createStores, type Stores } from './stores.ts'
import { createWallet } from './wallet/wallet.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

type Parts = {
  config: Config
  connection: Connection
  logger: FastifyBaseLogger
  client: ClientFiles
  /** Compiles a serializer for a schema. */
  writerOf: (schema: object) => (value: unknown) => string
  /** Signs and verifies the tokens of wallet log-ins. */
  loginTokens: Tokens
}

export function compose({ config, connection, logger, client, writerOf, loginTokens }: Parts) {
  const { publicOrigin, supportEmail, attestationKeys, revokedKids } = config
  const common = { publicOrigin, supportEmail, now, log: logger }
  const events = createEvents()
  const { emit } = events

  const stores = createStores(connection)
  const { claims: claimsStore, history, coupons, tombstones, webhookEvents, verification } = stores
  const metrics = createMetrics()
  const { google, razorpay, mailer, walletBackend } = createProviders(config, metrics)
  const databasePool = watchPool(connection, kind => metrics.database.inc({ kind }))
  const typesetPool = createTypesetPool()
  const typesetter = createTypesetter({ pool: metrics.watchTypesetting(typesetPool) })
  const inspectionPool = createInspectionPool()
  const inspection = createInspection(metrics.watchInspections(inspectionPool))
  const orders = metrics.watchOrders(stores.orders)

  const plans = createPlanService({ store: stores.users, now })
  const users = createUserService({
    store: stores.users,
    adminEmails: config.adminEmails,
    now,
    listCvIds: stores.cvs.listCvIds,
    proPrice: proPrice('INR'),
    findTombstone: tombstones.findTombstone,
    limitKeyOf: tombstones.limitKeyOf,
  })
  const limitKeyOf = async (userId: string) => {
    const user = await stores.users.findUserById(userId)
    return user && tombstones.limitKeyOf(user.sub)
  }
  const factor = config.rateLimitFactor
  const wallet = createWallet({
    settings: config.wallet,
    tokens: loginTokens,
    revokedKids,
    ownAudiences: config.google.clientIds,
    backend: walletBackend,
    stores: { sessions: stores.sessions, ledger: stores.ledger },
    now,
    limits: {
      grants: createQuotas(factor, [10, MINUTE_MS], [60, HOUR_MS], [200, 24 * HOUR_MS]),
      codeContact: createQuotas(factor, [1, MINUTE_MS], [5, HOUR_MS]),
      codeCaller: createQuotas(factor, [10, HOUR_MS]),
    },
  })

  const keys = createSigningKeys({
    keys: attestationKeys,
    revokedKids,
    publicOrigin,
    store: claimsStore,
    clockMs: monotonicMs,
  })
  const { judgeOf } = keys
  const cvs = createCvService({
    store: stores.cvs,
    history,
    versionDigests: claimsStore,
    judgeOf,
    isBanned: stores.users.isBanned,
    now,
    templateIds: typesetter.templates.map(({ id }) => id),
    emit,
  })
  const pictures = createPictures({ cvs, history, reencode: inspection.picture })
  const resumes = createResumeService({ cvs, publicOrigin })
  const { assertMayDownload } = users
  const files = createFileService({ ...common, cvs, history, judgeOf, typesetter, assertMayDownload })
  const claims = createClaimsService({
    ...common,
    cvs,
    keys,
    versionDigests: claimsStore,
    listWalletAddresses: userId => wallet.services().session.listAddresses(userId),
  })

  const receipts = createReceipts({ ...config, typeset: typesetter.paper })
  const asked = { store: verification.requests, limits: verification.limits, seal: createLinkSeal(attestationKeys) }
  const { findUserById } = stores.users
  const outbox = createOutbox({
    store: metrics.watchMails(stores.outbox),
    mailer,
    composers: {
      ...createBillingMails({ ...common, orders, receipts, findReader: users.findReader }),
      ...createVerificationMails({ ...common, ...asked, findReader: findUserById }),
    },
    emit,
    now,
    log: logger,
  })
  const { post } = outbox
  /** Reads sections out of a CV, for services that must not depend on the shape of its content. */
  const sections = {
    pathsOf: ({ content }: CvRecord) => pathsOf(content),
    draftName,
    draftValues,
    ownDraftValues,
    isSameName,
    nameLine,
    digestOf: sectionDigest,
    claimsOf: ({ claims }: CvRecord, section: string) => claimsOf(claims, section),
  }
  const shared = { ...common, cvs, sections, findCv: stores.cvs.findAnyCv }
  const proofs = createProofService({ ...shared, store: verification.proofs, inspection })
  const { signConfirmation } = keys
  const requests = createRequestService({ ...shared, ...asked, post, limitKeyOf, signConfirmation })
  const answers = createAnswerService({
    ...shared,
    ...asked,
    requests,
    readFile: proofs.readFile,
    findReader: findUserById,
  })

  const billing = createBilling(
    {
      ...common,
      orders,
      coupons,
      webhookEvents,
      razorpay,
      grants: plans,
      notices: createNotices(post),
      limitKeyOf,
    },
    {
      audit: (by, what, target, detail, reason) =>
        stores.users.addAudit({ at: now(), by, what, target, detail, reason }),
      listEmails: stores.users.listEmails,
    },
  )

  const administration = createAdministration({ ...common, adminEmails: config.adminEmails, stores, plans, cvs, emit })
  const views = createViewCounter(history)
  const pages = createPages({
    config,
    client,
    cvs,
    files,
    claims,
    resumes,
    describeVerification: nanoId => describeVerification(claims, publicOrigin, nanoId),
    writeCv: writerOf(readCvSchema),
    writeVerification: writerOf(verificationSchema),
  })
  const leftovers = createLeftovers(
    {
      'removals of CVs': cvs.finishRemovals,
      'evidence files without a claim': proofs.resume,
      // Until the migration is done, coupon uses are looked up under both keys.
      'migration of coupon uses': () => coupons.moveUses(limitKeyOf),
    },
    logger,
  )
  const job = jobMaker({ leases: webhookEvents, now, log: logger })
  const jobs = {
    requests: job('requests to institutions', { work: requests.resume, everyMs: MINUTE_MS }),
    reconciler: job('payments', {
      work: billing.reconcile,
      everyMs: 10 * MINUTE_MS,
      // A lease that another process has may be that of one that died.
      againMs: MINUTE_MS / 2,
      lease: { name: 'reconciler', forMs: MINUTE_MS / 2 },
      onRun: outcome => metrics.reconciler.inc({ outcome }),
    }),
    mails: job('mails', { work: outbox.sendDue, everyMs: MINUTE_MS / 2, breakOff: mailer.close }),
    endings: job('mails about plans that end', {
      work: createEndings({ listEndings: stores.users.listEndings, post, now }),
      everyMs: 24 * HOUR_MS,
      againMs: 2 * MINUTE_MS,
      lease: { name: 'plan-endings', forMs: MINUTE_MS },
    }),
    removals: job('removals of accounts', {
      work: administration.accounts.finishRemovals,
      everyMs: MINUTE_MS / 2,
    }),
    views: job('counts of views', { work: views.flush, everyMs: 5_000, runsAtStop: true }),
    leftovers: job('leftovers', { work: leftovers.work, againMs: MINUTE_MS / 2 }),
  }

  events.on('cv.changed', ({ nanoId }) => pages.forget(nanoId))
  events.on('cv.removed', async ({ nanoId }) => {
    await proofs.removeOfCv(nanoId)
    await requests.removeOfCv(nanoId)
    await claimsStore.removeVersionDigests(nanoId)
  })
  // The caller may still have a last step to write down.
  events.on('mail.posted', () => jobs.mails.soon(200))
  events.on('mail.abandoned', ({ kind, data }) => kind === 'verification-ask' && requests.giveUp(String(data.request)))

  return {
    stores,
    metrics,
    access: {
      signIn: async (token: string, admitsBanned: boolean) => users.signIn(await google.verify(token), admitsBanned),
    },
    users,
    wallet,
    keys,
    cvs,
    pictures,
    resumes,
    files,
    claims,
    proofs,
    requests,
    answers,
    orders,
    receipts,
    billing,
    webhooks: metrics.watchWebhooks(billing.webhooks),
    administration,
    views,
    pages,
    finishLeftovers: leftovers.finishAll,
    emit,
    checkoutQuotas: {
      asked: createQuota({ max: 20, spanMs: HOUR_MS, factor }),
      wrong: createQuota({ max: 10, spanMs: 24 * HOUR_MS, factor }),
    },
    /** Background work: started once the service is ready. */
    jobs,
    /** In the order in which they are closed: the work first, then what it uses. */
    closing: [
      () => Promise.all(Object.values(jobs).map(({ stop }) => stop())),
      walletBackend.close,
      inspection.close,
      typesetter.close,
    ],
    gauges: {
      isBreakerOpen: walletBackend.isResting,
      typesetting: typesetPool.load,
      inspecting: inspectionPool.load,
      countDueOrders: () => orders.countDue(now()),
      countMails: (isDue: boolean) => stores.outbox.countWaiting(isDue ? now() : undefined),
      pool: databasePool,
    },
  }
}

/** One adapter for each outside party, wrapped so that the durations and outcomes of its calls are measured. */
function createProviders(config: Config, { watchParty }: Metrics) {
  return {
    google: createGoogle({ ...config.google, ...watchParty('google', { fetchKeys }, 'fetchKeys') }),
    razorpay: watchParty(
      'razorpay',
      createRazorpay(config.razorpay),
      ...(['createOrder', 'findPayment', 'listPayments', 'capture', 'refund', 'listRefunds'] as const),
    ),
    mailer: watchParty('smtp', createMailer(config.mail), 'sendMail'),
    walletBackend: watchParty('wallet', createWalletBackend({ baseUrl: config.wallet.bffUrl }), 'ask'),
  }
}

type Administration = {
  adminEmails: readonly string[]
  stores: Stores
  plans: PlanService
  cvs: CvService
  emit: Emit
  now: () => Date
  log: Log
}

/** The admin features, and export and removal of whole accounts. */
function createAdministration({ adminEmails, stores, plans, cvs, emit, now, log }: Administration) {
  const { users, orders } = stores
  const tellChanged = (ids: readonly string[]) => ids.forEach(nanoId => void emit('cv.changed', { nanoId }))
  return {
    users: createUserAdminService({
      store: users,
      adminEmails,
      now,
      plans,
      listCvsOf: stores.cvs.listOfUsers,
      forgetPagesOf: async id => tellChanged(await stores.cvs.listAllIds(id)),
      findOwners: async id => {
        const owners = await Promise.all([stores.cvs.findOwnerOf(id), orders.findPayer(id)])
        return owners.filter(owner => owner !== null)
      },
    }),
    service: createAdminService({
      countUsers: plan => users.countUsers({ plan, search: null, at: now() }),
      countCreated: users.countCreated,
      countCvs: stores.cvs.countCvs,
      countPublished: stores.cvs.countPublished,
      sumPaid: orders.sumPaid,
      listAudit: users.listAudit,
      addAudit: users.addAudit,
      listEmails: users.listEmails,
      unpublish: cvs.unpublishAny,
      now,
    }),
    accounts: createAccountService({
      tombstones: stores.tombstones,
      stores: stores.all,
      listAllCvIds: stores.cvs.listAllIds,
      isLastAdmin: async id => {
        const user = await users.findUserById(id)
        return user?.role === 'admin' && !user.banned && !(await users.hasOtherAdmin(id))
      },
      isBanned: users.isBanned,
      endTokens: (id, at) => users.changeUser(id, { tokensValidAfter: at }),
      endWalletSessions: stores.sessions.endAll,
      forgetPages: tellChanged,
      now,
      log,
    }),
  }
}
