// Changes that programs propose to a draft, over HTTP. The same as an MCP tool: mcp/tools.ts.
import type { FastifyPluginAsync } from 'fastify'
import { NanoId, VersionConflict } from '../core/contract/cv.ts'
import { Proposal, ProposalId, type ProposalInput, ProposalRequest } from '../core/contract/proposals.ts'
import { List, part, ref } from '../core/contract/schema.ts'
import { caller } from '../http/access.ts'
import { reply200, reply201, reply204, sendEmpty } from '../http/openapi.ts'
import type { ProposalService } from './service.ts'

type OfCv = { Params: { id: string } }

const ALL = '/cvs/:id/proposals'
const ofCv = { tags: ['cvs'], params: part({ id: NanoId }) }

export const proposalRoutes: FastifyPluginAsync<{ proposals: ProposalService }> = async (app, { proposals }) => {
  const list = {
    operationId: 'listProposals',
    summary: 'Changes that programs propose, and their owner has not decided on',
    description: 'For the owner of the CV. Each with the changes that are still to be decided on.',
    response: reply200({ proposals: List(ref(Proposal), 10) }),
  }
  app.get<OfCv>(ALL, { config: { scope: 'cv:read' }, schema: { ...ofCv, ...list } }, async request => ({
    success: true as const,
    proposals: await proposals.listProposals(caller(request), request.params.id),
  }))

  const propose = {
    operationId: 'proposeChanges',
    summary: 'Propose changes of the draft',
    description:
      'Changes nothing: the owner accepts or refuses each change in the editor. The result must be a CV that could be saved. Private fields of personalDetails.own are no part of the content here and stay as they are; a replaced role keeps its group. At most ten are open for a CV, each for 30 days.',
    body: ref(ProposalRequest),
    response: { ...reply201({ proposal: ref(Proposal) }), 412: ref(VersionConflict) },
  }
  app.post<OfCv & { Body: ProposalInput }>(
    ALL,
    { config: { scope: 'cv:draft' }, schema: { ...ofCv, ...propose } },
    async (request, reply) => {
      const proposal = await proposals.propose(caller(request), request.params.id, request.body)
      return reply.status(201).send({ success: true as const, proposal })
    },
  )

  const close = {
    operationId: 'closeProposal',
    summary: 'Close a proposal, after the decision on its changes',
    description: 'For the owner of the CV, who applies accepted changes as a save of the draft.',
    tags: ['cvs'],
    params: ProposalId,
    response: reply204,
  }
  app.delete<{ Params: { id: string; proposalId: string } }>(
    `${ALL}/:proposalId`,
    { schema: close },
    async (request, reply) => {
      await proposals.closeProposal(caller(request), request.params.id, request.params.proposalId)
      return sendEmpty(reply, 204)
    },
  )
}
