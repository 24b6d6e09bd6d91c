// Sharing a CV in a browser: the owner limits it in the dialog of sharing, readers come in by the password, without JavaScript, or by a
// link of their own.
import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { contentWith, startApp } from '../harness.ts'
import t from '../tap.ts'
import { newPage, signIn } from './browser.ts'
import { openEditor } from './editor-hands.ts'

const app = await startApp(t)
const person = { email: 'sharer@example.org', name: 'Shira Sharer' }
const api = await app.as(person)
const PASSWORD = 'open sesame, please'

const fold = (page: Page, name: string) => page.locator('.fold > summary', { hasText: name })

t.test('an owner shares a CV, and readers come in as the owner wants', async t => {
  const { nanoId } = (await api.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv
  await api.post(`/cvs/${nanoId}/publish`).expect(200)
  const owner = await newPage(t, { permissions: ['clipboard-read', 'clipboard-write'] })
  await signIn(owner.context, app, person)
  const { page } = owner
  await page.goto(`${app.url}/dashboard`)
  await page.locator('.card').getByRole('button', { name: 'Share' }).click()

  await fold(page, 'QR code').click()
  const [png] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PNG' }).click()])
  const { data, info } = await sharp(await readFile(await png.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height)
  t.equal(read?.data, `${app.config.publicOrigin}/cv/${nanoId}`, 'a camera reads the address')
  for (const name of ['LinkedIn', 'WhatsApp', 'E-mail']) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    t.ok(href?.includes(encodeURIComponent(`${app.config.publicOrigin}/cv/${nanoId}`)), name)
  }

  await page.getByLabel('Paper').check()
  t.match(await page.locator('.published-at a').getAttribute('href'), `/new-cv/${nanoId}`)
  await page.getByLabel('Web page').check()
  await fold(page, 'Who may read').click()
  await fold(page, 'Links for one person').click()
  await page.getByLabel('For whom').fill('Ms Rao')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.locator('.recipient-links').getByText('Ms Rao').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await fold(page, 'Password').click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ask for this password' }).click()
  await fold(page, 'Password').getByText('On', { exact: true }).waitFor()
  await fold(page, 'Views').click()
  await page.locator('.plot svg').waitFor()
  t.same([owner.errors, owner.strangers], [[], []])

  await t.test('without JavaScript a reader opens the CV with the password', async t => {
    const reader = await newPage(t, { javaScriptEnabled: false })
    await reader.page.goto(`${app.url}/cv/${nanoId}/verify`)
    t.notMatch(await reader.page.content(), /Ananya/)
    await reader.page.getByLabel('Password').fill('something else')
    await reader.page.getByRole('button', { name: 'Open the CV' }).click()
    await reader.page.getByText('This is not the password.').waitFor()
    await reader.page.getByLabel('Password').fill(PASSWORD)
    await reader.page.getByRole('button', { name: 'Open the CV' }).click()
    await reader.page.waitForURL(`${app.url}/cv/${nanoId}/verify`)
    await reader.page.getByText('Ananya').first().waitFor()
    t.same(reader.violations, [])
  })

  await t.test('a personal link opens the CV without the password, until the link is ended', async t => {
    const reader = await newPage(t)
    await reader.page.goto(link)
    await reader.page.getByRole('heading', { name: 'Ananya Śrīnivāsan' }).waitFor()
    t.equal(new URL(reader.page.url()).pathname, `/cv/${nanoId}`, 'the token leaves the address bar')
    await page.getByRole('button', { name: 'End it for Ms Rao' }).click()
    await page.getByRole('button', { name: 'End it for good for Ms Rao' }).click()
    await page.locator('.recipient-links .ended').waitFor()
    await reader.page.reload()
    await reader.page.getByRole('heading', { name: 'This CV is protected' }).waitFor()
    t.equal((await reader.page.goto(link))?.status(), 404)
  })

  await fold(page, 'End date').click()
  await page.getByLabel('Last day').fill('2990-11-30')
  await page.getByRole('button', { name: 'Set the end' }).click()
  await fold(page, 'End date').getByText('30 November 2990').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  const facts = page.locator('.card-line')
  await facts.getByText('Password').waitFor()
  await facts.getByText('Ends 30 November 2990').waitFor()
})

t.test('the preview says “Published” only of what readers see, and the bar shares it', async t => {
  const { page, context, id } = await openEditor(t, app, person)
  const foot = page.locator('.sheet .cv-foot')
  await foot.waitFor()
  t.notMatch(await foot.textContent(), 'Published')
  await api.post(`/cvs/${id}/publish`).expect(200)
  await page.reload()
  await foot.getByText('Published').waitFor()
  const share = page.locator('.bar .primary', { hasText: /^Share$/ })
  await share.waitFor()
  await context.setOffline(true)
  await page.getByLabel('What you do', { exact: true }).fill('Changed since')
  await foot.getByText('Published').waitFor({ state: 'detached' })
  t.equal(await share.count(), 0)
})
