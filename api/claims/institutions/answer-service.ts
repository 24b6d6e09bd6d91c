// The operations of an institution: view and decide, by a link or at the desk of its mailbox. The first decision is final, but a
// confirmation can be withdrawn for a year. All invalid links return null, without a difference.
import type { RequestMeta } from '../../core/claims/claims.ts'
import { DECIDED_MS } from '../../core/claims/mail-limits.ts'
import { claimDigest, factsOf, proseOf } from '../../core/claims/subject.ts'
import type { ConfirmView, DecisionRequestData, EvidencePages } from '../../core/contract/requests.ts'
import { same } from '../../core/cv/values.ts'
import type { CvStore } from '../../cv/store.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { ClaimRecord, ClaimStore } from '../claim-store.ts'
import type { EvidenceService } from '../evidence/service.ts'
import type { Holders } from '../holders.ts'
import { findVisible } from '../standing.ts'
import type { Batch, Missed } from './batch-store.ts'
import type { DeskStore } from './desk-store.ts'
import { isOwnDomain as isOwn, registeredDomain } from './domains.ts'
import { isFreeMail as isFree } from './free-mail.ts'
import { hashOfToken } from './link-seal.ts'
import type { MailLimitStore } from './mail-limit-store.ts'
import type { RequestService } from './request-service.ts'
import type { RequestRecord, RequestStore } from './request-store.ts'
import { typedName } from './typed-names.ts'

type Deps = {
  claims: Pick<ClaimStore, 'listClaims' | 'listKind'>
  holders: Holders
  listCvs: CvStore['listKeptCvs']
  /** The owner's present account. */
  findReader: (userId: string) => Promise<Readonly<{ email: string; hd: string | null }> | null>
  drawEvidence: EvidenceService['draw']
  store: RequestStore
  limits: MailLimitStore
  desks: Pick<DeskStore, 'removeDesk'>
  requests: Pick<RequestService, 'settleOrLater'>
  now: () => Date
}
/** `whole`: the section as a CV shows it now; undefined after the decision. */
type Valid = { request: RequestRecord; whole?: unknown }
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

export const createAnswerService = (deps: Deps) => ({
  look: look.bind(null, deps),
  decide: decide.bind(null, deps),
  drawEvidence: drawEvidence.bind(null, deps),
  findLanguage: findLanguage.bind(null, deps),
  findOptOut: findOptOut.bind(null, deps),
  findAnswered: findAnswered.bind(null, deps),
  lookAt: lookAt.bind(null, deps),
  drawAt: drawAt.bind(null, deps),
  decideAt: decideAt.bind(null, deps),
  optOut: optOut.bind(null, deps),
})

/** The data of the confirm page; null for an invalid link. Changes nothing. */
async function look(deps: Deps, token: string): Promise<ConfirmView | null> {
  const found = await findValid(deps, token)
  return found && viewOf(deps, found)
}

/** Stores the decision once: of two concurrent decisions the second is a conflict. Throws not_found, conflict or invalid_request. */
async function decide(deps: Deps, token: string, input: DecisionRequestData): Promise<ConfirmView> {
  const found = await findValid(deps, token)
  if (!found) throw new Problem('not_found')
  const written = await write(deps, found.request, input)
  if (!written) {
    const message = input.decision === 'revoke' ? 'There is no confirmation to withdraw.' : 'This was answered already.'
    throw new Problem('conflict', { message })
  }
  await deps.requests.settleOrLater(written.id)
  return viewOf(deps, { request: written })
}

async function write({ store, now }: Deps, request: RequestRecord, input: DecisionRequestData) {
  const decidedAt = now()
  if (input.decision === 'revoke') return store.revoke(request.id, decidedAt)
  const status = input.decision === 'confirm' ? 'confirmed' : 'declined'
  const { id, isFreeMail, isOwnDomain } = request
  return store.decide(id, { status, ...wordsOf(input), decidedAt, isFreeMail, isOwnDomain, batch: null })
}

/** The cleaned name and note of a decision. Throws invalid_request. */
export function wordsOf(input: DecisionRequestData) {
  const name = typedName(input.name ?? '', { path: '/name', what: 'Your name' }) || null
  if (input.decision === 'confirm' && !name) {
    throw invalid([{ path: '/name', message: 'Say who confirms this.' }])
  }
  return { name, note: cleanNote(input.note ?? '') || null }
}

/** The data of an open request at the desk of its mailbox; null without one. */
async function lookAt(deps: Deps, mailbox: string, id: string): Promise<ConfirmView | null> {
  const found = await findOpen(deps, mailbox, id)
  return found && viewOf(deps, found)
}

/** As drawEvidence, for a desk. */
async function drawAt(deps: Deps, mailbox: string, id: string, proofId: string): Promise<EvidencePages | null> {
  const found = await findOpen(deps, mailbox, id)
  return found && deps.drawEvidence(await evidenceClaims(deps, found), proofId)
}

async function findOpen(deps: Deps, mailbox: string, id: string): Promise<Valid | null> {
  const request = await deps.store.findRequest(id)
  return request?.mailbox === mailbox && request.status === 'sent' ? validOf(deps, request) : null
}

/** One decision of a batch. Repeatable: a decision that this batch has stored before is done. */
async function decideAt(deps: Deps, batch: Batch, id: string): Promise<'done' | Missed['why']> {
  const request = await deps.store.findRequest(id)
  if (request?.mailbox !== batch.mailbox) return 'gone'
  if (request.batch === batch.id || (await writeAt(deps, batch, request))) {
    await deps.requests.settleOrLater(id)
    return 'done'
  }
  const { status } = (await deps.store.findRequest(id)) ?? request
  return status === 'confirmed' || status === 'declined' || status === 'revoked' ? 'answered' : 'gone'
}

async function writeAt(deps: Deps, { id: batch, decision, name, note, of }: Batch, request: RequestRecord) {
  const decidedAt = deps.now()
  const found = await validOf(deps, request).catch(ifAccountIsGone)
  if (!found) return null
  if (decision === 'revoke') {
    return deps.store.revoke(request.id, decidedAt, {
      batch,
      ...(of !== null && { of }),
      ...(note !== null && { note }),
    })
  }
  const { isFreeMail, isOwnDomain } = found.request
  const status = decision === 'confirm' ? 'confirmed' : 'declined'
  return deps.store.decide(request.id, { status, name, note, decidedAt, isFreeMail, isOwnDomain, batch })
}

/** Pictures of an evidence file of the claim; null after the decision. Throws the errors of drawPages. */
async function drawEvidence(deps: Deps, token: string, proofId: string): Promise<EvidencePages | null> {
  const found = await findValid(deps, token)
  return found?.request.status === 'sent' ? deps.drawEvidence(await evidenceClaims(deps, found), proofId) : null
}

/** The language of the request of a link, for pages that do not show the request. */
async function findLanguage({ store }: Deps, token: string): Promise<string> {
  return (await findRequest(store, token))?.language ?? 'en'
}

/** Whether the address of this link has opted out of mails; null for an unknown link. Works for expired links too. */
async function findOptOut({ store, limits }: Deps, token: string): Promise<boolean | null> {
  const request = await findRequest(store, token)
  return request && limits.hasOptedOut(request.mailbox)
}

function ifAccountIsGone(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null
  throw error
}

/** The mailbox of this link when somebody there has answered a request; null otherwise. */
async function findAnswered({ store }: Deps, token: string): Promise<string | null> {
  const request = await findRequest(store, token)
  return request && (await store.hasAnswered(request.mailbox)) ? request.mailbox : null
}

/** Opts the address of this link out of all mails, which ends its desk. False for an unknown link. */
async function optOut({ store, limits, desks, now }: Deps, token: string): Promise<boolean> {
  const request = await findRequest(store, token)
  if (!request) return false
  await limits.addOptOut(request.mailbox, now())
  await desks.removeDesk(request.mailbox)
  return true
}

const findRequest = async (store: RequestStore, token: string): Promise<RequestRecord | null> =>
  TOKEN.test(token) ? store.findByToken(hashOfToken(token)) : null

/** The request of a valid link. Null too for an open one whose words no CV shows any more. */
async function findValid(deps: Deps, token: string): Promise<Valid | null> {
  const request = await findRequest(deps.store, token)
  return request && validOf(deps, request)
}

async function validOf(deps: Deps, request: RequestRecord): Promise<Valid | null> {
  if (!isInTime(request, deps.now())) return null
  if (request.status !== 'sent') return { request }
  const cvs = await deps.listCvs(request.userId)
  // The CV in which it was asked comes first: others can have another description beside the same facts.
  const isAsked = ({ nanoId }: { nanoId: string }) => Number(nanoId === request.cvId)
  const sorted = cvs.toSorted((one, other) => isAsked(other) - isAsked(one))
  const found = findVisible(request, sorted, await deps.holders.ofUser(request.userId))
  return found && { request: await withPresentChecks(deps, request, cvs), whole: found.value }
}

/** Repeats the checks of the domain, as the lists or the CVs may have changed. A positive result is never undone. */
async function withPresentChecks(
  { findReader }: Deps,
  request: RequestRecord,
  cvs: Awaited<ReturnType<Deps['listCvs']>>,
): Promise<RequestRecord> {
  const { domain, userId } = request
  const owner = await findReader(userId)
  const isOwnDomain = request.isOwnDomain || (owner !== null && isOwn(domain, owner, cvs))
  return { ...request, isFreeMail: request.isFreeMail || isFree(domain), isOwnDomain }
}

async function viewOf(deps: Deps, found: Valid): Promise<ConfirmView> {
  const { request } = found
  const { status, person, institution, kind, scope, language, domain, isFreeMail, isOwnDomain } = request
  const { name, note, decidedAt } = request
  const state = status === 'sent' ? 'open' : (status as RequestMeta['status'] & ConfirmView['state'])
  const until = decidedAt ? new Date(decidedAt.getTime() + DECIDED_MS) : request.endsAt
  const reference = status === 'sent' ? request.reference : null
  const about = { person, institution, reference, kind, scope, language, domain, isFreeMail, isOwnDomain, name, note }
  const times = { until: until.toISOString(), decidedAt: decidedAt?.toISOString() ?? null }
  return { state, ...about, ...times, claim: await claimOf(deps, found) }
}

async function claimOf(deps: Deps, found: Valid): Promise<ConfirmView['claim']> {
  const { request, whole } = found
  if (request.status !== 'sent') return null
  const proofs = (await evidenceClaims(deps, found)).flatMap(({ evidence }) =>
    evidence.map(({ id, name, size }) => ({ id, name, size })),
  )
  const prose = request.scope === 'facts' ? proseOf(whole) : null
  return { value: request.value, prose, earlier: await earlierOf(deps, request), proofs }
}

/** The claims whose evidence the institution sees: about the same words, and about their facts. */
async function evidenceClaims({ claims }: Deps, { request, whole }: Valid): Promise<ClaimRecord[]> {
  const { userId, holder, kind, digest } = request
  const facts = factsOf(whole)
  const digests = facts ? [digest, claimDigest({ holder, kind, scope: 'facts' }, facts)] : [digest]
  return claims.listClaims(userId, [...new Set(digests)])
}

/** Earlier confirmations of the same words by the same institution under another name. */
async function earlierOf({ claims }: Deps, { userId, holder, kind, scope, domain, value }: RequestRecord) {
  const others = (await claims.listKind(userId, kind)).filter(
    one => one.holder !== holder && one.scope === scope && same(one.value, value),
  )
  return others
    .flatMap(({ requests }) => requests)
    .filter(one => one.status === 'confirmed' && registeredDomain(one.domain) === registeredDomain(domain))
    .map(one => ({ person: one.person, at: (one.decidedAt ?? one.at).toISOString() }))
}

function isInTime({ status, endsAt, decidedAt }: RequestRecord, now: Date): boolean {
  if (status === 'sent') return endsAt > now
  return decidedAt !== null && decidedAt.getTime() + DECIDED_MS > now.getTime()
}
