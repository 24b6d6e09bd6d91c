// Claims in a browser: signing one section and all, by account and with the wallet, changes, removal, evidence, credentials; and
// what readers of the published CV see.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { newPage, signedInPage } from '../../browser/browser.ts'
import { step, view } from '../../browser/editor-hands.ts'
import { axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const OWNER: Person = { email: 'prova@example.org', name: 'Prova Owner' }
const api = await app.as(OWNER)
const CONTENT = contentWith({
  personalDetails: { name: 'Prova Owner' },
  profileSummary: 'I build bridges.',
  education: { undergraduation: { institution: 'IIT Madras', degree: 'B.Tech.' } },
  awards: [{ id: 'w1', title: 'Bridge of the Year', awarder: 'Bridge Society' }],
})
const SMALL = { width: 10, height: 10, channels: 3, background: '#fc8' } as const

async function newCv(): Promise<string> {
  const { body } = await api.post('/cvs').send({ title: 'Proved', content: CONTENT }).expect(201)
  return body.cv.id
}
async function openPanel(t: Test, id: string) {
  const open = await signedInPage(t, app, OWNER)
  await toPanel(open.page, id)
  return open
}
async function toPanel(page: Page, id: string): Promise<void> {
  await page.goto(`${app.url}/create-cv/${id}`)
  await view(page, 'Proof')
  await row(page, 'B.Tech.').waitFor()
}
const row = (page: Page, name: string) => page.locator('.verify-parts > li', { hasText: name })
/** A section's row with its story open. */
async function opened(page: Page, name: string): Promise<Locator> {
  await row(page, name).waitFor()
  const closed = row(page, name).locator('.verify-row:not([open]) > summary')
  if (await closed.count()) await closed.click()
  return row(page, name)
}
const mark = (page: Page, name: string) => row(page, name).locator('.claim-mark').textContent()
const markIs = (page: Page, name: string, words: string) =>
  row(page, name).locator('.claim-mark', { hasText: words }).waitFor()
const preview = (page: Page, part: string, words: string) =>
  page.locator('.sheet').locator('section, header', { hasText: part }).locator('.cv-badge', { hasText: words })
const publicPage = async (id: string) => (await fetch(`${app.url}/cv/${id}`)).text()

t.test('signing by account: one section, all sections, after a change, and removal', async t => {
  const id = await newCv()
  const { page, errors, strangers } = await openPanel(t, id)
  t.equal(await mark(page, 'B.Tech.'), 'Only stated')
  t.equal(await page.locator('.sheet .cv-badge').count(), 0)
  await (await opened(page, 'B.Tech.')).getByRole('button', { name: 'Sign' }).click()
  await markIs(page, 'B.Tech.', 'Self-attested')
  await opened(page, 'B.Tech.')
  await row(page, 'B.Tech.').getByText('Self-attested by “Prova Owner”, signed in with Google').waitFor()
  await preview(page, 'B.Tech.', 'Self-attested').waitFor()
  await page.getByRole('button', { name: 'Sign all' }).click()
  await page.getByText('Every section is signed.').waitFor()
  await preview(page, CONTENT.personalDetails.name, 'signed every section').waitFor()
  t.equal(await page.locator('.sheet .cv-badge').count(), 1, 'the preview has the badges of the public page')

  await api.post(`/cvs/${id}/publish`).expect(200)
  await view(page, 'Write')
  await step(page, 'Summary')
  await page.getByLabel('Summary', { exact: true }).fill('I build dams.')
  await preview(page, 'I build dams.', 'This badge was for other words').waitFor()
  t.equal(await page.locator('.sheet .cv-badge').count(), 4, 'one at each section, because not all of it is signed')
  await view(page, 'Proof')
  await markIs(page, 'Summary', 'This badge was for other words')
  t.match(await publicPage(id), /Self-attested/i, 'strangers still see what was published, and its marks')
  await page.getByRole('button', { name: 'Sign all' }).waitFor()
  await (await opened(page, 'Summary')).getByRole('button', { name: 'Sign again' }).click()
  await markIs(page, 'Summary', 'Self-attested')

  await opened(page, 'Bridge of the Year')
  await row(page, 'Bridge of the Year')
    .getByRole('button', { name: /Withdraw the signature/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await markIs(page, 'Bridge of the Year', 'Only stated')

  t.same([errors, strangers], [[], []])
})

t.test('evidence: upload, download by its owner, removal; other files are refused with a message', async t => {
  const id = await newCv()
  const { page } = await openPanel(t, id)
  const part = await opened(page, 'B.Tech.')
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    part.getByLabel('Evidence for').setInputFiles({ name, mimeType, buffer })
  await upload('degree.pdf', 'application/pdf', Buffer.from('<html>no PDF</html>'))
  await page
    .locator('.toast')
    .filter({ hasText: /PDF|PNG/ })
    .first()
    .waitFor()
  await upload('degree.png', 'image/png', await sharp({ create: SMALL }).png().toBuffer())
  const file = part.getByRole('button', { name: 'degree.png', exact: true })
  await file.waitFor()
  t.equal(await mark(page, 'B.Tech.'), 'Evidence attached')
  const download = page.waitForEvent('download')
  await file.click()
  t.equal((await download).suggestedFilename(), 'degree.png')
  const remove = part.getByRole('button', { name: 'Remove degree.png' })
  const { width, height } = (await remove.boundingBox())!
  t.ok(Math.min(width, height) >= 44, `a finger hits it: ${width} x ${height}`)
  await remove.click()
  await file.waitFor({ state: 'detached' })
})

t.test('evidence from a phone: a picture of any size, with a progress bar on a slow line', async t => {
  const id = await newCv()
  const { page, context } = await openPanel(t, id)
  const part = await opened(page, 'B.Tech.')
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    part.getByLabel('Evidence for').setInputFiles({ name, mimeType, buffer })
  const large = { width: 6_200, height: 4_000, channels: 3, background: '#fc8' } as const
  await upload('photo.jpg', 'image/jpeg', await sharp({ create: large }).jpeg().toBuffer())
  await part.getByRole('button', { name: 'photo.jpg', exact: true }).waitFor()

  const line = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grainy = { width: 320, height: 320, channels: 3, background: '#000', noise } as const
  await upload('grain.png', 'image/png', await sharp({ create: grainy }).png().toBuffer())
  await part.getByText(/Sending… [1-9]\d? %/).waitFor()
  t.equal(await part.getByText('Signing…').count(), 0, 'it is the file that is under way')
  await part.getByRole('button', { name: 'grain.png', exact: true }).waitFor()
})

t.test('with the wallet: the dialog says what will be signed, and the badge names the wallet', async t => {
  const id = await newCv()
  const { page } = await openPanel(t, id)
  await page.getByRole('link', { name: 'Go to the wallet' }).click()
  await page.getByRole('button', { name: 'Open with your TruCV account' }).click()
  const sign = page.getByRole('link', { name: 'Sign my CV' })
  await page.locator(`a[href="/create-cv/${id}?view=proof"]`).waitFor()
  t.ok(await sign.isVisible())
  await api.put(`/cvs/${id}/attestations/awards.w1`).send({ method: 'account' }).expect(200)
  await toPanel(page, id)
  const award = await opened(page, 'Bridge of the Year')
  t.equal(await award.getByRole('button', { name: /^Sign/ }).count(), 0)
  await page.getByLabel(/With my wallet/).check()
  await award.getByRole('button', { name: 'Sign with the wallet' }).waitFor()
  await page.getByRole('button', { name: 'Sign all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign with your wallet' })
  await dialog.getByText('I attest that this part of my CV is true.').waitFor()
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await page.getByText('Every section is signed with the wallet.').waitFor()
  await award.getByText(/with wallet 0x/).waitFor()
  await opened(page, 'B.Tech.')
  await row(page, 'B.Tech.')
    .getByText(/with wallet 0x[0-9a-fA-F]{4}…/)
    .waitFor()
  await api.post(`/cvs/${id}/publish`).expect(200)
  t.match(await publicPage(id), /wallet 0x[0-9a-fA-F]{4}…/)
})

t.test('an entry of another CV is added with its badge, and withdrawing its badge names both CVs', async t => {
  const arun: Person = { email: 'arun@example.org', name: 'Arun Owner' }
  const own = await app.as(arun)
  const content = contentWith({ personalDetails: { name: 'Arun Owner' }, awards: CONTENT.awards })
  const first = (await own.post('/cvs').send({ title: 'First', content }).expect(201)).body.cv.id
  await own.put(`/cvs/${first}/attestations/awards.w1`).send({ method: 'account' }).expect(200)
  const empty = contentWith({ personalDetails: { name: 'Arun Owner' } })
  const second = (await own.post('/cvs').send({ title: 'Second', content: empty }).expect(201)).body.cv.id
  const { page, errors } = await signedInPage(t, app, arun)
  await page.goto(`${app.url}/create-cv/${second}`)
  await page.locator('.step-form h1').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'A step, section, template or action' }).fill('another')
  await page.getByRole('option', { name: /^Add from another CV/ }).click()
  const search = page.getByRole('dialog', { name: 'Add from another CV' })
  await search.getByRole('searchbox').fill('bridge')
  await search.getByText('The badge comes with it.').waitFor()
  t.same(await axeInBoth(page), [])
  await search.getByRole('button', { name: 'Add Bridge of the Year of First' }).click()
  await search.getByText('Added').waitFor()
  await search.getByRole('button', { name: 'Close' }).click()
  const badge = page.locator('.sheet .cv-badge', { hasText: 'Self-attested' })
  await badge.first().waitFor()

  await view(page, 'Proof')
  const award = await opened(page, 'Bridge of the Year')
  await award.getByRole('button', { name: /Withdraw the signature/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your signature of Bridge of the Year?' })
  await dialog.getByRole('listitem').first().waitFor()
  t.same((await dialog.getByRole('listitem').allTextContents()).sort(), ['First', 'Second'])
  await dialog.getByRole('button', { name: 'Withdraw in 2 CVs' }).click()
  await markIs(page, 'Bridge of the Year', 'Only stated')
  const { body } = await own.get(`/cvs/${first}`).expect(200)
  t.equal(body.cv.verification.awards.w1?.isSelfAttested ?? false, false, 'in the other CV too')
  t.same(errors, [])
})

const LABEL = /Signed by kaveri\.example\.edu for this account, checked /
const education = { undergraduation: { institution: 'Kaveri Institute', degree: 'B.E.' } }

async function degree(title: string): Promise<string> {
  const body = new URLSearchParams({ email: OWNER.email, name: String(OWNER.name), title })
  return (await fetch(`${app.sandbox.origin}/university/issue`, { method: 'POST', body })).text()
}

t.test('a credential is attached, seen by readers, and removed', async t => {
  const content = contentWith({ personalDetails: { name: 'Prova Owner' }, education })
  const id = (await api.post('/cvs').send({ title: 'Degree', content }).expect(201)).body.cv.id
  await api.post(`/cvs/${id}/publish`).expect(200)
  const { page, errors, strangers } = await signedInPage(t, app, OWNER)
  await page.goto(`${app.url}/create-cv/${id}`)
  await view(page, 'Proof')
  const row = page.locator('.verify-parts > li', { hasText: 'B.E.' })
  await row.locator('summary').first().click()

  await row.getByText('Paste its text instead').click()
  await row.getByLabel('The text of the credential').fill('not a credential')
  await row.getByRole('button', { name: 'Attach this text' }).click()
  await page.getByText('This is no credential').waitFor()
  await row.getByLabel('The text of the credential').fill(await degree('Bachelor of Engineering'))
  await row.getByRole('button', { name: 'Attach this text' }).click()
  await row.locator('.claim-mark', { hasText: LABEL }).waitFor()
  await row.getByText('It is called “Bachelor of Engineering”').waitFor()
  await row.getByText('Made out to the address of this account.').waitFor()
  await page.locator('.sheet .cv-credential', { hasText: LABEL }).first().waitFor()

  const bytes = Buffer.from(await degree('With honours'))
  await row.getByLabel('A credential for').setInputFiles({ name: 'degree.jwt', mimeType: 'text/plain', buffer: bytes })
  await row.getByText('“With honours”').waitFor()
  const attached = row.locator('.verify-credential', { hasText: 'With honours' })
  await attached.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('The credential was checked again').first().waitFor({ state: 'attached' })
  t.same(await axeInBoth(page), [])

  const reader = await newPage(t)
  for (const [path, badge] of [
    ['', '.cv-credential'],
    ['/verify', '.check-mark'],
  ] as const) {
    await reader.page.goto(`${app.url}/cv/${id}${path}`)
    await reader.page.locator(badge, { hasText: LABEL }).first().waitFor()
    t.same(await axeInBoth(reader.page), [], path)
    await reader.page.setViewportSize({ width: 390, height: 900 })
    t.same(await layoutComplaints(reader.page), [], path)
  }

  for (const title of ['With honours', 'Bachelor of Engineering'])
    await row.getByRole('button', { name: `Remove the credential: ${title}` }).click()
  await row.locator('.claim-mark', { hasText: 'Only stated' }).waitFor()
  await reader.page.goto(`${app.url}/cv/${id}`)
  t.equal(await reader.page.locator('.cv-credential').count(), 0, 'and the badge is gone')
  t.match(errors, [/ 415 /], 'what was refused, and nothing else')
  t.equal(errors.length, 1)
  t.same(strangers, [])
})
