// The page /check in a real browser: a file is dropped, what a program reads in it is shown, and it becomes a CV without a way back to begin.
import type { Page } from 'playwright-core'
import { SAMPLE_CV } from '../../../api/core/cv/sample.ts'
import { sheetOf } from '../../../api/core/cv/sheet-of.ts'
import { createTypesetter } from '../../../api/files/typeset/typeset.ts'
import { newPage, signInInPlace } from '../../browser/browser.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from '../../browser/layout.ts'
import { UNDRAWN } from '../../fixtures/hostile-pdfs.ts'
import { startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import t from '../../tap.ts'

const app = await startApp(t)
const { email: _, ...details } = SAMPLE_CV.personalDetails
const [job, ...jobs] = SAMPLE_CV.experience
const { startDate: _from, endDate: _to, current: _current, ...undated } = job as (typeof SAMPLE_CV.experience)[number]
const WRITTEN = { ...SAMPLE_CV, personalDetails: details, experience: [...jobs, undated] }
const typesetter = createTypesetter()
const PDF = (await typesetter.pdf({ sheet: sheetOf(WRITTEN, 'en'), template: 'meridian', at: new Date() })).bytes
await typesetter.close()

/** Drops a file on the end of the page. */
const drop = (page: Page, name: string, bytes: Uint8Array) =>
  page.evaluate(
    ([name, base64]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], name))
      for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true, bubbles: true }))
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  )
const verdict = (page: Page) => page.getByRole('heading', { level: 2, name: /were found\.$/ })

for (const width of [390, 1440]) {
  t.test(`from the home page to a CV of the account, ${width} px wide`, async t => {
    const { page, errors, strangers } = await newPage(t, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(app.url)
    await page.getByRole('contentinfo').getByRole('link', { name: 'What a program reads' }).click()
    await page.getByRole('heading', { level: 1, name: 'What does a program read in your CV?' }).waitFor()
    t.match(await page.title(), /^What a program reads in your CV/)
    t.same([await axeInBoth(page), await layoutComplaints(page)], [[], []])
    t.match(await page.locator('.file-drop').innerText(), /is sent to our service, which reads it and keeps nothing/)

    await drop(page, 'my cv.pdf', PDF)
    await verdict(page).waitFor()
    await until('the result has the focus', () => verdict(page).evaluate(one => one === document.activeElement))
    t.same([await axeInBoth(page), await layoutComplaints(page), await keyboardComplaints(page)], [[], [], []])
    const said = (await page.locator('.check-result').innerText()).replace(/\s+/g, ' ')
    for (const words of [SAMPLE_CV.personalDetails.name, 'E-mail not found', 'no dates found', undated.company ?? '-'])
      t.match(said, words)
    t.match(said, /What may be lost (One text was read and found no field|Nothing in this file keeps)/)
    t.match(said, /\b(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/)
    t.notMatch(said, /\b20\d\d-\d\d\b/, 'no raw dates')
    await page.locator('.read-text summary').click()
    t.match(await page.locator('.read-text pre').innerText(), SAMPLE_CV.personalDetails.name)

    await page.getByRole('button', { name: 'Make it a CV here' }).press('Enter')
    await page.waitForURL(/create-cv\?brought=/)
    const field = page.locator('.form-column').getByLabel('Full name', { exact: true })
    t.equal(await field.inputValue(), SAMPLE_CV.personalDetails.name)
    await page.getByRole('button', { name: 'Make this CV', exact: true }).click()
    const asked = page.getByRole('dialog', { name: 'Sign in to make this CV' })
    await signInInPlace(page, asked.getByRole('button', { name: 'Continue with Google' }), /Asha Verma/)
    await page.waitForURL(/create-cv\/[\w-]{21}/)
    t.same([errors, strangers], [[], []])
  })
}

t.test('a file that cannot be read is answered at the field, and a lost connection is tried again', async t => {
  const { page } = await newPage(t)
  await page.goto(`${app.url}/check`)
  await page.getByRole('button', { name: 'Choose a PDF or Word file' }).waitFor()
  const status = page.getByRole('status').filter({ hasText: 'This file could not be read.' })
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  const BAD: [file: Buffer, says: string][] = [
    [Buffer.alloc(0), 'This file is empty'],
    [Buffer.alloc(11 * 1024 * 1024), 'This file is larger than 10 MB'],
    [(UNDRAWN.encryption as [Buffer, string])[0], 'protected with a password'],
    [Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'This file is a picture'],
  ]
  for (const [file, says] of BAD) {
    await choose(file)
    await status.filter({ hasText: says }).waitFor()
    t.equal(await status.getByRole('button', { name: 'Try again' }).count(), 0, says)
  }
  t.same(await axeInBoth(page), [])
  await page.route('**/check/file', route => route.abort())
  await choose(PDF)
  await status.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/check/file')
  await status.getByRole('button', { name: 'Try again' }).click()
  await verdict(page).waitFor()
  t.equal(await status.count(), 0)
})
