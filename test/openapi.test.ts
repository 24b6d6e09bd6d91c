// The OpenAPI document: it matches the routes, is valid, and has what integrators need.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { projectRoot } from '../api/lib/root.ts'
import { describeApi } from '../scripts/openapi.ts'
import t from './tap.ts'

type Operation = {
  operationId?: string
  summary?: string
  tags?: string[]
  security?: unknown[]
  requestBody?: { content: Record<string, Media> }
  parameters?: { name: string; required?: boolean; example?: unknown }[]
  responses: Record<string, { content?: Record<string, Media> }>
}
type Media = { schema?: { $ref?: string }; examples?: Record<string, { $ref: string }> }
type Document = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    examples: Record<string, { value: unknown }>
    schemas: Record<string, { examples?: unknown[]; additionalProperties?: unknown; type?: string }>
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
    for (const range of ['4XX', '5XX']) {
      const schema = operation.responses[range]?.content?.['application/json']?.schema
      // Refusals of the wallet's backend may have its own envelope inside ours.
      const form = range === '4XX' && name.includes('/api/oc/v1/') ? 'WalletProblem' : 'Problem'
      t.equal(schema?.$ref, `#/components/schemas/${form}`, `${name} ${range}`)
    }
  }
})

t.test('schemas are named and closed, requests have examples', async t => {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    t.equal(schema.additionalProperties, false, `${name} is closed`)
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
    const bodies = Object.entries(operation.responses)
      .filter(([status]) => !status.endsWith('XX'))
      .flatMap(([status, { content = {} }]) =>
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
