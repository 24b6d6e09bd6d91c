// The JSON Resume that downloads carry, over HTTP: what it says, that it brings the CV back whole, and where it is left out or ignored.
import { randomBytes } from 'node:crypto'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { bytesOf, createCv, makePro, saveCv } from './cv-calls.ts'
import { partsOf } from './docx-reader.ts'
import { contentWith, startApp } from './harness.ts'
import { attachmentOf } from './pdf-reader.ts'
import t from './tap.ts'
import { folded, pageTextsOf } from './typeset-reader.ts'
import { zipOf } from './zip-writer.ts'

const app = await startApp(t)
const OWNER = { email: 'ines@example.org', name: 'Ines' }
const ines = await app.as(OWNER)
await ines.get('/me').expect(200)
await makePro(app, OWNER.email)

const RESUME = {
  basics: {
    name: 'Ines Aldana & Co',
    label: 'Cheesemaker <senior>',
    email: 'ines.private@example.org',
    phone: '+34 600 112 233',
    'x-shoe': 'size 39',
  },
  work: [
    {
      name: 'The Night Porter',
      position: 'Baker',
      startDate: '2019-03',
      highlights: ['Two ovens'],
      'x-pay': 'secret 1',
    },
    { name: 'Halden Dairy', position: 'Clerk', startDate: '2015', endDate: '2018' },
  ],
  skills: [{ name: 'Grafting' }, { name: 'Hidden skill' }],
  'x-diary': 'secret 2',
}
const { cv } = (await ines.post('/cvs/import').send({ format: 'json-resume', resume: RESUME }).expect(201)).body
const id = cv.nanoId
const content = structuredClone(cv.content)
content.skills[1].hidden = true
await saveCv(ines, id, cv.version, {
  content,
  privacy: { ...cv.privacy, email: 'private', phoneNumber: 'private' },
}).expect(200)

type Raw = Record<string, unknown>
const pdf = (audience: string) => bytesOf(ines.get(`/cvs/${id}/pdf?audience=${audience}`))
const docx = (audience: string) => bytesOf(ines.get(`/cvs/${id}/docx?audience=${audience}`))
const DOCX_PART = 'customXml/item1.xml'
const ofPdf = async (audience: string): Promise<Raw> =>
  JSON.parse(String(attachmentOf(await pdf(audience), 'resume.json')))
const bring = async (bytes: Buffer, name: string) =>
  (await ines.post('/cvs/import/file').attach('file', bytes, name).expect(200)).body
const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]

t.test('the document says what the file shows to its reader, and nothing else', async t => {
  for (const audience of ['public', 'owner']) {
    const { meta, $schema: _, ...resume } = await ofPdf(audience)
    const shown = folded((await pageTextsOf(await pdf(audience))).join(' '))
    const values = leaves(resume).filter(text => !/^\d{4}(-\d\d)*$/.test(text))
    t.same(
      values.filter(text => !shown.includes(folded(text))),
      [],
      `${audience}: every value is on the page`,
    )
    t.match(resume, {
      basics: { name: RESUME.basics.name, label: RESUME.basics.label },
      work: [
        { name: 'The Night Porter', startDate: '2019-03' },
        { name: 'Halden Dairy', endDate: '2018' },
      ],
      skills: [{ name: 'Grafting' }],
    })
    const text = JSON.stringify(resume)
    t.notMatch(text, /Hidden skill|x-shoe|size 39|x-pay|secret|x-diary/, 'no hidden item and no unknown key')
    t.equal(text.includes('ines.private'), audience === 'owner')
    t.equal(text.includes('600'), audience === 'owner')
    t.match(meta, { 'x-text': /^[\da-f]{64}$/ })
  }
})

t.test('both files come back whole through the import of files', async t => {
  for (const audience of ['public', 'owner']) {
    const { meta: _, ...resume } = await ofPdf(audience)
    for (const [bytes, name] of [
      [await pdf(audience), 'cv.pdf'],
      [await docx(audience), 'cv.docx'],
    ] as const) {
      const { resume: back, unplaced } = await bring(bytes, name)
      const { meta: _, ...rest } = back
      t.same(rest, resume, `${name}, ${audience}`)
      t.same(unplaced, [], 'every text has its place')
    }
  }
})

t.test('a Word file that was edited is read by its text', async t => {
  const parts = partsOf(await docx('owner'))
  t.match(parts[DOCX_PART], 'Halden Dairy')
  const xml = parts['word/document.xml']?.replace('Halden Dairy', 'Halden Creamery') ?? ''
  const { resume } = await bring(Buffer.from(zipOf({ ...parts, 'word/document.xml': xml })), 'cv.docx')
  t.match(resume.work, [{ position: 'Baker' }, { name: 'Halden Creamery', position: 'Clerk', endDate: '2018' }])
  t.notMatch(JSON.stringify(resume), /Halden Dairy/)
})

t.test('a file with the data is evidence like any other', async t => {
  const { body } = await ines
    .post(`/cvs/${id}/proofs/experience.${content.experience[0].id}`)
    .attach('file', await pdf('owner'), 'cv.pdf')
  t.match(body.proof, { id: String }, JSON.stringify(body))
})

t.test('the owner can leave the data out', async t => {
  const { body } = await ines.get(`/cvs/${id}`).expect(200)
  await saveCv(ines, id, body.cv.version, { style: { ...body.cv.style, resumeData: false } }).expect(200)
  t.equal(attachmentOf(await pdf('owner'), 'resume.json'), null)
  t.notOk(DOCX_PART in partsOf(await docx('owner')))
  const { resume } = await bring(await docx('owner'), 'cv.docx')
  t.match(resume.work, [{ name: 'The Night Porter' }, { name: 'Halden Dairy' }], 'it is read by its text')
})

t.test('a Word file for Naukri has at most 2 MB, plain lines and no picture, and is read back by its text', async t => {
  const noise = await sharp(randomBytes(1_024 * 1_024 * 4), { raw: { width: 1_024, height: 1_024, channels: 4 } })
    .webp({ quality: 10, alphaQuality: 10 })
    .toBuffer()
  const cv = await createCv(ines, {
    content: contentWith({
      personalDetails: { name: 'Ines Aldana', profession: 'Cheesemaker', email: 'ines@example.org', location: 'Pune' },
      experience: [
        { id: 'a', position: 'Baker', company: 'The Night Porter', startDate: '2019-03', endDate: '2020-04' },
      ],
      skills: [{ id: 's', name: 'Grafting' }],
      sections: { skills: { hideTitle: true } },
    }),
    style: { fit: 1 },
  })
  const { picture } = (await ines.post(`/cvs/${cv}/picture`).attach('file', noise, 'me.webp').expect(201)).body
  const { content, version } = (await ines.get(`/cvs/${cv}`).expect(200)).body.cv
  content.personalDetails.imageUrl = picture.url
  await saveCv(ines, cv, version, { content }).expect(200)
  await ines.post(`/cvs/${cv}/publish`).expect(200)
  await ines.put(`/cvs/${cv}/attestations/skills.s`).send({ method: 'account' }).expect(200)
  const word = (query: string) => bytesOf(ines.get(`/cvs/${cv}/docx${query}`))
  const imagesIn = (file: Buffer) => Object.keys(partsOf(file)).filter(name => name.startsWith('word/media/'))

  t.ok((await word('')).length > 3_000_000, 'the picture of a usual file')
  const plain = await word('?for=naukri')
  t.ok(plain.length < 100_000)
  t.same(imagesIn(plain), [])
  const small = await word('?for=naukri&picture=true')
  t.equal(imagesIn(small).length, 1)
  t.ok(small.length > 100_000 && small.length < 2_000_000, String(small.length))
  t.same(imagesIn(await word('?picture=false')), [])

  const { value } = await mammoth.extractRawText({ buffer: plain })
  const lines = value.split('\n').filter(Boolean)
  t.same(lines.slice(0, 4), ['Ines Aldana', 'Cheesemaker', 'Pune', 'ines@example.org'], 'a line for each contact')
  t.ok(inOrder(lines, ['Baker', 'March 2019 – April 2020', 'The Night Porter', 'Skills', 'Grafting']), value)
  t.match(lines.at(-1), /verify/, 'readers can check it')
  const { [DOCX_PART]: _, ...text } = partsOf(plain)
  const { resume } = await bring(Buffer.from(zipOf(text)), 'cv.docx')
  t.match(resume, {
    basics: { name: 'Ines Aldana', label: 'Cheesemaker', email: 'ines@example.org' },
    work: [{ name: 'The Night Porter', position: 'Baker', startDate: '2019-03', endDate: '2020-04' }],
    skills: [{ name: 'Grafting' }],
  })
})

const inOrder = (lines: string[], wanted: string[]): boolean => {
  const places = wanted.map(line => lines.indexOf(line))
  return places.every((place, at) => place > (places[at - 1] ?? -1))
}
