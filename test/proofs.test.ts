// Evidence files: checked by content, stored separately, bound to the section's text, readable only by the owner.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createInspection, createInspectionPool } from '../api/claims/evidence/inspection.ts'
import { cleanName } from '../api/claims/evidence/uploads.ts'
import { DRAWN, onePage, stream, UNDRAWN } from './fixtures/hostile-pdfs.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org', name: 'Ana' })
const bob = await app.as({ email: 'bob@example.org', name: 'Bob' })
const content = contentWith({
  education: { undergraduation: { id: 'ug', institution: 'University of Example', degree: 'B.Sc.' } },
  skills: [
    { id: 'weaving', name: 'Weaving' },
    { id: 'secret', name: 'Secret', hidden: true },
  ],
})
const make = async () => (await ana.post('/cvs').send({ content }).expect(201)).body.cv.id as string
const id = await make()
const upload = (section: string, bytes: Buffer, name = 'degree.pdf', cv = id) =>
  ana.post(`/cvs/${cv}/proofs/${section}`).attach('file', bytes, name)
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const rows = app.connection.collection<{ _id: string; userId: string; unsure: Date | null }>('proofs')
const download = (path: string, who = ana) =>
  who
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => done(null, Buffer.concat(parts)))
    })

t.test('a PDF is accepted when its pages can be drawn, whatever else it contains', async t => {
  const cv = await make()
  for (const [what, bytes] of Object.entries(DRAWN)) {
    const { status, body } = await upload('skills.weaving', bytes, 'a.pdf', cv)
    t.equal(status, 201, `${what}: ${JSON.stringify(body)}`)
    const path = `/cvs/${cv}/proofs/skills.weaving/${body.proof.id}`
    t.ok(bytes.equals((await download(path).expect(200)).body), `${what}: the owner gets the stored bytes`)
    await ana.delete(path).expect(204)
  }
})

t.test('a PDF that cannot be drawn is refused with the reason and the field, and the service goes on', async t => {
  for (const [what, [bytes, code]] of Object.entries(UNDRAWN)) {
    const { status, body } = await upload('education.undergraduation', bytes)
    t.equal(status, 422, what)
    const message = /^This PDF .* Print it to a new PDF, or bring a picture of it\.$/
    t.match(body, { code, message, errors: [{ path: '/file', message }] }, what)
  }
  t.equal(await rows.countDocuments(), 0)
  await app.anyone().get('/readyz').expect(200)
})

t.test('drawing a file ends at its limit of processor time', async t => {
  const inspection = createInspection(createInspectionPool({ limitMs: 400, clockFactor: 100 }))
  t.teardown(() => inspection.close())
  const [bytes] = UNDRAWN['forms within forms'] as [Buffer, string]
  await t.rejects(inspection.drawPages(bytes, 'application/pdf', 'ana'), { code: 'too_complex' })
})

t.test('a file is stored unchanged, bound by its hash, and returned as a download only', async t => {
  const bytes = onePage([stream('', 'degree')])
  const { body } = await upload('education.undergraduation', bytes, '../My\u200b degree.exe').expect(201)
  t.same(
    { ...body.proof, at: '', id: '' },
    { id: '', at: '', name: 'My degree.pdf', type: 'application/pdf', size: bytes.length, sha256: shaOf(bytes) },
  )
  const path = `/cvs/${id}/proofs/education.undergraduation/${body.proof.id}`
  const reply = await download(path).expect(200)
  t.ok(bytes.equals(reply.body))
  t.match(reply.headers, {
    'content-type': 'application/pdf',
    'content-disposition': /^attachment; filename="My degree.pdf"/,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const { cv } = (await ana.get(`/cvs/${id}`).expect(200)).body
  t.match(cv.verification.education.undergraduation, { proof: [{ sha256: shaOf(bytes) }], level: 'evidence' })
  t.ok(cv.rev > 0, 'the rev says that something changed')
  const again = await upload('education.undergraduation', bytes).expect(201)
  t.equal(again.body.proof.id, body.proof.id, 'the same file is the same proof')
  t.equal(await rows.countDocuments({ _id: body.proof.id }), 1)

  await bob.get(path).expect(404)
  await app.anyone().get(path).expect(401)
  await bob.post(`/cvs/${id}/proofs/education.undergraduation`).attach('file', bytes, 'a.pdf').expect(404)
  await bob.delete(path).expect(404)
  await ana.get(path.replace('education.undergraduation', 'skills.weaving')).expect(404)
  await ana.post(`/cvs/${id}/publish`).expect(200)
  const seen = (
    await Promise.all([`/cvs/${id}`, `/cv/${id}`, `/cvs/${id}/verification`].map(one => app.anyone().get(one)))
  )
    .map(one => one.text)
    .join()
  for (const secret of [body.proof.id, shaOf(bytes), 'My degree']) t.notMatch(seen, secret)
  await ana.delete(path).expect(204)
  await ana.delete(path).expect(404)
  await ana.get(path).expect(404)
  t.equal(await rows.countDocuments({ cvId: id }), 0)
})

t.test('pictures are re-encoded without metadata and without data after their end', async t => {
  const jpeg = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Copyright: 'CANARY-EXIF' } })
    .jpeg()
    .toBuffer()
  const { body } = await upload(
    'skills.weaving',
    Buffer.concat([jpeg, Buffer.from('PK\x05\x06<script>')]),
    'x.pdf',
  ).expect(201)
  t.match(body.proof, { name: 'x.jpg', type: 'image/jpeg' })
  const kept = (await download(`/cvs/${id}/proofs/skills.weaving/${body.proof.id}`).expect(200)).body as Buffer
  t.equal(shaOf(kept), body.proof.sha256, 'the hash is that of what is kept')
  t.notOk(kept.includes('CANARY-EXIF') || kept.includes('<script>'))
  t.match(await sharp(kept).metadata(), { width: 900, height: 700, exif: undefined })
  await ana.delete(`/cvs/${id}/proofs/skills.weaving/${body.proof.id}`).expect(204)
})

t.test('other files, other sections and too large files are refused with a reason', async t => {
  const cases: [string, string, Buffer, number, string][] = [
    ['HTML', 'skills.weaving', Buffer.from('<script>alert(1)</script>'), 415, 'unsupported_type'],
    ['a program', 'skills.weaving', Buffer.from('MZ'.padEnd(500)), 415, 'unsupported_type'],
    ['a GIF', 'skills.weaving', Buffer.from('GIF89a'.padEnd(500)), 415, 'unsupported_type'],
    ['nothing', 'skills.weaving', Buffer.alloc(0), 415, 'unsupported_type'],
    ['six megabytes', 'skills.weaving', Buffer.concat([onePage(), Buffer.alloc(6 * 1024 * 1024)]), 413, 'too_large'],
    ['a part that is not there', 'skills.none', onePage(), 404, 'not_found'],
    ['no part', '__proto__', onePage(), 404, 'not_found'],
    ['a part without proofs', 'languages.en', onePage(), 404, 'not_found'],
  ]
  for (const [what, section, bytes, status, code] of cases) {
    const reply = await upload(section, bytes)
    t.equal(reply.status, status, `${what}: ${JSON.stringify(reply.body)}`)
    t.match(reply.body, { success: false, code, message: String })
  }
  t.equal((await ana.post(`/cvs/${id}/proofs/skills.weaving`).send({})).status, 415, 'no form')
  t.match((await ana.post(`/cvs/${id}/proofs/skills.weaving`).attach('other', onePage(), 'a.pdf')).body, {
    code: 'invalid_request',
  })
})

// One is inspected and eight may wait, on any machine.
t.test('a section has at most five files, also when nine are uploaded concurrently', async t => {
  await app.connection.collection('claims').deleteMany({})
  await rows.deleteMany({})
  const cv = await make()
  const files = Array.from({ length: 9 }, (_, index) => onePage([stream('', `number ${index}`)]))
  const replies = await Promise.all(files.map(bytes => upload('skills.weaving', bytes, 'a.pdf', cv)))
  t.same(replies.map(({ status }) => status).sort(), [...Array(5).fill(201), ...Array(4).fill(409)])
  t.equal(await rows.countDocuments({}), 5, 'nothing is left of the others')
  t.equal((await ana.get(`/cvs/${cv}`)).body.cv.verification.skills.weaving.proof.length, 5)
  const copy = (await ana.post(`/cvs/${cv}/duplicate`).expect(201)).body.cv
  t.equal(copy.verification.skills.weaving.proof.length, 5, 'a copy has them too')
  for (const { nanoId } of (await ana.get('/cvs').expect(200)).body.cvs) {
    if (nanoId !== copy.nanoId) await ana.delete(`/cvs/${nanoId}?now=true`).expect(204)
  }
  t.equal(await rows.countDocuments({}), 5)
  await ana.delete(`/cvs/${copy.nanoId}?now=true`).expect(204)
  t.equal(await rows.countDocuments({}), 0, 'they go with the last CV that has their words')
})

t.test('evidence is for what can be read: a hidden item takes none, and hiding one hides its evidence', async t => {
  const cv = await make()
  await upload('skills.secret', onePage(), 'hidden-proof.pdf', cv).expect(404)
  const { body } = await upload('skills.weaving', onePage(), 'hidden-proof.pdf', cv).expect(201)
  const { version, content } = (await ana.get(`/cvs/${cv}`).expect(200)).body.cv
  content.skills[0].hidden = true
  await ana.put(`/cvs/${cv}`).set('if-match', `"${version}"`).send({ content }).expect(200)
  await ana.post(`/cvs/${cv}/publish`).expect(200)
  const seen =
    (await app.anyone().get(`/cvs/${cv}`).expect(200)).text + (await app.anyone().get(`/cvs/${cv}/verification`)).text
  t.notMatch(seen, /weaving|secret|hidden-proof/i)
  t.notMatch(seen, body.proof.sha256)
  await ana.get(`/cvs/${cv}/proofs/skills.weaving/${body.proof.id}`).expect(200)
  await ana.delete(`/cvs/${cv}?now=true`).expect(204)
})

t.test('bytes left by a crash are removed at the next start, and referenced ones stay', async t => {
  const cv = await make()
  const { body } = await upload('skills.weaving', onePage(), 'a.pdf', cv).expect(201)
  const long = new Date(Date.now() - 3_600_000)
  await rows.updateOne({ _id: body.proof.id }, { $set: { unsure: long } })
  const of = { userId: (await rows.findOne({ _id: body.proof.id }))?.userId }
  const left = Array.from({ length: 120 }, (_, at) => ({ _id: `left-${at}`, ...of }))
  await rows.insertMany(left.map(one => ({ ...one, unsure: long })) as never)
  await rows.insertOne({ _id: 'just-coming', ...of, unsure: new Date() } as never)
  await app.catchUp()
  t.same(
    (await rows.find({}).sort({ _id: 1 }).toArray()).map(row => row._id).sort(),
    [body.proof.id, 'just-coming'].sort(),
  )
  await ana.get(`/cvs/${cv}/proofs/skills.weaving/${body.proof.id}`).expect(200)
})

t.test('file names are made safe', async t => {
  const cases: [string, string][] = [
    ['degree.pdf', 'degree.pdf'],
    ['C:\\Users\\ana\\degree.PDF', 'degree.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\r\nset-cookie: x.pdf', 'a set-cookie x.pdf'],
    ['', 'proof.pdf'],
    ['...', 'proof.pdf'],
    ['--help', 'help.pdf'],
    ['gpj.\u202eexe', 'gpj.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['प्रमाण पत्र.pdf', 'प्रमाण पत्र.pdf'],
    ['x'.repeat(500), `${'x'.repeat(80)}.pdf`],
  ]
  for (const [given, wanted] of cases) t.equal(cleanName(given, 'pdf'), wanted, JSON.stringify(given.slice(0, 30)))
})
