// The screens of buying: the plans with Pro, the popup, coupons in it, the payments in the settings.
import type { Page } from 'playwright-core'
import { proceedToPay } from '../browser/browser.ts'
import { type Screen, screen } from './fixtures.ts'

const reply = (json: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(json),
})

/** The popup, with the service's answer to any coupon. */
const popup =
  (answer: { applied: boolean; value: number; message: string } | null): Screen['open'] =>
  async (page, { url }) => {
    await page.route('**/cv/coupon_apply', route =>
      route.fulfill(
        answer?.applied
          ? reply({ success: true, ...answer })
          : reply({ success: false, code: 'coupon_unknown', ...answer }, 422),
      ),
    )
    await page.goto(`${url}/subscription`)
    await page.getByRole('button', { name: 'Get Pro' }).click()
    await page.getByRole('dialog').waitFor()
    if (!answer) return
    await page.getByLabel('Coupon code').fill('WELCOME50')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.locator('.coupon-says .icon').waitFor()
    await page.locator('canvas.confetti').waitFor({ state: 'detached' })
  }

/** The popup with the fields of a business, without a place or in one; `presses` shows what is missing. */
const business =
  (place: string, presses: boolean): Screen['open'] =>
  async (page, fixtures) => {
    await popup(null)(page, fixtures)
    await page.getByLabel('Your State or country').selectOption(place)
    await page.getByLabel('I need an invoice for my business').check()
    if (presses) await page.getByRole('button', { name: 'Proceed To Pay' }).click()
  }

async function paying(page: Page, { url }: { url: string }) {
  await page.route('**/cv/checkout', () => undefined)
  await page.goto(`${url}/subscription`)
  await page.getByRole('button', { name: 'Get Pro' }).click()
  await proceedToPay(page.getByRole('dialog'))
  await page.locator('.payment-state .spinner').waitFor()
}

const none = { documents: [], documentState: 'none' }
const document = (kind: string, number: string) => ({
  ...{ id: number, kind, number },
  ...{ date: '2026-11-20', totalMinor: 59_000, currency: 'INR', ready: true },
})

async function paid(page: Page, { url }: { url: string }) {
  const payment = (id: string, more: object) => ({
    ...{
      id,
      documents: [document('invoice', 'TCV/26-27/000042')],
      documentState: 'issued',
      date: '2026-11-20T12:00:00.000Z',
      amountMinor: 59_000,
      currency: 'INR',
    },
    ...{ taxableMinor: 50_000, gstMinor: 9_000, plan: 'Pro', status: 'paid' },
    ...{ from: '2026-11-20T12:00:00.000Z', to: '2027-05-20T12:00:00.000Z' },
    ...more,
  })
  const payments = [
    payment('a', {}),
    payment('b', {
      ...{ status: 'partially_refunded', currency: 'USD', amountMinor: 3_000 },
      documents: [document('invoice', 'TCV/26-27/000041'), document('credit_note', 'TCC/26-27/000007')],
    }),
    payment('c', { status: 'unconfirmed', ...none, from: null, to: null }),
    payment('d', { amountMinor: 0, ...none }),
  ]
  const business = { gstin: '29KLMCQ7071N1ZL', legalName: 'Blue Lotus Traders', address: '4 Market Road\nBengaluru' }
  const billing = { country: 'IN', state: '29', business }
  await page.route('**/me/billing', route => route.fulfill(reply({ success: true, billing })))
  await page.route('**/me/payments', route => route.fulfill(reply({ success: true, payments })))
  await page.goto(`${url}/settings`)
  await page.getByRole('heading', { name: 'Payments', exact: true }).waitFor()
}

const wrong = { applied: false, value: 590, message: 'This coupon is not valid for this currency.' }
const right = { applied: true, value: 295, message: 'Coupon applied: you save 50 %.' }

export const PAYMENT_SCREENS: Screen[] = [
  screen('subscription-pro', 'payer', async (page, { url }) => {
    await page.goto(`${url}/subscription`)
    await page.getByRole('button', { name: 'Current Plan' }).waitFor()
  }),
  { name: 'payment', who: 'newcomer', open: popup(null) },
  { name: 'payment-wrong-coupon', who: 'newcomer', open: popup(wrong) },
  { name: 'payment-coupon', who: 'newcomer', open: popup(right) },
  { name: 'payment-busy', who: 'newcomer', open: paying },
  { name: 'payment-business', who: 'newcomer', open: business('', true) },
  { name: 'payment-abroad', who: 'newcomer', open: business('SG', false) },
  { name: 'settings-payments', who: 'payer', open: paid },
  screen('settings-billing', 'payer', async (page, fixtures) => {
    await paid(page, fixtures)
    await page.getByRole('button', { name: /^Change what/ }).click()
    await page.getByRole('dialog').waitFor()
  }),
]
