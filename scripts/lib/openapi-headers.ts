// The headers of replies in openapi.yaml, and the one reply that every refusal has. The fuzz gate finds a header that is sent and not
// documented here.

type Json = Record<string, unknown>
type Response = Json & { headers?: Json; content?: Record<string, { schema?: Json }> }
type Operation = { operationId: string; responses: Record<string, Response> }

const text = (description: string, example: string) => ({ description, schema: { type: 'string' }, example })
const whole = (description: string, example: number) => ({
  description,
  schema: { type: 'integer', minimum: 0 },
  example,
})

export const HEADERS: Record<string, Json> = {
  ETag: text('The version of what is sent: for `If-Match` of a save, and `If-None-Match` of a read.', '"3.1"'),
  Location: text('Where the thing that was made is, or the page that comes next.', '/cvs/V1StGXR8_Z5jdHi6B-myT'),
  'Content-Disposition': text('The name of the file.', 'attachment; filename="Ananya Rao.pdf"'),
  'X-Page-Count': whole('Pages of the document.', 2),
  'X-CV-Fit': text(
    'JSON: how the text was fitted to the pages that were asked for, or grew to fill its page.',
    '{"isFitting":true,"text":{"designed":9.2,"set":8.8},"isTighter":true}',
  ),
  'X-CV-Unsupported': text(
    'Only where there are some: characters that no font of the document has, as code points.',
    'U+1F600, U+2603',
  ),
  'X-Request-Id': text('The same as `requestId`; it finds the request in the log.', '4bf92f3577b34da6a3ce929d0e0e4736'),
  'Retry-After': whole('Whole seconds after which a retry makes sense; with 429 and 503.', 30),
  'RateLimit-Policy': text(
    'With 429: the limit that applied, its size and its window in seconds.',
    '"address";q=3000;w=60',
  ),
  RateLimit: text('With 429: what is left of that limit, and the seconds until it is reset.', '"address";r=0;t=30'),
  'WWW-Authenticate': text('With 401.', 'Bearer realm="TruCV", error="invalid_token"'),
  Allow: text('With 405: the methods that the address has.', 'GET, PUT'),
}
const OF_REFUSALS = ['X-Request-Id', 'Retry-After', 'RateLimit-Policy', 'RateLimit', 'WWW-Authenticate', 'Allow']

/** Replies with the version of what they carry, by their schema. */
const TAGGED = /^(Cv|Letter|ImportCv|ReplaceFromJsonResume|AttestSection)Reply$|^JsonResume$/
/** What they make is in their reply and in lists, and has no address of its own. */
const WITHOUT_ADDRESS = ['createKey', 'createWebhook', 'createLink', 'proposeChanges', 'askInstitution'].concat([
  'createOrder',
  'createCoupon',
])
/** Headers of operations whose replies are files or pages. */
const OF_OPERATION: Record<string, string[]> = {
  ...Object.fromEntries(
    ['showCv', 'showTemplateCv', 'showVerification', 'showLetter', 'showCard', 'readPicture', 'readVerification'].map(
      id => [id, ['ETag']],
    ),
  ),
  ...Object.fromEntries(
    ['downloadMarkdown', 'downloadText', 'downloadLetterText', 'exportAccount', 'exportUsers', 'downloadCredential']
      .concat(['readProof', 'readDeskProof', 'readRequestProof', 'readReceivedCredential', 'downloadGstr1'])
      .concat(['downloadGstr1Table'])
      .map(id => [id, ['Content-Disposition']]),
  ),
  ...Object.fromEntries(
    ['downloadPdf', 'downloadLetterPdf', 'downloadDocx', 'downloadLetterDocx'].map(id => [
      id,
      ['Content-Disposition', 'X-CV-Unsupported'],
    ]),
  ),
  ...Object.fromEntries(
    ['downloadReceipt', 'downloadTaxDocument', 'downloadAnyTaxDocument'].map(id => [
      id,
      ['Content-Disposition', 'ETag'],
    ]),
  ),
  previewPage: ['X-Page-Count', 'X-CV-Fit', 'X-CV-Unsupported'],
  previewLetter: ['X-Page-Count', 'X-CV-Unsupported'],
}

const listOf = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))
const refOf = (schema: Json | undefined) =>
  String(schema?.$ref ?? '')
    .split('/')
    .at(-1) as string

export function addHeaders(document: Json): void {
  const components = document.components as Json
  components.headers = HEADERS
  const refusals: Record<string, Response> = {}
  const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(Object.values)
  for (const { operationId, responses } of operations as Operation[]) {
    for (const [status, response] of Object.entries(responses)) {
      const names = headersOf(operationId, status, response)
      if (names.length > 0) response.headers = listOf(names)
    }
    const { content } = responses.default as Response
    const form = refOf(content?.['application/json']?.schema)
    const description = 'A refusal or a failure; `code` says which.'
    refusals[form] = { description, headers: listOf(OF_REFUSALS), content: content ?? {} }
    responses.default = { $ref: `#/components/responses/${form}` }
  }
  components.responses = refusals
}

function headersOf(operationId: string, status: string, { content = {} }: Response): string[] {
  if (status >= '4') return OF_REFUSALS
  if (WITHOUT_ADDRESS.includes(operationId)) return []
  if (status === '304') return ['ETag']
  if (status === '201' || status.startsWith('3')) return ['Location', ...tagOf(content)]
  return [...(OF_OPERATION[operationId] ?? []), ...tagOf(content)]
}

const tagOf = (content: NonNullable<Response['content']>) =>
  Object.values(content).some(({ schema }) => TAGGED.test(refOf(schema))) ? ['ETag'] : []
