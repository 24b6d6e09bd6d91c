// Requests so broken that HTTP itself refuses them: answered by hand in the contract's shape, then the connection is closed.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '../lib/problem.ts'
import { TOO_SLOW } from './slow.ts'

const HEADERS = { connection: 'close', 'content-type': 'application/json; charset=utf-8' }

const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

type SocketError = Error & { code?: string }

/** `headers` are those of every reply; no hook runs here that would write them. */
export const rawRefuser = (headers: Record<string, string>) => (error: SocketError, socket: Socket) => {
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  // What breaks off or stays away after its request was answered gets no second answer.
  const isRest = isLate || /CHUNK|EOF/.test(error.code ?? '') || /chunk/i.test(error.message)
  const isAnswered = isRest && socket.bytesWritten > 0
  // One that was opened ahead, as browsers do, and said nothing: a reply might be taken for that of the request it is opened for.
  const isUnused = isLate && socket.bytesRead === 0
  if (isAnswered || isUnused || error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLarge ? 431 : isLate ? 408 : 400
  const code: ProblemCode = isTooLarge ? 'header_too_large' : 'invalid_request'
  const requestId = randomUUID()
  const message = isLate ? TOO_SLOW : PROBLEMS[code].message
  const body = JSON.stringify({ success: false, code, message, requestId })
  const all = { ...headers, ...HEADERS, 'content-length': String(Buffer.byteLength(body)), 'x-request-id': requestId }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_TEXT[status]}`, ...lines, '', body].join('\r\n'))
  // What comes after all would be read and done, with nobody told: it is not read any more.
  if (isLate) socket.destroySoon()
}

/** Answers a request that expects what nobody offers (`Expect:` other than 100-continue). */
export const expectationRefuser =
  (headers: Record<string, string>) => (_request: IncomingMessage, response: ServerResponse) => {
    const requestId = randomUUID()
    const message = 'The Expect header of this request cannot be met.'
    const body = JSON.stringify({ success: false, code: 'invalid_request', message, requestId })
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    response.writeHead(417, { ...headers, ...HEADERS, ...length, 'x-request-id': requestId }).end(body)
  }
