// The table of variables, in the shape of the configuration: name, parser, default, when it is required, and whether it is a secret. Rules
// about combinations of values are in rules.ts.
import { accessSync, constants, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readGstin } from '../core/tax/gstin.ts'
import { isKeyName, keysOf, MAKE_KEYS } from './keys-file.ts'
import * as read from './values.ts'

export type Environment = Record<string, string | undefined>
export type Problem = { name: string; message: string }

/** Placeholders: the ones of .env.example, and the defaults of the seller's details outside production. */
export const SAMPLES = {
  PUBLIC_ORIGIN: 'https://cv.example.com',
  GOOGLE_CLIENT_ID: 'your-client-id.apps.googleusercontent.com',
  RAZORPAY_KEY_ID: 'rzp_test_yourkeyid',
  RAZORPAY_KEY_SECRET: 'your-razorpay-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'your-razorpay-webhook-secret',
  WALLET_CLIENT_PRIVATE_KEY: `0x${'11'.repeat(32)}`,
  WALLET_CLIENT_SWA: `0x${'11'.repeat(20)}`,
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  MAIL_FROM: 'TruCV <no-reply@example.com>',
  ADMIN_EMAILS: 'admin@example.com',
  SELLER_NAME: 'Sample Seller',
  SELLER_ADDRESS: '1 Sample Street, 560001 Bengaluru, India',
  SELLER_GSTIN: '29AAAAA0000A1ZY',
  SUPPORT_EMAIL: 'support@example.com',
  METRICS_TOKEN: 'your-metrics-token',
} as const

/** When a variable must be set. `payments`, `wallet`: in production with it on. `sample`: as `payments`, or else the sample is the default. */
type Need = 'never' | 'always' | 'production' | 'payments' | 'wallet' | 'sample'
type Variable<T> = { name: string; parse: read.Parse<T>; fallback: T; needed: Need; secret: boolean }

const variable =
  (needed: Need, secret = false) =>
  <T>(name: string, parse: read.Parse<T>, fallback: NoInfer<T>): Variable<T> => ({
    name,
    parse,
    fallback,
    needed,
    secret,
  })
const optional = variable('never')
const optionalSecret = variable('never', true)
const required = variable('always')
const requiredSecret = variable('always', true)
const forProduction = variable('production')
const forProductionSecret = variable('production', true)
const forPayments = variable('payments')
const forPaymentsSecret = variable('payments', true)
const forWallet = variable('wallet')
const forWalletSecret = variable('wallet', true)
const sampled = variable('sample')

const texts = read.listOf(read.anyText)
const environment = read.oneOf('production', 'development', 'test')
const host = read.matching(/^[A-Za-z0-9.:_-]+$/, 'must be an address or a host name to listen on')
const keyId = read.matching(
  /^rzp_(test|live)_[A-Za-z0-9_]+$/,
  'must be a key id that begins with rzp_test_ or rzp_live_',
)
const swa = read.matching(/^0x[0-9a-fA-F]{40}$/, 'Invalid clientSWA format (must be 0x and 40 hex digits)')
/** Empty for a seller who is not registered under GST. */
const sellerGstin = (text: string): string => {
  if (text === 'none') return ''
  const number_ = readGstin(text)
  if (!number_.valid || number_.value !== text)
    throw new read.BadValue('must be a GSTIN with a right check digit, or the word none')
  return text
}
/** By financial year. */
function lettersOfUndertaking(text: string): Readonly<Record<string, string>> {
  const entries = text.split(',').map(entry => /^(\d{2}-\d{2}):([A-Z0-9]{15})$/.exec(entry.trim())?.slice(1) ?? [])
  const years = entries.map(([year = '']) => year)
  const isInOrder = years.every(year => year !== '' && (Number(year.slice(0, 2)) + 1) % 100 === Number(year.slice(3)))
  if (!isInOrder || new Set(years).size < years.length) {
    throw new read.BadValue('must be financial years, each once and with its number, such as 26-27:AD290326000002B')
  }
  return Object.fromEntries(entries)
}
const token = read.matching(/^[\x21-\x7e]+$/, 'must be a text without spaces')
const logOrigin = read.matching(
  /^[a-z0-9.:[\]-]+(\/[a-z0-9._~-]+)*$/,
  'must be a host and a path such as example.org/log',
)
const bucket = read.matching(
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  'must be the name of a bucket: small letters, digits, - and .',
)
const storageRegion = read.matching(/^[A-Za-z0-9-]{1,40}$/, 'must be the name of a region such as us-east-1')
const levels = read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')

/** Outside production, an optional variable without a value is an empty text or list. */
export const VARIABLES = {
  production: optional('NODE_ENV', text => environment(text) === 'production', false),
  insecure: optional('ALLOW_INSECURE', read.either('1', '0'), false),
  testPayments: optional('ALLOW_TEST_PAYMENTS', read.either('1', '0'), false),
  port: optional('PORT', read.port, 8080),
  host: optional('HOST', host, '127.0.0.1'),
  publicOrigin: optional('PUBLIC_ORIGIN', read.origin, ''),
  corsOrigins: optional('CORS_ORIGINS', read.listOf(read.origin), []),
  mongodbUri: requiredSecret('MONGODB_URI', read.mongoUri, ''),
  storage: {
    endpoint: optional('S3_ENDPOINT', read.baseUrl, ''),
    bucket: optional('S3_BUCKET', bucket, ''),
    region: optional('S3_REGION', storageRegion, 'us-east-1'),
    accessKeyId: optionalSecret('S3_ACCESS_KEY_ID', token, ''),
    secretAccessKey: optionalSecret('S3_SECRET_ACCESS_KEY', token, ''),
    encryption: optional('S3_ENCRYPTION', read.oneOf('AES256', 'aws:kms', 'none'), 'AES256'),
    takesNew: optional('S3_UPLOADS', read.either('on', 'off'), true),
  },
  google: {
    clientIds: required('GOOGLE_CLIENT_ID', texts, []),
    certsUrl: optional('GOOGLE_CERTS_URL', read.httpUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
    issuers: optional('GOOGLE_ISSUER', texts, ['https://accounts.google.com', 'accounts.google.com']),
    scriptUrl: optional('GOOGLE_SCRIPT_URL', read.httpUrl, 'https://accounts.google.com/gsi/client'),
    authorizeUrl: optional('GOOGLE_AUTHORIZE_URL', read.httpUrl, 'https://accounts.google.com/o/oauth2/v2/auth'),
  },
  /** Off: every account has what Pro has, and nothing is sold. */
  payments: optional('PAYMENTS', read.either('on', 'off'), true),
  razorpay: {
    keyId: forPayments('RAZORPAY_KEY_ID', keyId, ''),
    keySecret: forPaymentsSecret('RAZORPAY_KEY_SECRET', read.anyText, ''),
    webhookSecrets: forPaymentsSecret('RAZORPAY_WEBHOOK_SECRET', texts, []),
    baseUrl: optional('RAZORPAY_BASE_URL', read.baseUrl, 'https://api.razorpay.com'),
    checkoutUrl: optional('RAZORPAY_CHECKOUT_URL', read.httpUrl, 'https://checkout.razorpay.com/v1/checkout.js'),
  },
  wallet: {
    isOn: optional('WALLET', read.either('on', 'off'), true),
    environment: optional('WALLET_ENVIRONMENT', read.oneOf('sandbox', 'staging', 'production'), 'sandbox'),
    clientPrivateKey: forWalletSecret('WALLET_CLIENT_PRIVATE_KEY', read.walletKey, ''),
    clientSwa: forWallet('WALLET_CLIENT_SWA', swa, ''),
    bffUrl: optional('WALLET_BFF_URL', read.baseUrl, ''),
    onboardingUrl: optional('WALLET_ONBOARDING_URL', read.httpUrl, ''),
    googleClientId: optional(
      'WALLET_GOOGLE_CLIENT_ID',
      read.anyText,
      '625834323626-c0rnc34fogig1n059prr5q73p6a6uulf.apps.googleusercontent.com',
    ),
    sdkCallers: optional('WALLET_SDK_CALLERS', read.either('on', 'off'), false),
  },
  keysFile: optional('KEYS_FILE', read.anyText, ''),
  attestationKeys: forProductionSecret('ATTESTATION_KEYS', read.jwkSet, []),
  credentialKeys: forProductionSecret('CREDENTIAL_KEYS', read.ed25519Set, []),
  walletJwtKeys: forWalletSecret('WALLET_JWT_KEYS', read.jwkSet, []),
  revokedKids: optional('REVOKED_KIDS', texts, []),
  credentials: {
    hosts: optional('CREDENTIAL_HOSTS', read.listOf(read.hostAddress), []),
    roots: optionalSecret('CREDENTIAL_ROOTS', read.certificates, []),
  },
  seal: {
    key: optionalSecret('SEAL_KEY', read.rsaKey, ''),
    certificates: optionalSecret('SEAL_CERTIFICATE', read.certificates, []),
  },
  log: {
    key: optionalSecret('LOG_KEY', read.ed25519Key, null),
    origin: optional('LOG_ORIGIN', logOrigin, ''),
    witnesses: optional('LOG_WITNESSES', read.listOf(read.witness), []),
    checkpointFile: optional('LOG_CHECKPOINT_FILE', writableFile, ''),
  },
  mail: {
    url: forProductionSecret('SMTP_URL', read.smtpUrl, ''),
    from: forProduction('MAIL_FROM', read.mailbox, ''),
  },
  adminEmails: optional(
    'ADMIN_EMAILS',
    read.listOf(text => read.email(text).toLowerCase()),
    [],
  ),
  seller: {
    name: sampled('SELLER_NAME', read.anyText, ''),
    address: sampled('SELLER_ADDRESS', read.anyText, ''),
    gstin: sampled('SELLER_GSTIN', sellerGstin, ''),
    sac: optional('SELLER_SAC', read.matching(/^99\d{4}$/, 'must be 6 digits that begin with 99'), '998439'),
    luts: optional('SELLER_LUT', lettersOfUndertaking, {}),
  },
  supportEmail: optional('SUPPORT_EMAIL', read.email, ''),
  metricsToken: optionalSecret('METRICS_TOKEN', token, ''),
  logLevel: optional('LOG_LEVEL', levels, 'info'),
  logPages: optional('LOG_PAGES', read.share, 1),
  telemetry: {
    endpoint: optional('OTEL_EXPORTER_OTLP_ENDPOINT', read.baseUrl, ''),
    headers: optionalSecret('OTEL_EXPORTER_OTLP_HEADERS', read.listOf(read.header), []),
    serviceName: optional('OTEL_SERVICE_NAME', read.anyText, 'trucv'),
    share: optional('OTEL_TRACES_SAMPLER_ARG', read.share, 1),
  },
  trustProxy: optional('TRUST_PROXY', read.listOf(read.proxyAddress), []),
  drainSeconds: optional('DRAIN_SECONDS', read.seconds, 0),
  jobs: optional('JOBS', read.either('on', 'off'), true),
  rateLimitFactor: optional('RATE_LIMIT_FACTOR', read.factor, 1),
}

type ValuesOf<T> = { readonly [K in keyof T]: T[K] extends Variable<infer V> ? V : ValuesOf<T[K]> }
/** The value of every variable. */
export type Settings = ValuesOf<typeof VARIABLES>
/** Variables and groups of them, by their keys in the configuration. */
export type Group = { [key: string]: Variable<unknown> | Group }

export const isVariable = (entry: Variable<unknown> | Group): entry is Variable<unknown> =>
  typeof entry.parse === 'function'
const all = Object.values<Variable<unknown> | Group>(VARIABLES).flatMap(entry =>
  isVariable(entry) ? [entry] : (Object.values(entry) as Variable<unknown>[]),
)

/** Every variable that the service knows, without the file twins: a secret may also be given as a file, NAME_FILE. */
export const variableNames = all.map(({ name }) => name)
export const secretNames = all.filter(({ secret }) => secret).map(({ name }) => name)

/** `texts`: the variables as given (trimmed). `values`: with defaults for missing and invalid ones. */
export type Reading = { values: Settings; texts: Readonly<Record<string, string>>; problems: Problem[] }

/** Reads every variable and collects every problem; never throws. */
export function readVariables(env: Environment): Reading {
  const texts: Record<string, string> = {}
  const { keys, problems } = keysOf(env)
  const readOne = ({ name, parse, fallback, secret }: Variable<unknown>) => {
    try {
      const text = keys[name] || (secret ? secretText(env, name) : trimmed(env[name]))
      if (text === '') return fallback
      texts[name] = text
      return parse(text)
    } catch (error) {
      if (!(error instanceof read.BadValue)) throw error
      problems.push({ name, message: `${error.message}${keys[name] ? ', in the file that KEYS_FILE names' : ''}` })
      return fallback
    }
  }
  const readAll = (group: Group): unknown =>
    Object.fromEntries(
      Object.entries(group).map(([key, entry]) => [key, isVariable(entry) ? readOne(entry) : readAll(entry)]),
    )
  const reading = { values: readAll(VARIABLES) as Settings, texts, problems }
  return { ...reading, problems: [...problems, ...missing(reading)] }
}

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/** A secret's text, from the variable or from the file that its twin names. */
function secretText(env: Environment, name: string): string {
  const path = trimmed(env[`${name}_FILE`])
  const text = trimmed(env[name])
  if (path === '') return text
  if (text !== '') throw new read.BadValue(`must not be set together with ${name}_FILE`)
  const content = trimmed(contentOf(path))
  if (content === '') throw new read.BadValue(`${name}_FILE must name a file that can be read and is not empty`)
  return content
}

/** A file that can be replaced: its folder must be there. */
function writableFile(path: string): string {
  try {
    accessSync(dirname(path), constants.W_OK)
    return path
  } catch {
    throw new read.BadValue('must name a file in a folder that can be written to')
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function missing({ values, texts, problems }: Reading): Problem[] {
  const { production } = values
  const payments = production && values.payments
  const wallet = production && values.wallet.isOn
  const demanded = { never: false, always: true, production, payments, wallet, sample: payments && !values.insecure }
  const known = new Set([...Object.keys(texts), ...problems.map(problem => problem.name)])
  const unset = all.filter(({ name, needed }) => demanded[needed] && !known.has(name))
  const keys = unset.map(({ name }) => name).filter(isKeyName)
  const message = `must be a file with ${keys.join(', ')}; what makes it: ${MAKE_KEYS.all}`
  const isSaid = keys.length === 0 || problems.some(({ name }) => name === 'KEYS_FILE')
  const others = unset
    .filter(({ name }) => !isKeyName(name))
    .map(({ name, needed }) => ({ name, message: needed === 'always' ? 'must be set' : 'must be set in production' }))
  return isSaid ? others : [...others, { name: 'KEYS_FILE', message }]
}
