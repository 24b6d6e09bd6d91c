// The map of the service: what every request passes through, who may call what, and every feature, in order.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Connection } from 'mongoose'
import { userAdminRoutes } from './accounts/admin-routes.ts'
import { userRoutes, userSchemas } from './accounts/me-routes.ts'
import { accountRoutes, accountSchemas } from './accounts/routes.ts'
import { adminRoutes, adminSchemas } from './admin/routes.ts'
import { billingAdminRoutes } from './billing/admin-routes.ts'
import { receiptRoutes } from './billing/receipt-routes.ts'
import { billingSchemas, checkoutRoutes, planRoutes } from './billing/routes.ts'
import { webhookRoutes } from './billing/webhook-routes.ts'
import { proofRoutes, requestSchemas } from './claims/institutions/routes.ts'
import { attestationKeyRoutes, attestationRoutes, claimsSchemas, verificationRoutes } from './claims/routes.ts'
import { compose } from './compose.ts'
import type { Config } from './config/config.ts'
import { Problem as ProblemSchema } from './core/contract/schema.ts'
import { walletSchemas } from './core/contract/wallet.ts'
import { pictureOpenRoutes, pictureRoutes } from './cv/picture-routes.ts'
import { cvOpenRoutes, cvRoutes, cvSchemas } from './cv/routes.ts'
import type { PersonalDataStore } from './db/personal-data.ts'
import { fileRoutes, templateRoutes } from './files/routes.ts'
import { installAccess } from './http/access.ts'
import { installBodies } from './http/bodies.ts'
import { type ClientFiles, installClient, prefersHtml } from './http/client.ts'
import { installDocs } from './http/docs.ts'
import { installErrors, sendProblem } from './http/errors.ts'
import { showGauges } from './http/gauges.ts'
import { documentBearer, documentWalletCallers } from './http/openapi.ts'
import { installOps } from './http/ops.ts'
import { FORM_PAGE_CSP, installSecurity, PAGE_CSP, TEMPLATE_PAGE_CSP } from './http/security.ts'
import { installSerialization } from './http/serialization.ts'
import { createServer } from './http/server.ts'
import { installSettings } from './http/settings.ts'
import { installTexts } from './http/texts.ts'
import { installTokens } from './http/tokens.ts'
import { installValidation } from './http/validation.ts'
import { Problem } from './lib/problem.ts'
import { answerRoutes } from './pages/confirm-routes.ts'
import { publicPageRoutes } from './pages/routes.ts'
import { resumeOpenRoutes, resumeRoutes } from './resume/routes.ts'
import { prefetchSession } from './wallet/caller.ts'
import { LOGIN_TOKEN } from './wallet/login-tokens.ts'
import { walletCallRoutes, walletLoginRoutes } from './wallet/proxy-routes.ts'
import { walletOpenRoutes, walletRoutes } from './wallet/routes.ts'

const SCHEMAS = [
  ProblemSchema,
  ...userSchemas,
  ...accountSchemas,
  ...adminSchemas,
  ...billingSchemas,
  ...walletSchemas,
  ...cvSchemas,
  ...claimsSchemas,
  ...requestSchemas,
]

export type Parts = {
  config: Config
  connection: Connection
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  logger: FastifyBaseLogger
  client: ClientFiles
  /** Called before any route is registered, so that it sees them all (the generator of openapi.yaml, the tests' route table). */
  watchRoutes?: (app: FastifyInstance) => void | Promise<void>
}

export type App = {
  server: FastifyInstance
  /** Runs at every start, after the database connects and before the service is ready. Its cost must not grow with the data. */
  prepare: () => Promise<void>
  /** Starts the background jobs, once the service is ready. They also resume what an earlier process left unfinished. */
  begin: () => void
  /** Finishes what an earlier process left undone; `begin` does the same in the background, with retries. */
  catchUp: () => Promise<void>
  /** One run of the payment reconciler, which otherwise runs every ten minutes. */
  reconcile: () => Promise<boolean>
  /** Every store: what is in no collection of theirs is nobody's. */
  stores: readonly PersonalDataStore[]
  /** Goes on with removals of accounts, as otherwise every half minute. */
  finishRemovals: () => Promise<unknown>
  /** Sends the mails that are due, as otherwise every half minute. */
  sendMails: () => Promise<unknown>
  /** Posts the mails about plans that end soon, as otherwise once a day. */
  announceEnds: () => Promise<unknown>
  /** Does what still follows from requests to institutions and their answers, as otherwise once a minute. */
  settleRequests: () => Promise<unknown>
  /** What is kept of a CV for strangers is made anew, as otherwise within a minute. */
  forgetPages: (nanoId: string) => void
}

export async function buildApp({ config, connection, isReady, logger, client, watchRoutes }: Parts): Promise<App> {
  const security = { ...config, sandbox: config.sandbox !== null }
  const { app, admission } = createServer({ ...security, logger })
  installErrors(app)
  installBodies(app)
  installValidation(app, SCHEMAS)
  const writerOf = installSerialization(app, SCHEMAS)
  await watchRoutes?.(app)
  const limits = await installSecurity(app, security)
  const loginTokens = await installTokens(app, {
    ...LOGIN_TOKEN,
    keys: config.walletJwtKeys,
    revokedKids: config.revokedKids,
    issuer: config.publicOrigin,
    audience: config.wallet.clientSwa,
  })
  const parts = compose({ config, connection, logger, client, writerOf, loginTokens })
  const { metrics, cvs, files, claims, resumes, pictures, wallet, billing, orders, pages, administration } = parts
  app.addHook('onClose', async () => {
    for (const close of parts.closing) await close()
  })

  const access = installAccess(app, parts.access)
  showGauges(metrics, { ...parts.gauges, admission })
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
      views: parts.views,
      templatePolicy: TEMPLATE_PAGE_CSP,
      pageLimit: limits.pageLimit,
    })
  })
  await app.register(answerRoutes, {
    answers: parts.answers,
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
  await app.register(webhookRoutes, { webhooks: parts.webhooks })
  await app.register(walletOpenRoutes, { wallet })
  await app.register(attestationKeyRoutes, { claims })
  // … and published CVs, of which the owner sees more than others do.
  await app.register(async scope => {
    access.allowAnyone(scope)
    await scope.register(cvOpenRoutes, { cvs, shown: pages.data })
    await scope.register(resumeOpenRoutes, { resumes, shown: pages.data })
    await scope.register(pictureOpenRoutes, { pictures })
    await scope.register(verificationRoutes, { shown: pages.data.verification })
  })

  // The proxy to the wallet's backend: for signed-in users and, where configured, for callers of the public SDK.
  const admitsSdk = config.wallet.sdkCallers
  await app.register(async scope => {
    access.requireUserOr(scope, admitsSdk ? 'open' : 'none')
    limits.limitWrites(scope)
    documentWalletCallers(scope, true)
    await scope.register(walletLoginRoutes, { wallet })
  })
  await app.register(async scope => {
    prefetchSession(scope, wallet)
    access.requireUserOr(scope, admitsSdk ? 'tokens' : 'none')
    limits.limitWrites(scope)
    documentWalletCallers(scope, false)
    await scope.register(walletCallRoutes, { wallet })
  })

  // Signed-in users, on their own data.
  await app.register(async scope => {
    access.requireUser(scope)
    limits.limitWrites(scope)
    installTexts(scope)
    documentBearer(scope)
    await scope.register(userRoutes, { users: parts.users })
    await scope.register(accountRoutes, { accounts: administration.accounts, limitFiles: limits.limitFiles })
    await scope.register(cvRoutes, { cvs })
    await scope.register(resumeRoutes, { resumes })
    await scope.register(attestationRoutes, { claims })
    await scope.register(proofRoutes, { proofs: parts.proofs, requests: parts.requests })
    await scope.register(pictureRoutes, { pictures })
    await scope.register(fileRoutes, { files, limitFiles: limits.limitFiles })
    await scope.register(receiptRoutes, { orders, receipts: parts.receipts, limitFiles: limits.limitFiles })
    await scope.register(walletRoutes, { wallet })
    await scope.register(checkoutRoutes, {
      checkout: billing.checkout,
      orders,
      keyId: config.razorpay.keyId,
      quotas: parts.checkoutQuotas,
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

  const { stores, jobs } = parts
  return {
    server: app,
    prepare: async () => {
      await Promise.all(stores.all.map(store => step(`the indexes of ${store.collections}`, store.buildIndexes)))
      await step('the signing keys of wallet log-ins', wallet.prepare)
      await step('the signing keys of attestations', parts.keys.prepare)
    },
    begin: () => {
      for (const job of Object.values(parts.jobs)) job.start()
    },
    catchUp: parts.finishLeftovers,
    stores: stores.all,
    finishRemovals: jobs.removals.run,
    reconcile: jobs.reconciler.run,
    sendMails: jobs.mails.run,
    announceEnds: jobs.endings.run,
    settleRequests: jobs.requests.run,
    forgetPages: pages.forget,
  }
}

/** One step of the start. Its error names the step. */
async function step(what: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch(cause => {
    throw new Error(what, { cause })
  })
}
