// Requests so broken that HTTP itself refuses them: answered by hand in the contract's shape, then the connection is closed.
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { PROBLEMS, type ProblemCode } from '../lib/problem.ts'

const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

type SocketError = Error & { code?: string }

/** `headers` are those of every reply; no hook runs here that would write them. */
export const rawRefuser = (headers: Record<string, string>) => (error: SocketError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLarge ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const code: ProblemCode = isTooLarge ? 'header_too_large' : 'invalid_request'
  const requestId = randomUUID()
  const body = JSON.stringify({ success: false, code, message: PROBLEMS[code].message, requestId })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      '',
      body,
    ].join('\r\n'),
  )
}
