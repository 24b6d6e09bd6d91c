// From a JSON Resume file to a public page: three résumés are imported on the dashboard, and their public pages are checked word by
// word, narrow and wide, without JavaScript and in print. And text that is pasted into the editor from a word processor.
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../api/lib/root.ts'
import { contentIn } from '../fixtures/languages.ts'
import { contentWith, startApp } from '../harness.ts'
import t, { type Test } from '../tap.ts'
import { newPage, signIn } from './browser.ts'

const WIDTHS = [320, 390, 768, 1440]
const RESUMES = {
  sample: createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'),
  'long-english': join(projectRoot, 'test/fixtures/resumes/long-english.json'),
  'mixed-scripts': join(projectRoot, 'test/fixtures/resumes/mixed-scripts.json'),
}

const app = await startApp(t)
const addresses: Record<string, string> = {}

for (const [name, file] of Object.entries(RESUMES)) {
  t.test(`the public page of ${name} has every word, at every width, without JavaScript and in print`, async t => {
    const url = await importAndPublish(t, file)
    addresses[name] = url
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
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      t.equal(await tooWide(page), 0, `nothing scrolls sideways at ${width} px`)
    }
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
      t.equal(await tooWide(page), 0, `${path} at ${width} px`)
    }
    // The verify page shows the text of a digest, exactly as it is stored.
    if (path.endsWith('verify')) continue
    t.notMatch(await page.content(), 'ﬃ')
    const links = await page.locator('a[href^="tel:"]').evaluateAll(all => all.map(link => link.getAttribute('href')))
    t.same([...new Set(links)], ['tel:+442079460958;ext=1234', 'tel:+919822054321'], path)
  }
})

t.test('a text pasted from a word processor', async t => {
  const { page, context } = await newPage(t)
  const person = { email: 'paster@example.org', name: 'Pia' }
  await signIn(context, app, person)
  const api = await app.as(person)
  const { nanoId } = (await api.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  await page.goto(`${app.url}/create-cv/${nanoId}`)
  const paste = async (name: string, text: string) => {
    await page.getByLabel(name, { exact: true }).focus()
    await page.getByLabel(name, { exact: true }).evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  }
  await page.getByLabel('What you do', { exact: true }).fill('')
  await paste('What you do', '•\tLead\u00a0engi\u200bneer')
  t.equal(await page.getByLabel('What you do', { exact: true }).inputValue(), 'Lead engineer')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Summary' }).click()
  await page.getByLabel('Summary', { exact: true }).fill('')
  await paste('Summary', 'I did:\r\n§\tled a\u00a0team\r\n\uf0b7\tbuilt it')
  t.equal(await page.getByLabel('Summary', { exact: true }).inputValue(), 'I did:\n- led a team\n- built it')
  await page
    .locator('.save-status')
    .getByText(/Saved \d\d:\d\d:\d\d/)
    .waitFor()
  const { content } = (await api.get(`/cvs/${nanoId}`).expect(200)).body.cv
  t.match(content, {
    profileSummary: 'I did:\n- led a team\n- built it',
    personalDetails: { profession: 'Lead engineer' },
  })
})

t.test('private details are not on the page', async t => {
  for (const [name, url] of Object.entries(addresses)) {
    const { basics } = JSON.parse(readFileSync(RESUMES[name as keyof typeof RESUMES], 'utf8'))
    const html = await (await fetch(url)).text()
    for (const value of [basics.email, basics.phone, basics.location?.address, basics.location?.postalCode]) {
      if (value) t.notOk(html.includes(value), `${name}: ${value}`)
    }
  }
})

t.test('the sample’s page with its style sheet is at most 30 KB compressed, as sent', async t => {
  for (const encoding of ['br', 'gzip']) {
    const html = await (await fetch(addresses.sample!)).text()
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(match => `${app.url}${match[1]}`)
    t.equal(sheets.length, 1)
    const sizes = await Promise.all([addresses.sample!, ...sheets].map(url => bytesOf(t, url, encoding)))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    t.ok(total > 3_000 && total <= 30_000, `${encoding}: ${total} bytes`)
  }
})

t.test('a page loads only the fonts of its own scripts', async t => {
  const api = await app.as({ email: 'scripts@example.org' })
  const facesOn = async (language: string) => {
    const { body } = await api
      .post('/cvs')
      .send({ title: language, language, content: contentIn(language) })
      .expect(201)
    const id = body.cv.nanoId
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
  t.same(await facesOn('de'), [])
})

/** Imports and publishes on the dashboard. Returns the public address. */
async function importAndPublish(t: Test, file: string): Promise<string> {
  const { page, errors } = await newPage(t)
  const person = { email: `${Object.keys(addresses).length}@import.example.org`, name: 'Importer' }
  const token = await app.token(person)
  await page.addInitScript(
    ([value, email]) => {
      localStorage.setItem('googleIdToken', value!)
      localStorage.setItem('email', email!)
    },
    [token, person.email],
  )
  await page.goto(`${app.url}/dashboard`)
  await page.getByText('Your first CV starts here').waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  const card = page.locator('.card').first()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make this CV' }).click()
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  await page.goto(`${app.url}/dashboard`)
  await card.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const path = await card.getByRole('link', { name: 'Designed CV' }).getAttribute('href')
  t.same(errors, [])
  return new URL(path!, app.url).href
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

const tooWide = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** Bytes of the body as transferred. */
function bytesOf(t: Test, url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const read = (reply: IncomingMessage) => {
      let bytes = 0
      t.equal(reply.headers['content-encoding'], encoding, url)
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.on('end', () => resolve(bytes))
    }
    get(url, { headers: { 'accept-encoding': encoding } }, read).on('error', reject)
  })
}
