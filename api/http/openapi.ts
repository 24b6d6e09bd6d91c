// What all operations have in common in the OpenAPI document: the success envelope, the error responses, the security schemes.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { KeyScope } from '../core/contract/keys.ts'
import { Problem, part, ref } from '../core/contract/schema.ts'

const errors = { '4xx': ref(Problem), '5xx': ref(Problem) }

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

/** A reply that is a file or a page. */
export const replyFile = (type: string, description: string, schema: TSchema = Type.String()) => ({
  200: { description, content: { [type]: { schema } } },
  ...errors,
})

/** The header of saves that must be made on exactly the version that was edited. */
export const IF_MATCH = Type.Object({
  'if-match': Type.Optional(
    Type.String({ maxLength: 200, description: 'The version that was edited, for example "3".' }),
  ),
})

/** The header of calls that make something, whose retries must not make it twice. */
export const CREATION_KEY = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{8,100}$',
      maxLength: 100,
      description:
        'Your own key for this call. A retry with the same key replies with the CV that the first call made.',
    }),
  ),
})

export const creationKeyOf = ({ headers }: FastifyRequest): string | null =>
  (headers['idempotency-key'] as string | undefined) ?? null

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

/** Sends a reply without a body. */
export const sendEmpty = (reply: unknown, status: 204 | 304): FastifyReply =>
  (reply as FastifyReply).status(status).send()
