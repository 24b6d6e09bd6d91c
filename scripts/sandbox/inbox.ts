// The messages that the service sent to people: kept in memory, newest first. Knows nothing of how they arrive.
import { type Answer, type Call, Refusal, type Routes } from './calls.ts'
import { escapeHtml, page } from './page.ts'

export type Message = {
  to: string
  channel: 'email' | 'whatsapp'
  /** ISO 8601. */
  at: string
  subject: string
  text: string
  html?: string
  /** A one-time code found in the message. */
  code?: string
  /** The rest: of mails only. */
  messageId?: string
  headers?: Record<string, string>
  attachments?: { name: string; type: string; base64: string }[]
}
export type Inbox = ReturnType<typeof createInbox>

const KEPT = 500

export function createInbox() {
  const messages: Message[] = []
  return {
    add(message: Message) {
      messages.unshift(message)
      messages.length = Math.min(messages.length, KEPT)
    },
    /** Newest first; with `to` only those to this address or number, in any letter case. */
    list(to?: string | null): Message[] {
      return to ? messages.filter(message => message.to.toLowerCase() === to.toLowerCase()) : [...messages]
    },
  }
}

export function inboxRoutes(inbox: Inbox): Routes {
  return {
    'GET /inbox.json': { answer: (call: Call) => ({ body: inbox.list(call.query.get('to')) }) },
    'GET /inbox/attachment': { answer: (call: Call) => attachment(inbox, call.query) },
    'GET /inbox': { answer: (call: Call) => page('Inbox', inboxBody(inbox.list(call.query.get('to')))) },
  }
}

function inboxBody(messages: Message[]) {
  if (!messages.length) return '<p>No message yet.</p>'
  return messages
    .map(({ to, channel, at, subject, text, code, messageId = '', attachments = [] }) => {
      const heading = `<h2>${escapeHtml(subject || channel)}</h2><p class="quiet">${escapeHtml(`${channel} to ${to}, ${at}`)}</p>`
      const oneTime = code ? `<p><strong>${escapeHtml(code)}</strong></p>` : ''
      const links = attachments.map(({ name }, index) => {
        const address = `/inbox/attachment?${new URLSearchParams({ message: messageId, index: String(index) })}`
        return `<p><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></p>`
      })
      return `<article>${heading}${oneTime}<pre>${escapeHtml(text)}</pre>${links.join('')}</article>`
    })
    .join('')
}

function attachment(inbox: Inbox, query: URLSearchParams): Answer {
  const message = inbox.list().find(({ messageId }) => messageId === query.get('message'))
  const found = message?.attachments?.[Number(query.get('index'))]
  if (!found) throw new Refusal(404, 'There is no such attachment.')
  const headers = { 'content-disposition': 'attachment' }
  return { type: found.type, headers, body: Buffer.from(found.base64, 'base64') }
}
