// The sharing of a CV by its owner: a password, an end, links for one person each, and the counts of its views.
import { randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { ChangeSharingData, CvSharingData, CvViewsData, RecipientLinkData } from '../core/contract/sharing.ts'
import {
  daysUntil,
  LINKS_PER_CV,
  OPEN,
  type RecipientLink,
  type Sharing,
  withLink,
  withLinkEnded,
} from '../core/cv/sharing.ts'
import type { CvRecord } from '../core/cv-record.ts'
import type { Passwords } from '../crypto/password.ts'
import type { Emit } from '../events.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { CvOwner } from './drafts/reader.ts'
import type { DraftService } from './drafts/service.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvStore } from './store.ts'

type Deps = {
  cvs: Pick<DraftService, 'findOwn'>
  store: Pick<CvStore, 'changeSharing'>
  history: Pick<HistoryStore, 'findViews'>
  passwords: Passwords
  /** Passwords that an account may set. */
  newPasswords: { check: (of: string) => void; use: (of: string) => void }
  publicOrigin: string
  now: () => Date
  emit: Emit
}

const ATTEMPTS = LINKS_PER_CV + 10

export type SharingService = ReturnType<typeof createSharingService>

export const createSharingService = (deps: Deps) => ({
  readSharing: readSharing.bind(null, deps),
  changeSharing: changeSharing.bind(null, deps),
  createLink: createLink.bind(null, deps),
  endLink: endLink.bind(null, deps),
  readViews: readViews.bind(null, deps),
})

async function readSharing(deps: Deps, owner: CvOwner, nanoId: string): Promise<CvSharingData> {
  return describe(deps, nanoId, (await deps.cvs.findOwn(owner, nanoId)).sharing ?? OPEN)
}

/** A new password or end holds from now on, also for readers who have opened the CV already. */
async function changeSharing(
  deps: Deps,
  owner: CvOwner & { limitKey: string },
  nanoId: string,
  edit: ChangeSharingData,
): Promise<CvSharingData> {
  const { cvs, passwords, newPasswords, now } = deps
  await cvs.findOwn(owner, nanoId)
  const changes: { password?: Sharing['password']; expiresAt?: Date | null } = {}
  if (edit.expiresAt !== undefined) changes.expiresAt = edit.expiresAt === null ? null : endOf(edit.expiresAt, now())
  if (edit.password === null) changes.password = null
  else if (edit.password !== undefined) {
    newPasswords.check(owner.limitKey)
    newPasswords.use(owner.limitKey)
    changes.password = await passwords.hash(edit.password, owner.limitKey)
  }
  const isNothing = Object.keys(changes).length === 0
  const after = await change(deps, owner, nanoId, before => (isNothing ? before : { ...before, ...changes }))
  return describe(deps, nanoId, after)
}

async function createLink(deps: Deps, owner: CvOwner, nanoId: string, name: string): Promise<RecipientLinkData> {
  const token = randomBytes(16).toString('base64url')
  const made = { id: nanoid(12), token, name, createdAt: deps.now(), endedAt: null }
  let link: RecipientLink = { ...made, version: null }
  await change(deps, owner, nanoId, (before, cv) => {
    link = { ...made, version: cv.published?.version ?? null }
    const after = withLink(before, link)
    if (after) return after
    throw new Problem('limit_reached', { message: `A CV can have ${LINKS_PER_CV} links. End one to make room.` })
  })
  return describeLink(deps, nanoId, link)
}

async function endLink(deps: Deps, owner: CvOwner, nanoId: string, linkId: string): Promise<void> {
  const at = deps.now()
  await change(deps, owner, nanoId, before => {
    const after = withLinkEnded(before, linkId, at)
    if (after) return after
    throw new Problem('not_found')
  })
}

async function readViews({ cvs, history, now }: Deps, owner: CvOwner, nanoId: string): Promise<CvViewsData> {
  const { sharing = OPEN } = await cvs.findOwn(owner, nanoId)
  const { count, days, downloads, links } = await history.findViews(nanoId)
  return {
    total: count,
    days: daysUntil(now()).map(day => ({ day, views: days[day] ?? 0 })),
    downloads,
    links: sharing.links.map(({ id }) => ({ id, views: links[id] ?? 0 })),
  }
}

/** `decide` is called again when the state that it saw has changed; it may throw, and returns the same object for no change. */
async function change(deps: Deps, owner: CvOwner, nanoId: string, decide: (sharing: Sharing, cv: CvRecord) => Sharing) {
  const { cvs, store, now, emit } = deps
  // One of several concurrent changes succeeds in each round, so the last one needs as many attempts as there are links.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cv = await cvs.findOwn(owner, nanoId)
    const before = cv.sharing ?? OPEN
    const after = decide(before, cv)
    if (after === before) return before
    if (!(await store.changeSharing(cv, after, now()))) continue
    await emit('cv.changed', { nanoId })
    return after
  }
  throw new Problem('conflict', { message: 'The CV is being edited. Please try again.' })
}

function endOf(expiresAt: string, now: Date): Date {
  const end = new Date(expiresAt)
  if (end > now) return end
  const message = 'This time is in the past or invalid. Choose a time in the future.'
  throw invalid([{ path: '/expiresAt', message }])
}

const describe = (deps: Deps, nanoId: string, { password, expiresAt, links }: Sharing): CvSharingData => ({
  hasPassword: password !== null,
  expiresAt: expiresAt?.toISOString() ?? null,
  links: links.map(link => describeLink(deps, nanoId, link)),
})

const describeLink = (
  { publicOrigin }: Deps,
  nanoId: string,
  { id, token, name, version, createdAt, endedAt }: RecipientLink,
): RecipientLinkData => ({
  id,
  name,
  url: `${publicOrigin}/cv/${nanoId}/to/${token}`,
  version,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})
