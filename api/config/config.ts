// The only reader of the environment: variables in, one frozen Config out, or every problem at once.
// How one variable is read stands in variables.ts, what may not stand beside what in rules.ts.
import { inspect } from 'node:util'
import { addressesOf, brokenRules, standInsOf, WALLET_ADDRESSES } from './rules.ts'
import type { Config, Party } from './shape.ts'
import { partsOfMongoUri } from './values.ts'
import { type Environment, readVariables, type Values } from './variables.ts'

export type { Config, Party }

/** Thrown when the service must not start; one problem a line, each `NAME: what it must be`, none quoting a value. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`The configuration is not usable.\n${problems.join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the configuration. Throws ConfigError with every problem at once. */
export function loadConfig(env: Environment): Config {
  const { values, texts, problems } = readVariables(env)
  const config = assemble(values)
  const known = new Set(problems.map(problem => problem.name))
  const all = [...problems, ...brokenRules(config, texts).filter(problem => !known.has(problem.name))]
  if (all.length) throw new ConfigError([...new Set(all.map(({ name, message }) => `${name}: ${message}`))])
  return config
}

function assemble(values: Values): Config {
  const outside = { mongodbUri: values.MONGODB_URI, ...outsideParties(values) }
  const standIns = standInsOf(outside)
  return sealed(
    {
      production: values.NODE_ENV === 'production',
      insecure: values.ALLOW_INSECURE,
      port: values.PORT,
      host: values.HOST,
      publicOrigin: values.PUBLIC_ORIGIN || `http://localhost:${values.PORT}`,
      corsOrigins: values.CORS_ORIGINS,
      ...outside,
      attestationKeys: values.ATTESTATION_KEYS.map(key => sealed({ ...key }, ['d'])),
      walletJwtKeys: values.WALLET_JWT_KEYS.map(key => sealed({ ...key }, ['d'])),
      revokedKids: values.REVOKED_KIDS,
      adminEmails: values.ADMIN_EMAILS,
      seller: { name: values.SELLER_NAME, address: values.SELLER_ADDRESS, gstin: values.SELLER_GSTIN },
      supportEmail: values.SUPPORT_EMAIL,
      metricsToken: values.METRICS_TOKEN,
      logLevel: values.LOG_LEVEL,
      trustProxy: values.TRUST_PROXY,
      rateLimitFactor: values.RATE_LIMIT_FACTOR,
      standIns,
      sandbox: standIns.length ? { inboxUrl: inboxOf(outside) } : null,
    },
    ['mongodbUri', 'metricsToken'],
  )
}

function outsideParties(values: Values): Pick<Config, 'google' | 'razorpay' | 'wallet' | 'mail'> {
  const vendor = WALLET_ADDRESSES[values.WALLET_ENVIRONMENT]
  const razorpay = {
    keyId: values.RAZORPAY_KEY_ID,
    keySecret: values.RAZORPAY_KEY_SECRET,
    webhookSecrets: values.RAZORPAY_WEBHOOK_SECRET,
    baseUrl: values.RAZORPAY_BASE_URL,
    checkoutUrl: values.RAZORPAY_CHECKOUT_URL,
  }
  const wallet = {
    environment: values.WALLET_ENVIRONMENT,
    clientPrivateKey: values.WALLET_CLIENT_PRIVATE_KEY,
    clientSwa: values.WALLET_CLIENT_SWA,
    bffUrl: values.WALLET_BFF_URL || vendor.bffUrl,
    onboardingUrl: values.WALLET_ONBOARDING_URL || vendor.onboardingUrl,
    googleClientId: values.WALLET_GOOGLE_CLIENT_ID,
    sdkCallers: values.WALLET_SDK_CALLERS,
  }
  return {
    google: {
      clientIds: values.GOOGLE_CLIENT_ID,
      certsUrl: values.GOOGLE_CERTS_URL,
      issuers: values.GOOGLE_ISSUER,
      scriptUrl: values.GOOGLE_SCRIPT_URL,
      authorizeUrl: values.GOOGLE_AUTHORIZE_URL,
    },
    razorpay: sealed(razorpay, ['keySecret', 'webhookSecrets']),
    wallet: sealed(wallet, ['clientPrivateKey']),
    mail: sealed({ url: values.SMTP_URL, from: values.MAIL_FROM }, ['url']),
  }
}

/** Where the sandbox shows mails: beside whichever stand-in is reached over HTTP. Null when none is. */
function inboxOf(outside: Parameters<typeof addressesOf>[0]): string | null {
  const standIn = addressesOf(outside).find(({ real, name }) => !real && /_URL$/.test(name) && name !== 'SMTP_URL')
  return standIn ? `${new URL(standIn.url).origin}/inbox` : null
}

/** Frozen to its leaves; printed or made JSON by accident it shows no secret. */
function sealed<T extends object>(part: T, secrets: readonly (keyof T & string)[]): Readonly<T> {
  const redacted = () => Object.fromEntries(Object.entries(part).map(([key, value]) => [key, shown(key, value)]))
  const shown = (key: string, value: unknown) =>
    (secrets as readonly string[]).includes(key) && String(value) !== '' ? '[redacted]' : value
  Object.defineProperty(part, 'toJSON', { value: redacted })
  Object.defineProperty(part, inspect.custom, { value: redacted })
  for (const value of Object.values(part)) deepFreeze(value)
  return Object.freeze(part)
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}

/** The lines to log at the start: what is unsafe, the address, the database's host, the outside parties. No secrets. */
export function describeConfig(config: Config): string[] {
  const { hosts, database } = partsOfMongoUri(config.mongodbUri) ?? { hosts: [], database: '' }
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const unreal = addressesOf(config).filter(address => !address.real && /_URL$/.test(address.name))
  const unset = [
    ...(config.razorpay.keyId ? [] : ['razorpay']),
    ...(config.wallet.clientPrivateKey ? [] : ['wallet']),
    ...(config.mail.url ? [] : ['smtp']),
  ]
  return [
    ...(config.insecure ? ['ALLOW_INSECURE=1: what makes a production unsafe is not refused'] : []),
    `address: http://${host}:${config.port}, known to the world as ${config.publicOrigin}`,
    `database: ${hosts.join(',')}${database && `/${database}`}`,
    ...config.standIns.map(party => {
      const address = unreal.find(one => one.party === party)
      return `not the real one: ${party}${address ? ` (${new URL(address.url).host})` : ''}`
    }),
    ...(unset.length ? [`not set up: ${unset.join(', ')}`] : []),
  ]
}
