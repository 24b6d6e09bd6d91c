// Texts in the bodies of requests: what shows nothing is dropped, what turns the order of other words around is refused.
import type { FastifyInstance } from 'fastify'
import { dropFormat } from '../core/format-characters.ts'
import { invalid } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route looks at the texts of its body itself. */
    checksTexts?: boolean
  }
}

/** Drops in place. Throws invalid_request with the place of every text that is refused. */
export function checkTexts(body: unknown): void {
  const problems = dropFormat(body)
  if (problems.length > 0) throw invalid(problems)
}

/** For scopes whose bodies hold what people write. Bodies that are signed as they are must not pass here. */
export function installTexts(scope: FastifyInstance): void {
  scope.addHook('preValidation', async request => {
    if (!request.routeOptions.config?.checksTexts) checkTexts(request.body)
  })
}
