// Sends mails over SMTP: one connection for each mail, with time limits and protection against header injection. A failed delivery
// throws upstream_failed or upstream_timeout. No address and no text of a mail is logged.

import { Problem } from '../lib/problem.ts'
import { sha256 } from '../lib/sha256.ts'

export type Attachment = { filename: string; contentType: string; content: Uint8Array }
export type Mail = {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
  /** A URL of ours at which one POST unsubscribes this recipient from all mails (RFC 8058). */
  unsubscribeUrl?: string
  /** The idempotency key: a mail that is sent twice has the same Message-ID, so that mail programs show it once. */
  key?: string
}
export type Mailer = {
  /** Whether a mail server is configured. */
  isSetUp: boolean
  /** Resolves when the server has accepted the mail. Throws upstream_failed, upstream_timeout, or invalid_request for a bad field. */
  sendMail(mail: Mail): Promise<void>
  /** Aborts the mails that are being sent. */
  close(): void
}
/** `url`: smtp:// or smtps://, empty for none; `from`: an address, or a name followed by <address>. */
export type MailerOptions = { url: string; from: string }

const CONNECT_WITHIN_MS = 10_000
const SILENCE_MS = 30_000
/** The total time for a mail, also with a server that replies slowly but steadily. */
const SEND_WITHIN_MS = 60_000

const CONTROL = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/
const ADDRESS = /^[^\s@<>()[\]\\,;:"\x00-\x1f\x7f]{1,64}@[^\s@<>()[\]\\,;:"\x00-\x1f\x7f]{1,255}$/
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

export function createMailer({ url, from }: MailerOptions): Mailer {
  const sender = mailboxOf(from)
  const closing = new AbortController()
  // Loaded on first use: many processes never send a mail.
  let loading: ReturnType<typeof openTransport> | null = null

  return {
    isSetUp: url !== '',
    close: () => closing.abort(),

    async sendMail({ to, subject, text, html, attachments = [], unsubscribeUrl, key }) {
      check(to, subject, attachments)
      if (url === '') throw new Problem('upstream_failed')
      loading ??= openTransport(url)
      const transport = await loading
      const signal = AbortSignal.any([AbortSignal.timeout(SEND_WITHIN_MS), closing.signal])
      const mail = {
        from: sender,
        to: { name: '', address: to },
        envelope: { from: sender.address, to: [to] },
        subject,
        text,
        ...(html !== undefined && { html }),
        attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
        ...(key !== undefined && { messageId: messageIdOf(key, sender.address) }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal,
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw asProblem(error as SmtpCause)
      })
    },
  }
}

/** Throws invalid_request for line breaks in headers, several recipients, or an invalid address. */
function check(to: string, subject: string, attachments: readonly Attachment[]): void {
  const refuse = (path: string, message: string) => {
    throw new Problem('invalid_request', { message: `${path}: ${message}`, errors: [{ path, message }] })
  }
  if (!ADDRESS.test(to)) refuse('/to', 'This must be one e-mail address.')
  if (CONTROL.test(subject) || subject.length > 200)
    refuse('/subject', 'This must be one line of at most 200 characters.')
  for (const { filename, contentType } of attachments) {
    if (CONTROL.test(filename + contentType)) refuse('/attachments', 'Names and types must be one line.')
  }
}

async function openTransport(address: string) {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    auth,
    // Never sends a password over an unencrypted network connection.
    requireTLS: !secure && username !== '' && !LOOPBACK.test(hostname),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  })
}

/** The loggable details of an error; the server's messages may contain addresses. */
type SmtpCause = { code?: string; command?: string; responseCode?: number; permanent?: boolean }

function asProblem({ code, command, responseCode, permanent }: SmtpCause): Problem {
  const isLate = code === 'ETIMEDOUT' || code === 'EABORT'
  const cause = { code, command, responseCode, permanent }
  return new Problem(isLate ? 'upstream_timeout' : 'upstream_failed', { cause })
}

function mailboxOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?) <([^<>]+)>$/.exec(from) ?? []
  return { name, address }
}

function messageIdOf(key: string, sender: string): string {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return `<${sha256(key).toString('hex').slice(0, 40)}@${domain}>`
}
