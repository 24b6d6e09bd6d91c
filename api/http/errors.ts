// The only writer of error bodies: turns every error into the contract's envelope.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FieldProblem } from '../core/contract/schema.ts'
import { patternMessage } from '../core/contract/schema.ts'
import { invalid, PROBLEMS, Problem, type ProblemCode } from '../lib/problem.ts'
import { tooSlow } from './time-limits.ts'

export type AjvError = { keyword: string; instancePath: string; params: Record<string, unknown>; message?: string }

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_type',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/**
 * Names of the driver's errors that mean that the database is unreachable at present, or that its primary changed before a majority
 * had acknowledged a write: this may be stored or not, and may be repeated.
 */
const UNREACHABLE =
  /^(MongoServerSelectionError|MongooseServerSelectionError|MongoNetworkError|MongoNetworkTimeoutError|MongoWriteConcernError|MongoUnexpectedServerResponseError|MongoNotConnectedError|MongoTopologyClosedError|MongoPoolClosedError|MongoPoolClearedError|PoolClearedOnNetworkError|MongoWaitQueueTimeoutError|MongoExpiredSessionError|MongoOperationTimeoutError|MongoParseError|MongoClientClosedError|DisconnectedError)$/
const SOCKET_CODES = new Set(['EPIPE', 'ECONNRESET'])
const UNREACHABLE_CODES = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031])

function isDatabaseUnreachable(error: Error & { code?: unknown }): boolean {
  if (UNREACHABLE.test(error.name)) return true
  // For a connection that was closed just now, the driver passes on the socket's error.
  if (SOCKET_CODES.has(String(error.code)) && error.stack?.includes('mongodb')) return true
  // A bulk write reports an error of its connection as its own, without a code.
  if (error.name === 'MongoBulkWriteError' && error.code === undefined) return true
  if (/^Mongo(Server|BulkWrite)Error$/.test(error.name)) return UNREACHABLE_CODES.has(Number(error.code))
  return error.name === 'MongooseError' && /before initial connection|bufferCommands|not connected/i.test(error.message)
}

const messages: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'This is required.',
  additionalProperties: () => 'Unknown field.',
  type: params => `This must be ${[params.type].flat().map(String).map(typeName).join(' or ')}.`,
  maxLength: params => `This may have at most ${params.limit} characters.`,
  minLength: params =>
    params.limit === 1 ? 'This must not be empty.' : `This needs at least ${params.limit} characters.`,
  maxItems: params => `This list may have at most ${params.limit} entries.`,
  minItems: params => `This list needs at least ${params.limit} entries.`,
  minimum: params => `This must be at least ${params.limit}.`,
  maximum: params => `This must be at most ${params.limit}.`,
  enum: params => `This must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`,
  const: params => `This must be ${JSON.stringify(params.allowedValue)}.`,
}

const typeName = (type: string) =>
  ({
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
  })[type] ?? type

/** The path and the message of a failed validation. */
export function fieldProblem(error: AjvError): FieldProblem {
  const added = error.params.missingProperty ?? error.params.additionalProperty
  const path = added === undefined ? error.instancePath : `${error.instancePath}/${pointer(String(added))}`
  const own = error.keyword === 'pattern' ? patternMessage(String(error.params.pattern)) : undefined
  return {
    path,
    message: own ?? messages[error.keyword]?.(error.params) ?? 'This value does not have the expected format.',
  }
}

const pointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 100)

/** Maps anything thrown to a Problem. Unknown errors become internal_error; their cause goes to the log only. */
export function asProblem(error: FastifyError & { validation?: unknown; validationContext?: string }): Problem {
  if (error instanceof Problem) return error
  // JavaScript can throw any value, including null.
  if (!(error instanceof Error)) return new Problem('internal_error', { cause: error })
  // An invalid id gets the same reply as an unknown one.
  if (error.validationContext === 'params') return new Problem('not_found')
  if (Array.isArray(error.validation)) return invalid((error.validation as AjvError[]).map(fieldProblem))
  const known = BY_FASTIFY_CODE[error.code]
  if (known) return new Problem(known, known === 'overloaded' ? { retryAfterSeconds: 1 } : {})
  if (isDatabaseUnreachable(error)) return new Problem('database_unavailable', { retryAfterSeconds: 1, cause: error })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('invalid_request', { message: readable(error) })
  }
  return new Problem('internal_error', { cause: error })
}

function readable(error: FastifyError): string {
  if (/JSON|proto|constructor/i.test(`${error.code} ${error.message}`)) return 'The body is not valid JSON.'
  if (error.code === 'FST_ERR_BAD_URL') return 'The address is not valid.'
  return PROBLEMS.invalid_request.message
}

/** Writes a Problem as the contract's envelope. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { errors, retryAfterSeconds, shown, detail, extra, limit } = problem.details
  // Every further log line of the request has the code.
  request.log = request.log.child({ code: problem.code })
  // A readiness probe that fails is expected during a start; its request line has the status.
  if (problem.status >= 500 && request.routeOptions.url !== '/readyz') {
    request.log.error({ cause: describeCause(problem.details.cause) }, 'request failed')
  }
  if (problem.status === 401) {
    const isRefused = problem.code === 'invalid_token' || request.headers.authorization !== undefined
    reply.header('www-authenticate', `Bearer realm="TruCV"${isRefused ? ', error="invalid_token"' : ''}`)
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (limit) {
    // The plugin has described the limit by address, which is another one.
    for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${name}`)
    reply.header('ratelimit', `"${limit.name}";r=0;t=${retryAfterSeconds}`)
    reply.header('ratelimit-policy', `"${limit.name}";q=${limit.max}${limit.seconds ? `;w=${limit.seconds}` : ''}`)
  }
  const message = problem.status >= 500 ? (shown ?? PROBLEMS[problem.code].message) : problem.message
  const body = {
    success: false,
    code: problem.code,
    message,
    requestId: request.id,
    ...(errors ? { errors } : {}),
    ...(detail ? { detail } : {}),
    ...(limit ? { limit } : {}),
    ...extra,
  }
  reply
    .status(problem.status)
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
  return reply.send(body)
}

/** The loggable details of a cause: name, code and stack frames, never its message, which can hold tokens and addresses. */
function describeCause(cause: unknown): Record<string, unknown> | undefined {
  if (!(cause instanceof Error)) return undefined
  const at = cause.stack
    ?.split('\n')
    .filter(line => line.trimStart().startsWith('at '))
    .slice(0, 6)
  return { name: cause.name, code: (cause as { code?: unknown }).code, at }
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isSlowBody = error?.code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete
    const problem = isSlowBody ? tooSlow() : asProblem(error)
    // Closing the connection discards the rest of the slow body.
    if (problem.status === 408) reply.header('connection', 'close')
    return sendProblem(problem, request, reply)
  })
}
