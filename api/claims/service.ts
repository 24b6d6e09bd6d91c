// Attestations of sections by their owners. The service never decides that a claim is true: it records who claimed which text, and when.

import {
  type AttestationRecord,
  type ClaimSubject,
  parseStatement,
  statementOf,
  statementProblem,
} from '../core/claims/claims.ts'
import { recoverSigner } from '../core/claims/personal-signature.ts'
import { describeAttestation } from '../core/claims/verification.ts'
import type { AttestationData } from '../core/contract/claims.ts'
import { isSameName } from '../core/cv/names.ts'
import { PERSONAL_DETAILS, PERSONAL_PATHS, personalPath } from '../core/cv/personal-fields.ts'
import { isSectionPath } from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { ownDraftValues } from '../core/cv-views.ts'
import type { CvOwner, CvReply, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { ClaimChanges } from './changes.ts'
import { targetOf } from './draft-section.ts'
import { createShownClaims, type ShownDeps } from './shown-claims.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { Standing } from './standing.ts'

export type { ShownClaims, ShownCv, ShownScope, VersionComparison } from './shown-claims.ts'
export type AttestInput = { method: 'account' | 'wallet'; statement?: string; signature?: string }

type Deps = ShownDeps & {
  cvs: CvService
  changes: ClaimChanges
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
    attest: (owner: Claimant, nanoId: string, section: string, input: AttestInput, version: number | null = null) =>
      attest(deps, owner, nanoId, known(section), input, version),

    /** The text for a wallet to sign. */
    async statement(owner: CvOwner, nanoId: string, section: string) {
      const cv = await deps.cvs.findOwn(owner, nanoId)
      assertSingle(section)
      const { holder, kind, scope, digest, person } = await ownTarget(deps, cv, known(section))
      const about = { origin: deps.publicOrigin, holder, kind, scope, digest }
      return { digest, statement: statementOf({ ...about, at: deps.now(), person }) }
    },

    /** Withdraws the attestation of a section, in every CV that shows it. Takes effect immediately, on public pages too. Idempotent. */
    async removeAttestations(owner: CvOwner, nanoId: string, section: string): Promise<void> {
      const cv = await deps.cvs.findOwn(owner, nanoId)
      const sections = section === PERSONAL_DETAILS ? PERSONAL_PATHS : [known(section)]
      for (const path of sections) {
        for (const digest of await deps.finder.digestsAt(cv, path)) {
          await deps.changes.change(owner.id, digest, claim =>
            claim.attestations.length > 0 ? { ...claim, attestations: [] } : claim,
          )
        }
      }
    },

    /** The owner's CVs that show a claim about the words of this section. */
    async listCvsWith(owner: CvOwner, nanoId: string, section: string): Promise<Standing[]> {
      const found = await deps.finder.findOwn(await deps.cvs.findOwn(owner, nanoId))
      const { whole = null, facts = null } = found.sections.get(known(section)) ?? {}
      const standings = new Map<string, Standing>()
      for (const claim of [whole, facts]) {
        const list = claim ? await deps.changes.standingsOf({ ...claim, userId: owner.id }) : []
        for (const standing of list) standings.set(standing.cv.nanoId, standing)
      }
      return [...standings.values()].filter(({ cv }) => !cv.trashedAt)
    },

    ...createShownClaims(deps),
    listPublicKeys: deps.keys.listPublicKeys,
  }
}

async function attest(
  deps: Deps,
  owner: Claimant,
  nanoId: string,
  section: string,
  input: AttestInput,
  version: number | null,
): Promise<CvReply & { made: AttestationData | null }> {
  assertInput(input)
  const cv = await deps.cvs.findOwn(owner, nanoId)
  if (version !== null && version !== cv.version) throw new Problem('content_changed')
  if (input.method === 'wallet') assertSingle(section)
  const sections = section === PERSONAL_DETAILS ? presentDetails(cv) : [section]
  let first: AttestationData | null = null
  const write = async () => {
    for (const path of sections) {
      const target = await ownTarget(deps, cv, path)
      const about = { ...target, origin: deps.publicOrigin }
      const made = input.method === 'wallet' ? await byWallet(deps, owner, about, input) : byAccount(deps, owner, about)
      await deps.changes.put(target, claim => ({ ...claim, attestations: [made] }))
      first ??= describeAttestation({ ...made, digest: target.digest, person: target.person, valid: true })
    }
  }
  await deps.quota.attempt(owner.limitKey, write, undefined, sections.length)
  return { ...(await deps.cvs.readOwn(owner, nanoId)), made: first }
}

/** The whole of a section of the draft. Throws not_found for a hidden or empty one. */
const ownTarget = async ({ finder }: Deps, cv: CvRecord, section: string) => ({
  ...(await targetOf(finder, cv, section, 'whole')),
  userId: cv.userId,
})

type About = ClaimSubject & { origin: string; person: string }

/** An attestation by the account, which the service records and signs. */
function byAccount({ keys, now }: Deps, owner: CvOwner, about: About): AttestationRecord {
  const at = wholeSeconds(now())
  const by = nameOf(owner)
  const statement = statementOf({ ...about, at })
  return { method: 'account', by, statement, at, signer: null, ...keys.signAttestation(statement, by, at) }
}

/** An attestation by one of the owner's wallets. */
async function byWallet(
  { now, listWalletAddresses }: Deps,
  owner: CvOwner,
  about: About,
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
  if (parsed.digest !== about.digest || !isSameName(parsed.person, about.person)) throw new Problem('content_changed')
  return { method: 'wallet', by: nameOf(owner), statement, signature, signer, kid: null, at: parsed.at }
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
