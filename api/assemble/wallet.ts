// Builds the wallet: the client key and the services that share it and the stores.
import type { Config } from '../config/config.ts'
import type { WalletConfigData } from '../core/contract/wallet.ts'
import { ENVIRONMENTS } from '../core/wallet/environments.ts'
import type { Tokens } from '../http/tokens.ts'
import { Problem } from '../lib/problem.ts'
import type { WalletBackend } from '../providers/wallet-backend.ts'
import { type ClientKey, createClientKey } from '../wallet/client-key.ts'
import { createCodeService } from '../wallet/code-service.ts'
import { createLoginService } from '../wallet/login-service.ts'
import { createLoginTokens } from '../wallet/login-tokens.ts'
import { createOperationService } from '../wallet/operation-service.ts'
import { createSessionAccess } from '../wallet/session-access.ts'
import { createSessionService } from '../wallet/session-service.ts'
import { createUpstream } from '../wallet/upstream.ts'
import type { Limits } from './limits.ts'
import type { Stores } from './stores.ts'

type Deps = {
  config: Pick<Config, 'wallet' | 'revokedKids' | 'google'>
  /** Signs the login tokens of accounts: ES256, with the wallet's own keys. */
  loginTokens: Tokens
  walletBackend: WalletBackend
  stores: Pick<Stores, 'sessions' | 'ledger'>
  limits: Pick<Limits, 'wallet'>
  now: () => Date
}
export type Wallet = ReturnType<typeof assembleWallet>

export function assembleWallet({ config, loginTokens: tokens, walletBackend, stores, limits, now }: Deps) {
  const { wallet: settings, revokedKids } = config
  const environment = ENVIRONMENTS[settings.environment]
  const { ledger, sessions } = stores
  const upstream = createUpstream(walletBackend)
  const loginTokens = createLoginTokens(tokens)
  const clientKey =
    settings.isOn && settings.clientPrivateKey && createClientKey(settings.clientPrivateKey, settings.clientSwa)

  function build(clientKey: ClientKey) {
    const grantLimits = limits.wallet.grants
    const access = createSessionAccess({ sessions, clientKey, upstream, now })
    const session = { ...access, ...createSessionService({ access, sessions, ledger, clientKey, now, grantLimits }) }
    const codeLimits = { contact: limits.wallet.codeContact, caller: limits.wallet.codeCaller }
    const codes = createCodeService({ clientKey, ledger, upstream, now, codeLimits })
    const login = createLoginService({
      environment,
      clientKey,
      loginTokens,
      sessions,
      ledger,
      upstream,
      now,
      ownAudiences: config.google.clientIds,
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
      return keys.filter(({ kid }) => !revokedKids.includes(kid))
    },
    /** At every start: saves the current public keys for ever. */
    prepare: () => ledger.saveLoginKeys(loginTokens.publicKeys),
  }
}

function publicConstants(settings: Config['wallet']): Omit<WalletConfigData, 'success'> {
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
