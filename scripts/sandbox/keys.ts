// Keys for the service, where its configuration has none. Their ids are marked, so that production refuses them.
import { newEd25519Key, newSeal, newSigningKey } from '../../api/crypto/new-keys.ts'
import { keptOnce } from './kept.ts'

const MARK = 'sandbox-'
export const markedSigningKey = () => newSigningKey(MARK) as Record<string, string>

/** For ATTESTATION_KEYS; kept, so that claims stay verifiable after a restart. */
export const attestationKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'attestation-keys.json', () => JSON.stringify({ keys: [markedSigningKey()] }))

/** For CREDENTIAL_KEYS (Ed25519), kept too. */
export const credentialKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'credential-keys.json', () => JSON.stringify({ keys: [newEd25519Key(MARK)] }))

/** For LOG_KEY: one key. */
export const logKey = (dataDir: string | null): string =>
  keptOnce(dataDir, 'log-key.json', () => JSON.stringify(newEd25519Key(MARK)))

/** For SEAL_KEY and SEAL_CERTIFICATE (RSA, self-signed for twenty years), kept too. */
export const sealOf = (dataDir: string | null): ReturnType<typeof newSeal> =>
  JSON.parse(keptOnce(dataDir, 'seal.json', () => JSON.stringify(newSeal('TruCV sandbox', 20, 2_048))))
