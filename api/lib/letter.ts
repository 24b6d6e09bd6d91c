// The body of a mail, as plain text and as simple HTML with everything escaped. Pure.

/** A paragraph or a link. URLs must be our own: they are escaped but not checked. */
export type LetterPart = string | { label: string; url: string }
export type Letter = { text: string; html: string }

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => ENTITIES[character] as string)

const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu
const LONGEST_NAME = 80

/** A name for mails: one line, no text that mail programs turn into a link, no bidirectional control characters. */
export function mailName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(UNSAFE_CHARACTERS, ' ')
    .replace(/:\/\/|www\./gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, LONGEST_NAME).join('').trim()
}

const ENGLISH = { lang: 'en', dir: 'ltr' }

/** The mail with these parts, in order. `foot` is set smaller: the support address and why the mail was sent. */
export function letterOf(parts: readonly LetterPart[], foot: string, { lang, dir } = ENGLISH): Letter {
  const text = parts.map(part => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`))
  const body = parts.map(part => `<p style="margin:0 0 16px">${htmlOf(part)}</p>`).join('\n')
  const font = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
  const inLanguage = `lang="${lang}" dir="${dir}"`
  const html = `<!doctype html>
<html ${inLanguage}>
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px">
<div ${inLanguage} style="max-width:560px;margin:0 auto;${font}">
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
