// Hashes of passwords (scrypt). The parameters cannot change, because hashes are stored.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Problem } from '../lib/problem.ts'

export type Hashed = { salt: string; hash: string }
export type Passwords = {
  hash(password: string): Promise<Hashed>
  matches(password: string, hashed: Hashed): Promise<boolean>
}

const HASH_BYTES = 32
/** 32 MiB and about a tenth of a second each, so only a few run at a time. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const AT_A_TIME = 2
const MOST_WAITING = 100

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  /** Throws overloaded when too many wait. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MOST_WAITING) throw new Problem('overloaded', { retryAfterSeconds: 5 })
    if (running >= AT_A_TIME) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  /** Letters that look alike but were composed in another way are the same password. */
  const derive = (password: string, salt: string): Promise<Buffer> =>
    inTurn(
      () =>
        new Promise((resolve, reject) =>
          scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )

  return {
    async hash(password) {
      const salt = randomBytes(16).toString('base64url')
      return { salt, hash: (await derive(password, salt)).toString('base64url') }
    },
    async matches(password, { salt, hash }) {
      const [found, expected] = [await derive(password, salt), Buffer.from(hash, 'base64url')]
      return found.length === expected.length && timingSafeEqual(found, expected)
    },
  }
}
