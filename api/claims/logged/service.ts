// Logs the claims of CVs and their withdrawals in the transparency log. The entry of a claim is a commitment to a random salt and the
// signed message, so that it reveals nothing without the salt. Runs after each change of claims, and is retried until it succeeds.

import { randomBytes } from 'node:crypto'
import { type LogPlace, messageOf, type Verifier } from '../../core/claims/claims.ts'
import { type Claims, claimsOf } from '../../core/claims/verification.ts'
import type { CvRecord } from '../../core/cv-record.ts'
import { commitmentOf } from '../../crypto/note.ts'
import type { Emit } from '../../events.ts'
import { createItems } from '../../jobs/items.ts'
import type { Log } from '../../lib/log.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { Included, LogService, ToLog } from '../../log/service.ts'
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
  cvs: {
    /** In the trash too. */
    findKeptCv: (nanoId: string) => Promise<CvRecord | null>
    listToLog: () => Promise<string[]>
    markLogged: (cv: CvRecord) => Promise<boolean>
    bumpRev: (nanoId: string) => Promise<void>
  }
  publicOrigin: string
  emit: Emit
  now: () => Date
  log: Pick<Log, 'warn'>
}
type VerifierOf = (claims: Claims) => Promise<Verifier>
/** A claim in a CV. */
type CvClaim = Omit<LoggedClaim, 'salt' | 'commitment'> & { message: string; at: Date }

export function createLoggedService(deps: Deps) {
  const { claimsLog, cvs, now, log } = deps
  const unsettled = createItems('claims for the log', { now, log })
  const included = createItems('places in the log', { now, log })

  /** After a failure the next run of `settleAll` does it. */
  const settleOrLater = (nanoId: string): Promise<void> =>
    settle(deps, nanoId).catch((error: Error) =>
      log.warn({ cv: nanoId, name: error.name }, 'claims will be logged later'),
    )

  return {
    removeOfCvs: (cvIds: readonly string[]) => removeOfCvs(deps, cvIds),
    settleOrLater: async (nanoId: string): Promise<void> => (claimsLog.isReady ? settleOrLater(nanoId) : undefined),
    /** CVs with changed claims that an interruption left out of the log. */
    settleAll: async (): Promise<boolean> =>
      !claimsLog.isReady || unsettled.each(cvs.listToLog(), nanoId => settle(deps, nanoId)),
    /** Puts the claims of a CV into the log now, as far as that is possible. */
    async logNow(nanoId: string): Promise<void> {
      if (!claimsLog.isReady) return
      await settleOrLater(nanoId)
      await claimsLog
        .work(async () => true)
        .catch((error: Error) => log.warn({ name: error.name }, 'the log did not grow'))
    },
    /** Stores the entries and proofs with their claims permanently; a proof is never recomputed. Idempotent. */
    async onIncluded(list: readonly Included[]): Promise<void> {
      for (const nanoId of await deps.store.keepIncluded(list)) {
        // A failure must not stop the log. The cached pages of that CV expire within a minute.
        await included.attempt(nanoId, async () => {
          await cvs.bumpRev(nanoId)
          await deps.emit('cv.changed', { nanoId })
        })
      }
    },
    /** Adds the log entries of the claims, which are read at once, to a verifier. */
    withPlaces: (verifierOf: VerifierOf) => async (claims: Claims) => ({
      ...(await verifierOf(claims)),
      logPlaceOf: await lookUpLogPlaces(deps, claims),
    }),
  }
}

/** Logs new and withdrawn claims of a CV. Idempotent; repeated while the CV changes. */
async function settle(deps: Deps, nanoId: string): Promise<void> {
  const { store, claimsLog, cvs, now } = deps
  for (;;) {
    // Rows are read first: when the CV, read later, lacks the claim of a row, the claim has ended.
    const before = await store.listOfCvs([nanoId])
    const cv = await cvs.findKeptCv(nanoId)
    if (!cv) return removeOfCvs(deps, [nanoId])
    const present = claimsIn(deps, cv)
    const rows = (await addNew(deps, present, before)) ? await store.listOfCvs([nanoId]) : before
    const ended = before.filter(isOpen).filter(row => present.every(({ _id }) => _id !== row._id))
    const waiting = rows.filter(isOpen).filter(({ included, until }) => !included && now() < until)
    const withdrawn = ended.filter(row => isWithdrawn(row, cv.claims))
    await claimsLog.enqueue([...waiting.map(entryOf), ...withdrawn.map(withdrawalOf)])
    for (const { _id } of ended) await store.closeClaim(_id)
    if (rows.some(row => !isOpen(row) && row.until < now())) await store.removeClosed(nanoId, now())
    if (await cvs.markLogged(cv)) return
  }
}

/** For removed CVs: withdraws their claims and removes their rows. Idempotent. */
async function removeOfCvs({ store, claimsLog }: Deps, cvIds: readonly string[]): Promise<void> {
  const rows = await store.listOfCvs(cvIds)
  if (rows.length === 0) return
  await claimsLog.enqueue(rows.filter(isOpen).map(withdrawalOf))
  await store.removeClaims(rows.map(({ _id }) => _id))
}

/** False when there was nothing to add. */
async function addNew({ store, now }: Deps, present: readonly CvClaim[], rows: readonly LoggedRow[]): Promise<boolean> {
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

/** The attestations and confirmations in a CV. */
function claimsIn({ publicOrigin }: Deps, { nanoId, claims }: CvRecord): CvClaim[] {
  return Object.entries(claims).flatMap(([key, { attestations, requests }]) => {
    const section = key.replace('/', '.')
    const claimOf = (kind: CvClaim['kind'], message: string, at: Date, digest: string, withinMs: number) => {
      const credential = credentialId({ origin: publicOrigin, cv: nanoId, section }, digest, kind)
      const until = new Date(at.getTime() + withinMs)
      return { _id: idOf(kind, message), cvId: nanoId, section, kind, message, request: null, credential, at, until }
    }
    const attested = attestations.map(one => {
      const withinMs = one.method === 'wallet' ? WALLET_WITHIN_MS : LOGGED_WITHIN_MS
      return claimOf('attestation', messageOf(one), one.at, one.digest, withinMs)
    })
    const confirmed = requests.flatMap(({ id, status, signature, decidedAt, at, digest }) => {
      if (status !== 'confirmed' || signature === null) return []
      return { ...claimOf('confirmation', signature, decidedAt ?? at, digest, LOGGED_WITHIN_MS), request: id }
    })
    return [...attested, ...confirmed]
  })
}

async function lookUpLogPlaces({ store, claimsLog, now }: Deps, claims: Claims): Promise<Verifier['logPlaceOf']> {
  const ids = Object.values(claims).flatMap(({ attestations, requests }) => [
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
function isWithdrawn({ kind, section, request }: LoggedClaim, claims: Claims): boolean {
  const { attestations, requests } = claimsOf(claims, section)
  if (kind === 'attestation') return attestations.length === 0
  return requests.some(({ id, status }) => id === request && status !== 'confirmed')
}
