// Schemas of the desk of an institution's mailbox: its open and decided requests, and batches of decisions.
import Type, { type Static } from 'typebox'
import * as eg from './examples.ts'
import { closed, Instant, List, Nullable, OneOf, part, Short } from './schema.ts'

/** How often the mailbox of a desk gets a mail about open requests. */
const DESK_MAILS = ['daily', 'weekly', 'never'] as const
/** Open requests of one mailbox. */
export const MOST_OPEN = 10_000
export const DESK_PAGE = 100
const FACTS = { degree: 'B.Sc.', institution: 'University of Example', endDate: '2019-06' }

const id = Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21, examples: [eg.CV_ID] })
const kind = Short(60, 'education.undergraduation')
const mails = OneOf(DESK_MAILS, { description: 'How often we write about new requests.', examples: ['daily'] })
const hour = Type.Integer({ minimum: 0, maximum: 23, description: 'Of the mails, in UTC.', examples: [7] })
const asked = {
  id,
  person: Short(200, eg.PERSON),
  institution: Short(200, 'University of Example'),
  kind,
  scope: OneOf(['whole', 'facts'], { examples: ['facts'] }),
  reference: Nullable(Short(200), '21CS1042'),
}
const facts = Type.Unknown({ description: 'The section without its prose.', examples: [FACTS] })

export const Desk = closed('Desk', {
  mailbox: Short(320, 'registrar@university.example'),
  mails,
  hour,
  nextMailAt: Nullable(Instant(), eg.LATER),
  open: Type.Integer({ minimum: 0, description: 'Unanswered requests.', examples: [12] }),
  until: Type.String({
    format: 'date-time',
    maxLength: 40,
    description: 'The end of the session.',
    examples: [eg.NOW],
  }),
})
export const ChangeDeskRequest = closed('ChangeDeskRequest', { mails, hour })
const email = Type.String({ minLength: 3, maxLength: 254, examples: ['registrar@university.example'] })
export const DeskLinkRequest = closed('DeskLinkRequest', { email })
/** Null: this is no plain e-mail address. */
export const DeskDomain = Nullable(Short(255), 'university.example')
export const HasDesk = Type.Boolean({ examples: [true] })
export const DeskRow = closed('DeskRow', {
  ...asked,
  holder: Type.String({
    maxLength: 20,
    description: 'The same for all requests of one person to this mailbox; means nothing elsewhere.',
    examples: ['0f3a9c1b5d7e2468ace0'],
  }),
  facts,
  at: Instant(),
})
export const DeskDetail = closed('DeskDetail', {
  ...asked,
  language: Short(20, 'en'),
  domain: Short(255, 'university.example'),
  isFreeMail: Type.Boolean({ examples: [false] }),
  isOwnDomain: Type.Boolean({ examples: [false] }),
  until: Instant(),
  value: Type.Unknown({ description: 'What the institution answers for.', examples: [FACTS] }),
  prose: Type.Unknown({ description: 'The rest of the section; null without any.', examples: [null] }),
  earlier: List(part({ person: Short(200, eg.PERSON), at: Instant() })),
  proofs: List(
    part({ id: Short(60, eg.CV_ID), name: Short(300, 'degree.pdf'), size: Type.Integer({ examples: [9] }) }),
  ),
})
export const DecidedRow = closed('DecidedRow', {
  id,
  person: Short(200, eg.PERSON),
  institution: Short(200, 'University of Example'),
  kind,
  status: OneOf(['confirmed', 'declined', 'revoked']),
  name: Nullable(Short(), 'Dr. Meera Iyer'),
  note: Nullable(Short(2_000), null),
  decidedAt: Instant(),
})
export const BatchRequest = closed('BatchRequest', {
  decision: OneOf(['confirm', 'decline', 'revoke'], { description: 'revoke: withdraws confirmations.' }),
  requests: Type.Array(id, { minItems: 1, maxItems: MOST_OPEN, uniqueItems: true, examples: [[eg.CV_ID]] }),
  name: Type.Optional(Short(200, 'Dr. Meera Iyer, registrar')),
  note: Type.Optional(
    Type.String({ maxLength: 1_000, description: 'For the owners; to revoke, the reason.', examples: ['No record.'] }),
  ),
})
const missed = part({
  id,
  why: OneOf(['gone', 'answered'], {
    description: 'gone: removed, expired, or in no CV any more. answered: decided before.',
  }),
})
export const DeskBatch = closed('DeskBatch', {
  id,
  decision: OneOf(['confirm', 'decline', 'revoke']),
  name: Nullable(Short(), 'Dr. Meera Iyer, registrar'),
  at: Instant(),
  total: Type.Integer({ minimum: 1, examples: [40] }),
  done: Type.Integer({ minimum: 0, examples: [39] }),
  missed: Type.Array(missed, { maxItems: MOST_OPEN }),
  isFinished: Type.Boolean({ examples: [true] }),
  undoUntil: Nullable(Instant(), eg.LATER),
})
const text = (description: string, example: string, options: object = {}) =>
  Type.Optional(Type.String({ maxLength: 200, description, examples: [example], ...options }))
const cursor = text('From the page before.', eg.CV_ID, { maxLength: 2_000 })
const day = { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 }
export const OpenQuery = part({
  q: text('In the name or the reference.', 'Ana'),
  sort: Type.Optional(OneOf(['date', 'person', 'section', 'reference'], { description: 'Default: date.' })),
  descending: Type.Optional(Type.Boolean({ examples: [true] })),
  cursor,
})
export const FactsQuery = part({ cursor })
export const DecidedQuery = part({
  person: text('The beginning of the name.', 'Ana'),
  kind: text('The kind of section.', 'education.undergraduation', { maxLength: 60 }),
  day: text('Of the decision, in UTC.', '2026-11-27', day),
  cursor: text('From the page before.', `1795694671000.${eg.CV_ID}`, { pattern: '^\\d{1,16}\\.[A-Za-z0-9_-]{1,60}$' }),
})

export const DESK_SCHEMAS = [
  ...[Desk, ChangeDeskRequest, DeskLinkRequest, DeskRow, DeskDetail, DecidedRow],
  ...[BatchRequest, DeskBatch],
]
export type DeskMails = (typeof DESK_MAILS)[number]
export type OpenSearch = Static<typeof OpenQuery>
export type DecidedSearchQuery = Static<typeof DecidedQuery>
export type BatchInput = Static<typeof BatchRequest>
export type ChangeDeskInput = Static<typeof ChangeDeskRequest>
