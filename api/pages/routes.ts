// The public pages over HTTP.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { CV_ID } from '../core/contract/examples.ts'
import { part } from '../core/contract/schema.ts'
import { acceptedLanguage } from '../http/accept-language.ts'
import { addressKey } from '../http/address.ts'
import { noneMatchHolds } from '../http/etag.ts'
import { operation, replyFile, sendEmpty } from '../http/openapi.ts'
import type { Page, PageCache } from '../http/page-cache.ts'
import { PAGE_CSP, SCRIPT_PAGE_CSP } from '../http/security.ts'
import { TYPESETTING_MS } from '../http/time-limits.ts'
import { chooseEncoding } from '../lib/encodings.ts'
import { NANO_ID } from './lock.ts'
import { addLockRoutes, type LockOptions, lockedReply, lockSender, type SendMissing } from './lock-routes.ts'
import type { ViewCounter } from './views.ts'

type PageOptions = LockOptions & {
  pages: PageCache
  templatePages: PageCache<TemplateExtra>
  cards: PageCache
  views: ViewCounter
  renderMissing: (language: string) => Promise<string>
  readLetterPage: (nanoId: string, letterId: string, by: string) => Promise<string | null>
  verifyPages: PageCache<VerifyExtra>
}

/** False where the CV is too long or too complex to be typeset. */
export type TemplateExtra = { isTypeset: boolean }
/** The comparison with the version of a reader's copy, as HTML, and the byte offset at which to insert it into the page. */
export type VerifyExtra = { seam: number; answerTo: (version: number) => Promise<string> }

const HTML = 'text/html; charset=utf-8'
const tags = ['public pages']
/** Not limited to ids: a malformed address gets the page for missing CVs instead of a JSON error. */
const AnyId = Type.String({ maxLength: 16_384, examples: [CV_ID] })
const CvId = part({ id: AnyId })
const LetterId = part({ id: AnyId, letterId: AnyId })

type Shown<Extra> = { request: FastifyRequest<{ Params: { id: string } }>; reply: FastifyReply; page: Page<Extra> }
type PageRoute<Extra> = {
  operationId: string
  summary: string
  description: string
  type: string
  pages: PageCache<Extra>
  isTypeset?: true
  send: (shown: Shown<Extra>) => FastifyReply
}

function sendBody(request: FastifyRequest, reply: FastifyReply, { bodies }: Pick<Page, 'bodies'>) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

function sendPage(views: PageOptions['views'], { request, reply, page }: Shown<unknown>) {
  const { etag } = page
  reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding, origin')
  if (noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
  if (request.method === 'GET') {
    views.count(request.params.id, request.headers['user-agent'], request.admitted?.link ?? null)
  }
  return sendBody(request, reply.header('content-type', HTML), page)
}

function sendTemplatePage(views: PageOptions['views'], shown: Shown<TemplateExtra>) {
  const { request, reply, page } = shown
  reply.header('content-security-policy', SCRIPT_PAGE_CSP)
  return page.extra?.isTypeset ? sendPage(views, shown) : reply.redirect(`/cv/${request.params.id}`, 302)
}

function sendCard({ request, reply, page }: Shown<unknown>) {
  const { etag } = page
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (noneMatchHolds(request.headers['if-none-match'], etag)) return sendEmpty(reply, 304)
  return reply.header('content-type', 'image/png').send(page.bodies.identity)
}

/** Sends the page for addresses without a CV, which is rendered once in each language. */
function missingSender(render: PageOptions['renderMissing']): SendMissing {
  const missing = new Map<string, Promise<string>>()
  return async reply => {
    const language = acceptedLanguage(reply.request.headers['accept-language']) ?? 'en'
    const page = missing.get(language) ?? render(language)
    missing.set(language, page)
    const html = await page
    reply.header('cache-control', 'no-store').header('vary', 'accept-language').header('content-type', HTML)
    return reply.status(404).send(html)
  }
}

type Context = { options: PageOptions; sendMissing: SendMissing }

function addPage<Extra>(
  app: FastifyInstance,
  { options, sendMissing }: Context,
  path: string,
  route: PageRoute<Extra>,
): void {
  const { operationId, summary, description, type, pages, isTypeset, send } = route
  app.get<{ Params: { id: string } }>(
    path,
    {
      config: { ...options.pageLimit, isPicture: type === 'image/png', isCached: !isTypeset },
      ...(isTypeset && { handlerTimeout: TYPESETTING_MS }),
      schema: {
        operationId,
        summary,
        description,
        tags,
        params: CvId,
        response: {
          ...replyFile(type, 'The page.'),
          304: Type.Null({ description: 'Not changed.' }),
          ...lockedReply,
          404: { description: 'There is no such page.', content: { 'text/html': { schema: Type.String() } } },
        },
      },
    },
    (request, reply) => {
      const { id } = request.params
      const sendFound = (page: Page<Extra> | null) => (page ? send({ request, reply, page }) : sendMissing(reply))
      const found = NANO_ID.test(id) ? pages.find(id, isTypeset ? addressKey(request.ip) : '') : null
      return found instanceof Promise ? found.then(sendFound) : sendFound(found)
    },
  )
}

function verificationRoute(app: FastifyInstance, { options, sendMissing }: Context): void {
  app.get<{ Params: { id: string }; Querystring: { v?: string } }>(
    '/cv/:id/verify',
    {
      config: options.pageLimit,
      ...operation('showVerification', 'Every claim of a published CV, for a person', {
        description: 'With v, the version of a file, it says which sections were added, changed or removed since.',
        tags,
        params: CvId,
        querystring: Type.Object({ v: Type.Optional(Type.String({ maxLength: 2_000 })) }),
        response: {
          ...replyFile('text/html', 'The page.'),
          ...lockedReply,
          404: { description: 'There is no such page.', content: { 'text/html': { schema: Type.String() } } },
        },
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      const { v = '' } = request.query
      const version = /^[1-9]\d{0,8}$/.test(v) ? Number(v) : null
      const page = NANO_ID.test(id) ? await options.verifyPages.find(id) : null
      if (!page) return sendMissing(reply)
      reply.header('cache-control', 'public, no-cache').header('vary', 'accept-encoding, origin')
      reply.header('content-type', HTML).header('content-security-policy', SCRIPT_PAGE_CSP)
      if (version === null || !page.extra) return sendBody(request, reply, page)
      const { identity } = page.bodies
      const { seam, answerTo } = page.extra
      const answer = Buffer.from(await answerTo(version))
      return reply.send(Buffer.concat([identity.subarray(0, seam), answer, identity.subarray(seam)]))
    },
  )
}

function letterRoute(app: FastifyInstance, { options, sendMissing }: Context): void {
  app.get<{ Params: { id: string; letterId: string } }>(
    '/cv/:id/letter/:letterId',
    {
      config: options.pageLimit,
      handlerTimeout: TYPESETTING_MS,
      ...operation('showLetter', 'A shared cover letter of a published CV, typeset', {
        description: 'For anyone while the letter and the CV are public; a protected CV asks for its password first.',
        tags,
        params: LetterId,
        response: {
          ...replyFile('text/html', 'The page.'),
          ...lockedReply,
          404: { description: 'There is no such page.', content: { 'text/html': { schema: Type.String() } } },
        },
      }),
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      const isNamed = NANO_ID.test(id) && NANO_ID.test(letterId)
      const page = isNamed ? await options.readLetterPage(id, letterId, addressKey(request.ip)) : null
      if (page === null) return sendMissing(reply)
      return reply.header('cache-control', 'no-store').header('content-type', HTML).send(page)
    },
  )
}

export const publicPageRoutes: FastifyPluginAsync<PageOptions> = async (app, options) => {
  const { views } = options
  const sendMissing = missingSender(options.renderMissing)
  const context = { options, sendMissing }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', PAGE_CSP)
    done()
  })
  const sendLock = lockSender(options.renderLock)
  options.lock.guard(app, (kind, request, reply, language) => {
    const { id } = request.params as { id: string }
    if (kind === 'missing' || request.routeOptions.config.isPicture) return sendMissing(reply)
    return sendLock(reply, { nanoId: id, language, to: request.url })
  })
  addLockRoutes(app, options, sendMissing)
  verificationRoute(app, context)
  letterRoute(app, context)
  addPage(app, context, '/cv/:id', {
    operationId: 'showCv',
    summary: 'The public page of a published CV',
    description: 'For anyone. 404 without a published version; a protected CV asks for its password first.',
    type: 'text/html',
    pages: options.pages,
    send: shown => sendPage(views, shown),
  })
  addPage(app, context, '/new-cv/:id', {
    operationId: 'showTemplateCv',
    summary: 'A published CV, typeset in its template',
    description: 'For anyone. Leads on to the page of the CV where this version is not typeset yet.',
    type: 'text/html',
    pages: options.templatePages,
    isTypeset: true,
    send: shown => sendTemplatePage(views, shown),
  })
  addPage(app, context, '/cv/:id/card.png', {
    operationId: 'showCard',
    summary: 'The picture that link previews show',
    description: 'For anyone. PNG, 1200 by 630 pixels, made of the public sections.',
    type: 'image/png',
    pages: options.cards,
    isTypeset: true,
    send: sendCard,
  })
  for (const path of ['/cv', '/cv/*', '/new-cv', '/new-cv/*', '/verify/*']) {
    const config = { ...options.pageLimit, isMissing: true }
    app.get(path, { config, schema: { hide: true } }, (_request, reply) => sendMissing(reply))
  }
}
