// Proposed changes in MongoDB, until their owner decides or they expire. Stored as JSON text: a change may hold any value of a CV.
import { type Connection, Schema } from 'mongoose'
import type { Change } from '../core/cv/compare.ts'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { type Person, pieces } from '../db/personal-data.ts'

export type ProposalRecord = Readonly<{
  id: string
  cvId: string
  /** A number below the limit of open proposals, unique for each CV, so that a unique index enforces the limit. */
  place: number
  /** The version of the CV that was read. */
  version: number
  madeBy: string
  reason: string
  /** `label`: the section and the field in words. */
  changes: readonly (Change & { label: string })[]
  createdAt: Date
  expiresAt: Date
}>
type Stored = Omit<ProposalRecord, 'id' | 'changes'> & { _id: string; changes: string }

const proposalSchema = new Schema(
  {
    _id: String,
    cvId: { type: String, required: true },
    place: { type: Number, required: true },
    version: Number,
    madeBy: String,
    reason: String,
    changes: String,
    createdAt: Date,
    expiresAt: Date,
  },
  SCHEMA_OPTIONS,
)
proposalSchema.index({ cvId: 1, place: 1 }, { unique: true })
proposalSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

const toRecord = ({ _id, changes, ...rest }: Stored): ProposalRecord => ({
  ...rest,
  id: _id,
  changes: JSON.parse(changes),
})

export type ProposalStore = ReturnType<typeof createProposalStore>

export function createProposalStore(connection: Connection) {
  const proposals = documents<Stored>(connection, 'Proposal', proposalSchema, 'proposals')
  const listProposals = async (cvIds: readonly string[]) =>
    (
      await proposals
        .find({ cvId: { $in: cvIds } })
        .sort({ createdAt: 1, _id: 1 })
        .lean()
    ).map(toRecord)

  return {
    collections: ['proposals'],
    buildIndexes: () => proposals.createIndexes(),
    exportOf: ({ cvIds }: Person) => ({ proposals: pieces(() => listProposals(cvIds)) }),
    removeOf: ({ cvIds }: Person) => proposals.deleteMany({ cvId: { $in: cvIds } }),

    /** Throws when the place is taken. */
    createProposal: async ({ id, changes, ...rest }: ProposalRecord): Promise<void> => {
      await proposals.insertOne({ _id: id, changes: JSON.stringify(changes), ...rest })
    },
    /** The oldest first. */
    listProposals: (cvId: string) => listProposals([cvId]),
    removeProposal: async (cvId: string, id: string): Promise<boolean> =>
      (await proposals.deleteOne({ _id: id, cvId })).deletedCount > 0,
    removeOfCv: (cvId: string) => proposals.deleteMany({ cvId }),
  }
}
