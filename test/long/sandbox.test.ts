// The sandbox: each endpoint, its refusals and its faults. Without the service.
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { userOf } from '../../scripts/sandbox/access.ts'
import { type SandboxOptions, startSandbox } from '../../scripts/sandbox/main.ts'
import t, { type Test } from '../tap.ts'

const SITE = 'http://localhost:5999'
const CLIENT = 'a-client.apps.example'
type Json = Record<string, unknown>

async function sandbox(t: Test, options: Partial<SandboxOptions> = {}) {
  const started = await startSandbox({ port: 0, dataDir: null, publicOrigin: SITE, clientId: CLIENT, ...options })
  t.teardown(() => started.stop())
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${started.origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers, redirect: 'manual' })
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${started.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const credential = async (wish: Json) => {
    const reply = await post('/google/token', { email: 'a@b.example', name: 'A B', ...wish })
    return ((await reply.json()) as { credential: string }).credential
  }
  return { ...started, post, form, credential }
}

const partOf = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString()) as Json
const claimsOf = (token: string) => partOf(token, 1)

async function isSigned(certsUrl: string, token: string) {
  const { keys } = (await (await fetch(certsUrl)).json()) as { keys: (Json & { kid: string })[] }
  const key = keys.find(candidate => candidate.kid === partOf(token, 0).kid)
  if (!key) return false
  const [header, claims, signature] = token.split('.')
  const publicKey = createPublicKey({ key, format: 'jwk' })
  return verify('RSA-SHA256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature ?? '', 'base64url'))
}

t.test('a token is signed with a published key and has Google’s claims', async t => {
  const { env, credential, origin } = await sandbox(t)
  const token = await credential({ email: 'Ben@Northwind.example', name: 'Ben Okafor', picture: 'http://p.example/1' })
  t.equal(partOf(token, 0).alg, 'RS256')
  t.ok(await isSigned(env.GOOGLE_CERTS_URL!, token))
  const claims = claimsOf(token)
  t.match(claims, { iss: origin, aud: CLIENT, azp: CLIENT, email: 'Ben@Northwind.example', email_verified: true })
  t.match(claims, { name: 'Ben Okafor', given_name: 'Ben', family_name: 'Okafor', picture: 'http://p.example/1' })
  t.equal(Number(claims.exp) - Number(claims.iat), 3600)
  t.equal(env.GOOGLE_ISSUER, origin)
  t.notMatch(String(claims.iss), /google\.com/)
})

t.test('the claims of a token follow the request', async t => {
  const { credential, post, form } = await sandbox(t)
  const cases: [wish: Json, claims: object][] = [
    [{ email: 'a@Firm.example' }, { hd: 'firm.example', sub: /^1\d{20}$/ }],
    [{ email: 'a@gmail.com' }, { hd: undefined }],
    [{ email: 'a@gmail.com', hd: 'firm.example' }, { hd: 'firm.example' }],
    [
      { email: 'a@firm.example', hd: null, sub: '42' },
      { hd: undefined, sub: '42' },
    ],
    [
      { audience: 'another', emailVerified: false },
      { aud: 'another', email_verified: false },
    ],
  ]
  for (const [wish, claims] of cases) t.match(claimsOf(await credential(wish)), claims, JSON.stringify(wish))
  t.equal(claimsOf(await credential({ name: 'Other' })).sub, claimsOf(await credential({})).sub, 'by the address')
  t.ok(Number(claimsOf(await credential({ expiresIn: -600 })).exp) < Date.now() / 1000 - 500)
  t.same(await (await post('/google/settings', { expiresIn: 20 })).json(), { expiresIn: 20 })
  const chosen = await form('/google/choose', { client_id: CLIENT, origin: SITE, email: 'a@b.example', name: 'A' })
  const { iat, exp } = claimsOf(/[\w-]+\.[\w-]+\.[\w-]{300,}/.exec(await chosen.text())?.[0] ?? '')
  t.equal(Number(exp) - Number(iat), 20)
  for (const expiresIn of [0, 1.5, '20']) t.equal((await post('/google/settings', { expiresIn })).status, 400)
})

t.test('an invalid request is refused with the property’s name', async t => {
  const { post } = await sandbox(t)
  const cases: [unknown, RegExp][] = [
    [{ name: 'A' }, /'email'/],
    [{ email: 'a@b.example' }, /'name'/],
    [{ email: 'a@b.example', name: 'A', expiresIn: '60' }, /'expiresIn'/],
    [{ email: 'a@b.example', name: 'A', emailVerified: 'yes' }, /'emailVerified'/],
    [{ email: 'a@b.example', name: 'A', admin: true }, /'admin'/],
    [['a'], /object/],
  ]
  for (const [body, message] of cases) {
    const reply = await post('/google/token', body)
    t.equal(reply.status, 400)
    t.match(((await reply.json()) as Json).error, message)
  }
})

t.test('keys can be cached, and survive a restart only with a folder for them', async t => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  t.teardown(() => rmSync(dataDir, { recursive: true }))
  const first = await sandbox(t, { dataDir })
  const token = await first.credential({})
  t.match((await fetch(first.env.GOOGLE_CERTS_URL!)).headers.get('cache-control'), /max-age=\d+/)
  const second = await sandbox(t, { dataDir })
  t.ok(await isSigned(second.env.GOOGLE_CERTS_URL!, token))
  t.equal(statSync(join(dataDir, 'sandbox', 'google-key.pem')).mode & 0o777, 0o600)
  const stranger = await sandbox(t)
  t.notOk(await isSigned(stranger.env.GOOGLE_CERTS_URL!, token))
})

t.test('Google’s pages are for the service’s addresses and client alone', async t => {
  const { origin, form } = await sandbox(t)
  const person = { email: 'a@b.example', name: '<A>' }
  const choose = { client_id: CLIENT, origin: SITE, nonce: 'n' }
  const authorize = {
    client_id: CLIENT,
    redirect_uri: `${SITE}/auth/google`,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: 'n-1',
    state: 's 1&2',
  }
  const evil = 'http://evil.example'
  const refused: [path: string, query: Record<string, string>][] = [
    ...[{ client_id: 'x' }, { origin: evil }].map((bad): [string, Record<string, string>] => [
      '/google/choose',
      { ...choose, ...bad },
    ]),
    ...[
      { client_id: 'x' },
      { redirect_uri: `${evil}/` },
      { response_type: 'token' },
      { scope: 'email' },
      { nonce: '' },
    ].map((bad): [string, Record<string, string>] => ['/google/authorize', { ...authorize, ...bad }]),
  ]
  for (const [path, query] of refused) {
    const what = `${path} ${JSON.stringify(query)}`
    t.equal((await fetch(`${origin}${path}?${new URLSearchParams(query)}`)).status, 400, what)
    t.equal((await form(path, { ...query, ...person })).status, 400, what)
  }
  const back = await form('/google/authorize', { ...authorize, ...person })
  const location = new URL(back.headers.get('location') ?? '')
  t.equal(`${location.origin}${location.pathname}${location.search}`, `${SITE}/auth/google`)
  const fragment = new URLSearchParams(location.hash.slice(1))
  t.equal(fragment.get('state'), 's 1&2')
  t.match(claimsOf(fragment.get('id_token') ?? ''), { nonce: 'n-1', email: 'a@b.example', iss: origin })
  t.notMatch(await (await form('/google/choose', { ...choose, ...person })).text(), '<A>')
  const frame = await fetch(`${origin}/google/frame?${new URLSearchParams({ ...choose, want: 'account' })}`)
  t.match(frame.headers.get('content-security-policy'), `frame-ancestors ${SITE}`)
})

t.test('a request with a foreign Host is refused on every path', async t => {
  const { origin } = await sandbox(t)
  const { port } = new URL(origin)
  const status = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: '/google/certs', headers: { host } }, reply => {
        reply.resume()
        resolve(reply.statusCode)
      })
      call.on('error', reject).end()
    })
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) t.equal(await status(host), 200, host)
  for (const host of [`evil.example:${port}`, 'localhost', 'localhost:1']) t.equal(await status(host), 421, host)
})

const EVERYONES = ['/google/certs', '/google/gsi.js', '/sandbox.css', '/razorpay/checkout.js']
const PERSONS: [method: string, path: string][] = [
  ['GET', '/'],
  ['GET', '/inbox'],
  ['GET', '/inbox.json'],
  ['GET', '/inbox/attachment'],
  ['GET', '/google/choose'],
  ['GET', '/google/frame'],
  ['GET', '/google/authorize'],
  ['POST', '/google/choose'],
  ['POST', '/google/authorize'],
  ['POST', '/google/token'],
  ['POST', '/google/settings'],
  ['POST', '/faults'],
  ['POST', '/razorpay/pay'],
  ['POST', '/razorpay/change'],
  ['GET', '/razorpay/log'],
  ['GET', '/razorpay/events'],
  ['GET', '/razorpay/sheet'],
  ['GET', '/onboarding'],
  ['POST', '/wallet/settings'],
  ['POST', '/wallet/step'],
]

t.test('another user of this machine gets public data, and no sign-in, no mail, no fault', async t => {
  const key = 'a-key-of-sixteen-letters'
  // The user of this test counts as another user, because a different one is configured.
  const { origin, isOpen } = await sandbox(t, { access: { users: [4_242_424], key } })
  t.notOk(isOpen)
  const status = async (method: string, path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}${path}`, { method, headers, redirect: 'manual' })).status
  for (const path of EVERYONES) t.equal(await status('GET', path), 200, path)
  for (const [method, path] of PERSONS) t.equal(await status(method, path), 403, `${method} ${path}`)
  t.equal(await status('POST', '/razorpay/v1/orders'), 401, 'the parties ask for what they always ask for')
  t.equal(await status('GET', '/inbox.json?key=another-key-altogether'), 403)
  t.equal(await status('GET', '/inbox.json', { 'x-sandbox-key': 'another-key-altogether' }), 403)
  t.equal(await status('GET', '/inbox.json', { 'x-sandbox-key': key }), 200, 'the key, from a program')
  const opened = await fetch(`${origin}/inbox?to=a%40b.example&key=${key}`, { redirect: 'manual' })
  t.equal(opened.status, 303)
  t.equal(opened.headers.get('location'), '/inbox?to=a%40b.example', 'and from a browser, out of the address again')
  t.match(opened.headers.get('set-cookie'), /HttpOnly; SameSite=Lax/)
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  t.equal(await status('GET', '/inbox', { cookie }), 200)
  t.equal(await status('GET', '/inbox'), 403)
})

t.test('the user who runs it needs no key, others do', async t => {
  for (const access of [{}, { key: 'a-key-of-sixteen-letters' }]) {
    const { origin } = await sandbox(t, { access })
    t.equal((await fetch(`${origin}/inbox.json`)).status, process.platform === 'linux' || !access.key ? 200 : 403)
  }
})

t.test('the owner of a connection is read from the kernel', async t => {
  const row = (own: string, other: string, user: number, inode: number, state = '01') =>
    `   3: ${own} ${other} ${state} 00000000:00000000 00:00000000 00000000 ${String(user).padStart(5)}        0 ${inode} 2 0000 20 0 0 10 -1`
  const mapped = '0000000000000000FFFF0000'
  const tables: Record<string, string> = {
    '/proc/net/tcp': [
      row('0100007F:1F91', '0100007F:E7AC', 1000, 1),
      row('0100007F:E7AC', '0100007F:1F91', 1001, 2),
      row('0200007F:E7AC', '0100007F:1F91', 1002, 3),
      row('0100007F:E7AD', '0100007F:1F91', 0, 0, '06'),
      row('0100007F:E7AE', '0100007F:1F91', 0, 0, '05'),
      row('0100007F:E7AF', '0100007F:1F91', 0, 4),
    ].join('\n'),
    '/proc/net/tcp6': [
      row(`${mapped}0100007F:E7B0`, `${mapped}0100007F:1F91`, 1003, 5),
      row('00000000000000000000000001000000:E7B1', '00000000000000000000000001000000:1F91', 1004, 6),
    ].join('\n'),
  }
  const user = (address: string, port: number, server = '127.0.0.1') =>
    userOf({ address, port }, { address: server, port: 0x1f91 }, table => tables[table] ?? '')
  t.equal(user('127.0.0.1', 0xe7ac), 1001)
  t.equal(user('127.0.0.2', 0xe7ac), 1002, 'the same port at another address')
  t.equal(user('127.0.0.1', 0xe7ad), null, 'closed already: shown as root’s, and nobody’s')
  t.equal(user('127.0.0.1', 0xe7ae), null, 'left by its process')
  t.equal(user('127.0.0.1', 0xe7af), 0, 'root’s own')
  t.equal(user('127.0.0.1', 0xe7b0), 1003, 'from a socket of IPv6')
  t.equal(user('::1', 0xe7b1, '::1'), 1004)
  t.equal(user('127.0.0.1', 1), null, 'nowhere')
  t.equal(user('fe80::1', 0xe7ac), null)
})

t.test('pages of the service may call it, other pages may not', async t => {
  const { origin, post } = await sandbox(t)
  const wish = { email: 'a@b.example', name: 'A' }
  const own = await post('/google/token', wish, { origin: SITE })
  t.equal(own.status, 200)
  t.equal(own.headers.get('access-control-allow-origin'), SITE)
  const preflight = await fetch(`${origin}/faults`, { method: 'OPTIONS', headers: { origin: SITE } })
  t.equal(preflight.status, 204)
  t.match(preflight.headers.get('access-control-allow-headers'), /content-type/)
  const foreign = await post('/google/token', wish, { origin: 'http://evil.example' })
  t.equal(foreign.status, 403)
  t.equal(foreign.headers.get('access-control-allow-origin'), null)
  const read = await fetch(`${origin}/inbox.json`, { headers: { origin: 'http://evil.example' } })
  t.equal(read.headers.get('access-control-allow-origin'), null)
})

t.test('each fault of Google can be set for a number of requests', async t => {
  const { env, post } = await sandbox(t)
  const certs = () => fetch(env.GOOGLE_CERTS_URL!)
  const set = async (mode: string, times?: number) =>
    t.equal((await post('/faults', { target: 'google', mode, times })).status, 200)
  await set('down', 1)
  await t.rejects(certs())
  t.equal((await certs()).status, 200, 'once means once')
  await set('error')
  t.equal((await certs()).status, 500)
  t.equal((await certs()).status, 500, 'until it is switched off')
  await set('garbage', 2)
  for (const reply of [await certs(), await certs()]) {
    t.equal(reply.status, 200)
    await t.rejects(reply.json(), 'no JSON in it')
  }
  await set('error')
  await set('off')
  t.equal((await certs()).status, 200)
  await set('slow', 1)
  await t.rejects(fetch(env.GOOGLE_CERTS_URL!, { signal: AbortSignal.timeout(500) }), { name: 'TimeoutError' })
})

t.test('faults of the database are passed on; unknown ones are refused by name', async t => {
  const commands: unknown[] = []
  const { post } = await sandbox(t, { database: { fault: (...command) => commands.push(command) } })
  t.equal((await post('/faults', { target: 'database', mode: 'down', times: 3 })).status, 200)
  t.equal((await post('/faults', { target: 'database', mode: 'off' })).status, 200)
  t.same(commands, [
    ['down', 3],
    ['off', undefined],
  ])
  const alone = await sandbox(t)
  const cases: [Json, RegExp][] = [
    [
      { target: 'database', mode: 'down' },
      /'database'; known are google, razorpay, smtp, university, wallet, witness\./,
    ],
    [{ target: 'google', mode: 'tired' }, /'tired'/],
    [{ target: 'google', mode: 'down', times: 0 }, /'times'/],
    [{ target: 'google', mode: 'down', often: 1 }, /'often'/],
  ]
  for (const [command, message] of cases) {
    const reply = await alone.post('/faults', command)
    t.equal(reply.status, 400)
    t.match(((await reply.json()) as Json).error, message)
  }
})
