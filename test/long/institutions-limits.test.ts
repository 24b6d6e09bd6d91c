// Protection against misuse of requests to institutions: who may be asked about which section, names, badges, limits, opt-outs; and
// recovery when the service is killed.
import { hashOfToken } from '../../api/claims/institutions/link-seal.ts'
import { EDUCATION, startInstitutions } from '../institutions-harness.ts'
import t from '../tap.ts'

const DAY_MS = 24 * 3_600_000
const {
  app,
  ana,
  collection,
  requests,
  make,
  ask,
  mailsTo,
  tokenFrom,
  asked,
  page,
  decide,
  entry,
  strangersSee,
  subjects,
  newAsker,
  lastAddress,
} = await startInstitutions(t)

t.test('requests are accepted for public, non-empty sections, from their owner, to other people', async t => {
  const who = await newAsker()
  const cv = await make(who)
  const refused = async (email: string, section: string, status: number, message: RegExp) => {
    const { body, status: got } = await ask(cv, email, section, who)
    t.equal(got, status, `${email} ${section}`)
    t.match(body.message, message)
  }
  await refused('a@uni.example', 'skills.secret', 409, /empty or hidden/)
  await refused('a@uni.example', 'profile_summary', 409, /empty or hidden/)
  await refused('a@uni.example', 'skills.none', 404, /no such section/)
  await refused('a@uni.example', '__proto__', 404, /no such section/)
  await refused(lastAddress(), EDUCATION, 400, /your own/)
  await refused(lastAddress().replace('@', '+x@').toUpperCase(), EDUCATION, 400, /your own/)
  await refused('ana.private@home.example', EDUCATION, 400, /your own/)
  for (const email of [
    'a@b',
    'a b@uni.example',
    'a@uni.example, b@uni.example',
    'a@uni.example\r\nbcc: b@uni.example',
    '"a"@uni.example',
    'a@[127.0.0.1]',
    'a@localhost',
    '<a@uni.example>',
    'a@uni.example?cc=b',
    'ａ@uni.example',
  ]) {
    await refused(email, EDUCATION, 400, /plain e-mail address|at most/)
  }
  t.equal((await ask(cv, 'a@uni.example', EDUCATION, who, '\u200b\n')).status, 400)
  t.equal((await ask(cv, 'a@uni.example', EDUCATION, ana)).status, 404, 'another’s CV')
  t.equal((await ask(cv, 'a@uni.example', EDUCATION, who, 'x'.repeat(300))).status, 400)
  t.equal(await requests.countDocuments({ cvId: cv }), 0)
  t.same(await mailsTo('a@uni.example'), [])
})

t.test('an address gets three mails a day from all users together, and ten in thirty days', async t => {
  const email = 'busy@uni3.example'
  const askers = await Promise.all(Array.from({ length: 5 }, () => newAsker()))
  const cvs = await Promise.all(askers.map(who => make(who)))
  const replies = await Promise.all(
    askers.map((who, at) => ask(cvs[at] as string, at % 2 ? email : 'Busy+x@uni3.example', EDUCATION, who)),
  )
  t.same(
    replies.map(({ status }) => status),
    Array(5).fill(201),
  )
  t.equal(replies.filter(({ body }) => body.mailAt === null).length, 3, 'also when they come at once')
  const late = replies.find(({ body }) => body.mailAt !== null)
  t.ok(Date.parse(late?.body.mailAt) - Date.now() > 86_000_000, 'the others wait')
  t.equal((await mailsTo('busy@uni3.example')).length + (await mailsTo('busy+x@uni3.example')).length, 3)
  const ledgers = collection('mail_ledgers')
  const all = (await ledgers.find({}).toArray()) as unknown as { _id: string; entries: { id: string; at: Date }[] }[]
  const ledger = all.find(one => one._id.startsWith('address:') && one.entries.length === 3)
  t.notMatch(JSON.stringify(all), /busy|@|uni3/, 'addresses and domains are kept as hashes')
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `old${at}`, at: new Date(Date.now() - (at + 2) * DAY_MS) }))
  await ledgers.updateOne({ _id: ledger?._id as string }, { $set: { entries: days(10) } })
  const who = await newAsker()
  const cv = await make(who)
  t.type((await ask(cv, email, EDUCATION, who).expect(201)).body.mailAt, 'string')
  await ledgers.updateOne({ _id: ledger?._id as string }, { $set: { entries: days(9) } })
  t.equal((await ask(cv, email, EDUCATION, who).expect(201)).body.mailAt, null)
})

t.test('a user may ask ten times a day and have thirty open requests, and a domain gets a hundred a day', async t => {
  const who = await newAsker()
  const cv = await make(who)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(cv, `p${at}@uni4.example`, EDUCATION, who)),
  )
  t.same(replies.map(({ status }) => status).sort(), [...Array(10).fill(201), 429, 429])
  const ledgers = collection('mail_ledgers')
  const { limits } = JSON.parse((await who.get('/me/export').expect(200)).text)
  const { keptUnder: key } = limits[0]
  await ledgers.deleteOne({ _id: `user:${key}` })
  const open = (await ledgers.findOne({ _id: `open:${key}` })) as unknown as { entries: { id: string; at: Date }[] }
  t.equal(open.entries.length, 10)
  const more = Array.from({ length: 20 }, (_, at) => ({ id: `more${at}`, at: new Date() }))
  await ledgers.updateOne({ _id: `open:${key}` }, { $push: { entries: { $each: more } } as never })
  t.match((await ask(cv, 'q@uni5.example', EDUCATION, who).expect(409)).body, { code: 'limit_reached' })
  await decide(await tokenFrom('p0@uni4.example'), { decision: 'decline' }).expect(200)
  const { request } = (await ask(cv, 'q@uni5.example', EDUCATION, who).expect(201)).body
  t.match((await ask(cv, 'r@uni5.example', EDUCATION, who).expect(409)).body, { code: 'limit_reached' })
  await ledgers.deleteMany({ _id: { $in: [`user:${key}`, `open:${key}`] } })
  const many = Array.from({ length: 99 }, (_, at) => ({ id: `many${at}`, at: new Date() }))
  const all = (await ledgers.find({}).toArray()) as unknown as { _id: string; entries: { id: string }[] }[]
  const ofDomain = all.find(one => one._id.startsWith('domain:') && one.entries.some(({ id }) => id === request.id))
  await ledgers.updateOne({ _id: ofDomain?._id as string }, { $set: { entries: many } })
  await ask(cv, 's@uni5.example', EDUCATION, who).expect(201)
  t.type((await ask(cv, 't@uni5.example', EDUCATION, who).expect(201)).body.mailAt, 'string')
  const user = (await ledgers.findOne({ _id: `user:${key}` })) as unknown as { entries: unknown[] }
  t.equal(user.entries.length, 2)
})

t.test('an opt-out stops all mails to the address, from any user, for ever', async t => {
  const { cv, token } = await asked('quiet@uni6.example', false, await newAsker())
  t.match((await app.anyone().get(`/verify/${token}/opt-out`).expect(200)).text, /cannot be\s+undone/)
  const done = await app
    .anyone()
    .post(`/verify/${token}/opt-out`)
    .type('form')
    .send('List-Unsubscribe=One-Click')
    .expect(200)
  t.match(done.text, /will not write to you again/)
  t.match((await app.anyone().get(`/verify/${token}/opt-out`).expect(200)).text, /will not write to you again/)
  for (const email of ['quiet@uni6.example', 'QUIET+again@uni6.example']) {
    const who = await newAsker()
    t.match((await ask(await make(who), email, EDUCATION, who).expect(409)).body, {
      code: 'conflict',
      message: /opted out of our mails/,
    })
  }
  t.notMatch(JSON.stringify(await collection('mail_opt_outs').find({}).toArray()), /quiet|uni6/, 'kept as a keyed hash')
  await app
    .anyone()
    .post(`/verify/${'C'.repeat(43)}/opt-out`)
    .expect(404)
  await page(token).expect(200)
  t.ok(cv)
})

t.test('an undeliverable mail closes the request, and the owner gets a mail', async t => {
  const who = await newAsker()
  const cv = await make(who)
  await ask(cv, 'nobody@uni.invalid', EDUCATION, who).expect(201)
  await app.sendMails()
  const { verification } = (await who.get(`/cvs/${cv}`).expect(200)).body.cv
  t.equal(verification.education.undergraduation.mailStatus, 'none')
  t.match(await subjects(lastAddress()), [
    '“University of Example” could not be asked to confirm a section of your CV: Undergraduate degree',
    /^You asked/,
  ])
})

t.test('after a kill between a decision and its steps the next start completes them, once', async t => {
  const { cv, id, token } = await asked('killed@uni.example', true)
  const before = await subjects()
  const decided = { status: 'confirmed', name: 'Dr. Iyer', note: null, decidedAt: new Date(), isUnfinished: true }
  await requests.updateOne({ _id: id }, { $set: decided })
  t.match(await entry(cv), { mailStatus: 'sent' })
  await Promise.all([app.settleRequests(), app.settleRequests(), decide(token, { decision: 'decline' }).expect(409)])
  await app.settleRequests()
  t.match(await strangersSee(cv), { level: 'confirmed', confirmation: { name: 'Dr. Iyer' } })
  t.equal((await subjects()).length, before.length + 1)
  t.match(await requests.findOne({ _id: id }), { isUnfinished: false, value: null })
})

t.test('after a kill before the mail was posted it is sent later, with a link that works', async t => {
  const who = await newAsker()
  const cv = await make(who)
  const email = 'later@uni.example'
  const { body } = await ask(cv, email, EDUCATION, who).expect(201)
  const { id } = body.request
  // Delivered before the mail server goes down: otherwise it would wait for its retry.
  await tokenFrom(email)
  // The state right after the request was stored: the waiting mail has the sealed link.
  await app.fault('smtp', 'down')
  const other = await ask(cv, 'waits@uni.example', EDUCATION, who).expect(201)
  const row = (await collection('mails').findOne({ _id: `verification-ask:${other.body.request.id}` })) as unknown as {
    data: { requests: { sealed: string }[] }
  }
  await collection('mails').deleteOne({ _id: `verification-ask:${other.body.request.id}` })
  await requests.updateOne(
    { _id: other.body.request.id },
    { $set: { isUnfinished: true, sealed: row.data.requests[0]?.sealed } },
  )
  await app.fault('smtp', 'off')
  await app.settleRequests()
  await page(await tokenFrom('waits@uni.example')).expect(200)
  await page(await tokenFrom(email)).expect(200)
  const dump = JSON.stringify([
    await requests.find({ cvId: cv }).toArray(),
    await collection('mails').find({}).toArray(),
    app.logLines,
  ])
  for (const one of [await tokenFrom(email), await tokenFrom('waits@uni.example')]) {
    t.notOk(dump.includes(one), 'no secret lies in the database or in the log')
    t.ok(dump.includes(hashOfToken(one)))
  }
  t.match(await requests.findOne({ _id: id }), { sealed: null })
  t.notMatch(app.logLines.join('\n'), /@uni|later@|University/)
})
