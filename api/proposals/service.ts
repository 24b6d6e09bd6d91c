// Changes that programs propose to a draft. A proposal changes nothing by itself: the owner's editor
// applies the accepted changes, and closes the proposal.
import { nanoid } from 'nanoid'
import type { TSchema } from 'typebox'
import { ChangeCvRequest, type CvContentData, type CvData } from '../core/contract/cv.ts'
import { MOST_CHANGES, type ProposalData, type ProposalInput } from '../core/contract/proposals.ts'
import { type FieldProblem, ref } from '../core/contract/schema.ts'
import { withoutPrivateOwn } from '../core/cv/audience.ts'
import { applyOperations, badgesEnded, validBadges, withGroupsOf, withPrivateOwn } from '../core/cv/changes.ts'
import { type Change, changeName, changesBetween } from '../core/cv/compare.ts'
import { textProblems, withIds } from '../core/cv/content.ts'
import { dropFormat } from '../core/format-characters.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { CvOwner, CvService } from '../cv/service.ts'
import { invalid, Problem } from '../lib/problem.ts'
import { takeSlot } from '../lib/slots.ts'
import type { ProposalRecord, ProposalStore } from './store.ts'

/** Proposals that may be open for a CV. */
const PER_CV = { count: 10 }
const LIFE_MS = 30 * 24 * 3_600_000

type Deps = {
  cvs: Pick<CvService, 'findOwn' | 'findOwnAt' | 'readOwn' | 'assertValid'>
  store: ProposalStore
  /** Returns a function that throws invalid_request for a value that does not match the schema. */
  checkerOf: (schema: TSchema) => (value: unknown) => void
  now: () => Date
}
export type ProposalService = ReturnType<typeof createProposalService>

export function createProposalService(deps: Deps) {
  const checkSave = deps.checkerOf(ref(ChangeCvRequest))
  return {
    propose: async (owner: SignedIn, cvId: string, input: ProposalInput): Promise<ProposalData> => {
      assertWorded(input)
      const { content, version } = await deps.cvs.findOwnAt(owner, cvId, input.version)
      const seen = withoutPrivateOwn(content)
      const proposed = proposedContent(seen, input)
      checkSave({ content: proposed })
      const kept = withGroupsOf(proposed, seen)
      const saved = { content: withPrivateOwn(kept, content) }
      checkSave(saved)
      deps.cvs.assertValid(saved, cvId)
      const changes = proposedChanges(seen, kept)
      const about = { version, madeBy: owner.keyName ?? owner.name, reason: input.reason.trim(), changes }
      return storeProposal(deps, owner, cvId, about)
    },
    /** The open proposals, the oldest first. */
    listProposals: async (owner: CvOwner, cvId: string): Promise<ProposalData[]> => {
      const { cv } = await deps.cvs.readOwn(owner, cvId)
      const proposals = await deps.store.listProposals(cvId)
      return proposals.filter(({ expiresAt }) => expiresAt > deps.now()).map(proposal => describe(proposal, cv))
    },
    /** Called after the owner accepted or refused. */
    closeProposal: async (owner: CvOwner, cvId: string, id: string): Promise<void> => {
      await deps.cvs.findOwn(owner, cvId)
      if (!(await deps.store.removeProposal(cvId, id))) throw new Problem('not_found')
    },
    /** Removes the proposals of a CV. Idempotent. */
    removeOfCv: deps.store.removeOfCv,
  }
}

/** Throws invalid_request for texts that cannot be stored, and without a reason. */
function assertWorded(input: ProposalInput): void {
  const problems: FieldProblem[] = [...dropFormat(input), ...textProblems(input, '')]
  if (input.reason.trim() === '') problems.push({ path: '/reason', message: 'A reason is required.' })
  if (problems.length > 0) throw invalid(problems)
}

function proposedContent(content: CvContentData, { operations }: ProposalInput): CvContentData {
  const applied = applyOperations(content, operations)
  if (applied.problem) throw invalid([applied.problem])
  return applied.content as CvContentData
}

/** The changes with their names. Throws invalid_request when the owner could not decide on them. */
function proposedChanges(content: CvContentData, proposed: CvContentData): ProposalRecord['changes'] {
  const before = { content }
  const after = { content: withIds(proposed, () => nanoid(12)) }
  const changes = changesBetween(before, after)
  const message = changesProblem(changes)
  if (message) throw invalid([{ path: '/operations', message }])
  return changes.map(change => ({ ...change, label: changeName(change, before, after) }))
}

function changesProblem(changes: readonly Change[]): string | null {
  if (changes.length === 0) return 'These operations change nothing.'
  if (changes.length > MOST_CHANGES)
    return `These are ${changes.length} changes. Propose at most ${MOST_CHANGES} at once.`
  const isMetadata = changes.some(({ path }) => /\.(id|format)$/.test(path))
  return isMetadata ? 'Leave ids and formats as they are: write a description in the format that its entry has.' : null
}

type About = Pick<ProposalRecord, 'version' | 'madeBy' | 'reason' | 'changes'>

/** Throws limit_reached, or not_found when the CV was removed meanwhile. */
async function storeProposal(
  { cvs, store, now }: Deps,
  owner: CvOwner,
  cvId: string,
  about: About,
): Promise<ProposalData> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS)
  const proposals = await store.listProposals(cvId)
  for (const proposal of proposals) if (proposal.expiresAt <= createdAt) await store.removeProposal(cvId, proposal.id)
  const taken = async () => (await store.listProposals(cvId)).map(({ place }) => place)
  const made = await takeSlot(taken, PER_CV, async place => {
    const proposal = { id: nanoid(), cvId, place, createdAt, expiresAt, ...about }
    await store.createProposal(proposal)
    return proposal
  })
  if (!made) {
    const message = `A CV can have ${PER_CV.count} open proposals. Its owner decides on them in the editor.`
    throw new Problem('limit_reached', { message })
  }
  // A removal of the CV that began before this proposal was written did not remove the proposal.
  const reply = await cvs.readOwn(owner, cvId).catch(async error => {
    await store.removeProposal(cvId, made.written.id)
    throw error
  })
  return describe(made.written, reply.cv)
}

/** `cv`: the current draft, for the badges that a change would end. */
function describe(
  { cvId: _, place: __, changes, createdAt, expiresAt, ...rest }: ProposalRecord,
  cv: CvData,
): ProposalData {
  const badges = validBadges(cv)
  return {
    ...rest,
    changes: changes.map(change => ({ ...change, drops: badgesEnded(change.path, badges) })),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
