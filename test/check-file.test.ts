// POST /check/file: what is read of a CV file without an account, what is remarked, each bad file, the limit, and that nothing is kept.
import { createHash } from 'node:crypto'
import { Document, Header, HeadingLevel, Packer, Paragraph } from 'docx'
import { SAMPLE_CV } from '../api/core/cv/sample.ts'
import { sheetOf } from '../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../api/files/typeset/typeset.ts'
import { manyPages, pdf, stream, UNDRAWN } from './fixtures/hostile-pdfs.ts'
import { startApp } from './harness.ts'
import t, { type Test } from './tap.ts'
import { zipOf } from './zip-writer.ts'

const app = await startApp(t, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' })
const typesetter = createTypesetter()
const OURS = (await typesetter.pdf({ sheet: sheetOf(SAMPLE_CV, 'en'), template: 'quay', at: new Date() })).bytes
await typesetter.close()

let client = 0
/** Each call is of another address, unless one is given. */
const check = (bytes: Uint8Array | Buffer, name = 'cv.pdf', address = `198.51.100.${++client}`) =>
  app.anyone().post('/check/file').set('x-forwarded-for', address).attach('file', Buffer.from(bytes), name)
type Remark = { path: string; message: string }
const onFile = (remarks: Remark[]) => remarks.filter(({ path }) => path === '').map(({ message }) => message)

type Line = [x: number, y: number, text: string, size?: number]
type Paper = {
  isTagged?: boolean
  pictures?: number
  encrypt?: (content: Buffer, object: number) => Buffer
  trailer?: string
}
/** A PDF as other programs write it: the lines in the order in which they are given. */
function paper(lines: Line[], { isTagged, pictures = 0, encrypt = bytes => bytes, trailer = '' }: Paper = {}): Buffer {
  const text = lines.map(([x, y, text, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const kids = Array.from({ length: 1 + pictures }, (_, at) => (at === 0 ? '3 0 R' : `${5 + at} 0 R`)).join(' ')
  const page = (contents: string, resources: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Resources << ${resources} >> >>`
  const image = stream(
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    'x',
  )
  const drawn = stream('', '500 0 0 700 50 50 cm /I Do')
  return pdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${isTagged ? '/MarkInfo << /Marked true >>' : ''} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${1 + pictures} >>`,
      page('4 0 R', '/Font << /F1 5 0 R >>'),
      stream('', encrypt(Buffer.from(text, 'latin1'), 4)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...Array.from({ length: pictures }, () => page(`${7 + pictures} 0 R`, `/XObject << /I ${6 + pictures} 0 R >>`)),
      ...(pictures ? [image, drawn] : []),
    ],
    trailer,
  )
}

const LEFT: Line[] = [
  [60, 720, 'Asha Example', 22],
  [60, 700, 'Structural engineer'],
  [60, 660, 'EXPERIENCE', 14],
  [60, 640, 'Senior engineer, Godavari Works Ltd'],
  [60, 626, 'March 2019 - present'],
  [60, 612, 'Led an office of five engineers'],
  [60, 598, 'Drew the bridge at Rajahmundry'],
  [60, 560, 'EDUCATION', 14],
  [60, 540, 'B.Tech., Civil Engineering, IIT Bombay'],
]
const RIGHT: Line[] = [
  [380, 660, 'SKILLS', 14],
  [380, 640, 'Finite elements and models'],
  [380, 626, 'Reinforced concrete design'],
  [380, 612, 'Surveying of old bridges'],
  [380, 598, 'Seismic design of towers'],
  [380, 584, 'Geotechnical reports'],
  [380, 560, 'LANGUAGES', 14],
  [380, 540, 'Hindi (native)'],
  [380, 526, 'English (fluent)'],
]
const byHeight = [...LEFT, ...RIGHT].sort((one, other) => other[1] - one[1] || one[0] - other[0])

/** RC4, by which old programs forbid copying. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at)
  const swap = (i: number, j: number) => ([box[i], box[j]] = [box[j] as number, box[i] as number])
  let at = 0
  for (const [index, value] of [...box.keys()].map(index => [index, key[index % key.length] as number] as const)) {
    at = (at + (box[index] as number) + value) & 255
    swap(index, at)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map(byte => {
      i = (i + 1) & 255
      j = (j + (box[i] as number)) & 255
      swap(i, j)
      return byte ^ (box[((box[i] as number) + (box[j] as number)) & 255] as number)
    }),
  )
}
/** A PDF that opens without a password and forbids copying (PDF 32000-1, 7.6.3, revision 2). */
function lockedPaper(lines: Line[]): Buffer {
  const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex')
  const [owner, id, allowed] = [Buffer.alloc(32, 7), Buffer.alloc(16, 9), -20]
  const flags = Buffer.alloc(4)
  flags.writeInt32LE(allowed)
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
  const key = md5(padding, owner, flags, id).subarray(0, 5)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const dictionary = `/Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, padding))} /P ${allowed}`
  return paper(lines, {
    encrypt: (content, object) => rc4(md5(key, Buffer.from([object, 0, 0, 0, 0])).subarray(0, 10), content),
    trailer: `/Encrypt << ${dictionary} >> /ID [${hex(id)} ${hex(id)}]`,
  })
}

t.test('a busy service refuses files in words, and reads the others', async t => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => check(manyPages(20))))
  const busy = replies.filter(({ status }) => status === 503)
  t.ok(busy.length > 0 && busy.length < 40, `${busy.length} of 40`)
  t.same(
    replies.filter(({ status }) => status !== 503 && status !== 200).map(({ body }) => body),
    [],
  )
  for (const { body, headers } of busy) {
    t.match(body, { code: 'overloaded', message: /^Many files are being read just now\. Yours was not read/ })
    t.equal(headers['retry-after'], '5')
  }
})

/** Every collection with the number of its documents, without the leases of the jobs. */
async function stored() {
  const names = (await app.connection.db?.listCollections().toArray()) ?? []
  const counts = names
    .filter(({ name }) => name !== 'leases')
    .map(async ({ name }) => [name, await app.connection.collection(name).countDocuments()] as const)
  return Object.fromEntries(await Promise.all(counts))
}

t.test('a PDF of ours is read whole, without a remark on the file, and nothing of it is kept', async t => {
  const before = await stored()
  const lines = app.logLines.length
  const { body } = await check(OURS).expect(200)
  t.same(onFile(body.remarks), [])
  t.equal(body.kind, 'pdf')
  t.equal(body.content.personalDetails.name, SAMPLE_CV.personalDetails.name)
  t.match(body.pages, [{ image: /^data:image\/webp/ }])
  t.same(await stored(), before)
  const said = app.logLines.slice(lines).join('\n')
  t.ok(said.includes('/check/file'), 'the request is logged')
  for (const word of [SAMPLE_CV.personalDetails.name, 'cv.pdf', SAMPLE_CV.personalDetails.email ?? '-'])
    t.notOk(said.includes(word), `without ${word}`)
})

t.test('what a file keeps from other programs is remarked, and what was not found', async t => {
  const remarksOf = async (bytes: Uint8Array, name?: string) => (await check(bytes, name).expect(200)).body.remarks
  const plain = await remarksOf(paper(LEFT))
  t.match(onFile(plain), [/^This PDF has no tags/])
  t.ok(
    plain.some(({ path }: Remark) => path === '/content/personalDetails/email'),
    'no e-mail address',
  )
  t.ok(
    plain.some(
      ({ path, message }: Remark) =>
        path.startsWith('/content/education/') && /^Add the year you finished/.test(message),
    ),
    'no dates at an entry',
  )
  t.same(onFile(await remarksOf(paper(LEFT, { isTagged: true }))), [])
  t.match(onFile(await remarksOf(paper([...LEFT, ...RIGHT]))), [/^The page has columns/, /no tags/])
  t.match(onFile(await remarksOf(paper(byHeight, { isTagged: true }))), [/^Page 1 is stored in another order/])
  t.match(onFile(await remarksOf(paper(LEFT, { pictures: 1, isTagged: true }))), [/^Page 2 is a picture without text/])
  t.match(onFile(await remarksOf(lockedPaper(LEFT))), [/^This PDF forbids copying/, /no tags/])
  t.match(onFile(await remarksOf(Buffer.from('Asha Example\nasha@example.org'), 'cv.txt')), [
    /^No section was recognised/,
  ])
  const loose = await remarksOf(Buffer.from('EXPERIENCE\n\nEngineer, Kaveri Works Ltd\n2019 - 2021\n'), 'cv.txt')
  t.ok(
    loose.some(({ path }: Remark) => path === '/content/personalDetails/name'),
    'no name',
  )
})

t.test('a Word file whose contact details stand in its header', async t => {
  const heading = HeadingLevel.HEADING_1
  const children = ['Asha Example', 'EXPERIENCE', 'Engineer, Kaveri Works Ltd', 'March 2019 - present'].map(text =>
    /^[A-Z]+$/.test(text) ? new Paragraph({ text, heading }) : new Paragraph(text),
  )
  const headers = { default: new Header({ children: [new Paragraph('asha@example.org | +91 98480 22338')] }) }
  const file = await Packer.toBuffer(new Document({ sections: [{ headers, children }] }))
  const { body } = await check(file, 'cv.docx').expect(200)
  t.equal(body.kind, 'docx')
  t.match(onFile(body.remarks), [/^Your contact details stand in the header or footer/])
})

const zip = (files: Record<string, string>) => Buffer.from(zipOf(files))
const BOMB = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': ' '.repeat(60 * 1024 * 1024) })
const BAD: [name: string, bytes: Buffer, status: number, code: string, says: RegExp][] = [
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 415, 'unsupported_kind', /\w{3}/],
  ['nothing', Buffer.alloc(0), 422, 'empty', /empty|no text|nothing/i],
  ['50 MB', Buffer.alloc(50 * 1024 * 1024, 'x'), 413, 'too_large', /large|10/],
  ['a password', (UNDRAWN.encryption as [Buffer, string])[0], 422, 'encrypted', /password/],
  ['300 pages', manyPages(300), 422, 'too_complex', /has 300 pages; up to 60/],
  ['pictures only', paper([], { pictures: 2 }), 422, 'image_only', /picture of your CV, no text/],
  ['half a PDF', OURS.subarray(0, 4_000), 422, 'broken', /damaged/],
  ['a bomb', BOMB, 413, 'too_large', /unpacks to far more/],
]

t.test('each bad file is refused in words, and nothing of it is kept', async t => {
  const before = await stored()
  for (const [name, bytes, status, code, says] of BAD) {
    const reply = await check(bytes)
    t.equal(reply.status, status, `${name}: ${JSON.stringify(reply.body)}`)
    t.match(reply.body, { success: false, code, message: says, requestId: String }, name)
  }
  const noFile = await app.anyone().post('/check/file').set('x-forwarded-for', '203.0.113.1').field('a', 'b')
  t.equal(noFile.status, 413, 'no field but the file')
  const json = await app.anyone().post('/check/file').set('x-forwarded-for', '203.0.113.1').send({ a: 1 })
  t.match([json.status, json.body.message], [/^4/, /\w{3}/])
  t.same(await stored(), before)
})

/** The statuses of calls from these addresses. */
async function statusesOf(t: Test, addresses: string[]) {
  const replies = []
  for (const address of addresses) replies.push(await check(Buffer.from('Asha Example'), 'cv.txt', address))
  const over = replies.find(({ status }) => status === 429)
  t.match(over?.body.message, /^5 files an hour can be read here\. The next one can be read in \d+ minutes\.$/)
  t.ok(Number(over?.headers['retry-after']) > 3_000)
  return replies.map(({ status }) => status)
}

t.test('an address has five files an hour, an IPv6 network as one, beside the files that it imports', async t => {
  t.same(await statusesOf(t, Array(6).fill('192.0.2.4')), [200, 200, 200, 200, 200, 429])
  const network = Array.from({ length: 6 }, (_, at) => `2001:db8:1:2::${at + 1}`)
  t.same(await statusesOf(t, network), [200, 200, 200, 200, 200, 429])
  const file = Buffer.from('Asha Example')
  const bring = app.anyone().post('/cvs/import/file').set('x-forwarded-for', '192.0.2.4')
  await bring.attach('file', file, 'cv.txt').expect(200)
})

t.test('the page has a title and a description of its own', async t => {
  const { text } = await app.anyone().get('/check').set('accept', 'text/html').expect(200)
  t.match(text, /<title>What a program reads in your CV · TruCV<\/title>/)
  t.match(text, /name="description"\s+content="Drop your CV as PDF or Word/)
  t.match(text, /<noscript>[\s\S]*Reading your CV needs JavaScript/)
})
