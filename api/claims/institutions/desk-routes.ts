// The desk of an institution's mailbox over HTTP, for the holder of its session.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import * as contract from '../../core/contract/desk.ts'
import { CV_ID } from '../../core/contract/examples.ts'
import type { ConfirmView } from '../../core/contract/requests.ts'
import { List, Nullable, part, ref, Short } from '../../core/contract/schema.ts'
import { made, operation, reply200, reply201, reply204, sendEmpty } from '../../http/openapi.ts'
import { installTexts } from '../../http/texts.ts'
import { Problem } from '../../lib/problem.ts'
import type { AnswerService } from './answer-service.ts'
import { type BatchService, undoUntil } from './batch-service.ts'
import type { Batch } from './batch-store.ts'
import type { DeskLists } from './desk-lists.ts'
import type { DeskService } from './desk-service.ts'
import type { DeskSessions } from './desk-session.ts'
import { makeToken } from './link-seal.ts'

export type DeskOptions = {
  desks: DeskService
  lists: DeskLists
  batches: BatchService
  answers: Pick<AnswerService, 'lookAt' | 'drawAt'>
  sessions: DeskSessions
}

const tags = ['desk']
const NanoId = Type.String({ pattern: '^[A-Za-z0-9_-]{21}$', maxLength: 21, examples: [CV_ID] })
const OfRequest = part({ requestId: NanoId })
const OfBatch = part({ batchId: NanoId })
const nextCursor = Nullable(Short(2_000), null)
const count = Type.Integer({ minimum: 0, examples: [12] })
const success = true as const
/** Of ids of 10,000 requests. */
const BATCH_BYTES = 300_000

export const deskRoutes: FastifyPluginAsync<DeskOptions> = async (app, options) => {
  linkRoute(app, options)
  await app.register(async scope => {
    options.sessions.require(scope)
    installTexts(scope)
    settingRoutes(scope, options)
    listRoutes(scope, options)
    batchRoutes(scope, options)
    undoRoute(scope, options)
  })
}

function linkRoute(app: FastifyInstance, { desks }: DeskOptions): void {
  app.post<{ Body: { email: string } }>(
    '/desk/links',
    operation('askForDesk', 'Mail a link that opens the desk of a mailbox', {
      description:
        'The reply does not tell whether the mailbox has a desk. At most 5 a day; each works once, for 30 minutes.',
      tags,
      body: ref(contract.DeskLinkRequest),
      response: reply204,
    }),
    async (request, reply) => {
      await desks.mailLinkTo(request.body.email)
      return sendEmpty(reply, 204)
    },
  )
}

function settingRoutes(scope: FastifyInstance, { desks, sessions }: DeskOptions): void {
  const response = reply200({ desk: ref(contract.Desk) })
  scope.get(
    '/desk/state',
    operation('readDesk', 'The open desk', {
      description: 'For the session of a desk; 401 when it is closed or has expired.',
      tags,
      response,
    }),
    async request => ({
      success,
      desk: await desks.read(sessions.of(request)),
    }),
  )
  scope.put<{ Body: contract.ChangeDeskInput }>(
    '/desk/state',
    operation('changeDesk', 'Choose the mails of the desk', {
      description: 'For the session of a desk; 401 when it is closed or has expired.',
      tags,
      body: ref(contract.ChangeDeskRequest),
      response,
    }),
    async request => ({ success, desk: await desks.change(sessions.of(request), request.body) }),
  )
  scope.post(
    '/desk/leave',
    operation('leaveDesk', 'End the session', {
      description: 'For the session of a desk. Ends it on the server too.',
      tags,
      response: reply204,
    }),
    async (request, reply) => {
      await desks.leave(sessions.read(request))
      return sendEmpty(reply.header('set-cookie', sessions.clear()), 204)
    },
  )
}

function listRoutes(scope: FastifyInstance, { lists, answers, sessions }: DeskOptions): void {
  const page = contract.DESK_PAGE
  scope.get<{ Querystring: contract.OpenSearch }>(
    '/desk/requests',
    operation('listDeskRequests', 'Open requests, 100 a page', {
      description: 'For the session of a desk, searched and sorted as the query says.',
      tags,
      querystring: contract.OpenQuery,
      response: reply200({ requests: List(ref(contract.DeskRow), page), total: count, nextCursor }),
    }),
    async request => ({ success, ...(await lists.listOpen(sessions.of(request).mailbox, request.query)) }),
  )
  scope.get<{ Params: { requestId: string } }>(
    '/desk/requests/:requestId',
    operation('readDeskRequest', 'An open request, with everything that its page shows', {
      description: 'For the session of a desk. 404 for a request of another mailbox.',
      tags,
      params: OfRequest,
      response: reply200({ request: ref(contract.DeskDetail) }),
    }),
    async request => {
      const { requestId } = request.params
      const view = await answers.lookAt(sessions.of(request).mailbox, requestId)
      if (!view) throw new Problem('not_found')
      return { success, request: { id: requestId, ...detailOf(view) } }
    },
  )
  scope.get<{ Querystring: { cursor?: string } }>(
    '/desk/facts',
    operation('listDeskFacts', 'The facts of all open requests, at most 5 MB in one reply', {
      description: 'For the session of a desk: to compare them with a register of its own.',
      tags,
      querystring: contract.FactsQuery,
      response: reply200({ facts: Type.Array(ref(contract.DeskRow)), nextCursor }),
    }),
    async request => ({ success, ...(await lists.listFacts(sessions.of(request).mailbox, request.query.cursor)) }),
  )
  scope.get<{ Querystring: contract.DecidedSearchQuery }>(
    '/desk/decided',
    operation('listDeskDecisions', 'Decisions of the last 365 days, the latest first', {
      description: 'For the session of a desk. `nextCursor` leads to the next page.',
      tags,
      querystring: contract.DecidedQuery,
      response: reply200({ requests: List(ref(contract.DecidedRow), page), nextCursor }),
    }),
    async request => ({ success, ...(await lists.listDecided(sessions.of(request).mailbox, request.query)) }),
  )
}

function detailOf({ claim, name: _, note: __, state: ___, decidedAt: ____, ...about }: ConfirmView) {
  const { value = null, prose = null, earlier = [], proofs = [] } = claim ?? {}
  return { ...about, value, prose, earlier: [...earlier], proofs: [...proofs] }
}

function batchRoutes(scope: FastifyInstance, { batches, sessions }: DeskOptions): void {
  scope.post<{ Body: contract.BatchInput }>(
    '/desk/batches',
    {
      bodyLimit: BATCH_BYTES,
      ...operation('decideAtDesk', 'Confirm or decline open requests, or withdraw confirmations, many at once', {
        description:
          'They are decided one by one after the reply; read the batch for the progress. A retry with the same Idempotency-Key replies with the ' +
          'batch of the first call. Each batch is mailed to the mailbox; confirmations can be undone for 24 hours.',
        tags,
        body: ref(contract.BatchRequest),
        response: reply201({ batch: ref(contract.DeskBatch) }),
      }),
    },
    async (request, reply) => {
      const key = request.creationKey ?? makeToken()
      const batch = await batches.start(sessions.of(request).mailbox, request.body, key)
      return made(reply, `/desk/batches/${batch.id}`).send({ success, batch: shown(batch) })
    },
  )
  scope.get<{ Params: { batchId: string } }>(
    '/desk/batches/:batchId',
    operation('readDeskBatch', 'The progress of a batch', {
      description:
        'For the session of the desk that made it. Poll it until every request of the batch has its decision.',
      tags,
      params: OfBatch,
      response: reply200({ batch: ref(contract.DeskBatch) }),
    }),
    async request => ({
      success,
      batch: shown(await batches.findOwn(sessions.of(request).mailbox, request.params.batchId)),
    }),
  )
}

function undoRoute(scope: FastifyInstance, { batches, sessions }: DeskOptions): void {
  scope.post<{ Params: { batchId: string } }>(
    '/desk/batches/:batchId/undo',
    operation('undoDeskBatch', 'Withdraw the confirmations of a batch, within 24 hours', {
      description: 'By another batch, which is the reply; a repeated call replies with the same one.',
      tags,
      params: OfBatch,
      response: reply201({ batch: ref(contract.DeskBatch) }),
    }),
    async (request, reply) => {
      const batch = await batches.undo(sessions.of(request).mailbox, request.params.batchId)
      return made(reply, `/desk/batches/${batch.id}`).send({ success, batch: shown(batch) })
    },
  )
}

function shown(batch: Batch) {
  const { id, decision, name, at, requests, done, missed, isUnfinished } = batch
  const times = { at: at.toISOString(), undoUntil: undoUntil(batch)?.toISOString() ?? null }
  return { id, decision, name, ...times, total: requests.length, done, missed: [...missed], isFinished: !isUnfinished }
}
