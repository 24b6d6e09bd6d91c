// How each variable is read: unset, empty, invalid, from a file, and with the variables that it needs.
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { type Config, type ConfigError, loadConfig } from '../api/config/config.ts'
import { secretNames, variableNames } from '../api/config/variables.ts'
import {
  changed,
  type Env,
  jwk,
  LIVE,
  LOCAL,
  namesIn,
  namesOf,
  okp,
  one,
  problemsOf,
  STORAGE,
  set,
  two,
  WITNESS,
  witnessKey,
} from './config-environments.ts'
import t from './tap.ts'

t.test('the two required variables stop the start when they are unset, empty or blank', async t => {
  for (const name of ['MONGODB_URI', 'GOOGLE_CLIENT_ID']) {
    for (const value of [undefined, '', ' ', '\t\n']) {
      t.same(
        problemsOf(changed(LOCAL, { [name]: value })),
        [`${name}: must be set`],
        `${name} as ${JSON.stringify(value)}`,
      )
    }
  }
})

t.test('every other variable has a default outside production, when it is unset, empty or blank', async t => {
  const plain = loadConfig(LOCAL)
  for (const name of variableNames.filter(name => !(name in LOCAL))) {
    for (const value of ['', '  '])
      t.same(loadConfig(changed(LOCAL, { [name]: value })), plain, `${name} as "${value}"`)
  }
  t.match(plain, {
    production: false,
    insecure: false,
    port: 8080,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:8080',
    google: {
      clientIds: ['client-1'],
      certsUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      scriptUrl: 'https://accounts.google.com/gsi/client',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    },
    razorpay: { keyId: '', keySecret: '', webhookSecrets: [], baseUrl: 'https://api.razorpay.com' },
    wallet: { environment: 'sandbox', bffUrl: 'https://sandbox-api.okto.tech', sdkCallers: false },
    logLevel: 'info',
    logPages: 1,
    rateLimitFactor: 1,
    standIns: [],
    sandbox: null,
  })
})

t.test('a complete production starts with the given values', async t => {
  const config = loadConfig(LIVE)
  t.equal(config.production, true)
  t.same(config.google.clientIds, ['client-1', 'client-2'])
  t.same(config.razorpay.webhookSecrets, ['webhook-canary-new', 'webhook-canary-old'])
  t.equal(config.razorpay.keySecret, 'razorpay-key-canary')
  t.equal(config.wallet.bffUrl, 'https://apigw.okto.tech')
  t.equal(config.attestationKeys[0]?.d, one.d)
  t.equal(config.mongodbUri, LIVE.MONGODB_URI)
  t.same(config.standIns, [])
})

t.test('a valid value of each form is accepted', async t => {
  const good: [string, string, (config: Config) => unknown, unknown][] = [
    ['S3_ENDPOINT', 'https://s3.trucv.test/', c => c.storage.endpoint, 'https://s3.trucv.test'],
    ['S3_UPLOADS', 'off', c => c.storage.takesNew, false],
    ['PORT', ' 3000 ', c => [c.port, c.publicOrigin], [3000, 'http://localhost:3000']],
    ['PUBLIC_ORIGIN', 'https://CV.trucv.test:443', c => c.publicOrigin, 'https://cv.trucv.test'],
    ['CORS_ORIGINS', 'https://a.test, http://b.test:81', c => c.corsOrigins, ['https://a.test', 'http://b.test:81']],
    ['WALLET_BFF_URL', 'http://127.0.0.1:1/wallet/', c => c.wallet.bffUrl, 'http://127.0.0.1:1/wallet'],
    ['WALLET_ENVIRONMENT', 'staging', c => c.wallet.onboardingUrl, 'https://onboarding.oktostage.com/'],
    ['REVOKED_KIDS', 'a,b, a', c => c.revokedKids, ['a', 'b']],
    ['CREDENTIAL_HOSTS', 'a.example=http://[::1]:1/a/', c => c.credentials.hosts, [['a.example', 'http://[::1]:1/a']]],
    ['ADMIN_EMAILS', 'Ann@Gmail.com, bo@trucv.test', c => c.adminEmails, ['ann@gmail.com', 'bo@trucv.test']],
    ['LOG_ORIGIN', 'log.trucv.test/2026', c => c.log.origin, 'log.trucv.test/2026'],
    ['PUBLIC_ORIGIN', 'http://localhost:81', c => c.log.origin, 'localhost:81/log'],
    ['LOG_WITNESSES', `${WITNESS} https://w.test/a/`, c => c.log.witnesses.map(({ url }) => url), ['https://w.test/a']],
    ['LOG_KEY', JSON.stringify(okp('log')), c => c.log.key?.kid, 'log'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://c.test:4318/a/', c => c.telemetry.endpoint, 'http://c.test:4318/a'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.05', c => c.telemetry.share, 0.05],
    ['LOG_PAGES', '0.1', c => c.logPages, 0.1],
    ['JOBS', 'off', c => c.jobs, false],
    ['TRUST_PROXY', '10.0.0.1, fd00::/8', c => c.trustProxy, ['10.0.0.1', 'fd00::/8']],
    ['RATE_LIMIT_FACTOR', '2.5', c => c.rateLimitFactor, 2.5],
  ]
  for (const [name, value, read, wanted] of good) {
    const base = name.startsWith('S3_') ? { ...LOCAL, ...STORAGE } : LOCAL
    t.same(read(loadConfig(changed(base, { [name]: value }))), wanted, `${name}=${value}`)
  }
})

const PEM = { type: 'pkcs8', format: 'pem' } as const
const SHORT_KEY = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export(PEM).toString()
const CURVE_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(PEM).toString()

const BAD: Record<string, string[]> = {
  NODE_ENV: ['prod', 'Production'],
  ALLOW_INSECURE: ['yes', 'true'],
  ALLOW_TEST_PAYMENTS: ['yes', 'on'],
  PORT: ['http', '-1', '65536', '80.5', '0x50', '1e3'],
  HOST: ['a b', 'http://x', '1.2.3.4/8'],
  PUBLIC_ORIGIN: ['cv.trucv.test', 'https://x.test/', 'https://x.test/cv', 'https://u:p@x.test', 'ftp://x.test', '*'],
  CORS_ORIGINS: ['*', 'null', 'https://a.test,', 'https://a.test/x'],
  MONGODB_URI: ['localhost', 'http://x.test', 'mongodb:///x', 'mongodb://u:p@ss@h/db', 'mongodb://h:port/db'],
  S3_ENDPOINT: ['s3.trucv.test', 'https://u:p@s3.trucv.test', 'https://s3.trucv.test/?a=1'],
  S3_BUCKET: ['A', 'a/b', '-ab'],
  S3_REGION: ['eu west'],
  S3_ACCESS_KEY_ID: ['a b'],
  S3_SECRET_ACCESS_KEY: ['a b'],
  S3_ENCRYPTION: ['aes', 'on'],
  S3_UPLOADS: ['yes'],
  GOOGLE_CLIENT_ID: [',', 'a,,b'],
  GOOGLE_CERTS_URL: ['certs', 'javascript:alert(1)', 'https://u:p@x.test/certs', 'https:x.test'],
  GOOGLE_ISSUER: [','],
  GOOGLE_SCRIPT_URL: ['/gsi.js'],
  GOOGLE_AUTHORIZE_URL: ['ftp://x.test/'],
  RAZORPAY_KEY_ID: ['key', 'rzp_prod_abc', 'rzp_test_'],
  RAZORPAY_WEBHOOK_SECRET: ['a,'],
  RAZORPAY_BASE_URL: ['api.razorpay.com', 'https://x.test/?a=1'],
  RAZORPAY_CHECKOUT_URL: ['checkout.js'],
  WALLET_ENVIRONMENT: ['prod', 'SANDBOX'],
  WALLET_CLIENT_PRIVATE_KEY: ['11'.repeat(32), `0x${'1'.repeat(63)}`, `0x${'g'.repeat(64)}`, `0x${'0'.repeat(64)}`],
  WALLET_CLIENT_SWA: ['11'.repeat(20), `0x${'1'.repeat(41)}`],
  WALLET_BFF_URL: ['x'],
  WALLET_ONBOARDING_URL: ['x'],
  WALLET_SDK_CALLERS: ['true', '1'],
  KEYS_FILE: ['/none/keys.json', '/'],
  ATTESTATION_KEYS: [
    'x',
    'null',
    '[]',
    set(),
    set('a'),
    set(jwk()),
    set(jwk('a'), jwk('a')),
    set(jwk('a', 'P-384')),
    set({ ...jwk('a'), d: undefined }),
    set({ ...jwk('a'), d: jwk().d }),
    set({ ...jwk('a'), alg: 'RS256' }),
    set({ kty: 'oct', k: 'AAAA', kid: 'a' }),
  ],
  CREDENTIAL_KEYS: [
    'x',
    set(),
    set(okp()),
    set(jwk('a')),
    set(okp('a'), okp('a')),
    set({ ...okp('a'), d: okp().d }),
    set(okp('a', 'x25519')),
    set({ ...okp('a'), alg: 'ES256' }),
  ],
  LOG_KEY: [
    'x',
    '{}',
    set(okp('a')),
    `${JSON.stringify(okp('a'))},{}`,
    JSON.stringify(okp()),
    JSON.stringify(jwk('a')),
  ],
  LOG_ORIGIN: ['https://trucv.test/log', 'trucv.test/', 'a b', 'a+b', 'trucv.test/log?x'],
  LOG_WITNESSES: ['x', WITNESS, `${WITNESS} x`, `${witnessKey(1)} https://w.test`, `x${WITNESS} https://w.test`],
  LOG_CHECKPOINT_FILE: ['/nowhere/at/all/checkpoint'],
  WALLET_JWT_KEYS: ['x', set(jwk('a'), null)],
  REVOKED_KIDS: ['a,,b'],
  CREDENTIAL_HOSTS: ['a.example', 'a.example=ftp://b', 'http://a=http://b'],
  CREDENTIAL_ROOTS: ['x', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  SEAL_KEY: ['x', SHORT_KEY, CURVE_KEY],
  SEAL_CERTIFICATE: ['x', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
  SMTP_URL: ['mail.trucv.test', 'http://x.test', 'smtp://', 'smtp://x.test/path'],
  MAIL_FROM: ['TruCV', 'a@b', 'A <a@trucv.test> B', 'A\r\nBcc: x@y.test <a@trucv.test>'],
  ADMIN_EMAILS: ['ann', 'ann@gmail.com;bo@gmail.com', 'ann@gmail.com,'],
  SELLER_GSTIN: ['123', '29abcde1234f1zw', '29ABCDE1234F1Z5', '25ABCDE1234F1ZW', 'None'],
  SELLER_SAC: ['9984', '889431', '9984391'],
  SELLER_LUT: ['26-27', '26-28:AD290326000002B', '26-27:XY12', '26-27:AD290326000002B,26-27:AD290326000003C'],
  SUPPORT_EMAIL: ['help'],
  METRICS_TOKEN: ['a b', 'a\nb'],
  LOG_LEVEL: ['verbose', '30'],
  LOG_PAGES: ['-1', '1.1', 'none', '10%'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'grpc://c.test:4317', 'http://u:p@c.test', 'http://c.test/?key=1'],
  OTEL_EXPORTER_OTLP_HEADERS: ['api-key', 'a b=c', 'api-key=%zz-no-code', 'api-key=a%0d%0ab', 'a=b,'],
  OTEL_TRACES_SAMPLER_ARG: ['-1', '1.1', 'always', '10%'],
  TRUST_PROXY: [
    'true',
    '1',
    'loopback',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/8/8',
    'proxy.test',
    'fe80::1%eth0',
  ],
  DRAIN_SECONDS: ['-1', '61', '0.5', '5s', '005'],
  PAYMENTS: ['0', 'none', 'On'],
  WALLET: ['1', 'no', 'OFF'],
  JOBS: ['0', 'none', 'On'],
  RATE_LIMIT_FACTOR: ['-1', 'NaN', 'Infinity', '1e2', 'x'],
}
const NO_FORM = ['OTEL_SERVICE_NAME', 'RAZORPAY_KEY_SECRET', 'WALLET_GOOGLE_CLIENT_ID', 'SELLER_NAME', 'SELLER_ADDRESS']

t.test('an invalid value of each variable is refused by name and never quoted', async t => {
  t.same([...Object.keys(BAD), ...NO_FORM].sort(), [...variableNames].sort(), 'every variable is in the table')
  for (const [name, values] of Object.entries(BAD)) {
    for (const value of values) {
      const problems = problemsOf(changed(LOCAL, { [name]: value }))
      t.ok(namesIn(problems).includes(name), `${name}=${value.slice(0, 40)}`)
      if (value.length > 9)
        t.notOk(problems.join().includes(value), `${name}: ${value.slice(0, 40)} is not in the message`)
    }
  }
})

t.test("the wallet identity is refused with the wallet's messages", async t => {
  const env = { WALLET_CLIENT_PRIVATE_KEY: '0x1', WALLET_CLIENT_SWA: '0x1' }
  const text = problemsOf(changed(LOCAL, env)).join('\n')
  t.match(text, /^WALLET_CLIENT_PRIVATE_KEY: Invalid client private key format/m)
  t.match(text, /^WALLET_CLIENT_SWA: Invalid clientSWA format/m)
})

t.test('all problems are reported at once, one line each', async t => {
  const env = {
    NODE_ENV: 'production',
    PORT: 'x',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'loud',
    PUBLIC_ORIGIN: 'http://localhost',
  }
  const wanted = ['GOOGLE_CLIENT_ID', 'LOG_LEVEL', 'MONGODB_URI', 'PORT', 'PUBLIC_ORIGIN', 'SMTP_URL', 'TRUST_PROXY']
  const found = namesOf(env)
  t.same(
    wanted.filter(name => !found.includes(name)),
    [],
  )
  const error = t.throws(() => loadConfig(env)) as unknown as ConfigError
  t.equal(error.message.split('\n').length, error.problems.length + 1)
  for (const line of error.problems) t.match(line, /^[A-Z_]+: \S/)
})

t.test('a secret may be given as a file, which is read and trimmed', async t => {
  for (const name of secretNames) {
    const base = changed(LIVE, name.startsWith('S3_') ? STORAGE : {})
    const value = base[name]
    const folder = t.testdir({ [name]: `\n${value}\r\n` })
    const env = changed(base, { [name]: undefined, [`${name}_FILE`]: join(folder, name) })
    t.same(loadConfig(env), loadConfig(base), `${name}_FILE`)
    t.same(namesOf(changed(env, { [name]: value })), [name], `${name} beside its file`)
    t.same(namesOf(changed(env, { [`${name}_FILE`]: join(folder, 'missing') })), [name], `${name}_FILE unreadable`)
    t.same(
      namesOf(changed(env, { [`${name}_FILE`]: join(t.testdir({ empty: ' \n' }), 'empty') })),
      [name],
      'empty file',
    )
  }
})

t.test('only secrets can be given as files', async t => {
  const file = join(t.testdir({ id: 'client-9' }), 'id')
  t.same(namesOf(changed(LOCAL, { GOOGLE_CLIENT_ID: undefined, GOOGLE_CLIENT_ID_FILE: file })), ['GOOGLE_CLIENT_ID'])
})

t.test('headers for the collector are decoded', async t => {
  const { telemetry } = loadConfig(
    changed(LIVE, { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi%3D, x=1=2' }),
  )
  t.same(telemetry.headers, [
    ['authorization', 'Basic YTpi='],
    ['x', '1=2'],
  ])
})

t.test('variables that need each other are required together', async t => {
  const alone: [string, string][] = [
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
    ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
    ['WALLET_CLIENT_SWA', 'WALLET_CLIENT_PRIVATE_KEY'],
    ['WALLET_CLIENT_PRIVATE_KEY', 'WALLET_CLIENT_SWA'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ]
  for (const [name, needed] of alone) {
    const value = name === 'RAZORPAY_KEY_ID' ? 'rzp_test_A1' : LIVE[name]
    t.same(problemsOf(changed(LOCAL, { [name]: value })), [`${needed}: must be set beside ${name}`])
  }
})

t.test('credential keys differ from all other keys, and a revoked key does not sign', async t => {
  const [kept, gone] = [okp('kept'), okp('gone')]
  const CREDENTIAL_KEYS = set(kept, gone)
  t.same(namesOf(changed(LOCAL, { ATTESTATION_KEYS: set(one), CREDENTIAL_KEYS })), [])
  t.same(namesOf(changed(LOCAL, { ATTESTATION_KEYS: set(jwk('kept')), CREDENTIAL_KEYS })), ['CREDENTIAL_KEYS'])
  t.same(namesOf(changed(LOCAL, { CREDENTIAL_KEYS, REVOKED_KIDS: 'kept' })), ['CREDENTIAL_KEYS'])
  t.same(namesOf(changed(LOCAL, { CREDENTIAL_KEYS, REVOKED_KIDS: 'gone' })), [], 'a revoked key may follow')
  const LOG_KEY = JSON.stringify({ ...kept, kid: 'log' })
  t.same(namesOf(changed(LOCAL, { CREDENTIAL_KEYS, LOG_KEY })), ['LOG_KEY'])
})

t.test('the two key sets share no key, and a revoked key does not sign', async t => {
  const both = (ATTESTATION_KEYS: string, WALLET_JWT_KEYS: string, more: Env = {}) =>
    namesOf(changed(LOCAL, { ATTESTATION_KEYS, WALLET_JWT_KEYS, ...more }))
  t.same(both(set(one), set(two)), [])
  t.same(both(set(one), set(two, one)), ['WALLET_JWT_KEYS'], 'the same key')
  t.same(both(set(one), set({ ...one, kid: 'other' })), ['WALLET_JWT_KEYS'], 'the same key under another name')
  t.same(both(set(one), set(jwk('one'))), ['WALLET_JWT_KEYS'], 'another key under the same name')
  t.same(both(set(one), set(two), { REVOKED_KIDS: 'one,two' }), ['ATTESTATION_KEYS', 'WALLET_JWT_KEYS'])
  t.same(both(set(jwk('new'), one), set(two), { REVOKED_KIDS: 'one' }), [], 'a revoked key may follow')
})

t.test('a configuration is immutable', async t => {
  const config = loadConfig(LIVE)
  const parts = [
    config,
    config.google,
    config.google.clientIds,
    config.wallet,
    config.attestationKeys,
    config.attestationKeys[0],
  ]
  for (const part of parts) t.ok(Object.isFrozen(part))
})
