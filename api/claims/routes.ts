// Attestations, and the public verification of a CV, over HTTP.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { Attestation, Confirmation, Credentials, LogProof } from '../core/contract/claims.ts'
import { Cv, NanoId } from '../core/contract/cv.ts'
import { ATTESTATION, DIGEST, HOLDER, PERSON, POINT } from '../core/contract/examples.ts'
import { LEVELS } from '../core/contract/levels.ts'
import { closed, Instant, List, Nullable, OneOf, part, ref, Short } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { etagOf, sentVersion } from '../http/etag.ts'
import { documentBearer, errors, operation, reply200, reply204, sendEmpty } from '../http/openapi.ts'
import { type PageCache, sendShown } from '../http/page-cache.ts'
import { invalid } from '../lib/problem.ts'
import type { ClaimsService } from './service.ts'

type Options = { claims: ClaimsService }
/** `hasWallet`: otherwise only the account signs. */
type SigningOptions = Options & { hasWallet: boolean }
type Id = { id: string }
type Section = Id & { section: string }

const attestRequest = {
  method: OneOf(['account', 'wallet']),
  statement: Type.Optional(Type.String({ maxLength: 2_000, description: 'wallet: exactly the issued text.' })),
  signature: Type.Optional(Type.String({ maxLength: 200, description: 'wallet: 65 bytes in hex (EIP-191).' })),
}
export const AttestRequest = closed('AttestRequest', attestRequest, { examples: [{ method: 'account' }] })
const digest = Type.String({ pattern: '^0x[0-9a-f]{64}$', maxLength: 66, examples: [DIGEST] })
const section = {
  maxLength: 60,
  description: 'For example personalDetails.name, education.class10, skills.<id>.',
  examples: ['personalDetails.name'],
}

/** A public section, or its facts, with all that is needed to verify the claims about it. */
export const VerificationClaim = closed('VerificationClaim', {
  section: Short(60, ...section.examples),
  scope: OneOf(['whole', 'facts'], { examples: ['whole'] }),
  level: OneOf(LEVELS, { examples: ['confirmed'] }),
  digest,
  value: Type.Unknown({ description: 'What the digest is of.', examples: [PERSON] }),
  method: Nullable(OneOf(['account', 'wallet'])),
  by: Nullable(Short(200, PERSON)),
  person: Nullable(Short(600, PERSON)),
  statement: Nullable(Short(2_000, ATTESTATION.statement)),
  signature: Nullable(Short(4_000, ATTESTATION.signature)),
  signer: Nullable(Short(42), null),
  kid: Nullable(Short(200, ATTESTATION.kid)),
  at: Nullable(Instant()),
  valid: Type.Boolean({ description: 'Whether it is attested, and exactly this value.' }),
  log: LogProof,
  confirmation: Type.Optional(ref(Confirmation)),
  credentials: Credentials,
})
export const AttestationKey = closed('AttestationKey', {
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: Short(43, POINT.x),
  y: Short(43, POINT.y),
  kid: Short(200, ATTESTATION.kid),
  alg: Type.Literal('ES256'),
  use: Type.Literal('sig'),
})
export const CvWithClaim = closed('CvWithClaim', {
  id: NanoId,
  title: Short(200, 'Engineering CV'),
  published: Type.Boolean({ description: 'Whether the published version shows it.', examples: [true] }),
})
const Keys = closed('AttestationKeys', { keys: Type.Array(ref(AttestationKey)) })
export const claimsSchemas = [AttestRequest, VerificationClaim, AttestationKey, Keys, CvWithClaim]

const CvId = part({ id: NanoId })
const CvSection = part({ id: NanoId, section: Type.String(section) })
const tags = ['claims']

const verificationReply = reply200({
  format: Type.Literal(3),
  cv: NanoId,
  holder: Short(22, HOLDER),
  name: Type.String({ maxLength: 200, description: 'On the CV, as strangers see it.', examples: [PERSON] }),
  origin: Short(2_000, 'https://trucv.example'),
  version: Type.Integer({ examples: [3] }),
  publishedAt: Instant(),
  asOf: Type.String({ format: 'date-time', maxLength: 40, description: 'When this was verified. Not signed.' }),
  claims: Type.Array(ref(VerificationClaim)),
  keys: Type.Array(ref(AttestationKey)),
})
/** The schema of the reply, including the envelope. */
export const verificationSchema = verificationReply[200]

/** Open routes. `shown`: the cached replies. */
export const verificationRoutes: FastifyPluginAsync<{ shown: PageCache }> = async (app, { shown }) => {
  documentBearer(app, true)
  app.get<{ Params: Id }>(
    '/cvs/:id/verification',
    operation(
      'readVerification',
      'Every claim of a published CV, with all that is needed to check it without this service',
      {
        scope: 'claims:read',
        description: 'docs/verification.md describes the format.',
        tags,
        params: CvId,
        response: verificationReply,
      },
    ),
    async (request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return sendShown(reply, await shown.find(request.params.id))
    },
  )
}

/** Open routes. */
export const attestationKeyRoutes: FastifyPluginAsync<Options> = async (app, { claims }) => {
  app.get(
    '/.well-known/jwks.json',
    operation('listAttestationKeys', 'Public keys of attestations by account and of confirmations, old ones too', {
      description: 'For anyone who verifies. A JSON Web Key Set.',
      tags,
      response: { 200: ref(Keys), ...errors },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return { keys: await claims.listPublicKeys() } as never
    },
  )
}

function signingRoutes(app: FastifyInstance, { claims, hasWallet }: SigningOptions): void {
  app.put<{ Params: Section; Body: Static<typeof AttestRequest> }>(
    '/cvs/:id/attestations/:section',
    operation('attestSection', 'Sign a section of the draft, by account or with a wallet', {
      description:
        'account: the service signs that the signed-in user declared it. wallet: signed by one of the user’s own wallets. ' +
        'personalDetails, by account only: every personal detail that is there; the attestation replied is that of the name. ' +
        'With If-Match only if the draft still is that version. 409 content_changed, 400 bad_signature. ' +
        'At most 500 sections a day for an account, beyond which it is 429.',
      tags,
      params: CvSection,
      headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 200 })) }),
      body: ref(AttestRequest),
      response: reply200({ attestation: ref(Attestation), cv: ref(Cv) }),
    }),
    async (request, reply) => {
      const { id, section } = request.params
      if (request.body.method === 'wallet' && !hasWallet)
        throw invalid([{ path: '/method', message: 'This installation has no wallets: only the account signs.' }])
      const version = sentVersion(request.headers['if-match'])
      const { cv, etagParts, made } = await claims.attest(caller(request), id, section, request.body, version)
      reply.header('etag', etagOf(...etagParts))
      // The CV lacks it when it was withdrawn meanwhile, or was read from a database that lags behind.
      const attestation = attestationIn(cv, section) ?? made
      return { success: true as const, attestation: attestation as NonNullable<typeof attestation>, cv }
    },
  )
}

/** Routes for the owner. */
export const attestationRoutes: FastifyPluginAsync<SigningOptions> = async (app, options) => {
  const { claims } = options
  signingRoutes(app, options)
  claimRoutes(app, claims)
  if (options.hasWallet) statementRoute(app, claims)

  app.delete<{ Params: Section }>(
    '/cvs/:id/attestations/:section',
    operation('removeAttestation', 'Withdraw an attestation, at once and everywhere', {
      description: 'personalDetails: those of all personal details.',
      tags,
      params: CvSection,
      response: reply204,
    }),
    async (request, reply) => {
      await claims.removeAttestations(caller(request), request.params.id, request.params.section)
      return sendEmpty(reply, 204)
    },
  )
}

/** For a wallet, which signs what this replies. */
function statementRoute(app: FastifyInstance, claims: ClaimsService): void {
  app.get<{ Params: Section }>(
    '/cvs/:id/attestations/:section/statement',
    operation('readStatement', 'The text to be signed by a wallet now; good for ten minutes', {
      description: 'Personal details are signed one by one: 400 for personalDetails.',
      tags,
      params: CvSection,
      response: reply200({ statement: Short(1_000, ATTESTATION.statement), digest }),
    }),
    async request => ({
      success: true as const,
      ...(await claims.statement(caller(request), request.params.id, request.params.section)),
    }),
  )
}

/** Routes for the owner about claims as such. */
function claimRoutes(app: FastifyInstance, claims: ClaimsService): void {
  app.get<{ Params: Section }>(
    '/cvs/:id/claims/:section',
    operation('listCvsWithClaim', 'Your CVs that show a claim about the words of this section', {
      description:
        'A claim is about words under a name, so every CV with the same words shows it. Withdrawing ends it in all of them.',
      scope: 'claims:read',
      tags,
      params: CvSection,
      response: reply200({ cvs: List(ref(CvWithClaim), 50) }),
    }),
    async request => {
      const found = await claims.listCvsWith(caller(request), request.params.id, request.params.section)
      const cvs = found.map(({ cv, published }) => ({
        id: cv.nanoId,
        title: cv.title,
        published: published.length > 0,
      }))
      return { success: true as const, cvs }
    },
  )
}

type Entry = Static<typeof Cv>['verification']['profile_summary']

function attestationIn({ verification }: Static<typeof Cv>, section: string) {
  const [kind = '', id] = section.split('.') as [keyof typeof verification, string?]
  const { fields } = verification.personalDetails
  if (kind === 'personalDetails') return fields[id ?? 'name']?.attestation
  const found = verification[kind as 'skills' | 'profile_summary']
  const entry = id === undefined ? found : (found as Record<string, Entry>)[id]
  return (entry as Entry | undefined)?.attestation
}
