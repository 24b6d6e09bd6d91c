// Receipts: the PDF of a payment, read with a PDF reader, and who may download it.

import { openShop } from './payments-harness.ts'
import t from './tap.ts'
import { insidesOf, pageTextsOf } from './typeset-reader.ts'

const shop = await openShop(t)
const { app, pay, row, rows } = shop

type Shop = Awaited<ReturnType<typeof shop.buyer>>
async function buy(buyer: Shop, amount: number, currency: string, coupon?: string) {
  const orderId = await buyer.order(amount, currency, coupon)
  const triple = await pay(orderId)
  await buyer.verify(triple).expect(200)
  const { _id, receiptYear } = await row(orderId)
  return { _id, receiptYear: String(receiptYear), paymentId: triple.razorpay_payment_id, orderId }
}
const receipt = (buyer: Shop, id: string) => buyer.agent.get(`/me/payments/${id}/receipt`)
const textOfReceipt = async (buyer: Shop, id: string) => {
  const { body } = await receipt(buyer, id).expect(200)
  const pages = await pageTextsOf(body)
  return { pdf: body as Buffer, pages, text: (pages[0] ?? '').replace(/\s+/g, ' ') }
}
/** Minor units from figures such as 1,234.50. */
const minor = (figures: string | undefined) => Number(String(figures).replace(/[,.]/g, ''))

t.test('a receipt has seller, buyer, product, period and amount', async t => {
  const email = 'ananya@example.org'
  const buyer = await shop.buyer(email)
  await shop.users.updateOne({ email }, { $set: { name: 'Ananya Śrīnivāsan' } })
  const agent = await app.as({ email, name: 'Ananya Śrīnivāsan' })
  const { _id, paymentId, orderId, receiptYear } = await buy(buyer, 59_000, 'INR')
  const { headers, body } = await agent.get(`/me/payments/${_id}/receipt`).expect(200)
  t.equal(headers['content-type'], 'application/pdf')
  const name = `TruCV receipt TCV-${receiptYear}-000001.pdf`
  t.equal(
    headers['content-disposition'],
    `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
  t.equal(headers['cache-control'], 'no-store')
  const pages = await pageTextsOf(body)
  t.equal(pages.length, 1)
  const text = (pages[0] ?? '').replace(/\s+/g, ' ')
  const { seller, supportEmail } = app.config
  const day = '\\d{1,2} [A-Z][a-z]+ \\d{4}'
  const wanted = [
    seller.name,
    seller.address,
    `GSTIN ${seller.gstin}`,
    'Ananya Śrīnivāsan',
    email,
    `TCV/${receiptYear}/000001`,
    paymentId,
    orderId,
    'TruCV Pro, 6 months',
    'Taxable amount 500.00',
    'GST 18 % (included in the price) 90.00',
    'Total paid 590.00',
    'Five hundred and ninety rupees only',
    'Amount (INR)',
    supportEmail,
  ]
  for (const words of wanted) t.ok(text.includes(words), words)
  t.match(text, new RegExp(`Date ${day}, \\d\\d:\\d\\d IST`))
  t.match(text, new RegExp(`${day} to ${day}`))
  t.notMatch(text, /Refunded/)
  t.match(insidesOf(body), /pdfuaid/, 'it is accessible')
})

t.test('figures add up in every currency, with and without a coupon', async t => {
  await shop.newCoupon('THIRD', { percentOff: 33 })
  const cases: [number, string, string, string?][] = [
    [59_000, 'INR', 'Five hundred and ninety rupees only'],
    [39_500, 'INR', 'Three hundred and ninety-five rupees only', 'THIRD'],
    [3_000, 'USD', 'Thirty US dollars only'],
  ]
  for (const [index, [total, currency, words, coupon]] of cases.entries()) {
    const buyer = await shop.buyer(`sum${index}@example.org`)
    const { _id } = await buy(buyer, total, currency, coupon)
    const { text } = await textOfReceipt(buyer, _id)
    const [, taxable] = /Taxable amount ([\d,.]+)/.exec(text) ?? []
    const [, gst] = /\(included in the price\) ([\d,.]+)/.exec(text) ?? []
    const [, paid] = /Total paid ([\d,.]+)/.exec(text) ?? []
    t.equal(minor(paid), total, currency)
    t.equal(minor(taxable) + minor(gst), total, `${taxable} + ${gst} = ${paid}`)
    t.equal(minor(taxable), Math.round((total * 100) / 118))
    t.ok(text.includes(words), words)
    t.ok(text.includes(`Amount (${currency})`))
    t.equal(text.includes('With the coupon THIRD'), coupon === 'THIRD')
  }
})

t.test('a receipt is always the same file, byte by byte', async t => {
  const buyer = await shop.buyer('same@example.org')
  const { _id } = await buy(buyer, 59_000, 'INR')
  const [one, two] = [await textOfReceipt(buyer, _id), await textOfReceipt(buyer, _id)]
  t.ok(one.pdf.equals(two.pdf))
})

t.test('names in any script and of any length fit one page', async t => {
  const names = ['अनन्या श्रीनिवासन', 'நந்தினி', 'دينا', '陈伟', '<b>&amp;#"\\', `${'Wolfe'.repeat(40)}`, '👩🏽‍🚀 Kim']
  for (const [index, name] of names.entries()) {
    const email = `${'long.'.repeat(8)}${index}@${'sub.'.repeat(20)}example.org`
    const buyer = await shop.buyer(email)
    const { _id } = await buy(buyer, 59_000, 'INR')
    const agent = await app.as({ email, name })
    const { body } = await agent.get(`/me/payments/${_id}/receipt`).expect(200)
    const pages = await pageTextsOf(body)
    t.equal(pages.length, 1, name.slice(0, 20))
    t.ok(String(pages[0]).replace(/\s+/g, '').includes(email), 'the address is whole')
    if (index < 5) t.ok(String(pages[0]).replace(/\s+/g, '').includes(name.replace(/\s+/g, '')), name)
  }
})

t.test('only the payer gets a receipt', async () => {
  const [buyer, other] = [await shop.buyer('own@example.org'), await shop.buyer('other@example.org')]
  const { _id } = await buy(buyer, 59_000, 'INR')
  await receipt(buyer, _id).expect(200)
  await receipt(other, _id).expect(404)
  await shop.admin.get(`/me/payments/${_id}/receipt`).expect(404)
  await app.anyone().get(`/me/payments/${_id}/receipt`).expect(401)
  await receipt(buyer, 'ab'.repeat(12)).expect(404)
  await receipt(buyer, 'x').expect(404)
  const open = await row(await buyer.order())
  await receipt(buyer, open._id).expect(404)
})

t.test('an unconfirmed payment has no receipt, and the reply says why', async t => {
  const free = await shop.buyer('free@example.org')
  await shop.newCoupon('ALLFREE', { percentOff: 100 })
  await free.coupon('ALLFREE').expect(200)
  const [given] = await free.payments()
  t.match((await receipt(free, given.id).expect(409)).body, { code: 'conflict', message: /Nothing was charged/ })
  const buyer = await shop.buyer('late@example.org')
  const { _id } = await buy(buyer, 59_000, 'INR')
  const set = (state: object) =>
    rows.updateOne({ _id } as never, { $set: { receiptYear: null, receiptSerial: null, ...state } })
  await set({ confirmed: false })
  t.match((await receipt(buyer, _id).expect(409)).body, { code: 'conflict', message: /not confirmed/ })
  await set({ state: 'revoked' })
  t.match((await receipt(buyer, _id).expect(409)).body, { code: 'conflict', message: /not completed/ })
})

t.test('a receipt lists refunds', async t => {
  const buyer = await shop.buyer('back@example.org')
  const { _id, paymentId } = await buy(buyer, 59_000, 'INR')
  const at = new Date('2026-11-20T20:00:00Z')
  await rows.updateOne({ _id } as never, { $set: { refunds: [{ id: 'rfnd_PartialPart01', amountMinor: 9_050, at }] } })
  const part = (await textOfReceipt(buyer, _id)).text
  for (const words of ['Refunded in part: INR 90.50', 'Refunded on 21 November 2026', 'rfnd_PartialPart01', '−90.50']) {
    t.ok(part.includes(words), words)
  }
  await rows.updateOne({ _id } as never, { $set: { refunds: [] } })
  await shop.admin.post(`/admin/payments/${_id}/refund`).send({ reason: 'asked for it' }).expect(200)
  const { text } = await textOfReceipt(buyer, _id)
  t.match(text, /Refunded in full/)
  t.match(text, /Refunded on \d{1,2} \w+ 2026 rfnd_\w{14} −590\.00/)
  for (const words of [paymentId, 'Total paid 590.00']) t.ok(text.includes(words), words)
})
