// What a stand-in's routes are made of: the call that comes in, the answer that goes out, and the refusal of a bad call.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import Type, { type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'

export type Call = {
  method: string
  path: string
  /** The values of the route's `:names`. */
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
/**
 * `body`: text and bytes go out as they are (HTML unless `type` says otherwise), anything else as JSON. `wire` writes the
 * whole reply itself instead, for replies that no server would send.
 */
export type Answer = {
  status?: number
  type?: string
  headers?: Record<string, string>
  body?: unknown
  wire?: (response: ServerResponse) => unknown
}
/**
 * `target` names the stand-in whose faults apply: the route belongs to that party's own interface, which has its own
 * authentication. These routes and `open` ones answer every user of the machine; all others only the user who runs the sandbox.
 */
export type Route = { answer: (call: Call) => Answer | Promise<Answer>; target?: string; open?: true }
/** Keys are "METHOD /path"; a path segment may be a `:name`. */
export type Routes = Record<string, Route>

/** A bad call; answered as {error: message}. */
export class Refusal extends Error {
  readonly statusCode: number
  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** The body of a call: a JSON object of this form. A property's `description` completes the sentence that refuses it. */
export function bodyOf<Form extends TObject>(call: Call, form: Form): Static<Form> {
  const properties = Object.entries(form.properties)
  const body = jsonObject(call)
  const unknown = Object.keys(body).find(key => !(key in form.properties))
  if (unknown !== undefined) {
    throw new Refusal(400, `Unknown property '${unknown}'; known are ${Object.keys(form.properties).join(', ')}.`)
  }
  const wrong = properties.find(([key, schema]) =>
    body[key] === undefined ? !Type.IsOptional(schema) : !Value.Check(schema, body[key]),
  )
  if (wrong) throw new Refusal(400, `'${wrong[0]}' must be ${(wrong[1] as { description?: string }).description}.`)
  return body as Static<Form>
}

function jsonObject({ body }: Call): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'The body must be JSON.')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal(400, 'The body must be an object.')
  return value as Record<string, unknown>
}

export const anyText = Type.String({ description: 'a text' })
export const oneOf = <Name extends string>(...names: readonly Name[]) =>
  Type.Unsafe<Name>(Type.Enum([...names], { description: `one of ${names.join(', ')}` }))
export const wholeNumber = (minimum: number) =>
  Type.Integer({ minimum, description: `a whole number of at least ${minimum}` })
