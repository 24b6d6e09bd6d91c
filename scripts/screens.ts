// Every screen of the product in every state worth looking at, and how to get there: the one list that the sweep of the
// tests and `npm run shots` go through. Knows no check and takes no picture.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { projectRoot } from '../api/lib/root.ts'
import { ADMIN, type Person, type TestApp } from '../test/harness.ts'
import { ADMIN_SCREENS } from './screens-admin.ts'
import { EDITOR_SCREENS } from './screens-editor.ts'
import { PAYMENT_SCREENS } from './screens-payment.ts'
import { WALLET_SCREENS } from './screens-wallet.ts'

export type Screen = {
  name: string
  who: Who
  /** Goes there and comes back when the state stands. */
  open: (page: Page, stage: Stage) => Promise<unknown>
  /** The widest viewport, in CSS pixels, in which the state exists. */
  upTo?: number
  /** Timers of a second and more never end, so that what is about to pass stays. */
  still?: true
  /** Leaves something in the browser's storage: has a context of its own. */
  alone?: true
}
export type Stage = {
  url: string
  published: Record<'sample' | 'long' | 'mixed', string>
  /** A new CV of the writer's, or of the payer's, who has Pro: whole or with nothing but a name. */
  newCv: (kind: 'full' | 'bare', who?: 'writer' | 'payer') => Promise<CvOnStage>
}
export type CvOnStage = {
  id: string
  /** Saves another profession, as another device would. */
  change: (profession: string) => Promise<void>
  publish: () => Promise<void>
}
type Who = keyof typeof PEOPLE

const PEOPLE = {
  nobody: null,
  somebody: { email: 'ananya@example.org', name: 'Ananya Śrīnivāsan' },
  newcomer: { email: 'newcomer@example.org', name: 'Noor Newcomer' },
  writer: { email: 'writer@example.org', name: 'Wim Writer' },
  payer: { email: 'payer@example.org', name: 'Priya Payer' },
  expired: { email: 'gone@example.org', name: 'Gone', expiresIn: -3600 },
  banned: { email: 'banned@example.org', name: 'Barnaby Banned' },
  admin: ADMIN,
} satisfies Record<string, (Person & { expiresIn?: number }) | null>

const FILES = {
  sample: createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json'),
  long: join(projectRoot, 'test/fixtures/resumes/long-english.json'),
  mixed: join(projectRoot, 'test/fixtures/resumes/mixed-scripts.json'),
}

/** Puts people, their CVs and their public pages into a running service. */
export async function setStage(app: TestApp): Promise<Stage> {
  const resumeOf = async (name: keyof typeof FILES) => JSON.parse(await readFile(FILES[name], 'utf8'))
  const owner = await app.as(PEOPLE.somebody)
  const writers = { writer: await app.as(PEOPLE.writer), payer: await app.as(PEOPLE.payer) }
  await grantPro(app, PEOPLE.payer)
  await (await app.as(PEOPLE.banned)).get('/me').expect(200)
  await app.connection.collection('users').updateOne({ email: PEOPLE.banned.email }, { $set: { banned: true } })
  type Agent = typeof owner
  const bring = async (agent: Agent, name: keyof typeof FILES): Promise<string> => {
    const resume = await resumeOf(name)
    const { body } = await agent.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
    return body.cv.nanoId
  }
  const change = async (agent: Agent, id: string, profession: string) => {
    const { body } = await agent.get(`/cvs/${id}`).expect(200)
    const { content, version } = body.cv
    const personalDetails = { ...content.personalDetails, profession }
    await agent
      .put(`/cvs/${id}`)
      .set('if-match', `"${version}"`)
      .send({ content: { ...content, personalDetails } })
      .expect(200)
  }
  const publish = (agent: Agent, id: string) => agent.post(`/cvs/${id}/publish`).expect(200)
  const published = {
    sample: await bring(owner, 'sample'),
    long: await bring(owner, 'long'),
    mixed: await bring(owner, 'mixed'),
  }
  for (const id of Object.values(published)) await publish(owner, id)
  await change(owner, published.long, 'Another profession, not published yet')
  await owner.post('/cvs').send({ title: 'A draft with a title long enough for two lines on a phone' }).expect(201)
  return {
    url: app.url,
    published,
    async newCv(kind, who = 'writer') {
      const writer = writers[who]
      const bare = { content: { personalDetails: { name: 'Wim Writer' } } }
      const id: string =
        kind === 'full' ? await bring(writer, 'sample') : (await writer.post('/cvs').send(bare)).body.cv.nanoId
      return {
        id,
        change: profession => change(writer, id, profession),
        publish: async () => void (await publish(writer, id)),
      }
    },
  }
}

/** As an admin does it, for an hour. */
async function grantPro(app: TestApp, person: Person): Promise<void> {
  await (await app.as(person)).get('/me').expect(200)
  const user = await app.connection.collection('users').findOne({ email: person.email })
  const planExpiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const change = { subscriptionPlan: 'Pro', planExpiresAt, reason: 'For the pictures' }
  await (await app.as(ADMIN)).patch(`/admin/users/${user?._id}`).send(change).expect(200)
}

/** Gives each screen a page whose browser is signed in as it has to be; contexts are shared where nothing is left in them. */
export function createCast(app: TestApp, browser: Browser, options: BrowserContextOptions = {}) {
  const contexts = new Map<Who, Promise<BrowserContext>>()
  const enter = async (who: Who) => {
    const person = PEOPLE[who]
    const values = person && {
      googleIdToken: await app.token({ expiresIn: 36_000, ...person }),
      email: person.email,
      userName: person.name ?? '',
    }
    const localStorage = Object.entries(values ?? {}).map(([name, value]) => ({ name, value }))
    const storageState = { cookies: [], origins: [{ origin: app.url, localStorage }] }
    return browser.newContext({ reducedMotion: 'reduce', storageState, ...options })
  }
  return async function pageFor(screen: Screen): Promise<{ page: Page; close: () => Promise<void> }> {
    const own = screen.alone ? await enter(screen.who) : null
    if (!own && !contexts.has(screen.who)) contexts.set(screen.who, enter(screen.who))
    const page = await (own ?? (await contexts.get(screen.who)!)).newPage()
    if (screen.still) await page.addInitScript(stopLongTimers)
    return { page, close: () => (own ?? page).close() }
  }
}

/** Runs in the page. */
function stopLongTimers() {
  const { setTimeout: wait, setInterval: repeat } = window
  const ofAll = (start: typeof wait) =>
    ((run: () => void, ms = 0) => (ms >= 1000 ? 0 : start(run, ms))) as unknown as typeof wait
  window.setTimeout = ofAll(wait)
  window.setInterval = ofAll(repeat as typeof wait) as unknown as typeof repeat
}

/** Goes to a path and waits for something there. */
const at =
  (path: string, ready: string): Screen['open'] =>
  async (page, { url }) => {
    await page.goto(url + path)
    await page.locator(ready).first().waitFor()
  }

const dashboard = at('/dashboard', '.thumbnail img')

async function choose(page: Page, resume: unknown) {
  const buffer = Buffer.from(JSON.stringify(resume))
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').waitFor()
}

/** Replies to a call with nothing, or with a failure. */
const whereCallsFail =
  (how: 'hang' | 'abort' | 'error', path: string, ready: string): Screen['open'] =>
  async (page, stage) => {
    const body = { success: false, code: 'internal', message: 'Something went wrong on our side.', requestId: 'r-1' }
    await page.route('**/cvs', route => {
      if (how === 'abort') return route.abort()
      if (how === 'error') return route.fulfill({ status: 500, json: body })
    })
    await at(path, ready)(page, stage)
  }

async function waitForGoogle(page: Page, stage: Stage) {
  await page.route('**/me', () => {})
  await at('/login', '.google button')(page, stage)
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

export const SCREENS: Screen[] = [
  { name: 'home', who: 'nobody', open: at('/', '.plan .amount') },
  { name: 'home-signed-in', who: 'somebody', open: at('/', '.own-cvs') },
  { name: 'login', who: 'nobody', open: at('/login', '.google button') },
  { name: 'login-please-wait', who: 'nobody', alone: true, open: waitForGoogle },
  { name: 'invalid-token', who: 'nobody', still: true, open: at('/invalid-token', 'dialog[open]') },
  ...TEXTS.map((path): Screen => ({ name: path, who: 'nobody', open: at(`/${path}`, 'main:not(.loading) h1') })),
  { name: 'not-found', who: 'nobody', open: at('/no-such-page', '.notice h1') },
  {
    name: 'loading',
    who: 'nobody',
    open: async (page, stage) => {
      await page.route(/\/assets\/about-us-/, () => {})
      await at('/about-us', '.loading')(page, stage)
    },
  },
  {
    name: 'screen-failed',
    who: 'nobody',
    open: async (page, stage) => {
      await page.route(/\/assets\/about-us-/, route => route.abort())
      await at('/about-us', '.notice')(page, stage)
    },
  },
  {
    name: 'side-panel',
    who: 'somebody',
    upTo: 800,
    open: async (page, stage) => {
      await at('/', '.plan .amount')(page, stage)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'dashboard', who: 'somebody', open: dashboard },
  { name: 'dashboard-loading', who: 'somebody', open: whereCallsFail('hang', '/dashboard', '.skeleton') },
  { name: 'dashboard-error', who: 'somebody', open: whereCallsFail('error', '/dashboard', '.notice') },
  { name: 'dashboard-offline', who: 'somebody', open: whereCallsFail('abort', '/dashboard', '.notice') },
  { name: 'dashboard-empty', who: 'newcomer', open: at('/dashboard', '.notice') },
  {
    name: 'import-refused',
    who: 'newcomer',
    open: async (page, stage) => {
      await at('/dashboard', '.notice')(page, stage)
      await choose(page, { basics: { name: 7 }, work: [{ startDate: '2021-13' }, { url: 'no address' }] })
    },
  },
  {
    name: 'import-unmapped',
    who: 'writer',
    open: async (page, stage) => {
      await at('/dashboard', 'h1')(page, stage)
      await choose(page, { basics: { name: 'Wim', hobbyHorse: 'Ada' }, 'x-a-part-with-a-very-long-name': [1, 2] })
    },
  },
  {
    name: 'rename',
    who: 'somebody',
    open: async (page, stage) => {
      await dashboard(page, stage)
      await page.getByRole('button', { name: 'Rename' }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'delete-undo',
    who: 'somebody',
    still: true,
    open: async (page, stage) => {
      // What waits to be deleted is sent when the page closes: here it must not arrive.
      await page.route('**/cvs/*', route => (route.request().method() === 'DELETE' ? route.abort() : route.continue()))
      await dashboard(page, stage)
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  {
    name: 'dashboard-delete-account',
    who: 'somebody',
    open: async (page, stage) => {
      await dashboard(page, stage)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dashboard-download',
    who: 'somebody',
    open: async (page, stage) => {
      await dashboard(page, stage)
      await page.getByRole('button', { name: 'Download' }).first().click()
      await page.getByRole('dialog').getByText('₹590').waitFor()
    },
  },
  {
    name: 'dashboard-no-pictures',
    who: 'somebody',
    open: async (page, stage) => {
      await page.route('**/thumbnail.png', route => route.abort())
      await at('/dashboard', '.thumbnail:not(.skeleton)')(page, stage)
    },
  },
  { name: 'session-expired', who: 'expired', still: true, alone: true, open: at('/dashboard', 'dialog[open]') },
  { name: 'banned', who: 'banned', open: at('/dashboard', '.banned .account') },
  {
    name: 'banned-delete-account',
    who: 'banned',
    open: async (page, stage) => {
      await at('/', '.banned .account')(page, stage)
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'subscription', who: 'somebody', open: at('/subscription', '.plan .amount') },
  { name: 'admin-denied', who: 'somebody', still: true, open: at('/admin', '.toast') },
  ...ADMIN_SCREENS,
  ...EDITOR_SCREENS,
  ...PAYMENT_SCREENS,
  ...WALLET_SCREENS,
  ...(['sample', 'long', 'mixed'] as const).map(
    (name): Screen => ({
      name: `public-${name}`,
      who: 'nobody',
      open: (page, stage) => at(`/cv/${stage.published[name]}`, '.cv-foot')(page, stage),
    }),
  ),
  { name: 'public-missing', who: 'nobody', open: at('/cv/AAAAAAAAAAAAAAAAAAAAA', '.cv-missing') },
]
