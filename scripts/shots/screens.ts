// Every screen of the product in every state worth looking at, and how to get there: the one list that the sweep of the
// tests and `npm run shots` go through. Checks nothing and takes no picture.
import type { Page } from 'playwright-core'
import { ADMIN_SCREENS } from './admin.ts'
import { EDITOR_SCREENS } from './editor.ts'
import { afterPress, type Fixtures, type Screen } from './fixtures.ts'
import { PAYMENT_SCREENS } from './payment.ts'
import { WALLET_SCREENS } from './wallet.ts'

/** Goes to a path and waits for something there. */
const at =
  (path: string, ready: string): Screen['open'] =>
  async (page, { url }) => {
    await page.goto(url + path)
    await page.locator(ready).first().waitFor()
  }

const DIALOG = 'dialog[open]'
const dashboard = at('/dashboard', '.thumbnail img')

async function choose(page: Page, resume: unknown) {
  const buffer = Buffer.from(JSON.stringify(resume))
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').waitFor()
}

/** Replies to a call with nothing, or with a failure. */
const whereCallsFail =
  (how: 'hang' | 'abort' | 'error', path: string, ready: string): Screen['open'] =>
  async (page, fixtures) => {
    const body = { success: false, code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-1' }
    await page.route('**/cvs', route => {
      if (how === 'abort') return route.abort()
      if (how === 'error') return route.fulfill({ status: 500, json: body })
    })
    await at(path, ready)(page, fixtures)
  }

async function waitForGoogle(page: Page, fixtures: Fixtures) {
  await page.route('**/me', () => {})
  await at('/login', '.google button')(page, fixtures)
  const popup = page.waitForEvent('popup')
  await page.locator('.google').getByRole('button').click()
  await (await popup).getByRole('button', { name: /Asha Verma/ }).click()
  await page.getByText('Please Wait...').waitFor()
}

const TEXTS = [
  'refund-policy',
  'about-us',
  'terms-and-conditions',
  'cancellation-policy',
  'contact-us',
  'privacy-policy',
  'pprivacy-policy',
]

export const SCREENS: Screen[] = [
  { name: 'home', who: 'nobody', open: at('/', '.plan .amount') },
  { name: 'home-signed-in', who: 'somebody', open: at('/', '.own-cvs') },
  { name: 'login', who: 'nobody', open: at('/login', '.google button') },
  { name: 'login-please-wait', who: 'nobody', alone: true, open: waitForGoogle },
  { name: 'invalid-token', who: 'nobody', still: true, open: at('/invalid-token', 'dialog[open]') },
  ...TEXTS.map((path): Screen => ({ name: path, who: 'nobody', open: at(`/${path}`, 'main:not(.loading) h1') })),
  { name: 'not-found', who: 'nobody', open: at('/no-such-page', '.notice h1') },
  {
    name: 'loading',
    who: 'nobody',
    open: async (page, fixtures) => {
      await page.route(/\/assets\/about-us-/, () => {})
      await at('/about-us', '.loading')(page, fixtures)
    },
  },
  {
    name: 'screen-failed',
    who: 'nobody',
    open: async (page, fixtures) => {
      await page.route(/\/assets\/about-us-/, route => route.abort())
      await at('/about-us', '.notice')(page, fixtures)
    },
  },
  { name: 'side-panel', who: 'somebody', upTo: 800, open: afterPress(at('/', '.plan .amount'), 'Open menu', DIALOG) },
  { name: 'dashboard', who: 'somebody', open: dashboard },
  { name: 'dashboard-loading', who: 'somebody', open: whereCallsFail('hang', '/dashboard', '.skeleton') },
  { name: 'dashboard-error', who: 'somebody', open: whereCallsFail('error', '/dashboard', '.notice') },
  { name: 'dashboard-offline', who: 'somebody', open: whereCallsFail('abort', '/dashboard', '.notice') },
  { name: 'dashboard-empty', who: 'newcomer', open: at('/dashboard', '.notice') },
  {
    name: 'import-refused',
    who: 'newcomer',
    open: async (page, fixtures) => {
      await at('/dashboard', '.notice')(page, fixtures)
      await choose(page, { basics: { name: 7 }, work: [{ startDate: '2021-13' }, { url: 'no address' }] })
    },
  },
  {
    name: 'import-unmapped',
    who: 'writer',
    open: async (page, fixtures) => {
      await at('/dashboard', 'h1')(page, fixtures)
      await choose(page, { basics: { name: 'Wim', hobbyHorse: 'Ada' }, 'x-a-part-with-a-very-long-name': [1, 2] })
    },
  },
  { name: 'rename', who: 'somebody', open: afterPress(dashboard, 'Rename', DIALOG) },
  {
    name: 'delete-undo',
    who: 'somebody',
    still: true,
    open: async (page, fixtures) => {
      // A pending deletion is sent when the page closes; it must not reach the service.
      await page.route('**/cvs/*', route => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
      await dashboard(page, fixtures)
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  { name: 'dashboard-delete-account', who: 'somebody', open: afterPress(dashboard, 'Delete account', DIALOG) },
  { name: 'dashboard-download', who: 'somebody', open: afterPress(dashboard, 'Download', 'dialog:has-text("₹590")') },
  {
    name: 'dashboard-no-pictures',
    who: 'somebody',
    open: async (page, fixtures) => {
      await page.route('**/thumbnail.png', route => route.abort())
      await at('/dashboard', '.thumbnail:not(.skeleton)')(page, fixtures)
    },
  },
  { name: 'session-expired', who: 'expired', still: true, alone: true, open: at('/dashboard', 'dialog[open]') },
  { name: 'banned', who: 'banned', open: at('/dashboard', '.banned .account') },
  {
    name: 'banned-delete-account',
    who: 'banned',
    open: afterPress(at('/', '.banned .account'), 'Delete account', DIALOG),
  },
  { name: 'subscription', who: 'somebody', open: at('/subscription', '.plan .amount') },
  { name: 'admin-denied', who: 'somebody', still: true, open: at('/admin', '.toast') },
  ...ADMIN_SCREENS,
  ...EDITOR_SCREENS,
  ...PAYMENT_SCREENS,
  ...WALLET_SCREENS,
  ...(['sample', 'long', 'mixed'] as const).map(
    (name): Screen => ({
      name: `public-${name}`,
      who: 'nobody',
      open: (page, fixtures) => at(`/cv/${fixtures.published[name]}`, '.cv-foot')(page, fixtures),
    }),
  ),
  { name: 'public-missing', who: 'nobody', open: at('/cv/AAAAAAAAAAAAAAAAAAAAA', '.cv-missing') },
]
