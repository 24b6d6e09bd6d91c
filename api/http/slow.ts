// Time limits for request bodies and replies. Node has one limit for all requests, but a file on a slow connection needs longer than
// the rest, and a body without an account gets less.
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'

/** For bodies other than files. Fastify's handler timeout is a second shorter, so that it can still reply 408. */
const BODY_MS = 10_000
export const HANDLER_MS = BODY_MS - 1_000
/** Of exactly those routes that typeset, which may take long after a wait for other jobs; less than the 60 s of the balancer. The balancer gives them copies of their own. */
export const TYPESETTING_MS = 55_000
/** For bodies from callers without an account, such as webhooks and forms, which fit into a few packets. */
const STRANGERS_BODY_MS = 3_000
/** 5 MiB at 18 kB/s. */
export const UPLOAD_MS = 300_000
/** The sentence about it in the OpenAPI document. */
export const UPLOAD_WORDS = 'A file may take five minutes as long as it moves; an account may send four at a time.'
/** An upload that receives fewer bytes than this within SPAN_MS has stalled. */
const LEAST_BYTES = 32 * 1024
const SPAN_MS = 10_000

export const TOO_SLOW = 'The request did not arrive in time.'

/** 408, because the client was too slow. */
export const tooSlow = () => new Problem('invalid_request', { status: 408, message: TOO_SLOW })

const uploads = new WeakSet<IncomingMessage>()

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Closes connections whose request body has not arrived after ten seconds, even if a reply was sent; files are exempt. */
export function limitBodies(server: Server, patience: number): void {
  const watch: RequestListener = request => {
    if (!hasBody(request)) return
    const end = () => {
      if (!request.complete && !uploads.has(request)) request.socket.destroy()
    }
    const timer = setTimeout(end, BODY_MS * patience).unref()
    request.once('close', () => clearTimeout(timer))
  }
  server.prependListener('request', watch)
}

/** Applies the shorter limit to bodies of requests without an account. */
export function limitStrangersBodies(app: FastifyInstance, patience: number): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.user || request.raw.complete || !hasBody(request.raw)) return done(null, payload)
    const end = () => {
      if (!request.raw.complete && !reply.sent) reply.send(tooSlow())
    }
    const timer = setTimeout(end, STRANGERS_BODY_MS * patience).unref()
    request.raw.once('end', () => clearTimeout(timer))
    request.raw.once('close', () => clearTimeout(timer))
    done(null, payload)
  })
}

/** A connection that reads nothing of its reply for this long is closed. */
const STANDSTILL_MS = 30_000
/** The total time for a large reply: 5 MiB at 18 kB/s again. Streamed files have their own limit (download.ts). */
const REPLY_MS = UPLOAD_MS
const LARGE_BYTES = 64 * 1024

/** Aborts replies that are not read, so that slow readers cannot keep them in memory. */
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

/** Runs `read`, which reads an uploaded file from `request`; throws `tooSlow` when the upload stalls or its connection ends. */
export async function readSlowly<T>(request: IncomingMessage, read: () => Promise<T>): Promise<T> {
  uploads.add(request)
  const { socket } = request
  let timer: NodeJS.Timeout | undefined
  let hangUp = () => {}
  const standstill = new Promise<never>((_, reject) => {
    // The form's parser waits for ever for a caller who hung up.
    hangUp = () => reject(tooSlow())
    socket.once('close', hangUp)
    if (socket.destroyed) hangUp()
    let known = socket.bytesRead
    timer = setInterval(() => {
      const isMoving = request.complete || socket.bytesRead - known >= LEAST_BYTES
      known = socket.bytesRead
      if (!isMoving) reject(tooSlow())
    }, SPAN_MS)
  })
  try {
    return await Promise.race([read(), standstill])
  } finally {
    clearInterval(timer)
    socket.off('close', hangUp)
  }
}
