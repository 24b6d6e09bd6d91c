// Requests whose path exists, but not with their method (405) or not with their trailing slash (a redirect).
import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { Problem } from '../lib/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route replies 404 to every request, so its path counts as unknown. */
    isMissing?: boolean
  }
}

/** Must be called before the routes are registered. */
export function installMethods(app: FastifyInstance): void {
  /** Finds the methods of a path by the same rules as the server's own router. */
  const router = findMyWay({ maxParamLength: 16_384 })
  const methodsByUrl = new Map<string, Set<string>>()
  const methodsOf = (path: string) => router.find('GET', path)?.store as Set<string> | undefined
  const rivalsOf = new Map<string, ReadonlySet<string> | null>()

  /** Whether no other route has a path of this route, whose method is then that of the request. */
  function isAlone(url: string | undefined, path: string): boolean {
    if (url === undefined || !methodsByUrl.has(url)) return false
    if (!rivalsOf.has(url)) rivalsOf.set(url, rivals(url, [...methodsByUrl.keys()]))
    return rivalsOf.get(url)?.has(path) === false
  }

  app.addHook('onRoute', ({ url, method, config }) => {
    if (url === '*' || config?.isMissing) return
    const methods = methodsByUrl.get(url) ?? new Set()
    if (!methodsByUrl.has(url)) router.on('GET', url, () => undefined, methods)
    methodsByUrl.set(url, methods)
    for (const one of [method].flat()) methods.add(one)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] as string
    if (isAlone(request.routeOptions.url, path)) return done()
    const methods = methodsOf(path)
    if (methods && !methods.has(request.method)) {
      reply.header('allow', [...methods].sort().join(', '))
      return done(new Problem('method_not_allowed'))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const shorter = path.slice(0, -1)
    if (!methods && isRead && path.startsWith('/') && path.endsWith('/') && methodsOf(shorter)?.has('GET')) {
      return reply.redirect(shorter + request.url.slice(path.length), 301)
    }
    done()
  })
}

/** The other routes that match a path of this one; null when one of them has a parameter. */
function rivals(url: string, all: readonly string[]): ReadonlySet<string> | null {
  const isOpen = (part: string) => /[:*]/.test(part)
  const parts = url.split('/')
  const found = all.filter(other => {
    if (other === url) return false
    const others = other.split('/')
    const isLongEnough = url.endsWith('*') || other.endsWith('*') || parts.length === others.length
    return isLongEnough && parts.every((part, at) => part === others[at] || isOpen(part) || isOpen(others[at] ?? '*'))
  })
  return found.some(isOpen) ? null : new Set(found)
}
