// The pages that strangers' browsers ask for.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { part } from '../core/contract/schema.ts'
import { addressKey } from '../http/address.ts'
import { noneMatchHolds } from '../http/etag.ts'
import { replyFile, sendEmpty } from '../http/openapi.ts'
import type { Page, PublicPages } from '../http/page-cache.ts'
import { chooseEncoding } from '../lib/encodings.ts'
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
