// The SHA-256 of bytes and texts, for programs that share no code with the service.
import { createHash } from 'node:crypto'

/** The digest of the parts one after the other. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
