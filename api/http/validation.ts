// Validates requests by their schemas: bodies, paths and headers as they are, query strings with coercion. Reports all errors.
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler, RouteOptions } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { part } from '../core/contract/schema.ts'
import { invalid } from '../lib/problem.ts'
import { type AjvError, fieldProblem } from './errors.ts'

const installFormats = addFormats as unknown as (ajv: Ajv) => void

/** Throws invalid_request unless the value is as a schema says. */
export type Check = (value: unknown) => void

/** Returns the maker of checks, for values that are the body of no request. */
export function installValidation(app: FastifyInstance, schemas: readonly TSchema[]): (schema: TSchema) => Check {
  const common = {
    allErrors: true,
    removeAdditional: false,
    useDefaults: true,
    strict: false,
    addUsedSchema: false,
  } as const
  const exact = new Ajv({ ...common, coerceTypes: false })
  const coercing = new Ajv({ ...common, coerceTypes: true })
  for (const ajv of [exact, coercing]) {
    installFormats(ajv)
    for (const schema of schemas) ajv.addSchema(schema)
  }
  for (const schema of schemas) app.addSchema(schema)
  // Compiled on first use: most processes need few of the schemas.
  const compile: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    let validate: ValidateFunction | null = null
    return value => {
      validate ??= (httpPart === 'querystring' ? coercing : exact).compile(schema)
      return validate(value) ? { value } : { error: validate.errors as never }
    }
  }
  app.setValidatorCompiler(compile)
  app.addHook('onRoute', closeQuery)
  return schema => {
    let validate: ValidateFunction | null = null
    return value => {
      validate ??= exact.compile(schema)
      if (!validate(value)) throw invalid((validate.errors as AjvError[]).map(fieldProblem))
    }
  }
}

/** Unknown query fields are errors. Pages ignore them: links to pages collect fields of campaigns and social networks. */
function closeQuery(route: RouteOptions): void {
  const { schema } = route
  if (!schema?.operationId || JSON.stringify(schema.response ?? {}).includes('"text/html"')) return
  const querystring = (schema.querystring ?? part({})) as TObject
  route.schema = { ...schema, querystring: { ...querystring, additionalProperties: false } }
}
