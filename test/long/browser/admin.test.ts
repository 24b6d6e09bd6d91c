// The admin dashboard and the account page in a browser, against the whole service: as an admin, as a user, after losing the
// role while the page is open; export and deletion of an account; and what a banned user sees, on a phone.
import { readFile } from 'node:fs/promises'
import { signedInPage } from '../../browser/browser.ts'
import { ADMIN, contentWith, type Person } from '../../harness.ts'
import { openShop } from '../../payments-harness.ts'
import t, { type Test } from '../../tap.ts'

const shop = await openShop(t as Test)
const { app, admin } = shop
const users = app.connection.collection('users')
const agent = await app.as(ADMIN)
await agent.get('/me').expect(200)

const signedIn = (t: Test, person: Person) => signedInPage(t, app, person, { acceptDownloads: true })

const ANANYA: Person = { email: 'ananya@example.org', name: 'Ananya' }
const ananya = await app.as(ANANYA)
const made: string[] = []
for (let at = 0; at < 2; at++)
  made.push((await ananya.post('/cvs').send({ content: contentWith() }).expect(201)).body.cv.id)
await ananya.post(`/cvs/${made[1]}/publish`).expect(200)
const idOf = async (email: string) => String((await users.findOne({ email }))?._id)

t.test('an admin searches, changes plans, manages coupons, reads figures and the log', async t => {
  const many = { name: '', picture: '', grants: [], planRev: 0, plan: 'Free', role: 'user', createdAt: new Date(0) }
  const none = { planExpiresAt: null, paymentId: null, couponCode: null }
  const crowd = Array.from({ length: 110 }, (_, at) => ({
    ...many,
    ...none,
    sub: `many${at}`,
    email: `many${at}@example.org`,
  }))
  await users.insertMany(crowd)
  const { page, errors, context } = await signedIn(t, ADMIN)
  await page.goto(`${app.url}/admin`)
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  t.ok(await page.getByText('112 users').isVisible())
  const card = page.locator('.user', { hasText: 'ananya@example.org' })
  t.match(await card.textContent(), /Free.*Payment ID\s*N\/A\s*Coupon\s*N\/A/s)
  t.equal(await card.getByText('View CV 2 (not published)').count(), 1)
  t.equal(await card.getByRole('link').count(), 1)
  const opened = context.waitForEvent('page')
  await card.getByRole('link', { name: 'View CV 1' }).click()
  t.equal((await opened).url(), `${app.url}/cv/${made[1]}`)
  t.ok((await page.getByText('No CVs uploaded').count()) > 0)

  await page.locator('.user').nth(99).scrollIntoViewIfNeeded()
  await page.locator('.user').nth(111).waitFor()
  t.equal(await page.locator('.user').count(), 112, 'the rest comes by scrolling')

  await page.getByRole('searchbox').fill('ANAN')
  await page.getByText('1 found').waitFor()
  await page.getByRole('button', { name: 'Manage ananya@example.org' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Plan').selectOption('Pro')
  await dialog.getByLabel('Pro ends on').fill('2099-01-02')
  await dialog.getByLabel('Reason, for the audit log').fill('Goodwill')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Pro')
  await page.locator('.user .tag.strong').waitFor()
  t.match(await users.findOne({ email: ANANYA.email }), { plan: 'Pro', planExpiresAt: new Date('2099-01-02') })

  await page.getByRole('button', { name: 'Manage ananya@example.org' }).click()
  await dialog.getByRole('button', { name: `Unpublish ${made[1]}` }).click()
  await page.getByLabel('Reason, for the audit log').last().fill('Not a CV')
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await page.getByText('View CV 1 (not published)').waitFor()
  await app.anyone().get(`/cv/${made[1]}`).expect(404)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Coupons' }).click()
  await page.getByRole('button', { name: 'New coupon' }).click()
  await page.getByLabel('Code').fill('half')
  await page.getByLabel('Percent off').fill('50')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('0 of any number used').waitFor()
  await page.getByRole('button', { name: 'Deactivate HALF' }).click()
  await page.getByText('Off', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Delete HALF' }).click()
  await page.getByRole('button', { name: 'Delete HALF for good' }).click()
  await page.getByText('No coupons yet').waitFor()

  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('img', { name: /^Sign-ups by day/ }).waitFor()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('“Not a CV”').waitFor()
  await page.getByText(/Plan expires at: 2 January 2099/).waitFor()
  t.ok(await page.getByText('deleted the coupon HALF').isVisible())
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'All users as CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  t.equal(csv.trimEnd().split('\r\n').length, 113)
  t.same(errors, [])
})

t.test('a payment is refunded with a click and a reason', async t => {
  const buyer = await shop.buyer('buyer@example.org')
  await buyer.verify(await shop.pay(await buyer.order())).expect(200)
  const { page } = await signedIn(t, ADMIN)
  await page.goto(`${app.url}/admin?show=payments`)
  await page.getByRole('button', { name: 'Trail' }).click()
  await page.locator('ol.trail li').nth(1).waitFor()
  await page.getByRole('button', { name: 'Refund buyer@example.org' }).click()
  await page.getByLabel('Reason, for the audit log').fill('Bought twice')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByText(/^Refund(ed| under way)$/).waitFor()
})

t.test('invoices are found, read and downloaded, and lead to their payment and back', async t => {
  const buyer = await shop.buyer('invoiced@example.org')
  await buyer.verify(await shop.pay(await buyer.order())).expect(200)
  const [{ documents }] = await buyer.payments()
  const { number } = documents[0]
  const { page, errors } = await signedIn(t, ADMIN)
  await page.goto(`${app.url}/admin`)
  await page.getByRole('link', { name: 'Invoices' }).click()
  const rows = page.locator('.rows.invoices > li')
  const row = rows.filter({ hasText: number })
  await row.waitFor()
  t.match(await row.innerText(), /Karnataka · B2CS · pay_\w+\s+Invoice\s+Place assumed[\s\S]*INR 590\.00/)
  await page.getByRole('searchbox', { name: 'Find invoices' }).fill('invoiced@example')
  await page.waitForFunction(() => document.querySelectorAll('.rows.invoices > li').length === 1)
  await page.getByLabel('All kinds').selectOption('Credit note')
  await page.getByText('No invoices found').waitFor()
  await page.getByLabel('All kinds').selectOption('Invoice')
  await page.getByLabel('All documents').selectOption('Place assumed')
  await page.getByLabel('All places').selectOption('Karnataka')
  await page.getByRole('button', { name: `Details of ${number}` }).click()
  await page.locator('ol.trail li').first().waitFor()
  t.match(
    await page.locator('.tax-facts').innerText(),
    /CGST 9 %\s+INR 45\.00[\s\S]+SHA-256 of invoice\.json\s+[0-9a-f]{64}/,
  )
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `PDF of ${number}` }).click()
  t.equal((await saved).suggestedFilename(), `TruCV ${number.replaceAll('/', '-')}.pdf`)
  await page.getByRole('link', { name: `Payment of ${number}` }).click()
  await page.getByRole('link', { name: 'All payments' }).waitFor()
  t.equal(await page.locator('.rows > li').count(), 1)
  await page.getByRole('link', { name: number }).click()
  await row.waitFor()
  t.equal(await page.getByRole('searchbox', { name: 'Find invoices' }).inputValue(), number)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('downloaded a tax document of the order').waitFor()
  t.ok(await page.getByText('read a tax document of the order').first().isVisible())
  t.same(errors, [])
})

t.test('an admin who loses the role while the page is open gets the 403 screen', async t => {
  const second: Person = { email: 'second@example.org', name: 'Second' }
  await (await app.as(second)).get('/me').expect(200)
  const path = `/admin/users/${await idOf(second.email)}`
  await agent.patch(path).send({ role: 'admin', reason: 'Helps out' }).expect(200)
  const { page } = await signedIn(t, second)
  await page.goto(`${app.url}/admin`)
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await agent.patch(path).send({ role: 'user', reason: 'Left' }).expect(200)
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByText('Error code: 403').waitFor()
  t.equal(await page.locator('.user').count(), 0, 'the earlier results are gone')
  await page.getByRole('button', { name: 'Go home' }).click()
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
  await page.getByRole('link', { name: 'Admin' }).first().click()
  await page.locator('.toast', { hasText: 'not allowed' }).waitFor()
  await page.getByText("Access denied. You're signed in, but your account doesn't have permission").waitFor()
})

t.test('a user exports all data, signs out everywhere, and deletes the account', async t => {
  const person: Person = { email: 'leaver@example.org', name: 'Leaver', sub: 'leaver' }
  const own = await app.as(person)
  await own.post('/cvs').send({ title: 'Takeaway', content: contentWith() }).expect(201)
  const { page } = await signedIn(t, person)
  await page.goto(`${app.url}/settings`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  t.match(JSON.parse(await readFile(await (await saved).path(), 'utf8')), { cvs: [{ title: 'Takeaway' }] })
  await page.waitForTimeout(1_000)
  const loads: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(`${app.url}/login`)
  t.same(loads, [`${app.url}/login`], 'the login page is loaded once')
  await own.get('/me').expect(401)

  await page.waitForTimeout(1_000)
  const again = await signedIn(t, person)
  await again.page.goto(`${app.url}/settings`)
  await again.page.getByRole('button', { name: 'Delete account' }).click()
  const go = again.page.getByRole('button', { name: 'Delete for good' })
  await again.page.getByLabel(/to confirm/).fill('leaver@example.or')
  t.ok(await go.isDisabled())
  await again.page.getByLabel(/to confirm/).fill('Leaver@example.org')
  await go.click()
  await again.page.getByText('Your account is deleted.').waitFor()
  await again.page.waitForURL(`${app.url}/`)
  t.same(await again.page.evaluate(() => Object.keys(localStorage)), [])
  t.equal(await users.countDocuments({ sub: 'leaver' }), 0)
})

const PHONE = { viewport: { width: 390, height: 844 } }
const setBanned = (id: string, banned: boolean) => admin.patch(`/admin/users/${id}`).send({ banned }).expect(200)

t.test('every path shows the screen for banned users, whose export and deletion work', async t => {
  const email = 'suspended@example.org'
  const { agent, id, ...buyer } = await shop.buyer(email)
  await agent.post('/cvs').send({ content: contentWith() }).expect(201)
  await buyer.verify(await shop.pay(await buyer.order())).expect(200)
  await setBanned(id, true)
  const { page } = await signedInPage(t, app, { email }, PHONE)
  for (const path of ['/', '/dashboard', '/create-cv', '/subscription', '/wallet', '/admin']) {
    await page.goto(app.url + path)
    await page.getByRole('heading', { level: 1, name: 'Your account is suspended' }).waitFor()
    // Requests that a screen made before the ban was known may have shown the same message.
    const said = await page.locator('.toast').allTextContents()
    t.same(
      said.filter(text => !text.includes('suspended')),
      [],
      path,
    )
  }
  await page.goto(`${app.url}/dashboard`)
  await page.getByText(/^Invoice TCV/).waitFor()
  t.equal(await page.getByRole('button', { name: 'Sign out everywhere' }).count(), 0)

  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  t.match(JSON.parse(await readFile(await (await exported).path(), 'utf8')), { account: [{ email, banned: true }] })
  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download TCV/ }).click()
  t.match((await invoice).suggestedFilename(), /^TruCV invoice TCV-.*\.pdf$/)

  await page.goto(`${app.url}/privacy-policy`)
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
  await page.goto(app.url)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel(/to confirm/).fill(email)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  t.equal(await shop.users.countDocuments({ email }), 0)
})

t.test('banned during a session: seen at the next call, gone when the ban is lifted', async t => {
  const email = 'meanwhile@example.org'
  const { id } = await shop.buyer(email)
  const { page } = await signedInPage(t, app, { email }, PHONE)
  await page.goto(`${app.url}/settings`)
  const everywhere = page.getByRole('button', { name: 'Sign out everywhere' })
  await everywhere.waitFor()
  await setBanned(id, true)
  await everywhere.click()
  await page.getByRole('heading', { level: 1, name: 'Your account is suspended' }).waitFor()
  await setBanned(id, false)
  await page.reload()
  await everywhere.waitFor()
  t.equal(await page.getByText('suspended').count(), 0)
})
