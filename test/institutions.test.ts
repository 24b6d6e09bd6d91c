// Institutions confirm a section of a CV: the mail, the page, one decision, its withdrawal, and invalid links, which reveal
// nothing.
import sharp from 'sharp'
import { outsidePrograms } from './credentials-harness.ts'
import { saveCv } from './cv-calls.ts'
import { manyPages, onePage, WITH_FORM } from './fixtures/hostile-pdfs.ts'
import { confirm, content, EDUCATION, startInstitutions, study } from './institutions-harness.ts'
import t, { type Test } from './tap.ts'

const DAY_MS = 24 * 3_600_000
const world = await startInstitutions(t)
const { app, ana, collection, requests, make, ask, tokenFrom, asked } = world
const { page, decide, form, entry, strangersSee, subjects, newAsker, lastAddress } = world

/** All invalid links give the same reply. */
async function leadsNowhere(t: Test, token: string, why: string) {
  const [wanted, got] = await Promise.all([page('A'.repeat(43)), page(token)])
  const headers = ({ headers }: typeof got) => ({ ...headers, date: '', 'x-request-id': '' })
  t.equal(got.status, 404, why)
  t.equal(got.text, wanted.text, `${why}: the same page`)
  t.same(headers(got), headers(wanted), `${why}: the same headers`)
  t.equal((await decide(token, confirm)).status, 404, `${why}: nothing to decide`)
  t.equal((await app.anyone().get(`/verify/${token}/proofs/${'p'.repeat(21)}`)).text, wanted.text, `${why}: no files`)
}

t.test('an institution gets a request, confirms and withdraws; the owner gets a mail at each step', async t => {
  const { cv, token } = await asked('registrar@uni.example', true)
  t.match(await entry(cv), {
    mailStatus: 'sent',
    level: 'stated',
    requests: [{ email: 'registrar@uni.example', status: 'sent' }],
  })
  const [mail] = await app.inbox('registrar@uni.example')
  t.equal(
    mail?.subject,
    '“Ana <i>Śrī</i>” asks “University of Example” to confirm a section of a CV: Undergraduate degree',
  )
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
  const thanked = (await page(token).expect(200)).text
  t.match(thanked, /<h1>Thank you.*Dr\. Meera Iyer.*confirmed a section/s)
  t.notMatch(thanked, /method="post"/, 'to withdraw takes a second step')
  t.match(thanked, `href="/verify/${token}/withdraw"`)
  t.match((await app.anyone().get(`/verify/${token}/withdraw`).expect(200)).text, /<form.*value="revoke"/s)
  t.match(await entry(cv), { mailStatus: 'confirmed' }, 'looking withdraws nothing')
  t.notMatch((await page(token)).text, /Honours/)

  t.same((await decide(token, { decision: 'revoke' }).expect(200)).body, { success: true, status: 'revoked' })
  t.match(await entry(cv), { mailStatus: 'revoked', level: 'stated', confirmation: null })
  t.match(await strangersSee(cv), { level: 'stated', confirmation: null })
  await decide(token, { decision: 'revoke' }).expect(409)
  t.match((await page(token).expect(200)).text, /was withdrawn/)
  t.match((await app.anyone().get(`/verify/${token}/withdraw`).expect(200)).text, /was withdrawn/)
  t.same((await subjects()).slice(0, 3), [
    'A confirmation of your CV was withdrawn',
    'A section of your CV was confirmed',
    'You asked “University of Example” to confirm a section of your CV: Undergraduate degree',
  ])
})

t.test('a confirmation is a credential until it is withdrawn', async t => {
  const { checkJson, isWithdrawn } = outsidePrograms(app)
  const { cv, token } = await asked('dean@credentials.example', true)
  await decide(token, confirm).expect(200)
  const reply = await fetch(`${app.url}/cvs/${cv}/credentials/${EDUCATION}?kind=confirmation`)
  const credential = JSON.parse(await reply.text())
  await checkJson(credential)
  t.match(credential.credentialSubject.source.name, `gave the name ${confirm.name}`)
  await decide(token, { decision: 'revoke' }).expect(200)
  t.equal(await isWithdrawn(credential), true)
})

t.test('forms work as browsers send them, and errors are shown on the page', async t => {
  const { cv, token } = await asked('forms@uni.example')
  const wrong = await form(token, { decision: 'confirm', name: '', note: 'my "note"' }).expect(400)
  t.match(
    wrong.text,
    /Your name and office.*id="name-wrong"[^>]*>Say who confirms this\.[^<]*<\/strong><input[^>]*id="name"/s,
  )
  t.equal(wrong.text.match(/Say who confirms this\./g)?.length, 1, 'at the field and nowhere else')
  t.match(wrong.text, /<input(?=[^>]*id="name")(?=[^>]*aria-describedby="name-wrong name-hint")[^>]*autofocus/)
  t.match(wrong.text, /my &quot;note&quot;/)
  t.match((await form(token, { name: 'X' }).expect(400)).text, /Your answer<\/legend><strong id="decision-wrong"/)
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
  t.match((await decide(token, { decision: 'revoke', name: [] }).expect(400)).body, { errors: [{ path: '/name' }] })
  t.match((await decide(token, { decision: 'maybe' }).expect(400)).body, { errors: [{ path: '/decision' }] })
  t.match((await decide(token, { decision: 'revoke' }).expect(409)).body, { code: 'conflict' })
  t.match(await entry(cv), { mailStatus: 'sent' })
  const done = await form(token, { decision: 'decline', name: '', note: 'Not\r\nours' }).expect(303)
  t.equal(done.headers.location, `/verify/${token}`)
  const { requests: answers, ...declined } = await entry(cv)
  t.match(declined, { mailStatus: 'declined', level: 'stated' })
  t.match(answers.at(-1), { status: 'declined', name: null, note: 'Not\nours' })
  t.match((await form(token, confirm).expect(409)).text, /This was answered already\./)
  t.notMatch((await page(token)).text, /Withdraw/)
  t.match(await subjects(), ['A section of your CV was not confirmed'])
})

t.test('a roll number is shown to the institution only, until its answer', async t => {
  const cv = await make(ana, true)
  const email = 'roll@uni.example'
  const more = { reference: '21CS1042 “x”' }
  for (const [bad, message] of [
    [{ reference: 'evil.com/21' }, /web address/],
    [{ reference: 'x'.repeat(201) }, /200/],
    [{ reference: 7 }, /text/],
  ] as const) {
    const { body } = await ask(cv, email, EDUCATION, ana, 'University', bad).expect(400)
    t.match(body.errors, [{ path: '/reference', message }])
  }
  const { body } = await ask(cv, email, EDUCATION, ana, 'University', more).expect(201)
  const token = await tokenFrom(email)
  const { text } = await page(token).expect(200)
  t.match(text, /find the person in your records: “<bdi>21CS1042 x<\/bdi>”/)
  const [mail] = await app.inbox(email)
  const seen = await app.anyone().get(`/cvs/${cv}`).expect(200)
  for (const other of [mail?.text, mail?.html, JSON.stringify(seen.body)]) t.notMatch(other, '21CS1042')
  t.match((await requests.findOne({ _id: body.request.id }))?.reference, '21CS1042')
  await decide(token, confirm).expect(200)
  t.notMatch((await page(token)).text, '21CS1042')
  t.equal((await requests.findOne({ _id: body.request.id }))?.reference, null, 'it goes with the decision')
  t.notMatch(JSON.stringify((await ana.get(`/cvs/${cv}`)).body), '21CS1042')
})

t.test('opening the link changes nothing, however often programs do it', async t => {
  const { id, cv, token } = await asked('scanner@uni.example')
  const state = async () =>
    JSON.stringify([
      await requests.findOne({ _id: id }),
      await collection('cvs').findOne({ _id: cv }),
      await collection('claims').find({ 'requests.id': id }).toArray(),
      await collection('mail_opt_outs').countDocuments(),
    ])
  const before = await state()
  for (const path of ['', '/opt-out', '/withdraw', `/proofs/${'p'.repeat(21)}`, '?decision=confirm&name=X']) {
    await app.anyone().get(`/verify/${token}${path}`)
    await app.anyone().head(`/verify/${token}${path}`)
  }
  t.equal(await state(), before)
})

t.test('two concurrent decisions are one decision and one conflict', async t => {
  for (let round = 0; round < 3; round++) {
    const { id, token } = await asked(`race${round}@uni.example`, false, await newAsker())
    const replies = await Promise.all([
      decide(token, confirm),
      decide(token, { decision: 'decline' }),
      decide(token, confirm),
    ])
    t.same(replies.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = (await requests.findOne({ _id: id })) as { status?: string }
    const winner = replies.find(reply => reply.status === 200)
    t.equal(winner?.body.status, status)
    const stored = await collection('claims').find({ 'requests.id': id }).toArray()
    t.match(stored, [{ requests: [{ status }] }])
  }
})

t.test('an institution answers for facts: other facts are another claim, another description is not', async t => {
  const who = await newAsker()
  const cv = await make(who)
  const about = { ...study, description: 'Wrote <i>looms</i>.' }
  const saved = async (undergraduation: object) => {
    const { version } = (await who.get(`/cvs/${cv}`).expect(200)).body.cv
    const { body } = await saveCv(who, cv, version, {
      content: { ...content, education: { undergraduation } },
    }).expect(200)
    return body.cv.verification.education.undergraduation
  }
  await saved(about)
  const { request } = (await ask(cv, 'exact@uni.example', EDUCATION, who).expect(201)).body
  t.equal(request.scope, 'facts')
  const token = await tokenFrom('exact@uni.example')
  const { text } = await page(token).expect(200)
  t.match(text, /What you answer for.*Honours.*not part of your answer.*Wrote &lt;i&gt;looms/is)

  await saved({ ...about, degree: 'Ph.D.' })
  await leadsNowhere(t, token, 'no CV has the words')
  await saved({ ...about, description: 'Built looms.' })
  t.match((await page(token).expect(200)).text, /Honours.*Built looms/s)
  await decide(token, confirm).expect(200)
  const confirmed = { level: 'confirmed', confirmation: { scope: 'facts', valid: true } }
  t.match(await saved(study), { ...confirmed, facts: ['institution', 'degree', 'endDate'] })
  const { former, ...other } = await saved({ ...study, degree: 'Ph.D.' })
  t.match(other, { level: 'stated', confirmation: null })
  t.match(former, [{ scope: 'facts', level: 'confirmed', domain: 'uni.example', value: { degree: study.degree } }])
  t.match(await saved(about), confirmed)
  t.match((await ask(cv, 'exact@uni.example', EDUCATION, who).expect(409)).body, {
    message: /confirmed exactly this already/,
  })

  const whole = { scope: 'whole' }
  await ask(cv, 'whole@uni.example', EDUCATION, who, 'University', whole).expect(201)
  const next = await tokenFrom('whole@uni.example')
  const shown = (await page(next).expect(200)).text
  t.match(shown, /Wrote &lt;i&gt;looms/)
  t.notMatch(shown, /not part of your answer/i)
  await decide(next, confirm).expect(200)
  t.match(await saved(about), { confirmation: { scope: 'whole', valid: true } })
  t.match(await saved(study), confirmed, 'without the description the answer about the facts is left')
})

t.test('a new request for a corrected name is accepted, and its link shows both names', async t => {
  const named = (name: string) => ({ ...content, personalDetails: { ...content.personalDetails, name } })
  const who = await newAsker()
  const { cv, token } = await asked('spelling@uni.example', true, who)
  t.match((await page(token)).text, /Name on the CV<\/dt><dd><bdi class="ask-words">Ana &lt;i&gt;Śrī&lt;\/i&gt;<\/bdi>/)
  const save = async (name: string) => {
    const { version } = (await who.get(`/cvs/${cv}`).expect(200)).body.cv
    await saveCv(who, cv, version, { content: named(name) }).expect(200)
  }
  const education = async () => (await who.get(`/cvs/${cv}`).expect(200)).body.cv.verification.education.undergraduation
  await decide(token, confirm).expect(200)
  t.match(await education(), { level: 'confirmed', confirmation: { person: 'Ana <i>Śrī</i>' } })
  await save('Ana Śrīnivāsan')
  t.match(await education(), { level: 'stated', confirmation: null, former: [{ person: 'Ana <i>Śrī</i>' }] })

  const again = (await ask(cv, 'spelling@uni.example', EDUCATION, who).expect(201)).body.request
  t.equal(again.person, 'Ana Śrīnivāsan')
  const next = await tokenFrom('spelling@uni.example')
  const { text } = await page(next).expect(200)
  t.match(text, /for another name: “<bdi>Ana &lt;i&gt;Śrī&lt;\/i&gt;<\/bdi>.*<bdi>Ana Śrīnivāsan<\/bdi>/s)
  await decide(next, confirm).expect(200)
  t.match(await education(), { level: 'confirmed', confirmation: { person: 'Ana Śrīnivāsan', counts: true } })
  t.match(await strangersSee(cv), { level: 'confirmed', confirmation: { person: 'Ana <i>Śrī</i>' } }, 'as published')
  await decide(token, { decision: 'revoke' }).expect(200)
  t.match(await education(), { level: 'confirmed' }, 'the other one stays')
  t.match(await strangersSee(cv), { level: 'stated', confirmation: null })

  await save('://')
  t.match((await ask(cv, 'noname@uni.example', EDUCATION, who).expect(409)).body, {
    message: /no readable name/,
  })
})

t.test('the holder of a valid link sees pictures of evidence, never the file, until the decision', async t => {
  const { cv, token } = await asked('proofs@uni.example', false, await newAsker())
  const who = await app.as({ email: lastAddress() })
  const add = async (bytes: Buffer, name: string, section = EDUCATION) =>
    (await who.post(`/cvs/${cv}/proofs/${section}`).attach('file', bytes, name).expect(201)).body.proof.id as string
  const look = (id: string, by = token) => app.anyone().get(`/verify/${by}/proofs/${id}`)
  const long = await add(manyPages(50), 'degree.pdf')
  const filledIn = await add(WITH_FORM, 'form.pdf')
  const green = { create: { width: 3_000, height: 2_000, channels: 3, background: '#00ff00' } } as const
  const photo = await add(await sharp(green).png().toBuffer(), 'photo.png')
  const other = await add(onePage(), 'other.pdf', 'skills.weaving')
  t.match((await page(token)).text, `/verify/${token}/proofs/${long}`)

  const shown = await look(long).expect(200)
  t.match(shown.headers, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': /^default-src 'none'; style-src 'self'; img-src 'self' data:; /,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  t.match(shown.text, 'Pages shown: 10 of 50')
  t.equal((await picturesIn(shown.text)).length, 10)
  const [form] = await picturesIn((await look(filledIn).expect(200)).text)
  t.match(colourAt(form, 0.3, 0.21), { red: 255, green: 0 }, 'the value of a field is drawn')
  const drawn = await look(photo).expect(200)
  t.notMatch(drawn.text, /1 of 1 pages/)
  const pictures = await picturesIn(drawn.text)
  t.match([pictures.length, colourAt(pictures[0], 0.5, 0.5)], [1, { red: 0, green: 255 }])
  for (const { info } of [form, ...pictures].filter(found => found !== undefined)) {
    t.ok(info.width * info.height <= 2_000_000, `${info.width} by ${info.height} pixels`)
  }

  await look(other).expect(404)
  await look(long, 'B'.repeat(43)).expect(404)
  await decide(token, { decision: 'decline' }).expect(200)
  await look(long).expect(404)
})

type Pixels = Awaited<ReturnType<typeof picturesIn>>[number]
const picturesIn = (html: string) =>
  Promise.all(
    [...html.matchAll(/<img src="data:image\/webp;base64,([^"]+)"/g)].map(([, data = '']) =>
      sharp(Buffer.from(data, 'base64')).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
/** The colour at a place, in parts of the width and the height, with channels near their end rounded to it. */
function colourAt(picture: Pixels | undefined, x: number, y: number) {
  if (!picture) return null
  const { data, info } = picture
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0] = [...data.subarray(at, at + 2)].map(value => (value > 250 ? 255 : value < 5 ? 0 : value))
  return { red, green }
}

t.test('an invalid link reveals nothing, whatever the reason', async t => {
  const who = await newAsker()
  const late = await asked('late@uni.example', false, who)
  await requests.updateOne({ _id: late.id }, { $set: { endsAt: new Date(Date.now() - 1) } })
  await leadsNowhere(t, late.token, 'thirty days are over')
  const old = await asked('old@uni.example', false, who)
  await decide(old.token, confirm).expect(200)
  await requests.updateOne({ _id: old.id }, { $set: { decidedAt: new Date(Date.now() - 366 * DAY_MS) } })
  await leadsNowhere(t, old.token, 'a year after the decision')
  const other = await newAsker()
  const gone = await asked('gone@uni.example', false, other)
  const copy = await make(other)
  await other.delete(`/cvs/${gone.cv}`).expect(204)
  await page(gone.token).expect(200)
  const without = { ...content, education: { undergraduation: { ...study, hidden: true } } }
  await saveCv(other, copy, 1, { content: without }).expect(200)
  await leadsNowhere(t, gone.token, 'one CV is in the trash, and the section is hidden in the other one')
  await other.post(`/cvs/${gone.cv}/recover`).expect(200)
  await page(gone.token).expect(200)
  await other.delete(`/cvs/${gone.cv}?now=true`).expect(204)
  await saveCv(other, copy, 2, { content }).expect(200)
  await page(gone.token).expect(200)
  await other.delete(`/cvs/${copy}?now=true`).expect(204)
  await leadsNowhere(t, gone.token, 'no CV has the words')
  t.match(await requests.findOne({ cvId: gone.cv }), { status: 'gone' })
  const first = await asked('twice@uni.example', false, who)
  await ask(first.cv, 'twice+tag@uni.example', EDUCATION, who).expect(201)
  await leadsNowhere(t, first.token, 'asked again with another link')
  await page(await tokenFrom('twice+tag@uni.example')).expect(200)
  for (const token of ['x', '..%2f..', 'a'.repeat(42), 'é'.repeat(43), '%00'.repeat(43), 'a'.repeat(9_000)]) {
    t.equal((await page(token)).status, 404, token.slice(0, 20))
  }
})
