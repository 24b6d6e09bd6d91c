// An institution opens the link in the mail, without JavaScript: reads, downloads, confirms, withdraws, declines, and opts out of
// mails. Narrow and wide, by keyboard, checked by axe.
import type { Page } from 'playwright-core'
import { newPage, screenshot } from '../../browser/browser.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { onePage } from '../../fixtures/hostile-pdfs.ts'
import { EDUCATION, startInstitutions } from '../../institutions-harness.ts'
import t, { type Test } from '../../tap.ts'

const { app, ana, ask, make, tokenFrom, mailsTo, entry } = await startInstitutions(t)

/** The link in the mail as a mail program would open it. */
async function openLink(t: Test, email: string, label: string) {
  const link = new RegExp(`${label}:\\n(\\S+)`).exec((await mailsTo(email))[0]?.text ?? '')?.[1] as string
  const open = await newPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await open.page.goto(link)
  return open
}

/** Checks the same address in a second page with JavaScript, because axe needs it. */
async function looksRight(t: Test, walked: Page, name: string): Promise<void> {
  const { page } = await newPage(t)
  await page.goto(walked.url())
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    t.equal(tooWide, 0, `${name}: nothing scrolls sideways at ${width} px`)
    await screenshot(page, `institution-${name}-${width}`)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    t.same(await axeComplaints(page), [], `${name}: axe finds nothing, ${colorScheme}`)
  }
}

t.test('the institution confirms by keyboard alone, and withdraws', async t => {
  const cv = await make(ana, true)
  await ana.post(`/cvs/${cv}/proofs/${EDUCATION}`).attach('file', onePage(), 'degree.pdf').expect(201)
  await ask(cv, 'registrar@uni.example').expect(201)
  const open = await openLink(t, 'registrar@uni.example', 'Look at the claim and answer')
  const { page } = open
  await page.getByRole('heading', { name: 'Can you confirm this?' }).waitFor()
  t.match(await page.locator('main').textContent(), 'B.Sc. <b>Honours</b>')
  await looksRight(t, page, 'claim')
  const [file] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'degree.pdf' }).click()])
  await file.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  t.ok(await file.getByRole('img').evaluate(image => (image as HTMLImageElement).naturalWidth > 1_000))
  await looksRight(t, file, 'evidence')
  await file.close()

  await page.getByLabel('Yes, this is true').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  t.match(await page.getByRole('alert').textContent(), 'Say who confirms this.')
  t.ok(await page.getByLabel('Yes, this is true').isChecked(), 'the answer is still there')
  t.equal(await page.evaluate(() => document.activeElement?.id), 'name', 'what is wrong has the focus')
  await screenshot(page, 'institution-refused')
  await page.getByLabel('Your name and office').fill('Dr. Meera Iyer, registrar')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you, this is confirmed' }).waitFor()
  await looksRight(t, page, 'confirmed')
  t.match(await entry(cv), { level: 'confirmed', mailStatus: 'confirmed' })

  t.equal(await page.getByRole('button').count(), 0, 'nothing is withdrawn by one press')
  await page.getByRole('link', { name: 'withdraw it' }).click()
  await page.getByRole('heading', { name: 'Withdraw this confirmation?' }).waitFor()
  await looksRight(t, page, 'withdraw')
  await page.getByRole('link', { name: 'Keep it' }).click()
  await page.getByRole('link', { name: 'withdraw it' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('heading', { name: 'Withdrawn' }).waitFor()
  await looksRight(t, page, 'withdrawn')
  t.match(await entry(cv), { level: 'evidence', mailStatus: 'revoked' })
  t.same(open.violations, [])
  t.same(open.strangers, [])
})

t.test('the institution declines, and then opts out of mails', async t => {
  const cv = await make(ana, true)
  await ask(cv, 'other@uni.example').expect(201)
  const { page } = await openLink(t, 'other@uni.example', 'Look at the claim and answer')
  await page.getByLabel('No, I do not confirm this').check()
  await page.getByLabel('A note to the owner').fill('We have no such student.')
  await page.getByRole('button', { name: 'Send my answer' }).click()
  await page.getByRole('heading', { name: 'Not confirmed' }).waitFor()
  t.equal(await page.getByRole('button').count(), 0)
  t.match(await entry(cv), { mailStatus: 'declined', requests: [{ note: 'We have no such student.' }] })
  await page.getByRole('link', { name: 'Never write to me again' }).click()
  await page.getByRole('button', { name: 'Never write to me again' }).waitFor()
  await looksRight(t, page, 'opt-out')
  await page.getByRole('button', { name: 'Never write to me again' }).click()
  await page.getByRole('heading', { name: 'We will not write to you again' }).waitFor()
  t.equal((await ask(cv, 'other@uni.example')).status, 409)
})

t.test('an invalid link shows a page too', async t => {
  const cv = await make(ana)
  await ask(cv, 'gone@uni.example').expect(201)
  const token = await tokenFrom('gone@uni.example')
  await ana.delete(`/cvs/${cv}`).expect(204)
  const { page } = await newPage(t, { javaScriptEnabled: false })
  const reply = await page.goto(`${app.url}/verify/${token}`)
  t.equal(reply?.status(), 404)
  await page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor()
  await looksRight(t, page, 'nowhere')
})
