// CVs as files and typeset pages over HTTP, for their owner.
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import { NanoId } from '../core/contract/cv.ts'
import { ParserRemark, PlanRequired } from '../core/contract/files.ts'
import { OneOf, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { asDownload } from '../http/download.ts'
import { operation, reply200, replyFile } from '../http/openapi.ts'
import { TYPESETTING_MS } from '../http/time-limits.ts'
import type { FileServices } from './downloads.ts'
import type { CvFile } from './file-name.ts'
import { sendPage } from './template-routes.ts'

type Options = {
  files: FileServices
  /** The rate limit of downloads. */
  limitFiles: (scope: FastifyInstance) => void
}

const CvId = part({ id: NanoId })
const LetterId = part({ id: NanoId, letterId: NanoId })
const choice = {
  template: Type.Optional(Type.String({ maxLength: 40, description: 'Another template than the CV’s own.' })),
  audience: Type.Optional(
    Type.Enum(['owner', 'public'], {
      description: 'public: without private content. owner (the default): all content.',
    }),
  ),
}
const Choice = part(choice)
const DocxChoice = part({
  ...choice,
  for: Type.Optional(
    OneOf(['naukri'], {
      description: 'naukri: plain lines that the parser of naukri.com reads, in at most 2 MB.',
    }),
  ),
  picture: Type.Optional(
    Type.Boolean({
      description: 'Whether the picture is in the file: by default yes, for naukri no; there it gets smaller.',
    }),
  ),
})
const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 1 }))
const PreviewChoice = part({ ...choice, page })
const PageChoice = part({ page })
type Id = { id: string }
type LetterIds = Id & { letterId: string }
type ChoiceQuery = Static<typeof DocxChoice>
const typesets = { handlerTimeout: TYPESETTING_MS }
const tags = ['files']

const REMARK = {
  path: '/content/experience/0/endDate',
  message: '`end` must not be before `start`.',
}
const forPro = { 403: ref(PlanRequired) }
const binary = Type.String({ format: 'binary' })

function send(reply: FastifyReply, type: string, { bytes, name, unsupported }: CvFile): FastifyReply {
  reply.header('content-disposition', asDownload(name))
  noteUnsupported(reply, unsupported)
  return reply.header('content-type', type).send(bytes)
}

/** Lists characters that no font has as code points, because headers are ASCII. */
function noteUnsupported(reply: FastifyReply, characters: readonly string[]): void {
  if (characters.length === 0) return
  const points = characters.map(letter => `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`)
  reply.header('x-cv-unsupported', [...new Set(points)].slice(0, 50).join(', '))
}

const FILES = [
  {
    kind: 'pdf',
    type: 'application/pdf',
    summary: 'The CV as PDF',
    description: 'With Pro. Tagged, with fonts, at most 30 pages. x-cv-unsupported lists characters that no font has.',
    isPro: true,
  },
  {
    kind: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    summary: 'The CV as a Word document',
    description: 'With Pro. One column, real headings and lists.',
    isPro: true,
  },
  {
    kind: 'markdown',
    type: 'text/markdown; charset=utf-8',
    summary: 'The CV as Markdown',
    description: 'Free.',
    isPro: false,
  },
  {
    kind: 'text',
    type: 'text/plain; charset=utf-8',
    summary: 'The CV as plain text',
    description: 'Free.',
    isPro: false,
  },
] as const

const responseOf = ({ type, isPro }: (typeof FILES)[number]) => ({
  ...replyFile(type.split(';', 1)[0] as string, 'The file.', isPro ? binary : Type.String()),
  ...(isPro && forPro),
})

function addFile(scope: FastifyInstance, files: FileServices, file: (typeof FILES)[number]): void {
  const { kind, type, summary, description } = file
  const name = kind.charAt(0).toUpperCase() + kind.slice(1)
  scope.get<{ Params: Id; Querystring: ChoiceQuery }>(
    `/cvs/:id/${kind}`,
    {
      config: { scope: 'files:read' },
      ...(file.isPro && typesets),
      schema: {
        operationId: `download${name}`,
        summary,
        description,
        tags,
        params: CvId,
        querystring: kind === 'docx' ? DocxChoice : Choice,
        response: responseOf(file),
      },
    },
    async (request, reply) => {
      const file = await files[kind](caller(request), request.params.id, request.query)
      if (request.method === 'GET') await files.noteDownload(caller(request), request.params.id, kind)
      return send(reply, type, file)
    },
  )
  if (kind === 'markdown') return
  scope.get<{ Params: LetterIds }>(
    `/cvs/:id/letters/:letterId/${kind}`,
    {
      config: { scope: 'files:read' },
      ...(kind === 'pdf' && typesets),
      schema: {
        operationId: `downloadLetter${name}`,
        summary: summary.replace('The CV', 'A cover letter'),
        description,
        tags: ['letters'],
        params: LetterId,
        response: responseOf(file),
      },
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      const letter = await files.letters[kind](caller(request), id, letterId)
      if (request.method === 'GET') await files.noteDownload(caller(request), id, 'letters')
      return send(reply, type, letter)
    },
  )
}

function previewRoutes(app: FastifyInstance, files: FileServices): void {
  app.get<{ Params: Id; Querystring: Static<typeof PreviewChoice> }>(
    '/cvs/:id/preview.svg',
    {
      ...typesets,
      ...operation('previewPage', 'One typeset page, exactly as in the PDF', {
        scope: 'files:read',
        description:
          'x-page-count: the number of pages; x-cv-fit, in JSON: how the text was fitted to the requested pages, or grew to fill its page.',
        tags,
        params: CvId,
        querystring: PreviewChoice,
        response: replyFile('image/svg+xml', 'The page.'),
      }),
    },
    async (request, reply) => {
      const { page = 1, ...choice } = request.query
      const { bytes, pageCount, unsupported, fit } = await files.previewPage(
        caller(request),
        request.params.id,
        page,
        choice,
      )
      noteUnsupported(reply, unsupported)
      if (fit) reply.header('x-cv-fit', JSON.stringify(fit))
      return sendPage(request, reply.header('x-page-count', pageCount), bytes)
    },
  )

  app.get<{ Params: LetterIds; Querystring: Static<typeof PageChoice> }>(
    '/cvs/:id/letters/:letterId/preview.svg',
    {
      ...typesets,
      ...operation('previewLetter', 'One typeset page of a cover letter, exactly as in the PDF', {
        scope: 'files:read',
        description: 'x-page-count says how many there are.',
        tags: ['letters'],
        params: LetterId,
        querystring: PageChoice,
        response: replyFile('image/svg+xml', 'The page.'),
      }),
    },
    async (request, reply) => {
      const { id, letterId } = request.params
      const found = await files.letters.previewPage(caller(request), id, letterId, request.query.page ?? 1)
      noteUnsupported(reply, found.unsupported)
      return sendPage(request, reply.header('x-page-count', found.pageCount), found.bytes)
    },
  )
}

function readingRoutes(app: FastifyInstance, files: FileServices): void {
  app.get<{ Params: Id }>(
    '/cvs/:id/thumbnail.png',
    {
      ...typesets,
      ...operation('readThumbnail', 'The first typeset page of the draft as a small picture', {
        description: 'For the owner of the CV; 404 for everybody else.',
        scope: 'files:read',
        tags,
        params: CvId,
        response: replyFile('image/png', 'The picture.', binary),
      }),
    },
    async (request, reply) => {
      const picture = await files.thumbnail(caller(request), request.params.id)
      return reply.header('content-type', 'image/png').send(picture)
    },
  )

  app.get<{ Params: Id; Querystring: ChoiceQuery }>(
    '/cvs/:id/ats',
    {
      ...typesets,
      ...operation('readParserView', 'What a parser reads in the PDF, and what would help it', {
        description: 'For the owner of the CV. The text is read from the PDF as it would be downloaded.',
        scope: 'files:read',
        tags,
        params: CvId,
        querystring: Choice,
        response: reply200({
          text: Type.String({ examples: ['Ananya Śrīnivāsan\nDistributed systems engineer\n…'] }),
          remarks: Type.Array(ref(ParserRemark), { examples: [[REMARK]] }),
        }),
      }),
    },
    async request => ({
      success: true as const,
      ...(await files.parserView(caller(request), request.params.id, request.query)),
    }),
  )
}

/** Routes for the owner. */
export const fileRoutes: FastifyPluginAsync<Options> = async (app, { files, limitFiles }) => {
  await app.register(async scope => {
    limitFiles(scope)
    for (const file of FILES.filter(({ isPro }) => isPro)) addFile(scope, files, file)
  })
  for (const file of FILES.filter(({ isPro }) => !isPro)) addFile(app, files, file)
  previewRoutes(app, files)
  readingRoutes(app, files)
}
