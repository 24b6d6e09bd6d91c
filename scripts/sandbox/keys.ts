// Signing keys (JWKs) for the service, where its configuration has none. Their ids are marked, so that production
// refuses them.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { makeCertificate } from '../lib/certificate.ts'
import { keptOnce } from './kept.ts'

export function newSigningKey(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = privateKey.export({ format: 'jwk' }) as Record<string, string>
  return { ...jwk, kid: `sandbox-${randomUUID()}`, alg: 'ES256', use: 'sig' }
}

/** For ATTESTATION_KEYS; kept, so that claims stay verifiable after a restart. */
export const attestationKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'attestation-keys.json', () => JSON.stringify({ keys: [newSigningKey()] }))

function newEd25519Key() {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return { ...jwk, kid: `sandbox-${randomUUID()}`, alg: 'EdDSA', use: 'sig' }
}

/** For CREDENTIAL_KEYS (Ed25519), kept too. */
export const credentialKeys = (dataDir: string | null): string =>
  keptOnce(dataDir, 'credential-keys.json', () => JSON.stringify({ keys: [newEd25519Key()] }))

/** For LOG_KEY: one key. */
export const logKey = (dataDir: string | null): string =>
  keptOnce(dataDir, 'log-key.json', () => JSON.stringify(newEd25519Key()))

const YEAR_MS = 365 * 86_400_000

/** For SEAL_KEY and SEAL_CERTIFICATE (RSA, self-signed for twenty years), kept too. */
export function sealOf(dir: string | null): { SEAL_KEY: string; SEAL_CERTIFICATE: string } {
  const text = keptOnce(dir, 'seal.json', () => {
    const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const [from, until] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 20 * YEAR_MS)]
    const SEAL_CERTIFICATE = makeCertificate(publicKey, { subject: 'TruCV sandbox', key, from, until })
    return JSON.stringify({ SEAL_KEY: key.export({ type: 'pkcs8', format: 'pem' }), SEAL_CERTIFICATE })
  })
  return JSON.parse(text)
}
