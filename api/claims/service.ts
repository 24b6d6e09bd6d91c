// Attestations of sections by their owners, and their public verification. The service never decides that a claim is true: it records
// who claimed which text, and when.

import { type Badge, badgeOf } from '../core/claims/claim-words.ts'
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
import { gatheredBadges } from '../core/claims/gathered-badges.ts'
import { recoverSigner } from '../core/claims/personal-signature.ts'
import { claimEntryOf, claimsByPointer, strangersFindings } from '../core/claims/verification.ts'
import type { CvContentData } from '../core/contract/cv.ts'
import { isSameName } from '../core/cv/names.ts'
import { PERSONAL_DETAILS, PERSONAL_PATHS, personalPath } from '../core/cv/personal-fields.ts'
import {
  isSectionPath,
  pathsAsShown,
  publicDigests,
  type SectionChange,
  versionChanges,
} from '../core/cv/section-values.ts'
import type { CvRecord } from '../core/cv-record.ts'
import { digestsOf, ownDraftValues, shownName, shownValues } from '../core/cv-views.ts'
import type { PublicJwk } from '../crypto/signer.ts'
import type { CvOwner, CvReply, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { ClaimsStore } from './store.ts'

export type AttestInput = { method: 'account' | 'wallet'; statement?: string; signature?: string }
export type ShownClaim = Omit<ReturnType<typeof strangersFindings>, 'digest'> & {
  section: string
  value: unknown
  digest: string
}
/** The publicly verifiable claims of a published CV. */
export type ShownClaims = ShownCv & { claims: ShownClaim[] }
export type ShownCv = {
  cv: CvRecord
  content: CvContentData
  published: NonNullable<CvRecord['published']>
  /** When it was read. */
  asOf: Date
}
/** The differences between a version and the published one; `changes` is null when it was neither published nor downloaded. */
export type VersionComparison = { version: number; changes: SectionChange[] | null }

type Parts = {
  cvs: CvService
  keys: SigningKeys
  versionDigests: Pick<ClaimsStore, 'findVersionDigests'>
  /** Claims of an account. Each can be withdrawn, so that withdrawals need no limit. */
  quota: SharedQuota
  publicOrigin: string
  now: () => Date
  /** The user's own wallet addresses, in lower case, fetched by the server itself. */
  listWalletAddresses: (userId: string) => Promise<string[]>
}

type Claimant = CvOwner & { limitKey: string }
export type ClaimsService = ReturnType<typeof createClaimsService>

export function createClaimsService(parts: Parts) {
  const { cvs, keys, versionDigests, quota, publicOrigin, now, listWalletAddresses } = parts
  const subject = (cv: string, section: string): Subject => ({ origin: publicOrigin, cv, section })

  /** An attestation by the account, which the service records and signs. */
  function byAccount(owner: CvOwner, about: Subject, { digest, name }: Draft): AttestationRecord {
    const at = wholeSeconds(now())
    const by = nameOf(owner)
    const statement = statementOf({ ...about, digest, at, person: name })
    return { method: 'account', by, digest, statement, at, signer: null, ...keys.signAttestation(statement, by, at) }
  }

  /** Checks everything about a wallet's signature that does not depend on the content. */
  async function byWallet(owner: CvOwner, about: Subject, input: AttestInput): Promise<AttestationRecord> {
    const { statement = '', signature = '' } = input
    const problem = statementProblem(statement, about, now())
    const said = parseStatement(statement)
    if (problem || !said) throw new Problem('bad_signature', problem ? { message: problem } : {})
    const signer = recoverSigner(statement, signature)
    if (!signer) throw new Problem('bad_signature', { message: 'This is not a signature of this statement (EIP-191).' })
    if (!(await listWalletAddresses(owner.id)).includes(signer)) {
      throw new Problem('bad_signature', {
        message: 'None of your wallets signed this. Log in to your wallet and try again.',
      })
    }
    const { digest, at } = said
    return { method: 'wallet', by: nameOf(owner), digest, statement, signature, signer, kid: null, at }
  }

  /** `version`: the version that the owner saw, if the caller sent it. */
  async function attest(owner: Claimant, nanoId: string, section: string, input: AttestInput, version: number | null) {
    assertInput(input)
    const before = await cvs.findOwn(owner, nanoId)
    if (input.method === 'wallet') assertSingle(section)
    const signed = input.method === 'wallet' ? await byWallet(owner, subject(nanoId, section), input) : null
    const sections: (cv: CvRecord) => string[] = section === PERSONAL_DETAILS ? presentDetails : () => [section]
    const decide = (cv: CvRecord, claims: SectionClaims, section: string): SectionClaims => {
      const { draft, shown } = draftDigests(cv, section)
      if (version !== null && version !== cv.version) throw new Problem('content_changed')
      const isOfDraft = signed?.digest === draft.digest && isSameName(personOf(signed), draft.name)
      if (signed && !isOfDraft) throw new Problem('content_changed')
      const made = signed ?? byAccount(owner, subject(nanoId, section), draft)
      return withAttestation(claims, made, [draft, shown])
    }
    const write = () => cvs.changeClaims(owner, nanoId, sections, decide)
    const cv = await quota.attempt(owner.limitKey, write, undefined, sections(before).length)
    return cvs.replyOf(cv)
  }

  return {
    /** Throws not_found, content_changed, bad_signature, attestation_unavailable. */
    attest: (
      owner: Claimant,
      nanoId: string,
      section: string,
      input: AttestInput,
      version: number | null = null,
    ): Promise<CvReply> => attest(owner, nanoId, known(section), input, version),

    /** The text for a wallet to sign. */
    async statement(owner: CvOwner, nanoId: string, section: string) {
      const cv = await cvs.findOwn(owner, nanoId)
      assertSingle(section)
      const { digest, name } = draftDigests(cv, known(section)).draft
      return { digest, statement: statementOf({ ...subject(nanoId, section), digest, at: now(), person: name }) }
    },

    /** Removes all attestations of the section, which may be gone from the CV. Takes effect at once, on public pages too. Idempotent. */
    async removeAttestations(owner: CvOwner, nanoId: string, section: string): Promise<void> {
      const sections = section === PERSONAL_DETAILS ? PERSONAL_PATHS : [known(section)]
      await cvs.changeClaims(
        owner,
        nanoId,
        () => sections,
        (_cv, claims) => (claims.attestations.length > 0 ? { ...claims, attestations: [] } : claims),
      )
    },

    findShownCv,
    /** The publicly verifiable claims; null when nothing is published. */
    async findShown(nanoId: string): Promise<ShownClaims | null> {
      const found = await findShownCv(nanoId)
      return found && { ...found, claims: await shownClaims(found.cv) }
    },
    shownClaims,

    /** The data of the public page with its badges, and its cache key; null when nothing is published. */
    async publicPage(nanoId: string) {
      const found = await cvs.findPublished(nanoId)
      if (!found?.cv.published) return null
      const { cv, content } = found
      const { version, at, snapshot } = found.cv.published
      const page = {
        nanoId,
        content,
        language: snapshot.language,
        indexable: cv.indexable,
        publishedAt: at.toISOString(),
        badges: await badgesOf(cv, content),
      }
      return { key: { version, rev: cv.rev }, page, isJudged: Object.keys(cv.claims).length > 0 }
    },

    /** The data of the verify page; null when nothing is published. */
    async verifyPage(nanoId: string) {
      const found = await cvs.findPublished(nanoId)
      if (!found?.cv.published) return null
      const { cv, content } = found
      const { version, at } = found.cv.published
      const order = new Map(pathsAsShown(content).map((path, place) => [path, place]))
      const placeOf = ({ section }: ShownClaim) => order.get(section) ?? order.size
      const shown = (await shownClaims(cv)).sort((one, other) => placeOf(one) - placeOf(other))
      const page = {
        nanoId,
        name: content.personalDetails.name,
        version,
        publishedAt: at.toISOString(),
        claims: shown.map(claim => ({ ...claim, ...claimEntryOf(claim) })),
        keys: await keys.listPublicKeys(),
      }
      return { key: { version, rev: cv.rev }, page, digests: publicDigests(nanoId, content) }
    },
    /** The sections added, changed or removed since a version; `digests` are those of the published version. */
    async compareVersion(
      nanoId: string,
      version: number,
      digests: Readonly<Record<string, string>>,
    ): Promise<VersionComparison> {
      const known = await versionDigests.findVersionDigests(nanoId, version)
      return { version, changes: known && versionChanges(known.digests, digests) }
    },

    listPublicKeys: (): Promise<PublicJwk[]> => keys.listPublicKeys(),
  }

  /** The badges of the public page, by JSON pointer. */
  async function badgesOf(cv: CvRecord, content: CvContentData): Promise<Map<string, Badge>> {
    const shown = { ...cv, ...publishedOf(cv) }
    const entries = claimsByPointer(shown, content, await keys.judgeOf(cv.claims))
    return gatheredBadges(new Map([...entries].map(([pointer, entry]) => [pointer, badgeOf(entry)])), content)
  }

  /** Null when nothing is published. */
  async function findShownCv(nanoId: string): Promise<ShownCv | null> {
    const found = await cvs.findPublished(nanoId)
    return found?.cv.published ? { ...found, published: found.cv.published, asOf: now() } : null
  }

  /** The claims of what strangers see: of the published version, if no other is given. */
  async function shownClaims(
    cv: CvRecord,
    { name, values }: { name: string; values: ReadonlyMap<string, unknown> } = publishedOf(cv),
  ): Promise<ShownClaim[]> {
    const judge = await keys.judgeOf(cv.claims)
    const shown = { ...cv, name, values }
    return [...shown.values].map(([section, value]) => {
      const { digest, ...found } = strangersFindings(shown, section, judge)
      return { section, value, digest: digest as string, ...found }
    })
  }
}

const publishedOf = (cv: CvRecord) => ({ name: shownName(cv), values: shownValues(cv) })

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
      throw invalid([{ path, message: 'Must be absent: with the account method the service creates it.' }])
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
