// Starts the service as in production, with its own database and sandbox on free ports.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createConnection } from 'mongoose'
import pino from 'pino'
import supertest from 'supertest'
import { buildApp } from '../api/app.ts'
import { type Config, loadConfig } from '../api/config/config.ts'
import type { CvContentData } from '../api/core/contract/cv.ts'
import { openDatabase } from '../api/db/connection.ts'
import { loadClient } from '../api/http/client.ts'
import { projectRoot } from '../api/lib/root.ts'
import { freePort } from '../scripts/lib/free-port.ts'
import { startDatabase } from '../scripts/sandbox/database/server.ts'
import type { Message } from '../scripts/sandbox/inbox.ts'
import { startSandbox } from '../scripts/sandbox/main.ts'
import { startObjectStorage } from './object-storage.ts'
import { watchQueries } from './query-plans.ts'
import { scanRule } from './scan-rule.ts'
import type { Test } from './tap.ts'

type Teardown = { teardown(fn: () => unknown): void; passing?(): boolean }
export type Person = { email: string; name?: string; picture?: string; sub?: string; hd?: string }
export type TokenOptions = Person & { expiresIn?: number; audience?: string; emailVerified?: boolean }

/** Keeps one signing key for the sandbox's id tokens, shared by all tests of this build. */
export const tokenKeyDir = join(projectRoot, 'dist', 'test-keys')
export const ADMIN: Person = { email: 'admin@gmail.com', name: 'Asha Admin' }

/** A test that needs the embedded database's files or faults; skipped with a message on MongoDB. */
export function testEmbedded(t: Test, name: string, run: (t: Test) => Promise<unknown>) {
  if (!process.env.TEST_MONGODB_URI) return t.test(name, run)
  return t.comment(`Not run on MongoDB, for it needs files or faults of the embedded database: ${name}`)
}

let databases = 0

/** Multiplies the service's limits by the clock, because a busy machine gives a test a small part of its processors. */
const PATIENCE = 20
/** The driver's limits, for the same reason. */
const PATIENT_DRIVER = {
  serverSelectionTimeoutMS: '60000',
  connectTimeoutMS: '60000',
  socketTimeoutMS: '120000',
  waitQueueTimeoutMS: '60000',
}

/** An empty database of the embedded server, or of TEST_MONGODB_URI: the service's address, and the test's own connection. */
async function freshDatabase(t: Teardown, dir: string | null, isStrict: boolean) {
  const server = process.env.TEST_MONGODB_URI ? null : await startDatabase({ dir, scanRule })
  if (server) t.teardown(() => server.stop())
  const uri = new URL(server?.uri ?? (process.env.TEST_MONGODB_URI as string))
  uri.pathname = `/trucv_test_${process.pid}_${++databases}`
  const connection = await createConnection(uri.href).asPromise()
  t.teardown(async () => {
    if (!server && connection.readyState === 1) await connection.dropDatabase()
    await connection.close()
  })
  uri.searchParams.set('appName', scanRule.application)
  if (!server) uri.searchParams.set('monitorCommands', 'true')
  if (!isStrict) for (const [name, ms] of Object.entries(PATIENT_DRIVER)) uri.searchParams.set(name, ms)
  return { uri: uri.href, server, connection }
}

/** An object store, with its files in a folder. */
export async function freshStorage(t: Teardown) {
  const storage = await startObjectStorage()
  t.teardown(storage.stop)
  return storage
}

const buckets = new Map<string, Awaited<ReturnType<typeof freshStorage>>>()
/** One bucket for all copies of the service on a database. */
async function bucketOf(t: Teardown, mongodbUri: string) {
  const bucket = buckets.get(mongodbUri) ?? (await freshStorage(t))
  buckets.set(mongodbUri, bucket)
  return bucket
}

const WARN = 40
const isWarning = (line: string) => JSON.parse(line).level >= WARN

export type TestApp = Awaited<ReturnType<typeof startApp>>

/** Options besides the environment. `plant` may add hooks before the routes are registered, for faults that the fuzzer must find. */
export type Companion = {
  plant?: (app: FastifyInstance) => void
  /** The data folder of the database; in memory by default. */
  dir?: string
  /** Puts something between the service and its database: from the database's address to that for the service. */
  between?: (uri: string) => Promise<string>
  /** Grows the log by itself, as in production. A claim that gets its place there changes entity tags. */
  growsLog?: boolean
  /** Keeps the limits by the clock as they are in production, for tests of these limits and of an absent database. */
  isStrict?: boolean
}

type Route = {
  method: string
  url: string
  handlerTimeout: number | undefined
  bodyLimit: number | undefined
  schema: Record<string, unknown> | undefined
}

/** Starts the whole service. `env` overrides the configuration. */
export async function startApp(t: Teardown, env: Record<string, string> = {}, companion: Companion = {}) {
  const { plant, dir, between, growsLog = false, isStrict = false } = companion
  const database = await freshDatabase(t, dir ?? null, isStrict)
  const port = await freePort()
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const sandbox = await startSandbox({
    port: 0,
    dataDir: null,
    tokenKeyDir,
    publicOrigin,
    clientId: 'trucv-test.apps.example',
    serviceUrl: `http://127.0.0.1:${port}`,
    ...(database.server && { database: database.server }),
  })
  t.teardown(() => sandbox.stop())
  // The whole suite can run with files in object storage.
  const isInBucket = process.env.TEST_FILES === 's3' && env.S3_ENDPOINT === undefined
  const mongodbUri = env.MONGODB_URI ?? (between ? await between(database.uri) : database.uri)
  const storage = isInBucket ? await bucketOf(t, mongodbUri) : null
  const config: Config = loadConfig({
    ...sandbox.env,
    ...storage?.env,
    PORT: String(port),
    PUBLIC_ORIGIN: publicOrigin,
    RATE_LIMIT_FACTOR: '0',
    ADMIN_EMAILS: ADMIN.email,
    ...env,
    MONGODB_URI: mongodbUri,
  })
  const logLines: string[] = []
  const logger = pino({ level: config.logLevel }, { write: (line: string) => void logLines.push(line) })
  const db = openDatabase(config.mongodbUri, () => prepare(), logger)
  const plans = database.server ? null : watchQueries(db.connection)
  const client = await loadClient(join(projectRoot, 'dist', 'site'))
  const routes: Route[] = []
  const {
    server,
    prepare,
    begin,
    stores,
    catchUp,
    finishRemovals,
    emptyTrash,
    checkCredentials,
    reconcile,
    reconcileDocuments,
    sendMails,
    announceEnds,
    settleRequests,
    mailWaiting,
    mailDesks,
    workBatches,
    settleClaims,
    settleCredentials,
    flushViews,
    growLog,
    sendWebhooks,
    sweepFiles,
    eraseDocuments,
    probeFiles,
    forgetPages,
  } = await buildApp({
    config,
    connection: db.connection,
    isReady: db.ping,
    logger,
    client,
    patience: isStrict ? 1 : PATIENCE,
    watchRoutes: app => {
      plant?.(app)
      app.addHook('onRoute', route => {
        for (const method of [route.method].flat()) {
          const { url, schema, handlerTimeout, bodyLimit } = route
          routes.push({ method, url, handlerTimeout, bodyLimit, schema: schema as Route['schema'] })
        }
        if (!isStrict && route.handlerTimeout) route.handlerTimeout *= PATIENCE
      })
    },
  })
  t.teardown(async () => {
    // The reason of an unexpected 5xx is only in the log.
    if (t.passing?.() === false) for (const line of logLines.filter(isWarning).slice(-20)) console.error(line)
    await server.close()
    await plans?.explainAll()
    await db.close()
  })
  await server.listen({ port, host: '127.0.0.1' })
  // The service retries for ever; the reasons are only in the log.
  const stuck = setInterval(() => console.error('No database yet:', ...logLines.slice(-3)), 60_000).unref()
  await db.connect()
  clearInterval(stuck)
  begin(growsLog ? [] : ['growLog'])
  // The service's keys are the first entries.
  if (!growsLog) await growLog()

  const url = `http://localhost:${port}`
  return {
    url,
    config,
    server,
    database: database.server,
    /** The test's own connection, without the restrictions of the service's. */
    connection: database.connection,
    /** Closes the service's own connections. */
    disconnect: db.close,
    /** The service's models, by name. */
    models: db.connection.models,
    sandbox,
    routes,
    logLines,
    /** All stores of the service. */
    stores,
    /** The service runs it at start and every half minute. */
    finishRemovals,
    /** The service runs it at start and every hour. */
    emptyTrash,
    /** The service runs it at start and every hour, for credentials checked more than a day ago. */
    checkCredentials,
    /** The service runs it at start and every ten minutes. */
    reconcile,
    /** Payments against tax documents; the service runs it at start and every hour. */
    reconcileDocuments,
    sendMails,
    announceEnds,
    settleRequests,
    /** The service runs both every minute. */
    mailWaiting,
    mailDesks,
    /** Works off the batches of desks; the service does so at once. */
    workBatches,
    /** Finishes the steps of changed claims; the service does so every fifteen seconds. */
    settleClaims,
    settleCredentials,
    /** Writes the counted views and downloads; the service does so every five seconds. */
    flushViews,
    /** Adds the queued entries to the log; the service does so every second. */
    growLog,
    /** The service runs it every five seconds. */
    sendWebhooks,
    /** The service runs it every day. */
    sweepFiles,
    /** The service runs it every day. */
    eraseDocuments,
    /** The process runs it before it listens. */
    probeFiles,
    /** Drops the cached public pages, which otherwise expire within a minute. */
    forgetPages,
    /** Runs at every start, before and after the service is ready. */
    prepare,
    catchUp,
    /** The mails to an address, newest first. */
    inbox: async (to: string) =>
      (await (await fetch(`${sandbox.origin}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as Message[],
    anyone: () => supertest.agent(`http://127.0.0.1:${port}`),
    token: (person: TokenOptions) => tokenFor(sandbox.origin, person),
    /** A supertest agent with this person's bearer. */
    as: async (person: TokenOptions) => {
      const token = await tokenFor(sandbox.origin, person)
      return supertest.agent(`http://127.0.0.1:${port}`).set('authorization', `Bearer ${token}`)
    },
    fault: (target: string, mode: string, times?: number) =>
      fetch(`${sandbox.origin}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ target, mode, ...(times !== undefined && { times }) }),
      }),
  }
}

/** An id token from a sandbox's Google. */
export async function tokenFor(
  sandboxOrigin: string,
  { email, name = 'Test Person', picture = '', ...rest }: TokenOptions,
) {
  const reply = await fetch(`${sandboxOrigin}/google/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name, picture, ...rest }),
  })
  const { credential } = (await reply.json()) as { credential: string }
  return credential
}

/** The minimal content of a CV, plus the given sections. */
export const contentWith = (parts: Partial<CvContentData> = {}): CvContentData => ({
  personalDetails: { name: 'Ananya Śrīnivāsan' },
  ...parts,
})
