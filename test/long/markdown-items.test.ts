// Markdown in the descriptions of jobs, studies and projects, over HTTP: rendered on every page and in every file, part of claims;
// without the format the text is literal.
import mammoth from 'mammoth'
import type supertest from 'supertest'
import { claimDigest } from '../../api/core/claims/subject.ts'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { OWNER, startClaims } from '../claims-harness.ts'
import { partsOf } from '../docx-reader.ts'
import t from '../tap.ts'

const claims = await startClaims(t)
const { app, attest, confirmIn, make, owner, publish, save, snapshot, verification } = claims
await owner.get('/me').expect(200)
await app.connection
  .collection('users')
  .updateOne({ email: OWNER.email }, { $set: { plan: 'Pro', planExpiresAt: new Date(Date.now() + 86_400_000) } })

const SOURCE = 'Built **bridges** over *rivers*:\n\n- see [one](https://one.example/a)\n- 2 \\* 2'
const WORDS = ['bridges', 'rivers', '2 * 2']
/** Marks that must not be visible in rendered Markdown. */
const SIGNS = /\*\*|\*rivers|\[one\]|\\\*/

const described = (format?: 'markdown') => ({ description: SOURCE, ...(format && { format }) })
const contentOf = (format?: 'markdown'): CvContentData => ({
  personalDetails: { name: 'Ana' },
  experience: [{ id: 'job', position: 'Engineer', company: 'Rope & Sons', ...described(format) }],
  education: {
    undergraduation: { degree: 'B.E.', ...described(format) },
    other: [{ id: 'more', degree: 'Diploma', ...described(format) }],
  },
  projects: [{ id: 'web', name: 'Web', ...described(format) }],
  order: ['experience', 'education', 'projects'],
})
const ITEMS = 4

const bytesOf = async (call: supertest.Test): Promise<Buffer> =>
  (
    await call.buffer(true).parse((reply, done) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => done(null, Buffer.concat(parts)))
    })
  ).body
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const pageOf = async (path: string) => (await app.anyone().get(path).expect(200)).text

t.test('bold, italics, links and lists are on the page, in the files and in the parser view', async t => {
  const id = await make(contentOf('markdown'), true)
  const page = await pageOf(`/cv/${id}`)
  t.equal(countOf(page, /<strong>bridges<\/strong>/g), ITEMS)
  t.equal(countOf(page, /<em>rivers<\/em>/g), ITEMS)
  t.equal(countOf(page, /<li><bdi>see <a href="https:\/\/one\.example\/a" rel="nofollow ugc noopener"/g), ITEMS)
  t.notMatch(page, SIGNS)

  const markdown = (await owner.get(`/cvs/${id}/markdown`).expect(200)).text
  t.equal(
    countOf(markdown, /Built \*\*bridges\*\* over \*rivers\*:\n\n- see \[one\]\(https:\/\/one\.example\/a\)/g),
    ITEMS,
  )
  const text = (await owner.get(`/cvs/${id}/text`).expect(200)).text
  t.equal(countOf(text, /Built bridges over rivers:\n- see one \(https:\/\/one\.example\/a\)\n- 2 \* 2/g), ITEMS)

  const docx = await bytesOf(owner.get(`/cvs/${id}/docx`).expect(200))
  const { value: html } = await mammoth.convertToHtml({ buffer: docx })
  t.equal(countOf(html, /<strong>bridges<\/strong> over <em>rivers<\/em>/g), ITEMS)
  t.equal(countOf(html, /<li>see <a href="https:\/\/one\.example\/a">one<\/a><\/li>/g), ITEMS)
  t.notMatch(partsOf(docx)['word/document.xml'], SIGNS)

  const read: string = (await owner.get(`/cvs/${id}/ats`).expect(200)).body.text
  for (const word of WORDS) t.ok(read.split(word).length - 1 >= ITEMS, word)
  t.notMatch(read, SIGNS)
})

t.test('every template renders it, with links', async t => {
  const id = await make(contentOf('markdown'), true)
  const { body } = await app.anyone().get('/templates').expect(200)
  for (const { id: template } of body.templates) {
    const pdf = (await bytesOf(owner.get(`/cvs/${id}/pdf?template=${template}`).expect(200))).toString('latin1')
    t.equal(countOf(pdf, /\/URI ?\(https:\/\/one\.example\/a\)/g), ITEMS, template)
    const svg = (await owner.get(`/cvs/${id}/preview.svg?template=${template}`).expect(200)).body.toString()
    t.ok(svg.length > 0, template)
  }
  t.notMatch(await pageOf(`/new-cv/${id}`), SIGNS)
})

t.test('without the format the text is literal, and other kinds of items have no format', async t => {
  const id = await make(contentOf(), true)
  t.equal(countOf(await pageOf(`/cv/${id}`), /Built \*\*bridges\*\* over \*rivers\*:/g), ITEMS)
  t.equal(countOf((await owner.get(`/cvs/${id}/text`).expect(200)).text, /- see \[one\]\(https/g), ITEMS)
  const refused: [string, object][] = [
    ['/content/experience/0/format', { experience: [{ description: 'x', format: 'html' }] }],
    ['/content/awards/0/format', { awards: [{ description: 'x', format: 'markdown' }] }],
  ]
  for (const [path, part] of refused) {
    const content = { personalDetails: { name: 'Ana' }, ...part }
    const { body } = await owner.post('/cvs').send({ title: 'T', content }).expect(400)
    t.equal(body.errors[0].path, path)
  }
})

t.test('the format is part of the whole, except without a text, and no fact', async t => {
  const id = await make(contentOf(), true)
  await attest(id, 'experience.job')
  await confirmIn(id, 'experience.job')
  const entry = async () => {
    const { isSelfAttested, level } = (await snapshot(id)).verification.experience.job
    return { isSelfAttested, level }
  }
  const wholeOf = ({ claims: all }: Awaited<ReturnType<typeof verification>>) =>
    all.find(({ section, scope }) => section === 'experience.job' && scope === 'whole')
  t.same(await entry(), { isSelfAttested: true, level: 'confirmed' })
  const facts = { position: 'Engineer', company: 'Rope & Sons' }
  const { holder } = await verification(id)
  const { value, digest } = wholeOf(await verification(id))
  t.same(value, { ...facts, description: SOURCE }, 'as before there was a format')
  t.equal(digest, claimDigest({ holder, kind: 'experience', scope: 'whole' }, value))

  await save(id, { content: contentOf('markdown') })
  await publish(id)
  const ended = { isSelfAttested: false, level: 'confirmed' }
  t.same(await entry(), ended, 'the same characters read otherwise are another text of the same facts')
  await attest(id, 'experience.job')
  t.same(await entry(), { isSelfAttested: true, level: 'confirmed' })
  t.same(wholeOf(await verification(id)).value, { ...facts, description: SOURCE, format: 'markdown' })
  const bare = { position: 'Engineer' }
  const untold = { ...contentOf(), experience: [{ id: 'job', ...bare }] }
  const withMarkdown = { ...contentOf(), experience: [{ id: 'job', ...bare, format: 'markdown' as const }] }
  const other = await make(untold)
  await attest(other, 'experience.job')
  await save(other, { content: withMarkdown })
  t.equal((await publish(other)).verification.experience.job.isSelfAttested, true)
  const nothing = { ...contentOf(), projects: [{ id: 'web', format: 'markdown' as const }] }
  await save(other, { content: nothing })
  t.notMatch(await pageOf(`/cv/${(await publish(other)).nanoId}`), 'Projects', 'an item of nothing else is not shown')
})

t.test('an institution reads the text as on the CV, with every address as text instead of a link', async t => {
  const ask = async (content: CvContentData, section: string, email: string) => {
    const id = await make(content)
    await owner.post(`/cvs/${id}/verifications/${section}`).send({ email, institution: 'Uni' }).expect(201)
    await app.sendMails()
    const [path = ''] = /\/verify\/[A-Za-z0-9_-]{43}/.exec((await app.inbox(email))[0]?.text ?? '') ?? []
    return (await app.anyone().get(path).set('accept', 'text/html').expect(200)).text
  }
  const shown =
    /Built <strong>bridges<\/strong> over <em>rivers<\/em>:\n\n• see one <bdi>\(https:\/\/one\.example\/a\)<\/bdi>\n• 2 \* 2</
  const job = await ask(contentOf('markdown'), 'experience.job', 'teacher@uni.example')
  t.match(job.split('<h2 id="rest">Not part of your answer</h2>')[1], shown, 'it is asked about the facts')
  t.notMatch(job, />format</)
  t.notMatch(job, '<a href="https://one.example')
  t.match(await ask(contentOf(), 'experience.job', 'rector@uni.example'), /Built \*\*bridges\*\* over \*rivers\*/)
  const summary = { personalDetails: { name: 'Ana' }, profileSummary: SOURCE }
  const chair = await ask(summary, 'profile_summary', 'chair@uni.example')
  t.match(chair, shown)
  t.notMatch(chair, 'Not part of your answer')
})
