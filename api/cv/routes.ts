// The JSON operations on CVs.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import * as S from '../core/contract/cv.ts'
import { List, nextCursor, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { etagOf, noneMatchHolds, onEdited } from '../http/etag.ts'
import {
  documentBearer,
  IF_MATCH,
  operation,
  reply200,
  reply201,
  reply204,
  sendEmpty,
  specified,
} from '../http/openapi.ts'
import { type Page, type PageCache, sendShown } from '../http/page-cache.ts'
import { copyRoutes } from './copy-routes.ts'
import { CvId, cvReply, type Id, saved, send, sendMade, tags } from './reply.ts'
import type { CvService } from './service.ts'
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
    {
      config: { scope: 'cv:read', isCached: true },
      ...operation('readCv', 'A CV: the draft for its owner, the published snapshot for everyone else', {
        description: 'With `If-None-Match`, 304 when nothing has changed. 404 for strangers while it is not published.',
        tags,
        params: CvId,
        querystring: Audience,
        headers: IfNoneMatch,
        response: { ...readReply, 304: Type.Null({ description: 'Not changed.' }) },
      }),
    },
    (request, reply) => {
      const { user, query, params, headers } = request
      const isSame = (etag: string) => {
        reply.header('vary', 'authorization, origin').header('etag', etag)
        return noneMatchHolds(headers['if-none-match'], etag)
      }
      const sendFound = (page: Page | null) =>
        page && isSame(tagOf(page)) ? sendEmpty(reply, 304) : sendShown(reply, page)
      const sendPublished = () => {
        const page = shown.cv.find(params.id)
        return page instanceof Promise ? page.then(sendFound) : sendFound(page)
      }
      if (!user || query.audience) return sendPublished()
      return cvs.findOwnReply(user, params.id).then(own => {
        if (!own) return sendPublished()
        return isSame(etagOf(...own.etagParts)) ? sendEmpty(reply, 304) : send(reply, own)
      })
    },
  )
}

function draftRoutes(app: FastifyInstance, cvs: CvService): void {
  app.get<{ Querystring: S.CvListQueryData }>(
    '/cvs',
    operation('listCvs', 'Own CVs, newest first, without content', {
      scope: 'cv:read',
      description:
        '`since` counts saves, publishing, claims, links and sharing; removed CVs are not in the list any more.',
      tags,
      querystring: S.CvListQuery,
      response: reply200({ cvs: List(ref(S.CvSummary)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await cvs.listCvs(caller(request), request.query)) }),
  )

  app.post<{ Body: Static<typeof S.CreateCvRequest> }>(
    '/cvs',
    operation('createCv', 'Make a CV', {
      description: 'From a whole content or nothing. 409 `limit_reached` at the most CVs of an account.',
      scope: 'cv:draft',
      tags,
      body: ref(S.CreateCvRequest),
      response: reply201(cvReply),
    }),
    async (request, reply) => {
      return sendMade(reply, await cvs.createCv(caller(request), request.body, request.creationKey))
    },
  )

  const saving = {
    scope: 'cv:draft' as const,
    description: 'All or nothing, on exactly the version that If-Match names. A 200 means that the save is on disk.',
    tags,
    params: CvId,
    headers: IF_MATCH,
    body: ref(S.ChangeCvRequest),
    response: saved,
  }
  type Saving = { Params: Id; Body: Static<typeof S.ChangeCvRequest> }
  const save = async (request: FastifyRequest<Saving>, reply: FastifyReply) => {
    const change = (version: number) => cvs.changeCv(caller(request), request.params.id, version, request.body)
    return send(reply, await onEdited(request.headers['if-match'], change))
  }
  app.patch<Saving>('/cvs/:id', operation('patchCv', 'Save what changed of a CV', saving), save)
  const older = { ...saving, ...specified('PATCH /cvs/{id}', saving.description) }
  app.put<Saving>('/cvs/:id', operation('changeCv', 'Save what changed of a CV', older), save)
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
      description: 'Removed for good 30 days after they were put there.',
      scope: 'cv:read',
      tags,
      response: reply200({ cvs: List(ref(S.TrashedCv)) }),
    }),
    async request => ({ success: true as const, cvs: await cvs.listTrash(caller(request)) }),
  )

  app.post<{ Params: Id }>(
    '/cvs/:id/recover',
    operation('recoverCv', 'Take a CV out of the trash, unpublished', {
      description: '404 when it is not in the trash; 409 `limit_reached` when there is no room.',
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
      description:
        'The draft stays, and so does the address: publishing again brings the page back. 404 for another’s CV.',
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
