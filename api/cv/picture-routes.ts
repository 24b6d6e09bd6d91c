// Pictures of CVs over HTTP.
import type { FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import { SHA256 } from '../core/contract/examples.ts'
import { Picture } from '../core/contract/picture.ts'
import { part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { noneMatchHolds } from '../http/etag.ts'
import { documentBearer, made, operation, reply201, reply204, replyFile, sendEmpty } from '../http/openapi.ts'
import { UPLOAD_MS, UPLOAD_WORDS } from '../http/time-limits.ts'
import { readUpload, uploadLimits } from '../http/upload.ts'
import { type createPictures, PICTURE_BYTES } from './picture.ts'

const tags = ['public pages']

type PictureOptions = { pictures: ReturnType<typeof createPictures> }

type PictureIds = { id: string; pictureId: string }
const PictureId = part({
  id: NanoId,
  pictureId: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64, examples: [SHA256] }),
})

export const pictureOpenRoutes: FastifyPluginAsync<PictureOptions> = async (app, { pictures }) => {
  documentBearer(app, true)
  app.get<{ Params: PictureIds }>(
    '/cvs/:id/picture/:pictureId',
    {
      config: { isPicture: true, scope: 'cv:read' },
      ...operation('readPicture', 'A picture of a CV', {
        description: 'Public while the published page shows it; for the owner always.',
        tags,
        params: PictureId,
        response: {
          ...replyFile('image/*', 'The picture.', Type.String({ format: 'binary' })),
          304: Type.Null({ description: 'Not changed.' }),
        },
      }),
    },
    async (request, reply) => {
      const { id, pictureId } = request.params
      const picture = await pictures.readPicture(request.user, id, pictureId)
      const etag = `"${pictureId}"`
      reply.header('cache-control', picture.isPublic ? 'public, no-cache' : 'no-store').header('etag', etag)
      reply.header('vary', 'authorization, origin')
      if (picture.isPublic && noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
      reply.header('content-security-policy', "default-src 'none'")
      return reply.header('content-type', picture.type).send(picture.bytes)
    },
  )
}

export const pictureRoutes: FastifyPluginAsync<PictureOptions> = async (app, { pictures }) => {
  await app.register(import('@fastify/multipart'), { limits: uploadLimits(PICTURE_BYTES) })
  app.post<{ Params: { id: string } }>(
    '/cvs/:id/picture',
    {
      bodyLimit: PICTURE_BYTES + 64 * 1024,
      handlerTimeout: UPLOAD_MS,
      ...operation('addPicture', 'Upload a picture; save its url as imageUrl afterwards', {
        scope: 'cv:draft',
        description: `PNG, JPEG, WebP or AVIF by content, kept as PNG or JPEG; at most 2 MiB, 6,000 pixels a side and 24 megapixels. ${UPLOAD_WORDS}`,
        tags: ['cvs'],
        consumes: ['multipart/form-data'],
        params: part({ id: NanoId }),
        response: reply201({ picture: ref(Picture) }),
      }),
    },
    async (request, reply) => {
      const { bytes } = await readUpload(request, 'picture')
      const picture = await pictures.addPicture(caller(request), request.params.id, bytes)
      return made(reply, picture.url).send({ success: true as const, picture })
    },
  )
  app.delete<{ Params: PictureIds }>(
    '/cvs/:id/picture/:pictureId',
    operation('removePicture', 'Delete a picture', {
      description: 'For the owner of the CV; 404 for everybody else.',
      tags: ['cvs'],
      params: PictureId,
      response: reply204,
    }),
    async (request, reply) => {
      await pictures.removePicture(caller(request), request.params.id, request.params.pictureId)
      return sendEmpty(reply, 204)
    },
  )
}
