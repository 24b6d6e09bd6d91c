// What all operations have in common in the OpenAPI document: the success envelope, the error responses, the security schemes.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifySchema, RouteOptions } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { KeyScope } from '../core/contract/keys.ts'
import { Problem, part, ref } from '../core/contract/schema.ts'

/** The reply of every refusal and failure. */
export const errors = { default: ref(Problem) }

/** Responses of an operation that answers 200 with the envelope. */
export const reply200 = <P extends Record<string, TSchema>>(properties: P) => ({
  200: part({ success: Type.Literal(true), ...properties }),
  ...errors,
})

/** The same with 201. */
export const reply201 = <P extends Record<string, TSchema>>(properties: P) => ({
  201: part({ success: Type.Literal(true), ...properties }),
  ...errors,
})

/** 204, or an error. */
export const reply204 = { 204: Type.Null({ description: 'Done; there is no body.' }), ...errors }

/** The options of a route with its description. `scope`: of the API keys that may call it. */
export const operation = (
  operationId: string,
  summary: string,
  { scope, ...schema }: FastifySchema & { scope?: KeyScope },
) => ({ ...(scope && { config: { scope } }), schema: { operationId, summary, ...schema } })

/** Marks an operation whose name or method the product's specification gives, and names the one that does the same by its resource. */
export const specified = (twin: string, description = '') => ({
  description: `${description} The specification’s name: ${twin} does the same.`.trim(),
  'x-specified': true,
})

/** A reply that is a file or a page. */
export const replyFile = (type: string, description: string, schema: TSchema = Type.String()) =>
  replyFiles(description, { [type]: schema })

/** The same in several media types. */
export const replyFiles = (description: string, types: Record<string, TSchema>) => ({
  200: { description, content: Object.fromEntries(Object.entries(types).map(([type, schema]) => [type, { schema }])) },
  ...errors,
})

export const EDITED_VERSION = 'The version that was edited; * for any.'
/** The header of saves that must be made on exactly the version that was edited. */
export const IF_MATCH = Type.Object({
  'if-match': Type.Optional(Type.String({ maxLength: 200, description: EDITED_VERSION, examples: ['"3"'] })),
})

/** Marks every operation of a plugin as needing the bearer (`optional`: it may be sent), or an API key where the route has a scope. */
export function documentBearer(scope: FastifyInstance, optional = false): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    if (!route.schema) return
    const needed = route.config?.scope
    const security: Record<string, string[]>[] = [{ googleIdToken: [] }, ...(needed ? [{ apiKey: [needed] }] : [])]
    route.schema = { ...route.schema, security: optional ? [{}, ...security] : security }
  })
}

/** The wallet's calls: a Google bearer, or the bearer of a wallet session (`open`: or neither). */
export function documentWalletCallers(scope: FastifyInstance, open: boolean): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    if (!route.schema) return
    const security: Record<string, string[]>[] = [{ googleIdToken: [] }, open ? {} : { walletSession: [] }]
    route.schema = { ...route.schema, security }
  })
}

/** 201, with the address of what was made. */
export function made<Made extends { status(code: 201): { header(name: 'location', at: string): unknown } }>(
  reply: Made,
  location: string,
): Made {
  reply.status(201).header('location', location)
  return reply
}

/** Sends a reply without a body. */
export const sendEmpty = (reply: unknown, status: 204 | 304): FastifyReply =>
  (reply as FastifyReply).status(status).send()
