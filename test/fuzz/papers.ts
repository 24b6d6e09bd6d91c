// What belongs to a CV beside its text, as if it had been made over the API: a letter and a proposal, one of each.
import type { TestApp } from '../harness.ts'

export function papersOf({ connection }: Pick<TestApp, 'connection'>) {
  const [letters, proposals] = ['letters', 'proposals'].map(name => connection.collection(name)) as [Rows, Rows]
  const letterIdOf = (cvId: string) => `L${cvId.slice(1)}`
  const proposalIdOf = (cvId: string) => `P${cvId.slice(1)}`
  return {
    letterIdOf,
    proposalIdOf,
    async keepLetter(cvId: string, text: string, shared: boolean) {
      const fields = { title: text, to: text, date: '2026-03-15', subject: text, body: text, shared }
      const letter = { cvId, place: 19, ...fields, version: 1, createdAt: new Date(), updatedAt: new Date() }
      await letters.insertOne({ _id: letterIdOf(cvId) as never, ...letter })
    },
    async keepProposal(cvId: string, reason: string) {
      const changes = JSON.stringify([{ kind: 'set', path: 'content.profileSummary', label: 'Summary', after: reason }])
      const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 30 * 24 * 3_600_000) }
      const proposal = { cvId, place: 9, version: 1, madeBy: 'A program', reason, changes, ...times }
      await proposals.insertOne({ _id: proposalIdOf(cvId) as never, ...proposal })
    },
    async dropPapers() {
      await letters.deleteMany({})
      await proposals.deleteMany({})
    },
  }
}
type Rows = ReturnType<TestApp['connection']['collection']>
