// How an owner shares a CV: a password, an end, links for one person each, and what is known of its views.
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
import type { Passwords } from '../crypto/password.ts'
import type { Emit } from '../events.ts'
import { invalid, Problem } from '../lib/problem.ts'
import type { CvOwner, DraftService } from './draft-service.ts'
import type { HistoryStore } from './history-store.ts'
import type { CvStore } from './store.ts'

type Parts = {
  cvs: Pick<DraftService, 'findOwn'>
  store: CvStore
  history: HistoryStore
  passwords: Passwords
  limits: { newPasswords: { check: (of: string) => void; use: (of: string) => void } }
  publicOrigin: string
  now: () => Date
  emit: Emit
}

const ATTEMPTS = LINKS_PER_CV + 10

export type SharingService = ReturnType<typeof createSharingService>

export function createSharingService({ cvs, store, history, passwords, limits, publicOrigin, now, emit }: Parts) {
  const describeLink = (nanoId: string, { id, token, name, createdAt, endedAt }: RecipientLink): RecipientLinkData => ({
    id,
    name,
    url: `${publicOrigin}/cv/${nanoId}/to/${token}`,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  })
  const describe = (nanoId: string, { password, expiresAt, links }: Sharing): CvSharingData => ({
    hasPassword: password !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    links: links.map(link => describeLink(nanoId, link)),
  })

  /** `decide` is called again when the state that it saw has changed; it may throw, and returns the same object for no change. */
  async function change(owner: CvOwner, nanoId: string, decide: (sharing: Sharing) => Sharing): Promise<Sharing> {
    // Of many at once one succeeds in each round, so that the last one needs as many attempts as there are links.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const cv = await cvs.findOwn(owner, nanoId)
      const before = cv.sharing ?? OPEN
      const after = decide(before)
      if (after === before) return before
      if (!(await store.changeSharing(cv, after))) continue
      await emit('cv.changed', { nanoId })
      return after
    }
    throw new Problem('conflict', { message: 'The CV is being edited. Please try again.' })
  }

  function endOf(expiresAt: string): Date {
    const end = new Date(expiresAt)
    if (end > now()) return end
    const message = 'This lies in the past, or is no moment at all. Choose one that is still to come.'
    throw invalid([{ path: '/expiresAt', message }])
  }

  return {
    readSharing: async (owner: CvOwner, nanoId: string): Promise<CvSharingData> =>
      describe(nanoId, (await cvs.findOwn(owner, nanoId)).sharing ?? OPEN),

    /** A new password or end holds from now on, also for readers who have opened the CV already. */
    async changeSharing(
      owner: CvOwner & { limitKey: string },
      nanoId: string,
      edit: ChangeSharingData,
    ): Promise<CvSharingData> {
      await cvs.findOwn(owner, nanoId)
      const changes: { password?: Sharing['password']; expiresAt?: Date | null } = {}
      if (edit.expiresAt !== undefined) changes.expiresAt = edit.expiresAt === null ? null : endOf(edit.expiresAt)
      if (edit.password === null) changes.password = null
      else if (edit.password !== undefined) {
        limits.newPasswords.check(owner.limitKey)
        limits.newPasswords.use(owner.limitKey)
        changes.password = await passwords.hash(edit.password, owner.limitKey)
      }
      const isNothing = Object.keys(changes).length === 0
      return describe(nanoId, await change(owner, nanoId, before => (isNothing ? before : { ...before, ...changes })))
    },

    async createLink(owner: CvOwner, nanoId: string, name: string): Promise<RecipientLinkData> {
      const token = randomBytes(16).toString('base64url')
      const link = { id: nanoid(12), token, name, createdAt: now(), endedAt: null }
      await change(owner, nanoId, before => {
        const after = withLink(before, link)
        if (after) return after
        throw new Problem('limit_reached', { message: `A CV can have ${LINKS_PER_CV} links. End one to make room.` })
      })
      return describeLink(nanoId, link)
    },
    async endLink(owner: CvOwner, nanoId: string, linkId: string): Promise<void> {
      const at = now()
      await change(owner, nanoId, before => {
        const after = withLinkEnded(before, linkId, at)
        if (after) return after
        throw new Problem('not_found')
      })
    },

    async readViews(owner: CvOwner, nanoId: string): Promise<CvViewsData> {
      const { sharing = OPEN } = await cvs.findOwn(owner, nanoId)
      const { count, days, downloads, links } = await history.findViews(nanoId)
      return {
        total: count,
        days: daysUntil(now()).map(day => ({ day, views: days[day] ?? 0 })),
        downloads,
        links: sharing.links.map(({ id }) => ({ id, views: links[id] ?? 0 })),
      }
    },
  }
}
