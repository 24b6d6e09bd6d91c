// The only reader of the environment: returns one frozen Config, or throws every problem at once. variables.ts says how one variable is
// read, rules.ts which values may not be combined.
import { ENVIRONMENTS } from '../core/wallet/environments.ts'
import { addressesOf, brokenRules, type Party, standInsOf } from './rules.ts'
import { partsOfMongoUri, sealed } from './values.ts'
import {
  type Environment,
  type Group,
  isVariable,
  type Reading,
  readVariables,
  SAMPLES,
  type Settings,
  VARIABLES,
} from './variables.ts'

/** The settings, and the stand-ins in use. */
export type Config = Settings & {
  /** Outside parties that are replaced by stand-ins. */
  readonly standIns: readonly Party[]
  /** Null when no stand-in is in use. */
  readonly sandbox: Readonly<{ inboxUrl: string | null }> | null
}

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
  const settings = withDefaults(values, texts)
  const known = new Set(problems.map(problem => problem.name))
  const all = [...problems, ...brokenRules(settings, texts).filter(problem => !known.has(problem.name))]
  if (all.length) throw new ConfigError([...new Set(all.map(({ name, message }) => `${name}: ${message}`))])
  const standIns = standInsOf(settings)
  return deeplySealed({ ...settings, standIns, sandbox: standIns.length ? { inboxUrl: inboxOf(settings) } : null })
}

/** The settings of object storage alone, for programs beside the service. Throws ConfigError. */
export function loadStorage(env: Environment): Settings['storage'] {
  const { values, texts, problems } = readVariables(env)
  const found = [...problems, ...brokenRules(withDefaults(values, texts), texts)].filter(({ name }) =>
    name.startsWith('S3_'),
  )
  if (found.length) throw new ConfigError([...new Set(found.map(({ name, message }) => `${name}: ${message}`))])
  return values.storage
}

/** Of a sender such as `TruCV <cv@example.org>`. */
const addressIn = (from: string) => /<([^<>]+)>$/.exec(from)?.[1] ?? from

/** The settings whose defaults depend on other variables. */
function withDefaults({ wallet, log, ...values }: Settings, texts: Reading['texts']): Settings {
  const { bffUrl, onboardingUrl } = ENVIRONMENTS[wallet.environment]
  const publicOrigin = values.publicOrigin || `http://localhost:${values.port}`
  const { seller, payments } = values
  const sample = (name: 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_GSTIN', value: string) =>
    payments && texts[name] === undefined ? SAMPLES[name] : value
  return {
    ...values,
    publicOrigin,
    supportEmail: values.supportEmail || addressIn(values.mail.from) || SAMPLES.SUPPORT_EMAIL,
    seller: {
      ...seller,
      name: sample('SELLER_NAME', seller.name),
      address: sample('SELLER_ADDRESS', seller.address),
      gstin: sample('SELLER_GSTIN', seller.gstin),
    },
    log: { ...log, origin: log.origin || `${new URL(publicOrigin).host}/log` },
    wallet: { ...wallet, bffUrl: wallet.bffUrl || bffUrl, onboardingUrl: wallet.onboardingUrl || onboardingUrl },
  }
}

/** The sandbox's page of mails, next to any stand-in that is reached over HTTP. Null without such a stand-in. */
function inboxOf(settings: Settings): string | null {
  const standIn = addressesOf(settings).find(({ real, name }) => !real && /_URL$/.test(name) && name !== 'SMTP_URL')
  return standIn ? `${new URL(standIn.url).origin}/inbox` : null
}

/** Every part frozen, and hiding its secrets when it is printed. */
function deeplySealed<T extends object>(part: T, table: Group = VARIABLES): T {
  const entries = Object.entries(part).map(([key, value]) => {
    const entry = table[key]
    return [key, entry && !isVariable(entry) ? deeplySealed(value, entry) : value]
  })
  const secrets = Object.keys(table).filter(key => (table[key] as { secret?: boolean }).secret)
  return sealed(Object.fromEntries(entries), secrets)
}

/** The lines to log at the start: what is unsafe, the address, the database's host, the outside parties. No secrets. */
export function describeConfig(config: Config): string[] {
  const { hosts, database } = partsOfMongoUri(config.mongodbUri) ?? { hosts: [], database: '' }
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const unreal = addressesOf(config).filter(address => !address.real && /_URL$/.test(address.name))
  const { storage } = config
  const unset = [
    ...(config.razorpay.keyId || !config.payments ? [] : ['razorpay']),
    ...(config.wallet.clientPrivateKey || !config.wallet.isOn ? [] : ['wallet']),
    ...(config.mail.url ? [] : ['smtp']),
  ]
  return [
    ...(config.insecure ? ['ALLOW_INSECURE=1: settings that make a production unsafe are not refused'] : []),
    ...(config.testPayments ? ['ALLOW_TEST_PAYMENTS=1: a test key of Razorpay sells Pro without real money'] : []),
    `address: http://${host}:${config.port}, known to the world as ${config.publicOrigin}`,
    `database: ${hosts.join(',')}${database && `/${database}`}`,
    `files: ${storage.endpoint ? `bucket ${storage.bucket} at ${new URL(storage.endpoint).host}` : 'in the database'}`,
    ...config.standIns.map(party => {
      const address = unreal.find(one => one.party === party)
      return `not the real one: ${party}${address ? ` (${new URL(address.url).host})` : ''}`
    }),
    ...(config.payments ? [] : ['PAYMENTS=off: every account has what Pro has']),
    ...(config.wallet.isOn ? [] : ['WALLET=off: no wallet']),
    ...(config.jobs ? [] : ['JOBS=off: background work is left to other copies']),
    ...(unset.length ? [`not set up: ${unset.join(', ')}`] : []),
  ]
}
