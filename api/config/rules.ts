// Which values may not be combined: stand-ins with real money or real data, and settings that make a production unsafe. Pure; messages name
// variables and never quote values.

import { ENVIRONMENTS } from '../core/wallet/environments.ts'
import { certificateOf, chainProblem } from '../crypto/cms.ts'
import type { Jwk } from '../crypto/signer.ts'
import { isLoopbackHost, partsOfMongoUri } from './values.ts'
import { type Problem, type Reading, SAMPLES, type Settings, VARIABLES } from './variables.ts'

export type Party = 'database' | 'google' | 'razorpay' | 'wallet' | 'smtp' | 'issuers' | 'witness'
/** An outside address in use: whose it is, the variable that sets it, and whether it is the real party's. */
type Address = { party: Party; name: string; url: string; real: boolean }

const REAL = VARIABLES.google

/** The defaults are the addresses of the real parties. Parties that are switched off have none. */
export function addressesOf(settings: Settings): Address[] {
  const { mongodbUri, google, razorpay, wallet, mail, credentials, log, payments } = settings
  const vendor = ENVIRONMENTS[wallet.environment]
  const address = (party: Party, name: string, url: string, real: boolean) => ({ party, name, url, real })
  const atOrigin = (party: Party, name: string, url: string, real: string) =>
    address(party, name, url, new URL(url).origin === new URL(real).origin)
  const { baseUrl, checkoutUrl } = VARIABLES.razorpay
  return [
    address('database', 'MONGODB_URI', mongodbUri, !partsOfMongoUri(mongodbUri)?.embedded),
    address('google', 'GOOGLE_CERTS_URL', google.certsUrl, google.certsUrl === REAL.certsUrl.fallback),
    ...google.issuers.map(issuer => address('google', 'GOOGLE_ISSUER', issuer, isGoogle(issuer))),
    atOrigin('google', 'GOOGLE_SCRIPT_URL', google.scriptUrl, REAL.scriptUrl.fallback),
    atOrigin('google', 'GOOGLE_AUTHORIZE_URL', google.authorizeUrl, REAL.authorizeUrl.fallback),
    ...(payments
      ? [
          atOrigin('razorpay', 'RAZORPAY_BASE_URL', razorpay.baseUrl, baseUrl.fallback),
          atOrigin('razorpay', 'RAZORPAY_CHECKOUT_URL', razorpay.checkoutUrl, checkoutUrl.fallback),
        ]
      : []),
    ...(wallet.isOn
      ? [
          atOrigin('wallet', 'WALLET_BFF_URL', wallet.bffUrl, vendor.bffUrl),
          atOrigin('wallet', 'WALLET_ONBOARDING_URL', wallet.onboardingUrl, vendor.onboardingUrl),
        ]
      : []),
    address('smtp', 'SMTP_URL', mail.url, mail.url === '' || !isLoopbackHost(new URL(mail.url).host)),
    ...log.witnesses.map(({ url }) => address('witness', 'LOG_WITNESSES', url, isOutside(url))),
    ...credentials.hosts.map(([, base]) => address('issuers', 'CREDENTIAL_HOSTS', base, false)),
  ]
}

const isOutside = (url: string) => url.startsWith('https:') && !isLoopbackHost(new URL(url).host)
const isGoogle = (issuer: string) => REAL.issuers.fallback.includes(issuer)

const unrealOf = (settings: Settings) => addressesOf(settings).filter(address => !address.real)

/** The outside parties that are replaced by stand-ins, each once. */
export const standInsOf = (settings: Settings): Party[] => [...new Set(unrealOf(settings).map(({ party }) => party))]

/** Every rule that the configuration as a whole breaks. */
export function brokenRules(settings: Settings, texts: Reading['texts']): Problem[] {
  const always = [
    ...pairs(texts),
    ...keyRules(settings),
    ...sealRules(settings),
    ...sellerRules(settings),
    ...standInRules(settings),
  ]
  return settings.production && !settings.insecure ? [...always, ...unsafe(settings, texts)] : always
}

const problemIf = (broken: boolean, name: string, message: string): Problem[] => (broken ? [{ name, message }] : [])

/** Object storage needs all of these. */
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Settings that have an effect only together. */
function pairs(texts: Reading['texts']): Problem[] {
  const needs = [
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
    ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
    ['WALLET_CLIENT_PRIVATE_KEY', 'WALLET_CLIENT_SWA'],
    ['WALLET_CLIENT_SWA', 'WALLET_CLIENT_PRIVATE_KEY'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['SEAL_KEY', 'SEAL_CERTIFICATE'],
    ['SEAL_CERTIFICATE', 'SEAL_KEY'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ] as const
  const [someS3] = Object.keys(texts).filter(name => name.startsWith('S3_'))
  return [...needs, ...(someS3 ? S3.map(needed => [someS3, needed] as const) : [])].flatMap(([set, needed]) =>
    problemIf(texts[set] !== undefined && texts[needed] === undefined, needed, `must be set beside ${set}`),
  )
}

function keyRules({ attestationKeys, credentialKeys, walletJwtKeys, revokedKids, log }: Settings): Problem[] {
  const revoked = ([key]: readonly Jwk[]) => revokedKids.includes(String(key?.kid))
  const inBoth = (ones: readonly Jwk[], others: readonly Jwk[]) =>
    ones.some(one => others.some(other => one.kid === other.kid || one.x === other.x))
  const first = 'must begin with a key whose kid is not in REVOKED_KIDS: the first one signs'
  const apart = 'must have no key and no kid in common with ATTESTATION_KEYS'
  return [
    ...problemIf(inBoth(attestationKeys, walletJwtKeys), 'WALLET_JWT_KEYS', apart),
    ...problemIf(inBoth(attestationKeys, credentialKeys), 'CREDENTIAL_KEYS', apart),
    ...problemIf(
      inBoth(log.key ? [log.key] : [], credentialKeys),
      'LOG_KEY',
      'must be another key than CREDENTIAL_KEYS',
    ),
    ...problemIf(revoked(attestationKeys), 'ATTESTATION_KEYS', first),
    ...problemIf(revoked(credentialKeys), 'CREDENTIAL_KEYS', first),
    ...problemIf(revoked(walletJwtKeys), 'WALLET_JWT_KEYS', first),
  ]
}

function sealRules({ seal: { key, certificates } }: Settings): Problem[] {
  if (!key || certificates.length === 0) return []
  const message = chainProblem(key, certificates)
  return message ? [{ name: 'SEAL_CERTIFICATE', message }] : []
}

function sellerRules({ payments, seller: { gstin, luts } }: Settings): Problem[] {
  const isAlone = payments && gstin === '' && Object.keys(luts).length > 0
  return problemIf(isAlone, 'SELLER_LUT', 'must not be set beside SELLER_GSTIN=none: only a registered seller has one')
}

/** Always refused; no setting overrides these. */
function standInRules(settings: Settings): Problem[] {
  const { google, razorpay, wallet, mongodbUri } = settings
  const unreal = unrealOf(settings)
  const unrealGoogle = unreal.filter(({ party }) => party === 'google')
  const refuse = (addresses: Address[], beside: string) =>
    addresses.map(({ name }) => ({
      name,
      message: `must be the real party's address, not a stand-in, together with ${beside}`,
    }))
  // A missing address is a problem of its own.
  const isLocal = partsOfMongoUri(mongodbUri)?.hosts.every(isLoopbackHost) ?? true
  const mixed = google.certsUrl !== REAL.certsUrl.fallback && google.issuers.some(isGoogle)
  return [
    ...(settings.payments && razorpay.keyId.startsWith('rzp_live_') ? refuse(unreal, 'an rzp_live_ key') : []),
    ...(wallet.isOn && wallet.environment === 'production' ? refuse(unreal, 'WALLET_ENVIRONMENT=production') : []),
    ...(isLocal ? [] : refuse(unrealGoogle, 'a MONGODB_URI that is not on this machine')),
    ...problemIf(mixed, 'GOOGLE_ISSUER', "must not be Google's while GOOGLE_CERTS_URL is not"),
  ]
}

/** Refused in production unless ALLOW_INSECURE=1. */
function unsafe(settings: Settings, texts: Reading['texts']): Problem[] {
  const notHere = 'must not be on this machine in production'
  const https = "must be the real party's https address in production, not plain http, not on this machine"
  const isLocal = partsOfMongoUri(settings.mongodbUri)?.hosts.some(isLoopbackHost) ?? false
  const { protocol, host } = new URL(settings.publicOrigin)
  const isOpen = protocol !== 'https:' || isLoopbackHost(host)
  const { endpoint } = settings.storage
  const isStorageOpen = endpoint !== '' && (!endpoint.startsWith('https:') || isLoopbackHost(new URL(endpoint).host))
  return [
    ...unrealOf(settings).map(({ name, party }) => ({
      name,
      message: party === 'database' || party === 'smtp' ? notHere : https,
    })),
    ...problemIf(isLocal, 'MONGODB_URI', notHere),
    ...problemIf(isStorageOpen, 'S3_ENDPOINT', 'must be an https address in production, not on this machine'),
    ...weakSettings(settings),
    ...problemIf(isOpen, 'PUBLIC_ORIGIN', 'must be an https origin in production, not on this machine'),
    ...sampleProblems(texts),
    ...sandboxKeys(settings),
  ]
}

/** Settings that make a production unsafe: no limits, guessable secrets, a database by accident or one member of its set. */
function weakSettings({ razorpay, storage, metricsToken, mongodbUri, rateLimitFactor }: Settings): Problem[] {
  const { database = 'unread', isDirect = false } = partsOfMongoUri(mongodbUri) ?? {}
  const secrets = {
    RAZORPAY_KEY_SECRET: [razorpay.keySecret],
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecrets,
    S3_SECRET_ACCESS_KEY: [storage.secretAccessKey],
    METRICS_TOKEN: [metricsToken],
  }
  const isShort = (text: string) => text !== '' && text.length < 16
  const own = 'must name a database of its own in production, such as mongodb://host:27017/trucv'
  const direct = 'must not set directConnection in production: it stays with one member'
  return [
    ...Object.entries(secrets).flatMap(([name, texts]) =>
      problemIf(texts.some(isShort), name, 'must have at least 16 characters in production'),
    ),
    ...problemIf(rateLimitFactor === 0, 'RATE_LIMIT_FACTOR', 'must be above 0 in production'),
    ...problemIf(['', 'admin', 'config', 'local'].includes(database), 'MONGODB_URI', own),
    ...problemIf(isDirect, 'MONGODB_URI', direct),
  ]
}

function sampleProblems(texts: Reading['texts']): Problem[] {
  const reserved = /(^|[@./])example\.(com|net|org)\b/i
  const samples: Record<string, string> = SAMPLES
  return Object.entries(texts).flatMap(([name, text]) =>
    problemIf(
      samples[name] === text || reserved.test(text),
      name,
      'must be a value of your own in production, not the sample',
    ),
  )
}

/** Values that the sandbox generates. */
function sandboxKeys(settings: Settings): Problem[] {
  const { wallet, attestationKeys, credentialKeys, walletJwtKeys, log } = settings
  const { keyId } = settings.razorpay
  const [certificate] = settings.seal.certificates
  const generated = (keys: readonly Jwk[]) => keys.some(key => String(key.kid).startsWith('sandbox-'))
  const own = 'must be made for production, not by the sandbox'
  const isSandboxSeal = (pem: string) => certificateOf(pem).subject === 'CN=TruCV sandbox'
  const isTest = settings.payments && keyId !== '' && !keyId.startsWith('rzp_live_') && !settings.testPayments
  return [
    ...problemIf(
      isTest,
      'RAZORPAY_KEY_ID',
      'must be a live key in production, rzp_live_..., unless ALLOW_TEST_PAYMENTS=1',
    ),
    ...problemIf(/sandbox/i.test(keyId), 'RAZORPAY_KEY_ID', own),
    ...problemIf(/^0x5a4db0c5/i.test(wallet.clientSwa), 'WALLET_CLIENT_SWA', own),
    ...problemIf(generated(attestationKeys), 'ATTESTATION_KEYS', own),
    ...problemIf(generated(credentialKeys), 'CREDENTIAL_KEYS', own),
    ...problemIf(generated(log.key ? [log.key] : []), 'LOG_KEY', own),
    ...problemIf(generated(walletJwtKeys), 'WALLET_JWT_KEYS', own),
    ...problemIf(certificate !== undefined && isSandboxSeal(certificate), 'SEAL_CERTIFICATE', own),
  ]
}
