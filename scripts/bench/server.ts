// The service with routes that send a page's very bytes from a constant, and a bare Fastify beside it. For the bench only.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Fastify from 'fastify'
import pino from 'pino'
import { buildApp } from '../../api/app.ts'
import { loadConfig } from '../../api/config/config.ts'
import { openDatabase } from '../../api/db/connection.ts'
import { loadClient } from '../../api/http/client.ts'
import { projectRoot } from '../../api/lib/root.ts'
import { beginProfile } from './profile.ts'

const { BENCH_LOG = '', ...env } = process.env
const config = loadConfig(env)
const logger = pino({ level: config.logLevel, base: { service: 'trucv' } }, pino.destination(BENCH_LOG))
const database = openDatabase(config.mongodbUri, () => prepare(), logger)
const NAMES = ['content-security-policy', 'etag', 'cache-control', 'vary', 'content-encoding', 'content-type']

let endProfile: Awaited<ReturnType<typeof beginProfile>> = async () => ({})
let body: Buffer = Buffer.alloc(0)
let whole: Record<string, string> = {}
let unchanged: Record<string, string> = {}

const { server, prepare, begin } = await buildApp({
  config,
  connection: database.connection,
  isReady: database.ping,
  logger,
  client: await loadClient(join(projectRoot, 'dist', 'site')),
  watchRoutes: app => {
    app.get('/bench/page', (_request, reply) => reply.headers(whole).send(body))
    app.get('/bench/unchanged', (_request, reply) => reply.headers(unchanged).status(304).send())
    app.get('/bench/cpu', async () => process.cpuUsage())
    app.get('/bench/profile', async () => {
      endProfile = await beginProfile()
      return {}
    })
    app.get('/bench/profile/end', () => endProfile())
    app.get<{ Params: { id: string } }>('/bench/hold/:id', async request => {
      const page = await server.inject({ url: `/cv/${request.params.id}`, headers: { 'accept-encoding': 'br' } })
      body = page.rawPayload
      whole = Object.fromEntries(NAMES.map(name => [name, String(page.headers[name])]))
      const { 'content-encoding': _, 'content-type': __, ...rest } = whole
      unchanged = rest
      return { bytes: body.length, etag: whole.etag }
    })
  },
})
const bare = Fastify()
bare.get('/', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(body))

await server.listen({ port: config.port, host: '127.0.0.1' })
await bare.listen({ port: 0, host: '127.0.0.1' })
await database.connect()
begin()
process.stdout.write(`${JSON.stringify({ barePort: (bare.server.address() as AddressInfo).port })}\n`)

async function end() {
  setInterval(() => server.server.closeIdleConnections(), 50).unref()
  await Promise.all([server.close(), bare.close()])
  await database.close()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('disconnect', end)
