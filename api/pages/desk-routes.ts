// The pages behind the links of a desk's mails: each has one button, because mail scanners open links before people do.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import Type from 'typebox'
import type { AnswerService } from '../claims/institutions/answer-service.ts'
import type { BatchService } from '../claims/institutions/batch-service.ts'
import type { DeskService } from '../claims/institutions/desk-service.ts'
import type { DeskSessions } from '../claims/institutions/desk-session.ts'
import { CV_ID } from '../core/contract/examples.ts'
import { type DeskPage, Token } from '../core/contract/requests.ts'
import { part } from '../core/contract/schema.ts'
import { takeFileTurn } from '../http/download.ts'
import { FORM_BYTES, installForms } from '../http/forms.ts'
import { errors, operation } from '../http/openapi.ts'
import { PICTURES_PAGE_CSP } from '../http/security.ts'
import { DRAWING_MS } from '../http/time-limits.ts'
import { Problem } from '../lib/problem.ts'
import { type AnswerPages, sendPage } from './confirm-routes.ts'

type Options = {
  desks: DeskService
  batches: BatchService
  answers: AnswerService
  sessions: DeskSessions
  pages: () => Promise<AnswerPages>
}
type Holder = { Params: { token: string } }

const html = { content: { 'text/html': { schema: Type.String() } } }
const page = { 200: { description: 'The page.', ...html } }
const nowhere = { 404: { description: 'This link leads nowhere.', ...html } }
const opened = {
  303: Type.Null({ description: 'The desk is open.' }),
  409: { description: 'The link was used, or its time is over: a page that offers a new one.', ...html },
}
const ofLink = { tags: ['desk'], params: part({ token: Token }) }

const NOWHERE: DeskPage = {
  title: 'This link leads nowhere',
  text: 'It may be incomplete, or too old. Our latest mail to you has one that works.',
}
const OPEN: DeskPage = {
  title: 'Answer all requests at one place',
  text: 'This opens the desk of your mailbox in this browser for 12 hours. The link works once.',
  button: 'Open the desk',
}
const OFFER: DeskPage = {
  title: 'Answer all requests at one place',
  text: 'We send a link to your mailbox. It opens a desk with all requests to you; from then on we write at most once a day.',
  button: 'Send me the link',
}
const SENT: DeskPage = {
  title: 'Look into your mailbox',
  text: 'We have sent a link there. It works once, for 30 minutes.',
}
const UNDO: DeskPage = {
  title: 'Undo these confirmations?',
  text: 'All confirmations of this step are withdrawn, and their owners are told.',
  button: 'Undo',
}
const UNDONE: DeskPage = {
  title: 'The confirmations are being withdrawn',
  text: 'This can take a minute. We have written to your mailbox about it.',
}
const old = (token: string, isUsed: boolean): DeskPage => ({
  title: isUsed ? 'This link was used already' : 'The time of this link is over',
  text: 'We can send a new one to the same mailbox. It works once, for 30 minutes.',
  button: 'Send me a new link',
  action: `/desk/open/${token}/mail`,
})

export const deskPageRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  installForms(app)
  evidenceRoute(app, options)
  const { desks, batches, answers } = options
  const routes = pageRoutesOf(app, options)
  openRoute(app, options)
  routes.get('/desk/open/:token', 'showDeskLink', 'The button that opens a desk', async token => {
    const link = await desks.findLink(token)
    return link && (link.isLive ? OPEN : old(token, link.usedAt !== null))
  })
  routes.post('/desk/open/:token/mail', 'renewDeskLink', 'Mail a new link in place of an old one', async token => {
    const link = await desks.findLink(token)
    if (!link) return null
    await desks.mailLink(link.mailbox)
    return SENT
  })
  routes.get('/desk/undo/:token', 'showUndo', 'Asks whether a batch of confirmations shall be undone', async token =>
    (await batches.findByUndo(token)) ? UNDO : null,
  )
  routes.post(
    '/desk/undo/:token',
    'undoByLink',
    'Withdraw all confirmations of a batch, within 24 hours',
    async token => ((await batches.undoBy(token)) ? UNDONE : null),
  )
  routes.get('/verify/:token/desk', 'showDeskOffer', 'Offers the desk to a mailbox that has answered', async token =>
    (await answers.findAnswered(token)) ? OFFER : null,
  )
  routes.post(
    '/verify/:token/desk',
    'mailDeskLink',
    'Mail a link to the desk, to the normalised address',
    async token => {
      const mailbox = await answers.findAnswered(token)
      if (!mailbox) return null
      await desks.mailLink(mailbox)
      return SENT
    },
  )
}

const sendDesk = async (reply: FastifyReply, pages: Options['pages'], page: DeskPage | null, status = 200) =>
  sendPage(reply, page ? status : 404, (await pages()).desk(page ?? NOWHERE))

const OF_LINK =
  'For the holder of a mailed link. Opening a page changes nothing, because mail scanners do; its form does.'

/** Registers pages of a link. `answer`: null for an invalid link. */
const pageRoutesOf = (app: FastifyInstance, { pages }: Options) => {
  type Answer = (token: string) => Promise<DeskPage | null>
  const describe = (operationId: string, summary: string) =>
    operation(operationId, summary, { description: OF_LINK, ...ofLink, response: { ...page, ...nowhere, ...errors } })
  return {
    get: (path: string, operationId: string, summary: string, answer: Answer) =>
      app.get<Holder>(path, describe(operationId, summary), async (request, reply) =>
        sendDesk(reply, pages, await answer(request.params.token)),
      ),
    post: (path: string, operationId: string, summary: string, answer: Answer) =>
      app.post<Holder>(path, { bodyLimit: FORM_BYTES, ...describe(operationId, summary) }, async (request, reply) =>
        sendDesk(reply, pages, await answer(request.params.token)),
      ),
  }
}

function openRoute(app: FastifyInstance, { desks, sessions, pages }: Options): void {
  app.post<Holder>(
    '/desk/open/:token',
    {
      bodyLimit: FORM_BYTES,
      ...operation('openDesk', 'Open the desk of a mailbox, once', {
        description:
          'For the holder of the mailed link, which works once. Sets the cookie of the desk and leads to it.',
        ...ofLink,
        response: { ...opened, ...nowhere, ...errors },
      }),
    },
    async (request, reply) => {
      const { token } = request.params
      const session = await desks.open(token)
      if (session) return reply.header('set-cookie', sessions.write(session)).redirect('/desk', 303)
      const link = await desks.findLink(token)
      return sendDesk(reply, pages, link && old(token, link.usedAt !== null), 409)
    },
  )
}

function evidenceRoute(app: FastifyInstance, { answers, sessions, pages }: Options): void {
  app.register(async scope => {
    sessions.require(scope)
    const id = Type.String({ maxLength: 60, examples: [CV_ID] })
    scope.get<{ Params: { requestId: string; proofId: string } }>(
      '/desk/requests/:requestId/proofs/:proofId',
      {
        handlerTimeout: DRAWING_MS,
        ...operation('readDeskProof', 'A page with pictures of the first 10 pages of a proof', {
          description: 'For the session of a desk. The proof itself is never sent to it, only pictures of its pages.',
          tags: ['desk'],
          params: part({ requestId: id, proofId: id }),
          response: { ...page, ...errors },
        }),
      },
      async (request, reply) => {
        const { mailbox } = sessions.of(request)
        takeFileTurn(reply, mailbox)
        const { requestId, proofId } = request.params
        const file = await answers.drawAt(mailbox, requestId, proofId)
        if (!file) throw new Problem('not_found')
        const language = { language: 'en', isChosen: false, proposed: null }
        return sendPage(reply, 200, (await pages()).evidence(language, file), PICTURES_PAGE_CSP)
      },
    )
  })
}
