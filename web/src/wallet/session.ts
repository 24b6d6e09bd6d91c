// The wallet's session on this device: opened by a log-in, restored and verified when a page loads, ended. One for all that
// need it. After each opening the names of the wallet's keys are synced. Knows no screen.
import { useSyncExternalStore } from 'react'
import { isSessionOf } from '../../../api/core/wallet/calls.ts'
import {
  ENVIRONMENTS,
  type Environment,
  type Provider,
  SESSION_SECONDS,
} from '../../../api/core/wallet/environments.ts'
import {
  alreadyLoggedIn,
  mustBeLoggedIn,
  noSessionKeys,
  noUserKeys,
  type WalletError,
} from '../../../api/core/wallet/errors.ts'
import { ApiProblem } from '../data/fetch.ts'
import { mayPass } from '../data/passing.ts'
import { onStorageChange, removeWallet, store, stored } from '../data/storage.ts'
import {
  authenticate,
  createWalletCalls,
  readWalletConfig,
  type WalletCalls,
  type WalletConfig,
} from '../data/wallet.ts'
import { type StoredWallet, storedWallet } from '../data/wallet-stored.ts'
import { newSessionKey, type Signer, signerOf } from './session-key.ts'

export type OpenWallet = Readonly<{
  userSWA: string
  clientSWA: string
  environment: Environment
  signer: Signer
  calls: WalletCalls
}>
/** What the backend calls the wallet's own keys. `why`: what the sync failed with. */
export type UserKeys = { are: 'syncing' } | { are: 'set'; ecdsaKeyId: string } | { are: 'missing'; why: unknown }
export type WalletState =
  | { is: 'restoring' }
  /** `why`: what ended it, if that is worth saying. */
  | { is: 'closed'; why: string | null }
  /** A session is stored, and nobody could say whether it is good. */
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

/** Calls back when the session begins or ends, also by another tab or by the person's own log-out. Returns the way to stop. */
export function onWalletChange(listener: () => void): () => void {
  const stop = onStorageChange(followStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function followStorage(): void {
  const kept = storedWallet()?.sessionPubKey ?? null
  const mine = state.is === 'open' ? state.wallet.signer.sessionPk : null
  if (kept === mine || state.is === 'restoring' || opening) return
  if (kept === null) drop(keyless())
  else void restore()
}

let restoring: Promise<WalletState> | null = null

/** Takes up the stored session, if there is one, once the service has confirmed it. Never throws: the state says it. */
export function restore(): Promise<WalletState> {
  if (state.is === 'open' && isKept(state.wallet)) return Promise.resolve(state)
  restoring ??= takeUp().finally(() => {
    restoring = null
  })
  return restoring
}

const isKept = ({ signer }: OpenWallet): boolean => storedWallet()?.sessionPubKey === signer.sessionPk

async function takeUp(): Promise<WalletState> {
  const kept = storedWallet()
  if (!kept) return drop(keyless())
  if (kept.expiresAt !== null && kept.expiresAt <= Date.now()) return drop(ENDED)
  if (state.is !== 'restoring') become({ is: 'restoring' })
  try {
    const wallet = walletOf(await readWalletConfig(), kept)
    if (!isSessionOf(await wallet.calls.ask('verifySession'), wallet)) return drop('Failed to verify user session')
    open(wallet)
  } catch (error) {
    if (error instanceof ApiProblem && saysNothing(error)) become({ is: 'unreachable', problem: error })
    else drop(error instanceof ApiProblem && error.status === 401 ? ENDED : 'Failed to verify user session')
  }
  return state
}

/** No verdict on the wallet's session: the network, the service, its limits, or the person's own sign-in. */
const saysNothing = ({ status, code }: ApiProblem) =>
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

/** Ends the session here. */
function drop(why: string | null): WalletState {
  const isStored = stored('okto_session') !== null
  if (isStored || state.is !== 'closed') become({ is: 'closed', why })
  if (isStored) removeWallet()
  return state
}

/** Why a session that is stored cannot be taken up; null where none is. */
const keyless = (): string | null => (stored('okto_session') === null ? null : noSessionKeys().message)

function open(wallet: OpenWallet): void {
  become({ is: 'open', wallet, keys: { are: 'syncing' } })
  void syncKeys(wallet).catch(() => undefined)
}

/** Asks for the names of the wallet's keys; resolves with the one that signs. What failed stands in the state as well. */
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

/** The name of the key that signs: as it was synced, and where that failed after another try. */
export const keyOf = async (wallet: OpenWallet): Promise<string> =>
  state.is === 'open' && state.wallet === wallet && state.keys.are === 'set'
    ? state.keys.ecdsaKeyId
    : await syncKeys(wallet)

/** Throws the refusal where this wallet is open no longer; the screen says it too. */
export function demandOpen(wallet: OpenWallet, refusal: WalletError): void {
  if (state.is !== 'open' || state.wallet !== wallet || !isKept(wallet)) throw ended(wallet, refusal)
}

/** What only an open wallet does. Where its session ends before or while it is done, the refusal says so. */
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
  const isAnother = state.is === 'restoring' || (state.is === 'open' && state.wallet !== wallet)
  if (isAnother) return refusal
  become({ is: 'closed', why: `${refusal.message}. ${ENDED}` })
  removeWallet()
  return refusal
}

let opening = false

/**
 * Logs in with a fresh key; resolves with the wallet's address. For client_jwt without a token: the service issues it. Throws
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
    const kept = { sessionPrivKey, sessionPubKey, userSWA, expiresAt: Date.now() + SESSION_SECONDS * 1000 }
    store({ okto_session: JSON.stringify(kept) })
    open(walletOf(config, kept))
    return userSWA
  } finally {
    opening = false
  }
}

/** Ends the session here, and at the service if that can be reached. */
export async function logOut(): Promise<void> {
  const calls = state.is === 'open' ? state.wallet.calls : null
  const told = calls?.end().catch(() => {})
  drop(null)
  await told
}
