// Credentials of published CVs over HTTP, with the data that verifiers need: keys, status lists, contexts.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { CREDENTIAL_FORMATS, type CredentialFormat } from '../../../core/claims/issued.ts'
import { NanoId } from '../../../core/contract/cv.ts'
import { CV_ID, UUID } from '../../../core/contract/examples.ts'
import { closed, List, OneOf, part, ref, Short } from '../../../core/contract/schema.ts'
import { documentBearer, operation, reply200, replyFile, replyFiles } from '../../../http/openapi.ts'
import { invalid, Problem } from '../../../lib/problem.ts'
import { CONTEXT_DOCUMENTS, type ContextDocument } from './contexts.ts'
import type { IssuedService } from './service.ts'
import { TTL_SECONDS } from './status-lists.ts'

type Options = { issued: IssuedService }
type Query = { kind?: 'confirmation' | 'attestation'; format?: string; address?: boolean }

const KIND = OneOf(['confirmation', 'attestation'], { examples: ['confirmation'] })
const SECTION = Type.String({ maxLength: 60, examples: ['education.class10'] })
export const IssuedCredential = closed('IssuedCredential', {
  section: SECTION,
  kind: KIND,
  id: Short(45, `urn:uuid:${UUID}`),
  formats: List(OneOf(CREDENTIAL_FORMATS, { examples: ['ldp'] }), 3),
  href: Short(200, `/cvs/${CV_ID}/credentials/education.class10?kind=confirmation`),
})
export const issuedSchemas = [IssuedCredential]

const TYPES: Record<CredentialFormat, { type: string; ending: string }> = {
  ldp: { type: 'application/vc', ending: 'json' },
  'vc+jwt': { type: 'application/vc+jwt', ending: 'jwt' },
  png: { type: 'image/png', ending: 'png' },
}
const LD_JSON = 'application/ld+json'
/** The media types of documents that are signed as JSON-LD or as a JWT. */
const VC = { [TYPES.ldp.type]: Type.String(), [LD_JSON]: Type.String(), [TYPES['vc+jwt'].type]: Type.String() }
const tags = ['credentials']
const FORMAT = Type.Optional(
  Type.String({ maxLength: 10, description: 'ldp, vc+jwt or png; without it as Accept says.', examples: ['ldp'] }),
)

/** In a query + is a space too. Without `format` the first type that is accepted, ldp for every other. */
function formatOf(
  { format }: Query,
  { headers }: FastifyRequest,
  known: readonly CredentialFormat[],
): CredentialFormat {
  if (format === undefined) {
    const accepted = (headers.accept ?? '').split(',').map(text => text.split(';')[0]?.trim())
    return accepted.flatMap(type => known.find(one => TYPES[one].type === type) ?? [])[0] ?? 'ldp'
  }
  const found = known.find(one => one === format.replace(' ', '+'))
  if (!found) throw invalid([{ path: '/format', message: `This must be one of: ${known.join(', ')}.` }])
  return found
}

/** A client may accept JSON-LD by its general media type. */
const typeOf = (format: CredentialFormat, { headers }: FastifyRequest) =>
  format === 'ldp' && headers.accept?.includes(LD_JSON) ? LD_JSON : TYPES[format].type

/** For programs of other origins. */
const forPrograms = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${TTL_SECONDS}`)

/** Open routes that name a CV. */
export const credentialRoutes: FastifyPluginAsync<Options> = async (app, { issued }) => {
  documentBearer(app, true)
  listRoute(app, issued)
  downloadRoute(app, issued)
}

function listRoute(app: FastifyInstance, issued: IssuedService): void {
  app.get<{ Params: { id: string } }>(
    '/cvs/:id/credentials',
    operation('listCredentials', 'The claims of a published CV that can be downloaded as verifiable credentials', {
      description: 'For anyone while the CV is public. Each is downloaded at the address beside it.',
      scope: 'claims:read',
      tags,
      params: part({ id: NanoId }),
      response: reply200({ credentials: Type.Array(ref(IssuedCredential)) }),
    }),
    async (request, reply) => {
      const credentials = await issued.list(request.params.id)
      if (!credentials) throw new Problem('not_found')
      reply.header('cache-control', 'public, no-cache')
      return { success: true as const, credentials }
    },
  )
}

function downloadRoute(app: FastifyInstance, issued: IssuedService): void {
  app.get<{ Params: { id: string; section: string }; Querystring: Query }>(
    '/cvs/:id/credentials/:section',
    operation(
      'downloadCredential',
      'One claim as a verifiable credential: JSON for wallets, a JWT, or a picture with the badge in it',
      {
        scope: 'claims:read',
        description:
          'ldp: VC 2.0 with a Data Integrity proof (eddsa-rdfc-2022). vc+jwt: the same as a JWT (ES256). png: an Open Badge baked into a ' +
          'picture, of confirmations only. A confirmation is an Open Badge 3.0, a self-attestation an endorsement. docs/credentials.md.',
        tags,
        params: part({ id: NanoId, section: SECTION }),
        querystring: part({
          kind: Type.Optional(KIND),
          format: FORMAT,
          address: Type.Optional(
            Type.Boolean({
              description: 'Owner only: made out to the account’s address, as a salted hash. Not stored.',
            }),
          ),
        }),
        response: replyFiles('The credential.', { ...VC, 'image/png': Type.String({ format: 'binary' }) }),
      },
    ),
    async (request, reply) => {
      const { id, section } = request.params
      const { kind = null, address: hasAddress = false } = request.query
      const format = formatOf(request.query, request, CREDENTIAL_FORMATS)
      const found = await issued.read(id, { section, kind, format, hasAddress }, request.user)
      const name = `${section.replace(/[^\w-]/g, '-')}-${found.kind}.${TYPES[format].ending}`
      reply.header('cache-control', hasAddress ? 'private, no-store' : 'public, no-cache').header('vary', 'accept')
      reply.header('content-disposition', `attachment; filename="${name}"`)
      return (reply as FastifyReply).header('content-type', typeOf(format, request)).send(found.body)
    },
  )
}

const FIRST = [...CONTEXT_DOCUMENTS][0] as [string, ContextDocument]

const anyJson = (title: string, description: string, type = 'application/json') =>
  replyFile(type, description, Type.Object({}, { title, additionalProperties: true }))

/** Open routes that name no CV. */
export const issuerRoutes: FastifyPluginAsync<Options> = async (app, { issued }) => {
  didRoute(app, issued)
  statusListRoute(app, issued)
  contextRoutes(app)
}

function didRoute(app: FastifyInstance, issued: IssuedService): void {
  app.get(
    '/.well-known/did.json',
    operation(
      'readDid',
      'The service as an issuer of credentials (did:web): every key that ever signed, except revoked ones',
      {
        description: 'For anyone who verifies credentials of this service.',
        tags,
        response: anyJson('DidDocument', 'A DID document.', 'application/did+json'),
      },
    ),
    async (_request, reply) =>
      forPrograms(reply as FastifyReply)
        .header('content-type', 'application/did+json')
        .send(JSON.stringify(await issued.didDocument())),
  )
}

function statusListRoute(app: FastifyInstance, issued: IssuedService): void {
  app.get<{ Params: { list: string }; Querystring: Query }>(
    '/status-lists/:list',
    operation('readStatusList', 'Which credentials were withdrawn: a signed Bitstring Status List', {
      description: 'For anyone who verifies; its bits change when credentials are withdrawn.',
      tags,
      params: part({ list: Type.String({ pattern: '^[1-9][0-9]{0,8}$', maxLength: 9, examples: ['1'] }) }),
      querystring: part({ format: FORMAT }),
      response: replyFiles('The list.', VC),
    }),
    async (request, reply) => {
      const format = formatOf(request.query, request, ['ldp', 'vc+jwt'])
      const found = await issued.findStatusList(Number(request.params.list))
      if (!found) throw new Problem('not_found')
      return forPrograms(reply as FastifyReply)
        .header('vary', 'accept')
        .header('content-type', typeOf(format, request))
        .send(format === 'ldp' ? found.ldp : found.jwt)
    },
  )
}

function contextRoutes(app: FastifyInstance): void {
  app.get(
    '/contexts',
    operation('listContexts', 'The JSON-LD contexts that credentials are checked with, as this service has them', {
      description: 'For anyone who verifies. `href` is where this service has each.',
      tags,
      response: reply200({
        contexts: List(part({ url: Short(200, FIRST[1].url), href: Short(200, `/contexts/${FIRST[0]}`) }), 100),
      }),
    }),
    async (_request, reply) => {
      forPrograms(reply as FastifyReply)
      const contexts = [...CONTEXT_DOCUMENTS].map(([name, { url }]) => ({ url, href: `/contexts/${name}` }))
      return { success: true as const, contexts }
    },
  )
  app.get<{ Params: { name: string } }>(
    '/contexts/:name',
    operation('readContext', 'One JSON-LD context', {
      description: 'For anyone who verifies. 404 for a name that the list does not have.',
      tags,
      params: part({ name: Short(200, FIRST[0]) }),
      response: anyJson('JsonLdContext', 'The context.', LD_JSON),
    }),
    async (request, reply) => {
      const found = CONTEXT_DOCUMENTS.get(request.params.name)
      if (!found) throw new Problem('not_found')
      return forPrograms(reply as FastifyReply)
        .header('content-type', LD_JSON)
        .send(found.text)
    },
  )
}
