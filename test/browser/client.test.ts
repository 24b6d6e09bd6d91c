// The client in a browser against the whole service: signing in and out, redirects, the dashboard, the admin page.
import type { Page } from 'playwright-core'
import { type Person, startApp } from '../harness.ts'
import t, { type Test } from '../tap.ts'
import { fromMenu, newPage, type OpenPage, signedInPage, signIn } from './browser.ts'
import { openEditor } from './editor-hands.ts'
import { axeComplaints, layoutComplaints } from './layout.ts'

const app = await startApp(t)
const ANANYA: Person = { email: 'ananya@example.org', name: 'Ananya Śrīnivāsan' }

const signedIn = (t: Test, person: Person) => signedInPage(t, app, person)

/** Keeps scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', route => released.then(() => route.continue()))
  return release
}

const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }))

/** The errors on the page, except those of replies that the test caused. */
const complaints = ({ errors, strangers }: OpenPage, status?: number) => [
  ...errors.filter(text => status === undefined || !text.includes(`status of ${status}`)),
  ...strangers,
]

t.test('every screen satisfies its content security policy', async t => {
  const open = await newPage(t)
  const paths = ['/', '/login', '/refund-policy', '/about-us', '/terms-and-conditions', '/cancellation-policy']
  for (const path of [...paths, '/contact-us', '/privacy-policy', '/pprivacy-policy', '/verify']) {
    await open.page.goto(app.url + path)
    await open.page.locator('h1').first().waitFor()
    await open.page.waitForLoadState('networkidle')
  }
  t.same(complaints(open), [])
})

t.test('the home page is on screen before any script has run, and the scripts keep it', async t => {
  const open = await newPage(t)
  const { page } = open
  const release = await holdScripts(page)
  await page.goto(app.url, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'A CV people can check.' })
  await heading.waitFor()
  t.ok(await page.getByRole('link', { name: 'Create your CV' }).isVisible())
  const before = await heading.elementHandle()
  release()
  await page.locator('.plan .amount').first().waitFor()
  t.ok(await before?.evaluate(element => element.isConnected), 'the same element, and not a copy')
  t.same(complaints(open), [])
})

t.test('signed-in people are not shown the page of visitors', async t => {
  const { page } = await signedIn(t, ANANYA)
  const release = await holdScripts(page)
  await page.goto(app.url, { waitUntil: 'commit' })
  const login = page.locator('.nav').getByText('Login')
  await login.waitFor({ state: 'attached' })
  t.notOk(await login.isVisible())
  release()
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
  t.equal(await page.getByText('A CV people can check.').count(), 0, 'their own things are in place of the pitch')
})

t.test('signing in stores the profile and leads home; logging out removes it', async t => {
  const open = await newPage(t)
  const { page, context } = open
  await page.goto(`${app.url}/dashboard`)
  await page.waitForURL(`${app.url}/login`)
  const popup = context.waitForEvent('page')
  await page.locator('.google').getByRole('button').click()
  await (await popup).getByRole('button', { name: /Asha Verma/ }).click()
  await page.waitForURL(`${app.url}/`)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor()
  const kept = await storage(page)
  t.same(Object.keys(kept).sort(), ['email', 'googleIdToken', 'tokenExpiry', 'userImage', 'userName'])
  t.match(kept, { email: 'asha.verma@gmail.com', userName: 'Asha Verma', tokenExpiry: /^\d{10}$/ })

  await page.evaluate(() => {
    for (const key of ['trucv.draft.one', 'step4CvData', 'paymentId', 'okto_session']) localStorage.setItem(key, 'x')
  })
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Logout success').waitFor()
  t.equal(page.url(), `${app.url}/`)
  t.same(await storage(page), { 'trucv.draft.one': 'x', step4CvData: 'x', paymentId: 'x' })
  // The dashboard never loads Google's script; the login page tells it not to choose an account by itself.
  await page.goto(`${app.url}/login`)
  await page.locator('.google').getByRole('button').waitFor()
  t.ok('g_state' in (await storage(page)))
  t.same(complaints(open), [])
})

t.test('a log-out saves first, and asks about text that cannot be saved', async t => {
  const person = { email: 'leaves@example.org', name: 'Leela' }
  const { page, context, api, id } = await openEditor(t, app, person)
  const profession = async () => (await api.get(`/cvs/${id}`)).body.cv.content.personalDetails.profession
  const field = page.getByLabel('What you do', { exact: true })
  const out = () => page.getByRole('button', { name: 'Logout' }).click()
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
  await field.fill('Typed at the end')
  await out()
  await page.waitForURL(`${app.url}/`)
  t.equal(await profession(), 'Typed at the end', 'saved without a question')

  const writeAndLeave = async (text: string) => {
    await field.fill(text)
    await page.locator('.save-status').getByText('Offline, kept in this browser').waitFor()
    await page.evaluate(() => {
      for (const key of ['okto_session', 'paymentId']) localStorage.setItem(key, 'x')
      localStorage.setItem('trucv.draft.anonymous.new', '[]')
    })
    await out()
  }
  await signIn(context, app, person)
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.route('**/cvs/*', (route, request) => (request.method() === 'PUT' ? route.abort() : route.fallback()))
  await writeAndLeave('Not saved yet')
  const dialog = page.getByRole('dialog', { name: '1 change is not saved yet' })
  await dialog.getByText('begun without an account').waitFor()
  t.same([...(await axeComplaints(page)), ...(await layoutComplaints(page))], [])
  t.equal(await dialog.locator('.button.primary').count(), 1)
  await dialog.getByRole('button', { name: 'Stay', exact: true }).click()
  t.equal(await field.inputValue(), 'Not saved yet')
  await out()
  await dialog.getByRole('button', { name: 'Save and log out' }).click()
  await dialog.getByText('could not be saved now').waitFor()
  await dialog.getByRole('button', { name: 'Keep them here and log out' }).click()
  await page.waitForURL(`${app.url}/`)
  const kept = (await keys()).filter(key => key !== 'step4CvData')
  t.same(kept.length, 3)
  t.same([kept[0], kept[2]], ['paymentId', 'trucv.draft.anonymous.new'])
  t.match(kept[1], new RegExp(`^trucv\\.draft\\.\\d+\\.${id}$`), 'kept under the account')

  await signIn(context, app, person)
  await page.goto(app.url)
  const waiting = page.getByRole('list', { name: 'Not saved yet' })
  await waiting.getByRole('link', { name: 'Continue your CV' }).waitFor()
  t.same([...(await axeComplaints(page)), ...(await layoutComplaints(page))], [])
  await waiting.getByRole('link', { name: 'Continue Test CV' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  t.equal(await field.inputValue(), 'Not saved yet')
  // Not by another address: the save of a page that is left is not held back.
  await writeAndLeave('Thrown away')
  await dialog.getByRole('button', { name: 'Log out and lose them' }).click()
  await page.waitForURL(`${app.url}/`)
  t.same(await keys(), ['paymentId', 'trucv.draft.anonymous.new'], 'the guest’s CV was not meant')
  t.equal(await profession(), 'Typed at the end')

  await page.unroute('**/cvs/*')
  await signIn(context, app, person)
  await page.goto(app.url)
  await out()
  const guests = page.getByRole('dialog', { name: 'Log out?' })
  await guests.getByLabel('Delete that CV').check()
  await guests.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByText('Logout success').waitFor()
  t.same(await keys(), ['paymentId'])

  await signIn(context, app, person)
  await page.goto(`${app.url}/create-cv/${id}`)
  await page.route('**/cvs/*', (route, request) => (request.method() === 'PUT' ? route.abort() : route.fallback()))
  await field.fill('Saved at the second try')
  await page.locator('.save-status').getByText('Offline, kept in this browser').waitFor()
  await out()
  await dialog.waitFor()
  await page.unroute('**/cvs/*')
  await dialog.getByRole('button', { name: 'Save and log out' }).click()
  await page.waitForURL(`${app.url}/`)
  t.equal(await profession(), 'Saved at the second try')
})

t.test('without Google’s script the login page says so and retries', async t => {
  const { page } = await newPage(t)
  await page.clock.install()
  const script = /\/google\/gsi\.js/
  let asked = 0
  await page.route(script, () => {
    asked++
  })
  await page.goto(`${app.url}/login`)
  await page.locator('.google .skeleton').waitFor()
  await until(async () => asked > 0)
  await page.clock.runFor(30_000)
  await page.getByText('Google’s sign-in could not be reached.').waitFor()
  await page.unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .locator('.google')
    .getByRole('button', { name: /Google/ })
    .waitFor()
})

t.test('the dashboard imports, publishes, copies, renames, duplicates and deletes with undo', async t => {
  const open = await signedIn(t, ANANYA)
  const { page, context } = open
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${app.url}/dashboard`)
  await page.getByText('Your first CV starts here').waitFor()
  await choose(page, { basics: { name: 'Ananya Śrīnivāsan' }, work: [{ name: 'Kaveri Data', startDate: '2021-03' }] })

  const card = page.locator('.card').first()
  await page.getByRole('button', { name: 'Make this CV' }).click()
  await page.getByText('Your CV is made.').waitFor()
  await page.goto(`${app.url}/dashboard`)
  await card.getByText('Draft').waitFor()
  t.same(
    (await card.getByRole('button').or(card.locator('.card-actions').getByRole('link')).allTextContents()).map(text =>
      text.replace('Ananya Śrīnivāsan', '').trim(),
    ),
    ['Edit', 'Share', 'Download', 'More for'],
    'the actions of a card',
  )
  const dialog = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Share' }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Publish this CV' }).waitFor()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Your CV is public' }).waitFor()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  t.match(link, new RegExp(`^${app.url}/cv/[\\w-]{21}$`))
  t.equal((await fetch(link)).status, 200, 'the copied link opens')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await card.getByText('Published').waitFor()

  await fromMenu(card, 'Rename')
  await page.getByRole('textbox').fill('Engineering CV')
  await page.getByRole('button', { name: 'Rename' }).last().click()
  await card.getByRole('heading', { name: 'Engineering CV' }).waitFor()
  await card.getByText('Changed since published').waitFor()
  t.match(await page.evaluate(() => document.activeElement?.textContent), /^More for/, 'the focus is where it was')

  await fromMenu(card, 'Duplicate')
  await page.locator('.card').nth(1).waitFor()
  const copied = page.locator('.card', { hasText: '(copy)' })
  // Once its thumbnail is there: of a CV that is gone it would be refused, and the browser notes that.
  const deleteCopied = async () => {
    await copied.scrollIntoViewIfNeeded()
    await copied.locator('.thumbnail img').waitFor({ state: 'attached' })
    await fromMenu(copied, 'Delete')
  }
  await deleteCopied()
  await page.getByRole('button', { name: 'Trash (1)' }).click()
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await trash.getByText('Engineering CV (copy)', { exact: true }).first().waitFor()
  await trash.getByRole('button', { name: 'Bring back' }).click()
  await trash.getByText('The trash is empty.').waitFor()
  await trash.getByRole('button', { name: 'Close' }).click()
  await deleteCopied()
  await page.getByRole('button', { name: 'Trash (1)' }).click()
  await trash.getByRole('button', { name: 'Delete for good' }).click()
  await trash.getByRole('button', { name: 'Delete for good' }).click()
  await trash.getByText('The trash is empty.').waitFor()
  const agent = await app.as(ANANYA)
  t.same((await agent.get('/cvs/trash')).body.cvs, [])
  t.equal((await agent.get('/cvs')).body.cvs.length, 1)
  t.same(complaints(open), [])
})

t.test('without a network the dashboard says so, and continues when it is back', async t => {
  const { page } = await signedIn(t, { email: 'offline@example.org' })
  await page.route('**/cvs', route => route.abort())
  await page.goto(`${app.url}/dashboard`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.unroute('**/cvs')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Your first CV starts here').waitFor()
})

t.test('a 401 ends the session once, with a dialog, and keeps drafts', async t => {
  const open = await newPage(t)
  const { page, context } = open
  const expired = { ...ANANYA, expiresIn: -3600 }
  await signIn(context, app, expired, { tokenExpiry: '', 'trucv.draft.one': 'x', paymentId: 'pay' })
  // The dialog leads away after six seconds, which may be before a busy machine has loaded the whole page.
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Session expired' }).waitFor()
  t.equal(await page.getByRole('dialog').count(), 1)
  t.same(await storage(page), { 'trucv.draft.one': 'x', paymentId: 'pay' })
  await page.getByRole('button', { name: 'Sign in now' }).click()
  await page.waitForURL(`${app.url}/login`)

  await page.goto(`${app.url}/favicon.svg`)
  await signIn(context, app, expired, { tokenExpiry: '' })
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Session expired' }).waitFor()
  await page.keyboard.press('Escape')
  t.equal(await page.getByRole('dialog').count(), 0)
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  t.equal(new URL(page.url()).pathname, '/dashboard', 'closed, it leaves the screen as it is')
  await page.goto(`${app.url}/login`)
  await page.getByText('Use your Google account to continue securely.').waitFor()
  t.equal(await page.getByRole('dialog').count(), 1)
  t.same(complaints(open, 401), [])
})

t.test('no call is sent with a token that has expired, in the editor neither', async t => {
  for (const path of ['/dashboard', '/create-cv/AbCdEfGhIjKlMnOpQrStU']) {
    const { page, context } = await newPage(t)
    await signIn(context, app, { ...ANANYA, expiresIn: -3600 })
    const sent: string[] = []
    page.on('request', request => request.headers().authorization && sent.push(request.url()))
    await page.goto(app.url + path)
    await page.getByText('Your session has expired. Please login again.').first().waitFor()
    await page.waitForURL(`${app.url}/`)
    t.same(sent, [], path)
  }
})

t.test('a credential that the service refuses shows its message in the sign-in', async t => {
  const open = await newPage(t)
  const { page, context } = open
  await page.route('**/me', route =>
    route.fulfill({ status: 401, json: { success: false, code: 'invalid_token', message: 'It is refused.' } }),
  )
  await page.goto(`${app.url}/login`)
  const popup = context.waitForEvent('page')
  await page.locator('.google').getByRole('button').click()
  await (await popup).getByRole('button', { name: /Asha Verma/ }).click()
  await page.getByRole('dialog').getByText('It is refused.').waitFor()
  t.equal(await page.getByRole('dialog').count(), 1)
  t.equal(await page.locator('.toast').count(), 0)
  t.same(await storage(page), {}, 'nothing of it is stored')
  t.same(complaints(open, 401), [])
})

t.test('the menu of small screens slides in from its side', async t => {
  const { page } = await newPage(t, { viewport: { width: 390, height: 800 } })
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  t.equal(await panel.evaluate(one => getComputedStyle(one).animationName), 'slide-in')
})

t.test('a stored wallet is restored when any page starts; without one no code of the wallet is fetched', async t => {
  const { page } = await signedIn(t, ANANYA)
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(wallet|api\/oc)\//.test(pathname)) asked.push(pathname)
  })
  await page.goto(app.url)
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
  await page.waitForLoadState('networkidle')
  t.same(asked, [])
  const keysRead = () => page.waitForResponse(reply => reply.url().endsWith('/api/oc/v1/user-keys'))
  await page.goto(`${app.url}/wallet`)
  const opened = keysRead()
  await page.getByRole('button', { name: 'Open with your TruCV account' }).click()
  await page.getByRole('link', { name: 'Sign my CV' }).waitFor()
  await opened
  asked.length = 0
  const restored = keysRead()
  await page.goto(app.url)
  t.equal((await restored).status(), 200)
  t.ok(asked.includes('/api/oc/v1/verify-session'))
})

t.test('the admin page is 403 for other users, and shows no dialog to signed-out people', async t => {
  const stranger = await newPage(t)
  await stranger.page.goto(`${app.url}/admin`)
  await stranger.page.locator('.toast').waitFor()
  t.ok(await stranger.page.getByText('Error code: 403').isVisible())
  t.equal(await stranger.page.getByRole('dialog').count(), 0)
  const link = stranger.page.getByRole('main').getByRole('link', { name: 'Sign in' })
  t.equal(await link.getAttribute('href'), '/login')
  const request = stranger.page.getByRole('link', { name: app.config.supportEmail })
  t.equal(await request.getAttribute('href'), `mailto:${app.config.supportEmail}`, 'the way to request access')

  const other = await signedIn(t, ANANYA)
  await other.page.goto(`${app.url}/admin`)
  await other.page.locator('.toast').waitFor()
  t.ok(await other.page.getByText('Error code: 403').isVisible())
  await other.page.getByRole('button', { name: 'Go home' }).click()
  await other.page.waitForURL(`${app.url}/`)
})

async function choose(page: Page, resume: unknown) {
  const buffer = Buffer.from(JSON.stringify(resume))
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 50))
}
