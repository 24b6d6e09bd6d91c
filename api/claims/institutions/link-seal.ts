// The secret of a link on its way to the mail server: made at random, kept sealed until its mail has gone, known by its
// SHA-256 alone afterwards. The database alone opens no link.
import { createHash, randomBytes } from 'node:crypto'
import { createSeal, type Seal } from '../../crypto/seal.ts'

/** 256 random bits, in 43 letters that an address takes. */
export const makeToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** `keys`: the service's signing keys. Without any (never in production) the key of this process, lost with it. */
export function createLinkSeal(keys: readonly Readonly<Record<string, unknown>>[]): Seal {
  const secrets = keys.map(({ d }) => Buffer.from(String(d), 'base64url'))
  return createSeal(secrets.length > 0 ? secrets : [randomBytes(32)], 'trucv link to confirm')
}
