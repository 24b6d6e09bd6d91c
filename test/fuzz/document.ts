// The operations of openapi.yaml with a validator for each of their inputs and replies. Knows the document, not the service.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { projectRoot } from '../../api/lib/root.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  examples?: unknown[]
}
type Content = Record<string, { schema: Schema }>
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
type Response = { $ref?: string; content?: Content; headers?: Record<string, unknown> }
type Documented = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Response>
  security?: Record<string, unknown>[]
}

export type Operation = {
  name: string
  /** Upper case. */
  method: string
  /** With its parameters in braces: `/cvs/{id}`. */
  path: string
  parameters: Parameter[]
  /** The body's schema by media type; null when there is no body. */
  body: Content | null
  /** required: a bearer is needed; optional: it may be sent; none: it is not read. */
  bearer: 'required' | 'optional' | 'none'
  forAdmins: boolean
  /** By status or range: the media types, and the schema of the body. */
  replies: Map<string, Map<string, ValidateFunction>>
  /** By status or `DEFAULT`: the names of documented headers, in lower case. */
  headers: Map<string, Set<string>>
  /** The document's complaint about an input; null when the input is valid. */
  accepts: { body: ValidateFunction | null; parameters: Map<string, ValidateFunction> }
}

const document = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}
const ajv = new Ajv({ strict: false, logger: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema(document, 'document')

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const compile = (...parts: string[]) => ajv.compile({ $ref: `document#/${parts.map(escaped).join('/')}` })

/** The named schema that a `$ref` of the document points at. */
export function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const found = document.components.schemas[schema.$ref.split('/').at(-1) as string]
  if (!found) throw new Error(`openapi.yaml has no ${schema.$ref}`)
  return found
}

export const isProblem = compile('components', 'schemas', 'Problem')

export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, documented]) => describe(path, method, documented)),
)

function describe(path: string, method: string, documented: Documented): Operation {
  const { operationId, parameters = [], requestBody, responses, security = [] } = documented
  const at = ['paths', path, method]
  const found = Object.entries(responses).map(([status, response]) => {
    const name = response.$ref?.split('/').at(-1)
    const own = name ? ['components', 'responses', name] : [...at, 'responses', status]
    const { content = {}, headers = {} } = (name && document.components.responses[name]) || response
    const types = Object.keys(content).map(type => [type, compile(...own, 'content', type, 'schema')] as const)
    const names = Object.keys(headers).map(header => header.toLowerCase())
    return { status: status.toUpperCase(), types: new Map(types), names: new Set(names) }
  })
  const hasJsonBody = requestBody?.content['application/json'] !== undefined
  return {
    name: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content ?? null,
    bearer:
      security.length === 0 ? 'none' : security.some(one => Object.keys(one).length === 0) ? 'optional' : 'required',
    forAdmins: path.startsWith('/admin/'),
    replies: new Map(found.map(({ status, types }) => [status, types])),
    headers: new Map(found.map(({ status, names }) => [status, names])),
    accepts: {
      body: hasJsonBody ? compile(...at, 'requestBody', 'content', 'application/json', 'schema') : null,
      parameters: new Map(
        parameters.map((parameter, index) => [parameter.name, compile(...at, 'parameters', String(index), 'schema')]),
      ),
    },
  }
}

/** What the document says of a status: the exact status first, then that of all refusals. */
export const ofStatus = <T>(said: ReadonlyMap<string, T>, status: number): T | null =>
  said.get(String(status)) ?? (status >= 400 ? said.get('DEFAULT') : null) ?? null
