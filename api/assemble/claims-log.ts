// Builds the transparency log of claims, the keys that sign claims, and the search for the claims about words of CVs.
import { createClaimFinder } from '../claims/claimed-sections.ts'
import { createHolders } from '../claims/holders.ts'
import { createLoggedService } from '../claims/logged/service.ts'
import { createSigningKeys } from '../claims/signing-keys.ts'
import type { Config } from '../config/config.ts'
import type { Emit } from '../events.ts'
import { monotonicMs } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { createLogService } from '../log/service.ts'
import type { WitnessClient } from '../providers/witness.ts'
import type { Stores } from './stores.ts'

type Deps = {
  config: Pick<Config, 'publicOrigin' | 'attestationKeys' | 'revokedKids' | 'log'>
  stores: Stores
  witnessClient: WitnessClient
  emit: Emit
  now: () => Date
  log: Log
}

export type ClaimsLog = ReturnType<typeof assembleClaimsLog>

export function assembleClaimsLog({ config, stores, witnessClient, emit, now, log }: Deps) {
  const { publicOrigin, attestationKeys, revokedKids } = config
  const { claims, claimKeys, verification } = stores
  const claimsLog = createLogService({
    settings: config.log,
    store: stores.log,
    leases: stores.leases,
    witnessClient,
    revokedKids,
    listKeys: async () => [...(await claimKeys.listKeys()), ...(await verification.issued.listKeys())],
    onIncluded: entries => emit('log.included', { entries }),
    onQueued: () => emit('log.queued', {}),
    now,
    log,
  })
  const logged = createLoggedService({ store: verification.logged, claimsLog, claims, publicOrigin, now, log })
  const signingKeys = createSigningKeys({
    keys: attestationKeys,
    revokedKids,
    publicOrigin,
    store: claimKeys,
    clockMs: monotonicMs,
  })
  const keys = { ...signingKeys, verifierOf: logged.withPlaces(signingKeys.verifierOf) }
  const holders = createHolders(stores.users.findHolderKey)
  const finder = createClaimFinder({ store: claims, holders, verifierOf: keys.verifierOf })
  return { claimsLog, logged, keys, holders, finder }
}
