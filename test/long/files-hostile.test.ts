// Hostile and unusual CVs: each gives a correct file or a clear refusal, and the service keeps answering.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type supertest from 'supertest'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { contentWith, startApp } from '../harness.ts'
import t from '../tap.ts'

const app = await startApp(t)
const mal = await app.as({ email: 'mal@example.org', name: 'Mal' })
await mal.get('/me').expect(200)
await app.connection.collection('users').updateOne({ email: 'mal@example.org' }, { $set: { plan: 'Pro' } })

const lists = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const TYPST =
  '#read("/etc/passwd") #import "@preview/x:1.0.0": * $integral$ `raw` <label> @ref // no /* no */ = Heading #while true {}'

/** The text that the file must contain, or the code of the refusal. */
type Case = { name: string; content: Partial<CvContentData>; text?: RegExp; refused?: string; isSlow?: true }
const CASES: Case[] = [
  {
    name: 'Typst in every field',
    content: {
      personalDetails: { name: TYPST.slice(0, 150), profession: '#panic()', location: '#{' },
      profileSummary: TYPST,
      custom: [
        { id: 'a', title: '= #title', items: [{ id: 'b', title: '#set page(width: 1pt)', highlights: [TYPST] }] },
      ],
    },
    text: /#read\("\/etc\/passwd"\).*#set page\(width: 1pt\)/s,
  },
  {
    name: 'Markdown without end',
    content: { profileSummary: `${'**_[('.repeat(400)}text${')]_**'.repeat(300)}` },
    text: /text/,
  },
  {
    name: 'HTML and SVG',
    content: { profileSummary: '</text></svg><script>alert(1)</script>&amp;&lt;' },
    text: /<script>alert\(1\)<\/script>&amp;/,
  },
  {
    name: 'a hundred of everything',
    content: {
      experience: lists(100, at => ({ id: `e${at}`, position: `Job ${at}`, startDate: '2020-01' })),
      skills: lists(100, at => ({ id: `s${at}`, name: `Skill ${at}` })),
      projects: lists(100, at => ({ id: `p${at}`, name: `Project ${at}` })),
    },
    text: /Job 99[\s\S]*Project 99/,
  },
  {
    name: 'more than thirty pages',
    content: {
      experience: lists(40, at => ({ id: `e${at}`, position: `Job ${at}`, description: 'Many words. '.repeat(400) })),
    },
    refused: 'cv_too_long',
  },
  {
    name: 'eighty thousand Chinese letters',
    content: {
      experience: lists(17, at => ({
        id: `e${at}`,
        position: '工作',
        description: '把复杂的系统变得简单可靠'.repeat(410),
      })),
    },
    isSlow: true,
  },
]

const bytesOf = async (call: supertest.Test): Promise<{ status: number; bytes: Buffer }> => {
  const reply = await call.buffer(true).parse((stream, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => done(null, Buffer.concat(parts)))
  })
  return { status: reply.status, bytes: reply.body }
}
const reader = await PDFiumLibrary.init()
t.teardown(() => reader.destroy())

for (const { name, content, text, refused, isSlow } of CASES) {
  t.test(name, async t => {
    const made = await mal
      .post('/cvs')
      .send({ content: contentWith(content) })
      .expect(201)
    const { nanoId } = made.body.cv
    t.teardown(() => mal.delete(`/cvs/${nanoId}`))
    const { status, bytes } = await bytesOf(mal.get(`/cvs/${nanoId}/pdf`))
    if (refused) t.match(JSON.parse(bytes.toString()), { code: refused })
    else if (status !== 200) t.ok(isSlow && status === 422, `${status}: ${bytes.toString().slice(0, 300)}`)
    else {
      const document = await reader.loadDocument(bytes)
      const found = [...document.pages()]
        .map(page => page.getText())
        .join('\n')
        .replace(/\s*\r?\n\s*/g, ' ')
      document.destroy()
      t.ok(bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
      if (text) t.match(found, text)
    }
    for (const path of ['docx', 'markdown', 'text', 'preview.svg', 'ats']) {
      const reply = await mal.get(`/cvs/${nanoId}/${path}`)
      t.ok([200, 422].includes(reply.status), `${path}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`)
    }
    await mal.post(`/cvs/${nanoId}/publish`).expect(200)
    const page = await app.anyone().get(`/new-cv/${nanoId}`)
    // A CV that cannot be typeset is shown as a web page.
    t.equal(page.status, refused ? 302 : page.status === 302 && isSlow ? 302 : 200)
    if (page.status === 302) t.equal(page.headers.location, `/cv/${nanoId}`)
    t.notMatch(page.text, /<script(?! type="module" src="\/assets\/main)/)
  })
}

t.test('a picture with enormous dimensions is refused by its header', async t => {
  const { body } = await mal.post('/cvs').send({}).expect(201)
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200007530000075300806000000', 'hex')
  const reply = await mal.post(`/cvs/${body.cv.id}/picture`).attach('file', header, 'huge.png')
  t.ok([400, 413].includes(reply.status), String(reply.status))
})

/** Unbreakable words that fill the first page twenty times over: invisible, they took the rasterizer minutes. */
const overfull = contentWith({
  experience: lists(22, at => ({
    id: `e${at}`,
    position: 'x',
    description: `${'ж'.repeat(25)}\u00a0`.repeat(190),
  })),
})

t.test('a picture of an overfull first page is refused', async t => {
  const made = await mal
    .post('/cvs')
    .send({ content: overfull, style: { fontSize: 8 } })
    .expect(201)
  const path = `/cvs/${made.body.cv.id}/thumbnail.png`
  const replies = await Promise.all([mal.get(path), mal.get(path), mal.get(path)])
  t.same(
    replies.map(({ body }) => body.code),
    Array(3).fill('cv_too_complex'),
  )
  await mal.post(`/cvs/${made.body.cv.id}/publish`).expect(200)
  await app.anyone().get(`/cv/${made.body.cv.id}/card.png`).expect(200)
})

t.test('too deep nesting is an error of the CV, not of the service', async t => {
  const content = contentWith({ profileSummary: 'क\u00a0'.repeat(2_490) })
  const made = await mal.post('/cvs').send({ content }).expect(201)
  for (const path of ['pdf', 'preview.svg', 'ats', 'thumbnail.png']) {
    t.match((await mal.get(`/cvs/${made.body.cv.id}/${path}`)).body, { code: 'cv_too_complex' }, path)
  }
})

t.test('an account that requests a hundred files does not delay other accounts', async t => {
  const ida = await app.as({ email: 'ida@example.org', name: 'Ida' })
  const long = contentWith({
    experience: lists(12, at => ({ id: `e${at}`, position: 'Job', description: 'Many words. '.repeat(300) })),
  })
  const cvs = await Promise.all(lists(20, () => mal.post('/cvs').send({ content: long }).expect(201)))
  const other = (await ida.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv.id
  const templates = ['meridian', 'atlas', 'folio', 'ledger', 'quay']
  let made = 0
  const all = cvs.flatMap(({ body }) =>
    templates.map(async template => {
      const reply = await mal.get(`/cvs/${body.cv.id}/ats?template=${template}`)
      made += Number(reply.status === 200)
      return reply
    }),
  )
  const first = await Promise.any(all.map(async one => ((await one).status === 429 ? one : Promise.reject())))
  t.match(first.body, { code: 'rate_limited', message: /Your other files/ })
  t.match(first.headers['retry-after'], /^\d+$/)
  const before = made
  await ida.get(`/cvs/${other}/ats`).expect(200)
  // In one queue for all it would be served after about ninety jobs; how many run meanwhile depends on the machine.
  t.ok(made - before < 30, `${made - before} of the other account's were made meanwhile`)
  const replies = await Promise.all(all)
  t.ok(made > 0, 'some of them are made')
  for (const { status, headers } of replies) {
    if (status !== 200) t.ok([429, 503].includes(status) && headers['retry-after'], `${status} says when to come back`)
  }
  await Promise.all(cvs.map(({ body }) => mal.delete(`/cvs/${body.cv.id}`)))
})

t.test('concurrent requests for the same file share one job', async t => {
  const { body } = await mal.post('/cvs').send({ content: contentWith() }).expect(201)
  const count = async () => {
    const { text } = await app.anyone().get('/metrics').expect(200)
    return Number(/trucv_typeset_job_duration_seconds_count\{format="text",outcome="ok"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const before = await count()
  const replies = await Promise.all(lists(40, () => mal.get(`/cvs/${body.cv.id}/ats`)))
  t.same(new Set(replies.map(({ status }) => status)), new Set([200]))
  t.ok((await count()) - before < 20, `${(await count()) - before} times`)
})
