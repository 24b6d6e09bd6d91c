// The stores of this feature.
import type { Connection } from 'mongoose'
import type { ObjectStorage } from '../db/files.ts'
import { createIssuedStore } from './credentials/issued/store.ts'
import { createReceivedStore } from './credentials/received/store.ts'
import { createProofStore } from './evidence/proof-store.ts'
import { createMailLimitStore } from './institutions/mail-limit-store.ts'
import { createRequestStore } from './institutions/request-store.ts'
import { createLoggedStore } from './logged/store.ts'

export const createVerificationStores = (connection: Connection, storage: ObjectStorage | null) => ({
  proofs: createProofStore(connection, storage),
  requests: createRequestStore(connection),
  received: createReceivedStore(connection, storage),
  limits: createMailLimitStore(connection),
  issued: createIssuedStore(connection),
  logged: createLoggedStore(connection),
})
