// Every screen of the product in every state worth looking at, and how to get there: the one list that the sweep of the
// tests and `npm run shots` go through. Checks nothing and takes no picture.
import type { Page } from 'playwright-core'
import { ADMIN_SCREENS } from './admin.ts'
import { EDITOR_SCREENS } from './editor.ts'
import { afterPress, type FixtureCv, type Fixtures, type Screen, screen } from './fixtures.ts'
import { PAYMENT_SCREENS } from './payment.ts'
import { PROGRAM_SCREENS } from './programs.ts'
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
const cardMenu: Screen['open'] = (page, fixtures) =>
  afterPress(dashboard, 'More for', '.menu-actions:popover-open')(page, fixtures)
const settings = at('/settings', '.for-programs')

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

/** A CV as people write it, with a date that has two readings. */
const PLAIN_CV = `Wim Writer
wim@example.org | +31 6 1234 5678 | Utrecht

EXPERIENCE
Technical writer, Kaveri Data
03/04/2021 - Present
- Wrote the handbook of the log store
- Keeps the style guide

EDUCATION
MA Linguistics, Utrecht University
2012 - 2014

SKILLS
Editing, Diagrams, Typst
`

const bring =
  (name: string, content: string | Buffer, ready: string): Screen['open'] =>
  async (page, fixtures) => {
    await at('/dashboard', '.dashboard-actions')(page, fixtures)
    await choose(page, name, content)
    await page.locator(ready).first().waitFor()
  }

/** A file that the product typeset and sealed itself. */
const pdfOf = async (page: Page, url: string, id: string, audience = 'owner') => {
  const token = await page.evaluate(() => localStorage.getItem('googleIdToken'))
  const headers = { authorization: `Bearer ${token}` }
  return (await page.request.get(`${url}/cvs/${id}/pdf?audience=${audience}`, { headers })).body()
}

const bringPdf: Screen['open'] = async (page, fixtures) => {
  const { id } = await fixtures.newCv('full', 'payer')
  await at('/dashboard', '.dashboard-actions')(page, fixtures)
  await choose(page, 'my-cv.pdf', await pdfOf(page, fixtures.url, id))
  await page.locator('.source-page').first().waitFor({ state: 'attached' })
}

/** The PDF of a CV that was confirmed, with what is done to the CV or to the file since. */
const checkPdf =
  (change: (pdf: Buffer, cv: FixtureCv) => Buffer | Promise<Buffer>): Screen['open'] =>
  async (page, fixtures) => {
    const cv = await fixtures.newCv('full', 'payer')
    await cv.publish()
    await cv.confirm()
    await at('/verify', '.file-drop')(page, fixtures)
    await choose(page, 'Priya-Payer-CV.pdf', await change(await pdfOf(page, fixtures.url, cv.id, 'public'), cv))
    await page.locator('.verify-verdict').waitFor()
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

/** The trash with two CVs, which the service does not have. */
const trash: Screen['open'] = async (page, fixtures) => {
  const cvs = ['Engineering CV, in the long form for universities', 'Old CV'].map((title, index) => ({
    id: `${index}`.repeat(21),
    title,
    name: 'Ananya Śrīnivāsan',
    trashedAt: '2026-11-20T12:00:00.000Z',
    removedAfter: '2026-12-20T12:00:00.000Z',
  }))
  await page.route('**/cvs/trash', route => route.fulfill({ json: { success: true, cvs } }))
  await dashboard(page, fixtures)
  await page.getByRole('button', { name: 'Trash (2)' }).click()
  await page.locator(DIALOG).waitFor()
}

const LETTER = {
  title: 'Kaveri Data',
  to: 'Kaveri Data Private Limited\nMs Lakshmi Iyer\n14 Residency Road\nBengaluru 560025',
  date: '2026-03-15',
  subject: 'Application as a storage engineer',
  body: 'Dear Ms Iyer,\n\nyour log store keeps **two hundred million** messages a day, and I know its hardest part.\n\n- 40 % less latency\n- no lost message in three years\n\nYours sincerely,\n\nAnanya Śrīnivāsan',
  shared: true,
}

/** The cover letters of a new CV, so many of them. */
const letters =
  (count: number, ready: string): Screen['open'] =>
  async (page, fixtures) => {
    const { id } = await fixtures.newCv('full', 'payer')
    await page.goto(`${fixtures.url}/favicon.svg`)
    const token = await page.evaluate(() => localStorage.getItem('googleIdToken'))
    for (let made = 0; made < count; made++) {
      const data = made === 0 ? LETTER : { title: 'A friend of a friend' }
      await page.request.post(`${fixtures.url}/cvs/${id}/letters`, {
        data,
        headers: { authorization: `Bearer ${token}` },
      })
    }
    await at(`/create-cv/${id}/letter`, ready)(page, fixtures)
  }

export const SCREENS: Screen[] = [
  { name: 'home', who: 'nobody', open: at('/', '.plan .amount') },
  { name: 'home-signed-in', who: 'somebody', open: at('/', '.own-cvs') },
  screen('home-waiting', { who: 'somebody', alone: true }, async (page, fixtures) => {
    await page.addInitScript(() => localStorage.setItem('trucv.draft.anonymous.new', '[]'))
    await at('/', '.waiting-drafts')(page, fixtures)
  }),
  screen('logout-guests-cv', { who: 'somebody', alone: true }, async (page, fixtures) => {
    await page.addInitScript(() => localStorage.setItem('trucv.draft.anonymous.new', '[]'))
    await at('/verify', '.file-drop')(page, fixtures)
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog', { name: 'Log out?' }).waitFor()
  }),
  { name: 'login', who: 'nobody', open: at('/login', '.google button') },
  { name: 'login-window', who: 'nobody', open: at('/login?window#asha.verma%40gmail.com', '.google button') },
  { name: 'login-please-wait', who: 'nobody', alone: true, open: waitForGoogle },
  { name: 'invalid-token', who: 'nobody', still: true, open: at('/invalid-token', 'dialog[open]') },
  ...TEXTS.map((path): Screen => ({ name: path, who: 'nobody', open: at(`/${path}`, 'main:not(.loading) h1') })),
  { name: 'verify', who: 'nobody', open: at('/verify', '.file-drop') },
  { name: 'check', who: 'nobody', open: at('/check', '.file-drop') },
  { name: 'desk', who: 'nobody', open: at('/desk', '.desk-closed') },
  { name: 'verify-whole', who: 'payer', open: checkPdf(pdf => pdf) },
  { name: 'verify-damaged', who: 'payer', open: checkPdf(pdf => Buffer.concat([pdf, Buffer.from('7 0 obj')])) },
  screen(
    'verify-changed-since',
    'payer',
    checkPdf(async (pdf, { change, publish }) => {
      await change('Another profession')
      await publish()
      return pdf
    }),
  ),
  { name: 'not-found', who: 'nobody', open: at('/no-such-page', '.notice h1') },
  screen('loading', 'nobody', async (page, fixtures) => {
    await page.route(/\/assets\/te[a-z]*-/, () => {})
    await at('/about-us', '.loading')(page, fixtures)
  }),
  screen('screen-failed', 'nobody', async (page, fixtures) => {
    await page.route(/\/assets\/te[a-z]*-/, route => route.abort())
    await at('/about-us', '.notice')(page, fixtures)
  }),
  { name: 'side-panel', who: 'somebody', upTo: 800, open: afterPress(at('/', '.own-cvs'), 'Open menu', DIALOG) },
  { name: 'dashboard', who: 'somebody', open: dashboard },
  screen('dashboard-menu', 'somebody', cardMenu),
  screen('dashboard-waiting', { who: 'writer', alone: true }, async (page, fixtures) => {
    const drafts = JSON.stringify([{ editor: 'gone', at: Date.now(), patch: {} }])
    await page.addInitScript(text => localStorage.setItem('trucv.draft.anonymous.new', text), drafts)
    await fixtures.newCv('bare')
    await at('/dashboard', '.waiting-drafts')(page, fixtures)
    await page.locator('.card').first().waitFor()
  }),
  { name: 'dashboard-loading', who: 'somebody', open: whereCallsFail('hang', '/dashboard', '.skeleton') },
  { name: 'dashboard-error', who: 'somebody', open: whereCallsFail('error', '/dashboard', '.notice') },
  { name: 'dashboard-offline', who: 'somebody', open: whereCallsFail('abort', '/dashboard', '.notice') },
  { name: 'dashboard-empty', who: 'newcomer', open: at('/dashboard', '.notice') },
  screen('bring-refused', 'newcomer', bring('scan.pdf', '\x89PNG\r\n\x1a\n', 'h2:has-text("could not be read")')),
  screen('bring-reading', 'newcomer', async (page, fixtures) => {
    await page.route('**/cvs/import/file', () => {})
    await bring('cv.txt', PLAIN_CV, 'progress')(page, fixtures)
  }),
  { name: 'bring-text', who: 'newcomer', open: bring('cv.txt', PLAIN_CV, '.brought-question') },
  screen('bring-file', { who: 'newcomer', upTo: 800 }, async (page, fixtures) => {
    await bring('cv.txt', PLAIN_CV, '.step-form')(page, fixtures)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'File', exact: true }).click()
  }),
  { name: 'bring-pdf', who: 'payer', open: bringPdf },
  screen('bring-put', { who: 'payer', upTo: 800 }, async (page, fixtures) => {
    await bringPdf(page, fixtures)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'File', exact: true }).click()
    await page.getByRole('button', { name: /^Put / }).first().click()
  }),
  screen('bring-waiting', 'newcomer', async (page, fixtures) => {
    await bring('cv.txt', PLAIN_CV, '.step-form')(page, fixtures)
    await at('/create-cv', '.waiting-drafts')(page, fixtures)
  }),
  screen('bring-sign-in', 'nobody', async (page, fixtures) => {
    await at('/create-cv', '.doors')(page, fixtures)
    await choose(page, 'cv.txt', PLAIN_CV)
    await page.getByRole('button', { name: '3 Apr 2021' }).click()
    await page.getByRole('button', { name: 'Make this CV' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  }),
  { name: 'rename', who: 'somebody', open: afterPress(cardMenu, 'Rename', DIALOG) },
  screen('delete-undo', { who: 'somebody', still: true }, async (page, fixtures) => {
    // It must not reach the service: other screens show this CV.
    await page.route('**/cvs/*', route =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.continue(),
    )
    await cardMenu(page, fixtures)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  }),
  { name: 'trash', who: 'somebody', open: trash },
  screen('trash-asked', 'somebody', async (page, fixtures) => {
    await trash(page, fixtures)
    await page.locator('dialog').getByRole('button', { name: 'Delete for good' }).first().click()
  }),
  { name: 'letters-none', who: 'payer', open: letters(0, '.notice') },
  { name: 'letters', who: 'payer', open: letters(2, '.letter-list') },
  screen('letter', 'payer', async (page, fixtures) => {
    await letters(1, '.letter-list')(page, fixtures)
    await page.locator('.letter-list a').click()
    await page.locator('img.typeset-sheet').waitFor()
  }),
  { name: 'settings', who: 'somebody', open: settings },
  { name: 'settings-delete-account', who: 'somebody', open: afterPress(settings, 'Delete account', DIALOG) },
  screen('claims-unused', 'writer', async (page, fixtures) => {
    await fixtures.newCv('bare')
    await afterPress(settings, 'Show claims that are in no CV', DIALOG)(page, fixtures)
  }),
  { name: 'dashboard-download', who: 'somebody', open: afterPress(dashboard, 'Download', 'dialog:has-text("₹590")') },
  screen('dashboard-no-pictures', 'somebody', async (page, fixtures) => {
    await page.route('**/thumbnail.png', route => route.abort())
    await at('/dashboard', '.thumbnail:not(.skeleton)')(page, fixtures)
  }),
  { name: 'session-expired', who: 'expired', still: true, alone: true, open: at('/dashboard', 'dialog[open]') },
  { name: 'banned', who: 'banned', open: at('/dashboard', '.banned .account') },
  screen('banned-delete-account', 'banned', afterPress(at('/', '.banned .account'), 'Delete account', DIALOG)),
  { name: 'subscription', who: 'somebody', open: at('/subscription', '.plan .amount') },
  { name: 'admin-denied', who: 'somebody', still: true, open: at('/admin', '.toast') },
  ...ADMIN_SCREENS,
  ...EDITOR_SCREENS,
  ...PAYMENT_SCREENS,
  ...WALLET_SCREENS,
  ...PROGRAM_SCREENS,
  ...(['sample', 'long', 'mixed'] as const).map(
    (name): Screen => ({
      name: `public-${name}`,
      who: 'nobody',
      open: (page, fixtures) => at(`/cv/${fixtures.published[name]}`, '.cv-foot')(page, fixtures),
    }),
  ),
  screen('public-locked', 'nobody', async (page, fixtures) => {
    const { id, share } = await fixtures.newCv('bare')
    await share()
    await at(`/cv/${id}`, '.lock form')(page, fixtures)
    await page.getByLabel('Password').fill('no such password')
    await page.getByRole('button', { name: 'Open the CV' }).click()
    await page.getByRole('alert').waitFor()
  }),
  { name: 'public-missing', who: 'nobody', open: at('/cv/AAAAAAAAAAAAAAAAAAAAA', '.cv-missing') },
]
