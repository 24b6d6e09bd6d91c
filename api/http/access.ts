// Authentication: the bearer of a request becomes `request.user`.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAdminScope, KEY_PREFIX, type KeyScope } from '../core/contract/keys.ts'
import type { SignedIn } from '../core/signed-in.ts'
import { Problem } from '../lib/problem.ts'
import { addressKey, networkOf } from './address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null where the route is open and no bearer was sent. */
    user: SignedIn | null
    /** The bearer of a wallet session; only the wallet's routes accept one. */
    sessionToken: string | null
  }
  interface FastifyContextConfig {
    /** Users with a banned account may call the route. */
    admitsBanned?: boolean
    /** The scope that an API key needs for the route. Without it the route refuses every key. */
    scope?: KeyScope
  }
}

/** For the few routes by which banned users read and export their data and delete their account. */
export const ADMITS_BANNED = { admitsBanned: true }

type Parts = {
  /**
   * The user of a bearer; banned users only with `admitsBanned`. `isRead`: the request changes nothing, and needs no admin. Throws
   * invalid_token or forbidden.
   */
  signIn: (token: string, how: { admitsBanned: boolean; isRead: boolean }) => Promise<SignedIn>
  /** The owner of an API key with this scope. Throws invalid_token, forbidden or rate_limited. */
  signInWithKey: (
    secret: string,
    scope: KeyScope | null,
    from: { client: string; network: string; isRead: boolean; onFound: (keyId: string) => void },
  ) => Promise<SignedIn>
}

/** The signed-in caller, for routes inside requireUser. */
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

const isKey = (token: string) => token.startsWith(KEY_PREFIX)

/** Checks the bearer before anything else: an invalid one is 401 on open routes too. */
export function installAccess(app: FastifyInstance, { signIn, signInWithKey }: Parts) {
  app.decorateRequest('user', null)
  app.decorateRequest('sessionToken', null)

  async function readBearer(request: FastifyRequest): Promise<void> {
    const token = bearerOf(request)
    if (token === null) return
    const { admitsBanned = false, scope = null } = request.routeOptions.config
    const onFound = (keyId: string) => {
      request.log = request.log.child({ keyId })
    }
    const isRead = (request.method === 'GET' || request.method === 'HEAD') && !(scope && isAdminScope(scope))
    const { ip } = request
    request.user = await (isKey(token)
      ? signInWithKey(token, scope, { client: addressKey(ip), network: networkOf(ip), isRead, onFound })
      : signIn(token, { admitsBanned, isRead }))
  }

  return {
    /** For open routes whose reply has more for the owner. */
    allowAnyone: (scope: FastifyInstance) =>
      scope.addHook('onRequest', (request, _reply, done) => {
        if (request.headers.authorization === undefined) return done()
        readBearer(request).then(() => done(), done)
      }),
    requireUser: (scope: FastifyInstance) =>
      scope.addHook('onRequest', async request => {
        await readBearer(request)
        caller(request)
      }),
    /**
     * For the wallet's calls: a signed-in user or, where callers of the public SDK are admitted, one without an account. `tokens`: with
     * the bearer of a wallet session, which unlike a JWT has no dots and which the route checks. `open`: without any bearer. An API key
     * is neither: no route of the wallet has a scope.
     */
    requireUserOr: (scope: FastifyInstance, outside: 'none' | 'tokens' | 'open') =>
      scope.addHook('onRequest', async request => {
        const token = bearerOf(request)
        if (token === null && outside === 'open') return
        if (token !== null && outside === 'tokens' && !isKey(token) && !token.includes('.')) {
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
