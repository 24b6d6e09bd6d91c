// Serializes replies by their schemas, so that no field leaves the service that its schema does not name. Each schema is compiled on
// first use: there are about two hundred, and most processes need few of them.
import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'

type Write = (value: unknown) => string
type Named = ReadonlyMap<string, TSchema>

/** Returns the compiler of serializers. `schemas` must be registered already, by installValidation. */
export function installSerialization(app: FastifyInstance, schemas: readonly TSchema[]): (schema: object) => Write {
  const named: Named = new Map(schemas.map(schema => [(schema as { $id: string }).$id, schema]))
  const compiled = new Map<string, Write>()

  function compile(schema: object): Write {
    const key = JSON.stringify(schema)
    const known = compiled.get(key)
    if (known) return known
    const write = fastJson(schema as never, { schema: Object.fromEntries(namedIn(key, named)) as never }) as Write
    compiled.set(key, write)
    return write
  }
  const writerOf = (schema: object): Write => {
    let write: Write | null = null
    return value => {
      write ??= compile(schema)
      return write(value)
    }
  }
  app.setSerializerCompiler<object>(({ schema }) => writerOf(schema))
  return writerOf
}

/** The named schemas that a schema refers to, directly and indirectly. */
function namedIn(text: string, named: Named, found = new Map<string, TSchema>()): Map<string, TSchema> {
  for (const [, name] of text.matchAll(/"\$ref":"([^"#]+)/g)) {
    const schema = named.get(name as string)
    if (!schema || found.has(name as string)) continue
    found.set(name as string, schema)
    namedIn(JSON.stringify(schema), named, found)
  }
  return found
}
