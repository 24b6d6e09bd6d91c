// Helpers that all schemas are built with.
import Type, { type Static, type TSchema } from 'typebox'
import { PROBLEM } from './examples.ts'

/** A closed object with a name, the OpenAPI component: unknown properties are an error. */
export function closed<P extends Record<string, TSchema>>(name: string, properties: P, options: object = {}) {
  return Type.Object(properties, { $id: name, additionalProperties: false, ...options })
}

/** A closed object without a name, used in one schema only. */
export function part<P extends Record<string, TSchema>>(properties: P, options: object = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

/** Refers to a named schema by `$ref`, keeping its static type. A schema object passed itself would be inlined. */
export function ref<T extends TSchema>(schema: T, ...examples: unknown[]) {
  return Type.Unsafe<Static<T>>(Type.Ref((schema as { $id?: string }).$id!, withExamples(examples)))
}

/** The first example is the one in openapi.yaml; see scripts/lib/openapi-examples.ts. */
const withExamples = (examples: unknown[]) => (examples.length > 0 ? { examples } : {})

/** A short text: at most `max` characters (Unicode code points). */
export const Short = (max = 200, ...examples: string[]) => Type.String({ maxLength: max, ...withExamples(examples) })

/** A long text, at most 5,000 characters. */
export const Long = () => Type.String({ maxLength: 5_000 })

const PATTERN_MESSAGES = new Map<string, string>()

/** A text that matches `pattern`, at most `maxLength` characters; `message` is the error for people. */
export function Patterned(pattern: string, maxLength: number, message: string, ...examples: string[]) {
  PATTERN_MESSAGES.set(pattern, message)
  return Type.String({ pattern, maxLength, ...withExamples(examples) })
}

/** The error message of the schema with this pattern, if any. */
export const patternMessage = (pattern: string): string | undefined => PATTERN_MESSAGES.get(pattern)

/** A list with a cap; every list of the contract holds at most 100. */
export const List = <T extends TSchema>(items: T, max = 100, ...examples: unknown[]) =>
  Type.Array(items, { maxItems: max, ...withExamples(examples) })

/** One string of a closed list. */
export const OneOf = <const T extends readonly string[]>(values: T, options: object = {}) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values], ...options }))

/** An instant in a reply: ISO 8601, UTC. */
export const Instant = () => Type.String({ format: 'date-time', maxLength: 40 })

/** A value or null, in a form that OpenAPI 3.1 readers and the serializer both support. */
export const Nullable = <T extends TSchema>(schema: T, ...examples: unknown[]) =>
  Type.Unsafe<Static<T> | null>({ anyOf: [schema, { type: 'null' }], ...withExamples(examples) })

export const FieldError = part({ path: Short(500), message: Short(1_000) })
export type FieldProblem = Static<typeof FieldError>

/** The envelope of every error; only http/errors writes it. */
const problem = {
  success: Type.Literal(false),
  code: Type.String({ pattern: '^[a-z_]+$', maxLength: 60 }),
  message: Short(1_000),
  requestId: Short(100),
  errors: Type.Optional(List(FieldError, 100)),
  detail: Type.Optional(Short(200)),
}
export const Problem = closed('Problem', problem, { examples: [PROBLEM] })
