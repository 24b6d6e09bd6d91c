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

/** The specification's name of an id, beside it. */
export const sameAsId = (example: string) =>
  Type.String({ maxLength: 24, description: 'The same as `id`.', examples: [example] })

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

/** A value or null: by a list of types, of which generators make plain types. Objects and named schemas need `anyOf`. */
export function Nullable<T extends TSchema>(schema: T, ...examples: unknown[]) {
  const { type, enum: values } = schema as { type?: string; enum?: unknown[] }
  const plain = type && type !== 'object' && !('const' in schema)
  const either = plain
    ? { ...schema, type: [type, 'null'], ...(values && { enum: [...values, null] }) }
    : { anyOf: [schema, { type: 'null' }] }
  return Type.Unsafe<Static<T> | null>({ ...either, ...withExamples(examples) })
}

/** The query of a list that is read in pages, newest first. `ids`: the pattern of its ids. */
export const pageQuery = (ids = '[0-9a-f]{24}', most = 100, usual = 50) => ({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most, default: usual })),
  cursor: Type.Optional(
    Type.String({
      pattern: `^[0-9]{1,16}\\.${ids}$`,
      maxLength: 60,
      description: 'The nextCursor of the page before; null there: it was the last one.',
    }),
  ),
})
export const nextCursor = Nullable(Short(60), null)
/** The same, with the choice of what changed. */
export const changeQuery = (ids?: string) => ({
  ...pageQuery(ids),
  since: Type.Optional(
    Type.String({
      format: 'date-time',
      maxLength: 40,
      description: 'Only items that changed at this instant or later.',
    }),
  ),
})

export const FieldError = part({ path: Short(500), message: Short(1_000) }, { title: 'FieldError' })
export type FieldProblem = Static<typeof FieldError>

/** The limit that a 429 is about. */
const RateLimit = part(
  {
    name: Short(60),
    max: Type.Integer(),
    seconds: Type.Optional(
      Type.Integer({ description: 'The time in which `max` is allowed; without it at the same time.' }),
    ),
  },
  { title: 'RateLimit' },
)

/** The envelope of every error; only http/errors writes it. */
const problem = {
  success: Type.Literal(false),
  code: Type.String({ pattern: '^[a-z_]+$', maxLength: 60 }),
  message: Short(1_000),
  requestId: Short(100),
  errors: Type.Optional(List(FieldError, 100)),
  detail: Type.Optional(Short(200)),
  limit: Type.Optional(RateLimit),
}
export const Problem = closed('Problem', problem, { examples: [PROBLEM] })
