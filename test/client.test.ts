// The typed client as others get it: packed, installed without a registry, compiled strictly, and used on the running service.
import { type ExecFileException, execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { projectRoot } from '../api/lib/root.ts'
import { contentWith, startApp } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-'))
t.teardown(() => rmSync(folder, { recursive: true, force: true }))
const contract = join(projectRoot, 'client', 'contract.d.ts')
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The exit code and all output of a program. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ code: number; out: string }>(resolve =>
    execFile(program, args, { cwd: folder }, (error: ExecFileException | null, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    ),
  )
const tool = (path: string, ...args: string[]) => run(process.execPath, join(projectRoot, path), ...args)

const PROGRAM = `
import { createTruCv, ifMatch, type Schemas, type TruCv } from 'trucv-client'

type Saved = { title: string } | { code: Schemas['Problem']['code']; now?: string }

export async function walk(origin: string, bearer: () => Promise<string>, id: string) {
  const trucv: TruCv = createTruCv({ origin, bearer })
  const path = { id }
  const read = await trucv.GET('/cvs/{id}', { params: { path } })
  if (read.error) return { refused: read.error.code, status: read.response.status, told: read.error.message }
  const cv: Schemas['Cv'] = read.data.cv
  const saves: Saved[] = []
  for (const title of ['Second title', 'Third title']) {
    const saved = await trucv.PUT('/cvs/{id}', { params: { path, header: ifMatch(cv.version) }, body: { title } })
    if (saved.data) saves.push({ title: saved.data.cv.title })
    else saves.push({ code: saved.error.code, ...('cv' in saved.error && { now: saved.error.cv.title }) })
  }
  const body = { title: 7 } as object
  const { error } = await trucv.PUT('/cvs/{id}', { params: { path, header: ifMatch(1) }, body })
  return { saves, fields: error && 'errors' in error && error.errors?.map(one => one.path), etag: read.response.headers.get('etag') }
}
`
/** Each of these is an error of the compiler. */
const WRONG = [
  "trucv.GET('/cvz/{id}', { params: { path: { id: 'x' } } })",
  "trucv.PATCH('/cvs/{id}', { params: { path: { id: 'x' } } })",
  "trucv.GET('/cvs/{id}')",
  "trucv.GET('/cvs/{id}', { params: { path: { id: 'x' }, query: { audience: 'friends' } } })",
  "trucv.PUT('/cvs/{id}', { params: { path: { id: 'x' } }, body: { title: 7 } })",
  "(await trucv.GET('/cvs')).data!.cvs[0]!.colour",
  "(await trucv.GET('/cvs')).error!.reason",
]
const SETTINGS = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    types: [],
    rootDir: '.',
    outDir: 'out',
  },
  files: ['program.ts'],
}

t.test('the types are those of openapi.yaml, and a difference is noticed', async t => {
  const check = (file: string) =>
    tool(
      'client/node_modules/openapi-typescript/bin/cli.js',
      join(projectRoot, 'openapi.yaml'),
      '--output',
      file,
      '--check',
    )
  const { code, out } = await check(contract)
  t.equal(code, 0, `run npm run openapi: ${out}`)
  const old = join(folder, 'old.d.ts')
  writeFileSync(old, readFileSync(contract, 'utf8').replace('"/cvs/{id}": {', '"/cvs/{name}": {'))
  t.equal((await check(old)).code, 1)
})

t.test('the package has what it needs, is of the version of the product, and installs without a registry', async t => {
  const { code, out } = await run('npm', 'pack', '--json', join(projectRoot, 'dist', 'client'))
  t.equal(code, 0, out)
  const [packed] = JSON.parse(out.slice(out.indexOf('[')))
  const own = packed.files
    .map(({ path }: { path: string }) => path)
    .filter((path: string) => !/^node_modules/.test(path))
  const files = ['LICENSE', 'README.md', 'contract.d.ts', 'index.d.ts', 'index.js', 'package.json', 'trucv.mjs']
  t.same(own.sort(), files)
  t.same(packed.bundled.sort(), ['openapi-fetch', 'openapi-typescript-helpers'])
  t.equal(packed.version, readJson(projectRoot, 'package.json').version)
  t.ok(packed.size < 300_000, `${packed.size} bytes`)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  const installed = await run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`)
  t.equal(installed.code, 0, installed.out)
  t.same(readdirSync(join(folder, 'node_modules')).sort(), ['.bin', '.package-lock.json', 'trucv-client'])
  const manifest = readJson(folder, 'node_modules/trucv-client/package.json')
  t.same(Object.keys(manifest.dependencies), ['openapi-fetch'])
  t.notOk(manifest.scripts, 'nothing runs at its installation')
  const { code: status, out: version } = await run(join(folder, 'node_modules', '.bin', 'trucv'), '--version')
  t.same([status, version.trim()], [0, packed.version], 'the command line comes with it')
})

t.test('a program compiles strictly with either TypeScript, and does not when it is wrong', async t => {
  const wrong = WRONG.map(line => `  // @ts-expect-error\n  ${line},\n`).join('')
  writeFileSync(join(folder, 'program.ts'), `${PROGRAM}\nexport const wrong = async (trucv: TruCv) => [\n${wrong}]\n`)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
  for (const compiler of ['node_modules/typescript/bin/tsc', 'client/node_modules/typescript/bin/tsc'])
    t.same(await tool(compiler, '--pretty', 'false'), { code: 0, out: '' }, compiler)
})

t.test(
  'it reads a CV, saves it over the version that it read, and tells refusals in the words of the service',
  async t => {
    const app = await startApp(t)
    const person = { email: 'ira@example.org', name: 'Ira' }
    const token = await app.token(person)
    const ira = await app.as(person)
    const { body } = await ira.post('/cvs').send({ title: 'First title', content: contentWith() }).expect(201)
    const { walk } = await import(pathToFileURL(join(folder, 'out', 'program.js')).href)
    t.match(await walk(app.url, async () => token, body.cv.nanoId), {
      saves: [{ title: 'Second title' }, { code: 'version_conflict', now: 'Second title' }],
      fields: ['/title'],
      etag: /1/,
    })
    const nobody = await walk(app.url, async () => token, 'aaaaaaaaaaaaaaaaaaaaa')
    t.match(nobody, { refused: 'not_found', status: 404, told: /./ })
    const stranger = await walk(app.url, async () => 'no token', body.cv.nanoId)
    t.match(stranger, { refused: 'invalid_token', status: 401 })
  },
)
