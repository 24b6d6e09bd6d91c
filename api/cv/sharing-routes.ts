// How an owner shares a CV, over HTTP.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { NanoId } from '../core/contract/cv.ts'
import { part, ref } from '../core/contract/schema.ts'
import * as S from '../core/contract/sharing.ts'
import { caller } from '../http/access.ts'
import { operation, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { SharingService } from './sharing-service.ts'

type Id = { id: string }
const CvId = part({ id: NanoId })
const CvLinkId = part({ id: NanoId, linkId: S.LinkId })
const tags = ['sharing']
const sharingReply = reply200({ sharing: ref(S.CvSharing) })

function settingRoutes(app: FastifyInstance, sharing: SharingService): void {
  app.get<{ Params: Id }>(
    '/cvs/:id/sharing',
    operation('readSharing', 'The password (whether there is one), the end, and the links for one person', {
      description: 'For the owner of the CV. The password itself is stored as a hash and in no reply.',
      scope: 'cv:publish',
      tags,
      params: CvId,
      response: sharingReply,
    }),
    async request => ({
      success: true as const,
      sharing: await sharing.readSharing(caller(request), request.params.id),
    }),
  )

  app.patch<{ Params: Id; Body: S.ChangeSharingData }>(
    '/cvs/:id/sharing',
    operation('changeSharing', 'Ask readers for a password, or set an end', {
      scope: 'cv:publish',
      description:
        'Acts at once, also on readers who have opened the CV already. With a password, every address of the published CV is locked ' +
        'for strangers: pages show a form, JSON is 403 `locked`, pictures are 404. From its end on, all of them answer as if the CV ' +
        'were not published. Links for one person open it past both.',
      tags,
      params: CvId,
      body: ref(S.ChangeSharingRequest),
      response: sharingReply,
    }),
    async request => ({
      success: true as const,
      sharing: await sharing.changeSharing(caller(request), request.params.id, request.body),
    }),
  )
}

function linkRoutes(app: FastifyInstance, sharing: SharingService): void {
  app.post<{ Params: Id; Body: { name: string } }>(
    '/cvs/:id/links',
    operation('createLink', 'Make a link for one person', {
      scope: 'cv:publish',
      description: 'At most 50; one that has ended makes room.',
      tags,
      params: CvId,
      body: ref(S.CreateLinkRequest),
      response: reply201({ link: ref(S.RecipientLink) }),
    }),
    async (request, reply) => {
      const link = await sharing.createLink(caller(request), request.params.id, request.body.name)
      return reply.status(201).send({ success: true as const, link })
    },
  )

  app.delete<{ Params: Id & { linkId: string } }>(
    '/cvs/:id/links/:linkId',
    operation('endLink', 'End a link, at once; from then on it answers like one that never was', {
      description: 'For the owner of the CV. 404 when there is none.',
      scope: 'cv:publish',
      tags,
      params: CvLinkId,
      response: reply204,
    }),
    async (request, reply) => {
      await sharing.endLink(caller(request), request.params.id, request.params.linkId)
      return sendEmpty(reply, 204)
    },
  )

  app.get<{ Params: Id }>(
    '/cvs/:id/views',
    operation('readViews', 'Views: in all, of the last 30 days (UTC), and by link; and downloads by kind', {
      scope: 'cv:read',
      description: 'Without declared bots. Views count a few seconds later. No address and no cookie is kept.',
      tags,
      params: CvId,
      response: reply200({ views: ref(S.CvViews) }),
    }),
    async request => ({ success: true as const, views: await sharing.readViews(caller(request), request.params.id) }),
  )
}

export const sharingRoutes: FastifyPluginAsync<{ sharing: SharingService }> = async (app, { sharing }) => {
  settingRoutes(app, sharing)
  linkRoutes(app, sharing)
}
