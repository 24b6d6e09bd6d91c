// What webhooks are to be told of a CV: written in the same update as what happened, so that a kill neither loses it nor tells what did
// not happen, and dropped once it is queued.
import { nanoid } from 'nanoid'
import type { Claims } from '../core/claims/verification.ts'
import type { CvEventType } from '../core/contract/webhooks.ts'
import { type Documents, IS_TEXT, listIds } from '../db/documents.ts'

export type CvEvent = Readonly<{ id: string; type: CvEventType; at: Date; data: Readonly<Record<string, unknown>> }>
/** `told` counts the events that the CV ever had. */
export type Telling = { toTell?: CvEvent[]; told?: number }
/** The events of a CV that are not queued yet, in order; `n` numbers all events of the CV. */
export type ToTell = Readonly<{ userId: string; events: readonly (CvEvent & { n: number })[] }>

export const eventOf = (type: CvEventType, at: Date, data: CvEvent['data'] = {}): CvEvent => ({
  id: nanoid(),
  type,
  at,
  data,
})

/** The part of an update that tells these events, and gives the CV its next `rev`. */
export const telling = (events: readonly CvEvent[]) =>
  events.length > 0
    ? { $push: { toTell: { $each: events } }, $inc: { rev: 1, told: events.length } }
    : { $inc: { rev: 1 } }

/** The confirmations that came, or were withdrawn, between two states of a CV's claims. */
export function eventsOfClaims(before: Claims, after: Claims, at: Date): CvEvent[] {
  return Object.entries(after).flatMap(([key, { requests }]) => {
    const known = new Map((before[key]?.requests ?? []).map(({ id, status }) => [id, status]))
    return requests.flatMap(({ id, status }) => {
      const [was, data] = [known.get(id), { section: key.replace('/', '.'), request: id }]
      if (was === status || (status !== 'confirmed' && status !== 'revoked')) return []
      // Withdrawn before its confirmation had reached the CV: both happened.
      const isNew = status === 'confirmed' || was === 'sent'
      return [
        ...(isNew ? [eventOf('claim.confirmed', at, data)] : []),
        ...(status === 'revoked' ? [eventOf('claim.withdrawn', at, data)] : []),
      ]
    })
  })
}

export function createTelling(cvs: Documents<Telling & { _id: string; userId: string }>) {
  return {
    listToTell: () => listIds(cvs, { 'toTell.id': IS_TEXT }, { 'toTell.id': 1 }),
    /** Null when there is nothing to tell. */
    findToTell: async (nanoId: string): Promise<ToTell | null> => {
      const stored = await cvs.findOne({ _id: nanoId }, { userId: 1, toTell: 1, told: 1 }).lean()
      if (!stored?.toTell?.length) return null
      const { userId, toTell = [], told = 0 } = stored
      return { userId, events: toTell.map((event, at) => ({ ...event, n: told - toTell.length + at })) }
    },
    /** To be called with the first events of a CV, so that the numbers of the others stay. */
    dropTold: async (nanoId: string, events: readonly CvEvent[]): Promise<void> => {
      await cvs.updateOne({ _id: nanoId }, { $pull: { toTell: { id: { $in: events.map(({ id }) => id) } } } })
    },
  }
}
