// Claims in a browser: attesting one section and all, by account and with the wallet, changes, removal, evidence, requests to an
// institution; and what readers of the published CV see.
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { newPage } from '../../browser/browser.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const OWNER: Person = { email: 'prova@example.org', name: 'Prova Owner' }
const api = await app.as(OWNER)
const CONTENT = contentWith({
  profileSummary: 'I build bridges.',
  education: { undergraduation: { institution: 'IIT Madras', degree: 'B.Tech.' } },
  awards: [{ id: 'w1', title: 'Bridge of the Year', awarder: 'Bridge Society' }],
})
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQYlWPgzvbHgxhGpbOxBAsAgRRM9X4qFAUAAAAASUVORK5CYII=',
  'base64',
)

async function newCv(): Promise<string> {
  const { body } = await api.post('/cvs').send({ title: 'Proved', content: CONTENT }).expect(201)
  return body.cv.nanoId
}
async function openPanel(t: Test, id: string) {
  const open = await newPage(t)
  const session = { googleIdToken: await app.token(OWNER), email: OWNER.email, userName: 'Prova Owner' }
  await open.page.goto(`${app.url}/favicon.svg`)
  await open.page.evaluate(values => void Object.assign(localStorage, values), session)
  await toPanel(open.page, id)
  return open
}
async function toPanel(page: Page, id: string): Promise<void> {
  await page.goto(`${app.url}/create-cv/${id}`)
  await step(page, 'Review and publish')
  await row(page, 'B.Tech.').waitFor()
}
/** On the last step, with the list of each section open. */
async function step(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
  if (name === 'Review and publish') await page.getByText('Each section: evidence').click()
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

t.test('attesting by account: one section, all sections, after a change, and removal', async t => {
  const id = await newCv()
  const { page, errors, strangers } = await openPanel(t, id)
  t.equal(await mark(page, 'B.Tech.'), 'Only stated')
  t.equal(await page.locator('.sheet .cv-badge').count(), 0)
  await (await opened(page, 'B.Tech.')).getByRole('button', { name: 'Attest' }).click()
  await markIs(page, 'B.Tech.', 'Self-attested')
  await opened(page, 'B.Tech.')
  await row(page, 'B.Tech.').getByText('Self-attested by “Prova Owner”, signed in with Google').waitFor()
  await preview(page, 'B.Tech.', 'Self-attested').waitFor()
  await page.getByRole('button', { name: 'Attest all that is left' }).click()
  await page.getByText('Every section is attested.').waitFor()
  await preview(page, CONTENT.personalDetails.name, 'signed every section').waitFor()
  t.equal(await page.locator('.sheet .cv-badge').count(), 1, 'the preview has the badges of the public page')

  await api.post(`/cvs/${id}/publish`).expect(200)
  await step(page, 'Summary')
  await page.getByLabel('Summary', { exact: true }).fill('I build dams.')
  await preview(page, 'I build dams.', 'Changed since it was attested').waitFor()
  t.equal(await page.locator('.sheet .cv-badge').count(), 4, 'one at each section, because not all of it is signed')
  await page.getByLabel('As strangers see it').check()
  await preview(page, 'I build dams.', '').waitFor({ state: 'detached' })
  t.equal(await page.locator('.sheet .cv-badge').count(), 3, 'strangers read nothing of what fell')
  await page.getByLabel('As strangers see it').uncheck()
  await step(page, 'Review and publish')
  await markIs(page, 'Summary', 'Changed since')
  t.match(await publicPage(id), /Self-attested/i, 'strangers still see what was published, and its marks')
  await page.getByRole('button', { name: 'Attest all that is left' }).waitFor()
  await (await opened(page, 'Summary')).getByRole('button', { name: 'Attest again' }).click()
  await markIs(page, 'Summary', 'Self-attested')

  await opened(page, 'Bridge of the Year')
  await row(page, 'Bridge of the Year')
    .getByRole('button', { name: /Take the attestation back/ })
    .click()
  await markIs(page, 'Bridge of the Year', 'Only stated')

  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same(await layoutComplaints(page), [], `${width} px`)
  }
  t.same(await axeComplaints(page), [])
  t.same([errors, strangers], [[], []])
})

t.test('after a change and its undo, panel and preview agree without a reload', async t => {
  const id = await newCv()
  await api.put(`/cvs/${id}/attestations/profile_summary`).send({ method: 'account' }).expect(200)
  const { page } = await openPanel(t, id)
  await markIs(page, 'Summary', 'Self-attested')
  await step(page, 'Summary')
  await page.getByText('If you change it, the badge goes').waitFor()
  await page.getByLabel('Summary', { exact: true }).fill('I build dams.')
  await step(page, 'Review and publish')
  await markIs(page, 'Summary', 'Changed since')
  const bar = page.getByRole('region', { name: 'This CV' })
  await bar.getByRole('button', { name: /^Undo/ }).click()
  await preview(page, 'I build bridges.', 'Self-attested').waitFor()
  await markIs(page, 'Summary', 'Self-attested')
  const summary = await opened(page, 'Summary')
  t.equal(await summary.getByRole('button', { name: /^Attest/ }).count(), 0)
  await bar.getByRole('button', { name: /^Redo/ }).click()
  await preview(page, 'I build dams.', 'Changed since it was attested').waitFor()
  await markIs(page, 'Summary', 'Changed since')
  await (await opened(page, 'Summary')).getByRole('button', { name: 'Attest again' }).waitFor()
})

t.test('cards show the badge, and warn before a change that would end it', async t => {
  const id = await newCv()
  await api.put(`/cvs/${id}/attestations/awards.w1`).send({ method: 'account' }).expect(200)
  const { page } = await openPanel(t, id)
  await step(page, 'Courses and awards')
  const card = page.locator('.item', { hasText: 'Bridge of the Year' })
  await card.getByRole('button', { name: /Bridge of the Year.*Self-attested/ }).click()
  await card.getByText('Self-attested. If you change it, the badge goes until you attest it again').waitFor()
  await card.getByLabel('Awarded by').fill('Another society')
  await card.getByText('Changed since it was attested').waitFor()
  t.same(await axeComplaints(page), [])
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await card.getByText('Self-attested. If you change it').waitFor()
  await step(page, 'Personal details')
  await page.getByText('with another name no badge stands').waitFor()
})

t.test('personal details are attested one by one: changing the city keeps the badge of the name', async t => {
  const personalDetails = { ...CONTENT.personalDetails, location: 'Pune', email: 'prova@home.example' }
  const { body } = await api
    .post('/cvs')
    .send({ content: { ...CONTENT, personalDetails } })
    .expect(201)
  const id = body.cv.nanoId
  const { page } = await openPanel(t, id)
  t.equal(await row(page, 'All together').count(), 0, 'only for a claim over all of them')
  for (const name of ['Name', 'Location', 'E-mail']) {
    await (await opened(page, name)).getByRole('button', { name: /^Attest/ }).click()
    await markIs(page, name, 'Self-attested')
  }
  await opened(page, 'E-mail')
  await row(page, 'E-mail').getByText('It is private: until you make it public').waitFor()
  t.equal(
    await row(page, 'E-mail')
      .getByRole('button', { name: /Ask an institution/ })
      .count(),
    0,
  )
  await step(page, 'Personal details')
  await page.getByLabel('Where you are').fill('Delhi')
  await preview(page, 'Delhi', 'Changed since it was attested: location').waitFor()
  await preview(page, 'Delhi', 'Self-attested: name, e-mail').waitFor()
  await step(page, 'Review and publish')
  await markIs(page, 'Location', 'Changed since')
  t.equal(await mark(page, 'Name'), 'Self-attested')
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
  await upload('degree.png', 'image/png', PNG)
  const file = part.getByRole('button', { name: 'degree.png', exact: true })
  await file.waitFor()
  t.equal(await mark(page, 'B.Tech.'), 'Evidence attached')
  await part.getByRole('button', { name: /^Attest/ }).click()
  await preview(page, 'B.Tech.', 'Evidence attached').waitFor()
  t.equal(await mark(page, 'B.Tech.'), 'Evidence attached', 'the same words as in the preview')
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
  t.equal(await part.getByText('Attesting…').count(), 0, 'it is the file that is under way')
  await part.getByRole('button', { name: 'grain.png', exact: true }).waitFor()
})

t.test('an institution confirms and everyone sees it; it withdraws and the badge disappears', async t => {
  const id = await newCv()
  const { page } = await openPanel(t, id)
  const part = await opened(page, 'B.Tech.')
  await part.getByRole('button', { name: /Ask an institution/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask an institution' })
  t.equal(await dialog.getByLabel('Institution').inputValue(), 'IIT Madras', 'as the CV says')
  await dialog.getByLabel('Roll number or the like').fill('CE17B001')
  await dialog.getByLabel('E-mail of somebody there').fill(OWNER.email)
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('E-mail of somebody there').fill('registrar@iitm.example')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await part.getByText(/registrar@iitm.example.*not answered yet/).waitFor()

  const link = await linkFor('registrar@iitm.example')
  t.match(await (await fetch(link)).text(), 'CE17B001')
  const answer = (body: object) =>
    fetch(link, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  t.equal((await answer({ decision: 'confirm', name: 'Rita Registrar', note: 'Well done' })).status, 200)
  await api.post(`/cvs/${id}/publish`).expect(200)
  await toPanel(page, id)
  await markIs(page, 'B.Tech.', 'Confirmed by iitm.example')
  await opened(page, 'B.Tech.')
  await row(page, 'B.Tech.')
    .getByText(/Confirmed by iitm\.example, on .*somebody who reads mail at iitm\.example/)
    .waitFor()
  t.match(await publicPage(id), /iitm\.example/)
  t.notMatch(await publicPage(id), /registrar@iitm|Well done/, 'not the address, nor the note')

  await step(page, 'Personal details')
  const name = page.getByLabel('Full name')
  const before = await name.inputValue()
  await name.fill('Somebody Else')
  await page
    .getByRole('dialog', { name: /^This drops .*iitm\.example.*badge/ })
    .getByText('Change it')
    .click()
  await preview(page, 'B.Tech.', 'Changed since it was confirmed').waitFor()
  await step(page, 'Review and publish')
  await markIs(page, 'B.Tech.', 'Changed since: the name')
  await opened(page, 'B.Tech.')
  await row(page, 'B.Tech.').getByText('the name is another now').waitFor()
  await step(page, 'Personal details')
  await name.fill(before)
  await preview(page, 'B.Tech.', 'Confirmed by iitm.example').waitFor()
  await step(page, 'Review and publish')
  await markIs(page, 'B.Tech.', 'Confirmed')
  t.equal((await answer({ decision: 'revoke' })).status, 200)
  t.notMatch(await publicPage(id), /iitm\.example/)
})

/** The link in the newest mail to this address. */
async function linkFor(address: string): Promise<string> {
  let link: string | undefined
  await until(`${address} has mail`, async () => {
    await app.sendMails()
    const mails = (await (await fetch(`${app.sandbox.origin}/inbox.json?to=${address}`)).json()) as { text: string }[]
    link = /http\S+\/verify\/[A-Za-z0-9_-]+/.exec(mails[0]?.text ?? '')?.[0]
    return link !== undefined
  })
  return link as string
}

t.test('with the wallet: the dialog says what will be signed, and the badge names the wallet', async t => {
  const id = await newCv()
  const { page } = await openPanel(t, id)
  await page.getByRole('link', { name: 'Go to the wallet' }).click()
  await page.getByText('Other ways', { exact: true }).click()
  await page.getByRole('button', { name: `Continue as ${OWNER.email}` }).click()
  await page.getByRole('button', { name: 'Send tokens' }).waitFor()
  await api.put(`/cvs/${id}/attestations/awards.w1`).send({ method: 'account' }).expect(200)
  await toPanel(page, id)
  const award = await opened(page, 'Bridge of the Year')
  t.equal(await award.getByRole('button', { name: /^Attest/ }).count(), 0)
  await page.getByLabel(/With my wallet/).check()
  await award.getByRole('button', { name: 'Sign with the wallet' }).waitFor()
  await page.getByRole('button', { name: /^Attest all/ }).click()
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
