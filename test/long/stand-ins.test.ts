// The stand-ins that the start script configures for the wallet. They are started, the service is not.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../../api/config/config.ts'
import { startStandIns } from '../../scripts/lib/stand-ins.ts'
import t, { type Test } from '../tap.ts'

type Env = Record<string, string>
const KEY = `0x${'42'.repeat(32)}`
const SWA = `0x${'Ab'.repeat(20)}`
const WALLET = [
  'WALLET_BFF_URL',
  'WALLET_CLIENT_PRIVATE_KEY',
  'WALLET_CLIENT_SWA',
  'WALLET_GOOGLE_CLIENT_ID',
  'WALLET_JWT_KEYS',
  'WALLET_ONBOARDING_URL',
  'WALLET_SDK_CALLERS',
]

function folder(t: Test) {
  const path = mkdtempSync(join(tmpdir(), 'stand-ins-'))
  t.teardown(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function filled(t: Test, env: Env = {}, dataDir = folder(t)) {
  const base = { DATA_DIR: dataDir, SANDBOX_PORT: '0', MONGODB_URI: 'mongodb://127.0.0.1:1/x' }
  const standIns = await startStandIns({ ...base, ...env })
  t.teardown(() => standIns.stop())
  return standIns
}

t.test('without configuration the wallet has a stand-in, and the service accepts its settings', async t => {
  const dataDir = folder(t)
  const { env, lines, stop } = await filled(t, {}, dataDir)
  for (const name of WALLET) t.ok(env[name], name)
  t.match(env, { WALLET_SDK_CALLERS: 'on', WALLET_BFF_URL: /\/wallet$/, WALLET_ONBOARDING_URL: /\/onboarding$/ })
  t.match(lines[0], /stands in for Google, Razorpay, the wallet, SMTP/)
  const { wallet, walletJwtKeys } = loadConfig(env)
  t.equal(wallet.clientSwa, env.WALLET_CLIENT_SWA)
  t.match(walletJwtKeys[0]?.kid, /^sandbox-/)
  await stop()
  const again = await filled(t, {}, dataDir)
  t.equal(again.env.WALLET_CLIENT_PRIVATE_KEY, env.WALLET_CLIENT_PRIVATE_KEY, 'the same at the next start')
})

t.test('a client that the user configured is used, from a file too', async t => {
  const own = { WALLET_CLIENT_PRIVATE_KEY: KEY, WALLET_CLIENT_SWA: SWA }
  t.match((await filled(t, own)).env, own)
  const path = join(folder(t), 'key')
  writeFileSync(path, `${KEY}\n`)
  const { env } = await filled(t, { WALLET_CLIENT_PRIVATE_KEY_FILE: path, WALLET_CLIENT_SWA: SWA })
  t.equal(env.WALLET_CLIENT_PRIVATE_KEY, undefined, 'the secret stays in its file')
  t.equal(loadConfig(env).wallet.clientPrivateKey, KEY)
  const half = await filled(t, { WALLET_CLIENT_PRIVATE_KEY: KEY })
  t.equal(half.env.WALLET_CLIENT_SWA, undefined, 'half a client is not completed with somebody else’s half')
})

t.test('a real wallet’s settings are not changed', async t => {
  const cases: Env[] = [{ WALLET_BFF_URL: 'https://wallet.trucv.test' }, { WALLET_ENVIRONMENT: 'production' }]
  for (const env of cases) {
    const standIns = await filled(t, env)
    const set = WALLET.filter(name => standIns.env[name] !== env[name])
    t.same(set, [])
    t.notMatch(standIns.lines[0], /wallet/)
  }
})
