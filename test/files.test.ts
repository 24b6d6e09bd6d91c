// CVs as files over HTTP: who may download them, their content, and that all paths to a file give the same bytes.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQRModule from 'jsqr'
import mammoth from 'mammoth'
import sharp from 'sharp'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { type Agent, bytesOf, createCv, makePro, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'

const app = await startApp(t)
const pia = await app.as({ email: 'pia@example.org', name: 'Pia' })
const fred = await app.as({ email: 'fred@example.org', name: 'Fred' })
await Promise.all([pia.get('/me').expect(200), fred.get('/me').expect(200)])
const users = app.connection.collection('users')
const setPlan = (email: string, plan: string, planExpiresAt: Date | null) =>
  users.updateOne({ email }, { $set: { plan, planExpiresAt } })
await setPlan('pia@example.org', 'Pro', new Date(Date.now() + 86_400_000))

const FULL: Partial<CvContentData> = {
  personalDetails: {
    name: 'Pía “Pi” Ñandú/Strauß',
    email: 'pia.private@example.org',
    phoneNumber: '+49 30 901820',
    profession: 'Cartographer',
    location: 'Berlin',
  },
  profileSummary: 'Draws *maps*. #strong[not Typst] and $x$',
  experience: [
    {
      id: 'a',
      position: 'Chief',
      company: 'Atlas Office',
      startDate: '2020-03',
      current: true,
      highlights: ['Affine efficiency'],
    },
    { id: 'b', position: 'Hidden job', company: 'Secret Place', hidden: true },
  ],
}
const makeCv = (agent: Agent, content = FULL, rest: object = {}) =>
  createCv(agent, { content: contentWith(content), ...rest })
const reader = await PDFiumLibrary.init()
t.teardown(() => reader.destroy())
async function pdfText(pdf: Buffer): Promise<string> {
  const document = await reader.loadDocument(pdf)
  const text = [...document.pages()].map(page => page.getText()).join('\n')
  document.destroy()
  return text
}

t.test('finished files need Pro: Free gets the price on every path, and an ended Pro is Free', async t => {
  const id = await makeCv(fred)
  for (const path of ['pdf', 'docx', 'pdf?template=atlas', 'docx?audience=public', 'docx?for=naukri']) {
    const { body } = await fred.get(`/cvs/${id}/${path}`).expect(403)
    t.match(body, { code: 'plan_required', message: /590/, price: { currency: 'INR', amount: 590, months: 6 } }, path)
  }
  await setPlan('fred@example.org', 'Pro', new Date(Date.now() + 86_400_000))
  await fred.get(`/cvs/${id}/pdf`).expect(200)
  await setPlan('fred@example.org', 'Pro', new Date(Date.now() - 1))
  await fred.get(`/cvs/${id}/pdf`).expect(403)
  await setPlan('fred@example.org', 'Free', null)
  await fred.get(`/cvs/${id}/docx`).expect(403)
  await fred.get(`/cvs/${await makeCv(pia)}/pdf`).expect(404)
})

t.test(
  'files are named after the person and the role, and the PDF has every visible word and no hidden one',
  async t => {
    const id = await makeCv(pia)
    const reply = await pia.get(`/cvs/${id}/pdf`).expect(200).expect('content-type', 'application/pdf')
    const disposition = String(reply.headers['content-disposition'])
    t.match(disposition, /^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''/)
    t.equal(decodeURIComponent(disposition.split("UTF-8''")[1] ?? ''), 'Pía_Pi_Ñandú_Strauß_Cartographer.pdf')
    for (const [kind, ending] of [
      ['docx', 'docx'],
      ['markdown', 'md'],
      ['text', 'txt'],
    ] as const) {
      const { headers } = await pia.get(`/cvs/${id}/${kind}`).expect(200)
      t.match(headers['content-disposition'], `filename="Pia_Pi_Nandu_Strau_Cartographer.${ending}"`)
    }
    t.equal(reply.headers['cache-control'], 'no-store')
    const text = await pdfText(await bytesOf(pia.get(`/cvs/${id}/pdf`)))
    const words = ['Cartographer', 'pia.private@example.org', '+49 30 901820', 'Atlas Office', 'Affine efficiency']
    for (const word of [...words, '#strong[not Typst] and $x$']) t.match(text, word)
    t.notMatch(text, /Hidden job|Secret Place/)
    t.notMatch(text, /verify/, 'a CV that was never published has no address to check')
  },
)

t.test('private fields are in the owner’s files only', async t => {
  const id = await makeCv(pia)
  const text = async (path: string) => (await pia.get(`/cvs/${id}/${path}`).expect(200)).text
  for (const path of ['text', 'markdown']) {
    t.match(await text(path), 'pia.private@example.org')
    t.notMatch(await text(`${path}?audience=public`), /pia\.private|901820/)
  }
  t.notMatch(await pdfText(await bytesOf(pia.get(`/cvs/${id}/pdf?audience=public`))), /pia\.private|901820/)
  const docx = async (query: string) =>
    (await mammoth.extractRawText({ buffer: await bytesOf(pia.get(`/cvs/${id}/docx${query}`)) })).value
  t.match(await docx(''), 'pia.private@example.org')
  t.notMatch(await docx('?audience=public'), /pia\.private|901820/)
  t.notMatch(await text('preview.svg?audience=public'), /pia\.private|901820/)
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const page = await app.anyone().get(`/new-cv/${id}`).expect(200)
  t.match(page.text, 'Atlas Office')
  t.notMatch(page.text, /pia\.private|901820|Secret Place/)
})

t.test('the same version gives the same bytes, another version different ones', async t => {
  const id = await makeCv(pia)
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => bytesOf(pia.get(`/cvs/${id}/pdf`))))
  for (const other of others) t.ok(first?.equals(other))
  t.ok((await bytesOf(pia.get(`/cvs/${id}/pdf?template=meridian&audience=owner`))).equals(first!))
  t.notOk((await bytesOf(pia.get(`/cvs/${id}/pdf?template=atlas`))).equals(first!))
  await saveCv(pia, id, 1, { style: { paper: 'Letter' } }).expect(200)
  t.notOk((await bytesOf(pia.get(`/cvs/${id}/pdf`))).equals(first!))
})

t.test('a file of a published CV with a badge has its verification address, as text and as a QR code', async t => {
  const id = await makeCv(pia)
  await pia.post(`/cvs/${id}/publish`).expect(200)
  await saveCv(pia, id, 1, { title: 'Another title' }).expect(200)
  const textOf = async () => (await pdfText(await bytesOf(pia.get(`/cvs/${id}/pdf`)))).replace(/\s+/g, '')
  const word = /verify\?v=|CheckthisCV/
  t.notMatch(await textOf(), word, 'without a badge there is nothing to check')
  await pia.put(`/cvs/${id}/attestations/experience.a`).send({ method: 'account' }).expect(200)
  const pdf = await bytesOf(pia.get(`/cvs/${id}/pdf`))
  const address = `${app.config.publicOrigin}/cv/${id}/verify?v=2`
  t.match((await pdfText(pdf)).replace(/\s+/g, ''), address.replace(/^http:\/\//, ''))
  const document = await reader.loadDocument(pdf)
  const page = await document.getPage(0).render({ scale: 3, render: 'bitmap' })
  const rgba = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 4 } })
    .raw()
    .toBuffer()
  const read = jsQRModule as unknown as (
    data: Uint8ClampedArray,
    width: number,
    height: number,
  ) => { data: string } | null
  t.equal(read(new Uint8ClampedArray(rgba), page.width, page.height)?.data, address)
  document.destroy()
  await saveCv(pia, id, 2, { style: { checkAddress: false } }).expect(200)
  t.notMatch(await textOf(), word, 'switched off by the owner')
  const { value } = await mammoth.extractRawText({ buffer: await bytesOf(pia.get(`/cvs/${id}/docx`)) })
  t.notMatch(value, /verify|Check this CV/)
})

t.test('invalid options are refused by name', async t => {
  const id = await makeCv(pia)
  const cases: [path: string, status: number, at: string][] = [
    ['pdf?template=no-such', 400, '/template'],
    ['pdf?template=../../etc/passwd', 400, '/template'],
    ['docx?audience=friends', 400, '/audience'],
    ['docx?for=monster', 400, '/for'],
    ['docx?for=naukri&picture=maybe', 400, '/picture'],
    ['preview.svg?page=0', 400, '/page'],
    ['preview.svg?page=x', 400, '/page'],
  ]
  for (const [path, status, at] of cases) {
    const { body } = await pia.get(`/cvs/${id}/${path}`).expect(status)
    t.equal(body.errors[0].path, at, path)
  }
  t.match((await pia.get(`/cvs/${id}/preview.svg?page=30`).expect(404)).body.message, /1 page/)
  const { body } = await saveCv(pia, id, 1, { template: 'papyrus' }).expect(400)
  t.match(body.errors[0], { path: '/template', message: /meridian, almanac, atlas/ })
})

t.test('a CV with style.fit fits on that many pages in every file, and the reply says how', async t => {
  const job = (id: string) => ({
    id,
    position: `Post ${id}`,
    company: 'Atlas Office',
    highlights: Array.from({ length: 6 }, (_, at) => `${id}${at} Redrew the coast from the survey of the year before.`),
  })
  const content = { ...FULL, experience: ['a', 'b', 'c', 'd', 'e', 'f'].map(job) }
  const id = await makeCv(pia, content, { template: 'folio' })
  const before = await pia.get(`/cvs/${id}/preview.svg`).expect(200)
  t.match(before.headers, { 'x-page-count': '2', 'x-cv-fit': '"designed":10.3,"set":10.3' })
  const sizeIn = async () => {
    const { value } = await mammoth.extractRawText({ buffer: await bytesOf(pia.get(`/cvs/${id}/docx`)) })
    return value.length
  }
  const words = await sizeIn()
  await saveCv(pia, id, 1, { style: { fit: 1 } }).expect(200)
  const page = await pia.get(`/cvs/${id}/preview.svg`).expect(200)
  t.equal(page.headers['x-page-count'], '1')
  const fit = JSON.parse(page.headers['x-cv-fit'] ?? '')
  t.match(fit, { isFitting: true, isTighter: true, text: { designed: 10.3 } })
  const document = await reader.loadDocument(await bytesOf(pia.get(`/cvs/${id}/pdf`)))
  t.equal(document.getPageCount(), 1)
  document.destroy()
  t.equal(await sizeIn(), words, 'the Word document has every word')
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const shown = await app.anyone().get(`/new-cv/${id}`).expect(200)
  t.equal(shown.text.match(/class="typeset-page"/g)?.length, 1)
})

t.test('page breaks are stored for every section, and refused for unknown ones', async t => {
  const custom = [{ id: 'talks', title: 'Talks', items: [{ id: 'x', title: 'Maps' }] }]
  const id = await makeCv(pia, { ...FULL, custom })
  const put = (style: object) => saveCv(pia, id, 1, { style })
  for (const [style, path, message] of [
    [{ breaks: { sections: 'together' } }, '/style/breaks/sections', /Unknown field/],
    [{ breaks: { experience: 'sometimes' } }, '/style/breaks/experience', /together, new-page/],
    [{ breaks: ['experience'] }, '/style/breaks', /an object/],
    [{ fit: 3 }, '/style/fit', /1, 2/],
    [{ density: 0 }, '/style/density', /1/],
    [{ density: 2.5 }, '/style/density', /whole number/],
    [{ margins: 'none' }, '/style/margins', /narrow, normal, wide/],
    [{ typeface: 'Papyrus' }, '/style/typeface', /Inter, .*Bitter/],
    [{ headingTypeface: '' }, '/style/headingTypeface', /EB Garamond/],
    [{ fill: 'yes' }, '/style/fill', /true or false/],
  ] as const) {
    const { body } = await put(style).expect(400)
    t.match(body.errors[0], { path, message })
  }
  const breaks = { 'custom.talks': 'new-page', experience: 'together' }
  await put({ breaks }).expect(200)
  t.same((await pia.get(`/cvs/${id}`).expect(200)).body.cv.style, { breaks })
  const page = await pia.get(`/cvs/${id}/preview.svg`).expect(200)
  t.equal(page.headers['x-page-count'], '2')
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const shown = await app.anyone().get(`/new-cv/${id}`).expect(200)
  t.equal(shown.text.match(/class="typeset-page"/g)?.length, 2)
})

t.test('a removed template falls back to the default, and the CV can still be changed', async t => {
  const id = await makeCv(pia)
  const usual = await bytesOf(pia.get(`/cvs/${id}/pdf`))
  await app.connection.collection('cvs').updateOne({ _id: id as never }, { $set: { template: 'papyrus' } })
  t.ok((await bytesOf(pia.get(`/cvs/${id}/pdf`))).equals(usual))
  const { body } = await pia.get(`/cvs/${id}`).expect(200)
  t.equal(body.cv.template, 'papyrus', 'the editor can say which one is gone')
  await saveCv(pia, id, 1, { title: 'Changed' }).expect(200)
  await pia.post(`/cvs/${id}/publish`).expect(200)
  await app.anyone().get(`/new-cv/${id}`).expect(200)
})

t.test('a template has its own order of sections, paper and colours', async t => {
  const content = { ...FULL, education: { undergraduation: { degree: 'Geodesy' } } }
  const orderOf = async (template: string, rest: object = {}) => {
    const text = await pdfText(
      await bytesOf(pia.get(`/cvs/${await makeCv(pia, { ...content, ...rest })}/pdf?template=${template}`)),
    )
    return text.indexOf('Geodesy') < text.indexOf('Atlas Office') ? 'education first' : 'experience first'
  }
  t.equal(await orderOf('meridian'), 'experience first')
  t.equal(await orderOf('codex'), 'education first')
  t.equal(await orderOf('codex', { order: ['experience', 'education'] }), 'experience first')
  const { templates } = (await app.anyone().get('/templates').expect(200)).body
  const found = (id: string) => templates.find((template: { id: string }) => template.id === id)
  t.equal(templates.length, 16)
  t.match(found('concord').options.paper, { default: 'Letter' })
  t.equal(found('platen').options.accent, undefined, 'black alone')
  t.match(found('codex').look.order, ['profileSummary', 'publications'])
  t.equal(found('plumb').look.hasPicture, false)
})

t.test('characters that no font has are left out and listed', async t => {
  const id = await makeCv(pia, { personalDetails: { name: 'Emoji 👩‍🚀 ꙮ ქ' } })
  const reply = await pia.get(`/cvs/${id}/pdf`).expect(200)
  t.match(reply.headers['x-cv-unsupported'], /^U\+A66E, U\+10E5$/)
  t.match(await pdfText(await bytesOf(pia.get(`/cvs/${id}/pdf`))), /^Emoji 👩‍🚀$/)
  const head = await pia.head(`/cvs/${id}/pdf`).expect(200)
  t.equal(head.headers['x-cv-unsupported'], reply.headers['x-cv-unsupported'], 'named without the file')
  t.equal((await pia.get(`/cvs/${await makeCv(pia)}/pdf`)).headers['x-cv-unsupported'], undefined)
})

t.test('the pages of the preview are drawings without script, style or foreign markup', async t => {
  const highlights = Array.from({ length: 90 }, (_, at) => `Point ${at} <script>alert(1)</script> & "more"`)
  const id = await makeCv(pia, { experience: [{ id: 'a', position: 'Long', highlights }] })
  const first = await pia.get(`/cvs/${id}/preview.svg`).expect(200).expect('content-type', 'image/svg+xml')
  const count = Number(first.headers['x-page-count'])
  t.ok(count > 1)
  const pages = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { body } = await pia.get(`/cvs/${id}/preview.svg?page=${at + 1}`).expect(200)
      return body.toString() as string
    }),
  )
  for (const page of pages) t.notMatch(page, /<script|<style|foreignObject|\son\w+=|javascript:|href="http/)
  t.match(pages.join(''), 'Point 89')
  t.match(first.headers['content-security-policy'], /default-src 'none'.*sandbox/)
})

t.test('the parser view has text, and remarks with paths', async t => {
  const id = await makeCv(pia, {
    personalDetails: { name: 'Pia' },
    experience: [{ id: 'a', position: 'Chief', startDate: '2020' }],
  })
  const { body } = await pia.get(`/cvs/${id}/ats`).expect(200)
  t.match(body.text, /Pia[\s\S]*Chief/)
  const paths = body.remarks.map((remark: { path: string }) => remark.path)
  t.ok(paths.includes('/content/personalDetails/phoneNumber'), String(paths))
  t.ok(paths.includes('/content/experience/0/startDate'))
})

t.test('link previews show a card of the published person', async t => {
  const id = await makeCv(pia)
  await app.anyone().get(`/cv/${id}/card.png`).expect(404)
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const reply = await app.anyone().get(`/cv/${id}/card.png`).expect(200).expect('content-type', 'image/png')
  t.match(await sharp(reply.body).metadata(), { format: 'png', width: 1200, height: 630 })
  await app.anyone().get(`/cv/${id}/card.png`).set('if-none-match', String(reply.headers.etag)).expect(304)
  for (const path of [`/cv/${id}`, `/new-cv/${id}`]) {
    const { text } = await app.anyone().get(path).expect(200)
    t.match(text, `<meta property="og:image" content="${app.config.publicOrigin}/cv/${id}/card.png"/>`)
  }
  await pia.post(`/cvs/${id}/unpublish`).expect(200)
  await app.anyone().get(`/cv/${id}/card.png`).expect(404)
})

t.test('the template page shows the published version in its template, and changes with the next publish', async t => {
  const id = await makeCv(pia)
  await app.anyone().get(`/new-cv/${id}`).expect(404).expect('content-type', /html/)
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const first = await app.anyone().get(`/new-cv/${id}`).set('accept-encoding', 'br').expect(200)
  t.match(first.headers, { 'content-encoding': 'br', etag: /^"1\./ })
  t.match(first.headers['content-security-policy'], /script-src 'self'(;|$)/)
  t.notMatch(first.headers['content-security-policy'], /unsafe/)
  await app
    .anyone()
    .get(`/new-cv/${id}`)
    .set('accept-encoding', 'br')
    .set('if-none-match', String(first.headers.etag))
    .expect(304)
  await saveCv(pia, id, 1, { template: 'atlas', content: contentWith({ ...FULL, profileSummary: 'Anew' }) }).expect(200)
  t.notMatch((await app.anyone().get(`/new-cv/${id}`)).text, 'Anew', 'the draft is private')
  await pia.post(`/cvs/${id}/publish`).expect(200)
  const second = await app.anyone().get(`/new-cv/${id}`).expect(200)
  t.match(second.text, 'Anew')
  t.not(second.headers.etag, first.headers.etag)
})

t.test('pictures are in files only for readers who may see them', async t => {
  const id = await makeCv(pia)
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const { body } = await pia.post(`/cvs/${id}/picture`).attach('file', png, 'me.png').expect(201)
  const content = contentWith({ ...FULL, personalDetails: { ...FULL.personalDetails!, imageUrl: body.picture.url } })
  const without = (await bytesOf(pia.get(`/cvs/${id}/pdf`))).toString('latin1')
  await saveCv(pia, id, 1, { content }).expect(200)
  const withPicture = (await bytesOf(pia.get(`/cvs/${id}/pdf`))).toString('latin1')
  t.notMatch(without, '/Subtype /Image')
  t.match(withPicture, '/Subtype /Image')
  await saveCv(pia, id, 2, {
    privacy: { email: 'private', phoneNumber: 'private', location: 'public', imageUrl: 'private' },
  }).expect(200)
  t.notMatch((await bytesOf(pia.get(`/cvs/${id}/pdf?audience=public`))).toString('latin1'), '/Subtype /Image')
  await pia.post(`/cvs/${id}/publish`).expect(200)
  t.notMatch((await app.anyone().get(`/new-cv/${id}`)).text, /<image|\/picture\//)
})

t.test('ten finished files a minute, then a wait', async t => {
  const limited = await startApp(t, { RATE_LIMIT_FACTOR: '1' })
  const agent = await limited.as({ email: 'pro@example.org', name: 'Pro' })
  await agent.get('/me').expect(200)
  await makePro(limited, 'pro@example.org')
  const { body } = await agent.post('/cvs').send({}).expect(201)
  const files = Array.from({ length: 11 }, (_, at) => (at % 2 ? 'pdf' : 'docx'))
  const statuses: number[] = []
  for (const file of files) statuses.push((await agent.get(`/cvs/${body.cv.id}/${file}`)).status)
  t.same(statuses, [...Array(10).fill(200), 429])
  await agent.get(`/cvs/${body.cv.id}/text`).expect(200)
})
