// Gives every object of openapi.yaml a name: generators of clients make a type of each named schema, and none or an ugly one of an inline
// object.

type Json = Record<string, unknown>
type Schemas = Record<string, Json>
type Media = { schema?: Json }
type Body = { content?: Record<string, Media> }
type Operation = { operationId: string; requestBody?: Body; responses: Record<string, Body> }

/** Keys whose values are data and no schemas. */
const DATA = new Set(['examples', 'example', 'default', 'enum', 'const'])

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const singular = (text: string) => text.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
const isInlineObject = ({ type, properties, title }: Json) =>
  type === 'object' && (title !== undefined || Object.keys(properties ?? {}).length > 0)
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const refOf = (schema: Json | undefined) => (schema?.$ref as string | undefined)?.split('/').at(-1)

/** Moves every inline object of the document to its components. A schema's `title` is its name there. */
export function nameObjects(document: Json): void {
  const schemas = (document.components as { schemas: Schemas }).schemas
  for (const [name, schema] of Object.entries(schemas)) nameWithin(schema, name, schemas)

  const operations = Object.values(document.paths as Record<string, Record<string, Operation>>).flatMap(Object.values)
  const found = (operations as Operation[]).flatMap(({ operationId, requestBody, responses }) => {
    const bodies = Object.entries(responses).map(([status, body]) => ({
      body,
      end: status === 'default' ? '' : 'Reply',
    }))
    if (requestBody) bodies.push({ body: requestBody, end: 'Request' })
    return bodies.flatMap(({ body, end }) =>
      Object.entries(body.content ?? {})
        .filter(([, { schema }]) => schema && isInlineObject(schema))
        .map(([type, media]) => ({
          media,
          own: capital(operationId) + (type.includes('form') ? 'Form' : end),
          schema: media.schema as Json,
        })),
    )
  })
  const taken = new Set(Object.keys(schemas))
  const shapes = new Map<string, Set<string>>()
  for (const { schema } of found) {
    const name = sharedName(schema)
    if (name) shapes.set(name, (shapes.get(name) ?? new Set()).add(JSON.stringify(schema)))
  }
  for (const { media, own, schema } of found) {
    const name = sharedName(schema)
    const isShared = name !== null && shapes.get(name)?.size === 1 && !taken.has(name)
    media.schema = named(schema, isShared ? name : own, schemas)
  }
}

/** The name of a reply that says no more than one schema does: `CvReply`, `LetterSummaryList`, `PaymentPage`. Null when it says more. */
function sharedName({ title, properties = {} }: Json): string | null {
  if (title) return String(title)
  const { success, nextCursor, ...rest } = properties as Schemas
  const [value, ...more] = Object.values(rest)
  if (!success || more.length > 0) return null
  if (!value) return 'DoneReply'
  const name = refOf((value.anyOf as Json[] | undefined)?.[0] ?? value)
  if (name) return `${name}Reply`
  const item = refOf(value.items as Json | undefined)
  return item ? item + (nextCursor ? 'Page' : 'List') : null
}

/** Puts a schema among the components and returns the reference to it. */
function named(schema: Json, name: string, schemas: Schemas): Json {
  nameWithin(schema, name, schemas)
  const { title, ...rest } = schema
  const known = schemas[name]
  if (known && JSON.stringify(known) !== JSON.stringify(rest)) throw new Error(`Two schemas are called ${name}.`)
  schemas[name] = rest
  return refTo(name)
}

/** Names the inline objects in a schema, after the schema and the property that they are in. */
function nameWithin(value: Json | unknown[], name: string, schemas: Schemas): void {
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (typeof inner !== 'object' || inner === null || (DATA.has(key) && !Array.isArray(value))) continue
    if (key === 'properties' && !Array.isArray(value)) {
      nameProperties(inner as Schemas, name, schemas)
    } else {
      const schema = inner as Json
      const own = key === 'items' ? singular(name) : name
      if (isInlineObject(schema)) (value as Json)[key] = named(schema, String(schema.title ?? own), schemas)
      else nameWithin(schema, own, schemas)
    }
  }
}

function nameProperties(properties: Schemas, name: string, schemas: Schemas): void {
  for (const [key, schema] of Object.entries(properties)) {
    const own = String(schema.title ?? name + capital(key))
    if (isInlineObject(schema)) properties[key] = named(schema, own, schemas)
    else nameWithin(schema, own, schemas)
  }
}
