// Keys and webhooks in a browser: made in the settings, their secrets shown once, used, and ended.
import type { Page } from 'playwright-core'
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { isSigned, startReceiver } from '../webhook-receiver.ts'
import { signedInPage } from './browser.ts'

const app = await startApp(t)
const receiver = await startReceiver(t)
const person = { email: 'maker@example.org', name: 'Mara Maker' }

async function openPrograms(page: Page) {
  await page.goto(`${app.url}/settings`)
  await page.getByText('API keys, webhooks, MCP').click()
}

t.test('a key is made under Programs, works, and is ended', async t => {
  const { page, errors, strangers } = await signedInPage(t, app, person, {
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 800 },
  })
  await openPrograms(page)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const form = page.getByRole('dialog', { name: 'Make a key' })
  await form.getByLabel('Name').fill('My CV in git')
  await form.getByLabel('Make CVs and change drafts').check()
  t.equal(await form.getByText('admin:read').count(), 0, 'what only admins may is not offered')
  await form.getByRole('button', { name: 'Make the key' }).click()

  const shown = page.getByRole('dialog', { name: 'Your new key' })
  const secret = (await shown.locator('output').textContent()) as string
  await shown.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Key copied').waitFor()
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), secret)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Done' }).click()

  const program = app.anyone().set('authorization', `Bearer ${secret}`)
  await program.post('/cvs').send({ title: 'Made by a program' }).expect(201)
  await openPrograms(page)
  const row = page.locator('.programs li', { hasText: 'My CV in git' })
  await row.getByText('cv:read cv:draft').waitFor()
  await row.getByText('127.0.0.0/24').waitFor()
  t.notOk((await page.content()).includes(secret), 'it is not shown again')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  t.notOk(kept.includes(secret), 'and the browser does not keep it')

  await row.getByRole('button', { name: 'End My CV in git' }).click()
  await row.getByRole('button', { name: 'End it for good My CV in git' }).click()
  await row.waitFor({ state: 'detached' })
  await program.get('/cvs').expect(401)
  t.same([errors, strangers], [[], []])
})

t.test('a webhook is added under Programs, told, and removed', async t => {
  const { page, errors, strangers } = await signedInPage(t, app, person, { viewport: { width: 390, height: 800 } })
  await openPrograms(page)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await form.getByLabel('Address that is told').fill('http://hooks.example.com/')
  await form.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('This must be an address that begins with https://.').first().waitFor()
  await form.getByLabel('Address that is told').fill(receiver.url('/hook'))
  await form.getByRole('button', { name: 'Add it' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret' })
  const secret = (await shown.locator('output').textContent()) as string
  await shown.getByRole('button', { name: 'Done' }).click()

  const row = page.locator('.programs li', { hasText: receiver.url('/hook') })
  await row.getByText('cv.published cv.unpublished').waitFor()
  await row.getByRole('button', { name: /^Log/ }).click()
  const log = page.getByRole('dialog', { name: 'Last deliveries' })
  await log.getByText('Nothing was sent yet.').waitFor()
  await log.getByRole('button', { name: 'Send a test' }).click()
  await log.getByText(/^Delivered .*, 1 try$/).waitFor()
  const [test] = await receiver.wait('/hook', 1)
  t.ok(test && isSigned(test, secret))
  receiver.statuses.set('/hook', 500)
  await log.getByRole('button', { name: 'Send again' }).click()
  await log.getByText('Given up after 1 try').waitFor()
  await log.getByText(/It did not answer with a status from 200 to 299\. It said 500\./).waitFor()
  await log.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: /^New secret/ }).click()
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  const next = page.getByRole('dialog', { name: 'The secret' })
  t.not(await next.locator('output').textContent(), secret)
  await next.getByRole('button', { name: 'Done' }).click()
  await row.getByRole('button', { name: /^Switch off/ }).click()
  await row.getByText('Off: nothing is sent').waitFor()
  await row.getByRole('button', { name: /^Switch on/ }).click()
  await row.getByText(/^On since/).waitFor()
  await row.getByRole('button', { name: /^Remove/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
  t.same([errors.filter(text => !text.includes('400')), strangers], [[], []])
})
