// What the holder of a confirmation link may see and decide. The first decision is final, but a confirmation can be withdrawn for a
// year. Every invalid link gives the same null.
import type { RequestMeta } from '../../core/claims/claims.ts'
import { DECIDED_MS } from '../../core/claims/mail-limits.ts'
import { claimsOf } from '../../core/claims/verification.ts'
import type { ConfirmView, DecisionRequestData } from '../../core/contract/requests.ts'
import { isSameName } from '../../core/cv/names.ts'
import { sectionDigest } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { draftName, draftValues } from '../../core/cv-views.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { EvidenceFile } from '../evidence/service.ts'
import { isOwnDomain as isOwn, registeredDomain } from './domains.ts'
import { isFreeMail as isFree } from './free-mail.ts'
import { hashOfToken } from './link-seal.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestService } from './request-service.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'
import { typedName } from './typed-names.ts'

type Parts = {
  findCv: (cvId: string) => Promise<CvRecord | null>
  /** The owner's present account. */
  findReader: (userId: string) => Promise<Readonly<{ email: string; hd: string | null }> | null>
  readFile: (cv: CvRecord, section: string, proofId: string) => Promise<EvidenceFile | null>
  store: RequestStore
  limits: MailLimitStore
  requests: Pick<RequestService, 'settleOrLater'>
  now: () => Date
}
type Live = { request: RequestRecord; cv: CvRecord }
export type AnswerService = ReturnType<typeof createAnswerService>

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const NOTE = 1_000

/** A text of several lines without control characters. */
const cleanNote = (note: string): string =>
  Array.from(
    note
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]+/gu, ' ')
      .trim(),
  )
    .slice(0, NOTE)
    .join('')

export function createAnswerService(parts: Parts) {
  const { findCv, findReader, readFile, store, limits, requests, now } = parts

  const find = async (token: string): Promise<RequestRecord | null> =>
    TOKEN.test(token) ? store.findByToken(hashOfToken(token)) : null

  async function live(token: string): Promise<Live | null> {
    const request = await find(token)
    if (!request || !isInTime(request, now())) return null
    const cv = await findCv(request.cvId)
    if (!cv) return null
    if (request.status !== 'sent') return { request, cv }
    // A section that was hidden or removed in the meantime is not shown.
    return draftValues(cv).has(request.section) ? { request: await withPresentChecks(request, cv), cv } : null
  }

  /** Repeats the checks of the domain, as the lists or the CV may have changed. A positive result is never undone. */
  async function withPresentChecks(request: RequestRecord, cv: CvRecord): Promise<RequestRecord> {
    const { domain, userId } = request
    const owner = await findReader(userId)
    const isOwnDomain = request.isOwnDomain || (owner !== null && isOwn(domain, owner, cv))
    return { ...request, isFreeMail: request.isFreeMail || isFree(domain), isOwnDomain }
  }

  function claimOf({ request, cv }: Live): ConfirmView['claim'] {
    if (request.status !== 'sent') return null
    const { section, value, digest, person } = request
    const present = sectionDigest(cv.nanoId, section, draftValues(cv).get(section))
    const proofs = claimsOf(cv.claims, section).proofs.map(({ id, name, type, size, sha256 }) => ({
      id,
      name,
      type,
      size,
      sha256,
    }))
    const isRenamed = !isSameName(draftName(cv), person)
    return { value, hasChanged: present !== digest, isRenamed, earlier: earlierOf(request, cv), proofs }
  }

  /** Earlier confirmations of this section by the same institution under another name. */
  function earlierOf({ id, domain, person, section }: RequestRecord, cv: CvRecord) {
    const confirmed = claimsOf(cv.claims, section).requests.filter(
      one => one.status === 'confirmed' && one.id !== id && registeredDomain(one.domain) === registeredDomain(domain),
    )
    return confirmed
      .filter(one => !isSameName(one.person, person))
      .map(one => ({ person: one.person, at: (one.decidedAt ?? one.at).toISOString() }))
  }

  function viewOf({ request, cv }: Live): ConfirmView {
    const { status, person, institution, section, domain, isFreeMail, isOwnDomain, name, note, decidedAt } = request
    const state = status === 'sent' ? 'open' : (status as RequestMeta['status'] & ConfirmView['state'])
    const until = decidedAt ? new Date(decidedAt.getTime() + DECIDED_MS) : request.endsAt
    const reference = status === 'sent' ? request.reference : null
    const about = { person, institution, reference, section, domain, isFreeMail, isOwnDomain, name, note }
    const times = { until: until.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
    return { state, ...about, ...times, claim: claimOf({ request, cv }) }
  }

  async function write({ request }: Live, input: DecisionRequestData): Promise<RequestRecord | null> {
    const decidedAt = now()
    if (input.decision === 'revoke') return store.revoke(request.id, decidedAt)
    const name = typedName(input.name ?? '', { path: '/name', what: 'Your name' }) || null
    const note = cleanNote(input.note ?? '') || null
    if (input.decision === 'confirm' && !name) {
      throw invalid([{ path: '/name', message: 'Say who confirms this.' }])
    }
    const status = input.decision === 'confirm' ? 'confirmed' : 'declined'
    const { id, isFreeMail, isOwnDomain } = request
    return store.decide(id, { status, name, note, decidedAt, isFreeMail, isOwnDomain })
  }

  return {
    /** The data of the confirm page; null for an invalid link. Changes nothing. */
    async look(token: string): Promise<ConfirmView | null> {
      const found = await live(token)
      return found && viewOf(found)
    },

    /** Stores the decision, once: of two concurrent ones the second is a conflict. Throws not_found, conflict or invalid_request. */
    async decide(token: string, input: DecisionRequestData): Promise<ConfirmView> {
      const found = await live(token)
      if (!found) throw new Problem('not_found')
      const written = await write(found, input)
      if (!written) {
        const message =
          input.decision === 'revoke' ? 'There is no confirmation to withdraw.' : 'This was answered already.'
        throw new Problem('conflict', { message })
      }
      await requests.settleOrLater(written.id)
      return viewOf({ ...found, request: written })
    },

    /** An evidence file of the section; null after the decision. */
    async readEvidence(token: string, proofId: string): Promise<EvidenceFile | null> {
      const found = await live(token)
      return found?.request.status === 'sent' ? readFile(found.cv, found.request.section, proofId) : null
    },

    /** Whether the address of this link has opted out of mails; null for an unknown link. Works for expired links too. */
    async findOptOut(token: string): Promise<boolean | null> {
      const request = await find(token)
      return request && limits.hasOptedOut(request.mailbox)
    },
    /** Opts the address of this link out of all mails. False for an unknown link. */
    async optOut(token: string): Promise<boolean> {
      const request = await find(token)
      if (!request) return false
      await limits.addOptOut(request.mailbox, now())
      return true
    },
  }
}

function isInTime({ status, endsAt, decidedAt }: RequestRecord, now: Date): boolean {
  if (status === 'sent') return endsAt > now
  return decidedAt !== null && decidedAt.getTime() + DECIDED_MS > now.getTime()
}
