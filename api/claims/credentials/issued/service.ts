// The claims of published CVs as credentials that wallets and other programs read, issued at their first download.

import { randomBytes } from 'node:crypto'
import {
  type CredentialFormat,
  type CredentialKind,
  credentialPath,
  formatsOf,
  kindsOf,
} from '../../../core/claims/issued.ts'
import { invalid, Problem } from '../../../lib/problem.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { ClaimsService } from '../../service.ts'
import { logOf } from '../../verification-reply.ts'
import type { Issuer } from './issuer.ts'
import type { Found, Issuing } from './issuing.ts'
import { badgePicture } from './picture.ts'
import { credentialId } from './shapes.ts'
import type { StatusLists } from './status-lists.ts'
import type { Issued } from './store.ts'

type Deps = {
  claims: Pick<ClaimsService, 'findShown'>
  issuer: Issuer
  issuing: Issuing
  lists: StatusLists
  publicOrigin: string
  /** Puts the claims of a CV into the log, if that is possible now. */
  logNow: (nanoId: string) => Promise<void>
  /** For credentials that are made out to an address, which are signed anew each time. */
  quota: { check(key: string): void; use(key: string): void }
}
type Caller = Readonly<{ id: string; email: string }> | null
export type Wanted = { section: string; kind: CredentialKind | null; format: CredentialFormat; hasAddress: boolean }
export type IssuedService = ReturnType<typeof createIssuedService>

export function createIssuedService(deps: Deps) {
  const { issuer, lists } = deps
  return {
    /** The keys that sign are set up. */
    isReady: issuer.isReady,
    /** The credentials of a published CV; null when nothing is published. Signs nothing. */
    list: (nanoId: string) => list(deps, nanoId),
    /** One credential as a file. Throws not_found, invalid_request, and for `hasAddress` missing_token, forbidden or rate_limited. */
    read: (nanoId: string, wanted: Wanted, caller: Caller) => read(deps, nanoId, wanted, caller),
    findStatusList: lists.find,
    didDocument: issuer.didDocument,
    /** A document at an address of this service, so that checking a credential of our own needs no request; null for other addresses. */
    ownDocument: (address: string) => ownDocument(deps, address),
  }
}

async function list({ claims, issuer, publicOrigin }: Deps, nanoId: string) {
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
}

async function read(deps: Deps, nanoId: string, { section, kind, format, hasAddress }: Wanted, caller: Caller) {
  const found = await findLogged(deps, nanoId, section, kind)
  const issued = found && (await deps.issuing.issue(found))
  if (!found || !issued?.ldp || !issued.jwt) throw new Problem('not_found')
  if (!formatsOf(found.kind).includes(format)) {
    throw invalid([{ path: '/format', message: 'A self-attestation has no picture: only confirmations are badges.' }])
  }
  const { ldp, jwt } = hasAddress ? await signForAddress(deps, found, issued, caller) : issued
  if (format === 'png') return { kind: found.kind, body: await badgePicture(issued.accent, String(ldp)) }
  return { kind: found.kind, body: String(format === 'ldp' ? ldp : jwt) }
}

/** A claim and, if possible, its entry in the log, because a credential is signed once. */
async function findLogged(deps: Deps, nanoId: string, section: string, kind: CredentialKind | null) {
  const found = await find(deps, nanoId, section, kind)
  if (!found || logOf(found.claim[found.kind])) return found
  await deps.logNow(nanoId)
  return find(deps, nanoId, section, kind)
}

/** Without `kind` the first kind that the claim has. */
async function find(
  { claims, issuer }: Deps,
  nanoId: string,
  section: string,
  kind: CredentialKind | null,
): Promise<Found | null> {
  const shown = issuer.isReady ? await claims.findShown(nanoId) : null
  const claim = shown?.claims.find(one => one.section === section)
  const found = claim && kindsOf(claim).find(one => kind === null || one === kind)
  return shown && claim && found ? { cv: shown.cv, claim, kind: found } : null
}

/** A badge made out to the address of the account, which is not stored. */
async function signForAddress({ issuing, quota }: Deps, found: Found, status: Issued, caller: Caller) {
  if (!caller) throw new Problem('missing_token')
  if (caller.id !== found.cv.userId) throw new Problem('forbidden')
  if (found.kind !== 'confirmation') {
    throw invalid([{ path: '/address', message: 'Only a confirmation can be made out to an address.' }])
  }
  quota.check(caller.id)
  quota.use(caller.id)
  const salt = randomBytes(16).toString('hex')
  return issuing.sign(found, status, { salt, hash: sha256(caller.email, salt).toString('hex') })
}

async function ownDocument({ issuer, lists, publicOrigin }: Deps, address: string): Promise<string | null> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.host !== new URL(publicOrigin).host) return null
  if (url.pathname === '/.well-known/did.json') return JSON.stringify(await issuer.didDocument())
  const [, number] = /^\/status-lists\/(\d{1,6})$/.exec(url.pathname) ?? []
  return (number && (await lists.find(Number(number)))?.ldp) || null
}
