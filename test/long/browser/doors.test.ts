// The three doors at which a new CV begins, as a guest and signed in: empty, with the sample, with a file; and files that are no CV.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { newPage, type OpenPage, signIn } from '../../browser/browser.ts'
import { field, sheet, step } from '../../browser/editor-hands.ts'
import { axeInBoth } from '../../browser/layout.ts'
import { type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const RESUME = readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8')

const door = (page: Page, name: string) => page.getByRole('listitem').getByText(name, { exact: true })
const bring = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** At the doors; without a person as a guest. */
async function atStart(t: Test, person: Person | null): Promise<OpenPage> {
  const open = await newPage(t)
  if (person) await signIn(open.context, app, person)
  await open.page.goto(`${app.url}/create-cv`)
  await open.page.getByRole('heading', { level: 1, name: 'How would you like to begin?' }).waitFor()
  return open
}

/** The person's CVs. */
async function cvsOf(person: Person): Promise<{ nanoId: string; content: Record<string, unknown> }[]> {
  const agent = await app.as(person)
  const { cvs } = (await agent.get('/cvs').expect(200)).body
  return Promise.all(cvs.map(async (cv: { nanoId: string }) => (await agent.get(`/cvs/${cv.nanoId}`)).body.cv))
}

t.test('the first door leads to an empty CV, and looking makes none', async t => {
  const person = { email: 'doors@example.org', name: 'Dora' }
  const { page, errors } = await atStart(t, person)
  const titles = await page.locator('.doors').getByRole('heading').allTextContents()
  t.same(titles, ['Start empty', 'Begin with a sample', 'Bring a CV'])
  await door(page, 'Start empty').click()
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  t.equal(await field(page, 'Full name').inputValue(), person.name)
  t.equal(await page.getByRole('button', { name: 'Remove the sample' }).count(), 0)
  await page.goBack()
  await door(page, 'Start empty').waitFor()
  t.same(await cvsOf(person), [])
  t.same(errors, [])
})

t.test('the sample goes with one press, and what was typed in its place stays', async t => {
  const person = { email: 'sampled@example.org', name: 'Dora' }
  const { page, errors } = await atStart(t, person)
  await door(page, 'Begin with a sample').click()
  await page.getByText('the sample of an invented person').waitFor()
  t.equal(await field(page, 'Full name').inputValue(), person.name)
  await sheet(page).getByText('Keeps data').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByText('still the sample of an invented person').waitFor()
  await page.keyboard.press('Escape')
  await field(page, 'What you do').fill('Cartographer')
  await step(page, 'Experience')
  await page.getByRole('button', { name: /^Staff Engineer/ }).click()
  await field(page, 'Company').fill('Survey of Rivers')
  await readUntil(
    async () => JSON.stringify(await cvsOf(person)),
    text => text.includes('Survey of Rivers'),
  )
  await page.reload()
  await sheet(page).getByText('Survey of Rivers').waitFor()
  t.equal(await sheet(page).getByText('Storage engines', { exact: true }).count(), 1, 'skills are restored once')
  await page.getByRole('button', { name: 'Remove the sample' }).click()
  await page.getByRole('button', { name: 'Remove the sample' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo: Removing the sample' }).click()
  await sheet(page).getByText('Keeps data').waitFor()
  await page.getByRole('button', { name: 'Redo: Removing the sample' }).click()
  const content = await readUntil<Record<string, unknown>>(
    async () => (await cvsOf(person))[0]?.content ?? {},
    content => 'experience' in content && !('profileSummary' in content),
  )
  t.match(content, {
    personalDetails: { name: person.name, profession: 'Cartographer' },
    experience: [{ company: 'Survey of Rivers', current: true }],
  })
  t.same(Object.keys(content), ['personalDetails', 'experience'])
  t.same(errors, [])
})

t.test('a guest’s JSON Resume file opens in the editor, and a reload keeps it', async t => {
  const { page, errors } = await atStart(t, null)
  await bring(page, 'resume.json', RESUME)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  t.equal(await field(page, 'Full name').inputValue(), 'Richard Hendriks')
  await page.reload()
  await page.getByRole('radiogroup', { name: 'Shown here' }).getByText('Page').click()
  await sheet(page).getByText('Pied Piper').first().waitFor()
  t.same(errors, [])
})

t.test('a file that is no CV is refused with a message, chosen or dropped, and the other doors stay open', async t => {
  const { page, errors } = await atStart(t, { email: 'mistaken@example.org', name: 'Mira' })
  const dialog = page.getByRole('dialog', { name: /could not be read$/ })
  const close = async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await bring(page, 'cv.docx', 'PK\x03\x04…')
  await dialog.getByText(/damaged or was not downloaded completely/).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await chooser
  await close()
  await bring(page, 'wrong.json', '["no", "person"]')
  await dialog.getByText('This JSON file is no CV').waitFor()
  t.equal(await dialog.getByRole('button', { name: 'Try again' }).count(), 0, 'it would be refused again')
  await close()
  await page.evaluate(() => {
    const files = new DataTransfer()
    files.items.add(new File([], 'dropped.pdf'))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }))
  })
  await dialog.getByText('is empty').waitFor()
  await close()
  await door(page, 'Start empty').click()
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  t.same(
    errors.filter(text => !/status of 4(00|15|22)/.test(text)),
    [],
  )
})

t.test('the text of a CV is pasted and made', async t => {
  const person = { email: 'paste@example.org', name: 'Paul' }
  const { page, errors } = await atStart(t, person)
  await page.getByRole('button', { name: 'Or paste its text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste your CV' })
  await dialog.getByRole('button', { name: 'Read it' }).click()
  const text = dialog.getByLabel('The text of your CV')
  t.ok(await text.evaluate(area => area.matches(':invalid:focus')), 'not without text')
  await text.fill('Paul Peter\n\nEXPERIENCE\nNurse, City Hospital\nMarch 2019 - present\n')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Make this CV' }).click()
  await page.waitForURL(/create-cv\/[\w-]{21}/)
  t.match((await cvsOf(person))[0]?.content, { experience: [{ position: 'Nurse', company: 'City Hospital' }] })
  t.same(errors, [])
})

t.test('a guest returns to the draft, and to the ways to start once it is removed', async t => {
  const { page } = await atStart(t, null)
  await door(page, 'Begin with a sample').click()
  await field(page, 'Full name').fill('Ada Lovelace')
  await page.goto(`${app.url}/`)
  await page.getByRole('link', { name: 'Continue your CV' }).waitFor()
  await page.goto(`${app.url}/create-cv`)
  await readUntil(
    () => field(page, 'Full name').inputValue(),
    text => text === 'Ada Lovelace',
  )
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${app.url}/create-cv`)
  await door(page, 'Bring a CV').waitFor()
})

t.test('the home page: badges of the sample, its verdict, every template at full size', async t => {
  const { page, errors, strangers } = await newPage(t)
  await page.goto(app.url)
  const article = page.locator('.sample-article')
  await page.locator('#sample').scrollIntoViewIfNeeded()
  await article.locator('summary').first().click()
  await article.getByText('A sample: the person is invented, and nothing was signed or confirmed.').first().waitFor()
  await page.getByRole('heading', { name: 'What a recruiter sees' }).scrollIntoViewIfNeeded()
  await page.getByText('1 section confirmed by').waitFor()
  await page.getByRole('heading', { name: /^Sixteen templates/ }).scrollIntoViewIfNeeded()
  const { templates } = await (await fetch(`${app.url}/templates`)).json()
  for (const { name } of templates) {
    await page.getByRole('button', { name: `${name}, full size` }).click()
    const picture = page.getByRole('dialog', { name }).getByRole('img')
    t.equal(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)),
      true,
    )
    await page.keyboard.press('Escape')
  }
  t.same(await axeInBoth(page), [])
  t.same(errors, [])
  t.same(strangers, [])
})

t.test('nothing moves on the home page while its parts arrive', async t => {
  const { page } = await newPage(t)
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  await page.goto(app.url)
  // The banner of the sandbox is first; production has none.
  await page.locator('.sandbox-banner').waitFor()
  await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
  await page.getByRole('heading', { name: /^Sixteen templates/ }).scrollIntoViewIfNeeded()
  await page
    .getByRole('button', { name: /full size$/ })
    .first()
    .waitFor()
  await page.mouse.wheel(0, 900)
  await page.getByRole('heading', { name: 'Pro Plan' }).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => [...document.images].every(image => image.complete))
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  t.ok(total < 0.02, `shifted by ${total}`)
})
