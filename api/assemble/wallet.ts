// Builds the wallet: the client key and the services that share it and the stores.
import type { WalletConfigData } from '../core/contract/wallet.ts'
import { ENVIRONMENTS, type EnvironmentName } from '../core/wallet/environments.ts'
import type { Tokens } from '../http/tokens.ts'
import { Problem } from '../lib/problem.ts'
import type { SharedQuota } from '../lib/shared-quota.ts'
import type { WalletBackend } from '../providers/wallet-backend.ts'
import { type ClientKey, createClientKey } from '../wallet/client-key.ts'
import { createCodeService } from '../wallet/code-service.ts'
import type { LedgerStore } from '../wallet/ledger-store.ts'
import { createLoginService } from '../wallet/login-service.ts'
import { createLoginTokens } from '../wallet/login-tokens.ts'
import { createOperationService } from '../wallet/operation-service.ts'
import { createSessionAccess, type Limits } from '../wallet/session-access.ts'
import { createSessionService } from '../wallet/session-service.ts'
import type { SessionStore } from '../wallet/session-store.ts'
import { createUpstream } from '../wallet/upstream.ts'

type Settings = Readonly<{
  environment: EnvironmentName
  clientPrivateKey: string
  clientSwa: string
  onboardingUrl: string
  googleClientId: string
}>
type WalletParts = {
  settings: Settings
  /** Signs the login tokens of accounts: ES256, with the wallet's own keys. */
  tokens: Tokens
  revokedKids: readonly string[]
  /** Audiences of this service's own bearers. */
  ownAudiences: readonly string[]
  backend: WalletBackend
  stores: { sessions: SessionStore; ledger: LedgerStore }
  now: () => Date
  limits: { grants: Limits; codeContact: SharedQuota; codeCaller: SharedQuota }
}
export type Wallet = ReturnType<typeof assembleWallet>

export function assembleWallet({ settings, stores, backend, now, limits, ...parts }: WalletParts) {
  const environment = ENVIRONMENTS[settings.environment]
  const { ledger, sessions } = stores
  const upstream = createUpstream(backend)
  const loginTokens = createLoginTokens(parts.tokens)
  const clientKey = settings.clientPrivateKey && createClientKey(settings.clientPrivateKey, settings.clientSwa)

  function build(clientKey: ClientKey) {
    const grantLimits = limits.grants
    const access = createSessionAccess({ sessions, clientKey, upstream, now })
    const session = { ...access, ...createSessionService({ access, sessions, ledger, clientKey, now, grantLimits }) }
    const codeLimits = { contact: limits.codeContact, caller: limits.codeCaller }
    const codes = createCodeService({ clientKey, ledger, upstream, now, codeLimits })
    const { ownAudiences } = parts
    const login = createLoginService({
      environment,
      clientKey,
      loginTokens,
      sessions,
      ledger,
      upstream,
      now,
      ownAudiences,
    })
    const operations = createOperationService({ environment, clientKey, ledger, session, now, grantLimits })
    return { session, codes, login, operations }
  }
  const services = clientKey ? build(clientKey) : null

  return {
    isSetUp: services !== null,
    /** Throws wallet_unavailable where no client is configured. */
    services() {
      if (!services) throw new Problem('wallet_unavailable')
      return services
    },
    /** Public constants. */
    describe(): Omit<WalletConfigData, 'success'> {
      if (!services) throw new Problem('wallet_unavailable')
      return publicConstants(settings)
    },
    /** Every public key that has signed login tokens, except revoked ones. */
    async listLoginKeys(): Promise<object[]> {
      const keys = (await ledger.listLoginKeys()) as { kid: string }[]
      return keys.filter(({ kid }) => !parts.revokedKids.includes(kid))
    },
    /** At every start: saves the current public keys for ever. */
    prepare: () => ledger.saveLoginKeys(loginTokens.publicKeys),
  }
}

function publicConstants(settings: Settings): Omit<WalletConfigData, 'success'> {
  const { chainId, entryPoint, jobManager, paymaster, threshold } = ENVIRONMENTS[settings.environment]
  return {
    environment: settings.environment,
    chainId,
    entryPoint,
    jobManager,
    paymaster,
    clientSWA: settings.clientSwa,
    threshold,
    onboardingUrl: settings.onboardingUrl,
    googleClientId: settings.googleClientId,
  }
}
