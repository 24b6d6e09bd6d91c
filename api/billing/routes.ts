// What the plans cost.
import type { FastifyPluginAsync } from 'fastify'
import { reply200 } from '../http/openapi.ts'
import { List, ref } from '../lib/schema.ts'
import { listPlans } from './rules/prices.ts'
import { Plan } from './schema.ts'

export const planRoutes: FastifyPluginAsync = async app => {
  app.get(
    '/plans',
    {
      schema: {
        operationId: 'listPlans',
        summary: 'Plans and prices',
        tags: ['billing'],
        response: reply200({ plans: List(ref(Plan)) }),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return { success: true as const, plans: listPlans() }
    },
  )
}

export const billingSchemas = [Plan]
