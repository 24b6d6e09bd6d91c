// The desk of an institution's mailbox: its link and session, open requests, batches of decisions, and decisions of the last year.

import { createCv } from './cv-calls.ts'
import { startDesks } from './desk-harness.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import { ADMIN } from './harness.ts'
import { confirm, content, EDUCATION, study } from './institutions-harness.ts'
import t from './tap.ts'

const HOUR_MS = 3_600_000
const world = await startDesks(t)
const { app, collection, requests, make, ask, asked, mailsTo, newAsker, lastAddress, decide, page } = world
const { linkTo, openWith, cookieOf, answered, opened, deskOf, ids, decideAll } = world
const links = collection('desk_links')

/** A request to a mailbox, by a new person. */
async function newRequest(mailbox: string, reference?: string, name = 'Ana Śrī', more: object = {}) {
  const who = await newAsker()
  const cv = await createCv(who, { content: { ...content, personalDetails: { name } } as typeof content })
  const { body } = await ask(cv, mailbox, EDUCATION, who, 'University of Example', { reference, ...more }).expect(201)
  return { who, cv, id: body.request.id as string, body }
}

t.test('who has answered gets a link by mail, which opens the desk of the normalised address once', async t => {
  const mailbox = 'registrar@first.example'
  const refused = await app.anyone().post('/desk/links').send({ email: 'registrar at first' }).expect(400)
  t.equal(refused.body.errors[0].path, '/email')
  await app.anyone().post('/desk/links').send({ email: mailbox }).expect(204)
  t.same(await mailsTo(mailbox), [], 'nobody there has answered')
  const { token } = await asked('Registrar+x@first.example', false, await newAsker())
  await app.anyone().get(`/verify/${token}/desk`).expect(404)
  await decide(token, confirm).expect(200)
  t.ok((await page(token)).text.includes(`href="/verify/${token}/desk"`), 'the page of thanks offers it')
  t.match(
    (await app.anyone().get(`/verify/${token}/desk`).expect(200)).text,
    /<form[^>]*method="post".*Send me the link/s,
  )
  t.same(await mailsTo(mailbox), [], 'looking sends nothing')
  await app.anyone().post(`/verify/${token}/desk`).type('form').send('').expect(200)
  const link = await linkTo(mailbox)

  for (let time = 0; time < 3; time++) {
    t.match((await app.anyone().get(`/desk/open/${link}`).expect(200)).text, /<form[^>]*method="post".*Open the desk/s)
  }
  t.equal(await collection('desks').countDocuments({ mailbox }), 0, 'looking opens nothing')
  const reply = await openWith(link).expect(303)
  t.equal(reply.headers.location, '/desk')
  const [cookie] = reply.headers['set-cookie'] as unknown as string[]
  t.match(cookie, /^desk=[A-Za-z0-9_-]{43}; Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict$/)
  t.match((await openWith(link).expect(409)).text, /was used already.*Send me a new link/s)
  const desk = app.anyone().set('cookie', cookieOf(reply))
  t.match((await desk.get('/desk/state').expect(200)).body.desk, { mailbox, mails: 'daily', hour: 7, open: 0 })

  await app.anyone().post(`/desk/open/${link}/mail`).expect(200)
  const second = await linkTo(mailbox)
  t.not(second, link)
  await links.updateMany({ mailbox }, { $set: { endsAt: new Date(Date.now() - 1) } })
  t.match((await openWith(second).expect(409)).text, /time of this link is over.*Send me a new link/s)
  t.equal((await openWith('A'.repeat(43))).status, 404)
  for (let time = 0; time < 3; time++) await app.anyone().post(`/desk/open/${link}/mail`).expect(200)
  t.match((await app.anyone().post(`/desk/open/${link}/mail`).expect(429)).body, { message: /five links today/ })
  t.notMatch(JSON.stringify(await collection('desk_sessions').find({}).toArray()), cookieOf(reply).slice(5))

  const left = await desk.post('/desk/leave').expect(204)
  t.match(String(left.headers['set-cookie']), /^desk=; Max-Age=0; Path=\/desk/)
  const closed = await desk.get('/desk/state').set('accept', 'text/html').expect(401)
  t.match(closed.body, { message: /desk is closed/ }, 'no page at the paths of the API')
})

t.test('a session ends after 12 hours', async () => {
  const desk = await opened('hours@uni.example')
  await desk.get('/desk/requests').expect(200)
  await collection('desk_sessions').updateMany({ mailbox: 'hours@uni.example' }, { $set: { endsAt: new Date() } })
  await desk.get('/desk/requests').expect(401)
})

t.test('the desk lists the open requests of its mailbox, which are searched, sorted and opened', async t => {
  const mailbox = 'lists@uni.example'
  const desk = await opened(mailbox)
  const made = []
  for (const [name, reference] of [
    ['Zoe Ali', '21CS3'],
    ['Bo Ek', '21CS2'],
    ['Ana Śrī', '19ME1'],
  ] as const) {
    made.push(await newRequest(mailbox, reference, name))
  }
  const [zoe, bo, ana] = made.map(({ id }) => id) as [string, string, string]
  t.match(made[0]?.body, { isAtDesk: true, mailAt: null })
  t.notMatch(JSON.stringify((await mailsTo(mailbox)).map(({ subject }) => subject)), /Zoe/, 'no mail for a request')
  t.match(await app.inbox(lastAddress()), [{ text: /answer all requests at one place/ }])
  const { body } = await desk.get('/desk/requests').expect(200)
  t.match([body.total, body.nextCursor], [3, null])
  const row = { id: zoe, person: 'Zoe Ali', kind: EDUCATION, reference: '21CS3', facts: { degree: study.degree } }
  t.match(body.requests[0], row)
  t.same(await ids(desk, '?descending=true'), [ana, bo, zoe])
  t.same(await ids(desk, '?sort=person'), [ana, bo, zoe])
  t.same(await ids(desk, '?sort=reference&descending=true'), [zoe, bo, ana])
  t.same(await ids(desk, '?q=21cs&sort=person'), [bo, zoe])
  const cursor = Buffer.from(`ana\n${ana}`).toString('base64url')
  t.same(await ids(desk, `?sort=person&cursor=${cursor}`), [ana, bo, zoe])
  await desk.get('/desk/requests?sort=email').expect(400)
  t.same(
    (await desk.get('/desk/facts').expect(200)).body.facts.map(({ id }: { id: string }) => id),
    [zoe, bo, ana].sort(),
  )

  const [first] = made
  const path = `/cvs/${first?.cv}/proofs/${EDUCATION}`
  const proof = (await first!.who.post(path).attach('file', onePage(), 'a.pdf').expect(201)).body.proof.id
  const detail = (await desk.get(`/desk/requests/${zoe}`).expect(200)).body.request
  t.match(detail, { person: 'Zoe Ali', value: { degree: study.degree }, proofs: [{ id: proof, name: 'a.pdf' }] })
  const drawn = await desk.get(`/desk/requests/${zoe}/proofs/${proof}`).expect(200)
  t.match(drawn.text, /data:image\/webp/)
  await app.anyone().get(`/desk/requests/${zoe}/proofs/${proof}`).expect(401)
})

t.test('requests of one person have one holder, and twins of one name have two', async t => {
  const [mailbox, second] = ['twins@uni.example', 'twins-too@uni.example']
  const [desk, other] = [await opened(mailbox), await opened(second)]
  const one = await newRequest(mailbox)
  await newRequest(mailbox)
  await ask(one.cv, mailbox, 'skills.weaving', one.who).expect(201)
  await ask(one.cv, second, EDUCATION, one.who).expect(201)
  const holdersAt = async (at: typeof desk, list: string, key: string) =>
    (await at.get(`/desk/${list}`).expect(200)).body[key].map(({ holder }: { holder: string }) => holder) as string[]
  const [first, twins, again] = await holdersAt(desk, 'requests', 'requests')
  t.match(first, /^[0-9a-f]{20}$/)
  t.equal(again, first)
  t.not(twins, first)
  t.same((await holdersAt(desk, 'facts', 'facts')).sort(), [first, twins, again].sort())
  t.notMatch(await holdersAt(other, 'requests', 'requests'), [first], 'it means nothing at another desk')
})

t.test('an institution that an admin invited opens its desk before its first request', async t => {
  const mailbox = 'office@invited.example'
  const admin = await app.as(ADMIN)
  const ana = await newAsker()
  await ana.post('/admin/desks').send({ email: mailbox }).expect(403)
  await admin.post('/admin/desks').send({ email: 'no address' }).expect(400)
  await admin.post('/admin/desks').send({ email: 'Office+x@invited.example' }).expect(204)
  const link = await linkTo(mailbox)
  const shown = async (email: string) => (await ana.post('/institutions/desk').send({ email }).expect(200)).body
  t.match(await shown(mailbox), { domain: 'invited.example', hasDesk: false }, 'not before it is opened')
  await links.updateMany({ mailbox }, { $set: { endsAt: new Date(Date.now() - 1) } })
  t.match((await openWith(link).expect(409)).text, /time of this link is over.*Send me a new link/s)
  await app.anyone().post(`/desk/open/${link}/mail`).expect(200)
  const reply = await openWith(await linkTo(mailbox)).expect(303)
  const desk = app.anyone().set('cookie', cookieOf(reply))
  t.match((await desk.get('/desk/state').expect(200)).body.desk, { mailbox, open: 0 })
  t.match(await shown('OFFICE+tag@invited.example'), { domain: 'invited.example', hasDesk: true })
  t.match(await shown('x.office@invited.example'), { hasDesk: false })
  t.match(await shown('not an address'), { domain: null, hasDesk: false })
  t.match((await newRequest(mailbox)).body, { isAtDesk: true })
  t.equal((await ids(desk)).length, 1)
  const audit = (await admin.get('/admin/audit?target=invited.example').expect(200)).body
  t.match(audit.lines, [{ what: 'desk.invite', target: 'invited.example' }])
})

t.test('a session never shows or decides requests of another mailbox', async t => {
  const [mine, other] = [await opened('mine@uni.example'), await opened('other@uni.example')]
  const own = [await newRequest('mine@uni.example'), await newRequest('mine+tag@uni.example')].map(({ id }) => id)
  const foreign = [await newRequest('other@uni.example'), await newRequest('x.mine@uni.example')].map(({ id }) => id)
  t.same((await ids(mine)).sort(), own.toSorted())
  const { _id: _, ...one } = (await requests.findOne({ _id: foreign[0] })) as Record<string, unknown>
  const copies = Array.from({ length: 98 }, (_, at) => `${at}`.padStart(21, 'f'))
  await requests.insertMany(copies.map(_id => ({ ...one, _id, tokenHash: _id, digest: _id })) as never)
  foreign.push(...copies)
  const unknown = Array.from({ length: 98 }, (_, at) => `${at}`.padStart(21, 'x'))
  for (const id of [...foreign, ...unknown]) await mine.get(`/desk/requests/${id}`).expect(404)
  await mine.get(`/desk/requests/${foreign[0]}/proofs/${foreign[1]}`).expect(404)
  const mixed = [...foreign, ...own, ...unknown]
  const batch = await decideAll(mine, { ...confirm, requests: mixed })
  t.match(batch, { total: 200, done: 2, isFinished: true })
  t.same(batch.missed.map(({ id }: { id: string }) => id).sort(), [...foreign, ...unknown].sort())
  t.equal(await requests.countDocuments({ _id: { $in: foreign }, status: 'sent' }), 100)
  await other.get(`/desk/batches/${batch.id}`).expect(404)
  t.same((await other.get('/desk/decided').expect(200)).body.requests.length, 1)
})

t.test('many are confirmed with one name, once each, and withdrawn together within 24 hours', async t => {
  const mailbox = 'many@uni.example'
  const desk = await opened(mailbox)
  const made = [await newRequest(mailbox), await newRequest(mailbox), await newRequest(mailbox)]
  const left = await newRequest(mailbox)
  const leftAs = lastAddress()
  const all = [...made, left].map(({ id }) => id)
  await desk.post('/desk/batches').send({ decision: 'confirm', requests: all }).expect(400)
  await desk
    .post('/desk/batches')
    .send({ ...confirm, requests: [] })
    .expect(400)
  // A CV and an account are removed while their rows are selected.
  await left.who.delete('/me').send({ email: leftAs }).expect(204)
  const gone = made[1] as (typeof made)[number]
  await gone.who.delete(`/cvs/${gone.cv}?now=true`).expect(204)
  const batch = await decideAll(desk, { ...confirm, note: 'As in our register', requests: all }, 'the-same-key')
  const missed = [gone, left].map(({ id }) => ({ id, why: 'gone' }))
  t.match(batch, { total: 4, done: 2, missed, name: confirm.name, isFinished: true })
  t.equal(
    (await decideAll(desk, { ...confirm, note: 'As in our register', requests: all }, 'the-same-key')).id,
    batch.id,
    'a retry is one batch',
  )
  t.match((await decideAll(desk, { decision: 'decline', requests: all })).missed, [
    { id: all[0], why: 'answered' },
    { id: gone.id, why: 'gone' },
    { id: all[2], why: 'answered' },
    { id: left.id, why: 'gone' },
  ])
  t.same(await ids(desk), [])
  const [first] = made
  const levelOf = async () =>
    (await first!.who.get(`/cvs/${first!.cv}`).expect(200)).body.cv.verification.education.undergraduation
  t.match(await levelOf(), { level: 'confirmed', confirmation: { name: confirm.name, note: 'As in our register' } })
  const mails = (await mailsTo(mailbox)).filter(({ subject }) => /at your desk/.test(subject ?? ''))
  t.match(mails.at(-1)?.text, /4 requests are being confirmed by “Dr\. Meera Iyer”, since .* UTC/)
  const undo = /\/desk\/undo\/([A-Za-z0-9_-]{43})\n/.exec(mails.at(-1)?.text ?? '')?.[1] as string
  t.match((await app.anyone().get(`/desk/undo/${undo}`).expect(200)).text, /<form[^>]*method="post".*Undo/s)
  t.match(await levelOf(), { level: 'confirmed' }, 'looking undoes nothing')
  await app.anyone().post(`/desk/undo/${undo}`).expect(200)
  await app.workBatches()
  t.match(await levelOf(), { level: 'stated', confirmation: null })
  const again = (await desk.post(`/desk/batches/${batch.id}/undo`).expect(201)).body.batch
  t.match(again, { decision: 'revoke', done: 2, isFinished: true }, 'undone once, by the link or at the desk')
  await desk.post(`/desk/batches/${again.id}/undo`).expect(409)
  await app
    .anyone()
    .post(`/desk/undo/${'B'.repeat(43)}`)
    .expect(404)
  await collection('desk_batches').updateMany({}, { $set: { at: new Date(Date.now() - 25 * HOUR_MS) } })
  await app.anyone().get(`/desk/undo/${undo}`).expect(404)
  await desk.post(`/desk/batches/${batch.id}/undo`).expect(409)
})

t.test('an undo at the desk during a batch leaves nothing confirmed', async t => {
  const mailbox = 'regret@uni.example'
  const desk = await opened(mailbox)
  const made = [await newRequest(mailbox), await newRequest(mailbox)].map(({ id }) => id)
  const { id } = (
    await desk
      .post('/desk/batches')
      .send({ ...confirm, requests: made })
      .expect(201)
  ).body.batch
  await (await opened('stranger@uni.example')).post(`/desk/batches/${id}/undo`).expect(404)
  await desk.post(`/desk/batches/${id}/undo`).expect(201)
  await app.workBatches()
  t.equal(await requests.countDocuments({ _id: { $in: made }, status: 'revoked' }), 2)
})

t.test('a batch that was interrupted at any point is continued, and decides each request once', async t => {
  const mailbox = 'killed@uni.example'
  const desk = await opened(mailbox)
  const made = []
  for (let at = 0; at < 12; at++) made.push(await newRequest(mailbox))
  const batch = await decideAll(desk, { ...confirm, requests: made.map(({ id }) => id) })
  const claims = () => collection('claims').find({ 'requests.email': mailbox }).toArray()
  const before = JSON.stringify(await claims())
  // As a kill leaves it: decided, but not recorded.
  await collection('desk_batches').updateOne({ _id: batch.id }, { $set: { next: 0, done: 0, isUnfinished: true } })
  await requests.updateMany({ mailbox }, { $set: { isUnfinished: true } })
  await app.workBatches()
  t.match((await desk.get(`/desk/batches/${batch.id}`)).body.batch, { done: 12, missed: [], isFinished: true })
  t.equal(JSON.stringify(await claims()), before)
})

t.test('decisions are found by person, section and day, and withdrawn with a reason', async t => {
  const mailbox = 'decided@uni.example'
  const desk = await opened(mailbox)
  const [zoe, bo] = [await newRequest(mailbox, '1', 'Zoe Ali'), await newRequest(mailbox, '2', 'Bo Ek')]
  await decideAll(desk, { ...confirm, requests: [zoe.id, bo.id] })
  const found = async (query: string) =>
    (await desk.get(`/desk/decided${query}`).expect(200)).body.requests.map(({ person }: { person: string }) => person)
  t.same((await found('')).sort(), ['Ana <i>Śrī</i>', 'Bo Ek', 'Zoe Ali'])
  t.same(await found('?person=ZO'), ['Zoe Ali'])
  t.same(await found('?kind=skills'), [])
  t.equal((await found(`?kind=${EDUCATION}&day=${new Date().toISOString().slice(0, 10)}`)).length, 3)
  t.same(await found('?day=2020-01-01'), [])
  await desk.get('/desk/decided?day=today').expect(400)
  const rows = JSON.stringify((await desk.get('/desk/decided')).body)
  t.notMatch(rows, study.degree, 'facts go with the decision')
  const batch = await decideAll(desk, { decision: 'revoke', note: 'Mixed up', requests: [zoe.id, bo.id] })
  t.match(batch, { done: 2, undoUntil: null })
  const { verification } = (await zoe.who.get(`/cvs/${zoe.cv}`).expect(200)).body.cv
  t.match(verification.education.undergraduation.requests.at(-1), { status: 'revoked', note: 'Mixed up' })
  await requests.updateOne({ _id: bo.id }, { $set: { decidedAt: new Date(Date.now() - 366 * 24 * HOUR_MS) } })
  t.same(await found('?person=bo'), [], 'a year is over')
})

t.test('a desk gets one mail a day about new requests, at its hour, weekly or never', async t => {
  const mailbox = 'daily@uni.example'
  const desk = await opened(mailbox)
  const desks = collection('desks')
  const due = async () => {
    await desks.updateOne({ mailbox }, { $set: { nextMailAt: new Date(Date.now() - 1_000) } })
    await app.mailDesks()
    return (await mailsTo(mailbox)).filter(({ subject }) => /wait/.test(subject ?? ''))
  }
  t.same(await due(), [], 'nothing is new')
  await newRequest(mailbox)
  await newRequest(mailbox)
  await app.mailDesks()
  t.same(
    (await mailsTo(mailbox)).filter(({ subject }) => /wait/.test(subject ?? '')),
    [],
    'not before its hour',
  )
  const [mail] = await due()
  t.equal(mail?.subject, '2 requests to confirm wait for your answer')
  const first = await linkTo(mailbox)
  t.equal((await due()).length, 1, 'none is new')
  await newRequest(mailbox)
  t.equal((await due()).length, 2)
  t.match((await openWith(first).expect(409)).text, /time of this link is over/, 'it works until the next one')
  await openWith(await linkTo(mailbox)).expect(303)
  const weekly = (await desk.put('/desk/state').send({ mails: 'weekly', hour: 22 }).expect(200)).body.desk
  t.match(weekly, { mails: 'weekly', hour: 22, nextMailAt: /T22:00:00/ })
  await due()
  const next = Number((await desks.findOne({ mailbox }))?.nextMailAt) - Date.now()
  t.ok(next > 6 * 24 * HOUR_MS && next <= 7 * 24 * HOUR_MS, 'a week later')
  const never = (await desk.put('/desk/state').send({ mails: 'never', hour: 22 }).expect(200)).body.desk
  t.equal(never.nextMailAt, null)
})

t.test('an opt-out closes the desk', async t => {
  const mailbox = 'quiet@uni.example'
  const token = await answered(mailbox)
  const desk = await deskOf(mailbox)
  await app.anyone().post(`/desk/links`).send({ email: mailbox }).expect(204)
  const link = await linkTo(mailbox)
  await app.anyone().post(`/verify/${token}/opt-out`).expect(200)
  await desk.get('/desk/state').expect(401)
  t.equal((await openWith(link)).status, 404)
  for (const name of ['desks', 'desk_links', 'desk_sessions']) {
    t.equal(await collection(name).countDocuments({ mailbox }), 0, name)
  }
})

t.test('requests beyond the limits wait and go with the next mail, all in one', async t => {
  const email = 'busy@wait.example'
  const made = []
  for (let at = 0; at < 5; at++) made.push(await newRequest(email))
  t.same(
    made.map(({ body }) => body.mailAt === null),
    [true, true, true, false, false],
  )
  const waits = Date.parse(made[4]?.body.mailAt) - Date.now()
  t.ok(waits > 23 * HOUR_MS && waits <= 24 * HOUR_MS, 'the person is told when')
  t.match(await mailsTo(lastAddress()), [{ text: /goes with our next mail there, on/ }])
  t.equal((await mailsTo(email)).length, 3)
  await requests.updateMany({ mailbox: email, mailAt: { $ne: null } }, { $set: { mailAt: new Date() } })
  await app.mailWaiting()
  t.equal((await mailsTo(email)).length, 3, 'the limit still holds')
  await collection('mail_ledgers').deleteMany({})
  await requests.updateMany({ mailbox: email, mailAt: { $ne: null } }, { $set: { mailAt: new Date() } })
  await app.mailWaiting()
  await app.mailWaiting()
  const mails = await mailsTo(email)
  t.equal(mails.length, 4, 'one mail for both')
  t.match(mails[0]?.subject, /\(\+1\)$/)
  const tokens = [...String(mails[0]?.text).matchAll(/\/verify\/([A-Za-z0-9_-]{43})\n/g)].map(([, token]) => token)
  t.equal(tokens.length, 2)
  for (const token of tokens) await page(String(token)).expect(200)
})

t.test('a mailbox has at most 10,000 open requests', async t => {
  const desk = await opened('full@uni.example')
  const { id } = await newRequest('full@uni.example')
  const { _id: _, ...one } = (await requests.findOne({ _id: id })) as Record<string, unknown>
  const copies = Array.from({ length: 9_999 }, (_, at) => {
    const value = { ...study, degree: `Degree ${at}` }
    return {
      ...one,
      _id: `${at}`.padStart(21, 'c'),
      tokenHash: `copy${at}`,
      value,
      person: `P ${at}`,
      personKey: `p ${at}`,
    }
  })
  await requests.insertMany(copies as never)
  const who = await newAsker()
  const { body } = await ask(await make(who), 'full@uni.example', EDUCATION, who).expect(409)
  t.match(body, { code: 'limit_reached', message: /10,000/ })
  t.equal(await requests.countDocuments({ mailbox: 'full@uni.example', status: 'sent' }), 10_000)
  const start = performance.now()
  const first = await desk.get('/desk/requests?sort=person').expect(200)
  t.comment(`the first page of 10,000: ${Math.round(performance.now() - start)} ms`)
  t.match([first.body.total, first.body.requests.length], [10_000, 100])
  const second = await desk.get(`/desk/requests?sort=person&cursor=${first.body.nextCursor}`).expect(200)
  const people = [...first.body.requests, ...second.body.requests].map(({ person }: { person: string }) => person)
  t.equal(new Set(people).size, 200)
  t.same(people, people.toSorted())
  const facts = await desk.get('/desk/facts').expect(200)
  t.equal(facts.body.facts.length, 10_000)
  t.ok(facts.text.length <= 5_100_000)
})
