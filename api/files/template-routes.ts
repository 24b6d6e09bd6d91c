// The templates over HTTP, for anyone: their list, and a sample page of each.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { CvTemplate } from '../core/contract/files.ts'
import { part, ref } from '../core/contract/schema.ts'
import { reply200, replyFile } from '../http/openapi.ts'
import { TYPESETTING_MS } from '../http/time-limits.ts'
import type { FileServices } from './downloads.ts'

const TemplateId = part({ template: Type.String({ maxLength: 40, examples: ['meridian'] }) })

/** Keeps the SVG inert when it is opened as a document. */
const SVG_CSP = "default-src 'none'; img-src data:; style-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a typeset page. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  reply.header('content-security-policy', SVG_CSP).header('content-type', 'image/svg+xml')
  reply.header('vary', 'accept-encoding, origin')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes)
  return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(bytes))
}

/** Open routes. */
export const templateRoutes: FastifyPluginAsync<{ files: FileServices }> = async (app, { files }) => {
  app.get(
    '/templates',
    {
      schema: {
        operationId: 'listTemplates',
        summary: 'The templates of the typeset CV, the default one first',
        description: 'For anyone. Each with its options and its look.',
        tags: ['files'],
        response: reply200({ templates: Type.Array(ref(CvTemplate)) }),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return { success: true as const, templates: files.templates.map(describeTemplate) }
    },
  )

  app.get<{ Params: Static<typeof TemplateId> }>(
    '/templates/:template/sample.svg',
    {
      handlerTimeout: TYPESETTING_MS,
      schema: {
        operationId: 'showTemplateSample',
        summary: 'The first page of a sample CV in this template',
        description: 'For anyone. SVG.',
        tags: ['files'],
        params: TemplateId,
        response: replyFile('image/svg+xml', 'The page.'),
      },
    },
    async (request, reply) => {
      const page = await files.samplePage(request.params.template)
      return sendPage(request, reply.header('cache-control', 'public, max-age=3600'), page)
    },
  )
}

const describeTemplate = ({
  id,
  name,
  description,
  accent,
  fontSize,
  fonts,
  columns,
  paper = 'A4',
  pages,
  order = [],
  hasPicture = true,
}: FileServices['templates'][number]) => ({
  id,
  name,
  description,
  options: {
    ...(accent && { accent: { default: accent } }),
    paper: { default: paper, values: ['A4' as const, 'Letter' as const] },
    fontSize: { default: fontSize, minimum: 8, maximum: 12 },
    ...(pages && { fit: { default: pages } }),
  },
  look: { fonts: Object.values(fonts), columns: String(columns), order, hasPicture },
})
