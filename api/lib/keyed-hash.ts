// A hash under a key that is stored in the database, so that hashed values cannot be guessed from a copy of one collection.
import { createHmac } from 'node:crypto'

/** HMAC-SHA256 under the key that `readKey` resolves with; it is read once, and again after a failure. */
export function keyedHash(readKey: () => Promise<string>, encoding: 'hex' | 'base64url') {
  let key: Promise<string> | null = null
  return async (text: string): Promise<string> => {
    key ??= readKey().catch(error => {
      key = null
      throw error
    })
    return createHmac('sha256', await key)
      .update(text)
      .digest(encoding)
  }
}
