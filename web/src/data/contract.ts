// The service's contract as types, derived from what `npm run openapi` generates: a path that is written as a template
// literal (`/cvs/${string}/pdf`) finds its operation, and with it what it takes and what it answers.
import type { components, paths } from '../../../client/contract.d.ts'

export type Schemas = components['schemas']
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `/cvs/{id}/pdf` as `/cvs/${string}/pdf`. */
export type Filled<Template extends string> = Template extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Template

/** The path of the contract that this one is, without its query. */
type TemplateOf<Path extends string> = Path extends `${infer Before}?${string}`
  ? TemplateOf<Before>
  : { [T in keyof paths]: Path extends Filled<T> ? (Filled<T> extends Path ? T : never) : never }[keyof paths]

type Operation<M extends Method, Path extends string> = paths[TemplateOf<Path>] extends infer Operations
  ? NonNullable<Operations[Lowercase<M> & keyof Operations]>
  : never

/** The methods of a path; never without such a path in the contract. */
export type MethodOf<Path extends string> = { [M in Method]: [Operation<M, Path>] extends [never] ? never : M }[Method]

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Success<O> = O extends { responses: infer Replies } ? Json<Replies[keyof Replies & (200 | 201 | 202)]> : never

/** The body of a successful reply: null without a body, never for an unknown path or method. */
export type ReplyOf<M extends Method, Path extends string> = [Operation<M, Path>] extends [never]
  ? { 'is not in the contract': `${M} ${Path}` }
  : [Success<Operation<M, Path>>] extends [never]
    ? null
    : Success<Operation<M, Path>>

/** The body of a request; undefined where it is optional. */
export type BodyOf<M extends Method, Path extends string> =
  Operation<M, Path> extends { requestBody: infer Body } ? Json<Body> : OptionalBody<Operation<M, Path>>
type OptionalBody<O> = O extends { requestBody?: infer Body } ? Json<Body> | undefined : undefined

/** The query of a path that is read. */
export type QueryOf<Path extends string> =
  Operation<'GET', Path> extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
