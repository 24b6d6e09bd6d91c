// Typeset CVs and files in a browser against the whole service: the Look view, the Download dialog, the Check view, the
// thumbnails on the dashboard.
import type { Page } from 'playwright-core'
import type { CvContentData } from '../../../api/core/contract/cv.ts'
import { fromMenu, grantPro } from '../../browser/browser.ts'
import { downloaded, openEditor, view } from '../../browser/editor-hands.ts'
import { axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, startApp } from '../../harness.ts'
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

let people = 0

/** The CV of a new person in the editor; `asked` records the requests for files. */
async function inEditor(t: Test, { isPro = false, content = CONTENT } = {}) {
  people += 1
  const person = { email: `person${people}@example.com`, name: 'Zoë' }
  const before = async () => {
    if (isPro) await grantPro(app, person)
  }
  const open = await openEditor(t, app, person, { content, before, acceptDownloads: true })
  const asked: string[] = []
  open.page.on('request', request => {
    if (/\/(pdf|docx|markdown|text|json-resume)(\?|$)/.test(request.url())) asked.push(request.url())
  })
  return { ...open, person, asked }
}

const pageOne = (page: Page) => page.getByRole('img', { name: /^Page 1 of \d/ })
const downloads = (page: Page) => page.getByRole('dialog', { name: 'Download' })

const save = (page: Page, kind: string) => downloaded(page, `Download ${kind}`)

t.test('a template is chosen, saved, shown and undone, like colour, paper and size', async t => {
  const { page, read, errors } = await inEditor(t)
  await view(page, 'Look')
  await pageOne(page).waitFor()
  const before = await pageOne(page).getAttribute('src')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  t.ok(await radio('Meridian').isChecked())
  t.ok((await pageOne(page).boundingBox())!.y < 300, 'the pages are beside the choices')
  await page.locator('.template-card', { hasText: 'Folio' }).click()
  await readUntil(read, ({ template }) => template === 'folio')
  await readUntil(
    () => pageOne(page).getAttribute('src'),
    src => src !== before,
  )
  await page.keyboard.press('ArrowRight')
  await readUntil(read, ({ template }) => template === 'ledger')
  await page.getByRole('button', { name: 'Undo: Changing the template' }).click()
  await readUntil(read, ({ template }) => template !== 'ledger')
  await page.locator('.template-card', { hasText: 'Campus' }).click()
  const campus = await readUntil(read, ({ template }) => template === 'campus')
  t.equal(campus.style.fit, 1, 'a template for one page asks for it')
  await page.locator('.template-card', { hasText: 'Folio' }).click()
  const folio = await readUntil(read, ({ template }) => template === 'folio')
  t.notOk('fit' in folio.style, 'until another is chosen')

  await radio('Wine').check()
  await radio('Letter').check()
  await page.getByLabel('Text size').selectOption('11')
  const styled = await readUntil(read, ({ style }) => style.fontSize === 11)
  t.same(styled.style, { accent: '#7a2e2e', paper: 'Letter', fontSize: 11 })
  await page.getByRole('button', { name: 'Undo: Changing the text size' }).click()
  await readUntil(read, ({ style }) => style.fontSize === undefined)
  t.same(errors, [])
})

t.test('typeface, spacing and margins are set with the keyboard alone, and what a typeface lacks is said', async t => {
  const content = { ...CONTENT, profileSummary: 'Μηχανικός in Athens' }
  const { page, read, errors } = await inEditor(t, { content })
  t.same((await read()).style, { fill: true }, 'a new CV fills its page')
  await view(page, 'Look')
  await pageOne(page).waitFor()
  await page.getByText(/^Now 1[01](\.\d)? pt\.$/).waitFor()
  const typefaces = page.getByRole('group', { name: 'Typeface', exact: true })
  await typefaces.getByRole('radio', { name: 'STIX Two Text' }).focus()
  await page.keyboard.press('Space')
  await readUntil(read, ({ style }) => style.typeface === 'STIX Two Text')
  await page.keyboard.press('ArrowDown')
  await page.getByText(/^Bitter has no Greek letters: they are set in a typeface that has them/).waitFor()
  t.ok(
    await page.evaluate(() => document.fonts.load('16px Bitter').then(faces => faces.length > 0)),
    'the name is drawn in its own letters',
  )
  await page.getByText('Another typeface for headings').focus()
  await page.keyboard.press('Enter')
  const headings = page.getByRole('group', { name: 'Typeface of headings' })
  await headings.getByRole('radio', { name: 'Inter', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('slider', { name: 'Spacing' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('group', { name: 'Margins' }).getByRole('radio', { name: 'Normal' }).focus()
  await page.keyboard.press('ArrowRight')
  const chosen = { fill: true, typeface: 'Bitter', headingTypeface: 'Inter', density: 5, margins: 'wide' }
  const styled = await readUntil(read, ({ style }) => style.margins === 'wide')
  t.same(styled.style, chosen)
  t.equal(await page.getByRole('slider', { name: 'Spacing' }).getAttribute('aria-valuetext'), 'Loosest')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${width} px`)
  }
  await page.getByRole('button', { name: 'Undo: Changing the margins' }).click()
  await readUntil(read, ({ style }) => style.margins === undefined && style.density === 5)
  t.same(errors, [])
})

t.test('whole pages are compared in a dialog, in which one is chosen', async t => {
  const { page, read, errors } = await inEditor(t)
  await page.setViewportSize({ width: 390, height: 844 })
  await view(page, 'Look')
  await pageOne(page).waitFor()
  const asked: string[] = []
  page.on('request', request => request.url().includes('/preview.svg') && asked.push(request.url()))
  await page.getByRole('button', { name: 'Compare full pages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your first page in each template' })
  const choices = dialog.locator('.gallery-choice')
  t.equal(await choices.count(), 16)
  t.same(await dialog.locator('[aria-pressed="true"] .template-name').allTextContents(), ['Meridian'])
  for (const choice of await choices.all()) {
    await choice.scrollIntoViewIfNeeded()
    await choice.locator('img').waitFor()
  }
  t.equal(new Set(asked).size, asked.length, 'no page is fetched twice')
  await choices.filter({ hasText: 'Platen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await readUntil(read, ({ template }) => template === 'platen')
  t.same(errors, [])
})

t.test('the editor says how pages were made to fit, and that a template is gone', async t => {
  const { page, read, id } = await inEditor(t, { content: withJobs(4) })
  await view(page, 'Look')
  await page.getByRole('radio', { name: 'One', exact: true }).check()
  const fit = page.locator('.fit-words')
  await fit.getByText(/^Text 9 → 8\.\d pt, lines, gaps and margins tighter\.$/).waitFor()
  await page.getByText(/^1 page\./).waitFor()
  await page.getByRole('radio', { name: 'As many as it takes' }).check()
  await readUntil(read, ({ style }) => style.fit === undefined)
  await app.connection.collection('cvs').updateOne({ _id: id as never }, { $set: { template: 'papyrus' } })
  await page.reload()
  await view(page, 'Look')
  await page.getByText('The template “papyrus” is no longer offered. Your CV is set in Meridian').waitFor()
  await page.getByRole('radio', { name: 'Quay', exact: true }).check({ force: true })
  await readUntil(read, ({ template }) => template === 'quay')
  t.equal(await page.getByText('no longer offered').count(), 0)
})

t.test('the pages follow each save, omit private fields, and list unsupported characters', async t => {
  const { page, api, id } = await inEditor(t)
  const asked: string[] = []
  page.on('request', request => request.url().includes('/preview.svg') && asked.push(request.url()))
  await view(page, 'Look')
  await pageOne(page).waitFor()
  const src = () => pageOne(page).getAttribute('src')
  const first = await src()
  await view(page, 'Write')
  await page.getByLabel('What you do', { exact: true }).fill('Engineer 🦊 ქარი')
  await view(page, 'Look')
  await readUntil(src, now => now !== first)
  await page.getByText('4 Georgian letters cannot be printed').waitFor()
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
  const json = { success: false, code: 'overloaded', message: 'No.', requestId: 'r-1' }
  await page.route('**/preview.svg*', route => route.fulfill({ status: 503, json }))
  await view(page, 'Look')
  await page.getByRole('heading', { name: 'Busy at the moment' }).waitFor()
  await page.unroute('**/preview.svg*')
  await page.route('**/preview.svg*', route => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.unroute('**/preview.svg*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await pageOne(page).waitFor()
})

t.test('without Pro the price is shown, finished files are not requested, and text is free', async t => {
  const { page, asked } = await inEditor(t)
  await page.getByRole('button', { name: 'Download PDF Pro · ₹590' }).click()
  await downloads(page).getByText('₹590').waitFor()
  t.equal(await downloads(page).getByRole('button', { name: 'Download PDF' }).count(), 0)
  t.equal(await downloads(page).getByRole('button', { name: 'Download Word' }).count(), 0)
  for (const name of ['PDF', 'Word'])
    await downloads(page)
      .getByRole('button', { name: `Get Pro for ${name}` })
      .waitFor()
  t.same(asked, [])

  await downloads(page).getByText('Your e-mail and phone, private on your page, can be read').waitFor()
  const whole = await save(page, 'Markdown')
  t.match(whole.name, /^Zoë_Ada_Śrīnivāsan_Engineer\.md$/u)
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
  await page.getByLabel('What you do', { exact: true }).fill('Engineer of last words ქ')
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  const pdf = await save(page, 'PDF')
  t.equal(pdf.bytes.subarray(0, 4).toString(), '%PDF')
  t.match(pdf.name, /^Zoë_Ada_Śrīnivāsan_Engineer_of_last_words_ქ\.pdf$/u)
  await downloads(page).getByText('1 Georgian letter cannot be printed').waitFor()
  const word = await save(page, 'Word')
  t.equal(word.bytes.subarray(0, 2).toString(), 'PK')
  t.match(word.name, /^Zoë_Ada_Śrīnivāsan_Engineer_of_last_words_ქ\.docx$/u)
  await downloads(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText(/Saved \d\d:\d\d:\d\d/).waitFor()
  t.same(errors, [])
})

t.test('when Pro has ended meanwhile, the message has the price', async t => {
  const { page, person } = await inEditor(t, { isPro: true })
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  await downloads(page).getByRole('button', { name: 'Download PDF' }).waitFor()
  await grantPro(app, person, -1)
  await downloads(page).getByRole('button', { name: 'Download PDF' }).click()
  await downloads(page).getByRole('alert').getByText('Your account has no Pro plan now').waitFor()
  t.match(await downloads(page).getByRole('alert').textContent(), '₹590')
  t.equal(await downloads(page).getByRole('button', { name: 'Download PDF' }).count(), 0)
})

t.test('the Check view: remarks lead to their fields, and the text is read again after a change', async t => {
  const { page } = await inEditor(t)
  const read = async () => {
    await view(page, 'Check')
    await page.locator('.remarks').waitFor()
  }
  await page.route('**/ats', route => route.fulfill({ status: 503, json: { code: 'busy' } }), { times: 1 })
  await read()
  await page.locator('.read-text summary').click()
  t.match(await page.getByRole('region', { name: 'Text of the PDF' }).textContent(), 'Staff Engineer')
  const remark = page.locator('.remarks button', { hasText: 'Staff Engineer · From' })
  await remark.first().click()
  await page.waitForFunction(() => document.activeElement?.id === 'field-content.experience.job.startDate')
  t.equal(await page.getByLabel('From: year').inputValue(), '2019')
  await page.getByLabel('From: month').selectOption('March')
  await read()
  t.equal(await remark.count(), 0, 'it is saved before it is read')
})

t.test('the dashboard shows each first page, updates it, and downloads files', async t => {
  const { page, errors } = await inEditor(t)
  const pictures: string[] = []
  page.on('response', response => {
    if (response.url().endsWith('/thumbnail.png')) pictures.push(`${response.status()}`)
  })
  await page.goto(`${app.url}/dashboard`)
  const picture = page.locator('.thumbnail img')
  await picture.waitFor()
  t.ok(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 100)))
  const before = await picture.getAttribute('src')
  await fromMenu(page.locator('.card'), 'Rename')
  await page.getByRole('dialog').getByRole('textbox').fill('Another name')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await readUntil(
    () => picture.getAttribute('src'),
    src => src !== before,
  )
  t.ok(pictures.length >= 2 && pictures.every(status => status === '200'), pictures.join())

  t.same(errors, [])
})
