// Changes that programs propose to a CV, over the API.
import type { ProposalData } from '../../../api/core/contract/proposals.ts'
import { cvKey } from './cvs.ts'
import { call } from './fetch.ts'
import { type Read, refresh, useReadOf } from './read.ts'

export type { ProposalData }

const proposalsKey = (cvId: string) => `${cvKey(cvId)}/proposals` as const

/** The oldest first. */
export const useProposals = (cvId: string): Read<ProposalData[]> => useReadOf(proposalsKey(cvId), 'proposals')
export const refreshProposals = (cvId: string): Promise<void> => refresh(proposalsKey(cvId))

export async function closeProposal(cvId: string, id: string): Promise<void> {
  await call('DELETE', `${proposalsKey(cvId)}/${encodeURIComponent(id)}`)
  void refreshProposals(cvId)
}
