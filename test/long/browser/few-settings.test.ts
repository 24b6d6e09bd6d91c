// A production with six settings, without payments and wallet: from the keys to a downloaded file, and no word of either on a screen.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mongoose'
import type { Page } from 'playwright-core'
import { projectRoot } from '../../../api/lib/root.ts'
import { chooseAccount, newPage } from '../../browser/browser.ts'
import { runService, setUpProcesses, statusOf, until } from '../../processes.ts'
import t from '../../tap.ts'

/** Words of payments and of the wallet, also in what only screen readers hear. */
const WORDS =
  /wallet|payment|\bpay\b|\bpaid\b|\bpro\b|₹|\bINR\b|coupon|invoice|refund|razorpay|\bprices?\b|\bplans?\b|GST|\bsold\b|\bfree\b/i
/** No payment, and no wallet, is meant by these. */
const MEANT = [/All features are included here/g, /Nothing is sold here/g, /free (software|text|mail)/gi]
const FOR_ALL = [
  '/',
  '/login',
  '/check',
  '/verify',
  '/about-us',
  '/terms-and-conditions',
  '/contact-us',
  '/privacy-policy',
]
const OF_OWNER = ['/', '/dashboard', '/settings', '/subscription', '/wallet', '/refund-policy', '/cancellation-policy']
const WAYS = [
  ['Asha Verma', { width: 390, height: 844 }],
  ['Ben Okafor', { width: 1440, height: 900 }],
] as const

const dir = mkdtempSync(join(tmpdir(), 'few-settings-'))
t.teardown(() => rmSync(dir, { recursive: true, force: true }))
const keys = join(dir, 'keys.json')
execFileSync(process.execPath, [join(projectRoot, 'dist', 'api', 'keys.js'), keys, '--name', 'A College'])

const set = await setUpProcesses(t)
await set.startDatabase()
const { env: standIns } = set.sandbox
const uri = process.env.TEST_MONGODB_URI?.replace(/\/?\?|$/, '/few_settings?') ?? set.uri
const service = runService(t, {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: set.origin,
  MONGODB_URI: uri,
  GOOGLE_CLIENT_ID: String(standIns.GOOGLE_CLIENT_ID),
  SMTP_URL: String(standIns.SMTP_URL),
  MAIL_FROM: String(standIns.MAIL_FROM),
  KEYS_FILE: keys,
  // Nothing is sold, and there is no wallet.
  PAYMENTS: 'off',
  WALLET: 'off',
  // For this machine: its port, the stand-in of Google, and leave to use both.
  PORT: new URL(set.origin).port,
  ALLOW_INSECURE: '1',
  ...Object.fromEntries(Object.entries(standIns).filter(([name]) => /^GOOGLE_(?!CLIENT_ID)/.test(name))),
})
await until('the service is ready', () => set.isReady(service))

/** No word of payments or of the wallet on the screen, its title or its labels. */
async function look(t: Parameters<typeof newPage>[0], page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label],[placeholder],[title]')].flatMap(one =>
      ['aria-label', 'placeholder', 'title'].map(label => one.getAttribute(label) ?? ''),
    )
    return [document.title, document.body.innerText, ...labels].join('\n')
  })
  const found = MEANT.reduce((text, meant) => text.replace(meant, ''), words).split('\n')
  t.same(
    found.filter(line => WORDS.test(line)),
    [],
    name,
  )
}

for (const [person, viewport] of WAYS) {
  t.test(`a person signs in, makes, publishes and downloads a CV at ${viewport.width} px`, async t => {
    const { page, errors } = await newPage(t, { viewport })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    for (const path of FOR_ALL) {
      await page.goto(set.origin + path)
      await look(t, page, `a guest at ${path}`)
    }
    await page.goto(`${set.origin}/login`)
    await chooseAccount(page, new RegExp(person))
    await page.getByRole('heading', { name: `Hello, ${person}` }).waitFor()

    await page.goto(`${set.origin}/create-cv`)
    await look(t, page, 'the ways to start')
    await page.getByRole('link', { name: 'Start empty' }).click()
    await page.getByLabel('Full name', { exact: true }).fill(person)
    await look(t, page, 'the editor')
    await button('Publish').click()
    await page.getByRole('dialog', { name: 'Publish this CV' }).getByRole('button', { name: 'Publish' }).click()
    const shared = page.getByRole('dialog', { name: 'Your CV is public' })
    await shared.waitFor()
    await look(t, page, 'the CV is public')
    const cv = new URL(page.url()).pathname.split('/').pop()
    await shared.getByRole('button', { name: 'Sign it, or ask an institution' }).click()
    await page.getByRole('button', { name: /^Sign all/ }).click()
    await page.getByText('Every section is signed.').waitFor()
    await look(t, page, 'the claims')

    if (viewport.width < 700) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page
      .getByRole('button', { name: /^Download/ })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Download' })
    await dialog.getByRole('button', { name: 'Download PDF' }).waitFor()
    await look(t, page, 'the downloads')
    for (const [name, ending] of [
      ['PDF', /\.pdf$/],
      ['Word', /\.docx$/],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: `Download ${name}` }).click(),
      ])
      t.match(file.suggestedFilename(), ending)
    }

    for (const path of OF_OWNER) {
      await page.goto(set.origin + path)
      await look(t, page, `the owner at ${path}`)
    }
    await page.goto(`${set.origin}/settings`)
    await page.getByText('API keys, webhooks, MCP').click()
    await page.getByRole('button', { name: 'Make a key' }).click()
    await look(t, page, 'a key for a program')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await look(t, page, 'the deletion of the account')
    for (const path of [`/cv/${cv}`, `/new-cv/${cv}`]) {
      await page.goto(set.origin + path)
      await look(t, page, path)
    }
    for (const path of ['/wallet', '/plans', '/me/payments'])
      t.equal(await statusOf(set.url + path), 404, `${path} is unknown`)
    t.same(
      errors.filter(error => !/status of 404/.test(error)),
      [],
    )
  })
}

t.test('an admin sees accounts, figures and the audit log', async t => {
  const connection = await createConnection(uri).asPromise()
  t.teardown(() => connection.close())
  await connection.collection('users').updateMany({}, { $set: { role: 'admin' } })
  const [[person]] = WAYS
  const { page } = await newPage(t)
  await page.goto(`${set.origin}/login`)
  await chooseAccount(page, new RegExp(person))
  await page.getByRole('heading', { name: `Hello, ${person}` }).waitFor()
  for (const show of ['users', 'figures', 'audit', 'payments']) {
    await page.goto(`${set.origin}/admin?show=${show}`)
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
    await look(t, page, `the admin’s ${show}`)
  }
  await page.goto(`${set.origin}/admin`)
  await page
    .getByRole('button', { name: /^Manage/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('here since').waitFor()
  await look(t, page, 'an account')
})
