// Builds the outbox, with the composers of every kind of mail.
import { createBillingMails } from '../billing/mails.ts'
import type { OrderStore } from '../billing/order-store.ts'
import type { TaxPdfs } from '../billing/tax/pdfs.ts'
import { createDeskMails } from '../claims/institutions/desk-mails.ts'
import { createVerificationMails } from '../claims/institutions/mails.ts'
import type { Config } from '../config/config.ts'
import type { Seal } from '../crypto/seal.ts'
import type { Emit } from '../events.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Log } from '../lib/log.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { Mailer } from '../providers/mailer.ts'
import { createWebhookMails } from '../webhooks/mails.ts'
import type { Accounts } from './accounts.ts'
import type { Stores } from './stores.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'supportEmail'>
  stores: Stores
  orders: OrderStore
  pdfs: TaxPdfs
  users: Pick<Accounts['users'], 'findReader'>
  linkSeal: Seal
  mailer: Mailer
  metrics: Metrics
  emit: Emit
  now: () => Date
  log: Log
}

export function assembleMails(deps: Deps) {
  const { stores, orders, pdfs, linkSeal, mailer, metrics, emit, now, log } = deps
  const { publicOrigin, supportEmail } = deps.config
  const { requests, limits, desks, batches } = stores.verification
  const findReader = stores.users.findUserById
  const store = metrics.watchMails(stores.outbox)
  const composers = {
    ...createBillingMails({
      orders,
      documents: stores.taxDocuments,
      pdfs,
      findReader: deps.users.findReader,
      publicOrigin,
      supportEmail,
      now,
    }),
    ...createVerificationMails({ store: requests, limits, seal: linkSeal, findReader, publicOrigin, supportEmail }),
    ...createDeskMails({ desks, batches, store: requests, limits, seal: linkSeal, publicOrigin, supportEmail, now }),
    ...createWebhookMails({ store: stores.webhooks, findReader, publicOrigin, supportEmail }),
  }
  return createOutbox({ store, mailer, composers, emit, now, log })
}
