// Who is calling: the bearer of a request becomes `request.user`. Knows tokens and accounts, and no feature beyond them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedIn } from '../core/signed-in.ts'
import { Problem } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null where the route is open and no bearer was sent. */
    user: SignedIn | null
    /** A token that is no Google bearer; the wallet's routes alone take one. */
    sessionToken: string | null
  }
  interface FastifyContextConfig {
    /** People whose account is banned may call it. */
    admitsBanned?: boolean
  }
}

/** Of the few routes by which a banned person sees what is held on them, takes it along and leaves. */
export const ADMITS_BANNED = { admitsBanned: true }

type Parts = {
  /** Whose a bearer is. `admitsBanned`: people whose account is banned too. Throws invalid_token or forbidden. */
  signIn: (token: string, admitsBanned: boolean) => Promise<SignedIn>
}

/** The signed-in caller of a route inside requireUser. */
export function caller(request: FastifyRequest): SignedIn {
  if (!request.user) throw new Problem('missing_token')
  return request.user
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  const token = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1]
  if (!token) throw new Problem('invalid_token')
  return token
}

/** Reads the bearer before anything else: a bad one is 401 everywhere, on open routes too. */
export function installAccess(app: FastifyInstance, { signIn }: Parts) {
  app.decorateRequest('user', null)
  app.decorateRequest('sessionToken', null)

  async function readBearer(request: FastifyRequest): Promise<void> {
    const token = bearerOf(request)
    if (token === null) return
    const { admitsBanned = false } = request.routeOptions.config
    request.user = await signIn(token, admitsBanned)
  }

  return {
    /** For open routes that show their owner more. */
    allowAnyone: (scope: FastifyInstance) => scope.addHook('onRequest', readBearer),
    requireUser: (scope: FastifyInstance) =>
      scope.addHook('onRequest', async request => {
        await readBearer(request)
        caller(request)
      }),
    /**
     * For the wallet's calls: a signed-in user; and, where outside callers are let in, one without an account: with a
     * token that has no dots, which the route checks, or on open calls without any. Nothing is tried twice.
     */
    requireUserOr: (scope: FastifyInstance, outside: 'nobody' | 'tokens' | 'open') =>
      scope.addHook('onRequest', async request => {
        const token = bearerOf(request)
        if (token === null && outside === 'open') return
        if (token !== null && outside === 'tokens' && !token.includes('.')) {
          request.sessionToken = token
          return
        }
        await readBearer(request)
        caller(request)
      }),
    /** For scopes inside one with requireUser. */
    requireAdmin: (scope: FastifyInstance) =>
      scope.addHook('onRequest', async request => {
        if (caller(request).role !== 'admin') throw new Problem('forbidden')
      }),
  }
}
