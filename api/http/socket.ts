// Requests that Node's HTTP parser rejects: replies with the contract's error envelope, then closes the connection.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '../lib/problem.ts'
import { TOO_SLOW } from './time-limits.ts'

const HEADERS = { connection: 'close', 'content-type': 'application/json; charset=utf-8' }

const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

type SocketError = Error & { code?: string }
/** `headers` are the common headers of every reply, which no hook adds here. */
type Common = { headers: Record<string, string>; newId: () => string }

export const rawRefuser = (common: Common) => (error: SocketError, socket: Socket) => {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  // An error in the rest of a request that was already answered gets no second reply.
  const isRest = isLate || /CHUNK|EOF/.test(error.code ?? '') || /chunk/i.test(error.message)
  const isAnswered = isRest && socket.bytesWritten > 0
  // An idle connection that the browser opened in advance: it could take a reply for that of its first request, so it gets none.
  const isUnused = isLate && socket.bytesRead === 0
  if (isAnswered || isUnused || error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLarge ? 431 : isLate ? 408 : 400
  const code: ProblemCode = isTooLarge ? 'header_too_large' : 'invalid_request'
  const requestId = common.newId()
  const message = isLate ? TOO_SLOW : PROBLEMS[code].message
  const body = JSON.stringify({ success: false, code, message, requestId })
  const all = {
    ...common.headers,
    ...HEADERS,
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_TEXT[status]}`, ...lines, '', body].join('\r\n'))
  // Stops reading: a late rest of the request would otherwise be executed without a reply.
  if (isLate) socket.destroySoon()
}

/** Replies 417 to an `Expect:` header other than 100-continue. */
export const expectationRefuser = (common: Common) => (_request: IncomingMessage, response: ServerResponse) => {
  const requestId = common.newId()
  const message = 'The Expect header of this request cannot be met.'
  const body = JSON.stringify({ success: false, code: 'invalid_request', message, requestId })
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  response.writeHead(417, { ...common.headers, ...HEADERS, ...length, 'x-request-id': requestId }).end(body)
}
