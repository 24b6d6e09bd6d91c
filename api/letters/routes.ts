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

type OfCv = { Params: { id: string } }
type OfLetter = { Params: { id: string; letterId: string } }
type WithBody = { Body: Static<typeof LetterRequest> }

const READS = { scope: 'cv:read' } as const
/** A shared letter is public as it is, without a draft. */
const PUBLISHES = { scope: 'cv:publish' } as const
const ALL = '/cvs/:id/letters'
const ONE = '/cvs/:id/letters/:letterId'
const ofCv = { tags: ['letters'], params: part({ id: NanoId }) }
const ofLetter = { tags: ['letters'], params: part({ id: NanoId, letterId: NanoId }) }
const letterReply = { letter: ref(Letter) }
const saved = { ...reply200(letterReply), 412: ref(LetterConflict), '4xx': ref(ProblemSchema) }

function send(reply: FastifyReply, letter: LetterData) {
  reply.header('etag', `"${letter.version}"`)
  return { success: true as const, letter }
}

export const letterRoutes: FastifyPluginAsync<{ letters: LetterService }> = async (app, { letters }) => {
  const list = {
    operationId: 'listLetters',
    summary: 'The cover letters of a CV, without their texts, the latest first',
    response: reply200({ letters: List(ref(LetterSummary)) }),
  }
  app.get<OfCv>(ALL, { config: READS, schema: { ...ofCv, ...list } }, async request => ({
    success: true as const,
    letters: await letters.listLetters(caller(request), request.params.id),
  }))

  const create = {
    operationId: 'createLetter',
    summary: 'Make a cover letter',
    description: 'At most 20 for each CV.',
    body: ref(LetterRequest),
    response: reply201(letterReply),
  }
  app.post<OfCv & WithBody>(ALL, { config: PUBLISHES, schema: { ...ofCv, ...create } }, async (request, reply) =>
    send(reply.status(201), await letters.createLetter(caller(request), request.params.id, request.body)),
  )

  const read = { operationId: 'readLetter', summary: 'A cover letter', response: reply200(letterReply) }
  app.get<OfLetter>(ONE, { config: READS, schema: { ...ofLetter, ...read } }, async (request, reply) => {
    const { id, letterId } = request.params
    return send(reply, await letters.readLetter(caller(request), id, letterId))
  })

  const change = {
    operationId: 'changeLetter',
    summary: 'Save the changed fields of a cover letter',
    description: 'On exactly the version that If-Match names.',
    headers: IF_MATCH,
    body: ref(LetterRequest),
    response: saved,
  }
  app.put<OfLetter & WithBody>(
    ONE,
    { config: PUBLISHES, schema: { ...ofLetter, ...change } },
    async (request, reply) => {
      const { id, letterId } = request.params
      const version = editedVersion(request.headers['if-match'])
      return send(reply, await letters.changeLetter(caller(request), id, letterId, version, request.body))
    },
  )

  const remove = { operationId: 'removeLetter', summary: 'Delete a cover letter', response: reply204 }
  app.delete<OfLetter>(ONE, { schema: { ...ofLetter, ...remove } }, async (request, reply) => {
    const { id, letterId } = request.params
    await letters.removeLetter(caller(request), id, letterId)
    return sendEmpty(reply, 204)
  })
}
