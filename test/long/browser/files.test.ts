// Typeset CVs and files in a browser against the whole service: the Template tab, the Download menu, the parser view, the
// thumbnails on the dashboard.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { newPage, signIn } from '../../browser/browser.ts'
import { axeInBoth } from '../../browser/layout.ts'
import { ADMIN, contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const NAME = 'Zoë "Ada" Śrīnivāsan'
const CONTENT: CvContentData = contentWith({
  personalDetails: { name: NAME, email: 'zoe@private.example', phoneNumber: '+91 98765 43210', profession: 'Engineer' },
  experience: [{ id: 'job', position: 'Staff Engineer', company: 'Kaveri', startDate: '2019', endDate: '2021-02' }],
})

/** A CV of about a third of a page for each position. */
const withJobs = (count: number) =>
  contentWith({
    personalDetails: { name: NAME },
    experience: Array.from({ length: count }, (_, at) => ({
      id: `job${at}`,
      position: `Engineer ${at}`,
      company: 'Kaveri',
      highlights: Array.from({ length: 10 }, (_, point) => `${at}.${point} Kept what was promised, and wrote it down.`),
    })),
  })

/** Sets Pro as an admin would, until `seconds` from now; a negative number has ended it. */
async function grantPro({ email }: Person, seconds: number): Promise<void> {
  const user = await app.connection.collection('users').findOne({ email })
  const planExpiresAt = new Date(Date.now() + seconds * 1000).toISOString()
  const change = { subscriptionPlan: 'Pro', planExpiresAt, reason: 'For a test' }
  await (await app.as(ADMIN)).patch(`/admin/users/${user?._id}`).send(change).expect(200)
}

let people = 0

/** A signed-in person with one CV; `asked` records the requests for files and pages. */
async function begin(t: Test, { isPro = false, content = CONTENT } = {}) {
  people += 1
  const person = { email: `person${people}@example.com`, name: 'Zoë' }
  const api = await app.as(person)
  const { body } = await api.post('/cvs').send({ title: 'My CV', content }).expect(201)
  if (isPro) await grantPro(person, 3600)
  const id: string = body.cv.nanoId
  const open = await newPage(t, { acceptDownloads: true })
  await signIn(open.context, app, person)
  const asked: string[] = []
  open.page.on('request', request => {
    if (/\/(pdf|docx|markdown|text|json-resume)(\?|$)/.test(request.url())) asked.push(request.url())
  })
  const read = async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv
  return { ...open, api, person, id, asked, read }
}

async function inEditor(t: Test, options?: Parameters<typeof begin>[1]) {
  const begun = await begin(t, options)
  await begun.page.goto(`${app.url}/create-cv/${begun.id}`)
  await begun.page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  return begun
}

const templateTab = (page: Page) => page.getByRole('tab', { name: 'Template' }).click()
const pageOne = (page: Page) => page.getByRole('img', { name: /^Page 1 of \d/ })
const downloads = (page: Page) => page.getByRole('dialog', { name: 'Download' })

/** Clicks a Download button of the menu and returns the saved file. */
async function save(page: Page, kind: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloads(page)
      .getByRole('button', { name: `Download ${kind}`, exact: true })
      .click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

t.test('a template is chosen, saved, shown and undone, like colour, paper and size', async t => {
  const { page, read, errors } = await inEditor(t)
  await templateTab(page)
  await pageOne(page).waitFor()
  const before = await pageOne(page).getAttribute('src')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  t.ok(await radio('Meridian').isChecked())
  t.equal(await page.locator('.template-card').count(), 12)
  t.ok((await page.locator('.template-strip').boundingBox())!.height <= 120, 'the sheet stays in view')
  for (const card of await page.locator('.template-card').all()) {
    await card.scrollIntoViewIfNeeded()
    await card.locator('img').waitFor()
  }

  await page.locator('.template-card', { hasText: 'Folio' }).click()
  await readUntil(read, ({ template }) => template === 'folio')
  await readUntil(
    () => pageOne(page).getAttribute('src'),
    src => src !== before,
  )
  await page.keyboard.press('ArrowRight')
  await readUntil(read, ({ template }) => template === 'ledger')
  t.ok(await radio('Ledger').isChecked(), 'the keyboard chooses too')
  await page.getByRole('button', { name: 'Undo: Changing the template' }).click()
  await readUntil(read, ({ template }) => template !== 'ledger')

  await page.getByRole('button', { name: 'Colour, paper, pages' }).click()
  await radio('Wine').check()
  await radio('Letter').check()
  await page.getByLabel('Text size').selectOption('11')
  const styled = await readUntil(read, ({ style }) => style.fontSize === 11)
  t.same(styled.style, { accent: '#7a2e2e', paper: 'Letter', fontSize: 11 })
  await page.getByRole('button', { name: 'Undo: Changing the text size' }).click()
  await page.getByRole('button', { name: 'Undo: Changing the paper' }).click()
  await page.getByRole('button', { name: 'Undo: Changing the colour' }).click()
  t.same(
    (await readUntil(read, ({ style }) => Object.keys(style).length === 0)).style,
    {},
    'undone to what was designed',
  )
  t.same(errors, [])
})

t.test('whole pages are compared in a dialog, in which one is chosen', async t => {
  const { page, read, errors } = await inEditor(t)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await templateTab(page)
  await pageOne(page).waitFor()
  const asked: string[] = []
  page.on('request', request => request.url().includes('/preview.svg') && asked.push(request.url()))
  await page.getByRole('button', { name: 'Whole pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your first page in each template' })
  const choices = dialog.locator('.gallery-choice')
  t.equal(await choices.count(), 12)
  t.same(await dialog.locator('[aria-pressed="true"] .template-name').allTextContents(), ['Meridian'])
  const [first, second] = await Promise.all([0, 1].map(at => choices.nth(at).boundingBox()))
  t.ok(first && second && second.y >= first.y + first.height, 'one a row on a phone')
  for (const choice of await choices.all()) {
    await choice.scrollIntoViewIfNeeded()
    await choice.locator('img').waitFor()
  }
  t.equal(new Set(asked).size, asked.length, 'no page is fetched twice')
  t.same(await axeInBoth(page), [])
  await choices.filter({ hasText: 'Platen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await readUntil(read, ({ template }) => template === 'platen')
  await page.getByRole('button', { name: 'Colour, paper, pages' }).click()
  await page.getByText('Platen prints in black alone').waitFor()
  t.equal(await page.getByRole('radio', { name: 'Wine' }).count(), 0)
  t.same(errors, [])
})

t.test('the editor says how pages were made to fit, why they were not, and that a template is gone', async t => {
  const { page, read, api, id } = await inEditor(t, { content: withJobs(4) })
  await templateTab(page)
  await page.getByRole('button', { name: 'Colour, paper, pages' }).click()
  const words = page.locator('.fit-words')
  await page.getByRole('radio', { name: 'One', exact: true }).check()
  await words.getByText(/^Text 9 → 8\.\d pt, lines, gaps and margins tighter\.$/).waitFor()
  await page.getByText(/^1 page\./).waitFor()
  t.same(await axeInBoth(page), [])
  t.equal((await read()).style.fit, 1)
  await api
    .put(`/cvs/${id}`)
    .set('if-match', `"${(await read()).version}"`)
    .send({ content: withJobs(6) })
    .expect(200)
  await page.reload()
  await templateTab(page)
  await page.getByRole('button', { name: 'Colour, paper, pages' }).click()
  await words.getByText(/^2 pages are the least at 8\.5 pt: about \d+ lines too many for one page\./).waitFor()
  await page.getByRole('radio', { name: 'As many as it takes' }).check()
  t.same((await readUntil(read, ({ style }) => style.fit === undefined)).style, {})
  await app.connection.collection('cvs').updateOne({ _id: id as never }, { $set: { template: 'papyrus' } })
  await page.reload()
  await templateTab(page)
  await page.getByText('The template “papyrus” is no longer offered. Your CV is set in Meridian').waitFor()
  t.equal(await page.getByText('no longer offered').count(), 1)
  await page.getByRole('radio', { name: 'Quay', exact: true }).check({ force: true })
  await readUntil(read, ({ template }) => template === 'quay')
  t.equal(await page.getByText('no longer offered').count(), 0)
})

t.test('page breaks are chosen beside the order of the sections', async t => {
  const { page, read, errors } = await inEditor(t, { content: { ...CONTENT, skills: [{ id: 'rust', name: 'Rust' }] } })
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(7).click()
  await page.getByRole('combobox', { name: 'Page break of Experience' }).selectOption('Keep together')
  t.same((await readUntil(read, ({ style }) => style.breaks !== undefined)).style.breaks, { experience: 'together' })
  await page.getByRole('combobox', { name: 'Page break of Experience' }).selectOption('Flows on')
  t.same((await readUntil(read, ({ style }) => style.breaks === undefined)).style, {})
  t.same(errors, [])
})

t.test('the pages follow each save, omit private fields, and list unsupported characters', async t => {
  const { page, api, id } = await inEditor(t)
  const asked: string[] = []
  page.on('request', request => request.url().includes('/preview.svg') && asked.push(request.url()))
  await templateTab(page)
  await pageOne(page).waitFor()
  const src = () => pageOne(page).getAttribute('src')
  const first = await src()
  await page.getByLabel('What you do', { exact: true }).fill('Engineer 🦊 ქარი')
  await readUntil(src, now => now !== first)
  await page.getByText('1 emoji and 4 Georgian letters are in none of our fonts').waitFor()
  t.notMatch(await page.locator('.unsupported').textContent(), 'U+')
  const second = await src()
  await page.getByLabel('As strangers see it').check()
  await readUntil(src, now => now !== second)
  t.ok(asked.some(url => url.includes('audience=public')))
  await api.delete(`/cvs/${id}`).expect(204)
  await page.getByLabel('As strangers see it').uncheck()
  await page.locator('.typeset-stale').getByText('There is nothing at this address').waitFor()
})

t.test('a CV that cannot be typeset shows a message and a retry', async t => {
  const { page } = await inEditor(t)
  for (const [code, status, title] of [
    ['cv_too_long', 422, 'Longer than 30 pages'],
    ['cv_too_complex', 422, 'Too much to typeset'],
    ['overloaded', 503, 'Busy at the moment'],
  ] as const) {
    const json = { success: false, code, message: 'No.', requestId: 'r-1' }
    await page.route('**/preview.svg*', route => route.fulfill({ status, json }))
    await page.getByRole('tab', { name: 'Page', exact: true }).click()
    await templateTab(page)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.unroute('**/preview.svg*')
  }
  await page.route('**/preview.svg*', route => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.unroute('**/preview.svg*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await pageOne(page).waitFor()
})

t.test('signed out, the Template tab says how to see it', async t => {
  const { page, errors } = await newPage(t)
  await page.goto(`${app.url}/create-cv?start=empty`)
  await templateTab(page)
  const panel = page.getByRole('tabpanel', { name: 'Template' })
  await panel.getByRole('heading', { name: 'Sign in to see it typeset' }).waitFor()
  t.equal(await panel.getByRole('link', { name: 'Sign in' }).getAttribute('href'), '/login')
  t.same(errors, [])
})

t.test('without Pro the price is shown, finished files are not requested, and text is free', async t => {
  const { page, asked } = await inEditor(t)
  await page.getByRole('button', { name: 'Download PDF Pro · ₹590' }).click()
  await downloads(page).getByText('₹590').waitFor()
  t.equal(await downloads(page).getByRole('button', { name: 'Download PDF' }).count(), 0)
  t.equal(await downloads(page).getByRole('button', { name: 'Download Word' }).count(), 0)
  t.equal(await downloads(page).getByRole('link', { name: 'See the plans' }).getAttribute('href'), '/subscription')
  t.same(asked, [])

  await downloads(page).getByText('Your e-mail and phone, private on your page, can be read').waitFor()
  const whole = await save(page, 'Markdown')
  t.match(whole.name, /^Zoë .*Ada.* Śrīnivāsan\.md$/u)
  t.match(whole.bytes.toString(), 'zoe@private.example')
  await downloads(page).getByText('is in your downloads').waitFor()
  await downloads(page).getByLabel('As strangers see it').check()
  await downloads(page).getByText('are not in the file').waitFor()
  for (const kind of ['Markdown', 'Plain text']) {
    const text = (await save(page, kind)).bytes.toString()
    t.match(text, 'Staff Engineer')
    t.notMatch(text, 'zoe@private.example')
  }
  const resume = JSON.parse((await save(page, 'JSON Resume')).bytes.toString())
  t.equal(resume.basics.name, NAME)
})

t.test('with Pro a PDF and a Word document are named after the person and contain the last words typed', async t => {
  const { page, errors } = await inEditor(t, { isPro: true })
  await page.getByLabel('What you do', { exact: true }).fill('Engineer of last words 🦊')
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  const pdf = await save(page, 'PDF')
  t.equal(pdf.bytes.subarray(0, 4).toString(), '%PDF')
  t.match(pdf.name, /^Zoë .*Ada.* Śrīnivāsan\.pdf$/u)
  await downloads(page).getByText('1 emoji is in none of our fonts').waitFor()
  const word = await save(page, 'Word')
  t.equal(word.bytes.subarray(0, 2).toString(), 'PK')
  t.match(word.name, /^Zoë .*Ada.* Śrīnivāsan\.docx$/u)
  await downloads(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText(/Saved \d\d:\d\d:\d\d/).waitFor()
  t.same(errors, [])
})

t.test('when Pro has ended meanwhile, the message has the price', async t => {
  const { page, person } = await inEditor(t, { isPro: true })
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  await downloads(page).getByRole('button', { name: 'Download PDF' }).waitFor()
  await grantPro(person, -1)
  await downloads(page).getByRole('button', { name: 'Download PDF' }).click()
  await downloads(page).getByRole('alert').getByText('Your account has no Pro plan now').waitFor()
  t.match(await downloads(page).getByRole('alert').textContent(), '₹590')
  t.equal(await downloads(page).getByRole('button', { name: 'Download PDF' }).count(), 0)
})

t.test('the parser view: remarks lead to their fields, and the text is read again after a change', async t => {
  const { page } = await inEditor(t)
  const steps = page.getByRole('navigation', { name: 'Steps' })
  const read = async () => {
    await steps.getByRole('button', { name: 'Review and publish' }).click()
    await page.getByRole('button', { name: 'See what a parser reads' }).click()
    await page.locator('.remarks').waitFor()
  }
  await page.route('**/ats', route => route.fulfill({ status: 503, json: { code: 'busy' } }), { times: 1 })
  await read()
  await page.locator('.read-text summary').click()
  t.match(await page.getByRole('region', { name: 'Text of the PDF' }).textContent(), 'Staff Engineer')
  const remarks = page.locator('.remarks button')
  const count = await remarks.count()
  t.ok(count >= 3, `${count} remarks`)
  for (let at = 0; at < count; at += 1) {
    const words = await remarks.nth(at).textContent()
    await remarks.nth(at).click()
    await page.waitForFunction(() => document.activeElement?.id.startsWith('field-'))
    t.ok(await page.locator('.step-form :focus').isVisible(), `${words} leads to a field`)
    await read()
  }
  await remarks.filter({ hasText: 'Staff Engineer · From' }).first().click()
  const year = page.getByLabel('From: year')
  await page.waitForFunction(() => document.activeElement?.id === 'field-content.experience.job.startDate')
  t.equal(await year.inputValue(), '2019')
  await page.getByLabel('From: month').selectOption('March')
  await read()
  t.equal(await remarks.filter({ hasText: 'Staff Engineer · From' }).count(), 0, 'mended, and saved before it is read')
})

t.test('after publishing both addresses can be opened and copied', async t => {
  const { page, id } = await inEditor(t)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Your CV is public' })
  for (const [name, path] of [
    ['Designed CV', `/cv/${id}`],
    ['Template CV', `/new-cv/${id}`],
  ] as const) {
    const url = await dialog.getByRole('link', { name }).getAttribute('href')
    t.equal(url, app.url + path)
    t.equal((await fetch(app.url + path, { headers: { accept: 'text/html' } })).status, 200)
    await dialog.getByRole('button', { name: `Copy link of the ${name}` }).waitFor()
  }
})

t.test('the dashboard shows each first page, updates it, and downloads files', async t => {
  const { page, api, id, asked, errors } = await begin(t)
  const pictures: string[] = []
  page.on('response', response => {
    if (response.url().endsWith('/thumbnail.png')) pictures.push(`${response.status()}`)
  })
  await page.goto(`${app.url}/dashboard`)
  const picture = page.locator('.thumbnail img')
  await picture.waitFor()
  t.ok(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 100)))
  const before = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Another name')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await readUntil(
    () => picture.getAttribute('src'),
    src => src !== before,
  )
  t.ok(pictures.length >= 2 && pictures.every(status => status === '200'), pictures.join())

  await page.getByRole('button', { name: 'Download' }).click()
  await downloads(page).getByText('₹590').waitFor()
  t.same(asked, [])
  t.match((await save(page, 'Plain text')).bytes.toString(), 'Kaveri')
  await downloads(page).getByRole('button', { name: 'Close' }).click()
  await api.delete(`/cvs/${id}`).expect(204)
  await page.reload()
  await page.getByRole('heading', { name: 'Your first CV starts here' }).waitFor()
  t.same(errors, [])
})
