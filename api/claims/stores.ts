// The stores of this feature.
import type { Connection } from 'mongoose'
import { createProofStore } from './evidence/proof-store.ts'
import { createMailLimitStore } from './institutions/mail-limit-store.ts'
import { createRequestStore } from './institutions/request-store.ts'

export type VerificationStores = ReturnType<typeof createVerificationStores>

export const createVerificationStores = (connection: Connection) => ({
  proofs: createProofStore(connection),
  requests: createRequestStore(connection),
  limits: createMailLimitStore(connection),
})
