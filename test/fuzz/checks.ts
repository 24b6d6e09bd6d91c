// What must hold for every reply, whatever was asked: the contract's rules, and the document's word on each operation.
import { isProblem, type Operation, ofStatus } from './document.ts'
import type { Request } from './world.ts'

export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** The operations that a banned account may call. */
const ADMITS_BANNED = new Set(
  'getMe exportAccount listPayments downloadReceipt downloadTaxDocument readTaxDocument removeAccount'.split(' '),
)
const essence = (type: unknown) =>
  String(type ?? '')
    .split(';')[0]!
    .trim()
    .toLowerCase()

/** Sentences about what is wrong with a reply; none when all is well. `canary` is A's secret. */
export function complaints(request: Request, reply: Reply, canary: string): string[] {
  const text = reply.body.toString('utf8')
  return [
    ...general(request, reply),
    ...secrets(request, reply, text, canary),
    ...(request.plan.operation
      ? documented(request.plan.operation, request, reply, text)
      : stray(request, reply, text)),
  ]
}

function general(request: Request, reply: Reply): string[] {
  const said: string[] = []
  if (reply.status >= 500) said.push(`status ${reply.status}`)
  if (!reply.headers['x-request-id']) said.push('no x-request-id')
  if (/^(a|b|admin)$/.test(request.actor) && request.plan.operation?.bearer === 'required') {
    if (!String(reply.headers['cache-control']).includes('no-store')) said.push('a private reply may be cached')
  }
  return said
}

function secrets(request: Request, reply: Reply, text: string, canary: string): string[] {
  if (request.actor === 'a') return []
  return `${text} ${JSON.stringify(reply.headers)}`.includes(canary)
    ? [`a secret of A was shown to: ${request.actor}`]
    : []
}

/** The expected reply for an undocumented request: an error in the envelope, or a page. */
function stray(request: Request, reply: Reply, text: string): string[] {
  if (request.method === 'HEAD' || reply.status < 400) return []
  const type = essence(reply.headers['content-type'])
  if (type === 'text/html') return []
  return problemComplaints(reply, type, text)
}

function problemComplaints(reply: Reply, type: string, text: string): string[] {
  const body = type === 'application/json' ? parse(text) : undefined
  if (!isProblem(body))
    return [`an error that is no Problem: ${isProblem.errors?.[0]?.instancePath} ${isProblem.errors?.[0]?.message}`]
  const { requestId } = body as { requestId: string }
  return requestId === reply.headers['x-request-id'] ? [] : ['requestId differs from x-request-id']
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** Headers that programs read: each must be documented where it is sent. */
const READ_BY_PROGRAMS =
  /^(etag|location|allow|retry-after|www-authenticate|content-disposition|ratelimit.*|x-ratelimit.*|idempoten.*|x-cv-.*|x-page-.*)$/

function documented(operation: Operation, request: Request, reply: Reply, text: string): string[] {
  const said = reply.status < 400 ? mayNotSucceed(operation, request) : []
  const types = ofStatus(operation.replies, reply.status)
  if (!types) return [...said, `status ${reply.status} is not documented`]
  const headers = ofStatus(operation.headers, reply.status)
  const unknown = Object.keys(reply.headers).filter(name => READ_BY_PROGRAMS.test(name) && !headers?.has(name))
  said.push(...unknown.map(name => `the header ${name} with ${reply.status} is not documented`))
  if (reply.status === 201 && headers?.has('location') && !reply.headers.location) said.push('201 without its Location')
  if (types.size === 0) return text === '' ? said : [...said, `a body with ${reply.status}`]
  const type = essence(reply.headers['content-type'])
  const validate = types.get(type) ?? types.get(`${type.split('/')[0]}/*`)
  if (!validate) return [...said, `${type || 'no type'} with ${reply.status} is not documented`]
  if (type !== 'application/json') return said
  if (!validate(parse(text))) {
    const { instancePath, message } = validate.errors?.[0] ?? {}
    said.push(`the body of ${reply.status} is not as documented: ${instancePath?.replace(/\d+/g, 'N')} ${message}`)
  }
  return said
}

/** Why a request should have been refused, as far as the document and the contract say; none when it may succeed. */
function mayNotSucceed(operation: Operation, request: Request): string[] {
  const { actor, plan } = request
  const said: string[] = []
  const mayLeave = actor === 'banned' && ADMITS_BANNED.has(operation.name)
  const isMember = actor === 'a' || actor === 'b' || actor === 'admin' || mayLeave
  if (operation.bearer === 'required' && !isMember) said.push(`${actor} was let in`)
  if (operation.bearer === 'optional' && (actor === 'broken' || actor === 'banned')) said.push(`${actor} was let in`)
  if (operation.forAdmins && actor !== 'admin') said.push(`${actor} was let in as an admin`)
  const id = plan.segments.id
  if (id?.kind === 'missing') said.push('something was found that is missing')
  const isForeign = id?.kind === 'other' || id?.kind === 'published'
  if (isForeign && !operation.forAdmins && operation.bearer === 'required')
    said.push(`${actor} reached what is another's`)
  if (id?.kind === 'other' && actor !== 'a' && operation.path.startsWith('/cv'))
    said.push(`${actor} read another's draft`)
  return [...said, ...forbiddenInputs(operation, request)]
}

function forbiddenInputs(operation: Operation, { plan, headers, body }: Request): string[] {
  const said: string[] = []
  for (const { name, in: where } of operation.parameters) {
    const segment = plan.segments[name]
    const value = where === 'header' ? headers[name] : segment?.kind === 'text' ? decoded(segment.text) : undefined
    if (value !== undefined && !operation.accepts.parameters.get(name)?.(value)) said.push(`a bad ${name} was accepted`)
  }
  if (operation.accepts.body) {
    const isJson = essence(headers['content-type']) === 'application/json'
    if (!isJson || !operation.accepts.body(parse(String(body ?? ''))))
      said.push('a body that the document forbids was accepted')
  }
  const mayLeaveItOut = operation.name === 'attestSection' || operation.name === 'askInstitution'
  if (!mayLeaveItOut && operation.parameters.some(({ name }) => name === 'if-match')) {
    // No CV of the fuzzer's gets as far as a thousand versions.
    const version = /^(?:W\/)?"(\d{1,3})(?:\.\d+(?:\.[\w-]+)?)?"$/.exec(headers['if-match'] ?? '')?.[1]
    if (!version || version === '0') said.push('saved without a true If-Match')
  }
  return said
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
