// What every operation's document has in common: the envelope of success and the ranges of errors.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'
import Type, { type TSchema } from 'typebox'
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

/** A reply that is a file or a page. */
export const replyFile = (type: string, description: string, schema: TSchema = Type.String()) => ({
  200: { description, content: { [type]: { schema } } },
  ...errors,
})

/** Marks every operation of a scope as needing the bearer (`optional`: it may be sent). */
export function documentBearer(scope: FastifyInstance, optional = false): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    if (!route.schema) return
    route.schema = { ...route.schema, security: optional ? [{}, { googleIdToken: [] }] : [{ googleIdToken: [] }] }
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

/** Ends a reply that has no body (204, 304). */
export const sendEmpty = (reply: unknown, status: 204 | 304): FastifyReply =>
  (reply as FastifyReply).status(status).send()
