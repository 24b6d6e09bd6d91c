// CVs over HTTP: saves with If-Match, kept versions, published snapshots, complete removal.
import type { CvContentData } from '../api/core/contract/cv.ts'
import { createCv } from './cv-calls.ts'
import { dose, fc } from './dose.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })

async function make(parts: Partial<CvContentData> = {}, rest: object = {}) {
  const reply = await ana.post('/cvs').send({ content: contentWith(parts), ...rest })
  return reply.body.cv
}
const put = (id: string, version: number | string, change: object) =>
  ana
    .put(`/cvs/${id}`)
    .set('if-match', typeof version === 'number' ? `"${version}"` : version)
    .send(change)

t.test('a new CV has the contract’s defaults', async t => {
  const { body, headers } = await ana.post('/cvs').send({}).expect(201)
  t.match(body.cv, {
    nanoId: /^[A-Za-z0-9_-]{21}$/,
    title: 'Untitled CV',
    language: 'en',
    content: { personalDetails: { name: 'Ana' } },
    privacy: { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'public' },
    published: null,
    indexable: false,
    version: 1,
    rev: 0,
    views: 0,
    verification: {
      personalDetails: { isSelfAttested: false },
      education: { class10: { proof: [], mailStatus: 'none' } },
    },
  })
  t.match(headers, { etag: '"1.0"', 'cache-control': 'no-store' })
})

t.test('an idempotency key creates one CV per user, also concurrently', async t => {
  const make = (agent: typeof ana, key: string) =>
    agent.post('/cvs').set('idempotency-key', key).send({ title: 'Once', content: contentWith() })
  const replies = await Promise.all(Array.from({ length: 10 }, () => make(ana, 'made-in-tab-1')))
  for (const { status, body } of replies) t.match(status === 201 || body.code, /true|request_in_progress/)
  const first = await make(ana, 'made-in-tab-1').expect(201)
  const { nanoId } = first.body.cv
  for (const { body } of replies.filter(({ status }) => status === 201)) t.equal(body.cv.id, nanoId)
  await put(nanoId, 1, { title: 'Twice' }).expect(200)
  t.same((await make(ana, 'made-in-tab-1').expect(201)).body, first.body, 'the first reply again')
  t.not((await make(ana, 'made-in-tab-2').expect(201)).body.cv.id, nanoId)
  t.not((await make(bob, 'made-in-tab-1').expect(201)).body.cv.id, nanoId)
  t.equal((await make(ana, 'two words').expect(400)).body.errors[0].path, '/idempotency-key')
  await ana.delete(`/cvs/${nanoId}`).expect(204)
  t.equal((await make(ana, 'made-in-tab-1').expect(201)).body.cv.id, nanoId, 'a removed one is not made again')
})

t.test('an account’s CVs are listed newest first, without content', async t => {
  const lister = await app.as({ email: 'lister@example.org' })
  const add = async (title: string) => await createCv(lister, { title })
  const ids = [await add('First'), await add('Second')].reverse()
  const { body } = await lister.get('/cvs').expect(200)
  t.same(
    body.cvs.map((cv: { nanoId: string }) => cv.nanoId),
    ids,
  )
  t.notOk('content' in body.cvs[0])
  t.same((await lister.get('/me')).body.user.nanoIds, ids)
  t.same(
    (await bob.get('/cvs')).body.cvs.filter(({ nanoId }: { nanoId: string }) => ids.includes(nanoId)),
    [],
  )
})

t.test('at most fifty CVs, exactly, also when created concurrently', async t => {
  const many = await app.as({ email: 'many@example.org' })
  const replies = await Promise.all(Array.from({ length: 60 }, () => many.post('/cvs').send({})))
  t.equal(replies.filter(reply => reply.status === 201).length, 50)
  t.same([...new Set(replies.filter(reply => reply.status !== 201).map(reply => reply.body.code))], ['limit_reached'])
})

t.test('saving', async t => {
  t.test('a save needs If-Match with the version that was edited', async t => {
    const cv = await make()
    t.match((await ana.put(`/cvs/${cv.nanoId}`).send({ title: 'X' }).expect(428)).body, {
      code: 'precondition_required',
    })
    await put(cv.nanoId, 'nonsense', { title: 'X' }).expect(428)
    await put(cv.nanoId, '"*"', { title: 'X' }).expect(428)
    const { body, headers } = await put(cv.nanoId, 1, { title: 'Two' }).expect(200)
    t.match(body.cv, { title: 'Two', version: 2, rev: 0 })
    t.equal(headers.etag, '"2.0"')
    await put(cv.nanoId, '"2.7"', { title: 'Three' }).expect(200)
    await put(cv.nanoId, 'W/"3.0"', { title: 'Four' }).expect(200)
  })

  t.test('a save on an old version gets 412 with the current CV, and nothing is lost', async t => {
    const cv = await make()
    await put(cv.nanoId, 1, { title: 'Winner' }).expect(200)
    const { body } = await put(cv.nanoId, 1, { title: 'Loser' }).expect(412)
    t.match(body, { code: 'version_conflict', cv: { title: 'Winner', version: 2 } })
  })

  t.test('of fifty concurrent saves of one version one is accepted', async t => {
    const cv = await make()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => put(cv.nanoId, 1, { title: `T${i}` })))
    const won = replies.filter(reply => reply.status === 200)
    t.equal(won.length, 1)
    t.equal(replies.filter(reply => reply.status === 412).length, 49)
    t.equal((await ana.get(`/cvs/${cv.nanoId}`)).body.cv.title, won[0]?.body.cv.title)
  })

  t.test('a refused save stores nothing of its content', async t => {
    const cv = await make()
    await put(cv.nanoId, 1, { title: 'New', content: contentWith({ skills: [{ id: 'a' }, { id: 'a' }] }) }).expect(400)
    t.match((await ana.get(`/cvs/${cv.nanoId}`)).body.cv, { title: cv.title, version: 1 })
  })

  t.test('items without an id get one', async t => {
    const cv = await make({ skills: [{ name: 'Rust' }, { id: 'mine', name: 'Go' }] })
    t.match(cv.content.skills, [
      { id: /^[A-Za-z0-9_-]+$/, name: 'Rust' },
      { id: 'mine', name: 'Go' },
    ])
  })
})

const role = (change: object = {}) => ({ company: 'Kaveri', group: 'g', ...change })
const marked = (study: object) => ({ education: { class12: study } })
const withOwn = (...own: object[]) => ({ personalDetails: { name: 'A', own } })
/** Groups of roles, marks and own fields that a CV cannot have. */
const CONTENT_CASES: [what: string, parts: object, path: string][] = [
  [
    'a grouped role without an employer',
    { experience: [role(), role({ company: ' ' })] },
    '/content/experience/1/company',
  ],
  ['a group of two employers', { experience: [role(), role({ company: 'Ganga' })] }, '/content/experience/1/company'],
  ['a torn group', { experience: [role(), { company: 'B' }, role()] }, '/content/experience/2/group'],
  [
    'two groups with one id',
    { experience: [role(), role(), { company: 'B' }, role({ company: 'Ganga' }), role({ company: 'Ganga' })] },
    '/content/experience/3/company',
  ],
  ['a group with a blank', { experience: [role({ group: 'a b' })] }, '/content/experience/0/group'],
  ['a scale of 0', marked({ score: '9', scoreScale: '0' }), '/content/education/class12/scoreScale'],
  ['a mark above its scale', marked({ score: '9.1', scoreScale: '9' }), '/content/education/class12/score'],
  ['a comma in a mark', marked({ score: '9,1', scoreKind: 'cgpa' }), '/content/education/class12/score'],
  ['a percentage above 100', marked({ score: '101', scoreKind: 'percentage' }), '/content/education/class12/score'],
  ['an unknown kind of result', marked({ scoreKind: 'marks' }), '/content/education/class12/scoreKind'],
  ['an unknown level', { languages: [{ name: 'Hindi', cefr: 'D1' }] }, '/content/languages/0/cefr'],
  [
    'an own field of 500 letters',
    withOwn({ label: 'Visa', value: 'x'.repeat(500) }),
    '/content/personalDetails/own/0/value',
  ],
  ['a label of 500 letters', withOwn({ label: 'x'.repeat(500) }), '/content/personalDetails/own/0/label'],
  ['an own field without a label', withOwn({ value: 'x' }), '/content/personalDetails/own/0/label'],
  ['a label twice', withOwn({ label: 'Visa' }, { label: ' visa' }), '/content/personalDetails/own/0/label'],
  [
    'an eleventh own field',
    withOwn(...Array.from({ length: 11 }, (_, at) => ({ label: `Field ${at}` }))),
    '/content/personalDetails/own',
  ],
  ['an unknown layout', { sections: { skills: { layout: 'circle' } } }, '/content/sections/skills/layout'],
]

t.test('forty roles of one group and ten own fields are stored, copied and restored', async t => {
  const experience = Array.from({ length: 40 }, (_, at) => role({ id: `r${at}` }))
  const own = Array.from({ length: 10 }, (_, at) => ({
    id: `o${at}`,
    label: `Field ${at}`,
    value: 'x',
    public: at > 4,
  }))
  const cv = await make()
  const content = { personalDetails: { name: 'A', own }, experience }
  const saved = (await put(cv.nanoId, 1, { content }).expect(200)).body.cv
  t.match(saved.content, content)
  const copy = (await ana.post(`/cvs/${cv.nanoId}/duplicate`).expect(201)).body.cv
  t.same(copy.content, saved.content)
  await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  t.equal((await app.anyone().get(`/cvs/${cv.nanoId}`).expect(200)).body.cv.content.personalDetails.own.length, 5)
  await put(cv.nanoId, 2, { content: { personalDetails: { name: 'A' } } }).expect(200)
  const restored = await ana.post(`/cvs/${cv.nanoId}/restore`).set('if-match', '"3"').send({ version: 2 }).expect(200)
  t.same(restored.body.cv.content, saved.content)
})

t.test('invalid input is refused at its field, and nothing is stored', async t => {
  const cv = await make()
  const content = (parts: object) => ({ content: { personalDetails: { name: 'A' }, ...parts } })
  const cases: [string, unknown, string][] = [
    ...CONTENT_CASES.map(([what, parts, path]): [string, unknown, string] => [what, content(parts), path]),
    ['an unknown field', { owner: 'x' }, '/owner'],
    ['an unknown field deep inside', content({ skills: [{ name: 'a', isAdmin: true }] }), '/content/skills/0/isAdmin'],
    ['another type', { title: 5 }, '/title'],
    ['a text over 200', { title: 'x'.repeat(201) }, '/title'],
    ['a list over 100', content({ skills: Array.from({ length: 101 }, () => ({})) }), '/content/skills'],
    ['an empty name', { content: { personalDetails: { name: '' } } }, '/content/personalDetails/name'],
    ['30 February', content({ courses: [{ date: '2023-02-30' }] }), '/content/courses/0/date'],
    ['a javascript: link', content({ projects: [{ url: 'javascript:alert(1)' }] }), '/content/projects/0/url'],
    [
      'a foreign picture',
      { content: { personalDetails: { name: 'A', imageUrl: `/cvs/${'a'.repeat(21)}/picture/${'a'.repeat(64)}` } } },
      '/content/personalDetails/imageUrl',
    ],
    ['an id with a dot', content({ skills: [{ id: 'a.b' }] }), '/content/skills/0/id'],
    ['the same id twice', content({ skills: [{ id: 'a' }, { id: 'a' }] }), '/content/skills/1/id'],
    ['a NUL', { title: 'a\u0000b' }, '/title'],
    ['an operator', { title: { $ne: null } }, '/title'],
    ['an operator key', { $where: 'x' }, '/$where'],
    ['an unknown template', { template: 'nope' }, '/template'],
    ['an invalid colour', { style: { accent: 'red' } }, '/style/accent'],
    ['an unknown section in the order', content({ order: ['hobbies'] }), '/content/order/0'],
    ['an invalid language', { language: 'not a language' }, '/language'],
    ['a number for a boolean', { indexable: 1 }, '/indexable'],
  ]
  for (const [what, body, path] of cases) {
    const reply = await put(cv.nanoId, 1, body as object)
    t.equal(reply.status, 400, what)
    const isNamed = ({ path: at, message }: Record<string, string>) => at === path && String(message).length > 5
    t.ok(reply.body.errors?.some(isNamed), `${what}: names ${path}: ${JSON.stringify(reply.body.errors)}`)
  }
  const raw: [string, string, number][] = [
    ['__proto__', '{"__proto__":{"admin":true}}', 400],
    ['constructor', '{"constructor":{"prototype":{"a":1}}}', 400],
    ['not JSON', '{', 400],
    ['nothing', '', 400],
    ['a number', '5', 400],
    ['a list', '[]', 400],
    ['too deep', '['.repeat(50_000), 400],
    ['too large', JSON.stringify({ title: 'x'.repeat(300_000) }), 413],
  ]
  for (const [what, text, status] of raw) {
    const reply = await put(cv.nanoId, 1, {}).set('content-type', 'application/json').send(text)
    t.equal(reply.status, status, what)
    t.match(reply.body, { success: false, code: String, requestId: String })
  }
  const xml = await ana.put(`/cvs/${cv.nanoId}`).set('if-match', '"1"').set('content-type', 'text/xml').send('<a/>')
  t.equal(xml.status, 415)
  t.equal(({} as Record<string, unknown>).admin, undefined, 'no prototype was touched')
  t.match((await ana.get(`/cvs/${cv.nanoId}`)).body.cv, { version: 1, title: cv.title })
})

t.test('publishing', async t => {
  t.test('strangers see the published snapshot and nothing newer', async t => {
    const cv = await make({ profileSummary: 'first words' })
    const stranger = app.anyone()
    await stranger.get(`/cvs/${cv.nanoId}`).expect(404)
    await stranger.get(`/cv/${cv.nanoId}`).expect(404)
    const { body } = await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.match(body.cv, { version: 1, rev: 1, published: { version: 1, at: String } })
    await put(cv.nanoId, 1, { content: contentWith({ profileSummary: 'second words' }) }).expect(200)
    const seen = await stranger.get(`/cvs/${cv.nanoId}`).expect(200)
    t.match(seen.body.cv, { content: { profileSummary: 'first words' }, version: 1 })
    t.equal(seen.headers.etag, '"1.1"')
    t.match(seen.headers.vary, /authorization/i)
    await stranger.get(`/cvs/${cv.nanoId}`).set('if-none-match', '"1.1"').expect(304)
    t.match((await bob.get(`/cvs/${cv.nanoId}`)).body.cv, { content: { profileSummary: 'first words' } })
    t.match((await ana.get(`/cvs/${cv.nanoId}`)).body.cv, { content: { profileSummary: 'second words' }, version: 2 })
    t.match((await stranger.get(`/cv/${cv.nanoId}`)).text, /first words/)
    await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.match((await stranger.get(`/cv/${cv.nanoId}`)).text, /second words/, 'at once')
    await ana.post(`/cvs/${cv.nanoId}/unpublish`).expect(200)
    await stranger.get(`/cv/${cv.nanoId}`).expect(404)
    await stranger.get(`/cvs/${cv.nanoId}`).expect(404)
    await ana.post(`/cvs/${cv.nanoId}/unpublish`).expect(200)
  })

  t.test('hiding data or making it private is public at once; making it public needs the next publish', async t => {
    const details = { name: 'Ana', location: 'Hamburg', email: 'ana@secret.example' }
    const cv = await make({ personalDetails: details, skills: [{ id: 'a', name: 'Juggling' }] })
    const seen = async () => (await app.anyone().get(`/cv/${cv.nanoId}`)).text
    await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.match(await seen(), /Hamburg/)
    t.match(await seen(), /Juggling/)
    t.notMatch(await seen(), /secret\.example/)
    const privacy = { email: 'public', phoneNumber: 'private', location: 'private', imageUrl: 'public' }
    const skills = [{ id: 'a', name: 'Juggling', hidden: true }]
    await put(cv.nanoId, 1, { privacy, content: { personalDetails: details, skills } }).expect(200)
    t.notMatch(await seen(), /Hamburg/, 'now private')
    t.notMatch(await seen(), /Juggling/, 'now hidden')
    t.notMatch(await seen(), /secret\.example/, 'not yet public')
    await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.match(await seen(), /secret\.example/)
  })

  t.test('a concurrent save and publish never show what the save hid', async t => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3 }), async order => {
        const cv = await make({ skills: [{ id: 'a', name: 'Juggling' }] })
        await ana.post(`/cvs/${cv.nanoId}/publish`)
        await app.anyone().get(`/cv/${cv.nanoId}`)
        const hide = () =>
          put(cv.nanoId, 1, { content: contentWith({ skills: [{ id: 'a', name: 'Juggling', hidden: true }] }) })
        const publish = () => ana.post(`/cvs/${cv.nanoId}/publish`)
        const look = () => app.anyone().get(`/cv/${cv.nanoId}`)
        const steps = [hide, publish, look, publish, look]
        const rotated = [...steps.slice(order), ...steps.slice(0, order)]
        await Promise.all(rotated.map(step => step().then(reply => reply)))
        t.notMatch((await look()).text, /Juggling/)
        await app.connection.collection('cvs').deleteMany({})
      }),
      { numRuns: dose(100) },
    )
  })

  t.test('a change of indexable is public at once', async t => {
    const cv = await make()
    await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
    t.match((await app.anyone().get(`/cv/${cv.nanoId}`)).text, /name="robots" content="noindex/)
    await put(cv.nanoId, 1, { indexable: true }).expect(200)
    t.notMatch((await app.anyone().get(`/cv/${cv.nanoId}`)).text, /noindex/)
  })
})

t.test('a copy has its own id, title and place, and is not published', async t => {
  const cv = await make({ profileSummary: 'x' }, { title: 'Base' })
  await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  const { body } = await ana.post(`/cvs/${cv.nanoId}/duplicate`).expect(201)
  t.match(body.cv, { title: 'Base (copy)', version: 1, published: null, content: { profileSummary: 'x' } })
  t.not(body.cv.id, cv.nanoId)
})

t.test('a CV that is deleted for good is gone with all its data', async t => {
  const cv = await make()
  await ana.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  await ana.delete(`/cvs/${cv.nanoId}?now=true`).expect(204)
  await ana.get(`/cvs/${cv.nanoId}`).expect(404)
  await app.anyone().get(`/cv/${cv.nanoId}`).expect(404)
  await ana.delete(`/cvs/${cv.nanoId}?now=true`).expect(404)
  for (const name of ['cvs', 'cv_versions', 'cv_views', 'pictures']) {
    const left = JSON.stringify(await app.connection.collection(name).find({}).toArray())
    t.notMatch(left, new RegExp(cv.nanoId), name)
  }
})

t.test('no interleaving of two editors loses an accepted save', async t => {
  const runs = dose(1_000)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.boolean()), { minLength: 4, maxLength: 10 }),
      async steps => {
        const cv = await make({ custom: [] })
        const known = [1, 1]
        const accepted: string[] = []
        let count = 0
        const act = async (editor: number, rereads: boolean) => {
          if (rereads) known[editor] = (await ana.get(`/cvs/${cv.nanoId}`)).body.cv.version
          const title = `save ${++count} by ${editor}`
          const reply = await put(cv.nanoId, known[editor] as number, { title })
          if (reply.status !== 200) return
          known[editor] = reply.body.cv.version
          accepted[reply.body.cv.version] = title
        }
        for (let i = 0; i < steps.length; i += 2) {
          await Promise.all(steps.slice(i, i + 2).map(([editor, rereads]) => act(editor, rereads)))
        }
        const { body } = await ana.get(`/cvs/${cv.nanoId}`)
        const versions = Object.keys(accepted).map(Number)
        t.same(
          versions,
          Array.from({ length: versions.length }, (_, i) => i + 2),
          'each accepted save has a version of its own',
        )
        t.equal(body.cv.title, accepted.at(-1) ?? cv.title)
        await app.connection.collection('cvs').deleteMany({})
      },
    ),
    { numRuns: runs },
  )
})
