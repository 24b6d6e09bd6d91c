// The secret of a link on its way to the mail server: made at random, kept sealed until its mail has gone, known by its
// SHA-256 alone afterwards. Whoever has only the database can open no link.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

export type LinkSeal = {
  /** `about` must be the same when it is opened. */
  seal(text: string, about: string): string
  /** Null when no key of ours sealed it, or it was about something else. */
  open(sealed: string, about: string): string | null
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** 256 random bits, in 43 letters that an address takes. */
export const makeToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * `keys`: the service's signing keys, of which keys of their own are drawn; the first seals, all open. Without any (never in
 * production) a key of this process, so that what it sealed is lost with it.
 */
export function createLinkSeal(keys: readonly Readonly<Record<string, unknown>>[]): LinkSeal {
  const secrets = keys.map(({ d }) => Buffer.from(String(d), 'base64url'))
  if (secrets.length === 0) secrets.push(randomBytes(32))
  const derived = secrets.map(secret => Buffer.from(hkdfSync('sha256', secret, '', 'trucv link to confirm', 32)))

  function openWith(key: Buffer, bytes: Buffer, about: string): string | null {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  }

  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, derived[0] as Buffer, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      for (const key of derived) {
        const text = openWith(key, bytes, about)
        if (text !== null) return text
      }
      return null
    },
  }
}
