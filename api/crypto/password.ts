// Hashes of passwords (scrypt). The parameters cannot change, because hashes are stored.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createFairQueue } from '../lib/fair-queue.ts'
import { overLimit, Problem } from '../lib/problem.ts'

export type Hashed = { salt: string; hash: string }
/** `by`: the account whose share of the queue counts. Throw overloaded, and rate_limited for the share. */
export type Passwords = {
  hash(password: string, by: string): Promise<Hashed>
  matches(password: string, hashed: Hashed, by: string): Promise<boolean>
}

const HASH_BYTES = 32
/** 32 MiB and about a tenth of a second each, so only a few run at a time. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const AT_A_TIME = 2
const MOST_WAITING = 100
/** Of one account or client address: as many as in a pool of processes. */
const SHARE = 8
const SHARE_MESSAGE = 'Other passwords from here are still being computed. Please wait for them.'

export function createPasswords(): Passwords {
  let running = 0
  const waiting = createFairQueue<() => void>()

  async function inTurn<T>(by: string, work: () => Promise<T>): Promise<T> {
    if (waiting.size() >= MOST_WAITING) throw new Problem('overloaded', { retryAfterSeconds: 5 })
    if (waiting.sizeOf(by) >= SHARE) throw overLimit({ name: 'passwords-at-once', max: SHARE }, 5_000, SHARE_MESSAGE)
    if (running >= AT_A_TIME) await new Promise<void>(resolve => waiting.add(by, resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.next()
      if (next) next()
      else running--
    }
  }

  /** Letters that look alike but were composed in another way are the same password. */
  const derive = (password: string, salt: string, by: string): Promise<Buffer> =>
    inTurn(
      by,
      () =>
        new Promise((resolve, reject) =>
          scrypt(password.normalize('NFC'), salt, HASH_BYTES, COST, (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )

  return {
    async hash(password, by) {
      const salt = randomBytes(16).toString('base64url')
      return { salt, hash: (await derive(password, salt, by)).toString('base64url') }
    },
    async matches(password, { salt, hash }, by) {
      const found = await derive(password, salt, by)
      const expected = Buffer.from(hash, 'base64url')
      return found.length === expected.length && timingSafeEqual(found, expected)
    },
  }
}
