// An institution opens the link in the mail, without JavaScript: reads, sees the evidence, confirms and
// withdraws, by keyboard; checked by axe.
import type { Page } from 'playwright-core'
import { newPage } from '../../browser/browser.ts'
import { axeInBoth, layoutComplaints } from '../../browser/layout.ts'
import { onePage } from '../../fixtures/hostile-pdfs.ts'
import { EDUCATION, startInstitutions } from '../../institutions-harness.ts'
import t, { type Test } from '../../tap.ts'

const { ana, ask, make, mailsTo, entry } = await startInstitutions(t)

/** The link in the mail as a mail program would open it. */
async function openLink(t: Test, email: string, label: string) {
  const link = new RegExp(`${label}:\\n(\\S+)`).exec((await mailsTo(email))[0]?.text ?? '')?.[1] as string
  const open = await newPage(t, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await open.page.goto(link)
  return open
}

/** Checks the same address in a second page with JavaScript, because axe needs it. */
async function looksRight(t: Test, walked: Page, name: string): Promise<void> {
  const { page } = await newPage(t, { viewport: { width: 320, height: 900 } })
  await page.goto(walked.url())
  t.same([...(await layoutComplaints(page)), ...(await axeInBoth(page))], [], name)
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

  const answer = page.getByLabel('No, I do not confirm this')
  t.ok(((await answer.boundingBox())?.y ?? 844) < 820, 'the answer is on the first screen of a phone')
  await page.getByLabel('Yes, this is true').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  t.match(await page.getByRole('alert').textContent(), 'Say who confirms this.')
  t.ok(await page.getByLabel('Yes, this is true').isChecked(), 'the answer is still there')
  t.equal(await page.evaluate(() => document.activeElement?.id), 'name', 'what is wrong has the focus')
  await page.getByLabel('Your name and office').fill('Dr. Meera Iyer, registrar')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you, this is confirmed' }).waitFor()
  await looksRight(t, page, 'confirmed')
  t.match(await entry(cv), { level: 'confirmed', mailStatus: 'confirmed' })

  t.equal(await page.locator('form[method=post]').count(), 0, 'nothing is withdrawn by one press')
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
