// The JSON operations on CVs.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import * as S from '../core/contract/cv.ts'
import { List, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { editedVersion, etagOf, noneMatchHolds } from '../http/etag.ts'
import {
  CREATION_KEY,
  creationKeyOf,
  documentBearer,
  IF_MATCH,
  operation,
  reply200,
  reply201,
  reply204,
  sendEmpty,
} from '../http/openapi.ts'
import { type Page, type PageCache, sendShown } from '../http/page-cache.ts'
import { Problem } from '../lib/problem.ts'
import { copyRoutes } from './copy-routes.ts'
import { CvId, cvReply, type Id, saved, send, tags } from './reply.ts'
import type { CvReply, CvService } from './service.ts'
import { versionRoutes } from './version-routes.ts'

type Options = { cvs: CvService }
/** `shown`: the cached public replies. */
type OpenOptions = Options & { shown: { cv: PageCache } }

const RemovalQuery = part({
  now: Type.Optional(Type.Boolean({ description: 'true: for good, without the trash.' })),
})
const Audience = Type.Object({
  audience: Type.Optional(
    Type.Enum(['public'], { description: 'public: the snapshot for its owner too, past the password and the end.' }),
  ),
})
const IfNoneMatch = Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 500 })) })
const readReply = reply200(cvReply)
/** The schema of the reply with a CV, including the envelope. */
export const readCvSchema = readReply[200]

/** Without checked claims, version and rev identify the reply; otherwise the tag needs the digest of the body. */
const tagOf = ({ etag, key, expires }: Page) => (expires ? etag : etagOf(key.version, key.rev))

/** Open routes: published CVs for everyone, drafts for their owner. */
export const cvOpenRoutes: FastifyPluginAsync<OpenOptions> = async (app, { cvs, shown }) => {
  documentBearer(app, true)

  app.get<{ Params: Id; Querystring: Static<typeof Audience> }>(
    '/cvs/:id',
    operation('readCv', 'A CV: the draft for its owner, the published snapshot for everyone else', {
      scope: 'cv:read',
      tags,
      params: CvId,
      querystring: Audience,
      headers: IfNoneMatch,
      response: { ...readReply, 304: Type.Null({ description: 'Not changed.' }) },
    }),
    async (request, reply) => {
      const own = request.query.audience ? null : await cvs.findOwnReply(request.user, request.params.id)
      const page = own ? null : await shown.cv.find(request.params.id)
      if (!own && !page) throw new Problem('not_found')
      const etag = page ? tagOf(page) : etagOf(...(own as CvReply).etagParts)
      reply.header('vary', 'authorization, origin').header('etag', etag)
      if (noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
      return own ? send(reply, own) : sendShown(reply, page)
    },
  )
}

function draftRoutes(app: FastifyInstance, cvs: CvService): void {
  app.get(
    '/cvs',
    operation('listCvs', 'Own CVs, newest first, without content', {
      scope: 'cv:read',
      tags,
      response: reply200({ cvs: List(ref(S.CvSummary)) }),
    }),
    async request => ({ success: true as const, cvs: await cvs.listCvs(caller(request)) }),
  )

  app.post<{ Body: Static<typeof S.CreateCvRequest> }>(
    '/cvs',
    operation('createCv', 'Make a CV', {
      scope: 'cv:draft',
      tags,
      headers: CREATION_KEY,
      body: ref(S.CreateCvRequest),
      response: reply201(cvReply),
    }),
    async (request, reply) => {
      return send(reply.status(201), await cvs.createCv(caller(request), request.body, creationKeyOf(request)))
    },
  )

  app.put<{ Params: Id; Body: Static<typeof S.ChangeCvRequest> }>(
    '/cvs/:id',
    operation('changeCv', 'Save what changed of a CV', {
      scope: 'cv:draft',
      description: 'All or nothing, on exactly the version that If-Match names. A 200 means that the save is on disk.',
      tags,
      params: CvId,
      headers: IF_MATCH,
      body: ref(S.ChangeCvRequest),
      response: saved,
    }),
    async (request, reply) => {
      const version = editedVersion(request.headers['if-match'])
      return send(reply, await cvs.changeCv(caller(request), request.params.id, version, request.body))
    },
  )
}

function trashRoutes(app: FastifyInstance, cvs: CvService): void {
  app.delete<{ Params: Id; Querystring: Static<typeof RemovalQuery> }>(
    '/cvs/:id',
    operation('removeCv', 'Move a CV to the trash, or delete it for good', {
      description:
        'In the trash it is on no page and in no list but GET /cvs/trash; after 30 days, or when 50 newer ones are there, it is removed with its versions, pictures, letters and claims. With now=true that happens at once, also to a CV in the trash.',
      tags,
      params: CvId,
      querystring: RemovalQuery,
      response: reply204,
    }),
    async (request, reply) => {
      const { removeCv, trashCv } = cvs
      await (request.query.now ? removeCv : trashCv)(caller(request), request.params.id)
      return sendEmpty(reply, 204)
    },
  )

  app.get(
    '/cvs/trash',
    operation('listTrash', 'Own CVs in the trash, the latest first', {
      scope: 'cv:read',
      tags,
      response: reply200({ cvs: List(ref(S.TrashedCv)) }),
    }),
    async request => ({ success: true as const, cvs: await cvs.listTrash(caller(request)) }),
  )

  app.post<{ Params: Id }>(
    '/cvs/:id/recover',
    operation('recoverCv', 'Take a CV out of the trash, unpublished', {
      scope: 'cv:draft',
      tags,
      params: CvId,
      response: reply200(cvReply),
    }),
    async (request, reply) => send(reply, await cvs.recoverCv(caller(request), request.params.id)),
  )
}

function publishingRoutes(app: FastifyInstance, cvs: CvService): void {
  app.post<{ Params: Id }>(
    '/cvs/:id/publish',
    operation('publishCv', 'Show the present draft at the public address', {
      scope: 'cv:publish',
      description:
        'At most 60 times an hour for an account, beyond which it is 429. 409 `limit_reached` when the earlier versions of all CVs of the account take 64 MB. Publishing the same version again counts as nothing.',
      tags,
      params: CvId,
      response: reply200(cvReply),
    }),
    async (request, reply) => send(reply, await cvs.publishCv(caller(request), request.params.id)),
  )

  app.post<{ Params: Id }>(
    '/cvs/:id/unpublish',
    operation('unpublishCv', 'Take the public page down', {
      scope: 'cv:publish',
      tags,
      params: CvId,
      response: reply200(cvReply),
    }),
    async (request, reply) => send(reply, await cvs.unpublishCv(caller(request), request.params.id)),
  )
}

/** Routes for the owner. */
export const cvRoutes: FastifyPluginAsync<Options> = async (app, { cvs }) => {
  draftRoutes(app, cvs)
  trashRoutes(app, cvs)
  versionRoutes(app, cvs)
  publishingRoutes(app, cvs)
  copyRoutes(app, cvs)
}
