// A CV that was written elsewhere: the file is read, opens in the editor beside its source, is corrected, made a CV and published.
import { Document, HeadingLevel, Packer, Paragraph } from 'docx'
import type { Locator, Page } from 'playwright-core'
import { SAMPLE_CV } from '../../../api/core/cv/sample.ts'
import { sheetOf } from '../../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../../api/files/typeset/typeset.ts'
import { newPage, type OpenPage, signIn, signInInPlace } from '../../browser/browser.ts'
import { axeInBoth } from '../../browser/layout.ts'
import { type Person, startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'
import { zipOf } from '../../zip-writer.ts'

const app = await startApp(t)
const PHONE = { viewport: { width: 390, height: 844 } }
const LOOSE = 'Ring after six in the evening'
const WRITTEN = {
  ...SAMPLE_CV,
  personalDetails: { ...SAMPLE_CV.personalDetails, phoneNumber: LOOSE },
  experience: SAMPLE_CV.experience.map(job => ({ ...job, location: 'Pune, India' })),
}
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

const fields = (page: Page) => page.locator('.form-column')
const field = (page: Page, name: string) => fields(page).getByLabel(name, { exact: true })
const source = (page: Page) => page.locator('section[aria-label="Your file"]')
const lit = (page: Page) => source(page).locator('.source-piece[data-lit]')
const litText = async (page: Page) => (await lit(page).allTextContents()).join('').replace(/\s+/g, ' ')
const loose = (page: Page) => source(page).getByRole('listitem')
const press = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).click()
const news = (page: Page) => page.getByRole('status').filter({ hasText: 'Your CV is made' })
const question = (page: Page) => page.getByRole('region', { name: 'A question' })
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
const atFile = (page: Page, name: string) => source(page).locator('summary, .all-placed', { hasText: name }).waitFor()
/** The toggle of a narrow window. */
const turn = async (page: Page, options: { viewport: { width: number } }) => {
  if (options.viewport.width < 900) await page.getByRole('button', { name: 'File', exact: true }).click()
}
const isFocused = (one: Locator) =>
  until('the field has the focus', () => one.evaluate(element => element === document.activeElement))
const inEditor = async (page: Page) => {
  await page.waitForURL(/create-cv\?brought=/)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor({ state: 'attached' })
  await source(page).waitFor({ state: 'attached' })
}
/** Presses “Make this CV”, and waits until it is an ordinary CV. */
async function make(page: Page): Promise<string> {
  await press(page, 'Make this CV')
  await page.waitForURL(/create-cv\/[\w-]{21}/)
  await news(page).waitFor()
  return /create-cv\/([\w-]{21})/.exec(page.url())?.[1] ?? ''
}
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('.brought-')).length)

type Listed = { nanoId: string; language: string }
const cvsOf = async (person: Person) => (await (await app.as(person)).get('/cvs').expect(200)).body.cvs as Listed[]

/** In the editor; returns the HTML of the public page. */
async function publish(page: Page): Promise<string> {
  await page.waitForURL(/\/create-cv\/[\w-]{21}/)
  await press(page, 'Publish')
  await press(page.getByRole('dialog'), 'Publish')
  await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
  const [, id] = /create-cv\/([\w-]{21})/.exec(page.url()) ?? []
  return (await fetch(`${app.url}/cv/${id}`)).text()
}

const PLACES = [
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const
const GERMAN = 'Uta Krahl\nuta@example.org\n\nBERUFSERFAHRUNG\nKöchin, Linde GmbH\nMai 2014 bis heute\n- Leitung\n'
const FILES = { 'cv.pdf': PDF, 'cv.docx': DOCX, 'Basic_LinkedInDataExport.zip': LINKEDIN, 'cv.txt': GERMAN }

for (const options of PLACES) {
  t.test(`each kind of file goes from dropping to a CV, ${options.viewport.width} px wide`, async t => {
    const ona = { email: `ona${options.viewport.width}@example.org`, name: 'Ona' }
    const { page, errors } = await openAt(t, '/dashboard', ona, options)
    for (const [name, content] of Object.entries(FILES)) {
      await page.goto(`${app.url}/dashboard`)
      await page.getByRole('button', { name: 'Bring a CV' }).waitFor()
      await drop(page, name, content)
      await inEditor(page)
      if (name === 'cv.docx') {
        await press(page, 'Make this CV')
        await isFocused(question(page).getByRole('heading', { name: 'When did this begin?' }))
        t.same(await axeInBoth(page), [])
        await press(question(page), '4 Mar 2019')
        await question(page).waitFor({ state: 'detached' })
      }
      await turn(page, options)
      await source(page).locator('.source-piece').first().waitFor()
      t.same(await axeInBoth(page), [])
      await make(page)
      t.equal(await kept(page), 0, 'it is kept for this no more')
    }
    const languages = (await cvsOf(ona)).map(({ language }) => language)
    t.same(languages.sort(), ['de', 'en', 'en', 'en'])
    t.same(errors, [])
  })
}

t.test(
  'a PDF opens in the editor: lines and fields light each other, a text is put, undone, kept by a reload',
  async t => {
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
    await page.getByRole('dialog', { name: 'Reading “my-cv.pdf” …' }).getByRole('progressbar').waitFor()
    read()
    await inEditor(page)
    const picture = source(page).getByRole('img', { name: /^Page 1 of/ })
    t.ok(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 500)))
    t.equal(await field(page, 'Full name').inputValue(), SAMPLE_CV.personalDetails.name)

    await field(page, 'What you do').focus()
    const value = await field(page, 'What you do').inputValue()
    await until('its line is lit', async () => (await litText(page)).includes(value))
    const summary = source(page).locator('.source-piece', { hasText: 'Keeps data safe' })
    await summary.click()
    await page
      .getByRole('heading', { level: 1, name: 'Your summary' })
      .or(page.locator('#field-content\\.profileSummary'))
      .first()
      .waitFor()
    await isFocused(page.locator('[id="field-content.profileSummary"]'))
    await summary.focus()
    await page.keyboard.press('ArrowUp')
    t.ok(await page.evaluate(() => document.activeElement?.matches('.source-piece')), 'arrow keys move between lines')

    await atFile(page, 'Not placed (1)')
    await press(source(page), `Put “${LOOSE}” into…`)
    await source(page).getByLabel(`Where “${LOOSE}” goes`).selectOption({ label: 'Summary' })
    await press(source(page), 'Put')
    await atFile(page, 'Every text of the file has its place')
    await page.getByRole('radiogroup', { name: 'Shown here' }).getByText('Page').click()
    await page.locator('.sheet').getByText(LOOSE).waitFor()
    await isFocused(page.getByRole('radio', { name: 'Page' }))
    await page.getByRole('radiogroup', { name: 'Shown here' }).getByText('File').click()
    await press(page, /^Undo: Putting/)
    await atFile(page, 'Not placed (1)')
    await press(source(page), `Leave out “${LOOSE}”`)
    await atFile(page, 'Every text of the file has its place')
    await press(page, /^Undo: Leaving out/)
    await step(page, 'Personal')
    await field(page, 'What you do').fill('Keeper of logs')
    t.same(await cvsOf(pia), [], 'nothing is saved yet')
    await page.reload()
    await source(page).waitFor()
    t.equal(await field(page, 'What you do').inputValue(), 'Keeper of logs')
    await atFile(page, 'Not placed (1)')

    await make(page)
    await news(page)
      .filter({ hasText: `“${LOOSE}”` })
      .waitFor()
    const html = await publish(page)
    t.match(html, 'Keeper of logs')
    t.match(html, 'Müller &amp; Söhne')
    t.same(errors, [])
  },
)

t.test(
  'a text without a place is dragged to its field; the export has the rest, and each entry at its place',
  async t => {
    const lin = { email: 'lin@example.org', name: 'Lin' }
    const { page, errors } = await openAt(t, '/create-cv', lin)
    await page.locator('.doors').getByText('Bring a CV', { exact: true }).waitFor()
    await choose(page, 'Basic_LinkedInDataExport.zip', LINKEDIN)
    await inEditor(page)
    await step(page, 'Education')
    await fields(page)
      .getByRole('button', { name: /^B\.E\./ })
      .click()
    await loose(page).filter({ hasText: 'Causal Inference' }).dragTo(field(page, 'Subject'))
    await until(
      'it is there',
      async () => (await field(page, 'Subject').inputValue()) === 'Electronics Causal Inference',
    )
    await atFile(page, 'Not placed (3)')
    await until('its line is lit', async () => (await litText(page)).includes('Causal Inference'))
    await step(page, 'Experience')
    await press(fields(page), 'Remove Engineer')
    const id = await make(page)
    const agent = await app.as(lin)
    const { body } = await agent.get(`/cvs/${id}/json-resume`).expect(200)
    t.same(
      body['x-unplaced'].map(({ text }: { text: string }) => text),
      ['ECO-512', 'Gardening', 'ECO-512'],
    )
    t.match(body.work, [{ name: 'Kaveri Data', position: 'Staff Engineer' }])
    t.equal(body.work.length, 1)
    t.same(errors, [])
  },
)

t.test('a guest brings a file on a phone, answers, reloads, continues, signs in there, and makes the CV', async t => {
  const { page, errors } = await openAt(t, '/create-cv', null, PHONE)
  await page.locator('.doors').getByText('Bring a CV', { exact: true }).waitFor()
  await choose(page, 'cv.docx', DOCX)
  await inEditor(page)
  await question(page).getByText('Senior engineer: your file says “03/04/2019 - present”.').waitFor()
  await isFocused(question(page).getByRole('heading'))
  t.notOk(await source(page).isVisible(), 'the form first')
  await press(question(page), '4 Mar 2019')
  await question(page).waitFor({ state: 'detached' })
  await turn(page, PHONE)
  await source(page).locator('.source-piece', { hasText: 'Led the office of five' }).click()
  t.notOk(await source(page).isVisible(), 'a line leads to its field')
  await until('the field of the line', () =>
    page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value?.includes('Led the office of five')),
  )
  await step(page, 'Personal')
  await field(page, 'What you do').fill('Bridge engineer')
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Continue your CV' }).click()
  await inEditor(page)
  t.equal(await field(page, 'What you do').inputValue(), 'Bridge engineer')
  t.equal(await question(page).count(), 0, 'the answer is kept')
  await press(page, 'Make this CV')
  const asked = page.getByRole('dialog', { name: 'Sign in to make this CV' })
  await signInInPlace(page, asked.getByRole('button', { name: 'Continue with Google' }), /Asha Verma/)
  await page.waitForURL(/create-cv\/[\w-]{21}/)
  const html = await publish(page)
  t.match(html, 'Godavari Works Ltd')
  t.match(html, 'Bridge engineer')
  t.equal(await kept(page), 0)
  t.same(errors, [])
})

t.test('one answer says which is the employer for all entries that are written alike, and can be undone', async t => {
  const { page, errors } = await openAt(t, '/create-cv', { email: 'max@example.org', name: 'Max' })
  const jobs = [
    ['Barista', 'Costa Coffee'],
    ['Cook', 'Ritz'],
    ['Porter', 'Savoy'],
  ] as const
  await page.route('**/cvs/import/file', async route => {
    const reply = await route.fetch()
    const body = await reply.json()
    body.content.experience = jobs.map(([position, company], at) => ({ id: `work-${at}`, position, company }))
    body.resume.work = jobs.map(([position, name]) => ({ position, name }))
    body.doubts = jobs.map(([one, other], at) => ({
      path: `/experience/${at}`,
      text: at < 2 ? `${one}, ${other}` : `${other}, ${one}`,
      // The last is written with the employer first, and another sign between.
      choices: at < 2 ? [`${one}\n${other}`, `${other}\n${one}`] : [`${one} · ${other}`, `${other} · ${one}`],
    }))
    body.notes = ['The date of birth was read as text.']
    await route.fulfill({ json: body })
  })
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  await choose(page, 'cv.txt', TEXT)
  await inEditor(page)
  await page.getByRole('region', { name: 'About your file' }).getByText('The date of birth').waitFor()
  await press(page, 'Understood')
  await question(page).getByText('Your file says “Barista, Costa Coffee” and “Cook, Ritz”.').waitFor()
  await question(page).getByRole('button', { name: 'Barista, Cook', exact: true }).focus()
  await page.keyboard.press('Enter')
  await question(page).waitFor({ state: 'detached' })
  await isFocused(page.getByRole('heading', { level: 1 }))
  const names = async () => {
    await step(page, 'Experience')
    return fields(page).locator('.item-name strong').allTextContents()
  }
  t.same(await names(), ['Costa Coffee', 'Ritz', 'Porter'], 'in each the employer is first in the file')
  await press(page, 'Undo: Answering a question')
  t.same(await names(), ['Barista', 'Cook', 'Porter'])
  await press(question(page), 'Costa Coffee, Ritz')
  await page.reload()
  await source(page).waitFor()
  t.equal(await page.getByRole('region', { name: /About your file|A question/ }).count(), 0, 'said once')
  await make(page)
  t.same(errors, [])
})

t.test('the connection is lost while a file is read, and while the CV is made', async t => {
  const ida = { email: 'ida@example.org', name: 'Ida' }
  const { page } = await openAt(t, '/dashboard', ida)
  await page.route('**/cvs/import/file', route => route.abort())
  await choose(page, 'cv.txt', TEXT)
  await page.getByRole('dialog').getByText('You seem to be offline.').waitFor()
  await page.unroute('**/cvs/import/file')
  await page.route('**/cvs/import', route => route.abort())
  await isFocused(page.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await inEditor(page)
  await field(page, 'What you do').fill('Gardener')
  await press(page, 'Make this CV')
  await page.locator('.toast', { hasText: 'You seem to be offline.' }).waitFor()
  t.equal(await field(page, 'What you do').inputValue(), 'Gardener', 'the corrections stay')
  await page.unroute('**/cvs/import')
  await make(page)
  t.equal((await cvsOf(ida)).length, 1)
})

t.test('a brought CV waits where drafts wait, is discarded with a way back, and ends with a logout', async t => {
  const lea = { email: 'lea@example.org', name: 'Lea' }
  const { page } = await openAt(t, '/create-cv', lea)
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  await choose(page, 'cv.txt', TEXT)
  await inEditor(page)
  await field(page, 'Full name').fill('Lea Example')
  for (const path of ['/dashboard', '/create-cv', '/']) {
    await page.goto(app.url + path)
    await page.getByRole('link', { name: /^Continue Asha Example/ }).waitFor()
  }
  await page.getByRole('link', { name: /^Continue Asha Example/ }).click()
  await inEditor(page)
  t.equal(await field(page, 'Full name').inputValue(), 'Lea Example')
  await press(page, 'More')
  await press(page, /^Discard this CV/)
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  t.equal(await kept(page), 0)
  await press(page, 'Undo')
  await page.getByRole('link', { name: /^Continue Asha Example/ }).click()
  await inEditor(page)
  t.equal(await field(page, 'Full name').inputValue(), 'Lea Example')
  await page.goto(`${app.url}/create-cv?brought=gone`)
  await page.getByRole('link', { name: 'Start empty' }).waitFor()
  await page.locator('.toast', { hasText: 'This CV is not in this browser any more.' }).waitFor()
  await choose(page, 'cv.txt', TEXT)
  await inEditor(page)
  await page.goto(`${app.url}/create-cv`)
  await page.getByRole('link', { name: 'Continue Asha Example (2)', exact: true }).waitFor()
  t.equal(await page.getByRole('link', { name: /^Continue Asha Example/ }).count(), 2)
  t.same(await cvsOf(lea), [])
})
