// Parses a received mail, with a different library from the sender's.
import PostalMime from 'postal-mime'
import type { Message } from '../inbox.ts'

/** A one-time code: digits shortly after the word. */
const CODE = /\bcode\b\D{0,40}(\d{4,8})(?!\d)/i

/** `shown` is the part that the inbox keeps. */
export async function readMessage(raw: Buffer) {
  const { from, subject = '', text = '', html, date, messageId, headers, attachments } = await PostalMime.parse(raw)
  const code = CODE.exec(text)?.[1]
  const shown: Omit<Message, 'to'> = {
    channel: 'email',
    at: new Date().toISOString(),
    subject,
    text,
    ...(html && { html }),
    ...(code && { code }),
    ...(messageId && { messageId }),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      type: mimeType,
      base64: Buffer.from(content as ArrayBuffer).toString('base64'),
    })),
  }
  return { from: from?.address, hasDate: Boolean(date), messageId, shown }
}
