// Builds the keys that sign claims, and the transparency log of claims.
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
  const { claims, verification } = stores
  const claimsLog = createLogService({
    settings: config.log,
    store: stores.log,
    leases: stores.leases,
    witnessClient,
    revokedKids,
    listKeys: async () => [...(await claims.listKeys()), ...(await verification.issued.listKeys())],
    onIncluded: entries => emit('log.included', { entries }),
    onQueued: () => emit('log.queued', {}),
    now,
    log,
  })
  const logged = createLoggedService({
    store: verification.logged,
    claimsLog,
    cvs: stores.cvs,
    publicOrigin,
    emit,
    now,
    log,
  })
  const signingKeys = createSigningKeys({
    keys: attestationKeys,
    revokedKids,
    publicOrigin,
    store: claims,
    clockMs: monotonicMs,
  })
  const keys = { ...signingKeys, verifierOf: logged.withPlaces(signingKeys.verifierOf) }
  return { claimsLog, logged, keys }
}
