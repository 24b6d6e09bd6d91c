// Bodies of HTML forms, for the few pages with a form.
import type { FastifyInstance } from 'fastify'
import { Problem } from '../lib/problem.ts'

export const FORM = 'application/x-www-form-urlencoded'
export const FORM_BYTES = 16_384

/** The fields of a form. Empty ones are left out; a repeated one is refused. */
function fieldsOf(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)]
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new Problem('invalid_request', { message: 'A form field was sent twice.' })
  }
  return Object.fromEntries(
    fields.filter(([, value]) => value !== '').map(([name, value]) => [name, value.replace(/\r\n/g, '\n')]),
  )
}

/** For the routes of a scope. */
export function installForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    async (_request: unknown, body: unknown) => fieldsOf(String(body)),
  )
}
