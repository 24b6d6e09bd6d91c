// A claim belongs to words under a name: every CV of the account that has them shows it. Copies, changes, other names, moved evidence,
// search, limits, withdrawal and removal.
import { entryOf, startClaims } from './claims-harness.ts'
import { createCv, saveCv } from './cv-calls.ts'
import { onePage } from './fixtures/hostile-pdfs.ts'
import t from './tap.ts'

const { app, owner, attest, confirmIn, draft, make, publish, put, save, snapshot, verification } = await startClaims(t)
type Row = Record<string, unknown> & { _id: string }
const rows = (name: string) => app.connection.collection<Row>(name)
const [claims, proofs, requests] = [rows('claims'), rows('proofs'), rows('verification_requests')]

const SECTION = 'experience.x1'
const job = { id: 'x1', company: 'Loom Works', position: 'Weaver', startDate: '2019-06', description: 'Wove silk.' }
const contentOf = (name: string, change: object = {}) => ({
  personalDetails: { name },
  experience: [{ ...job, ...change }],
})
const entry = async (id: string) => entryOf(await draft(id), SECTION)
const duplicate = async (id: string): Promise<string> =>
  (await owner.post(`/cvs/${id}/duplicate`).expect(201)).body.cv.id
const remove = (id: string) => owner.delete(`/cvs/${id}?now=true`).expect(204)
/** A published CV whose job is attested and whose facts are confirmed. */
async function claimed(name: string): Promise<string> {
  const id = await make(contentOf(name), true)
  await attest(id, SECTION)
  await confirmIn(id, SECTION)
  return id
}
const addProof = async (id: string, name: string, content = onePage([`<< /Title (${name}) >>`])) =>
  owner.post(`/cvs/${id}/proofs/${SECTION}`).attach('file', content, `${name}.pdf`)

t.test('a copy of a CV shows the badges at once, and a badge that ends is gone from both', async t => {
  const id = await claimed('Copied')
  const copy = await duplicate(id)
  t.match(await entry(copy), { level: 'confirmed', isSelfAttested: true, confirmation: { scope: 'facts' } })
  const { cvs } = (await owner.get(`/cvs/${copy}/claims/${SECTION}`).expect(200)).body
  const isShown = new Map(cvs.map((one: { id: string; published: boolean }) => [one.id, one.published]))
  t.same([isShown.size, isShown.get(id), isShown.get(copy)], [2, true, false])
  await publish(copy)
  t.match(entryOf(await snapshot(copy), SECTION), { level: 'confirmed', isSelfAttested: true })
  t.match((await app.anyone().get(`/cv/${copy}`).expect(200)).text, 'Confirmed by uni.example')
  const { holder, claims: all } = await verification(id)
  t.match(await verification(copy), { holder, claims: all })

  await owner.delete(`/cvs/${copy}/attestations/${SECTION}`).expect(204)
  for (const nanoId of [id, copy])
    t.match(entryOf(await snapshot(nanoId), SECTION), { level: 'confirmed', isSelfAttested: false })
})

t.test('another description hides the attestation alone, other facts or another name all; undo shows all', async t => {
  const id = await claimed('Anna')
  const { holder } = await verification(id)
  await save(id, { content: contentOf('Anna', { description: 'Wove wool.' }) })
  const { former, ...present } = await entry(id)
  t.match(present, { level: 'confirmed', attestation: null, confirmation: { scope: 'facts', valid: true } })
  t.same(present.facts, ['company', 'position', 'startDate'])
  t.match(former, [{ scope: 'whole', level: 'self-attested', value: { description: 'Wove silk.' } }])
  await publish(id)
  t.match((await verification(id)).claims.slice(-2), [
    { scope: 'whole', valid: false, level: 'stated' },
    { scope: 'facts', level: 'confirmed', confirmation: { scope: 'facts' } },
  ])
  const hidden = { level: 'stated', attestation: null, confirmation: null }
  const confirmed = { scope: 'facts', level: 'confirmed', domain: 'uni.example', person: 'Anna' }
  await save(id, { content: contentOf('Anna', { company: 'Loom Works Ltd' }) })
  t.match(await entry(id), { ...hidden, former: [confirmed, { scope: 'whole' }] })
  await save(id, { content: contentOf('Anna') })
  await save(id, { content: contentOf('Hanna') })
  t.match(await entry(id), { ...hidden, former: [confirmed, { scope: 'whole', level: 'self-attested' }] })
  await publish(id)
  const renamed = await verification(id)
  t.notMatch(JSON.stringify(renamed), new RegExp(`${holder}|"level":"(confirmed|self)`))
  await save(id, { content: contentOf(' ANNA ') })
  const again = await entry(id)
  t.match(again, { level: 'confirmed', isSelfAttested: true }, 'the same name in other letters')
  t.equal(again.former, undefined)
})

t.test('evidence of former words is moved when its owner says that it fits', async t => {
  const id = await make(contentOf('Evi'))
  const copy = await duplicate(id)
  const { proof } = (await addProof(id, 'letter')).body
  t.match(await entry(copy), { level: 'evidence', proof: [{ name: 'letter.pdf' }] })
  await save(id, { content: contentOf('Evi', { description: 'Wove wool.' }) })
  t.match(await entry(id), { level: 'evidence', proof: [{ id: proof.id }] }, 'it belongs to the facts')
  await save(id, { content: contentOf('Evi', { company: 'Loom Works Ltd' }) })
  t.match(await entry(id), { level: 'stated', proof: [], former: [{ scope: 'facts', proof: [{ id: proof.id }] }] })
  const path = `/cvs/${id}/proofs/${SECTION}/${proof.id}`
  await owner.get(path).expect(200)
  await (await app.as({ email: 'other@example.org' })).post(`${path}/keep`).expect(404)
  await owner.post(`/cvs/${id}/proofs/${SECTION}/none/keep`).expect(404)
  for (let repeated = 0; repeated < 2; repeated++) await owner.post(`${path}/keep`).expect(204)
  const moved = await entry(id)
  t.match(moved, { level: 'evidence', proof: [{ id: proof.id }] })
  t.equal(moved.former, undefined)
  t.equal(await entry(copy), undefined)
  t.equal((await owner.get(path).expect(200)).headers['content-type'], 'application/pdf')
})

t.test('the search finds entries of all CVs with their badges, equal ones once for each name', async t => {
  const id = await claimed('Finder')
  await duplicate(id)
  const hidden = await make(contentOf('Seeker', { company: 'Loom Works of Madurai', hidden: true }))
  const search = async (q: string) =>
    (await owner.get(`/cvs/entries?q=${encodeURIComponent(q)}`).expect(200)).body.entries.filter(
      ({ name }: { name: string }) => name === 'Finder' || name === 'Seeker',
    )
  const { id: _id, ...item } = job
  const [seeker, finder, ...others] = await search('weav LOOM')
  t.same(others, [])
  t.same(seeker, {
    ...{ cv: hidden, title: 'T', name: 'Seeker', section: SECTION, level: 'stated', label: null },
    item: { ...item, company: 'Loom Works of Madurai' },
  })
  t.match(finder, { name: 'Finder', section: SECTION, item, level: 'confirmed', label: /uni\.example/ })
  t.equal((await search('madurai')).length, 1)
  t.same(await search('weaver plumber'), [])
  await owner.delete(`/cvs/${hidden}`).expect(204)
  t.same(await search('madurai'), [], 'nothing of the trash')
  await owner.get(`/cvs/entries?q=${'x'.repeat(201)}`).expect(400)
  const stranger = await app.as({ email: 'stranger@example.org' })
  t.same((await stranger.get('/cvs/entries?q=loom').expect(200)).body.entries, [])
})

t.test('concurrent attestations of the same words in two CVs make one claim', async t => {
  const id = await make(contentOf('Tabs'))
  const copy = await duplicate(id)
  const calls = [id, copy, id, copy, id, copy].map(nanoId => put(nanoId, SECTION, { method: 'account' }))
  t.same(new Set((await Promise.all(calls)).map(({ status }) => status)), new Set([200]))
  const made = await claims.find({ person: 'Tabs' }).toArray()
  t.match([made.length, made[0]?.attestations], [1, { length: 1 }])
})

t.test('a section can have five files of evidence, an account fifty', async t => {
  const id = await make(contentOf('Filer'))
  for (let at = 0; at < 5; at++) t.equal((await addProof(id, `file ${at}`)).status, 201)
  const full = { status: 409, body: { code: 'limit_reached' } }
  t.match(await addProof(id, 'sixth'), { ...full, body: { message: /^A section can have 5 proofs/ } })
  const { userId, evidence } = (await claims.findOne({ person: 'Filer' })) as Row & { evidence: object[] }
  const all = (await claims.find({ userId }).toArray()).flatMap(one => one.evidence as object[]).length
  const many = Array.from({ length: 50 - all }, () => evidence[0])
  await claims.insertOne({ _id: 'many', userId, digest: 'many', at: new Date(), evidence: many, requests: [] })
  const other = await make(contentOf('Filer', { company: 'Another' }))
  t.match(await addProof(other, 'fifty-first'), { ...full, body: { message: /^An account can have 50 proofs/ } })
  await claims.deleteOne({ _id: 'many' })
  t.equal((await addProof(other, 'fiftieth')).status, 201)
  t.equal(await proofs.countDocuments({ unsure: { $ne: null } }), 0)
})

t.test('an account has room for 2,000 claims; the oldest that no CV has make room', async t => {
  const full = await app.as({ email: 'full@example.org', name: 'Full' })
  const id = await createCv(full, { content: contentOf('Full') })
  const attestIn = (section: string) => full.put(`/cvs/${id}/attestations/${section}`).send({ method: 'account' })
  await attestIn('personalDetails.name').expect(200)
  const { _id, attestations, ...name } = (await claims.findOne({ person: 'Full' })) as Row
  const old = (number: number, parts: object) =>
    ({ ...name, ...parts, _id: `old${number}`, digest: `d${number}`, at: new Date(1_000 * number) }) as Row
  const file = { id: 'e', name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '', at: new Date() }
  const rest = Array.from({ length: 1_997 }, (_, at) => old(at + 3, { evidence: [file] }))
  const declined = { requests: [{ id: 'r', status: 'declined' }], attestations: [] }
  await claims.insertMany([old(1, { attestations }), old(2, declined), ...rest])
  const left = async () => (await claims.find({ _id: { $in: ['old1', 'old2'] } }).toArray()).map(({ _id }) => _id)
  const save = async (version: number) =>
    await saveCv(full, id, version, { content: contentOf('Full', { company: `Company ${version}` }) }).expect(200)
  await attestIn(SECTION).expect(200)
  t.same(await left(), ['old1'], 'nobody stands for the declined one')
  await save(1)
  await attestIn(SECTION).expect(200)
  t.same([await left(), await claims.countDocuments({ userId: name.userId })], [[], 2_000])
  await claims.updateMany({ userId: name.userId }, { $set: { evidence: [file] } })
  await save(2)
  t.match((await attestIn(SECTION).expect(409)).body, { code: 'limit_reached', message: /2,000 claims/ })
})

t.test(
  'evidence and open requests go with the last CV that has their words, the claim when it is withdrawn',
  async t => {
    const id = await make(contentOf('Remover'))
    await attest(id, SECTION)
    t.equal((await addProof(id, 'kept')).status, 201)
    const asked = { email: 'dean@university.example', institution: 'University' }
    const { request } = (await owner.post(`/cvs/${id}/verifications/${SECTION}`).send(asked).expect(201)).body
    const copy = await duplicate(id)
    const stored = await proofs.countDocuments()
    const state = async () => [
      await claims.countDocuments({ person: 'Remover', 'evidence.0': { $exists: true } }),
      stored - (await proofs.countDocuments()),
      (await requests.findOne({ _id: request.id }))?.status,
    ]
    await remove(id)
    t.same(await state(), [1, 0, 'sent'])
    await remove(copy)
    t.same(await state(), [0, 1, 'gone'])

    const unused = async () =>
      (await owner.get('/me/claims').expect(200)).body.claims.filter(
        (one: { person: string }) => one.person === 'Remover',
      )
    const [claim, ...others] = await unused()
    t.same(others, [])
    const { id: _id, ...value } = job
    t.match(claim, { kind: 'experience', scope: 'whole', value, level: 'self-attested', domain: null })
    const back = await make(contentOf('Remover'))
    t.match(await entry(back), { isSelfAttested: true, proof: [] })
    t.same(await unused(), [], 'a CV has the words again')
    await remove(back)
    await owner.delete(`/me/claims/${claim.digest}`).expect(204)
    await owner.delete(`/me/claims/${claim.digest}`).expect(404)
    t.same([await unused(), await claims.countDocuments({ person: 'Remover' })], [[], 0])
  },
)
