// Admits readers to published CVs: a hook before every route of strangers that names a CV, so that a new route is covered too.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isOpen, OPEN_PASSAGE, type Passage, passageOf } from '../core/cv/sharing.ts'
import type { PublishedKey } from '../cv/store.ts'
import { Problem } from '../lib/problem.ts'
import type { Grants } from './grants.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the reader of a published CV was admitted; null without a published CV. */
    admitted: { isPrivate: boolean; isOwner: boolean; link: string | null } | null
  }
  interface FastifyContextConfig {
    /** The route opens locks, and decides by itself. */
    opensLock?: boolean
    /** The reply is a picture, which has no room for an explanation. */
    isPicture?: boolean
  }
}

export const NANO_ID = /^[A-Za-z0-9_-]{21}$/

/** `language`: of the published CV. */
type Refuse = (kind: 'locked' | 'missing', request: FastifyRequest, reply: FastifyReply, language: string) => unknown
type Parts = {
  findKey: (nanoId: string) => PublishedKey | null | Promise<PublishedKey | null>
  grants: Grants
  now: () => Date
}

export type Lock = ReturnType<typeof createLock>

export function createLock({ findKey, grants, now }: Parts) {
  const passage = ({ gate }: PublishedKey, nanoId: string, { headers }: FastifyRequest): Passage =>
    isOpen(gate) ? OPEN_PASSAGE : passageOf(gate, nanoId, grants.read(headers.cookie), now().getTime())

  /** The passage of a reader who is refused, otherwise null. */
  function admit(key: PublishedKey | null, nanoId: string, request: FastifyRequest): 'locked' | 'missing' | null {
    // Without a published CV the route itself answers: the draft for its owner, 404 for everyone else.
    if (!key) return null
    const isOwner = request.user?.id === key.userId
    const found = passage(key, nanoId, request)
    if (found.kind !== 'open') {
      if (!isOwner) return found.kind
      request.admitted = { isPrivate: true, isOwner, link: null }
      return null
    }
    request.admitted = { isPrivate: found.isPrivate, isOwner, link: found.link }
    // An entity tag from before the lock must not answer for it.
    if (found.isPrivate && !isOwner) delete request.headers['if-none-match']
    return null
  }

  /** Guards every route of the scope with an `:id`. Must be called before they are registered. */
  function guard(scope: FastifyInstance, refuse: Refuse): void {
    scope.addHook('onRoute', (route: RouteOptions) => {
      if (!route.url.includes('/:id') || route.config?.opensLock) return
      route.preHandler = [check, ...[route.preHandler ?? []].flat()]
    })
    function check(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
      const { id } = request.params as { id: string }
      if (!NANO_ID.test(id)) return void done()
      const decide = (key: PublishedKey | null) => {
        const refused = admit(key, id, request)
        if (!key || !refused) return done()
        Promise.resolve(refuse(refused, request, reply, key.language)).catch(done)
      }
      const key = findKey(id)
      if (key instanceof Promise) key.then(decide, done)
      else decide(key)
    }
    scope.addHook('onSend', (request, reply, _payload, done) => {
      if (!request.admitted?.isPrivate) return done()
      if (!request.admitted.isOwner) reply.removeHeader('etag')
      if (String(reply.getHeader('cache-control')).includes('public')) {
        reply.header('cache-control', 'private, no-store')
      }
      done()
    })
  }

  return {
    passage,
    guard,
    /** For scopes of JSON replies and files. */
    guardData: (scope: FastifyInstance) =>
      guard(scope, async (kind, request) => {
        const isHidden = kind === 'missing' || request.routeOptions.config.isPicture
        throw new Problem(isHidden ? 'not_found' : 'locked')
      }),
  }
}
