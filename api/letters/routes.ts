// Cover letters over HTTP, for the owner of their CV. files/routes has their downloads, pages/routes the page of a shared one.
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import { Letter, LetterConflict, type LetterData, LetterRequest, LetterSummary } from '../core/contract/letters.ts'
import { List, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { onEdited } from '../http/etag.ts'
import { IF_MATCH, made, reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
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
const saved = { ...reply200(letterReply), 412: ref(LetterConflict) }

function send(reply: FastifyReply, letter: LetterData) {
  reply.header('etag', `"${letter.version}"`)
  return { success: true as const, letter }
}

const LIST = {
  operationId: 'listLetters',
  summary: 'The cover letters of a CV, without their texts, the latest first',
  description: 'For the owner of the CV; 404 for everybody else.',
  response: reply200({ letters: List(ref(LetterSummary)) }),
}
const READ = {
  operationId: 'readLetter',
  summary: 'A cover letter',
  description: 'For the owner of the CV, with its `ETag`; 404 for everybody else.',
  response: reply200(letterReply),
}

export const letterRoutes: FastifyPluginAsync<{ letters: LetterService }> = async (app, { letters }) => {
  app.get<OfCv>(ALL, { config: READS, schema: { ...ofCv, ...LIST } }, async request => ({
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
  app.post<OfCv & WithBody>(ALL, { config: PUBLISHES, schema: { ...ofCv, ...create } }, async (request, reply) => {
    const letter = await letters.createLetter(caller(request), request.params.id, request.body)
    return send(made(reply, `/cvs/${request.params.id}/letters/${letter.id}`), letter)
  })

  app.get<OfLetter>(ONE, { config: READS, schema: { ...ofLetter, ...READ } }, async (request, reply) => {
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
  app.patch<OfLetter & WithBody>(
    ONE,
    { config: PUBLISHES, schema: { ...ofLetter, ...change } },
    async (request, reply) => {
      const { id, letterId } = request.params
      const save = (version: number) => letters.changeLetter(caller(request), id, letterId, version, request.body)
      return send(reply, await onEdited(request.headers['if-match'], save))
    },
  )

  const remove = {
    operationId: 'removeLetter',
    summary: 'Delete a cover letter',
    description: 'For the owner of the CV, at once and for good.',
    response: reply204,
  }
  app.delete<OfLetter>(ONE, { schema: { ...ofLetter, ...remove } }, async (request, reply) => {
    const { id, letterId } = request.params
    await letters.removeLetter(caller(request), id, letterId)
    return sendEmpty(reply, 204)
  })
}
