// Schemas of webhooks (addresses that receive the events of CVs and payments) and of their deliveries.
import Type, { type Static, type TSchema } from 'typebox'
import { NanoId } from './cv.ts'
import { CV_ID, LATER, NOW, ORDER_ID } from './examples.ts'
import { changeQuery, closed, Instant, List, Nullable, nextCursor, OneOf, part, ref, Short } from './schema.ts'
import { DOCUMENT_KINDS } from './tax.ts'

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
/** The body of a delivery. */
const eventBody = (name: string, type: WebhookEvent | 'test', data: Record<string, TSchema>) =>
  closed(name, { type: Type.Literal(type), timestamp: Instant(), data: part(data) })
const inCv = { cv: NanoId, section: Short(60, 'personalDetails.name'), request: Short(60, CV_ID) }
const minor = Type.Integer({ description: 'Minor units.', examples: [59_000] })
const paidDocument = part(
  {
    id: Short(60, ORDER_ID),
    kind: OneOf(DOCUMENT_KINDS),
    number: Short(16, 'TCV/26-27/0001'),
    totalMinor: minor,
    taxableMinor: minor,
    taxMinor: minor,
    currency: Short(3, 'INR'),
  },
  { description: 'Null when it was not made within a minute.' },
)
export const EVENT_BODIES: Readonly<Record<WebhookEvent | 'test', TSchema>> = {
  'cv.published': eventBody('CvPublishedEvent', 'cv.published', {
    cv: NanoId,
    version: Type.Integer({ minimum: 1 }),
    url: Short(2_000, `https://trucv.example/cv/${CV_ID}`),
  }),
  'cv.unpublished': eventBody('CvUnpublishedEvent', 'cv.unpublished', { cv: NanoId }),
  'claim.confirmed': eventBody('ClaimConfirmedEvent', 'claim.confirmed', inCv),
  'claim.withdrawn': eventBody('ClaimWithdrawnEvent', 'claim.withdrawn', inCv),
  'payment.completed': eventBody('PaymentCompletedEvent', 'payment.completed', {
    order: Short(60, ORDER_ID),
    document: Nullable(paidDocument),
  }),
  test: eventBody('TestEvent', 'test', {}),
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
export const DeliveryQuery = part(changeQuery('[A-Za-z0-9_-]{21}'))
export const deliveryList = { deliveries: List(ref(WebhookDelivery), 100, [EXAMPLE_DELIVERY]), nextCursor }
export const WebhookId = part({ webhookId: NanoId })
export const DeliveryId = part({ webhookId: NanoId, deliveryId: NanoId })

export type WebhookData = Static<typeof Webhook>
export type DeliveryQueryData = Static<typeof DeliveryQuery>
export type DeliveryData = Static<typeof WebhookDelivery>
export type CreateWebhookData = Static<typeof CreateWebhookRequest>
