import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Locator, Page } from 'playwright-core'
import root, { type Test } from 'tap'
import { launchBrowser } from '../../scripts/lib/browser.ts'
import { ADMIN, type Person, type TestApp, type TokenOptions } from '../harness.ts'

export { launchBrowser, prepareBrowser } from '../../scripts/lib/browser.ts'

/** The page of a test, in its own context, with everything that went wrong on it. */
export type OpenPage = {
  page: Page
  context: BrowserContext
  /** Console errors and uncaught exceptions of all pages of the context. */
  errors: string[]
  /** The errors that were caused by a content security policy. */
  violations: string[]
  /** Requests to other machines: there must be none. */
  strangers: string[]
}

/** Timeout for anything to appear on a page, long enough for a busy machine. */
const PATIENCE_MS = 180_000

let shared: Promise<Browser> | undefined

/** A page in a new context (no cookies, no storage), closed at the end of the test `t`. */
export async function newPage(t: Test, options: BrowserContextOptions = {}): Promise<OpenPage> {
  shared ??= launchShared()
  const context = await (await shared).newContext({ viewport: { width: 1280, height: 800 }, ...options })
  t.teardown(() => context.close())
  context.setDefaultTimeout(PATIENCE_MS)
  const open: OpenPage = { context, page: undefined as unknown as Page, errors: [], violations: [], strangers: [] }
  context.on('console', message => message.type() === 'error' && complain(open, describe(message)))
  context.on('weberror', error => complain(open, String(error.error().stack ?? error.error())))
  context.on('request', request => {
    if (!isLocal(request.url())) open.strangers.push(request.url())
  })
  open.page = await context.newPage()
  return open
}

/** Stores a person's session, and other values, in the browser, once, so that signing out removes it. */
export async function signIn(
  context: BrowserContext,
  app: TestApp,
  person: Pick<TokenOptions, 'email' | 'name' | 'sub' | 'expiresIn'>,
  others: Record<string, string> = {},
): Promise<void> {
  const token = await app.token(person)
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const entries = {
    googleIdToken: token,
    email: person.email,
    userName: person.name ?? '',
    tokenExpiry: String(exp),
    ...others,
  }
  const page = await context.newPage()
  await page.goto(`${app.url}/favicon.svg`)
  await page.evaluate(values => void Object.assign(localStorage, values), entries)
  await page.close()
}

/** A page of a signed-in person in a new context. */
export async function signedInPage(
  t: Test,
  app: TestApp,
  person: Person,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const open = await newPage(t, options)
  await signIn(open.context, app, person)
  return open
}

/** Clicks Google's button on the page, again where it only offered to try again, and picks an account in its window. */
export async function chooseAccount(page: Page, person: RegExp): Promise<void> {
  for (let clicks = 0; clicks < 4; clicks++) {
    const popup = page.waitForEvent('popup', { timeout: 10_000 }).catch(() => null)
    await page.locator('.google').getByRole('button').click()
    const opened = await popup
    if (opened) return opened.getByRole('button', { name: person }).click()
  }
  throw new Error('Google’s button opens no window')
}

/** Presses a button that opens the small window of the sign-in, and signs in there. */
export async function signInInPlace(page: Page, button: Locator, person: RegExp): Promise<void> {
  const [small] = await Promise.all([page.waitForEvent('popup'), button.click()])
  const closed = small.waitForEvent('close')
  await chooseAccount(small, person)
  await closed
}

/** Chooses a place in the payment popup, a State's code or a country's, and goes on to the checkout. */
export async function proceedToPay(popup: Locator, place = '29'): Promise<void> {
  await popup.getByLabel('Your State or country').selectOption(place)
  await popup.getByRole('button', { name: 'Proceed To Pay' }).click()
}

/** Marks the document, so that a page load would show. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Presses an action in the menu of a CV's card on the dashboard. */
export async function fromMenu(card: Locator, action: string): Promise<void> {
  await card.getByRole('button', { name: /^More for/ }).click()
  await card.locator('.menu-actions').getByText(action, { exact: true }).click()
}

/** Sets Pro as an admin would, until `seconds` from now; a negative number has ended it. */
export async function grantPro(app: TestApp, person: Person, seconds = 3_600): Promise<void> {
  await (await app.as(person)).get('/me').expect(200)
  const user = await app.connection.collection('users').findOne({ email: person.email })
  const planExpiresAt = new Date(Date.now() + seconds * 1_000).toISOString()
  const change = { subscriptionPlan: 'Pro', planExpiresAt, reason: 'For a test' }
  await (await app.as(ADMIN)).patch(`/admin/users/${user?._id}`).send(change).expect(200)
}

/** Has a section confirmed by somebody who reads mail at `domain`. */
export async function confirmClaim(
  app: TestApp,
  person: Person,
  cv: string,
  section: string,
  domain: string,
): Promise<void> {
  const email = `${cv.replace(/\W/g, '').toLowerCase()}@${domain}`
  const api = await app.as(person)
  await api.post(`/cvs/${cv}/verifications/${section}`).send({ email, institution: 'A company' }).expect(201)
  await app.sendMails()
  const token = /\/verify\/([\w-]{43})/.exec((await app.inbox(email))[0]?.text ?? '')?.[1]
  await app.anyone().post(`/verify/${token}`).send({ decision: 'confirm', name: 'Rita' }).expect(200)
}
/** The same of a position. */
export const confirmJob = (app: TestApp, person: Person, cv: string, job: string, domain: string): Promise<void> =>
  confirmClaim(app, person, cv, `experience.${job}`, domain)

async function launchShared() {
  const browser = await launchBrowser()
  root.teardown(() => browser.close())
  return browser
}

/** The text of a message, with the address of a request that failed. */
function describe(message: ConsoleMessage) {
  const { url } = message.location()
  return message.text().startsWith('Failed to load resource') ? `${message.text()} ${url}` : message.text()
}

function complain(open: OpenPage, text: string) {
  open.errors.push(text)
  if (text.includes('Content Security Policy')) open.violations.push(text)
}

function isLocal(address: string) {
  const { protocol, hostname } = new URL(address)
  return !protocol.startsWith('http') || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
