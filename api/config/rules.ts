// What may not stand beside what: stand-ins beside real money and real data, and what an unsafe production is.
// Pure; messages name variables and never quote values.

import { ENVIRONMENTS } from '../core/wallet/environments.ts'
import type { Jwk } from '../crypto/signer.ts'
import type { Config, Party } from './shape.ts'
import { isLoopbackHost, partsOfMongoUri } from './values.ts'
import { type Problem, type Reading, SAMPLES } from './variables.ts'

type WalletEnvironment = Config['wallet']['environment']

/** The wallet vendor's own addresses. */
export const WALLET_ADDRESSES: Record<WalletEnvironment, { bffUrl: string; onboardingUrl: string }> = ENVIRONMENTS

const GOOGLE_CERTS = 'https://www.googleapis.com/oauth2/v3/certs'
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** An outside address in use: whose it is, the variable that sets it, and whether it is the real party's. */
type Address = { party: Party; name: string; url: string; real: boolean }
/** The part of a Config that the addresses are read from. */
type Addressed = Pick<Config, 'mongodbUri' | 'google' | 'razorpay' | 'wallet' | 'mail'>

const at = (origin: string) => (url: string) => new URL(url).origin === origin

export function addressesOf({ mongodbUri, google, razorpay, wallet, mail }: Addressed): Address[] {
  const vendor = WALLET_ADDRESSES[wallet.environment]
  const atGoogle = at('https://accounts.google.com')
  const address = (party: Party, name: string, url: string, real: boolean) => ({ party, name, url, real })
  return [
    address('database', 'MONGODB_URI', mongodbUri, !partsOfMongoUri(mongodbUri)?.embedded),
    address('google', 'GOOGLE_CERTS_URL', google.certsUrl, google.certsUrl === GOOGLE_CERTS),
    ...google.issuers.map(issuer => address('google', 'GOOGLE_ISSUER', issuer, GOOGLE_ISSUERS.includes(issuer))),
    address('google', 'GOOGLE_SCRIPT_URL', google.scriptUrl, atGoogle(google.scriptUrl)),
    address('google', 'GOOGLE_AUTHORIZE_URL', google.authorizeUrl, atGoogle(google.authorizeUrl)),
    address('razorpay', 'RAZORPAY_BASE_URL', razorpay.baseUrl, at('https://api.razorpay.com')(razorpay.baseUrl)),
    address(
      'razorpay',
      'RAZORPAY_CHECKOUT_URL',
      razorpay.checkoutUrl,
      at('https://checkout.razorpay.com')(razorpay.checkoutUrl),
    ),
    address('wallet', 'WALLET_BFF_URL', wallet.bffUrl, at(new URL(vendor.bffUrl).origin)(wallet.bffUrl)),
    address(
      'wallet',
      'WALLET_ONBOARDING_URL',
      wallet.onboardingUrl,
      at(new URL(vendor.onboardingUrl).origin)(wallet.onboardingUrl),
    ),
    address('smtp', 'SMTP_URL', mail.url, mail.url === '' || !isLoopbackHost(new URL(mail.url).host)),
  ]
}

/** The outside parties that are not the real ones, each once. */
export const standInsOf = (config: Addressed): Party[] => [
  ...new Set(
    addressesOf(config)
      .filter(address => !address.real)
      .map(address => address.party),
  ),
]

/** Every rule that the configuration as a whole breaks. */
export function brokenRules(config: Config, texts: Reading['texts']): Problem[] {
  const production = config.production && !config.insecure
  return [...pairs(texts), ...keyRules(config), ...standInRules(config), ...(production ? unsafe(config, texts) : [])]
}

const problem = (name: string, message: string): Problem => ({ name, message })

/** Settings that are of no use one without the other. */
function pairs(texts: Reading['texts']): Problem[] {
  const together = [
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
    ['WALLET_CLIENT_PRIVATE_KEY', 'WALLET_CLIENT_SWA'],
  ] as const
  const needs = [
    ...together,
    ...together.map(([one, other]) => [other, one] as const),
    ['SMTP_URL', 'MAIL_FROM'] as const,
  ]
  return needs
    .filter(([set, needed]) => texts[set] !== undefined && texts[needed] === undefined)
    .map(([set, needed]) => problem(needed, `must be set beside ${set}`))
}

function keyRules({ attestationKeys, walletJwtKeys, revokedKids }: Config): Problem[] {
  const revoked = ([key]: readonly Jwk[]) => revokedKids.includes(String(key?.kid))
  const twice = attestationKeys.some(one => walletJwtKeys.some(other => one.kid === other.kid || one.x === other.x))
  const first = 'must begin with a key whose kid is not in REVOKED_KIDS: the first one signs'
  return [
    ...(twice ? [problem('WALLET_JWT_KEYS', 'must have no key and no kid in common with ATTESTATION_KEYS')] : []),
    ...(revoked(attestationKeys) ? [problem('ATTESTATION_KEYS', first)] : []),
    ...(revoked(walletJwtKeys) ? [problem('WALLET_JWT_KEYS', first)] : []),
  ]
}

/** Refused always: nothing overrides these. */
function standInRules(config: Config): Problem[] {
  const unreal = addressesOf(config).filter(address => !address.real)
  const unrealGoogle = unreal.filter(address => address.party === 'google')
  const refuse = (addresses: Address[], beside: string) =>
    addresses.map(({ name }) => problem(name, `must be the real party's, no stand-in, beside ${beside}`))
  const mixed =
    config.google.certsUrl !== GOOGLE_CERTS && config.google.issuers.some(name => GOOGLE_ISSUERS.includes(name))
  return [
    ...(config.razorpay.keyId.startsWith('rzp_live_') ? refuse(unreal, 'an rzp_live_ key') : []),
    ...(config.wallet.environment === 'production' ? refuse(unreal, 'WALLET_ENVIRONMENT=production') : []),
    ...(isLocalDatabase(config) ? [] : refuse(unrealGoogle, 'a MONGODB_URI that is not on this machine')),
    ...(mixed ? [problem('GOOGLE_ISSUER', "must not be Google's while GOOGLE_CERTS_URL is not")] : []),
  ]
}

/** No address yet (its own problem says so) counts as local. */
const isLocalDatabase = ({ mongodbUri }: Config) => partsOfMongoUri(mongodbUri)?.hosts.every(isLoopbackHost) ?? true

/** Refused in production unless ALLOW_INSECURE=1. */
function unsafe(config: Config, texts: Reading['texts']): Problem[] {
  const https = "must be the real party's https address in production, not plain http, not on this machine"
  const unreal = addressesOf(config).filter(address => !address.real)
  const local = texts.MONGODB_URI !== undefined && partsOfMongoUri(config.mongodbUri)?.hosts.some(isLoopbackHost)
  const origin = new URL(config.publicOrigin)
  const openOrigin = origin.protocol !== 'https:' || isLoopbackHost(origin.host)
  return [
    ...unreal.map(({ name, party }) =>
      problem(name, party === 'database' || party === 'smtp' ? 'must not be on this machine in production' : https),
    ),
    ...(local ? [problem('MONGODB_URI', 'must not be on this machine in production')] : []),
    ...(openOrigin ? [problem('PUBLIC_ORIGIN', 'must be an https origin in production, not on this machine')] : []),
    ...sampleProblems(texts),
    ...sandboxKeys(config),
  ]
}

function sampleProblems(texts: Reading['texts']): Problem[] {
  const reserved = /(^|[@./])example\.(com|net|org)\b/i
  return Object.entries(texts)
    .filter(([name, text]) => (SAMPLES as Record<string, string>)[name] === text || reserved.test(text))
    .map(([name]) => problem(name, 'must be a value of your own in production, not the sample'))
}

/** How the addresses of clients begin that the sandbox makes. */
const SANDBOX_CLIENT = /^0x5a4db0c5/i

function sandboxKeys({ razorpay, wallet, attestationKeys, walletJwtKeys }: Config): Problem[] {
  const generated = (keys: readonly Jwk[]) => keys.some(key => String(key.kid).startsWith('sandbox-'))
  const own = 'must be made for production, not by the sandbox'
  const live = razorpay.keyId === '' || (razorpay.keyId.startsWith('rzp_live_') && !/sandbox/i.test(razorpay.keyId))
  return [
    ...(live ? [] : [problem('RAZORPAY_KEY_ID', 'must be a live key of your own in production, rzp_live_...')]),
    ...(SANDBOX_CLIENT.test(wallet.clientSwa) ? [problem('WALLET_CLIENT_SWA', own)] : []),
    ...(generated(attestationKeys) ? [problem('ATTESTATION_KEYS', own)] : []),
    ...(generated(walletJwtKeys) ? [problem('WALLET_JWT_KEYS', own)] : []),
  ]
}
