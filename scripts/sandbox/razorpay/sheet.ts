// The payment sheet in the frame of checkout.js: the amount, and buttons to pay, fail and close.
import type { Answer } from '../calls.ts'
import { escapeHtml, page, policyWith } from '../page.ts'
import type { Ledger, Order } from './ledger.ts'

export function sheetPage({ keyId, orders }: Ledger, publicOrigin: string, query: URLSearchParams): Answer {
  const options = { script: '/razorpay/sheet.js', csp: `${policyWith({ framedBy: publicOrigin })}; connect-src 'self'` }
  const order = orders[query.get('order_id') ?? '']
  if (query.get('key') !== keyId) return refused('The key of this checkout is not known.', publicOrigin, options)
  if (!order) return refused('The id provided does not exist', publicOrigin, options)
  if (order.status === 'paid') return refused('This order is paid already.', publicOrigin, options)
  const name = query.get('name') ?? ''
  const description = query.get('description') ?? ''
  const body = `${holder(publicOrigin, order.id)}
<p><strong>${escapeHtml(name)}</strong> ${escapeHtml(description)}</p>
<p class="amount" id="amount">${escapeHtml(amountOf(order))}</p>
<p class="quiet">Order <code>${escapeHtml(order.id)}</code></p>
<p id="said" role="status"></p>
<p><button id="succeed" data-first>Pay ${escapeHtml(amountOf(order))}</button></p>
<p><button id="fail">Let the payment fail</button></p>
<p><button id="close">Close without paying</button></p>`
  return page('Test payment', body, options)
}

/** The data for the sheet's script. */
const holder = (receiver: string, orderId: string) =>
  `<div id="order" hidden data-receiver="${escapeHtml(receiver)}" data-order="${escapeHtml(orderId)}"></div>`

const refused = (why: string, receiver: string, options: Parameters<typeof page>[2]): Answer =>
  page(
    'Test payment',
    `${holder(receiver, '')}<p role="alert">${escapeHtml(why)}</p><p><button id="close" data-first>Close</button></p>`,
    options,
  )

const amountOf = ({ amount, currency }: Order) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency, currencyDisplay: 'code' }).format(amount / 100)
