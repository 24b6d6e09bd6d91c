// The people, CVs and public pages that every screen starts from, and browser pages signed in as one of those people.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { projectRoot } from '../../api/lib/root.ts'
import { confirmJob, grantPro } from '../browser/browser.ts'
import { ADMIN, type Person, type TestApp } from '../harness.ts'

export type Screen = {
  name: string
  who: Who
  /** Opens the screen; resolves when its state is reached. */
  open: (page: Page, fixtures: Fixtures) => Promise<unknown>
  /** The widest viewport, in CSS pixels, that has the state. */
  upTo?: number
  /** Stops timers of a second and more, so that passing states stay. */
  still?: true
  /** Changes the browser's storage, so it gets its own context. */
  alone?: true
}
export type Fixtures = {
  url: string
  published: Record<'sample' | 'long' | 'mixed', string>
  /** A new CV of the writer, or of the payer, who has Pro: full or with only a name. */
  newCv: (kind: 'full' | 'bare', who?: 'writer' | 'payer') => Promise<FixtureCv>
}
export type FixtureCv = {
  id: string
  /** Saves another profession, as another device would. */
  change: (profession: string) => Promise<void>
  publish: () => Promise<void>
  /** Published with a password and an end, two links for one person, and views. */
  share: () => Promise<void>
  /** Has the first position confirmed by its company. */
  confirm: () => Promise<void>
  /** Has a program propose three changes, one of them to the first position. */
  propose: () => Promise<void>
}
type Who = keyof typeof PEOPLE

/** A screen that takes several lines to open. */
export const screen = (name: string, how: Who | Omit<Screen, 'name' | 'open'>, open: Screen['open']): Screen =>
  typeof how === 'string' ? { name, who: how, open } : { name, ...how, open }

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

const KEPT_CVS = 30

/** Creates people, their CVs and public pages in a running service. */
export async function createFixtures(app: TestApp): Promise<Fixtures> {
  const resumeOf = async (name: keyof typeof FILES) => JSON.parse(await readFile(FILES[name], 'utf8'))
  const owner = await app.as(PEOPLE.somebody)
  const writers = { writer: await app.as(PEOPLE.writer), payer: await app.as(PEOPLE.payer) }
  await grantPro(app, PEOPLE.payer)
  await (await app.as(PEOPLE.banned)).get('/me').expect(200)
  await app.connection.collection('users').updateOne({ email: PEOPLE.banned.email }, { $set: { banned: true } })
  type Agent = typeof owner
  const bring = async (agent: Agent, name: keyof typeof FILES, person?: string): Promise<string> => {
    const resume = await resumeOf(name)
    if (person) resume.basics.name = person
    const { body } = await agent.post('/cvs/import').send({ format: 'json-resume', resume }).expect(201)
    return body.cv.id
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
  const share = async (agent: Agent, id: string) => {
    await publish(agent, id)
    await agent
      .patch(`/cvs/${id}/sharing`)
      .send({ password: 'open sesame', expiresAt: '2999-11-30T12:00:00Z' })
      .expect(200)
    for (const name of ['Ms Rao, Northwind', 'A recruiter whose name and company need two lines on a phone']) {
      await agent.post(`/cvs/${id}/links`).send({ name }).expect(201)
    }
    const days = (await agent.get(`/cvs/${id}/views`).expect(200)).body.views.days as { day: string }[]
    const views = Object.fromEntries(days.map(({ day }, at) => [day, (at * at * 37) % 101]))
    const seen = { count: 104_233, days: views, downloads: { pdf: 3, docx: 1 } }
    await app.connection.collection('cv_views').updateOne({ _id: id as never }, { $set: seen })
  }
  const propose = async (agent: Agent, id: string) => {
    const scopes = ['cv:read', 'cv:draft']
    const { body } = await agent.post('/me/keys').send({ name: 'My assistant', scopes, days: 30 }).expect(201)
    const { content, version } = (await agent.get(`/cvs/${id}`).expect(200)).body.cv
    const replace = (path: string, value: unknown) => ({ op: 'replace', path: `/content/${path}`, value })
    const operations = [
      replace('profileSummary', `${content.profileSummary} Looking for a team that ships.`),
      replace('experience/0/position', 'Chief Executive'),
      { op: 'add', path: '/content/skills/-', value: { name: 'PostgreSQL' } },
    ]
    const args = { id, version, reason: 'The posting asks for these, in these words.', operations }
    const params = { name: 'propose_changes', arguments: args }
    const program = app.anyone().set('authorization', `Bearer ${body.secret}`)
    await program.post('/mcp').send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }).expect(200)
  }
  const published = {
    sample: await bring(owner, 'sample'),
    long: await bring(owner, 'long'),
    mixed: await bring(owner, 'mixed'),
  }
  for (const id of Object.values(published)) await publish(owner, id)
  await change(owner, published.long, 'Another profession, not published yet')
  await owner.post('/cvs').send({ title: 'A draft with a title long enough for two lines on a phone' }).expect(201)
  let count = 0
  const made: Record<keyof typeof writers, string[]> = { writer: [], payer: [] }
  /** An account can have 50 CVs, and there are more screens: the oldest, whose screen was closed long ago, is deleted. */
  const makeRoom = async (who: keyof typeof writers, id: string) => {
    if (made[who].push(id) > KEPT_CVS) await writers[who].delete(`/cvs/${made[who].shift()}?now=true`).expect(204)
  }
  return {
    url: app.url,
    published,
    async newCv(kind, who = 'writer') {
      const writer = writers[who]
      const bare = { content: { personalDetails: { name: 'Wim Writer' } } }
      // Under a name of its own: CVs of one name share the claims of their words, and each screen begins without any.
      const name = `Richard Hendriks ${++count}`
      const id: string =
        kind === 'full' ? await bring(writer, 'sample', name) : (await writer.post('/cvs').send(bare)).body.cv.id
      await makeRoom(who, id)
      return {
        id,
        change: profession => change(writer, id, profession),
        publish: async () => void (await publish(writer, id)),
        share: () => share(writer, id),
        async confirm() {
          const [job] = (await writer.get(`/cvs/${id}`).expect(200)).body.cv.content.experience
          await confirmJob(app, PEOPLE[who], id, job.id, 'piedpiper.example')
        },
        propose: () => propose(writer, id),
      }
    },
  }
}

/** Opens pages signed in as each screen needs; screens that leave nothing in storage share a context. */
export function createPages(app: TestApp, browser: Browser, options: BrowserContextOptions = {}) {
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

/** Opens a screen, presses a button on it and waits for what appears. */
export const afterPress =
  (open: Screen['open'], button: string, ready: string): Screen['open'] =>
  async (page, fixtures) => {
    await open(page, fixtures)
    await page.getByRole('button', { name: button }).first().click()
    await page.locator(ready).first().waitFor()
  }
