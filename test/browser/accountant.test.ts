// What admins do with tax documents, in a browser: correct details, credit chargebacks, read and download the month's return, keep years.
import { readFile } from 'node:fs/promises'
import { firstYearOf, yearName } from '../../api/billing/tax/numbers.ts'
import { isoDayInIndia } from '../../api/core/days.ts'
import { ADMIN, startApp } from '../harness.ts'
import { buy, openShop } from '../payments-harness.ts'
import { until } from '../processes.ts'
import t, { type Test } from '../tap.ts'
import { signedInPage } from './browser.ts'
import { axeInBoth, layoutComplaints } from './layout.ts'

const shop = await openShop(t)
const { app } = shop
await shop.control('/settings', { webhooks: 'on' })
const GSTIN = '29KLMCQ7071N1ZL'
const UIN = '2917UNO00018UN6'
const MONTH = isoDayInIndia(new Date()).slice(0, 7)

async function openAdmin(t: Test, part: string, service = app) {
  const { page, errors } = await signedInPage(t, service, ADMIN, { reducedMotion: 'reduce' })
  await page.goto(`${service.url}/admin?show=${part}`)
  /** No complaint at the widths of a phone and a desk. */
  const checkLook = async (t: Test, what: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      t.same([...(await axeInBoth(page)), ...(await layoutComplaints(page))], [], `${what} at ${width} px`)
    }
  }
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  /** Gives a reason in the open dialog and goes through with it. */
  const confirm = async (action: string) => {
    await dialog.getByLabel('Reason').fill('The accountant asked for it')
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  return { page, errors, dialog, field, confirm, row, checkLook }
}

t.test('an admin corrects an invoice: a credit note and a new invoice, which the buyer sees', async t => {
  const email = 'corrected@example.com'
  const { payment, triple } = await buy(shop, await shop.buyer(email), {
    billing: { country: 'IN', state: '27', name: 'Bina' },
  })
  const [{ number }] = payment.documents
  const open = await openAdmin(t, `invoices&q=${triple.razorpay_payment_id}`)
  const { page, dialog, field, confirm, row, checkLook } = open
  await row(number).getByRole('button', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Correct details' }).click()
  t.same([await field('State or country').inputValue(), await field('Name').inputValue()], ['27', 'Bina'])
  await dialog.getByText('the buyer gets both by mail').waitFor()
  await dialog.getByLabel('An invoice for a business').check()
  await field('Legal name').fill('Blue Lotus Traders')
  await field('Address').fill('4 Market Road')
  await field('GSTIN').fill('29KLMCQ7071N1ZA')
  await dialog.getByText('One character is wrong: the check digit does not fit.').waitFor()
  await checkLook(t, 'a wrong GSTIN')
  await field('GSTIN').fill(app.config.seller.gstin)
  await dialog.getByLabel('Reason').fill('Wrong State')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await dialog.getByText('This is the GSTIN of the seller.').waitFor()
  await field('GSTIN').fill(GSTIN)
  t.equal(await field('State or country').inputValue(), '29')
  await confirm('Correct')
  await row(`GSTIN ${GSTIN}`).waitFor()
  t.equal(await page.locator('.tag', { hasText: 'Credit note' }).count(), 1)
  await row(`GSTIN ${GSTIN}`).getByRole('button', { name: 'Details' }).click()
  await page.getByRole('button', { name: 'Correct details' }).click()
  await field('GSTIN').fill(UIN)
  await confirm('Correct')
  await row(`GSTIN ${UIN}`).waitFor()
  const buyer = await signedInPage(t, app, { email })
  await buyer.page.goto(`${app.url}/settings`)
  const own = buyer.page.getByRole('region', { name: 'Payments', exact: true })
  await own.getByText('Something wrong on it? Write to').waitFor()
  const kinds = (await own.locator('.payment-documents').innerText()).match(/Invoice|Credit note/g)
  t.same(kinds, ['Invoice', 'Credit note', 'Invoice', 'Credit note', 'Invoice'])
})

t.test('a lost chargeback is shown to both, and an admin issues its credit note', async t => {
  const email = 'charged@example.com'
  const { payment, triple } = await buy(shop, await shop.buyer(email))
  await shop.control('/dispute', { payment_id: triple.razorpay_payment_id, status: 'lost' })
  const admin = async () => (await shop.admin.get(`/admin/payments/${payment.id}`).expect(200)).body.payment
  await until('the chargeback is known', async () => (await admin()).status === 'charged_back')
  const { page, confirm, row, checkLook } = await openAdmin(t, `payments&id=${payment.id}`)
  await row(email).getByText('Charged back').waitFor()
  await page.getByRole('button', { name: 'Issue a credit note' }).click()
  await page.getByText('A lost chargeback ends the plan by itself').waitFor()
  await checkLook(t, 'the credit of a chargeback')
  await confirm('Issue a credit note')
  await row(email).getByText('INR 590.00').filter({ hasText: 'credit note issued' }).waitFor()
  t.equal(await page.getByRole('button', { name: 'Issue a credit note' }).count(), 0)
  const buyer = await signedInPage(t, app, { email })
  await buyer.page.goto(`${app.url}/settings`)
  await buyer.page.getByText('Reversed by your bank').waitFor()
})

t.test('the month shows its tables, adds up, and is downloaded; a year is kept and released', async t => {
  const { page, dialog, confirm, row, checkLook, errors } = await openAdmin(t, 'invoices')
  await page.getByRole('link', { name: 'By month' }).click()
  const tables = page.getByRole('region', { name: 'Tables, in rupees', exact: true })
  const figures = async (name: string) =>
    (await tables.getByRole('row', { name }).getByRole('cell').allTextContents()).slice(0, -1)
  await tables.waitFor()
  t.same(await figures('B2B (4A)'), ['2', '1,000.00', '0.00', '90.00', '90.00'])
  t.same(await figures('CDNR (9B)'), ['1', '500.00', '0.00', '45.00', '45.00'])
  t.equal(await page.getByText('Adds up').count(), 4)
  t.equal(await page.getByText('Differs').count(), 0)
  await page.getByRole('region', { name: 'Lost chargebacks', exact: true }).getByText('590.00').nth(1).waitFor()
  await checkLook(t, 'the month')
  const save = async (name: string) => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return { name: (await saved).suggestedFilename(), text: await readFile(await (await saved).path(), 'latin1') }
  }
  const zip = await save('Download all (zip)')
  t.same([zip.name, zip.text.slice(0, 2)], [`TruCV GSTR-1 ${MONTH}.zip`, 'PK'])
  const csv = await save('CSV of B2B')
  t.equal(csv.name, `TruCV GSTR-1 ${MONTH} b2b.csv`)
  t.match(csv.text, GSTIN)
  await page.getByRole('button', { name: 'Keep a year' }).click()
  await checkLook(t, 'a year to keep')
  const year = yearName(firstYearOf(new Date()))
  await dialog.getByLabel('Financial year').fill(year)
  await confirm('Keep')
  await row(year).getByText('The accountant asked for it').waitFor()
  await row(year)
    .getByRole('button', { name: `Release ${year}` })
    .click()
  await confirm('Release')
  await page.getByText('No year is on hold').waitFor()
  await page.getByLabel('Month', { exact: true }).fill('2024-02')
  await page.waitForURL(/month=2024-02$/)
  await page.getByText('None in this month.').first().waitFor()
  t.same(await figures('B2B (4A)'), ['0', '0.00', '0.00', '0.00', '0.00'])
  await page.goto(`${app.url}/admin?show=audit`)
  for (const words of ['corrected an invoice', 'credit note for a chargeback', 'downloaded GSTR-1', 'hold on the tax'])
    await page.getByText(words).first().waitFor()
  t.same(errors, [])
})

t.test('a document that is missing is seen, and leads to its payment', async t => {
  const email = 'missing@example.com'
  const { payment } = await buy(shop, await shop.buyer(email), { billing: { country: 'SG' }, currency: 'USD' })
  const { page, row, checkLook } = await openAdmin(t, `invoices&month=${MONTH}`)
  await page.getByText('Adds up').nth(3).waitFor()
  await page.getByRole('row', { name: 'USD in rupees' }).first().waitFor()
  await shop.papers.deleteOne({ orderId: payment.id })
  await page.getByRole('button', { name: 'Count again' }).click()
  await page.getByText('Differs').first().waitFor()
  await checkLook(t, 'a difference')
  await page.getByRole('row', { name: payment.id }).getByRole('link', { name: 'Open' }).click()
  await row(email).waitFor()
})

t.test('a seller who is not registered files no return, which the month says', async t => {
  const { page, checkLook } = await openAdmin(
    t,
    `invoices&month=${MONTH}`,
    await startApp(t, { SELLER_GSTIN: 'none', SELLER_LUT: '' }),
  )
  await page.getByRole('heading', { name: 'No return' }).waitFor()
  t.equal(await page.getByRole('button', { name: 'Download all' }).count(), 0)
  await checkLook(t, 'no return')
})
