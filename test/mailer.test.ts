// SMTP: the provider's mails and refusals, and the stand-in's checks and faults.
import { createServer } from 'node:net'
import { Problem } from '../api/lib/problem.ts'
import { isRefusedForGood } from '../api/mail/rules.ts'
import { createMailer, type Mail } from '../api/providers/mailer.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import type { Mode } from '../scripts/sandbox/faults.ts'
import { createInbox } from '../scripts/sandbox/inbox.ts'
import { startMailServer } from '../scripts/sandbox/mail/main.ts'
import t, { type Test } from './tap.ts'

const FROM = 'TruCV, Inc <no-reply@trucv.example>'
const mail = (change: Partial<Mail> = {}): Mail => ({
  to: 'ananya@example.org',
  subject: 'Ihr Beleg – ₹ 590',
  text: 'Guten Tag, Ananya Śrīnivāsan.\nZeile zwei.\n',
  ...change,
})

async function setUp(t: Test, url?: (url: string) => string) {
  const inbox = createInbox()
  const server = await startMailServer({ inbox, from: FROM })
  t.teardown(() => server.stop())
  const mailer = createMailer({ url: url ? url(server.url) : server.url, from: FROM })
  t.teardown(() => mailer.close())
  /** The problem of a mail; null when it was sent. */
  const problem = (change: Partial<Mail> = {}) =>
    mailer.sendMail(mail(change)).then(
      () => null,
      (error: unknown) => error as Problem,
    )
  return { inbox, server, mailer, problem }
}

t.test('a mail arrives unchanged, with its machine-readable headers', async t => {
  const { inbox, mailer } = await setUp(t)
  const content = Buffer.from('%PDF-1.7 \x00\xff')
  const attachments = [{ filename: 'TruCV invoice.pdf', contentType: 'application/pdf', content }]
  await mailer.sendMail(mail({ html: '<p>Śrī</p>', attachments, key: 'invoice:1' }))
  await mailer.sendMail(mail({ key: 'invoice:1' }))
  await mailer.sendMail(mail({ key: 'invoice:2' }))
  const [other, again, first] = inbox.list('ANANYA@example.org')
  t.match(first, { to: 'ananya@example.org', channel: 'email', subject: 'Ihr Beleg – ₹ 590', html: /Śrī/ })
  t.equal(first?.text.replaceAll('\r\n', '\n').trim(), mail().text.trim())
  t.match(first?.headers, { 'auto-submitted': 'auto-generated', from: '"TruCV, Inc" <no-reply@trucv.example>' })
  t.same(
    first?.attachments?.map(({ name, type, base64 }) => [name, type, Buffer.from(base64, 'base64')]),
    [['TruCV invoice.pdf', 'application/pdf', content]],
    'byte by byte',
  )
  t.match(first?.messageId, /^<[0-9a-f]{40}@trucv\.example>$/)
  t.equal(again?.messageId, first?.messageId, 'the same mail has the same id')
  t.not(other?.messageId, first?.messageId)
})

t.test('headers and envelope cannot be injected into', async t => {
  const { inbox, problem } = await setUp(t)
  const bad: Partial<Mail>[] = [
    { subject: 'Hello\r\nBcc: eve@example.org' },
    { subject: 'Hello\nBcc: eve@example.org' },
    { subject: 'Hello\u2028there' },
    { subject: 'x'.repeat(201) },
    { to: 'a@example.org\r\nRCPT TO:<eve@example.org>' },
    { to: 'a@example.org, eve@example.org' },
    { to: 'a@example.org;eve@example.org' },
    { to: 'Eve <eve@example.org>' },
    { to: 'a b@example.org' },
    { to: 'a@b@example.org' },
    { to: '' },
    { to: '@example.org' },
    { attachments: [{ filename: 'a\r\nX: y', contentType: 'text/plain', content: Buffer.alloc(1) }] },
    { attachments: [{ filename: 'a', contentType: 'text/plain\r\nX: y', content: Buffer.alloc(1) }] },
  ]
  for (const [index, change] of bad.entries()) {
    const found = await problem(change)
    t.equal(found?.code, 'invalid_request', `case ${index}`)
    t.ok(isRefusedForGood(found))
  }
  t.same(inbox.list(), [])
})

t.test('the provider distinguishes permanent from temporary refusals', async t => {
  const { inbox, problem } = await setUp(t)
  for (const to of ['nobody@gone.invalid', 'a@localhost', '.a@example.org', 'a..b@example.org', 'a@-x.example']) {
    const found = await problem({ to })
    t.match(found, { code: 'upstream_failed', details: { cause: { responseCode: Number, permanent: true } } }, to)
    t.ok(isRefusedForGood(found), to)
    t.notMatch(JSON.stringify([found?.message, found?.details]), /gone|example/, 'no address leaves the provider')
  }
  const large = [{ filename: 'a', contentType: 'text/plain', content: Buffer.alloc(11 * 1024 * 1024) }]
  t.ok(isRefusedForGood(await problem({ attachments: large })), 'too large once is too large always')
  t.same(inbox.list(), [])
  const wrong = await setUp(t, url => url.replace('sandbox-only', 'other'))
  const refused = await wrong.problem()
  t.equal(refused?.code, 'upstream_failed')
  t.notOk(isRefusedForGood(refused), 'a wrong password can be corrected')
  t.notMatch(JSON.stringify(refused?.details), /other|trucv/)
})

t.test('a failing mail server gives a Problem, and later mails are sent again', async t => {
  const { inbox, server, problem } = await setUp(t)
  for (const mode of ['down', 'garbage', 'error'] satisfies Mode[]) {
    server.fault(mode, 1)
    const found = await problem()
    t.ok(found instanceof Problem, mode)
    t.match(found?.code, /^upstream_/, mode)
    t.notOk(isRefusedForGood(found), mode)
    t.equal(await problem(), null)
  }
  server.fault('slow', 1)
  t.equal(await problem(), null, 'slow is only late')
  server.fault('down')
  await problem()
  await problem()
  server.fault('off')
  t.equal(await problem(), null)
  t.equal(inbox.list().length, 5)
})

t.test('a silent server times out, and an unreachable one fails', async t => {
  const silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  t.teardown(() => silent.close())
  const { port } = silent.address() as { port: number }
  const late = createMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  await t.rejects(late.sendMail(mail()), { code: 'upstream_timeout' })
  const gone = createMailer({ url: `smtp://127.0.0.1:${await freePort()}`, from: FROM })
  await t.rejects(gone.sendMail(mail()), { code: 'upstream_failed' })
  const stopped = createMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM })
  const sending = stopped.sendMail(mail())
  setTimeout(() => stopped.close(), 50)
  await t.rejects(sending, { code: 'upstream_timeout' }, 'broken off at the end of the service')
})

t.test('without a mail server nothing is sent, with a message', async t => {
  const mailer = createMailer({ url: '', from: '' })
  t.equal(mailer.isSetUp, false)
  await t.rejects(mailer.sendMail(mail()), { code: 'upstream_failed' })
})

t.test('a password is never sent unencrypted to another machine', async t => {
  // The stand-in has no TLS; under a name that is not loopback it stands for a remote server.
  const { inbox, problem } = await setUp(t, url => url.replace('127.0.0.1', '127.1'))
  t.equal((await problem())?.code, 'upstream_failed')
  t.same(inbox.list(), [])
})
