// The public page of a CV with claims: one line where its owner signed all of it, a pen where only some, a pill for a confirmation
// alone; nothing grows by it, and everything opens without a script.
import type { Locator, Page } from 'playwright-core'
import { newPage, screenshot } from '../../browser/browser.ts'
import { axeComplaints, keyboardComplaints, layoutComplaints } from '../../browser/layout.ts'
import { startClaims } from '../../claims-harness.ts'
import { ATTESTED_WHOLE } from '../../fixtures/attested-whole.ts'
import t from '../../tap.ts'

const { app, attest, attestWhole, confirmIn, make } = await startClaims(t)
const WIDTHS = [390, 1440]
const DEGREE = 'education.postgraduation'
const fromIitb = { email: 'dean@iitb.ac.in', domain: 'iitb.ac.in', institution: 'IIT Bombay' }

const heightOf = (page: Page) => page.locator('.cv').evaluate(one => one.getBoundingClientRect().height)
const wordsIn = async (place: Locator) => ((await place.textContent()) ?? '').replace(/\s+/g, ' ')
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
    t.match(await wordsIn(line), /^Kaveri Raman signed every section, \d+ \w+ \d{4}$/)
    const height = await heightOf(page)
    t.ok(Math.abs(height / plain - 1) <= 0.05, `${plain} px plain, ${height} px attested at ${width}`)
    t.comment(`${width}: ${plain} -> ${height}`)
    await pictures(page, 'attested-whole', width)
    await line.click()
    const detail = page.locator('.cv-line .cv-claim')
    t.match(await wordsIn(detail), /^Self-attested by “Ana Śrī”, signed in with Google, on .*owner’s own word/)
    await detail.getByRole('link', { name: 'Check it yourself' }).waitFor()
    await pictures(page, 'attested-whole-open', width)
    t.same(errors, [])
  }
})

t.test(
  'signed in part: a pen behind each heading, the only pill is the confirmation, and every detail opens',
  async t => {
    const plainId = await make(ATTESTED_WHOLE, true)
    const nanoId = await make(ATTESTED_WHOLE, true)
    const signed = ['profile_summary', 'experience.job0', 'personalDetails.name', 'skills.s1', 'skills.s4', 'skills.s9']
    for (const section of signed) await attest(nanoId, section)
    await attest(nanoId, 'experience.job2', 'wallet')
    await confirmIn(nanoId, DEGREE, fromIitb)
    await confirmIn(nanoId, 'skills.s2', fromIitb)
    for (const width of WIDTHS) {
      const plain = await heightOf((await openCv(t, plainId, width)).page)
      const { page, errors } = await openCv(t, nanoId, width)
      const behind = (heading: string) =>
        page.locator('.cv-marked, li', { has: page.getByText(heading, { exact: true }) }).locator('.cv-badge > summary')
      for (const heading of ['Kaveri Raman', 'Profile', 'Lead data engineer', 'Trainee', 'Python', 'Kafka', 'Spark']) {
        const { width, height } = (await behind(heading).locator('.cv-mark').boundingBox())!
        t.ok(Math.max(width, height) < 20, `${heading} has a sign and no pill: ${width} x ${height}`)
      }
      t.match(await wordsIn(behind('M.Tech., Computer Science')), 'Confirmed by iitb.ac.in')
      t.equal(await page.locator('.cv-badge').count(), 9, 'nothing else has a badge')
      const height = await heightOf(page)
      t.ok(Math.abs(height / plain - 1) <= 0.05, `${plain} px plain, ${height} px with badges at ${width}`)
      await pictures(page, 'attested-part', width)
      await page.emulateMedia({ media: 'print', colorScheme: 'light' })
      const lineOf = async (skill: string) => (await page.getByText(skill, { exact: true }).boundingBox())?.y
      t.equal(await lineOf('Spark'), await lineOf('Python'), 'printed, a sign ends no line')
      const pill = behind('M.Tech., Computer Science').locator('.cv-mark')
      const { color, backgroundColor } = await pill.evaluate(one => {
        const { color, backgroundColor } = getComputedStyle(one)
        return { color, backgroundColor }
      })
      t.same([color, backgroundColor], ['rgb(11, 107, 79)', 'rgba(0, 0, 0, 0)'], 'it is read without a background')
      await page.emulateMedia({ media: 'screen' })

      const colourAt = (heading: string) =>
        behind(heading).evaluate(one => getComputedStyle(one.nextElementSibling as Element).borderInlineStartColor)
      await behind('M.Tech., Computer Science').click()
      const detail = page.locator('.cv-badge[open] .cv-claim')
      t.match(await wordsIn(detail), /^Confirmed by iitb\.ac\.in, on 21 November 2026: .*Name given there: “Dean D”/)
      t.not(
        await colourAt('M.Tech., Computer Science'),
        await colourAt('Trainee'),
        'its colour is not that of a signature',
      )
      t.equal(await colourAt('M.Tech., Computer Science'), await colourAt('Spark'))
      for (const heading of ['Trainee', 'Profile', 'Python', 'Kaveri Raman']) await behind(heading).click()
      await detail.getByText(/Self-attested with wallet 0x/).waitFor()
      t.equal(await page.getByText(/^Self-attested by “Ana Śrī”, signed in with Google, on/).count(), 6)
      t.same(await layoutComplaints(page), [])
      await pictures(page, 'attested-part-open', width)
      t.same(errors, [])
    }
  },
)

t.test('a section signed as a whole has one pen, and uncheckable entries are not called signed', async t => {
  const languages = [{ id: 'ta', name: 'Tamil' }]
  const nanoId = await make({ ...ATTESTED_WHOLE, languages }, true)
  for (const { id } of ATTESTED_WHOLE.skills) await attest(nanoId, `skills.${id}`)
  const { page } = await openCv(t, nanoId, 390)
  t.equal(await page.locator('.cv-badge').count(), 1)
  await page.locator('.cv-title', { hasText: 'Skills' }).locator('.cv-badge').waitFor()
  await attestWhole(nanoId)
  await confirmIn(nanoId, DEGREE, fromIitb)
  await page.reload()
  const line = page.locator('.cv-line > summary')
  t.match(await wordsIn(line), 'Kaveri Raman signed every section that can be checked, ')
  t.equal(await page.locator('.cv-badge').count(), 2)
  await line.click()
  await page.getByText('Where nothing is confirmed, it is the owner’s own word').waitFor()
})

t.test('badges are reached by keyboard, and axe has no complaint in either scheme, open and closed', async t => {
  const nanoId = await make(ATTESTED_WHOLE, true)
  await attestWhole(nanoId)
  await confirmIn(nanoId, DEGREE, fromIitb)
  const { page } = await newPage(t, { reducedMotion: 'reduce' })
  await page.goto(`${app.url}/cv/${nanoId}`)
  t.same(await keyboardComplaints(page), [])
  for (const isOpen of [false, true]) {
    if (isOpen) for (const summary of await page.locator('.cv-badge > summary').all()) await summary.press('Enter')
    t.equal(await page.locator('.cv-badge[open]').count(), isOpen ? 2 : 0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      t.same(await axeComplaints(page), [], `${colorScheme} ${isOpen}`)
    }
  }
})
