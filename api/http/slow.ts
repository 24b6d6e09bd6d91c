// How long the body of a request may be on its way, and a reply. Node knows one limit for all requests; a file on a slow line needs
// more than everything else does, and a stranger's form less. Knows no route.
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'

/** For what is no file; Fastify says so a second earlier, where it is still waiting. */
const BODY_MS = 10_000
export const HANDLER_MS = BODY_MS - 1_000
/** For what comes without an account: a webhook, a form, a log-in. All of it fits into a few packets. */
const STRANGERS_BODY_MS = 3_000
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

/** A body that a stranger sends is not waited for as long as one that somebody signed in for. */
export function limitStrangersBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.user || request.raw.complete || !hasBody(request.raw)) return done(null, payload)
    const end = () => {
      if (!request.raw.complete && !reply.sent) reply.send(tooSlow())
    }
    const timer = setTimeout(end, STRANGERS_BODY_MS).unref()
    request.raw.once('end', () => clearTimeout(timer))
    request.raw.once('close', () => clearTimeout(timer))
    done(null, payload)
  })
}

/** A connection that takes nothing of its reply for so long is ended. */
const STANDSTILL_MS = 30_000
/** So is one that takes next to nothing: 5 MiB at 18 kB/s again. What is made while it is taken has its own limit. */
const REPLY_MS = UPLOAD_MS
const LARGE_BYTES = 64 * 1024

/** Ends replies that are not taken, so that nobody holds them in memory by not reading. */
export function limitReplies(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const { socket } = reply.raw
    if (socket instanceof Socket) socket.setTimeout(STANDSTILL_MS)
    if ((Buffer.isBuffer(payload) || typeof payload === 'string') && payload.length > LARGE_BYTES) {
      const timer = setTimeout(() => reply.raw.destroy(), REPLY_MS).unref()
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done(null, payload)
  })
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
