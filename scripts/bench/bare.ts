// A bare Fastify that sends bytes with headers that it was given: what a framework alone costs. For the bench only.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

type Held = { status: number; headers: Record<string, string>; body: string }

const app = Fastify({ bodyLimit: 10_000_000 })
let held = new Map<string, Omit<Held, 'body'> & { body: Buffer }>()

app.post<{ Body: Record<string, Held> }>('/hold', async ({ body }) => {
  held = new Map(Object.entries(body).map(([name, one]) => [name, { ...one, body: Buffer.from(one.body, 'base64') }]))
  return { held: held.size }
})
app.get<{ Params: { name: string } }>('/held/:name', (request, reply) => {
  const { status, headers, body } = held.get(request.params.name)!
  reply.status(status).headers(headers)
  return status === 304 ? reply.send() : reply.send(body)
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ port: (app.server.address() as AddressInfo).port })}\n`)
const end = () => process.exit(0)
process.on('SIGTERM', end)
process.on('disconnect', end)
