// Format characters in user text: characters that reorder text are refused, invisible ones dropped, characters of scripts kept.
import { onePage } from '../fixtures/hostile-pdfs.ts'
import { ADMIN, contentWith } from '../harness.ts'
import { confirm, EDUCATION, startInstitutions } from '../institutions-harness.ts'
import t from '../tap.ts'

const { app, ana, ask, make, asked, decide, form, collection } = await startInstitutions(t)
const cvs = collection('cvs')

const REFUSED = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const KEPT = ['\u200d', '\u200c', '\u200e', '\u200f', '\u061c', '\u00ad', '\u0600', '\u0605', '\u06dd', '\u070f']
KEPT.push('\u0890', '\u0891', '\u08e2', '\u{110bd}', '\u{110cd}')
const DROPPED = ['\u200b', '\u2060', '\ufeff', '\u2064', '\u206a', '\ufff9', '\u180e', '\u{e0001}', '\u{e0067}']
const SCOTLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
/** Shown as "certificate not degree", in a file read as "degree not certificate". */
const TURNED = '\u2067degree\u2069 not \u202ecertificate\u202c'

const save = async (id: string, body: object) => {
  const { body: now } = await ana.get(`/cvs/${id}`).expect(200)
  return ana.put(`/cvs/${id}`).set('if-match', `"${now.cv.version}"`).send(body)
}

t.test('characters that reorder text are refused in every text of a CV, with the field and a message', async t => {
  const id = await make()
  for (const character of REFUSED) {
    const { status, body } = await save(id, { content: contentWith({ profileSummary: `a${character}b` }) })
    t.equal(status, 400)
    t.equal(body.code, 'invalid_request')
    t.match(body.errors, [{ path: '/content/profileSummary', message: /turns the order of words around/ }])
  }
  const places: [string, object][] = [
    ['/title', { title: TURNED }],
    ['/content/personalDetails/name', { content: contentWith({ personalDetails: { name: TURNED } }) }],
    [
      '/content/education/undergraduation/degree',
      { content: contentWith({ education: { undergraduation: { degree: TURNED } } }) },
    ],
    ['/content/experience/0/highlights/1', { content: contentWith({ experience: [{ highlights: ['a', TURNED] }] }) }],
    ['/content/custom/0/items/0/title', { content: contentWith({ custom: [{ items: [{ title: TURNED }] }] }) }],
  ]
  for (const [path, body] of places) {
    t.match((await save(id, body)).body.errors, [{ path }], path)
    t.match((await ana.post('/cvs').send(body).expect(400)).body.errors, [{ path }], path)
  }
  t.notMatch(await cvs.findOne({ _id: id }), /[\u202a-\u202e]/)
})

t.test('characters that scripts and emoji need are kept, invisible ones are dropped', async t => {
  const { cv } = (
    await ana
      .post('/cvs')
      .send({ title: `T${DROPPED.join('')}`, content: contentWith() })
      .expect(201)
  ).body
  t.equal(cv.title, 'T')
  const summary = `a${KEPT.join('b')}c ${SCOTLAND} ${DROPPED.join('d')} 👩‍👩‍👧`
  const saved = (await save(cv.nanoId, { content: contentWith({ profileSummary: summary }) })).body.cv
  t.equal(saved.content.profileSummary, `a${KEPT.join('b')}c ${SCOTLAND} ${'d'.repeat(DROPPED.length - 1)} 👩‍👩‍👧`)
  const empty = await save(cv.nanoId, { content: contentWith({ personalDetails: { name: '\u200b\ufeff' } }) })
  t.equal(empty.status, 400, 'a name of nothing is none')
})

t.test('an account’s name loses such characters', async t => {
  const who = await app.as({ email: 'rlo@mail.example', name: '\u202eAna\u202c \u200bŚrī\u200c' })
  t.equal((await who.get('/me').expect(200)).body.user.name, 'Ana Śrī\u200c')
})

t.test(
  'names of institutions and confirmers, notes, file names and the reasons of admins have none of them',
  async t => {
    const cv = await make()
    const refused = await ask(cv, 'one@uni.example', EDUCATION, ana, `University ${TURNED}`).expect(400)
    t.match(refused.body.errors, [{ path: '/institution', message: /order of words/ }])
    const { token } = await asked('two@uni.example')
    for (const [field, body] of [
      ['name', { ...confirm, name: TURNED }],
      ['note', { ...confirm, note: TURNED }],
    ] as const) {
      t.match((await decide(token, body).expect(400)).body.errors, [{ path: `/${field}` }])
      const page = await form(token, body).set('accept', 'text/html').expect(400)
      t.match(page.text, /web address or invisible characters/)
    }
    await decide(token, { ...confirm, name: 'Dr. Meera\u200b Iyer' }).expect(200)

    const upload = (name: string) => ana.post(`/cvs/${cv}/proofs/${EDUCATION}`).attach('file', onePage(), name)
    t.match((await upload('degree\u202efdp.pdf').expect(400)).body, {
      code: 'invalid_request',
      message: /name of this file/,
    })
    t.equal((await upload('de\u200bgree می\u200cخواهم.pdf').expect(201)).body.proof.name, 'degree می\u200cخواهم.pdf')

    const admin = await app.as(ADMIN)
    const { body } = await admin.get('/admin/getAllUser').expect(200)
    const answer = await admin
      .patch(`/admin/users/${body.data[0]._id}`)
      .send({ role: 'user', reason: TURNED })
      .expect(400)
    t.match(answer.body.errors, [{ path: '/reason' }])
  },
)

t.test('an import removes them, says where, and exports the rest unchanged', async t => {
  const resume = { basics: { name: 'A\u200bna', label: TURNED }, 'x-more': [{ deep: '\ufeffBOM \u200d' }] }
  const clean = { basics: { name: 'Ana', label: 'degree not certificate' }, 'x-more': [{ deep: 'BOM \u200d' }] }
  const { body } = await ana.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  t.same(body.notes, [
    { path: '/basics/name', message: 'Invisible characters without meaning were removed here.' },
    { path: '/basics/label', message: 'Invisible characters that reverse the order of the text were removed here.' },
    { path: '/x-more/0/deep', message: 'Invisible characters without meaning were removed here.' },
  ])
  t.same((await ana.get(`/cvs/${body.cv.id}/json-resume`).expect(200)).body, clean)
  const plain = await ana.post('/cvs/import').send({ format: 'json-resume', resume: clean }).expect(201)
  t.same(plain.body.notes, [])
})
