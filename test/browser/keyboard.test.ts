// From the home page through signing in to a published CV, by Tab, Enter, Space and typing, without a mouse.
import type { Page } from 'playwright-core'
import t from 'tap'
import { startApp } from '../harness.ts'
import { newPage } from './browser.ts'

t.setTimeout(300_000)
const app = await startApp(t)

/** The accessible name of the focused element, approximately: its label, its name, its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const labels = [...(element?.labels ?? [])].map(label => label.textContent).join(' ')
    return `${labels} ${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`.trim()
  })

/** Presses Tab until an element of this name has a visible focus. */
async function tabTo(page: Page, name: RegExp, presses = 120): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${name}; it stands on "${await focused(page)}"`)
}
const go = async (page: Page, name: RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

t.test('the keyboard alone leads from signing in to a published CV', async t => {
  const { page, context, errors, strangers } = await newPage(t)
  await page.goto(`${app.url}/`)
  await go(page, /^Login$/)
  await page.waitForURL(`${app.url}/login`)
  await page.locator('.google').getByRole('button').waitFor()
  const opened = context.waitForEvent('page')
  await go(page, /Continue with Google$/)
  const popup = await opened
  await popup.getByRole('button', { name: /Asha Verma/ }).waitFor()
  await go(popup, /^AV\s*Asha Verma/)
  await page.waitForURL(`${app.url}/`)

  await page.getByRole('navigation').first().getByRole('link', { name: 'Create Your CV' }).waitFor()
  await go(page, /^Create Your CV$/)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  await tabTo(page, /^What you do/)
  await page.keyboard.type('Cartographer')
  await page.waitForURL(/\/create-cv\/[A-Za-z0-9_-]{21}$/)
  await go(page, /Next: Education/)
  await page.getByRole('button', { name: 'Undergraduation' }).waitFor()
  await go(page, /^Undergraduation/)
  await page.waitForFunction(() => document.activeElement?.id.endsWith('institution'))
  await page.keyboard.type('University of Mumbai')
  await go(page, /Next: Experience/)
  await page.getByRole('button', { name: 'Add a position' }).waitFor()
  await go(page, /^Add a position/)
  await page.waitForFunction(() => document.activeElement?.id.endsWith('position'))
  await page.keyboard.type('Surveyor')

  await go(page, /^Publish$/)
  const dialog = page.getByRole('dialog', { name: 'Publish this CV' })
  await dialog.waitFor()
  await tabTo(page, /^Publish$/)
  t.ok(await dialog.evaluate(element => element.contains(document.activeElement)), 'the focus stays in the dialog')
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog', { name: 'Your CV is public' }).getByRole('link').first()
  await link.waitFor()
  const html = await (await fetch((await link.getAttribute('href')) ?? '', { headers: { accept: 'text/html' } })).text()
  for (const text of ['Asha Verma', 'Cartographer', 'University of Mumbai', 'Surveyor']) t.match(html, text)
  t.same(errors, [])
  t.same(strangers, [])
})
