// The holders of claims: a pseudonym of an account under one name, so that the same name in all CVs of the account is one holder, and
// nothing links two accounts or two names.
import { createHmac } from 'node:crypto'
import { fold } from '../core/cv/names.ts'
import { BoundedMap } from '../lib/bounded-map.ts'
import { Problem } from '../lib/problem.ts'

const CACHED = 10_000
const BYTES = 16

/** The holder under a name: 22 characters, base64url. */
export type HolderOf = (name: string) => string
export type Holders = ReturnType<typeof createHolders>

/** `findHolderKey`: base64url; null without such an account. */
export function createHolders(findHolderKey: (userId: string) => Promise<string | null>) {
  const keys = new BoundedMap<string, Buffer>(CACHED)
  return {
    /** Throws not_found without such an account. */
    async ofUser(userId: string): Promise<HolderOf> {
      let key = keys.get(userId)
      if (!key) {
        const found = await findHolderKey(userId)
        if (!found) throw new Problem('not_found')
        key = Buffer.from(found, 'base64url')
        keys.set(userId, key)
      }
      return holderWith(key)
    },
  }
}

export const holderWith =
  (key: Buffer): HolderOf =>
  name =>
    createHmac('sha256', key)
      .update(`holder\n${fold(name)}`)
      .digest()
      .subarray(0, BYTES)
      .toString('base64url')
