// Scripts in every field of a CV run on no page that shows it, with and without the content security policy: escaping alone must be
// enough. All texts are tried without the policy, some with it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { parse } from 'yaml'
import { projectRoot } from '../../../api/lib/root.ts'
import { newPage, signIn } from '../../browser/browser.ts'
import { part, sendTokens } from '../../browser/wallet-hands.ts'
import { XSS } from '../../fixtures/xss.ts'
import { ADMIN, startApp } from '../../harness.ts'
import { until } from '../../processes.ts'
import { ANSWERS, openWallet } from '../../screens/wallet.ts'
import t, { type Test } from '../../tap.ts'
import { newJwks } from '../../wallet-upstream.ts'

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  items?: Schema
  $ref?: string
  enum?: string[]
}
const { schemas } = (
  parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8')) as { components: { schemas: Schema } }
).components as { schemas: Record<string, Schema> }

const CVS = 6
const ITEMS = Math.ceil(XSS.length / CVS)
const person = {
  email: 'ana@example.org',
  name: '<img src=x onerror=alert(1)>',
  picture: 'https://x.example/"onerror="a',
}

const app = await startApp(t, { ADMIN_EMAILS: ADMIN.email, ATTESTATION_KEYS: newJwks('attest-1') })
const owner = await app.as(person)

/** A value of the schema whose every text is a payload, starting with the one of this number. */
function poisoned(schema: Schema, number: number, name = '', depth = 0): unknown {
  if (schema.$ref) return poisoned(schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema, number, name, depth)
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(([key]) => !/^(hidden|current|order|imageUrl)$/.test(key))
    return Object.fromEntries(entries.map(([key, value]) => [key, poisoned(value, number, key, depth + 1)]))
  }
  if (schema.items) {
    const length = depth > 1 ? 2 : name === 'custom' ? 3 : ITEMS
    return Array.from({ length }, (_, at) => poisoned(schema.items as Schema, number + at, name, depth + 1))
  }
  if (name === 'id' || name === 'group') return `i${number}-${++ids}`
  // Every other one is omitted.
  if (schema.enum) return number % 2 ? schema.enum[0] : undefined
  if (schema.pattern) return '2020-02'
  const text = XSS[number % XSS.length] as string
  if (name === 'url') return `https://x.example/?q=${text.replace(/[\s<>"\\^`{|}\x00-\x1f\x7f]/g, encodeURIComponent)}`
  return Array.from(text)
    .slice(0, Number(schema.maxLength ?? 200))
    .join('')
}
let ids = 0

/** Removes the fields that the service refuses to store. */
function without(content: Record<string, unknown>, path: string): void {
  const keys = path.split('/').slice(2)
  const last = keys.pop() as string
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, content)
  // An address is refused with a message, too.
  if (/^refused/.test(String(holder[last]))) delete holder[last]
  else holder[last] = last === 'url' ? '' : `refused ${++ids}`
}

const makeCv = (number: number) =>
  publishedCv(number, poisoned(schemas.CvContent as Schema, number * ITEMS) as Record<string, unknown>)

async function publishedCv(number: number, content: Record<string, unknown>): Promise<{ id: string; refused: number }> {
  const title = (XSS[number] as string).slice(0, 200)
  const privacy = { email: 'public', phoneNumber: 'public', location: 'public', imageUrl: 'public' }
  const { body } = await owner.post('/cvs').send({ title }).expect(201)
  const id = body.cv.id
  let refused = 0
  for (let round = 0; round < 20; round++) {
    const saved = await owner.put(`/cvs/${id}`).set('if-match', '"1"').send({ content, privacy, indexable: true })
    if (saved.status === 200) {
      await owner.post(`/cvs/${id}/publish`).expect(200)
      return { id, refused }
    }
    if (!saved.body.errors) throw new Error(JSON.stringify(saved.body))
    for (const { path } of saved.body.errors) without(content, path)
    refused += saved.body.errors.length
  }
  throw new Error('the CV was never taken')
}

const cvs = await Promise.all(Array.from({ length: CVS }, (_, number) => makeCv(number)))

/** A job with every text, and the link to the page where an institution is asked about it. */
async function askAbout(company: string, email: string, format?: 'markdown') {
  const description = XSS.join('\n').slice(0, 9_000)
  const job = { id: 'job', company, description, highlights: XSS.slice(0, 100), ...(format && { format }) }
  const content = { personalDetails: { name: XSS[0] }, experience: [job] }
  const { id } = await publishedCv(0, content)
  await owner.put(`/cvs/${id}/attestations/experience.job`).send({ method: 'account' }).expect(200)
  const institution = '<svg onload=alert(1)>"><img src=x onerror=alert(1)>'
  await owner.post(`/cvs/${id}/verifications/experience.job`).send({ email, institution }).expect(201)
  await app.sendMails()
  const [mail] = await app.inbox(email)
  const path = /\/verify\/[A-Za-z0-9_-]{43}/.exec(mail?.text ?? '')?.[0]
  if (!path) throw new Error('There is no link in the mail.')
  return { id, path, html: mail?.html ?? '' }
}
const undecided = await askAbout('Undecided', 'dean@uni.example')
const formatted = await askAbout('Formatted', 'chair@uni.example', 'markdown')
const confirmed = await askAbout('Confirmed', 'rector@uni.example')
await app
  .anyone()
  .post(confirmed.path)
  .send({ decision: 'confirm', name: '"><svg onload=alert(1)>', note: XSS.slice(0, 20).join(' ').slice(0, 500) })
  .expect(200)
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button')

type Place = { name: string; who: 'stranger' | 'owner' | 'admin'; open: (page: Page) => Promise<unknown> }
const at = (name: string, who: Place['who'], path: string, ready = 'main'): Place => ({
  name,
  who,
  open: async page => {
    await page.goto(app.url + path)
    await page.locator(ready).first().waitFor({ state: 'attached' })
  },
})

/** Every page that shows user text. A new page needs a line here. */
const PLACES: Place[] = [
  ...cvs.map(({ id }, number) => at(`designed CV ${number}`, 'stranger', `/cv/${id}`)),
  at('check of a CV with every field', 'stranger', `/cv/${cvs[5]?.id}/verify?v=1`),
  at('CV that was confirmed', 'stranger', `/cv/${confirmed.id}`),
  at('check of the CV that was confirmed', 'stranger', `/cv/${confirmed.id}/verify?v=%3Csvg%20onload%3Dalert(1)%3E`),
  at('claim before an institution', 'stranger', undecided.path),
  at('formatted claim before an institution', 'stranger', formatted.path),
  at('page with a formatted job', 'stranger', `/cv/${formatted.id}`),
  at('claim that an institution confirmed', 'stranger', confirmed.path),
  at('way out of an institution’s mails', 'stranger', `${undecided.path}/opt-out`),
  {
    name: 'mail to an institution',
    who: 'stranger',
    open: async page => {
      await page.goto('about:blank')
      await page.setContent(undecided.html)
    },
  },
  at('template CV of its owner', 'owner', `/new-cv/${cvs[2]?.id}`),
  at('dashboard', 'owner', '/dashboard', '.card'),
  at('settings', 'owner', '/settings', '.for-programs'),
  ...cvs.slice(0, 2).map(
    ({ id }, number): Place => ({
      name: `editor ${number}`,
      who: 'owner',
      open: async page => {
        await page.goto(`${app.url}/create-cv/${id}`)
        await page.getByRole('heading', { level: 1, name: 'Who are you?' }).waitFor()
        for (let step = 1; step < (await steps(page).count()); step++) {
          await steps(page).nth(step).click()
          const item = page.locator('.item-name').first()
          if (await item.count()) await item.click()
        }
      },
    }),
  ),
  at('admin', 'admin', '/admin'),
  at('a page of the typeset file', 'owner', `/cvs/${cvs[3]?.id}/preview.svg`, 'body, svg'),
  at('the JSON of a CV', 'stranger', `/cvs/${cvs[4]?.id}`, 'body'),
  at(
    'an unknown address',
    'stranger',
    `/${encodeURIComponent('<img src=x onerror=alert(1)>')}?q=<script>alert(1)</script>`,
    'body',
  ),
  at('the way back after signing in', 'stranger', '/login?next=javascript:alert(1)', 'main'),
  { name: 'wallet', who: 'owner', open: seeWallet },
]

/** Every section of a wallet whose backend sends every text in every list. */
async function seeWallet(page: Page): Promise<void> {
  const { '/verify-session': _, ...lists }: Record<string, unknown> = {
    ...ANSWERS,
    '/portfolio/activity': { activity: [CAME] },
  }
  await openWallet(
    page,
    app,
    Object.fromEntries(Object.entries(lists).map(([path, answer]) => [path, withTexts(answer)])),
  )
  for (const [name, row] of [
    ['Holdings', '.wallet-rows li'],
    ['NFTs', '.wallet-rows li'],
    ['Orders', '.wallet-orders li'],
    ['Activity', '.wallet-rows li'],
  ] as const) {
    await part(page, name)
    await page
      .locator(row)
      .nth(XSS.length - 1)
      .waitFor()
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true
    })
  }
  await sendTokens(page)
}

const WORDS = { description: '', orderType: '', transferType: '', symbol: '', txHash: '', networkName: '' }
const CAME = { id: '', name: '', amount_balance: '1', created_at: 1_795_000_000, ...WORDS }

/** Repeats each list's first entry for every text, which is in all its text fields. */
function withTexts(value: unknown, text = XSS[0] as string, key = ''): unknown {
  if (Array.isArray(value)) return XSS.map(one => withTexts(value[0], one))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, text, name)]))
  }
  return typeof value === 'string' && !/balance|price|decimals|_at$|caip_id/.test(key) ? text : value
}

const PEOPLE = { owner: person, admin: ADMIN }

/** A page that records in `fired` every script that runs. */
async function watched(t: Test, who: Place['who'], bypassCSP: boolean) {
  const open = await newPage(t, { bypassCSP, reducedMotion: 'reduce' })
  if (who !== 'stranger') await signIn(open.context, app, PEOPLE[who])
  const fired: string[] = []
  await watchAlerts(open.context, fired)
  open.page.on('dialog', dialog => {
    fired.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return { ...open, fired }
}

async function watchAlerts(context: BrowserContext, fired: string[]) {
  await context.exposeBinding('noteAlert', ({ frame }) => void fired.push(frame.url()))
  await context.addInitScript(() => {
    window.alert = () => void (window as unknown as { noteAlert: () => void }).noteAlert()
  })
}

/** Attributes and addresses that could run a script on user interaction. */
const danger = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (/^on|^srcdoc$/i.test(name)) found.push(`${element.tagName} ${name}`)
        const isAddress = /^(href|src|action|formaction|data|xlink:href)$/i.test(name)
        if (isAddress && /^[\s\x00-\x20]*(javascript|vbscript|data:(?!image\/(png|jpeg|svg)))/i.test(value)) {
          found.push(`${element.tagName} ${name}=${value.slice(0, 40)}`)
        }
      }
    }
    return found
  })

t.test('there are at least 150 texts, of which many fire without escaping', async t => {
  t.ok(XSS.length >= 150, `${XSS.length} texts`)
  const { page, fired } = await watched(t, 'stranger', true)
  await page.goto(`${app.url}/healthz`)
  await page.evaluate(
    texts => {
      for (const text of texts) {
        const frame = document.createElement('iframe')
        frame.srcdoc = `<!doctype html><body><p title="${text}">${text}</p><a href="${text}">x</a></body>`
        document.body.append(frame)
      }
    },
    [...XSS],
  )
  await until('sixty fired on a page without any care', () => fired.length >= 60)
})

for (const bypassCSP of [false, true]) {
  t.test(`nothing fires on any page ${bypassCSP ? 'without' : 'with'} the policy`, async t => {
    const actors = {
      stranger: await watched(t, 'stranger', bypassCSP),
      owner: await watched(t, 'owner', bypassCSP),
      admin: await watched(t, 'admin', bypassCSP),
    }
    for (const { name, who, open } of PLACES.filter(({ name }) => bypassCSP || !/ [1-9]$/.test(name))) {
      const { page, fired, violations } = actors[who]
      await open(page)
      t.same(await danger(page), [], `${name}: no code that could run`)
      await page.waitForTimeout(50)
      t.same(fired, [], `${name}: nothing ran`)
      t.same(violations, [], `${name}: the policy had nothing to refuse`)
      fired.length = 0
      violations.length = 0
    }
  })
}

t.test('the texts were on the pages', async t => {
  const pages = await Promise.all(cvs.map(async ({ id }) => (await app.anyone().get(`/cvs/${id}`).expect(200)).text))
  const all = pages.join('\n')
  const missing = XSS.filter(text => !all.includes(JSON.stringify(text).slice(1, -1)))
  t.ok(missing.length < 12, `${missing.length} are refused when they are saved: ${JSON.stringify(missing)}`)
  t.comment(`${cvs.reduce((sum, { refused }) => sum + refused, 0)} fields were refused with 400`)
})
