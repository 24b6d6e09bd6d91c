// The screens of a person's own things and what is on each: the unsaved CV, letters, settings, the first screen of the home page; what
// needs JavaScript, forced colours, and how far contents move while they arrive.
import type { Page } from 'playwright-core'
import { type Person, startApp } from '../harness.ts'
import t from '../tap.ts'
import { newPage, signedInPage } from './browser.ts'

const app = await startApp(t)
const ANANYA: Person = { email: 'ananya@example.org', name: 'Ananya Śrīnivāsan' }

t.test('the dashboard begins with the CV that is only in this browser, and has letters below their CV', async t => {
  const person = { email: 'waits@example.org', name: 'Wanda Waits' }
  const { page } = await signedInPage(t, app, person)
  const api = await app.as(person)
  const { nanoId } = (await api.post('/cvs').send({ title: 'Saved CV' }).expect(201)).body.cv
  const letters = []
  for (const title of ['Kaveri Data', 'Godavari', 'Narmada', 'Tapti']) {
    letters.push((await api.post(`/cvs/${nanoId}/letters`).send({ title }).expect(201)).body.letter.id)
  }
  await page.goto(`${app.url}/create-cv?start=empty`)
  await page.route('**/cvs', route => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.getByLabel('What you do', { exact: true }).fill('Potter')
  await page.waitForFunction(() => Object.keys(localStorage).some(key => /^trucv\.draft\.\d+\.new$/.test(key)))
  for (const path of ['/', '/dashboard']) {
    await page.goto(app.url + path)
    const waiting = page.getByRole('list', { name: 'Not saved yet' })
    await waiting.getByText('Only in this browser.', { exact: true }).waitFor()
    t.equal(await page.locator('main .button.primary:visible').count(), 1, path)
  }
  const card = page.locator('.card')
  await card.getByText('All 4 letters').waitFor()
  t.same(await card.getByRole('list', { name: 'Cover letters' }).getByRole('link').allTextContents(), [
    ...['Kaveri Data', 'Godavari', 'Narmada'],
    'All 4 letters',
  ])
  const first = card.getByRole('link', { name: 'Kaveri Data' })
  t.equal(await first.getAttribute('href'), `/create-cv/${nanoId}/letter/${letters[0]}`)
  await page.unroute('**/cvs')
  await page.getByRole('link', { name: 'Continue your CV' }).click()
  await page.waitForURL(/\/create-cv\/[\w-]{21}/)
  t.equal(await page.getByLabel('What you do', { exact: true }).inputValue(), 'Potter')
})

t.test('the settings have what is not about one CV, and fold what programs need', async t => {
  const { page, errors } = await signedInPage(t, app, ANANYA)
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.waitForURL(`${app.url}/settings`)
  await page.getByRole('region', { name: 'Account' }).waitFor()
  t.same(await page.locator('main h2').allTextContents(), ['Plan and payments', 'Account', 'Wallet', 'Programs'])
  t.equal(await page.getByRole('link', { name: 'Open the wallet' }).getAttribute('href'), '/wallet')
  t.equal(await page.locator('.programs').count(), 0)
  await page.getByText('API keys, webhooks, MCP').click()
  await page.locator('.programs').getByText(`${app.url}/mcp`).waitFor()
  t.same(errors, [])
  const stranger = await newPage(t)
  await stranger.page.goto(`${app.url}/settings`)
  await stranger.page.waitForURL(`${app.url}/login`)
})

t.test('without JavaScript the editor and the check of a PDF say what they need, in sight', async t => {
  const { page } = await newPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  for (const [path, words] of [
    ['/create-cv', 'Writing a CV needs JavaScript.'],
    ['/verify', 'The check of a PDF, which your own browser reads, needs JavaScript.'],
  ] as const) {
    await page.goto(app.url + path)
    // Playwright's search by text skips this element.
    const said = page.locator('noscript p')
    t.ok((await said.textContent())?.replace(/\s+/g, ' ').includes(words), path)
    const { y = 844 } = (await said.boundingBox()) ?? {}
    t.ok(y < 400, `${path}: ${y}`)
  }
})

t.test('the first screen of the home page on a phone says what it is, for whom, and what it costs', async t => {
  const { page } = await newPage(t, { viewport: { width: 390, height: 844 } })
  await page.goto(app.url)
  for (const words of [
    'A CV people can check.',
    'For students',
    'Bring your PDF',
    'PDF and Word: ₹590 for 6 months.',
  ]) {
    const { y = 844, height = 0 } = (await page.getByText(words).first().boundingBox()) ?? {}
    t.ok(y + height <= 844, words)
  }
  await page.getByText('Text, Markdown and JSON Resume').waitFor()
  await page.getByRole('link', { name: 'Bring your PDF' }).click()
  await page.locator('.doors').waitFor()
  t.match(await page.locator('.door').first().textContent(), /Bring a CV/)
})

/** How far the contents of a screen move while they arrive, on a phone with a slow processor and line. */
async function shiftOf(page: Page, path: string, ready: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.goto(app.url + path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  await cdp.detach()
  return shift
}

t.test('nothing on the home page, the dashboard, the settings and the wallet moves while it arrives', async t => {
  const person = { email: 'still@example.org', name: 'Stella Still' }
  const api = await app.as(person)
  for (const title of ['One', 'Two', 'Three', 'Four']) await api.post('/cvs').send({ title }).expect(201)
  const { page } = await signedInPage(t, app, person, { viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const kept = Object.assign(window, { shift: 0 })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    const add = (list: PerformanceObserverEntryList) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) kept.shift += value
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  const screens: [path: string, ready: string][] = [
    ['/', '.own-cvs'],
    ['/dashboard', '.thumbnail img'],
    ['/settings', '.for-programs'],
    ['/wallet', '.wallet-ways-in summary'],
  ]
  for (const [path, ready] of screens) {
    const shift = await shiftOf(page, path, ready)
    t.ok(shift <= 0.05, `${path}: ${shift}`)
  }
  await page.getByRole('button', { name: 'Open with your TruCV account' }).click()
  await page.locator('.wallet-address code').waitFor()
  const open = await shiftOf(page, '/wallet', '.wallet-address code')
  t.ok(open <= 0.05, `/wallet, open: ${open}`)
  await page.evaluate(() => localStorage.clear())
  const visitors = await shiftOf(page, '/', '.plan .amount')
  t.ok(visitors <= 0.05, `/ of visitors: ${visitors}`)
})

t.test('in forced colours the current one of several differs from the others', async t => {
  const { page } = await signedInPage(t, app, ANANYA, { forcedColors: 'active' })
  const rows: [path: string, chosen: string, other: string][] = [
    ['/create-cv?start=empty', '.steps [aria-current]', '.steps button:not([aria-current])'],
    ['/create-cv?start=empty', '.views [aria-current]', '.views nav button:not([aria-current])'],
    ['/dashboard', '.nav > nav [aria-current]', '.nav > nav a:not([aria-current])'],
    ['/dashboard', '.dashboard-actions .button.primary', '.dashboard-actions .button:not(.primary)'],
  ]
  for (const [path, ...both] of rows) {
    await page.goto(app.url + path)
    const [chosen, other] = await Promise.all(
      both.map(async selector => {
        const one = page.locator(selector).first()
        await one.waitFor()
        return one.evaluate(element => {
          const { outlineStyle, borderStyle } = getComputedStyle(element)
          return `${outlineStyle} ${borderStyle}`
        })
      }),
    )
    t.not(chosen, other, both[0])
  }
})
