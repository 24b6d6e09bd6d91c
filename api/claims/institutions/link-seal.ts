// The secret of a confirmation link: random, stored sealed until its mail is sent, and only as a SHA-256 hash afterwards.
// The database alone is not enough to open a link.
import { createHash, randomBytes } from 'node:crypto'
import { createSeal, type Seal } from '../../crypto/seal.ts'

/** 256 random bits as 43 URL-safe characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** `keys`: the service's signing keys. Without any (never in production) a random key that is lost with this process. */
export function createLinkSeal(keys: readonly Readonly<Record<string, unknown>>[]): Seal {
  const secrets = keys.map(({ d }) => Buffer.from(String(d), 'base64url'))
  return createSeal(secrets.length > 0 ? secrets : [randomBytes(32)], 'trucv link to confirm')
}
