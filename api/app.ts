// The map of the service, read aloud: what every request passes, who may call what, and every feature, in order.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Connection } from 'mongoose'
import { accountRoutes, accountSchemas } from './accounts/routes.ts'
import { adminRoutes, adminSchemas } from './admin/routes.ts'
import { createAdministration } from './administration.ts'
import { billingAdminRoutes } from './billing/admin-routes.ts'
import { createBilling } from './billing/billing.ts'
import { createEndings } from './billing/endings.ts'
import { createBillingMails } from './billing/mails.ts'
import { createNotices } from './billing/notices.ts'
import { createReceipts } from './billing/receipt.ts'
import { receiptRoutes } from './billing/receipt-routes.ts'
import { billingSchemas, checkoutRoutes, planRoutes } from './billing/routes.ts'
import { proPrice } from './billing/rules/prices.ts'
import { webhookRoutes } from './billing/webhook-routes.ts'
import type { Config } from './config.ts'
import { attestationKeyRoutes, attestationRoutes, claimsSchemas, verificationRoutes } from './cvs/claims-routes.ts'
import { createCvs } from './cvs/cvs.ts'
import { fileRoutes, templateRoutes } from './cvs/file-routes.ts'
import { pictureOpenRoutes, pictureRoutes, publicPageRoutes } from './cvs/public-routes.ts'
import { cvOpenRoutes, cvRoutes, cvSchemas } from './cvs/routes.ts'
import { createTypesetPool } from './cvs/typeset/pool.ts'
import { createTypesetter } from './cvs/typeset/typeset.ts'
import { createViewCounter } from './cvs/views.ts'
import { watchPool } from './db.ts'
import { installAccess } from './http/access.ts'
import { installBodies } from './http/bodies.ts'
import { type ClientFiles, installClient, prefersHtml } from './http/client.ts'
import { installDocs } from './http/docs.ts'
import { installErrors, sendProblem } from './http/errors.ts'
import { createMetrics } from './http/metrics.ts'
import { documentBearer, documentWalletCallers } from './http/openapi.ts'
import { installOps } from './http/ops.ts'
import { createQuota, createQuotas } from './http/quota.ts'
import { FORM_PAGE_CSP, installSecurity, PAGE_CSP, TEMPLATE_PAGE_CSP } from './http/security.ts'
import { installSerialization } from './http/serialization.ts'
import { createServer } from './http/server.ts'
import { installSettings } from './http/settings.ts'
import { installTexts } from './http/texts.ts'
import { installTokens } from './http/tokens.ts'
import { installValidation } from './http/validation.ts'
import { monotonicMs, now } from './lib/clock.ts'
import type { Holding } from './lib/holding.ts'
import { createLeftovers } from './lib/leftovers.ts'
import { Problem } from './lib/problem.ts'
import { Problem as ProblemSchema } from './lib/schema.ts'
import { createOutbox } from './mail/outbox.ts'
import { createPages } from './pages.ts'
import { createStores } from './stores.ts'
import { userAdminRoutes } from './users/admin-routes.ts'
import { createPlanService } from './users/plan-service.ts'
import { userRoutes, userSchemas } from './users/routes.ts'
import { createUserService } from './users/service.ts'
import { answerRoutes } from './verification/answer-routes.ts'
import { createInspection, createInspectionPool } from './verification/inspection.ts'
import { proofRoutes, requestSchemas } from './verification/routes.ts'
import { createVerification } from './verification/verification.ts'
import { lookAhead } from './wallet/caller.ts'
import { LOGIN_TOKEN } from './wallet/login-tokens.ts'
import { walletCallRoutes, walletLoginRoutes } from './wallet/proxy-routes.ts'
import { walletOpenRoutes, walletRoutes } from './wallet/routes.ts'
import { walletSchemas } from './wallet/schema.ts'
import { createWallet } from './wallet/wallet.ts'
import { createOutside, showGauges } from './watched.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

export type Parts = {
  config: Config
  connection: Connection
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  logger: FastifyBaseLogger
  client: ClientFiles
  /** Called before any route, for what must see them all (the generator of openapi.yaml, the tests' route table). */
  watchRoutes?: (app: FastifyInstance) => void | Promise<void>
}

export type App = {
  server: FastifyInstance
  /** At every start, once the database is there and before the service is ready: nothing that grows with the data. */
  prepare: () => Promise<void>
  /** Once the service is ready: goes on with what an earlier process left, and starts the background work. */
  begin: () => void
  /** Does what an earlier process left undone; `begin` does so in the background, again until it is done. */
  catchUp: () => Promise<void>
  /** One run of what otherwise runs every ten minutes: payments whose outcome nobody told us. */
  reconcile: () => Promise<boolean>
  /** Every store: what is in no collection of theirs is nobody's. */
  holdings: readonly Holding[]
  /** Goes on with removals of accounts, as otherwise every half minute. */
  finishRemovals: () => Promise<void>
  /** Sends the mails that are due, as otherwise every half minute. */
  sendMails: () => Promise<void>
  /** Posts the mails about plans that end soon, as otherwise once a day. */
  announceEnds: () => Promise<unknown>
  /** Does what still follows from requests to institutions and their answers, as otherwise once a minute. */
  settleRequests: () => Promise<void>
  /** What is kept of a CV for strangers is made anew, as otherwise within a minute. */
  forgetPages: (nanoId: string) => void
}

export async function buildApp({ config, connection, isReady, logger, client, watchRoutes }: Parts): Promise<App> {
  const security = { ...config, sandbox: config.sandbox !== null }
  const { app, admission } = createServer({ ...security, logger })
  installErrors(app)
  installBodies(app)
  const ofPeople = [userSchemas, accountSchemas, adminSchemas, billingSchemas, walletSchemas]
  const schemas = [ProblemSchema, ...ofPeople.flat(), ...cvSchemas, ...claimsSchemas, ...requestSchemas]
  installValidation(app, schemas)
  const writerOf = installSerialization(app, schemas)
  await watchRoutes?.(app)
  const limits = await installSecurity(app, security)

  const stores = createStores(connection)
  const { history, cvs: cvStore, users: userStore, tombstones } = stores
  const metrics = createMetrics()
  const pool = watchPool(connection, kind => metrics.database.inc({ kind }))
  const { google, razorpay, mailer, walletBackend } = createOutside(config, metrics)
  const plans = createPlanService({ store: userStore, now })
  const users = createUserService({
    store: userStore,
    adminEmails: config.adminEmails,
    now,
    listCvIds: cvStore.listCvIds,
    proPrice: proPrice('INR'),
    findTombstone: tombstones.findTombstone,
    limitKeyOf: tombstones.limitKeyOf,
  })
  const limitKeyOf = async (userId: string) => {
    const user = await userStore.findUserById(userId)
    return user && tombstones.limitKeyOf(user.sub)
  }
  const forgetPages = (nanoId: string) => pages.forget(nanoId)
  const typesetPool = createTypesetPool()
  const typesetter = createTypesetter({ pool: metrics.watchTypesetting(typesetPool) })
  app.addHook('onClose', () => typesetter.close())
  const inspectionPool = createInspectionPool()
  const inspection = createInspection(metrics.watchInspections(inspectionPool))
  app.addHook('onClose', () => inspection.close())
  const { cvs, files, claims, resumes, pictures, keys, sections } = createCvs({
    ...config,
    stores: { cvs: cvStore, history, claims: stores.claims },
    typesetter,
    now,
    clockMs: monotonicMs,
    onVisibleChange: forgetPages,
    isBanned: userStore.isBanned,
    assertMayDownload: users.assertMayDownload,
    reencode: inspection.picture,
    removeClaimed: nanoId => verification.removeOfCv(nanoId),
    listWalletAddresses: userId => wallet.services().session.listAddresses(userId),
  })
  const verification = createVerification({
    ...config,
    stores: stores.verification,
    inspection,
    cvs,
    findCv: cvStore.findAnyCv,
    sections,
    signConfirmation: keys.signConfirmation,
    findReader: userStore.findUserById,
    post: (...mail) => outbox.post(...mail),
    limitKeyOf,
    now,
    log: logger,
  })
  app.addHook('onClose', async () => verification.requests.stop())
  const { coupons, inbox } = stores
  const payments = { orders: metrics.watchOrders(stores.orders), coupons, inbox }
  const receipts = createReceipts({ ...config, typeset: typesetter.paper })
  const outbox = createOutbox({
    store: metrics.watchMails(stores.outbox),
    mailer,
    composers: {
      ...createBillingMails({
        ...config,
        orders: payments.orders,
        receipts,
        findReader: users.findReader,
        now,
      }),
      ...verification.composers,
    },
    givenUp: verification.givenUp,
    now,
    log: logger,
  })
  app.addHook('onClose', () => outbox.stop())
  const { post } = outbox
  const endings = createEndings({ ...userStore, ...payments.inbox, post, now, log: logger })
  app.addHook('onClose', () => endings.stop())
  const billing = createBilling(
    {
      ...payments,
      razorpay,
      grants: plans,
      notices: createNotices(post),
      limitKeyOf,
      now,
      log: logger,
      onRun: outcome => metrics.reconciler.inc({ outcome }),
    },
    {
      audit: (by, what, target, detail, reason) => userStore.addAudit({ at: now(), by, what, target, detail, reason }),
      listEmails: userStore.listEmails,
    },
  )
  app.addHook('onClose', () => billing.reconciler.stop())
  const factor = config.rateLimitFactor
  app.addHook('onClose', async () => walletBackend.close())
  const wallet = createWallet({
    settings: config.wallet,
    tokens: await installTokens(app, {
      ...LOGIN_TOKEN,
      keys: config.walletJwtKeys,
      revokedKids: config.revokedKids,
      issuer: config.publicOrigin,
      audience: config.wallet.clientSwa,
    }),
    revokedKids: config.revokedKids,
    ownAudiences: config.google.clientIds,
    backend: walletBackend,
    stores,
    now,
    limits: {
      grants: createQuotas(factor, [10, MINUTE_MS], [60, HOUR_MS], [200, 24 * HOUR_MS]),
      codeContact: createQuotas(factor, [1, MINUTE_MS], [5, HOUR_MS]),
      codeCaller: createQuotas(factor, [10, HOUR_MS]),
    },
  })
  const administration = createAdministration({ config, stores, plans, cvs, forgetPages, log: logger })
  const { accounts } = administration
  app.addHook('onClose', async () => accounts.stop())
  const views = createViewCounter(history)
  app.addHook('onClose', () => views.stop())

  const pages = createPages({ config, client, cvs, files, claims, resumes, writerOf })

  const access = installAccess(app, { google, users })
  showGauges(metrics, {
    admission,
    isBreakerOpen: walletBackend.isResting,
    typesetting: typesetPool.load,
    inspecting: inspectionPool.load,
    countDueOrders: () => payments.orders.countDue(now()),
    countMails: isDue => stores.outbox.countWaiting(isDue ? now() : undefined),
    pool,
  })
  await installOps(app, { ...config, isReady, metrics })
  await installDocs(app)
  const { sendShell } = await installClient(app, client, {
    googleScriptUrl: config.google.scriptUrl,
    razorpayCheckoutUrl: config.razorpay.checkoutUrl,
    onboardingUrl: config.wallet.onboardingUrl,
  })

  // Anyone: the public pages …
  await app.register(async scope => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', PAGE_CSP)
      done()
    })
    await scope.register(publicPageRoutes, {
      ...pages,
      views,
      templatePolicy: TEMPLATE_PAGE_CSP,
      pageLimit: limits.pageLimit,
    })
  })
  await app.register(answerRoutes, {
    answers: verification.answers,
    pages: pages.readConfirmPages,
    policy: FORM_PAGE_CSP,
  })
  // … what needs no account …
  installSettings(app, {
    googleClientId: config.google.clientIds[0] as string,
    googleScriptUrl: config.google.scriptUrl,
    googleAuthorizeUrl: config.google.authorizeUrl,
    razorpayCheckoutUrl: config.razorpay.checkoutUrl,
    supportEmail: config.supportEmail,
    seller: config.seller,
    sandbox: config.sandbox,
  })
  await app.register(planRoutes)
  await app.register(templateRoutes, { files })
  await app.register(webhookRoutes, { webhooks: metrics.watchWebhooks(billing.webhooks) })
  await app.register(walletOpenRoutes, { wallet })
  await app.register(attestationKeyRoutes, { claims })
  // … and published CVs, which show their owner more.
  await app.register(async scope => {
    access.allowAnyone(scope)
    await scope.register(cvOpenRoutes, { cvs, resumes, shown: pages.data })
    await scope.register(pictureOpenRoutes, { pictures })
    await scope.register(verificationRoutes, { shown: pages.data.verification })
  })

  // The wallet's backend by way of this service: signed-in users, and the public SDK where it is let in.
  const outside = config.wallet.sdkCallers
  await app.register(async scope => {
    access.requireUserOr(scope, outside ? 'open' : 'nobody')
    limits.limitWrites(scope)
    documentWalletCallers(scope, true)
    await scope.register(walletLoginRoutes, { wallet })
  })
  await app.register(async scope => {
    lookAhead(scope, wallet)
    access.requireUserOr(scope, outside ? 'tokens' : 'nobody')
    limits.limitWrites(scope)
    documentWalletCallers(scope, false)
    await scope.register(walletCallRoutes, { wallet })
  })

  // Signed-in users, each on what is their own.
  await app.register(async scope => {
    access.requireUser(scope)
    limits.limitWrites(scope)
    installTexts(scope)
    documentBearer(scope)
    await scope.register(userRoutes, { users })
    await scope.register(accountRoutes, { accounts, limitFiles: limits.limitFiles })
    await scope.register(cvRoutes, { cvs, resumes })
    await scope.register(attestationRoutes, { claims })
    await scope.register(proofRoutes, verification)
    await scope.register(pictureRoutes, { pictures })
    await scope.register(fileRoutes, { files, limitFiles: limits.limitFiles })
    await scope.register(receiptRoutes, { orders: payments.orders, receipts, limitFiles: limits.limitFiles })
    await scope.register(walletRoutes, { wallet })
    await scope.register(checkoutRoutes, {
      checkout: billing.checkout,
      orders: payments.orders,
      keyId: config.razorpay.keyId,
      quotas: {
        asked: createQuota({ max: 20, spanMs: HOUR_MS, factor }),
        wrong: createQuota({ max: 10, spanMs: 24 * HOUR_MS, factor }),
      },
    })

    // Admins.
    await scope.register(async adminScope => {
      access.requireAdmin(adminScope)
      await adminScope.register(userAdminRoutes, { admin: administration.users })
      await adminScope.register(adminRoutes, { admin: administration.service })
      await adminScope.register(billingAdminRoutes, { admin: billing.admin })
    })
  })

  app.setNotFoundHandler((request, reply) => {
    if (prefersHtml(request)) return sendShell(request, reply, 404)
    return sendProblem(new Problem('not_found'), request, reply)
  })

  const leftovers = createLeftovers(
    {
      'removals of CVs': cvs.finishRemovals,
      'proofs that nothing speaks of': verification.proofs.resume,
      // Until it is done, uses are found under both names.
      'uses of coupons by account': () => coupons.moveUses(limitKeyOf),
    },
    logger,
  )
  app.addHook('onClose', () => leftovers.stop())

  return {
    server: app,
    prepare: async () => {
      await Promise.all(stores.all.map(store => step(`the indexes of ${store.collections}`, store.buildIndexes)))
      await step('the keys of log-ins', wallet.prepare)
      await step('the keys of signatures', keys.prepare)
    },
    begin: () => {
      leftovers.start()
      for (const job of [verification.requests, billing.reconciler, outbox, endings, accounts]) job.start()
    },
    catchUp: leftovers.run,
    holdings: stores.all,
    finishRemovals: accounts.finishRemovals,
    reconcile: billing.reconciler.reconcile,
    sendMails: outbox.run,
    announceEnds: endings.announce,
    settleRequests: verification.requests.resume,
    forgetPages,
  }
}

/** One step of the start; an error says which it was. */
async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch(cause => {
    throw new Error(what, { cause })
  })
}
