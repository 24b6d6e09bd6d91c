// The table of variables: how each is read, what stands in when it is not set, whether it is a secret. Knows each alone;
// what may not stand beside what is in rules.ts.
import { readFileSync } from 'node:fs'
import type { Jwk } from '../crypto/signer.ts'
import * as read from './values.ts'

export type Environment = Record<string, string | undefined>
export type Problem = { name: string; message: string }

/** Placeholders: the ones of .env.example, and what stands in for the seller's details outside production. */
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
  SELLER_GSTIN: '29AAAAA0000A1Z5',
  SUPPORT_EMAIL: 'support@example.com',
  METRICS_TOKEN: 'your-metrics-token',
} as const

type Variable<T> = { parse: read.Parse<T>; fallback: T; needed: Need; secret: boolean }
/** When a variable must be set; `sample`: always, but outside production a sample value stands in. */
type Need = 'never' | 'always' | 'production' | 'sample'

const variable =
  (needed: Need, secret = false) =>
  <T>(parse: read.Parse<T>, fallback: T): Variable<T> => ({ parse, fallback, needed, secret })
const optional = variable('never')
const optionalSecret = variable('never', true)
const required = variable('always')
const requiredSecret = variable('always', true)
const forProduction = variable('production')
const forProductionSecret = variable('production', true)
const sampled = variable('sample')

const NO_TEXTS: readonly string[] = []
const NO_KEYS: readonly Jwk[] = []
const listOfTexts = read.listOf(read.anyText)
const gstin = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const levels = read.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')

const VARIABLES = {
  NODE_ENV: optional(read.oneOf('production', 'development', 'test'), 'development'),
  ALLOW_INSECURE: optional(read.either('1', '0'), false),
  PORT: optional(read.port, 8080),
  HOST: optional(read.matching(/^[A-Za-z0-9.:_-]+$/, 'must be an address or a host name to listen on'), '127.0.0.1'),
  PUBLIC_ORIGIN: optional(read.origin, ''),
  CORS_ORIGINS: optional(read.listOf(read.origin), NO_TEXTS),
  MONGODB_URI: requiredSecret(read.mongoUri, ''),
  GOOGLE_CLIENT_ID: required(listOfTexts, NO_TEXTS),
  GOOGLE_CERTS_URL: optional(read.httpUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  GOOGLE_ISSUER: optional(listOfTexts, ['https://accounts.google.com', 'accounts.google.com']),
  GOOGLE_SCRIPT_URL: optional(read.httpUrl, 'https://accounts.google.com/gsi/client'),
  GOOGLE_AUTHORIZE_URL: optional(read.httpUrl, 'https://accounts.google.com/o/oauth2/v2/auth'),
  RAZORPAY_KEY_ID: forProduction(
    read.matching(/^rzp_(test|live)_[A-Za-z0-9_]+$/, 'must be a key id that begins with rzp_test_ or rzp_live_'),
    '',
  ),
  RAZORPAY_KEY_SECRET: forProductionSecret(read.anyText, ''),
  RAZORPAY_WEBHOOK_SECRET: forProductionSecret(listOfTexts, NO_TEXTS),
  RAZORPAY_BASE_URL: optional(read.baseUrl, 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: optional(read.httpUrl, 'https://checkout.razorpay.com/v1/checkout.js'),
  WALLET_ENVIRONMENT: optional(read.oneOf('sandbox', 'staging', 'production'), 'sandbox'),
  WALLET_CLIENT_PRIVATE_KEY: forProductionSecret(read.walletKey, ''),
  WALLET_CLIENT_SWA: forProduction(
    read.matching(/^0x[0-9a-fA-F]{40}$/, 'Invalid clientSWA format (must be 0x and 40 hex digits)'),
    '',
  ),
  WALLET_BFF_URL: optional(read.baseUrl, ''),
  WALLET_ONBOARDING_URL: optional(read.httpUrl, ''),
  WALLET_GOOGLE_CLIENT_ID: optional(
    read.anyText,
    '625834323626-c0rnc34fogig1n059prr5q73p6a6uulf.apps.googleusercontent.com',
  ),
  WALLET_SDK_CALLERS: optional(read.either('on', 'off'), false),
  ATTESTATION_KEYS: forProductionSecret(read.jwkSet, NO_KEYS),
  WALLET_JWT_KEYS: forProductionSecret(read.jwkSet, NO_KEYS),
  REVOKED_KIDS: optional(listOfTexts, NO_TEXTS),
  SMTP_URL: forProductionSecret(read.smtpUrl, ''),
  MAIL_FROM: forProduction(read.mailbox, ''),
  ADMIN_EMAILS: optional(
    read.listOf(text => read.email(text).toLowerCase()),
    NO_TEXTS,
  ),
  SELLER_NAME: sampled(read.anyText, SAMPLES.SELLER_NAME),
  SELLER_ADDRESS: sampled(read.anyText, SAMPLES.SELLER_ADDRESS),
  SELLER_GSTIN: sampled(read.matching(gstin, 'must be a GSTIN, 15 characters'), SAMPLES.SELLER_GSTIN),
  SUPPORT_EMAIL: sampled(read.email, SAMPLES.SUPPORT_EMAIL),
  METRICS_TOKEN: optionalSecret(read.matching(/^[\x21-\x7e]+$/, 'must be a text without spaces'), ''),
  LOG_LEVEL: optional(levels, 'info'),
  TRUST_PROXY: optional(read.listOf(read.proxyAddress), NO_TEXTS),
  RATE_LIMIT_FACTOR: optional(read.factor, 1),
} satisfies Record<string, Variable<never> | Variable<unknown>>

type Name = keyof typeof VARIABLES
/** Every variable read, by its own name. */
export type Values = { [N in Name]: ReturnType<(typeof VARIABLES)[N]['parse']> }

/** Every variable that the service knows, but for the file twins; the secrets among them may also be given as a file, NAME_FILE. */
export const variableNames = Object.keys(VARIABLES) as Name[]
export const secretNames = variableNames.filter(name => VARIABLES[name].secret)

/** What was read: `texts` as they were given (trimmed), `values` with what stands in for the unset and the bad ones. */
export type Reading = { values: Values; texts: Partial<Record<Name, string>>; problems: Problem[] }

/** Reads every variable and collects every problem; never throws. */
export function readVariables(env: Environment): Reading {
  const problems: Problem[] = []
  const texts: Reading['texts'] = {}
  const values: Record<string, unknown> = {}
  for (const name of variableNames) {
    const { parse, fallback, secret } = VARIABLES[name]
    values[name] = fallback
    try {
      const text = secret ? secretText(env, name) : trimmed(env[name])
      if (text === '') continue
      texts[name] = text
      values[name] = parse(text)
    } catch (error) {
      if (!(error instanceof read.BadValue)) throw error
      problems.push({ name, message: error.message })
    }
  }
  const reading = { values: values as Values, texts, problems }
  problems.push(...missing(reading))
  return reading
}

const trimmed = (text: string | undefined) => text?.trim() ?? ''

/** A secret's text, from the variable or from the file that its twin names. */
function secretText(env: Environment, name: Name): string {
  const path = trimmed(env[`${name}_FILE`])
  const text = trimmed(env[name])
  if (path === '') return text
  if (text !== '') throw new read.BadValue(`must not be set together with ${name}_FILE`)
  const content = trimmed(contentOf(path))
  if (content === '') throw new read.BadValue(`${name}_FILE must name a file that can be read and is not empty`)
  return content
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function missing({ values, texts, problems }: Reading): Problem[] {
  const production = values.NODE_ENV === 'production'
  const demanded: Record<Need, boolean> = {
    never: false,
    always: true,
    production,
    sample: production && !values.ALLOW_INSECURE,
  }
  const unset = (name: Name) => texts[name] === undefined && !problems.some(problem => problem.name === name)
  return variableNames
    .filter(name => unset(name) && demanded[VARIABLES[name].needed])
    .map(name => ({ name, message: VARIABLES[name].needed === 'always' ? 'must be set' : 'must be set in production' }))
}
