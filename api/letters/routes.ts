// Cover letters over HTTP, for the owner of their CV. files/routes has their downloads, pages/routes the page of a shared one.
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import { Letter, LetterConflict, type LetterData, LetterRequest, LetterSummary } from '../core/contract/letters.ts'
import { List, Problem as ProblemSchema, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { editedVersion } from '../http/etag.ts'
import { IF_MATCH, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { LetterService } from './service.ts'

type Options = { letters: LetterService }
type Ids = { id: string; letterId: string }
type Request = Static<typeof LetterRequest>

const CvId = part({ id: NanoId })
const LetterId = part({ id: NanoId, letterId: NanoId })
const letterReply = { letter: ref(Letter) }
const tags = ['letters']

function send(reply: FastifyReply, letter: LetterData) {
  reply.header('etag', `"${letter.version}"`)
  return { success: true as const, letter }
}

export const letterRoutes: FastifyPluginAsync<Options> = async (app, { letters }) => {
  app.get<{ Params: { id: string } }>(
    '/cvs/:id/letters',
    {
      schema: {
        operationId: 'listLetters',
        summary: 'The cover letters of a CV, without their texts, the latest first',
        tags,
        params: CvId,
        response: reply200({ letters: List(ref(LetterSummary)) }),
      },
    },
    async request => ({
      success: true as const,
      letters: await letters.listLetters(caller(request), request.params.id),
    }),
  )
  app.post<{ Params: { id: string }; Body: Request }>(
    '/cvs/:id/letters',
    {
      schema: {
        operationId: 'createLetter',
        summary: 'Make a cover letter',
        description: 'At most 20 for each CV.',
        tags,
        params: CvId,
        body: ref(LetterRequest),
        response: reply201(letterReply),
      },
    },
    async (request, reply) =>
      send(reply.status(201), await letters.createLetter(caller(request), request.params.id, request.body)),
  )
  app.get<{ Params: Ids }>(
    '/cvs/:id/letters/:letterId',
    {
      schema: {
        operationId: 'readLetter',
        summary: 'A cover letter',
        tags,
        params: LetterId,
        response: reply200(letterReply),
      },
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      return send(reply, await letters.readLetter(caller(request), id, letterId))
    },
  )
  app.put<{ Params: Ids; Body: Request }>(
    '/cvs/:id/letters/:letterId',
    {
      schema: {
        operationId: 'changeLetter',
        summary: 'Save what changed of a cover letter',
        description: 'On exactly the version that If-Match names.',
        tags,
        params: LetterId,
        headers: IF_MATCH,
        body: ref(LetterRequest),
        response: { ...reply200(letterReply), 412: ref(LetterConflict), '4xx': ref(ProblemSchema) },
      },
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      const version = editedVersion(request.headers['if-match'])
      return send(reply, await letters.changeLetter(caller(request), id, letterId, version, request.body))
    },
  )
  app.delete<{ Params: Ids }>(
    '/cvs/:id/letters/:letterId',
    {
      schema: {
        operationId: 'removeLetter',
        summary: 'Delete a cover letter',
        tags,
        params: LetterId,
        response: reply204,
      },
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      await letters.removeLetter(caller(request), id, letterId)
      return sendEmpty(reply, 204)
    },
  )
}

export const letterSchemas = [Letter, LetterSummary, LetterRequest, LetterConflict]
