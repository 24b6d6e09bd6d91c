// The return GSTR-1 of a month for admins and their accountant.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import {
  gstr1Reply,
  MonthQuery,
  type MonthQueryData,
  TableQuery,
  type TableQueryData,
} from '../../core/contract/tax-admin.ts'
import { caller } from '../../http/access.ts'
import { asDownload } from '../../http/download.ts'
import { operation, reply200, replyFile } from '../../http/openapi.ts'
import type { TaxReturns } from './returns.ts'

type Options = { returns: TaxReturns; limitFiles: (scope: FastifyInstance) => void }

/** Of a month of very many documents. */
const MONTH_MS = 50_000
const WITHOUT_GSTIN = 'A seller who is not registered under GST files no return: 409.'

export const taxReturnRoutes: FastifyPluginAsync<Options> = async (app, { returns, limitFiles }) => {
  app.get<{ Querystring: MonthQueryData }>(
    '/admin/gstr1',
    {
      handlerTimeout: MONTH_MS,
      ...operation('readGstr1', 'The sums of the return GSTR-1 of a month, and its reconciliation', {
        scope: 'admin:read',
        description: WITHOUT_GSTIN,
        tags: ['administration'],
        querystring: MonthQuery,
        response: reply200(gstr1Reply),
      }),
    },
    async request => ({ success: true as const, ...(await returns.read(request.query.month)) }),
  )
  await app.register(async (scope: FastifyInstance) => {
    limitFiles(scope)
    scope.get<{ Querystring: TableQueryData }>(
      '/admin/gstr1.csv',
      {
        handlerTimeout: MONTH_MS,
        ...operation('downloadGstr1Table', 'A table of the return as CSV; the download is recorded', {
          description: WITHOUT_GSTIN,
          tags: ['administration'],
          querystring: TableQuery,
          response: replyFile('text/csv', 'The file.'),
        }),
      },
      async (request, reply) => {
        const { month, table } = request.query
        const { name, bytes } = await returns.readCsv(caller(request).id, month, table)
        reply.headers({ 'content-disposition': asDownload(name), 'content-type': 'text/csv; charset=utf-8' })
        return reply.send(bytes)
      },
    )
    scope.get<{ Querystring: MonthQueryData }>(
      '/admin/gstr1.zip',
      {
        handlerTimeout: MONTH_MS,
        ...operation('downloadGstr1', 'All tables of the return as a zip of CSV files; the download is recorded', {
          description: WITHOUT_GSTIN,
          tags: ['administration'],
          querystring: MonthQuery,
          response: replyFile('application/zip', 'The file.', Type.String({ format: 'binary' })),
        }),
      },
      async (request, reply) => {
        const { name, bytes } = await returns.readZip(caller(request).id, request.query.month)
        return reply.headers({ 'content-disposition': asDownload(name), 'content-type': 'application/zip' }).send(bytes)
      },
    )
  })
}
