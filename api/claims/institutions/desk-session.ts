// The cookie of a desk's session, and the hook that requires it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Quota } from '../../http/quota.ts'
import { Problem } from '../../lib/problem.ts'
import { type DeskService, type DeskSession, SESSION_HOURS } from './desk-service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a desk; null outside of its routes. */
    desk: DeskSession | null
  }
}

const NAME = 'desk'
const COOKIE = /(?:^|;)\s*desk=([A-Za-z0-9_-]{43})(?:;|$)/
/** Sent with requests of our own pages to the desk only. */
const SCOPE = 'Path=/desk; HttpOnly; SameSite=Strict'
const CLOSED = 'The desk is closed. Open it with the link in our latest mail, or ask for a new one.'

export type DeskCookie = ReturnType<typeof createDeskCookie>

export const createDeskCookie = (isSecure: boolean) => ({
  /** The secret of the session; empty without one. */
  read: ({ headers }: FastifyRequest): string => COOKIE.exec(headers.cookie ?? '')?.[1] ?? '',
  write: (token: string): string =>
    `${NAME}=${token}; Max-Age=${SESSION_HOURS * 3_600}; ${SCOPE}${isSecure ? '; Secure' : ''}`,
  clear: (): string => `${NAME}=; Max-Age=0; ${SCOPE}${isSecure ? '; Secure' : ''}`,
})

/** Every route of the scope needs an open desk. `quota`: of calls, by mailbox. */
export function requireDesk(scope: FastifyInstance, desks: DeskService, cookie: DeskCookie, quota: Quota): void {
  scope.addHook('onRequest', async request => {
    request.desk = await desks.findSession(cookie.read(request))
    if (!request.desk) throw new Problem('missing_token', { message: CLOSED })
    quota.check(request.desk.mailbox)
    quota.use(request.desk.mailbox)
  })
}

/** The open desk, for routes inside requireDesk. */
export function deskOf(request: FastifyRequest): DeskSession {
  if (!request.desk) throw new Problem('missing_token', { message: CLOSED })
  return request.desk
}
