// Changes of claims. Each is one conditional update of one document; the steps after it (the `rev` of the CVs that show the claim, their
// webhook events, the log, the status lists) are repeatable, run at once, and are resumed after an interruption.

import { nanoid } from 'nanoid'
import { type ClaimParts, isEmptyClaim, NO_PARTS, type RequestMeta } from '../core/claims/claims.ts'
import type { CvEvent } from '../cv/pending-events.ts'
import type { CvStore } from '../cv/store.ts'
import type { Emit } from '../events.ts'
import { createItems } from '../jobs/items.ts'
import type { Log } from '../lib/log.ts'
import { Problem } from '../lib/problem.ts'
import { untilDone } from '../lib/retry.ts'
import { sha256 } from '../lib/sha256.ts'
import type { ClaimEvent, ClaimRecord, ClaimStore, NewClaim } from './claim-store.ts'
import type { Holders } from './holders.ts'
import { type ClaimKey, digestsIn, type Standing, standingsOf } from './standing.ts'

type Deps = {
  store: ClaimStore
  cvs: Pick<CvStore, 'listKeptCvs' | 'touchCvs'>
  holders: Holders
  /** The steps in the log and the status lists. */
  followers: readonly ((claim: ClaimRecord) => Promise<unknown>)[]
  emit: Emit
  now: () => Date
  log: Pick<Log, 'warn'>
}
/** The words that a claim is about. */
export type ClaimTarget = Pick<NewClaim, 'userId' | 'holder' | 'kind' | 'scope' | 'digest' | 'person' | 'value'>
type OwnClaim = ClaimKey & Pick<ClaimRecord, 'userId'>
/** Returns the same object for no change; may throw. Called again when the claim has changed meanwhile. */
export type Decide = (parts: ClaimParts) => ClaimParts
export type ClaimChanges = ReturnType<typeof createClaimChanges>

const PER_ACCOUNT = 2_000
const OPEN_MS = 30 * 24 * 3_600_000

export function createClaimChanges(deps: Deps) {
  const unsettled = createItems('changed claims', deps)
  return {
    /** Changes the claim about these words, which is created when the account has none. Throws limit_reached. */
    put: (target: ClaimTarget, decide: Decide): Promise<ClaimRecord> =>
      untilDone(async () => {
        const found = await deps.store.findClaim(target.userId, target.digest)
        if (found) return change(deps, found, decide)
        const parts = decide(NO_PARTS)
        await makeRoom(deps, target.userId)
        const made = await deps.store.createClaim({ ...target, ...parts, at: deps.now() })
        return made && settleOrLater(deps, made)
      }),
    /** Changes a claim that exists; null when the account has none with this digest. */
    change: async (userId: string, digest: string, decide: Decide): Promise<ClaimRecord | null> => {
      const { found } = await untilDone(async () => {
        const before = await deps.store.findClaim(userId, digest)
        if (!before) return { found: null }
        const found = await change(deps, before, decide)
        return found && { found }
      })
      return found
    },
    /** The CVs that show a claim. */
    standingsOf: (claim: OwnClaim) => listStandings(deps, claim),
    /** Gives the CVs that show this claim a new `rev`, after a change outside of its document. */
    touch: async (id: string): Promise<void> => {
      const claim = await deps.store.findById(id)
      if (claim) await touchCvs(deps, { ...claim, events: [] })
    },
    /** Finishes the steps of changed claims that an interruption left. */
    resume: (): Promise<boolean> => unsettled.each(deps.store.listUnsettled(), id => settle(deps, id)),
  }
}

/** Null when the claim has changed meanwhile. */
async function change(deps: Deps, claim: ClaimRecord, decide: Decide): Promise<ClaimRecord | null> {
  const parts = decide(claim)
  // The steps run for an unchanged claim too: the call may resume an interrupted one.
  if (parts === claim) return settleOrLater(deps, claim)
  const { attestations, evidence, requests, credentials } = parts
  const events = eventsOf(claim.requests, requests, deps.now())
  const changed = await deps.store.changeClaim(claim, { attestations, evidence, requests, credentials }, events)
  return changed && settleOrLater(deps, changed)
}

/** The claim itself is stored, so a failure of the steps is logged, and the job repeats them. */
async function settleOrLater(deps: Deps, claim: ClaimRecord): Promise<ClaimRecord> {
  await settle(deps, claim.id).catch((error: Error) =>
    deps.log.warn(
      { claim: claim.id, name: error.name },
      'the steps of a changed claim were interrupted and are resumed',
    ),
  )
  return claim
}

async function settle(deps: Deps, id: string): Promise<void> {
  for (;;) {
    const claim = await deps.store.findById(id)
    if (!claim?.unsettled) return
    await touchCvs(deps, claim)
    for (const follow of deps.followers) await follow(claim)
    if (await deps.store.finish(claim, isEmptyClaim(claim))) return
  }
}

async function listStandings({ cvs, holders }: Deps, claim: OwnClaim): Promise<Standing[]> {
  return standingsOf(claim, await cvs.listKeptCvs(claim.userId), await holders.ofUser(claim.userId))
}

/** Published CVs report the events of a claim; its drafts do where none is published. */
async function touchCvs(deps: Deps, claim: ClaimRecord): Promise<void> {
  const { cvs, now, emit } = deps
  const standings = await listStandings(deps, claim).catch(ifAccountIsGone)
  const isPublished = standings.some(({ published }) => published.length > 0)
  const changes = standings.map(({ cv, draft, published }) => {
    const [section] = isPublished ? published : draft
    const events = section === undefined ? [] : claim.events.map(event => eventIn(cv.nanoId, section, event))
    return { nanoId: cv.nanoId, events }
  })
  await cvs.touchCvs(claim.userId, changes, now())
  for (const { nanoId } of changes) await emit('cv.changed', { nanoId })
}

function ifAccountIsGone(error: unknown): Standing[] {
  if (error instanceof Problem && error.code === 'not_found') return []
  throw error
}

/** The same event has the same id in a CV when the step is repeated. */
const eventIn = (nanoId: string, section: string, { id, type, at, request }: ClaimEvent): CvEvent => ({
  id: sha256(`${id} ${nanoId}`).toString('base64url').slice(0, 21),
  type,
  at,
  data: { section, request },
})

/** The confirmations that were added or withdrawn between two states of a claim. */
function eventsOf(before: readonly RequestMeta[], after: readonly RequestMeta[], at: Date): ClaimEvent[] {
  const known = new Map(before.map(({ id, status }) => [id, status]))
  return after.flatMap(({ id: request, status }) => {
    const was = known.get(request)
    if (was === status || (status !== 'confirmed' && status !== 'revoked')) return []
    const eventOf = (type: ClaimEvent['type']) => ({ id: nanoid(), type, at, request })
    // Withdrawn before its confirmation had reached the claim: both happened.
    const isNew = status === 'confirmed' || was === 'sent'
    return [
      ...(isNew ? [eventOf('claim.confirmed')] : []),
      ...(status === 'revoked' ? [eventOf('claim.withdrawn')] : []),
    ]
  })
}

/**
 * Ends the oldest claim whose words are in no CV when the account is full: first those that nobody stands for any more, then attestations.
 * Throws limit_reached when all others have a confirmation, an open request, evidence or a credential.
 */
async function makeRoom(deps: Deps, userId: string): Promise<void> {
  const { store, cvs, holders, now } = deps
  if ((await store.countClaims(userId)) < PER_ACCOUNT) return
  const used = digestsIn(await cvs.listKeptCvs(userId), await holders.ofUser(userId))
  const before = now().getTime() - OPEN_MS
  const isOver = ({ at, requests, evidence, credentials }: Outline) =>
    evidence + credentials === 0 &&
    requests.every(
      status => status === 'declined' || status === 'revoked' || (status === 'sent' && at.getTime() < before),
    )
  const free = (await store.listOutlines(userId)).filter(claim => isOver(claim) && !used.has(claim.digest))
  const oldest = free.find(({ attestations }) => attestations === 0) ?? free[0]
  if (!oldest) {
    const message = `An account can have ${PER_ACCOUNT.toLocaleString('en')} claims. Withdraw one that you do not need.`
    throw new Problem('limit_reached', { message })
  }
  await untilDone(async () => {
    const claim = await store.findById(oldest.id)
    return claim ? change(deps, claim, () => ({ ...NO_PARTS })) : true
  })
}
type Outline = Awaited<ReturnType<ClaimStore['listOutlines']>>[number]
