// Public pages in a browser. The page of a CV with claims: one line where its owner signed all of it, a pen where only some, a pill for
// a confirmation alone; nothing grows by it, and everything opens without a script. The page of a typeset CV: its text can be copied
// in reading order, and its owner chooses another template there.
import type { Locator, Page } from 'playwright-core'
import { newPage, signedInPage } from '../../browser/browser.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from '../../browser/layout.ts'
import { startClaims } from '../../claims-harness.ts'
import { ATTESTED_WHOLE } from '../../fixtures/attested-whole.ts'
import { contentWith } from '../../harness.ts'
import t from '../../tap.ts'

const { app, attest, attestWhole, confirmIn, make } = await startClaims(t)
// The claims of the account about the same words are in every CV.
t.beforeEach(async () => void (await app.connection.collection('claims').deleteMany({})))
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

t.test('attested whole: one line under the name, at most 4 badges, and no longer than the plain page', async t => {
  const plainId = await make(ATTESTED_WHOLE, true)
  const nanoId = await make(ATTESTED_WHOLE, true)
  await attestWhole(nanoId)
  for (const width of WIDTHS) {
    const plain = await heightOf((await openCv(t, plainId, width)).page)
    const { page, errors } = await openCv(t, nanoId, width)
    t.equal(await page.locator('.cv-badge').count(), 1)
    const line = page.locator('.cv-head .cv-line > summary')
    t.match(
      await wordsIn(line),
      /^Signed by the account of Ana Śrī, another name than this CV’s: every section, \d+ \w+ \d{4}$/,
    )
    const height = await heightOf(page)
    t.ok(Math.abs(height / plain - 1) <= 0.05, `${plain} px plain, ${height} px attested at ${width}`)
    await line.click()
    const detail = page.locator('.cv-line .cv-claim')
    t.match(await wordsIn(detail), /^Self-attested by “Ana Śrī”, signed in with Google, on .*owner’s own word/)
    await detail.getByRole('link', { name: 'Check it yourself' }).waitFor()
    t.same(errors, [])
  }
})

t.test('signed in part: a pen behind each heading, a pill for the confirmation, all open', async t => {
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
    t.equal(await page.locator('.cv-badge:not(.cv-line)').count(), 9, 'nothing else has a badge')
    const height = await heightOf(page)
    t.ok(Math.abs(height / plain - 1) <= 0.05, `${plain} px plain, ${height} px with badges at ${width}`)
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

    await behind('M.Tech., Computer Science').click()
    const detail = page.locator('.cv-badge[open] .cv-claim')
    t.match(await wordsIn(detail), /^Confirmed by iitb\.ac\.in, on 21 November 2026: .*Name given there: “Dean D”/)
    for (const heading of ['Trainee', 'Profile', 'Python', 'Kaveri Raman']) await behind(heading).click()
    await detail.getByText(/Self-attested by “Ana Śrī” with wallet 0x/).waitFor()
    t.equal(await page.getByText(/^Self-attested by “Ana Śrī”, signed in with Google, on/).count(), 7)
    t.same(await layoutComplaints(page), [])
    t.same(errors, [])
  }
})

t.test('a section that is signed as a whole has one pen, and what cannot be checked is not called signed', async t => {
  const languages = [{ id: 'ta', name: 'Tamil' }]
  const nanoId = await make({ ...ATTESTED_WHOLE, languages }, true)
  for (const { id } of ATTESTED_WHOLE.skills) await attest(nanoId, `skills.${id}`)
  const { page } = await openCv(t, nanoId, 390)
  t.equal(await page.locator('.cv-badge:not(.cv-line)').count(), 1)
  await page.locator('.cv-title', { hasText: 'Skills' }).locator('.cv-badge').waitFor()
  await attestWhole(nanoId)
  await confirmIn(nanoId, DEGREE, fromIitb)
  await page.reload()
  const line = page.locator('.cv-line > summary')
  t.match(await wordsIn(line), 'another name than this CV’s: every section that can be checked, ')
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
    t.same(await axeInBoth(page), [], `${isOpen}`)
  }
})

const TARA = { email: 'tara@example.org', name: 'Tara' }
const tara = await app.as(TARA)
const highlights = ['Designed the affluent office’s first workflow', 'Cut the waiting from 80 ms to 9 ms']
const content = contentWith({
  personalDetails: { name: 'Tara Menon', links: [{ id: 'l', label: 'Site', url: 'https://tara.example.org/' }] },
  profileSummary: 'Makes work flow.',
  experience: [
    { id: 'a', position: 'Lead', startDate: '2021-03', current: true, highlights },
    { id: 'b', position: 'Junior', startDate: '2018-01', endDate: '2021-02' },
  ],
})
const { body } = await tara.post('/cvs').send({ content }).expect(201)
const id: string = body.cv.id
await tara.post(`/cvs/${id}/publish`).expect(200)
const address = `${app.url}/new-cv/${id}`

t.test('everyone sees the page on a phone and on a desk, without violations', async t => {
  const { page, errors, strangers } = await newPage(t)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Tara Menon' }).waitFor()
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${width} px`)
    t.equal(await page.locator('.owner').count(), 0)
  }
  t.same([errors, strangers], [[], []])
})

t.test('its text can be found, selected and copied in reading order', async t => {
  const { page } = await newPage(t)
  await page.goto(address)
  const copied = await page.evaluate(() => {
    const pages = document.querySelectorAll('.typeset-page')
    const range = document.createRange()
    range.setStartBefore(pages[0] as Node)
    range.setEndAfter(pages[pages.length - 1] as Node)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    return [...document.querySelectorAll('.typeset-page text')].map(line => line.textContent).join('\n')
  })
  const order = ['Tara Menon', 'Makes work flow.', 'Lead', ...highlights, 'Junior']
  const places = order.map(text => copied.replace(/\s+/g, ' ').indexOf(text))
  t.ok(!places.includes(-1) && places.every((place, at) => place >= (places[at - 1] ?? 0)), copied)
  t.match(await page.evaluate(() => getSelection()?.toString()), 'workflow', 'what is selected holds the words')
  const line = page.locator('.typeset-page text', { hasText: 'Makes work flow' }).first()
  const { x, y } = (await line.boundingBox())!
  await page.mouse.dblclick(x + 8, y + 4)
  const selected = await page.evaluate(() => getSelection()?.toString())
  t.equal(selected?.trim(), 'Makes', 'a double click selects the word under it')
  t.ok(await page.locator('.typeset-page a[href="https://tara.example.org/"]').count(), 'links work')
})

t.test('its owner chooses another template there, which everyone then sees', async t => {
  const { page, errors } = await signedInPage(t, app, TARA)
  await page.goto(address)
  const bar = page.getByRole('region', { name: 'Your CV' })
  await bar.waitFor()
  const before = await (await fetch(address)).text()
  await Promise.all([page.waitForEvent('load'), bar.getByLabel('Template').selectOption({ index: 1 })])
  await bar.waitFor()
  t.not(await (await fetch(address)).text(), before)
  const { cv } = (await tara.get(`/cvs/${id}`).expect(200)).body
  t.equal(await bar.getByLabel('Template').inputValue(), cv.template)
  t.equal(cv.published.version, cv.version)
  await tara.put(`/cvs/${id}`).set('if-match', `"${cv.version}"`).send({ title: 'Changed' }).expect(200)
  await page.reload()
  await bar.getByRole('link', { name: 'Open the editor' }).waitFor()
  t.same(errors, [])
})

t.test('another signed-in user sees what strangers see', async t => {
  const { page, errors } = await signedInPage(t, app, { email: 'other@example.org' })
  const asked = page.waitForResponse(reply => reply.url() === `${app.url}/cvs/${id}`)
  await page.goto(address)
  t.equal((await asked).status(), 200)
  await page.waitForTimeout(200)
  t.equal(await page.locator('.owner').count(), 0)
  t.same(errors, [])
})
