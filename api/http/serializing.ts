// How replies are written: by Fastify's own serializers, each made when a route first answers with that status. To make all
// of them takes most of the start and a third of the memory, and most are never needed in the life of a process.
import { createRequire } from 'node:module'

type Serialize = (data: unknown) => string
type Compile = (route: { schema: unknown }) => Serialize
type Factory = (schemas: unknown, options: unknown) => Compile

const require = createRequire(createRequire(import.meta.url).resolve('fastify'))

export function lazySerializers(): Factory {
  const { SerializerSelector } = require('@fastify/fast-json-stringify-compiler') as {
    SerializerSelector: () => Factory
  }
  const factory = SerializerSelector()
  return (schemas, options) => {
    const compile = factory(schemas, options)
    return route => {
      let serialize: Serialize | undefined
      return data => {
        serialize ??= compile(route)
        return serialize(data)
      }
    }
  }
}
