// What programs may do, in the settings: keys and webhooks, each none, made and ended; and what a program proposes, in the editor.
import type { Page } from 'playwright-core'
import { type Fixtures, type Screen, screen } from './fixtures.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function programs(page: Page, { url }: Fixtures) {
  await page.goto(`${url}/settings`)
  await page.getByText('API keys, webhooks, MCP').click()
  await page.getByRole('button', { name: 'Make a key' }).waitFor()
}

async function fillKey(page: Page, fixtures: Fixtures) {
  await programs(page, fixtures)
  await press(page, 'Make a key')
  await page.getByLabel('Name').fill('The job that builds my CV out of its repository')
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check()
}

async function fillWebhook(page: Page, fixtures: Fixtures) {
  await programs(page, fixtures)
  await press(page, 'Add a webhook')
  const address = `https://hooks.example.org/a-path-that-is-too-long-for-one-line-of-a-phone/${Math.random()}`
  await page.getByLabel('Address that is told').fill(address)
}

async function addWebhook(page: Page, fixtures: Fixtures) {
  await fillWebhook(page, fixtures)
  await press(page, 'Add it')
  await page.locator('dialog output').waitFor()
}

/** Sends a test event, which fails: the address does not exist. */
async function deliver(page: Page, fixtures: Fixtures) {
  await addWebhook(page, fixtures)
  await press(page, 'Done')
  await press(page, /^Log/)
  await press(page, 'Send a test')
  await page.getByText(/^Given up/).waitFor()
}

const proposed =
  (open: boolean): Screen['open'] =>
  async (page, fixtures) => {
    const cv = await fixtures.newCv('full')
    await cv.confirm()
    await cv.propose()
    await page.goto(`${fixtures.url}/create-cv/${cv.id}`)
    await page.getByRole('region', { name: 'Proposed changes' }).waitFor()
    if (!open) return
    await press(page, 'Look at them')
    await page.locator('dialog[open] ins').first().waitFor()
  }

export const PROGRAM_SCREENS: Screen[] = [
  { name: 'programs-none', who: 'newcomer', open: programs },
  { name: 'programs-key-form', who: 'newcomer', open: fillKey },
  screen('programs-key-made', 'somebody', async (page, fixtures) => {
    await fillKey(page, fixtures)
    await press(page, 'Make the key')
    await page.locator('dialog output').waitFor()
  }),
  { name: 'programs-webhook-form', who: 'newcomer', open: fillWebhook },
  { name: 'programs-webhook-made', who: 'somebody', open: addWebhook },
  { name: 'programs-webhook-log', who: 'somebody', open: deliver },
  screen('programs-list', 'somebody', async (page, fixtures) => {
    await programs(page, fixtures)
    await page.locator('.programs li').first().waitFor()
  }),
  { name: 'proposal-told', who: 'writer', open: proposed(false) },
  { name: 'proposal-shown', who: 'writer', open: proposed(true) },
]
