// Configurations with which the process refuses to start.
import { spawnSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import t from '../tap.ts'

const main = join(projectRoot, 'dist', 'api', 'main.js')

/** Starts the service with only this environment; it must end by itself. */
function boot(env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
    timeout: 180_000,
  })
  return { status, stderr, stdout }
}

const usable = { MONGODB_URI: 'mongodb://127.0.0.1:1/trucv', GOOGLE_CLIENT_ID: 'client.apps.example' }
/** One case of each kind: test/config and test/config-safety have them all. */
const REFUSED: [what: string, env: Record<string, string>, named: string[]][] = [
  ['nothing at all', {}, ['MONGODB_URI', 'GOOGLE_CLIENT_ID']],
  [
    'several bad values',
    { ...usable, PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'true' },
    ['PORT', 'LOG_LEVEL', 'TRUST_PROXY'],
  ],
  [
    'production without keys',
    { ...usable, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://trucv.org' },
    ['RAZORPAY_KEY_ID', 'WALLET_CLIENT_PRIVATE_KEY', 'KEYS_FILE', 'SMTP_URL', 'MONGODB_URI'],
  ],
  ['a secret twice', { ...usable, METRICS_TOKEN: 'CANARY-TOKEN', METRICS_TOKEN_FILE: '/nowhere' }, ['METRICS_TOKEN']],
]

for (const [what, env, named] of REFUSED) {
  t.test(`the service does not start with ${what}`, async t => {
    const { status, stderr, stdout } = boot(env)
    t.equal(status, 1)
    for (const name of named) t.match(stderr, new RegExp(`^ *${name}`, 'm'), `names ${name}: ${stderr}`)
    t.notMatch(stderr + stdout, /CANARY/)
  })
}

t.test('an address that cannot be bound is reported in one line that names the setting', async t => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  t.teardown(() => other.close())
  const taken = String((other.address() as AddressInfo).port)
  const cases: [what: string, env: Record<string, string>, named: string][] = [
    ['a taken port', { PORT: taken }, `PORT: ${taken} is taken`],
    ['the address of another machine', { PORT: '0', HOST: '203.0.113.7' }, 'HOST: must be an address of this machine'],
    ['an IPv6 address of none', { PORT: '0', HOST: '2001:db8::7' }, 'HOST: must be'],
    ['a link-local address without its interface', { PORT: '0', HOST: 'fe80::1' }, 'HOST: must be'],
    ['a name that has no address', { PORT: '0', HOST: 'nowhere.invalid' }, 'HOST: must be'],
  ]
  for (const [what, env, named] of cases) {
    const { status, stderr } = boot({ ...usable, ...env })
    t.equal(status, 1, what)
    const [first, line = '', ...more] = stderr.trimEnd().split('\n')
    t.equal(first, 'TruCV does not start:', what)
    t.ok(line.startsWith(`  ${named}`), `${what}: ${line}`)
    t.same(more, [], `${what}: no stack`)
  }
})
