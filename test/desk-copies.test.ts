// The limits of mails and requests to institutions hold exactly over two copies of the service on one database.

import { createCv } from './cv-calls.ts'
import { startDesks } from './desk-harness.ts'
import { startApp } from './harness.ts'
import { confirm, content, EDUCATION } from './institutions-harness.ts'
import { until } from './processes.ts'
import t from './tap.ts'
import { newJwks } from './wallet-upstream.ts'

const keys = newJwks('attest-1')
const world = await startDesks(t, keys)
const { app, collection, requests, mailsTo, newAsker, lastAddress, opened, ids } = world
const [CELL, FULL] = ['cell@copies.example', 'full@copies.example']
// Before the other copy, which sends mails, too.
const desk = await opened(CELL)
const fullDesk = await opened(FULL)
const { certsUrl, issuers } = app.config.google
const other = await startApp(t, {
  ...{ GOOGLE_CERTS_URL: certsUrl, GOOGLE_ISSUER: issuers.join(','), PUBLIC_ORIGIN: app.config.publicOrigin },
  ...{ MONGODB_URI: app.config.mongodbUri, SMTP_URL: app.sandbox.env.SMTP_URL as string, ATTESTATION_KEYS: keys },
  LOG_KEY: app.sandbox.env.LOG_KEY as string,
})
const onBoth = (work: (copy: typeof app) => Promise<unknown>) => Promise.all([app, other].map(work))
const ledgers = collection('mail_ledgers')

/** The mails to an address, once there are so many: either copy may be sending one. */
async function mailsOnce(count: number, email: string) {
  await until('the mails arrived', async () => (await mailsTo(email)).length >= count)
  return mailsTo(email)
}

/** People with a CV each, and requests of them at both copies at once. */
async function people(count: number) {
  const made = []
  for (let at = 0; at < count; at++) {
    const who = await newAsker()
    const cv = await createCv(who, { content })
    const token = await app.token({ email: lastAddress(), name: 'Somebody' })
    const ask = (email: string, copy = at % 2 ? other : app, section = EDUCATION) =>
      copy
        .anyone()
        .post(`/cvs/${cv}/verifications/${section}`)
        .set('authorization', `Bearer ${token}`)
        .send({ email, institution: 'University of Example' })
    made.push({ who, cv, ask })
  }
  return made
}
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort()

t.test('a mailbox without a desk gets its three mails, and one more mail has all that wait', async t => {
  const email = 'office@copies.example'
  const askers = await people(9)
  const replies = await Promise.all(askers.map(({ ask }) => ask(email)))
  t.same(statuses(replies), Array(9).fill(201))
  t.equal(replies.filter(({ body }) => body.mailAt === null).length, 3)
  await onBoth(copy => copy.mailWaiting())
  t.equal((await mailsOnce(3, email)).length, 3)
  await ledgers.deleteMany({})
  await requests.updateMany({ mailbox: email, mailAt: { $ne: null } }, { $set: { mailAt: new Date() } })
  for (let time = 0; time < 3; time++) await onBoth(copy => copy.mailWaiting())
  await onBoth(copy => copy.sendMails())
  const mails = await mailsOnce(4, email)
  t.equal(mails.length, 4)
  const links = new Set(mails.flatMap(({ text }) => String(text).match(/\/verify\/[A-Za-z0-9_-]{43}\n/g) ?? []))
  t.equal(links.size, 9, 'each request was mailed once')
  t.equal(await requests.countDocuments({ mailbox: email, mailAt: { $ne: null } }), 0)
})

t.test('a mailbox with a desk gets one mail a day, whatever comes', async t => {
  const mailbox = CELL
  const askers = await people(12)
  const before = (await mailsTo(mailbox)).length
  const replies = await Promise.all(askers.map(({ ask }) => ask(mailbox)))
  t.ok(replies.every(({ body }) => body.isAtDesk === true && body.mailAt === null))
  t.equal((await ids(desk)).length, 12)
  for (let time = 0; time < 3; time++) await onBoth(copy => copy.mailDesks())
  t.equal((await mailsTo(mailbox)).length, before, 'not before its hour')
  await collection('desks').updateOne({ mailbox }, { $set: { nextMailAt: new Date() } })
  for (let time = 0; time < 3; time++) await onBoth(copy => copy.mailDesks())
  await onBoth(copy => copy.sendMails())
  const mails = await mailsOnce(before + 1, mailbox)
  t.equal(mails.length, before + 1)
  t.match(mails[0]?.subject, /^12 requests to confirm wait/)
})

t.test('a person asks ten times a day and has thirty open requests', async t => {
  const [person] = (await people(1)) as [Awaited<ReturnType<typeof people>>[number]]
  const times = (count: number, day: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => person.ask(`p${at}@day${day}.example`, at % 2 ? other : app)))
  const nextDay = () =>
    ledgers.updateMany({ _id: { $gte: 'user:', $lt: 'user;' } }, { $set: { entries: [] }, $inc: { rev: 1 } } as never)
  for (const day of [1, 2]) {
    t.same(statuses(await times(13, day)), [...Array(10).fill(201), ...Array(3).fill(429)])
    await nextDay()
  }
  t.same(statuses(await times(7, 3)), Array(7).fill(201))
  await nextDay()
  t.same(statuses(await times(6, 4)), [...Array(3).fill(201), ...Array(3).fill(409)], 'thirty are open')
  t.equal(await requests.countDocuments({ cvId: person.cv, status: 'sent' }), 30)
})

t.test('a mailbox has at most 10,000 open requests', async t => {
  const mailbox = FULL
  const askers = await people(14)
  const { body } = await (askers[0] as (typeof askers)[number]).ask(mailbox).expect(201)
  const one = (await requests.findOne({ _id: body.request.id })) as Record<string, unknown>
  const copies = Array.from({ length: 9_994 }, (_, at) => {
    const place = `${at}`.padStart(21, 'c')
    return { ...one, _id: place, tokenHash: place, digest: place, userId: place }
  })
  await requests.insertMany(copies as never)
  const open = () => requests.countDocuments({ mailbox, status: 'sent' })
  await Promise.all(askers.slice(1).map(({ ask }) => ask(mailbox)))
  t.ok((await open()) <= 10_000)
  // Those that come together may all be refused at the edge.
  for (const { ask } of await people(8)) await ask(mailbox)
  t.equal(await open(), 10_000)
  const [late] = (await people(1)) as [(typeof askers)[number]]
  t.match((await late.ask(mailbox).expect(409)).body, { code: 'limit_reached', message: /10,000 unanswered/ })
  await fullDesk
    .post('/desk/batches')
    .send({ ...confirm, decision: 'decline', requests: [body.request.id] })
    .expect(201)
  await onBoth(copy => copy.workBatches())
  await late.ask(mailbox).expect(201)
})
