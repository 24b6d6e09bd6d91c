// From a JSON Resume file to a public page: the public pages of three résumés are checked word by word, without
// JavaScript and in print. And text that is pasted into the editor from a word processor.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from '../../api/lib/root.ts'
import { contentIn } from '../fixtures/languages.ts'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { newPage } from './browser.ts'
import { field, openEditor } from './editor-hands.ts'

const WIDTHS = [320, 390, 768, 1440]
const RESUMES = {
  sample: createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'),
  'long-english': join(projectRoot, 'test/fixtures/resumes/long-english.json'),
  'mixed-scripts': join(projectRoot, 'test/fixtures/resumes/mixed-scripts.json'),
}

const app = await startApp(t)

for (const [name, file] of Object.entries(RESUMES)) {
  t.test(`the public page of ${name} has every word, without JavaScript and in print`, async t => {
    const url = await importAndPublish(name, file)
    const open = await newPage(t, { javaScriptEnabled: false, reducedMotion: 'reduce' })
    const { page } = open
    await page.goto(url)
    const text = squeeze((await page.locator('main').textContent()) ?? '')
    const { texts, hosts } = publicParts(JSON.parse(readFileSync(file, 'utf8')))
    t.ok(texts.length > 40, `${texts.length} texts`)
    const missing = texts.filter(part => !text.includes(squeeze(part)))
    t.same(missing, [], 'every public text is on the page')
    const links = await page.locator('main a').evaluateAll(all => all.map(link => (link as HTMLAnchorElement).host))
    const gone = hosts.filter(host => !links.includes(host))
    t.same(gone, [], 'and every link')
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    t.ok((paper.match(/\/Type\s*\/Page\b/g) ?? []).length > 0, 'it prints')
    t.same(open.errors, [], 'no complaint in the console, the policy’s included')
    t.same(open.strangers, [], 'no request to another host')
  })
}

t.test('a page is not wider than a phone with a surname of forty letters and two telephone numbers', async t => {
  const api = await app.as({ email: 'long@example.org', name: 'Long' })
  const name = `Maximiliane ${'Wolfeschlegelsteinhausen'.repeat(2).slice(0, 40)}`
  const phoneNumber = '+44 (0)20 7946 0958 ext. 1234 / +91 98220 54321'
  const content = { personalDetails: { name, profession: `Oﬃcer${'x'.repeat(50)}`, phoneNumber } }
  const privacy = { email: 'private', phoneNumber: 'public', location: 'public', imageUrl: 'public' }
  const { cv } = (await api.post('/cvs').send({ content }).expect(201)).body
  await api.put(`/cvs/${cv.nanoId}`).set('if-match', '"1"').send({ privacy }).expect(200)
  await api.post(`/cvs/${cv.nanoId}/publish`).expect(200)
  const { page } = await newPage(t, { reducedMotion: 'reduce' })
  for (const path of [`/new-cv/${cv.nanoId}`, `/cv/${cv.nanoId}`, `/cv/${cv.nanoId}/verify`]) {
    await page.goto(`${app.url}${path}`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      t.notOk(isTooWide, `${path} at ${width} px`)
    }
    // The verify page shows the text of a digest, exactly as it is stored.
    if (path.endsWith('verify')) continue
    t.notMatch(await page.content(), 'ﬃ')
    const links = await page.locator('a[href^="tel:"]').evaluateAll(all => all.map(link => link.getAttribute('href')))
    t.same([...new Set(links)], ['tel:+442079460958;ext=1234', 'tel:+919822054321'], path)
  }
})

t.test('a text pasted from a word processor', async t => {
  const { page } = await openEditor(t, app, { email: 'paster@example.org', name: 'Pia' }, { at: 7 })
  await field(page, 'Summary').evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, 'I did:\r\n§\tled a\u00a0team\r\n\uf0b7\tbuilt it')
  t.equal(await field(page, 'Summary').inputValue(), 'I did:\n- led a team\n- built it')
})

t.test('a page loads only the fonts of its own scripts', async t => {
  const api = await app.as({ email: 'scripts@example.org' })
  const facesOn = async (language: string) => {
    const { body } = await api
      .post('/cvs')
      .send({ title: language, language, content: contentIn(language) })
      .expect(201)
    const id = body.cv.id
    await api.post(`/cvs/${id}/publish`).expect(200)
    const { page, errors, context } = await newPage(t)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto(`${app.url}/cv/${id}`)
    await page.evaluate(() => document.fonts.ready)
    t.same(errors, [], language)
    await context.close()
    return [...new Set(asked.flatMap(url => /(noto-sans-[a-z]+)-.*\.woff2/.exec(url)?.[1] ?? []))]
  }
  t.same(await facesOn('te'), ['noto-sans-telugu'])
  t.same(await facesOn('th'), ['noto-sans-thai'])
  t.same(await facesOn('ko'), ['noto-sans-kr'])
  t.same(await facesOn('hi'), ['noto-sans-devanagari'])
  t.same(await facesOn('ta'), ['noto-sans-tamil'])
  for (const language of ['ar', 'fa', 'ur']) t.same(await facesOn(language), ['noto-sans-arabic'], language)
  t.same(await facesOn('he'), ['noto-sans-hebrew'])
  t.same(await facesOn('ja'), ['noto-sans-jp'])
  t.same(await facesOn('zh'), ['noto-sans-sc'])
  t.same(await facesOn('zh-TW'), ['noto-sans-tc'])
  t.same(await facesOn('de'), [])
})

/** Imports and publishes. Returns the public address. */
async function importAndPublish(name: string, file: string): Promise<string> {
  const api = await app.as({ email: `${name}@import.example.org`, name: 'Importer' })
  const resume = JSON.parse(readFileSync(file, 'utf8'))
  const { body } = await api.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
  await api.post(`/cvs/${body.cv.id}/publish`).expect(200)
  return `${app.url}/cv/${body.cv.id}`
}

/** Not expected literally: values that the page formats (dates, addresses, codes), private ones, and metadata of the file. */
const NOT_WORDS = /^(basics\/(email|phone|image|location\/(address|postalCode|countryCode))|meta|\$schema)(\/|$)/

type Parts = { texts: string[]; hosts: string[] }

/** The texts of a résumé that its page must contain, line by line, and the hosts of its links. */
function publicParts(value: unknown, path = ''): Parts {
  if (NOT_WORDS.test(path)) return { texts: [], hosts: [] }
  if (typeof value === 'string') {
    if (/(^|\/)url$/.test(path)) return { texts: [], hosts: [new URL(value).host] }
    const isDate = /(^|\/)(startDate|endDate|date|releaseDate)$/.test(path)
    return { texts: isDate ? [value.slice(0, 4)] : value.split('\n'), hosts: [] }
  }
  const inner = Object.entries(value ?? {}).map(([key, child]) => publicParts(child, path ? `${path}/${key}` : key))
  return { texts: inner.flatMap(({ texts }) => texts), hosts: inner.flatMap(({ hosts }) => hosts) }
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
