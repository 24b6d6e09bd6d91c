// Institutions that are asked to confirm a part of a CV: the mail, the page, one decision, its withdrawal, the limits that keep
// people from being bothered, and what a link that leads nowhere does not tell.
import t, { type Test } from 'tap'
import { hashOfToken } from '../api/verification/link-seal.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import { contentWith, startApp } from './harness.ts'
import { newJwks } from './wallet-upstream.ts'

const DAY_MS = 24 * 3_600_000
const app = await startApp(t, { ATTESTATION_KEYS: newJwks('attest-1') })
const ANA = { email: 'ana@mail.example', name: 'Ana Śrī' }
const ana = await app.as(ANA)
type Asker = typeof ana
const study = { id: 'ug', institution: 'University of Example', degree: 'B.Sc. <b>Honours</b>', endDate: '2019-06' }
const content = contentWith({
  personalDetails: { name: 'Ana <i>Śrī</i>', email: 'ana.private@home.example' },
  education: { undergraduation: study },
  skills: [
    { id: 'weaving', name: 'Weaving' },
    { id: 'secret', name: 'Secret', hidden: true },
  ],
})
const EDUCATION = 'education.undergraduation'
const collection = (name: string) => app.connection.collection<Record<string, unknown> & { _id: string }>(name)
const requests = collection('verification_requests')

async function make(who: Asker = ana, publish = false): Promise<string> {
  const { nanoId } = (await who.post('/cvs').send({ content }).expect(201)).body.cv
  if (publish) await who.post(`/cvs/${nanoId}/publish`).expect(200)
  return nanoId
}
const ask = (cv: string, email: string, section = EDUCATION, who: Asker = ana, institution = 'University of Example') =>
  who.post(`/cvs/${cv}/verifications/${section}`).send({ email, institution })
async function mailsTo(email: string) {
  await app.sendMails()
  return app.inbox(email)
}
async function tokenFrom(email: string): Promise<string> {
  const token = /\/verify\/([A-Za-z0-9_-]{43})\n/.exec((await mailsTo(email))[0]?.text ?? '')?.[1]
  if (!token) throw new Error(`no link for ${email}`)
  return token
}
/** A CV, somebody asked about its education, and their link. */
async function asked(email: string, publish = false, who: Asker = ana) {
  const cv = await make(who, publish)
  const { body } = await ask(cv, email, EDUCATION, who).expect(201)
  return { cv, id: body.request.id as string, token: await tokenFrom(email) }
}
const page = (token: string) => app.anyone().get(`/verify/${token}`).set('accept', 'text/html')
const decide = (token: string, body: object) => app.anyone().post(`/verify/${token}`).send(body)
const form = (token: string, body: object) => app.anyone().post(`/verify/${token}`).type('form').send(body)
const entry = async (cv: string) =>
  (await ana.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
const strangersSee = async (cv: string) =>
  (await app.anyone().get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
const subjects = async (email = ANA.email) => (await mailsTo(email)).map(({ subject }) => subject)
const confirm = { decision: 'confirm', name: 'Dr. Meera Iyer' }
let people = 0
/** Somebody who has asked nobody yet: a user may ask ten times a day. */
const somebody = () => app.as({ email: `asker${++people}@mail.example`, name: 'Somebody' })

/** Every link that leads nowhere looks the same. */
async function leadsNowhere(t: Test, token: string, why: string) {
  const [wanted, got] = await Promise.all([page('A'.repeat(43)), page(token)])
  const headers = ({ headers }: typeof got) => ({ ...headers, date: '', 'x-request-id': '' })
  t.equal(got.status, 404, why)
  t.equal(got.text, wanted.text, `${why}: the same page`)
  t.same(headers(got), headers(wanted), `${why}: the same headers`)
  t.equal((await decide(token, confirm)).status, 404, `${why}: nothing to decide`)
  t.equal((await app.anyone().get(`/verify/${token}/proofs/${'p'.repeat(21)}`)).text, wanted.text, `${why}: no files`)
}

t.test('somebody is asked, looks, confirms and withdraws; the owner is told of each step', async t => {
  const { cv, token } = await asked('registrar@uni.example', true)
  t.match(await entry(cv), {
    mailStatus: 'sent',
    level: 'stated',
    requests: [{ email: 'registrar@uni.example', status: 'sent' }],
  })
  const [mail] = await app.inbox('registrar@uni.example')
  t.equal(mail?.subject, 'A request to confirm part of a CV')
  t.match(mail?.text, /“Ana <i>Śrī<\/i>” asks “University of Example”/)
  t.match(mail?.html, /Ana &lt;i&gt;Śrī&lt;\/i&gt;/)
  t.notMatch(mail?.html, /<i>|Honours/)
  t.notMatch(`${mail?.text}${mail?.html}`, /verified|home\.example|ana@mail/i)
  t.match(mail?.headers, { 'list-unsubscribe': `<${app.config.publicOrigin}/verify/${token}/opt-out>` })

  const shown = await page(token).expect(200)
  t.match(shown.text, /B\.Sc\. &lt;b&gt;Honours&lt;\/b&gt;/)
  t.match(shown.text, /June 2019/)
  t.notMatch(shown.text, /<b>|<script|home\.example|ana@mail|registrar@|verified/i)
  t.match(shown.headers, {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': /noindex/,
    'content-security-policy': /default-src 'none'.*form-action 'self'/,
  })
  t.notMatch(shown.headers['content-security-policy'], /script-src/)

  t.same((await decide(token, { ...confirm, note: 'As in our register' }).expect(200)).body, {
    success: true,
    status: 'confirmed',
  })
  t.match(await entry(cv), {
    mailStatus: 'confirmed',
    level: 'confirmed',
    confirmation: { valid: true, counts: true, note: 'As in our register' },
  })
  const seen = await strangersSee(cv)
  t.match(seen, { level: 'confirmed', confirmation: { name: 'Dr. Meera Iyer', domain: 'uni.example', counts: true } })
  t.notMatch(JSON.stringify(seen), /registrar|register/)
  await decide(token, { decision: 'decline' }).expect(409)
  t.match((await page(token).expect(200)).text, /Dr\. Meera Iyer.*has confirmed/s)
  t.notMatch((await page(token)).text, /Honours/)

  t.same((await decide(token, { decision: 'revoke' }).expect(200)).body, { success: true, status: 'revoked' })
  t.match(await entry(cv), { mailStatus: 'revoked', level: 'stated', confirmation: null })
  t.match(await strangersSee(cv), { level: 'stated', confirmation: null })
  await decide(token, { decision: 'revoke' }).expect(409)
  t.match((await page(token).expect(200)).text, /was withdrawn/)
  t.same((await subjects()).slice(0, 3), [
    'A confirmation of your CV was withdrawn',
    'A part of your CV was confirmed',
    'We ask for your confirmation',
  ])
})

t.test('forms work as a browser sends them, and what is wrong comes back on the page', async t => {
  const { cv, token } = await asked('forms@uni.example')
  const wrong = await form(token, { decision: 'confirm', name: '', note: 'my "note"' }).expect(400)
  t.match(wrong.text, /Say who confirms this\./)
  t.match(wrong.text, /my &quot;note&quot;/)
  t.match((await form(token, { name: 'X' }).expect(400)).text, /role="alert"/)
  t.equal((await form(token, { ...confirm, extra: '1' })).status, 400)
  t.equal(
    (await app.anyone().post(`/verify/${token}`).type('form').send('decision=decline&decision=confirm')).status,
    400,
  )
  t.equal((await app.anyone().post(`/verify/${token}`).type('application/xml').send('decision=confirm')).status, 415)
  t.equal(
    (
      await app
        .anyone()
        .post(`/verify/${token}`)
        .type('form')
        .send(`note=${'x'.repeat(20_000)}`)
    ).status,
    413,
  )
  t.match((await decide(token, { decision: 'maybe' }).expect(400)).body, { errors: [{ path: '/decision' }] })
  t.match((await decide(token, { decision: 'revoke' }).expect(409)).body, { code: 'conflict' })
  t.match(await entry(cv), { mailStatus: 'sent' })
  const done = await form(token, { decision: 'decline', name: '', note: 'Not\r\nours' }).expect(303)
  t.equal(done.headers.location, `/verify/${token}`)
  t.match(await entry(cv), {
    mailStatus: 'declined',
    level: 'stated',
    requests: [{ status: 'declined', name: null, note: 'Not\nours' }],
  })
  t.match((await form(token, confirm).expect(409)).text, /This was answered already\./)
  t.notMatch((await page(token)).text, /Withdraw/)
  t.match(await subjects(), ['A part of your CV was not confirmed'])
})

t.test('looking changes nothing, however often programs do it', async t => {
  const { id, cv, token } = await asked('scanner@uni.example')
  const state = async () =>
    JSON.stringify([
      await requests.findOne({ _id: id }),
      await collection('cvs').findOne({ _id: cv }),
      await collection('mail_opt_outs').countDocuments(),
    ])
  const before = await state()
  for (const path of ['', '/opt-out', `/proofs/${'p'.repeat(21)}`, '?decision=confirm&name=X']) {
    await app.anyone().get(`/verify/${token}${path}`)
    await app.anyone().head(`/verify/${token}${path}`)
  }
  t.equal(await state(), before)
})

t.test('two decisions at the same moment are one decision and one conflict', async t => {
  for (let round = 0; round < 3; round++) {
    const { cv, id, token } = await asked(`race${round}@uni.example`, false, await somebody())
    const replies = await Promise.all([
      decide(token, confirm),
      decide(token, { decision: 'decline' }),
      decide(token, confirm),
    ])
    t.same(replies.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = (await requests.findOne({ _id: id })) as { status?: string }
    const winner = replies.find(reply => reply.status === 200)
    t.equal(winner?.body.status, status)
    const stored = (await collection('cvs').findOne({ _id: cv })) as unknown as {
      claims: Record<string, { requests: { status: string }[] }>
    }
    t.same(
      stored.claims['education/undergraduation']?.requests.map(one => one.status),
      [status],
    )
  }
})

t.test('the confirmation is of exactly what was shown', async t => {
  const { cv, token } = await asked('exact@uni.example')
  const changed = { ...content, education: { undergraduation: { ...study, degree: 'Ph.D.' } } }
  await ana.put(`/cvs/${cv}`).set('if-match', '"1"').send({ content: changed }).expect(200)
  const { text } = await page(token).expect(200)
  t.match(text, /Honours/)
  t.match(text, /was changed since you were asked/)
  t.notMatch(text, /Ph\.D\./)
  await decide(token, confirm).expect(200)
  t.match(await entry(cv), { level: 'stated', confirmation: { valid: false } })
  await ana.put(`/cvs/${cv}`).set('if-match', '"2"').send({ content }).expect(200)
  t.match(await entry(cv), { level: 'confirmed', confirmation: { valid: true } })
  t.match((await ask(cv, 'exact@uni.example').expect(409)).body, { message: /confirmed exactly this already/ })
})

t.test('a proof is there for the holder of a live link, as a download, until the decision', async t => {
  const { cv, token } = await asked('proofs@uni.example', false, await somebody())
  const who = await app.as({ email: `asker${people}@mail.example` })
  const { proof } = (
    await who.post(`/cvs/${cv}/proofs/${EDUCATION}`).attach('file', onePage(), 'degree.pdf').expect(201)
  ).body
  const other = (await who.post(`/cvs/${cv}/proofs/skills.weaving`).attach('file', onePage(), 'other.pdf').expect(201))
    .body.proof
  t.match((await page(token)).text, `/verify/${token}/proofs/${proof.id}`)
  const file = await app.anyone().get(`/verify/${token}/proofs/${proof.id}`).expect(200)
  t.match(file.headers, {
    'content-disposition': /^attachment/,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  await app.anyone().get(`/verify/${token}/proofs/${other.id}`).expect(404)
  await app
    .anyone()
    .get(`/verify/${'B'.repeat(43)}/proofs/${proof.id}`)
    .expect(404)
  await decide(token, { decision: 'decline' }).expect(200)
  await app.anyone().get(`/verify/${token}/proofs/${proof.id}`).expect(404)
})

t.test('a link that leads nowhere tells nothing, for whatever reason', async t => {
  const who = await somebody()
  const late = await asked('late@uni.example', false, who)
  await requests.updateOne({ _id: late.id }, { $set: { endsAt: new Date(Date.now() - 1) } })
  await leadsNowhere(t, late.token, 'thirty days are over')
  const old = await asked('old@uni.example', false, who)
  await decide(old.token, confirm).expect(200)
  await requests.updateOne({ _id: old.id }, { $set: { decidedAt: new Date(Date.now() - 366 * DAY_MS) } })
  await leadsNowhere(t, old.token, 'a year after the decision')
  const gone = await asked('gone@uni.example', false, who)
  await who.delete(`/cvs/${gone.cv}`).expect(204)
  await leadsNowhere(t, gone.token, 'the CV is gone')
  t.equal(await requests.countDocuments({ cvId: gone.cv }), 0)
  const hidden = await asked('hidden@uni.example', false, who)
  const without = { ...content, education: { undergraduation: { ...study, hidden: true } } }
  await who.put(`/cvs/${hidden.cv}`).set('if-match', '"1"').send({ content: without }).expect(200)
  await leadsNowhere(t, hidden.token, 'the part is hidden by now')
  const first = await asked('twice@uni.example', false, who)
  await ask(first.cv, 'twice+tag@uni.example', EDUCATION, who).expect(201)
  await leadsNowhere(t, first.token, 'asked again with another link')
  await page(await tokenFrom('twice+tag@uni.example')).expect(200)
  for (const token of ['x', '..%2f..', 'a'.repeat(42), 'é'.repeat(43), '%00'.repeat(43), 'a'.repeat(9_000)]) {
    t.equal((await page(token)).status, 404, token.slice(0, 20))
  }
})

t.test('only what says something to strangers can be asked about, by its owner, of somebody else', async t => {
  const who = await somebody()
  const cv = await make(who)
  const refused = async (email: string, section: string, status: number, message: RegExp) => {
    const { body, status: got } = await ask(cv, email, section, who)
    t.equal(got, status, `${email} ${section}`)
    t.match(body.message, message)
  }
  await refused('a@uni.example', 'skills.secret', 409, /empty or hidden/)
  await refused('a@uni.example', 'profile_summary', 409, /empty or hidden/)
  await refused('a@uni.example', 'skills.none', 404, /nothing/)
  await refused('a@uni.example', '__proto__', 404, /nothing/)
  await refused(`asker${people}@mail.example`, EDUCATION, 400, /your own/)
  await refused(`ASKER${people}+x@Mail.example`, EDUCATION, 400, /your own/)
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

t.test('names in mails are names: no link, no second line, nothing of HTML', async t => {
  const who = await somebody()
  const bad = 'Win\r\nBcc: x@y.example <a href="https://evil.example">www.evil.example</a>\u202e'
  const { body } = await who
    .post('/cvs')
    .send({ content: { ...content, personalDetails: { name: bad.replace('\r\n', ' ') } } })
    .expect(201)
  await ask(body.cv.nanoId, 'names@uni.example', EDUCATION, who, bad).expect(201)
  const [mail] = await mailsTo('names@uni.example')
  t.notMatch(`${mail?.text}${mail?.html}`, /https:\/\/evil|www\.|\u202e|<a href="https:\/\/evil/)
  t.same(
    Object.keys(mail?.headers ?? {}).filter(name => name === 'bcc'),
    [],
  )
  t.equal((mail?.text.match(/Bcc:/g) ?? []).length, 2)
  t.notMatch(mail?.text, /^Bcc:/m)
  t.notMatch((await page(await tokenFrom('names@uni.example'))).text, /<a href="https:\/\/evil/)
})

t.test('free mail and the owner’s own domain are marked and never count as an institution', async t => {
  const who = await app.as({ email: 'student@cs.uni2.example', name: 'Student' })
  const cases: [string, object][] = [
    ['somebody@gmail.com', { isFreeMail: true, isOwnDomain: false }],
    ['somebody@mail.yahoo.co.in', { isFreeMail: true }],
    ['registrar@uni2.example', { isFreeMail: false, isOwnDomain: true }],
    ['friend@cs.uni2.example', { isOwnDomain: true }],
    ['registrar@other.example', { isFreeMail: false, isOwnDomain: false }],
  ]
  for (const [email, marks] of cases) {
    const cv = await make(who, true)
    t.match((await ask(cv, email, EDUCATION, who).expect(201)).body.request, { ...marks, email, status: 'sent' })
    await decide(await tokenFrom(email), confirm).expect(200)
    const counts = email === 'registrar@other.example'
    t.match(
      await strangersSee(cv),
      { level: counts ? 'confirmed' : 'stated', confirmation: { ...marks, valid: true, counts } },
      email,
    )
  }
})

t.test('an address gets three mails a day from everybody together, and ten in thirty days', async t => {
  const email = 'busy@uni3.example'
  const askers = await Promise.all(Array.from({ length: 5 }, () => somebody()))
  const cvs = await Promise.all(askers.map(who => make(who)))
  const replies = await Promise.all(
    askers.map((who, at) => ask(cvs[at] as string, at % 2 ? email : 'Busy+x@uni3.example', EDUCATION, who)),
  )
  t.same(replies.map(({ status }) => status).sort(), [201, 201, 201, 429, 429], 'also when they come at once')
  const late = replies.find(({ status }) => status === 429)
  t.ok(Number(late?.headers['retry-after']) > 86_000)
  t.equal(await requests.countDocuments({ domain: 'uni3.example' }), 3)
  const ledgers = collection('mail_ledgers')
  const all = (await ledgers.find({}).toArray()) as unknown as { _id: string; entries: { id: string; at: Date }[] }[]
  const ledger = all.find(one => one._id.startsWith('address:') && one.entries.length === 3)
  t.notMatch(
    JSON.stringify(all.filter(one => one._id.startsWith('address:'))),
    /busy|@/,
    'addresses are kept as hashes',
  )
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `old${at}`, at: new Date(Date.now() - (at + 2) * DAY_MS) }))
  await ledgers.updateOne({ _id: ledger?._id as string }, { $set: { entries: days(10) } })
  const who = await somebody()
  const cv = await make(who)
  t.equal((await ask(cv, email, EDUCATION, who)).status, 429)
  await ledgers.updateOne({ _id: ledger?._id as string }, { $set: { entries: days(9) } })
  t.equal((await ask(cv, email, EDUCATION, who)).status, 201)
})

t.test('a user asks ten times a day, has thirty unanswered requests, and a domain gets a hundred a day', async t => {
  const who = await somebody()
  const cv = await make(who)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(cv, `p${at}@uni4.example`, EDUCATION, who)),
  )
  t.same(replies.map(({ status }) => status).sort(), [...Array(10).fill(201), 429, 429])
  const ledgers = collection('mail_ledgers')
  const { userId } = (await collection('cvs').findOne({ _id: cv })) as unknown as { userId: string }
  await ledgers.deleteOne({ _id: `user:${userId}` })
  const open = (await ledgers.findOne({ _id: `open:${userId}` })) as unknown as { entries: { id: string; at: Date }[] }
  t.equal(open.entries.length, 10)
  const more = Array.from({ length: 20 }, (_, at) => ({ id: `more${at}`, at: new Date() }))
  await ledgers.updateOne({ _id: `open:${userId}` }, { $push: { entries: { $each: more } } as never })
  t.match((await ask(cv, 'q@uni5.example', EDUCATION, who).expect(409)).body, { code: 'limit_reached' })
  await decide(await tokenFrom('p0@uni4.example'), { decision: 'decline' }).expect(200)
  await ask(cv, 'q@uni5.example', EDUCATION, who).expect(201)
  t.match((await ask(cv, 'r@uni5.example', EDUCATION, who).expect(409)).body, { code: 'limit_reached' })
  await ledgers.deleteMany({ _id: { $in: [`user:${userId}`, `open:${userId}`] } })
  const many = Array.from({ length: 99 }, (_, at) => ({ id: `many${at}`, at: new Date() }))
  await ledgers.updateOne({ _id: 'domain:uni5.example' }, { $set: { entries: many } })
  await ask(cv, 's@uni5.example', EDUCATION, who).expect(201)
  t.equal((await ask(cv, 't@uni5.example', EDUCATION, who)).status, 429)
  const user = (await ledgers.findOne({ _id: `user:${userId}` })) as unknown as { entries: unknown[] }
  t.equal(user.entries.length, 1, 'what was refused does not count')
})

t.test('whoever wants no more mails gets none, whoever asks, for ever', async t => {
  const { cv, token } = await asked('quiet@uni6.example', false, await somebody())
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
    const who = await somebody()
    t.match((await ask(await make(who), email, EDUCATION, who).expect(409)).body, {
      code: 'conflict',
      message: /wants no mails/,
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

t.test('a mail that goes nowhere is no request, and the owner is told', async t => {
  const who = await somebody()
  const cv = await make(who)
  await ask(cv, 'nobody@uni.invalid', EDUCATION, who).expect(201)
  await app.sendMails()
  const { verification } = (await who.get(`/cvs/${cv}`).expect(200)).body.cv
  t.equal(verification.education.undergraduation.mailStatus, 'none')
  t.match(await subjects(`asker${people}@mail.example`), ['We could not ask for your confirmation'])
})

t.test('killed between a decision and what follows from it: the next start does the rest, once', async t => {
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

t.test('killed before the mail was posted: it goes out later, with a link that works', async t => {
  const who = await somebody()
  const cv = await make(who)
  const email = 'later@uni.example'
  const { body } = await ask(cv, email, EDUCATION, who).expect(201)
  const { id } = body.request
  // As it stood right after it was written down: the seal is kept in the mail that waits.
  await app.fault('smtp', 'down')
  const other = await ask(cv, 'waits@uni.example', EDUCATION, who).expect(201)
  const row = (await collection('mails').findOne({ _id: `verification-ask:${other.body.request.id}` })) as unknown as {
    data: { sealed: string }
  }
  await collection('mails').deleteOne({ _id: `verification-ask:${other.body.request.id}` })
  await requests.updateOne({ _id: other.body.request.id }, { $set: { isUnfinished: true, sealed: row.data.sealed } })
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
  t.notMatch(app.logLines.join('\n'), /@uni|later|University/)
})
