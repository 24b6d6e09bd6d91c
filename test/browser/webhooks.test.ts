// A webhook in a browser: added on the dashboard, its secret shown once, tested, looked at, switched, removed and taken back.
import { startApp } from '../harness.ts'
import t from '../tap.ts'
import { isSigned, startReceiver } from '../webhook-receiver.ts'
import { newPage, signIn } from './browser.ts'
import { axeComplaints } from './layout.ts'

const app = await startApp(t)
const receiver = await startReceiver(t)
const person = { email: 'hooked@example.org', name: 'Mara Maker' }

t.test('a webhook is added under Programs, told, and removed', async t => {
  const { page, context, errors, strangers } = await newPage(t, { viewport: { width: 390, height: 800 } })
  await signIn(context, app, person)
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Add a webhook' })
  await form.getByLabel('Address that is told').fill('http://hooks.example.com/')
  t.same(await axeComplaints(page), [])
  await form.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('This must be an address that begins with https://.').first().waitFor()
  await form.getByLabel('Address that is told').fill(receiver.url('/hook'))
  await form.getByRole('button', { name: 'Add it' }).click()
  const shown = page.getByRole('dialog', { name: 'The secret' })
  const secret = (await shown.locator('output').textContent()) as string
  t.same(await axeComplaints(page), [])
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
  t.same(await axeComplaints(page), [])
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'nothing sticks out')
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
  t.same(await axeComplaints(page), [])
  t.same([errors.filter(text => !text.includes('400')), strangers], [[], []])
})
