// The headers of every class of reply, as in the contract's table, and CORS.

import { shellPolicy } from '../api/http/client.ts'
import { createCv } from './cv-calls.ts'
import { startApp } from './harness.ts'
import t, { type Test } from './tap.ts'

const ORIGIN = 'https://cv.trucv.test'
const PARTNER = 'https://partner.test'
const app = await startApp(t)
const outside = await startApp(t, { PUBLIC_ORIGIN: ORIGIN, CORS_ORIGINS: PARTNER })
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const nanoId = await createCv(ana)
await ana.post(`/cvs/${nanoId}/publish`).expect(200)
const BROWSER = 'text/html,*/*;q=0.8'
const asset = /(\/assets\/[^"]+\.js)"/.exec((await app.anyone().get('/')).text)?.[1] ?? ''
const API = "default-src 'none'; frame-ancestors 'none'"
const PAGE =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Headers = Record<string, string | undefined>

/** A policy as directive -> its sources, the nonce written as N. */
function policyOf(headers: Headers): Record<string, string[]> {
  const text = headers['content-security-policy']?.replaceAll(/'nonce-[A-Za-z0-9+/]{22}=='/g, "'nonce-N'") ?? ''
  return Object.fromEntries(text.split('; ').map(part => [part.split(' ')[0], part.split(' ').slice(1)]))
}
const directives = (text: string) => policyOf({ 'content-security-policy': text })

const SHELL = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'nonce-N'"],
  'style-src': ["'self'", "'nonce-N'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** The headers of every reply of the service. */
function common(t: Test, headers: Headers, what: string, readers: 'same-origin' | 'cross-origin' = 'same-origin') {
  t.match(
    headers,
    {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': /^[0-9a-f]{32}$/,
      'x-sandbox': 'on',
      'cross-origin-resource-policy': readers,
    },
    what,
  )
  const script = policyOf(headers)['script-src']?.join(' ') ?? ''
  t.notMatch(script, /unsafe-(inline|eval)|\*/, `${what}: no script but our own`)
  t.match(headers['content-security-policy'], "default-src 'none'", what)
  for (const name of ['set-cookie', 'server', 'x-powered-by']) t.notOk(name in headers, `${what} has no ${name}`)
}
const strict = (t: Test, headers: Headers, what: string) =>
  t.match(headers, { 'cross-origin-opener-policy': 'same-origin', 'referrer-policy': 'no-referrer' }, what)

t.test('replies of the API', async t => {
  const bearer = { authorization: `Bearer ${await app.token({ email: 'ana@example.org', name: 'Ana' })}` }
  const cases: [path: string, status: number, cache: string, headers?: Record<string, string>][] = [
    ['/healthz', 200, 'no-store'],
    ['/config', 200, 'public, max-age=60'],
    [`/cvs/${nanoId}`, 200, 'no-store', bearer],
    ['/%E0%A4%A', 400, 'no-store'],
  ]
  for (const [path, status, cache, headers = {}] of cases) {
    const reply = await app.anyone().get(path).set(headers)
    const what = `${path} ${status}`
    t.equal(reply.status, status, what)
    common(t, reply.headers, what)
    strict(t, reply.headers, what)
    t.match(reply.headers, { 'content-security-policy': API, 'cache-control': cache }, what)
  }
  const { headers } = await app.anyone().get(`/cvs/${nanoId}`)
  t.match(headers.vary, /authorization/i)
})

t.test('every route, with any method, has the headers of its class', async t => {
  const isPage = (url: string) =>
    /^\/(new-)?cv\/:id(\/(verify|card\.png|unlock|to\/:token|letter\/:letterId))?$|^\/verify\/|^\/desk\/(open|undo)\/|^\/auth\/google$|^\/docs/.test(
      url,
    )
  const screens = new Set(app.routes.filter(({ schema }) => schema?.hide === true).map(({ url }) => url))
  /** The paths that programs of other origins read to check credentials. */
  const isForAll = (url: string) =>
    /^\/(\.well-known\/(did\.json|seal-certificates)|contexts|status-lists|log\/)/.test(url)
  let count = 0
  for (const { method, url } of app.routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')) {
    const path = url.replace('*', 'x').replaceAll(/:\w+/g, 'x')
    const { headers, status } = await app.anyone()[method.toLowerCase() as 'get'](path)
    const what = `${method} ${url} ${status}`
    t.ok(status < 500, what)
    common(t, headers, what, isForAll(url) && status === 200 ? 'cross-origin' : 'same-origin')
    if (screens.has(url) || isPage(url)) continue
    strict(t, headers, what)
    t.equal(headers['content-security-policy'], API, what)
    if (status >= 400) t.equal(headers['cache-control'], 'no-store', what)
    count++
  }
  t.ok(count > 60, `${count} routes of the API`)
})

t.test('another method is 405 with the allowed ones, before authentication', async t => {
  const cases: [method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'trace', path: string, allow: string][] =
    [
      ['post', '/healthz', 'GET, HEAD'],
      ['post', '/', 'GET, HEAD'],
      ['delete', asset, 'GET, HEAD'],
      ['post', `/cvs/${nanoId}`, 'DELETE, GET, HEAD, PATCH, PUT'],
      ['get', `/cvs/${nanoId}/publish`, 'POST'],
      ['head', '/cv/checkout', 'POST'],
      ['post', `/cv/${nanoId}`, 'GET, HEAD'],
      ['delete', '/log/tile/0/000', 'GET, HEAD'],
      ['get', '/mcp', 'POST'],
      ['trace', '/plans', 'GET, HEAD'],
      ['head', '/cv/coupon_verify?couponCode=X', 'GET'],
    ]
  for (const [method, path, allow] of cases) {
    const { status, headers, body } = await app.anyone()[method](path)
    const what = `${method} ${path}`
    t.same([status, headers.allow], [405, allow], what)
    if (method !== 'head') t.match(body, { success: false, code: 'method_not_allowed' }, what)
    common(t, headers, what)
  }
})

t.test('a refused bearer gets the header www-authenticate', async t => {
  const bearer = 'Bearer realm="TruCV"'
  t.equal((await app.anyone().get('/me').expect(401)).headers['www-authenticate'], bearer)
  const refused = await app.anyone().get(`/cvs/${nanoId}`).set('authorization', 'Bearer a.b.c').expect(401)
  t.equal(refused.headers['www-authenticate'], `${bearer}, error="invalid_token"`)
})

t.test('a trailing slash is redirected to the page without it', async t => {
  for (const [path, to] of [
    [`/cv/${nanoId}/`, `/cv/${nanoId}`],
    [`/cv/${nanoId}/verify/?v=1&x=/`, `/cv/${nanoId}/verify?v=1&x=/`],
    [`/new-cv/${nanoId}/`, `/new-cv/${nanoId}`],
    ['/privacy-policy/', '/privacy-policy'],
    ['/plans/', '/plans'],
  ] as const) {
    for (const method of ['get', 'head'] as const) {
      const { status, headers } = await app.anyone()[method](path)
      t.same([status, headers.location], [301, to], `${method} ${path}`)
    }
  }
  for (const path of ['/cv/', '/nope/', '//evil.example/', '//evil.example/cv/']) {
    t.equal((await app.anyone().get(path)).status, 404, path)
  }
})

t.test('HEAD is answered as GET, without the body', async t => {
  const token = `Bearer ${await app.token({ email: 'ana@example.org', name: 'Ana' })}`
  const gets = app.routes.filter(({ method, url }) => method === 'GET' && !/^\/(assets\/|cv\/coupon_verify$)/.test(url))
  for (const { url } of gets) {
    const path = url.replace('*', 'x').replace(/:id\b/, nanoId).replaceAll(/:\w+/g, 'x')
    const ask = (method: 'get' | 'head') => app.anyone()[method](path).set('authorization', token)
    const [get, head] = [await ask('get'), await ask('head')]
    const said = (reply: typeof get) => [reply.status, reply.headers['content-type']]
    t.same(said(head), said(get), url)
    t.notOk(head.text, url)
  }
  t.ok(gets.length > 80)
})

t.test('an empty body of type JSON is no body', async t => {
  const token = `Bearer ${await app.token({ email: 'bea@example.org', name: 'Bea' })}`
  for (const { method, url } of app.routes.filter(({ method }) => method === 'POST' || method === 'DELETE')) {
    if (url === '/me' || url === '/me/sign-out-everywhere') continue
    const path = url.replace(/:id\b/, 'b'.repeat(21)).replaceAll(/:\w+/g, 'x')
    const call = () => app.anyone()[method.toLowerCase() as 'post'](path).set('authorization', token)
    const [bare, typed] = [await call(), await call().set('content-type', 'application/json')]
    t.equal(
      typed.body.message === bare.body.message || typed.status < 300,
      true,
      `${method} ${url}: ${typed.status} ${typed.text}`,
    )
  }
  const ana = {
    authorization: `Bearer ${await app.token({ email: 'ana@example.org', name: 'Ana' })}`,
    'content-type': 'application/json',
  }
  await app.anyone().post(`/cvs/${nanoId}/duplicate`).set(ana).expect(201)
  const { body } = await app.anyone().post('/cvs').set(ana).expect(400)
  t.match(body, { code: 'invalid_request' })
})

t.test('public pages', async t => {
  const first = await app.anyone().get(`/cv/${nanoId}`).expect(200)
  const tag = first.headers.etag as string
  const again = await app.anyone().get(`/cv/${nanoId}`).set('if-none-match', tag).expect(304)
  const gone = await app
    .anyone()
    .get(`/cv/${'c'.repeat(21)}`)
    .expect(404)
  for (const reply of [first, again, gone]) {
    common(t, reply.headers, `page ${reply.status}`)
    strict(t, reply.headers, `page ${reply.status}`)
    t.equal(reply.headers['content-security-policy'], PAGE)
  }
  t.match(first.headers, { 'cache-control': 'public, no-cache', vary: /accept-encoding/i })
  t.equal(again.headers.etag, tag)
  t.equal(gone.headers['cache-control'], 'no-store')
})

t.test('every HTML document of the client has its own nonce', async t => {
  const { origin } = new URL(app.config.google.scriptUrl)
  const screens = [
    '/',
    '/invalid-token',
    '/create-cv',
    `/create-cv/${nanoId}`,
    '/dashboard',
    '/settings',
    '/admin',
    '/verify',
    '/check',
    '/desk',
    '/about-us',
  ]
  const statics = ['/refund-policy', '/terms-and-conditions', '/cancellation-policy', '/contact-us', '/privacy-policy']
  const nonces = new Set<string>()
  for (const path of [...screens, ...statics, '/pprivacy-policy', '/login', '/subscription', '/wallet', '/nowhere']) {
    const { headers, status, text } = await app.anyone().get(path).set('accept', BROWSER)
    t.equal(status, path === '/nowhere' ? 404 : 200, path)
    common(t, headers, path)
    t.match(headers, {
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'content-type': /^text\/html/,
    })
    t.equal(headers['x-robots-tag'], path === '/desk' ? 'noindex, nofollow' : undefined, path)
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? ''
    nonces.add(nonce)
    t.ok(text.includes(`nonce="${nonce}"`), `${path}: the document has the nonce of its policy`)
    t.notMatch(text, '__NONCE__')
    if (!/^\/(login|create-cv(\/.*)?|subscription|wallet)$/.test(path)) t.strictSame(policyOf(headers), SHELL, path)
  }
  t.equal(nonces.size, 21, 'no nonce twice')
  const google = { 'frame-src': [origin], ...SHELL }
  for (const directive of ['script-src', 'style-src', 'connect-src'] as const)
    google[directive] = [...SHELL[directive], origin]
  for (const path of ['/login?next=%2F', '/create-cv?continue', `/create-cv/${nanoId}`])
    t.strictSame(policyOf((await app.anyone().get(path)).headers), google, path)
})

t.test('the outside hosts that a few screens may use, with the real parties', async t => {
  const real = {
    googleScriptUrl: 'https://accounts.google.com/gsi/client',
    razorpayCheckoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    onboardingUrl: 'https://onboarding.okto.tech/path?x=1',
    payOrigin: 'https://pay.okto.tech',
  }
  const nonce = `${'A'.repeat(22)}==`
  const policy = (path: string) => directives(shellPolicy(path, nonce, real))
  const gsi = 'https://accounts.google.com/gsi/'
  const google = {
    ...SHELL,
    'script-src': [...SHELL['script-src'], `${gsi}client`],
    'style-src': [...SHELL['style-src'], `${gsi}style`],
    'connect-src': [...SHELL['connect-src'], gsi],
    'frame-src': [gsi],
  }
  // The editor too: a sign-in is renewed there without a reload.
  for (const path of ['/login', '/create-cv', `/create-cv/${nanoId}`]) t.strictSame(policy(path), google, path)
  const razorpay = (name: string) => `https://${name}.razorpay.com`
  t.strictSame(policy('/subscription'), {
    ...SHELL,
    'script-src': [...SHELL['script-src'], razorpay('checkout'), razorpay('cdn')],
    'connect-src': [...SHELL['connect-src'], razorpay('lumberjack'), razorpay('*')],
    'img-src': [...SHELL['img-src'], razorpay('*')],
    'frame-src': [razorpay('api'), razorpay('checkout')],
    'style-src-attr': ["'unsafe-inline'"],
  })
  t.strictSame(policy('/wallet'), { ...SHELL, 'frame-src': ['https://onboarding.okto.tech', 'https://pay.okto.tech'] })
  for (const path of ['/', '/dashboard', '/login/', '/create-cvs', '/subscription/x'])
    t.strictSame(policy(path), SHELL, path)
})

t.test('browsers cache built files for ever, other files for an hour', async t => {
  const script = await app.anyone().get(asset).set('accept-encoding', 'br').expect(200)
  common(t, script.headers, asset)
  strict(t, script.headers, asset)
  t.match(script.headers, {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': /^(text|application)\/javascript/,
    'content-encoding': 'br',
  })
  for (const path of ['/robots.txt', '/favicon.svg', '/docs', '/docs/start.js', '/docs/swagger-ui.css']) {
    const reply = await app.anyone().get(path).expect(200)
    common(t, reply.headers, path)
    t.equal(reply.headers['cache-control'], 'public, max-age=3600', path)
  }
})

t.test('over https there is an HSTS header', async t => {
  const { headers } = await outside.anyone().get('/healthz').expect(200)
  t.match(headers['strict-transport-security'], /^max-age=31536000/)
  t.notOk('strict-transport-security' in (await app.anyone().get('/healthz')).headers, 'not over http')
})

t.test('only the configured origins may read across origins', async t => {
  const ask = (origin: string) => outside.anyone().get('/plans').set('origin', origin).expect(200)
  for (const origin of [ORIGIN, PARTNER]) {
    const { headers } = await ask(origin)
    t.equal(headers['access-control-allow-origin'], origin)
    t.match(headers.vary, /origin/i)
    t.notOk('access-control-allow-credentials' in headers, 'and no cookies are ever asked for')
  }
  const strangers = ['https://evil.test', 'null', `${ORIGIN}.evil.test`, 'https://evil-cv.trucv.test', `${ORIGIN}:444`]
  const tricks = ['http://cv.trucv.test', `${ORIGIN}/`, 'https://sub.cv.trucv.test', 'https://partner.test.evil', '*']
  for (const origin of [...strangers, ...tricks]) {
    const { headers } = await ask(origin)
    t.notOk('access-control-allow-origin' in headers, origin)
  }
})

t.test('a preflight request gets methods, headers and exposed headers', async t => {
  const ask = (origin: string) =>
    outside
      .anyone()
      .options(`/cvs/${nanoId}`)
      .set({ origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'if-match' })
  const { headers } = await ask(PARTNER).expect(204)
  t.equal(headers['access-control-allow-origin'], PARTNER)
  t.match(headers['access-control-allow-methods'], /PUT/)
  for (const name of ['authorization', 'content-type', 'idempotency-key', 'if-match', 'x-wallet-session']) {
    t.ok(headers['access-control-allow-headers']?.includes(name), name)
  }
  const refused = await ask('https://evil.test')
  t.notOk('access-control-allow-origin' in refused.headers)
  const read = await outside.anyone().get('/plans').set('origin', PARTNER)
  for (const name of ['etag', 'retry-after', 'x-request-id', 'x-cv-unsupported']) {
    t.ok(read.headers['access-control-expose-headers']?.includes(name), name)
  }
})
