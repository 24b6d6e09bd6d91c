// Limits the open requests of one address, including those whose body has not arrived, so that one slow client cannot use up the
// in-flight limit. The total is limited by admission.ts.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'
import { addressKey } from './address.ts'
import { createTurns } from './turns.ts'

/** A quarter of the in-flight limit; fifty people in an office behind one address stay below it. */
const PER_ADDRESS = 64
const MESSAGE = 'Too many requests from your address are open at the same time. Please try again in a second.'

/** `factor` scales the limit, as for the other limits by address; 0 disables it. */
export function limitOpenRequests(app: FastifyInstance, factor: number): void {
  if (factor === 0) return
  const turns = createTurns(Math.max(1, Math.round(PER_ADDRESS * factor)))
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/healthz') return done()
    const end = turns.begin(addressKey(request.ip))
    if (end) {
      reply.raw.once('close', end)
      return done()
    }
    // The body will not be read, so the connection is closed instead of waiting for its rest.
    if (!request.raw.complete) reply.header('connection', 'close')
    done(new Problem('rate_limited', { message: MESSAGE, retryAfterSeconds: 1 }))
  })
}
