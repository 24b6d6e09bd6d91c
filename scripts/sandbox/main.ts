// The sandbox: stand-ins for all outside parties, on one origin of their own. Knows only the addresses of the service. Can run
// many times in one process.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AccessOptions } from './access.ts'
import type { Routes } from './calls.ts'
import { type Control, Faults } from './faults.ts'
import { clientsIn, googleRoutes } from './google/main.ts'
import { createSigner } from './google/token.ts'
import { listen } from './http.ts'
import { createInbox, inboxRoutes } from './inbox.ts'
import { attestationKeys, credentialKeys, logKey, sealOf } from './keys.ts'
import { startMailServer } from './mail/main.ts'
import { overview } from './overview.ts'
import { packageFolder } from './package-folder.ts'
import type { Keys } from './razorpay/ledger.ts'
import { createRazorpay } from './razorpay/main.ts'
import { UNIVERSITY, universityRoutes } from './university/main.ts'
import { createWallet, type WalletOptions } from './wallet/main.ts'
import { createWitness } from './witness/main.ts'

export type SandboxOptions = {
  /** 0 for a free one. */
  port: number
  /** Where its state is kept; null keeps it in memory only. */
  dataDir: string | null
  /** Another folder for the keys of id tokens and seals: creating them takes a second. */
  tokenKeyDir?: string
  /** The origin of the service's pages, the only ones that may use the sign-in script. */
  publicOrigin: string
  /** The Google client id(s) of the service, comma separated. */
  clientId: string
  /** Where the service is reached, if not at its public origin. */
  serviceUrl?: string
  /** The user's own Razorpay test account, if configured. */
  razorpayKeys?: Partial<Keys>
  wallet?: WalletOptions
  /** The sender of the service's mails: the mail server accepts no other. */
  mailFrom?: string
  /** Who may use the sandbox; by default the user of this process. */
  access?: AccessOptions
  /** The embedded database, if one runs, to pass its faults on to. */
  database?: { fault: Control }
}
export type Sandbox = {
  origin: string
  /** Every user of this machine may use it: the system does not tell users apart, and there is no key. */
  isOpen: boolean
  /** The service's variables that point it to the stand-ins. */
  env: Record<string, string>
  stop(): Promise<void>
}

const SAMPLE_SENDER = 'TruCV sandbox <no-reply@trucv.example>'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { publicOrigin, clientId, dataDir } = options
  // The service's host name: cookies and frames need both origins to be the same site.
  const name = new URL(publicOrigin).hostname
  const host = LOOPBACK.includes(name) ? name : 'localhost'
  const faults = new Faults()
  const parties = await startParties(options, faults)
  const { inbox, mail, razorpay, wallet, witness } = parties
  const routes = (origin: string): Routes => {
    const signer = createSigner(origin, clientsIn(clientId)[0]!, options.tokenKeyDir ?? dataDir)
    return {
      'GET /': { answer: () => overview(faults, clientId, new URL(mail.url).host) },
      'POST /faults': { answer: call => faults.command(call) },
      ...inboxRoutes(inbox),
      ...googleRoutes({ publicOrigin, clientId, walletClientId: wallet.googleClientId, signer }),
      ...razorpay.routes,
      ...universityRoutes(dataDir),
      ...witness.routes,
      ...wallet.routes(origin, () => signer.certs().keys),
      ...staticRoutes(),
    }
  }
  const listening = listen({ port: options.port, host, routes, faults, publicOrigin, access: options.access ?? {} })
  const { origin, isOpen, stop } = await listening.catch(async error => {
    wallet.stop()
    await mail.stop()
    throw error
  })
  const stopAll = async () => {
    await Promise.all([razorpay.stop(), mail.stop(), stop()])
    wallet.stop()
  }
  return { origin, isOpen, env: variables(options, origin, parties), stop: stopAll }
}

type Parties = Awaited<ReturnType<typeof startParties>>

async function startParties(options: SandboxOptions, faults: Faults) {
  const { publicOrigin, dataDir, database } = options
  for (const target of ['google', 'razorpay', 'university', 'wallet', 'witness']) faults.register(target)
  if (database) faults.register('database', (mode, times) => database.fault(mode, times))
  const inbox = createInbox()
  const mailFrom = options.mailFrom || SAMPLE_SENDER
  const mail = await startMailServer({ inbox, from: mailFrom })
  faults.register('smtp', mail.fault)
  const razorpay = createRazorpay({
    dataDir,
    publicOrigin,
    webhookUrl: `${options.serviceUrl ?? publicOrigin}/webhooks/razorpay`,
    keys: options.razorpayKeys ?? {},
  })
  const wallet = createWallet({ options: options.wallet ?? {}, dataDir, publicOrigin, inbox })
  const ownLogKey = logKey(dataDir)
  const witness = createWitness(dataDir, JSON.parse(ownLogKey))
  return { inbox, mail, mailFrom, razorpay, wallet, witness, ownLogKey }
}

const variables = (options: SandboxOptions, origin: string, parties: Parties): Record<string, string> => ({
  GOOGLE_CLIENT_ID: options.clientId,
  GOOGLE_CERTS_URL: `${origin}/google/certs`,
  GOOGLE_ISSUER: origin,
  GOOGLE_SCRIPT_URL: `${origin}/google/gsi.js`,
  GOOGLE_AUTHORIZE_URL: `${origin}/google/authorize`,
  RAZORPAY_KEY_ID: parties.razorpay.keys.keyId,
  RAZORPAY_KEY_SECRET: parties.razorpay.keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: parties.razorpay.keys.webhookSecret,
  RAZORPAY_BASE_URL: `${origin}/razorpay`,
  RAZORPAY_CHECKOUT_URL: `${origin}/razorpay/checkout.js`,
  SMTP_URL: parties.mail.url,
  MAIL_FROM: parties.mailFrom,
  ATTESTATION_KEYS: attestationKeys(options.dataDir),
  CREDENTIAL_HOSTS: `${UNIVERSITY}=${origin}/university`,
  CREDENTIAL_KEYS: credentialKeys(options.dataDir),
  SELLER_LUT: '26-27:AD290326000002B,27-28:AD290327000003C',
  LOG_KEY: parties.ownLogKey,
  LOG_WITNESSES: `${parties.witness.vkey} ${origin}/witness`,
  ...sealOf(options.tokenKeyDir ?? options.dataDir),
  ...parties.wallet.env(origin),
})

/** Scripts and style sheets are read from the source tree: the build compiles only TypeScript. */
function staticRoutes(): Routes {
  const folder = join(packageFolder, 'scripts', 'sandbox', 'public')
  const served = (file: string, type: string) => {
    const body = readFileSync(join(folder, file), 'utf8')
    return { open: true as const, answer: () => ({ type: `${type}; charset=utf-8`, body }) }
  }
  return {
    'GET /sandbox.css': served('sandbox.css', 'text/css'),
    'GET /google/gsi.css': served('gsi.css', 'text/css'),
    'GET /google/gsi.js': served('gsi.js', 'text/javascript'),
    'GET /google/post.js': served('post.js', 'text/javascript'),
    'GET /razorpay/checkout.js': served('checkout.js', 'text/javascript'),
    'GET /razorpay/sheet.js': served('sheet.js', 'text/javascript'),
    'GET /wallet/onboarding.js': served('onboarding.js', 'text/javascript'),
  }
}
