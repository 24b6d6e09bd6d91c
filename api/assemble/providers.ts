// The outside parties of the service.
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import { createGoogle, fetchKeys } from '../providers/google.ts'
import { createMailer } from '../providers/mailer.ts'
import { createObjectStorage } from '../providers/object-storage.ts'
import { createRazorpay } from '../providers/razorpay.ts'
import { createWalletBackend } from '../providers/wallet-backend.ts'
import { createWitnessClient } from '../providers/witness.ts'

type Settings = Pick<Config, 'storage' | 'google' | 'razorpay' | 'mail' | 'wallet'>

/** One adapter for each outside party, wrapped so that the durations and outcomes of its calls are measured. */
export function assembleProviders(settings: Settings, { watchParty }: Metrics, patience = 1) {
  const storage = createObjectStorage(settings.storage)
  const fetchPatiently = (url: string) => fetchKeys(url, patience)
  const calls = ['putObject', 'getObject', 'removeObject', 'listObjects'] as const
  return {
    storage: storage && watchParty('files', storage, ...calls),
    google: createGoogle(settings.google, watchParty('google', { fetchKeys: fetchPatiently }, 'fetchKeys').fetchKeys),
    razorpay: watchParty(
      'razorpay',
      createRazorpay(settings.razorpay, patience),
      ...(['createOrder', 'findPayment', 'listPayments', 'capture', 'refund', 'listRefunds'] as const),
    ),
    mailer: watchParty('smtp', createMailer(settings.mail), 'sendMail'),
    witnessClient: watchParty('witness', createWitnessClient(), 'addCheckpoint'),
    walletBackend: watchParty('wallet', createWalletBackend({ baseUrl: settings.wallet.bffUrl }), 'ask'),
  }
}
