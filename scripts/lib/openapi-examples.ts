// Puts the examples into openapi.yaml: that of a schema, or one composed of the examples in it.

type Json = Record<string, unknown>
type Named = Record<string, Json>
type Body = { content?: Record<string, { schema: Json; example?: unknown; examples?: Json }> }
type Operation = {
  operationId: string
  parameters?: (Json & { schema: Json })[]
  requestBody?: Body
  responses: Record<string, Body>
}

const AT = '2026-11-20T12:04:31.000Z'
const DATES: Json = { 'date-time': AT, date: AT.slice(0, 10) }

const nameOf = (ref: unknown) => String(ref).split('/').at(-1) as string

/** A value that a schema allows. `named`: the schemas that its references mean. */
export function exampleOf(schema: object, named: Named = {}): unknown {
  const { $ref, type, format, examples = [], enum: choices = [], anyOf = [], ...rest } = schema as Json & SchemaLists
  const own = [examples[0], rest.const, rest.default, choices[0]].find(value => value !== undefined)
  if (own !== undefined) return own
  if ($ref) return exampleOf(named[nameOf($ref)] as Json, named)
  if (anyOf[0]) return exampleOf(anyOf[0], named)
  const [kind] = [type].flat()
  if (kind === 'array') return [exampleOf(rest.items as Json, named)]
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return rest.minimum ?? 1
  if (kind === 'string') return DATES[String(format)] ?? 'text'
  const properties = Object.entries((rest.properties ?? {}) as Named)
  return Object.fromEntries(properties.map(([key, value]) => [key, exampleOf(value, named)]))
}
type SchemaLists = { examples?: unknown[]; enum?: unknown[]; anyOf?: Json[] }

/**
 * Gives every request, reply and required parameter an example; equal ones are written once, as components.
 * `beside`: examples of replies by operationId. @fastify/swagger drops examples beside a `$ref`.
 */
export function addExamples(document: Json, beside: ReadonlyMap<string, unknown>): void {
  const components = document.components as { schemas: Named; examples?: Json }
  const named = components.schemas
  const shared: Record<string, { value: unknown }> = {}
  const names = new Map<string, string>()

  function add(name: string, { content = {} }: Body, given?: unknown) {
    const media = content['application/json']
    if (!media) return
    const value = given ?? media.example ?? exampleOf(media.schema, named)
    const key = JSON.stringify(value)
    if (!names.has(key)) {
      names.set(key, name)
      shared[name] = { value }
    }
    delete media.example
    media.examples = { example: { $ref: `#/components/examples/${names.get(key)}` } }
  }

  const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(Object.values)
  for (const { operationId: id, parameters = [], requestBody = {}, responses } of operations as Operation[]) {
    for (const one of parameters) if (one.required) one.example ??= exampleOf(one.schema, named)
    add(`${id}Request`, requestBody)
    const request = named[nameOf(requestBody.content?.['application/json']?.schema.$ref)]
    if (request) request.examples ??= [exampleOf(request, named)]
    for (const [status, reply] of Object.entries(responses)) {
      if (status.startsWith('2')) add(id, reply, beside.get(id))
      else if (status !== 'default') add(`${id}${status}`, reply)
    }
  }
  components.examples = shared
}
