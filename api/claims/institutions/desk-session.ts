// Sessions of desks over HTTP: the cookie, and the hook that requires one.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Quota } from '../../http/quota.ts'
import { Problem } from '../../lib/problem.ts'
import { type DeskService, type DeskSession, SESSION_HOURS } from './desk-service.ts'

const COOKIE = /(?:^|;)\s*desk=([A-Za-z0-9_-]{43})(?:;|$)/
const CLOSED = 'The desk is closed. Open it with the link in our latest mail, or ask for a new one.'

export type DeskSessions = ReturnType<typeof createDeskSessions>

/** `quota`: of calls, by mailbox. */
export function createDeskSessions(desks: DeskService, quota: Quota, isSecure: boolean) {
  const opened = new WeakMap<FastifyRequest, DeskSession>()
  const cookie = (value: string, seconds: number) =>
    `desk=${value}; Max-Age=${seconds}; Path=/desk; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  /** The secret of the session; empty without one. */
  const read = ({ headers }: FastifyRequest): string => COOKIE.exec(headers.cookie ?? '')?.[1] ?? ''
  return {
    read,
    write: (token: string): string => cookie(token, SESSION_HOURS * 3_600),
    clear: (): string => cookie('', 0),
    /** Every route of the scope needs an open desk. */
    require: (scope: FastifyInstance) =>
      scope.addHook('onRequest', async request => {
        const session = await desks.findSession(read(request))
        if (!session) throw new Problem('missing_token', { message: CLOSED })
        quota.check(session.mailbox)
        quota.use(session.mailbox)
        opened.set(request, session)
        request.mailbox = session.mailbox
      }),
    /** The open desk, for routes inside `require`. */
    of(request: FastifyRequest): DeskSession {
      const session = opened.get(request)
      if (!session) throw new Problem('missing_token', { message: CLOSED })
      return session
    },
  }
}
