// Tax documents for admins.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { List, nextCursor, ref } from '../../core/contract/schema.ts'
import {
  AdminTaxDocument,
  factsReply,
  TaxDocumentId,
  TaxDocumentsQuery,
  type TaxDocumentsQueryData,
} from '../../core/contract/tax.ts'
import { YearHold, type YearHoldData, YearHoldRequest } from '../../core/contract/tax-admin.ts'
import { caller } from '../../http/access.ts'
import { operation, reply200, reply204, sendEmpty } from '../../http/openapi.ts'
import { TYPESETTING_MS } from '../../http/time-limits.ts'
import type { TaxRetention } from './retention.ts'
import { pdfHeaders, pdfReply } from './routes.ts'
import type { TaxDocumentService } from './service.ts'

type Options = { tax: TaxDocumentService; retention: TaxRetention; limitFiles: (scope: FastifyInstance) => void }
type ById = { Params: { id: string } }

export const taxAdminRoutes: FastifyPluginAsync<Options> = async (app, { tax, retention, limitFiles }) => {
  holdRoutes(app, retention)
  app.get<{ Querystring: TaxDocumentsQueryData }>(
    '/admin/documents',
    operation('listTaxDocuments', 'Tax documents, newest first', {
      description: 'For admins. `nextCursor` leads to the next page.',
      tags: ['administration'],
      querystring: TaxDocumentsQuery,
      response: reply200({ documents: List(ref(AdminTaxDocument)), nextCursor }),
    }),
    async request => ({ success: true as const, ...(await tax.listAll(request.query)) }),
  )
  app.get<ById>(
    '/admin/documents/:id',
    operation('readAnyTaxDocument', 'A tax document; the reading is recorded', {
      description: 'For admins. 404 for an unknown id.',
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
          description: 'For admins. The bytes never change.',
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

function holdRoutes(app: FastifyInstance, retention: TaxRetention): void {
  const tags = ['administration']
  const body = ref(YearHoldRequest)
  app.get(
    '/admin/documents/hold',
    operation('listTaxYearHolds', 'Financial years whose documents stay whole', {
      description: 'For admins: each with its reason, and until when.',
      scope: 'admin:read',
      tags,
      response: reply200({ holds: List(ref(YearHold)) }),
    }),
    async () => ({ success: true as const, holds: await retention.listHolds() }),
  )
  app.put<{ Body: YearHoldData }>(
    '/admin/documents/hold',
    operation('holdTaxYear', 'Keep the documents of a financial year whole for as long as it is on hold', {
      description: 'For proceedings. Again: the new reason counts. A year that is erased already: 409.',
      tags,
      body,
      response: reply204,
    }),
    async (request, reply) => {
      await retention.hold(caller(request).id, request.body)
      return sendEmpty(reply, 204)
    },
  )
  app.delete<{ Body: YearHoldData }>(
    '/admin/documents/hold',
    operation('releaseTaxYear', 'End the hold of a financial year; a year that is over is erased within a day', {
      description: 'For admins. 404 when the year is not held.',
      tags,
      body,
      response: reply204,
    }),
    async (request, reply) => {
      await retention.release(caller(request).id, request.body)
      return sendEmpty(reply, 204)
    },
  )
}
