// The certificates of sealed PDFs over HTTP.
import type { FastifyPluginAsync } from 'fastify'
import Type from 'typebox'
import { operation, reply200 } from '../http/openapi.ts'
import type { Seals } from './seals.ts'

/** Open routes. */
export const sealRoutes: FastifyPluginAsync<{ seals: Seals }> = async (app, { seals }) => {
  app.get(
    '/.well-known/seal-certificates',
    operation(
      'listSealCertificates',
      'The certificates that ever sealed a PDF of this service, the current one first',
      {
        description: 'For anyone who checks the seal of a PDF.',
        tags: ['files'],
        response: reply200({
          certificates: Type.Array(Type.String({ maxLength: 12_000, description: 'DER in base64.' }), {
            examples: [['MIIC…']],
          }),
        }),
      },
    ),
    async (_request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      reply.header('cache-control', 'public, max-age=300')
      return { success: true as const, certificates: await seals.listCertificates() }
    },
  )
}
