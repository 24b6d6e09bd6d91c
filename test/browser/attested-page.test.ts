// The public page of a CV with claims: one line where its owner signed all of it, a pen where only some, a pill for a confirmation
// alone; nothing grows by it, and everything opens without a script.
import type { Page } from 'playwright-core'
import t from 'tap'
import { startClaims } from '../claims-harness.ts'
import { ATTESTED_WHOLE } from '../fixtures/attested-whole.ts'
import { newPage, screenshot } from './browser.ts'
import { axeComplaints, keyboardComplaints, layoutComplaints } from './layout.ts'

t.setTimeout(400_000)
const { app, attest, attestWhole, confirmIn, make } = await startClaims(t)
const WIDTHS = [390, 1440]
const DEGREE = 'education.postgraduation'
const fromIitb = { email: 'dean@iitb.ac.in', domain: 'iitb.ac.in', institution: 'IIT Bombay' }

const heightOf = (page: Page) => page.locator('.cv').evaluate(one => one.getBoundingClientRect().height)
async function openCv(t: Parameters<typeof newPage>[0], nanoId: string, width: number) {
  const open = await newPage(t, { javaScriptEnabled: false, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await open.page.goto(`${app.url}/cv/${nanoId}`)
  return open
}
async function pictures(page: Page, name: string, width: number) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await screenshot(page, `${name}-${width}-${colorScheme}`)
  }
}

t.test('attested whole: one line under the name, at most 4 badges, and no longer than the plain page', async t => {
  const plainId = await make(ATTESTED_WHOLE, true)
  const nanoId = await make(ATTESTED_WHOLE, true)
  await attestWhole(nanoId)
  for (const width of WIDTHS) {
    const plain = await heightOf((await openCv(t, plainId, width)).page)
    const { page, errors } = await openCv(t, nanoId, width)
    t.equal(await page.locator('.cv-badge').count(), 1)
    const line = page.locator('.cv-head .cv-line > summary')
    t.match((await line.innerText()).replace(/\s+/g, ' '), /^Kaveri Raman signed every section, \d+ \w+ \d{4}$/)
    const height = await heightOf(page)
    t.ok(Math.abs(height / plain - 1) <= 0.05, `${plain} px plain, ${height} px attested at ${width}`)
    t.comment(`${width}: ${plain} -> ${height}`)
    await pictures(page, 'attested-whole', width)
    await line.click()
    const detail = page.locator('.cv-line .cv-claim')
    t.match(await detail.innerText(), /^Self-attested by “Ana Śrī”, signed in with Google, on .*\s+.*owner’s own word/)
    await detail.getByRole('link', { name: 'Check it yourself' }).waitFor()
    await pictures(page, 'attested-whole-open', width)
    t.same(errors, [])
  }
})
t.test('x', async t => {
  const nanoId = await make(ATTESTED_WHOLE, true)
  await attestWhole(nanoId)
  await confirmIn(nanoId, DEGREE, fromIitb)
  const some = await make(ATTESTED_WHOLE, true)
  for (const s of ['profile_summary', 'experience.job0', 'personalDetails.name', 'skills.s1', 'skills.s4', 'skills.s9']) await attest(some, s)
  await attest(some, 'education.undergraduation')
  await attest(some, 'experience.job2', 'wallet')
  await confirmIn(some, DEGREE, fromIitb)
  for (const width of WIDTHS) {
    for (const [name, id] of [['confirmed', nanoId], ['some', some]] as const) {
      const { page } = await openCv(t, id, width)
      t.comment(name, width, await heightOf(page))
      await pictures(page, `attested-${name}`, width)
      await page.locator('.cv-badge > summary').nth(name === 'some' ? 3 : 1).click()
      await pictures(page, `attested-${name}-open`, width)
    }
  }
})
