// Writes openapi.yaml from the routes and the client's types from it; with --check only reports whether both are up to date.
// Needs no database and no build.
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import { createConnection } from 'mongoose'
import pino from 'pino'
import { stringify } from 'yaml'
import { buildApp } from '../api/app.ts'
import { loadConfig } from '../api/config/config.ts'
import { ORDER_ID, PAYMENT_ID, SHA256 } from '../api/core/contract/examples.ts'
import { EVENT_BODIES } from '../api/core/contract/webhooks.ts'
import { EDITED_VERSION } from '../api/http/openapi.ts'
import { PROBLEMS } from '../api/lib/problem.ts'
import { projectRoot } from '../api/lib/root.ts'
import { version } from '../api/lib/version.ts'
import { buildTypeset } from './build.ts'
import { addExamples, exampleOf } from './lib/openapi-examples.ts'
import { addHeaders } from './lib/openapi-headers.ts'
import { nameObjects } from './lib/openapi-names.ts'

type Json = Record<string, unknown>
type Replies = Record<number, { examples?: unknown[] }>

const INFO = {
  title: 'TruCV',
  version,
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'A CV builder that people trust. Every reply of failure has the shape of `Problem`; `code` is stable and meant for programs. ' +
    'Private replies carry `cache-control: no-store`, every reply `x-request-id`.',
}

const TAGS = [
  { name: 'account', description: 'The signed-in account.' },
  { name: 'cvs', description: 'CVs: draft, versions, publishing, trash, JSON Resume.' },
  { name: 'letters', description: 'Cover letters of CVs.' },
  { name: 'files', description: 'CVs and letters as PDF, Word, Markdown and text; previews, and what parsers read.' },
  { name: 'sharing', description: 'Who may see a CV: passwords, links for recipients, counted views.' },
  { name: 'claims', description: 'Attestations, evidence and confirmations of sections, and their verification.' },
  { name: 'credentials', description: 'Verifiable credentials, issued by this service and received from others.' },
  { name: 'desk', description: 'The desk of an institution: requests, facts on record, decisions.' },
  { name: 'public pages', description: 'What strangers see.' },
  { name: 'billing', description: 'Plans, coupons and payments.' },
  {
    name: 'wallet',
    description: 'The embedded wallet: the checked calls of its backend, with their constants and keys.',
  },
  { name: 'administration', description: 'For admins.' },
  { name: 'webhooks', description: 'Events that the service sends to addresses of accounts.' },
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

const UPLOADS = ['addPicture', 'addProof', 'attachCredential', 'readCvFile', 'checkCvFile']
const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        title: 'UploadForm',
        type: 'object',
        additionalProperties: false,
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
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
const RAZORPAY_EVENT = { title: 'RazorpayEvent', type: 'object', additionalProperties: true }
const SIGNED = {
  required: true,
  content: { 'application/json': { schema: RAZORPAY_EVENT, example: CAPTURED } },
}
const SIGNATURE = {
  name: 'x-razorpay-signature',
  in: 'header',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  example: SHA256,
}

const SCHEMES = { googleIdToken: BEARER, apiKey: API_KEY, walletSession: SESSION }

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
      freeHome: '',
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
          components: { securitySchemes: SCHEMES as never },
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
  addHeaders(document)
  document.webhooks = describeEvents(document)
  const head = '# Generated from the routes by `npm run openapi`. Edit the schemas in api/, not this file.\n'
  return head + stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
}

const signed = (name: string, description: string, example: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' }, example },
})
const EVENT_HEADERS = [
  signed('webhook-id', 'The id of the event; every repetition has the same.', 'V1StGXR8_Z5jdHi6B-myT'),
  signed('webhook-timestamp', 'Of this try: seconds since 1970.', '1795608271'),
  signed('webhook-signature', 'Standard Webhooks: `v1,` and the HMAC-SHA256 of id, timestamp and body.', 'v1,ZmFrZQ=='),
]
const WHEN: Record<keyof typeof EVENT_BODIES, [summary: string, description: string]> = {
  'cv.published': ['A version was published', 'Also over an earlier one; the same version again sends no event.'],
  'cv.unpublished': ['A published CV was taken down', 'By its owner, by the trash or deletion, or by a moderator.'],
  'claim.confirmed': [
    'An institution confirmed a section',
    'One event for each published CV that shows it, else each draft.',
  ],
  'claim.withdrawn': [
    'An institution withdrew a confirmation',
    'One event for each published CV that shows it, else each draft.',
  ],
  'payment.completed': ['A payment was confirmed', 'Not for a coupon of 100 %, where nothing is paid.'],
  test: ['A test was asked for', 'Sent by `POST /me/webhooks/{webhookId}/test` only, to that webhook.'],
}

/** The requests that the service makes to people's webhooks. */
function describeEvents(document: Json): Json {
  const named = (document.components as Json).schemas as Record<string, Json>
  const events = Object.entries(EVENT_BODIES).map(([type, schema]) => {
    const [summary, description] = WHEN[type as keyof typeof WHEN]
    const name = (schema as { $id?: string }).$id as string
    const example = exampleOf(named[name] as Json, named)
    const media = { schema: { $ref: `#/components/schemas/${name}` }, example }
    const operationId = `receive${name}`
    const responses = {
      '2XX': { description: 'Accepted, within ten seconds and 64 kB.' },
      410: { description: 'The webhook is switched off.' },
      default: { description: 'Not accepted: sent again, ten times in three days.' },
    }
    const requestBody = { required: true, content: { 'application/json': media } }
    const post = { operationId, summary, description, tags: ['webhooks'], security: [], parameters: EVENT_HEADERS }
    return [type, { post: { ...post, requestBody, responses } }]
  })
  return Object.fromEntries(events)
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
      for (const [status, reply] of Object.entries(operation.responses as Record<string, Json>)) {
        if (reply.description === 'Default Response')
          reply.description = STATUS_CODES[status] ?? 'A refusal or a failure.'
      }
      // The routes do not require If-Match, so that a save without it is refused with 428 rather than 400.
      for (const one of (operation.parameters ?? []) as Json[]) one.required ||= one.description === EDITED_VERSION
      if (UPLOADS.includes(String(operation.operationId))) operation.requestBody = UPLOAD
      if (operation.operationId === 'receiveRazorpayEvent') {
        Object.assign(operation, { requestBody: SIGNED, parameters: [SIGNATURE] })
      }
    }
  }
  const schemas = (document.components as Json).schemas as Record<string, Json>
  nameObjects(document)
  for (const { properties } of Object.values(schemas) as { properties?: Record<string, Json> }[]) {
    const isRefusal = (properties?.success?.enum as unknown[] | undefined)?.[0] === false
    if (isRefusal && properties?.code && !properties.code.enum) {
      const { examples } = properties.code
      properties.code = { $ref: '#/components/schemas/ProblemCode', ...(examples !== undefined && { examples }) }
    }
  }
  schemas.ProblemCode = { type: 'string', enum: Object.keys(PROBLEMS) }
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
