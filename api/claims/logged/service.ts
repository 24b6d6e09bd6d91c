// Logs claims and their withdrawals in the transparency log. The entry of a claim is a commitment to a random salt and the
// signed message, so that it reveals nothing without the salt. Runs after each change of claims, and is retried until it succeeds.

import { randomBytes } from 'node:crypto'
import { type Claim, type LogPlace, messageOf, type Verifier } from '../../core/claims/claims.ts'
import { commitmentOf } from '../../crypto/note.ts'
import type { Log } from '../../lib/log.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { Included, LogService, ToLog } from '../../log/service.ts'
import type { ClaimRecord, ClaimStore } from '../claim-store.ts'
import { credentialId } from '../credentials/issued/shapes.ts'
import type { LoggedClaim, LoggedRow, LoggedStore } from './store.ts'

const MINUTE_MS = 60_000
/** Claims first seen later than this are never logged: a late entry is indistinguishable from a back-dated one. */
const LOGGED_WITHIN_MS = 10 * MINUTE_MS
/** A wallet's statement may be ten minutes old when it is submitted. */
const WALLET_WITHIN_MS = 20 * MINUTE_MS

type Deps = {
  store: LoggedStore
  claimsLog: Pick<LogService, 'isReady' | 'enqueue' | 'work'>
  claims: Pick<ClaimStore, 'findById'>
  publicOrigin: string
  now: () => Date
  log: Pick<Log, 'warn'>
}
type VerifierOf = (claims: readonly Claim[]) => Promise<Verifier>
/** An attestation or a confirmation of a claim. */
type Entry = Omit<LoggedClaim, 'salt' | 'commitment'> & { message: string; at: Date }

export function createLoggedService(deps: Deps) {
  const { claimsLog, log } = deps
  return {
    /** For a removed account: logs that its claims are withdrawn, and removes their rows. Idempotent. */
    removeOfUser: (userId: string) => removeOfUser(deps, userId),
    /** Logs what is new and what has ended in a claim. Idempotent. */
    follow: async (claim: ClaimRecord): Promise<void> => (claimsLog.isReady ? settle(deps, claim) : undefined),
    /** Puts a claim into the log now, as far as that is possible. */
    async logNow(claim: ClaimRecord): Promise<void> {
      if (!claimsLog.isReady) return
      await settle(deps, claim)
      await claimsLog
        .work(async () => true)
        .catch((error: Error) => log.warn({ name: error.name }, 'the log did not grow'))
    },
    /** Stores the entries and proofs permanently; a proof is never recomputed. Returns the ids of the claims. Idempotent. */
    keepIncluded: (list: readonly Included[]): Promise<string[]> => deps.store.keepIncluded(list),
    /** Adds the log entries of the claims, which are read at once, to a verifier. */
    withPlaces: (verifierOf: VerifierOf) => async (claims: readonly Claim[]) => ({
      ...(await verifierOf(claims)),
      logPlaceOf: await lookUpLogPlaces(deps, claims),
    }),
  }
}

async function settle(deps: Deps, { id, userId }: ClaimRecord): Promise<void> {
  const { store, claimsLog, claims, now } = deps
  // Rows are read first: when the claim, read later, lacks the entry of a row, the entry has ended.
  const before = await store.listOfClaim(userId, id)
  const claim = await claims.findById(id)
  const present = claim ? entriesOf(deps, claim) : []
  const rows = (await addNew(deps, present, before)) ? await store.listOfClaim(userId, id) : before
  const ended = before.filter(isOpen).filter(row => present.every(({ _id }) => _id !== row._id))
  const waiting = rows.filter(isOpen).filter(({ included, until }) => !included && now() < until)
  const withdrawn = ended.filter(row => isWithdrawn(row, claim))
  await claimsLog.enqueue([...waiting.map(entryOf), ...withdrawn.map(withdrawalOf)])
  for (const row of ended) await store.closeClaim(row)
}

async function removeOfUser({ store, claimsLog }: Deps, userId: string): Promise<void> {
  const rows = await store.listOfUser(userId)
  if (rows.length === 0) return
  await claimsLog.enqueue(rows.filter(isOpen).map(withdrawalOf))
  await store.removeClaims(rows.map(({ _id }) => _id))
}

/** False when there was nothing to add. */
async function addNew({ store, now }: Deps, present: readonly Entry[], rows: readonly LoggedRow[]): Promise<boolean> {
  const known = new Set(rows.map(({ _id }) => _id))
  const at = now()
  const latest = new Date(at.getTime() + MINUTE_MS)
  const timely = present.filter(one => !known.has(one._id) && one.at <= latest && at < one.until)
  for (const { message, at: _, ...claim } of timely) {
    const salt = randomBytes(32)
    await store.addClaim({ ...claim, salt: salt.toString('base64url'), commitment: commitmentOf(salt, message) })
  }
  return timely.length > 0
}

const idOf = (kind: string, message: string) => sha256(`${kind} ${message}`).toString('base64url')

/** The attestations and confirmations of a claim. */
function entriesOf({ publicOrigin: origin }: Deps, claim: ClaimRecord): Entry[] {
  const { id, userId, attestations, requests } = claim
  const entryFor = (kind: Entry['kind'], message: string, at: Date, withinMs: number) => {
    const credential = credentialId(origin, claim, kind, at)
    const until = new Date(at.getTime() + withinMs)
    return { _id: idOf(kind, message), userId, claim: id, kind, message, request: null, credential, at, until }
  }
  const attested = attestations.map(one => {
    const withinMs = one.method === 'wallet' ? WALLET_WITHIN_MS : LOGGED_WITHIN_MS
    return entryFor('attestation', messageOf(one), one.at, withinMs)
  })
  const confirmed = requests.flatMap(({ id: request, status, signature, decidedAt, at }) => {
    if (status !== 'confirmed' || signature === null) return []
    return { ...entryFor('confirmation', signature, decidedAt ?? at, LOGGED_WITHIN_MS), request }
  })
  return [...attested, ...confirmed]
}

async function lookUpLogPlaces(
  { store, claimsLog, now }: Deps,
  claims: readonly Claim[],
): Promise<Verifier['logPlaceOf']> {
  const ids = claims.flatMap(({ attestations, requests }) => [
    ...attestations.map(one => idOf('attestation', messageOf(one))),
    ...requests.flatMap(({ signature }) => (signature === null ? [] : idOf('confirmation', signature))),
  ])
  const found = ids.length > 0 ? await store.listClaims(ids) : []
  const rows = new Map(found.map(row => [row._id, row]))
  return (kind, message) => {
    const row = rows.get(idOf(kind, message))
    if (!row || !isOpen(row)) return undefined
    if (row.included) return placeIn(row.included, row.salt)
    return claimsLog.isReady && now() < row.until ? 'soon' : undefined
  }
}

function placeIn({ entry, proof }: NonNullable<LoggedClaim['included']>, salt: string): LogPlace {
  const { at } = JSON.parse(entry.toString()) as { at: string }
  return { at, entry: entry.toString('base64'), salt, proof }
}

/** A row that still has its salt. */
const isOpen = (row: LoggedRow): row is LoggedClaim => row.salt !== undefined

const entryOf = ({ kind, commitment }: LoggedClaim): ToLog => ({ kind, commitment })

/** The holder of the claim's salt can compute this commitment and look for the withdrawal. */
const withdrawalOf = ({ salt, credential }: LoggedClaim): ToLog => ({
  kind: 'withdrawal',
  commitment: commitmentOf(sha256('withdrawal', Buffer.from(salt, 'base64url')), credential),
})

/** A newer attestation replaces an older one without withdrawing it. */
function isWithdrawn({ kind, request }: LoggedClaim, claim: ClaimRecord | null): boolean {
  if (!claim || kind === 'attestation') return !claim?.attestations.length
  return claim.requests.every(({ id, status }) => id !== request || status !== 'confirmed')
}
