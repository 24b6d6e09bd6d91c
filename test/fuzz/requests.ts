// The fuzzer's requests: plans, arbitrary in caller, ids, query, headers and body. Plans name people and things by
// their kind; world.ts turns them into addresses and tokens.

import { fc } from '../dose.ts'
import { type Body, bodyOf, JSON_TYPE } from './bodies.ts'
import { HEADERS, METHODS, PATHS, QUERIES, TRICKS, WORDS } from './corpus.ts'
import { type Operation, operations, type Parameter } from './document.ts'
import { anyValue, nasty, wildJson } from './values.ts'

export type Actor = 'nobody' | 'broken' | 'a' | 'b' | 'admin' | 'banned'
/** The caller's own, another's unpublished, another's published, an unknown id, or the text as it is. */
export type Segment = { kind: 'own' | 'other' | 'published' | 'missing' } | { kind: 'text'; text: string }
export type Plan = {
  /** Null: an address or method that the document does not know. */
  operation: Operation | null
  method: string
  /** The path of a plan without an operation. */
  path: string
  segments: Record<string, Segment>
  query: string
  headers: Record<string, string>
  actor: Actor
  body: Body
}

const ACTORS: Actor[] = ['nobody', 'nobody', 'broken', 'a', 'a', 'b', 'b', 'b', 'b', 'admin', 'banned']
const actor = fc.constantFrom(...ACTORS)
const adminOrAny = fc.oneof({ arbitrary: fc.constant<Actor>('admin'), weight: 1 }, { arbitrary: actor, weight: 2 })

const text = (value: string): Segment => ({ kind: 'text', text: value })
const encoded = (value: unknown) => text(encodeURIComponent(String(value).toWellFormed()))
const kinds = (...list: ('own' | 'other' | 'published' | 'missing')[]) =>
  fc.constantFrom<Segment>(...list.map(kind => ({ kind })))

function segmentOf({ name, schema }: Parameter): fc.Arbitrary<Segment> {
  const isPlain = [
    ...'id pictureId email code section token proofId credentialId letterId digest'.split(' '),
    ...'proposalId linkId keyId webhookId deliveryId requestId batchId list name path hash'.split(' '),
  ].includes(name)
  return fc.oneof(
    {
      arbitrary: isPlain
        ? kinds('own', 'own', 'own', 'own', 'own', 'other', 'published', 'missing')
        : anyValue(schema, name)
            .filter(value => String(value) !== '')
            .map(encoded),
      weight: 24,
    },
    { arbitrary: fc.constantFrom(...TRICKS).map(text), weight: 3 },
    { arbitrary: fc.string({ minLength: 1, maxLength: 30 }).map(encoded), weight: 1 },
  )
}

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 12 },
  {
    arbitrary: fc.constantFrom(...QUERIES, `q=${'a'.repeat(5_000)}`, 'limit=1e9', 'limit=-1', 'cursor[]=', 'page=NaN'),
    weight: 1,
  },
)

const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(HEADERS))
      .chain(name => fc.tuple(fc.constant(name), fc.constantFrom(...HEADERS[name]!))),
    { maxLength: 2 },
  )
  .map(pairs => Object.fromEntries(pairs))

const ifMatch = fc.oneof(
  { arbitrary: fc.constantFrom('current', 'current', '"1"', '"77777"'), weight: 8 },
  { arbitrary: fc.constantFrom(...HEADERS['if-match']!), weight: 2 },
  { arbitrary: fc.constant(undefined), weight: 1 },
)

function planFor(operation: Operation): fc.Arbitrary<Plan> {
  const inPath = operation.parameters.filter(parameter => parameter.in === 'path')
  const inQuery = operation.parameters.filter(parameter => parameter.in === 'query')
  const segments = fc.record(Object.fromEntries(inPath.map(parameter => [parameter.name, segmentOf(parameter)])))
  const hasIfMatch = operation.parameters.some(parameter => parameter.name === 'if-match')
  const named = fc
    .record(
      Object.fromEntries(inQuery.map(one => [one.name, fc.option(fc.oneof(anyValue(one.schema, one.name), nasty))])),
    )
    .map(values =>
      Object.entries(values).flatMap(([name, value]) =>
        value === null ? [] : [`${name}=${encodeURIComponent(String(value))}`],
      ),
    )
  return fc
    .record({
      segments,
      actor: operation.forAdmins ? adminOrAny : actor,
      headers,
      body: bodyOf(operation),
      version: hasIfMatch ? ifMatch : fc.constant(undefined),
      query,
      named,
    })
    .map(({ segments, actor, headers, body, version, query, named }) => ({
      operation,
      method: operation.method,
      path: operation.path,
      segments,
      query: [...named, query].filter(part => part !== '').join('&'),
      headers: {
        ...headers,
        ...(hasIfMatch && { 'if-match': '' }),
        ...(version !== undefined && { 'if-match': version }),
      },
      actor,
      body,
    }))
    .map(plan => (hasIfMatch && plan.headers['if-match'] === '' ? withoutIfMatch(plan) : plan))
}

function withoutIfMatch(plan: Plan): Plan {
  const { 'if-match': _, ...headers } = plan.headers
  return { ...plan, headers }
}

/** Undocumented addresses, and documented ones with another method. */
function strayPlan(paths: string[]): fc.Arbitrary<Plan> {
  const known = operations.map(({ path }) => path.replace(/\{\w+\}/g, 'a'.repeat(21)))
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.oneof(
        { arbitrary: fc.constantFrom(...PATHS), weight: 3 },
        { arbitrary: fc.constantFrom(...paths, ...known), weight: 2 },
        {
          arbitrary: fc
            .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
            .map(words => `/${words.join('/')}`),
          weight: 1,
        },
      ),
      query,
      headers,
      actor,
      body: fc.oneof(
        { arbitrary: fc.constant(null), weight: 4 },
        wildJson.map(content => ({ type: JSON_TYPE, content })),
      ),
    })
    .map(({ method, ...rest }) => ({
      operation: null,
      method,
      segments: {},
      ...rest,
      body: method === 'TRACE' ? null : rest.body,
      // What HTTP itself refuses is answered without knowing the method: with a body, which a reply to HEAD cannot have.
      path: method === 'HEAD' ? encodeURI(rest.path.replaceAll('%', '')) : rest.path,
    }))
}

/**
 * Any request; those with a body come more often. `paths` are further addresses that the service knows; `often` names
 * operations that together make up a good part.
 */
export function anyPlan(paths: string[], often: string[] = []): fc.Arbitrary<Plan> {
  const weightOf = ({ name, path, body }: Operation) => {
    if (often.includes(name)) return 60
    if (['getMetrics', 'getOpenApi'].includes(name)) return 0.3
    // Many, all alike, and each with signatures to check: they shall not crowd out the rest.
    if (/^\/(api\/oc\/v1|wallet)\//.test(path)) return body ? 1.2 : 0.4
    return body ? 6 : 2
  }
  const planned = operations.map(operation => ({ arbitrary: planFor(operation), weight: 10 * weightOf(operation) }))
  return fc.oneof(...planned, { arbitrary: strayPlan(paths), weight: 60 })
}
