// How many requests of one address are open at once, those whose body has not arrived included: an address may not take all places
// by being slow. By Fastify's own hooks; what runs in the process altogether is limited elsewhere.
import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'
import { createTurns } from './turns.ts'

/** A fourth of all places. Fifty people of one office who share an address stay below it. */
const PER_ADDRESS = 64
const MESSAGE = 'Too many requests from your address are open at the same time. Please try again in a second.'

/** What counts as one address: a v6 address counts with its /64, v4 in v6 as v4. */
export function addressKey(ip: string): string {
  const inV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (inV6) return inV6
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%', 1)[0] as string).split('::')
  const [first, last] = [head, tail].map(part => (part ? part.split(':') : []))
  const gap = tail === undefined ? 0 : Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))
  const groups = [...(first ?? []), ...new Array<string>(gap).fill('0'), ...(last ?? [])]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

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
