// Encrypts texts for the database (AES-256-GCM), so that the database alone is not enough to read them. The format cannot change,
// because sealed texts are stored: base64 of nonce, authentication tag and ciphertext.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  /** `about` (additional authenticated data) must be the same when it is opened. */
  seal(text: string, about: string): string
  /** Null when it was sealed with an unknown key or another `about`, or was changed. */
  open(sealed: string, about: string): string | null
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Derives a key for this `purpose` from each secret. The first key seals, all of them open. */
export function createSeal(secrets: readonly Buffer[], purpose: string): Seal {
  const keys = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))

  function openWith(key: Buffer, bytes: Buffer, about: string): string | null {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const ciphertext = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }

  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, keys[0] as Buffer, iv).setAAD(Buffer.from(about))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      for (const key of keys) {
        const text = openWith(key, bytes, about)
        if (text !== null) return text
      }
      return null
    },
  }
}

/** From the service's signing keys. Without any (never in production) from a random key that is lost with this process. */
export function createKeySeal(keys: readonly Readonly<Record<string, unknown>>[], purpose: string): Seal {
  const secrets = keys.map(({ d }) => Buffer.from(String(d), 'base64url'))
  return createSeal(secrets.length > 0 ? secrets : [randomBytes(32)], purpose)
}
