// The schemas of changes that programs propose to a CV. Its owner accepts or refuses each in the editor.
import Type, { type Static } from 'typebox'
import { NanoId } from './cv.ts'
import { CV_ID, LATER, NOW } from './examples.ts'
import { closed, List, Nullable, OneOf, part, ref, Short } from './schema.ts'

/** The most operations of one proposal, and the most changes that may follow from them. */
const MOST = { operations: 50, changes: 100 } as const

const REASON = 'The posting asks for PostgreSQL; your entry speaks of Postgres.'
const AFTER = ['Cut the 99th percentile of commits in PostgreSQL from 80 ms to 9 ms.']
const version = Type.Integer({ minimum: 1, description: 'The version of the CV that was read.', examples: [4] })

const operation = part({
  op: OneOf(['add', 'replace', 'remove']),
  path: Type.String({
    maxLength: 300,
    description:
      'A JSON pointer below /content. In lists an index, the id of an entry, or - for the end: /content/experience/kaveri/highlights/-',
  }),
  value: Type.Optional(Type.Unknown()),
})
const example = { op: 'replace', path: '/content/experience/kaveri/highlights', value: AFTER }
export const ProposalRequest = closed(
  'ProposalRequest',
  {
    version,
    reason: Type.String({ minLength: 1, maxLength: 500, description: 'For the person who decides.' }),
    operations: Type.Array(operation, {
      minItems: 1,
      maxItems: MOST.operations,
      description: 'In the form of RFC 6902.',
    }),
  },
  { examples: [{ version: 4, reason: REASON, operations: [example] }] },
)

const kind = OneOf(['set', 'add', 'remove', 'order'], {
  description: 'Of a field; of an entry that is new, or gone; of the order of entries, as their ids.',
})
export const ProposedChange = closed(
  'ProposedChange',
  {
    kind,
    path: Type.String({ maxLength: 400, description: 'Through ids: content.experience.kaveri.highlights' }),
    label: Type.String({ maxLength: 700, description: 'The section and field, in words.' }),
    before: Type.Optional(Type.Unknown()),
    after: Type.Optional(Type.Unknown()),
    behind: Type.Optional(Nullable(Type.String({ maxLength: 40, description: 'The entry before a new one.' }))),
    drops: Type.Array(Short(300), { description: 'The badges that end when it is accepted.' }),
  },
  {
    examples: [
      {
        kind: 'set',
        path: 'content.experience.kaveri.highlights',
        label: 'Experience › Staff Engineer › What you achieved',
        before: ['Cut the 99th percentile of commits from 80 ms to 9 ms.'],
        after: AFTER,
        drops: ['Confirmed by kaveri.example.org'],
      },
    ],
  },
)
export const Proposal = closed('Proposal', {
  id: Type.String({ maxLength: 21, examples: [CV_ID] }),
  reason: Short(500, REASON),
  madeBy: Type.String({ maxLength: 200, description: 'The name of the API key.', examples: ['My assistant'] }),
  version,
  changes: List(ref(ProposedChange), MOST.changes),
  createdAt: Type.String({ format: 'date-time', maxLength: 40, examples: [NOW] }),
  expiresAt: Type.String({ format: 'date-time', maxLength: 40, examples: [LATER] }),
})
export const ProposalId = part({ id: NanoId, proposalId: NanoId })
export const MOST_CHANGES = MOST.changes

export type PatchOperation = Static<typeof operation>
export type ProposalInput = Static<typeof ProposalRequest>
export type ChangeKind = Static<typeof kind>
export type ProposedChangeData = Static<typeof ProposedChange>
export type ProposalData = Static<typeof Proposal>
