// Requests to institutions to confirm a section, and their decisions. A request is stored first; the steps that follow from each status
// are idempotent, run at once, and are resumed after an interruption.
import { nanoid } from 'nanoid'
import { domainOf, mailboxOf, readAddress } from '../../core/claims/addresses.ts'
import type { RequestMeta } from '../../core/claims/claims.ts'
import { LINK_MS, type LimitName, MAIL_LIMITS } from '../../core/claims/mail-limits.ts'
import { withoutRequest, withRequest } from '../../core/claims/requests.ts'
import { claimsOf } from '../../core/claims/verification.ts'
import type { AskRequestData } from '../../core/contract/requests.ts'
import { isSameName, nameLine } from '../../core/cv/names.ts'
import { pathsOf, sectionDigest } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { draftName, draftValues } from '../../core/cv-views.ts'
import type { Seal } from '../../crypto/seal.ts'
import type { CvService } from '../../cv/service.ts'
import { createItems } from '../../jobs/items.ts'
import type { Log } from '../../lib/log.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { isOwnDomain, ownAddresses, registeredDomain } from './domains.ts'
import { isFreeMail } from './free-mail.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'
import { typedName } from './typed-names.ts'

export type Asker = Readonly<{ id: string; name: string; email: string; hd?: string | null }>
export type Post = (key: string, kind: string, data: Record<string, unknown>) => Promise<void>
type Parts = {
  cvs: Pick<CvService, 'findOwn' | 'changeClaims'>
  store: RequestStore
  limits: MailLimitStore
  seal: Seal
  post: Post
  /** The key for counting an account's limits; null when the account was removed. */
  limitKeyOf: (userId: string) => Promise<string | null>
  signConfirmation: (request: RequestMeta, cvId: string, section: string) => string
  now: () => Date
  log: Log
}
export type RequestService = ReturnType<typeof createRequestService>

const refuse = (path: string, message: string) => invalid([{ path, message }])

const LIMIT_MESSAGES: Record<LimitName, string> = {
  open: 'You have 30 unanswered requests. Wait for an answer, or until the oldest expires.',
  user: 'You can ask ten times a day.',
  address:
    'This address has received the most requests that are allowed: three a day and ten a month, from all users together.',
  domain: 'This domain has received the most requests that are allowed today.',
}

export function createRequestService(parts: Parts) {
  const { cvs, store, limits, seal, post, limitKeyOf, signConfirmation, now, log } = parts

  /** Counts the request against every limit. Throws when one is used up, after releasing the others. */
  async function countRequest(request: RequestRecord): Promise<void> {
    const subjects = await subjectsOf(request)
    const taken: string[] = []
    for (const [name, subject] of subjects) {
      const wait = await limits.take(subject, MAIL_LIMITS[name], request.id, request.at)
      if (!wait) {
        taken.push(subject)
        continue
      }
      for (const one of taken) await limits.release(one, request.id)
      const message = LIMIT_MESSAGES[name]
      if (name === 'open') throw new Problem('limit_reached', { message })
      const seconds = Math.max(1, Math.ceil((wait.getTime() - request.at.getTime()) / 1_000))
      throw new Problem('rate_limited', { message, retryAfterSeconds: seconds })
    }
  }
  const subjectOf = async (what: 'open' | 'user', userId: string) => `${what}:${(await limitKeyOf(userId)) ?? userId}`
  const subjectsOf = async ({ userId, mailbox, domain }: RequestRecord): Promise<[LimitName, string][]> => [
    ['open', await subjectOf('open', userId)],
    ['user', await subjectOf('user', userId)],
    ['address', `address:${await limits.hashOf(mailbox)}`],
    // Hashed, because a domain can belong to one person, and this limit survives the removal of accounts.
    ['domain', `domain:${await limits.hashOf(`@${domain}`)}`],
  ]

  function checkAddress(text: string, asker: Asker, cv: CvRecord): string {
    const email = readAddress(text)
    if (!email) throw refuse('/email', 'This must be one plain e-mail address.')
    if (ownAddresses(asker, cv).some(address => mailboxOf(address) === mailboxOf(email))) {
      throw refuse('/email', 'This is an address of your own. Give that of somebody at the institution.')
    }
    return email
  }

  /** The public value of a section, which the request is about. Throws when there is none. */
  function askable(cv: CvRecord, section: string): { value: unknown; digest: string; person: string } {
    if (!pathsOf(cv.content).includes(section)) throw new Problem('not_found')
    const values = draftValues(cv)
    if (!values.has(section)) {
      const message = 'This section is empty or hidden, so no confirmation can be requested for it.'
      throw new Problem('conflict', { message })
    }
    const person = nameLine(draftName(cv))
    if (!typedName(person, { path: '/content/personalDetails/name', what: 'The name in your CV' })) {
      throw new Problem('conflict', {
        message: 'The CV has no readable name, so no confirmation can be requested for it.',
      })
    }
    const value = values.get(section)
    return { person, value, digest: sectionDigest(cv.nanoId, section, value) }
  }

  /** The entry among the CV's claims. */
  function metaOf(request: RequestRecord): RequestMeta {
    const { id, email, domain, isFreeMail, isOwnDomain, institution, person, at, digest, name, note, decidedAt } =
      request
    const status = request.status as RequestMeta['status']
    const about = { id, email, domain, isFreeMail, isOwnDomain, institution, person, at, digest }
    const plain = { ...about, name, note, decidedAt, status, signature: null }
    if (status !== 'confirmed') return plain
    return { ...plain, signature: signConfirmation(plain, request.cvId, request.section) }
  }

  async function writeClaim(request: RequestRecord): Promise<void> {
    const { cvId, section, id, status } = request
    const isGone = status === 'replaced' || status === 'undelivered'
    await cvs.changeClaims(null, cvId, section, (_cv, claims) => {
      const requests = isGone ? withoutRequest(claims.requests, id) : withRequest(claims.requests, metaOf(request))
      return requests === claims.requests ? claims : { ...claims, requests }
    })
  }

  /** Closes older links of the same mailbox and section, so that there is one answer. */
  async function closeOlder(request: RequestRecord): Promise<void> {
    for (const twin of await store.listOpenTwins(request)) {
      const isOlder = twin.at < request.at || (twin.at.getTime() === request.at.getTime() && twin.id < request.id)
      if (isOlder && (await store.close(twin.id, 'replaced'))) await settle(twin.id)
    }
  }

  /** All steps that follow from the status of a request. Each is idempotent. */
  async function doSteps(request: RequestRecord): Promise<void> {
    const { id, status, sealed, userId } = request
    if (status === 'sent') await closeOlder(request)
    else await limits.release(await subjectOf('open', userId), id)
    await writeClaim(request)
    if (status === 'sent' && sealed) await post(`verification-ask:${id}`, 'verification-ask', { request: id, sealed })
    if (status !== 'replaced')
      await post(`verification-${status}:${id}`, 'verification-step', { request: id, step: status })
  }

  /** Runs the steps of a request until its status no longer changes. */
  async function settle(id: string): Promise<void> {
    for (;;) {
      const request = await store.findRequest(id)
      if (!request?.isUnfinished) return
      try {
        await doSteps(request)
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'not_found')) throw error
        // The CV was removed.
        await limits.release(await subjectOf('open', request.userId), id)
        return store.removeRequest(id)
      }
      if (await store.finish(request)) return
    }
  }

  /** For a stored decision: a failure is logged, and the background job resumes the steps. */
  async function settleOrLater(id: string): Promise<void> {
    await settle(id).catch((error: Error) => {
      log.warn({ request: id, name: error.name }, 'steps of a request were interrupted and will be resumed')
    })
  }

  const unfinished = createItems('requests to institutions', { now, log })

  function newRequest(asker: Asker, cv: CvRecord, section: string, input: AskRequestData) {
    const { person, value, digest } = askable(cv, section)
    const email = checkAddress(input.email, asker, cv)
    const domain = domainOf(email)
    const asked = { path: '/institution', what: 'The name of the institution', allowed: registeredDomain(domain) }
    const institution = typedName(input.institution, asked)
    if (!institution) throw refuse('/institution', 'This must be the name of the institution.')
    const reference = typedName(input.reference ?? '', { path: '/reference', what: 'The roll number' }) || null
    const at = now()
    const token = makeToken()
    const id = nanoid()
    const request: RequestRecord = {
      id,
      cvId: cv.nanoId,
      userId: asker.id,
      section,
      email,
      mailbox: mailboxOf(email),
      domain,
      isFreeMail: isFreeMail(domain),
      isOwnDomain: isOwnDomain(domain, asker, cv),
      institution,
      reference,
      person,
      value,
      digest,
      tokenHash: hashOfToken(token),
      sealed: seal.seal(token, id),
      status: 'sent',
      at,
      endsAt: new Date(at.getTime() + LINK_MS),
      name: null,
      note: null,
      decidedAt: null,
      isUnfinished: true,
    }
    return request
  }

  return {
    /**
     * Mails a request to an institution. Throws not_found, invalid_request, conflict (empty section, recipient opted out, confirmed
     * already), rate_limited or limit_reached.
     */
    async ask(asker: Asker, cvId: string, section: string, input: AskRequestData) {
      const cv = await cvs.findOwn(asker, cvId)
      const request = newRequest(asker, cv, section, input)
      if (await limits.hasOptedOut(request.mailbox)) {
        throw new Problem('conflict', { message: 'The recipient at this address has opted out of our mails.' })
      }
      const isConfirmed = claimsOf(cv.claims, section).requests.some(
        ({ status, digest, email, person }) =>
          status === 'confirmed' &&
          digest === request.digest &&
          mailboxOf(email) === request.mailbox &&
          isSameName(person, request.person),
      )
      if (isConfirmed) throw new Problem('conflict', { message: 'This address has confirmed exactly this already.' })
      await countRequest(request)
      await store.createRequest(request)
      await settle(request.id)
      const { signature: _, ...asked } = metaOf(request)
      return asked
    },

    settleOrLater,
    /** Resumes steps that a crash or an outage interrupted. */
    resume: () => unfinished.each(store.listUnfinished(), settle),
    /** The mail could not be delivered, so the request is closed. */
    async giveUp(id: string): Promise<void> {
      if (await store.close(id, 'undelivered')) await settleOrLater(id)
    },
    /** Removes all requests of a CV. Idempotent. */
    async removeOfCv(cvId: string): Promise<void> {
      for (const { id, userId } of await store.listOpenOfCv(cvId))
        await limits.release(await subjectOf('open', userId), id)
      await store.removeOfCv(cvId)
    },
  }
}
