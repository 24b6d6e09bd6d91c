// Schemas of webhooks (addresses that receive the events of CVs and payments) and of their deliveries.
import Type, { type Static } from 'typebox'
import { NanoId } from './cv.ts'
import { CV_ID, LATER, NOW } from './examples.ts'
import { closed, Instant, List, Nullable, OneOf, part, ref, Short } from './schema.ts'

const CV_EVENTS = ['cv.published', 'cv.unpublished', 'claim.confirmed', 'claim.withdrawn'] as const
export const WEBHOOK_EVENTS = [...CV_EVENTS, 'payment.completed'] as const
export type CvEventType = (typeof CV_EVENTS)[number]
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Why a delivery failed, in words. */
export const FAILURES = {
  refused: 'It did not answer with a status from 200 to 299.',
  redirected: 'It answered with a redirect. Redirects are not followed: give the address itself.',
  forbidden: 'The address does not lead to a public host.',
  unreachable: 'It could not be reached, or its certificate is not valid.',
  late: 'It did not answer within ten seconds.',
  too_large: 'Its answer has more than 64 kB.',
  off: 'The webhook was switched off.',
  crowded: 'Too many events were waiting for this webhook.',
  suspended: 'The account is suspended.',
  internal: 'Something went wrong on our side.',
  sealed: 'The secret cannot be read any more. Make a new one.',
} as const
export type Failure = keyof typeof FAILURES

const EXAMPLE_URL = 'https://hooks.example.org/trucv'
const EXAMPLE_EVENTS = ['cv.published', 'cv.unpublished']
const events = (options: object = {}) =>
  Type.Array(OneOf(WEBHOOK_EVENTS), { maxItems: WEBHOOK_EVENTS.length, ...options })

export const Webhook = closed(
  'Webhook',
  {
    id: NanoId,
    url: Short(2_000),
    events: events(),
    createdAt: Instant(),
    isOn: Type.Boolean(),
    /** `failures`: every delivery of a week failed. `gone`: the receiver replied 410. */
    offBecause: Nullable(OneOf(['owner', 'failures', 'gone'])),
    /** The time of the first failure since the last success; null after a success. */
    failingSince: Nullable(Instant()),
  },
  {
    examples: [
      {
        id: CV_ID,
        url: EXAMPLE_URL,
        events: EXAMPLE_EVENTS,
        createdAt: NOW,
        isOn: true,
        offBecause: null,
        failingSince: null,
      },
    ],
  },
)

export const WebhookDelivery = closed('WebhookDelivery', {
  /** The event's, in the header `webhook-id`. */
  id: NanoId,
  type: OneOf([...WEBHOOK_EVENTS, 'test']),
  at: Instant(),
  state: OneOf(['waiting', 'delivered', 'failed']),
  tries: Type.Integer({ minimum: 0 }),
  /** Of the last answer. */
  status: Nullable(Type.Integer()),
  failure: Nullable(OneOf(Object.keys(FAILURES) as Failure[])),
  message: Nullable(Short(200)),
  triedAt: Nullable(Instant()),
  nextAt: Nullable(Instant()),
})

export const CreateWebhookRequest = closed(
  'CreateWebhookRequest',
  { url: Type.String({ minLength: 1, maxLength: 2_000 }), events: events({ minItems: 1, uniqueItems: true }) },
  { examples: [{ url: EXAMPLE_URL, events: EXAMPLE_EVENTS }] },
)
export const ChangeWebhookRequest = closed('ChangeWebhookRequest', { isOn: Type.Boolean({ examples: [true] }) })

export const webhookSecret = {
  secret: Type.String({
    maxLength: 100,
    description: 'The secret of the signatures. No other reply has it.',
    examples: [`whsec_${'x'.repeat(43)}=`],
  }),
}
const EXAMPLE_DELIVERY = {
  id: CV_ID,
  type: 'cv.published',
  at: NOW,
  state: 'waiting',
  tries: 2,
  status: 503,
  failure: 'refused',
  message: FAILURES.refused,
  triedAt: NOW,
  nextAt: LATER,
}
export const oneWebhook = { webhook: ref(Webhook) }
export const webhookList = { webhooks: List(ref(Webhook), 10) }
export const deliveryList = { deliveries: List(ref(WebhookDelivery), 50, [EXAMPLE_DELIVERY]) }
export const WebhookId = part({ webhookId: NanoId })
export const DeliveryId = part({ webhookId: NanoId, deliveryId: NanoId })

export type WebhookData = Static<typeof Webhook>
export type DeliveryData = Static<typeof WebhookDelivery>
export type CreateWebhookData = Static<typeof CreateWebhookRequest>
