// The common layout of the sandbox's pages, which have no inline script and no inline style.
import type { Answer } from './calls.ts'

type Options = { status?: number; script?: string; headers?: Record<string, string>; csp?: string }

const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'"

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, character => entities[character]!)
}

/** `body` is HTML; `csp` replaces the default policy, which allows no embedding. */
export function page(title: string, body: string, { status, script, headers, csp }: Options = {}): Answer {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>
<p class="banner">Sandbox: nothing here is real.</p>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`
  const policy = csp ?? `${CSP}; frame-ancestors 'none'`
  return {
    status,
    headers: { 'content-security-policy': policy, 'referrer-policy': 'same-origin', ...headers },
    body: html,
  }
}

/** The policy of a page whose form may redirect to `formTarget`, or that may be embedded by `framedBy`. */
export const policyWith = ({ formTarget = '', framedBy = "'none'" }) =>
  `${CSP} ${formTarget}; frame-ancestors ${framedBy}`
