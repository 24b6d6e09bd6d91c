// Changes that programs propose to a draft. They change nothing: the owner's editor applies what the owner accepts, and closes them.
import { nanoid } from 'nanoid'
import type { TSchema } from 'typebox'
import { ChangeCvRequest, type CvContentData, type CvData } from '../core/contract/cv.ts'
import { MOST_CHANGES, type ProposalData, type ProposalInput } from '../core/contract/proposals.ts'
import { type FieldProblem, ref } from '../core/contract/schema.ts'
import { applyOperations, badgesEnded, changesBetween, standingBadges } from '../core/cv/changes.ts'
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

type Parts = {
  cvs: Pick<CvService, 'findOwn' | 'findOwnAt' | 'readOwn' | 'assertValid'>
  store: ProposalStore
  /** Makes what throws invalid_request unless a value is as the schema says. */
  checkerOf: (schema: TSchema) => (value: unknown) => void
  now: () => Date
}
export type ProposalService = ReturnType<typeof createProposalService>

export function createProposalService({ cvs, store, checkerOf, now }: Parts) {
  const checkSave = checkerOf(ref(ChangeCvRequest))
  const listOpen = async (cvId: string) =>
    (await store.listProposals(cvId)).filter(({ expiresAt }) => expiresAt > now())

  /** The changes, after the same checks as those of a save. Throws invalid_request. */
  function changesOf(content: CvContentData, cvId: string, { operations }: ProposalInput) {
    const applied = applyOperations(content, operations)
    if (applied.problem) throw invalid([applied.problem])
    const edit = { content: applied.content as CvContentData }
    checkSave(edit)
    cvs.assertValid(edit, cvId)
    const changes = changesBetween(
      content,
      withIds(edit.content, () => nanoid(12)),
    )
    const message = complaint(changes)
    if (message) throw invalid([{ path: '/operations', message }])
    return changes
  }

  return {
    /** Throws not_found, version_conflict, invalid_request or limit_reached. */
    async propose(owner: SignedIn, cvId: string, input: ProposalInput): Promise<ProposalData> {
      const problems: FieldProblem[] = [...dropFormat(input), ...textProblems(input, '')]
      if (input.reason.trim() === '') problems.push({ path: '/reason', message: 'A reason is required.' })
      if (problems.length > 0) throw invalid(problems)
      const cv = await cvs.findOwnAt(owner, cvId, input.version)
      const changes = changesOf(cv.content, cvId, input)
      const at = now()
      const expired = (await store.listProposals(cvId)).filter(({ expiresAt }) => expiresAt <= at)
      for (const { id } of expired) await store.removeProposal(cvId, id)
      const made = await takeSlot(
        async () => (await store.listProposals(cvId)).map(({ place }) => place),
        PER_CV,
        async place => {
          const about = {
            version: cv.version,
            madeBy: owner.keyName ?? owner.name,
            reason: input.reason.trim(),
            changes,
          }
          const times = { createdAt: at, expiresAt: new Date(at.getTime() + LIFE_MS) }
          const proposal = { id: nanoid(), cvId, place, ...about, ...times }
          await store.createProposal(proposal)
          return proposal
        },
      )
      if (!made) {
        const message = `A CV can have ${PER_CV.count} open proposals. Its owner decides on them in the editor.`
        throw new Problem('limit_reached', { message })
      }
      // A removal of the CV may have begun before the proposal was written: then it has not seen the proposal.
      const reply = await cvs.readOwn(owner, cvId).catch(async error => {
        await store.removeProposal(cvId, made.written.id)
        throw error
      })
      return describe(made.written, reply.cv)
    },

    /** Those that are open, the oldest first. */
    async listProposals(owner: CvOwner, cvId: string): Promise<ProposalData[]> {
      const { cv } = await cvs.readOwn(owner, cvId)
      return (await listOpen(cvId)).map(proposal => describe(proposal, cv))
    },
    /** After the owner's decision, whatever it was. */
    async closeProposal(owner: CvOwner, cvId: string, id: string): Promise<void> {
      await cvs.findOwn(owner, cvId)
      if (!(await store.removeProposal(cvId, id))) throw new Problem('not_found')
    },
    /** Removes the proposals of a CV. Idempotent. */
    removeOfCv: store.removeOfCv,
  }
}

function complaint(changes: ProposalRecord['changes']): string | null {
  if (changes.length === 0) return 'These operations change nothing.'
  if (changes.length > MOST_CHANGES)
    return `These are ${changes.length} changes. Propose at most ${MOST_CHANGES} at once.`
  const isKept = changes.some(({ path }) => /\.(id|format)$/.test(path))
  return isKept ? 'Leave ids and formats as they are: write a description in the format that its entry has.' : null
}

/** `cv`: as it is now, for the badges that a change would end. */
function describe(
  { cvId: _, place: __, changes, createdAt, expiresAt, ...rest }: ProposalRecord,
  cv: CvData,
): ProposalData {
  const badges = standingBadges(cv)
  return {
    ...rest,
    changes: changes.map(change => ({ ...change, drops: badgesEnded(change.path, badges) })),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
