// Cover letters: written, limited, typeset in every template, downloaded, shared, and gone with their CV.
import { createCv, makePro, saveCv } from './cv-calls.ts'
import { contentWith, startApp } from './harness.ts'
import t from './tap.ts'
import { pageTextsOf } from './typeset-reader.ts'

const app = await startApp(t)
const ana = await app.as({ email: 'ana@example.org' })
const pro = await app.as({ email: 'pro@example.org' })
await pro.get('/me').expect(200)
await makePro(app, 'pro@example.org')
const rows = app.connection.collection('letters')

const PERSON = { name: 'Ananya Śrīnivāsan', email: 'ananya@example.org', phoneNumber: '+91 98220 54321' }
const LETTER = {
  title: 'Kaveri Data',
  to: 'Kaveri Data\n  Ms Iyer\n\nBengaluru 560025',
  date: '2026-03-15',
  subject: 'Application as a storage engineer',
  body: 'Dear Ms Iyer,\n\nyour log store keeps **two hundred million** messages.\n\n- no lost one\n\nAnanya Śrīnivāsan',
}
const WORDS = [
  'Ananya',
  'Kaveri Data',
  'Ms Iyer',
  '15 March 2026',
  'Application as a storage engineer',
  'Dear Ms Iyer',
  'two hundred million',
  'no lost one',
]

const makeCv = async (who = ana, more: object = {}) => {
  const content = contentWith({ personalDetails: PERSON, profileSummary: 'A summary that no letter has' })
  return await createCv(who, { content, ...more })
}
const makeLetter = async (cv: string, who = ana, letter: object = LETTER) =>
  (await who.post(`/cvs/${cv}/letters`).send(letter).expect(201)).body.letter

/** On Letter the date comes before the address. */
const US_WORDS = ['Ananya', '15 March 2026', ...WORDS.filter(word => !/^(Ananya|15)/.test(word))]

/** Whether the words are in the text, in this order. */
const inOrder = (text: string, words = WORDS) => {
  const at = words.map(word => text.replace(/\s+/g, ' ').indexOf(word))
  return at.every((place, index) => place >= 0 && (index === 0 || place > (at[index - 1] as number)))
}

t.test('the list of CVs has the letters of each', async t => {
  const cvs = [await makeCv(), await makeCv()]
  const { id } = await makeLetter(cvs[0] as string)
  const list = (await ana.get('/cvs').expect(200)).body.cvs as { nanoId: string; letters: object[] }[]
  const lettersOf = (cv: string | undefined) => list.find(({ nanoId }) => nanoId === cv)?.letters
  t.same(cvs.map(lettersOf), [[{ id, title: LETTER.title }], []])
})

t.test('a letter is made, saved on the version that was edited, listed and deleted', async t => {
  const cv = await makeCv()
  const plain = await makeLetter(cv, ana, {})
  t.match(plain, { title: 'Cover letter', to: '', date: '', subject: '', body: '', shared: false, version: 1 })
  const { id } = await makeLetter(cv)
  const path = `/cvs/${cv}/letters/${id}`
  const save = (version: number, change: object) => ana.patch(path).set('if-match', `"${version}"`).send(change)
  const { body, headers } = await save(1, { subject: 'Another' }).expect(200)
  t.match(body.letter, { ...LETTER, subject: 'Another', version: 2 })
  t.equal(headers.etag, '"2"')
  const stale = await save(1, { subject: 'Late' }).expect(412)
  t.match(stale.body, { code: 'version_conflict', letter: { subject: 'Another', version: 2 } })
  t.equal((await ana.patch(path).send({ subject: 'x' })).status, 428)
  const both = await Promise.all([save(2, { body: 'one' }), save(2, { body: 'two' })])
  t.same(both.map(({ status }) => status).sort(), [200, 412], 'one of two concurrent saves gets 412')
  const { letters } = (await ana.get(`/cvs/${cv}/letters`).expect(200)).body
  t.match(letters, [{ id, subject: 'Another' }, { id: plain.id }], 'what was changed last comes first')
  t.notOk('body' in letters[0])
  await ana.delete(path).expect(204)
  for (const gone of [ana.get(path), ana.delete(path), save(3, {}), ana.get(`${path}/text`)])
    t.equal((await gone).status, 404)
})

t.test('invalid letters are refused at their field', async t => {
  const cv = await makeCv()
  for (const [letter, path] of [
    [{ to: 'a\n'.repeat(10) }, '/to'],
    [{ date: '15 March' }, '/date'],
    [{ body: 'x'.repeat(10_001) }, '/body'],
    [{ title: '' }, '/title'],
    [{ shared: 'yes' }, '/shared'],
    [{ version: 7 }, '/version'],
  ] as [object, string][]) {
    const { status, body } = await ana.post(`/cvs/${cv}/letters`).send(letter)
    t.equal(status, 400, JSON.stringify(letter).slice(0, 40))
    t.equal(body.errors?.[0]?.path, path)
  }
  await ana
    .post(`/cvs/${'x'.repeat(21)}/letters`)
    .send(LETTER)
    .expect(404)
  const own = await makeLetter(cv)
  const other = await makeCv()
  for (const tail of ['', '/text', '/pdf', '/preview.svg']) {
    await ana.get(`/cvs/${other}/letters/${own.id}${tail}`).expect(404)
    await pro.get(`/cvs/${cv}/letters/${own.id}${tail}`).expect(404)
  }
})

t.test('a CV has at most twenty letters, also when thirty are made at once', async t => {
  const cv = await makeCv()
  const replies = await Promise.all(Array.from({ length: 30 }, () => ana.post(`/cvs/${cv}/letters`).send({})))
  t.equal(replies.filter(({ status }) => status === 201).length, 20)
  t.match(replies.find(({ status }) => status === 409)?.body, {
    code: 'limit_reached',
    message: 'A CV can have 20 cover letters. Delete one to make room.',
  })
  t.equal(await rows.countDocuments({ cvId: cv }), 20)
})

t.test('in every template and on both papers a letter is one tagged page with its words in order', async t => {
  const { templates } = (await app.anyone().get('/templates').expect(200)).body
  const cv = await makeCv(pro)
  const { id } = await makeLetter(cv, pro)
  let version = 1
  for (const { id: template } of templates) {
    for (const paper of ['A4', 'Letter']) {
      const change = { template, style: { paper } }
      await saveCv(pro, cv, version++, change).expect(200)
      const { body, headers } = await pro.get(`/cvs/${cv}/letters/${id}/pdf`).responseType('blob').expect(200)
      const pages = await pageTextsOf(body)
      const text = pages.join('\n')
      const name = `${template} on ${paper}`
      t.equal(pages.length, 1, name)
      t.ok(inOrder(text, paper === 'A4' ? WORDS : US_WORDS), `${name}: ${text.slice(0, 400)}`)
      t.match(text, /\+91 98220 54321/, 'the contact is that of the owner’s files')
      t.notMatch(text, /A summary/)
      t.match(body.toString('latin1'), /pdfuaid:part>1</, `${name} is PDF/UA-1`)
      t.match(headers['content-disposition'], /filename="[\w-]+_Kaveri_Data_Letter\.pdf"/)
    }
  }
})

t.test('PDF and Word files of a letter need Pro like files of a CV; its text is free', async t => {
  const cv = await makeCv()
  const { id } = await makeLetter(cv)
  for (const kind of ['pdf', 'docx']) {
    t.equal((await ana.get(`/cvs/${cv}/letters/${id}/${kind}`).expect(403)).body.code, 'plan_required')
  }
  const { text } = await ana.get(`/cvs/${cv}/letters/${id}/text`).expect(200)
  t.ok(inOrder(text), text)
  const svg = await ana.get(`/cvs/${cv}/letters/${id}/preview.svg`).responseType('blob').expect(200)
  t.equal(svg.headers['x-page-count'], '1')
  await ana.get(`/cvs/${cv}/letters/${id}/preview.svg?page=2`).expect(404)
  const long = { ...LETTER, body: 'A long paragraph of words. '.repeat(370) }
  const { id: second } = await makeLetter(cv, ana, long)
  const { headers } = await ana.get(`/cvs/${cv}/letters/${second}/preview.svg?page=2`).expect(200)
  t.ok(Number(headers['x-page-count']) >= 2)
})

t.test('strangers see a letter only while it is shared and its CV is published, without hidden fields', async t => {
  const cv = await makeCv()
  const { id } = await makeLetter(cv)
  const page = () => app.anyone().get(`/cv/${cv}/letter/${id}`)
  const share = (version: number, shared: boolean) =>
    ana.patch(`/cvs/${cv}/letters/${id}`).set('if-match', `"${version}"`).send({ shared }).expect(200)
  const never = await app.anyone().get(`/cv/${'A'.repeat(21)}/letter/${'B'.repeat(21)}`)
  const isNever = async (why: string) => {
    const { status, text, headers } = await page()
    const plain = ({ date: _, 'x-request-id': __, ...rest }: Record<string, string>) => rest
    t.same([status, text, plain(headers)], [404, never.text, plain(never.headers)], why)
  }
  await isNever('neither shared nor published')
  await share(1, true)
  await isNever('the CV is not published')
  await ana.post(`/cvs/${cv}/publish`).expect(200)
  const { text, headers } = await page().expect(200)
  t.match(text, /name="robots" content="noindex"/)
  t.match(text, /Application as a storage engineer/)
  t.match(text, /<svg/)
  t.match(headers, { 'cache-control': 'no-store' })
  t.notMatch(text, /98220|ananya@example|Kaveri Data<\/title>|A summary/, 'what the CV hides stays hidden')
  await share(2, false)
  await isNever('not shared any more')
  await share(3, true)
  await page().expect(200)
  await ana.post(`/cvs/${cv}/unpublish`).expect(200)
  await isNever('unpublished')
})

t.test('letters are hidden with their CV in the trash, come back with it, and go with it', async t => {
  const cv = await makeCv()
  const { id } = await makeLetter(cv)
  await ana.delete(`/cvs/${cv}`).expect(204)
  await ana.get(`/cvs/${cv}/letters/${id}`).expect(404)
  await ana.post(`/cvs/${cv}/letters`).send(LETTER).expect(404)
  await ana.post(`/cvs/${cv}/recover`).expect(200)
  t.match((await ana.get(`/cvs/${cv}/letters/${id}`).expect(200)).body.letter, LETTER)
  await ana.delete(`/cvs/${cv}?now=true`).expect(204)
  t.equal(await rows.countDocuments({ cvId: cv }), 0)
})
