// Signing keys (JWKs) for the service, where its configuration has none. Their ids are marked, so that production
// refuses them.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { keptOnce } from './kept.ts'

export function newSigningKey(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as Record<string, string>
  return { ...jwk, kid: `sandbox-${randomUUID()}`, alg: 'ES256', use: 'sig' }
}

/** For ATTESTATION_KEYS; kept, so that claims stay verifiable after a restart. */
export const attestationKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'attestation-keys.json', () => JSON.stringify({ keys: [newSigningKey()] }))

/** For CREDENTIAL_KEYS (Ed25519), kept too. */
export const credentialKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'credential-keys.json', () => {
    const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
    return JSON.stringify({ keys: [{ ...jwk, kid: `sandbox-${randomUUID()}`, alg: 'EdDSA', use: 'sig' }] })
  })
