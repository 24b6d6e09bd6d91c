// Format characters in request bodies: invisible ones are dropped, bidirectional controls, which reorder text, are refused.
import type { FastifyInstance } from 'fastify'
import { dropFormat } from '../core/format-characters.ts'
import { invalid } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks the texts of its body itself. */
    checksTexts?: boolean
  }
}

/** Changes the body in place. Throws invalid_request with the path of every refused text. */
export function checkTexts(body: unknown): void {
  const problems = dropFormat(body)
  if (problems.length > 0) throw invalid(problems)
}

/** For scopes whose bodies hold text that people write. Must not be used for signed bodies, which must stay unchanged. */
export function installTexts(scope: FastifyInstance): void {
  scope.addHook('preValidation', async request => {
    if (!request.routeOptions.config?.checksTexts) checkTexts(request.body)
  })
}
