// A CV that was written elsewhere: the file is read, reviewed beside its source, corrected, made a CV and published; and what is
// said of a file that cannot be read.
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import type { Locator, Page } from 'playwright-core'
import { SAMPLE_CV } from '../../../api/core/cv/sample.ts'
import { sheetOf } from '../../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../../api/files/typeset/typeset.ts'
import { newPage, type OpenPage, signIn, signInInPlace } from '../../browser/browser.ts'
import { type Person, startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'
import { zipOf } from '../../zip-writer.ts'

const app = await startApp(t)
const PHONE = { viewport: { width: 390, height: 844 } }
const LOOSE = 'Ring after six in the evening'
const WRITTEN = { ...SAMPLE_CV, personalDetails: { ...SAMPLE_CV.personalDetails, phoneNumber: LOOSE } }
const typesetter = createTypesetter()
const PDF = (await typesetter.pdf({ sheet: sheetOf(WRITTEN, 'en'), template: 'quay', at: new Date() })).bytes
await typesetter.close()

const LINES = `Asha Example
Structural engineer
asha@example.org

EXPERIENCE

Senior engineer, Godavari Works Ltd
03/04/2019 - present
- Led the office of five

EDUCATION
B.Tech., Civil Engineering, IIT Bombay
2010 - 2014

Riverside swimming club`.split('\n')
const heading = HeadingLevel.HEADING_1
const children = LINES.map(text => new Paragraph(/^[A-Z]+$/.test(text) ? { text, heading } : text))
const DOCX = await Packer.toBuffer(new Document({ sections: [{ children }] }))

const LINKEDIN = zipOf({
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location\nAsha,Rao,Engineer,Builds small things.,"Pune, India"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nKaveri Data,Staff Engineer,Storage team,Pune,Mar 2021,\nNila Labs,Engineer,,,2016,Feb 2021\n',
  'Education.csv': 'School Name,Start Date,End Date,Degree Name\nCollege of Pune,2010,2014,"B.E., Electronics"\n',
  'Skills.csv': 'Name\nRust\n',
  'Courses.csv': 'Name,Number\nCausal Inference,ECO-512\nGardening,ECO-512\n',
})

const TEXT = 'Asha Example\nasha@example.org\n\nEXPERIENCE\nEngineer, Kaveri Data\n2019 - 2021\n'

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** Drags a file over the window and drops it. */
const drop = (page: Page, name: string, content: string | Uint8Array) =>
  page.evaluate(
    ([name, base64]) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name))
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true, bubbles: true }))
    },
    [name, Buffer.from(content).toString('base64')] as const,
  )

async function openAt(t: Test, path: string, person: Person | null, options = {}): Promise<OpenPage> {
  const open = await newPage(t, options)
  if (person) await signIn(open.context, app, person)
  await open.page.goto(app.url + path)
  await open.page.getByRole('heading', { level: 1 }).waitFor()
  return open
}

const reviewOf = (page: Page) => page.getByRole('dialog', { name: /^Is this your CV\?/ })
const field = (within: Locator, name: string) => within.getByLabel(name, { exact: true })
const entry = (review: Locator, name: string) => review.getByRole('group', { name, exact: true })
const lit = (review: Locator) => review.locator('.source-piece[data-lit]')
const litText = async (review: Locator) => (await lit(review).allTextContents()).join('').replace(/\s+/g, ' ')
const litIs = (review: Locator, words: string) =>
  until(`“${words}” is lit`, async () => (await litText(review)) === words)
/** Personal details. */
const own = (review: Locator, name: string) => field(entry(review, 'Personal details'), name)
const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click()
const news = (page: Page) => page.getByRole('status').filter({ hasText: 'Your CV is made' })

/** Is the element inside what its scrolling pane shows? */
const isShown = (one: Locator) =>
  one.evaluate(element => {
    const [box, pane] = [element, element.closest('.review-source')!].map(each => each.getBoundingClientRect())
    return box!.top >= pane!.top && box!.bottom <= pane!.bottom
  })

async function cvsOf(person: Person) {
  const agent = await app.as(person)
  return (await agent.get('/cvs').expect(200)).body.cvs as { nanoId: string }[]
}

/** In the editor; returns the HTML of the public page. */
async function publish(page: Page): Promise<string> {
  await page.waitForURL(/\/create-cv\/[\w-]{21}/)
  await press(page, 'Publish')
  await press(page.getByRole('dialog'), 'Publish')
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  const [, id] = /create-cv\/([\w-]{21})/.exec(page.url()) ?? []
  return (await fetch(`${app.url}/cv/${id}`)).text()
}

t.test('a PDF dropped on the dashboard is read, reviewed, corrected and published', async t => {
  const pia = { email: 'pia@example.org', name: 'Pia' }
  const { page, errors } = await openAt(t, '/dashboard', pia)
  await page.getByText('Your first CV starts here').waitFor()
  let read = () => {}
  const gate = new Promise<void>(resolve => {
    read = resolve
  })
  await page.route('**/cvs/import/file', async route => {
    await gate
    await route.continue()
  })
  await drop(page, 'my-cv.pdf', PDF)
  const reading = page.getByRole('dialog', { name: 'Reading “my-cv.pdf” …' })
  await reading.getByRole('progressbar').waitFor()
  read()

  const review = reviewOf(page)
  const source = review.getByRole('img', { name: /^Page 1 of/ })
  await source.waitFor()
  t.ok(await source.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 500)))
  t.equal(await own(review, 'Name').inputValue(), SAMPLE_CV.personalDetails.name)

  for (const name of ['What you do', 'Summary']) {
    await field(review, name).hover()
    const value = await field(review, name).inputValue()
    await until(`${name} lights its words`, async () => (await litText(review)).includes(value))
    await until('they are shown', () => isShown(lit(review).first()))
  }
  await review.locator('.source-piece', { hasText: 'Keeps data safe' }).click()
  t.ok(
    await own(review, 'Summary').evaluate(one => one === document.activeElement),
    'a line of the page leads to its field',
  )

  await own(review, 'What you do').fill('Keeper of logs')
  await review.getByRole('heading', { name: 'Not placed (1)' }).waitFor()
  await press(review, `Put “${LOOSE}” into…`)
  await review.getByLabel(`Where “${LOOSE}” goes`).selectOption({ label: 'Summary' })
  await press(review, 'Put')
  await review.getByRole('heading', { name: 'Every text of the file has its place' }).waitFor()
  t.match(await own(review, 'Summary').inputValue(), new RegExp(`a friend\\.\\n${LOOSE}$`))
  await press(review, 'Undo')
  await review.getByRole('heading', { name: 'Not placed (1)' }).waitFor()
  t.notMatch(await own(review, 'Summary').inputValue(), LOOSE)
  t.equal(await own(review, 'What you do').inputValue(), 'Keeper of logs', 'only the last change is undone')

  await page.keyboard.press('Escape')
  await review.getByText('Leave without making this CV?').waitFor()
  await press(review, 'Stay')
  t.same(await cvsOf(pia), [], 'nothing is saved yet')
  await press(review, 'Make this CV')
  await news(page)
    .filter({ hasText: `“${LOOSE}”` })
    .waitFor()
  const html = await publish(page)
  t.match(html, 'Keeper of logs')
  t.match(html, 'Müller &amp; Söhne')
  t.same(errors, [])
})

t.test('a text without a place is dragged to its field, an entry is left out', async t => {
  const lin = { email: 'lin@example.org', name: 'Lin' }
  const { page, errors } = await openAt(t, '/create-cv', lin)
  await page.locator('.doors').getByText('Bring a CV', { exact: true }).waitFor()
  await choose(page, 'Basic_LinkedInDataExport.zip', LINKEDIN)
  const review = reviewOf(page)
  const loose = review.getByRole('region', { name: /^Not placed/ }).getByRole('listitem')
  const study = entry(review, 'College of Pune')
  await loose.filter({ hasText: 'Causal Inference' }).dragTo(field(study, 'Subject'))
  t.equal(await field(study, 'Subject').inputValue(), 'Electronics Causal Inference')
  await review.getByText('Put into College of Pune: Subject. 3 not placed.').waitFor()
  await field(study, 'Subject').hover()
  await litIs(review, 'B.E., ElectronicsCausal Inference')
  await press(review, 'Leave out Nila Labs')
  await page.keyboard.press('Enter')
  t.equal(await field(entry(review, 'Nila Labs'), 'Position').inputValue(), 'Engineer', 'it is put back')
  await page.keyboard.press('Enter')
  await review.getByText('Nila Labs is left out.').waitFor()
  await press(review, 'Make this CV')
  await news(page).waitFor()
  t.notMatch(await publish(page), 'Nila Labs')
  const [cv] = await cvsOf(lin)
  const { body } = await (await app.as(lin)).get(`/cvs/${cv?.nanoId}/json-resume`).expect(200)
  t.same(
    body['x-unplaced'].map(({ text }: { text: string }) => text),
    ['ECO-512', 'Gardening', 'ECO-512'],
  )
  t.same(errors, [])
})

t.test('a guest’s Word file waits for the sign-in; one pane on a phone; a date in doubt', async t => {
  const { page, errors } = await openAt(t, '/create-cv', null, PHONE)
  await page.locator('.doors').getByText('Bring a CV', { exact: true }).waitFor()
  await choose(page, 'cv.docx', DOCX)
  const waiting = page.getByRole('dialog', { name: 'Sign in to have “cv.docx” read' })
  await signInInPlace(page, waiting.getByRole('button', { name: 'Continue with Google' }), /Asha Verma/)

  const review = reviewOf(page)
  await review.waitFor()
  t.equal(await page.locator('h2 dialog').count(), 0, 'it would look like the heading that it stands in')
  const tab = (name: string | RegExp) => review.getByRole('tab', { name })
  const panes = async () => [
    await review.locator('.review-source').isVisible(),
    await review.locator('.review-fields').isVisible(),
    await review.locator('.not-placed').isVisible(),
  ]
  t.same(await panes(), [false, true, false], 'the fields first')
  await tab('Fields').focus()
  await page.keyboard.press('ArrowRight')
  t.same(await panes(), [false, false, true])
  await review.getByRole('heading', { name: 'Every text of the file has its place' }).waitFor()
  await page.keyboard.press('ArrowRight')
  t.same(await panes(), [true, false, false])
  await tab('Your file').click()
  await review.locator('.source-piece', { hasText: 'Led the office of five' }).click()
  t.same(await panes(), [false, true, false], 'a line leads to its field')
  const job = entry(review, 'Godavari Works Ltd')
  t.equal(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value), 'Led the office of five')

  await press(review, 'Make this CV')
  await job.getByText('Please choose how this date is meant.').waitFor()
  await press(job, '4 March 2019')
  t.equal(await field(job, 'From').inputValue(), '2019-03-04')
  t.equal(await job.getByText('can be read in two ways').count(), 0)
  await own(review, 'E-mail').fill('asha at example')
  await press(review, 'Leave out Riverside swimming club')
  await press(review, 'Make this CV')
  await review.getByRole('alert').waitFor()
  t.ok(await own(review, 'E-mail').evaluate(one => one === document.activeElement), 'what is wrong is gone to')
  await own(review, 'E-mail').fill('asha@example.org')
  await review.getByRole('alert').waitFor({ state: 'detached' })
  await press(review, 'Make this CV')
  await news(page).waitFor()
  const html = await publish(page)
  t.match(html, 'Godavari Works Ltd')
  t.notMatch(html, /Riverside|asha@example/)
  t.same(
    errors.filter(text => !/status of 400/.test(text)),
    [],
  )
})

t.test('the connection is lost while a file is read, and while the CV is made', async t => {
  const ida = { email: 'ida@example.org', name: 'Ida' }
  const { page } = await openAt(t, '/dashboard', ida)
  await page.route('**/cvs/import/file', route => route.abort())
  await choose(page, 'cv.txt', TEXT)
  await page.getByRole('dialog').getByText('You seem to be offline.').waitFor()
  await page.unroute('**/cvs/import/file')
  await page.route('**/cvs/import', route => route.abort())
  await choose(page, 'cv.txt', TEXT)
  const review = reviewOf(page)
  await own(review, 'What you do').fill('Gardener')
  await press(review, 'Make this CV')
  await page.locator('.toast', { hasText: 'You seem to be offline.' }).waitFor()
  t.equal(await own(review, 'What you do').inputValue(), 'Gardener', 'the corrections stay')
  await page.unroute('**/cvs/import')
  await press(review, 'Make this CV')
  await news(page).waitFor()
  t.equal((await cvsOf(ida)).length, 1)
})

t.test('leaving asks about the corrections, and drops an unread file', async t => {
  const { page } = await openAt(t, '/create-cv', { email: 'lea@example.org', name: 'Lea' })
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  await choose(page, 'cv.txt', TEXT)
  const review = reviewOf(page)
  await own(review, 'Name').fill('Lea Example')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const question = await asked
  t.equal(question.type(), 'beforeunload')
  await question.dismiss()
  t.equal(await own(review, 'Name').inputValue(), 'Lea Example')
  await press(review, 'Cancel')
  await press(review, 'Leave')
  await review.waitFor({ state: 'detached' })

  await page.evaluate(() => history.pushState(null, '', '/dashboard'))
  await page.getByText('Your first CV starts here').waitFor()
  await choose(page, 'cv.txt', TEXT)
  await review.waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  t.equal(await page.getByRole('dialog').count(), 0)
})
