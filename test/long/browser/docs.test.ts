// The page at /docs in a browser: requests are sent from it with a key, which the page alone keeps.
import type { Locator } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { startApp } from '../../harness.ts'
import t from '../../tap.ts'

const app = await startApp(t)
/** What the library itself brings: parts outside of landmarks, headings from the third level on, buttons within buttons or without a name. */
const OF_LIBRARY = /^axe (region|heading-order|nested-interactive|select-name|button-name): /

t.test('an operation can be called with a key, and lists the scopes that allow it', async t => {
  const ira = await app.as({ email: 'ira@example.org', name: 'Ira' })
  const made = await ira
    .post('/me/keys')
    .send({ name: 'Tries', scopes: ['cv:read', 'cv:draft'], days: 30 })
    .expect(201)
  const { secret } = made.body
  const { page, errors, strangers, violations } = await newPage(t, { viewport: { width: 1280, height: 3_000 } })
  // Tall, for the library renders only what is on screen.
  await page.goto(`${app.url}/docs`)
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const check = async (part: string) =>
    t.same(
      (await axeComplaints(page, part)).filter(text => !OF_LIBRARY.test(text)),
      [],
      part,
    )
  await check('.dialog-ux')
  const field = page.locator('.auth-container', { hasText: 'apiKey' })
  await field.getByRole('textbox').fill(secret)
  await field.getByRole('button', { name: 'Apply credentials' }).click()
  await field.getByText('Authorized').waitFor()
  await field.getByRole('button', { name: 'Close' }).click()

  /** Opens an operation under its tag, closes the tag afterwards. */
  const within = async (tag: string, id: string, work: (block: Locator) => Promise<unknown>) => {
    const head = page.locator(`#operations-tag-${tag}`)
    await head.click()
    const block = page.locator(`#operations-${tag}-${id}`)
    await block.locator('.opblock-summary-control').click()
    await work(block)
    await head.click()
    await block.waitFor({ state: 'detached' })
  }
  const send = async (block: Locator) => {
    await block.getByRole('button', { name: 'Execute' }).click()
    const reply = block.locator('.live-responses-table')
    await reply.waitFor()
    return (await reply.textContent()) ?? ''
  }
  await within('account', 'getMe', async block => {
    await block.getByText('An API key needs the scope cv:read here.').waitFor()
    t.match(await send(block), /200.*ira@example\.org.*x-request-id/s)
    t.notOk((await page.content()).includes(secret), 'the key is not shown again, nor in the line for a terminal')
    await check(`#${await block.getAttribute('id')}`)
  })
  await within('cvs', 'createCv', async block => t.match(await send(block), '201', 'with the body of the example'))
  await within('account', 'listKeys', block => block.getByText('API keys are not accepted here.').waitFor())
  await within('billing', 'listPlans', block => block.getByText('Open to all; keys are ignored.').waitFor())
  await check('.information-container')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]))
  t.notOk(kept.includes(secret), 'and the browser does not keep it')
  t.same([errors, strangers, violations], [[], [], []])
  await page.reload()
  await page.locator('.btn.authorize.unlocked').first().waitFor()
})
