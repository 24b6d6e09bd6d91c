// Requests of owners to institutions to confirm a section. A request is stored first; request-steps.ts runs the steps after that.
import { nanoid } from 'nanoid'
import { domainOf, mailboxOf, readAddress } from '../../core/claims/addresses.ts'
import { LINK_MS } from '../../core/claims/mail-limits.ts'
import { MOST_OPEN } from '../../core/contract/desk.ts'
import type { AskRequestData } from '../../core/contract/requests.ts'
import { offeredLanguage } from '../../core/cv/languages/index.ts'
import { fold } from '../../core/cv/names.ts'
import { PERSONAL_DETAILS } from '../../core/cv/personal-fields.ts'
import { kindOf, pathsOf } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { draftValues } from '../../core/cv-views.ts'
import type { Seal } from '../../crypto/seal.ts'
import type { CvService } from '../../cv/service.ts'
import type { CvStore } from '../../cv/store.ts'
import { createItems } from '../../jobs/items.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import type { ClaimTarget } from '../changes.ts'
import type { ClaimRecord, ClaimStore } from '../claim-store.ts'
import type { ClaimFinder } from '../claimed-sections.ts'
import { targetOf } from '../draft-section.ts'
import type { DeskStore } from './desk-store.ts'
import { isOwnDomain, ownAddresses, registeredDomain } from './domains.ts'
import { isFreeMail } from './free-mail.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import { metaOf, type StepDeps, settle, settleOrLater } from './request-steps.ts'
import type { RequestRecord } from './request-store.ts'
import { typedName } from './typed-names.ts'

export type Asker = Readonly<{ id: string; name: string; email: string; hd?: string | null }>
type Deps = StepDeps & {
  cvs: Pick<CvService, 'findOwn' | 'findOwnAt'>
  listCvs: CvStore['listKeptCvs']
  claims: Pick<ClaimStore, 'findClaim'>
  finder: ClaimFinder
  desks: Pick<DeskStore, 'findDesk'>
  seal: Seal
  now: () => Date
}
export type RequestService = ReturnType<typeof createRequestService>

export function createRequestService(deps: Deps) {
  const { store, now, log } = deps
  const unfinished = createItems('requests to institutions', { now, log })
  return {
    /**
     * Makes a request and mails it to an institution. `version`: the version that the owner saw, if sent. Throws not_found, version_conflict,
     * invalid_request, conflict (empty section, recipient opted out, confirmed already), rate_limited or limit_reached. Beyond the limits on
     * mails to a recipient, the request waits for the next mail; a mailbox with a desk gets no mail for it.
     */
    ask: (asker: Asker, cvId: string, section: string, input: AskRequestData, version: number | null) =>
      ask(deps, asker, cvId, section, input, version),
    settleOrLater: (id: string) => settleOrLater(deps, id),
    /** Resumes steps that a crash or an outage interrupted. */
    resume: () => unfinished.each(store.listUnfinished(), id => settle(deps, id)),
    /** The mail could not be delivered, so the request is closed. */
    async giveUp(id: string): Promise<void> {
      if (await store.close(id, 'undelivered')) await settleOrLater(deps, id)
    },
    /** Closes the open requests of a claim whose words are in no CV any more. Idempotent. */
    async closeOfClaim({ requests }: ClaimRecord): Promise<void> {
      for (const { id, status } of requests) {
        if (status === 'sent' && (await store.close(id, 'gone'))) await settle(deps, id)
      }
    },
  }
}

async function ask(
  deps: Deps,
  asker: Asker,
  cvId: string,
  section: string,
  input: AskRequestData,
  version: number | null,
) {
  const { cvs, store, limits } = deps
  const cv = await (version === null ? cvs.findOwn(asker, cvId) : cvs.findOwnAt(asker, cvId, version))
  const target = await openTarget(deps, cv, section, input.scope ?? 'facts')
  const language = input.language ?? offeredLanguage(cv.language) ?? 'en'
  const made = { ...newRequest(deps, asker, target, input, await deps.listCvs(asker.id)), cvId, language }
  const isAtDesk = (await deps.desks.findDesk(made.mailbox)) !== null
  const request: RequestRecord = isAtDesk ? { ...made, isAtDesk, sealed: null } : made
  if (await limits.hasOptedOut(request.mailbox)) {
    throw new Problem('conflict', { message: 'The recipient at this address has opted out of our mails.' })
  }
  const claim = await deps.claims.findClaim(asker.id, target.digest)
  if (claim?.requests.some(one => one.status === 'confirmed' && mailboxOf(one.email) === request.mailbox)) {
    throw new Problem('conflict', { message: 'This address has confirmed exactly this already.' })
  }
  await limits.count(request)
  const mailAt = isAtDesk ? null : await limits.countMail(request, request.id, request.at)
  await store.createRequest({ ...request, mailAt })
  await refuseTooMany(deps, request)
  await settle(deps, request.id)
  const { signature: _, ...asked } = metaOf(request)
  return { request: { ...asked, scope: request.scope }, isAtDesk, mailAt }
}

/** Counted after the request was stored, so that requests at the same time cannot exceed the limit together. */
async function refuseTooMany({ store, limits }: Deps, request: RequestRecord): Promise<void> {
  if ((await store.countOpen(request.mailbox, request.at)) <= MOST_OPEN) return
  await store.removeRequest(request.id)
  await limits.discount(request)
  throw new Problem('limit_reached', { message: 'This address has 10,000 unanswered requests. Try again later.' })
}

function newRequest(
  { seal, now }: Deps,
  asker: Asker,
  target: ClaimTarget,
  input: AskRequestData,
  cvs: readonly CvRecord[],
): Omit<RequestRecord, 'cvId' | 'language'> {
  const email = readRecipient(input.email, asker, cvs)
  const domain = domainOf(email)
  const named = { path: '/institution', what: 'The name of the institution', allowed: registeredDomain(domain) }
  const institution = typedName(input.institution, named)
  if (!institution) throw refuse('/institution', 'This must be the name of the institution.')
  const what = kindOf(target.kind) === 'education' ? 'The roll number' : 'The number'
  const reference = typedName(input.reference ?? '', { path: '/reference', what }) || null
  const at = now()
  const token = makeToken()
  const id = nanoid()
  return {
    ...target,
    id,
    email,
    mailbox: mailboxOf(email),
    domain,
    isFreeMail: isFreeMail(domain),
    isOwnDomain: isOwnDomain(domain, asker, cvs),
    institution,
    reference,
    personKey: fold(target.person),
    tokenHash: hashOfToken(token),
    sealed: seal.seal(token, id),
    mailAt: null,
    isAtDesk: false,
    batch: null,
    status: 'sent',
    at,
    endsAt: new Date(at.getTime() + LINK_MS),
    name: null,
    note: null,
    decidedAt: null,
    isUnfinished: true,
  }
}

const refuse = (path: string, message: string) => invalid([{ path, message }])

function readRecipient(text: string, asker: Asker, cvs: readonly CvRecord[]): string {
  const email = readAddress(text)
  if (!email) throw refuse('/email', 'This must be one plain e-mail address.')
  if (ownAddresses(asker, cvs).some(address => mailboxOf(address) === mailboxOf(email))) {
    throw refuse('/email', 'This is an address of your own. Give that of somebody at the institution.')
  }
  return email
}

/** The words of a section that strangers see or will see. Throws not_found, or conflict for an empty or hidden section. */
async function openTarget(
  { finder }: Pick<Deps, 'finder'>,
  cv: CvRecord,
  section: string,
  scope: ClaimTarget['scope'],
): Promise<ClaimTarget> {
  const isOpen = draftValues(cv).has(section)
  if (section !== PERSONAL_DETAILS && pathsOf(cv.content).includes(section) && !isOpen) {
    const message = 'This section is empty or hidden, so no confirmation can be requested for it.'
    throw new Problem('conflict', { message })
  }
  const target = await targetOf(finder, cv, section, scope)
  if (typedName(target.person, { path: '/content/personalDetails/name', what: 'The name in your CV' })) return target
  const message = 'The CV has no readable name, so no confirmation can be requested for it.'
  throw new Problem('conflict', { message })
}
