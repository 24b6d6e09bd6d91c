// The sandbox's first page: what it stands in for, and how to control it.
import type { Answer } from './calls.ts'
import { type Faults, MODES } from './faults.ts'
import { escapeHtml, page } from './page.ts'

export function overview(faults: Faults, clientId: string, mailHost: string): Answer {
  const link = (path: string) => `<a href="${path}">${path}</a>`
  const body = `<p>Stand-ins for the outside parties that are not configured.</p>
<dl>
<dt>Google sign-in</dt>
<dd>Signing keys: ${link('/google/certs')}. Script: ${link('/google/gsi.js')}. Client id: <code>${escapeHtml(clientId)}</code>.</dd>
<dd>A token without a browser: <code>curl -d '{"email":"asha.verma@gmail.com","name":"Asha Verma"}' …/google/token</code></dd>
<dd>Short sign-ins: <code>curl -d '{"expiresIn":60}' …/google/settings</code> (seconds that new tokens of the browser live; 3600 at the start).</dd>
<dt>Razorpay</dt>
<dd>API below <code>/razorpay/v1</code>, script: ${link('/razorpay/checkout.js')}, webhooks sent so far: ${link('/razorpay/events')}, calls so far: ${link('/razorpay/log')}.</dd>
<dd>A payment without a browser: <code>curl -d '{"order_id":"order_…","outcome":"captured"}' …/razorpay/pay</code> (or <code>authorized</code>, <code>failed</code>).</dd>
<dd>A later decision of the bank: <code>curl -d '{"payment_id":"pay_…","status":"captured"}' …/razorpay/change</code></dd>
<dd>Webhooks held back and sent twice, pending refunds: <code>curl -d '{"webhooks":"held","copies":2,"refunds":"pending"}' …/razorpay/settings</code>, then <code>curl -d '{"reversed":true}' …/razorpay/release</code></dd>
<dd>A call that fails on the network: <code>curl -d '{"kind":"lost","on":"create","times":1}' …/razorpay/mishap</code></dd>
<dt>Wallet backend</dt>
<dd>API below <code>/wallet/api/oc/v1</code>, log-in page for the modal: <code>/onboarding?app=OKTO_WEB&amp;origin=…</code>, one-time codes in the inbox.</dd>
<dd>One ledger for two EVM networks and one of Aptos. What a network knows of an address or a transaction: <code>/wallet/ledger/eip155:31337/0x…</code></dd>
<dd>Held orders and a shifted clock: <code>curl -d '{"orders":"held","clockAheadSeconds":600}' …/wallet/settings</code>, then <code>curl -d '{}' …/wallet/step</code></dd>
<dt>A university</dt>
<dd>Issues degrees as credentials and withdraws them: ${link('/university')}. Without a browser: <code>curl -d 'email=asha.verma@gmail.com' -d 'title=B.Sc.' …/university/issue</code>, then <code>curl -d index=0 …/university/withdraw</code></dd>
<dt>Mail server</dt>
<dd>SMTP at <code>${escapeHtml(mailHost)}</code>. Accepted mails are in the inbox; addresses that end in <code>.invalid</code> are refused.</dd>
<dt>Inbox</dt>
<dd>${link('/inbox')}, for programs ${link('/inbox.json')} (<code>?to=</code> an address)</dd>
<dt>Faults</dt>
<dd><code>curl -d '{"target":"${faults.targets[0]}","mode":"down","times":1}' …/faults</code></dd>
<dd>Targets: ${faults.targets.join(', ')}. Modes: ${MODES.join(', ')}. Without <code>times</code> it lasts until <code>off</code>.</dd>
</dl>`
  return page('The sandbox', body)
}
