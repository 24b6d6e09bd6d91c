// The process: config -> database -> app -> listen -> graceful shutdown.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { ConfigError, describeConfig, loadConfig } from './config/config.ts'
import { projectRoot } from './lib/root.ts'

const END_WITHIN_MS = 10_000
const PARTING_MS = 1_000
/** The time that open requests get before their resources are closed. */
const REPLY_WITHIN_MS = 4_000

function refuse(problems: string[]): never {
  process.stderr.write(`TruCV does not start:\n${problems.map(problem => `  ${problem}\n`).join('')}`)
  process.exit(1)
}

/** Why the system refused to listen. */
function listenProblem(code = ''): string {
  if (code === 'EADDRINUSE') return `PORT: ${config.port} is taken; choose another`
  if (code === 'EACCES') return `PORT: ${config.port} is not open to this user; choose one above 1023`
  return `HOST: must be an address of this machine, or a name that has one (${code})`
}

function readConfig() {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return refuse(error.problems)
  }
}

const config = readConfig()
const logger = pino({ level: config.logLevel, base: { service: 'trucv' } })
for (const line of describeConfig(config)) logger.info(line)

// Telemetry starts first, because it can only instrument libraries that are loaded later.
const { endpoint } = config.telemetry
const telemetry = endpoint
  ? (await import('./telemetry/telemetry.ts')).startTelemetry(config.telemetry, logger)
  : undefined
const { buildApp } = await import('./app.ts')
const { openDatabase, StartRefused } = await import('./db/connection.ts')
const { loadClient } = await import('./http/client.ts')
const { StorageRefused } = await import('./providers/object-storage.ts')

// /readyz is 503 from then on.
let ending = false
const client = await loadClient(join(projectRoot, 'dist', 'site'))
const database = openDatabase(config.mongodbUri, () => prepare(), logger)
const { server, leave, prepare, begin, probeFiles } = await buildApp({
  config,
  connection: database.connection,
  isReady: async () => !ending && (await database.ping()),
  logger,
  client,
  telemetry,
  onNewerData: () => void end('a newer version of TruCV changes the stored data', 1),
})
try {
  await probeFiles()
} catch (error) {
  if (error instanceof StorageRefused) refuse([error.message])
  logger.warn(
    { name: (error as Error).name },
    'object storage cannot be reached: files are neither read nor stored until it can',
  )
}
// A larger backlog queues a burst of connections, which the kernel would otherwise drop and clients retry only a second later.
await server
  .listen({ port: config.port, host: config.host, backlog: 4_096 })
  .catch(error => refuse([listenProblem(error.code)]))
database.connect().then(
  () => {
    logger.info('ready')
    begin()
  },
  error => {
    if (error instanceof StartRefused) refuse([error.message])
    void end('the database refuses this address or these credentials', 1)
  },
)

/** Waits until no balancer sends requests any more, whether it polls /readyz or notices a failed request. */
async function leaveBalancer(drainSeconds: number): Promise<void> {
  await wait(drainSeconds * 1_000)
  leave('parting')
  await wait(PARTING_MS)
}

async function end(why: string, code: number, drainSeconds = 0): Promise<void> {
  if (ending) return
  ending = true
  logger.info({ why, drainSeconds }, 'ending')
  // A kept-alive connection is closed by a reply with `connection: close`: the client may already have sent its next request on a cut one.
  leave('draining')
  if (drainSeconds > 0) await leaveBalancer(drainSeconds)
  setTimeout(() => process.exit(code || 1), END_WITHIN_MS).unref()
  // Fastify would close the resources of the routes first and refuse requests that still arrive.
  const replied = new Promise(resolve => server.server.close(resolve))
  // Node keeps connections alive that were busy when the close began, after their reply as well.
  setInterval(() => server.server.closeIdleConnections(), 50).unref()
  await Promise.race([replied, wait(REPLY_WITHIN_MS)])
  await server.close()
  await database.close()
  await telemetry?.stop()
  process.exit(code)
}

process.on('SIGTERM', () => void end('SIGTERM', 0, config.drainSeconds))
process.on('SIGINT', () => void end('SIGINT', 0))
// Set when started by `npm start`: end together with that process.
process.on('disconnect', () => void end('the starting process is gone', 0))
if (process.connected === false) void end('the starting process is gone', 0)
process.on('unhandledRejection', error => {
  logger.fatal({ name: error instanceof Error ? error.name : typeof error }, 'unhandled rejection')
  void end('unhandled rejection', 1)
})
process.on('uncaughtException', error => {
  logger.fatal({ name: error.name, at: error.stack?.split('\n').slice(1, 8) }, 'uncaught exception')
  void end('uncaught exception', 1)
})
