// Starts a stand-in for every outside party whose address is not configured, for `npm start` and `npm run dev`. The service does not
// know of them: it finds their addresses in its environment.

import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { readKeysFile } from '../../api/config/keys-file.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { SAMPLE_ADMIN } from '../sandbox/google/pages.ts'
import { type Sandbox, startSandbox } from '../sandbox/main.ts'
import type { WalletOptions } from '../sandbox/wallet/main.ts'
import { type Child, startChild } from './children.ts'

export type StandIns = {
  /** The service's environment: the given one plus the variables of the stand-ins. */
  env: NodeJS.ProcessEnv
  /** Lines for the terminal: what runs where. */
  lines: string[]
  /** Resolves with the embedded database's exit code if it ends by itself. */
  failed: Promise<number>
  kill(): void
  stop(): Promise<void>
}

const GOOGLE_ADDRESSES = ['GOOGLE_CERTS_URL', 'GOOGLE_ISSUER', 'GOOGLE_SCRIPT_URL', 'GOOGLE_AUTHORIZE_URL']
const RAZORPAY_ADDRESSES = ['RAZORPAY_BASE_URL', 'RAZORPAY_CHECKOUT_URL']
const WALLET_ADDRESSES = ['WALLET_BFF_URL', 'WALLET_ONBOARDING_URL']
const MAIL_VARIABLES = ['SMTP_URL', 'MAIL_FROM']
const SEAL = ['SEAL_KEY', 'SEAL_CERTIFICATE']
const SAMPLE_CLIENT = 'trucv-sandbox.apps.example'
const LOOPBACK = ['localhost', '127.0.0.1', '::1', '[::1]']
const DATABASE_GRACE_MS = 15_000

export const publicOriginOf = (env: NodeJS.ProcessEnv) => env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 8080}`

/**
 * By default stand-ins run only where the service is reachable from this machine alone; elsewhere only with SANDBOX=on.
 * Throws when SANDBOX is neither on nor off.
 */
export function sandboxWanted(env: NodeJS.ProcessEnv): boolean {
  const origin = publicOriginOf(env)
  if (env.SANDBOX && env.SANDBOX !== 'on' && env.SANDBOX !== 'off') throw new Error("SANDBOX: must be 'on' or 'off'")
  if (env.SANDBOX === 'off' || !URL.canParse(origin)) return false
  const local = LOOPBACK.includes(env.HOST || '127.0.0.1') && LOOPBACK.includes(new URL(origin).hostname)
  return env.SANDBOX === 'on' || (env.NODE_ENV !== 'production' && local)
}

/** The environment with the keys of KEYS_FILE as variables; an unusable file is left for the service to refuse. */
function withKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return env.KEYS_FILE ? { ...env, ...readKeysFile(env.KEYS_FILE), KEYS_FILE: '' } : env
  } catch {
    return env
  }
}

/** Starts the stand-ins for what `given` does not configure. Throws with a message for a person. */
export async function startStandIns(given: NodeJS.ProcessEnv): Promise<StandIns> {
  const env = sandboxWanted(given) ? withKeys(given) : given
  const idle = { env, lines: [], failed: new Promise<number>(() => {}), kill() {}, async stop() {} }
  if (!sandboxWanted(env)) return idle
  const unset = (name: string) => !env[name] && !env[`${name}_FILE`]
  const dataDir = resolve(projectRoot, env.DATA_DIR || '.data')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const database = unset('MONGODB_URI') ? await startDatabase(join(dataDir, 'database'), env) : null
  const sandbox = await openSandbox(env, dataDir, database?.child).catch(async error => {
    await database?.child.stop(DATABASE_GRACE_MS)
    throw error
  })
  const google = GOOGLE_ADDRESSES.every(unset)
  // A live key is for real money: no stand-in.
  const razorpay = RAZORPAY_ADDRESSES.every(unset) && !env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')
  const wallet = WALLET_ADDRESSES.every(unset) && env.WALLET_ENVIRONMENT !== 'production'
  // If half of a client is configured, the service must see that and refuse it.
  const client = ['WALLET_CLIENT_PRIVATE_KEY', 'WALLET_CLIENT_SWA']
  const isFree = (name: string) => (client.includes(name) ? client.every(unset) : unset(name))
  const mail = unset('SMTP_URL')
  const parties = { Google: google, Razorpay: razorpay, 'the wallet': wallet, SMTP: mail }
  const stoodFor = Object.entries(parties).flatMap(([party, isStoodFor]) => (isStoodFor ? [party] : []))
  const filled = Object.entries(sandbox.env).filter(
    ([name]) =>
      (google && name.startsWith('GOOGLE_')) ||
      (razorpay && name.startsWith('RAZORPAY_')) ||
      // Configured variables stay, also those in files.
      (wallet && name.startsWith('WALLET_') && isFree(name)) ||
      (['ATTESTATION_KEYS', 'CREDENTIAL_KEYS', 'CREDENTIAL_HOSTS', 'LOG_KEY'].includes(name) && unset(name)) ||
      // The stand-in knows the key of the sandbox alone.
      (name === 'LOG_WITNESSES' && unset(name) && unset('LOG_KEY')) ||
      (SEAL.includes(name) && SEAL.every(unset)) ||
      (name === 'SELLER_LUT' && unset(name) && env.SELLER_GSTIN !== 'none') ||
      (mail && MAIL_VARIABLES.includes(name)),
  )
  return {
    env: {
      ...env,
      ...Object.fromEntries(filled),
      ...(database ? { MONGODB_URI: database.uri } : {}),
      // Where anybody may be signed in as anybody, and the data are the sandbox's.
      ...(google && database && unset('ADMIN_EMAILS') ? { ADMIN_EMAILS: SAMPLE_ADMIN } : {}),
    },
    lines: [
      `Sandbox   ${sandbox.origin}${stoodFor.length ? `  (stands in for ${stoodFor.join(', ')}; inbox, faults)` : ''}`,
      ...(sandbox.isOpen ? ['          open to every user of this machine; with SANDBOX_KEY it has a key'] : []),
      ...(mail ? [`Mails     ${new URL(sandbox.env.SMTP_URL as string).host} (SMTP), shown in the inbox`] : []),
      ...(database ? [`Database  embedded, in ${relative(projectRoot, dataDir) || '.'}/database`] : []),
    ],
    failed: database?.child.exited ?? idle.failed,
    kill: () => database?.child.kill(),
    async stop() {
      await Promise.all([sandbox.stop(), database?.child.stop(DATABASE_GRACE_MS)])
    },
  }
}

async function openSandbox(env: NodeJS.ProcessEnv, dataDir: string, database?: Child): Promise<Sandbox> {
  const port = Number(env.SANDBOX_PORT || 8081)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('SANDBOX_PORT: must be a port, or 0 for a free one')
  const key = env.SANDBOX_KEY || undefined
  if (key && !/^[A-Za-z0-9_-]{16,200}$/.test(key))
    throw new Error('SANDBOX_KEY: must have 16 to 200 letters, digits, - or _')
  const fault = (mode: string, times?: number) => database?.send({ fault: mode, times })
  try {
    return await startSandbox({
      port,
      dataDir,
      publicOrigin: new URL(publicOriginOf(env)).origin,
      clientId: env.GOOGLE_CLIENT_ID || SAMPLE_CLIENT,
      serviceUrl: serviceUrlOf(env),
      razorpayKeys: razorpayKeysOf(env),
      wallet: walletOf(env),
      access: { key },
      ...(env.MAIL_FROM && { mailFrom: env.MAIL_FROM }),
      ...(database ? { database: { fault } } : {}),
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`SANDBOX_PORT: ${port} is taken; choose another, or 0 for a free one`)
  }
}

/** The service's address on this machine. */
function serviceUrlOf(env: NodeJS.ProcessEnv): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[env.HOST ?? ''] ?? (env.HOST || '127.0.0.1')
  return `http://${host}:${env.PORT || 8080}`
}

/** The user's own test account, if configured. */
function razorpayKeysOf(env: NodeJS.ProcessEnv) {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: secrets } = env
  if (!keyId?.startsWith('rzp_test_') || !keySecret) return {}
  const [webhookSecret] = (secrets ?? '').split(',')
  return { keyId, keySecret, ...(webhookSecret && { webhookSecret: webhookSecret.trim() }) }
}

/** The user's own client and keys, if configured. */
function walletOf(env: NodeJS.ProcessEnv): WalletOptions {
  const secret = (name: string) => {
    const file = env[`${name}_FILE`]
    return env[name] || (file && existsSync(file) ? readFileSync(file, 'utf8').trim() : '')
  }
  const [clientKey, clientSwa] = [secret('WALLET_CLIENT_PRIVATE_KEY'), env.WALLET_CLIENT_SWA ?? '']
  // Malformed values are left for the service to refuse.
  const isClient = /^0x[0-9a-fA-F]{64}$/.test(clientKey) && /^0x[0-9a-fA-F]{40}$/.test(clientSwa)
  const jwtKeys = jwtKeysIn(secret('WALLET_JWT_KEYS'))
  return {
    environment: env.WALLET_ENVIRONMENT === 'staging' ? 'staging' : 'sandbox',
    given: { ...(isClient && { clientKey, clientSwa }), ...(jwtKeys && { jwtKeys }) },
    ...(env.WALLET_GOOGLE_CLIENT_ID && { googleClientId: env.WALLET_GOOGLE_CLIENT_ID }),
  }
}

function jwtKeysIn(text: string): Record<string, string>[] | null {
  try {
    const { keys } = JSON.parse(text) as { keys?: Record<string, string>[] }
    return Array.isArray(keys) ? keys : null
  } catch {
    return null
  }
}

/** The embedded database is a separate process; its first line is {"uri": "mongodb://…"}. */
async function startDatabase(folder: string, env: NodeJS.ProcessEnv) {
  let output = ''
  const { promise, settle } = firstLine()
  const child = startChild('scripts/sandbox/database/main.js', {
    args: ['--dir', folder, '--port', '0'],
    env,
    onOutput: text => {
      output += text
      if (output.includes('\n')) settle(output)
    },
  })
  const line = await Promise.race([promise, child.exited.then(() => null)])
  if (line === null) throw new Error('The embedded database did not start; see its output above.')
  return { child, uri: (JSON.parse(line) as { uri: string }).uri }
}

function firstLine() {
  let settle!: (output: string) => void
  const promise = new Promise<string>(resolve => {
    settle = output => resolve(output.slice(0, output.indexOf('\n')))
  })
  return { promise, settle }
}
