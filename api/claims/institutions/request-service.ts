// Requests of owners to institutions to confirm a section. A request is stored first; request-steps.ts runs the steps after that.
import { nanoid } from 'nanoid'
import { domainOf, mailboxOf, readAddress } from '../../core/claims/addresses.ts'
import { LINK_MS } from '../../core/claims/mail-limits.ts'
import { claimsOf } from '../../core/claims/verification.ts'
import type { AskRequestData } from '../../core/contract/requests.ts'
import { isSameName, nameLine } from '../../core/cv/names.ts'
import { pathsOf, sectionDigest } from '../../core/cv/section-values.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { draftName, draftValues } from '../../core/cv-views.ts'
import type { Seal } from '../../crypto/seal.ts'
import type { CvService } from '../../cv/service.ts'
import { createItems } from '../../jobs/items.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { isOwnDomain, ownAddresses, registeredDomain } from './domains.ts'
import { isFreeMail } from './free-mail.ts'
import { hashOfToken, makeToken } from './link-seal.ts'
import { metaOf, type StepDeps, settle, settleOrLater } from './request-steps.ts'
import type { RequestRecord } from './request-store.ts'
import { typedName } from './typed-names.ts'

export type Asker = Readonly<{ id: string; name: string; email: string; hd?: string | null }>
type Deps = StepDeps & { cvs: Pick<CvService, 'findOwn' | 'changeClaims'>; seal: Seal; now: () => Date }
export type RequestService = ReturnType<typeof createRequestService>

export function createRequestService(deps: Deps) {
  const { store, now, log } = deps
  const unfinished = createItems('requests to institutions', { now, log })
  return {
    /**
     * Mails a request to an institution. Throws not_found, invalid_request, conflict (empty section, recipient opted out, confirmed
     * already), rate_limited or limit_reached.
     */
    ask: (asker: Asker, cvId: string, section: string, input: AskRequestData) => ask(deps, asker, cvId, section, input),
    settleOrLater: (id: string) => settleOrLater(deps, id),
    /** Resumes steps that a crash or an outage interrupted. */
    resume: () => unfinished.each(store.listUnfinished(), id => settle(deps, id)),
    /** The mail could not be delivered, so the request is closed. */
    async giveUp(id: string): Promise<void> {
      if (await store.close(id, 'undelivered')) await settleOrLater(deps, id)
    },
    /** Removes all requests of a CV. Idempotent. */
    async removeOfCv(cvId: string): Promise<void> {
      for (const request of await store.listOpenOfCv(cvId)) await deps.limits.releaseOpen(request)
      await store.removeOfCv(cvId)
    },
  }
}

async function ask(deps: Deps, asker: Asker, cvId: string, section: string, input: AskRequestData) {
  const { cvs, store, limits } = deps
  const cv = await cvs.findOwn(asker, cvId)
  const request = newRequest(deps, asker, cv, section, input)
  if (await limits.hasOptedOut(request.mailbox)) {
    throw new Problem('conflict', { message: 'The recipient at this address has opted out of our mails.' })
  }
  if (isConfirmed(cv, request))
    throw new Problem('conflict', { message: 'This address has confirmed exactly this already.' })
  await limits.count(request)
  await store.createRequest(request)
  await settle(deps, request.id)
  const { signature: _, ...asked } = metaOf(request)
  return asked
}

/** Whether this mailbox confirmed the same text for the same name. */
const isConfirmed = (cv: CvRecord, request: RequestRecord): boolean =>
  claimsOf(cv.claims, request.section).requests.some(
    ({ status, digest, email, person }) =>
      status === 'confirmed' &&
      digest === request.digest &&
      mailboxOf(email) === request.mailbox &&
      isSameName(person, request.person),
  )

function newRequest(
  { seal, now }: Deps,
  asker: Asker,
  cv: CvRecord,
  section: string,
  input: AskRequestData,
): RequestRecord {
  const claim = readClaim(cv, section)
  const email = readRecipient(input.email, asker, cv)
  const domain = domainOf(email)
  const named = { path: '/institution', what: 'The name of the institution', allowed: registeredDomain(domain) }
  const institution = typedName(input.institution, named)
  if (!institution) throw refuse('/institution', 'This must be the name of the institution.')
  const reference = typedName(input.reference ?? '', { path: '/reference', what: 'The roll number' }) || null
  const at = now()
  const token = makeToken()
  const id = nanoid()
  return {
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
    ...claim,
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
}

const refuse = (path: string, message: string) => invalid([{ path, message }])

function readRecipient(text: string, asker: Asker, cv: CvRecord): string {
  const email = readAddress(text)
  if (!email) throw refuse('/email', 'This must be one plain e-mail address.')
  if (ownAddresses(asker, cv).some(address => mailboxOf(address) === mailboxOf(email))) {
    throw refuse('/email', 'This is an address of your own. Give that of somebody at the institution.')
  }
  return email
}

/** The public value of a section and the name in the CV. Throws not_found, or conflict for an empty or hidden section. */
function readClaim(cv: CvRecord, section: string): { value: unknown; digest: string; person: string } {
  if (!pathsOf(cv.content).includes(section)) throw new Problem('not_found')
  const values = draftValues(cv)
  if (!values.has(section)) {
    const message = 'This section is empty or hidden, so no confirmation can be requested for it.'
    throw new Problem('conflict', { message })
  }
  const person = nameLine(draftName(cv))
  if (!typedName(person, { path: '/content/personalDetails/name', what: 'The name in your CV' })) {
    const message = 'The CV has no readable name, so no confirmation can be requested for it.'
    throw new Problem('conflict', { message })
  }
  const value = values.get(section)
  return { person, value, digest: sectionDigest(cv.nanoId, section, value) }
}
