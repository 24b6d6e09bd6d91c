// The typed client as others get it: packed, installed without a registry, compiled strictly, and used on the running service.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../api/lib/root.ts'
import { newConsumer } from './consumer.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const { folder, run, tool, install, compile } = newConsumer(t)
const contract = join(projectRoot, 'client', 'contract.d.ts')
const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

const PROGRAM = `
import { createTruCv, ifMatch, type Schemas, type TruCv } from 'trucv-client'

type Saved = { title: string } | { code: Schemas['Problem']['code']; now?: string }

export async function walk(origin: string, bearer: () => Promise<string>, id: string) {
  const trucv: TruCv = createTruCv({ origin, bearer })
  const path = { id }
  const read = await trucv.GET('/cvs/{id}', { params: { path } })
  if (read.error) return { refused: read.error.code, status: read.response.status, message: read.error.message }
  const cv: Schemas['Cv'] = read.data.cv
  const saves: Saved[] = []
  for (const title of ['Second title', 'Third title']) {
    const saved = await trucv.PUT('/cvs/{id}', { params: { path, header: ifMatch(cv.version) }, body: { title } })
    if (saved.data) saves.push({ title: saved.data.cv.title })
    else saves.push({ code: saved.error.code, ...('cv' in saved.error && { now: saved.error.cv.title }) })
  }
  const body = { title: 7 } as object
  const { error } = await trucv.PUT('/cvs/{id}', { params: { path, header: ifMatch(1) }, body })
  const text = await trucv.GET('/cvs/{id}/text', { params: { path } })
  const svg = await trucv.GET('/cvs/{id}/preview.svg', { params: { path } })
  const file = new Blob([JSON.stringify({ basics: { name: 'Ira File' } })], { type: 'application/json' })
  const picked = await trucv.POST('/cvs/import/file', { body: { file } })
  const bytes: Uint8Array | undefined = (await trucv.GET('/cvs/{id}/pdf', { params: { path } })).data
  const thumbnail = await trucv.GET('/cvs/{id}/pdf', { params: { path }, parseAs: 'blob' })
  const kinds = [text.data?.trim().split(' ')[0], svg.data?.slice(0, 4), picked.data?.content.personalDetails.name, new TextDecoder().decode(bytes?.slice(0, 5)), thumbnail.data instanceof Blob]
  return { kinds, saves, fields: error && 'errors' in error && error.errors?.map(one => one.path), etag: read.response.headers.get('etag') }
}
`
/** What replies that are not the service's, or break off, give. */
const BROKEN = `
export async function broken(origin: string) {
  const call = async (path: string) => {
    const { data, error, response } = await createTruCv({ origin: origin + path }).GET('/cvs')
    return [data === undefined, error?.code, response.status]
  }
  const paths = ['/html', '/redirect', '/cut', '/nojson', '/refused', '/empty']
  return Promise.all(paths.map(call))
}
`
/** Each of these is an error of the compiler. */
const WRONG = [
  "(await trucv.GET('/cvs/{id}/pdf', { params: { path: { id: 'x' } } })).data!.toUpperCase()",
  "(await trucv.GET('/cvs/{id}/text', { params: { path: { id: 'x' } } })).data!.byteLength",
  "trucv.POST('/cvs/import/file', { body: { file: 'text' } })",
  "trucv.GET('/cvz/{id}', { params: { path: { id: 'x' } } })",
  "trucv.PATCH('/cvs/{id}', { params: { path: { id: 'x' } } })",
  "trucv.GET('/cvs/{id}')",
  "trucv.GET('/cvs/{id}', { params: { path: { id: 'x' }, query: { audience: 'friends' } } })",
  "trucv.PUT('/cvs/{id}', { params: { path: { id: 'x' } }, body: { title: 7 } })",
  "(await trucv.GET('/cvs')).data!.cvs[0]!.colour",
  "(await trucv.GET('/cvs')).error!.reason",
]

t.test('the types match openapi.yaml, and a difference is found', async t => {
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

t.test('the package is complete, has the version of the product, and installs without a registry', async t => {
  const packed = await install('client')
  t.same(packed.own, ['LICENSE', 'README.md', 'contract.d.ts', 'index.d.ts', 'index.js', 'package.json', 'trucv.mjs'])
  t.same(packed.bundled.sort(), ['openapi-fetch', 'openapi-typescript-helpers'])
  t.equal(packed.version, readJson(projectRoot, 'package.json').version)
  t.ok(packed.size < 300_000, `${packed.size} bytes`)
  t.same(readdirSync(join(folder, 'node_modules')).sort(), ['.bin', '.package-lock.json', 'trucv-client'])
  const manifest = readJson(folder, 'node_modules/trucv-client/package.json')
  t.same(Object.keys(manifest.dependencies), ['openapi-fetch'])
  t.notOk(manifest.scripts, 'nothing runs at its installation')
  const { code: status, out: version } = await run(join(folder, 'node_modules', '.bin', 'trucv'), '--version')
  t.same([status, version.trim()], [0, packed.version], 'the command line comes with it')
})

t.test('a program with the client compiles strictly with either TypeScript, and a wrong one does not', async t => {
  t.same(await compile(PROGRAM + BROKEN, 'trucv: TruCv', WRONG), ['', ''])
})

t.test(
  'the client reads a CV, saves it with the version that it read, and returns the errors of the service',
  async t => {
    const app = await startApp(t)
    const person = { email: 'ira@example.org', name: 'Ira' }
    const token = await app.token(person)
    const ira = await app.as(person)
    const { body } = await ira.post('/cvs').send({ title: 'First title', content: contentWith() }).expect(201)
    const { walk } = await import(pathToFileURL(join(folder, 'out', 'program.js')).href)
    t.match(await walk(app.url, async () => token, body.cv.id), {
      saves: [{ title: 'Second title' }, { code: 'version_conflict', now: 'Second title' }],
      fields: ['/title'],
      etag: /1/,
    })
    const nobody = await walk(app.url, async () => token, 'aaaaaaaaaaaaaaaaaaaaa')
    t.match(nobody, { refused: 'not_found', status: 404, message: /./ })
    const stranger = await walk(app.url, async () => 'no token', body.cv.id)
    t.match(stranger, { refused: 'invalid_token', status: 401 })
  },
)

t.test('a call rejects only when no reply came', async t => {
  const headers = { 'content-type': 'application/json', 'x-request-id': 'r' }
  const server = createServer((request, response) => {
    const [, kind] = (request.url ?? '').split('/')
    if (kind === 'html' || kind === 'page') response.setHeader('content-type', 'text/html').end('<p>Sign in</p>')
    else if (kind === 'redirect') response.writeHead(302, { location: '/page' }).end()
    else if (kind === 'nojson') response.writeHead(200, headers).end('{"success": tr')
    else if (kind === 'refused') response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway</p>')
    else if (kind === 'empty') response.writeHead(503, headers).end()
    else {
      response.writeHead(200, { ...headers, 'content-length': '900' }).write('{"success": true')
      response.on('error', () => {})
      setImmediate(() => request.socket.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { broken } = await import(pathToFileURL(join(folder, 'out', 'program.js')).href)
  const statuses = [200, 200, 200, 200, 502, 503]
  t.same(
    await broken(origin),
    statuses.map(status => [true, 'upstream_failed', status]),
  )
  await t.rejects(broken('http://127.0.0.1:1'), 'nobody answers')
})
