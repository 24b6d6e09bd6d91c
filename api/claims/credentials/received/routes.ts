// Credentials that others issued, over HTTP, for the owner of the CV.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { NanoId } from '../../../core/contract/cv.ts'
import { CV_ID } from '../../../core/contract/examples.ts'
import { part } from '../../../core/contract/schema.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import { caller } from '../../../http/access.ts'
import { fileHeaders, takeFileTurn } from '../../../http/download.ts'
import { operation, reply201, reply204, replyFile, sendEmpty } from '../../../http/openapi.ts'
import { UPLOAD_MS, UPLOAD_WORDS } from '../../../http/time-limits.ts'
import { readUpload, uploadLimits } from '../../../http/upload.ts'
import { pictureFormatOf } from '../../../lib/picture.ts'
import type { Attached as AttachedAt } from '../../attached-files.ts'
import { CREDENTIAL_BYTES, type ReceivedService } from './service.ts'

type Params = { id: string; section: string; credentialId: string }
const attachedAt = ({ id, section, credentialId }: Params): AttachedAt => ({ id: credentialId, cvId: id, section })

const section = Type.String({
  maxLength: 60,
  description: 'For example education.class10, skills.<id>.',
  examples: ['education.class10'],
})
const CvId = part({ id: NanoId })
const Attached = part({ id: NanoId, section, credentialId: Type.String({ maxLength: 21, examples: [CV_ID] }) })
const tags = ['claims']
const AT = '/cvs/:id/credentials/:section/:credentialId'

export const receivedRoutes: FastifyPluginAsync<{ received: ReceivedService }> = async (app, { received }) => {
  await app.register(import('@fastify/multipart'), { limits: uploadLimits(CREDENTIAL_BYTES) })
  attachRoute(app, received)
  readRoute(app, received)

  const change = (
    method: 'POST' | 'DELETE',
    url: string,
    schema: { operationId: string; summary: string },
    act: (owner: SignedIn, at: AttachedAt) => Promise<void>,
  ) =>
    app.route<{ Params: Params }>({
      method,
      url,
      schema: { ...schema, tags, params: Attached, response: reply204 },
      handler: async (request, reply) => {
        await act(caller(request), attachedAt(request.params))
        return sendEmpty(reply, 204)
      },
    })

  const checking = { operationId: 'checkCredential', summary: 'Check an attached credential again now, once an hour' }
  change('POST', `${AT}/check`, checking, received.check)
  const keeping = {
    operationId: 'keepCredential',
    summary: 'Move a credential of former words of a section to its present words, because it still fits',
  }
  change('POST', `${AT}/keep`, keeping, received.keep)
  const removing = { operationId: 'removeReceivedCredential', summary: 'Remove an attached credential' }
  change('DELETE', AT, removing, received.remove)
}

function attachRoute(app: FastifyInstance, received: ReceivedService): void {
  app.post<{ Params: { id: string }; Querystring: { section: string } }>(
    '/cvs/:id/credentials',
    {
      bodyLimit: CREDENTIAL_BYTES + 64 * 1024,
      handlerTimeout: UPLOAD_MS,
      ...operation('attachCredential', 'Attach a credential that somebody else issued to a section of a CV', {
        description:
          'A verifiable credential (VC 1.1 or 2.0, as JWT or with Data Integrity), an Open Badge 2.0 or 3.0 (also in its PNG or SVG) ' +
          'or a Europass credential, by content, at most 1 MiB, 5 a section and 20 an account. A damaged, expired or withdrawn credential, or ' +
          'one made out to somebody else, is refused with the reason. The result is in `verification` of the CV, and the check is ' +
          `repeated each day. ${UPLOAD_WORDS}`,
        tags,
        consumes: ['multipart/form-data'],
        params: CvId,
        querystring: part({ section }),
        response: reply201({}),
      }),
    },
    async (request, reply) => {
      const { bytes } = await readUpload(request, 'credential')
      await received.attach(caller(request), request.params.id, request.query.section, bytes)
      return reply.status(201).send({ success: true as const })
    },
  )
}

function readRoute(app: FastifyInstance, received: ReceivedService): void {
  app.get<{ Params: Params }>(
    AT,
    operation('readReceivedCredential', 'An attached credential as it was handed in, as a download', {
      scope: 'claims:read',
      tags,
      params: Attached,
      response: replyFile('application/octet-stream', 'The file.', Type.String({ format: 'binary' })),
    }),
    async (request, reply) => {
      takeFileTurn(reply, caller(request).id)
      const { bytes } = await received.read(caller(request), attachedAt(request.params))
      const headers = fileHeaders({ name: `credential.${endingOf(bytes)}`, type: 'application/octet-stream' })
      return reply.headers(headers).send(bytes)
    },
  )
}

function endingOf(bytes: Buffer): string {
  if (pictureFormatOf(bytes)) return 'png'
  const start = bytes.subarray(0, 200).toString('latin1').trim()
  if (start.startsWith('<')) return 'svg'
  return start.startsWith('{') ? 'json' : 'jwt'
}
