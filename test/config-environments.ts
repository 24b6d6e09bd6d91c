// Environments for the tests of the configuration: local, a complete production, and every stand-in.
import { createHash, generateKeyPairSync } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { ConfigError, loadConfig } from '../api/config/config.ts'
import { makeCertificate } from '../api/crypto/new-keys.ts'

export type Env = Record<string, string | undefined>

/** A private ES256 key as a JWK. */
export function jwk(kid?: string, namedCurve = 'P-256'): Record<string, unknown> {
  const key = generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' })
  return { ...key, alg: 'ES256', use: 'sig', ...(kid === undefined ? {} : { kid }) }
}
export const set = (...keys: unknown[]) => JSON.stringify({ keys })
export const [one, two] = [jwk('one'), jwk('two')]

/** A private Ed25519 key as a JWK. */
export const okp = (kid?: string, curve: 'ed25519' | 'x25519' = 'ed25519'): Record<string, unknown> => ({
  ...generateKeyPairSync(curve as 'ed25519').privateKey.export({ format: 'jwk' }),
  ...(kid === undefined ? {} : { kid }),
})

/** A key with its certificate and that of its issuer, all as PEM. */
export function sealChain({
  from = new Date(Date.now() - 86_400_000),
  until = new Date(Date.now() + 86_400_000),
} = {}) {
  const [own, root] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2_048 }))
  const dates = { from, until }
  const issuer = { subject: 'Test root', key: root!.privateKey }
  const chain = [
    makeCertificate(own!.publicKey, { subject: 'TruCV', key: own!.privateKey, issuer, ...dates }),
    makeCertificate(root!.publicKey, { ...issuer, isIssuer: true, ...dates }),
  ]
  return { SEAL_KEY: own!.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), chain }
}
const SEAL = sealChain()

export const LOCAL: Env = { MONGODB_URI: 'mongodb://127.0.0.1:27017/trucv', GOOGLE_CLIENT_ID: 'client-1' }
export const LIVE: Env = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://cv.trucv.test',
  MONGODB_URI: 'mongodb://app:mongo-canary@db-1:27017,db-2:27017/trucv',
  GOOGLE_CLIENT_ID: 'client-1, client-2',
  RAZORPAY_KEY_ID: 'rzp_live_A1b2C3d4',
  RAZORPAY_KEY_SECRET: 'razorpay-key-canary',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-canary-new, webhook-canary-old',
  WALLET_ENVIRONMENT: 'production',
  WALLET_CLIENT_PRIVATE_KEY: `0x${'c0ffee42'.repeat(8)}`,
  WALLET_CLIENT_SWA: `0x${'aB'.repeat(20)}`,
  ATTESTATION_KEYS: set(one),
  CREDENTIAL_KEYS: set(okp('three')),
  WALLET_JWT_KEYS: set(two),
  LOG_KEY: JSON.stringify(okp('four')),
  SEAL_KEY: SEAL.SEAL_KEY,
  SEAL_CERTIFICATE: SEAL.chain.join(''),
  CREDENTIAL_ROOTS: rootCertificates.slice(0, 2).join('\n'),
  SMTP_URL: 'smtps://app:mail-canary@mail.trucv.test',
  MAIL_FROM: 'TruCV <cv@trucv.test>',
  SELLER_NAME: 'TruCV Private Limited',
  SELLER_ADDRESS: '12 Church Street, Bengaluru',
  SELLER_GSTIN: '29ABCDE1234F1ZW',
  SUPPORT_EMAIL: 'help@trucv.test',
  METRICS_TOKEN: 'metrics-token-canary',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.trucv.test',
  OTEL_EXPORTER_OTLP_HEADERS: 'api-key=telemetry-canary',
}
/** Object storage, whole. */
export const STORAGE: Env = {
  S3_ENDPOINT: 'https://s3.trucv.test',
  S3_BUCKET: 'trucv-files',
  S3_ACCESS_KEY_ID: 'storage-id-canary',
  S3_SECRET_ACCESS_KEY: 'storage-key-canary',
}
/** The vkey of a witness; of type 1 it would be that of a log. */
export function witnessKey(type = 4): string {
  const key = Buffer.concat([Buffer.of(type), Buffer.from(String(okp().x), 'base64url')])
  const id = createHash('sha256').update('witness.test\n').update(key).digest('hex').slice(0, 8)
  return `witness.test+${id}+${key.toString('base64')}`
}
export const WITNESS = witnessKey()
export const SANDBOX = 'http://127.0.0.1:8081'
export const STAND_INS: Record<string, Env> = {
  database: { MONGODB_URI: 'mongodb://127.0.0.1:5000/trucv?directConnection=true&replicaSet=embedded' },
  google: { GOOGLE_CERTS_URL: `${SANDBOX}/google/certs`, GOOGLE_ISSUER: `${SANDBOX}/google` },
  razorpay: { RAZORPAY_BASE_URL: `${SANDBOX}/razorpay`, RAZORPAY_CHECKOUT_URL: `${SANDBOX}/razorpay/checkout.js` },
  wallet: { WALLET_BFF_URL: `${SANDBOX}/wallet`, WALLET_ONBOARDING_URL: `${SANDBOX}/onboarding` },
  issuers: { CREDENTIAL_HOSTS: `kaveri.example.edu=${SANDBOX}/university` },
  witness: { LOG_WITNESSES: `${WITNESS} ${SANDBOX}/witness` },
  smtp: { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'cv@trucv.test' },
}

export function problemsOf(env: Env): string[] {
  try {
    loadConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}
export const namesIn = (problems: string[]) => [...new Set(problems.map(line => line.slice(0, line.indexOf(':'))))]
export const namesOf = (env: Env) => namesIn(problemsOf(env))
export const changed = (base: Env, changes: Env): Env => ({ ...base, ...changes })
