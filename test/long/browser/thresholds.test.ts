// Thresholds keep the person where they are: a guest signs in, and a Free account pays, without leaving the editor.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import {
  chooseAccount,
  isMarked,
  mark,
  newPage,
  proceedToPay,
  signInInPlace,
  signIn as storeSession,
} from '../../browser/browser.ts'
import { field, openDownload, view } from '../../browser/editor-hands.ts'
import { axeComplaints, layoutComplaints } from '../../browser/layout.ts'
import { ADMIN, type Person, startApp } from '../../harness.ts'
import { readUntil } from '../../processes.ts'
import t, { type Test } from '../../tap.ts'

/** One of the people that the stand-in's chooser offers. */
const ASHA: Person = { email: 'asha.verma@gmail.com', name: 'Asha Verma' }
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const app = await startApp(t)
await (await app.as(ADMIN))
  .post('/admin/coupons')
  .send({ code: 'GIFT', percentOff: 100, maxRedemptions: 9 })
  .expect(201)

const google = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' })

/** A guest who has typed into a new CV; the document is marked. `late`: files that never arrive. */
async function asGuest(t: Test, viewport = SIZES[1]!, late?: RegExp) {
  const open = await newPage(t, { viewport })
  if (late) await open.context.route(late, () => {})
  await open.page.goto(`${app.url}/create-cv?start=empty`)
  await field(open.page, 'Full name').fill('Ada Lovelace')
  await mark(open.page)
  return open
}

const cvsOfAsha = async () => (await (await app.as(ASHA)).get('/cvs').expect(200)).body.cvs as { nanoId: string }[]

t.test('a guest publishes: signs in in place, on the same page, and the same dialog goes on', async t => {
  for (const viewport of SIZES) {
    const known = (await cvsOfAsha()).length
    const { page, errors, strangers } = await asGuest(t, viewport)
    await page.evaluate(() => window.scrollTo(0, 300))
    const scrolled = await page.evaluate(() => window.scrollY)
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to publish' })
    await dialog.getByText('saved to your account').waitFor()
    t.same([...(await axeComplaints(page)), ...(await layoutComplaints(page))], [])
    await signInInPlace(page, google(page), /Asha Verma/)
    const publish = page.getByRole('dialog', { name: 'Publish this CV' })
    await publish.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog', { name: 'Your CV is public' }).waitFor()
    await page.keyboard.press('Escape')
    t.ok(await isMarked(page), 'no page load')
    // The status and the picture’s field have other words now, which may take another line.
    const moved = await page.evaluate(() => window.scrollY)
    t.ok(Math.abs(moved - scrolled) < 48, `the same scroll position: ${scrolled}, ${moved}`)
    t.match(new URL(page.url()).pathname, /^\/create-cv\/[\w-]{21}$/)
    t.equal((await cvsOfAsha()).length, known + 1, 'one CV, of the account')
    t.equal(await field(page, 'Full name').inputValue(), 'Ada Lovelace')
    await page.getByRole('button', { name: 'Undo: Name', includeHidden: true }).waitFor({ state: 'attached' })
    t.equal(await page.evaluate(() => localStorage.getItem('trucv.draft.anonymous.new')), null)
    t.same(errors, [])
    t.same(strangers, [])
  }
})

t.test('a scroll in the moment in which a new CV appears is kept', async t => {
  const { page } = await newPage(t, { viewport: SIZES[0]! })
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.step-form')) return
      observer.disconnect()
      requestAnimationFrame(() => window.scrollTo(0, 200))
    }).observe(document, { subtree: true, childList: true }),
  )
  await page.goto(`${app.url}/create-cv?start=empty`)
  await field(page, 'Full name').fill('Ada Lovelace')
  t.equal(await page.evaluate(() => window.scrollY), 200)
})

t.test('"Save to my account" saves, and the focus stays near, before the toasts are loaded too', async t => {
  const { page } = await asGuest(t, SIZES[1], /\/toasts-[^/]+\.js/)
  await page.getByRole('button', { name: 'Save to my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to my account' })
  await signInInPlace(page, google(page), /Asha Verma/)
  await dialog.waitFor({ state: 'detached' })
  await page
    .locator('.save-status')
    .getByText(/^Saved/)
    .waitFor()
  t.ok(await page.evaluate(() => document.activeElement?.closest('.bar') !== null), 'in the bar')
  await field(page, 'What you do').fill('Mathematician')
  const [cv] = await cvsOfAsha()
  const read = async () => (await (await app.as(ASHA)).get(`/cvs/${cv?.nanoId}`)).body.cv
  await readUntil(read, ({ content }) => content.personalDetails.profession === 'Mathematician')
  t.ok(await isMarked(page))
})

t.test('a guest who wants to sign or ask signs in in place, and the claims are there', async t => {
  const { page } = await asGuest(t)
  await view(page, 'Proof')
  await page.getByRole('button', { name: 'Sign or ask' }).click()
  await page.getByRole('dialog', { name: 'Sign in to sign or ask' }).waitFor()
  await signInInPlace(page, google(page), /Asha Verma/)
  await page.getByRole('button', { name: 'Sign all' }).waitFor()
  t.ok(await isMarked(page))
})

t.test('a blocked window is said, with a link', async t => {
  const { page } = await asGuest(t, SIZES[0])
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  await google(page).click()
  await page.getByText('Your browser blocked the window').waitFor()
  t.same([...(await axeComplaints(page)), ...(await layoutComplaints(page))], [])
  const tab = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open it in a new tab' }).click()
  await chooseAccount(await tab, /Asha Verma/)
  await page.getByRole('dialog', { name: 'Publish this CV' }).waitFor()
  t.ok(await isMarked(page))
})

t.test(
  'Download explains, is paid in a window of its own, and the file follows; with a coupon of price 0 too',
  async t => {
    for (const [at, viewport] of SIZES.entries()) {
      const { page, context, errors, strangers } = await newPage(t, { viewport })
      await storeSession(context, app, { email: `payer${at}@example.org`, name: 'Paya' })
      await page.goto(`${app.url}/create-cv?start=empty`)
      await field(page, 'What you do').fill('Payer')
      await page.waitForURL(/create-cv\/[\w-]{21}/)
      await mark(page)
      await openDownload(page)
      const dialog = page.getByRole('dialog', { name: 'Download' })
      await dialog.getByText('You pay in a window').waitFor()
      t.same([...(await axeComplaints(page)), ...(await layoutComplaints(page))], [])
      const file = page.waitForEvent('download')
      const buy = dialog.getByRole('button', { name: 'Get Pro for PDF' })
      const [small] = await Promise.all([page.waitForEvent('popup'), buy.click()])
      const closed = small.waitForEvent('close')
      const popup = small.getByRole('dialog', { name: 'Get Pro Plan' })
      if (at === 0) {
        await popup.getByLabel('Coupon code').fill('GIFT')
        await popup.getByRole('button', { name: 'Apply' }).click()
      } else {
        await proceedToPay(popup)
        await small.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
      }
      t.equal((await readFile(await (await file).path())).subarray(0, 5).toString(), '%PDF-')
      await closed
      await dialog.getByText('is in your downloads').waitFor()
      await page.keyboard.press('Escape')
      t.equal(await page.getByRole('button', { name: /Pro · ₹/ }).count(), 0, 'the editor knows the plan')
      t.ok(await isMarked(page), 'no page load')
      t.same(errors, [])
      t.same(strangers, [])
    }
  },
)
