// The admin's dashboard in its states, on mocked replies with every plan, address and outcome that a card or a row may show.
import type { Page } from 'playwright-core'
import { GSTR1_TABLES } from '../../api/core/contract/tax-admin.ts'
import { afterPress, type Fixtures, type Screen, screen } from './fixtures.ts'

const day = (at: number) => new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10)
const LONG = 'a.very.long.address.of.somebody.with.many.names@department.university.example.org'
const PAYMENT_ID = 'pay_Nf3xQmV8cL2kTa'

function usersOn(fixtures: Fixtures) {
  const user = (email: string, more: object = {}) => ({
    ...{ _id: 'a'.repeat(24), email, subscriptionPlan: 'Free', paymentId: null, couponCode: null },
    ...{ nanoIds: [], published: [], ...more },
  })
  const ids = Object.values(fixtures.published)
  const pro = { subscriptionPlan: 'Pro', paymentId: PAYMENT_ID, couponCode: 'WELCOME-2025' }
  const data = [
    user('ananya@example.org', { ...pro, nanoIds: ids, published: ids.slice(0, 2) }),
    user('newcomer@example.org', { _id: 'b'.repeat(24) }),
    user(LONG, { _id: 'c'.repeat(24), nanoIds: ids.slice(0, 1), published: ids.slice(0, 1) }),
  ]
  return { success: true, message: 'All users.', data, nextCursor: null, total: data.length }
}

const account = {
  ...{ _id: 'a'.repeat(24), email: 'ananya@example.org', name: 'Ananya Śrīnivāsan', role: 'user', banned: false },
  ...{ subscriptionPlan: 'Pro', planExpiresAt: '2027-05-20T00:00:00.000Z', paymentId: PAYMENT_ID },
  ...{ couponCode: 'WELCOME-2025', nanoIds: [], createdAt: '2026-11-18T09:30:00.000Z' },
}
const terms = { prices: null, maxRedemptions: 100, perUser: 1, startsAt: null, expiresAt: null, active: true }
const coupons = [
  { code: 'WELCOME-2025', percentOff: 50, ...terms, currencies: ['INR', 'USD', 'AED', 'SGD'], redemptions: 37 },
  {
    ...{ code: 'A-CODE-OF-THIRTY-TWO-CHARACTERS-', ...terms, percentOff: null, prices: { INR: 290, USD: 15 } },
    ...{ currencies: ['INR', 'USD'], maxRedemptions: null, redemptions: 4, active: false },
    expiresAt: '2027-11-01T00:00:00.000Z',
  },
].map(coupon => ({ ...coupon, createdAt: '2026-11-18T09:30:00.000Z' }))
const payment = (id: string, more: object = {}) => ({
  ...{
    id,
    documents: [],
    documentState: 'none',
    date: '2026-11-20T12:04:31.000Z',
    amountMinor: 59_000,
    currency: 'INR',
  },
  ...{
    taxableMinor: 50_000,
    gstMinor: 9_000,
    plan: 'Pro',
    from: null,
    to: null,
    status: 'paid',
    userId: 'a'.repeat(24),
  },
  ...{ email: 'ananya@example.org', orderId: 'order_9A33XWu170gUtm', paymentId: PAYMENT_ID, couponCode: null },
  ...{ overLimit: false, refundedMinor: 0, review: null, disputes: [], ...more },
})
const document = (serial: number, more: object = {}) => ({
  ...{ id: String(serial).repeat(24), kind: 'invoice', number: `TCV/26-27/00000${serial}`, date: '2026-11-20' },
  ...{ totalMinor: 59_000, currency: 'INR', ready: true, orderId: '1'.repeat(24), paymentId: PAYMENT_ID },
  ...{ recipient: 'Ananya Śrīnivāsan', gstin: null, place: { code: '29', name: 'Karnataka' }, table: 'B2CS' },
  ...{ problems: [], amendable: true, ...more },
})
const documents = [
  document(3, {
    kind: 'credit_note',
    number: 'TCC/26-27/000001',
    totalMinor: 29_500,
    problems: ['late'],
    amendable: false,
  }),
  document(2, {
    ...{ recipient: `${LONG} ${LONG}`, gstin: '26AAAAA0000A1Z5', table: 'B2B', totalMinor: 1_23_456_00 },
    ...{ place: { code: '26', name: 'Dadra and Nagar Haveli and Daman and Diu' } },
    problems: ['place_assumed', 'without_pdf', 'file_before_30_november'],
  }),
  document(1, { recipient: null, table: null, place: null }),
]
const facts = {
  ...{ format: 1, kind: 'credit_note', title: 'Credit note', number: 'TCC/26-27/000001', year: '26-27' },
  ...{ date: '2026-11-20', issuedAt: '2026-11-20T12:04:31.000Z', keepUntil: '2033-12-31', treatment: 'inter' },
  ...{ placeOfSupply: { code: '29', name: 'Karnataka' }, placeAssumed: true, currency: 'USD', priceMinor: 3_000 },
  recipient: { name: LONG, address: '4 Market Road\n1st floor', country: 'IN', state: '29', gstin: null, taxId: null },
  ...{ discountMinor: 1_500, coupon: 'WELCOME-2025', totalMinor: 1_500, taxableMinor: 1_271, taxMinor: 229 },
  ...{ inrTotalMinor: 124_503, inrTaxableMinor: 105_511, inrTaxMinor: 18_992, rate: '83.0023', sac: '998439' },
  heads: [{ name: 'IGST', percent: 18, minor: 229, inrMinor: 18_992 }],
  ...{ priceContainsTax: true, endorsement: null, reverseCharge: 'No', gstr1: 'B2CS', gstr1Type: null },
  seller: { name: 'Sample Seller', address: '1 Sample Street', gstin: '29AAAAA0000A1ZY' },
  payment: { id: PAYMENT_ID, orderId: 'order_9A33XWu170gUtm', date: '2026-11-20' },
  item: { name: 'TruCV Pro, 6 months', from: '20 November 2026', to: '20 May 2027' },
  ...{ words: 'Fifteen US dollars only', origin: 'https://cv.example.com', support: 'help@example.com' },
  against: { number: 'TCV/26-27/000001', date: '2026-11-20' },
  ...{ reason: 'Refund', leftMinor: 0, taxAdjustable: false },
}
const payments = [
  payment('1'.repeat(24), { documents: documents.slice(0, 2), documentState: 'issued' }),
  payment('2'.repeat(24), {
    ...{ email: LONG, status: 'refund_pending', couponCode: 'WELCOME-2025', documentState: 'waiting' },
  }),
  payment('4'.repeat(24), {
    status: 'charged_back',
    disputes: [
      {
        id: 'disp_EsIAlDcoUr8CaQ',
        status: 'lost',
        amountMinor: 59_000,
        at: '2026-11-20T12:04:31.000Z',
        credited: false,
      },
      {
        id: 'disp_EsIAlDcoUr8CaR',
        status: 'won',
        amountMinor: 1_23_456_00,
        at: '2026-11-19T12:04:31.000Z',
        credited: false,
      },
    ],
  }),
  payment('3'.repeat(24), {
    email: null,
    status: 'open',
    paymentId: null,
    review: 'amount or currency of the payment differ',
  }),
]
const trail = [
  { at: '2026-11-20T12:04:11.000Z', what: 'order made', source: 'redirect', detail: {} },
  { at: '2026-11-20T12:04:31.000Z', what: 'claimed', source: 'webhook', detail: {} },
]
const heads = { taxableMinor: 1_23_456_789_00, igstMinor: 22_22_222_22, cgstMinor: 0, sgstMinor: 0 }
const orderId = '1'.repeat(24)
const shifted = { orderId, number: 'TCV/26-27/000041', paid: '2026-10-31', issued: '2026-11-01' }
const month = {
  month: '2026-11',
  tables: GSTR1_TABLES.map((table, rows) => ({ table, rows, ...heads })),
  countries: [{ country: 'SG', count: 12, inrTotalMinor: 1_23_456_00 }],
  reconciliation: {
    paid: ['INR', 'USD'].map(currency => ({
      ...{ currency, paymentsMinor: 59_000_00, documentsMinor: 58_410_00, refundedBeforeMinor: 0, waitingMinor: 0 },
      differenceMinor: currency === 'INR' ? 59_000 : 0,
      inr: {
        paymentsMinor: 48_97_000_00,
        documentsMinor: 48_97_000_00,
        refundedBeforeMinor: 0,
        waitingMinor: 0,
        differenceMinor: 0,
      },
    })),
    issued: [
      {
        ...{ currency: 'INR', issuedMinor: 59_000_00, causedMinor: 59_000_00, paidEarlierMinor: 59_000 },
        ...{ issuedLaterMinor: 59_000, differenceMinor: 0, inr: {} },
      },
    ],
    ...{ refunded: [], chargebacks: [{ currency: 'INR', lostMinor: 59_000, creditedMinor: 0 }] },
    tables: { taxableMinor: 0, igstMinor: 100, cgstMinor: 0, sgstMinor: 0 },
    series: [{ series: 'TCV/26-27', count: 41, last: 42, missing: 1 }],
    ...{ paidEarlier: [shifted], issuedLater: [] },
    leftovers: [{ orderId, currency: 'INR', minor: 59_000, inrMinor: 59_000, what: 'payment' }],
    ...{ damaged: [{ orderId, number: 'TCV/26-27/000040' }], balanced: false },
  },
}
const holds = [{ year: '25-26', keepUntil: '2032-12-31', reason: 'Notice of an audit', at: '2026-11-20T12:04:31.000Z' }]
const stats = {
  ...{ users: 1_204, pro: 87, cvs: 1_930, publishedCvs: 1_011 },
  sales: [
    { currency: 'INR', count: 91, amountMinor: 5_369_000 },
    { currency: 'USD', count: 3, amountMinor: 9_000 },
  ],
  days: Array.from({ length: 30 }, (_, at) => ({
    ...{ day: day(at), signUps: (at * 7) % 23, publishedCvs: (at * 5) % 11 },
    sales: at % 4 ? [] : [{ currency: 'INR', count: 2, amountMinor: 59_000 * (1 + (at % 3)) }],
  })),
}
const line = (id: number, more: object) => ({
  ...{
    id: String(id).padStart(24, '0'),
    at: '2026-11-20T12:04:31.000Z',
    by: 'a'.repeat(24),
    byEmail: 'admin@gmail.com',
  },
  ...{
    what: 'user.change',
    target: 'b'.repeat(24),
    targetEmail: 'ananya@example.org',
    detail: {},
    reason: null,
    ...more,
  },
})
const lines = [
  line(1, { detail: { subscriptionPlan: 'Pro' }, reason: 'Goodwill after the outage of Tuesday' }),
  line(2, { by: 'billing', byEmail: null, what: 'plan.grant', targetEmail: LONG }),
  line(3, {
    what: 'cv.unpublish',
    target: 'V1StGXR8_Z5jdHi6B-myT',
    targetEmail: null,
    reason: 'Somebody else’s address',
  }),
  line(4, { target: '0'.repeat(24), targetEmail: null, detail: { banned: true } }),
]

/** Mocks the dashboard's requests and opens a tab of it. */
const admin =
  (part: string, ready: string): Screen['open'] =>
  async (page: Page, fixtures: Fixtures) => {
    const replies: [RegExp, object][] = [
      [/\/admin\/getAllUser/, usersOn(fixtures)],
      [/\/admin\/users\/\w+$/, { user: account }],
      [/\/admin\/coupons/, { coupons, nextCursor: null }],
      [/\/admin\/payments\?|\/admin\/payments$/, { payments, nextCursor: null }],
      [/\/admin\/payments\/\w+$/, { payment: payments[0], trail }],
      [/\/admin\/documents\/hold$/, { holds }],
      [/\/admin\/gstr1\?/, month],
      [
        /\/admin\/documents\/[0-9a-f]+$/,
        { document: documents[1], facts: { ...facts, number: 'TCV/26-27/000002' }, hash: 'ab12'.repeat(16) },
      ],
      [/\/admin\/documents(\?|$)/, { documents, nextCursor: null }],
      [/\/admin\/stats/, { stats }],
      [/\/admin\/audit/, { lines, nextCursor: null }],
    ]
    for (const [path, json] of replies) {
      await page.route(
        url => path.test(url.pathname + url.search),
        route =>
          route.request().isNavigationRequest()
            ? route.continue()
            : route.fulfill({ json: { success: true, ...json } }),
      )
    }
    await page.goto(`${fixtures.url}/admin${part}`)
    await page.locator(ready).first().waitFor()
  }

export const ADMIN_SCREENS: Screen[] = [
  { name: 'admin', who: 'admin', open: admin('', '.user-head') },
  { name: 'admin-user', who: 'admin', open: afterPress(admin('', '.user-head'), 'Manage', 'dialog form') },
  { name: 'admin-coupons', who: 'admin', open: admin('?show=coupons', '.rows li') },
  screen('admin-coupon', 'admin', afterPress(admin('?show=coupons', '.rows li'), 'New coupon', 'dialog form')),
  { name: 'admin-payments', who: 'admin', open: afterPress(admin('?show=payments', '.rows li'), 'Trail', 'ol.trail') },
  screen('admin-refund', 'admin', afterPress(admin('?show=payments', '.rows li'), 'Refund', 'dialog form')),
  screen('admin-invoices', 'admin', afterPress(admin('?show=invoices', '.rows li'), 'Details', '.tax-facts')),
  screen('admin-amend', 'admin', async (page, fixtures) => {
    await admin('?show=invoices', '.rows li')(page, fixtures)
    await page.getByRole('button', { name: 'Details' }).nth(1).click()
    await page.getByRole('button', { name: 'Correct details' }).click()
    await page.getByLabel('An invoice for a business').check()
    await page.getByLabel('Reason').fill('Wrong State')
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
  }),
  screen('admin-month', 'admin', admin('?show=invoices&month=2026-11', '.ledger')),
  screen(
    'admin-chargeback',
    'admin',
    afterPress(admin('?show=payments', '.rows li'), 'Issue a credit note', 'dialog form'),
  ),
  screen('admin-figures', 'admin', async (page, fixtures) => {
    await admin('?show=figures', '.plot')(page, fixtures)
    await page.getByText('The same as a table').click()
  }),
  { name: 'admin-audit', who: 'admin', open: admin('?show=audit', '.rows li') },
]
