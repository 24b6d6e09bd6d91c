// The key set that the service signs claims with where none is configured: made once, kept with the sandbox's data, and marked
// by its name, so that production refuses it. Checks nothing: nobody outside reads it.
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function newKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: `sandbox-${randomUUID()}`, alg: 'ES256', use: 'sig' }
  return JSON.stringify({ keys: [jwk] })
}

/** For ATTESTATION_KEYS; kept in `dataDir` (mode 0600), so that claims outlive a restart, or made anew when that is null. */
export function attestationKeys(dataDir: string | null): string {
  if (dataDir === null) return newKeySet()
  const folder = join(dataDir, 'sandbox')
  const path = join(folder, 'attestation-keys.json')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    // `wx`: of two starts at once the first writes the keys and the second reads them.
    writeFileSync(path, newKeySet(), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    chmodSync(path, 0o600)
  }
  return readFileSync(path, 'utf8')
}
