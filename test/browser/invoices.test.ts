// What the payment popup asks for the invoice, in a browser: place and business, what is remembered, and where it can be erased.
import { readFile } from 'node:fs/promises'
import { firstYearOf, yearName } from '../../api/billing/tax/numbers.ts'
import { ADMIN, type Person, startApp } from '../harness.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'
import { proceedToPay, signedInPage } from './browser.ts'
import { axeInBoth, keyboardComplaints, layoutComplaints } from './layout.ts'

const app = await startApp(t, { SELLER_LUT: `${yearName(firstYearOf(new Date()))}:AD290326000002B` })
const SELLER = app.config.seller.gstin
const GSTIN = '29KLMCQ7071N1ZL'
const CHOOSE = 'Choose your State or country. It goes on the invoice.'

let people = 0
/** A new signed-in person, with the popup open; `sent`: the bodies of the checkouts. */
async function openPopup(t: Test, options = {}, service = app) {
  people += 1
  const person: Person = { email: `invoiced${people}@example.com`, name: 'Bina Buyer' }
  const { page, errors } = await signedInPage(t, service, person, { reducedMotion: 'reduce', ...options })
  const sent: { amount: number; billing?: object }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/cv/checkout')) sent.push(request.postDataJSON())
  })
  const popup = page.getByRole('dialog', { name: 'Get Pro Plan' })
  const open = async (name = 'Add 6 months') => {
    await page.goto(`${service.url}/subscription`)
    await page.getByRole('button', { name }).click()
    await popup.waitFor()
  }
  await open('Get Pro')
  const place = popup.getByLabel('Your State or country')
  const pay = popup.getByRole('button', { name: 'Proceed To Pay' })
  const sheet = page.frameLocator('iframe')
  const complete = async () => {
    await sheet.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(`${service.url}/`)
  }
  const field = (name: string) => popup.getByLabel(name, { exact: true })
  const api = await service.as(person)
  const billing = async () => (await api.get('/me/billing').expect(200)).body.billing
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
  return { page, errors, sent, popup, open, place, pay, sheet, complete, field, api, billing, focused }
}

t.test('a person chooses a State; without one the second press goes on', async t => {
  const { page, popup, place, pay, sheet, complete, sent, api, focused, errors } = await openPopup(t)
  const names = await place.locator('option').allTextContents()
  t.equal(await place.inputValue(), '', 'nothing is guessed')
  t.same([names[1], names.at(-1)], ['Andaman and Nicobar Islands', 'Other Territory (India)'])
  t.equal(await place.locator('optgroup[label="India"] option').count(), 36)
  t.equal(await place.locator('optgroup[label="Other countries"] option[value="IN"]').count(), 0)
  await popup.getByText('18% GST included', { exact: true }).waitFor()
  await pay.click()
  await popup.getByText(CHOOSE).waitFor()
  t.same([await focused(), sent], ['Your State or country', []])
  await pay.click()
  await sheet.getByRole('button', { name: 'Close without paying' }).click()
  t.same(sent, [{ currType: 'INR', amount: 59_000 }])
  await place.selectOption('27')
  t.equal(await popup.getByText(CHOOSE).count(), 0)
  await pay.click()
  await complete()
  t.match(sent[1], { billing: { country: 'IN', state: '27' } })
  const [payment] = (await api.get('/me/payments').expect(200)).body.payments
  const { body } = await api.get(`/me/documents/${payment.documents[0].id}/facts`).expect(200)
  t.match(body.facts, { placeOfSupply: { code: '27', name: 'Maharashtra' }, placeAssumed: false })
  await page.goto(`${app.url}/settings`)
  const payments = page.getByRole('region', { name: 'Payments', exact: true })
  await payments.getByText(/^Invoice TCV\/\d\d-\d\d\/000001 · \d+ \w+ \d{4} ·$/).waitFor()
  await payments.getByRole('button', { name: 'Download TCV' }).waitFor()
  await payments.getByText('Something wrong on it? Write to').waitFor()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your invoices go with the account.').waitFor()
  await page.getByRole('button', { name: 'Download them now.' }).waitFor()
  t.same(errors, [])
})

t.test('a business gives its GSTIN, which is checked while it is typed and sets the State', async t => {
  const { page, popup, place, pay, complete, field, sent, open, focused } = await openPopup(t)
  await place.selectOption('27')
  await popup.getByLabel('I need an invoice for my business').check()
  for (const [typed, words] of [
    ['29KLMCQ7071N1Z', 'A GSTIN has 15 characters.'],
    ['29KLMCQ70X1N1ZL', 'This does not look like a GSTIN.'],
    ['99KLMCQ7071N1ZL', 'No State has this code.'],
    ['29KLMCQ7071N1ZA', 'One character is wrong: the check digit does not fit.'],
  ] as const) {
    await field('GSTIN').fill(typed)
    await popup.getByText(words).waitFor()
  }
  await pay.click()
  t.same([await focused(), sent], ['GSTIN', []])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${width} px, with errors`)
  }
  await field('GSTIN').fill('29-klmcq 7071n1zl')
  t.equal(await place.inputValue(), '29')
  await place.selectOption('27')
  await popup.getByText('This GSTIN belongs to Karnataka.').waitFor()
  await place.selectOption('29')
  await field('Legal name').fill('Blue Lotus Traders')
  await field('Address').fill('4 Market Road\n1st floor')
  await pay.click()
  await complete()
  const business = { gstin: GSTIN, legalName: 'Blue Lotus Traders', address: '4 Market Road\n1st floor' }
  t.match(sent, [{ billing: { country: 'IN', state: '29', business: { legalName: 'Blue Lotus Traders' } } }])
  await open()
  await page.waitForFunction(gstin => [...document.querySelectorAll('input')].some(one => one.value === gstin), GSTIN)
  t.same([await place.inputValue(), await field('Address').inputValue()], ['29', business.address], 'remembered')
})

t.test('a person abroad pays without GST in another currency; it is remembered, changed and erased', async t => {
  const { page, popup, place, field, complete, sent, open, billing } = await openPopup(t)
  await place.selectOption('SG')
  await popup.getByText('18% GST included', { exact: true }).waitFor()
  await popup.getByLabel('Currency').selectOption('SGD')
  await popup.getByText('No GST: this is an export', { exact: true }).waitFor()
  await popup.getByLabel('I need an invoice for my business').check()
  for (const name of ['Company name', 'Address', 'Tax number (optional)']) await field(name).waitFor()
  t.equal(await field('GSTIN').count(), 0)
  await popup.getByLabel('I need an invoice for my business').uncheck()
  await field('City or address').fill('Singapore 189970')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    t.same([...(await axeInBoth(page)), ...(await keyboardComplaints(page))], [], `${width} px`)
  }
  await proceedToPay(popup, 'SG')
  await complete()
  t.match(sent, [{ amount: 5_000, billing: { country: 'SG', address: 'Singapore 189970' } }])
  await page.goto(`${app.url}/settings`)
  const card = page.getByRole('region', { name: 'For invoices' })
  await card.getByText('Singapore 189970').waitFor()
  await card.getByRole('button', { name: /^Change/ }).click()
  const dialog = page.getByRole('dialog', { name: 'For your next invoice' })
  t.equal(await dialog.getByLabel('City or address').inputValue(), 'Singapore 189970')
  await dialog.getByLabel('Your State or country').selectOption('AE')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText('United Arab Emirates').waitFor()
  t.same(await billing(), { country: 'AE' }, 'an address belongs to its place')
  await open()
  await page.waitForFunction(() => [...document.querySelectorAll('select')].some(one => one.value === 'AE'))
  await page.goto(`${app.url}/settings`)
  await card.getByRole('button', { name: /^Erase/ }).click()
  await card.waitFor({ state: 'detached' })
  t.equal(await billing(), null)
  await open()
  await page.waitForLoadState('networkidle')
  t.equal(await place.inputValue(), '')
})

t.test('what only the service knows is shown at its field', async t => {
  const { popup, pay, place, field, sent, focused, sheet } = await openPopup(t)
  await popup.getByLabel('I need an invoice for my business').check()
  await field('GSTIN').fill(SELLER)
  await field('Legal name').fill('Blue Lotus Traders')
  await field('Address').fill('1\n2\n3\n4\n5')
  await pay.click()
  await popup.getByText('This is the GSTIN of the seller.').waitFor()
  await popup.getByText('This must have 1 to 300 characters in at most 4 lines.').waitFor()
  t.same([await focused(), await place.inputValue(), sent.length], ['GSTIN', SELLER.slice(0, 2), 1])
  await field('GSTIN').fill(GSTIN)
  t.equal(await popup.getByText('This is the GSTIN of the seller.').count(), 0)
  await field('Address').fill('4 Market Road')
  await pay.click()
  await sheet.getByRole('button', { name: /^Pay/ }).waitFor()
})

t.test('a seller who is not registered shows no word of GST', async t => {
  const service = await startApp(t, { SELLER_GSTIN: 'none', SELLER_LUT: '' })
  const { page, popup, place, complete } = await openPopup(t, {}, service)
  await place.selectOption('29')
  t.notMatch(await popup.textContent(), /GST|business/)
  await proceedToPay(popup)
  await complete()
  for (const path of [
    '/',
    '/subscription',
    '/settings',
    '/terms-and-conditions',
    '/refund-policy',
    '/contact-us',
    '/create-cv',
  ]) {
    await page.goto(service.url + path)
    await page.waitForLoadState('networkidle')
    t.notMatch(await page.locator('body').textContent(), /GST/, path)
  }
})

t.test(
  'in each currency the price on screen is what is paid, with a coupon too; refunds in parts have their notes',
  async t => {
    const admin = await app.as(ADMIN)
    await admin
      .post('/admin/coupons')
      .send({ code: 'THIRD', percentOff: 33, maxRedemptions: 10, perUser: 4 })
      .expect(201)
    const { page, popup, field, sent, open, complete, api, errors } = await openPopup(t)
    for (const [currency, place] of Object.entries({ INR: '29', USD: 'US', AED: 'AE', SGD: '33' })) {
      if (sent.length > 0) await open()
      await popup.getByLabel('Currency').selectOption(currency)
      await field('Coupon code').fill('THIRD')
      await popup.getByRole('button', { name: 'Apply' }).click()
      await popup.getByRole('heading', { name: 'Discounted price' }).waitFor()
      const shown = await popup.locator('.payment-price strong').textContent()
      await proceedToPay(popup, place)
      await complete()
      const [{ amountMinor, documents }] = (await api.get('/me/payments').expect(200)).body.payments
      t.equal(Number(shown?.replace(/[^\d.]/g, '')) * 100, amountMinor, currency)
      t.match(documents, [{ kind: 'invoice', totalMinor: amountMinor, currency }])
    }
    const [{ id, amountMinor }] = (await api.get('/me/payments').expect(200)).body.payments
    const { payment } = (await admin.get(`/admin/payments/${id}`).expect(200)).body
    const { baseUrl, keyId, keySecret } = app.config.razorpay
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
    for (const amount of [1_000, amountMinor - 1_000]) {
      const address = `${baseUrl}/v1/payments/${payment.paymentId}/refund`
      await fetch(address, { method: 'POST', headers: { authorization }, body: JSON.stringify({ amount }) })
    }
    await until('both notes are issued', async () => {
      const [{ documents }] = (await api.get('/me/payments').expect(200)).body.payments
      return documents.length === 3
    })
    await page.goto(`${app.url}/settings`)
    const payments = page.getByRole('region', { name: 'Payments', exact: true })
    await payments
      .getByText(/^Credit note TCC\//)
      .nth(1)
      .waitFor()
    const saved = page.waitForEvent('download')
    await payments.getByRole('button', { name: 'Download TCC' }).first().click()
    t.match((await saved).suggestedFilename(), /^TruCV credit note TCC-\d\d-\d\d-\d{6}\.pdf$/)
    t.match((await readFile(await (await saved).path())).toString('latin1'), /^%PDF-/)
    t.same(errors, [])
  },
)
