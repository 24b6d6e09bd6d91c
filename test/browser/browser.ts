// The browser that browser tests share: found or unpacked once by the test runner, started once by each test file.
// Real origins, real CSP: no flag that loosens the web's rules is ever given. Knows nothing of the pages it opens.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'
import { projectRoot } from '../../api/lib/root.ts'
import type { Person, TestApp } from '../harness.ts'

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

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Flags that keep it quiet; --no-sandbox because tests also run as root in containers. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--no-first-run',
  '--no-default-browser-check',
]

/** Unpacks the browser if that is needed and starts it once. Throws, with the reason, where none can start. */
export async function prepareBrowser(): Promise<void> {
  await (await launchBrowser()).close()
}

/**
 * A browser process of the caller's own, to be closed by the caller: CHROME_PATH, or the packed build, which is the same
 * everywhere and has no window to draw, or where that does not start one that is installed.
 */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const args = [...FLAGS, ...flags]
  const own = process.env.CHROME_PATH
  if (own) return chromium.launch({ executablePath: own, args })
  return launchPacked(args).catch((error: Error) => {
    const installed = onPath()
    if (!installed) throw error
    return chromium.launch({ executablePath: installed, args })
  })
}

async function launchPacked(args: string[]): Promise<Browser> {
  const folder = await unpack()
  // The packed build links libraries that a bare system lacks; it brings them along.
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') }
  return chromium.launch({ executablePath: join(folder, 'chromium'), args, env })
}

/** For whatever a page is to show: a busy machine takes its time. */
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

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return PROGRAMS.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

/** Unpacks the packed build into a folder of its version, complete or not at all; the folder is returned. */
async function unpack(): Promise<string> {
  const build = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = join(build, '..', '..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const folder = join(projectRoot, 'node_modules', '.cache', `chromium-${version}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  try {
    await inflateInto(join(packed, 'bin'), partial)
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontSettings(folder))
    // Another process may have been faster, and what it unpacked is the same.
    await rename(partial, folder).catch(error => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  return folder
}

/** The package's own settings look for its fonts in a folder of another system. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** The package unpacks into the folder for temporary files and nowhere else, so that is what this folder becomes meanwhile. */
async function inflateInto(bin: string, folder: string) {
  const { inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(files.map(file => inflate(join(bin, file))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
