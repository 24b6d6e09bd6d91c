// A short digest of a reply's body for its entity tag. Not for claims, which are digested as canonical JSON.
import { createHash } from 'node:crypto'

/** The first 96 bits of the SHA-256, as 16 base64url characters. */
export const bodyDigest = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 16)
