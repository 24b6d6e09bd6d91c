// The pages of Google's stand-in: account chooser, result and hidden frame. Markup only.

import { type Answer, Refusal } from '../calls.ts'
import { escapeHtml, page, policyWith } from '../page.ts'
import type { Account } from './token.ts'

/** The admin of `npm start` and of docs/integrating.md. */
export const SAMPLE_ADMIN = 'admin@example.com'
/** Sample accounts. The second one has the address of an organisation. */
const SAMPLES: Account[] = [
  { name: 'Asha Verma', email: 'asha.verma@gmail.com' },
  { name: 'Ben Okafor', email: 'ben@northwind.example' },
  { name: 'Chandra Rao', email: 'chandra.rao@gmail.com' },
  { name: 'Dana Lindqvist', email: SAMPLE_ADMIN },
]

/** One form per account; each carries `query` (client, nonce, state …) along. `formTarget`: where the reply redirects to. */
export function chooserPage(action: string, query: URLSearchParams, formTarget?: string): Answer {
  const carried = [...query].map(([name, value]) => hidden(name, value)).join('')
  const people = SAMPLES.map(account => personForm(action, carried, account)).join('')
  const own = `<form method="post" action="${action}" class="own">${carried}
<h2>Somebody else</h2>
<label>Name <input name="name" required maxlength="100" autocomplete="off"></label>
<label>E-mail <input name="email" type="email" required maxlength="200" autocomplete="off"></label>
<button>Continue</button></form>`
  return page('Choose an account', `<div class="people">${people}</div>${own}`, { csp: policyWith({ formTarget }) })
}

function personForm(action: string, carried: string, { name, email }: Account) {
  return `<form method="post" action="${action}">${carried}${hidden('name', name)}${hidden('email', email)}
<button class="person"><span class="initials" aria-hidden="true">${initials(name)}</span>
<span><strong>${escapeHtml(name)}</strong><br><span class="quiet">${escapeHtml(email)}</span></span></button></form>`
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

/** The chosen account. Throws Refusal 400 when the form has none. */
export function accountOf(form: URLSearchParams): Account {
  const email = (form.get('email') ?? '').trim()
  const name = (form.get('name') ?? '').trim()
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || !name)
    throw new Refusal(400, 'Choose an account, or give a name and an e-mail address.')
  return { email, name }
}

/** Posts `message` to the page that opened this one, if its origin is `receiver`. */
export function resultPage(receiver: string, message: object, headers: Record<string, string>): Answer {
  return page('Signed in', `<p>You can close this window.</p>${parcel(receiver, message)}`, {
    script: '/google/post.js',
    headers,
  })
}

/** As resultPage, for the page that embeds this one. */
export function framePage(receiver: string, message: object): Answer {
  return page('Account', parcel(receiver, message), {
    script: '/google/post.js',
    csp: policyWith({ framedBy: receiver }),
  })
}

const parcel = (receiver: string, message: object) =>
  `<div id="parcel" hidden data-receiver="${escapeHtml(receiver)}" data-message="${escapeHtml(JSON.stringify(message))}"></div>`

export const refusedPage = (code: string, why: string): Answer =>
  page('Access blocked', `<p>${escapeHtml(why)}</p><p class="quiet">Error 400: ${escapeHtml(code)}</p>`, {
    status: 400,
  })

export function initials(name: string): string {
  const letters = name.split(/\s+/).map(word => word[0] ?? '')
  return escapeHtml(letters.slice(0, 2).join('').toUpperCase() || '?')
}
