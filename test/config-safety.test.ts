// Configurations that the service refuses: stand-ins with real money, an unsafe production; and no secret is printed.
import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { describeConfig, loadConfig } from '../api/config/config.ts'
import { isKeyName } from '../api/config/keys-file.ts'
import { SAMPLES, secretNames, variableNames } from '../api/config/variables.ts'
import {
  changed,
  type Env,
  jwk,
  LIVE,
  LOCAL,
  namesOf,
  okp,
  one,
  problemsOf,
  SANDBOX,
  STAND_INS,
  STORAGE,
  set,
  two,
  WITNESS,
} from './config-environments.ts'
import t from './tap.ts'

t.test('production refuses what switches its protection off, unless ALLOW_INSECURE=1', async t => {
  const mongo = (rest: string) => ({ MONGODB_URI: `mongodb://app:secret@db-1:27017,db-2:27017${rest}` })
  const S3 = { ...STORAGE, S3_SECRET_ACCESS_KEY: 'fifteen-letters' }
  const refused: [name: string, env: Env][] = [
    ...['0', '0.0', '00', '0.000'].map((value): [string, Env] => ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: value }]),
    ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_SECRET: 'fifteen-letters' }],
    ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'x' }],
    ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'long-enough-for-this, fifteen-letters' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'fifteen-letters' }],
    ['S3_SECRET_ACCESS_KEY', S3],
    ...['', '/', '/?replicaSet=rs0', '/admin', '/config', '/local'].map((rest): [string, Env] => [
      'MONGODB_URI',
      mongo(rest),
    ]),
    ['MONGODB_URI', { MONGODB_URI: 'mongodb+srv://app:secret@cluster.trucv.test/?retryWrites=true' }],
    ...['directConnection=true', 'replicaSet=rs0&DIRECTCONNECTION=true', 'directConnection=1'].map(
      (query): [string, Env] => ['MONGODB_URI', mongo(`/trucv?${query}`)],
    ),
  ]
  for (const [name, env] of refused) {
    t.same(namesOf(changed(LIVE, env)), [name], JSON.stringify(env))
    t.same(namesOf(changed(LIVE, { ...env, ALLOW_INSECURE: '1' })), [], `${name} with ALLOW_INSECURE=1`)
    t.same(namesOf(changed(LIVE, { ...env, NODE_ENV: 'development', PUBLIC_ORIGIN: '' })), [], `${name} in development`)
  }
  const accepted: Env[] = [
    { RATE_LIMIT_FACTOR: '0.5' },
    { METRICS_TOKEN: '' },
    { METRICS_TOKEN: 'sixteen-letters-' },
    mongo('/trucv?directConnection=false&replicaSet=rs0'),
    { MONGODB_URI: 'mongodb+srv://app:secret@cluster.trucv.test/trucv' },
  ]
  for (const env of accepted) t.same(namesOf(changed(LIVE, env)), [], JSON.stringify(env))
})

t.test('an outside party at another address than the real one counts as a stand-in', async t => {
  for (const [party, env] of Object.entries(STAND_INS)) {
    const config = loadConfig(changed(LOCAL, env))
    t.same(config.standIns, [party])
    const isHttp = !['database', 'issuers', 'smtp', 'witness'].includes(party)
    t.same(config.sandbox, { inboxUrl: isHttp ? `${SANDBOX}/inbox` : null }, `${party}'s inbox`)
  }
  const single: Env = {
    GOOGLE_SCRIPT_URL: 'https://accounts.google.com.evil.test/gsi/client',
    GOOGLE_AUTHORIZE_URL: 'http://accounts.google.com/o/oauth2/v2/auth',
    RAZORPAY_BASE_URL: 'http://api.razorpay.com',
    RAZORPAY_CHECKOUT_URL: 'https://checkout.razorpay.com:444/v1/checkout.js',
    WALLET_BFF_URL: 'https://apigw.okto.tech',
    WALLET_ONBOARDING_URL: 'https://onboarding.okto.tech/',
  }
  for (const [name, value] of Object.entries(single)) {
    t.equal(loadConfig(changed(LOCAL, { [name]: value })).standIns.length, 1, `${name}=${value}`)
  }
})

t.test('every name of this machine counts as local', async t => {
  const own = 'localhost LOCALHOST. x.localhost 127.8.9.1 2130706433 0x7f.1 0.0.0.0 [::1] [::ffff:127.0.0.1]'.split(' ')
  for (const host of own) {
    const env = { SMTP_URL: `smtp://${host}:25`, MAIL_FROM: 'a@trucv.test' }
    t.same(loadConfig(changed(LOCAL, env)).standIns, ['smtp'], host)
  }
  for (const host of ['localhost.trucv.test', '128.0.0.1', 'mail', '[fd00::1]']) {
    const env = { SMTP_URL: `smtp://${host}:25`, MAIL_FROM: 'a@trucv.test' }
    t.same(loadConfig(changed(LOCAL, env)).standIns, [], host)
  }
})

t.test('no stand-in is allowed with live money or the production wallet', async t => {
  const live = { RAZORPAY_KEY_ID: 'rzp_live_A1', RAZORPAY_KEY_SECRET: 's' }
  for (const [party, env] of Object.entries(STAND_INS)) {
    for (const beside of [live, { WALLET_ENVIRONMENT: 'production' }]) {
      const refused = namesOf({ ...LOCAL, ...env, ...beside, ALLOW_INSECURE: '1' })
      t.same(
        refused.sort(),
        Object.keys(env)
          .filter(name => name !== 'MAIL_FROM')
          .sort(),
        `${party}, ${Object.keys(beside)[0]}`,
      )
    }
  }
  t.same(namesOf({ ...LOCAL, ...live }), [], 'a live key alone is fine')
})

t.test("Google's stand-in is allowed only with a database on this machine", async t => {
  for (const uri of ['mongodb://db.trucv.test/x', 'mongodb://localhost,db-2/x', 'mongodb+srv://c.trucv.test/x']) {
    const env = { ...LOCAL, ...STAND_INS.google, MONGODB_URI: uri, ALLOW_INSECURE: '1' }
    t.same(namesOf(env).sort(), ['GOOGLE_CERTS_URL', 'GOOGLE_ISSUER'], uri)
  }
  for (const uri of ['mongodb://[::1]:1,127.0.0.1/x', 'mongodb://%2Frun%2Fm.sock/x']) {
    t.same(namesOf({ ...LOCAL, ...STAND_INS.google, MONGODB_URI: uri }), [], uri)
  }
})

t.test("a real issuer's name needs Google's own keys", async t => {
  const env = { ...LOCAL, ...STAND_INS.google, ALLOW_INSECURE: '1' }
  for (const issuer of ['', 'accounts.google.com', `${SANDBOX}/google, https://accounts.google.com`]) {
    t.same(namesOf({ ...env, GOOGLE_ISSUER: issuer }), ['GOOGLE_ISSUER'], issuer || 'unset')
  }
})

const UNSAFE: [string, Env][] = [
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://cv.trucv.test' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://localhost' }],
  ['MONGODB_URI', { MONGODB_URI: 'mongodb://127.0.0.1/trucv' }],
  ['MONGODB_URI', { MONGODB_URI: 'mongodb://db-1,localhost:2/trucv' }],
  ['S3_ENDPOINT', { ...STORAGE, S3_ENDPOINT: 'http://s3.trucv.test' }],
  ['S3_ENDPOINT', { ...STORAGE, S3_ENDPOINT: 'https://localhost:9000' }],
  ['GOOGLE_SCRIPT_URL', { GOOGLE_SCRIPT_URL: 'http://accounts.google.com/gsi/client' }],
  ['RAZORPAY_BASE_URL', { RAZORPAY_BASE_URL: 'http://api.razorpay.com' }],
  ['WALLET_BFF_URL', { WALLET_BFF_URL: 'http://127.0.0.1:9' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://localhost' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_test_A1' }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_live_sandbox1' }],
  ['ATTESTATION_KEYS', { ATTESTATION_KEYS: set(jwk('fine'), jwk('sandbox-1')) }],
  ['CREDENTIAL_KEYS', { CREDENTIAL_KEYS: set(okp('sandbox-3')) }],
  ['LOG_KEY', { LOG_KEY: JSON.stringify(okp('sandbox-4')) }],
  ['LOG_WITNESSES', { LOG_WITNESSES: `${WITNESS} http://witness.test` }],
  ['CREDENTIAL_HOSTS', { CREDENTIAL_HOSTS: 'uni.example.edu=http://10.0.0.1/uni' }],
  ['WALLET_JWT_KEYS', { WALLET_JWT_KEYS: set(jwk('sandbox-2')) }],
  ['WALLET_CLIENT_SWA', { WALLET_CLIENT_SWA: `0x5a4dB0C5${'1'.repeat(32)}` }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'me@example.com' }],
]

t.test('an unsafe production starts only with ALLOW_INSECURE=1', async t => {
  const staging = { ...LIVE, WALLET_ENVIRONMENT: 'staging', RAZORPAY_KEY_ID: 'rzp_live_A1' }
  t.same(problemsOf(staging), [])
  const local = { MONGODB_URI: 'mongodb://127.0.0.1/x' } // beside any other Google's stand-in is refused always
  const money = { RAZORPAY_KEY_ID: 'rzp_test_A1' } // beside a live key stand-ins are refused always
  for (const [name, env] of UNSAFE) {
    t.ok(namesOf({ ...staging, ...env }).includes(name), `${name} ${Object.values(env)[0]?.slice(0, 40)}`)
    t.same(problemsOf({ ...staging, ...money, ...env, ALLOW_INSECURE: '0' }).length > 0, true)
    const beside = { ...(name === 'RAZORPAY_KEY_ID' ? {} : money), ...(name.startsWith('GOOGLE') ? local : {}) }
    const allowed = { ...staging, ...beside, ...env, ALLOW_INSECURE: '1' }
    t.same(problemsOf(allowed), [], 'allowed')
    t.match(describeConfig(loadConfig(allowed))[0], /^ALLOW_INSECURE=1/)
  }
  for (const [party, env] of Object.entries(STAND_INS)) {
    const refused = namesOf({ ...staging, ...money, ...env })
    t.same(
      Object.keys(env).filter(name => name !== 'MAIL_FROM' && !refused.includes(name)),
      [],
      `${party}'s stand-in`,
    )
    t.same(problemsOf({ ...staging, ...money, ...local, ...env, ALLOW_INSECURE: '1' }), [], `${party} allowed`)
  }
})

t.test('a rehearsal with a test key of Razorpay needs only ALLOW_TEST_PAYMENTS=1', async t => {
  const rehearsal = { ...LIVE, WALLET_ENVIRONMENT: 'staging', RAZORPAY_KEY_ID: 'rzp_test_A1', ALLOW_TEST_PAYMENTS: '1' }
  t.same(problemsOf(rehearsal), [])
  t.match(describeConfig(loadConfig(rehearsal))[0], /^ALLOW_TEST_PAYMENTS=1/)
  t.match(problemsOf({ ...rehearsal, ALLOW_TEST_PAYMENTS: '0' }), [/^RAZORPAY_KEY_ID: .*ALLOW_TEST_PAYMENTS=1/])
  t.same(namesOf({ ...rehearsal, PUBLIC_ORIGIN: 'http://cv.trucv.test' }), ['PUBLIC_ORIGIN'], 'nothing else is allowed')
  for (const keyId of ['rzp_test_sandboxAbCd', 'rzp_live_sandbox1', SAMPLES.RAZORPAY_KEY_ID])
    t.same(namesOf({ ...rehearsal, RAZORPAY_KEY_ID: keyId }), ['RAZORPAY_KEY_ID'], keyId)
})

t.test('production refuses sample values', async t => {
  for (const [name, sample] of Object.entries(SAMPLES)) {
    t.ok(namesOf({ ...LIVE, [name]: sample }).includes(name), name)
  }
})

t.test('production needs every outside party and the seller', async t => {
  const optional = [
    ...'NODE_ENV WALLET_ENVIRONMENT METRICS_TOKEN'.split(' '),
    ...'SUPPORT_EMAIL CREDENTIAL_ROOTS LOG_KEY OTEL_EXPORTER_OTLP_HEADERS'.split(' '),
  ]
  // Half of a seal is refused by itself.
  const isOwnKey = (name: string) => isKeyName(name) && !name.startsWith('SEAL_')
  const needed = Object.keys(LIVE).filter(name => !optional.includes(name))
  for (const name of needed) t.same(namesOf({ ...LIVE, [name]: ' ' }), [isOwnKey(name) ? 'KEYS_FILE' : name], name)
  const seller = { SELLER_NAME: '', SELLER_ADDRESS: '', SELLER_GSTIN: '', SUPPORT_EMAIL: '' }
  t.equal(loadConfig({ ...LIVE, ...seller, ALLOW_INSECURE: '1' }).seller.name, SAMPLES.SELLER_NAME)
})

t.test(
  'production without payments and wallet needs neither a seller nor their keys, and people write to its sender',
  async t => {
    const kept =
      'NODE_ENV PUBLIC_ORIGIN MONGODB_URI GOOGLE_CLIENT_ID SMTP_URL MAIL_FROM ATTESTATION_KEYS CREDENTIAL_KEYS'
    const few: Env = Object.fromEntries(kept.split(' ').map(name => [name, LIVE[name]]))
    const off = { PAYMENTS: 'off', WALLET: 'off' }
    t.same(namesOf({ ...few, ...off }), [])
    const { payments, wallet, seller, supportEmail } = loadConfig({ ...few, ...off })
    t.same([payments, wallet.isOn, seller.name, seller.address, seller.gstin], [false, false, '', '', ''])
    t.equal(supportEmail, 'cv@trucv.test')
    t.equal(loadConfig({ ...few, ...off, SUPPORT_EMAIL: 'help@trucv.test' }).supportEmail, 'help@trucv.test')
    for (const name of kept.split(' ').slice(1, 6)) t.same(namesOf({ ...few, ...off, [name]: '' }), [name], name)
    const sellers = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN']
    const razorpay = ['KEYS_FILE', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET']
    const ofWallet = ['KEYS_FILE', 'WALLET_CLIENT_PRIVATE_KEY', 'WALLET_CLIENT_SWA']
    t.same(namesOf({ ...few, WALLET: 'off' }).sort(), [...razorpay, ...sellers].sort())
    t.same(namesOf({ ...few, PAYMENTS: 'off' }).sort(), ofWallet.sort())
    t.match(describeConfig(loadConfig({ ...few, ...off })).join('\n'), /PAYMENTS=off[\s\S]*WALLET=off/)
  },
)

t.test('what is switched off has no stand-in', async t => {
  const env = { ...LOCAL, ...STAND_INS.razorpay, ...STAND_INS.wallet, PAYMENTS: 'off', WALLET: 'off' }
  t.same(loadConfig(env).standIns, [])
})

t.test('a seller who is not registered under GST says so, and has no letter of undertaking', async t => {
  const none = { ...LIVE, SELLER_GSTIN: 'none' }
  t.equal(loadConfig(none).seller.gstin, '')
  t.same(namesOf({ ...none, SELLER_LUT: '26-27:AD290326000002B' }), ['SELLER_LUT'])
  t.same(loadConfig({ ...LIVE, SELLER_LUT: '26-27:AD290326000002B' }).seller.luts, { '26-27': 'AD290326000002B' })
})

t.test('no secret is in a message, a log line or a printed configuration', async t => {
  const canary = () => randomBytes(12).toString('hex')
  const secrets = { mongo: canary(), mail: canary(), razorpay: canary(), hook: canary(), metrics: canary() }
  const key = randomBytes(32).toString('hex')
  const env: Env = {
    ...LIVE,
    MONGODB_URI: `mongodb://app:${secrets.mongo}@db-1/trucv`,
    SMTP_URL: `smtps://app:${secrets.mail}@mail.trucv.test`,
    RAZORPAY_KEY_SECRET: secrets.razorpay,
    RAZORPAY_WEBHOOK_SECRET: secrets.hook,
    METRICS_TOKEN: secrets.metrics,
    ...STORAGE,
    WALLET_CLIENT_PRIVATE_KEY: `0x${key}`,
  }
  const canaries = [
    ...Object.values(secrets),
    'storage-id-canary',
    'storage-key-canary',
    key,
    String(one.d),
    String(two.d),
  ]
  const config = loadConfig(env)
  const parts = [
    config,
    config.storage,
    config.razorpay,
    config.wallet,
    config.mail,
    { ...config }.wallet,
    config.attestationKeys,
  ]
  const shown = [
    ...describeConfig(config),
    ...parts.map(part => JSON.stringify(part)),
    ...parts.map(part => inspect(part, { depth: 9 })),
    ...messages(env),
  ].join('\n')
  for (const secret of canaries) t.notOk(shown.includes(secret))
  t.match(describeConfig(config).join('\n'), /^database: db-1\/trucv$/m)
  t.match(shown, /\[redacted\]/)
})

/** The messages when each secret is invalid: malformed, in the wrong variable, given twice. */
function messages(env: Env): string[] {
  const text = (changes: Env) => problemsOf({ ...env, ...changes }).join('\n')
  return secretNames.flatMap(name => [
    text({ [name]: `${env[name]}@ ,, x` }),
    text({ [`${name}_FILE`]: env[name] }),
    text({ [name]: undefined, [`${name}_FILE`]: env[name] }),
    ...variableNames.map(other => text({ [other]: env[name] })),
  ])
}

t.test('the log lists stand-ins and features without configuration', async t => {
  const everything: Env = Object.assign({}, LOCAL, ...Object.values(STAND_INS))
  const lines = describeConfig(loadConfig({ ...everything, PORT: '9000', HOST: '::1' })).join('\n')
  t.match(lines, /^address: http:\/\/\[::1\]:9000, known to the world as http:\/\/localhost:9000$/m)
  t.match(lines, /^database: 127\.0\.0\.1:5000\/trucv$/m)
  for (const party of Object.keys(STAND_INS)) t.match(lines, new RegExp(`^not the real one: ${party}`, 'm'))
  t.match(lines, /^not set up: razorpay, wallet$/m)
  t.notMatch(describeConfig(loadConfig(LIVE)).join('\n'), /not the real|not set up|ALLOW_INSECURE/)
})
