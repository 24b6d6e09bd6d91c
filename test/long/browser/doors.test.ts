// The three doors at which a new CV begins, as a guest and signed in: empty, with the sample, with a file; and files that are no CV.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { SAMPLE_CV } from '../../../api/core/cv/sample.ts'
import { newPage, type OpenPage, signIn } from '../../browser/browser.ts'
import { axeInBoth } from '../../browser/layout.ts'
import { type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const RESUME = readFileSync(createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'), 'utf8')

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const door = (page: Page, name: string) => page.getByRole('listitem').getByText(name, { exact: true })
const toStep = (page: Page, name: string) => page.getByRole('navigation', { name: 'Steps' }).getByText(name).click()
const sheet = (page: Page) => page.locator('.preview')
const bring = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** At the doors; without a person as a guest. */
async function atDoors(t: Test, person: Person | null): Promise<OpenPage> {
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

const WHO: [string, Person | null][] = [
  ['a guest', null],
  ['signed in', { email: 'doors@example.org', name: 'Dora' }],
]

for (const [who, person] of WHO) {
  const ownName = person?.name ?? ''

  t.test(`${who}: the doors satisfy axe, and the first leads to an empty CV`, async t => {
    const { page, errors } = await atDoors(t, person)
    t.same(
      await page.locator('.doors').getByRole('heading').allTextContents(),
      ['Start empty', 'Begin with a sample', 'Bring a CV'],
      'three doors',
    )
    t.same(await axeInBoth(page), [])
    await door(page, 'Start empty').click()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    t.equal(await field(page, 'Full name').inputValue(), ownName)
    t.equal(await page.getByRole('button', { name: 'Remove the sample' }).count(), 0)
    await page.goBack()
    await door(page, 'Start empty').waitFor()
    if (person) t.same(await cvsOf(person), [], 'looking makes no CV')
    t.same(errors, [])
  })

  t.test(`${who}: the sample goes with one press, and what was typed in its place stays`, async t => {
    const { page, errors } = await atDoors(t, person)
    await door(page, 'Begin with a sample').click()
    await page.getByText('the sample of an invented person').waitFor()
    t.equal(await field(page, 'Full name').inputValue(), ownName || SAMPLE_CV.personalDetails.name)
    await sheet(page).getByText('Keeps data').waitFor()
    t.same(await axeInBoth(page), [])

    await field(page, 'What you do').fill('Cartographer')
    await toStep(page, 'Experience')
    await page.getByRole('button', { name: /^Staff Engineer/ }).click()
    await field(page, 'Company').fill('Survey of Rivers')
    if (person) {
      await readUntil(
        async () => JSON.stringify(await cvsOf(person)),
        text => text.includes('Survey of Rivers'),
      )
    }
    await page.reload()
    await sheet(page).getByText('Survey of Rivers').waitFor()
    t.equal(await sheet(page).getByText('Storage engines', { exact: true }).count(), 1, 'skills are restored once')
    await page.getByRole('button', { name: 'Remove the sample' }).click()
    await page.getByRole('button', { name: 'Remove the sample' }).waitFor({ state: 'detached' })

    await sheet(page).getByText('Survey of Rivers').waitFor()
    await sheet(page).getByText('Cartographer').waitFor()
    const shown = (await sheet(page).textContent()) ?? ''
    for (const text of ['Staff Engineer', 'Keeps data', 'Kaveri', 'Storage engines', 'Riverside', 'Bengaluru'])
      t.notMatch(shown, text, `${text} is gone`)
    await page.getByRole('button', { name: 'Undo: Removing the sample' }).click()
    await sheet(page).getByText('Keeps data').waitFor()
    await page.getByRole('button', { name: 'Redo: Removing the sample' }).click()
    if (person) {
      const content = await readUntil<Record<string, unknown>>(
        async () => (await cvsOf(person))[0]?.content ?? {},
        content => 'experience' in content && !('profileSummary' in content),
      )
      t.match(content, {
        personalDetails: { name: ownName, profession: 'Cartographer' },
        experience: [{ company: 'Survey of Rivers', current: true }],
      })
      t.same(Object.keys(content), ['personalDetails', 'experience'])
    }
    t.same(errors, [])
  })

  t.test(`${who}: a JSON Resume file becomes the CV, and nothing of it is lost`, async t => {
    const own = person && { ...person, email: 'bringing@example.org' }
    const { page, context, errors } = await atDoors(t, own)
    await bring(page, 'resume.json', RESUME)
    const dialog = page.getByRole('dialog', { name: own ? /^Is this your CV/ : /^Imported/ })
    await dialog.waitFor()
    t.same(await axeInBoth(page), [])
    if (own) t.same(await cvsOf(own), [], 'nothing is saved before it is accepted')
    await dialog.getByRole('button', { name: own ? 'Make this CV' : 'Open it' }).click()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    t.equal(await field(page, 'Full name').inputValue(), 'Richard Hendriks')
    await sheet(page).getByText('Pied Piper').first().waitFor()
    const brought = own ?? { email: 'later@example.org', name: 'Later' }
    if (!own) {
      await page.reload()
      await sheet(page).getByText('Pied Piper').first().waitFor()
      await page.goto(`${app.url}/about-us`)
      await signIn(context, app, brought)
      await page.goto(`${app.url}/create-cv?continue`)
    }
    await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
    await page.getByText(/Saved \d\d:\d\d:\d\d/).waitFor()
    const cvs = await cvsOf(brought)
    t.equal(cvs.length, 1)
    const agent = await app.as(brought)
    const exported = (await agent.get(`/cvs/${cvs[0]?.nanoId}/json-resume`).expect(200)).body
    const { basics, work, education, skills } = JSON.parse(RESUME)
    if (own) t.same(exported, JSON.parse(RESUME), 'the export is the file')
    t.match(exported.basics, { name: basics.name, label: basics.label, summary: basics.summary })
    for (const [list, all] of Object.entries({ work, education, skills }))
      t.equal(exported[list].length, all.length, `every entry of ${list}`)
    t.same(errors, [])
  })
}

/** What is brought, and what is said about it. */
const NO_CV: [name: string, content: string | Buffer, words: RegExp][] = [
  ['cv.pdf', '%PDF-1.7 …', /This PDF is damaged/],
  ['cv.docx', 'PK\x03\x04…', /damaged or was not downloaded completely/],
  ['cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /a file of an old version of Word/],
  ['me.json', Buffer.from('89504e470d0a1a0a', 'hex'), /is a picture/],
  ['page.json', '<!doctype html><title>CV</title>', /is a web page or a document of another program/],
  ['empty.json', '', /is empty/],
  ['half.json', RESUME.slice(0, 700), /ends in the middle/],
  ['comma.json', '{\n  "basics": {},\n  "work": [,]\n}', /a mistake (in line 3|near .*\[,\])/s],
  ['missing.json', '{\n  "basics": {},\n}', /a mistake in line 3/],
  ['huge.json', `{"basics":{"name":"${'a'.repeat(300_000)}"}}`, /300000 characters; at most 200/],
  ['package.json', '{"name":"trucv","version":"1.0.0"}', /is no CV/],
  ['list.json', '[{"basics":{}}]', /is no CV/],
  ['wrong.json', '{"basics":{"name":"A"},"work":[{"startDate":"2021-13"}]}', /Work › entry 1 › Start date/],
]
const OF_GUESTS = ['empty.json', 'wrong.json']

for (const [who, person] of WHO) {
  t.test(`${who}: a file that is no CV is told in words, chosen or dropped, and the other doors stay open`, async t => {
    const { page, errors } = await atDoors(t, person && { ...person, email: 'mistaken@example.org' })
    const dialog = page.getByRole('dialog', { name: /could not be read$|^This file cannot be brought$/ })
    const close = async () => {
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    // What has to be sent to be read waits for the sign-in.
    for (const [name, content, words] of NO_CV.filter(([name]) => person || OF_GUESTS.includes(name))) {
      await bring(page, name, content)
      await dialog.waitFor()
      t.match(await dialog.textContent(), words, name)
      await close()
    }
    await page.evaluate(() => {
      const files = new DataTransfer()
      files.items.add(new File([], 'dropped.pdf'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }))
    })
    await dialog.getByText('is empty').waitFor()
    t.same(await axeInBoth(page), [])
    await close()
    const call = person ? '**/cvs/import/file' : '**/cvs/import/draft'
    await page.route(call, route => route.abort())
    await bring(page, 'resume.json', RESUME)
    await dialog.getByText('You seem to be offline.').waitFor()
    await close()
    await page.unroute(call)
    await door(page, 'Start empty').click()
    await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
    t.same(
      errors.filter(text => !/status of 4(00|15|22)|ERR_FAILED/.test(text)),
      [],
    )
  })
}

t.test('the text of a CV is pasted, reviewed and made', async t => {
  const person = { email: 'paste@example.org', name: 'Paul' }
  const { page, errors } = await atDoors(t, person)
  await page.getByRole('button', { name: 'Or paste its text' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste your CV' })
  t.same(await axeInBoth(page), [])
  await dialog.getByRole('button', { name: 'Read it' }).click()
  t.ok(
    await dialog.getByLabel('The text of your CV').evaluate(area => area.matches(':invalid:focus')),
    'not without text',
  )
  await dialog
    .getByLabel('The text of your CV')
    .fill('Paul Peter\n\nEXPERIENCE\nNurse, City Hospital\nMarch 2019 - present\n')
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await page
    .getByRole('dialog', { name: /Pasted text/ })
    .getByRole('button', { name: 'Make this CV' })
    .click()
  await page.waitForURL(/create-cv\/[\w-]{21}/)
  t.match((await cvsOf(person))[0]?.content, { experience: [{ position: 'Nurse', company: 'City Hospital' }] })
  t.same(errors, [])
})

t.test('a guest with a draft comes back to it, and to the doors once it is gone', async t => {
  const { page } = await atDoors(t, null)
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

t.test('publishing what still holds the sample says so', async t => {
  const { page } = await atDoors(t, { email: 'hasty@example.org', name: 'Hana' })
  await door(page, 'Begin with a sample').click()
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByText('still the sample of an invented person').waitFor()
})

t.test(
  'the home page: badges of the sample open and say that it is one, its verdict, every template at full size',
  async t => {
    const { page, errors, strangers } = await newPage(t)
    await page.goto(app.url)
    const article = page.locator('.sample-article')
    await page.locator('#sample').scrollIntoViewIfNeeded()
    await article.locator('summary').first().click()
    await article.getByText('A sample: the person is invented, and nothing was signed or confirmed.').first().waitFor()
    await page.getByRole('heading', { name: 'What a recruiter sees' }).scrollIntoViewIfNeeded()
    await page.getByText('1 section confirmed by').waitFor()
    await page.getByRole('heading', { name: /^Twelve templates/ }).scrollIntoViewIfNeeded()
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
  },
)

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
  // The banner of the sandbox, which is none in production, comes first.
  await page.locator('.sandbox-banner').waitFor()
  await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
  await page.getByRole('heading', { name: /^Twelve templates/ }).scrollIntoViewIfNeeded()
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

t.test('the wallet says why in two sentences, and leads with one way in', async t => {
  const { page, context } = await newPage(t)
  await signIn(context, app, { email: 'purse@example.org', name: 'Pia' })
  await page.goto(`${app.url}/wallet`)
  const ways = page.getByRole('region', { name: 'Log in to your wallet' })
  await ways.getByRole('button', { name: 'Continue with Google' }).waitFor()
  t.equal(await ways.getByRole('button').count(), 1, 'one way in')
  const why = (await page.locator('.wallet-lead').textContent()) ?? ''
  t.equal(why.match(/[.!?](\s|$)/g)?.length, 2, why)
  t.same(await axeInBoth(page), [])
  await ways.getByText('Other ways').click()
  await ways.getByRole('button', { name: 'Continue as purse@example.org' }).waitFor()
  await ways.getByRole('button', { name: 'Send a code' }).waitFor()
  t.same(await axeInBoth(page), [])
})
