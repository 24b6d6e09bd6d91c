// Buying Pro in a browser, with the payment provider's stand-in: the popup's texts and prices, coupons, the checkout, the stored
// order and the redirect.
import type { Page } from 'playwright-core'
import { proceedToPay, signedInPage } from '../../browser/browser.ts'
import { axeComplaints } from '../../browser/layout.ts'
import { ADMIN, type Person, startApp } from '../../harness.ts'
import t, { type Test } from '../../tap.ts'

const app = await startApp(t)
const admin = await app.as(ADMIN)
for (const coupon of [
  { code: 'WELCOME50', percentOff: 50 },
  { code: 'GIFT', percentOff: 100, maxRedemptions: 5 },
  { code: 'RUPEES', prices: { INR: 490 }, currencies: ['INR'] },
]) {
  await admin.post('/admin/coupons').send(coupon).expect(201)
}

let people = 0
/** A new signed-in user on the plans page with the popup open. */
async function openPopup(t: Test, options = {}) {
  people += 1
  const person: Person = { email: `buyer${people}@example.com`, name: 'Bina Buyer' }
  const open = await signedInPage(t, app, person, options)
  await open.page.goto(`${app.url}/subscription`)
  await open.page.getByRole('button', { name: 'Get Pro' }).click()
  const popup = open.page.getByRole('dialog', { name: 'Get Pro Plan' })
  await popup.waitFor()
  const me = async () => (await (await app.as(person)).get('/me').expect(200)).body.user
  return { ...open, popup, person, me }
}
const price = (page: Page) => page.locator('.payment-price strong').textContent()
const struck = (page: Page) => page.locator('.payment-price s').allTextContents()
/** Compares digits only, because browsers format currencies differently. */
const digits = async (text: Promise<string | null>) => (await text)?.replace(/[^\d]/g, '')

t.test('the popup has its texts, its prices by currency, and satisfies axe', async t => {
  const { page, popup, errors, strangers } = await openPopup(t)
  await popup.getByRole('button', { name: 'Apply' }).waitFor()
  await popup.getByRole('button', { name: 'Proceed To Pay' }).waitFor()
  const selector = popup.getByLabel('Currency')
  t.same(await selector.locator('option').allTextContents(), ['Select Currency', 'INR', 'AED', 'SGD', 'USD'])
  t.equal(await digits(price(page)), '590', 'it starts at 590 INR')
  t.same(await struck(page), [], 'nothing is struck through without a coupon')
  for (const [currency, amount] of [
    ['USD', '30'],
    ['AED', '50'],
    ['SGD', '50'],
    ['INR', '590'],
  ] as const) {
    await selector.selectOption(currency)
    t.equal(await digits(price(page)), amount, currency)
    t.same(await struck(page), [])
  }
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'detached' })
  t.same(errors, [])
  t.same(strangers, [])
})

t.test('the reason why a coupon does not apply is red, until something is typed', async t => {
  const { page, popup } = await openPopup(t)
  const input = popup.getByLabel('Coupon code')
  await input.fill('NO-SUCH-CODE')
  await popup.getByRole('button', { name: 'Apply' }).click()
  const says = popup.locator('.coupon-says.wrong')
  await says.waitFor()
  t.match(await says.evaluate(element => getComputedStyle(element).color), /rgb\(1\d\d, \d\d?, \d\d?\)/)
  t.equal(await digits(price(page)), '590')
  await input.press('End')
  await page.keyboard.type('X')
  await says.waitFor({ state: 'detached' })
  await input.fill('RUPEES')
  await popup.getByLabel('Currency').selectOption('USD')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await says.waitFor()
})

t.test('a coupon lowers the price, and the price shown is the price paid', async t => {
  const { page, popup, me, errors } = await openPopup(t)
  await popup.getByLabel('Coupon code').fill('welcome50')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await popup.getByRole('heading', { name: 'Discounted price' }).waitFor()
  const canvas = page.locator('canvas.confetti')
  await canvas.waitFor({ state: 'attached' })
  t.equal(await canvas.evaluate(element => getComputedStyle(element).zIndex), '60')
  t.equal(await digits(price(page)), '295')
  t.same(
    (await struck(page)).map(text => text.replace(/\D/g, '')),
    ['599'],
  )
  await popup.getByText('List price', { exact: true }).waitFor()
  await canvas.waitFor({ state: 'detached' })
  await popup.getByLabel('Coupon code').fill('WELCOME5')
  t.same(
    [await digits(price(page)), await struck(page)],
    ['590', []],
    'the price is never of another code than the field',
  )
  await popup.getByLabel('Coupon code').fill('welcome50')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await popup.getByRole('heading', { name: 'Discounted price' }).waitFor()
  await canvas.waitFor({ state: 'detached' })
  await popup.getByLabel('Currency').selectOption('AED')
  t.equal(await digits(price(page)), '50')
  t.same([await struck(page), await popup.locator('.coupon-says').textContent()], [[], ''], 'its result is gone')
  t.equal(await popup.getByLabel('Coupon code').inputValue(), 'welcome50', 'the code stays, and waits for Apply')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await popup.getByRole('heading', { name: 'Discounted price' }).waitFor()
  t.equal(await digits(price(page)), '25')
  t.same(
    (await struck(page)).map(text => text.replace(/\D/g, '')),
    ['50'],
    'where there is no list price, the plain one',
  )
  t.equal(await popup.getByText('List price').count(), 0)

  await proceedToPay(popup)
  const sheet = page.frameLocator('iframe')
  await sheet.getByText('AED 25.00').first().waitFor()
  await sheet.getByRole('button', { name: 'Let the payment fail' }).click()
  await sheet.getByText('The payment failed. Please try again.').waitFor()
  await sheet.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Payment successful.').waitFor()
  await page.waitForURL(`${app.url}/`)
  const paymentId = await page.evaluate(() => localStorage.getItem('paymentId'))
  t.match(paymentId, /^pay_[A-Za-z0-9]{14}$/)
  t.match(await me(), { subscriptionPlan: 'Pro', paymentId })

  await page.goto(`${app.url}/subscription`)
  await page.getByRole('button', { name: 'Current Plan' }).waitFor()
  t.ok(await page.getByRole('button', { name: 'Current Plan' }).isDisabled())
  await page.getByRole('button', { name: 'Add 6 months' }).click()
  await popup.waitFor()
  await page.goto(`${app.url}/settings`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  await payments.getByText('Paid', { exact: true }).waitFor()
  t.match(await payments.textContent(), /AED\s*25/)
  t.same(errors, [])
})

t.test('a coupon that makes the price 0 grants Pro at once', async t => {
  const { page, popup, me } = await openPopup(t)
  await popup.getByLabel('Coupon code').fill('GIFT')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(`${app.url}/`)
  t.equal(await popup.count(), 0)
  t.match(await me(), { subscriptionPlan: 'Pro', couponCode: 'GIFT' })
  await page.goto(`${app.url}/create-cv?start=empty`)
  await page.getByRole('button', { name: 'Download PDF Pro · free coupon' }).waitFor()
})

t.test('failures show a message and can be retried', async t => {
  const { page, popup } = await openPopup(t)
  const pay = popup.getByRole('button', { name: 'Proceed To Pay' })
  await popup.getByLabel('Your State or country').selectOption('29')
  await app.fault('razorpay', 'error')
  await pay.click()
  await page.getByText('Something went wrong on our side').first().waitFor()
  await app.fault('razorpay', 'off')
  t.ok(await pay.isEnabled())
  await page.route('**/cv/coupon_apply', route => route.abort())
  await popup.getByLabel('Coupon code').fill('WELCOME50')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('You seem to be offline').first().waitFor()
  t.ok(await pay.isEnabled())

  await page.route('**/cv/payment_verification', route =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, code: 'payment_not_verified', message: 'Payment verification failed.' }),
    }),
  )
  await pay.click()
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Payment verification failed.').waitFor()
  await popup.waitFor()
  t.ok(await pay.isEnabled())
  t.equal(await page.evaluate(() => localStorage.getItem('paymentId')), null)
})

t.test('a payment whose coupon has no use left shows a message, on the popup and in the list of payments', async t => {
  const { page, popup, person, me } = await openPopup(t)
  await popup.getByLabel('Coupon code').fill('WELCOME50')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await popup.getByRole('heading', { name: 'Discounted price' }).waitFor()
  await proceedToPay(popup)
  const pay = page.frameLocator('iframe').getByRole('button', { name: /^Pay/ })
  await pay.waitFor()
  const dollars = { amount: 1_500, currType: 'USD', couponCode: 'WELCOME50' }
  await (await app.as(person)).post('/cv/checkout').send(dollars).expect(200)
  await pay.click()
  await popup.getByText(/The coupon WELCOME50 had no use left for this payment.*We refund it in full/).waitFor()
  t.equal(await digits(price(page)), '590', 'the coupon is gone')
  t.ok(await popup.getByRole('button', { name: 'Proceed To Pay' }).isEnabled())
  t.match(await me(), { subscriptionPlan: 'Free' })
  t.same(await axeComplaints(page), [])
  await page.goto(`${app.url}/settings`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  await payments.getByText('Refunded in full: the coupon was used up, so this payment gave no Pro').waitFor()
})

t.test('the end of a plan is the same day on every screen, wherever its reader is', async t => {
  const person: Person = { email: 'ends@example.com', name: 'Ends' }
  await (await app.as(person)).get('/me').expect(200)
  const change = { plan: 'Pro', planExpiresAt: new Date('2099-05-20T20:00:00Z') }
  await app.connection.collection('users').updateOne({ email: person.email }, { $set: change })
  for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']) {
    const { page } = await signedInPage(t, app, person, { timezoneId })
    for (const path of ['/', '/subscription', '/dashboard', '/settings']) {
      await page.goto(`${app.url}${path}`)
      await page.getByText(/until 21 May 2099/).waitFor()
    }
    const office = await signedInPage(t, app, ADMIN, { timezoneId })
    await office.page.goto(`${app.url}/admin`)
    await office.page.getByRole('button', { name: `Manage ${person.email}` }).click()
    t.equal(await office.page.getByRole('dialog').getByLabel('Pro ends on').inputValue(), '2099-05-21', timezoneId)
  }
})

t.test('after a browser crash during the payment, the plan is active on return', async t => {
  const { page, context, popup, me } = await openPopup(t)
  await context.route('**/cv/payment_verification', route => route.abort())
  await proceedToPay(popup)
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Something went wrong.').waitFor()
  await page.close()
  // Razorpay's webhook tells the service.
  while ((await me()).subscriptionPlan !== 'Pro') await new Promise(done => setTimeout(done, 100))
  const again = await context.newPage()
  await again.goto(`${app.url}/settings`)
  await again.getByText('Pro plan').waitFor()
  await again.getByRole('region', { name: 'Payments', exact: true }).waitFor()
})

t.test('a double click makes one order, closing the checkout buys nothing, and the back button is safe', async t => {
  const { page, popup, me } = await openPopup(t)
  const orders: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/cv/checkout')) orders.push(request.url())
  })
  await popup.getByLabel('Your State or country').selectOption('29')
  await popup.getByRole('button', { name: 'Proceed To Pay' }).dblclick()
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).waitFor()
  t.equal(orders.length, 1)
  t.equal(await page.locator('iframe').count(), 1)
  await page.frameLocator('iframe').getByRole('button', { name: 'Close without paying' }).click()
  t.ok(await popup.getByRole('button', { name: 'Proceed To Pay' }).isEnabled())
  t.match(await me(), { subscriptionPlan: 'Free' })
  await page.goBack()
  await page.goForward()
  await page.getByRole('button', { name: 'Get Pro' }).click()
  await proceedToPay(popup)
  await page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`${app.url}/`)
  t.match(await me(), { subscriptionPlan: 'Pro' })
})
