// Mails about plans and payments, from the purchase to the inbox: each is sent once, also when the mail server fails.
import { createOutbox } from '../api/mail/outbox.ts'
import { createOutboxStore } from '../api/mail/outbox-store.ts'
import { nextTryAt } from '../api/mail/rules.ts'
import type { Message } from '../scripts/sandbox/inbox.ts'
import { openShop, times } from './payments-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const shop = await openShop(t)
const { app, pay } = shop
type Buyer = Awaited<ReturnType<typeof shop.buyer>>
type Row = { _id: string; state: string; dueAt?: Date; data?: object; claim?: string; tries: number }
const rows = app.connection.collection<Row>('mails')
// biome-ignore lint/correctness/useHookAtTopLevel: another database, which the service does not use; no React hook
const aside = app.connection.useDb(`${app.connection.name}_aside`)
t.teardown(() => aside.dropDatabase())
const DAY_MS = 24 * 3_600_000

async function buy(buyer: Buyer) {
  const orderId = await buyer.order()
  const triple = await pay(orderId)
  await buyer.verify(triple).expect(200)
  const row = await shop.row(orderId)
  return { orderId, triple, paymentId: triple.razorpay_payment_id, id: row._id }
}
/** The mails of an address, once there are so many. */
async function mailsOf(email: string, count: number): Promise<Message[]> {
  await until(`${count} mails came to ${email}`, async () => (await app.inbox(email)).length >= count)
  return app.inbox(email)
}
/** Makes retries due at once. */
async function sendAgain() {
  await rows.updateMany({ dueAt: { $type: 'date' } }, { $set: { dueAt: new Date(0) } })
  await app.sendMails()
}
const pdfOf = (message: Message | undefined) => Buffer.from(message?.attachments?.[0]?.base64 ?? '', 'base64')
/** The key of the mail with the invoice of an order. */
const keyOf = async (id: string) => `invoice:${(await shop.papers.findOne({ cause: `order:${id}` }))?._id}`
const paperText = async (message: Message | undefined) =>
  (await pageTextsOf(pdfOf(message))).join(' ').replace(/\s+/g, ' ')

t.test('a buyer gets the invoice by mail, once, whether the redirect or the webhook was first', async t => {
  const buyer = await shop.buyer('ananya@example.org')
  const { triple, paymentId, id } = await buy(buyer)
  await times(5, () => buyer.verify(triple))
  for (const event of await shop.eventsOf(paymentId)) await times(3, () => shop.deliver(event))
  await shop.reconcile()
  await mailsOf(buyer.email, 1)
  await sendAgain()
  const [mail, ...more] = await app.inbox(buyer.email)
  t.same(more, [], 'one mail')
  const [payment] = await buyer.payments()
  t.equal(mail?.subject, `Your TruCV invoice ${payment.documents[0].number}`)
  t.match(mail?.text, /^Hello Test Person,\n/)
  for (const words of [
    'INR 590.00',
    payment.documents[0].number,
    app.config.supportEmail,
    `${app.config.publicOrigin}/dashboard`,
  ]) {
    t.ok(mail?.text.includes(words) && mail.html?.includes(words), words)
  }
  t.equal(mail?.headers?.['auto-submitted'], 'auto-generated')
  t.match(mail?.attachments, [{ name: /^TruCV invoice TCV-.*\.pdf$/, type: 'application/pdf' }])
  const { body } = await buyer.agent.get(`/me/payments/${id}/receipt`).expect(200)
  t.ok(pdfOf(mail).equals(body), 'the very file of the dashboard')
  const row = await rows.findOne({ _id: await keyOf(id) })
  t.match(row, { state: 'sent' })
  t.same(
    [row?.data, row?.dueAt, row?.claim],
    [undefined, undefined, undefined],
    'nothing stays of it but that it was sent',
  )
})

t.test('a free coupon sends a mail without an invoice', async t => {
  const buyer = await shop.buyer('free@example.org')
  await shop.newCoupon('ALLFREE', { percentOff: 100 })
  await buyer.coupon('ALLFREE').expect(200)
  const [mail, ...more] = await mailsOf(buyer.email, 1)
  t.same(more, [])
  t.equal(mail?.subject, 'You have TruCV Pro')
  t.match(mail?.text, /Your coupon ALLFREE was accepted\. You have Pro until \d+ \w+ \d{4}\. Nothing was charged/)
  t.same(mail?.attachments, [])
})

t.test('an unconfirmed payment sends its invoice when it is confirmed', async t => {
  const buyer = await shop.buyer('later@example.org')
  const orderId = await buyer.order()
  const triple = await pay(orderId)
  await app.fault('razorpay', 'down')
  await buyer.verify(triple).expect(200)
  await sendAgain()
  t.same(await app.inbox(buyer.email), [], 'granted, and no invoice before the confirmation')
  await app.fault('razorpay', 'off')
  await shop.reconcile()
  const [mail] = await mailsOf(buyer.email, 1)
  t.match(mail?.subject, /^Your TruCV invoice/)
})

t.test('each refund sends one mail, with its credit note', async t => {
  const buyer = await shop.buyer('back@example.org')
  const { id } = await buy(buyer)
  await mailsOf(buyer.email, 1)
  await shop.admin.post(`/admin/payments/${id}/refund`).send({ reason: 'asked for it' }).expect(200)
  for (const event of await shop.events()) if (event.event.startsWith('refund.')) await shop.deliver(event)
  await mailsOf(buyer.email, 2)
  await sendAgain()
  const [mail, ...more] = await app.inbox(buyer.email)
  t.equal(more.length, 1, 'the invoice')
  t.match(mail?.subject, /^Your TruCV credit note TCC\/\d\d-\d\d\/\d{6} for INR 590\.00$/)
  t.match(mail?.text, /We sent back INR 590\.00 of your payment of INR 590\.00 \(pay_\w{14}\)/)
  t.match(mail?.text, /Your account is on the Free plan now/)
  t.match(await paperText(mail), /Credit note.*590\.00/)
})

t.test('a partial refund keeps the plan and sends a mail too', async t => {
  const buyer = await shop.buyer('part@example.org')
  const { paymentId } = await buy(buyer)
  await mailsOf(buyer.email, 1)
  const { keyId, keySecret } = app.config.razorpay
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  await fetch(`${app.sandbox.origin}/razorpay/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 9_050 }),
  })
  const events = await shop.eventsOf(paymentId)
  for (const event of events) await times(2, () => shop.deliver(event))
  await mailsOf(buyer.email, 2)
  await sendAgain()
  const [mail, ...more] = await app.inbox(buyer.email)
  t.equal(more.length, 1)
  t.match(mail?.subject, /^Your TruCV credit note TCC\/.* for INR 90\.50$/)
  t.match(mail?.text, /You have Pro until/)
  t.match(await paperText(mail), /Credit note.*Remaining of the invoice: INR 499\.50.*90\.50/)
})

for (const mode of ['down', 'garbage', 'error']) {
  t.test(`with a mail server that is ${mode} the payment succeeds, and the mail is sent later, once`, async t => {
    const buyer = await shop.buyer(`${mode}@example.org`)
    await app.fault('smtp', mode)
    const { id } = await buy(buyer)
    const [payment] = await buyer.payments()
    t.match(payment, { status: 'paid', documentState: 'issued' })
    await until('a try has failed', async () => ((await rows.findOne({ _id: await keyOf(id) }))?.tries ?? 0) > 0)
    await app.sendMails()
    await sendAgain()
    const waiting = await rows.findOne({ _id: await keyOf(id) })
    t.match(waiting, { state: 'waiting', data: { document: String } })
    t.ok(Number(waiting?.dueAt) > Date.now(), 'the next try is set')
    t.same(await app.inbox(buyer.email), [])
    await app.fault('smtp', 'off')
    await sendAgain()
    await sendAgain()
    t.equal((await app.inbox(buyer.email)).length, 1)
  })
}

t.test('a slow mail server does not delay payments', async t => {
  const buyer = await shop.buyer('slow@example.org')
  await app.fault('smtp', 'slow', 1)
  await buy(buyer)
  t.same(await app.inbox(buyer.email), [], 'the reply was there before the mail')
  await mailsOf(buyer.email, 1)
})

t.test('an address that does not exist is given up and does not delay other mails', async t => {
  const [nobody, next] = [await shop.buyer('nobody@gone.invalid'), await shop.buyer('next@example.org')]
  const { id } = await buy(nobody)
  await buy(next)
  await mailsOf(next.email, 1)
  await until('it is given up', async () => (await rows.findOne({ _id: await keyOf(id) }))?.state === 'refused')
  t.equal((await rows.findOne({ _id: await keyOf(id) }))?.tries, 1)
})

t.test('a name is escaped in the text and in the HTML', async t => {
  const buyer = await shop.buyer('eve@example.org')
  const name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u202e https://evil.example www.evil.example "&\''
  await app.fault('smtp', 'down')
  await buy(buyer)
  await app.sendMails()
  await shop.users.updateOne({ email: buyer.email }, { $set: { name } })
  await app.fault('smtp', 'off')
  await sendAgain()
  const [mail] = await app.inbox(buyer.email)
  t.match(mail?.text.split('\n')[0], /^Hello <img src=x onerror=alert\(1\)> Bcc: all@example\.org .{1,40},\r?$/)
  t.match(mail?.html, /Hello &lt;img src=x/)
  t.notMatch(mail?.html, /<img/)
  for (const words of [mail?.text, mail?.html]) t.notMatch(words, /:\/\/evil|www\.evil|\u202e/)
  t.same(await app.inbox('all@example.org'), [])
})

t.test('two processes with many runs send each mail once', async t => {
  const sent: string[] = []
  const store = createOutboxStore(aside)
  await store.buildIndexes()
  const kinds = ['one', 'two'].map(() =>
    createOutbox({
      store,
      emit: async () => undefined,
      mailer: {
        isSetUp: true,
        close() {},
        async sendMail({ key }) {
          await new Promise(resolve => setTimeout(resolve, 5))
          sent.push(String(key))
        },
      },
      composers: { race: async () => ({ to: 'a@example.org', subject: 'Race', text: 'Race' }) },
      now: () => new Date(),
      log: { info() {}, warn() {} },
    }),
  )
  const keys = Array.from({ length: 20 }, (_, index) => `race:${index}`)
  await Promise.all(kinds.flatMap(outbox => keys.map(key => outbox.post(key, 'race', {}))))
  await times(10, index => (kinds[index % 2] as (typeof kinds)[0]).sendDue(async () => true))
  t.same([...sent].sort(), [...keys].sort())
})

t.test('a lease excludes other processes until it expires', async t => {
  const store = createOutboxStore(aside)
  const at = new Date('2030-01-01T00:00:00Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  await store.addMail('claim:1', 'claim', {}, at)
  t.equal(await store.addMail('claim:1', 'claim', {}, at), false)
  const mine = await store.claimMail('me', at, later(120))
  t.match(mine, { id: 'claim:1', claim: 'me', tries: 1 })
  t.equal(await store.claimMail('you', later(119), later(300)), null)
  t.equal(await store.moveMail(mine!, later(150)), true)
  t.match(await store.claimMail('you', later(151), later(300)), { claim: 'you', tries: 2 })
  t.equal(await store.moveMail(mine!, later(900)), false, 'who was too slow does not send')
  await store.endMail(mine!, 'sent', later(200))
  const row = await aside.collection<Row>('mails').findOne({ _id: 'claim:1' })
  t.match(row, { state: 'waiting', claim: 'you' }, 'and marks nothing')
})

t.test('retries become rarer, at most a day apart, for two weeks', async t => {
  const at = new Date('2030-01-01T00:00:00Z')
  const gap = (tries: number) => Number(nextTryAt(at, tries, at)) - at.getTime()
  t.same([1, 2, 3, 8].map(gap), [30_000, 60_000, 120_000, 3_840_000])
  t.equal(gap(50), DAY_MS)
  t.not(nextTryAt(at, 50, new Date(at.getTime() + 14 * DAY_MS - 1)), null)
  t.equal(nextTryAt(at, 1, new Date(at.getTime() + 14 * DAY_MS)), null)
})

t.test('two weeks before Pro ends its owner gets one mail for each end', async t => {
  const setEnd = (email: string, ms: number, plan = 'Pro') => {
    const planExpiresAt = new Date(Date.now() + ms)
    return shop.users.updateOne(
      { email },
      { $set: { plan, planExpiresAt, planBase: { plan, expiresAt: planExpiresAt } } },
    )
  }
  const cases: [string, number, string, number][] = [
    ['soon', 13.9 * DAY_MS, 'Pro', 1],
    ['today', 3_600_000, 'Pro', 1],
    ['far', 14.1 * DAY_MS, 'Pro', 0],
    ['over', -1_000, 'Pro', 0],
    ['never', 5 * DAY_MS, 'Free', 0],
  ]
  const address = (name: string) => `ends-${name}@example.org`
  for (const [name, ms, plan] of cases) {
    await shop.buyer(address(name))
    await setEnd(address(name), ms, plan)
  }
  for (let round = 0; round < 3; round++) {
    await times(5, () => app.announceEnds())
    await app.sendMails()
  }
  for (const [name, , , count] of cases) t.equal((await app.inbox(address(name))).length, count, name)
  const [mail] = await app.inbox(address('soon'))
  t.match(mail?.subject, /^TruCV Pro ends on \d{1,2} [A-Z][a-z]+ \d{4}$/)
  for (const words of [`${app.config.publicOrigin}/subscription`, app.config.supportEmail]) {
    t.ok(mail?.text.includes(words) && mail.html?.includes(words), words)
  }
  t.same(mail?.attachments, [])
  await setEnd(address('soon'), 13 * DAY_MS)
  await app.announceEnds()
  await app.sendMails()
  t.equal((await app.inbox(address('soon'))).length, 2, 'another end is another mail')
})

t.test('a plan that is extended before the mail is sent needs no mail', async t => {
  const email = 'extended@example.org'
  const buyer = await shop.buyer(email)
  const planExpiresAt = new Date(Date.now() + 10 * DAY_MS)
  const plan = { plan: 'Pro', planExpiresAt, planBase: { plan: 'Pro', expiresAt: planExpiresAt } }
  await shop.users.updateOne({ email }, { $set: plan })
  await app.fault('smtp', 'down')
  await app.announceEnds()
  await app.sendMails()
  await buy(buyer)
  await app.sendMails()
  await app.fault('smtp', 'off')
  await sendAgain()
  const mails = await app.inbox(email)
  t.same(
    mails.map(({ subject }) => subject.replace(/\S+$/, '')),
    ['Your TruCV invoice '],
  )
  t.equal(await rows.countDocuments({ state: 'dropped' }), 1)
})

t.test('the log has only the key of a mail', async t => {
  const said = app.logLines.filter(line => /mail/.test(line)).join('\n')
  t.match(said, /mail sent/)
  t.match(said, /an item failed; it is retried later/)
  t.notMatch(said, /example\.org|gone\.invalid|Hello|Test Person/)
})

t.test('without a mail server everything else works, and mails wait', async t => {
  const alone = await openShop(t, { SMTP_URL: '', MAIL_FROM: '' })
  const buyer = await alone.buyer('quiet@example.org')
  await buyer.verify(await alone.pay(await buyer.order())).expect(200)
  await alone.app.sendMails()
  t.equal(await alone.app.connection.collection('mails').countDocuments({ state: 'waiting', tries: 0 }), 1)
})
