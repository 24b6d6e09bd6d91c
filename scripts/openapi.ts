// Writes openapi.yaml from the routes and the client's types from it; with --check only reports whether both are up to date.
// Needs no database and no build.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import { createConnection } from 'mongoose'
import pino from 'pino'
import { stringify } from 'yaml'
import { buildApp } from '../api/app.ts'
import { loadConfig } from '../api/config/config.ts'
import { ORDER_ID, PAYMENT_ID, SHA256 } from '../api/core/contract/examples.ts'
import { projectRoot } from '../api/lib/root.ts'
import { buildTypeset } from './build.ts'
import { addExamples } from './lib/openapi-examples.ts'

type Json = Record<string, unknown>
type Replies = Record<number, { examples?: unknown[] }>

const INFO = {
  title: 'TruCV',
  version: '1.0.0',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'A CV builder that people trust. Every reply of failure has the shape of `Problem`; `code` is stable and meant for programs. ' +
    'Private replies carry `cache-control: no-store`, every reply `x-request-id`.',
}

const TAGS = [
  { name: 'account', description: 'The signed-in account.' },
  { name: 'cvs', description: 'CVs: draft, versions, publishing, trash, JSON Resume.' },
  { name: 'letters', description: 'Cover letters of CVs.' },
  { name: 'public pages', description: 'What strangers see.' },
  { name: 'billing', description: 'Plans, coupons and payments.' },
  {
    name: 'wallet',
    description: 'The embedded wallet: the checked calls of its backend, with their constants and keys.',
  },
  { name: 'administration', description: 'For admins.' },
  { name: 'log', description: 'The append-only log of claims.' },
  { name: 'operations', description: 'For operators and integrators of the service.' },
]

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The Google id token of the signed-in person.',
}

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'trucv_…',
  description: 'An API key, made in the settings under Programs. Each operation names the scope that it needs.',
}

const SESSION = {
  type: 'http',
  scheme: 'bearer',
  description:
    'The bearer of a wallet session of the public SDK: base64 without dots. Accepted only where WALLET_SDK_CALLERS is on.',
}

const UPLOADS = ['addPicture', 'addProof', 'readCvFile', 'checkCvFile']
const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
    },
  },
}

const CAPTURED = {
  entity: 'event',
  event: 'payment.captured',
  payload: {
    payment: {
      entity: { id: PAYMENT_ID, order_id: ORDER_ID, amount: 59_000, currency: 'INR', status: 'captured' },
    },
  },
}
/** The route has no body schema, because the signature is checked over the raw bytes. */
const SIGNED = {
  required: true,
  content: { 'application/json': { schema: { type: 'object', additionalProperties: true }, example: CAPTURED } },
}
const SIGNATURE = {
  name: 'x-razorpay-signature',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  example: SHA256,
}

/** The whole document, as YAML. */
export async function describeApi(): Promise<string> {
  const config = loadConfig({
    MONGODB_URI: 'mongodb://localhost/trucv',
    GOOGLE_CLIENT_ID: 'described.apps.example',
    PUBLIC_ORIGIN: 'https://trucv.example',
    LOG_LEVEL: 'silent',
  })
  const replies = new Map<string, unknown>()
  const { server } = await buildApp({
    config,
    connection: createConnection(),
    isReady: async () => false,
    logger: pino({ level: 'silent' }),
    client: {
      dir: join(projectRoot, 'web', 'public'),
      shell: '',
      screens: new Map(),
      pageStylesheet: '',
      templateStylesheet: '',
      confirmStylesheet: '',
      verifyStylesheet: '',
      scriptStylesheets: {},
      ownerScript: '',
      verifyScript: '',
    },
    watchRoutes: async app => {
      await app.register(swagger, {
        openapi: {
          openapi: '3.1.0',
          info: INFO,
          // The service that serves the document, so that the page at /docs calls its own service.
          servers: [{ url: '/' }],
          tags: TAGS,
          components: {
            securitySchemes: {
              googleIdToken: BEARER as never,
              apiKey: API_KEY as never,
              walletSession: SESSION as never,
            },
          },
        },
        refResolver: { buildLocalReference: json => String(json.$id) },
        transform: ({ schema, url }) => {
          const [example] = (schema?.response as Replies | undefined)?.[200]?.examples ?? []
          if (example !== undefined) replies.set(String(schema.operationId), example)
          return { schema, url }
        },
      })
    },
  })
  await server.ready()
  const document = server.swagger() as unknown as Json
  await server.close()
  finish(document)
  addExamples(document, replies)
  const head = '# Generated from the routes by `npm run openapi`. Edit the schemas in api/, not this file.\n'
  return head + stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
}

/** Adds what the routes' schemas do not contain: uploads, signed bodies, operations without a bearer. */
function finish(document: Json): void {
  // A wildcard of Fastify has no name.
  document.paths = JSON.parse(
    JSON.stringify(document.paths).replaceAll('{*}', '{path}').replaceAll('"name":"*"', '"name":"path"'),
  )
  const paths = document.paths as Record<string, Record<string, Json>>
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      operation.security ??= []
      if (UPLOADS.includes(String(operation.operationId))) operation.requestBody = UPLOAD
      if (operation.operationId === 'receiveRazorpayEvent') {
        Object.assign(operation, { requestBody: SIGNED, parameters: [SIGNATURE] })
      }
    }
  }
  const schemas = (document.components as Json).schemas as Record<string, Json>
  for (const schema of Object.values(schemas)) {
    delete schema.$id
    delete schema.title
  }
}

if (process.argv[1]?.endsWith('openapi.ts') || process.argv[1]?.endsWith('openapi.js')) {
  const file = join(projectRoot, 'openapi.yaml')
  const isCheck = process.argv.includes('--check')
  await buildTypeset()
  const wanted = await describeApi()
  if (!isCheck) {
    await writeFile(file, wanted)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
    process.stderr.write('openapi.yaml differs from the routes: run npm run openapi.\n')
    process.exitCode = 1
  }
  // A program of the workspace "client": it needs a TypeScript with a JavaScript API (docs/decisions/0027).
  const program = join('client', 'node_modules', 'openapi-typescript', 'bin', 'cli.js')
  const options = ['openapi.yaml', '--output', 'client/contract.d.ts', ...(isCheck ? ['--check'] : [])]
  const { status } = spawnSync(process.execPath, [program, ...options], { cwd: projectRoot, stdio: 'inherit' })
  process.exitCode ||= status ?? 1
}
