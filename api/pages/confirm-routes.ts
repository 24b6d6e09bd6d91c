// The pages behind a confirmation link: without an account or JavaScript, and with the same 404 for every invalid link. GET changes
// nothing, because mail scanners open links before people do. The log has the route, never the link.
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { AnswerService } from '../claims/institutions/answer-service.ts'
import { CV_ID } from '../core/contract/examples.ts'
import {
  type ConfirmView,
  Decided,
  DecisionRequest,
  type DecisionRequestData,
  type DeskPage,
  type EvidencePages,
  type PageLanguage,
  Token,
} from '../core/contract/requests.ts'
import { Problem as ProblemSchema, part, ref } from '../core/contract/schema.ts'
import { OFFERED_LANGUAGES } from '../core/cv/languages/index.ts'
import { acceptedLanguage } from '../http/accept-language.ts'
import { takeFileTurn } from '../http/download.ts'
import { asProblem } from '../http/errors.ts'
import { FORM, FORM_BYTES, installForms } from '../http/forms.ts'
import { errors, operation } from '../http/openapi.ts'
import { FORM_PAGE_CSP, PICTURES_PAGE_CSP } from '../http/security.ts'
import { checkTexts } from '../http/texts.ts'
import { DRAWING_MS } from '../http/time-limits.ts'
import { Problem } from '../lib/problem.ts'

/** The state of a form that was rejected. `wrong`: JSON pointers of its fields. */
export type Attempt = {
  wrong: readonly string[]
  isAnswered: boolean
  decision?: string
  name?: string
  note?: string
}
export type AnswerPages = {
  confirm: (language: PageLanguage, view: ConfirmView, token: string, attempt?: Attempt) => string
  withdraw: (language: PageLanguage, view: ConfirmView, token: string) => string
  evidence: (language: PageLanguage, file: EvidencePages) => string
  optOut: (language: PageLanguage, isDone: boolean) => string
  nowhere: (language: PageLanguage) => string
  desk: (page: DeskPage) => string
}
type Options = {
  answers: AnswerService
  /** Loads the renderer on first use. */
  pages: () => Promise<AnswerPages>
}
type Holder = { token: string }
type Asked<Params = Holder> = FastifyRequest<{ Params: Params; Querystring: { lang?: string } }>

const tags = ['claims']
const HolderParams = part({ token: Token })
const querystring = Type.Object({
  lang: Type.Optional(
    Type.String({ maxLength: 2_000, description: 'The language of the page, one of those of CVs.', examples: ['de'] }),
  ),
})
const html = { schema: Type.String() }
const json = { schema: ref(ProblemSchema) }
const both = (description: string) => ({ description, content: { 'text/html': html, 'application/json': json } })
const problems = { 404: both('This link leads nowhere.'), ...errors }
const pageReply = { 200: { description: 'The page.', content: { 'text/html': html } }, ...problems }

const isForm = (request: FastifyRequest) => (request.headers['content-type'] ?? '').toLowerCase().startsWith(FORM)

export const sendPage = (reply: FastifyReply, status: number, page: string, policy = FORM_PAGE_CSP) =>
  reply
    .status(status)
    .headers({
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(page)

const chosenLanguage = ({ lang }: { lang?: string }) => OFFERED_LANGUAGES.find(language => language === lang)

/** The language that the reader chose, otherwise that of the request. */
function languageOf({ query, headers }: Pick<Asked, 'query' | 'headers'>, own: string): PageLanguage {
  const [chosen, browsers] = [chosenLanguage(query), acceptedLanguage(headers['accept-language'])]
  const language = chosen ?? own
  const proposed = browsers && browsers !== language ? browsers : null
  return { language, isChosen: chosen !== undefined, proposed }
}

/** Never in the language of a request: that would tell that there was one. */
async function sendNowhere(request: Pick<Asked, 'query' | 'headers'>, reply: FastifyReply, pages: Options['pages']) {
  const browsers = acceptedLanguage(request.headers['accept-language']) ?? 'en'
  return sendPage(reply, 404, (await pages()).nowhere(languageOf(request, browsers)))
}

/** Shows a rejected form again, with its problems. */
async function sendRefusal({ answers, pages }: Options, request: Asked, reply: FastifyReply, problem: Problem) {
  const { token } = request.params
  const view = await answers.look(token)
  if (problem.code === 'not_found' || !view) return sendNowhere(request, reply, pages)
  const { decision, name, note } = (request.body ?? {}) as Partial<DecisionRequestData>
  const wrong = (problem.details.errors ?? []).map(({ path }) => path)
  const kept = { ...(decision && { decision }), ...(name && { name }), ...(note && { note }) }
  const attempt = { wrong, isAnswered: problem.code === 'conflict', ...kept }
  return sendPage(
    reply,
    problem.status,
    (await pages()).confirm(languageOf(request, view.language), view, token, attempt),
  )
}

/** Registers the GET of a page for the holder of the link. `show`: null for an invalid link. */
const description =
  'For the holder of a mailed link. Opening the page changes nothing, because mail scanners do; its form does.'
const pageRouteOf =
  (app: FastifyInstance, { pages }: Options) =>
  (path: string, operationId: string, summary: string, show: (request: Asked) => Promise<string | null>) =>
    app.get<{ Params: Holder; Querystring: { lang?: string } }>(
      `/verify/:token${path}`,
      { schema: { operationId, summary, description, tags, params: HolderParams, querystring, response: pageReply } },
      async (request, reply) => {
        const page = await show(request)
        return page === null ? sendNowhere(request, reply, pages) : sendPage(reply, 200, page)
      },
    )

function decisionRoute(app: FastifyInstance, options: Options): void {
  app.post<{ Params: Holder; Querystring: { lang?: string }; Body: DecisionRequestData }>(
    '/verify/:token',
    {
      bodyLimit: FORM_BYTES,
      attachValidation: true,
      ...operation('answerRequest', 'Confirm or decline, once; or withdraw what was confirmed', {
        description: 'As JSON or as a form; a form is answered with a page. A second decision is 409.',
        tags,
        consumes: ['application/json', FORM],
        params: HolderParams,
        querystring,
        body: ref(DecisionRequest),
        response: {
          200: part({ success: Type.Literal(true), status: Decided }),
          303: Type.Null({ description: 'After a form: to the page, which shows the decision.' }),
          ...problems,
          400: both('A field is wrong.'),
          409: both('It was decided already.'),
        },
      }),
    },
    async (request, reply) => {
      const { token } = request.params
      try {
        if (request.validationError) throw asProblem(request.validationError as FastifyError)
        checkTexts(request.body)
        const view = await options.answers.decide(token, request.body)
        const chosen = chosenLanguage(request.query)
        if (isForm(request)) return reply.redirect(`/verify/${token}${chosen ? `?lang=${chosen}` : ''}`, 303)
        return { success: true as const, status: view.state as 'confirmed' }
      } catch (error) {
        if (!(error instanceof Problem) || !isForm(request)) throw error
        return sendRefusal(options, request, reply, error)
      }
    },
  )
}

function evidenceRoute(app: FastifyInstance, { answers, pages }: Options): void {
  app.get<{ Params: Holder & { proofId: string }; Querystring: { lang?: string } }>(
    '/verify/:token/proofs/:proofId',
    {
      handlerTimeout: DRAWING_MS,
      ...operation('readRequestProof', 'Pictures of the first 10 pages of a proof of the claim, until the decision', {
        description: 'A page with the pictures in it. The file itself is only its owner’s.',
        tags,
        params: part({ token: Token, proofId: Type.String({ maxLength: 16_384, examples: [CV_ID] }) }),
        querystring,
        response: pageReply,
      }),
    },
    async (request, reply) => {
      const { token, proofId } = request.params
      takeFileTurn(reply, token)
      const file = await answers.drawEvidence(token, proofId)
      if (!file) return sendNowhere(request, reply, pages)
      const language = languageOf(request, await answers.findLanguage(token))
      return sendPage(reply, 200, (await pages()).evidence(language, file), PICTURES_PAGE_CSP)
    },
  )
}

function optOutRoute(app: FastifyInstance, { answers, pages }: Options): void {
  app.post<{ Params: Holder; Querystring: { lang?: string } }>(
    '/verify/:token/opt-out',
    {
      bodyLimit: FORM_BYTES,
      ...operation('optOut', 'Never write to the address of this link again', {
        description: 'Final. Mail programs call it when a reader unsubscribes (RFC 8058).',
        tags,
        params: HolderParams,
        querystring,
        response: pageReply,
      }),
    },
    async (request, reply) => {
      const { token } = request.params
      if (!(await answers.optOut(token))) return sendNowhere(request, reply, pages)
      const language = languageOf(request, await answers.findLanguage(token))
      return sendPage(reply, 200, (await pages()).optOut(language, true))
    },
  )
}

export const answerRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { answers, pages } = options
  const pageRoute = pageRouteOf(app, options)
  installForms(app)
  pageRoute('', 'showRequest', 'The claim, for the holder of the link', async request => {
    const { token } = request.params
    const view = await answers.look(token)
    return view && (await pages()).confirm(languageOf(request, view.language), view, token)
  })
  decisionRoute(app, options)
  const withdrawal = 'Asks whether a confirmation shall be withdrawn; the page of the link where there is none'
  pageRoute('/withdraw', 'showWithdrawal', withdrawal, async request => {
    const { token } = request.params
    const view = await answers.look(token)
    if (!view) return null
    const { confirm, withdraw } = await pages()
    return (view.state === 'confirmed' ? withdraw : confirm)(languageOf(request, view.language), view, token)
  })
  evidenceRoute(app, options)
  pageRoute('/opt-out', 'showOptOut', 'Asks whether there shall be no more mails', async request => {
    const { token } = request.params
    const isDone = await answers.findOptOut(token)
    if (isDone === null) return null
    return (await pages()).optOut(languageOf(request, await answers.findLanguage(token)), isDone)
  })
  optOutRoute(app, options)
}
