// How requests are checked: bodies, paths and headers as they are, query strings with coercion. Every error is found at once.
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'

const install = addFormats as unknown as (ajv: Ajv) => void

/** Registers the named schemas with the app and with both validators. */
export function installValidation(app: FastifyInstance, schemas: readonly TSchema[]): void {
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
    install(ajv)
    for (const schema of schemas) ajv.addSchema(schema)
  }
  for (const schema of schemas) app.addSchema(schema)
  // Compiled when the first request needs it: most starts need few of them.
  const compile: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
    let validate: ValidateFunction | null = null
    return value => {
      validate ??= (httpPart === 'querystring' ? coercing : exact).compile(schema)
      return validate(value) ? { value } : { error: validate.errors as never }
    }
  }
  app.setValidatorCompiler(compile)
}
