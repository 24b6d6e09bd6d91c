// The claims of published CVs as credentials that wallets and other programs read: issued when they are first asked for, kept as they
// were signed, and withdrawn when what they say no longer stands.

import { randomBytes } from 'node:crypto'
import {
  type CredentialFormat,
  type CredentialKind,
  credentialPath,
  formatsOf,
  kindsOf,
} from '../../../core/claims/issued.ts'
import { claimsOf } from '../../../core/claims/verification.ts'
import type { CvRecord } from '../../../core/cv-record.ts'
import { kidOf } from '../../../crypto/signer.ts'
import { createItems } from '../../../jobs/items.ts'
import type { MayGoOn } from '../../../jobs/job.ts'
import type { Log } from '../../../lib/log.ts'
import { invalid, Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { ClaimsService, ShownClaim } from '../../service.ts'
import { logOf } from '../../verification-reply.ts'
import type { Issuer } from './issuer.ts'
import { badgePicture } from './picture.ts'
import { type AddressHash, type Claim, credentialId, credentialOf, jwtClaimsOf } from './shapes.ts'
import type { createStatusLists } from './status-lists.ts'
import type { About, Issued, IssuedStore } from './store.ts'

type Parts = {
  claims: Pick<ClaimsService, 'findShown'>
  /** Neither in the trash nor under removal. */
  findCv: (nanoId: string) => Promise<CvRecord | null>
  store: IssuedStore
  issuer: Issuer
  lists: ReturnType<typeof createStatusLists>
  publicOrigin: string
  /** The colour of a CV. */
  accentOf: (template: string, style: CvRecord['style']) => string
  /** Puts the claims of a CV into the log, if that is possible now. */
  logNow: (nanoId: string) => Promise<void>
  /** For credentials that are made out to an address, which are signed anew each time. */
  quota: { check(key: string): void; use(key: string): void }
  now: () => Date
  log: Pick<Log, 'warn'>
}
type Caller = Readonly<{ id: string; email: string }> | null
export type Wanted = { section: string; kind: CredentialKind | null; format: CredentialFormat; hasAddress: boolean }
type Found = { cv: CvRecord; claim: ShownClaim; kind: CredentialKind }

/** Whether a credential no longer stands. A changed text or name, or a ban, is no reason. */
export function isOver(
  { section, kind, request, kids = [] }: Issued,
  cv: CvRecord | null,
  isRevoked: Issuer['isRevoked'],
) {
  if (!cv?.published || kids.some(isRevoked)) return true
  const { attestations, requests } = claimsOf(cv.claims, section)
  // An attestation that a newer one replaced was not taken back.
  if (kind === 'attestation') return attestations.length === 0
  return requests.some(({ id, status }) => id === request && status !== 'confirmed')
}

export type IssuedService = ReturnType<typeof createIssuedService>

export function createIssuedService(parts: Parts) {
  const { claims, findCv, store, issuer, lists, publicOrigin, accentOf, logNow, quota, now, log } = parts

  const unsettled = createItems('issued credentials', { now, log })

  /** Withdraws the credentials of a CV that no longer stand. Idempotent. */
  async function settle(nanoId: string): Promise<void> {
    const issued = await store.listOfCv(nanoId)
    if (issued.length === 0) return
    const cv = await findCv(nanoId)
    for (const one of issued.filter(entry => isOver(entry, cv, issuer.isRevoked))) {
      await store.revoke(one._id)
      lists.noteChange(one.list)
    }
  }

  function aboutOf({ cv, claim, kind }: Found): About {
    const { template, style } = cv.published?.snapshot ?? cv
    const signature = kind === 'confirmation' ? claim.confirmation?.signature : claim.attestation?.signature
    return {
      claim: sha256(`${cv.nanoId} ${claim.section} ${kind} ${signature}`).toString('base64url'),
      cvId: cv.nanoId,
      section: claim.section,
      kind,
      request: kind === 'confirmation' ? (claim.confirmation?.id ?? null) : null,
      accent: accentOf(template, style),
    }
  }

  function claimOf({ cv, claim, kind }: Found, status: Claim['status']): Claim {
    const { section, digest, value, confirmation, attestation } = claim
    const place = logOf(kind === 'confirmation' ? confirmation : attestation)
    const about = { origin: publicOrigin, cv: cv.nanoId, section, digest, status, log: place }
    if (kind === 'confirmation' && confirmation) return { ...about, kind, request: confirmation, value }
    if (kind === 'attestation' && attestation) return { ...about, kind, record: attestation }
    throw new Problem('not_found')
  }

  const sign = (found: Found, status: Claim['status'], address: AddressHash | null = null) => {
    const credential = credentialOf(claimOf(found, status), address)
    return issuer.sign(credential, iat => jwtClaimsOf(credential, iat))
  }

  const issuing = new Map<string, Promise<Issued | null>>()

  /** The credential as it was signed first. Null when it was withdrawn meanwhile. Many who ask at once wait for one. */
  function issue(found: Found): Promise<Issued | null> {
    const about = aboutOf(found)
    const running = issuing.get(about.claim) ?? issueOne(found, about).finally(() => issuing.delete(about.claim))
    issuing.set(about.claim, running)
    return running
  }

  async function issueOne(found: Found, about: About): Promise<Issued | null> {
    const before = await store.findIssued(about.claim)
    if (before?.ldp && !before.kids?.some(issuer.isRevoked)) return before
    if (before) await settle(about.cvId)
    await lists.reserve(about)
    const reserved = await store.findIssued(about.claim)
    if (!reserved) return null
    const claimKid =
      found.kind === 'confirmation' ? kidOf(String(found.claim.confirmation?.signature)) : found.claim.attestation?.kid
    const kids = [...issuer.kids, ...(claimKid ? [claimKid] : [])]
    await store.keepSigned(about.claim, { ...(await sign(found, reserved)), kids })
    // What happened while this was signed.
    await settle(about.cvId)
    return store.findIssued(about.claim)
  }

  /** With its place in the log, for a credential stays as it is signed first. */
  async function findLogged(nanoId: string, section: string, kind: CredentialKind | null): Promise<Found | null> {
    const found = await find(nanoId, section, kind)
    if (!found || logOf(found.claim[found.kind])) return found
    await logNow(nanoId)
    return find(nanoId, section, kind)
  }

  async function find(nanoId: string, section: string, kind: CredentialKind | null): Promise<Found | null> {
    const shown = issuer.isReady ? await claims.findShown(nanoId) : null
    const claim = shown?.claims.find(one => one.section === section)
    const [first, ...others] = claim ? kindsOf(claim) : []
    const found = kind === null ? first : [first, ...others].find(one => one === kind)
    return shown && claim && found ? { cv: shown.cv, claim, kind: found } : null
  }

  /** A badge made out to the address of the account, which is not kept. */
  async function madeOut(found: Found, status: Issued, caller: Caller) {
    if (!caller) throw new Problem('missing_token')
    if (caller.id !== found.cv.userId) throw new Problem('forbidden')
    if (found.kind !== 'confirmation') {
      const message = 'Only a confirmation can be made out to an address.'
      throw invalid([{ path: '/address', message }])
    }
    quota.check(caller.id)
    quota.use(caller.id)
    const salt = randomBytes(16).toString('hex')
    const hash = sha256(caller.email, salt).toString('hex')
    return sign(found, status, { salt, hash })
  }

  return {
    /** The keys that sign are set up. */
    isReady: issuer.isReady,

    /** The credentials of a published CV; null when nothing is published. Signs nothing. */
    async list(nanoId: string) {
      const shown = await claims.findShown(nanoId)
      if (!shown) return null
      return shown.claims.flatMap(claim =>
        (issuer.isReady ? kindsOf(claim) : []).map(kind => ({
          section: claim.section,
          kind,
          id: credentialId({ origin: publicOrigin, cv: nanoId, section: claim.section }, claim.digest, kind),
          formats: formatsOf(kind),
          href: credentialPath(nanoId, claim.section, kind),
        })),
      )
    },

    /** One credential as a file. Throws not_found, invalid_request, and for `hasAddress` missing_token, forbidden or rate_limited. */
    async read(nanoId: string, { section, kind, format, hasAddress }: Wanted, caller: Caller) {
      const found = await findLogged(nanoId, section, kind)
      const issued = found && (await issue(found))
      if (!found || !issued?.ldp || !issued.jwt) throw new Problem('not_found')
      if (!formatsOf(found.kind).includes(format)) {
        throw invalid([{ path: '/format', message: 'A self-attestation has no badge picture.' }])
      }
      const { ldp, jwt } = hasAddress ? await madeOut(found, issued, caller) : { ldp: issued.ldp, jwt: issued.jwt }
      const body = format === 'png' ? await badgePicture(issued.accent, ldp) : format === 'ldp' ? ldp : jwt
      return { kind: found.kind, body }
    },

    settle,
    /** All CVs with credentials: finishes what an interruption left, and withdraws what a revoked key signed. */
    settleAll: (mayGoOn?: MayGoOn): Promise<boolean> => unsettled.each(store.listCvIds(), settle, mayGoOn),
    /** After a change of a CV: what fails is done by the next run of `settleAll`, which `later` asks for. */
    settleOrLater: (nanoId: string, later: () => void): Promise<void> =>
      settle(nanoId).catch((error: Error) => {
        log.warn({ cv: nanoId, name: error.name }, 'credentials of a changed CV will be settled later')
        later()
      }),

    findStatusList: lists.find,
    didDocument: issuer.didDocument,
    /** What this service serves at an own address, so that the check of an own credential asks no network; null for other addresses. */
    async ownDocument(address: string): Promise<string | null> {
      const url = URL.canParse(address) ? new URL(address) : null
      if (url?.host !== new URL(publicOrigin).host) return null
      if (url.pathname === '/.well-known/did.json') return JSON.stringify(await issuer.didDocument())
      const [, list] = /^\/status-lists\/(\d{1,6})$/.exec(url.pathname) ?? []
      return (list && (await lists.find(Number(list)))?.ldp) || null
    },
  }
}
