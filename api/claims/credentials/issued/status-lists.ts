// Bitstring Status Lists (https://www.w3.org/TR/vc-bitstring-status-list/): which credentials were withdrawn. A list is derived from
// the stored entries, signed in both forms when it has changed, and signed again before its end.
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { secondsOf } from '../../../core/claims/claims.ts'
import { BoundedMap } from '../../../lib/bounded-map.ts'
import type { Issuer } from './issuer.ts'
import { STATUS_CONTEXTS } from './shapes.ts'
import type { About, IssuedStore } from './store.ts'

/** The least that the standard allows: 16 KiB. */
const BITS = 131_072
/** A list counts as full at half, so that drawing a free index stays quick. */
const FULL = BITS / 2
const HOUR_MS = 3_600_000
/** How long readers may cache a list. */
export const TTL_SECONDS = 300
/** How often the count of another process's changes is read. */
const CHECK_MS = 1_000
const LISTS = 100

const zip = promisify(gzip)

type Made = { count: number; madeAtMs: number; ldp: string; jwt: string }
type Known = { made: Promise<Made>; checkedAtMs: number }
type Deps = { store: IssuedStore; issuer: Issuer; publicOrigin: string; now: () => Date }
export type StatusLists = ReturnType<typeof createStatusLists>

export function createStatusLists(deps: Deps) {
  const { store, now } = deps
  const known = new BoundedMap<number, Known>(LISTS)

  /** The signed list, signed again when bits were set since or its end is near. */
  async function fresh(list: number, before: Promise<Made> | undefined): Promise<Made> {
    const count = await store.countSet(list)
    const made = await before?.catch(() => undefined)
    return made && made.count === count && now().getTime() - made.madeAtMs < HOUR_MS ? made : make(deps, list, count)
  }

  return {
    /** Reserves a random free index for a credential, unless it has one. */
    async reserve(about: About): Promise<void> {
      while (!(await store.findIssued(about.key))) {
        const list = 1 + Math.floor((await store.countEntries()) / FULL)
        await store.reserve(list, randomBytes(4).readUInt32BE() % BITS, about)
      }
    },
    /** Both signed forms; null when there is no such list. */
    async find(list: number): Promise<Made | null> {
      const entry = known.get(list)
      const nowMs = now().getTime()
      if (entry && nowMs - entry.checkedAtMs < CHECK_MS) return entry.made
      if (!entry && !(await store.hasList(list))) return null
      const made = fresh(list, entry?.made)
      known.set(list, { made, checkedAtMs: nowMs })
      made.catch(() => known.delete(list))
      return made
    },
    /** After this process set a bit. */
    noteChange(list: number): void {
      const entry = known.get(list)
      if (entry) known.set(list, { ...entry, checkedAtMs: 0 })
    },
  }
}

async function make({ store, issuer, publicOrigin, now }: Deps, list: number, count: number): Promise<Made> {
  const at = now()
  const bits = Buffer.alloc(BITS / 8)
  for (const index of await store.listSet(list)) bits[index >> 3] = (bits[index >> 3] as number) | (128 >> (index & 7))
  const id = `${publicOrigin}/status-lists/${list}`
  const document = {
    '@context': STATUS_CONTEXTS,
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: secondsOf(at),
    validUntil: secondsOf(new Date(at.getTime() + 24 * HOUR_MS)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: TTL_SECONDS * 1_000,
      encodedList: `u${(await zip(bits)).toString('base64url')}`,
    },
  }
  const claims = (iat: number) => ({
    ...document,
    iss: issuer.did,
    sub: `${id}#list`,
    jti: id,
    iat,
    nbf: Date.parse(document.validFrom) / 1_000,
    exp: Date.parse(document.validUntil) / 1_000,
  })
  return { count, madeAtMs: at.getTime(), ...(await issuer.sign(document, claims)) }
}
