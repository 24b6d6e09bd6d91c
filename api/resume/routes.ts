// Import and export of JSON Resume over HTTP.
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { Cv, CvContent, ImportCvRequest, NanoId, VersionConflict } from '../core/contract/cv.ts'
import { RESUME } from '../core/contract/examples.ts'
import { CheckedCvFile, CvProposal } from '../core/contract/import.ts'
import { FieldError, List, part, ref, Short } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { addressKey } from '../http/address.ts'
import { etagOf, onEdited } from '../http/etag.ts'
import { documentBearer, errors, IF_MATCH, made, operation, reply200, reply201 } from '../http/openapi.ts'
import { JSON_TYPE, type PageCache, sendShown } from '../http/page-cache.ts'
import { UPLOAD_MS, UPLOAD_WORDS } from '../http/time-limits.ts'
import { readUpload, uploadLimits } from '../http/upload.ts'
import { Problem } from '../lib/problem.ts'
import { CV_FILE_BYTES } from './imports.ts'
import type { ResumeService } from './service.ts'

type Id = { id: string }
const CvId = part({ id: NanoId })
const tags = ['cvs']
/** The bare document, without an envelope. */
const Resume = Type.Object({}, { title: 'JsonResume', additionalProperties: true, examples: [RESUME] })

/** Open routes: published CVs for everyone, drafts for their owner. `shown`: the cached public replies. */
export const resumeOpenRoutes: FastifyPluginAsync<{ resumes: ResumeService; shown: { resume: PageCache } }> = async (
  app,
  { resumes, shown },
) => {
  documentBearer(app, true)
  app.get<{ Params: Id }>(
    '/cvs/:id/json-resume',
    operation('exportJsonResume', 'The CV as a JSON Resume 1.3.1 document, without an envelope', {
      scope: 'cv:read',
      description: 'The whole draft for the owner, with its `ETag`; the public part of the snapshot for everyone else.',
      tags,
      params: CvId,
      response: { 200: Resume, ...errors },
    }),
    async (request, reply) => {
      const own = await resumes.exportOwn(request.user, request.params.id)
      const page = own ? null : await shown.resume.find(request.params.id)
      if (!own && !page) throw new Problem('not_found')
      reply.header('vary', 'authorization, origin')
      if (!own) return sendShown(reply, page)
      const headers = { 'content-type': JSON_TYPE, etag: etagOf(...own.etagParts) }
      return reply.headers(headers).serializer(JSON.stringify).send(own.resume)
    },
  )
}

const found = {
  unmapped: Type.Array(Short(1_000), { examples: [[]] }),
  notes: List(FieldError, 100, []),
}

/** Bytes of a document with the content that was made of it. */
const IMPORT_BYTES = 512 * 1024
/** Bytes of a document that is read without an account. */
const STRANGERS_BYTES = 64 * 1024

/** For people without an account. */
export const resumeReadingRoutes: FastifyPluginAsync<{ resumes: ResumeService }> = async (app, { resumes }) => {
  app.post<{ Body: Static<typeof ImportCvRequest> }>(
    '/cvs/import/draft',
    {
      bodyLimit: STRANGERS_BYTES,
      ...operation('readResume', 'Read a JSON Resume 1.3.1 document as the content of a CV', {
        description:
          'Stores nothing, and keeps nothing of what `unmapped` lists. A document that is not quite right is repaired; `notes` lists each change. ' +
          'At most 64 KiB.',
        tags,
        body: ref(ImportCvRequest),
        response: reply200({ title: Short(), language: Short(35, 'en'), content: ref(CvContent), ...found }),
      }),
    },
    async request => {
      const { content, title, language = 'en', unmapped, notes } = resumes.readResume(request.body.resume)
      return { success: true as const, title, language, content, unmapped, notes }
    },
  )
}

export const resumeRoutes: FastifyPluginAsync<{ resumes: ResumeService }> = async (app, { resumes }) => {
  app.post<{ Body: Static<typeof ImportCvRequest> }>(
    '/cvs/import',
    {
      bodyLimit: IMPORT_BYTES,
      config: { checksTexts: true, scope: 'cv:draft' },
      ...operation('importCv', 'Make a CV from a JSON Resume 1.3.1 document', {
        description:
          'Of a valid document only forbidden invisible characters are removed; `notes` lists where. ' +
          '`unmapped` lists values that are stored but not displayed. `content`: what a person made of the content that the document ' +
          'is read as, in which items keep their ids; it takes its place, and an export changes the document only where it differs.',
        tags,
        body: ref(ImportCvRequest),
        response: reply201({ cv: ref(Cv), ...found }),
      }),
    },
    async (request, reply) => {
      const imported = await resumes.importResume(caller(request), request.body, request.creationKey)
      const { cv, etagParts, unmapped, notes } = imported
      made(reply, `/cvs/${cv.nanoId}`).header('etag', etagOf(...etagParts))
      return { success: true as const, cv, unmapped, notes }
    },
  )

  app.put<{ Params: Id; Body: Record<string, unknown> }>(
    '/cvs/:id/json-resume',
    {
      config: { checksTexts: true, scope: 'cv:draft' },
      ...operation('replaceFromJsonResume', 'Make a JSON Resume 1.3.1 document the content of the draft', {
        description:
          'On exactly the version that If-Match names. Read as by `POST /cvs/import`, and replaces the content of the draft; `meta.x-language` ' +
          'its language too. Title, template, style, privacy, evidence and what is published stay. Items that say the same keep their ids and ' +
          'their claims. The replaced content stays among the versions.',
        tags,
        params: CvId,
        headers: IF_MATCH,
        body: Resume,
        response: { ...reply200({ cv: ref(Cv), ...found }), 412: ref(VersionConflict) },
      }),
    },
    async (request, reply) => {
      const save = (version: number) =>
        resumes.replaceWithResume(caller(request), request.params.id, version, request.body)
      const { cv, etagParts, ...more } = await onEdited(request.headers['if-match'], save)
      reply.header('etag', etagOf(...etagParts))
      return { success: true as const, cv, ...more }
    },
  )
}

/** Of a signed-in caller, or of a stranger. */
function readerOf({ user, ip }: FastifyRequest) {
  const address = `address:${addressKey(ip)}`
  return { limitKey: user?.limitKey ?? address, account: user, sender: user?.id ?? address }
}

/** For people with and without an account. In a scope of its own, which parses forms. */
export const cvFileRoutes: FastifyPluginAsync<{ resumes: ResumeService }> = async (app, { resumes }) => {
  documentBearer(app, true)
  await app.register(import('@fastify/multipart'), { limits: uploadLimits(CV_FILE_BYTES) })
  app.post(
    '/cvs/import/file',
    {
      bodyLimit: CV_FILE_BYTES + 64 * 1024,
      handlerTimeout: UPLOAD_MS,
      ...operation(
        'readCvFile',
        'Read a CV file: PDF, Word, LinkedIn, Europass, Reactive Resume, RenderCV, JSON Resume, Markdown, text',
        {
          scope: 'cv:draft',
          description:
            'The kind is detected from the content. Every word of the file is in `resume`, or in `unplaced`, or was understood as a heading, a ' +
            'label or a date. `content` is what `resume` is read as. Nothing is stored: send `resume` to `POST /cvs/import`, with what a ' +
            'person made of `content`. At most 10 MiB; 20 files an hour for an account, 10 for an address without one. ' +
            `422 with \`image_only\`, \`encrypted\`, \`broken\`, \`empty\` or \`too_complex\`, 415 with \`unsupported_kind\`. ${UPLOAD_WORDS}`,
          tags,
          consumes: ['multipart/form-data'],
          response: reply200(CvProposal.properties),
        },
      ),
    },
    async request => {
      const { sender, ...reader } = readerOf(request)
      resumes.checkReading(reader)
      const { bytes } = await readUpload(request, 'CV', sender)
      return { success: true as const, ...(await resumes.readFile(reader, bytes)) }
    },
  )
  app.post(
    '/check/file',
    {
      bodyLimit: CV_FILE_BYTES + 64 * 1024,
      handlerTimeout: UPLOAD_MS,
      ...operation('checkCvFile', 'What a program reads in a CV file, and what it is likely to miss', {
        scope: 'cv:draft',
        description:
          'As `POST /cvs/import/file`, with remarks on the file and on what was read of it. Nothing is stored. At most 10 MiB; 5 files an hour ' +
          `for an address, with or without an account. ${UPLOAD_WORDS}`,
        tags,
        consumes: ['multipart/form-data'],
        response: reply200(CheckedCvFile.properties),
      }),
    },
    async request => {
      const address = addressKey(request.ip)
      resumes.checkChecking(address)
      const { bytes } = await readUpload(request, 'CV', `address:${address}`)
      return { success: true as const, ...(await resumes.checkFile(address, bytes)) }
    },
  )
}
