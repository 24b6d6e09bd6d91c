// "Upgrade" and "Restore" of docs/operations.md, run as written in an installation of its own: a version that changes stored data
// arrives by git, and the version before comes back with its backup. Blocks for containers and MongoDB's tools are listed, not run.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { contentWith, tokenFor } from '../harness.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'

const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8')
const blocksOf = (title: string) => {
  const section = page.split(/^## /m).find(text => text.startsWith(`${title}\n`)) ?? ''
  return [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
}
/** Needs what this machine may not have. */
const isElsewhere = (code: string) => /^(docker|mongorestore) /m.test(code)
const [upgrade, restore] = [blocksOf('Upgrade'), blocksOf('Restore')]

const folder = mkdtempSync(join(tmpdir(), 'drill-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
const [home, origin] = [join(folder, 'home'), join(folder, 'origin')]
const [port, sandboxPort] = [await freePort(), await freePort()]
const url = `http://localhost:${port}`
const unset = [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => [name, '']) // biome-ignore format: one line
const env = {
  ...Object.fromEntries(unset),
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: `${port}`,
  SANDBOX_PORT: `${sandboxPort}`,
  npm_config_prefer_offline: 'true',
}

const run = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const git = (cwd: string, ...args: string[]) =>
  run(cwd, 'git', '-c', 'user.name=drill', '-c', 'user.email=drill@example.org', ...args)
/** A block as a person pastes it. */
const paste = (t: Test, code = '') => {
  t.comment(code)
  return run(home, 'bash', '-e', '-o', 'pipefail', '-c', code)
}

/** The files of this version, committed and tagged with the name that the document has. */
function prepareOrigin() {
  mkdirSync(origin)
  git(origin, 'init', '--quiet', '--initial-branch=main')
  const files = git(projectRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of new Set(files.filter(name => name !== ''))) {
    mkdirSync(dirname(join(origin, file)), { recursive: true })
    cpSync(join(projectRoot, file), join(origin, file))
  }
  git(origin, 'add', '--all')
  git(origin, 'commit', '--quiet', '--message', 'this version')
  git(origin, 'tag', /git checkout (\S+)/.exec(restore.join('\n'))?.[1] ?? '')
  git(folder, 'clone', '--quiet', origin, home)
  // What its operator had installed and built.
  for (const name of ['node_modules', 'client/node_modules']) run(home, 'cp', '-al', join(projectRoot, name), name)
  cpSync(join(projectRoot, 'dist'), join(home, 'dist'), { recursive: true })
}

/** The next version: every account gets a field. */
function release() {
  const path = join(origin, 'api/upgrades.ts')
  const text = readFileSync(path, 'utf8')
  const change =
    "{ title: 'a field for the drill', run: c => c.collection('users').updateMany({}, { $set: { drilled: true } }) }"
  const next = text.replace('CHANGES: readonly Change[] = []', `CHANGES: readonly Change[] = [${change}]`)
  if (next === text) throw new Error('CHANGES has another form: change this test.')
  writeFileSync(path, next)
  git(origin, 'commit', '--quiet', '--all', '--message', 'the next version')
}

/** `npm start` until it is ready; `stop` ends it and returns what it said. */
async function start(t: Test) {
  const child = spawn('npm', ['start'], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (said += text))
  const exited = new Promise(resolve => child.once('exit', resolve))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), 'SIGTERM')
    await exited
    return said
  }
  t.teardown(stop)
  await until('the service is ready', () => {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${said}`)
    return said.includes('Ctrl-C stops')
  })
  return stop
}

t.test('every block of the two sections is run here, or listed', async t => {
  const all = [...upgrade, ...restore]
  t.equal(all.length, 8)
  const elsewhere = all.filter(isElsewhere)
  t.equal(elsewhere.length, 4)
  for (const code of elsewhere) t.comment(`Not run here:\n${code}`)
})

t.test('an upgrade, a restore, and the way back', async t => {
  prepareOrigin()
  const [backUp, install] = upgrade.filter(code => !isElsewhere(code))
  const [putBack, goBack] = restore.filter(code => !isElsewhere(code))

  const stopOld = await start(t)
  const as = async (email: string) => ({
    authorization: `Bearer ${await tokenFor(`http://localhost:${sandboxPort}`, { email })}`,
    'content-type': 'application/json',
  })
  const titlesOf = async () => {
    const { cvs } = await (await fetch(`${url}/cvs`, { headers: await as('ana@example.org') })).json()
    return cvs.map(({ title }: { title: string }) => title)
  }
  const make = async (title: string) =>
    fetch(`${url}/cvs`, {
      method: 'POST',
      headers: await as('ana@example.org'),
      body: JSON.stringify({ title, content: contentWith() }),
    })
  t.equal((await make('Before')).status, 201)
  t.match(paste(t, backUp), 'before-upgrade.backup')
  t.notMatch(await stopOld(), 'stored data')

  release()
  paste(t, install)
  const stopNew = await start(t)
  t.same(await titlesOf(), ['Before'])
  t.equal((await make('After')).status, 201)
  t.match(
    await stopNew(),
    /"change":"a field for the drill","from":1,"to":2,"msg":"stored data: the change is complete"/,
  )

  t.match(
    paste(t, putBack),
    /the change is complete .*"to":2[\s\S]*Restored the backup/,
    'a newer program brings it forward',
  )
  const stopRestored = await start(t)
  t.same(await titlesOf(), ['Before'])
  t.notMatch(await stopRestored(), 'stored data')

  paste(t, goBack)
  const refused = await start(t).then(() => '', (error: Error) => error.message) // biome-ignore format: one line
  t.match(refused, 'the database has data of version 2; this version of TruCV knows 1 and older ones')
  t.notMatch(paste(t, putBack), 'the change is complete')
  const stop = await start(t)
  t.same(await titlesOf(), ['Before'])
  await stop()
})
