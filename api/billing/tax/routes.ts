// Tax documents over HTTP: for the buyer, and for anyone who has the hash of one.
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { PaymentId } from '../../core/contract/billing.ts'
import { ref } from '../../core/contract/schema.ts'
import {
  type BillingData,
  BillingRequest,
  billingReply,
  factsReply,
  hashReply,
  TaxDocumentHash,
  TaxDocumentId,
} from '../../core/contract/tax.ts'
import { ADMITS_BANNED, caller } from '../../http/access.ts'
import { asDownload } from '../../http/download.ts'
import { operation, reply200, reply204, replyFile, sendEmpty } from '../../http/openapi.ts'
import { TYPESETTING_MS } from '../../http/time-limits.ts'
import type { TaxDocumentService } from './service.ts'

type Options = {
  tax: TaxDocumentService
  /** The rate limit of downloads. */
  limitFiles: (scope: FastifyInstance) => void
}
type ById = { Params: { id: string } }

export const pdfReply = replyFile('application/pdf', 'The file.', Type.String({ format: 'binary' }))
/** The same bytes for everybody and for ever, so their hash is their ETag. */
export const pdfHeaders = ({ name, sha256 }: { name: string; sha256: string }) => ({
  'content-disposition': asDownload(name),
  'content-type': 'application/pdf',
  etag: `"${sha256}"`,
})

export const billingDetailsRoutes: FastifyPluginAsync<Pick<Options, 'tax'>> = async (app, { tax }) => {
  app.get(
    '/me/billing',
    operation('readBilling', 'What the caller’s next invoice says of them', {
      description: 'With a bearer only. Null when nothing was saved.',
      tags: ['billing'],
      response: reply200(billingReply),
    }),
    async request => ({ success: true as const, billing: await tax.readBilling(caller(request).id) }),
  )
  app.put<{ Body: { billing: BillingData } }>(
    '/me/billing',
    operation('changeBilling', 'Change it', {
      description: 'With a bearer only. 400 names the field that the rules of the country refuse.',
      tags: ['billing'],
      body: ref(BillingRequest),
      response: reply200(billingReply),
    }),
    async request => ({
      success: true as const,
      billing: await tax.changeBilling(caller(request).id, request.body.billing),
    }),
  )
  app.delete(
    '/me/billing',
    operation('eraseBilling', 'Erase it; documents that exist keep what they say', {
      description: 'With a bearer only, never with an API key.',
      tags: ['billing'],
      response: reply204,
    }),
    async (request, reply) => {
      await tax.eraseBilling(caller(request).id)
      return sendEmpty(reply, 204)
    },
  )
}

export const taxDocumentRoutes: FastifyPluginAsync<Options> = async (app, { tax, limitFiles }) => {
  app.get<ById>(
    '/me/documents/:id/facts',
    {
      config: ADMITS_BANNED,
      ...operation('readTaxDocument', 'What a tax document says, and the hash of it', {
        description: 'For the buyer: the facts that the PDF prints.',
        tags: ['billing'],
        params: TaxDocumentId,
        response: reply200(factsReply),
      }),
    },
    async request => ({ success: true as const, ...(await tax.readFacts(caller(request).id, request.params.id)) }),
  )
  await app.register(async scope => {
    limitFiles(scope)
    scope.get<ById>(
      '/me/documents/:id',
      {
        config: ADMITS_BANNED,
        handlerTimeout: TYPESETTING_MS,
        ...operation('downloadTaxDocument', 'A tax document as PDF', {
          description: 'Its bytes never change. The ETag is their SHA-256.',
          tags: ['billing'],
          params: TaxDocumentId,
          response: pdfReply,
        }),
      },
      async (request, reply) => {
        const file = await tax.readPdf(caller(request).id, request.params.id)
        return reply.headers(pdfHeaders(file)).send(file.bytes)
      },
    )
    scope.get<ById>(
      '/me/payments/:id/receipt',
      {
        config: ADMITS_BANNED,
        handlerTimeout: TYPESETTING_MS,
        ...operation('downloadReceipt', 'The invoice or bill of a payment as PDF', {
          description: 'Failures with code conflict say why there is none: free, not confirmed yet, or not completed.',
          tags: ['billing'],
          params: PaymentId,
          response: pdfReply,
        }),
      },
      async (request, reply) => {
        const file = await tax.readInvoice(caller(request).id, request.params.id)
        return reply.headers(pdfHeaders(file)).send(file.bytes)
      },
    )
  })
}

export const documentHashRoutes: FastifyPluginAsync<Pick<Options, 'tax'>> = async (app, { tax }) => {
  app.get<{ Params: { hash: string } }>(
    '/documents/:hash',
    operation('findTaxDocument', 'Whether a tax document is known, and what was credited of it', {
      description: 'The hash is the SHA-256 of the file invoice.json that is attached to its PDF.',
      tags: ['billing'],
      params: TaxDocumentHash,
      response: reply200(hashReply),
    }),
    async request => ({ success: true as const, ...(await tax.findByHash(request.params.hash)) }),
  )
}
