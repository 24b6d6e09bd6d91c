// How many requests of one address are open at once, those whose body has not arrived included: an address may not take all places
// by being slow. By Fastify's own hooks; what runs in the process altogether is limited elsewhere.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'
import { addressKey } from './address.ts'
import { createTurns } from './turns.ts'

/** A fourth of all places. Fifty people of one office who share an address stay below it. */
const PER_ADDRESS = 64
const MESSAGE = 'Too many requests from your address are open at the same time. Please try again in a second.'

/** `factor` as for the other limits by address; 0: none. */
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
    // The rest of a body that nobody reads is not waited for.
    if (!request.raw.complete) reply.header('connection', 'close')
    done(new Problem('rate_limited', { message: MESSAGE, retryAfterSeconds: 1 }))
  })
}
