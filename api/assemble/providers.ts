// The outside parties of the service.
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import { createGoogle, fetchKeys } from '../providers/google.ts'
import { createMailer } from '../providers/mailer.ts'
import { createObjectStorage } from '../providers/object-storage.ts'
import { createRazorpay } from '../providers/razorpay.ts'
import { createWalletBackend } from '../providers/wallet-backend.ts'
import { createWitnessClient } from '../providers/witness.ts'

/** One adapter for each outside party, wrapped so that the durations and outcomes of its calls are measured. */
export function assembleProviders(config: Config, { watchParty }: Metrics, patience = 1) {
  const storage = createObjectStorage(config.storage)
  const fetchPatiently = (url: string) => fetchKeys(url, patience)
  const calls = ['putObject', 'getObject', 'removeObject', 'listObjects'] as const
  return {
    storage: storage && watchParty('files', storage, ...calls),
    google: createGoogle({ ...config.google, ...watchParty('google', { fetchKeys: fetchPatiently }, 'fetchKeys') }),
    razorpay: watchParty(
      'razorpay',
      createRazorpay({ ...config.razorpay, patience }),
      ...(['createOrder', 'findPayment', 'listPayments', 'capture', 'refund', 'listRefunds'] as const),
    ),
    mailer: watchParty('smtp', createMailer(config.mail), 'sendMail'),
    witnessClient: watchParty('witness', createWitnessClient(), 'addCheckpoint'),
    walletBackend: watchParty('wallet', createWalletBackend({ baseUrl: config.wallet.bffUrl }), 'ask'),
  }
}
