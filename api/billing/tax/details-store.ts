// What an account wants on its next invoice, in MongoDB.
import { type Connection, Schema } from 'mongoose'
import type { BillingData } from '../../core/contract/tax.ts'
import { documents, SCHEMA_OPTIONS } from '../../db/documents.ts'
import { type Person, pieces } from '../../db/personal-data.ts'

export type BillingDetails = Omit<BillingData, 'remember'>
type Stored = { _id: string; billing: BillingDetails }

const schema = new Schema({ _id: String, billing: Schema.Types.Mixed }, SCHEMA_OPTIONS)

export type BillingDetailsStore = ReturnType<typeof createBillingDetailsStore>

export function createBillingDetailsStore(connection: Connection) {
  const details = documents<Stored>(connection, 'BillingDetails', schema, 'billing_details')
  const find = async (userId: string) => (await details.findById(userId).lean())?.billing ?? null
  return {
    collections: ['billing_details'],
    buildIndexes: async () => undefined,
    exportOf: ({ id }: Person) => ({
      billing: pieces(async () => {
        const billing = await find(id)
        return billing ? [billing] : []
      }),
    }),
    removeOf: ({ id }: Person) => details.deleteMany({ _id: id }),
    find,
    keep: (userId: string, billing: BillingDetails) =>
      details.updateOne({ _id: userId }, { $set: { billing } }, { upsert: true }),
    remove: (userId: string) => details.deleteMany({ _id: userId }),
  }
}
