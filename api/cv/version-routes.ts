// The kept versions of a CV over HTTP: read, name, restore.
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { CvVersion, CvVersionSummary, NameVersionRequest, NanoId, RestoreCvRequest } from '../core/contract/cv.ts'
import { part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { onEdited } from '../http/etag.ts'
import { IF_MATCH, reply200 } from '../http/openapi.ts'
import { CvId, type Id, saved, send, tags } from './reply.ts'
import type { CvService } from './service.ts'

const CvVersionId = part({
  id: NanoId,
  version: Type.String({ pattern: '^[1-9]\\d{0,8}$', maxLength: 9, examples: ['3'] }),
})
const versionsReply = reply200({ versions: Type.Array(ref(CvVersionSummary)) })

export function versionRoutes(app: FastifyInstance, cvs: CvService): void {
  readingRoutes(app, cvs)
  changeRoutes(app, cvs)
}

function readingRoutes(app: FastifyInstance, cvs: CvService): void {
  app.get<{ Params: Id }>(
    '/cvs/:id/versions',
    {
      config: { scope: 'cv:read' },
      schema: {
        operationId: 'listVersions',
        summary: 'Kept versions, newest first',
        description:
          'Saves within ten minutes count as one; the last 50 of these stay, and every named one. Published versions stay for 90 days, the last 30 for longer; of older ones only the digests of their sections are kept.',
        tags,
        params: CvId,
        response: versionsReply,
      },
    },
    async request => ({ success: true as const, versions: await cvs.listVersions(caller(request), request.params.id) }),
  )

  app.get<{ Params: Id & { version: string } }>(
    '/cvs/:id/versions/:version',
    {
      config: { scope: 'cv:read' },
      schema: {
        operationId: 'readVersion',
        summary: 'One kept version',
        description: 'With its content and style. 404 for one that is not kept.',
        tags,
        params: CvVersionId,
        response: reply200({ version: ref(CvVersion) }),
      },
    },
    async request => ({
      success: true as const,
      version: await cvs.readVersion(caller(request), request.params.id, Number(request.params.version)),
    }),
  )
}

function changeRoutes(app: FastifyInstance, cvs: CvService): void {
  app.patch<{ Params: Id & { version: string }; Body: Static<typeof NameVersionRequest> }>(
    '/cvs/:id/versions/:version',
    {
      config: { scope: 'cv:draft' },
      schema: {
        operationId: 'nameVersion',
        summary: 'Name a version, or take its name away',
        description: 'At most 50 versions of a CV have names; these are kept as long as the CV.',
        tags,
        params: CvVersionId,
        body: ref(NameVersionRequest),
        response: reply200({ version: ref(CvVersionSummary) }),
      },
    },
    async request => {
      const { id, version } = request.params
      const named = await cvs.nameVersion(caller(request), id, Number(version), request.body.name)
      return { success: true as const, version: named }
    },
  )

  app.post<{ Params: Id; Body: Static<typeof RestoreCvRequest> }>(
    '/cvs/:id/restore',
    {
      config: { scope: 'cv:draft' },
      schema: {
        operationId: 'restoreCv',
        summary: 'Make a kept version the draft again',
        description: 'The replaced draft is a version too, so that nothing is lost. What is published stays.',
        tags,
        params: CvId,
        headers: IF_MATCH,
        body: ref(RestoreCvRequest),
        response: saved,
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const restore = (version: number) => cvs.restoreCv(caller(request), params.id, version, body.version)
      return send(reply, await onEdited(request.headers['if-match'], restore))
    },
  )
}
