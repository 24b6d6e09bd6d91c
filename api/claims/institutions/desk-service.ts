// The desk of an institution's mailbox: who reads the mailbox opens it with a link from a mail, and sees all requests to exactly this
// mailbox. Nobody has an account.
import { domainOf, mailboxOf, readAddress } from '../../core/claims/addresses.ts'
import { MAIL_LIMITS, nextDeskMail } from '../../core/claims/mail-limits.ts'
import type { ChangeDeskInput } from '../../core/contract/desk.ts'
import type { Seal } from '../../crypto/seal.ts'
import { invalid, overLimit, Problem } from '../../lib/problem.ts'
import type { DeskLink, DeskStore, LinkKind } from './desk-store.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { Post } from './request-steps.ts'
import type { RequestStore } from './request-store.ts'

type Deps = {
  desks: DeskStore
  store: Pick<RequestStore, 'countOpen' | 'hasAnswered'>
  limits: Pick<MailLimitStore, 'take' | 'hashOf' | 'hasOptedOut'>
  addAudit: (line: {
    at: Date
    by: string
    what: string
    target: string
    detail: object
    reason: null
  }) => Promise<void>
  seal: Seal
  post: Post
  now: () => Date
}
export type DeskSession = Readonly<{ mailbox: string; endsAt: Date }>
export type DeskService = ReturnType<typeof createDeskService>

const HOUR_MS = 3_600_000
export const SESSION_HOURS = 12
/** How long a link opens a desk, after its mail was sent. */
export const LINK_LIFE_MS: Record<LinkKind, number> = { daily: 7 * 24 * HOUR_MS, asked: HOUR_MS / 2 }
const FIRST_SETTINGS = { mails: 'daily', hour: 7 } as const
/** Letters of a domain in the audit trail. */
const AUDITED = 60
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const createDeskService = (deps: Deps) => ({
  findLink: findLink.bind(null, deps),
  open: open.bind(null, deps),
  mailLink: mailLink.bind(null, deps),
  mailLinkTo: mailLinkTo.bind(null, deps),
  invite: invite.bind(null, deps),
  lookUp: lookUp.bind(null, deps),
  findSession: findSession.bind(null, deps),
  leave: (token: string) => deps.desks.endSession(hashOfToken(token)),
  read: read.bind(null, deps),
  change: change.bind(null, deps),
})

/** Whether a link opens the desk; null for an unknown link. Changes nothing. */
async function findLink({ desks, now }: Deps, token: string): Promise<(DeskLink & { isLive: boolean }) | null> {
  const link = TOKEN.test(token) ? await desks.findLink(hashOfToken(token)) : null
  return link && { ...link, isLive: link.usedAt === null && link.endsAt > now() }
}

/** Opens the desk once: returns the secret of a new session. Null when the link was used before, or its time is over. */
async function open({ desks, limits, now }: Deps, token: string): Promise<string | null> {
  const at = now()
  const link = TOKEN.test(token) ? await desks.takeLink(hashOfToken(token), at) : null
  if (!link || (await limits.hasOptedOut(link.mailbox))) return null
  const { mailbox } = link
  const nextMailAt = nextDeskMail(FIRST_SETTINGS.mails, FIRST_SETTINGS.hour, at)
  await desks.openDesk({ mailbox, ...FIRST_SETTINGS, nextMailAt, mailedAt: at, openedAt: at })
  const session = makeToken()
  await desks.addSession(hashOfToken(session), mailbox, new Date(at.getTime() + SESSION_HOURS * HOUR_MS))
  return session
}

/** Mails a link to a mailbox that has answered, has a desk or was invited to one. Throws rate_limited. */
async function mailLink(deps: Deps, mailbox: string): Promise<void> {
  const { desks, store, limits } = deps
  const isKnown =
    (await desks.hasLink(mailbox)) || (await desks.findDesk(mailbox)) || (await store.hasAnswered(mailbox))
  if (isKnown && !(await limits.hasOptedOut(mailbox))) await postLink(deps, mailbox, 'desk-link')
}

/** Posts the mail with a link. Throws rate_limited. */
async function postLink({ limits, seal, post, now }: Deps, mailbox: string, kind: string): Promise<void> {
  const token = makeToken()
  const [hash, at] = [hashOfToken(token), now()]
  const roomAt = await limits.take(`desk:${await limits.hashOf(mailbox)}`, MAIL_LIMITS.desk, hash, at)
  if (roomAt) {
    const [{ max, spanMs }] = MAIL_LIMITS.desk
    const limit = { name: 'desk-links', max, seconds: spanMs / 1_000 }
    throw overLimit(limit, roomAt.getTime() - at.getTime(), 'This mailbox has got five links today.')
  }
  await post(`${kind}:${hash}`, kind, { mailbox, sealed: seal.seal(token, mailbox) })
}

function readMailbox(email: string): string {
  const address = readAddress(email)
  if (!address) throw invalid([{ path: '/email', message: 'This must be one plain e-mail address.' }])
  return mailboxOf(address)
}

/** The same for a typed address. The reply does not tell whether it has a desk. Throws invalid_request. */
async function mailLinkTo(deps: Deps, email: string): Promise<void> {
  await mailLink(deps, readMailbox(email)).catch(error => {
    if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error
  })
}

/** Invites the institution at this address to a desk. Throws invalid_request, conflict after an opt-out, or rate_limited. */
async function invite(deps: Deps, adminId: string, email: string): Promise<void> {
  const mailbox = readMailbox(email)
  if (await deps.limits.hasOptedOut(mailbox)) {
    throw new Problem('conflict', { message: 'The recipient at this address has opted out of our mails.' })
  }
  await postLink(deps, mailbox, 'desk-invitation')
  const target = domainOf(mailbox).slice(0, AUDITED)
  await deps.addAudit({ at: deps.now(), by: adminId, what: 'desk.invite', target, detail: {}, reason: null })
}

/** Whether this address has a desk. `domain`: null when it is no address. */
async function lookUp({ desks }: Deps, email: string) {
  const address = readAddress(email)
  const desk = address && (await desks.findDesk(mailboxOf(address)))
  return { domain: address && domainOf(mailboxOf(address)), hasDesk: Boolean(desk) }
}

/** The session of a cookie; null without one, and after the mailbox has opted out. */
async function findSession({ desks, limits, now }: Deps, token: string): Promise<DeskSession | null> {
  const session = TOKEN.test(token) ? await desks.findSession(hashOfToken(token), now()) : null
  return session && !(await limits.hasOptedOut(session.mailbox)) ? session : null
}

async function read({ desks, store, now }: Deps, { mailbox, endsAt }: DeskSession) {
  const desk = await desks.findDesk(mailbox)
  if (!desk) throw new Problem('not_found')
  const { mails, hour, nextMailAt } = desk
  const open = await store.countOpen(mailbox, now())
  return { mailbox, mails, hour, nextMailAt: nextMailAt?.toISOString() ?? null, open, until: endsAt.toISOString() }
}

async function change(deps: Deps, session: DeskSession, { mails, hour }: ChangeDeskInput) {
  const nextMailAt = nextDeskMail(mails, hour, deps.now(), true)
  await deps.desks.changeDesk(session.mailbox, { mails, hour, nextMailAt })
  return read(deps, session)
}
