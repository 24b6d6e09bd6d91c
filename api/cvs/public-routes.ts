// What strangers' browsers ask for: the public page, and the pictures it shows.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { caller } from '../http/access.ts'
import { addressKey } from '../http/address.ts'
import { documentBearer, reply201, reply204, replyFile, sendEmpty } from '../http/openapi.ts'
import { UPLOAD_MS, UPLOAD_WORDS } from '../http/slow.ts'
import { readUpload, uploadLimits } from '../http/upload.ts'
import { chooseEncoding } from '../lib/encodings.ts'
import { part, ref } from '../lib/schema.ts'
import type { Page, PublicPages } from './page.ts'
import { type createPictures, PICTURE_BYTES } from './picture.ts'
import { noneMatchHolds } from './rules/etag.ts'
import { NanoId, Picture } from './schema.ts'
import type { ViewCounter } from './views.ts'

type PageOptions = {
  pages: PublicPages
  templatePages: PublicPages
  cards: PublicPages
  views: ViewCounter
  renderMissing: () => Promise<string>
  /** The pages that check a CV. */
  verifyPages: PublicPages<VerifyExtra>
  pageLimit: object
  /** The policy of the template page, which alone has a script. */
  templatePolicy: string
}

/** Of a page that checks a CV: what it says of the version of a reader's copy, as HTML, and before which byte that goes. */
export type VerifyExtra = { seam: number; answerTo: (version: number) => Promise<string> }

/** A first look may have to wait for the typesetter. */
const HANDLER_MS = 30_000
const NANO_ID = /^[A-Za-z0-9_-]{21}$/
const tags = ['public pages']

export const publicPageRoutes: FastifyPluginAsync<PageOptions> = async (app, options) => {
  const { views, renderMissing, pageLimit } = options

  function sendBody(request: FastifyRequest, reply: FastifyReply, { bodies }: Pick<Page, 'bodies'>) {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bodies[encoding])
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, nanoId: string, page: Page | null) {
    if (!page) return sendMissing(reply)
    // Too long or too complex to be typeset: the same CV as a web page.
    if (page.bodies.identity.length === 0) return reply.redirect(`/cv/${nanoId}`, 302)
    const { etag } = page
    reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding, origin')
    if (noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
    if (request.method === 'GET') views.count(nanoId, request.headers['user-agent'])
    return sendBody(request, reply.header('content-type', 'text/html; charset=utf-8'), page)
  }

  function sendCard(request: FastifyRequest, reply: FastifyReply, card: Page | null) {
    if (!card) return sendMissing(reply)
    const { etag } = card
    reply.header('etag', etag).header('cache-control', 'public, no-cache')
    if (noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
    return reply.header('content-type', 'image/png').send(card.bodies.identity)
  }

  let missing: Promise<string> | null = null
  async function sendMissing(reply: FastifyReply) {
    missing ??= renderMissing()
    const html = await missing
    return reply
      .status(404)
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .send(html)
  }

  function addPage(path: string, operationId: string, summary: string, pages: PublicPages, type = 'text/html') {
    app.get<{ Params: { id: string } }>(
      path,
      {
        config: pageLimit,
        handlerTimeout: HANDLER_MS,
        schema: {
          operationId,
          summary,
          tags,
          params: part({ id: Type.String({ maxLength: 16_384 }) }),
          response: {
            ...replyFile(type, 'The page.'),
            304: Type.Null({ description: 'Not changed.' }),
            404: { description: 'There is no such page.', content: { 'text/html': { schema: Type.String() } } },
          },
        },
      },
      (request, reply) => {
        const { id } = request.params
        if (pages === options.templatePages) reply.header('content-security-policy', options.templatePolicy)
        const send = (page: Page | null) =>
          type === 'text/html' ? sendPage(request, reply, id, page) : sendCard(request, reply, page)
        const found = NANO_ID.test(id) ? pages.find(id, addressKey(request.ip)) : Promise.resolve(null)
        return found instanceof Promise ? found.then(send) : send(found)
      },
    )
  }
  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    '/cv/:id/verify',
    {
      config: pageLimit,
      schema: {
        operationId: 'showVerification',
        summary: 'Every claim of a published CV, for a person',
        description: 'With v, the version of a file, it says which sections were added, changed or removed since.',
        tags,
        params: part({ id: Type.String({ maxLength: 16_384 }) }),
        querystring: Type.Object({ v: Type.Optional(Type.String({ maxLength: 2_000 })) }),
        response: {
          ...replyFile('text/html', 'The page.'),
          404: { description: 'There is no such page.', content: { 'text/html': { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { v = '' } = request.query
      const version = /^[1-9]\d{0,8}$/.test(v) ? Number(v) : null
      const page = NANO_ID.test(id) ? await options.verifyPages.find(id) : null
      if (!page) return sendMissing(reply)
      reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding, origin')
      reply.header('content-type', 'text/html; charset=utf-8')
      if (version === null || !page.extra) return sendBody(request, reply, page)
      const { identity } = page.bodies
      const { seam, answerTo } = page.extra
      const answer = Buffer.from(await answerTo(version))
      return reply.send(Buffer.concat([identity.subarray(0, seam), answer, identity.subarray(seam)]))
    },
  )
  addPage('/cv/:id', 'showCv', 'The public page of a published CV', options.pages)
  addPage('/new-cv/:id', 'showTemplateCv', 'A published CV, typeset in its template', options.templatePages)
  addPage('/cv/:id/card.png', 'showCard', 'The picture that link previews show', options.cards, 'image/png')
  for (const path of ['/cv', '/cv/*', '/new-cv', '/new-cv/*', '/verify', '/verify/*']) {
    app.get(path, { config: pageLimit, schema: { hide: true } }, (_request, reply) => sendMissing(reply))
  }
}

type PictureOptions = { pictures: ReturnType<typeof createPictures> }

type PictureIds = { id: string; pictureId: string }
const PictureId = part({ id: NanoId, pictureId: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 }) })

export const pictureOpenRoutes: FastifyPluginAsync<PictureOptions> = async (app, { pictures }) => {
  documentBearer(app, true)
  app.get<{ Params: PictureIds }>(
    '/cvs/:id/picture/:pictureId',
    {
      schema: {
        operationId: 'readPicture',
        summary: 'A picture of a CV',
        description: 'For everybody while the published page shows it; for the owner always.',
        tags,
        params: PictureId,
        response: {
          ...replyFile('image/*', 'The picture.', Type.String({ format: 'binary' })),
          304: Type.Null({ description: 'Not changed.' }),
        },
      },
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
      schema: {
        operationId: 'addPicture',
        summary: 'Upload a picture; save its url as imageUrl afterwards',
        description: `PNG or JPEG by content, at most 2 MiB, 6,000 pixels a side and 24 megapixels. ${UPLOAD_WORDS}`,
        tags: ['cvs'],
        consumes: ['multipart/form-data'],
        params: part({ id: NanoId }),
        response: reply201({ picture: ref(Picture) }),
      },
    },
    async (request, reply) => {
      const { bytes } = await readUpload(request, 'picture')
      const picture = await pictures.addPicture(caller(request), request.params.id, bytes)
      return reply.status(201).send({ success: true as const, picture })
    },
  )
  app.delete<{ Params: PictureIds }>(
    '/cvs/:id/picture/:pictureId',
    {
      schema: {
        operationId: 'removePicture',
        summary: 'Delete a picture',
        tags: ['cvs'],
        params: PictureId,
        response: reply204,
      },
    },
    async (request, reply) => {
      await pictures.removePicture(caller(request), request.params.id, request.params.pictureId)
      return sendEmpty(reply, 204)
    },
  )
}
