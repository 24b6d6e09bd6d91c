// Validation by the official JSON Resume schema, compiled on first use.
import { createRequire } from 'node:module'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

/** The schema's latest tagged URL. Exports are checked against 1.3.1, which accepts the same documents. */
export const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json'

type Validators = { resume: ValidateFunction; uri: ValidateFunction; email: ValidateFunction }
let compiled: Validators | undefined

function validators(): Validators {
  if (compiled) return compiled
  const ajv = new Ajv({ strict: true, allErrors: true, verbose: true })
  formats.default(ajv)
  // require, because an import of JSON prints a warning on Node 20.
  const schema = createRequire(import.meta.url)('@jsonresume/schema/schema.json')
  const text = (format: string) => ajv.compile({ type: 'string', format })
  compiled = { resume: ajv.compile(schema), uri: text('uri'), email: text('email') }
  return compiled
}

/** The schema's errors for a document; empty for a valid one. */
export function schemaErrors(resume: unknown): ErrorObject[] {
  const { resume: validate } = validators()
  return validate(resume) ? [] : (validate.errors ?? [])
}

/** Whether the text has the schema's format of a link. */
export const isSchemaUri = (text: string): boolean => validators().uri(text) as boolean

/** Whether the text has the schema's format of an e-mail address. */
export const isSchemaEmail = (text: string): boolean => validators().email(text) as boolean
