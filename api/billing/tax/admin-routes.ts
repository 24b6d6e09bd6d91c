// Tax documents for admins.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { nextCursor } from '../../core/contract/billing.ts'
import { List, ref } from '../../core/contract/schema.ts'
import {
  AdminTaxDocument,
  factsReply,
  TaxDocumentId,
  TaxDocumentsQuery,
  type TaxDocumentsQueryData,
} from '../../core/contract/tax.ts'
import { caller } from '../../http/access.ts'
import { operation, reply200 } from '../../http/openapi.ts'
import { TYPESETTING_MS } from '../../http/time-limits.ts'
import { pdfHeaders, pdfReply } from './routes.ts'
import type { TaxDocumentService } from './service.ts'

type Options = { tax: TaxDocumentService; limitFiles: (scope: FastifyInstance) => void }
type ById = { Params: { id: string } }

export const taxAdminRoutes: FastifyPluginAsync<Options> = async (app, { tax, limitFiles }) => {
  app.get<{ Querystring: TaxDocumentsQueryData }>(
    '/admin/documents',
    operation('listTaxDocuments', 'Tax documents, newest first', {
      scope: 'admin:read',
      tags: ['administration'],
      querystring: TaxDocumentsQuery,
      response: reply200({ documents: List(ref(AdminTaxDocument)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await tax.listAll(request.query)) }),
  )
  app.get<ById>(
    '/admin/documents/:id',
    operation('readAnyTaxDocument', 'A tax document; the reading is recorded', {
      tags: ['administration'],
      params: TaxDocumentId,
      response: reply200({ document: ref(AdminTaxDocument), ...factsReply }),
    }),
    async request => ({ success: true as const, ...(await tax.readAny(caller(request).id, request.params.id)) }),
  )
  await app.register(async (scope: FastifyInstance) => {
    limitFiles(scope)
    scope.get<ById>(
      '/admin/documents/:id/pdf',
      {
        handlerTimeout: TYPESETTING_MS,
        ...operation('downloadAnyTaxDocument', 'A tax document as PDF; the download is recorded', {
          tags: ['administration'],
          params: TaxDocumentId,
          response: pdfReply,
        }),
      },
      async (request, reply) => {
        const file = await tax.readAnyPdf(caller(request).id, request.params.id)
        return reply.headers(pdfHeaders(file)).send(file.bytes)
      },
    )
  })
}
