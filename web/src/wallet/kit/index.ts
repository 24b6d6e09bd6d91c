// The wallet kit: a wallet behind a TruCV service, for our own screens and for other pages and programs. README.md beside this file
// is its page.
import { WalletKit } from './kit.ts'
import { inMemory, type ServiceOptions, serviceAt, storedIn } from './service.ts'

export type { OrderFilter } from '../../../../api/core/wallet/calls.ts'
export type { Environment, Provider } from '../../../../api/core/wallet/environments.ts'
export { type Issue, WalletError } from '../../../../api/core/wallet/errors.ts'
export type { IntentName } from '../../../../api/core/wallet/intent-checks.ts'
export type {
  AptosRawTransaction,
  EvmRawTransaction,
  Intent,
  NftCollection,
  NftMint,
  NftTransfer,
  TokenTransfer,
} from '../../../../api/core/wallet/intents.ts'
export type { OtpMethod } from '../../../../api/core/wallet/login.ts'
export { recoverPersonal } from '../../../../api/core/wallet/signatures.ts'
export type { UserOperation } from '../../../../api/core/wallet/user-operation.ts'
export { ApiProblem, type FieldProblem } from '../../data/exchange.ts'
export { fromSmallest, toSmallest } from './amounts.ts'
export type { CodeRequest, ContractRead, WalletBodies, WalletCalls, WalletConfig } from './calls.ts'
export { type GoogleClient, googleIdToken } from './google-popup.ts'
export { type UserKeys, WalletKit, type WalletState } from './kit.ts'
export { OpenWallet, type OperationOptions } from './open-wallet.ts'
export type { SessionStorage, WalletService } from './service.ts'
export {
  type ActivityEntry,
  type Holding,
  type NetworkEntry,
  type NftEntry,
  type OrderEntry,
  type Portfolio,
  STATUSES,
  type Stage,
  stageOf,
  type TokenEntry,
  type WalletEntry,
} from './shapes.ts'

export type WalletKitOptions = ServiceOptions & {
  /** `localStorage` or `sessionStorage`, where the session outlives the page. Left out, it ends with the page. */
  storage?: Storage
}

/** The wallet of the person whose bearer it is, at the service of this origin. */
export const createWalletKit = ({ storage, ...options }: WalletKitOptions): WalletKit =>
  new WalletKit({ service: serviceAt(options), storage: storage ? storedIn(storage) : inMemory() })
