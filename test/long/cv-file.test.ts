// CV files over HTTP: what is read of them, the refusals in words, and that nothing is stored or fetched.
import net from 'node:net'
import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { OFFERED_LANGUAGES } from '../../api/core/cv/languages/index.ts'
import { sheetOf } from '../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../api/files/typeset/typeset.ts'
import { createImportPool, createImports } from '../../api/resume/imports.ts'
import { readCvFile } from '../../api/resume/readers/read.ts'
import { isLong } from '../dose.ts'
import { contentIn } from '../fixtures/languages.ts'
import { startApp } from '../harness.ts'
import { readUntil } from '../processes.ts'
import t from '../tap.ts'

const app = await startApp(t)
const pia = await app.as({ email: 'pia@example.org', name: 'Pia' })
const typesetter = createTypesetter()
t.teardown(() => typesetter.close())

const send = (bytes: Buffer, name = 'cv.pdf') => pia.post('/cvs/import/file').attach('file', bytes, name)
/** With the sections that share a list, and those whose fields stand in rows of their own. */
function contentOf(language: string): CvContentData {
  const content = contentIn(language)
  const { profession = '' } = content.personalDetails
  const { company = '', highlights } = content.experience?.[0] ?? {}
  const certificate = { name: profession, issuer: company, date: '2021-05', endDate: '2024-05', credentialId: 'ZQLIC' }
  return {
    ...content,
    volunteer: [
      { id: 'v', position: profession, organization: company, startDate: '2015', endDate: '2017', highlights },
    ],
    certificates: [{ id: 'c', ...certificate }],
    courses: [{ id: 'k', name: content.skills?.[0]?.name ?? '', provider: company, date: '2020-02' }],
  }
}
const pdfIn = async (language: string, template: string): Promise<Buffer> => {
  const sheet = sheetOf(contentOf(language), language)
  return (await typesetter.pdf({ sheet, template, at: new Date('2026-11-20T10:00:00Z') })).bytes
}
const TEXT = `Asha Example
Structural engineer
asha@example.org

EXPERIENCE

Senior engineer, Godavari Works Ltd
March 2019 - present
- Led the office of five

EDUCATION
B.Tech., Civil Engineering, IIT Bombay
2010 - 2014

Something that has no place
`

t.test('a PDF is read, with its pages as pictures, and makes a CV', async t => {
  const { body } = await send(await pdfIn('en', 'quay')).expect(200)
  t.equal(body.kind, 'pdf')
  t.match(body.resume, {
    basics: { name: 'Asha Fernández-Møller', label: 'Structural engineer', email: 'asha@example.org' },
    work: [{ name: 'Godavari Works', position: 'Senior engineer', startDate: '2019-03' }],
    education: [
      { institution: 'Godavari Works', studyType: 'Civil engineering', startDate: '2010-08', endDate: '2014-05' },
    ],
  })
  t.match(body.pages, [{ image: /^data:image\/webp;base64,/ }])
  t.match(body.content, { experience: [{ id: 'work-0', company: 'Godavari Works', position: 'Senior engineer' }] })
  t.match(body, { title: 'Asha Fernández-Møller, Structural engineer', language: 'en' })
  const place = body.places.find(({ path }: { path: string }) => path === '/experience/0/company')
  t.match(body.pieces[place.piece], { text: /Godavari Works/, where: 'page 1', page: 0 })
  const textAt = (path: string) =>
    path
      .split('/')
      .slice(1)
      .reduce((inner, key) => inner?.[key], body.content)
  for (const { path } of body.places) t.equal(typeof textAt(path), 'string', path)
  t.equal(await app.connection.collection('cvs').countDocuments(), 0, 'nothing is stored')
  const made = await pia.post('/cvs/import').send({ format: 'json-resume', resume: body.resume }).expect(201)
  t.equal(made.body.cv.content.experience[0].company, 'Godavari Works')
})

t.test('of three texts after a degree the school is the last, or the one before its country', async t => {
  const studies = async (text: string) =>
    (await readCvFile(Buffer.from(`Asha Example\n\nEDUCATION\n${text}\n2010 - 2014\n`))).resume.education
  for (const [text, study] of [
    ['B.Sc., Nursing, AIIMS', { institution: 'AIIMS', studyType: 'B.Sc.', area: 'Nursing' }],
    ['M.A., History, Heidelberg, Germany', { institution: 'Heidelberg', studyType: 'M.A.', area: 'History' }],
    ['B.Tech., Civil Engineering, IIT Bombay', { institution: 'IIT Bombay', area: 'Civil Engineering' }],
  ] as const)
    t.match(await studies(text), [study], text)
})

t.test('dates at the margin beside a grade are those of the study', async t => {
  const text = `Asha Rao\n\nEDUCATION\n\nBS Kaveri University, Physics\n- GPA: 3.9/4.0${' '.repeat(6)}Sept 2014 – June 2018\n`
  const { resume } = await readCvFile(Buffer.from(text))
  t.match(resume.education, [{ score: '3.9/4.0', startDate: '2014-09', endDate: '2018-06' }])
})

/** In a PDF a degree with a comma is one with its subject, and the sign without width of Persian is not drawn. */
const asDrawn = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u200c', ''))

t.test('every template is read in each language with labels', async t => {
  for (const [at, { id }] of typesetter.templates.entries()) {
    for (const [nth, language] of OFFERED_LANGUAGES.entries()) {
      // Each pair in the long dose, otherwise each template in one language or two.
      if (!isLong && (at + nth) % 4 !== 0) continue
      const { personalDetails, experience, education, skills, languages, custom, ...more } = asDrawn(
        contentOf(language),
      )
      const { resume, unplaced } = await readCvFile(await pdfIn(language, id))
      const [job, study, [spoken], [own]] = [experience?.[0], education?.undergraduation, languages ?? [], custom ?? []]
      const dates = { startDate: '2010-08', endDate: '2014-05' }
      const [studyType = '', area] = (study?.degree ?? '').split(/[,،，、]\s?/)
      const shown = {
        basics: { name: personalDetails.name, label: personalDetails.profession, email: personalDetails.email },
        work: [{ name: job?.company, position: job?.position, startDate: '2019-03', highlights: job?.highlights }],
        education: [{ institution: study?.institution, studyType, ...(area && { area }), ...dates }],
        skills: skills?.map(({ name }) => ({ name })),
        languages: [{ language: spoken?.name, fluency: spoken?.fluency }],
        'x-sections': [{ items: [{ title: own?.items?.[0]?.title }] }],
        volunteer: [{ position: more.volunteer?.[0]?.position, startDate: '2015', endDate: '2017' }],
        certificates: [
          {
            name: more.certificates?.[0]?.name,
            date: '2021-05',
            'x-endDate': '2024-05',
            'x-credentialId': 'ZQLIC',
          },
          { name: more.courses?.[0]?.name, date: '2020-02', 'x-trucv-section': 'courses' },
        ],
      }
      t.match(resume, shown, `${id}, ${language}`)
      const [{ title }] = resume['x-sections'] as [{ title: string }]
      t.equal(
        title.localeCompare(own?.title ?? '', language, { sensitivity: 'base' }),
        0,
        'headings may be in capitals',
      )
      t.same(unplaced, [], `${id}, ${language}: every word has its place`)
    }
  }
})

t.test('a Word file and plain text are read, and lines without a field are listed', async t => {
  const paragraphs = TEXT.split('\n').map(line =>
    /^[A-Z]+$/.test(line) ? new Paragraph({ text: line, heading: HeadingLevel.HEADING_1 }) : new Paragraph(line),
  )
  const link = new ExternalHyperlink({ link: 'http://127.0.0.1:9/never', children: [new TextRun('page')] })
  const word = await Packer.toBuffer(
    new Document({ sections: [{ children: [...paragraphs, new Paragraph({ children: [link] })] }] }),
  )
  for (const [kind, bytes] of [
    ['docx', word],
    ['text', Buffer.from(TEXT)],
  ] as const) {
    const { body } = await send(bytes, 'cv').expect(200)
    t.equal(body.kind, kind)
    t.match(body.resume.work, [{ name: 'Godavari Works Ltd', position: 'Senior engineer', startDate: '2019-03' }], kind)
    t.match(body.resume.education, [{ institution: 'IIT Bombay', startDate: '2010', endDate: '2014' }], kind)
    const shown = JSON.stringify([body.resume, body.unplaced])
    for (const word of TEXT.match(/\p{L}{4,}/gu) ?? [])
      t.ok(shown.includes(word) || /EXPERIENCE|EDUCATION|March|present/.test(word), `${kind}: ${word}`)
  }
})

t.test('an unreadable file is refused with a message', async t => {
  const pdf = await pdfIn('en', 'quay')
  const cases: [string, Buffer, number, string][] = [
    ['a picture named .pdf', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 415, 'unsupported_kind'],
    ['half a PDF', pdf.subarray(0, pdf.length / 2), 422, 'broken'],
    ['nothing', Buffer.from(' \n'), 422, 'empty'],
    ['an old Word file', Buffer.from('d0cf11e0a1b11ae1'.padEnd(4_000, '0'), 'hex'), 415, 'unsupported_kind'],
    ['too much', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'too_large'],
  ]
  for (const [what, bytes, status, code] of cases) {
    const { body } = await send(bytes).expect(status)
    t.match(body, { success: false, code, message: /^[A-Z].+\.$/s }, what)
  }
})

t.test('a reader that needs too much memory is ended, and the next file is read', async t => {
  const imports = createImports(createImportPool({ residentMb: 1 }))
  t.teardown(() => imports.close())
  await t.rejects(imports.read(await pdfIn('en', 'quay'), 'pia'), { code: 'too_complex' })
  const others = createImports()
  t.teardown(() => others.close())
  t.match(await others.read(Buffer.from(TEXT), 'pia'), { kind: 'text' })
})

t.test('an aborted upload leaves no file and no slot behind', async t => {
  const owner = { email: 'hasty@example.org', name: 'Hana' }
  const hana = await app.as(owner)
  await hana.get('/me').expect(200)
  const { host, hostname, port } = new URL(app.url)
  const form = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${TEXT}\r\n--b--\r\n`
  // Each with a token that has to be verified first: the file has come, and its sender gone, before it is read.
  const head = async () =>
    `POST /cvs/import/file HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${await app.token(owner)}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${form.length}\r\n\r\n`
  const hangUp = (sent: string, how: 'destroy' | 'resetAndDestroy', rounds: number) =>
    new Promise<void>(resolve => {
      const wait = (left: number): unknown => (left === 0 ? socket[how]() : setImmediate(wait, left - 1))
      const socket = net.connect(Number(port), hostname, () => {
        socket.write(sent)
        wait(rounds)
      })
      socket.on('error', () => undefined).on('close', () => resolve())
    })
  for (const sent of [form, form.slice(0, 100), '']) {
    for (const how of ['destroy', 'resetAndDestroy'] as const)
      for (const rounds of [0, 1, 2, 3, 5]) await hangUp((await head()) + sent, how, rounds)
  }
  const next = async () => (await hana.post('/cvs/import/file').attach('file', Buffer.from(TEXT), 'cv.txt')).status
  t.equal(await readUntil(next, status => status !== 429), 200)
})

t.test('no reader opens a connection', async t => {
  const { connect } = net.Socket.prototype
  let opened = 0
  net.Socket.prototype.connect = function (...given: never[]) {
    opened++
    return Reflect.apply(connect, this, given)
  }
  t.teardown(() => Object.assign(net.Socket.prototype, { connect }))
  net.connect(9, '127.0.0.1').on('error', () => undefined)
  t.equal(opened, 1, 'a connection would be seen')
  const link = new ExternalHyperlink({ link: 'http://127.0.0.1:9/never', children: [new TextRun('Asha Example')] })
  const word = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children: [link] })] }] }))
  const xml = '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1:9/e">]><SkillsPassport>&e;</SkillsPassport>'
  for (const bytes of [word, Buffer.from(xml), Buffer.from(TEXT)]) await readCvFile(bytes).catch(() => undefined)
  t.equal(opened, 1)
})
