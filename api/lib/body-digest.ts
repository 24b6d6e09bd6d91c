// What tells one reply's body from another's, short enough for an entity tag. No proof of anything: see canonical-json for those.
import { createHash } from 'node:crypto'

/** 96 bits of its SHA-256, 16 letters. */
export const bodyDigest = (body: string | Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 16)
