// How long the body of a request may be on its way. Node knows one limit for all requests; a file on a slow line needs more than
// everything else does. Knows no route.
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { Problem } from '../lib/problem.ts'

/** For what is no file; Fastify says so a second earlier, where it is still waiting. */
const BODY_MS = 10_000
export const HANDLER_MS = BODY_MS - 1_000
/** 5 MiB at 18 kB/s. */
export const UPLOAD_MS = 300_000
/** What callers are told of it. */
export const UPLOAD_WORDS = 'A file may take five minutes as long as it moves; an account may send four at a time.'
/** Bytes of a file in each span, or its line is as good as dead. */
const LEAST_BYTES = 32 * 1024
const SPAN_MS = 10_000

export const TOO_SLOW = 'The request did not arrive in time.'

/** 408: the line was too slow, not the service. The rest of the body is not waited for. */
export const tooSlow = () => new Problem('invalid_request', { status: 408, message: TOO_SLOW })

const uploads = new WeakSet<IncomingMessage>()

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Ends connections whose request is still on its way after ten seconds, answered or not, files apart. */
export function limitBodies(server: Server): void {
  const watch: RequestListener = request => {
    if (!hasBody(request)) return
    const end = () => {
      if (!request.complete && !uploads.has(request)) request.socket.destroy()
    }
    const timer = setTimeout(end, BODY_MS).unref()
    request.once('close', () => clearTimeout(timer))
  }
  server.prependListener('request', watch)
}

/** `read()`, which reads a file from `request`; throws `tooSlow` when next to nothing of it has come for a while. */
export async function readSlowly<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
  uploads.add(request)
  let timer: NodeJS.Timeout | undefined
  const standstill = new Promise<never>((_, reject) => {
    let known = request.socket.bytesRead
    timer = setInterval(() => {
      const isMoving = request.complete || request.socket.bytesRead - known >= LEAST_BYTES
      known = request.socket.bytesRead
      if (!isMoving) reject(tooSlow())
    }, SPAN_MS)
  })
  try {
    return await Promise.race([read(), standstill])
  } finally {
    clearInterval(timer)
  }
}
