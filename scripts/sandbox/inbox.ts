// What the service would have sent to people: kept in memory, newest first. Knows nothing of how messages arrive.
import type { Call, Routes } from './http.ts'
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
    /** Newest first; with `to` only what went to this address or number, in whatever case. */
    list(to?: string | null): Message[] {
      return to ? messages.filter(message => message.to.toLowerCase() === to.toLowerCase()) : [...messages]
    },
  }
}

export function inboxRoutes(inbox: Inbox): Routes {
  return {
    'GET /inbox.json': { answer: (call: Call) => ({ body: inbox.list(call.query.get('to')) }) },
    'GET /inbox': { answer: (call: Call) => page('Inbox', inboxBody(inbox.list(call.query.get('to')))) },
  }
}

function inboxBody(messages: Message[]) {
  if (!messages.length) return '<p>No message yet.</p>'
  return messages
    .map(({ to, channel, at, subject, text, code }) => {
      const heading = `<h2>${escapeHtml(subject || channel)}</h2><p class="quiet">${escapeHtml(`${channel} to ${to}, ${at}`)}</p>`
      const oneTime = code ? `<p><strong>${escapeHtml(code)}</strong></p>` : ''
      return `<article>${heading}${oneTime}<pre>${escapeHtml(text)}</pre></article>`
    })
    .join('')
}
