// The file of keys: made and rotated by the command of the README, read by a production start, refused with a message.
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '../api/config/config.ts'
import { KEY_NAMES } from '../api/config/keys-file.ts'
import { secretNames } from '../api/config/variables.ts'
import { certificateOf, validityOf } from '../api/crypto/cms.ts'
import { projectRoot } from '../api/lib/root.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import { CLAIMED, entryOf, startClaims } from './claims-harness.ts'
import { changed, type Env, LIVE, namesOf, okp, problemsOf, STORAGE } from './config-environments.ts'
import { runService, statusOf, until } from './processes.ts'
import t from './tap.ts'

const dir = mkdtempSync(join(tmpdir(), 'keys-'))
t.teardown(() => rmSync(dir, { recursive: true, force: true }))
const COMMAND = 'node dist/api/keys.js FILE --name ORGANISATION'

/** Runs the command in the folder of the test. */
const keys = (...args: string[]) =>
  new Promise<{ code: number; out: string }>(resolve => {
    const program = join(projectRoot, 'dist', 'api', 'keys.js')
    execFile(process.execPath, [program, ...args], { cwd: dir }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    )
  })
const pathOf = (name: string) => join(dir, name)
const read = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8'))
const write = (name: string, content: unknown, mode = 0o600) => {
  writeFileSync(pathOf(name), typeof content === 'string' ? content : JSON.stringify(content))
  chmodSync(pathOf(name), mode)
  return pathOf(name)
}

/** Production without any key of its own making. */
const KEYLESS: Env = changed(LIVE, Object.fromEntries(KEY_NAMES.map(name => [name, ''])))
const withFile = (path: string, more: Env = {}) => ({ ...KEYLESS, KEYS_FILE: path, ...more })

t.equal((await keys('keys.json', '--name', 'Acme Universität')).code, 0)
const KEYS_FILE = pathOf('keys.json')

t.test('one file has every key that an installation makes itself, for its owner alone', async t => {
  t.equal(statSync(KEYS_FILE).mode & 0o777, 0o600)
  t.same(Object.keys(read('keys.json')), KEY_NAMES)
  const ofOthers = [
    'MONGODB_URI',
    'SMTP_URL',
    'RAZORPAY_KEY_SECRET',
    'WALLET_CLIENT_PRIVATE_KEY',
    ...Object.keys(STORAGE),
  ]
  const made = secretNames.filter(
    name => ![...ofOthers, 'CREDENTIAL_ROOTS', 'OTEL_EXPORTER_OTLP_HEADERS'].includes(name),
  )
  t.same(made.sort(), [...KEY_NAMES].sort(), 'each other secret comes from somebody else')
  t.same(problemsOf(withFile(KEYS_FILE)), [])
  const config = loadConfig(withFile(KEYS_FILE))
  const kids = [config.attestationKeys, config.credentialKeys, config.walletJwtKeys, [config.log.key]].flat()
  t.equal(new Set(kids.map(key => key?.kid)).size, 4)
  t.equal(certificateOf(String(config.seal.certificates[0])).subject, 'CN=Acme Universität')
  const { fromMs, endMs } = validityOf(config.seal.certificates)
  t.ok(fromMs < Date.now() && endMs > Date.now() + 9 * 365 * 86_400_000)
  t.ok(config.metricsToken.length > 40 && String(config.razorpay.webhookSecrets).length > 40)
})

t.test('a file that exists is never overwritten, and bad arguments are refused with a message', async t => {
  const before = readFileSync(KEYS_FILE, 'utf8')
  const refused: [RegExp, ...string[]][] = [
    [/^keys\.json: it exists and stays as it is/, 'keys.json', '--name', 'Acme'],
    [/^Usage: node dist\/api\/keys\.js/],
    [/^Usage/, 'a.json', 'b.json', '--name', 'Acme'],
    [/--name: must be/, 'new.json'],
    [/--name: must be/, 'new.json', '--name', ' '],
    [/--name: must be/, 'new.json', '--name', 'x'.repeat(65)],
    [/ENOENT/, 'none/new.json', '--name', 'Acme'],
    [/Unknown option/, 'new.json', '--nam', 'Acme'],
    [/--rotate: must be one of ATTESTATION_KEYS, /, 'keys.json', '--rotate', 'MONGODB_URI'],
    [/--rotate: must be one of/, 'keys.json', '--rotate', 'constructor'],
    [/--name: must be/, 'keys.json', '--rotate', 'SEAL_KEY'],
    [/ENOENT/, 'none.json', '--rotate', 'LOG_KEY'],
    [/must be a JSON object/, write('text.json', 'x'), '--rotate', 'LOG_KEY'],
  ]
  for (const [message, ...args] of refused) {
    const { code, out } = await keys(...args)
    t.equal(code, 1, args.join(' '))
    t.match(out, message)
    t.notMatch(out, /^\s+at /m, 'no stack')
  }
  t.equal(readFileSync(KEYS_FILE, 'utf8'), before)
  t.same(readdirSync(dir).sort(), ['keys.json', 'text.json'])
})

t.test('a file that cannot be used is refused by the name of the setting', async t => {
  const { LOG_KEY, SEAL_KEY, ...rest } = read('keys.json')
  const only = (problem: string | RegExp, path: string, more: Env = {}) => {
    const problems = problemsOf(withFile(path, more))
    t.equal(problems.length, 1, problems.join('\n'))
    t.match(problems[0], problem)
  }
  only(`KEYS_FILE: must be a file; what makes it: ${COMMAND}`, pathOf('none.json'))
  only('KEYS_FILE: must be a file that this user can read', join(KEYS_FILE, 'x'))
  for (const mode of [0o644, 0o604, 0o660, 0o602])
    only('KEYS_FILE: must be a file that no other user can read', write('open.json', read('keys.json'), mode))
  t.same(problemsOf(withFile(write('group.json', read('keys.json'), 0o440))), [], 'as clusters mount it')
  for (const text of ['', 'x', '[]', 'null', '{"SECRET":"x"}', '{"MONGODB_URI":"x"}'])
    only('KEYS_FILE: must be a JSON object of keys', write('bad.json', text))
  const without = write('less.json', { ...rest, SEAL_KEY })
  only(/^KEYS_FILE: must be a file that has LOG_KEY too; .* --rotate NAME$/, without)
  t.same(problemsOf(withFile(without, { LOG_KEY: JSON.stringify(okp('own')) })), [], 'or the variable has it')
  t.equal(loadConfig(withFile(write('none.json', { ...rest, SEAL_KEY, LOG_KEY: '' }))).log.key, null, 'left out')
  only(
    /^KEYS_FILE: must be a file with ATTESTATION_KEYS;/,
    write('none.json', { ...read('keys.json'), ATTESTATION_KEYS: '' }),
  )
  only(/^LOG_KEY: must not be set beside KEYS_FILE/, KEYS_FILE, { LOG_KEY: JSON.stringify(okp('own')) })
  only(/^LOG_KEY: must not be set beside KEYS_FILE/, KEYS_FILE, { LOG_KEY_FILE: pathOf('text.json') })
  const broken = write('broken.json', { ...rest, SEAL_KEY, LOG_KEY: { kty: 'OKP' } })
  only(/^LOG_KEY: must be the JWK .*, in the file that KEYS_FILE names$/, broken)
})

t.test('a production start without keys prints the one command that makes them', async t => {
  const three = 'ATTESTATION_KEYS, CREDENTIAL_KEYS, WALLET_JWT_KEYS'
  t.match(namesOf(KEYLESS), ['KEYS_FILE'])
  const service = runService(t, KEYLESS as Record<string, string>)
  t.equal(await service.exited, 1)
  t.match(service.output(), new RegExp(`^ {2}KEYS_FILE: must be a file with .*; what makes it: ${COMMAND}$`, 'm'))
  t.equal(service.output().trim().split('\n').length, 2, 'and nothing else')
  for (const name of three.split(', ')) t.match(service.output(), name)
})

t.test('production starts with the file', async t => {
  const port = await freePort()
  const env = { ...withFile(KEYS_FILE), PORT: String(port), MONGODB_URI: `${LIVE.MONGODB_URI}?replicaSet=rs0` }
  const service = runService(t, env as Record<string, string>)
  await until('it listens', async () => {
    if (service.child.exitCode !== null) throw new Error(service.output())
    return (await statusOf(`http://127.0.0.1:${port}/healthz`)) === 200
  })
  const token = read('keys.json').METRICS_TOKEN
  const figures = (bearer: string) =>
    fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${bearer}` } })
  t.equal((await figures(token)).status, 200)
  t.equal((await figures('another')).status, 404)
  for (const secret of [token, read('keys.json').LOG_KEY.d]) t.notOk(service.output().includes(secret))
})

t.test('a new key signs, and what the old one signed stays valid', async t => {
  write('turn.json', read('keys.json'))
  const unset = Object.fromEntries([...KEY_NAMES, 'LOG_WITNESSES'].map(name => [name, '']))
  const env = { ...unset, KEYS_FILE: pathOf('turn.json') }
  const first = await startClaims(t, env)
  const id = await first.make(CLAIMED, true)
  const old = await first.attest(id, 'skills.go')
  const { webhookSecrets } = first.app.config.razorpay
  for (const name of ['ATTESTATION_KEYS', 'CREDENTIAL_KEYS', 'RAZORPAY_WEBHOOK_SECRET', 'LOG_KEY'])
    t.match((await keys('turn.json', '--rotate', name)).out, `${name} has a new key`)
  t.equal((await keys('turn.json', '--rotate', 'SEAL_KEY', '--name', 'Acme & Co')).code, 0)
  t.equal(statSync(pathOf('turn.json')).mode & 0o777, 0o600)
  t.notOk(
    readdirSync(dir).some(name => /\.next$/.test(name)),
    'nothing is left over',
  )

  const { mongodbUri: MONGODB_URI, publicOrigin: PUBLIC_ORIGIN } = first.app.config
  const second = await startClaims(t, { ...env, MONGODB_URI, PUBLIC_ORIGIN, LOG_ORIGIN: 'cv.trucv.test/log2' })
  const { config } = second.app
  const kids = config.attestationKeys.map(({ kid }) => kid)
  t.same(
    kids.slice(1),
    first.app.config.attestationKeys.map(({ kid }) => kid),
  )
  t.same(config.razorpay.webhookSecrets.slice(1), webhookSecrets)
  t.equal(certificateOf(String(config.seal.certificates[0])).subject, 'CN=Acme & Co')
  t.not(config.log.key?.kid, first.app.config.log.key?.kid)
  t.match(old, { attestation: { kid: kids[1] } })
  const next = await second.attest(id, 'skills.c')
  t.match(next, { attestation: { kid: kids[0] } })
  const { claims } = await second.verification(id)
  for (const section of ['skills.go', 'skills.c'])
    t.match(
      claims.find(one => one.section === section),
      { level: 'self-attested' },
      section,
    )
  t.match(entryOf(await second.draft(id), 'skills.go').attestation, { valid: true, kid: kids[1] })
})
