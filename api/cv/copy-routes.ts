// Copies of a CV, over HTTP: as it is, in another language, for a job.
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import * as S from '../core/contract/cv.ts'
import { JobCopyRequest } from '../core/contract/job.ts'
import { ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply201 } from '../http/openapi.ts'
import { CvId, cvReply, type Id, send, sendMade, tags } from './reply.ts'
import type { CvService } from './service.ts'

export function copyRoutes(app: FastifyInstance, cvs: CvService): void {
  siblingRoutes(app, cvs)

  app.post<{ Params: Id }>(
    '/cvs/:id/duplicate',
    operation('duplicateCv', 'Copy a CV', {
      description: 'A new draft with the same content and style, unpublished. 409 `limit_reached` at the most CVs.',
      scope: 'cv:draft',
      tags,
      params: CvId,
      response: reply201(cvReply),
    }),
    async (request, reply) => sendMade(reply, await cvs.duplicateCv(caller(request), request.params.id)),
  )

  app.post<{ Params: Id; Body: Static<typeof JobCopyRequest> }>(
    '/cvs/:id/job-copies',
    operation('createJobCopy', 'Copy a CV for a job', {
      scope: 'cv:draft',
      description:
        'At least one of title and company. Both give the copy its name. Claims hold on it while the words are equal.',
      tags,
      params: CvId,
      body: ref(JobCopyRequest),
      response: reply201(cvReply),
    }),
    async (request, reply) => {
      const { params, body } = request
      return sendMade(reply, await cvs.createJobCopy(caller(request), params.id, body, request.creationKey))
    },
  )
}

function siblingRoutes(app: FastifyInstance, cvs: CvService): void {
  app.post<{ Params: Id; Body: Static<typeof S.AddSiblingRequest> }>(
    '/cvs/:id/siblings',
    operation('addSibling', 'Copy a CV into another language, as one of the same group', {
      scope: 'cv:draft',
      description:
        'The text is copied as it is, not translated, and both are edited apart from then on. A group has one CV of each language: a second ' +
        'is 409, here and where a save changes the language.',
      tags,
      params: CvId,
      body: ref(S.AddSiblingRequest),
      response: reply201(cvReply),
    }),
    async (request, reply) => {
      const { params, body } = request
      return sendMade(reply, await cvs.addSibling(caller(request), params.id, body.language))
    },
  )

  app.patch<{ Params: Id; Body: Static<typeof S.LinkSiblingsRequest> }>(
    '/cvs/:id/siblings',
    operation('linkSiblings', 'Link the public pages of a group to each other, or no longer', {
      scope: 'cv:publish',
      description:
        'Holds for the whole group, also for CVs that are published later. Only pages of published CVs without a password and without an ' +
        'end are linked.',
      tags,
      params: CvId,
      body: ref(S.LinkSiblingsRequest),
      response: reply200(cvReply),
    }),
    async (request, reply) => {
      const { params, body } = request
      return send(reply, await cvs.linkSiblings(caller(request), params.id, body.linked))
    },
  )
}
