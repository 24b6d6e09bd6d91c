// The collections of this feature, opened together.
import type { Connection } from 'mongoose'
import { createMailLimitStore } from './mail-limit-store.ts'
import { createProofStore } from './proof-store.ts'
import { createRequestStore } from './request-store.ts'

export type VerificationStores = ReturnType<typeof createVerificationStores>

export const createVerificationStores = (connection: Connection) => ({
  proofs: createProofStore(connection),
  requests: createRequestStore(connection),
  limits: createMailLimitStore(connection),
})
