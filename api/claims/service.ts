// Attestations of sections by their owners. The service never decides that a claim is true: it records who claimed which text, and when.

import {
  type AttestationRecord,
  parseStatement,
  personOf,
  type SectionClaims,
  type Shown,
  type Subject,
  statementOf,
  statementProblem,
  withAttestation,
} from '../core/claims/claims.ts'
import { recoverSigner } from '../core/claims/personal-signature.ts'
import { isSameName } from '../core/cv/names.ts'
import { PERSONAL_DETAILS, PERSONAL_PATHS, personalPath } from '../core/cv/personal-fields.ts'
import { isSectionPath } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { digestsOf, ownDraftValues } from '../core/cv-views.ts'
import type { CvOwner, CvReply, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import { createShownClaims, type ShownDeps } from './shown-claims.ts'
import type { SigningKeys } from './signing-keys.ts'

export type { ShownClaim, ShownClaims, ShownCv, VersionComparison } from './shown-claims.ts'
export type AttestInput = { method: 'account' | 'wallet'; statement?: string; signature?: string }

type Deps = ShownDeps & {
  cvs: CvService
  keys: SigningKeys
  /** Claims of an account. Each can be withdrawn, so that withdrawals need no limit. */
  quota: SharedQuota
  publicOrigin: string
  now: () => Date
  /** The user's own wallet addresses, in lower case, fetched by the server itself. */
  listWalletAddresses: (userId: string) => Promise<string[]>
}

type Claimant = CvOwner & { limitKey: string }
export type ClaimsService = ReturnType<typeof createClaimsService>

export function createClaimsService(deps: Deps) {
  return {
    /** Throws not_found, content_changed, bad_signature, attestation_unavailable. `version`: the version that the owner saw, if sent. */
    attest: (
      owner: Claimant,
      nanoId: string,
      section: string,
      input: AttestInput,
      version: number | null = null,
    ): Promise<CvReply> => attest(deps, owner, { cv: nanoId, section: known(section) }, input, version),

    /** The text for a wallet to sign. */
    async statement(owner: CvOwner, nanoId: string, section: string) {
      const cv = await deps.cvs.findOwn(owner, nanoId)
      assertSingle(section)
      const { digest, name } = draftDigests(cv, known(section)).draft
      const about = { origin: deps.publicOrigin, cv: nanoId, section }
      return { digest, statement: statementOf({ ...about, digest, at: deps.now(), person: name }) }
    },

    /**
     * Removes all attestations of the section, even if the CV no longer has it. Takes effect immediately, on public pages too. Idempotent.
     */
    async removeAttestations(owner: CvOwner, nanoId: string, section: string): Promise<void> {
      const sections = section === PERSONAL_DETAILS ? PERSONAL_PATHS : [known(section)]
      await deps.cvs.changeClaims(
        owner,
        nanoId,
        () => sections,
        (_cv, claims) => (claims.attestations.length > 0 ? { ...claims, attestations: [] } : claims),
      )
    },

    ...createShownClaims(deps),
    listPublicKeys: deps.keys.listPublicKeys,
  }
}

async function attest(
  deps: Deps,
  owner: Claimant,
  { cv: nanoId, section }: Omit<Subject, 'origin'>,
  input: AttestInput,
  version: number | null,
): Promise<CvReply> {
  const { cvs, quota, publicOrigin: origin } = deps
  assertInput(input)
  const before = await cvs.findOwn(owner, nanoId)
  if (input.method === 'wallet') assertSingle(section)
  const signed = input.method === 'wallet' ? await byWallet(deps, owner, { origin, cv: nanoId, section }, input) : null
  const sections: (cv: CvRecord) => string[] = section === PERSONAL_DETAILS ? presentDetails : () => [section]
  const decide = (cv: CvRecord, claims: SectionClaims, section: string): SectionClaims => {
    const { draft, shown } = draftDigests(cv, section)
    if (version !== null && version !== cv.version) throw new Problem('content_changed')
    const isOfDraft = signed?.digest === draft.digest && isSameName(personOf(signed), draft.name)
    if (signed && !isOfDraft) throw new Problem('content_changed')
    const made = signed ?? byAccount(deps, owner, { origin, cv: nanoId, section }, draft)
    return withAttestation(claims, made, [draft, shown])
  }
  const write = () => cvs.changeClaims(owner, nanoId, sections, decide)
  const cv = await quota.attempt(owner.limitKey, write, undefined, sections(before).length)
  return cvs.replyOf(cv)
}

/** An attestation by the account, which the service records and signs. */
function byAccount({ keys, now }: Deps, owner: CvOwner, about: Subject, { digest, name }: Draft): AttestationRecord {
  const at = wholeSeconds(now())
  const by = nameOf(owner)
  const statement = statementOf({ ...about, digest, at, person: name })
  return { method: 'account', by, digest, statement, at, signer: null, ...keys.signAttestation(statement, by, at) }
}

/** Checks everything about a wallet's signature that does not depend on the content. */
async function byWallet(
  { now, listWalletAddresses }: Deps,
  owner: CvOwner,
  about: Subject,
  { statement = '', signature = '' }: AttestInput,
): Promise<AttestationRecord> {
  const problem = statementProblem(statement, about, now())
  const parsed = parseStatement(statement)
  if (problem || !parsed) throw new Problem('bad_signature', problem ? { message: problem } : {})
  const signer = recoverSigner(statement, signature)
  if (!signer) throw new Problem('bad_signature', { message: 'This is not a signature of this statement (EIP-191).' })
  if (!(await listWalletAddresses(owner.id)).includes(signer)) {
    const message = 'None of your wallets signed this. Log in to your wallet and try again.'
    throw new Problem('bad_signature', { message })
  }
  const { digest, at } = parsed
  return { method: 'wallet', by: nameOf(owner), digest, statement, signature, signer, kid: null, at }
}

function known(section: string): string {
  if (!isSectionPath(section)) throw new Problem('not_found', { message: 'There is no such section.' })
  return section
}

/** The personal details in the draft, including private ones; the name in any case. */
const presentDetails = (cv: CvRecord): string[] => {
  const values = ownDraftValues(cv)
  return PERSONAL_PATHS.filter(path => values.has(path) || path === personalPath('name'))
}

/** A wallet signs one personal detail at a time. */
function assertSingle(section: string): void {
  if (section !== PERSONAL_DETAILS) return
  const message = `A wallet signs each personal detail by itself: ${PERSONAL_PATHS.join(', ')}.`
  throw invalid([{ path: '/section', message }])
}

type Draft = { digest: string; name: string }

function draftDigests(cv: CvRecord, section: string): { draft: Draft; shown: Shown } {
  const { draft, shown } = digestsOf(cv, section)
  const { digest, name } = draft
  if (digest === null) {
    throw new Problem('not_found', {
      message: 'This section of the CV is hidden, empty or gone: there is nothing to attest.',
    })
  }
  return { draft: { digest, name }, shown }
}

function assertInput({ method, statement, signature }: AttestInput): void {
  const given = { statement, signature }
  for (const [name, value] of Object.entries(given)) {
    const path = `/${name}`
    if (method === 'wallet' && value === undefined)
      throw invalid([{ path, message: 'This is required with the wallet method.' }])
    if (method === 'account' && value !== undefined) {
      throw invalid([{ path, message: 'This is not accepted with the account method: the service sets it.' }])
    }
  }
}

const wholeSeconds = (at: Date) => new Date(Math.floor(at.getTime() / 1_000) * 1_000)

/** The account's name in one line of at most 200 characters. */
function nameOf({ name }: CvOwner): string {
  const line = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return Array.from(line).slice(0, 200).join('').trim() || 'an account without a name'
}
