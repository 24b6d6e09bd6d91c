// The wallet session of this device: opened by a login, restored and verified when a page loads, ended. There is one for
// the whole client. Each time it opens, the ids of the wallet's keys are synced.
import { useSyncExternalStore } from 'react'
import { isSessionOf } from '../../../../api/core/wallet/calls.ts'
import {
  ENVIRONMENTS,
  type Environment,
  type Provider,
  SESSION_SECONDS,
} from '../../../../api/core/wallet/environments.ts'
import {
  alreadyLoggedIn,
  mustBeLoggedIn,
  noSessionKeys,
  noUserKeys,
  type WalletError,
} from '../../../../api/core/wallet/errors.ts'
import { ApiProblem } from '../../data/fetch.ts'
import { mayPass } from '../../data/passing.ts'
import { onStorageChange, removeWallet, type StoredWallet, store, stored, storedWallet } from '../../data/storage.ts'
import {
  authenticate,
  createWalletCalls,
  readWalletConfig,
  type WalletCalls,
  type WalletConfig,
} from '../../data/wallet.ts'
import { newSessionKey, type Signer, signerOf } from './session-key.ts'

export type OpenWallet = Readonly<{
  userSWA: string
  clientSWA: string
  environment: Environment
  signer: Signer
  calls: WalletCalls
}>
/** The ids of the wallet's own keys, held by the backend. `why`: the error of the sync. */
export type UserKeys = { are: 'syncing' } | { are: 'set'; ecdsaKeyId: string } | { are: 'missing'; why: unknown }
export type WalletState =
  | { is: 'restoring' }
  /** `why`: what ended it, for the login screen. */
  | { is: 'closed'; why: string | null }
  /** A session is stored, but it could not be verified yet. */
  | { is: 'unreachable'; problem: ApiProblem }
  | { is: 'open'; wallet: OpenWallet; keys: UserKeys }

const ENDED = 'Your wallet session has ended. Please log in again.'

let state: WalletState = { is: 'restoring' }
const listeners = new Set<() => void>()

function become(next: WalletState): void {
  state = next
  for (const listener of listeners) listener()
}

export const walletState = (): WalletState => state
export const useWallet = (): WalletState => useSyncExternalStore(onWalletChange, walletState)

/** Calls back when the session begins or ends, in another tab too. Returns the function that unsubscribes. */
export function onWalletChange(listener: () => void): () => void {
  const stop = onStorageChange(followStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function followStorage(): void {
  const storedKey = storedWallet()?.sessionPubKey ?? null
  const openKey = state.is === 'open' ? state.wallet.signer.sessionPk : null
  if (storedKey === openKey || state.is === 'restoring' || opening) return
  if (storedKey === null) drop(keyless())
  else void restore()
}

let restoring: Promise<WalletState> | null = null

/** Restores the stored session, if any, after the service has verified it. Never throws: the outcome is in the state. */
export function restore(): Promise<WalletState> {
  if (state.is === 'open' && isStored(state.wallet)) return Promise.resolve(state)
  restoring ??= verifyStored().finally(() => {
    restoring = null
  })
  return restoring
}

const isStored = ({ signer }: OpenWallet): boolean => storedWallet()?.sessionPubKey === signer.sessionPk

async function verifyStored(): Promise<WalletState> {
  const found = storedWallet()
  if (!found) return drop(keyless())
  if (found.expiresAt !== null && found.expiresAt <= Date.now()) return drop(ENDED)
  if (state.is !== 'restoring') become({ is: 'restoring' })
  try {
    const wallet = walletOf(await readWalletConfig(), found)
    if (!isSessionOf(await wallet.calls.ask('verifySession'), wallet)) return drop('Failed to verify user session')
    open(wallet)
  } catch (error) {
    if (error instanceof ApiProblem && isInconclusive(error)) become({ is: 'unreachable', problem: error })
    else drop(error instanceof ApiProblem && error.status === 401 ? ENDED : 'Failed to verify user session')
  }
  return state
}

/** The failure is not about the wallet session, but about the network, the service, a limit, or the account's sign-in. */
const isInconclusive = ({ status, code }: ApiProblem) =>
  mayPass(status) || (status === 401 && code !== 'wallet_session_required')

function walletOf(config: WalletConfig, { sessionPrivKey, sessionPubKey, userSWA }: StoredWallet): OpenWallet {
  const signer = signerOf(sessionPrivKey)
  if (signer.sessionPk !== sessionPubKey) throw new Error('The stored keys do not belong together.')
  const { chainId, entryPoint, jobManager, paymaster, threshold, clientSWA } = config
  const environment = { ...ENVIRONMENTS[config.environment], chainId, entryPoint, jobManager, paymaster, threshold }
  const isMine = () => state.is !== 'open' || state.wallet.signer === signer
  const calls = createWalletCalls(sessionPubKey, {
    signBearer: signer.signBearer,
    demandKeys() {
      if (storedWallet()?.sessionPubKey === sessionPubKey) return
      if (isMine()) drop(`${noSessionKeys().message}. ${ENDED}`)
      throw noSessionKeys()
    },
    onGone: () => isMine() && drop(ENDED),
  })
  return { userSWA, clientSWA, environment, signer, calls }
}

/** Ends the session on this device. */
function drop(why: string | null): WalletState {
  const wasStored = stored('okto_session') !== null
  if (wasStored || state.is !== 'closed') become({ is: 'closed', why })
  if (wasStored) removeWallet()
  return state
}

/** Why the stored session cannot be restored; null where none is stored. */
const keyless = (): string | null => (stored('okto_session') === null ? null : noSessionKeys().message)

function open(wallet: OpenWallet): void {
  become({ is: 'open', wallet, keys: { are: 'syncing' } })
  void syncKeys(wallet).catch(() => undefined)
}

/** Reads the ids of the wallet's keys; resolves with the signing key's. A failure is in the state too. */
export async function syncKeys(wallet: OpenWallet): Promise<string> {
  const note = (keys: UserKeys) => state.is === 'open' && state.wallet === wallet && become({ ...state, keys })
  note({ are: 'syncing' })
  try {
    return await whileOpen(wallet, mustBeLoggedIn('syncUserKeys'), async () => {
      const { ecdsaKeyId } = Object(await wallet.calls.ask('readUserKeys')) as { ecdsaKeyId?: unknown }
      if (typeof ecdsaKeyId !== 'string' || ecdsaKeyId === '') throw noUserKeys()
      note({ are: 'set', ecdsaKeyId })
      return ecdsaKeyId
    })
  } catch (why) {
    note({ are: 'missing', why })
    throw why
  }
}

/** The id of the signing key, synced again if the last sync failed. */
export const keyIdOf = async (wallet: OpenWallet): Promise<string> =>
  state.is === 'open' && state.wallet === wallet && state.keys.are === 'set'
    ? state.keys.ecdsaKeyId
    : await syncKeys(wallet)

/** Throws the refusal when this wallet is no longer open; the login screen shows it too. */
export function demandOpen(wallet: OpenWallet, refusal: WalletError): void {
  if (state.is !== 'open' || state.wallet !== wallet || !isStored(wallet)) throw ended(wallet, refusal)
}

/** Runs work that needs an open wallet; throws the refusal when its session has ended or ends meanwhile. */
export async function whileOpen<T>(wallet: OpenWallet, refusal: WalletError, work: () => Promise<T>): Promise<T> {
  demandOpen(wallet, refusal)
  try {
    return await work()
  } catch (error) {
    const isGone = error instanceof ApiProblem && error.code === 'wallet_session_required'
    throw isGone ? ended(wallet, refusal) : error
  }
}

function ended(wallet: OpenWallet, refusal: WalletError): WalletError {
  const isReplaced = state.is === 'restoring' || (state.is === 'open' && state.wallet !== wallet)
  if (isReplaced) return refusal
  become({ is: 'closed', why: `${refusal.message}. ${ENDED}` })
  removeWallet()
  return refusal
}

let opening = false

/**
 * Logs in with a new session key; resolves with the wallet's address. For client_jwt the service issues the token. Throws
 * 'User is already logged in. Please log out first.', ApiProblem and WalletError.
 */
export async function logIn(authData: { provider: Provider; idToken?: string }): Promise<string> {
  if (opening || storedWallet()) throw alreadyLoggedIn()
  opening = true
  try {
    const config = await readWalletConfig()
    const sessionPrivKey = newSessionKey()
    const { sessionPk: sessionPubKey, signSession } = signerOf(sessionPrivKey)
    const userSWA = await authenticate(authData, sessionPubKey, signSession())
    const session = { sessionPrivKey, sessionPubKey, userSWA, expiresAt: Date.now() + SESSION_SECONDS * 1000 }
    store({ okto_session: JSON.stringify(session) })
    open(walletOf(config, session))
    return userSWA
  } finally {
    opening = false
  }
}

/** Ends the session on this device, and at the service if it can be reached. */
export async function logOut(): Promise<void> {
  const calls = state.is === 'open' ? state.wallet.calls : null
  const ending = calls?.end().catch(() => {})
  drop(null)
  await ending
}
