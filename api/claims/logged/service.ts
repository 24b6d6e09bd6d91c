// Puts the claims of CVs into the transparency log, and their withdrawals. Each claim has a random salt: its entry is a commitment to
// salt and message, which says nothing to anybody without the salt. A step of a change of claims that is repeated until it is done.

import { randomBytes } from 'node:crypto'
import { type Judge, type LogPlace, messageOf } from '../../core/claims/claims.ts'
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
/** A claim that is first seen later is never logged: a late entry cannot be told from a back-dated one. */
const LOGGED_WITHIN_MS = 10 * MINUTE_MS
/** A wallet's statement may be ten minutes old when it is handed in. */
const WALLET_WITHIN_MS = 20 * MINUTE_MS

const idOf = (kind: string, message: string) => sha256(`${kind} ${message}`).toString('base64url')

type Parts = {
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
type JudgeOf = (claims: Claims) => Promise<Judge>
/** A row that still has its salt. */
const isOpen = (row: LoggedRow): row is LoggedClaim => row.salt !== undefined
/** A claim as it stands in a CV. */
type Standing = Omit<LoggedClaim, 'salt' | 'commitment'> & { message: string; at: Date }

export type LoggedService = ReturnType<typeof createLoggedService>

export function createLoggedService({ store, claimsLog, cvs, publicOrigin, emit, now, log }: Parts) {
  const unsettled = createItems('claims for the log', { now, log })
  const included = createItems('places in the log', { now, log })

  function standingIn({ nanoId, claims }: CvRecord): Standing[] {
    return Object.entries(claims).flatMap(([key, { attestations, requests }]) => {
      const section = key.replace('/', '.')
      const standing = (kind: Standing['kind'], message: string, at: Date, digest: string, withinMs: number) => {
        const credential = credentialId({ origin: publicOrigin, cv: nanoId, section }, digest, kind)
        const until = new Date(at.getTime() + withinMs)
        return { _id: idOf(kind, message), cvId: nanoId, section, kind, message, request: null, credential, at, until }
      }
      return [
        ...attestations.map(one =>
          standing(
            'attestation',
            messageOf(one),
            one.at,
            one.digest,
            one.method === 'wallet' ? WALLET_WITHIN_MS : LOGGED_WITHIN_MS,
          ),
        ),
        ...requests.flatMap(({ id, status, signature, decidedAt, at, digest }) =>
          status === 'confirmed' && signature !== null
            ? { ...standing('confirmation', signature, decidedAt ?? at, digest, LOGGED_WITHIN_MS), request: id }
            : [],
        ),
      ]
    })
  }

  async function addNew(standing: readonly Standing[], rows: readonly LoggedRow[]): Promise<boolean> {
    const known = new Set(rows.map(({ _id }) => _id))
    const [earliest, at] = [new Date(now().getTime() + MINUTE_MS), now()]
    const timely = standing.filter(one => !known.has(one._id) && one.at <= earliest && at < one.until)
    for (const { message, at: _, ...claim } of timely) {
      const salt = randomBytes(32)
      await store.addClaim({ ...claim, salt: salt.toString('base64url'), commitment: commitmentOf(salt, message) })
    }
    return timely.length > 0
  }

  /** Puts into the log what is new in a CV and what was withdrawn. Idempotent; repeated while the CV changes. */
  async function settle(nanoId: string): Promise<void> {
    for (;;) {
      // Rows first: a row without its claim in a CV that was read later is over.
      const before = await store.listOfCvs([nanoId])
      const cv = await cvs.findKeptCv(nanoId)
      if (!cv) return removeOfCvs([nanoId])
      const standing = standingIn(cv)
      const rows = (await addNew(standing, before)) ? await store.listOfCvs([nanoId]) : before
      const over = before.filter(isOpen).filter(row => standing.every(({ _id }) => _id !== row._id))
      const waiting = rows.filter(isOpen).filter(({ included, until }) => !included && now() < until)
      const withdrawn = over.filter(row => isWithdrawn(row, cv.claims))
      await claimsLog.enqueue([...waiting.map(entryOf), ...withdrawn.map(withdrawalOf)])
      for (const { _id } of over) await store.closeClaim(_id)
      if (rows.some(row => !isOpen(row) && row.until < now())) await store.removeClosed(nanoId, now())
      if (await cvs.markLogged(cv)) return
    }
  }

  /** CVs that are gone: their claims are withdrawn, and nothing of them is kept. Idempotent. */
  async function removeOfCvs(cvIds: readonly string[]): Promise<void> {
    const rows = await store.listOfCvs(cvIds)
    if (rows.length === 0) return
    await claimsLog.enqueue(rows.filter(isOpen).map(withdrawalOf))
    await store.removeClaims(rows.map(({ _id }) => _id))
  }

  /** What fails is done by the next run of `settleAll`. */
  const settleOrLater = (nanoId: string): Promise<void> =>
    settle(nanoId).catch((error: Error) => log.warn({ cv: nanoId, name: error.name }, 'claims will be logged later'))

  function placeOf(row: LoggedRow | undefined): LogPlace | undefined {
    if (!row || !isOpen(row)) return undefined
    if (!row.included) return claimsLog.isReady && now() < row.until ? 'soon' : undefined
    const { entry, proof } = row.included
    const { at } = JSON.parse(entry.toString()) as { at: string }
    return { at, entry: entry.toString('base64'), salt: row.salt, proof }
  }

  async function placesOf(claims: Claims): Promise<Judge['placeOf']> {
    const ids = Object.values(claims).flatMap(({ attestations, requests }) => [
      ...attestations.map(one => idOf('attestation', messageOf(one))),
      ...requests.flatMap(({ signature }) => (signature === null ? [] : idOf('confirmation', signature))),
    ])
    const rows = new Map((ids.length > 0 ? await store.listClaims(ids) : []).map(row => [row._id, row]))
    return (kind, message) => placeOf(rows.get(idOf(kind, message)))
  }

  return {
    removeOfCvs,
    settleOrLater: async (nanoId: string): Promise<void> => (claimsLog.isReady ? settleOrLater(nanoId) : undefined),
    /** The CVs whose claims changed, when an interruption kept them from the log. */
    settleAll: async (): Promise<boolean> => !claimsLog.isReady || unsettled.each(cvs.listToLog(), settle),
    /** Puts the claims of a CV into the log now, as far as that is possible. */
    async logNow(nanoId: string): Promise<void> {
      if (!claimsLog.isReady) return
      await settleOrLater(nanoId)
      await claimsLog
        .work(async () => true)
        .catch((error: Error) => log.warn({ name: error.name }, 'the log did not grow'))
    },
    /** Keeps the places of entries with their claims, for ever: a proof is never made anew. Idempotent. */
    async onIncluded(list: readonly Included[]): Promise<void> {
      for (const nanoId of await store.keepIncluded(list)) {
        // One that fails must not stop the log. Its cached pages end within a minute.
        await included.attempt(nanoId, async () => {
          await cvs.bumpRev(nanoId)
          await emit('cv.changed', { nanoId })
        })
      }
    },
    /** A judge who knows the places of the claims, too, which are read at once. */
    withPlaces: (judgeOf: JudgeOf) => async (claims: Claims) => ({
      ...(await judgeOf(claims)),
      placeOf: await placesOf(claims),
    }),
  }
}

const entryOf = ({ kind, commitment }: LoggedClaim): ToLog => ({ kind, commitment })

/** The holder of the claim's salt can make the same commitment, and so look for the withdrawal. */
const withdrawalOf = ({ salt, credential }: LoggedClaim): ToLog => ({
  kind: 'withdrawal',
  commitment: commitmentOf(sha256('withdrawal', Buffer.from(salt, 'base64url')), credential),
})

/** An attestation that a newer one replaced was not taken back. */
function isWithdrawn({ kind, section, request }: LoggedClaim, claims: Claims): boolean {
  const { attestations, requests } = claimsOf(claims, section)
  if (kind === 'attestation') return attestations.length === 0
  return requests.some(({ id, status }) => id === request && status !== 'confirmed')
}
