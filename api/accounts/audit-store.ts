// The audit trail: who did what, when and why. Lines are only added; when an account is removed, its lines are anonymised.

import { type Connection, Schema, type Types } from 'mongoose'
import { documents, IS_TEXT, SCHEMA_OPTIONS } from '../db/documents.ts'
import { pieces, REMOVED_ACCOUNT } from '../db/personal-data.ts'
import { olderThan, type Position } from '../lib/cursor.ts'
import { unlessTaken } from '../lib/retry.ts'

export type AuditEntry = { at: Date; by: string; what: string; target: string; detail: unknown; reason: string | null }
export type AuditRecord = AuditEntry & { id: string; createdAt: Date }
type Stored = AuditEntry & { _id: Types.ObjectId; key?: string }

const auditSchema = new Schema(
  { at: Date, by: String, what: String, target: String, detail: Schema.Types.Mixed, reason: String, key: String },
  SCHEMA_OPTIONS,
)
auditSchema.index({ at: -1, _id: -1 })
auditSchema.index({ target: 1, at: -1, _id: -1 })
auditSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: IS_TEXT } })

const toRecord = ({ _id, key: _, ...entry }: Stored): AuditRecord => ({
  ...entry,
  id: _id.toHexString(),
  createdAt: entry.at,
})

export function createAuditStore(connection: Connection) {
  const audit = documents<Stored>(connection, 'Audit', auditSchema, 'audit')

  return {
    buildIndexes: () => audit.createIndexes(),

    addAudit: async (entry: AuditEntry): Promise<void> => {
      await audit.insertOne(entry)
    },
    /** Idempotent by key, for steps that may be repeated. */
    addAuditOnce: async (key: string, entry: AuditEntry): Promise<void> => {
      await unlessTaken(audit.insertOne({ ...entry, key }))
    },
    /** Newest first, from behind `after` on; about one thing, or about all. */
    listAudit: async (target: string | null, after: Position | null, limit: number): Promise<AuditRecord[]> => {
      const found = audit
        .find({ ...(target && { target }), ...(after && olderThan(after, 'at')) })
        .sort({ at: -1, _id: -1 })
      return (await found.limit(limit).lean()).map(toRecord)
    },
    eachAbout: (id: string) =>
      pieces(async () => (await audit.find({ target: id }).sort({ at: 1, _id: 1 }).lean()).map(toRecord)),
    /** Anonymises the lines about an account: removes the target and the reason, which is free text. */
    forget: (id: string) => audit.updateMany({ target: id }, { $set: { target: REMOVED_ACCOUNT, reason: null } }),
  }
}
