// The client's texts, durations, sizes and looks as the product specifies them, and its everyday use, in a browser.
import type { Locator, Page } from 'playwright-core'
import { newPage, signedInPage, signIn } from '../../browser/browser.ts'
import { openEditor, step } from '../../browser/editor-hands.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const PERSON: Person = { email: 'table@example.org', name: 'Tabitha' }

async function visit(t: Test, path: string, person?: Person & { expiresIn?: number }) {
  const { page, context } = await newPage(t)
  if (person) await signIn(context, app, person, { tokenExpiry: '' })
  await page.goto(app.url + path)
  return page
}

const TEXTS: [path: string, person: Person | undefined, texts: string][] = [
  [
    '/invalid-token',
    undefined,
    `Your authentication token is invalid or has expired.|Sign in now
For your security, please sign in again to continue. You will be redirected to the login page.`,
  ],
  ['/subscription', PERSON, '₹590|Free Plan|₹0|per year|Pro Plan|per 6 months|Popular|18% GST is included|No download'],
  ['/pprivacy-policy', undefined, 'July 3, 2025|CETA|MIIT Screening|Olympiad|TRU-CV|Eseal Documents|EBUK Token'],
  ['/pprivacy-policy', undefined, 'No Data Collection|External Links|Cookies & Analytics|Changes to This Policy'],
]

t.test('the texts are the specified ones', async t => {
  for (const [path, person, texts] of TEXTS) {
    const page = await visit(t, path, person)
    const [first = '', ...others] = texts.split(/[|\n]/)
    await page.getByText(first).first().waitFor()
    // Some of them come with a reply: whether prices contain GST.
    for (const text of others) {
      await page.waitForFunction(text => document.body.textContent?.replace(/\s+/g, ' ').includes(text), text)
      t.pass(`${path}: ${text}`)
    }
  }
})

t.test('signed-out people see only the link Home and no Logout; all links lead to their screens', async t => {
  const page = await visit(t, '/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  t.same(await nav.getByRole('link').allTextContents(), ['Home', 'Login'])
  t.equal(await nav.getByRole('button').count(), 0)
  const inside = await visit(t, '/', PERSON)
  await inside.getByRole('button', { name: 'Logout' }).waitFor()
  const links = inside.getByRole('navigation', { name: 'Main' }).getByRole('link')
  t.same(await links.evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')])), [
    ['Home', '/'],
    ['Create Your CV', '/create-cv'],
    ['Dashboard', '/dashboard'],
    ['Admin', '/admin'],
  ])
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

t.test('the dialog counts down from 6 by seconds and navigates to /login once, even if that page is slow', async t => {
  const { page } = await newPage(t)
  await stopClock(page)
  let loads = 0
  // 204 leaves the current page, like a page that is slow to load.
  await page.route('**/login', route => {
    loads++
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${app.url}/invalid-token`)
  await runUntilShown(page, page.getByRole('timer'))
  for (const seconds of [6, 5, 4, 3, 2, 1, 0, 0, 0]) {
    await page.getByText(`Redirecting in ${seconds} seconds...`).waitFor()
    await page.clock.runFor(1000)
  }
  t.equal(loads, 1)
})

t.test('a click on the backdrop closes the dialog and cancels its redirect', async t => {
  const page = await visit(t, '/', { ...PERSON, expiresIn: -3600 })
  await page.getByRole('dialog').getByText('Session expired').waitFor()
  await page.mouse.click(5, 5)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  t.equal(page.url(), `${app.url}/`)
})

t.test('a failed user-data call is announced', async t => {
  const { page, context } = await newPage(t)
  await signIn(context, app, PERSON)
  await page.route('**/cv/getCvIds/**', route => route.abort())
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
  await agent.post(`/cvs/${body.cv.id}/publish`)
  const page = await visit(t, '/dashboard', PERSON)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('.card').getByRole('button', { name: 'Share' }).click()
  const copy = page.getByRole('button', { name: /^Copy link/ }).first()
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

t.test('the home page of a signed-in person begins with their CVs', async t => {
  const own: Person = { email: 'own@example.org', name: 'Own Things' }
  const { page } = await signedInPage(t, app, own)
  const api = await app.as(own)
  await page.goto(app.url)
  await page.getByRole('heading', { level: 1, name: 'Hello, Own Things' }).waitFor()
  await page.getByRole('link', { name: 'Get PDF and Word with Pro' }).waitFor()
  const { body } = await api.post('/cvs').send({ title: 'First CV', content: contentWith() }).expect(201)
  await api.post(`/cvs/${body.cv.id}/publish`).expect(200)
  await page.reload()
  await page.getByRole('link', { name: 'First CV', exact: true }).waitFor()
  t.equal(await page.getByRole('link', { name: 'Public page of First CV' }).getAttribute('href'), `/cv/${body.cv.id}`)
  await page.getByRole('button', { name: 'Download First CV' }).click()
  await page.getByRole('heading', { name: 'Download', exact: true }).waitFor()
  await page.keyboard.press('Escape')
})

t.test('after signing in, the page that was asked for is offered once', async t => {
  const { page, context } = await newPage(t)
  await page.goto(`${app.url}/dashboard`)
  await page.waitForURL(`${app.url}/login`)
  // Another tab would tell the login page of the session.
  await page.goto(`${app.url}/favicon.svg`)
  await signIn(context, app, PERSON)
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Go on to your dashboard' }).waitFor()
  t.equal(await page.evaluate(() => sessionStorage.length), 0, 'it is not offered again')
  await page.getByRole('link', { name: 'Go on to your dashboard' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your CVs' }).waitFor()
  await page.goto(app.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  t.equal(await page.getByRole('link', { name: 'Go on to your dashboard' }).count(), 0)
})

const JOBS = [
  { id: 'now', position: 'Lead', company: 'Kaveri', startDate: '2022', current: true },
  { id: 'old', position: 'Junior', company: 'Godavari', startDate: '2012', endDate: '2015' },
]
const openJobs = (t: Test) => openEditor(t, app, PERSON, { content: contentWith({ experience: JOBS }), at: 3 })

t.test('a new job is placed by date, and an unsorted list can be sorted', async t => {
  const { page } = await openJobs(t)
  const names = () => page.locator('.items > li .item-name strong').allTextContents()
  await page.getByRole('button', { name: 'Add a position' }).click()
  t.same(await names(), ['Lead', 'Junior', 'New position'])
  await page.keyboard.type('Senior')
  await page.getByLabel('From: year').fill('2016')
  await page.getByLabel('To: year').fill('2021')
  await page.getByLabel('What you did').click()
  t.same(await names(), ['Lead', 'Junior', 'Senior'], 'it stays while its fields are filled in')
  await page.getByRole('button', { name: /^Junior/ }).click()
  await page.waitForFunction(() => document.querySelectorAll('.item-name strong')[1]?.textContent === 'Senior')
  t.equal(await page.getByRole('button', { name: 'Sort by date' }).count(), 0, 'all is in order')
  await page.getByRole('button', { name: 'Move Junior up' }).click()
  await page.getByRole('button', { name: 'Sort by date' }).click()
  t.same(await names(), ['Lead', 'Senior', 'Junior'])
})

t.test('the step is in the address, a link without a scheme is completed, Ctrl+S confirms the save', async t => {
  const { page, id, api } = await openJobs(t)
  await page.getByRole('button', { name: /^Lead/ }).click()
  await page.locator('.more-fields summary').first().click()
  const link = page.getByRole('textbox', { name: 'Link' })
  await link.fill('github.com/asha')
  await page.getByLabel('Place').focus()
  t.equal(await link.inputValue(), 'https://github.com/asha')
  await page.keyboard.press('Control+s')
  await page.locator('.toast', { hasText: /^Saved \d\d:\d\d:\d\d$/ }).waitFor()
  const { body } = await api.get(`/cvs/${id}`).expect(200)
  t.equal(body.cv.content.experience[0].url, 'https://github.com/asha')
  await step(page, 'Projects')
  await page.waitForURL(`${app.url}/create-cv/${id}?step=5`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'What have you made?' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Where have you worked?' }).waitFor()
})

t.test('the contact, terms and refund pages name the seller', async t => {
  const { page } = await newPage(t)
  for (const path of ['/contact-us', '/terms-and-conditions', '/refund-policy']) {
    await page.goto(app.url + path)
    t.match(await page.locator('.seller').textContent(), /Sample Seller.*GSTIN 29AAAAA0000A1ZY/s, path)
  }
})

t.test('fields, buttons and links share one focus ring, labels have one size', async t => {
  const { page } = await newPage(t)
  await page.goto(`${app.url}/create-cv?start=empty`)
  await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
  for (const target of [
    page.getByLabel('Full name'),
    page.getByRole('button', { name: 'Next: Education' }),
    page.getByRole('link', { name: 'TruCV' }).first(),
  ]) {
    // Browsers show the focus ring of buttons and links only after a key press.
    await page.keyboard.press('Tab')
    await target.focus()
    const ring = await target.evaluate(element => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      return [outlineStyle, outlineWidth, outlineOffset]
    })
    t.same(ring, ['solid', '2px', '2px'])
  }
  const label = await page.getByText('Full name', { exact: true }).evaluate(element => {
    const { fontSize, fontWeight } = getComputedStyle(element)
    return [fontSize, fontWeight]
  })
  t.same(label, ['13px', '600'])
})

t.test('titles of screens have two sizes', async t => {
  const { page } = await newPage(t, { viewport: { width: 1440, height: 900 } })
  const sizes = new Set<string>()
  for (const path of ['/about-us', '/create-cv', '/subscription', '/wallet', '/no-such-page']) {
    await page.goto(app.url + path)
    const title = page.locator('main:not(.loading) h1, .step-form h1').first()
    sizes.add(await title.evaluate(one => getComputedStyle(one).fontSize))
  }
  t.same([...sizes].sort(), ['36px', '44px'])
})

t.test('the public page has titles beside the text from 768 px on, and no lines between sections', async t => {
  const api = await app.as({ email: 'look@example.org' })
  const content = contentWith({
    profileSummary: 'Calm.',
    skills: [{ name: 'Ink' }],
    experience: [{ position: 'Lead' }],
  })
  const { body } = await api.post('/cvs').send({ title: 'Look', content }).expect(201)
  await api.post(`/cvs/${body.cv.id}/publish`).expect(200)
  const { page } = await newPage(t, { viewport: { width: 768, height: 1024 } })
  await page.goto(`${app.url}/cv/${body.cv.id}`)
  const shape = () =>
    page.locator('.cv-section').evaluateAll(sections =>
      sections.map(section => {
        const [title, text] = [...section.children].map(child => child.getBoundingClientRect())
        return {
          beside: title !== undefined && text !== undefined && title.right <= text.left,
          air: Math.round((text?.top ?? 0) - (title?.bottom ?? 0)),
          line: getComputedStyle(section).borderTopWidth,
          margin: section.getBoundingClientRect().left,
        }
      }),
    )
  for (const { beside, line, margin } of await shape()) {
    t.equal(beside, true)
    t.equal(line, '0px')
    t.equal(margin, 32)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const { beside, air } of await shape()) {
    t.equal(beside, false)
    t.equal(air, 16)
  }
})
