// The browser that browser tests share: started once by each test file. Knows nothing of the pages it opens.
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import { launchBrowser } from '../../scripts/lib/browser.ts'
import type { Person, TestApp } from '../harness.ts'

export { launchBrowser, prepareBrowser } from '../../scripts/lib/browser.ts'

/** What a test gets: a context of its own, and all that the page complained of so far. */
export type OpenPage = {
  page: Page
  context: BrowserContext
  /** Console errors and uncaught exceptions of all pages of the context. */
  errors: string[]
  /** The part of `errors` that a content security policy caused. */
  violations: string[]
  /** Requests that left this machine: there should never be one. */
  strangers: string[]
}

/** How long a page may take to show something: long enough for a busy machine. */
const PATIENCE_MS = 180_000

let shared: Promise<Browser> | undefined

/** A fresh page in a fresh context (no cookies, no storage), closed with the test `t`. */
export async function newPage(t: Test, options: BrowserContextOptions = {}): Promise<OpenPage> {
  shared ??= launchShared()
  const context = await (await shared).newContext({ viewport: { width: 1280, height: 800 }, ...options })
  t.teardown(() => context.close())
  context.setDefaultTimeout(PATIENCE_MS)
  const open: OpenPage = { context, page: undefined as unknown as Page, errors: [], violations: [], strangers: [] }
  context.on('console', message => message.type() === 'error' && complain(open, message.text()))
  context.on('weberror', error => complain(open, String(error.error().stack ?? error.error())))
  context.on('request', request => {
    if (!isLocal(request.url())) open.strangers.push(request.url())
  })
  open.page = await context.newPage()
  return open
}

/** Puts a person's session into the browser, once: signing out takes it away. */
export async function signIn(context: BrowserContext, app: TestApp, person: Person): Promise<void> {
  const token = await app.token(person)
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const entries = { googleIdToken: token, email: person.email, userName: person.name ?? '', tokenExpiry: String(exp) }
  const page = await context.newPage()
  await page.goto(`${app.url}/favicon.svg`)
  await page.evaluate(values => void Object.assign(localStorage, values), entries)
  await page.close()
}

/** Keeps a picture of the page for a person to look at; the path is returned. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const path = join(projectRoot, 'dist', 'screenshots', `${name}.png`)
  await page.screenshot({ path, fullPage: true })
  return path
}

async function launchShared() {
  // Not imported at the top: the test runner imports this file too, and is no test.
  const { default: tap } = await import('tap')
  const browser = await launchBrowser()
  tap.teardown(() => browser.close())
  return browser
}

function complain(open: OpenPage, text: string) {
  open.errors.push(text)
  if (text.includes('Content Security Policy')) open.violations.push(text)
}

function isLocal(address: string) {
  const { protocol, hostname } = new URL(address)
  return !protocol.startsWith('http') || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
