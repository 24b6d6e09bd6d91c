// What the service is started with, as one frozen record.
import type { Jwk } from '../crypto/signer.ts'

export type Party = 'database' | 'google' | 'razorpay' | 'wallet' | 'smtp'

/** What the service is started with. Settings that may be missing outside production are then empty texts and lists. */
export type Config = Readonly<{
  production: boolean
  insecure: boolean
  port: number
  host: string
  publicOrigin: string
  corsOrigins: readonly string[]
  mongodbUri: string
  google: Readonly<{
    clientIds: readonly string[]
    certsUrl: string
    issuers: readonly string[]
    scriptUrl: string
    authorizeUrl: string
  }>
  razorpay: Readonly<{
    keyId: string
    keySecret: string
    webhookSecrets: readonly string[]
    baseUrl: string
    checkoutUrl: string
  }>
  wallet: Readonly<{
    environment: 'sandbox' | 'staging' | 'production'
    clientPrivateKey: string
    clientSwa: string
    bffUrl: string
    onboardingUrl: string
    googleClientId: string
    sdkCallers: boolean
  }>
  attestationKeys: readonly Jwk[]
  walletJwtKeys: readonly Jwk[]
  revokedKids: readonly string[]
  mail: Readonly<{ url: string; from: string }>
  /** In lower case. */
  adminEmails: readonly string[]
  seller: Readonly<{ name: string; address: string; gstin: string }>
  supportEmail: string
  metricsToken: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  trustProxy: readonly string[]
  rateLimitFactor: number
  /** Outside parties that are not the real ones. */
  standIns: readonly Party[]
  /** Null when no stand-in is in use. */
  sandbox: Readonly<{ inboxUrl: string | null }> | null
}>
