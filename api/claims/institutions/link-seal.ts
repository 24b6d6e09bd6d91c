// The secret of a confirmation link: random, stored sealed until its mail is sent, and only as a SHA-256 hash afterwards.
// The database alone is not enough to open a link.

import { randomBytes } from 'node:crypto'
import { createKeySeal, type Seal } from '../../crypto/seal.ts'
import { sha256 } from '../../lib/sha256.ts'

/** 256 random bits as 43 URL-safe characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => sha256(token).toString('hex')

/** `keys`: the service's signing keys. */
export const createLinkSeal = (keys: readonly Readonly<Record<string, unknown>>[]): Seal =>
  createKeySeal(keys, 'trucv link to confirm')
