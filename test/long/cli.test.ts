// trucv.mjs as it is handed out, run in a folder of its own against the service.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { CLAIMED, OWNER, startClaims } from '../claims-harness.ts'
import { contentWith } from '../harness.ts'
import type { Json } from '../rules/resume-laws.ts'
import t from '../tap.ts'

const { app, owner, make, attest, draft, save } = await startClaims(t)
// The CVs of several tests have the same words under the same name, so they would share their claims.
t.beforeEach(() => app.connection.collection('claims').deleteMany({}))
const home = mkdtempSync(join(tmpdir(), 'trucv-'))
t.teardown(() => rmSync(home, { recursive: true, force: true }))
const program = join(home, 'trucv.mjs')
copyFileSync(join(projectRoot, 'dist', 'site', 'trucv.mjs'), program)
const SCOPES = ['cv:read', 'cv:draft', 'cv:publish', 'files:read', 'claims:read']

const keyWith = async (scopes: string[]): Promise<{ id: string; secret: string }> => {
  const { body } = await owner.post('/me/keys').send({ name: 'CV in git', scopes, days: 30 }).expect(201)
  return { id: body.key.id, secret: body.secret }
}
const { secret } = await keyWith(SCOPES)
const LOGGED_IN = { TRUCV_ADDRESS: app.url, TRUCV_KEY: secret }

type Run = { status: number | null; out: string; err: string }
type Given = { cwd?: string; env?: Record<string, string>; input?: string }

/** A run with address and key set, unless `env` overrides them. */
function run(words: string[], { cwd = home, env = LOGGED_IN, input = '' }: Given = {}): Promise<Run> {
  const own = { PATH: process.env.PATH ?? '', HOME: home, XDG_CONFIG_HOME: join(home, 'config'), ...env }
  const child = spawn(process.execPath, [program, ...words], { cwd, env: own })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', part => (out += part))
  child.stderr.setEncoding('utf8').on('data', part => (err += part))
  child.stdin.end(input)
  return new Promise(resolve => child.once('close', status => resolve({ status, out, err })))
}

let folders = 0
/** A folder with these files. */
function folderWith(files: Record<string, string | Buffer> = {}) {
  const cwd = join(home, `folder-${++folders}`)
  mkdirSync(cwd)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text)
  const readText = (name: string) => readFileSync(join(cwd, name), 'utf8')
  return {
    cwd,
    readText,
    read: (name: string): Json => JSON.parse(readText(name)),
    write: (name: string, value: unknown) => writeFileSync(join(cwd, name), JSON.stringify(value)),
    run: (...words: string[]) => run(words, { cwd }),
  }
}
t.test('it explains itself, and refuses unknown words', async t => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  t.match(await run(['--version'], { env: {} }), { status: 0, out: `${version}\n`, err: '' })
  t.match(await run(['--help'], { env: {} }), { status: 0, out: /trucv push resume\.json/, err: '' })
  t.match(await run([], { env: {} }), { status: 2, out: /trucv login/ })
  const wrong = [
    ['fly'],
    ['__proto__'],
    ['pull', '--fly'],
    ['list', 'x'],
    ['push'],
    ['verify'],
    ['list', '--new'],
    ['pull', '-x'],
    ['verify', 'a', 'b'],
  ]
  for (const words of wrong) t.match(await run(words), { status: 2, out: '', err: /\S/ }, words.join(' '))
})

t.test('a key is kept for its service alone, in a file that nobody else reads', async t => {
  const file = join(home, 'config', 'trucv', 'login.json')
  t.match(await run(['list'], { env: {} }), { status: 2, err: /Log in first: trucv login/ })
  t.match(await run(['login'], { env: {}, input: secret }), { status: 2, err: /--address/ })
  const at = ['login', '--address', app.url]
  for (const input of ['', 'not a key', `${secret}x`, 'trucv_'])
    t.match(await run(at, { env: {}, input }), { status: 2, err: /no API key/ })
  t.match(await run(at, { env: {}, input: `trucv_${'x'.repeat(32)}` }), {
    status: 1,
    err: /has ended, or is one of another/,
  })
  for (const address of ['http://example.org', 'example.org', 'ftp://example.org'])
    t.match(await run(['login', '--address', address], { input: secret }), { status: 2, err: /https:/ }, address)
  t.throws(() => statSync(file), 'nothing was kept')

  const done = await run(at, { env: {}, input: `${secret}\n` })
  t.match(done, { status: 0, err: '', out: new RegExp(`Logged in at ${app.url} as ${OWNER.email}`) })
  t.notMatch(done.out, secret)
  t.equal(statSync(file).mode & 0o777, 0o600)
  t.match(await run(['list'], { env: {} }), { status: 0, err: '' })
  const elsewhere = app.url.replace('localhost', '127.0.0.1')
  t.match(await run(['list', '--address', elsewhere], { env: {} }), { status: 2, err: /not logged in there/ })
  t.match(await run(['login'], { env: {}, input: secret }), { status: 0 }, 'again, at the same service')

  const ended = await keyWith(['cv:read'])
  await run(at, { env: { TRUCV_KEY: ended.secret } })
  await owner.delete(`/me/keys/${ended.id}`).expect(204)
  t.match(await run(['list'], { env: {} }), { status: 1, err: /invalid or has expired.*\n.*key has ended/ })
  t.match(await run(['logout'], { env: {} }), { status: 0, out: /Logged out/ })
  t.throws(() => statSync(file))
  t.match(await run(['list'], { env: { ...LOGGED_IN, TRUCV_ADDRESS: 'http://localhost:1' } }), {
    status: 1,
    err: /gives no reply/,
  })
})

t.test('neither a file nor the CV loses a change of the other', async t => {
  const nanoId = await make(CLAIMED)
  const { read, write, run, readText } = folderWith()
  t.match(await run('pull', nanoId), { status: 0, out: 'Wrote resume.json (version 1).\n' })
  t.match(read('.trucv.json'), {
    'resume.json': { address: app.url, id: nanoId, version: 1, parts: { skills: /^[\w-]{43}$/ } },
  })
  t.notMatch(readText('.trucv.json'), /Typing|Best Paper|trucv_/, 'no text and no key')
  const resume = read('resume.json')

  await save(nanoId, { title: 'Another title' })
  const mine = { ...resume, awards: [] }
  write('resume.json', mine)
  t.match(await run('push', 'resume.json'), { status: 0, out: /version 3/ }, 'another title is no other text')

  const { content } = await draft(nanoId)
  await save(nanoId, { content: { ...content, skills: [{ id: 'x', name: 'Theirs' }] } })
  const edited = { ...mine, basics: { name: 'Ana', label: 'Mine' } }
  write('resume.json', edited)
  const both =
    /Nothing was overwritten[\s\S]*changed at TruCV: skills\n[\s\S]*changed in resume\.json: basics\n[\s\S]*--force/
  t.match(await run('push', 'resume.json'), { status: 3, out: '', err: both })
  t.match(await run('pull'), { status: 3, out: '', err: both })
  t.same(read('resume.json'), edited)
  t.match(await draft(nanoId), { version: 4 })
  t.match(await run('pull', '-o', 'theirs.json'), { status: 0 })
  t.match(read('theirs.json'), { skills: [{ name: 'Theirs' }] })
  t.match(await run('push', 'resume.json', '--force'), { status: 0, out: /version 5/ })
  t.match(await run('pull'), { status: 0, out: /is as at TruCV \(version 5\)/ })
  await run('push', 'theirs.json', nanoId, '--force')
  t.match(await run('pull', nanoId), { status: 0, out: /Wrote resume\.json/ }, 'a file without changes follows the CV')
  t.match(read('resume.json'), { skills: [{ name: 'Theirs' }] })

  write('resume.json', edited)
  t.match(await run('pull', nanoId, '--force'), { status: 0, out: /Wrote/ })
  write('resume.json', edited)
  t.match(await run('push', 'resume.json', '--was', 'theirs.json'), { status: 0 }, 'what the CV still says is named')
  t.match(await run('push', 'theirs.json', '--was', 'theirs.json', nanoId), {
    status: 3,
    err: /changed at TruCV: basics/,
  })
})

t.test('a file without stored state neither overwrites a CV nor is overwritten', async t => {
  const nanoId = await make(CLAIMED)
  const { run, write, cwd } = folderWith({ 'resume.json': '{"basics":{"name":"Other"}}' })
  t.match(await run('push', 'resume.json'), { status: 2, err: /No CV is known for resume\.json.*--new/ })
  for (const words of [
    ['push', 'resume.json', nanoId],
    ['pull', nanoId],
  ])
    t.match(await run(...words), { status: 3, err: /different: .*skills[\s\S]*not known here/ }, words.join(' '))
  t.match(await run('pull'), { status: 2, err: /Which CV\?/ })
  t.match(await run('push', 'resume.json', 'nobody'), { status: 2, err: /no ID of a CV/ })
  for (const id of ['M'.repeat(21), `-o${'M'.repeat(19)}`, `--${'M'.repeat(19)}`])
    t.match(await run('pull', id, '-o', 'x.json'), { status: 1, err: /nothing at this address/ }, id)
  const others = await app.as({ email: 'other@example.org' })
  const { cv } = (await others.post('/cvs').send({ content: contentWith() }).expect(201)).body
  await others.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  t.match(await run('pull', cv.nanoId, '-o', 'x.json'), { status: 1, err: /not yours/ })
  t.match(await run('push', 'resume.json', cv.nanoId, '--force'), { status: 1, err: /not yours/ })
  writeFileSync(join(cwd, '.trucv.json'), '{')
  t.match(await run('pull', nanoId), { status: 1, err: /\.trucv\.json is damaged/ })
  write('.trucv.json', { 'resume.json': { address: app.url, id: '../../me', version: 1, parts: {} } })
  t.match(await run('push', 'resume.json'), { status: 2, err: /no ID of a CV/ })
})

t.test('a file that is no resume is refused with the path of the mistake', async t => {
  const nanoId = await make(contentWith())
  const { run, write, cwd } = folderWith()
  const push = (text: string | Buffer) => {
    writeFileSync(join(cwd, 'resume.json'), text)
    return run('push', 'resume.json', nanoId, '--force')
  }
  t.match(await run('push', 'none.json', nanoId), { status: 2, err: /There is no file "none\.json"/ })
  t.match(await push('{\n  "basics": {\n'), { status: 1, err: /not JSON \(line 3, column 1\)/ })
  t.match(await push('{"basics": {"name": "Ana",}}'), { status: 1, err: /not JSON.*Expected|Unexpected/ })
  t.match(await push('[1]'), { status: 1, err: /an object in \{ \}/ })
  t.match(await push('{"work": [], "work": []}'), { status: 1, err: /"work" twice/ })
  t.match(await push(Buffer.from([0x7b, 0xff, 0x7d])), { status: 1, err: /not text in UTF-8/ })
  t.match(await push(`{"basics":{"summary":"${'x'.repeat(10 << 20)}"}}`), {
    status: 1,
    err: /10241 KiB.*at most 256 KiB/,
  })
  t.match(await push('{"basics":{"email":"no"},"work":[{"startDate":"2021-13"}]}'), {
    status: 1,
    err: /\n {2}\/basics\/email: "no" [^\n]*\n {2}\/work\/0\/startDate: "2021-13"/,
  })
  t.equal((await draft(nanoId)).version, 1)
  t.match(await push('\uFEFF{"basics":{"name":"A\u200bna"}}'), {
    status: 0,
    out: /\/basics\/name: Invisible.*Pull to have it/,
  })
  t.match(await run('pull'), { status: 0, out: /Wrote/ })
  t.match(await run('push', '.'), { status: 1, err: /EISDIR/ })
  write('resume.json', {})
})

t.test('a CV is listed, published, and typeset for those who have Pro', async t => {
  const nanoId = await make(CLAIMED)
  const { run, cwd } = folderWith()
  await run('pull', nanoId)
  const listed = await run('list')
  t.match(listed, { status: 0, out: new RegExp(`^${nanoId}  version 1, draft  T$`, 'm') })
  const [first] = JSON.parse((await run('list', '--json')).out)
  t.match(first, { nanoId, version: 1, published: null })
  t.match(await run('publish'), { status: 0, out: `Published version 1: ${app.url}/cv/${nanoId}\n` })
  await app.anyone().get(`/cv/${nanoId}`).expect(200)
  t.match(await run('pdf'), { status: 1, out: '', err: /Pro/ })
  t.throws(() => statSync(join(cwd, 'cv.pdf')))

  await attest(nanoId, 'skills.go')
  const planExpiresAt = new Date(Date.now() + 86_400_000)
  await app.connection.collection('users').updateOne({ email: OWNER.email }, { $set: { plan: 'Pro', planExpiresAt } })
  t.match(await run('pdf'), { status: 0, out: 'Wrote cv.pdf.\n' })
  t.match(await run('pdf', nanoId, '--public', '-o', 'public.pdf'), { status: 0 })
  const at = ['--address', app.url]
  t.match(await run('verify', 'cv.pdf', ...at), {
    status: 0,
    out: /every byte[\s\S]*one of "http[\s\S]*no claims inside/,
  })
  const sealed = await run('verify', 'public.pdf', ...at)
  t.match(sealed, { status: 0, err: '', out: /ok {5}"skills\.go": self-attested[\s\S]*by the keys that you gave/ })
  t.match(await run('verify', 'public.pdf'), { status: 4, out: /not looked up[\s\S]*Use --keys/ })
  const bytes = readFileSync(join(cwd, 'public.pdf'))
  writeFileSync(join(cwd, 'longer.pdf'), Buffer.concat([bytes, Buffer.from('\n%')]))
  t.match(await run('verify', 'longer.pdf', ...at), { status: 1, out: /^WRONG {2}After the seal, 2 bytes were added/ })
  writeFileSync(join(cwd, 'plain.pdf'), '%PDF-1.7\n%%EOF\n')
  t.match(await run('verify', 'plain.pdf'), { status: 3, out: /^WRONG {2}It was downloaded before/ })
})

t.test('verify gives the verdict of the verifier on addresses and files', async t => {
  const nanoId = await make(CLAIMED, true)
  const { run, cwd, write } = folderWith()
  const page = `${app.url}/cv/${nanoId}`
  t.match(await run('verify', page), { status: 3, out: /Nothing in this document is signed/ })
  await attest(nanoId, 'skills.go')
  for (const address of [page, `${page}/verify`, `${app.url}/cvs/${nanoId}/verification`]) {
    const found = await run('verify', address)
    t.match(
      found,
      { status: 0, err: '', out: /ok {5}"skills\.go": self-attested[\s\S]*by the keys that you gave/ },
      address,
    )
  }
  const document = (await app.anyone().get(`/cvs/${nanoId}/verification`).expect(200)).body
  write('cv.json', document)
  t.match(await run('verify', 'cv.json'), { status: 4, out: /Use --keys/ })
  t.match(await run('verify', 'cv.json', '--address', app.url), { status: 0 })
  write('keys.json', (await app.anyone().get('/.well-known/jwks.json').expect(200)).body)
  t.match(await run('verify', 'cv.json', '--keys', 'keys.json'), { status: 0 })
  write('changed.json', { ...document, name: 'Eve' })
  t.match(await run('verify', 'changed.json', '--address', app.url), { status: 1, out: /WRONG/ })
  write('foreign.json', { ...document, origin: 'https://trucv.example' })
  const foreign = await run('verify', 'foreign.json', '--address', app.url)
  t.match(
    foreign,
    { status: 1, out: /^WRONG {2}it says that it is of "https:\/\/trucv\.example"/ },
    'keys of one service say nothing of another',
  )

  const credential = `${app.url}/cvs/${nanoId}/credentials/skills.go`
  const good = await run('verify', credential)
  t.match(good, { status: 0, err: '', out: /by the keys that you gave/ })
  t.notMatch(good.out, /not looked up/, 'its status was looked up')
  writeFileSync(join(cwd, 'credential.json'), await (await fetch(credential)).text())
  t.match(await run('verify', 'credential.json'), { status: 2, err: /signed by "did:web:[\s\S]*--keys/ })
  t.match(await run('verify', 'credential.json', '--address', app.url), { status: 0 })

  for (const words of [
    ['none.json'],
    ['.'],
    [`${app.url}/cv/${'M'.repeat(21)}`],
    ['http://localhost:1/x'],
    ['http://example.org/x'],
  ])
    t.match(await run('verify', ...words), { status: 2, out: '', err: /\S/ }, words.join(' '))
  t.match(await run('verify', `${app.url}/login`), { status: 1, out: /not a reply/ }, 'a page that is something else')
})
