// Sessions in a real browser: renewed while somebody types, offered quietly where that fails, over without a loss, and left.
import type { BrowserContext, Page } from 'playwright-core'
import {
  chooseAccount,
  fromMenu,
  isMarked,
  mark,
  newPage,
  signInInPlace,
  signIn as storeSession,
} from '../../browser/browser.ts'
import { field, step } from '../../browser/editor-hands.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { isLong } from '../../dose.ts'
import { contentWith, type Person, startApp } from '../../harness.ts'
import { readUntil as until } from '../../processes.ts'
import t from '../../tap.ts'

/** One of the people that the stand-in's chooser offers. */
const ASHA: Person = { email: 'asha.verma@gmail.com', name: 'Asha Verma' }
/** So many tokens a person types through. */
const TOKENS = isLong ? 4 : 2
const MINUTES_55 = 55 * 60_000

const app = await startApp(t)

/** How long the tokens live that the browser's Google hands out from now on. */
async function tokensLive(seconds: number): Promise<void> {
  const body = JSON.stringify({ expiresIn: seconds })
  await fetch(`${app.sandbox.origin}/google/settings`, { method: 'POST', body })
}

/** Signs in by hand on /login, so that the browser's Google knows the account afterwards. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/login`)
  await chooseAccount(page, /Asha Verma/)
  await page.waitForURL(`${app.url}/`)
}

/** Puts a session into the browser that lives for `seconds`; Google there knows nobody. */
const keepSession = (context: BrowserContext, seconds: number) =>
  storeSession(context, app, { ...ASHA, expiresIn: seconds })

const claimsOf = (token: string | null) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('googleIdToken'))
const summary = (page: Page) => field(page, 'Summary')
const bar = (page: Page) => page.locator('.renewal-bar')
const dialogs = (page: Page) => page.getByRole('dialog').count()

async function newCv() {
  const api = await app.as(ASHA)
  const { body } = await api.post('/cvs').send({ title: 'Long', content: contentWith() }).expect(201)
  const id: string = body.cv.id
  return { id, summary: async () => (await api.get(`/cvs/${id}`).expect(200)).body.cv.content.profileSummary }
}

async function openSummary(page: Page, id: string): Promise<void> {
  await page.goto(`${app.url}/create-cv/${id}`)
  await step(page, 'Summary')
  await summary(page).waitFor()
}

t.test('somebody who types through the lives of several tokens notices nothing, in two tabs', async t => {
  await tokensLive(20)
  const { page, context, errors, strangers } = await newPage(t)
  const cv = await newCv()
  await signIn(page)
  const first = await tokenIn(page)
  const other = await context.newPage()
  await other.goto(`${app.url}/dashboard`)
  await other.locator('.card-actions').first().waitFor()
  await openSummary(page, cv.id)
  await Promise.all([mark(page), mark(other)])

  const tokens = new Set<string | null>()
  let text = ''
  for (let i = 0; tokens.size < TOKENS; i++) {
    const word = `w${i} `
    text += word
    await summary(page).pressSequentially(word, { delay: 60 })
    tokens.add(await tokenIn(page))
    if ((await dialogs(page)) + (await bar(page).count()) > 0) break
  }
  t.equal(tokens.size, TOKENS, 'nothing came up')
  t.notOk(tokens.has(null))
  t.equal(await summary(page).inputValue(), text)
  t.ok(await summary(page).evaluate(field => field === document.activeElement))
  t.ok(await isMarked(page), 'the page was never reloaded')
  await until(cv.summary, saved => saved === text.trim() || saved === text)

  const now = await tokenIn(other)
  t.not(now, first)
  t.equal(claimsOf(now).sub, claimsOf(first).sub)
  const asked = other.waitForRequest(request => request.method() === 'POST')
  await fromMenu(other.locator('.card').first(), 'Duplicate')
  t.equal(await (await asked).headerValue('authorization'), `Bearer ${now}`, 'the other tab goes on with it')
  t.ok(await isMarked(other))
  t.equal((await dialogs(other)) + (await bar(other).count()), 0)
  t.same(errors, [])
  t.same(strangers, [])
})

t.test('a renewal that Google refuses becomes a quiet bar; signing in there keeps everything', async t => {
  await tokensLive(7200)
  const { page, context, errors } = await newPage(t)
  const cv = await newCv()
  await signIn(page)
  await keepSession(context, 3600)
  await later(context)
  await page.evaluate(() => localStorage.setItem('g_state', 'signed-out'))
  await openSummary(page, cv.id)
  await mark(page)
  await summary(page).pressSequentially('before ')
  const again = bar(page).getByRole('button', { name: 'Sign in again' })
  await again.waitFor()
  await summary(page).pressSequentially('while ')
  t.equal(await summary(page).inputValue(), 'before while ', 'typing goes on')
  t.notOk(await covers(page), 'the field is not covered')
  t.same(await axeComplaints(page, '.renewal'), [])

  await signInInPlace(page, again, /Asha Verma/)
  await bar(page).waitFor({ state: 'detached' })
  await summary(page).pressSequentially('after')
  t.equal(await summary(page).inputValue(), 'before while after')
  t.ok(await isMarked(page))
  await until(cv.summary, saved => saved === 'before while after')
  t.equal(await dialogs(page), 0)
  t.same(errors, [])
})

t.test('on pages that may not load Google’s script, the bar opens a small window that closes itself', async t => {
  await tokensLive(7200)
  const { page, context, errors } = await newPage(t, { colorScheme: 'dark' })
  await keepSession(context, 3600)
  await later(context)
  await page.goto(`${app.url}/dashboard`)
  await mark(page)
  await bar(page).waitFor()
  t.same(await axeComplaints(page, '.renewal'), [])
  const again = bar(page).getByRole('button', { name: 'Sign in again' })
  const [small] = await Promise.all([page.waitForEvent('popup'), again.click()])
  await small.getByText(`To go on as ${ASHA.email}`).waitFor()
  await small.locator('.google').getByRole('button').waitFor()
  t.same(await axeComplaints(small), [])
  const before = await tokenIn(page)
  await chooseAccount(small, /Ben Okafor/)
  await small.getByText(`Please choose ${ASHA.email}`).waitFor()
  t.equal(await tokenIn(page), before, 'another account is not taken')
  const closed = small.waitForEvent('close')
  await chooseAccount(small, /Asha Verma/)
  await closed
  await bar(page).waitFor({ state: 'detached' })
  t.ok(await isMarked(page))
  t.same(errors, [])
})

t.test('a session that ends says so in every tab, keeps the text, and leads to the login page', async t => {
  await tokensLive(3600)
  const { page, context } = await newPage(t)
  const cv = await newCv()
  await keepSession(context, 20)
  await page.route('**/cvs/*', (route, request) => (request.method() === 'PUT' ? route.abort() : route.fallback()))
  await openSummary(page, cv.id)
  const other = await context.newPage()
  await openSummary(other, cv.id)
  await summary(page).pressSequentially('Not saved yet')
  await bar(page).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Session expired' }).waitFor()
  t.equal(await dialogs(page), 1)
  t.equal(await summary(page).inputValue(), 'Not saved yet', 'the text is still to be seen')
  await other.getByRole('heading', { name: 'Session expired' }).waitFor()
  t.ok(await summary(other).isVisible(), 'in every tab, whichever noticed first')
  await other.close()
  await dialog.getByText(/Redirecting in [1-5] seconds\.\.\./).waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  t.same(
    kept.filter(key => !key.startsWith('trucv.draft.')).filter(key => key !== 'step4CvData'),
    [],
  )
  t.ok(kept.includes(`trucv.draft.${claimsOf(await app.token(ASHA)).sub}.${cv.id}`), 'under the account')
  await page.waitForURL(`${app.url}/login`)
})

t.test('a session that ends over text: the person signs in in place, and what was typed is saved', async t => {
  await tokensLive(3600)
  const { page, context, errors } = await newPage(t)
  const cv = await newCv()
  await keepSession(context, 12)
  await openSummary(page, cv.id)
  await mark(page)
  await page.route('**/cvs/*', (route, request) => (request.method() === 'PUT' ? route.abort() : route.fallback()))
  await summary(page).pressSequentially('Typed at the end')
  const dialog = page.getByRole('dialog', { name: 'Session expired' })
  await dialog.waitFor()
  t.equal(await dialog.locator('p').first().textContent(), 'Your text is safe in this browser.')
  t.same(await axeComplaints(page), [])
  await page.unroute('**/cvs/*')
  await signInInPlace(page, dialog.getByRole('button', { name: 'Sign in now' }), /Asha Verma/)
  await dialog.waitFor({ state: 'detached' })
  await until(cv.summary, saved => saved === 'Typed at the end')
  t.ok(await isMarked(page), 'the page was never reloaded')
  t.ok(await summary(page).evaluate(field => field === document.activeElement))
  t.same(
    errors.filter(text => !text.includes('ERR_FAILED')),
    [],
  )
})

t.test('the window that the browser blocks is said, with a link; an opened dialog counts no longer', async t => {
  const { page, context } = await newPage(t)
  const cv = await newCv()
  await keepSession(context, 12)
  await openSummary(page, cv.id)
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  const dialog = page.getByRole('dialog', { name: 'Session expired' })
  await dialog.getByRole('button', { name: 'Sign in now' }).click()
  await dialog.getByText('Your browser blocked the window').waitFor()
  t.equal(await dialog.getByRole('timer').count(), 0, 'the person has decided')
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open it in a new tab' }).click()
  const closed = (await tab).waitForEvent('close')
  await chooseAccount(await tab, /Asha Verma/)
  await closed
  await dialog.waitFor({ state: 'detached' })
})

/** From the next page load on, the browser's clock is 55 minutes ahead: an hour's token is in its last tenth. */
const later = (context: BrowserContext) =>
  context.addInitScript(ahead => {
    const now = Date.now
    Date.now = () => now() + ahead
  }, MINUTES_55)

/** Whether the bar lies over the field that has the focus. */
const covers = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement?.getBoundingClientRect()
    const over = document.querySelector('.renewal-bar')?.getBoundingClientRect()
    return !field || !over || (field.bottom > over.top && field.top < over.bottom)
  })
