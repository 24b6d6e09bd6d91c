// Leases in MongoDB: they keep background work to one process at a time.
import { randomUUID } from 'node:crypto'
import { type Connection, Schema } from 'mongoose'
import { documents, SCHEMA_OPTIONS } from '../db/documents.ts'
import { unlessTaken } from '../lib/retry.ts'

export type Leases = {
  /** Takes or renews a lease. False while another holder has it. */
  takeLease: (name: string, holder: string, until: Date, at: Date) => Promise<boolean>
  dropLease: (name: string, holder: string) => Promise<void>
}
export type Lease = ReturnType<typeof createLease>

const leaseSchema = new Schema({ _id: String, holder: String, until: Date }, SCHEMA_OPTIONS)

export function createLeaseStore(connection: Connection) {
  const leases = documents<{ _id: string; holder: string; until: Date }>(connection, 'Lease', leaseSchema, 'leases')
  const store: Leases = {
    async takeLease(name, holder, until, at) {
      const filter = { _id: name, $or: [{ holder }, { until: { $lte: at } }] }
      const options = { upsert: true, returnDocument: 'after' }
      return (await unlessTaken(leases.findOneAndUpdate(filter, { $set: { holder, until } }, options).lean())) !== null
    },
    async dropLease(name, holder) {
      await leases.deleteOne({ _id: name, holder })
    },
  }
  // No personal data.
  return { collections: ['leases'], buildIndexes: () => leases.createIndexes(), ...store }
}

/** A lease as one process holds it. It expires by itself when the process is killed. */
export function createLease(leases: Leases, now: () => Date, { name, forMs }: { name: string; forMs: number }) {
  const holder = randomUUID()
  return {
    take(): Promise<boolean> {
      const at = now()
      return leases.takeLease(name, holder, new Date(at.getTime() + forMs), at)
    },
    drop: (): Promise<void> => leases.dropLease(name, holder),
  }
}
