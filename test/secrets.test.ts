// Secrets of many kinds are planted in settings, tokens and CVs, and searched for in everything that leaves the service, while it
// works and while everything around it fails: log at its finest level, replies, metrics, mails, files, and the built client.
import { generateKeyPairSync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import mammoth from 'mammoth'
import { projectRoot } from '../api/lib/root.ts'
import { buyPro } from './cv-calls.ts'
import { ADMIN, contentWith, startApp } from './harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const newJwks = (kid: string) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' })
  return { text: JSON.stringify({ keys: [{ ...jwk, kid, alg: 'ES256' }] }), d: String(jwk.d) }
}
const attestation = newJwks('attest-canary')
const login = newJwks('login-canary')
const METRICS_TOKEN = 'canary-metrics-7d1f9a'
const env = {
  LOG_LEVEL: 'trace',
  METRICS_TOKEN,
  ATTESTATION_KEYS: attestation.text,
  WALLET_JWT_KEYS: login.text,
}
// The database is absent for a while.
const app = await startApp(t, env, { isStrict: true })
const { razorpay, wallet } = app.config
const person = { email: 'canary.person@example.org', name: 'Asha Canary-Name' }
const token = await app.token(person)
const adminToken = await app.token(ADMIN)
const expired = await app.token({ ...person, expiresIn: -3_600 })
const privateTexts = { phone: '+91 98450 77341', mail: 'hidden.canary@example.net', draft: 'draft-canary-55e1' }

/** The secrets that must be nowhere, and the secrets that must not be in the log, in metrics and in public replies. */
const secrets = new Map<string, string>([
  ['the key of payments', razorpay.keySecret],
  ['the secret of webhooks', razorpay.webhookSecrets[0] as string],
  ['the wallet client’s key', String(wallet.clientPrivateKey).replace(/^0x/, '')],
  ['the key of attestations', attestation.d],
  ['the key of log-ins', login.d],
  ['the token of the figures', METRICS_TOKEN],
  ['a bearer', token.slice(-60)],
  ['an admin’s bearer', adminToken.slice(-60)],
  ['a bearer that is over', expired.slice(-60)],
  ['a token in an address', 'canary-in-query-19c2'],
  ['a cookie of somebody else’s', 'canary-cookie-83ab'],
  ['a header of a proxy', 'canary-header-4f02'],
  ['a wallet session’s private key', 'c0'.repeat(32)],
])
const personal = new Map<string, string>([
  ['the account’s address', person.email],
  ['a name', 'Canary-Name'],
  ['a private phone number', privateTexts.phone],
  ['a private address', privateTexts.mail],
  ['a draft', privateTexts.draft],
])

const replies: { what: string; text: string }[] = []
async function ask(path: string, init: RequestInit & { body?: string } = {}, bearer: string | null = token) {
  const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), ...(init.headers as object) }
  const type = init.body !== undefined ? { 'content-type': 'application/json' } : {}
  const reply = await fetch(app.url + path, { ...init, headers: { ...type, ...headers } as Record<string, string> })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const text = `${JSON.stringify([...reply.headers])}
${bytes.toString('utf8')}`
  replies.push({ what: `${reply.status} ${path}`, text })
  return { status: reply.status, bytes, json: () => JSON.parse(bytes.toString('utf8')) }
}
const post = (path: string, body: object, more: object = {}) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...more } })

/** A value in all its encodings. */
const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').slice(0, -4),
  ...(/^[0-9a-f]{64}$/i.test(secret)
    ? [Buffer.from(secret, 'hex').toString('base64').slice(0, -2), secret.toUpperCase()]
    : []),
]
const found = (text: string, ...lists: Map<string, string>[]) =>
  lists.flatMap(list =>
    [...list].flatMap(([name, secret]) => (formsOf(secret).some(form => text.includes(form)) ? [name] : [])),
  )

const files: Record<string, string> = {}
let cvId = ''

t.test('normal operation reveals no secret', async t => {
  const content = contentWith({
    personalDetails: { name: person.name, email: privateTexts.mail, phoneNumber: privateTexts.phone },
  })
  cvId = (await post('/cvs', { content })).json().cv.nanoId
  await post(`/cvs/${cvId}/publish`, {})
  const draft = { content: { ...content, profileSummary: privateTexts.draft } }
  await ask(`/cvs/${cvId}`, { method: 'PUT', body: JSON.stringify(draft), headers: { 'if-match': '"1"' } })
  const { proof } = await buyPro(app, person.email)
  secrets.set('the signature of a payment', proof.razorpay_signature)
  t.equal((await post('/cv/payment_verification', { ...proof, userMailId: person.email })).status, 200)
  const user = await app.connection.collection('users').findOne({ email: person.email })
  secrets.set('the key of the pseudonyms', user?.holderKey)
  const attested = { method: 'PUT', body: JSON.stringify({ method: 'account' }) }
  t.equal((await ask(`/cvs/${cvId}/attestations/personalDetails`, attested)).status, 200)
  for (const path of [`/cvs/${cvId}`, '/me', '/me/claims', '/me/export', `/cvs/${cvId}/verification`])
    t.equal((await ask(path)).status, 200)
  const pdf = await ask(`/cvs/${cvId}/pdf?audience=public`)
  const docx = await ask(`/cvs/${cvId}/docx?audience=public`)
  files.pdf = `${(await pageTextsOf(pdf.bytes)).join('\n')}${pdf.bytes.toString('latin1')}`
  files.docx = (await mammoth.convertToHtml({ buffer: docx.bytes })).value
  t.match(files.docx, 'Canary-Name')
  await until('the invoice is in the inbox', async () => (await app.inbox(person.email)).length > 0)
  t.equal((await ask('/admin/payments', {}, adminToken)).status, 200)
})

t.test('failures reveal no secret', async t => {
  const query = secrets.get('a token in an address')
  const spread = {
    cookie: `s=${secrets.get('a cookie of somebody else’s')}`,
    'x-secret': `${secrets.get('a header of a proxy')}`,
  }
  for (const path of ['/me', '/nope', '/', '/plans', `/cv/${cvId}`, `/verify/${query}`, '/%E0%A4%A', `/cvs/${query}`]) {
    for (const bearer of [null, expired, METRICS_TOKEN, 'a.b.c'])
      await ask(`${path}?id_token=${query}`, { headers: spread }, bearer)
  }
  await ask(`/cvs/${cvId}`, { method: 'PUT', body: `{"title": ${query}`, headers: { 'if-match': '"1"' } })
  await post('/cvs', { title: query, secret: secrets.get('a wallet session’s private key') })
  await post('/api/oc/v1/authenticate', {
    authData: { provider: 'okto', idToken: token },
    sessionPk: secrets.get('a wallet session’s private key'),
  })
  await post('/webhooks/razorpay', { event: 'x' }, { 'x-razorpay-signature': razorpay.webhookSecrets[0] })
  const faults = ['razorpay garbage', 'razorpay down', 'wallet error', 'smtp down', 'google garbage', 'database down']
  for (const [target = '', mode = ''] of faults.map(fault => fault.split(' '))) {
    await app.fault(target, mode)
    await Promise.all([
      post('/cv/checkout', { amount: 59_000, currType: 'INR' }),
      post('/api/oc/v1/authenticate/email', { data: { email: privateTexts.mail } }),
      ask(`/cvs/${cvId}`),
      app.sendMails().catch(() => undefined),
    ])
    await app.fault(target, 'off')
  }
  await until('the database is back', async () => (await fetch(`${app.url}/readyz`)).ok)
  // A database of its own cannot simulate faults.
  const expected = app.database ? 6 : 3
  t.ok(replies.filter(({ what }) => what.startsWith('5')).length >= expected, 'there were failures of all kinds')
})

t.test('no secret is in any reply, log line, metric, mail or file', async t => {
  t.ok(secrets.size >= 12, `${secrets.size} kinds`)
  const figures = await (
    await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const log = app.logLines.join('')
  t.ok(log.length > 10_000 && figures.length > 1_000)
  t.same(found(log, secrets, personal), [], 'the log')
  t.same(found(figures, secrets, personal), [], 'the figures')
  const telling = replies.flatMap(({ what, text }) => found(text, secrets).map(name => `${name} in ${what}`))
  t.same(telling, [], `${replies.length} replies`)
  t.same(found(JSON.stringify(await app.inbox(person.email)), secrets), [], 'mails')
  const [phone, mail, draft] = ['a private phone number', 'a private address', 'a draft']
  const hidden = new Map([phone, mail].map(name => [String(name), String(personal.get(String(name)))]))
  t.same(found(files.pdf ?? '', secrets, hidden), [], 'the PDF for others')
  t.same(found(files.docx ?? '', secrets, hidden), [], 'the Word file for others')
  const seen = await Promise.all(
    [`/cv/${cvId}`, `/new-cv/${cvId}`, `/cvs/${cvId}`, `/cvs/${cvId}/json-resume`].map(async path => {
      const reply = await fetch(app.url + path)
      t.equal(reply.status, 200, path)
      return JSON.stringify([...reply.headers]) + (await reply.text())
    }),
  )
  hidden.set(String(draft), privateTexts.draft).set('the account’s address', person.email)
  t.same(found(seen.join('\n'), secrets, hidden), [], 'what strangers see')
})

t.test('no secret, and no name of a secret setting, is in the client', async t => {
  const root = join(projectRoot, 'dist', 'site')
  const names = (await readdir(root, { recursive: true })).filter(name => /\.(js|css|html|json|txt)$/.test(name))
  t.ok(names.length > 20, `${names.length} files`)
  for (const name of names) {
    const text = await readFile(join(root, name), 'utf8')
    t.same(found(text, secrets), [], name)
    t.notMatch(
      text,
      /RAZORPAY_KEY_SECRET|WALLET_CLIENT_PRIVATE_KEY|ATTESTATION_KEYS|CREDENTIAL_KEYS|MONGODB_URI|sourceMappingURL=data/,
      name,
    )
  }
})
