// Claims across the CVs of an account, over HTTP: the search for entries with badges, and claims that are in no CV.
import type { FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import { DIGEST, PERSON } from '../core/contract/examples.ts'
import { LEVELS } from '../core/contract/levels.ts'
import { closed, Instant, List, Nullable, OneOf, part, ref, Short } from '../core/contract/schema.ts'
import { ITEM_LISTS } from '../core/contract/sections.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply204, sendEmpty } from '../http/openapi.ts'
import type { EntrySearch } from './entry-search.ts'
import type { UnusedClaims } from './unused-service.ts'

type Options = { entries: EntrySearch; unused: UnusedClaims }

const level = OneOf(LEVELS, { examples: ['confirmed'] })
export const CvEntry = closed('CvEntry', {
  cv: NanoId,
  title: Short(200, 'Engineering CV'),
  name: Short(200, PERSON),
  section: Short(60, 'experience.x1'),
  item: Type.Object({}, { additionalProperties: true, description: 'Its fields, without `id` and `hidden`.' }),
  level,
  label: Nullable(Short(600, 'Confirmed by university.example')),
})
export const UnusedClaim = closed('UnusedClaim', {
  id: Type.String({ maxLength: 66, description: 'Its digest.', examples: [DIGEST] }),
  digest: Short(66, DIGEST),
  kind: Short(60, 'experience'),
  scope: OneOf(['whole', 'facts'], { examples: ['facts'] }),
  person: Short(600, PERSON),
  value: Type.Unknown({ examples: [{ name: 'Fortran' }] }),
  level,
  domain: Nullable(Short(255, 'university.example')),
  at: Instant(),
})
export const ownerClaimSchemas = [CvEntry, UnusedClaim]

const EntryQuery = part({
  q: Type.String({ maxLength: 200, default: '', examples: ['chennai'] }),
  section: Type.Optional(OneOf([...ITEM_LISTS, 'education'], { examples: ['experience'] })),
  except: Type.Optional(
    Type.String({ maxLength: 40, description: 'A CV whose own entries, and equal ones of others, are left out.' }),
  ),
})

const tags = ['claims']
const Digest = part({ digest: Type.String({ pattern: '^0x[0-9a-f]{64}$', maxLength: 66, examples: [DIGEST] }) })

export const ownerClaimRoutes: FastifyPluginAsync<Options> = async (app, { entries, unused }) => {
  app.get<{ Querystring: Static<typeof EntryQuery> }>(
    '/cvs/entries',
    operation('searchEntries', 'Entries of your own CVs, with their badges', {
      scope: 'cv:read',
      description:
        'Entries that have all words of `q`; the CV that was changed last comes first, equal entries come once.',
      tags: ['cvs'],
      querystring: EntryQuery,
      response: reply200({ entries: List(ref(CvEntry), 50) }),
    }),
    async request => ({ success: true as const, entries: await entries.search(caller(request), request.query) }),
  )
  app.get(
    '/me/claims',
    operation('listUnusedClaims', 'Your claims whose words are in none of your CVs', {
      description: 'Of former words, and of CVs that were deleted. They count again where the words come back.',
      scope: 'claims:read',
      tags,
      response: reply200({ claims: List(ref(UnusedClaim), 2_000) }),
    }),
    async request => ({ success: true as const, claims: await unused.listUnused(caller(request)) }),
  )
  app.delete<{ Params: { digest: string } }>(
    '/me/claims/:digest',
    operation('withdrawClaim', 'Withdraw a claim with its evidence, in every CV that shows it', {
      description: 'For its owner, at once and for good. 404 when there is none.',
      tags,
      params: Digest,
      response: reply204,
    }),
    async (request, reply) => {
      await unused.withdraw(caller(request), request.params.digest)
      return sendEmpty(reply, 204)
    },
  )
}
