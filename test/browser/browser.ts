// The browser that browser tests share, started once in each process of tests.
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import root, { type Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import { launchBrowser } from '../../scripts/lib/browser.ts'
import type { Person, TestApp } from '../harness.ts'

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
  context.on('console', message => message.type() === 'error' && complain(open, textOf(message)))
  context.on('weberror', error => complain(open, String(error.error().stack ?? error.error())))
  context.on('request', request => {
    if (!isLocal(request.url())) open.strangers.push(request.url())
  })
  open.page = await context.newPage()
  return open
}

/** Stores a person's session in the browser, once, so that signing out removes it. */
export async function signIn(context: BrowserContext, app: TestApp, person: Person): Promise<void> {
  const token = await app.token(person)
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const entries = { googleIdToken: token, email: person.email, userName: person.name ?? '', tokenExpiry: String(exp) }
  const page = await context.newPage()
  await page.goto(`${app.url}/favicon.svg`)
  await page.evaluate(values => void Object.assign(localStorage, values), entries)
  await page.close()
}

/** Saves a screenshot for review and returns its path. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(projectRoot, 'dist', 'screenshots', `${name}.png`)
  await page.screenshot({ path, fullPage: true })
  return path
}

async function launchShared() {
  const browser = await launchBrowser()
  root.teardown(() => browser.close())
  return browser
}

/** What a failed request was about stands beside the text. */
function textOf(message: ConsoleMessage) {
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
