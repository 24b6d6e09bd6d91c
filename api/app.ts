// The map of the service: the plugins of every request, the access scopes, and every feature, in order.
import type { FastifyInstance } from 'fastify'
import { userAdminRoutes } from './accounts/admin-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { billingAdminRoutes } from './billing/admin-routes.ts'
import { razorpayEventRoutes } from './billing/razorpay-event-routes.ts'
import { checkoutRoutes, planRoutes } from './billing/routes.ts'
import { taxAdminRoutes } from './billing/tax/admin-routes.ts'
import { taxReturnRoutes } from './billing/tax/return-routes.ts'
import { billingDetailsRoutes, documentHashRoutes, taxDocumentRoutes } from './billing/tax/routes.ts'
import { credentialRoutes, issuedSchemas, issuerRoutes } from './claims/credentials/issued/routes.ts'
import { receivedRoutes } from './claims/credentials/received/routes.ts'
import { deskAdminRoutes, deskLookupRoutes } from './claims/institutions/desk-account-routes.ts'
import { deskRoutes } from './claims/institutions/desk-routes.ts'
import { evidenceRoutes, requestSchemas } from './claims/institutions/routes.ts'
import { ownerClaimRoutes, ownerClaimSchemas } from './claims/owner-routes.ts'
import { attestationKeyRoutes, attestationRoutes, claimsSchemas, verificationRoutes } from './claims/routes.ts'
import { compose, type Given } from './compose.ts'
import { CONTRACT_SCHEMAS } from './core/contract/all.ts'
import { pictureOpenRoutes, pictureRoutes } from './cv/picture-routes.ts'
import { cvOpenRoutes, cvRoutes } from './cv/routes.ts'
import { sharingRoutes } from './cv/sharing-routes.ts'
import { fileRoutes } from './files/routes.ts'
import { sealRoutes } from './files/seal-routes.ts'
import { templateRoutes } from './files/template-routes.ts'
import { installAccess } from './http/access.ts'
import { installClient } from './http/client.ts'
import { installDocs } from './http/docs.ts'
import { showGauges } from './http/gauges.ts'
import { installIdempotency } from './http/idempotency.ts'
import { installHttp } from './http/install.ts'
import { documentBearer, documentWalletCallers } from './http/openapi.ts'
import { installOps } from './http/ops.ts'
import { installSettings } from './http/settings.ts'
import { installTexts } from './http/texts.ts'
import { keyRoutes } from './keys/routes.ts'
import { letterRoutes } from './letters/routes.ts'
import { now } from './lib/clock.ts'
import { logRoutes } from './log/routes.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { answerRoutes } from './pages/confirm-routes.ts'
import { deskPageRoutes } from './pages/desk-routes.ts'
import { publicPageRoutes } from './pages/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { cvFileRoutes, resumeOpenRoutes, resumeReadingRoutes, resumeRoutes } from './resume/routes.ts'
import { prefetchSession } from './wallet/caller.ts'
import { installLoginTokens } from './wallet/login-tokens.ts'
import { walletCallRoutes, walletLoginRoutes } from './wallet/proxy-routes.ts'
import { walletOpenRoutes, walletRoutes } from './wallet/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

export type Parts = Given & {
  /** Whether the database answers now. */
  isReady: () => Promise<boolean>
  /** Called before any route is registered, so that it sees them all (the generator of openapi.yaml, the tests' route table). */
  watchRoutes?: (app: FastifyInstance) => void | Promise<void>
}

export async function buildApp({ isReady, watchRoutes, ...given }: Parts) {
  const { config, logger, telemetry, patience = 1 } = given
  const schemas = [...CONTRACT_SCHEMAS, ...claimsSchemas, ...ownerClaimSchemas, ...requestSchemas, ...issuedSchemas]
  const http = await installHttp({ security: config, schemas, logger, telemetry, patience, watchRoutes })
  const { app, admission, limits, checkerOf, writerOf } = http
  const loginTokens = await installLoginTokens(app, config)
  const parts = compose({ ...given, writerOf, checkerOf, loginTokens })
  const { accounts, wallet, files, billing, pages, seals } = parts
  const { cvs, pictures, resumes, letters, sharing } = parts.cv
  const { claims, evidence, requests, answers, desk, issued, received, unused, entries } = parts.claimServices
  app.addHook('onClose', parts.close)

  installIdempotency(app, parts.idempotency)
  const access = installAccess(app, accounts.access)
  showGauges(parts.metrics, { ...parts.gauges, admission, sealEndSeconds: seals.endSeconds })
  await installOps(app, { settings: config, isReady, metrics: parts.metrics })
  await installDocs(app, config)
  await installClient(app, given.client, config)

  // Anyone: the public pages …
  await app.register(publicPageRoutes, { ...pages, pageLimit: limits.pageLimit })
  const readPages = pages.readConfirmPages
  await app.register(answerRoutes, { answers, pages: readPages })
  await app.register(deskPageRoutes, { ...desk, pages: readPages })
  // … what needs no account …
  await app.register(deskRoutes, desk)
  installSettings(app, config, seals.isSealing)
  if (config.payments) {
    await app.register(planRoutes, { settings: billing.settings, now })
    await app.register(documentHashRoutes, { tax: billing.tax })
    await app.register(razorpayEventRoutes, { events: billing.events })
  } else {
    // Otherwise the public page at /cv/:id would answer them with 405.
    const closed = '/cv/:call(^(?:checkout|payment_verification|coupon_verify|coupon_apply)$)'
    app.all(closed, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  }
  await app.register(templateRoutes, { files })
  await app.register(resumeReadingRoutes, { resumes })
  if (config.wallet.isOn) await app.register(walletOpenRoutes, { wallet })
  await app.register(attestationKeyRoutes, { claims })
  await app.register(issuerRoutes, { issued })
  await app.register(sealRoutes, { seals })
  await app.register(logRoutes, { log: parts.claimsLog })
  // … files of CVs, of which an account may have more read …
  await app.register(async scope => {
    access.allowAnyone(scope)
    limits.limitWrites(scope)
    await scope.register(cvFileRoutes, { resumes })
  })
  // … and published CVs, whose owner gets more in the reply than others.
  await app.register(async scope => {
    access.allowAnyone(scope)
    pages.lock.guardData(scope)
    await scope.register(cvOpenRoutes, { cvs, shown: pages.data })
    await scope.register(resumeOpenRoutes, { resumes, shown: pages.data })
    await scope.register(pictureOpenRoutes, { pictures })
    await scope.register(verificationRoutes, { shown: pages.data.verification })
    await scope.register(credentialRoutes, { issued })
  })

  // The proxy to the wallet's backend: for signed-in users and, where configured, for callers of the public SDK.
  const { isOn: hasWallet, sdkCallers: admitsSdk } = config.wallet
  if (hasWallet) {
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
  }

  // Programs that speak MCP.
  await app.register(async scope => {
    access.requireUser(scope)
    limits.limitWrites(scope)
    await scope.register(mcpRoutes, { mcp: parts.mcp, settings: config })
  })

  // Signed-in users, on their own data.
  await app.register(async scope => {
    access.requireUser(scope)
    limits.limitWrites(scope)
    installTexts(scope)
    documentBearer(scope)
    const { limitFiles } = limits
    await scope.register(accountRoutes, { users: accounts.users, accounts: accounts.account, limitFiles })
    await scope.register(keyRoutes, { keys: accounts.keys })
    await scope.register(webhookRoutes, { webhooks: parts.webhooks })
    await scope.register(cvRoutes, { cvs })
    await scope.register(letterRoutes, { letters })
    await scope.register(proposalRoutes, { proposals: parts.proposals })
    await scope.register(sharingRoutes, { sharing })
    await scope.register(resumeRoutes, { resumes })
    await scope.register(attestationRoutes, { claims, hasWallet })
    await scope.register(ownerClaimRoutes, { entries, unused })
    await scope.register(evidenceRoutes, { evidence, requests })
    await scope.register(deskLookupRoutes, desk)
    await scope.register(receivedRoutes, { received })
    await scope.register(pictureRoutes, { pictures })
    await scope.register(fileRoutes, { files, limitFiles })
    if (hasWallet) await scope.register(walletRoutes, { wallet })
    const { checkout, orders, documents, settings, tax, quotas } = billing
    if (config.payments) {
      const { keyId } = config.razorpay
      await scope.register(taxDocumentRoutes, { tax, limitFiles })
      await scope.register(billingDetailsRoutes, { tax })
      await scope.register(checkoutRoutes, { checkout, orders, documents, settings, keyId, quotas, now })
    }

    // Admins.
    await scope.register(async adminScope => {
      access.requireAdmin(adminScope)
      await adminScope.register(userAdminRoutes, { admin: accounts.admin })
      await adminScope.register(deskAdminRoutes, desk)
      await adminScope.register(adminRoutes, { admin: parts.admin })
      if (!config.payments) return
      await adminScope.register(billingAdminRoutes, { admin: billing.admin })
      await adminScope.register(taxAdminRoutes, { tax, retention: billing.retention, limitFiles })
      await adminScope.register(taxReturnRoutes, { returns: billing.returns, limitFiles })
    })
  })

  return { server: app, leave: admission.leave, ...parts.lifecycle }
}
