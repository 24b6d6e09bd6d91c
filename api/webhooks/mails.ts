// The mail about a webhook that was switched off.
import { letterOf, mailName } from '../lib/letter.ts'
import type { WebhookStore } from './store.ts'

type Deps = {
  store: Pick<WebhookStore, 'findWebhook'>
  findReader: (userId: string) => Promise<{ name: string; email: string } | null>
  publicOrigin: string
  supportEmail: string
}

export const createWebhookMails = ({ store, findReader, publicOrigin, supportEmail }: Deps) => ({
  'webhook-off': async ({ user, webhook: id, since }: Record<string, unknown>) => {
    const webhook = await store.findWebhook(String(id))
    const reader = await findReader(String(user))
    // The webhook was removed, has succeeded, or was switched on again.
    if (!reader || !webhook || webhook.failingSince?.toISOString() !== since) return null
    if (webhook.offBecause === null) throw new Error('the webhook is not off yet')
    const shown = mailName(reader.name)
    const why =
      webhook.offBecause === 'gone'
        ? 'answers that it is gone (410)'
        : 'has answered with nothing but failures for a week'
    const letter = letterOf(
      [
        shown ? `Hello ${shown},` : 'Hello,',
        `Your webhook at ${mailName(new URL(webhook.url).hostname)} ${why}, so we have switched it off. Nothing is sent to it any more.`,
        'Its log under Programs says what failed. You can switch it on again there; what happened in between is not sent.',
        { label: 'Open your settings', url: `${publicOrigin}/settings` },
      ],
      `TruCV · ${publicOrigin}\nQuestions? Write to ${supportEmail}. Answers to this address are not read.`,
    )
    return { to: reader.email, subject: 'A webhook of yours was switched off', ...letter }
  },
})
