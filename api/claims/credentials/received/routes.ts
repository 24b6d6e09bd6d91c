// Credentials that others issued, over HTTP, for the owner of the CV.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { AttachedCredential } from '../../../core/contract/claims.ts'
import { NanoId } from '../../../core/contract/cv.ts'
import { CV_ID } from '../../../core/contract/examples.ts'
import { List, part, ref } from '../../../core/contract/schema.ts'
import type { SignedIn } from '../../../core/signed-in.ts'
import { caller } from '../../../http/access.ts'
import { fileHeaders, takeFileTurn } from '../../../http/download.ts'
import { made, operation, reply200, reply201, reply204, replyFile, sendEmpty } from '../../../http/openapi.ts'
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
const ALL = '/cvs/:id/attached-credentials'
const AT = `${ALL}/:section/:credentialId`

export const receivedRoutes: FastifyPluginAsync<{ received: ReceivedService }> = async (app, { received }) => {
  await app.register(import('@fastify/multipart'), { limits: uploadLimits(CREDENTIAL_BYTES) })
  attachRoute(app, received)
  readRoutes(app, received)

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

  const checking = {
    operationId: 'checkCredential',
    summary: 'Check an attached credential again now, once an hour',
    description: 'For the owner of the CV: signature, status and dates. 429 within the hour.',
  }
  change('POST', `${AT}/check`, checking, received.check)
  const keeping = {
    operationId: 'keepCredential',
    summary: 'Move a credential of former words of a section to its present words, because it still fits',
    description: 'For the owner of the CV; 404 for everybody else.',
  }
  change('POST', `${AT}/keep`, keeping, received.keep)
  const removing = {
    operationId: 'removeReceivedCredential',
    summary: 'Remove an attached credential',
    description: 'For the owner of the CV. 404 when there is none.',
  }
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
          'one made out to somebody else, is refused with the reason. The same file again is the same credential. The check is ' +
          `repeated each day. ${UPLOAD_WORDS}`,
        tags,
        consumes: ['multipart/form-data'],
        params: CvId,
        querystring: part({ section }),
        response: reply201({ credential: ref(AttachedCredential) }),
      }),
    },
    async (request, reply) => {
      const { bytes } = await readUpload(request, 'credential')
      const { id } = request.params
      const credential = await received.attach(caller(request), id, request.query.section, bytes)
      const at = [id, 'attached-credentials', credential.section, credential.id].map(encodeURIComponent).join('/')
      return made(reply, `/cvs/${at}`).send({ success: true as const, credential })
    },
  )
}

function readRoutes(app: FastifyInstance, received: ReceivedService): void {
  app.get<{ Params: { id: string } }>(
    ALL,
    operation('listAttachedCredentials', 'The credentials of other issuers that are attached to the draft', {
      scope: 'claims:read',
      description: 'With the findings that only the owner may read. They are in `verification` of the CV too.',
      tags,
      params: CvId,
      response: reply200({ credentials: List(ref(AttachedCredential)) }),
    }),
    async request => ({
      success: true as const,
      credentials: await received.list(caller(request), request.params.id),
    }),
  )
  app.get<{ Params: Params }>(
    AT,
    operation('readReceivedCredential', 'An attached credential as it was handed in, as a download', {
      description: 'For the owner of the CV: the very bytes that were attached.',
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
