// The client's texts, durations, sizes and storage keys, row by row as the product specifies them, against the running client in a
// browser.
import type { Locator, Page } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { contentWith, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const PERSON = { email: 'table@example.org', name: 'Tabitha' }

/** Opens a path, optionally with a stored session. */
async function visit(t: Test, path: string, { token = '', width = 1280, keys = {} } = {}) {
  const { page } = await newPage(t, { viewport: { width, height: 800 } })
  const values: Record<string, string> = { ...(token && { googleIdToken: token, email: PERSON.email }), ...keys }
  await page.addInitScript(entries => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(values))
  await page.goto(app.url + path)
  return page
}

/** The text of the page with single spaces. */
const textOf = async (page: Page) => ((await page.locator('body').textContent()) ?? '').replace(/\s+/g, ' ')

const TEXTS: [path: string, signedIn: boolean, ready: string, texts: string[]][] = [
  [
    '/login',
    false,
    'dialog .google button',
    ['Sign in with Google', 'Use your Google account to continue securely.', 'Close'],
  ],
  [
    '/invalid-token',
    false,
    'dialog[open]',
    [
      'Session expired',
      'Your authentication token is invalid or has expired.',
      'For your security, please sign in again to continue. You will be redirected to the login page.',
      'Sign in now',
      'Redirecting in 6 seconds...',
    ],
  ],
  [
    '/admin',
    true,
    '.access-denied',
    [
      "Access denied. You're signed in, but your account doesn't have permission to view this page. If you believe this is a mistake, you can request access below.",
      'Error code: 403',
      'Go back',
      'Go home',
      'If you were just invited, try refreshing the page or signing out & back in. Access updates can take a moment to apply.',
    ],
  ],
  [
    '/subscription',
    true,
    // The cards appear before their prices.
    '.plan .amount:text-is("₹590")',
    [
      'Free Plan',
      '₹0',
      'per year',
      'Pro Plan',
      '₹590',
      'per 6 months',
      'Popular',
      '18% GST is included',
      'No download',
    ],
  ],
  [
    '/pprivacy-policy',
    false,
    'h2',
    [
      'July 3, 2025',
      ...['CETA', 'MIIT Screening', 'Olympiad', 'TRU-CV', 'Eseal Documents', 'EBUK Token'],
      ...['No Data Collection', 'External Links', 'Cookies & Analytics', 'Changes to This Policy', 'Contact Us'],
    ],
  ],
  ['/', true, 'nav', ['Home', 'Create Your CV', 'Dashboard', 'Admin', 'Logout']],
  ['/', false, 'nav', ['Home', 'Login']],
]

t.test('the texts are the specified ones', async t => {
  const token = await app.token(PERSON)
  for (const [path, signedIn, ready, texts] of TEXTS) {
    const page = await visit(t, path, { token: signedIn ? token : '' })
    await page.locator(ready).first().waitFor()
    const whole = await textOf(page)
    for (const text of texts) t.ok(whole.includes(text), `${path}: ${text}`)
  }
})

t.test('signed-out people see only the link Home and no Logout; all links lead to their screens', async t => {
  const page = await visit(t, '/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  t.same(await nav.getByRole('link').allTextContents(), ['Home', 'Login'])
  t.equal(await nav.getByRole('button').count(), 0)
  const inside = await visit(t, '/', { token: await app.token(PERSON) })
  await inside.getByRole('button', { name: 'Logout' }).waitFor()
  const links = inside.getByRole('navigation', { name: 'Main' }).getByRole('link')
  t.same(await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')])), [
    ['Home', '/'],
    ['Create Your CV', '/create-cv'],
    ['Dashboard', '/dashboard'],
    ['Admin', '/admin'],
  ])
})

t.test('on small screens the links are in a panel with a menu button and a close button', async t => {
  const page = await visit(t, '/', { width: 390 })
  t.equal(await page.getByRole('link', { name: 'Login' }).isVisible(), false)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).waitFor()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

t.test('people without a stored token are redirected to /login', async t => {
  for (const path of ['/dashboard', '/subscription']) {
    const page = await visit(t, path)
    await page.waitForURL(`${app.url}/login`)
    t.pass(path)
  }
})

t.test('a screen that loads shows Loading', async t => {
  const { page } = await newPage(t)
  await page.route(/\/assets\/about-us-/, () => {})
  await page.goto(`${app.url}/about-us`)
  await page.getByText('Loading', { exact: true }).waitFor()
})

/** The browser's clock then moves only when the test advances it, so the speed of the machine does not matter. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 1_000_000 })
  await page.clock.pauseAt(2_000_000)
}

/** Advances the stopped clock in small steps, for what comes after a short delay. */
async function runUntilShown(page: Page, what: Locator) {
  while ((await what.count()) === 0) await page.clock.runFor(50)
}

t.test('the dialog counts down from 6 by seconds and leads to /login', async t => {
  const { page } = await newPage(t)
  await stopClock(page)
  await page.goto(`${app.url}/invalid-token`)
  const countdown = page.getByRole('timer')
  await runUntilShown(page, countdown)
  for (const seconds of [6, 5, 4, 3, 2, 1]) {
    await page.getByText(`Redirecting in ${seconds} seconds...`).waitFor()
    t.equal(await countdown.textContent(), `Redirecting in ${seconds} seconds...`)
    await page.clock.runFor(1000)
  }
  await page.waitForURL(`${app.url}/login`)
})

t.test('the dialog navigates to /login once, even if that page is slow', async t => {
  const { page } = await newPage(t)
  await stopClock(page)
  let loads = 0
  // 204 leaves the current page, like a page that is slow to load.
  await page.route('**/login', route => {
    loads++
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${app.url}/invalid-token`)
  await runUntilShown(page, page.getByText('Redirecting in 6 seconds...'))
  for (let second = 0; second < 9; second++) await page.clock.runFor(1000)
  await page.getByText('Redirecting in 0 seconds...').waitFor()
  t.equal(loads, 1)
})

t.test('a click on the backdrop closes the dialog and cancels its redirect', async t => {
  const page = await visit(t, '/', { token: await app.token({ ...PERSON, expiresIn: -3600 }) })
  await page.getByRole('dialog').getByText('Session expired').waitFor()
  await page.mouse.click(5, 5)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  t.equal(page.url(), `${app.url}/`)
})

t.test('an expired session is announced and ended on load; unsaved work stays', async t => {
  const token = await app.token(PERSON)
  const page = await visit(t, '/dashboard', {
    token,
    keys: { tokenExpiry: '1000', userName: 'T', 'trucv.draft.a': 'x' },
  })
  await page.getByText('Your session has expired. Please login again.').waitFor()
  await page.waitForURL(`${app.url}/`)
  t.same(await page.evaluate(() => ({ ...localStorage })), { 'trucv.draft.a': 'x' })
})

t.test('a failed user-data call is announced', async t => {
  const { page } = await newPage(t)
  await page.route('**/cv/getCvIds/**', route => route.abort())
  await page.goto(`${app.url}/favicon.svg`)
  const token = await app.token(PERSON)
  await page.evaluate(value => {
    localStorage.setItem('googleIdToken', value)
    localStorage.setItem('email', 'table@example.org')
  }, token)
  await page.goto(`${app.url}/`)
  await page.getByText('Something went wrong while fetching user data').waitFor()
})

/** Logs out and moves the pointer away, because a hovered toast does not close. */
async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.mouse.move(10, 700)
}

const TOASTS: [text: string, path: string, act: (page: Page) => Promise<unknown>, lastsMs: number][] = [
  ['Logout success', '/', logOut, 2000],
  ['Your session has expired. Please login again.', '/?', async () => {}, 4000],
]

t.test('toasts are at the top right, errors for 4000 ms and successes for 2000 ms', async t => {
  const token = await app.token(PERSON)
  for (const [text, path, act, lastsMs] of TOASTS) {
    const { page } = await newPage(t)
    await stopClock(page)
    await page.goto(`${app.url}/favicon.svg`)
    await page.evaluate(
      ([value, expiry]) => {
        localStorage.setItem('googleIdToken', value as string)
        localStorage.setItem('tokenExpiry', expiry as string)
      },
      [token, path === '/?' ? '1000' : '99999999999'],
    )
    await page.goto(app.url + path)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await act(page)
    const toast = page.locator('.toast', { hasText: text })
    await runUntilShown(page, toast)
    await page.clock.runFor(500)
    const box = await toast.boundingBox()
    const nav = await page.locator('.nav').boundingBox()
    t.ok(box && box.x > 640 && box.y < 160, `${text} stands top right`)
    t.ok(box && nav && box.y >= nav.y + nav.height, `${text} leaves the navigation free`)
    await page.clock.runFor(lastsMs - 900)
    t.equal(await toast.count(), 1, `stands before ${lastsMs} ms`)
    await page.clock.runFor(2000)
    // The timer has fired, but React renders asynchronously.
    await toast.waitFor({ state: 'detached' })
    t.equal(await toast.count(), 0, 'and is gone after')
  }
})

t.test('at most 20 toasts are shown at a time', async t => {
  const agent = await app.as(PERSON)
  const { body } = await agent.post('/cvs').send({ content: contentWith() })
  await agent.post(`/cvs/${body.cv.nanoId}/publish`)
  const page = await visit(t, '/dashboard', { token: await app.token(PERSON) })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: 'Copy link' }).first()
  await copy.waitFor()
  await copy.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 25; times += 1) button.click()
  })
  await page.locator('.toast').nth(19).waitFor()
  t.equal(await page.locator('.toast').count(), 20)
})

t.test('animations on the home page have offset 120, duration 400, throttle 99 and debounce 50', async t => {
  const { page } = await newPage(t, { reducedMotion: 'no-preference' })
  await page.goto(app.url)
  const lastsOf = (selector: string) =>
    page.locator(selector).evaluate(element => getComputedStyle(element).animationDuration)
  t.same([await lastsOf('.hero-sheet'), await lastsOf('.hero-sheet-note')], ['1s', '1s'])
  const below = page.locator('.reveal.pricing')
  await below.waitFor({ state: 'attached' })
  await page.locator('.reveal.pricing[data-reveal=waiting]').waitFor({ state: 'attached' })
  await below.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await page.locator('.reveal.pricing[data-reveal=seen]').waitFor()
  t.equal(await below.evaluate(element => getComputedStyle(element).transitionDuration.split(',')[0]), '0.4s')
})

t.test('with reduced motion everything is shown without animation', async t => {
  const { page } = await newPage(t, { reducedMotion: 'reduce' })
  await page.goto(app.url)
  await page.locator('.plan .amount').first().waitFor()
  t.equal(await page.locator('[data-reveal=waiting]').count(), 0)
})
