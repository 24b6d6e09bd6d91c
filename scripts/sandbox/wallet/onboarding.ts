// The page in the frame of the log-in modal. It sends messages to the embedding page, which logs in.
import type { Answer } from '../calls.ts'
import { escapeHtml, page, policyWith } from '../page.ts'

/** GET /onboarding?app=OKTO_WEB&origin=…: embeddable only by the service's pages. */
export function onboardingPage(publicOrigin: string, query: URLSearchParams): Answer {
  const options = { csp: policyWith({ framedBy: publicOrigin }) }
  if (query.get('app') !== 'OKTO_WEB') return refused('This page is for the app OKTO_WEB.', options)
  if (query.get('origin') !== publicOrigin) return refused('This origin is not known.', options)
  const body = `<div id="host" hidden data-origin="${escapeHtml(publicOrigin)}"></div>
<p id="said" role="status"></p>
<div id="start">
<form id="email" class="own"><label>E-mail <input name="contact" type="email" required maxlength="200" autocomplete="off"></label>
<button>Send a code by e-mail</button></form>
<form id="whatsapp" class="own"><label>WhatsApp number <input name="contact" inputmode="numeric" required maxlength="20" autocomplete="off"></label>
<button>Send a code by WhatsApp</button></form>
<p class="own"><button id="google" type="button">Continue with Google</button></p>
</div>
<form id="code" class="own" hidden>
<label>Code <input name="otp" inputmode="numeric" required pattern="[0-9]{6}" maxlength="6" autocomplete="one-time-code"></label>
<button>Log in</button>
<button id="paste" type="button">Paste the code</button>
<button id="resend" type="button">Send another code</button>
</form>
<p><button id="close" type="button">Close</button></p>`
  return page('Log in to your wallet', body, { ...options, script: '/wallet/onboarding.js' })
}

const refused = (why: string, options: object): Answer =>
  page('Log in to your wallet', `<p role="alert">${escapeHtml(why)}</p>`, { ...options, status: 400 })
