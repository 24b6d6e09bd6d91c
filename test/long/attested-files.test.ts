// Claims in files: a sign at what is claimed and one block of notes at the end, which makes no file longer than its first badge.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mammoth from 'mammoth'
import type { CvContentData } from '../../api/core/contract/cv.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { OWNER, startClaims } from '../claims-harness.ts'
import { isLong } from '../dose.ts'
import { ATTESTED_WHOLE } from '../fixtures/attested-whole.ts'
import { contentIn } from '../fixtures/languages.ts'
import t from '../tap.ts'
import { pageTextsOf } from '../typeset-reader.ts'

const { app, attest, attestWhole, confirmIn, make, owner, publish } = await startClaims(t)
await owner.get('/me').expect(200)
const planExpiresAt = new Date(Date.now() + 86_400_000)
await app.connection.collection('users').updateOne({ email: OWNER.email }, { $set: { plan: 'Pro', planExpiresAt } })
// The CVs of several tests have the same words under the same name, so they would share their claims.
t.beforeEach(() => app.connection.collection('claims').deleteMany({}))

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, 'test/fixtures', file), 'utf8'))
const file = async (nanoId: string, kind: string): Promise<Buffer> =>
  (await owner.get(`/cvs/${nanoId}/${kind}`).responseType('blob').expect(200)).body
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const templates: string[] = (await owner.get('/templates').expect(200)).body.templates.map(
  ({ id }: { id: string }) => id,
)

/** The pages of its PDF, and in other templates, as the preview counts them. */
async function pagesOf(nanoId: string, others: readonly string[] = []): Promise<Record<string, number>> {
  const counts: Record<string, number> = { pdf: (await pageTextsOf(await file(nanoId, 'pdf'))).length }
  for (const template of others) {
    const { headers } = await owner.get(`/cvs/${nanoId}/preview.svg?template=${template}`).expect(200)
    counts[template] = Number(headers['x-page-count'])
  }
  return counts
}

async function imported(resume: string): Promise<string> {
  const body = { format: 'json-resume', resume: read(`resumes/${resume}.json`) }
  const { nanoId } = (await owner.post('/cvs/import').send(body).expect(201)).body.cv
  await publish(nanoId)
  return nanoId
}
const written = (content: CvContentData) => make(content, true)
/** An uploaded picture belongs to one CV. */
const withoutPicture = ({ personalDetails: { imageUrl: _own, ...personalDetails }, ...content }: CvContentData) => ({
  ...content,
  personalDetails,
})
const REFERENCES: Record<string, () => Promise<string>> = {
  standard: () => written(ATTESTED_WHOLE),
  sample: () => written(withoutPicture(read('content/sample.json'))),
  'long-english': () => imported('long-english'),
  'mixed-scripts': () => imported('mixed-scripts'),
  arabic: () => written(contentIn('ar')),
}

const ALL_TEMPLATES = ['standard']

for (const [name, create] of Object.entries(REFERENCES)) {
  t.test(`attested whole, and with a confirmation, ${name} has as many pages as with its first badge`, async t => {
    const nanoId = await create()
    await attest(nanoId, 'personalDetails.name')
    // The others are tried in all templates in the long dose alone.
    const others = isLong || ALL_TEMPLATES.includes(name) ? templates : []
    const plain = await pagesOf(nanoId, others)
    t.ok(
      Object.values(plain).every(count => count > 0),
      JSON.stringify(plain),
    )
    await attestWhole(nanoId)
    t.equal((await pagesOf(nanoId)).pdf, plain.pdf, 'attested whole')
    await confirmIn(nanoId, 'personalDetails.name')
    t.same(await pagesOf(nanoId, others), plain, 'and confirmed')
    const text = oneLine((await pageTextsOf(await file(nanoId, 'pdf'))).join(' '))
    t.match(
      text,
      /(Every section|All other sections)( that can be checked)?: Self-attested by “Ana Śrī”, signed in with Google, on/,
    )
    t.match(text, 'Confirmed by uni.example, on 21 November 2026: somebody who reads mail there')
  })
}

t.test('each claimed entry has a sign, and each sign a note after the last line', async t => {
  const nanoId = await written(ATTESTED_WHOLE)
  const plain = await pagesOf(nanoId)
  for (const section of ['personalDetails.name', 'experience.job0', 'experience.job2', 'skills.s1']) {
    await attest(nanoId, section)
  }
  await confirmIn(nanoId, 'education.postgraduation')
  t.same(await pagesOf(nanoId), plain)
  const markup = (await app.anyone().get(`/new-cv/${nanoId}`).expect(200)).text
  const said = {
    pdf: (await pageTextsOf(await file(nanoId, 'pdf'))).join(' '),
    page: markup.replace(/<[^>]*>/g, ''),
    docx: (await mammoth.extractRawText({ buffer: await file(nanoId, 'docx') })).value,
    text: String(await file(nanoId, 'text')),
    markdown: String(await file(nanoId, 'markdown')).replaceAll('\\*', '*'),
  }
  for (const [kind, text] of Object.entries(said)) {
    const line = oneLine(text)
    for (const part of ['Data engineer *', 'Lead data engineer †', 'Trainee †', 'Python †', 'Computer Science ‡']) {
      t.match(line, part, `${kind}: ${part}`)
    }
    for (const part of ['SQL †', 'Bluefin Retail †', 'Kaveri Raman *', 'Electronics †']) t.notMatch(line, part, kind)
    const notes = line.slice(line.lastIndexOf('Hindi typing'))
    t.match(notes, /\* Name: Self-attested by “Ana Śrī”, signed in with Google, on \d/, kind)
    t.match(notes, /† Self-attested by “Ana Śrī”, signed in with Google, on \d/, kind)
    t.match(
      notes,
      /‡ Confirmed by uni\.example, on 21 November 2026: somebody who reads mail there, name given “Dean D”/,
      kind,
    )
    t.equal(line.match(/self-attested/gi)?.length, 2, `${kind}: each once`)
    t.equal(line.match(/confirmed/gi)?.length, 1, `${kind}: each once`)
  }
})

t.test('notes that the foot of a page has no room for follow the last line, all of them', async t => {
  const nanoId = await written(ATTESTED_WHOLE)
  for (const [at, { id }] of ATTESTED_WHOLE.skills.entries()) {
    await confirmIn(nanoId, `skills.${id}`, { domain: `college${at}.example` })
  }
  const text = oneLine((await pageTextsOf(await file(nanoId, 'pdf'))).join(' '))
  const notes = text.slice(text.indexOf('Check this CV'))
  const signs = ['*', '†', '‡', '§', '**', '††', '‡‡', '§§', '***', '†††']
  for (const [at, { name }] of ATTESTED_WHOLE.skills.entries()) {
    t.match(text, `${name} ${signs[at]}`)
    t.match(notes, `${signs[at]} Confirmed by college${at}.example, on 21 November 2026`)
  }
})
