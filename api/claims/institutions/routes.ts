// Evidence files and confirmation requests over HTTP, for owners.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { VersionConflict } from '../../core/contract/cv.ts'
import { CV_ID } from '../../core/contract/examples.ts'
import { AskRequest, type AskRequestData, DecisionRequest } from '../../core/contract/requests.ts'
import { Instant, Nullable, part, ref } from '../../core/contract/schema.ts'
import { caller } from '../../http/access.ts'
import { fileHeaders, fileReply, takeFileTurn } from '../../http/download.ts'
import { sentVersion } from '../../http/etag.ts'
import { errors, made, operation, reply201, reply204, sendEmpty } from '../../http/openapi.ts'
import { UPLOAD_MS, UPLOAD_WORDS } from '../../http/time-limits.ts'
import { readUpload, uploadLimits } from '../../http/upload.ts'
import type { Attached } from '../attached-files.ts'
import type { EvidenceService } from '../evidence/service.ts'
import { PROOF_BYTES } from '../evidence/uploads.ts'
import type { RequestService } from './request-service.ts'

type Options = { evidence: EvidenceService; requests: RequestService }
type Section = { id: string; section: string }
type ProofId = Section & { proofId: string }
const attachedAt = ({ id, section, proofId }: ProofId): Attached => ({ id: proofId, cvId: id, section })

const section = Type.String({
  maxLength: 60,
  description: 'For example education.class10, skills.<id>.',
  examples: ['education.class10'],
})
const id = Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21, examples: [CV_ID] })
const CvSection = part({ id, section })
const CvProof = part({ id, section, proofId: id })
const tags = ['claims']
/** Schemas of the CV feature, by name. */
const Proof = Type.Unsafe<object>(Type.Ref('Proof'))
const AskedConfirmation = Type.Unsafe<object>(Type.Ref('AskedConfirmation'))

export const requestSchemas = [AskRequest, DecisionRequest]

function fileRoutes(app: FastifyInstance, evidence: EvidenceService): void {
  app.post<{ Params: Section }>(
    '/cvs/:id/proofs/:section',
    {
      bodyLimit: PROOF_BYTES + 64 * 1024,
      handlerTimeout: UPLOAD_MS,
      ...operation('addProof', 'Add a file as evidence for a section of a CV', {
        description:
          'PDF, PNG, JPEG, WebP or AVIF by content, at most 5 MiB, at most 5 for each section and 50 for each account. Pictures are re-encoded without metadata; `sha256` ' +
          'is that of the stored bytes. An institution that is asked sees pictures of its first 10 pages; a PDF that cannot be drawn is 422. ' +
          UPLOAD_WORDS,
        tags,
        consumes: ['multipart/form-data'],
        params: CvSection,
        response: reply201({ proof: Proof }),
      }),
    },
    async (request, reply) => {
      const { bytes, name } = await readUpload(request, 'proof')
      const { id, section } = request.params
      const { at, ...proof } = await evidence.add(caller(request), id, section, bytes, name)
      made(reply, `/cvs/${id}/proofs/${section}/${proof.id}`)
      return reply.send({ success: true as const, proof: { ...proof, at: at.toISOString() } })
    },
  )

  app.get<{ Params: ProofId }>(
    '/cvs/:id/proofs/:section/:proofId',
    operation('readProof', 'A proof, as a download', {
      description: 'For the owner of the CV: the file as it was uploaded.',
      scope: 'claims:read',
      tags,
      params: CvProof,
      response: { 200: fileReply, ...errors },
    }),
    async (request, reply) => {
      takeFileTurn(reply, caller(request).id)
      const { meta, bytes } = await evidence.read(caller(request), attachedAt(request.params))
      return reply.headers(fileHeaders(meta)).send(bytes)
    },
  )
}

export const evidenceRoutes: FastifyPluginAsync<Options> = async (app, { evidence, requests }) => {
  await app.register(import('@fastify/multipart'), { limits: uploadLimits(PROOF_BYTES) })

  fileRoutes(app, evidence)

  app.post<{ Params: ProofId }>(
    '/cvs/:id/proofs/:section/:proofId/keep',
    operation('keepProof', 'Move a proof of former words of a section to its present words, because it still fits', {
      description: 'For the owner of the CV; 404 for everybody else.',
      tags,
      params: CvProof,
      response: reply204,
    }),
    async (request, reply) => {
      await evidence.keep(caller(request), attachedAt(request.params))
      return sendEmpty(reply, 204)
    },
  )

  app.delete<{ Params: ProofId }>(
    '/cvs/:id/proofs/:section/:proofId',
    operation('removeProof', 'Delete a proof', {
      description: 'For the owner of the CV; 404 for everybody else.',
      tags,
      params: CvProof,
      response: reply204,
    }),
    async (request, reply) => {
      await evidence.remove(caller(request), attachedAt(request.params))
      return sendEmpty(reply, 204)
    },
  )

  askRoute(app, requests)
}

function askRoute(app: FastifyInstance, requests: RequestService): void {
  app.post<{ Params: Section; Body: AskRequestData }>(
    '/cvs/:id/verifications/:section',
    operation('askInstitution', 'Mail a link to an institution, which may confirm or decline a section of a CV', {
      description:
        'At most 10 a day and 30 unanswered ones for each account, and 10,000 unanswered ones for an address. At most 3 mails in 24 hours ' +
        'and 10 in 30 days to one address and 100 a day to one domain: beyond that the request waits until `mailAt`, when one mail has all ' +
        'that wait. An address with a desk (`isAtDesk`) gets no mail for a request. A repeated request to the same address sends a new link and closes the older one. ' +
        'With If-Match only if the draft still is that version: else 412 version_conflict.',
      tags,
      params: CvSection,
      headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 200 })) }),
      body: ref(AskRequest),
      response: {
        ...reply201({
          request: AskedConfirmation,
          isAtDesk: Type.Boolean({ examples: [false] }),
          mailAt: Nullable(Instant(), null),
        }),
        412: ref(VersionConflict),
      },
    }),
    async (request, reply) => {
      const { record, ...asker } = caller(request)
      const { id, section } = request.params
      const version = sentVersion(request.headers['if-match'])
      const asked = await requests.ask({ ...asker, hd: record.hd }, id, section, request.body, version)
      const { at, decidedAt: _, ...shown } = asked.request
      const answer = { ...shown, at: at.toISOString(), decidedAt: null }
      const mail = { isAtDesk: asked.isAtDesk, mailAt: asked.mailAt?.toISOString() ?? null }
      return reply.status(201).send({ success: true as const, request: answer, ...mail })
    },
  )
}
