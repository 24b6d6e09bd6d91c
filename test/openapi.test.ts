// The OpenAPI document: it matches the routes, is valid, and has what integrators need.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { WEBHOOK_EVENTS } from '../api/core/contract/webhooks.ts'
import { PROBLEMS } from '../api/lib/problem.ts'
import { projectRoot } from '../api/lib/root.ts'
import { describeApi } from '../scripts/openapi.ts'
import t from './tap.ts'

type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: unknown[]
  requestBody?: { content: Record<string, Media> }
  parameters?: { name: string; required?: boolean; example?: unknown }[]
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>
}
type Media = { schema?: { $ref?: string; type?: string }; examples?: Record<string, { $ref: string }> }
type NamedSchema = {
  examples?: unknown[]
  additionalProperties?: unknown
  type?: string
  enum?: unknown[]
}
type Document = {
  openapi: string
  tags: { name: string; description?: string }[]
  webhooks: Record<string, Record<string, Operation>>
  paths: Record<string, Record<string, Operation>>
  components: {
    examples: Record<string, { value: unknown }>
    schemas: Record<string, NamedSchema>
  }
}

const file = join(projectRoot, 'openapi.yaml')
const text = await readFile(file, 'utf8')
const document = parse(text) as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)

t.test('openapi.yaml matches the routes', async t => {
  t.equal(await describeApi(), text, 'run npm run openapi')
})

t.test('every operation has a description, its authentication and its errors', async t => {
  t.equal(document.openapi, '3.1.0')
  const ids = operations.map(({ operation }) => operation.operationId)
  t.equal(new Set(ids).size, ids.length, 'ids are unique')
  for (const { name, operation } of operations) {
    t.ok(operation.operationId && operation.summary && operation.tags?.length === 1, `${name} is described`)
    t.ok(Array.isArray(operation.security), `${name} says whether it needs the bearer`)
    // Refusals of the wallet's backend may have its own envelope inside ours.
    const form = name.includes('/api/oc/v1/') ? 'WalletProblem' : 'Problem'
    t.equal(operation.responses.default?.$ref, `#/components/responses/${form}`, `${name}: its refusals`)
    t.notOk(
      Object.keys(operation.responses).some(status => status.endsWith('XX')),
      `${name}: no ranges`,
    )
  }
})

/** Documents whose form others define. */
const OF_OTHERS = new Set([
  'AccountExport',
  'DidDocument',
  'JsonLdContext',
  'JsonResume',
  'McpMessage',
  'McpRequest',
  'RazorpayEvent',
  'ReadResume',
])

t.test('the forms that generators of clients need', async t => {
  const tags = new Set(document.tags.map(({ name }) => name))
  for (const tag of document.tags) t.ok(tag.description, `the tag ${tag.name} has a description`)
  const events = Object.entries(document.webhooks).map(([name, { post }]) => ({ name, operation: post as Operation }))
  t.same(events.map(({ name }) => name).sort(), [...WEBHOOK_EVENTS, 'test'].sort(), 'every event is described')
  for (const { name, operation } of [...operations, ...events]) {
    t.ok(operation.description, `${name} says who may and what fails`)
    t.ok(
      operation.tags?.every(tag => tags.has(tag)),
      `the tags of ${name} are declared`,
    )
    const bodies = [operation.requestBody, ...Object.values(operation.responses)]
    for (const [type, { schema }] of bodies.flatMap(body => Object.entries(body?.content ?? {}))) {
      t.ok(schema?.$ref || schema?.type === 'string', `${name}: the schema of ${type} has a name`)
    }
  }
  t.same([...inlineIn(document.components.schemas)], [], 'no object in a schema is without a name, no null needs anyOf')
  const codes = document.components.schemas.ProblemCode?.enum
  t.same(codes, Object.keys(PROBLEMS), 'the codes are a closed list')
})

type Schema = Record<string, unknown>
/** Where a schema has an inline object, or `anyOf` with null in place of a list of types. */
function* inlineIn(schemas: Record<string, unknown>): Generator<string> {
  for (const [name, schema] of Object.entries(schemas)) yield* faultsOf(schema, name, true)
}

function* faultsOf(value: unknown, at: string, isNamed = false): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const { type, properties, anyOf } = value as Schema
  if (!isNamed && type === 'object' && Object.keys(properties ?? {}).length > 0) yield at
  const [first, second] = (anyOf ?? []) as Schema[]
  if (second?.type === 'null' && typeof first?.type === 'string' && first.type !== 'object') yield at
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'examples' || key === 'enum') continue
    if (key !== 'properties') yield* faultsOf(inner, `${at}/${key}`)
    else for (const [name, one] of Object.entries(inner)) yield* faultsOf(one, `${at}/${name}`)
  }
}

t.test('schemas are named and closed, requests have examples', async t => {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema.type === 'string') continue
    const isOpen = OF_OTHERS.has(name)
    t.equal(schema.additionalProperties, isOpen, `${name} is ${isOpen ? 'open' : 'closed'}`)
    if (name.endsWith('Request')) t.ok(schema.examples?.length, `${name} has an example`)
  }
})

t.test('every request and every reply has an example that is valid by its schema', async t => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const examplesOf = (media: Media) =>
    Object.values(media.examples ?? {}).map(
      ({ $ref }) => document.components.examples[$ref.split('/').at(-1) ?? '']?.value,
    )
  let count = 0
  for (const { name, operation } of operations) {
    const bodies = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, media]) => ({ where: status, type, media })),
    )
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      bodies.push({ where: 'request', type, media })
    }
    for (const { where, type, media } of bodies.filter(({ type }) => type === 'application/json')) {
      const examples = examplesOf(media)
      t.equal(examples.length, 1, `${name} ${where} ${type} has an example`)
      const check = ajv.compile({ ...media.schema, components: document.components })
      for (const example of examples) t.ok(check(example), `${name} ${where}: ${ajv.errorsText(check.errors)}`)
      count += examples.length
    }
    for (const parameter of operation.parameters ?? []) {
      if (parameter.required) t.ok(parameter.example, `${name}: ${parameter.name} has an example`)
    }
  }
  t.ok(count > 60, `${count} examples`)
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const check = ajv.compile({ ...schema, components: document.components })
    for (const example of schema.examples ?? []) t.ok(check(example), `${name}: ${ajv.errorsText(check.errors)}`)
  }
})
