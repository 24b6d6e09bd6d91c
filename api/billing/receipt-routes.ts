// The receipt of a payment over HTTP, for the payer.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { PaymentId } from '../core/contract/billing.ts'
import { ADMITS_BANNED, caller } from '../http/access.ts'
import { asDownload } from '../http/download.ts'
import { operation, replyFile } from '../http/openapi.ts'
import { TYPESETTING_MS } from '../http/time-limits.ts'
import { Problem } from '../lib/problem.ts'
import type { OrderStore } from './order-store.ts'
import type { Receipts } from './receipt.ts'

type Options = {
  orders: Pick<OrderStore, 'findOrder'>
  receipts: Receipts
  /** The rate limit of downloads. */
  limitFiles: (scope: FastifyInstance) => void
}

export const receiptRoutes: FastifyPluginAsync<Options> = async (app, { orders, receipts, limitFiles }) => {
  limitFiles(app)
  app.get<{ Params: { id: string } }>(
    '/me/payments/:id/receipt',
    {
      config: ADMITS_BANNED,
      handlerTimeout: TYPESETTING_MS,
      ...operation('downloadReceipt', 'The receipt of a payment as PDF', {
        description: 'Failures with code conflict say why there is none: free, not confirmed yet, or not completed.',
        tags: ['billing'],
        params: PaymentId,
        response: replyFile('application/pdf', 'The file.', Type.String({ format: 'binary' })),
      }),
    },
    async (request, reply) => {
      const { id: userId, name, email } = caller(request)
      const order = await orders.findOrder(request.params.id)
      if (!order?.paidAt || order.userId !== userId) throw new Problem('not_found')
      const file = await receipts.make(order, { name, email })
      return reply
        .header('content-disposition', asDownload(file.name))
        .header('content-type', 'application/pdf')
        .send(file.bytes)
    },
  )
}
