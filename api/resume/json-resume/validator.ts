// Validation by the official JSON Resume schema, compiled on first use.
import { createRequire } from 'node:module'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

/** The schema's latest tagged URL. Exports are checked against 1.3.1, which accepts the same documents. */
export const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json'

/** A part of the schema; references are resolved. */
export type SchemaNode = {
  type?: string
  format?: string
  pattern?: string
  properties?: Record<string, SchemaNode>
  items?: SchemaNode
}

type Validators = { resume: ValidateFunction; uri: ValidateFunction; email: ValidateFunction }
let compiled: Validators | undefined

// require, because an import of JSON prints a warning on Node 20.
const readSchema = () => createRequire(import.meta.url)('@jsonresume/schema/schema.json')
let resolved: SchemaNode | undefined

/** The schema with its definition of a date in place of each reference. */
export function resumeSchema(): SchemaNode {
  const { definitions, properties } = readSchema()
  const inline = (_key: string, value: { $ref?: string } | null) => (value?.$ref ? definitions.iso8601 : value)
  resolved ??= JSON.parse(JSON.stringify({ type: 'object', properties }), inline) as SchemaNode
  return resolved
}

function validators(): Validators {
  if (compiled) return compiled
  const ajv = new Ajv({ strict: true, allErrors: true, verbose: true })
  formats.default(ajv)
  const text = (format: string) => ajv.compile({ type: 'string', format })
  compiled = { resume: ajv.compile(readSchema()), uri: text('uri'), email: text('email') }
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
