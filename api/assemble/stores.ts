// Every store of the service, on one connection. Each must be in `all`: building the indexes, the export of an account and its removal
// iterate that list.
import { createTombstoneStore } from '../accounts/tombstone-store.ts'
import { createUserStore } from '../accounts/user-store.ts'
import { createCouponStore } from '../billing/coupon-store.ts'
import { createOrderStore } from '../billing/order-store.ts'
import { createRazorpayEventStore } from '../billing/razorpay-event-store.ts'
import { createBillingDetailsStore } from '../billing/tax/details-store.ts'
import { createTaxDocumentStore } from '../billing/tax/store.ts'
import { createTaxYearStore } from '../billing/tax/year-store.ts'
import { createClaimStore } from '../claims/claim-store.ts'
import { createIssuedStore } from '../claims/credentials/issued/store.ts'
import { createReceivedStore } from '../claims/credentials/received/store.ts'
import { createEvidenceStore } from '../claims/evidence/store.ts'
import { createBatchStore } from '../claims/institutions/batch-store.ts'
import { createDeskStore } from '../claims/institutions/desk-store.ts'
import { createMailLimitStore } from '../claims/institutions/mail-limit-store.ts'
import { createRequestStore } from '../claims/institutions/request-store.ts'
import { createKeyStore as createClaimKeyStore } from '../claims/key-store.ts'
import { createLoggedStore } from '../claims/logged/store.ts'
import { createHistoryStore } from '../cv/history-store.ts'
import { createCvStore } from '../cv/store.ts'
import type { Connection } from '../db/connection.ts'
import { createDataVersionStore } from '../db/data-version.ts'
import type { Files, ObjectStorage } from '../db/files.ts'
import type { PersonalDataStore } from '../db/personal-data.ts'
import { createQuotaStore } from '../db/quota-store.ts'
import { createReplyStore } from '../db/reply-store.ts'
import { createSealStore } from '../files/seal-store.ts'
import { createLeaseStore } from '../jobs/lease-store.ts'
import { createKeyStore } from '../keys/store.ts'
import { createLetterStore } from '../letters/store.ts'
import { createLogStore } from '../log/store.ts'
import { createOutboxStore } from '../mail/outbox-store.ts'
import { createProposalStore } from '../proposals/store.ts'
import { createLedgerStore } from '../wallet/ledger-store.ts'
import { createSessionStore } from '../wallet/session-store.ts'
import { createDeliveryStore } from '../webhooks/delivery-store.ts'
import { createWebhookStore } from '../webhooks/store.ts'

export type Stores = ReturnType<typeof assembleStores>

/** `storage`: for files; without it they are in the database. `hasPayments`: otherwise every account has Pro. */
export function assembleStores(connection: Connection, storage: ObjectStorage | null = null, hasPayments = true) {
  const stores = {
    // Removed first, because the person's tokens become invalid with the account.
    users: createUserStore(connection, hasPayments),
    keys: createKeyStore(connection),
    webhooks: createWebhookStore(connection),
    deliveries: createDeliveryStore(connection),
    cvs: createCvStore(connection),
    history: createHistoryStore(connection, storage),
    letters: createLetterStore(connection),
    proposals: createProposalStore(connection),
    claims: createClaimStore(connection),
    claimKeys: createClaimKeyStore(connection),
    seals: createSealStore(connection),
    orders: createOrderStore(connection),
    taxDocuments: createTaxDocumentStore(connection, storage),
    taxYears: createTaxYearStore(connection),
    billingDetails: createBillingDetailsStore(connection),
    coupons: createCouponStore(connection),
    razorpayEvents: createRazorpayEventStore(connection),
    leases: createLeaseStore(connection),
    dataVersion: createDataVersionStore(connection),
    outbox: createOutboxStore(connection),
    sessions: createSessionStore(connection),
    ledger: createLedgerStore(connection),
    log: createLogStore(connection),
    quotas: createQuotaStore(connection),
    replies: createReplyStore(connection),
    tombstones: createTombstoneStore(connection),
  }
  const verification = {
    evidence: createEvidenceStore(connection, storage),
    requests: createRequestStore(connection),
    received: createReceivedStore(connection, storage),
    limits: createMailLimitStore(connection),
    desks: createDeskStore(connection),
    batches: createBatchStore(connection),
    issued: createIssuedStore(connection),
    logged: createLoggedStore(connection),
  }
  const all: readonly PersonalDataStore[] = [...Object.values(stores), ...Object.values(verification)]
  const { evidence, received } = verification
  /** The files of each collection that has some. */
  const files: Readonly<Record<string, Files>> = {
    pictures: stores.history.files,
    proofs: evidence.files,
    received_credentials: received.files,
    tax_files: stores.taxDocuments.files,
  }
  return { ...stores, verification, all, files }
}
