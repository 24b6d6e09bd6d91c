// The wallet of one person at one service: ways to log in, and the session, which is opened by a login, restored and verified, and
// ended. Each time it opens, the ids of the wallet's keys are synced.
import { isSessionOf } from '../../../../api/core/wallet/calls.ts'
import { ENVIRONMENTS, type Provider, SESSION_SECONDS } from '../../../../api/core/wallet/environments.ts'
import {
  alreadyLoggedIn,
  mustBeLoggedIn,
  noSessionKeys,
  notLoggedIn,
  noUserKeys,
  type WalletError,
} from '../../../../api/core/wallet/errors.ts'
import { type StoredSession, storedSessionIn } from '../../../../api/core/wallet/stored-session.ts'
import { ApiProblem } from '../../data/exchange.ts'
import { mayPass } from '../../data/passing.ts'
import { type CodeRequest, createOpenCalls, createWalletCalls, type OpenCalls, type WalletConfig } from './calls.ts'
import type { GoogleClient } from './google-popup.ts'
import { type Guard, newSessionKey, OpenWallet, signerOf } from './open-wallet.ts'
import type { SessionStorage, WalletService } from './service.ts'

/** The ids of the wallet's own keys, held by the backend. `why`: the error of the sync. */
export type UserKeys = { are: 'syncing' } | { are: 'set'; ecdsaKeyId: string } | { are: 'missing'; why: unknown }
export type WalletState =
  | { is: 'restoring' }
  /** `why`: the reason for the end, for the login screen. */
  | { is: 'closed'; why: string | null }
  /** A session is stored, but it could not be verified yet. */
  | { is: 'unreachable'; problem: ApiProblem }
  | { is: 'open'; wallet: OpenWallet; keys: UserKeys }

const ENDED = 'Your wallet session has ended. Please log in again.'

/** The failure is not about the wallet session, but about the network, the service, a limit, or the account's sign-in. */
const isInconclusive = ({ status, code }: ApiProblem) =>
  mayPass(status) || (status === 401 && code !== 'wallet_session_required')

export class WalletKit implements Guard {
  readonly #open: OpenCalls
  readonly #storage: SessionStorage
  readonly #listeners = new Set<() => void>()
  #state: WalletState = { is: 'restoring' }
  #restoring: Promise<WalletState> | null = null
  #opening = false

  constructor({ service, storage }: { service: WalletService; storage: SessionStorage }) {
    this.#open = createOpenCalls(service)
    this.#storage = storage
  }

  /** The known state, without a request. */
  state = (): WalletState => this.#state

  /** Calls back when the session begins or ends, in another tab too. Returns the function that unsubscribes. */
  onChange = (listener: () => void): (() => void) => {
    const stop = this.#storage.watch(() => this.#followStorage())
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      stop()
    }
  }

  /** The public constants of the wallet. 503 `wallet_unavailable` when the service has no wallet. */
  readConfig(): Promise<WalletConfig> {
    return this.#open.readConfig()
  }

  /** What `googleIdToken` needs. Read it before the click that opens the pop-up. */
  async readGoogleClient(): Promise<GoogleClient> {
    const [{ googleClientId: clientId }, { body }] = await Promise.all([
      this.readConfig(),
      this.#open.call('GET', '/config'),
    ])
    return { clientId, authorizeUrl: (body as { googleAuthorizeUrl: string }).googleAuthorizeUrl }
  }

  /** Sends a one-time code, good for five minutes; with the token of an earlier one, another. Resolves with the code's token. */
  sendCode(request: CodeRequest): Promise<string> {
    return this.#open.sendCode(request)
  }

  /** Hands in the digits of a code. Resolves with the id token for `logIn({ provider: 'okto', idToken })`. */
  verifyCode(request: Required<CodeRequest>): Promise<string> {
    return this.#open.verifyCode(request)
  }

  /**
   * Logs in with a new session key, for six hours. `client_jwt` is the account of the bearer and needs no `idToken`; `okto` is a
   * code, `google` Google's pop-up. Throws 'User is already logged in. Please log out first.', ApiProblem and WalletError.
   */
  async logIn(authData: { provider: Provider; idToken?: string }): Promise<OpenWallet> {
    if (this.#opening || this.#stored()) throw alreadyLoggedIn()
    this.#opening = true
    try {
      const config = await this.readConfig()
      const sessionPrivKey = newSessionKey()
      const { sessionPk, signSession } = signerOf(sessionPrivKey)
      const sessionDataUserSignature = signSession()
      const userSWA = await this.#open.authenticate({ authData, sessionPk, sessionDataUserSignature })
      const expiresAt = Date.now() + SESSION_SECONDS * 1000
      const session = { sessionPrivKey, sessionPubKey: sessionPk, userSWA, expiresAt }
      this.#storage.write(JSON.stringify(session))
      return this.#become(this.#walletOf(config, session))
    } finally {
      this.#opening = false
    }
  }

  /** Restores the stored session, if any, after the service has verified it. Never throws: the outcome is in the state. */
  restore(): Promise<WalletState> {
    const state = this.#state
    if (state.is === 'open' && this.#isStored(state.wallet)) return Promise.resolve(state)
    this.#restoring ??= this.#verifyStored().finally(() => {
      this.#restoring = null
    })
    return this.#restoring
  }

  /** The open wallet, restored if it is stored. Throws the refusal without one. */
  async wallet(refusal: WalletError = notLoggedIn()): Promise<OpenWallet> {
    const state = await this.restore()
    if (state.is === 'open') return state.wallet
    throw state.is === 'unreachable' ? state.problem : refusal
  }

  /** Ends the session on this device, and at the service if it can be reached. */
  async logOut(): Promise<void> {
    const calls = this.#state.is === 'open' ? this.#state.wallet.calls : null
    const ending = calls?.end().catch(() => {})
    this.#drop(null)
    await ending
  }

  /** Reads the ids of the wallet's keys; resolves with the signing key's. A failure is in the state too. */
  async syncKeys(wallet: OpenWallet): Promise<string> {
    const note = (keys: UserKeys) => this.#isCurrent(wallet) && this.#set({ is: 'open', wallet, keys })
    note({ are: 'syncing' })
    try {
      return await this.whileOpen(wallet, mustBeLoggedIn('syncUserKeys'), async () => {
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
  async keyIdOf(wallet: OpenWallet): Promise<string> {
    const state = this.#state
    const keys = state.is === 'open' && state.wallet === wallet ? state.keys : null
    return keys?.are === 'set' ? keys.ecdsaKeyId : this.syncKeys(wallet)
  }

  /** Throws the refusal when this wallet is no longer open; the state says so too. */
  demandOpen(wallet: OpenWallet, refusal: WalletError): void {
    if (!this.#isCurrent(wallet) || !this.#isStored(wallet)) throw this.#ended(wallet, refusal)
  }

  /** Runs work that needs an open wallet; throws the refusal when its session has ended or ends meanwhile. */
  async whileOpen<T>(wallet: OpenWallet, refusal: WalletError, work: () => Promise<T>): Promise<T> {
    this.demandOpen(wallet, refusal)
    try {
      return await work()
    } catch (error) {
      const isGone = error instanceof ApiProblem && error.code === 'wallet_session_required'
      throw isGone ? this.#ended(wallet, refusal) : error
    }
  }

  #ended(wallet: OpenWallet, refusal: WalletError): WalletError {
    const isReplaced = this.#state.is === 'restoring' || (this.#state.is === 'open' && !this.#isCurrent(wallet))
    if (isReplaced) return refusal
    this.#set({ is: 'closed', why: `${refusal.message}. ${ENDED}` })
    this.#storage.remove()
    return refusal
  }

  #set(next: WalletState): void {
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  #become(wallet: OpenWallet): OpenWallet {
    this.#set({ is: 'open', wallet, keys: { are: 'syncing' } })
    void this.syncKeys(wallet).catch(() => undefined)
    return wallet
  }

  #isCurrent = (wallet: OpenWallet) => this.#state.is === 'open' && this.#state.wallet === wallet
  #stored = () => storedSessionIn(this.#storage.read())
  #isStored = ({ calls }: OpenWallet) => this.#stored()?.sessionPubKey === calls.sessionPk

  #followStorage(): void {
    const storedKey = this.#stored()?.sessionPubKey ?? null
    const openKey = this.#state.is === 'open' ? this.#state.wallet.calls.sessionPk : null
    if (storedKey === openKey || this.#state.is === 'restoring' || this.#opening) return
    if (storedKey === null) this.#drop(this.#keyless())
    else void this.restore()
  }

  async #verifyStored(): Promise<WalletState> {
    const found = this.#stored()
    if (!found) return this.#drop(this.#keyless())
    if (found.expiresAt !== null && found.expiresAt <= Date.now()) return this.#drop(ENDED)
    if (this.#state.is !== 'restoring') this.#set({ is: 'restoring' })
    try {
      const config = await this.readConfig()
      const wallet = this.#walletOf(config, found)
      const names = { clientSWA: config.clientSWA, userSWA: found.userSWA }
      if (!isSessionOf(await wallet.calls.ask('verifySession'), names))
        return this.#drop('Failed to verify user session')
      this.#become(wallet)
    } catch (error) {
      if (error instanceof ApiProblem && isInconclusive(error)) this.#set({ is: 'unreachable', problem: error })
      else this.#drop(error instanceof ApiProblem && error.status === 401 ? ENDED : 'Failed to verify user session')
    }
    return this.#state
  }

  #walletOf(config: WalletConfig, { sessionPrivKey, sessionPubKey, userSWA }: StoredSession): OpenWallet {
    const signer = signerOf(sessionPrivKey)
    if (signer.sessionPk !== sessionPubKey) throw new Error('The stored keys do not belong together.')
    const { chainId, entryPoint, jobManager, paymaster, threshold, clientSWA } = config
    const environment = { ...ENVIRONMENTS[config.environment], chainId, entryPoint, jobManager, paymaster, threshold }
    const isMine = () => this.#state.is !== 'open' || this.#state.wallet.calls === calls
    const calls = createWalletCalls(this.#open, sessionPubKey, {
      signBearer: signer.signBearer,
      demandKeys: () => {
        if (this.#stored()?.sessionPubKey === sessionPubKey) return
        if (isMine()) this.#drop(`${noSessionKeys().message}. ${ENDED}`)
        throw noSessionKeys()
      },
      onGone: () => isMine() && this.#drop(ENDED),
    })
    return new OpenWallet({ userSWA, clientSWA, environment, signer, calls, guard: this })
  }

  /** Ends the session on this device. */
  #drop(why: string | null): WalletState {
    const wasStored = this.#storage.read() !== null
    if (wasStored || this.#state.is !== 'closed') this.#set({ is: 'closed', why })
    if (wasStored) this.#storage.remove()
    return this.#state
  }

  /** Why the stored session cannot be restored; null where none is stored. */
  #keyless = (): string | null => (this.#storage.read() === null ? null : noSessionKeys().message)
}
