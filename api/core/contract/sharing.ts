// The contract of sharing a CV: password, end, links for one person, and its views.
import Type, { type Static } from 'typebox'
import { CV_ID } from './examples.ts'
import { closed, Instant, List, Nullable, part, ref } from './schema.ts'

/** Of a link, which always opens the version that is published now. */
export const SentVersion = Nullable(
  Type.Integer({ minimum: 1, description: 'The version that was published when the link was made.', examples: [3] }),
)
const linkId = { maxLength: 21, examples: ['V1StGXR8_Z5j'] }
export const LinkId = Type.String(linkId)

export const RecipientLink = closed('RecipientLink', {
  id: LinkId,
  name: Type.String({ maxLength: 100, examples: ['Ms Rao, Northwind'] }),
  url: Type.String({
    maxLength: 2_000,
    description: 'Opens the CV past its password and its end, until the link is ended.',
    examples: [`https://trucv.example/cv/${CV_ID}/to/Zk3vQ8mW1xN5tR7yB2cD4f`],
  }),
  version: SentVersion,
  createdAt: Instant(),
  endedAt: Nullable(Instant(), null),
})
export const CvSharing = closed('CvSharing', {
  hasPassword: Type.Boolean(),
  expiresAt: Nullable(Instant(), null),
  links: List(ref(RecipientLink)),
})
export const ChangeSharingRequest = closed(
  'ChangeSharingRequest',
  {
    password: Type.Optional(
      Nullable(
        Type.String({ minLength: 8, maxLength: 200, description: 'null: none. Omitted fields keep their values.' }),
      ),
    ),
    expiresAt: Type.Optional(
      Nullable(Type.String({ format: 'date-time', maxLength: 40, description: 'In the future. null: no end.' })),
    ),
  },
  { examples: [{ password: 'correct horse battery', expiresAt: null }] },
)
export const CreateLinkRequest = closed('CreateLinkRequest', {
  name: Type.String({ minLength: 1, maxLength: 100, description: 'For the owner alone.', examples: ['Ms Rao'] }),
})

const count = Type.Integer({ minimum: 0, examples: [12] })
export const CvViews = closed('CvViews', {
  total: count,
  days: List(part({ day: Type.String({ format: 'date', maxLength: 10 }), views: count }), 30, [
    { day: '2026-11-23', views: 12 },
  ]),
  downloads: Type.Object(
    {},
    {
      additionalProperties: Type.Integer({ minimum: 0 }),
      description: 'Downloads by the owner, by kind; `letters` are all files of its cover letters.',
      examples: [{ pdf: 2 }],
    },
  ),
  links: List(part({ id: LinkId, views: count })),
})

export type RecipientLinkData = Static<typeof RecipientLink>
export type CvSharingData = Static<typeof CvSharing>
export type ChangeSharingData = Static<typeof ChangeSharingRequest>
export type CvViewsData = Static<typeof CvViews>
