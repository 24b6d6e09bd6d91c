// The wallet's session on this device: opened by a log-in, restored and verified when a page loads, ended. One for all that
// need it. Knows no screen.
import { useSyncExternalStore } from 'react'
import { isSessionOf } from '../../../api/wallet/rules/calls.ts'
import {
  ENVIRONMENTS,
  type Environment,
  type Provider,
  SESSION_SECONDS,
} from '../../../api/wallet/rules/environments.ts'
import { alreadyLoggedIn } from '../../../api/wallet/rules/wallet-error.ts'
import { ApiProblem } from '../data/fetch.ts'
import { mayPass } from '../data/passing.ts'
import { onStorageChange, removeWallet, store } from '../data/storage.ts'
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
export type WalletState =
  | { is: 'restoring' }
  /** `why`: what ended it, if that is worth saying. */
  | { is: 'closed'; why: string | null }
  /** A session is stored, and nobody could say whether it is good. */
  | { is: 'unreachable'; problem: ApiProblem }
  | { is: 'open'; wallet: OpenWallet }

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
  if (kept === null) become({ is: 'closed', why: null })
  else void restore()
}

let restoring: Promise<WalletState> | null = null

/** Takes up the stored session, if there is one, once the service has confirmed it. Never throws: the state says it. */
export function restore(): Promise<WalletState> {
  if (state.is === 'open' && storedWallet()?.sessionPubKey === state.wallet.signer.sessionPk) {
    return Promise.resolve(state)
  }
  restoring ??= takeUp().finally(() => {
    restoring = null
  })
  return restoring
}

async function takeUp(): Promise<WalletState> {
  const kept = storedWallet()
  if (!kept) return drop(null)
  if (kept.expiresAt <= Date.now()) return drop(ENDED)
  if (state.is !== 'restoring') become({ is: 'restoring' })
  try {
    const wallet = walletOf(await readWalletConfig(), kept)
    if (!isSessionOf(await wallet.calls.ask('verifySession'), wallet)) return drop('Failed to verify user session')
    become({ is: 'open', wallet })
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
  const calls = createWalletCalls(sessionPubKey, signer.signBearer, () => isMine() && drop(ENDED))
  return { userSWA, clientSWA, environment, signer, calls }
}

/** Ends the session here. */
function drop(why: string | null): WalletState {
  if (storedWallet()) {
    become({ is: 'closed', why })
    removeWallet()
  } else if (state.is !== 'closed') become({ is: 'closed', why })
  return state
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
    become({ is: 'open', wallet: walletOf(config, kept) })
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
