// Import and export of JSON Resume over HTTP.
import type { FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { Cv, ImportCvRequest, NanoId } from '../core/contract/cv.ts'
import { RESUME } from '../core/contract/examples.ts'
import { FieldError, List, Problem as ProblemSchema, part, ref, Short } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { etagOf } from '../http/etag.ts'
import { documentBearer, reply201 } from '../http/openapi.ts'
import { JSON_TYPE, type PublicPages, sendShown } from '../http/page-cache.ts'
import type { ResumeService } from './service.ts'

type Id = { id: string }
const CvId = part({ id: NanoId })
const tags = ['cvs']

/** Open routes: published CVs for everyone, drafts for their owner. `shown`: the cached public replies. */
export const resumeOpenRoutes: FastifyPluginAsync<{ resumes: ResumeService; shown: { resume: PublicPages } }> = async (
  app,
  { resumes, shown },
) => {
  documentBearer(app, true)
  app.get<{ Params: Id }>(
    '/cvs/:id/json-resume',
    {
      schema: {
        operationId: 'exportJsonResume',
        summary: 'The CV as a JSON Resume 1.3.1 document, without an envelope',
        description: 'Everything for the owner; the public part of the snapshot for everyone else.',
        tags,
        params: CvId,
        response: {
          200: Type.Object({}, { additionalProperties: true, examples: [RESUME] }),
          '4xx': ref(ProblemSchema),
          '5xx': ref(ProblemSchema),
        },
      },
    },
    async (request, reply) => {
      const resume = await resumes.exportOwn(request.user, request.params.id)
      reply.header('vary', 'authorization, origin')
      if (!resume) return sendShown(reply, await shown.resume.find(request.params.id))
      return reply.header('content-type', JSON_TYPE).serializer(JSON.stringify).send(resume)
    },
  )
}

export const resumeRoutes: FastifyPluginAsync<{ resumes: ResumeService }> = async (app, { resumes }) => {
  app.post<{ Body: Static<typeof ImportCvRequest> }>(
    '/cvs/import',
    {
      config: { checksTexts: true },
      schema: {
        operationId: 'importCv',
        summary: 'Make a CV from a JSON Resume 1.3.1 document',
        description:
          'Nothing of a valid document is lost but invisible characters that no text may hold: `notes` lists where some were. ' +
          '`unmapped` lists what is kept but not shown.',
        tags,
        body: ref(ImportCvRequest),
        response: reply201({
          cv: ref(Cv),
          unmapped: Type.Array(Short(1_000), { examples: [[]] }),
          notes: List(FieldError, 100, []),
        }),
      },
    },
    async (request, reply) => {
      const { cv, etagParts, unmapped, notes } = await resumes.importResume(caller(request), request.body.resume)
      reply.status(201).header('etag', etagOf(...etagParts))
      return { success: true as const, cv, unmapped, notes }
    },
  )
}
