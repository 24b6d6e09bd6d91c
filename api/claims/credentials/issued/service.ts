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
import type { ClaimRecord } from '../../claim-store.ts'
import type { ClaimsService, ShownScope } from '../../service.ts'
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
  /** Puts a claim into the log, if that is possible now. */
  logNow: (claim: ClaimRecord) => Promise<void>
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
  const found = issuer.isReady ? shown.claims.flatMap(downloadsOf) : []
  // A confirmation of the whole of a section comes before one of its facts, which has the same address.
  const isFirst = ({ shown, kind }: Found, at: number) =>
    at === found.findIndex(one => one.shown.section === shown.section && one.kind === kind)
  return found.filter(isFirst).map(({ claim, shown: { section, attestation, confirmation }, kind }) => {
    const at = kind === 'attestation' ? attestation?.at : (confirmation?.decidedAt ?? confirmation?.at)
    return {
      section: section.path,
      kind,
      id: credentialId(publicOrigin, claim, kind, at as Date),
      formats: formatsOf(kind),
      href: credentialPath(nanoId, section.path, kind),
    }
  })
}

/** The claims about a section in one scope that can be downloaded. */
const downloadsOf = (shown: ShownScope): Found[] => {
  const { claim, section, attestation, confirmation } = shown
  if (!claim) return []
  return kindsOf({ section: section.path, attestation, confirmation }).map(kind => ({ claim, shown, kind }))
}

async function read(deps: Deps, nanoId: string, { section, kind, format, hasAddress }: Wanted, caller: Caller) {
  const found = await findLogged(deps, nanoId, section, kind)
  const issued = found && (await deps.issuing.issue(found))
  if (!found || !issued?.ldp || !issued.jwt) throw new Problem('not_found')
  if (!formatsOf(found.kind).includes(format)) {
    throw invalid([{ path: '/format', message: 'A self-attestation has no picture: only confirmations are badges.' }])
  }
  const { ldp, jwt } = hasAddress ? await signForAddress(deps, found, issued, caller) : issued
  if (format === 'png') return { kind: found.kind, body: await badgePicture(String(ldp)) }
  return { kind: found.kind, body: String(format === 'ldp' ? ldp : jwt) }
}

/** A claim and, if possible, its entry in the log, because a credential is signed once. */
async function findLogged(deps: Deps, nanoId: string, section: string, kind: CredentialKind | null) {
  const found = await find(deps, nanoId, section, kind)
  if (!found || logOf(found.shown[found.kind])) return found
  await deps.logNow(found.claim)
  return find(deps, nanoId, section, kind)
}

/** Without `kind` a confirmation, if there is one; of the whole of a section rather than of its facts. */
async function find(
  { claims, issuer }: Deps,
  nanoId: string,
  section: string,
  kind: CredentialKind | null,
): Promise<Found | null> {
  const shown = issuer.isReady ? await claims.findShown(nanoId) : null
  const found = (shown?.claims ?? []).filter(one => one.section.path === section).flatMap(downloadsOf)
  const kinds = kind === null ? (['confirmation', 'attestation'] as const) : [kind]
  return kinds.flatMap(wanted => found.find(one => one.kind === wanted) ?? [])[0] ?? null
}

/** A badge made out to the address of the account, which is not stored. */
async function signForAddress({ issuing, quota }: Deps, found: Found, status: Issued, caller: Caller) {
  if (!caller) throw new Problem('missing_token')
  if (caller.id !== found.claim.userId) throw new Problem('forbidden')
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
