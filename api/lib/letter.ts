// A mail's words, once as plain text and once as simple HTML with everything escaped. Pure; knows no feature and no mail server.

/** A part of a letter: a paragraph, or something to open. Addresses must be ours: they are not looked at, only escaped. */
export type LetterPart = string | { label: string; url: string }
export type Letter = { text: string; html: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => ENTITIES[character] as string)

const STEERING = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu
const LONGEST_NAME = 80

/** A name as a mail may show it: one line, nothing that programs turn into a link or that turns the text around. */
export function mailName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(STEERING, ' ')
    .replace(/:\/\/|www\./gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, LONGEST_NAME).join('').trim()
}

/** The letter of these parts, in order. `foot` is set smaller: whom to ask, why this came. */
export function letterOf(parts: readonly LetterPart[], foot: string): Letter {
  const text = parts.map(part => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
  const body = parts.map(part => `<p style="margin:0 0 16px">${htmlOf(part)}</p>`).join('\n')
  const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px">
<div style="max-width:560px;margin:0 auto;${font}">
${body}
<p style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #ccc;font-size:13px">${lines(foot)}</p>
</div>
</body>
</html>
`
  return { text: `${[...text, `-- \n${foot}`].join('\n\n')}\n`, html }
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const htmlOf = (part: LetterPart) =>
  typeof part === 'string' ? lines(part) : `<a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a>`
